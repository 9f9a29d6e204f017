import { idsIn, listKey, RecordCell, type Cell, type RecordReader } from './cells';
import { foldText } from './fold-text';
import type { Entity, Field, Row, StoredRecord } from './types';

type RowsById = ReadonlyMap<string, readonly Row[]>;

// Always the same, so that whoever looks whether something changed sees that nothing did.
export const NO_ROWS: readonly Row[] = [];

/** The rows of one kind whose reference points at one record. */
interface ListCell extends Cell {
  rows: readonly Row[] | null;
}

/** All records of one kind, with what was looked up in them. */
export interface Table extends Cell {
  readonly entity: Entity;
  readonly reader: RecordReader;
  readonly lists: Map<string, ListCell>;
  records: readonly StoredRecord[];
  cells: Map<string, RecordCell>;
  rows(): readonly Row[];
  /** By a reference's name in code: the rows by the record that they point at. */
  readonly pointing: Map<string, RowsById>;
  /** The first record with each name. */
  idOf(name: string): string | null;
}

export function createTable(entity: Entity, reader: RecordReader): Table {
  let rows: readonly Row[] | null = null;
  let ids: ReadonlyMap<string, string> | null = null;
  const table: Table = {
    entity,
    reader,
    records: [],
    cells: new Map(),
    lists: new Map(),
    pointing: new Map(),
    dependents: null,
    rows: () => {
      rows ??= Array.from(table.cells.values(), (cell) => reader.rowOf(cell));
      return rows;
    },
    idOf: (name) => {
      ids ??= idsByName(table, reader);
      return ids.get(foldText(name).trim()) ?? null;
    },
    forget: () => {
      rows = null;
      table.pointing.clear();
      ids = null;
      return [];
    },
  };
  return table;
}

/** Takes the records of another state. Gives what came, changed and went, and the table itself when anything did. */
export function updateTable(table: Table, records: readonly StoredRecord[]): Cell[] {
  const { records: before } = table;
  if (records === before) return [];
  table.records = records;
  const { gone, come, isAtEnd } = differenceOf(before, records);
  if (gone.length === 0 && come.length === 0) return [];
  // Most changes give a few records other values, add some at the end or take one out: all other cells stay where they are.
  const isDistinct = table.cells.size === before.length;
  const isInPlace = gone.every(({ id }, place) => come[place]?.id === id);
  if (isDistinct && isInPlace && (isAtEnd || come.length === gone.length))
    return [table, ...putCells(table, table.cells, come)];
  if (isDistinct && come.length === 0) return [table, ...takeCells(table, gone)];
  return [table, ...replaceCells(table, records)];
}

/** What is different between two lists that begin and end alike. */
function differenceOf(before: readonly StoredRecord[], after: readonly StoredRecord[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return {
    gone: before.slice(start, before.length - end),
    come: after.slice(start, after.length - end),
    isAtEnd: end === 0,
  };
}

/** Puts records into cells, each into the one that it has. Gives those that are other records now. */
function putCells(
  table: Table,
  cells: Map<string, RecordCell>,
  records: readonly StoredRecord[],
): RecordCell[] {
  return records.flatMap((record) => {
    const known = table.cells.get(record.id);
    const cell = known ?? new RecordCell(table, record);
    const isSame = known?.record === record;
    cell.record = record;
    cells.set(record.id, cell);
    return isSame ? [] : cell;
  });
}

function takeCells({ cells }: Table, records: readonly StoredRecord[]): RecordCell[] {
  return records.flatMap(({ id }) => {
    const cell = cells.get(id);
    cells.delete(id);
    return cell ?? [];
  });
}

function replaceCells(table: Table, records: readonly StoredRecord[]): RecordCell[] {
  const before = table.cells;
  const cells = new Map<string, RecordCell>();
  const changed = putCells(table, cells, records);
  table.cells = cells;
  return [...changed, ...[...before.values()].filter(({ id }) => !cells.has(id))];
}

/** The list of those that point at a record, for what is worked out from it. */
export function listIn(table: Table, name: string, id: string): ListCell {
  const key = listKey(name, id);
  const known = table.lists.get(key);
  if (known) return known;
  const list = createList();
  table.lists.set(key, list);
  return list;
}

function createList(): ListCell {
  const list: ListCell = {
    rows: null,
    dependents: null,
    forget: () => {
      list.rows = null;
      return [];
    },
  };
  return list;
}

/** The rows whose reference points at a record; the same array until one of them changes. */
export function linkedIn(table: Table, name: string, id: string): readonly Row[] {
  const field = table.entity.fields[name];
  if (!field) return [];
  if (field.compute) return pointingAt(table, name, field).get(id) ?? NO_ROWS;
  const list = listIn(table, name, id);
  list.rows ??= pointingAt(table, name, field).get(id) ?? NO_ROWS;
  return list.rows;
}

function pointingAt(table: Table, name: string, field: Field): RowsById {
  const known = table.pointing.get(name);
  if (known) return known;
  const pointing = new Map<string, Row[]>();
  for (const row of table.rows()) {
    for (const id of idsIn(row.values[field.key])) {
      const rows = pointing.get(id);
      if (rows) rows.push(row);
      else pointing.set(id, [row]);
    }
  }
  table.pointing.set(name, pointing);
  return pointing;
}

function idsByName(table: Table, reader: RecordReader): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const cell of table.cells.values()) {
    const name = foldText(reader.labelOf(cell)).trim();
    if (!ids.has(name)) ids.set(name, cell.id);
  }
  return ids;
}
