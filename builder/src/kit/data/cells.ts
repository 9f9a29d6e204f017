import type { Entity, Live, Row, StoredRecord, Value } from './types';

/**
 * Something that was read, and what was worked out from it. As soon as a cell is stale, so is everything that depends
 * on it, and nothing else: after a change of one record only what that record had a part in is worked out again.
 */
export interface Cell {
  /** The records that were worked out from this. */
  readonly dependents: Set<RecordCell>;
  /** Forgets what was worked out, and says what else that makes stale. */
  forget(): readonly Cell[];
}

/** One record. */
export interface RecordCell extends Cell {
  readonly id: string;
  readonly table: RecordTable;
  readonly live: Live;
  record: StoredRecord;
  row: Row | null;
  /** Values that were worked out, by the key of their field. */
  readonly computed: Map<string, Value>;
  /** What the rules found out about the record, by the rule. */
  facts: Map<object, unknown>;
}

/** What a record needs to know of the table that it stands in. */
interface RecordTable extends Cell {
  readonly entity: Entity;
  readonly cells: ReadonlyMap<string, RecordCell>;
  /** The lists of linked records that somebody read, by `listKey`. */
  readonly lists: ReadonlyMap<string, Cell>;
}

export function createRecordCell(table: RecordTable, record: StoredRecord, live: Live): RecordCell {
  const cell: RecordCell = {
    id: record.id,
    table,
    live,
    record,
    row: null,
    computed: new Map(),
    facts: new Map(),
    dependents: new Set(),
    forget: () => {
      const lists = listsOf(cell);
      cell.row = null;
      cell.computed.clear();
      cell.facts = new Map();
      return [table, ...lists];
    },
  };
  return cell;
}

/** Notes that a record was worked out from a cell. */
export function depend(record: RecordCell, on: Cell): void {
  if (on !== record) on.dependents.add(record);
}

/** Forgets the cells and all that was worked out from them. `onForget` is told about each record beforehand. */
export function forgetAll(cells: readonly Cell[], onForget?: (record: RecordCell) => void): void {
  const done = new Set<Cell>();
  const waiting = [...cells];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    if (done.has(cell)) continue;
    done.add(cell);
    if (isRecordCell(cell)) onForget?.(cell);
    waiting.push(...cell.dependents, ...cell.forget());
    cell.dependents.clear();
  }
}

function isRecordCell(cell: Cell): cell is RecordCell {
  return 'live' in cell;
}

/** The lists of linked records that the record stands in, as far as somebody read them. */
export function listsOf({ row, table }: RecordCell): Cell[] {
  if (row === null || table.lists.size === 0) return [];
  return Object.entries(table.entity.fields).flatMap(([name, field]) =>
    field.type === 'reference' && !field.compute
      ? idsIn(row.values[field.key]).flatMap((id) => table.lists.get(listKey(name, id)) ?? [])
      : [],
  );
}

/** What a list of linked records is kept under: the reference's name in code, and the record that it points at. */
export function listKey(name: string, id: string): string {
  return `${name} ${id}`;
}

/** The ids in the value of a reference, to one record or to many. */
export function idsIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? value : [];
}
