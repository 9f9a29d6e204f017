import { wordList } from '../language/word-list';
import type { FileTable } from '../types';
import { plural } from '../words/inflect';
import { wordsOf } from '../words/text';
import { recordNameOf } from './table-name';

/** Words that ask for an application of a file and say nothing of it. */
export const BARE = wordList(`
  please can could you i we me us want need like would make build create turn show use using read
  import load put add see manage keep track generate give have get a an the this that these those
  my our your it its them all of for from with in into to on out and as by based attached
  uploaded following app application apps tool site website web page tracker database table
  tables file files csv json xml excel sheet spreadsheet data row rows record records list lists
  column columns attachment attachments here is are what content contents new simple nice
  something upload include insert append also too more other file's sample example everything now
  there
`);

const named = (tables: readonly FileTable[]) =>
  new Set(
    tables.flatMap(({ name }) =>
      wordsOf(`${name} ${recordNameOf(name)}`).flatMap((word) => [word, plural(word)]),
    ),
  );

/** Whether a text asks for no more than that tables are taken in. */
export function isBare(text: string, tables: readonly FileTable[]): boolean {
  const names = named(tables);
  return wordsOf(text).every((word) => BARE.has(word) || names.has(word) || /^[\w-]+\.\w{3,4}$/.test(word));
}
