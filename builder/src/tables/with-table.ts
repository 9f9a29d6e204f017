import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { brokenSamples } from '../furnish/samples/broken-samples';
import { withoutSample } from '../furnish/samples/without-sample';
import { entityOf, placeOf, withEntity } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { MAX_OPTIONS, pickLabel } from '../model/make-entity';
import { isSameNoun } from '../reading/records/links-by-name';
import type { FileTable } from '../types';
import { nameKey } from '../words/text';
import { readCell } from './cell-values';
import { readColumn, type Column } from './column-type';
import { fieldsForColumns, isTypedIn } from './fields-for-columns';
import { NamedRecords } from './link-records';
import { linksForColumns } from './linked-columns';
import { Room } from './room';
import { TableDraft } from './table-draft';
import { NO_NAME, recordNameOf } from './table-name';
import { addEmptyLinks, addLinks, linksToMake, newEntity } from './with-links';

/** The most records that an application begins with; more of one entity make its source too long to be built. */
export const MOST_RECORDS = 500;

/** How far an application may be changed to take a table in. */
export interface TableRules {
  /** Fields that nobody asked for make way for those of the table: the application is being made. */
  readonly isNew: boolean;
  /** Fields that somebody asked for. */
  readonly said: ReadonlySet<string>;
  /** What the rows are called, where somebody said it; else the file's name tells. */
  readonly name?: string | undefined;
  /** Entities, by id, that the rows are to be linked to. */
  readonly links?: readonly string[];
}

export interface WithTable {
  readonly model: ApplicationModel;
  readonly entity: string;
  readonly changes: readonly string[];
  /** What is not as it was asked for. */
  readonly caveats: readonly string[];
}

/** The records that a table is about: those of its name, else those that have most of its columns. */
export function entityFor(
  { entities }: ApplicationModel,
  table: FileTable,
  said?: string,
): Entity | undefined {
  const name = said ?? recordNameOf(table.name);
  const named =
    name === NO_NAME
      ? undefined
      : entities.find((entity) => isSameNoun(entity.name, name) || isSameNoun(name, entity.name));
  // What is called something else is something else, whatever its columns.
  if (named || said !== undefined) return named;
  const shared = (entity: Entity) => fieldsForColumns(entity, table.columns).size;
  const [best] = [...entities].sort((a, b) => shared(b) - shared(a));
  const enough = Math.min(table.columns.length, Math.max(2, table.columns.length / 2));
  return best && shared(best) >= enough ? best : undefined;
}

