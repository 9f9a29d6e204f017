import { withChanges, type Change, type StoredDocument } from './document';
import type { StoredRecord } from './types';

/** Takes a step back. */
export type Undo = () => void;

/** What became of something that somebody asked for. */
export type Outcome =
  | { readonly isDone: true; readonly undo: Undo; readonly ids: readonly string[] }
  | { readonly isDone: false; readonly message: string };

/**
 * What takes changes back, worked out when it is asked for: what was done since by somebody else stays. `before` is the
 * document that the changes were made in.
 */
export function reverse(
  changes: readonly Change[],
  before: StoredDocument,
  now: StoredDocument,
): readonly Change[] {
  const back = [...changes].reverse().flatMap((change) => reverseOne(change, before, now) ?? []);
  const isRemoved = ({ index }: Change) => index !== undefined;
  // What was removed goes back to its place from the first to the last, or the places would not be right.
  const removed = back.filter(isRemoved).sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return [...back.filter((change) => !isRemoved(change)), ...removed];
}

function reverseOne(change: Change, before: StoredDocument, now: StoredDocument): Change | null {
  const { entityId, id } = change;
  const index = (before.records[entityId] ?? []).findIndex((record) => record.id === id);
  const old = before.records[entityId]?.[index];
  const current = now.records[entityId]?.find((record) => record.id === id);
  if (!old) return current ? { entityId, id, record: null } : null;
  if (change.record === null) return { entityId, id, record: old, index };
  return current ? { entityId, id, record: putBack(current, old, change.record) } : null;
}

/** The record with the values of before where the change gave it others. */
function putBack(current: StoredRecord, old: StoredRecord, changed: StoredRecord): StoredRecord {
  const values = withChanges(current.values, changed.values, old.values);
  return { ...current, ...(old.isSample && { isSample: true }), updatedAt: old.updatedAt, values };
}
