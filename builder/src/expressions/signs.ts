import type { Cursor } from './cursor';

export type ComparisonSign = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'is empty' | 'is not empty';

/** Longer signs first: '<=' is not '<'. */
const SYMBOLS: readonly (readonly [string, ComparisonSign])[] = [
  ['!=', '!='],
  ['<=', '<='],
  ['>=', '>='],
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
];

/** What follows 'is': 'is at least 3'. */
const AFTER_IS: readonly (readonly [words: readonly string[], sign: ComparisonSign])[] = [
  [['at', 'least'], '>='],
  [['at', 'most'], '<='],
  [['more', 'than'], '>'],
  [['less', 'than'], '<'],
  [['after'], '>'],
  [['before'], '<'],
];

/** The sign of a comparison, in symbols or in words. `takeKeyword` leaves a word that begins a longer name. */
export function readComparison(
  cursor: Cursor,
  takeKeyword: (word: string) => boolean,
): ComparisonSign | null {
  const symbol = cursor.takeSymbol(...SYMBOLS.map(([text]) => text));
  if (symbol !== null) return SYMBOLS.find(([text]) => text === symbol)?.[1] ?? null;
  if (cursor.takeWord('contains')) return 'contains';
  if (!cursor.takeWord('is')) return null;
  if (takeKeyword('not')) return takeKeyword('empty') ? 'is not empty' : '!=';
  if (takeKeyword('empty')) return 'is empty';
  return AFTER_IS.find(([words]) => takeWords(cursor, words, takeKeyword))?.[1] ?? '=';
}

function takeWords(
  cursor: Cursor,
  words: readonly string[],
  takeKeyword: (word: string) => boolean,
): boolean {
  const start = cursor.position;
  if (words.every((word) => takeKeyword(word))) return true;
  cursor.position = start;
  return false;
}