function columnsOf(table: FileTable, said?: string): Column[] {
  const context = said ?? recordNameOf(table.name);
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
function fitField(draft: TableDraft, field: Field, column: Column, { isNew }: TableRules): void {
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
function widen(draft: TableDraft, id: string, column: Column): void {
  const now = placeOf(draft.model, id)?.field;
  if (!now) return;
  const { min = -Infinity, max = Infinity } = now;
  const numbers = valuesOf(now, column).map(Number);
  if (numbers.some((value) => value < min || value > max))
    draft.set(id, ({ min: _min, max: _max, ...rest }) => rest);
}

function addOptions(draft: TableDraft, { id, options = [] }: Field, cells: readonly string[]): void {
  const known = new Set(options.map(({ label }) => label.toLowerCase()));
  const fresh = [...new Map(cells.map((cell) => [cell.toLowerCase(), cell]))].filter(
    ([key]) => !known.has(key),
  );
  if (options.length + fresh.length > MAX_OPTIONS) return;
  for (const [, label] of fresh) if (label.length <= 60) draft.apply({ kind: 'addOption', field: id, label });
}

/** Gives an entity the fields of a table. */
function fitEntity(draft: TableDraft, entity: Entity, columns: readonly Column[], rules: TableRules): void {
  const { id, samples } = entity;
  const fields = fieldsForColumns(entity, namesOf(columns));
  const open = columns.filter((column) => !fields.has(column.draft.name));
  const links = linksToMake(draft, entity, open, rules.links ?? []);
  const there = linksForColumns(draft.model, entity, namesOf(open));
  const isLink = (column: Column) =>
    there.has(column.draft.name) || links.some((link) => link.column === column);
  for (const column of columns) {
    const field = fields.get(column.draft.name);
    if (field) fitField(draft, field, column, rules);
    else if (!isLink(column)) draft.apply({ kind: 'addField', entity: id, draft: column.draft });
  }
  addLinks(draft, id, links);
  // What another file holds stays.
  if (rules.isNew && !samples.some(({ isOwn }) => isOwn)) withoutOthers(draft, id, columns, rules);
}

/** Fields that nobody asked for and that the table has not make way. */
function withoutOthers(
  draft: TableDraft,
  id: string,
  columns: readonly Column[],
  { said }: TableRules,
): void {
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
function withoutNeeds(
  draft: TableDraft,
  id: string,
  samples: readonly Sample[],
  { isNew }: TableRules,
): void {
  for (const field of entityOf(draft.model, id)?.fields ?? []) {
    const isLacking = samples.some(({ values }) => values[field.id] === undefined);
    if (!field.required || field.computed !== undefined || !isLacking) continue;
    draft.apply({ kind: 'setRequired', field: field.id, required: false }, !isNew);
  }
}

/** What the cells of a row mean, by the fields that they fill. */
type ValueReader = (at: number) => readonly [field: string, value: Sample['values'][string] | undefined];

function typedReaders(entity: Entity, columns: readonly Column[]): ValueReader[] {
  const fields = fieldsForColumns(entity, namesOf(columns));
  return columns.flatMap((column): ValueReader[] => {
    const field = fields.get(column.draft.name);
    const cellAt = (at: number) => column.cells[at] ?? '';
    return field
      ? [(at) => [field.id, cellAt(at) === '' ? undefined : readCell(field, cellAt(at), column.writing)]]
      : [];
  });
}

function linkReaders(
  model: ApplicationModel,
  entity: Entity,
  columns: readonly Column[],
  records: NamedRecords,
): ValueReader[] {
  const typed = fieldsForColumns(entity, namesOf(columns));
  const open = columns.filter(({ draft }) => !typed.has(draft.name));
  const links = linksForColumns(model, entity, namesOf(open));
  return open.flatMap((column): ValueReader[] => {
    const link = links.get(column.draft.name);
    return link ? [(at) => [link.id, records.valueOf(link, column.cells[at] ?? '')]] : [];
  });
}

function samplesOf(
  table: FileTable,
  readers: readonly ValueReader[],
  { ids, room }: { readonly ids: IdSource; readonly room: Room },
): Sample[] {
  return table.rows.slice(0, MOST_RECORDS).flatMap((_row, at): Sample[] => {
    // What a row names is made with it: of one that is left out, nothing.
    if (room.isFull) return [];
    const values: Record<string, Sample['values'][string]> = {};
    for (const reader of readers) {
      const [field, value] = reader(at);
      if (value !== undefined) values[field] = value;
    }
    if (Object.keys(values).length === 0 || !room.take(values)) return [];
    return [{ id: ids.node('s'), values, isOwn: true }];
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
  const columns = columnsOf(table, rules.name);
  const draft = new TableDraft(model);
  const known = entityFor(model, table, rules.name);
  const { links: said = [] } = rules;
  if (known) fitEntity(draft, known, columns, rules);
  const name = freeName(model, rules.name ?? recordNameOf(table.name));
  const id = known?.id ?? newEntity(draft, name, columns, linksToMake(draft, undefined, columns, said));
  if (id === undefined) return undefined;
  addEmptyLinks(draft, id, said);
  return { model: draft.model, entity: id, changes: draft.changes, caveats: draft.caveats };
}

/** The model with the rows of a table as records of an entity that has its columns, and the records that they name. */
export function withRows(
  model: ApplicationModel,
  id: string,
  table: FileTable,
  rules: TableRules,
): WithTable & { readonly kept: number } {
  const ids = new IdSource(model.next);
  const entity = entityOf(model, id);
  const draft = new TableDraft(withoutInvented(model, id));
  const room = new Room();
  const records = new NamedRecords(draft.model, ids, { most: MOST_RECORDS, room });
  const columns = columnsOf(table, rules.name);
  const readers = entity
    ? [...typedReaders(entity, columns), ...linkReaders(draft.model, entity, columns, records)]
    : [];
  const rows = samplesOf(table, readers, { ids, room });
  withoutNeeds(draft, id, rows, rules);
  draft.model = records.added(draft.model);
  const now = entityOf(draft.model, id);
  if (!now) return { model, entity: id, changes: [], caveats: [], kept: 0 };
  const most = Math.max(0, MOST_RECORDS - now.samples.length);
  const samples = [...now.samples, ...rows.slice(0, most)];
  const full = {
    ...withEntity(draft.model, { ...now, samples }),
    next: { ...draft.model.next, node: Math.max(draft.model.next.node, ids.state().node) },
  };
  const own = new Set([...rows.map((row) => row.id), ...records.madeIds()]);
  const broken = [...brokenSamples(full)].filter((sample) => own.has(sample));
  const left = broken.reduce((rest, sample) => withoutSample(rest, sample), full);
  const isRow = new Set(rows.map((row) => row.id));
  const kept = (entityOf(left, id)?.samples ?? []).filter((sample) => isRow.has(sample.id)).length;
  const told = records.told(left);
  const changes = [...draft.changes, ...told.changes];
  return { model: left, entity: id, changes, caveats: told.caveats, kept };
}
