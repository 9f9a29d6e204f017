import { applyChanges, type Change } from '../kit/data/document';
import { planRemovals } from '../kit/data/removal';
import type { Breach } from '../kit/data/rules';
import type { SentStep } from '../kit/data/server-protocol';
import { danglingIn } from './dangling';
import { forbiddenIn, idsByEntity } from './forbidden';
import type { KeptChange, KeptRecord, Verdict } from './keeper';
import { readStep, type ReadChange } from './read-step';
import { readChangedValues, readNewValues } from './read-values';
import { mayRead, seesAll } from './rights';
import { deedOf, type Deed, type Sending } from './step-changes';

type Put = Extract<Deed, { readonly kind: 'put' }>;

const STILL_NEEDED = 'This is still needed by other records.';

interface PlannedChange extends Change {
  readonly record: KeptRecord | null;
}

/** What a step would do, or why it is not to be done (DATA-02, DATA-04). The first reason of a kind hides those after it. */
export function judgeStep(sending: Sending, step: SentStep): Verdict {
  const { model, held, who } = sending;
  const reading = readStep(step, held.entityOf);
  if (!reading.isRead) return { kind: 'misread', message: reading.message };
  const message = forbiddenIn(model, held, reading.changes, who);
  if (message !== null) return { kind: 'forbidden', message };

  const read = reading.changes.map((change) => ({ change, ...valuesOf(change) }));
  const unfit = read.flatMap(({ breaches }) => breaches);
  if (unfit.length > 0) return { kind: 'refused', breaches: unfit };

  const deeds = read.map(({ change, values }) => deedOf(sending, change, values));
  const conflicts = deeds.flatMap((deed) => (deed.kind === 'conflict' ? deed.conflicts : []));
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  return judgeDeeds(sending, deeds);
}

function valuesOf(change: ReadChange) {
  switch (change.kind) {
    case 'add':
      return readNewValues(change.entity, change);
    case 'change':
      return readChangedValues(change.entity, change.id, change.values);
    case 'remove':
      return { values: {}, breaches: [] };
  }
}

function judgeDeeds(sending: Sending, deeds: readonly Deed[]): Verdict {
  const { held } = sending;
  const puts = deeds.filter((deed): deed is Put => deed.kind === 'put');
  const dangling = danglingIn(held, puts);
  if (dangling.length > 0) return { kind: 'refused', breaches: dangling };

  const putting = puts.map(({ change, record }) => ({ entityId: change.entityId, id: change.id, record }));
  const removed = deeds.flatMap((deed) => (deed.kind === 'remove' ? deed.change : []));
  const removal = removed.length === 0 ? [] : planned(sending, putting, removed);
  if ('message' in removal) return { kind: 'refused', breaches: [removal] };

  const changes = [...putting.filter((put) => !removal.some((later) => isSamePlace(put, later))), ...removal];
  const breaches = changes.length === 0 ? [] : held.check(changes);
  if (breaches.length > 0) {
    return { kind: 'refused', breaches: breaches.map((breach) => toldTo(sending, breach, deeds)) };
  }
  return { kind: 'accepted', changes: changes.flatMap((change) => keptChange(sending, change)) };
}

/** What removing takes along or clears, with everything else of the step as it will be. */
function planned(
  { model, held, who, now, seq }: Sending,
  putting: readonly PlannedChange[],
  removed: readonly ReadChange[],
): readonly PlannedChange[] | Breach {
  const rows = held.rows(applyChanges(held.document(), putting));
  const { refusal, changes } = planRemovals(held.entities, rows, idsByEntity(removed));
  const [first] = removed;
  if (refusal !== null && first) {
    // How many of what they may not read there are is nobody's business.
    const message = seesAll(model, who) ? refusal : STILL_NEEDED;
    return { message, entityId: first.entityId, id: first.id, key: null };
  }
  return changes.map(({ entityId, id, record }) => ({
    entityId,
    id,
    record: record && { ...record, rev: seq, updatedAt: now },
  }));
}

/** A rule that is broken at a record which the sender may not read is said of what they sent. */
function toldTo({ model, held, who }: Sending, breach: Breach, deeds: readonly Deed[]): Breach {
  const sent = deeds.flatMap((deed) => ('change' in deed ? deed.change : []));
  const record = held.find(breach.entityId, breach.id);
  const [first] = sent;
  const isKnown =
    !record ||
    mayRead(model, breach.entityId, record, who) ||
    sent.some(({ entityId, id }) => entityId === breach.entityId && id === breach.id);
  if (isKnown || !first) return breach;
  return { message: breach.message, entityId: first.entityId, id: first.id, key: null };
}

function isSamePlace(one: Change, other: Change): boolean {
  return one.entityId === other.entityId && one.id === other.id;
}

function keptChange({ held }: Sending, { entityId, id, record }: PlannedChange): readonly KeptChange[] {
  const before = held.find(entityId, id) ?? null;
  // A record that the same step adds and takes along never was.
  return before || record ? [{ entityId, id, before, after: record }] : [];
}
