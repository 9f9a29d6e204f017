import type { FormError } from '@tessera/shared/ui';
import { idOfRow } from './column-card';
import type { TableErrors, TableFormState } from './table-form-state';
import { idOfPart } from './use-new-part';

/** The ids of the fields that belong to the table as a whole. */
export const NAME = 'table-name';
export const DESCRIPTION = 'table-description';
export const AGREE = 'table-agree';

/** What is wrong with parts of the table, each at its field: `idOf` begins the ids of the fields of one. */
function errorsOf(
  rows: readonly { readonly key: string }[],
  errors: ReadonlyMap<string, Readonly<Record<string, string | undefined>>>,
  idOf: (key: string) => string,
): FormError[] {
  return rows.flatMap(({ key }) =>
    Object.entries(errors.get(key) ?? {}).map(([field, message = '']) => ({
      fieldId: `${idOf(key)}-${field}`,
      message,
    })),
  );
}

/** All that is wrong, in the order of the fields; `why` is what is wrong with agreeing to what happens to records. */
export function summaryOf(errors: TableErrors, form: TableFormState, why: string | undefined): FormError[] {
  const { columns, rules, indexes } = form;
  const [first] = columns;
  return [
    ...(errors.name === undefined ? [] : [{ fieldId: NAME, message: errors.name }]),
    ...(errors.description === undefined ? [] : [{ fieldId: DESCRIPTION, message: errors.description }]),
    ...errorsOf(columns, errors.byRow, idOfRow),
    ...(errors.columns === undefined || !first
      ? []
      : [{ fieldId: `${idOfRow(first.key)}-type`, message: errors.columns }]),
    ...errorsOf(rules.added, errors.byRule, (key) => idOfPart('rule', key)),
    ...errorsOf(indexes.added, errors.byIndex, (key) => idOfPart('index', key)),
    ...(why === undefined ? [] : [{ fieldId: AGREE, message: why }]),
  ];
}
