import { sentenceCase } from '../words/casing';
import { isSameName } from '../words/field-draft';
import { plural, singular } from '../words/inflect';
import { capitalise, nameKey, shorten } from '../words/text';

/** What names of databases are called in an application: 'tbl_customerOrders' is a customer order. */

const LONGEST = 60;
/** Before a name, and no part of it. */
const TABLE_MARKS = new Set(['tbl', 'tb', 'table', 't']);
const KEY_WORDS = new Set(['id', 'ids', 'uuid', 'guid', 'fk', 'key', 'pk', 'ref']);

/** The words of a name, in small letters unless they shout; none for a name without letters and digits. */
export function wordsOfName(name: string): string[] {
  const isShouted = name === name.toUpperCase();
  const spaced = (isShouted ? name.toLowerCase() : name)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return spaced.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

const joined = (words: readonly string[]) =>
  words.map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word)).join(' ');

const label = (text: string) => capitalise(shorten(sentenceCase(text), LONGEST));

/** What a column is called: 'unit_price' is 'Unit price'. */
export const columnLabel = (name: string): string => label(joined(wordsOfName(name))) || 'Column';

/** 'in_progress' is 'In progress'; what has words of its own stays as it is. */
export const valueLabel = (value: string): string =>
  /^[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*$/.test(value) && !/\d/.test(value) ? columnLabel(value) : value.trim();

/** The words of what a column refers to: 'customer' of 'customer_id', none of 'id'. */
export function targetWords(column: string): string[] {
  const words = wordsOfName(column);
  const isMark = (word: string | undefined) => KEY_WORDS.has(word?.toLowerCase() ?? '');
  while (isMark(words.at(-1))) words.pop();
  while (isMark(words[0])) words.shift();
  return words;
}

export const linkLabel = (words: readonly string[]): string => label(joined(words));

export interface TableNames {
  readonly name: string;
  readonly plural: string;
}

/** The first word of all tables, where each has more of a name besides: 'shop' of 'shop_orders', 'shop_items' and so on. */
export function sharedWord(names: readonly string[]): string | undefined {
  const all = names.map((name) => wordsOfName(name).map((word) => word.toLowerCase()));
  const first = all[0]?.[0];
  const isShared = all.length > 2 && all.every((words) => words.length > 1 && words[0] === first);
  return isShared ? first : undefined;
}

/** Both forms of what a table is called, as headings. */
export function tableLabels(table: string, shared: string | undefined): TableNames {
  const words = wordsOfName(table);
  const isMark = (word: string | undefined) =>
    word !== undefined && (TABLE_MARKS.has(word.toLowerCase()) || word.toLowerCase() === shared);
  while (words.length > 1 && isMark(words[0])) words.shift();
  const text = joined(words);
  if (text === '') return { name: 'Table', plural: 'Tables' };
  const name = label(singular(text));
  return { name, plural: shorten(plural(name), LONGEST) };
}

const withNumber = (name: string, tail: string) => shorten(name, LONGEST - tail.length) + tail;

/** The least number after a name that makes it one of its own: none, ' 2', ' 3' … */
function numberFor(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const tail = count === 1 ? '' : ` ${String(count)}`;
    if (!isTaken(withNumber(name, tail))) return tail;
  }
}

export const freeFieldName = (name: string, taken: readonly string[]): string =>
  withNumber(
    name,
    numberFor(name, (one) => taken.some((other) => isSameName(other, one))),
  );

export function freeTableNames({ name, plural: many }: TableNames, taken: readonly string[]): TableNames {
  const keys = new Set(taken.map(nameKey));
  const tail = numberFor(name, (one) => keys.has(nameKey(one)));
  return { name: withNumber(name, tail), plural: withNumber(many, tail) };
}
