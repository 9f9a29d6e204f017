import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Change } from '../kit/data/document';
import { planRemovals } from '../kit/data/removal';
import { isSameValue } from '../kit/data/same-value';
import type { SentChange } from '../kit/data/server-protocol';
import type { Value } from '../kit/data/types';
import { inSentence } from '../kit/data/words';
import type { HeldRecords } from './held-records';
import type { Who } from './keeper';
import type { ReadChange } from './read-step';
import { rightsOf } from './rights';

const VERBS: Readonly<Record<SentChange['kind'], string>> = {
  add: 'add',
  change: 'change',
  remove: 'delete',
};

/** What is not allowed of a step, in a sentence; null where all of it is (DATA-02). */
export function forbiddenIn(
  model: ApplicationModel,
  held: HeldRecords,
  changes: readonly ReadChange[],
  who: Who,
): string | null {
  const forbidden = changes.filter(({ kind, entityId }) => !rightsOf(model, entityId, who)[kind]);
  const [first] = forbidden.length === 0 ? [] : withoutConsequences(held, changes, forbidden);
  if (!first) return null;
  const doer = who.kind === 'visitor' ? 'Visitors' : 'You';
  return `${doer} may not ${VERBS[first.kind]} ${inSentence(first.entity.plural)}.`;
}

/** Whoever may delete an order may have its lines go with it, whatever they may do with lines. */
function withoutConsequences(
  held: HeldRecords,
  changes: readonly ReadChange[],
  forbidden: readonly ReadChange[],
): readonly ReadChange[] {
  const allowed = changes.filter((change) => change.kind === 'remove' && !forbidden.includes(change));
  if (allowed.length === 0) return forbidden;
  const plan = planRemovals(held.entities, held.rows(), idsByEntity(allowed));
  return forbidden.filter(
    (change) =>
      !plan.changes.some(
        (planned) =>
          planned.entityId === change.entityId && planned.id === change.id && isSameDeed(change, planned),
      ),
  );
}

function isSameDeed(change: ReadChange, { record }: Change): boolean {
  if (change.kind === 'remove') return record === null;
  if (change.kind === 'add' || record === null) return false;
  return Object.entries(change.values).every(([key, value]) =>
    // The plan's values are as they are stored, and those that it sets are values.
    isSameValue(value, (record.values[key] ?? null) as Value),
  );
}

/** The ids of records, by their tables. */
export function idsByEntity(
  changes: readonly Pick<Change, 'entityId' | 'id'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { entityId, id } of changes) ids.set(entityId, (ids.get(entityId) ?? new Set()).add(id));
  return ids;
}
