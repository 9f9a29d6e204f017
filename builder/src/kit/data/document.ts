import type { KnownField } from './convert';
import type { StoredRecord } from './types';

/** The id of the view that a person chose, and of the default that it replaced: a new default is shown again. */
export interface ViewChoice {
  readonly chosen: string;
  readonly over: string;
}

/** The ids of records that show nothing in a field though they hold a value of another type; by the key of the field. */
export type Unread = Readonly<Record<string, readonly string[]>>;

/** Everything that the application keeps: one JSON text. Keys it does not know are kept. */
export interface StoredDocument {
  readonly v: 1;
  /** By the id of the entity. */
  readonly records: Readonly<Record<string, readonly StoredRecord[]>>;
  /** What every field key that ever held values meant; see convert.ts. */
  readonly fields: Readonly<Record<string, KnownField>>;
  /** By the id of the entity. */
  readonly views: Readonly<Record<string, ViewChoice>>;
  /** As it was when the application last read the stored text, at opening or after another tab; see unread.ts. */
  readonly unread?: Unread | undefined;
  /** The highest number of the records out of files that were put in; see samples.ts. */
  readonly own?: number | undefined;
}

/** One change that is not stored yet. `record: null` removes. */
export interface Change {
  readonly entityId: string;
  readonly id: string;
  readonly record: StoredRecord | null;
  /** Where a record that comes back goes; at the end when left out. */
  readonly index?: number;
}

export const emptyDocument: StoredDocument = { v: 1, records: {}, fields: {}, views: {} };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStoredRecord(value: unknown): value is StoredRecord {
  return isObject(value) && typeof value['id'] === 'string' && isObject(value['values']);
}

/**
 * Reads the stored text. Null means that it cannot be read: then nothing may be written over it, because the
 * text is all that there is of somebody's records.
 */
export function parseDocument(text: string | null): StoredDocument | null {
  if (text === null || text === '') return emptyDocument;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(raw) || raw['v'] !== 1 || !isObject(raw['records'])) return null;
  const lists = Object.values(raw['records']);
  if (!lists.every((list) => Array.isArray(list) && list.every(isStoredRecord))) return null;
  return {
    ...raw,
    v: 1,
    records: raw['records'] as StoredDocument['records'],
    fields: isObject(raw['fields']) ? (raw['fields'] as StoredDocument['fields']) : {},
    views: isObject(raw['views']) ? (raw['views'] as StoredDocument['views']) : {},
    ...(isObject(raw['unread']) && { unread: raw['unread'] as Unread }),
    own: typeof raw['own'] === 'number' ? raw['own'] : undefined,
  };
}

/** The document after one change. */
export function applyChange(document: StoredDocument, change: Change): StoredDocument {
  return applyChanges(document, [change]);
}

/** The document after several changes, one after the other. */
export function applyChanges(document: StoredDocument, changes: readonly Change[]): StoredDocument {
  if (changes.length === 0) return document;
  const byEntity = new Map<string, Change[]>();
  for (const change of changes) {
    const ofEntity = byEntity.get(change.entityId);
    if (ofEntity) ofEntity.push(change);
    else byEntity.set(change.entityId, [change]);
  }
  const records = { ...document.records };
  for (const [id, ofEntity] of byEntity) records[id] = changeAll(records[id] ?? [], ofEntity);
  return { ...document, records };
}

/** The object with what was changed between two others, and with all else as it is. */
export function withChanges<Fields extends object>(object: Fields, before: Fields, after: Fields): Fields {
  const result: Fields = { ...object };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value: unknown = Reflect.get(after, key);
    if (Reflect.get(before, key) === value) continue;
    if (Object.hasOwn(after, key)) Reflect.set(result, key, value);
    else Reflect.deleteProperty(result, key);
  }
  return result;
}

function changeAll(list: readonly StoredRecord[], changes: readonly Change[]): readonly StoredRecord[] {
  const byId = changes.length > 1 ? new Map(list.map((record) => [record.id, record])) : null;
  // By their ids all at once, unless the place counts or an id stands there twice.
  if (byId?.size !== list.length || changes.some(({ index }) => index !== undefined)) {
    return changes.reduce(changeList, list);
  }
  for (const { id, record } of changes) {
    if (record === null) byId.delete(id);
    else byId.set(id, record);
  }
  return [...byId.values()];
}

function changeList(list: readonly StoredRecord[], { id, record, index }: Change): readonly StoredRecord[] {
  if (record === null) return list.filter((other) => other.id !== id);
  if (list.some((other) => other.id === id)) return list.map((other) => (other.id === id ? record : other));
  const at = index ?? list.length;
  return [...list.slice(0, at), record, ...list.slice(at)];
}
