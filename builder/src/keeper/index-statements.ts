import { partName } from './definitions';
import type { KeptField, KeptIndex, TableLayout } from './layout';
import type { LayoutChanges } from './layout-changes';
import { quoteName } from './names';

/** One index of the database: an index that the owner chose is one of them or several. */
interface IndexPart {
  /** As PostgreSQL has it, quoted. */
  readonly name: string;
  readonly method: 'btree' | 'hash';
  readonly columns: readonly KeptField[];
}

/** Whether a text may be longer than a row of a btree. Labels of options and ids are short. */
const mayBeLong = ({ kind, field }: KeptField) =>
  kind.type === 'text' && field.type !== 'choice' && field.type !== 'reference';

/**
 * What the database has for an index that the owner chose, named by its id, so that a rename leaves it alone. It refuses nothing
 * that the form takes: a text that may be long has the kind of index that holds one of any length, which is over one column only and
 * finds what is equal. (A prefix tree would find beginnings as well; but what a visitor writes can make it deeper than it can be
 * built again.) PostgreSQL brings together what it finds by several.
 */
function partsOf({ id, columns }: KeptIndex): IndexPart[] {
  const short = columns.filter((column) => !mayBeLong(column));
  const isAlone = columns.length === 1;
  const sorted: IndexPart[] =
    short.length === 0 ? [] : [{ name: partName('ix', id), method: 'btree', columns: short }];
  const texts = columns.filter(mayBeLong).map((column): IndexPart => ({
    name: partName('ix', isAlone ? id : `${id}_${column.field.id}`),
    method: 'hash',
    columns: [column],
  }));
  return [...sorted, ...texts];
}

function createIndex(table: TableLayout, index: KeptIndex): string[] {
  return partsOf(index).map(({ name, method, columns }) => {
    const using = method === 'btree' ? '' : ` USING ${method}`;
    const names = columns.map((column) => quoteName(column.name)).join(', ');
    return `CREATE INDEX ${name} ON ${quoteName(table.name)}${using} (${names})`;
  });
}

/**
 * Before columns go, which take along what is over them; the rest of an index that loses a column stays unless it is dropped. What a
 * hand dropped is gone already.
 */
export function dropIndexes({ kept }: LayoutChanges): string[] {
  return kept.flatMap(({ indexes, columns }) =>
    indexes.gone
      .flatMap(partsOf)
      .filter((part) => !part.columns.some((column) => columns.gone.includes(column)))
      .map(({ name }) => `DROP INDEX IF EXISTS ${name}`),
  );
}

/** When all columns are there, and of those that go none is any more. */
export function addIndexes({ kept, added }: LayoutChanges): string[] {
  return [
    ...kept.flatMap(({ to, indexes }) => indexes.added.flatMap((index) => createIndex(to, index))),
    ...added.flatMap((table) => table.indexes.flatMap((index) => createIndex(table, index))),
  ];
}
