import { applyChange, type Change, type StoredDocument } from './document';
import { asOwn } from './samples';
import type { Conflict, SentChange, SentStep, StepAnswer } from './server-protocol';
import type { Entity, Row, StoredRecord, Value } from './types';

/** A step that the server has not answered. */
export interface Queued {
  readonly step: SentStep;
  readonly at: string;
  /** Whose it is; nobody's of a visitor. It is sent as theirs only. */
  readonly person?: string;
  /** The records that it changes, as they were shown before. */
  readonly before: readonly StoredRecord[];
  /** Whether it has waited for the network: nobody stands before what it came from any more. */
  readonly isKept?: boolean;
}

/** A step that the server did not make: what was typed is in it. */
export interface Rejection extends Queued {
  readonly answer: Exclude<StepAnswer, { readonly kind: 'made' }>;
}

/** What somebody else did to a record while its form was filled in, as if the server had said it. Null where it is as it was. */
export function conflictWith(
  entity: Entity,
  seen: Row,
  now: Row | undefined,
  typed: Values,
): Rejection | null {
  const place = { entityId: entity.id, id: seen.id };
  const keys = now
    ? Object.keys(typed).filter(
        (key) => isOther(now.values[key], seen.values[key]) && isOther(now.values[key], typed[key]),
      )
    : [null];
  if (keys.length === 0) return null;
  const conflicts = keys.map((key) => ({
    ...place,
    key,
    mine: key === null ? null : (typed[key] ?? null),
    theirs: key === null ? null : (now?.values[key] ?? null),
  }));
  return {
    step: { step: '', changes: [{ ...place, kind: 'change', values: typed, was: {} }] },
    at: seen.record.updatedAt,
    before: [seen.record],
    answer: { kind: 'conflict', conflicts, changes: [] },
  };
}

function isOther(left: unknown, right: unknown): boolean {
  return JSON.stringify(left ?? null) !== JSON.stringify(right ?? null);
}

type Values = Readonly<Record<string, Value>>;

/** What a record holds came from a form or the server. */
function valuesOf(record: StoredRecord | undefined): Values {
  return (record?.values ?? {}) as Values;
}

export function recordIn(
  { records }: StoredDocument,
  { entityId, id }: { readonly entityId: string; readonly id: string },
): StoredRecord | undefined {
  return records[entityId]?.find((record) => record.id === id);
}

/** The records that are changed, as they are. */
export function recordsBefore(
  document: StoredDocument,
  changes: readonly SentChange[],
): readonly StoredRecord[] {
  return changes.flatMap((change) => (change.kind === 'change' ? (recordIn(document, change) ?? []) : []));
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
}

/** What the server is asked for; nothing for a change that changes nothing. */
export function sentChanges(before: StoredDocument, changes: readonly Change[]): readonly SentChange[] {
  return changes.flatMap((change): readonly SentChange[] => {
    const { entityId, id, record } = change;
    const old = recordIn(before, change);
    if (!record) return old ? [{ kind: 'remove', entityId, id }] : [];
    const values = valuesOf(record);
    if (!old) return [adding(entityId, record, values)];
    const was = valuesOf(old);
    const keys = Object.keys({ ...was, ...values }).filter((key) => isOther(values[key], was[key]));
    const isOwned = old.isSample === true && !record.isSample;
    if (keys.length === 0 && !isOwned) return [];
    const own = isOwned && { isSample: false as const };
    return [{ kind: 'change', entityId, id, values: pick(values, keys), was: pick(was, keys), ...own }];
  });
}

function adding(entityId: string, { id, createdAt, isSample }: StoredRecord, values: Values): SentChange {
  return { kind: 'add', entityId, id, values, createdAt, ...(isSample && { isSample }) };
}

/** The document as it is when the steps are made. */
export function withSteps(document: StoredDocument, queue: readonly Queued[]): StoredDocument {
  return queue.reduce(
    (all, { step, at }) =>
      step.changes.reduce((sum, change) => {
        const record = recordAfter(recordIn(sum, change), change, at);
        return record === undefined ? sum : applyChange(sum, { ...change, record });
      }, all),
    document,
  );
}

/** Undefined where nothing becomes of it: what is to be added is there, or what is to be changed is gone. */
function recordAfter(
  there: StoredRecord | undefined,
  change: SentChange,
  updatedAt: string,
): StoredRecord | null | undefined {
  if (change.kind === 'remove') return there && null;
  const { kind, id, values } = change;
  if (kind === 'change') {
    const changed = there && { ...there, updatedAt, values: { ...there.values, ...values } };
    return changed && change.isSample === false ? asOwn(changed) : changed;
  }
  if (there) return undefined;
  const { createdAt = updatedAt, isSample } = change;
  return { id, createdAt, updatedAt, values, ...(isSample && { isSample }) };
}

/** Why a step is not made that needs one which was not made. */
export const NEEDS_OTHER: Rejection['answer'] = {
  kind: 'failed',
  message: 'It belongs to something that could not be saved.',
  changes: [],
};

/** Whether a step needs one of these records. */
export function needs({ step }: Queued, ids: ReadonlySet<string>): boolean {
  return step.changes.some(
    (change) =>
      ids.has(change.id) ||
      (change.kind !== 'remove' &&
        Object.values(change.values)
          .flat()
          .some((value) => typeof value === 'string' && ids.has(value))),
  );
}

/** The same step again, as it is made over what others did: with all of it, or without what they changed as well. */
export function rebuilt(
  document: StoredDocument,
  { step, before, answer }: Rejection,
  choice: 'mine' | 'theirs',
): readonly SentChange[] {
  const conflicts: readonly Conflict[] = answer.kind === 'conflict' ? answer.conflicts : [];
  return step.changes.flatMap((change): readonly SentChange[] => {
    if (change.kind !== 'change') return [change];
    const { entityId, id } = change;
    const there = recordIn(document, change);
    if (!there) {
      const old = before.find((record) => record.id === id);
      const values = { ...valuesOf(old), ...change.values };
      return old && choice === 'mine' ? [adding(entityId, old, values)] : [];
    }
    const isTheirs = (key: string) =>
      choice === 'theirs' && conflicts.some((one) => one.id === id && one.key === key);
    const keys = Object.keys(change.values).filter((key) => !isTheirs(key));
    if (keys.length === 0) return [];
    return [{ ...change, values: pick(change.values, keys), was: pick(valuesOf(there), keys) }];
  });
}
