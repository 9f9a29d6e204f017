import type { ApplicationModel } from '@tessera/shared/contracts';
import type { SentChange, SentStep } from '../kit/data/server-protocol';
import type { Value } from '../kit/data/types';
import type { Keeper, KeptRecord, Verdict, Who } from './keeper';
import { openKeeper } from './open-keeper';

/** What the keeper's tests share. */

export const NOW = new Date(2026, 4, 1, 10);
export const EARLIER = '2026-01-01T12:00:00.000Z';

export const owner: Who = { kind: 'owner' };
export const visitor: Who = { kind: 'visitor' };
export const person = (id: string, role: 'owner' | 'editor' | 'viewer' = 'editor'): Who => ({
  kind: 'person',
  id,
  role,
});

/** A record as the database has it. */
export function kept(id: string, values: KeptRecord['values'], more: Partial<KeptRecord> = {}): KeptRecord {
  return { id, createdAt: EARLIER, updatedAt: EARLIER, rev: 1, values, ...more };
}

type Values = Readonly<Record<string, Value>>;

export const add = (entityId: string, id: string, values: Values): SentChange => ({
  kind: 'add',
  entityId,
  id,
  values,
});
export const change = (entityId: string, id: string, values: Values, was: Values = {}): SentChange => ({
  kind: 'change',
  entityId,
  id,
  values,
  was,
});
export const remove = (entityId: string, id: string): SentChange => ({ kind: 'remove', entityId, id });
export const stepOf = (...changes: readonly SentChange[]): SentStep => ({ step: 'x', changes });

export interface TestKeeper {
  readonly keeper: Keeper;
  /** What would become of changes. */
  readonly judge: (who: Who, ...changes: readonly SentChange[]) => Verdict;
  /** Makes changes that are accepted. */
  readonly make: (who: Who, ...changes: readonly SentChange[]) => Verdict;
}

const fail = (error: Error) => {
  throw error;
};

/** Opens records that stand still at a time. */
export function openTestKeeper(
  model: ApplicationModel,
  records: Readonly<Record<string, readonly KeptRecord[]>> = {},
  report: (error: Error) => void = fail,
): TestKeeper {
  const keeper = openKeeper(model, { report, now: () => NOW });
  keeper.load(records);
  let seq = 1;
  const judge: TestKeeper['judge'] = (who, ...changes) =>
    keeper.judge(stepOf(...changes), who, { now: NOW, seq: seq + 1 });
  return {
    keeper,
    judge,
    make: (who, ...changes) => {
      const verdict = judge(who, ...changes);
      if (verdict.kind === 'accepted') {
        seq += 1;
        keeper.take(verdict.changes);
      }
      return verdict;
    },
  };
}

/** 'f1.1: Name is required.' of what was refused; '-' where a message belongs to no field. */
export function refusals(verdict: Verdict): readonly string[] {
  if (verdict.kind !== 'refused') throw new Error(`It was ${verdict.kind}.`);
  return verdict.breaches.map(({ key, message }) => `${key ?? '-'}: ${message}`);
}

/** What was accepted. */
export function accepted(verdict: Verdict) {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict.changes;
}
