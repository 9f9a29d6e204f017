import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';
import { runPreviews } from '../tables/run-previews.table';
import { runs } from '../tables/runs.table';

export async function insertRunPreview(q: Queryable, row: typeof runPreviews.$inferInsert): Promise<void> {
  await q.insert(runPreviews).values(row);
}

/** What a label made after `since` shows, unless its project was deleted. */
export async function findRunPreview(
  q: Queryable,
  label: string,
  since: Date,
): Promise<{ readonly title: string; readonly treeHash: string } | undefined> {
  const [row] = await q
    .select({ title: runPreviews.title, treeHash: runPreviews.treeHash })
    .from(runPreviews)
    .innerJoin(runs, eq(runs.id, runPreviews.runId))
    .innerJoin(projects, eq(projects.id, runs.projectId))
    .where(and(eq(runPreviews.label, label), gt(runPreviews.createdAt, since), isNull(projects.deletedAt)));
  return row;
}

/** Forgets those made before `time`. */
export async function deleteRunPreviews(q: Queryable, time: Date): Promise<void> {
  await q.delete(runPreviews).where(lt(runPreviews.createdAt, time));
}
