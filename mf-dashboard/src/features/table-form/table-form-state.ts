import { accessOf } from '@tessera/builder/access';
import type { ApplicationModel, Entity, Field, VisitorRights } from '@tessera/shared/contracts';
import {
  columnErrors,
  formOf,
  NEW_COLUMN,
  type ColumnErrors,
  type ColumnForm,
} from '../../lib/design/column-form';
import { nameKey, whyNotTable } from '../../lib/design/design-names';
import { tableNames, tidy } from '../../lib/design/table-names';
import { indexErrors, type IndexErrors, type IndexRow } from './index-form';
import { NO_PARTS, type PartRows } from './part-rows';
import { ruleErrors, type RuleErrors, type RuleRow } from './rule-form';

/** One column in the form. */
export interface ColumnRow {
  /** Tells it from the others while the form is open. */
  readonly key: string;
  readonly form: ColumnForm;
  /** The column that it was, in a table that there is. */
  readonly field: Field | undefined;
}

/** What a column is called by its place, while it has no name. */
export const rowName = ({ form }: ColumnRow, place: number) =>
  form.name.trim() || `Column ${String(place + 1)}`;

/** A table as it stands in the form. */
export interface TableFormState {
  readonly name: string;
  readonly description: string;
  readonly columns: readonly ColumnRow[];
  readonly rules: PartRows<RuleRow>;
  readonly indexes: PartRows<IndexRow>;
  /** What visitors may do; undefined where that is not asked. */
  readonly rights: VisitorRights | undefined;
}

export const NO_RIGHTS: VisitorRights = { read: false, add: false, change: false, remove: false };

export const newRow = (key: string, form: Partial<ColumnForm> = {}): ColumnRow => ({
  key,
  form: { ...NEW_COLUMN, ...form },
  field: undefined,
});

/** The form of a table that there is, or of a new one. */
export function startOfForm(entity: Entity | undefined, asksRights: boolean): TableFormState {
  if (!entity) {
    return {
      name: '',
      description: '',
      columns: [newRow('new-1', { name: 'Name', required: true })],
      rules: NO_PARTS,
      indexes: NO_PARTS,
      rights: asksRights ? NO_RIGHTS : undefined,
    };
  }
  return {
    name: entity.name,
    description: entity.description ?? '',
    columns: entity.fields.map((field) => ({ key: field.id, form: formOf(field), field })),
    rules: NO_PARTS,
    indexes: NO_PARTS,
    rights: asksRights ? accessOf(entity).visitors : undefined,
  };
}

export interface TableErrors {
  readonly name?: string;
  readonly description?: string;
  /** Of the table as a whole. */
  readonly columns?: string;
  readonly byRow: ReadonlyMap<string, ColumnErrors>;
  /** Of new rules, by their keys. */
  readonly byRule: ReadonlyMap<string, RuleErrors>;
  /** Of new indexes, by their keys. */
  readonly byIndex: ReadonlyMap<string, IndexErrors>;
}

export const hasErrors = ({ name, description, columns, byRow, byRule, byIndex }: TableErrors) =>
  [name, description, columns].some((error) => error !== undefined) ||
  byRow.size + byRule.size + byIndex.size > 0;

/** What is wrong with the form, each at its field. */
export function tableErrors(
  model: ApplicationModel,
  entity: Entity | undefined,
  { name, description, columns, rules, indexes }: TableFormState,
): TableErrors {
  const called = entity ? tidy(name) : tableNames(name).name;
  const whyNotName = whyNotTable(model, called, entity?.id);
  const byRow = new Map<string, ColumnErrors>();
  for (const row of columns) {
    const others = columns.filter(({ key }) => key !== row.key);
    const table = { name: called, fields: others.flatMap(({ form, field }) => named(form, field)) };
    const errors = columnErrors(table, row.form, withItself(model, entity, called), row.field);
    if (Object.keys(errors).length > 0) byRow.set(row.key, errors);
  }
  const hasValue = columns.some(({ form }) => form.type !== 'reference');
  return {
    ...(whyNotName !== undefined && { name: whyNotName }),
    ...(tidy(description).length > MOST_DESCRIPTION && { description: TOO_LONG }),
    ...(!hasValue && { columns: 'A table needs a column that is no link, to tell its records apart.' }),
    byRow,
    byRule: errorsByKey(rules.added, ({ form }) => ruleErrors(form, columns)),
    byIndex: errorsByKey(indexes.added, (row) => indexErrors(row, columns)),
  };
}

function errorsByKey<T extends { readonly key: string }, E extends object>(
  rows: readonly T[],
  errorsOf: (row: T) => E,
): ReadonlyMap<string, E> {
  const all = rows.map((row) => [row.key, errorsOf(row)] as const);
  return new Map(all.filter(([, errors]) => Object.keys(errors).length > 0));
}

const MOST_DESCRIPTION = 300;
const TOO_LONG = 'A description has at most 300 characters.';

/** For the question whether a name is taken, only names count. */
function named(form: ColumnForm, field: Field | undefined): Field[] {
  const id = field?.id ?? nameKey(form.name);
  return [{ id: `other ${id}`, name: form.name, type: form.type, key: 'f1.1', required: false }];
}

/** The id by which a new table is linked to itself, before it has one. */
export const ITSELF = 'itself';

export function withItself(
  { entities }: ApplicationModel,
  entity: Entity | undefined,
  name: string,
): Pick<ApplicationModel, 'entities'> {
  const [any] = entities;
  if (entity || !any) return { entities };
  return {
    entities: [...entities, { ...any, id: ITSELF, name, plural: tableNames(name || 'This table').plural }],
  };
}
