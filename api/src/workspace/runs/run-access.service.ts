import type { Receipt } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { requirePart } from '../projects/project-access.service';
import { findRun, findRunPlace, type RunPlace } from './runs.repository';

export { findPerformedChecks } from './performed-checks.repository';

/** What a run provably changed; undefined where it changed nothing, or is gone. */
export async function findReceipt(q: Queryable, runId: string): Promise<Receipt | undefined> {
  return (await findRun(q, runId))?.receipt ?? undefined;
}

/** A run of the caller's. Throws FORBIDDEN. */
export async function requireRunPlace(q: Queryable, caller: Caller, id: string): Promise<RunPlace> {
  return requirePart(q, caller, { id, part: await findRunPlace(q, id), name: 'run' });
}
