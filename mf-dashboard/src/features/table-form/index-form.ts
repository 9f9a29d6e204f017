import { whyNotIndexed } from '@tessera/builder/design';
import type { ColumnRow } from './table-form-state';

/** A new index in the form of a table (SCR-14): the keys of its rows, the first one to look by at the front. */
export interface IndexRow {
  readonly key: string;
  readonly columns: readonly string[];
}

export type IndexErrors = Partial<Record<'columns', string>>;

const MOST_COLUMNS = 4;

/** The columns that an index can be on. */
export const indexedRows = (rows: readonly ColumnRow[]) =>
  rows.filter(
    ({ form: { type, many }, field }) =>
      whyNotIndexed({ type, many, ...(field?.computed !== undefined && { computed: field.computed }) }) ===
      undefined,
  );

/** What is wrong with a new index. */
export function indexErrors({ columns }: IndexRow, rows: readonly ColumnRow[]): IndexErrors {
  const known = columns.filter((key) => indexedRows(rows).some((row) => row.key === key));
  if (known.length === 0) return { columns: 'Choose at least one column.' };
  return known.length > MOST_COLUMNS ? { columns: `Choose at most ${String(MOST_COLUMNS)} columns.` } : {};
}
