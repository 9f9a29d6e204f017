import { accessOf } from '@tessera/builder/access';
import { plural } from '@tessera/builder/design';
import type {
  ApplicationModel,
  DesignOperation,
  Entity,
  Field,
  VisitorRights,
} from '@tessera/shared/contracts';
import { addColumn, changeColumn, detailsOf, draftOfForm } from '../../lib/design/column-operations';
import { tryAction, type DesignAction } from '../../lib/design/design-draft';
import { nameKey } from '../../lib/design/design-names';
import { tableNames, tidy } from '../../lib/design/table-names';
import { ruleOfForm } from './rule-form';
import { ITSELF, type ColumnRow, type TableFormState } from './table-form-state';

/** What a form of a table comes to. */
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

/** The table of a design, and the model that it stands in. */
export interface TableAfter {
  readonly entity: Entity;
  readonly model: ApplicationModel;
}

export function tableAfter(design: TableDesign | undefined): TableAfter | undefined {
  if (!design?.done) return undefined;
  const { model } = design;
  const entity = model.entities.find(({ id }) => id === design.entity);
  return entity && { entity, model };
}

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

/** The column that a row has become. */
function columnOfRow({ fields }: Entity, { columns }: TableFormState, key: string): Field | undefined {
  const row = columns.find((one) => one.key === key);
  if (row?.field) return fields.find(({ id }) => id === row.field?.id);
  return row && fields.find(({ name }) => nameKey(name) === nameKey(row.form.name));
}

function removeParts(steps: Steps, entity: Entity, { rules, indexes }: TableFormState): void {
  for (const { id } of entity.rules)
    if (rules.removed.includes(id)) steps.take([{ kind: 'removePart', part: 'rule', id }]);
  for (const { id } of entity.indexes ?? [])
    if (indexes.removed.includes(id)) steps.take([{ kind: 'removePart', part: 'index', id }]);
}

function addParts(steps: Steps, owner: string, state: TableFormState): void {
  const entity = steps.entity(owner);
  const idOf = (key: string) => columnOfRow(entity, state, key)?.id;
  for (const { form } of state.rules.added)
    steps.take([{ kind: 'addRule', entity: owner, rule: ruleOfForm(entity, form, idOf) }]);
  for (const { columns } of state.indexes.added) {
    const fields = columns.flatMap((key) => idOf(key) ?? []);
    steps.take([{ kind: 'addIndex', entity: owner, fields }]);
  }
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
      // First, so that none of them is said to go with its column.
      removeParts(steps, entity, state);
      renameTable(steps, entity, state.name);
      removeGone(steps, entity, state, true);
    }
    placeColumns(steps, id, state);
    if (entity) removeGone(steps, entity, state, false);
    addParts(steps, id, state);
    describeTable(steps, id, state.description);
    giveRights(steps, id, state.rights);
  }
  if (steps.why !== undefined || id === undefined)
    return { done: false, why: steps.why ?? 'The table could not be made.' };
  const { operations, changes } = steps;
  return { done: true, operations, changes, model: steps.model, entity: id };
}
