import { partName } from './definitions';
import type { KeptField, KeptIndex, TableLayout } from './layout';
import type { LayoutChanges } from './layout-changes';
import { quoteName } from './names';

/** So many letters of a text: four of them at four bytes a letter stay below what a row of an index may hold. */
const MOST_LETTERS = 150;

/** Whether a text may be longer than a row of an index. Labels of options and ids are short. */
const mayBeLong = ({ kind, field }: KeptField) =>
  kind.type === 'text' && field.type !== 'choice' && field.type !== 'reference';

/**
 * An index that the owner chose, named by its id, so that a rename leaves it alone. It refuses nothing that the form takes: a text
 * by itself has the kind of index that holds one of any length and finds it, and its beginnings, just as well; beside others, which
 * that kind does not have, its beginning stands for it.
 */
function createIndex(table: TableLayout, { id, columns }: KeptIndex): string {
  const isText = columns.length === 1 && columns.every(mayBeLong);
  const parts = columns.map((column) => {
    const name = quoteName(column.name);
    return mayBeLong(column) && !isText ? `left(${name}, ${String(MOST_LETTERS)})` : name;
  });
  const on = `${quoteName(table.name)}${isText ? ' USING spgist' : ''} (${parts.join(', ')})`;
  return `CREATE INDEX ${partName('ix', id)} ON ${on}`;
}

/** Before columns go, which take their indexes along. One that a hand dropped is gone already. */
export function dropIndexes({ kept }: LayoutChanges): string[] {
  return kept.flatMap(({ indexes, columns }) =>
    indexes.gone
      .filter((index) => !index.columns.some((column) => columns.gone.includes(column)))
      .map(({ id }) => `DROP INDEX IF EXISTS ${partName('ix', id)}`),
  );
}

/** When all columns are there, and of those that go none is any more. */
export function addIndexes({ kept, added }: LayoutChanges): string[] {
  return [
    ...kept.flatMap(({ to, indexes }) => indexes.added.map((index) => createIndex(to, index))),
    ...added.flatMap((table) => table.indexes.map((index) => createIndex(table, index))),
  ];
}
