import type { ApplicationModel, ColumnDraft, SourceColumn, SourceTable } from '@tessera/shared/contracts';
import { MAX_FIELDS } from '../model/make-entity';
import { inSentence } from '../words/casing';
import { listOf, nameKey } from '../words/text';
import { draftColumn } from './column-draft';
import {
  columnLabel,
  freeFieldName,
  freeTableNames,
  linkLabel,
  sharedWord,
  tableLabels,
  targetWords,
  type TableNames,
} from './outside-names';
import { isJoin, isOwnKey, isWrittenWhen, linksOf, pointsAt, sharedUniques } from './table-roles';

export const MAX_TABLES = 20;

/** A column that becomes a field, in the order of the fields. */
export interface PlannedColumn {
  readonly column: SourceColumn;
  readonly draft: ColumnDraft;
  /** The table that it links to. */
  readonly link?: { readonly to: SourceTable; readonly onDelete: 'refuse' | 'cascade' | 'clear' };
}

/** What a table is to become. */
export type TablePlan =
  | {
      readonly kind: 'entity';
      readonly table: SourceTable;
      readonly names: TableNames;
      readonly columns: readonly PlannedColumn[];
      /** What of it is left. */
      readonly left: readonly string[];
    }
  | {
      readonly kind: 'join';
      readonly table: SourceTable;
      readonly ends: readonly [
        { readonly table: SourceTable; readonly column: string },
        { readonly table: SourceTable; readonly column: string },
      ];
    };

/** What each table would be called, and the entity of that name where there is one. */
export interface TableName {
  readonly table: SourceTable;
  readonly names: TableNames;
  readonly there: ApplicationModel['entities'][number] | undefined;
}

export function namesOfTables(tables: readonly SourceTable[], model: ApplicationModel): TableName[] {
  const shared = sharedWord(tables.map(({ name }) => name));
  return tables.map((table) => {
    const names = tableLabels(table.name, shared);
    const there = model.entities.find(({ name }) => nameKey(name) === nameKey(names.name));
    return { table, names, there };
  });
}

const targetOf = (table: SourceTable, column: string, tables: readonly SourceTable[]) => {
  const link = linksOf(table).get(column);
  const to = link && tables.find((other) => pointsAt(link, other));
  return link && to ? { to, onDelete: link.onDelete } : undefined;
};

/** As much of a link's name as its column says: 'Customer' of 'customer_id' and of 'customer_code'. */
function nameOfLink(column: string, { name }: TableNames): string {
  const words = targetWords(column);
  const isNamed = nameKey(linkLabel(words.slice(0, -1))) === nameKey(name);
  return isNamed ? name : linkLabel(words) || name;
}

/** The number that stands in a link's place until there is what it links to. */
const placeholder = (name: string): ColumnDraft => ({ name, type: 'integer', required: false });

interface Around {
  /** Those that can be linked to. */
  readonly within: readonly SourceTable[];
  readonly namesOf: (table: SourceTable) => TableNames;
}

/** A column as a field, or what is said of why it is none; undefined where a record has it by itself. */
function planColumn(
  table: SourceTable,
  column: SourceColumn,
  context: string,
  { within, namesOf }: Around,
): { readonly planned?: PlannedColumn; readonly note?: string } {
  const link = targetOf(table, column.name, within);
  if (link) {
    const name = nameOfLink(column.name, namesOf(link.to));
    return { planned: { column, draft: placeholder(name), link } };
  }
  if (isOwnKey(table, column) || isWrittenWhen(column)) return {};
  const { draft, note } = draftColumn(column, context);
  return { ...(draft && { planned: { column, draft } }), ...(note !== undefined && { note }) };
}

