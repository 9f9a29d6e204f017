import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { brokenSamples } from '../furnish/samples/broken-samples';
import { withoutSample } from '../furnish/samples/without-sample';
import { entityOf, placeOf, withEntity, withField } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { MAX_OPTIONS, pickLabel } from '../model/make-entity';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import { isSameNoun } from '../reading/records/links-by-name';
import { pluralName } from '../reading/records/records';
import type { FileTable } from '../types';
import { nameKey } from '../words/text';
import { readCell } from './cell-values';
import { readColumn, type Column } from './column-type';
import { fieldsForColumns, isTypedIn } from './fields-for-columns';
import { NO_NAME, recordNameOf } from './table-name';

/** The most records that an application begins with; more of one entity make its source too long to be built. */
export const MOST_RECORDS = 500;
const MOST_CHARACTERS = 250_000;

/** How far an application may be changed to take a table in. */
export interface TableRules {
  /** Fields that nobody asked for make way for those of the table: the application is being made. */
  readonly isNew: boolean;
  /** Fields that somebody asked for. */
  readonly said: ReadonlySet<string>;
}

export interface WithTable {
  readonly model: ApplicationModel;
  readonly entity: string;
  readonly changes: readonly string[];
}

/** The records that a table is about: those of its name, else those that have most of its columns. */
export function entityFor({ entities }: ApplicationModel, table: FileTable): Entity | undefined {
  const name = recordNameOf(table.name);
  const named =
    name === NO_NAME
      ? undefined
      : entities.find((entity) => isSameNoun(entity.name, name) || isSameNoun(name, entity.name));
  if (named) return named;
  const shared = (entity: Entity) => fieldsForColumns(entity, table.columns).size;
  const [best] = [...entities].sort((a, b) => shared(b) - shared(a));
  const enough = Math.min(table.columns.length, Math.max(2, table.columns.length / 2));
  return best && shared(best) >= enough ? best : undefined;
}

/** Carries out what can be carried out, and tells of it. */
class Draft {
  readonly changes: string[] = [];
  constructor(public model: ApplicationModel) {}

  apply(operation: Operation, isTold = true): boolean {
    const outcome = applyOperation(this.model, operation);
    if (!outcome.done) return false;
    this.model = outcome.model;
    if (isTold) this.changes.push(outcome.change);
    return true;
  }

  set(id: string, change: (field: Field) => Field): void {
    const place = placeOf(this.model, id);
    if (place) this.model = withField(this.model, place, change(place.field));
  }
}

function columnsOf(table: FileTable): Column[] {
  const context = recordNameOf(table.name);
  return table.columns.map((name, at) =>
    readColumn(
      name,
      table.rows.map((row) => row[at] ?? ''),
      context,
    ),
  );
}

/** A name that no record has yet: 'Book', 'Book 2'. */
function freeName({ entities }: ApplicationModel, name: string): string {
  const taken = new Set(entities.map((entity) => nameKey(entity.name)));
  for (let count = 1; ; count += 1) {
    const unique = count === 1 ? name : `${name} ${String(count)}`;
    if (!taken.has(nameKey(unique))) return unique;
  }
}

const namesOf = (columns: readonly Column[]) => columns.map(({ draft }) => draft.name);

const valuesOf = (field: Field, { cells, writing }: Column) =>
  cells.filter((cell) => cell !== '').map((cell) => readCell(field, cell, writing));

/** Makes a field that is there hold the values of a column, as far as that may be. */
function fitField(draft: Draft, field: Field, column: Column, { isNew }: TableRules): void {
  const filled = column.cells.filter((cell) => cell !== '');
  if (field.type === 'choice') addOptions(draft, field, filled);
  const now = placeOf(draft.model, field.id)?.field ?? field;
  const isUnread = valuesOf(now, column).some((value) => value === undefined);
  if (isNew && isUnread && now.type !== column.draft.type) {
    const { type, options } = column.draft;
    draft.apply({ kind: 'retypeField', field: field.id, type, limits: options ? { options } : {} });
  }
  widen(draft, field.id, column);
}

/** Bounds that a value of the column is beyond are none. */
function widen(draft: Draft, id: string, column: Column): void {
  const now = placeOf(draft.model, id)?.field;
  if (!now) return;
  const { min = -Infinity, max = Infinity } = now;
  const numbers = valuesOf(now, column).map(Number);
  if (numbers.some((value) => value < min || value > max))
    draft.set(id, ({ min: _min, max: _max, ...rest }) => rest);
}

function addOptions(draft: Draft, { id, options = [] }: Field, cells: readonly string[]): void {
  const known = new Set(options.map(({ label }) => label.toLowerCase()));
  const fresh = [...new Map(cells.map((cell) => [cell.toLowerCase(), cell]))].filter(
    ([key]) => !known.has(key),
  );
  if (options.length + fresh.length > MAX_OPTIONS) return;
  for (const [, label] of fresh) if (label.length <= 60) draft.apply({ kind: 'addOption', field: id, label });
}

