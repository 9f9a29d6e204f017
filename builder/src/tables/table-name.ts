import { wordList } from '../language/word-list';
import { recordName } from '../reading/records/records';
import { nameKey } from '../words/text';

/** Words of file names that say nothing of what is in them. */
const EMPTY = wordList(`
  data dataset export exported import file list table sheet csv json xml sample samples example
  examples test final copy new old my our the all of untitled document download database db dump
  backup report log record records row rows item items entries root result results response
  object objects
`);
/** 'sheet1', '2024', 'v2' */
const NUMBERED = /^(?:sheet\d*|v?\d+)$/;

/** What records are called of which nothing is known. */
export const NO_NAME = 'Record';

/** 'my_book-list 2024' → 'Book'; 'Record' where the name says nothing. */
export function recordNameOf(file: string): string {
  const words = nameKey(file.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(' ')
    .filter((word) => !EMPTY.has(word) && !NUMBERED.test(word));
  const name = words.slice(-3).join(' ');
  return name === '' || !/\p{L}/u.test(name) ? NO_NAME : recordName(name).slice(0, 50);
}
