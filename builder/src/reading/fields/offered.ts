import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { guessType } from '../../words/field-type';
import { unitOf } from '../../words/units';
import { readOptions, readSpec } from '../../words/value-spec';

/** The answers that a field offers, and the words before them; '' where nothing but answers is said. */
export interface Offered {
  readonly name: string;
  readonly options: readonly string[];
}

/** Nouns that answers stand right behind: 'status new, open or done'. */
const HEADS = wordList(`
    category class color colour condition cone decision diameter direction finish flush format frequency gauge grade
    kind level mood outcome phase priority progress reaction result season sev severity sex shift side size stage
    state status style type urgency verdict voice
  `);
const QUESTION = /^(?:how|who|whom|whose|what|when|where|why|which)\b/i;
/** Two words with a slash between that are one thing. */
const ONE_THING =
  /^(?:date\/time|time\/date|day\/time|make\/model|s\/n|p\/n|n\/a|and\/or|w\/o|a\/c|c\/o|km\/h)$/i;
const YES_NO = wordList('yes no y n true false');
const OPEN_END = /(?:\.\.\.|…|,?\s*etc\.?|,?\s*and so on)\s*$/i;
const MOST_WORDS = 5;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const areShort = (options: readonly string[], most = MOST_WORDS) =>
  options.length >= 2 && options.every((option) => wordsIn(option).length <= most);
/** 'sex m/f/?': what nobody knows is an answer too. */
const answersOf = (list: string) => readOptions(list.replace(/([/,]\s*)\?\s*$/, '$1Unknown'));
export const areYesNo = (options: readonly string[]) =>
  options.every((option) => YES_NO.has(option.toLowerCase()));

/** 'difficulty (easy, hard)'; '(e.g. MK-213)' shows how a text looks. */
function inBrackets(text: string): Offered | undefined {
  const open = text.search(/[([{]/);
  if (open < 0) return undefined;
  const close = text.slice(open).search(/[)\]}]/);
  const inside = text.slice(open + 1, close < 0 ? undefined : open + close);
  const isExample = /^(?:e\.?g\.?|like|such as|for example|i\.?e\.?)\b/i.test(inside);
  const options =
    OPEN_END.test(inside) || isExample ? answersOf(inside.replace(OPEN_END, '')) : optionsSaid(inside);
  const least = isExample || OPEN_END.test(inside) ? 3 : 2;
  const name = `${text.slice(0, open)} ${close < 0 ? '' : text.slice(open + close + 1)}`.trim();
  return options.length >= least && name !== '' ? { name, options } : undefined;
}

function optionsSaid(list: string): readonly string[] {
  const spec = readSpec(list);
  if (spec?.type && spec.type !== 'choice') return [];
  if (spec?.options) return spec.options.length >= 2 && /\?\s*$/.test(list) ? answersOf(list) : spec.options;
  return [];
}

/** 'status: idea / bought', 'stage – applied, interview', 'weather = sun, rain'. */
function behindMark(text: string): Offered | undefined {
  const mark = /\s*(?::\s|\s[-–—]+\s|\s?=\s)\s*/.exec(text);
  if (!mark || mark.index === 0 || mark.index > 60) return undefined;
  const list = text.slice(mark.index + mark[0].length);
  if (!/[,/;|]|\bor\b|\s-\s/i.test(list)) return undefined;
  const options = optionsSaid(list.replace(/\s[-–—]\s/g, ', '));
  return areShort(options, 6) ? { name: text.slice(0, mark.index), options } : undefined;
}

function isUnitBehindSlash(pieces: readonly string[]): boolean {
  const [one = '', other = ''] = pieces;
  if (pieces.length !== 2) return false;
  if (/^\d+$/.test(other)) return true;
  const isPer =
    /^(?:h|hr|s|l|dl|ha|kg|g|m|m2|m3|m²|m³|min|yr|year|month|week|wk|day|night|km|ml|sec|°c|unit|head|pp)$/i.test(
      other,
    );
  return (
    isPer ||
    (unitOf(one.split(' ').at(-1) ?? '') !== undefined && unitOf(other.split(' ')[0] ?? '') !== undefined)
  );
}

/** Names of two fields with a slash between are no answers: 'chest/waist/hips', 'box/row'. */
const areNames = (pieces: readonly string[]) =>
  pieces.every((piece) => {
    const guess = guessType(piece);
    return guess.by === 'lexicon' && /^(?:text|number|integer|date|time)$/.test(guess.type);
  });

/** What names the field at the beginning of the first of its answers. */
function headOf(first: string, isTight: boolean): string {
  const words = wordsIn(first);
  if (words.length < 2) return '';
  if (isTight) return words.slice(0, -1).join(' ');
  const [head = ''] = words;
  if (HEADS.has(head.toLowerCase())) return head;
  const before = words.slice(0, -1).join(' ');
  if (HEADS.has((words.at(-2) ?? '').toLowerCase())) return before;
  const [noun, answer] = tokenise(first);
  const isDescribed = words.length === 2 && noun?.tag === 'noun' && answer?.tag === 'adjective';
  return isDescribed ? head : '';
}

const withoutHead = (options: readonly string[], head: string) =>
  options.map((option, index) =>
    index === 0 && head !== ''
      ? option
          .slice(head.length)
          .trim()
          .replace(/^(?:of|is|as|being) /i, '')
      : option,
  );

