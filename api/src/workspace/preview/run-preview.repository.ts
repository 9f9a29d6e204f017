import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';
import { runPreviews } from '../tables/run-previews.table';
import { runs } from '../tables/runs.table';

export interface RunPreviewSite {
  readonly title: string;
  readonly treeHash: string;
}

export interface FoundRunPreview {
  readonly runId: string;
  readonly runStatus: (typeof runs.$inferSelect)['status'];
  /** Undefined as long as its files are not written. */
  readonly site: RunPreviewSite | undefined;
}

export async function insertRunPreview(
  q: Queryable,
  row: { readonly label: string; readonly runId: string; readonly createdAt: Date },
): Promise<void> {
  await q.insert(runPreviews).values(row);
}

export async function setRunPreviewSite(q: Queryable, label: string, site: RunPreviewSite): Promise<void> {
  await q.update(runPreviews).set(site).where(eq(runPreviews.label, label));
}

/** A label made after `since`, unless its project was deleted. */
export async function findRunPreview(
  q: Queryable,
  label: string,
  since: Date,
): Promise<FoundRunPreview | undefined> {
  const [row] = await q
    .select({
      runId: runs.id,
      runStatus: runs.status,
      title: runPreviews.title,
      treeHash: runPreviews.treeHash,
    })
    .from(runPreviews)
    .innerJoin(runs, eq(runs.id, runPreviews.runId))
    .innerJoin(projects, eq(projects.id, runs.projectId))
    .where(and(eq(runPreviews.label, label), gt(runPreviews.createdAt, since), isNull(projects.deletedAt)));
  if (!row) return undefined;
  const { runId, runStatus, title, treeHash } = row;
  return { runId, runStatus, site: title === null || treeHash === null ? undefined : { title, treeHash } };
}

/** Forgets those made before `time`. */
export async function deleteRunPreviews(q: Queryable, time: Date): Promise<void> {
  await q.delete(runPreviews).where(lt(runPreviews.createdAt, time));
}
