import { depend, forgetAll, listsOf, type Cell, type RecordCell, type RecordReader } from './cells';
import { workOut } from './computed';
import { readValue, type KnownFields } from './convert';
import type { StoredDocument } from './document';
import { fieldsOf, nameOf } from './entity';
import { formatValue } from './format';
import { noNames, type LinkedNames } from './live';
import { liveRecords } from './live-records';
import { createTable, linkedIn, listIn, NO_ROWS, updateTable, type Table } from './tables';
import type { Entity, Field, Link, Live, Row, Value } from './types';

/** All records as they are shown. A row stays the same object until something of it changes. */
export interface Rows {
  /** All rows of one kind, in the order in which they are stored. */
  rowsOf(entityId: string): readonly Row[];
  findRow(entityId: string, id: string): Row | undefined;
  /** The rows that point at a record, by the link's name in code. */
  linkedRows(entityId: string, id: string, link: string): readonly Row[];
  readonly names: LinkedNames;
}

/** A state of all records. */
export interface Moment {
  readonly document: StoredDocument;
  /** Today: what was worked out yesterday may have changed. */
  readonly day: string;
}

/**
 * Reads rows out of documents, each record once until it changes or something that it was worked out from.
 * `report` is told what cannot be worked out.
 */
export class RowReader implements Rows {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #makers: ReadonlyMap<string, (cell: RecordCell) => Live>;
  readonly #report: (error: Error) => void;
  readonly #naming = new Set<RecordCell>();
  #shown: Moment | null = null;

  // Before the tables, which are made with it.
  readonly #reader: RecordReader = {
    rowOf: (cell) => this.#rowOf(cell),
    labelOf: (cell) => this.#labelOf(cell),
    createLive: (cell) => this.#makers.get(cell.table.entity.id)?.(cell) ?? { id: cell.id },
    nameFor: (cell, entityId, id) => this.#nameAt(this.#reach(cell, entityId, id)),
    idFor: (cell, entityId, name) => this.#tableFor(cell, entityId)?.idOf(name) ?? null,
    allFor: (cell, entityId) => (this.#tableFor(cell, entityId)?.rows() ?? []).map(({ live }) => live),
  };

  constructor(entities: readonly Entity[], report: (error: Error) => void) {
    this.#tables = new Map(entities.map((entity) => [entity.id, createTable(entity, this.#reader)]));
    this.#makers = new Map(entities.map((entity) => [entity.id, this.#makerFor(entity)]));
    this.#report = report;
  }

  /** Reads another state. `onForget` is told about each record that has to be read anew, before it is forgotten. */
  show(moment: Moment, onForget?: (cell: RecordCell) => void): void {
    const before = this.#shown;
    if (before?.document === moment.document && before.day === moment.day) return;
    this.#shown = moment;
    const { records, fields } = moment.document;
    const isAllNew = before?.day !== moment.day || before.document.fields !== fields;
    const changed: Cell[] = [];
    for (const table of this.#tables.values()) {
      changed.push(...updateTable(table, records[table.entity.id] ?? []));
      if (isAllNew) changed.push(...table.cells.values());
    }
    const forgotten: RecordCell[] = [];
    const noteForgotten = (cell: RecordCell) => {
      forgotten.push(cell);
      onForget?.(cell);
    };
    // At first nothing was read that could be stale.
    if (before === null) return;
    forgetAll(changed, noteForgotten);
    forgetAll(this.#listsWith(forgotten), onForget);
  }

  rowsOf(entityId: string): readonly Row[] {
    return this.#tables.get(entityId)?.rows() ?? NO_ROWS;
  }

  findRow(entityId: string, id: string): Row | undefined {
    const cell = this.#tables.get(entityId)?.cells.get(id);
    return cell && this.#rowOf(cell);
  }

  linkedRows(entityId: string, id: string, link: string): readonly Row[] {
    const described = this.#tables.get(entityId)?.entity.links[link];
    const from = described && this.#tables.get(described.from);
    return described && from ? linkedIn(from, described.by, id) : NO_ROWS;
  }

  rowOf(cell: RecordCell): Row {
    return this.#rowOf(cell);
  }

  /** Every record of one kind with what is known about it. */
  cellsOf(entityId: string): Iterable<RecordCell> {
    return this.#tables.get(entityId)?.cells.values() ?? [];
  }

  readonly names: LinkedNames = {
    nameOf: (entityId, id) => this.#nameAt(this.#tables.get(entityId)?.cells.get(id)),
    idOf: (entityId, name) => {
      const table = this.#tables.get(entityId);
      return table?.idOf(name) ?? null;
    },
  };

  #rowOf(cell: RecordCell): Row {
    cell.row ??= this.#readRow(cell);
    return cell.row;
  }

