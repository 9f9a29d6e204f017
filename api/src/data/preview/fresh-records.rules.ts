import { firstRecords, openKeeper, type KeptRecord, type Snapshot } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';

/** Of records that no database keeps yet. */
export const FRESH_REVISION = 0;

/** The records that a preview of a version begins with, as its database will say them after the step that makes it. */
export function freshSnapshot(model: ApplicationModel, now: Date): Snapshot {
  const { records } = firstRecords(model, { own: 0, withSamples: true, rev: 1, now });
  const byEntity: Record<string, KeptRecord[]> = {};
  for (const { entityId, record } of records) (byEntity[entityId] ??= []).push(record);
  const keeper = openKeeper(model, { report: () => undefined, now: () => now });
  keeper.load(byEntity);
  return { seq: records.length > 0 ? 1 : 0, revision: FRESH_REVISION, ...keeper.read({ kind: 'owner' }) };
}
