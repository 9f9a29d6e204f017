import { whyNotIndexed } from '@tessera/builder/design';
import { picksError } from './rule-form';
import type { ColumnRow } from './table-form-state';

/** A new index in the form of a table (SCR-14): the keys of its rows, the first one to look by at the front. */
export interface IndexRow {
  readonly key: string;
  readonly columns: readonly string[];
}

export type IndexErrors = Partial<Record<'columns', string>>;

/** The columns that an index can be on. */
export const indexedRows = (rows: readonly ColumnRow[]) =>
  rows.filter(
    ({ form: { type, many }, field }) =>
      whyNotIndexed({ type, many, ...(field?.computed !== undefined && { computed: field.computed }) }) ===
      undefined,
  );

/** What is wrong with a new index. */
export function indexErrors({ columns }: IndexRow, rows: readonly ColumnRow[]): IndexErrors {
  const error = picksError(columns, indexedRows(rows), 1);
  if (error !== undefined) return { columns: error };
  const [only, more] = columns;
  const isOneLink = more === undefined && rows.find(({ key }) => key === only)?.form.type === 'reference';
  return isOneLink ? { columns: 'A link already has an index. Choose another column with it.' } : {};
}
