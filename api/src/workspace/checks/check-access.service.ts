import type { Receipt } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { findReceipt } from '../runs/run-access.service';
import { findVersion, type VersionRow } from '../versions/version-access.service';
import { findResults } from './version-checks.repository';

type State = Receipt['checks']['performed'][number]['state'];

/** What checks came to, by the ids of the behaviours. */
export type States = ReadonlyMap<string, State>;

/** The work that a version shows: a step of undo or redo shows that of another one. */
export async function findWork(q: Queryable, version: VersionRow): Promise<VersionRow> {
  return (await findVersion(q, version.positionId)) ?? version;
}

/**
 * What is known of a version from a browser, or from the server that performed what it wrote itself; undefined where
 * nothing was performed.
 */
export async function findStates(q: Queryable, work: VersionRow): Promise<States | undefined> {
  const results = await findResults(q, work.id);
  if (results) return statesOf(results);
  const isEdited = work.treeHash !== work.generatedHash;
  const receipt = isEdited || work.runId === null ? undefined : await findReceipt(q, work.runId);
  const performed = receipt?.checks.performed ?? [];
  return performed.length > 0 ? statesOf(performed) : undefined;
}

function statesOf(results: readonly { readonly id: string; readonly state: State }[]): States {
  return new Map(results.map(({ id, state }) => [id, state]));
}