/** 'keep / give away / sell', 'river level low/normal/high'. */
function slashed(text: string): Offered | undefined {
  if (!text.includes('/') || ONE_THING.test(text)) return undefined;
  const pieces = text.split('/').map((piece) => piece.trim());
  const isTight = !/\s\/|\/\s/.test(text);
  if (pieces.some((piece) => piece === '' || wordsIn(piece).length > MOST_WORDS)) return undefined;
  if (isUnitBehindSlash(pieces) || (pieces.length <= 3 && areNames(pieces))) return undefined;
  const options = text.split('/').map((piece) =>
    piece
      .trim()
      .replace(/^\?$/, 'Unknown')
      .replace(/[.!?]+$/, ''),
  );
  const head = headOf(pieces[0] ?? '', isTight);
  return { name: head, options: withoutHead(options, head) };
}

/** A single letter or a figure is an answer of the noun before it: 'studio A or B', 'every 4 or 8 weeks'. */
function headOfFigures(first: string, others: readonly string[]): string {
  const words = wordsIn(first);
  const areFigures = [words.at(-1) ?? '', ...others.map((other) => wordsIn(other)[0] ?? '')].every((word) =>
    /^(?:[A-Z]|\d+)$/.test(word),
  );
  return areFigures ? words.slice(0, -1).join(' ') : '';
}

/** 'spare room, sofa or tent', 'left or right', 'who paid, me or Daan'. */
function listed(text: string): Offered | undefined {
  const isOr = /\s(?:or|vs\.?)\s/i.test(text);
  if (/\bor (?:not|no|so|more|less|after)\b|^(?:to|from|by) or\b|\bmay or may\b|[()]/i.test(text))
    return undefined;
  const plain = text.replace(/^(?:either|one of|whether (?:it's|it is|they are|they're)?)\s+/i, '');
  const pieces = plain.split(/\s*[,;]\s*(?:or\s+)?|\s+or\s+/i).filter(Boolean);
  const [first = '', ...others] = pieces;
  if (QUESTION.test(first) || /^(?:way|whether|if|did|do|does)\b/i.test(first))
    return askedWith(plain, first, others);
  if (pieces.length < (isOr ? 2 : 3) || !areShort(pieces, 4) || !mayBeAnswers(pieces)) return undefined;
  const head = headOfFigures(first, others) || headOf(first, false);
  return { name: head, options: withoutHead(pieces, head) };
}

function mayBeAnswers(pieces: readonly string[]): boolean {
  const last = pieces.at(-1) ?? '';
  if (pieces.some((piece) => /\d+\s*(?:to|-|–)\s*\d+|\bout of\b|%/.test(piece))) return false;
  if (pieces.length > 2) return true;
  if (/\b(?:number|mobile|phone|name|address|company|owner|date|period)$/i.test(last)) return false;
  return !areNames(pieces);
}

/** 'who paid, me or Daan' */
function askedWith(text: string, first: string, others: readonly string[]): Offered | undefined {
  const isComma = /^[^,;]+,/.test(text);
  const isAsking = others.length >= 2 && isComma && wordsIn(first).length <= 6;
  return isAsking && areShort(others) && mayBeAnswers(others) ? { name: first, options: others } : undefined;
}

const LAST_ANSWERS = wordList('both neither none other either');

/** 'size 50 56 62 68' */
function bareFigures(words: readonly string[]): Offered | undefined {
  const at = words.findIndex((word) => /^\d/.test(word));
  const areFigures = at > 0 && words.slice(at).every((word) => /^\d[\d.]*\+?$/.test(word));
  return areFigures && words.length - at >= 3
    ? { name: words.slice(0, at).join(' '), options: words.slice(at) }
    : undefined;
}

/** Answers with nothing between: 'size 50 56 62 68', 'boy girl both', 'status new open done'. */
function bare(text: string): Offered | undefined {
  const words = wordsIn(text);
  if (words.length < 3 || words.length > 8 || !words.every((word) => /^[\p{L}\d.+'-]+$/u.test(word)))
    return undefined;
  const [head = '', ...others] = words;
  const isPlain = tokenise(others.join(' ')).every(({ tag }) =>
    /^(?:noun|plural|adjective|past|ing|not|adverb)$/.test(tag),
  );
  if (HEADS.has(head.toLowerCase()) && others.length >= 3 && isPlain) return { name: head, options: others };
  const isEnded = LAST_ANSWERS.has(words.at(-1)?.toLowerCase() ?? '') && words.length <= 5;
  return isEnded ? { name: '', options: words } : bareFigures(words);
}

/** The answers that a piece of text offers, in any of the ways that people write them. */
export function offeredIn(said: string): Offered | undefined {
  const text = said
    .replace(/\s*(?:→|->|=>|\|)\s*/g, ' / ')
    .replace(/[.;:]+$/, '')
    .trim();
  // What stands in brackets is told of what stands outside: '(km/h)' is no answer.
  const outside = text.replace(/[([{][^)\]}]*[)\]}]?/g, ' ').trim();
  const found = inBrackets(text) ?? behindMark(text) ?? slashed(outside) ?? listed(text) ?? bare(text);
  const options = [...new Set(found?.options.filter((option) => /[\p{L}\p{N}]/u.test(option)))];
  if (!found || options.length < 2) return undefined;
  return { name: found.name.replace(/[\s:,–—-]+$/, ''), options };
}
