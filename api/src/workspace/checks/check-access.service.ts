import type { ListedCheck, Receipt, VersionChecks } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { saveCheckCounts } from '../overviews/overviews.service';
import { findReceipt } from '../runs/run-access.service';
import { findVersion, type VersionRow } from '../versions/version-access.service';
import type { KeptCheck } from './kept-check.schema';
import { findReport, findReports, saveReport } from './version-checks.repository';
import {
  checksOfRun,
  countChecks,
  countWaiting,
  isTried,
  knownChecks,
  listChecks,
  presentChecks,
  statesOf,
  type States,
} from './version-checks.view';

export { checksOfRun, countChecks, performedChecks, type States } from './version-checks.view';

/** The work that a version shows: a step of undo or redo shows that of another one. */
export async function findWork(q: Queryable, version: VersionRow): Promise<VersionRow> {
  return (await findVersion(q, version.positionId)) ?? version;
}

/** What is known of the promises of a version. */
export async function findKnown(q: Queryable, { id, runId }: VersionRow): Promise<readonly KeptCheck[]> {
  const receipt = runId === null ? null : await findReceipt(q, runId);
  return knownChecks(receipt ?? null, await findReport(q, id));
}

/** What is known of the promises of the work that a version shows, as people are told. */
export async function findChecks(q: Queryable, version: VersionRow): Promise<VersionChecks> {
  const work = await findWork(q, version);
  const known = await findKnown(q, work);
  return presentChecks(known, countWaiting(work.model, known));
}

/** The promises of the work that a version shows, with what is known of each. */
export async function findListedChecks(q: Queryable, version: VersionRow): Promise<ListedCheck[]> {
  const work = await findWork(q, version);
  return listChecks(work.model, await findKnown(q, work));
}

/** What was tried of the promises of a version, by their ids. */
export async function findTried(q: Queryable, version: VersionRow): Promise<ReadonlyMap<string, KeptCheck>> {
  const tried = (await findKnown(q, version)).filter(isTried);
  return new Map(tried.map((check) => [check.id, check]));
}

/** What each of them came to. */
export async function findStates(q: Queryable, work: VersionRow): Promise<States> {
  return statesOf(await findKnown(q, work));
}

/** What is known by now of the versions that runs made, by their ids. */
export async function findChecksOfRuns(
  q: Queryable,
  runs: readonly { readonly versionId: string | null; readonly receipt: Receipt | null }[],
): Promise<ReadonlyMap<string, VersionChecks>> {
  const ids = runs.flatMap(({ versionId }) => versionId ?? []);
  const reports = await findReports(q, ids);
  return new Map(
    runs.flatMap(({ versionId, receipt }) => {
      const checks = versionId !== null && receipt && checksOfRun(receipt, reports.get(versionId));
      return checks ? [[versionId, checks] as const] : [];
    }),
  );
}

/** Keeps of a copy what is known of the checks of its original, which has the same files. */
export async function copyChecks(
  tx: Queryable,
  original: VersionRow,
  copyId: string,
  at: Date,
): Promise<void> {
  const known = await findKnown(tx, await findWork(tx, original));
  if (known.length === 0) return;
  await saveReport(tx, copyId, known, at);
  await saveCheckCounts(tx, copyId, countChecks(known));
}
