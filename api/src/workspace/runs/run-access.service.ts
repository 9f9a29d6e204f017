import type { Receipt } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findRun } from './runs.repository';

export { findPerformedChecks } from './performed-checks.repository';

/** What a run provably changed; undefined where it changed nothing, or is gone. */
export async function findReceipt(q: Queryable, runId: string): Promise<Receipt | undefined> {
  return (await findRun(q, runId))?.receipt ?? undefined;
}
