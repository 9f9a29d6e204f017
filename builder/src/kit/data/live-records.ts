import { idsIn, RecordCell } from './cells';
import { StoredLive } from './live';
import type { Entity, Field, Link, Live, Value } from './types';

/** How a live record reaches the others; the rows give it. */
export interface Reach {
  /** One clean value of the record. */
  readonly valueOf: (record: RecordCell, field: Field) => Value;
  /** The record that one points at, or null when it is gone. */
  readonly follow: (from: RecordCell, entityId: string, id: string) => Live | null;
  readonly linked: (to: RecordCell, link: Link) => readonly Live[];
}

/**
 * Gives the function that makes the live records of one kind. The properties are getters of a class for each kind, so
 * that two thousand records cost no more than their ids until something of them is read.
 */
export function liveRecords(entity: Entity, reach: Reach): (cell: RecordCell) => Live {
  class LiveRecord extends StoredLive {}
  const define = (name: string, read: (cell: RecordCell) => unknown) => {
    Object.defineProperty(LiveRecord.prototype, name, {
      enumerable: true,
      get(this: Live) {
        const cell = StoredLive.surroundingsOf(this);
        return cell instanceof RecordCell ? read(cell) : undefined;
      },
    });
  };
  for (const [name, link] of Object.entries(entity.links)) define(name, (cell) => reach.linked(cell, link));
  for (const [name, field] of Object.entries(entity.fields)) define(name, (cell) => read(reach, cell, field));
  return (cell) => new LiveRecord(cell.id, cell);
}

/** The value as code reads it: links as the records themselves, yes or no and lists never empty. */
function read(reach: Reach, cell: RecordCell, field: Field): unknown {
  const value = reach.valueOf(cell, field);
  switch (field.type) {
    case 'boolean':
      return value === true;
    case 'tags':
      return value ?? [];
    case 'choice':
      return field.many === true ? (value ?? []) : value;
    case 'reference': {
      const linked = idsIn(value).flatMap((id) => reach.follow(cell, field.to, id) ?? []);
      return field.many === true ? linked : (linked[0] ?? null);
    }
    default:
      return value;
  }
}
