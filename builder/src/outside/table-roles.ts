import type { SourceColumn, SourceTable } from '@tessera/shared/contracts';
import { wordsOfName } from './outside-names';

/** What the columns of a table are for. */

type Link = SourceTable['references'][number];

const OWN_KEY = new Set(['id', 'uuid', 'guid', 'pk', 'key']);
const MADE_WHEN =
  /^(?:created|updated|modified|inserted|changed|last updated|last modified)(?: (?:at|on|date|time|timestamp))?$|^(?:date|time) (?:created|updated|modified|added)$|^(?:creation|modification) (?:date|time)$/;

const sameColumns = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** Each column that refers to one other table by itself, with what it refers to; the first where there are several. */
export function linksOf({ references }: SourceTable): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>();
  for (const link of references) {
    const [column] = link.columns;
    if (column !== undefined && link.columns.length === 1 && !links.has(column)) links.set(column, link);
  }
  return links;
}

/** A key that only tells rows apart: records have one by themselves. */
export function isOwnKey({ primaryKey, references }: SourceTable, column: SourceColumn): boolean {
  const words = wordsOfName(column.name).map((word) => word.toLowerCase());
  const isKey = sameColumns(primaryKey, [column.name]);
  if (!isKey) return primaryKey.length === 0 && words.join(' ') === 'id' && column.start.kind === 'made';
  if (references.some(({ columns }) => columns.includes(column.name))) return false;
  return column.start.kind === 'made' || OWN_KEY.has(words.at(-1) ?? '');
}

/** When a row was written: records know that by themselves. */
export const isWrittenWhen = ({ name, type }: SourceColumn): boolean =>
  /^(?:timestamp|date)/i.test(type) && MADE_WHEN.test(wordsOfName(name).join(' ').toLowerCase());

/** Links two tables and holds nothing else; nobody refers to it. */
export function isJoin(table: SourceTable, tables: readonly SourceTable[]): boolean {
  const links = linksOf(table);
  const rest = table.columns.filter(
    (column) => !links.has(column.name) && !isOwnKey(table, column) && !isWrittenWhen(column),
  );
  const isPointedAt = tables.some(
    (other) => other !== table && other.references.some((link) => pointsAt(link, table)),
  );
  return links.size === 2 && table.references.length === 2 && rest.length === 0 && !isPointedAt;
}

export const pointsAt = (link: Link, table: SourceTable): boolean =>
  link.table === table.name &&
  (link.schema === null || table.schema === null || link.schema === table.schema);

/** Whether no two rows have the same value of a column. */
export const isUnique = ({ uniques, primaryKey }: SourceTable, { name }: SourceColumn): boolean =>
  [...uniques, primaryKey].some((columns) => sameColumns(columns, [name]));

/** Columns that are only together different in each row. */
export const sharedUniques = ({ uniques, primaryKey }: SourceTable): readonly (readonly string[])[] =>
  [primaryKey, ...uniques].filter((columns) => columns.length > 1);
