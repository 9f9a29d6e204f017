import type { DescribedColumn, DescribedTable } from '@tessera/shared/contracts';
import { formOf } from '../../lib/design/column-form';
import { nameKey } from '../../lib/design/design-names';
import { newRow, type ColumnRow, type TableFormState } from './table-form-state';

/** What is going on with the description of a new table. */
export interface Description {
  readonly isReading: boolean;
  /** Why it filled nothing in. */
  readonly problem: string | undefined;
  /** What it says, while somebody decides what becomes of the columns that there are. */
  readonly asked: DescribedTable | undefined;
  readonly filled: Filled | undefined;
}

export interface Filled {
  /** How many columns came of it. */
  readonly count: number;
  /** Words that came to nothing. */
  readonly left: readonly string[];
  /** The form before, until somebody goes on with it. */
  readonly before: TableFormState | undefined;
}

export const NO_DESCRIPTION: Description = {
  isReading: false,
  problem: undefined,
  asked: undefined,
  filled: undefined,
};

/** A column as words describe it, in the form. An option is found by its label, as none of them has an id yet. */
function rowOf(
  key: string,
  { target, options, unit, min, max, unique, many, ...rest }: DescribedColumn,
): ColumnRow {
  const form = formOf({
    id: key,
    key,
    ...rest,
    ...(options && { options: options.map((label) => ({ id: label, label })) }),
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unique !== undefined && { unique }),
    ...(many !== undefined && { many }),
    ...(target !== undefined && { reference: { entity: target, inverse: '', onDelete: 'refuse' } }),
  });
  return newRow(key, form);
}

const isSame = (one: readonly ColumnRow[], other: readonly ColumnRow[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether nobody has touched the columns, or begun with a rule or an index that is about them. */
export const isUntouched = (form: TableFormState, start: TableFormState) =>
  isSame(form.columns, start.columns) && form.rules.added.length + form.indexes.added.length === 0;

/** The form with what words say: beside the columns that there are, or in their place. A name that was typed stays. */
export function withDescribed(
  form: TableFormState,
  { name, columns }: DescribedTable,
  { isAdded, time }: { readonly isAdded: boolean; readonly time: number },
): TableFormState {
  const kept = isAdded ? form.columns.filter(({ form: one }) => one.name.trim() !== '') : [];
  const taken = new Set(kept.map(({ form: one }) => nameKey(one.name)));
  const rows = columns
    .filter((column) => !taken.has(nameKey(column.name)))
    .map((column, place) => rowOf(`said-${String(time)}-${String(place)}`, column));
  return { ...form, name: form.name.trim() === '' ? name : form.name, columns: [...kept, ...rows] };
}