  /** Records are found by their names while others are still being read, so this reads no more than it has to. */
  #labelOf(cell: RecordCell): string {
    const { label } = cell.table.entity;
    if (label.compute || label.type === 'reference') return this.#nameAt(cell);
    return formatValue(label, readValue(cell.record, label, this.#known, noNames));
  }

  get #known(): KnownFields {
    return this.#shown?.document.fields ?? {};
  }

  #readRow(cell: RecordCell): Row {
    const { id, record, live, table } = cell;
    const values: Record<string, Value> = {};
    for (const field of fieldsOf(table.entity)) {
      if (field.compute) {
        const get = () => this.#computed(cell, field);
        Object.defineProperty(values, field.key, { enumerable: true, get });
      } else {
        values[field.key] = readValue(record, field, this.#known, cell);
      }
    }
    return { id, record, values, live };
  }

  #computed(cell: RecordCell, field: Field): Value {
    const known = cell.computed.get(field.key);
    if (known !== undefined) return known;
    const value = workOut(cell.live, field, this.#report);
    cell.computed.set(field.key, value);
    return value;
  }

  #makerFor(entity: Entity): (cell: RecordCell) => Live {
    return liveRecords(entity, {
      valueOf: (cell, field) => this.#rowOf(cell).values[field.key] ?? null,
      follow: (from, entityId, id) => this.#reach(from, entityId, id)?.live ?? null,
      linked: (to, link) => this.#linkedLives(to, link),
    });
  }

  /** Finds a record for another one, which is read anew when this one changes, goes or comes. */
  #reach(from: RecordCell, entityId: string, id: string): RecordCell | undefined {
    const table = this.#tables.get(entityId);
    const cell = table?.cells.get(id);
    const on = cell ?? table;
    if (on) depend(from, on);
    return cell;
  }

  #linkedLives(to: RecordCell, { from, by }: Link): readonly Live[] {
    const table = this.#tables.get(from);
    if (!table) return [];
    // A reference that is worked out may point anywhere after any change.
    depend(to, table.entity.fields[by]?.compute ? table : listIn(table, by, to.id));
    return linkedIn(table, by, to.id).map(({ live }) => live);
  }

  /** A whole table for a record, which is read anew whenever anything of it changes. */
  #tableFor(cell: RecordCell, entityId: string): Table | undefined {
    const table = this.#tables.get(entityId);
    if (table) depend(cell, table);
    return table;
  }

  /** A name that is made of itself, by way of other records, ends where it began. */
  #nameAt(cell: RecordCell | undefined): string {
    if (!cell || this.#naming.has(cell)) return '';
    this.#naming.add(cell);
    try {
      return nameOf(cell.table.entity, this.#rowOf(cell));
    } finally {
      this.#naming.delete(cell);
    }
  }

  /** The lists that the records stand in as they are now. */
  #listsWith(cells: readonly RecordCell[]): Cell[] {
    return cells.flatMap((cell) => {
      const { lists, cells: present } = cell.table;
      if (lists.size === 0 || present.get(cell.id) !== cell) return [];
      this.#rowOf(cell);
      return listsOf(cell);
    });
  }
}