function planEntity(table: SourceTable, names: TableNames, around: Around): TablePlan {
  const columns: PlannedColumn[] = [];
  const left: string[] = [];
  const called = (column: SourceColumn) => `${names.plural}: ${columnLabel(column.name)}`;
  for (const column of table.columns) {
    const { planned, note } = planColumn(table, column, names.name, around);
    if (note !== undefined) left.push(`${called(column)} ${note}`);
    if (!planned) continue;
    if (columns.length >= MAX_FIELDS) {
      left.push(`${called(column)} is left out, as a table has at most ${String(MAX_FIELDS)} columns`);
      continue;
    }
    const taken = columns.map(({ draft }) => draft.name);
    const name = freeFieldName(planned.draft.name, taken);
    columns.push({ ...planned, draft: { ...planned.draft, name } });
  }
  for (const together of sharedUniques(table)) {
    const labels = together.map((name) => inSentence(linkLabel(targetWords(name)) || columnLabel(name)));
    left.push(`${names.plural}: several may have the same ${listOf(labels)}`);
  }
  left.push(...unlinked(table, names, around));
  if (columns.length > 0) return { kind: 'entity', table, names, columns, left };
  const draft: ColumnDraft = { name: 'Name', type: 'text', required: false };
  const column: SourceColumn = {
    ...{ name: '', type: 'text', nullable: true, start: { kind: 'none' } },
    ...{ values: null, comment: null },
  };
  return { kind: 'entity', table, names, columns: [{ column, draft }], left };
}

/** References that become no link. */
function unlinked(table: SourceTable, names: TableNames, { within }: Around): string[] {
  const links = linksOf(table);
  return table.references.flatMap((reference) => {
    const [column = ''] = reference.columns;
    if (links.get(column) !== reference)
      return [`${names.plural}: the reference to ${reference.table} by several columns is no link`];
    return within.some((other) => pointsAt(reference, other))
      ? []
      : [`${names.plural}: ${columnLabel(column)} is no link, as ${reference.table} is not taken`];
  });
}

function planJoin(
  table: SourceTable,
  tables: readonly SourceTable[],
  within: readonly SourceTable[],
): TablePlan | undefined {
  if (!isJoin(table, tables)) return undefined;
  const [first, second] = [...linksOf(table).keys()].flatMap((column) => {
    const end = targetOf(table, column, within);
    return end ? [{ table: end.to, column }] : [];
  });
  return first && second ? { kind: 'join', table, ends: [first, second] } : undefined;
}

/** What the wanted of some tables are to become, in their order, and what is left because there is no room. */
export function planTables(
  named: readonly TableName[],
  model: ApplicationModel,
  isWanted: (table: SourceTable) => boolean,
): { readonly plans: readonly TablePlan[]; readonly left: readonly string[] } {
  const tables = named.map(({ table }) => table);
  const wanted = named.filter(({ table }) => isWanted(table));
  const isThere = ({ table, there }: TableName) => there !== undefined && !isWanted(table);
  const linkable = named.filter((one) => isWanted(one.table) || isThere(one)).map(({ table }) => table);
  const joins = new Map<SourceTable, TablePlan>();
  for (const { table } of wanted) {
    const join = planJoin(table, tables, linkable);
    if (join) joins.set(table, join);
  }
  const makes = wanted.filter(({ table }) => !joins.has(table));
  const room = Math.max(0, MAX_TABLES - model.entities.length);
  const taken = new Set(makes.slice(0, room).map(({ table }) => table));
  const within = linkable.filter((table) => taken.has(table) || !isWanted(table));
  const names = ownNames(named, model, taken);
  const around = { within, namesOf: (table: SourceTable) => names.get(table) ?? tableLabels(table.name, '') };
  const plans = wanted.flatMap(({ table }): TablePlan[] => {
    const join = joins.get(table);
    if (join?.kind === 'join') return join.ends.every((end) => within.includes(end.table)) ? [join] : [];
    return taken.has(table) ? [planEntity(table, around.namesOf(table), around)] : [];
  });
  const left = makes
    .slice(room)
    .map((one) => `${one.names.plural} is left out, as an app has at most ${String(MAX_TABLES)} tables`);
  return { plans, left };
}

/** The name that each new table gets: its own, or with a number where it is taken. */
function ownNames(
  named: readonly TableName[],
  model: ApplicationModel,
  made: ReadonlySet<SourceTable>,
): ReadonlyMap<SourceTable, TableNames> {
  const taken = model.entities.map(({ name }) => name);
  const names = new Map<SourceTable, TableNames>();
  for (const one of named) {
    const free = made.has(one.table) ? freeTableNames(one.names, taken) : one.names;
    if (made.has(one.table)) taken.push(free.name);
    names.set(one.table, free.name === one.names.name ? one.names : free);
  }
  return names;
}