/** Gives an entity the fields of a table. */
function fitEntity(draft: Draft, id: string, columns: readonly Column[], rules: TableRules): void {
  const entity = entityOf(draft.model, id);
  const fields = entity && fieldsForColumns(entity, namesOf(columns));
  for (const column of columns) {
    const field = fields?.get(column.draft.name);
    if (field) fitField(draft, field, column, rules);
    else draft.apply({ kind: 'addField', entity: id, draft: column.draft });
  }
  // What another file holds stays.
  if (rules.isNew && !entity?.samples.some(({ isOwn }) => isOwn)) withoutOthers(draft, id, columns, rules);
}

/** Fields that nobody asked for and that the table has not make way. */
function withoutOthers(draft: Draft, id: string, columns: readonly Column[], { said }: TableRules): void {
  const entity = entityOf(draft.model, id);
  if (!entity) return;
  const filled = new Set([...fieldsForColumns(entity, namesOf(columns)).values()].map((field) => field.id));
  const isColumn = (field: Field) => filled.has(field.id);
  const label = pickLabel(entity.fields.filter(isColumn), entity.name);
  if (label) draft.apply({ kind: 'setLabel', field: label.id }, false);
  for (const field of entity.fields)
    if (!isColumn(field) && isTypedIn(field) && !said.has(field.id))
      draft.apply({ kind: 'removeField', field: field.id }, false);
}

/** What no row has cannot be asked for of all. */
function withoutNeeds(draft: Draft, id: string, samples: readonly Sample[], { isNew }: TableRules): void {
  for (const field of entityOf(draft.model, id)?.fields ?? []) {
    const isLacking = samples.some(({ values }) => values[field.id] === undefined);
    if (!field.required || field.computed !== undefined || !isLacking) continue;
    draft.apply({ kind: 'setRequired', field: field.id, required: false }, !isNew);
  }
}

function samplesOf(entity: Entity, table: FileTable, columns: readonly Column[], ids: IdSource): Sample[] {
  const fields = fieldsForColumns(entity, namesOf(columns));
  const pairs = columns.flatMap((column) => {
    const field = fields.get(column.draft.name);
    return field ? [{ field, column }] : [];
  });
  let room = MOST_CHARACTERS;
  return table.rows.slice(0, MOST_RECORDS).flatMap((_row, at): Sample[] => {
    const values: Record<string, Sample['values'][string]> = {};
    for (const { field, column } of pairs) {
      const cell = column.cells[at] ?? '';
      const value = cell === '' ? undefined : readCell(field, cell, column.writing);
      if (value !== undefined) values[field.id] = value;
    }
    room -= JSON.stringify(values).length;
    return room < 0 || Object.keys(values).length === 0 ? [] : [{ id: ids.node('s'), values, isOwn: true }];
  });
}

/** Invented records make way for real ones, also where others point at them. */
function withoutInvented(model: ApplicationModel, id: string): ApplicationModel {
  const invented = entityOf(model, id)?.samples.filter(({ isOwn }) => isOwn !== true) ?? [];
  const left = invented.reduce((rest, sample) => withoutSample(rest, sample.id), model);
  return [...brokenSamples(left)].reduce((rest, sample) => withoutSample(rest, sample), left);
}

/** The model with the fields of a table, in the records that it is about or in new ones. No rows yet. */
export function withColumns(
  model: ApplicationModel,
  table: FileTable,
  rules: TableRules,
): WithTable | undefined {
  const columns = columnsOf(table);
  const draft = new Draft(model);
  const known = entityFor(model, table);
  if (known) {
    fitEntity(draft, known.id, columns, rules);
    return { model: draft.model, entity: known.id, changes: draft.changes };
  }
  const name = freeName(model, recordNameOf(table.name));
  const fields = columns.map((column) => column.draft);
  const isDone = draft.apply({ kind: 'addEntity', draft: { name, plural: pluralName(name), fields } });
  const entity = draft.model.entities.at(-1)?.id;
  return isDone && entity !== undefined ? { model: draft.model, entity, changes: draft.changes } : undefined;
}

/** The model with the rows of a table as records of an entity that has its columns. */
export function withRows(
  model: ApplicationModel,
  id: string,
  table: FileTable,
  rules: TableRules,
): WithTable & { readonly kept: number } {
  const ids = new IdSource(model.next);
  const entity = entityOf(model, id);
  const draft = new Draft(withoutInvented(model, id));
  const rows = entity ? samplesOf(entity, table, columnsOf(table), ids) : [];
  withoutNeeds(draft, id, rows, rules);
  const now = entityOf(draft.model, id);
  if (!now) return { model, entity: id, changes: [], kept: 0 };
  const room = Math.max(0, MOST_RECORDS - now.samples.length);
  const samples = [...now.samples, ...rows.slice(0, room)];
  const full = {
    ...withEntity(draft.model, { ...now, samples }),
    next: { ...draft.model.next, node: Math.max(draft.model.next.node, ids.state().node) },
  };
  const own = new Set(rows.map((row) => row.id));
  const broken = [...brokenSamples(full)].filter((sample) => own.has(sample));
  const left = broken.reduce((rest, sample) => withoutSample(rest, sample), full);
  const kept = (entityOf(left, id)?.samples ?? []).filter((sample) => own.has(sample.id)).length;
  return { model: left, entity: id, changes: draft.changes, kept };
}
