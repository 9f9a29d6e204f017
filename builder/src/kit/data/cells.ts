import type { Surroundings } from './live';
import type { Entity, Live, Row, StoredRecord, Value } from './types';

/**
 * Something that was read, and what was worked out from it. As soon as a cell is stale, so is everything that depends
 * on it, and nothing else: after a change of one record only what that record had a part in is worked out again.
 */
export interface Cell {
  /** The records that were worked out from this; null while there are none. */
  dependents: Set<RecordCell> | null;
  /** Forgets what was worked out, and says what else that makes stale. */
  forget(): readonly Cell[];
}

/** What a record needs to know of the table that it stands in. */
interface RecordTable extends Cell {
  readonly entity: Entity;
  readonly cells: ReadonlyMap<string, RecordCell>;
  /** The lists of linked records that somebody read, by `listKey`. */
  readonly lists: ReadonlyMap<string, Cell>;
  readonly reader: RecordReader;
}

/** How records are read. */
export interface RecordReader {
  rowOf(cell: RecordCell): Row;
  /** What a record is called, read without the rest of it. */
  labelOf(cell: RecordCell): string;
  createLive(cell: RecordCell): Live;
  /** What one record sees of others. */
  nameFor(cell: RecordCell, entityId: string, id: string): string;
  idFor(cell: RecordCell, entityId: string, name: string): string | null;
  allFor(cell: RecordCell, entityId: string): readonly Live[];
}

/** One record, and what others it sees. */
export class RecordCell implements Cell, Surroundings {
  readonly id: string;
  readonly live: Live;
  row: Row | null = null;
  dependents: Set<RecordCell> | null = null;
  #computed: Map<string, Value> | null = null;
  #facts: Map<object, unknown> | null = null;

  constructor(
    readonly table: RecordTable,
    public record: StoredRecord,
  ) {
    this.id = record.id;
    this.live = table.reader.createLive(this);
  }

  /** Values that were worked out, by the key of their field. */
  get computed(): Map<string, Value> {
    this.#computed ??= new Map();
    return this.#computed;
  }

  /** What the rules found out about the record, by the rule. */
  get facts(): Map<object, unknown> {
    this.#facts ??= new Map();
    return this.#facts;
  }

  forget(): readonly Cell[] {
    const lists = listsOf(this);
    this.row = null;
    this.#computed = null;
    this.#facts = null;
    return [this.table, ...lists];
  }

  nameOf(entityId: string, id: string): string {
    return this.table.reader.nameFor(this, entityId, id);
  }

  idOf(entityId: string, name: string): string | null {
    return this.table.reader.idFor(this, entityId, name);
  }

  all(entityId: string): readonly Live[] {
    return this.table.reader.allFor(this, entityId);
  }
}

/** Notes that a record was worked out from a cell. */
export function depend(record: RecordCell, on: Cell): void {
  if (on === record) return;
  on.dependents ??= new Set();
  on.dependents.add(record);
}

/** Forgets the cells and all that was worked out from them. `onForget` is told about each record beforehand. */
export function forgetAll(cells: readonly Cell[], onForget?: (record: RecordCell) => void): void {
  const done = new Set<Cell>();
  const waiting = [...cells];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    if (done.has(cell)) continue;
    done.add(cell);
    if (cell instanceof RecordCell) onForget?.(cell);
    waiting.push(...(cell.dependents ?? []), ...cell.forget());
    cell.dependents = null;
  }
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
