import { wordTable } from './word-table';
import { singular } from '../words/inflect';
import { tagTokens } from './tag';
import type { Token } from './token';

/** A token before it is known what it does. */
export type RawToken = Omit<Token, 'tag'> & { readonly kind: 'word' | 'number' | 'quoted' | 'mark' };

/*
 * In order: quotations (a single quote only at the start of a word), addresses and hex colours, numbers with what is
 * written at them, words with what joins their parts, and single marks.
 */
const TOKEN = new RegExp(
  [
    '(?<!\\d)"[^"\\n]{1,200}"',
    "(?<![\\p{L}\\p{N}])'[^'\\n]{1,80}'(?![\\p{L}\\p{N}])",
    '#[0-9a-fA-F]{6}\\b|#[0-9a-fA-F]{3}\\b',
    '(?:https?:\\/\\/|www\\.)\\S+',
    '[-=]+>|→|⇒',
    '\\p{N}+(?:[.,:]\\p{N}+)*',
    "\\p{L}[\\p{L}\\p{M}\\p{N}_]*(?:[-'.&/]\\p{L}[\\p{L}\\p{M}\\p{N}_]*)*",
    '\\S',
  ].join('|'),
  'gu',
);

const plainKey = (text: string) => text.toLowerCase().normalize('NFC');

/** "it's" is 'it' and "'s", "don't" is 'do' and "n't": each with its own place. */
const CONTRACTED = /^(\p{L}+?)(n't|'(?:s|d|ll|ve|re|m))$/iu;
const WHOLE = new Set(["can't", "won't", "let's"]);
const SPOKEN = wordTable<string>({
  "can't": 'cannot',
  cant: 'cannot',
  "won't": 'not',
  dont: "don't",
  doesnt: "doesn't",
  isnt: "isn't",
  wanna: 'want',
  gonna: 'will',
  gotta: 'must',
  pls: 'please',
  plz: 'please',
  w: 'with',
  "'d": 'would',
  "'ll": 'will',
  "'ve": 'have',
  "'re": 'are',
  "'m": 'am',
  'w/o': 'without',
  u: 'you',
  ur: 'your',
  im: "i'm",
  ive: "i've",
  id: 'id',
  thats: "that's",
  whats: "what's",
  '&': 'and',
  '+': 'and',
});

function pieces(text: string): string[] {
  const lower = text.toLowerCase();
  if (WHOLE.has(lower) || /^['"]/.test(text)) return [text];
  const [, head, tail] = CONTRACTED.exec(text) ?? [];
  if (head === undefined || tail === undefined) return splitSlashes(text);
  return [head, tail];
}

/** 'yes/no' is two words, 'w/o' and 'and/or' are one. */
function splitSlashes(text: string): string[] {
  if (!/[/&]/.test(text) || /^(?:and\/or|w\/o|n\/a|\w&\w|https?:.*|www\..*)$/i.test(text)) return [text];
  return text.split(/([/&])/).filter(Boolean);
}

function rawToken(text: string, start: number): RawToken {
  const lower = plainKey(text);
  const isQuoted = /^["'].+["']$/s.test(text);
  const kind = isQuoted
    ? 'quoted'
    : /^\p{N}/u.test(text)
      ? 'number'
      : /^[\p{L}']/u.test(text) && text !== "'"
        ? 'word'
        : 'mark';
  const key = isQuoted
    ? lower.slice(1, -1)
    : ((Object.hasOwn(SPOKEN, lower) ? SPOKEN[lower] : undefined) ?? lower);
  return { text, start, end: start + text.length, key, lemma: singular(key), kind };
}

/** The tokens of a text in order, tagged; offsets are those of the text. Takes time in proportion to the text. */
export function tokenise(text: string, from = 0): Token[] {
  const raw: RawToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    let at = from + match.index;
    for (const piece of pieces(match[0])) {
      raw.push(rawToken(piece, at));
      at += piece.length;
    }
  }
  return tagTokens(raw);
}
