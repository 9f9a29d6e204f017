import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { FieldPlace } from '../model/find';
import { isNearly } from '../words/fuzzy';
import { singular } from '../words/inflect';
import { pattern } from '../words/pattern';
import { cleanText } from '../words/text';
import { namesIn, type Named } from './names';
import { isPartWord, isQuestionWord, QUESTION_WORDS } from './vocabulary';

/** Words of a question that name something, with all that they may name. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly Named[];
}

/** A question as it was understood word by word. */
export interface Asked {
  /** Lower case, spelling mended, one space between words, no polite words in front. */
  readonly text: string;
  /** The same with '#' for what names something. */
  readonly masked: string;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly entities: readonly Entity[];
  /** Those of the named tables first; without them where a table named has none of that name. */
  readonly fields: readonly FieldPlace[];
  /** Words that nothing here knows, as they were typed. */
  readonly unknown: readonly string[];
  readonly isYesNo: boolean;
}

/** Longer than any question: what follows is not read. */
const LONGEST = 600;
const MOST_WORDS = 80;

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|could|should|would|must)n'?t\b/g, '$1 not'],
  [/\b(what|who|where|when|how|which|that|there|it|here)'?s\b/g, '$1 is'],
  [/\bwhatre\b|\bwhat're\b/g, 'what are'],
  [/\b(i|you|we|they)'(?:d|ll|ve|re|m)\b/g, '$1'],
  [/(\p{L})'s\b/gu, '$1'],
  [/s'(?= )/g, 's'],
  [/\bwat\b|\bwht\b/g, 'what'],
  [/\bwich\b/g, 'which'],
];

const FRAME = pattern('')`
    ^(?:(?:hi|hello|hey|please|so|ok|okay|and|also|but|well|now|um|just|quick question|(?:can|could|
    would|will) you (?:please )?(?:tell|show|explain|list|describe|say|give|help me understand)|
    (?:please )?(?:tell|show|remind|explain to|give) (?:me|us)|do you know|i (?:want|need|would like|
    wish|like) to (?:know|see|understand)|(?:i )?wonder(?:ing)?|let me know|any idea|explain|describe|
    list|me|to me)\b ?)+
  `;

function plainText(question: string): string {
  const cleaned = cleanText(question.slice(0, LONGEST)).toLowerCase();
  return SPOKEN.reduce((text, [pattern, by]) => text.replace(pattern, by), cleaned);
}

/** A word that nobody knows, as the one that is meant: one of a name first, then one that questions are made of. */
function mended(word: string, own: ReadonlySet<string>): string {
  if (word.length < 4 || isQuestionWord(word) || own.has(word) || own.has(singular(word))) return word;
  const isMeant = (other: string) => other[0] === word[0] && other.length >= 4 && isNearly(word, other);
  return [...own].find(isMeant) ?? QUESTION_WORDS.find(isMeant) ?? word;
}

const startsAt = ({ words }: Named, asked: readonly string[], from: number) =>
  words.every((word, index) => word === asked[from + index]);

/** Names in the words, the longest first; each word is part of one mention. */
function mentionsIn(words: readonly string[], names: readonly Named[]): Mention[] {
  const byFirst = new Map<string, Named[]>();
  for (const name of names) {
    const [first = ''] = name.words;
    const same = byFirst.get(first);
    if (same) same.push(name);
    else byFirst.set(first, [name]);
  }
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const fitting = (byFirst.get(words[from] ?? '') ?? []).filter((name) => startsAt(name, words, from));
    const length = Math.max(0, ...fitting.map((name) => name.words.length));
    if (length === 0) continue;
    const meanings = fitting.filter((name) => name.words.length === length);
    found.push({ from, to: from + length, meanings: uniqueById(meanings) });
    from += length - 1;
  }
  return found;
}

const uniqueById = (meanings: readonly Named[]) =>
  meanings.filter((meaning, at) => meanings.findIndex(({ id }) => id === meaning.id) === at);

/** 'sessions' for the practice sessions, 'due' for the due date: a word of one name alone. */
function partsOfNames(
  words: readonly string[],
  names: readonly Named[],
  taken: readonly Mention[],
  isLoose: boolean,
): Mention[] {
  const isKnown = isLoose ? isPartWord : isQuestionWord;
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to);
  return words.flatMap((word, at) => {
    if (isTaken(at) || word.length < 3 || isKnown(word)) return [];
    const all = names.filter((name) => name.words.includes(word));
    const best = (['entity', 'field', 'metric', 'page'] as const)
      .map((kind) => uniqueById(all.filter((name) => name.kind === kind)))
      .find((meanings) => meanings.length > 0);
    const meanings = best ?? uniqueById(all);
    return meanings.length === 0 || meanings.length > 3 ? [] : [{ from: at, to: at + 1, meanings }];
  });
}

/** Several words that are a name are one, whatever each of them means: 'Mark as done'. */
const isName = ({ from, to }: Mention, words: readonly string[]): boolean =>
  to - from > 1 || words.slice(from, to).some((word) => !isPartWord(word));

/** Names that are words of questions themselves, 'Type' or 'Name', are meant only where nothing else is named, or with their table. */
function withoutWeak(mentions: readonly Mention[], words: readonly string[]): readonly Mention[] {
  const isStrong = (mention: Mention) => isName(mention, words);
  const strong = mentions.filter(isStrong);
  // 'which tables', 'what type': the parts of any application, also where a table is called Table.
  if (strong.length === 0)
    return mentions.filter(
      ({ from }) => !/^(?:which|what|many|any|all|every|each)$/.test(words[from - 1] ?? ''),
    );
  const tables = new Set(strong.flatMap(({ meanings }) => tablesOf(meanings)));
  const isOwn = ({ meanings }: Mention) =>
    meanings.some(({ kind, entity }) => kind === 'field' && entity !== undefined && tables.has(entity));
  return mentions.filter((mention) => isStrong(mention) || isOwn(mention));
}

const tablesOf = (meanings: readonly Named[]): Entity[] =>
  meanings.flatMap(({ kind, entity }) => (kind === 'entity' && entity ? [entity] : []));

/** What is asked of a field rather than of a table: 'Is the customer required?'. */
const OF_FIELD = pattern('')`
    ^(?:is|are|can|must|does|how is|why is|what type is|what type of field is|where is) (?:the |a |
    an )?# ?(?:be |a |an |have )?(?:required|mandatory|optional|compulsory|unique|empty|left|stay|typed|
    worked|calculated|computed|used|link|text|choice|number|$)
  `;

function maskedText(words: readonly string[], mentions: readonly Mention[]): string {
  const isIn = (at: number) => mentions.find(({ from, to }) => from <= at && at < to);
  return words
    .flatMap((word, at) => {
      const mention = isIn(at);
      if (!mention || !isName(mention, words)) return [word];
      return mention.from === at ? ['#'] : [];
    })
    .join(' ');
}

/** 'has a table', 'without a customer': what the table named before has. */
const isHad = (words: readonly string[], from: number): boolean =>
  /\b(?:have|has|need|needs|require|requires|without|store|stores)(?: an?| the| its)?$/.test(
    words.slice(0, from).join(' '),
  );

/** The fields meant: of one name with a table, the table is meant, unless it is one 'of' the table named next. */
function fieldsOf(mentions: readonly Mention[], words: readonly string[], isOfField: boolean): FieldPlace[] {
  const tables = new Set(mentions.flatMap(({ meanings }) => tablesOf(meanings)));
  const places = mentions.flatMap(({ meanings, from, to }, at) => {
    const fields = meanings.flatMap(({ kind, place }) => (kind === 'field' && place ? [place] : []));
    if (tablesOf(meanings).length === 0 || isOfField) return fields;
    const owners =
      words[to] === 'of'
        ? tablesOf(mentions[at + 1]?.meanings ?? [])
        : isHad(words, from)
          ? tablesOf(mentions[at - 1]?.meanings ?? [])
          : [];
    return fields.filter(({ entity }) => owners.includes(entity));
  });
  const own = places.filter(({ entity }) => tables.has(entity));
  return own.length > 0 ? own : places;
}

const YES_NO =
  /^(?:is|are|am|was|were|do|does|did|can|could|has|have|had|will|would|must|may|should|any|there is|there are)\b/;
const ASKS = /\b(?:what|which|who|whose|where|when|why|how|list|tell)\b/;
const CLAIMS = /\b(?:is|are|was|were|has|have|does|do|can)\b/;

/**
 * Reads a question: polite words off, spelling mended, names of the model found (SCR-02). Takes time in proportion to the text.
 *
 * @param question as it was typed, of any length
 * @param model the application that it is about
 * @param isLoose whether words that questions are made of may be parts of names: 'start' for 'Start and end'
 */
export function readQuestion(question: string, model: ApplicationModel, isLoose = false): Asked {
  const names = namesIn(model);
  const own = new Set(names.flatMap(({ words }) => words));
  const plain = plainText(question);
  const typed = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const spelled = typed.map((word) => mended(word.normalize('NFD').replace(/\p{M}/gu, ''), own));
  const text = spelled.join(' ').replace(FRAME, '').trim();
  const words = text === '' ? [] : text.split(' ');
  const compared = words.map(singular);
  const whole = mentionsIn(compared, names);
  const mentions = withoutWeak([...whole, ...partsOfNames(compared, names, whole, isLoose)], words);
  const masked = maskedText(words, mentions);
  const fields = fieldsOf(mentions, words, OF_FIELD.test(masked));
  const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  return {
    text,
    masked,
    words,
    mentions,
    entities: [...new Set(mentions.flatMap(({ meanings }) => tablesOf(meanings)))],
    fields,
    unknown: words.filter(
      (word, at) => !isNamed(at) && !isQuestionWord(word) && !isQuestionWord(singular(word)),
    ),
    isYesNo: YES_NO.test(text) || (plain.trim().endsWith('?') && !ASKS.test(text) && CLAIMS.test(text)),
  };
}

/** Those things that are named in a question of one kind. */
export function namedIn(asked: Asked, kind: Named['kind']): readonly Named[] {
  return asked.mentions.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.kind === kind));
}
