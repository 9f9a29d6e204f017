import { applyChange, withChanges, type Change, type StoredDocument } from './document';
import type { StoredRecord } from './types';

/** One thing that waits to be written: what was done to which document. */
export interface Step {
  readonly number: number;
  readonly changes: readonly Change[];
  readonly before: StoredDocument;
  /** The views that were chosen. */
  readonly views: StoredDocument['views'];
}

/** Repeats steps on what somebody else wrote. What they gave a record stays where a step gave it nothing. */
export function repeatSteps(steps: readonly Step[], theirs: StoredDocument): StoredDocument {
  return steps.reduce((sum, { changes, before, views }) => {
    const changed = changes.reduce(
      (document, change) => applyChange(document, fitted(change, before, document)),
      sum,
    );
    return { ...changed, views: { ...changed.views, ...views } };
  }, theirs);
}

/** The views that are others in the second document. */
export function chosenViews(before: StoredDocument, after: StoredDocument): StoredDocument['views'] {
  return Object.fromEntries(
    Object.entries(after.views).filter(([id, choice]) => before.views[id] !== choice),
  );
}

/** The change as it is made to a record that somebody else may have changed as well. */
function fitted(change: Change, before: StoredDocument, theirs: StoredDocument): Change {
  const mine = change.record;
  const old = recordIn(before, change);
  const current = recordIn(theirs, change);
  if (!mine || !old || !current) return change;
  const values = withChanges(current.values, old.values, mine.values);
  return { ...change, record: { ...withChanges(current, old, mine), values } };
}

function recordIn({ records }: StoredDocument, { entityId, id }: Change): StoredRecord | undefined {
  return records[entityId]?.find((record) => record.id === id);
}
