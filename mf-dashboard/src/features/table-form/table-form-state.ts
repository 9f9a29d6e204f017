import { plural } from '@tessera/builder/design';
import { accessOf } from '@tessera/builder/access';
import type {
  ApplicationModel,
  DesignOperation,
  Entity,
  Field,
  VisitorRights,
} from '@tessera/shared/contracts';
import {
  columnErrors,
  formOf,
  NEW_COLUMN,
  type ColumnErrors,
  type ColumnForm,
} from '../../lib/design/column-form';
import { addColumn, changeColumn, detailsOf, draftOfForm } from '../../lib/design/column-operations';
import { tryAction, type DesignAction } from '../../lib/design/design-draft';
import { nameKey, whyNotTable } from '../../lib/design/design-names';
import { tableNames, tidy } from '../../lib/design/table-names';

/** One column in the form. */
export interface ColumnRow {
  /** Tells it from the others while the form is open. */
  readonly key: string;
  readonly form: ColumnForm;
  /** The column that it was, in a table that there is. */
  readonly field: Field | undefined;
}

/** A table as it stands in the form. */
export interface TableFormState {
  readonly name: string;
  readonly description: string;
  readonly columns: readonly ColumnRow[];
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
      rights: asksRights ? NO_RIGHTS : undefined,
    };
  }
  return {
    name: entity.name,
    description: entity.description ?? '',
    columns: entity.fields.map((field) => ({ key: field.id, form: formOf(field), field })),
    rights: asksRights ? accessOf(entity).visitors : undefined,
  };
}

export interface TableErrors {
  readonly name?: string;
  readonly description?: string;
  /** Of the table as a whole. */
  readonly columns?: string;
  readonly byRow: ReadonlyMap<string, ColumnErrors>;
}

export const hasErrors = ({ name, description, columns, byRow }: TableErrors) =>
  [name, description, columns].some((error) => error !== undefined) || byRow.size > 0;

/** What is wrong with the form, each at its field. */
export function tableErrors(
  model: ApplicationModel,
  entity: Entity | undefined,
  { name, description, columns }: TableFormState,
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
  };
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

export type TableDesign =
  | {
      readonly done: true;
      readonly operations: readonly DesignOperation[];
      readonly model: ApplicationModel;
      readonly changes: readonly string[];
      /** The table as it is then. */
      readonly entity: string;
    }
  | { readonly done: false; readonly why: string };

/** A design under way: each step is made on what those before it came to. */
class Steps {
  readonly operations: DesignOperation[] = [];
  readonly changes: string[] = [];
  why: string | undefined;

  constructor(public model: ApplicationModel) {}

  take(action: DesignAction): void {
    if (this.why !== undefined || action.length === 0) return;
    const made = tryAction(this.model, action);
    if (!made.done) {
      this.why = made.why;
      return;
    }
    this.model = made.model;
    this.operations.push(...action);
    this.changes.push(...made.changes);
  }

  entity(id: string): Entity {
    const found = this.model.entities.find((entity) => entity.id === id);
    if (!found) throw new Error('The table is gone from its own design');
    return found;
  }
}

function addTable(steps: Steps, state: TableFormState): string | undefined {
  const values = state.columns.filter(({ form }) => form.type !== 'reference');
  const known = new Set(steps.model.entities.map(({ id }) => id));
  steps.take([
    {
      kind: 'addEntity',
      draft: { ...tableNames(state.name), fields: values.map(({ form }) => draftOfForm(form)) },
    },
  ]);
  const entity = steps.model.entities.find(({ id }) => !known.has(id));
  entity?.fields.forEach((field, place) => {
    const row = values[place];
    if (row) steps.take(detailsOf(field, row.form));
  });
  return entity?.id;
}

/** Changes the columns that there are first, so that a new one may have a name that is free by then; then brings all in order. */
function placeColumns(steps: Steps, id: string, { columns }: TableFormState): void {
  const formAt = ({ form }: ColumnRow) => (form.target === ITSELF ? { ...form, target: id } : form);
  for (const row of columns) {
    const entity = steps.entity(id);
    if (row.field && entity.fields.some((one) => one.id === row.field?.id))
      steps.take(changeColumn(steps.model, entity, row.field, formAt(row)));
  }
  for (const row of columns) {
    const entity = steps.entity(id);
    // A new table came with its values.
    const isThere = entity.fields.some(({ name }) => nameKey(name) === nameKey(row.form.name));
    if (!row.field && !isThere) steps.take(addColumn(steps.model, entity, formAt(row)));
  }
  columns.forEach(({ form, field }, place) => {
    const { fields } = steps.entity(id);
    const now = fields.findIndex((one) =>
      field ? one.id === field.id : nameKey(one.name) === nameKey(form.name),
    );
    const found = fields[now];
    if (found && now !== place) steps.take([{ kind: 'moveField', field: found.id, to: place }]);
  });
}

/** Columns that are not in the form any more: those whose name another one takes, or the others. */
function removeGone(steps: Steps, entity: Entity, { columns }: TableFormState, isReplaced: boolean): void {
  const kept = new Set(columns.flatMap(({ field }) => field?.id ?? []));
  const names = new Set(columns.map(({ form }) => nameKey(form.name)));
  for (const { id, name } of entity.fields)
    if (!kept.has(id) && names.has(nameKey(name)) === isReplaced)
      steps.take([{ kind: 'removeField', field: id }]);
}

function renameTable(steps: Steps, entity: Entity, name: string): void {
  const next = tidy(name);
  if (next !== entity.name)
    steps.take([{ kind: 'renameEntity', entity: entity.id, name: next, plural: plural(next) }]);
}

function describeTable(steps: Steps, id: string, text: string): void {
  const description = tidy(text) === '' ? null : tidy(text);
  if ((steps.entity(id).description ?? null) !== description)
    steps.take([{ kind: 'setDescription', entity: id, description }]);
}

function giveRights(steps: Steps, id: string, rights: VisitorRights | undefined): void {
  const entity = steps.entity(id);
  const before = accessOf(entity);
  const isSame = JSON.stringify(before.visitors) === JSON.stringify(rights);
  if (rights && !isSame)
    steps.take([{ kind: 'setAccess', entity: id, access: { ...before, visitors: rights } }]);
}

/** The operations that lead from a model to the form as it is filled in; the form has no errors. */
export function designOfForm(
  model: ApplicationModel,
  entity: Entity | undefined,
  state: TableFormState,
): TableDesign {
  const steps = new Steps(model);
  const id = entity ? entity.id : addTable(steps, state);
  if (id !== undefined) {
    if (entity) {
      renameTable(steps, entity, state.name);
      removeGone(steps, entity, state, true);
    }
    placeColumns(steps, id, state);
    if (entity) removeGone(steps, entity, state, false);
    describeTable(steps, id, state.description);
    giveRights(steps, id, state.rights);
  }
  if (steps.why !== undefined || id === undefined)
    return { done: false, why: steps.why ?? 'The table could not be made.' };
  const { operations, changes } = steps;
  return { done: true, operations, changes, model: steps.model, entity: id };
}
