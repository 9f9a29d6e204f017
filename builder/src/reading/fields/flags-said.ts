import type { Token } from '../../language/token';
import { wordsOf } from '../rule';
import { flagsOfAll, REQUIRED, UNIQUE, type Flags } from './flag-words';

/** Remarks beside the name of a field that ask something of it, taken out of its words. */

export interface Remark {
  readonly flags: Flags;
  readonly phrase: string;
  /** The last word before it; undefined where it stands in front. */
  readonly behind: Token | undefined;
  /** The span says no more than this of a field, which may be known: 'the key is unique'. */
  readonly isAlone: boolean;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly inBrackets: boolean;
}

const OPEN = /^[([{]$/;
const CLOSE = /^[)\]}]$/;
const PARTING = /^(?:[,;–—]|--?)$/;

/** What stands between commas, dashes and brackets. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const result: Stretch[] = [];
  let [from, depth] = [0, 0];
  const close = (to: number, inBrackets: boolean) => {
    if (to > from) result.push({ from, to, inBrackets });
    from = to + 1;
  };
  tokens.forEach((token, at) => {
    const isOpen = OPEN.test(token.key);
    const isClose = CLOSE.test(token.key);
    // A dash inside of a word, or of a range, parts nothing.
    const isTight = /^-+$/.test(token.key) && tokens[at - 1]?.end === token.start;
    if (isOpen || isClose || (PARTING.test(token.key) && !isTight)) close(at, depth > 0);
    if (isOpen) depth += 1;
    if (isClose) depth = Math.max(0, depth - 1);
  });
  close(tokens.length, depth > 0);
  return result;
}

/** 'key is unique', 'the date must be filled in', 'number must be unique or we mix them up': a name, and what is asked of it. */
const ASKED_BEHIND = new RegExp(
  `^(.{2,40}?) ((?:is|are|must|has to|have to|should|needs? to|is to)(?: always| be)* (?:${UNIQUE}|${REQUIRED}|filled(?: in| out)?|given))(?: (?:or|because|since|so)\\b.*)?$`,
  'i',
);

function askedBehind(tokens: readonly Token[]): { size: number; remark: Remark } | undefined {
  const text = wordsOf(tokens);
  const [, name = '', said = ''] = ASKED_BEHIND.exec(text) ?? [];
  const isQuestion = name === '' || /^(?:what|who|how|which|if|whether|no|there|it|this)\b/i.test(name);
  const flags = isQuestion ? undefined : flagsOfAll(said);
  if (!flags || flags.begins !== undefined) return undefined;
  let size = 1;
  while (size < tokens.length && wordsOf(tokens.slice(0, size)).length < name.length) size += 1;
  return { size, remark: { flags, phrase: said, behind: tokens[size - 1], isAlone: true } };
}

const TYPE =
  /^(?:string|str|text|char|varchar|int|integer|number|numeric|float|decimal|bool|boolean|date|datetime|timestamp|time|uuid|enum|[)\]])$/;

/** What a record is called by is nothing that a record may require: 'title required', and not 'visa required'. */
const CALLS = /^(?:title|name|sku)$/;

interface LastFlag {
  readonly size: number;
  readonly flags: Flags;
}

/** Without marks, how many words at the end say it as in a table of a database: 'sku string unique', 'seen date default today'. */
function lastFlag(tokens: readonly Token[]): LastFlag | undefined {
  const [before, last] = tokens.slice(-2).map(({ key }) => key);
  if (before === undefined || last === undefined) return undefined;
  return bothAtEnd(tokens) ?? constraintOf(before, last, tokens.length) ?? defaultAtEnd(tokens);
}

/** 'sku required and unique': two of them beside each other are no part of a name. */
function bothAtEnd(tokens: readonly Token[]): LastFlag | undefined {
  const said = wordsOf(tokens.slice(-3));
  const areBoth = /^(?:(?:required|mandatory) and unique|unique and (?:required|mandatory))$/i.test(said);
  return areBoth && tokens.length > 3 ? { size: 3, flags: { isUnique: true, isRequired: true } } : undefined;
}

function constraintOf(before: string, last: string, length: number): LastFlag | undefined {
  if (last === 'unique') return { size: 1, flags: { isUnique: true } };
  if (before === 'not' && last === 'null' && length > 2) return { size: 2, flags: { isRequired: true } };
  const isTyped = /^(?:required|mandatory)$/.test(last) && (TYPE.test(before) || CALLS.test(before));
  return isTyped ? { size: 1, flags: { isRequired: true } } : undefined;
}

function defaultAtEnd(tokens: readonly Token[]): LastFlag | undefined {
  const at = tokens.findLastIndex(({ key }) => key === 'default');
  const value = tokens.slice(at + 1);
  const isSaid = at > 0 && value.length > 0 && value.length < 3 && value.every(({ tag }) => tag !== 'mark');
  return isSaid ? { size: value.length + 1, flags: { begins: wordsOf(value) } } : undefined;
}

function withoutLast(span: readonly Token[], remarks: readonly Remark[]): ReturnType<typeof withoutRemarks> {
  const found = lastFlag(span);
  if (!found) return { tokens: span, remarks };
  const tokens = span.slice(0, -found.size);
  const phrase = wordsOf(span.slice(-found.size));
  return withoutLast(tokens, [
    ...remarks,
    { flags: found.flags, phrase, behind: tokens.at(-1), isAlone: false },
  ]);
}

/** A span without such remarks, and the remarks. */
export function withoutRemarks(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly remarks: readonly Remark[];
} {
  const asked = askedBehind(tokens);
  if (asked) return { tokens: tokens.slice(0, asked.size), remarks: [asked.remark] };
  const dropped = new Set<number>();
  const remarks: Remark[] = [];
  for (const stretch of stretchesOf(tokens)) {
    const { from, to } = stretch;
    const phrase = wordsOf(tokens.slice(from, to));
    const flags = mayBeRemark(stretch, phrase, tokens.length) ? flagsOfAll(phrase) : undefined;
    if (!flags) continue;
    const behind = tokens.slice(0, from).findLast((token, at) => !dropped.has(at) && token.tag !== 'mark');
    remarks.push({ flags, phrase, behind, isAlone: false });
    for (const at of placesOf(tokens, stretch)) dropped.add(at);
  }
  const left = tokens.filter((_token, at) => !dropped.has(at));
  return withoutLast(withoutEmptyBrackets(left), remarks);
}

/** What stands first is a name, 'required' too. */
const mayBeRemark = ({ from, to, inBrackets }: Stretch, phrase: string, length: number) =>
  from > 0 || ((to === length || inBrackets) && !isName(phrase));

/** A stretch with the mark that parts it from what is left. */
function placesOf(tokens: readonly Token[], { from, to }: Stretch): number[] {
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  if (PARTING.test(tokens[from - 1]?.key ?? '')) return [from - 1, ...places];
  return PARTING.test(tokens[to]?.key ?? '') ? [...places, to] : places;
}

/** 'today' and 'required' alone may name a field; 'default today' names none. */
const isName = (phrase: string) => /^\S+$/.test(phrase.trim());

function withoutEmptyBrackets(tokens: readonly Token[]): readonly Token[] {
  const isEmpty = (at: number) => OPEN.test(tokens[at]?.key ?? '') && CLOSE.test(tokens[at + 1]?.key ?? '');
  return tokens.filter((_token, at) => !isEmpty(at) && !isEmpty(at - 1));
}
