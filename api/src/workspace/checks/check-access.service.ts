import type { CheckResult } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findReceipt } from '../runs/run-access.service';
import { findVersion, type VersionRow } from '../versions/version-access.service';
import { findResults } from './version-checks.repository';

/** What is known of checks, by the ids of the behaviours. */
export type States = ReadonlyMap<string, CheckResult['state']>;

/** The work that a version shows: a step of undo or redo shows that of another one. */
export async function findWork(q: Queryable, version: VersionRow): Promise<VersionRow> {
  return (await findVersion(q, version.positionId)) ?? version;
}

/** What is known of a version from the server that performed what it wrote itself, and from a browser, which made up for it. */
export async function findStates(q: Queryable, work: VersionRow): Promise<States> {
  const isEdited = work.treeHash !== work.generatedHash;
  const receipt = isEdited || work.runId === null ? undefined : await findReceipt(q, work.runId);
  const reported = (await findResults(q, work.id)) ?? [];
  // What a browser could not try stays unknown: it may be able to another time.
  const tried = reported.filter(({ state }) => state !== 'untried');
  return new Map([...(receipt?.checks.performed ?? []), ...tried].map(({ id, state }) => [id, state]));
}
