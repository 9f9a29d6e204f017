import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { builds, previews } from '../tables/preview.table';

export type BuildRow = typeof builds.$inferSelect;
export type PreviewRow = typeof previews.$inferSelect;

/** The output that the tree's files were built to, or why they were not. */
export async function findBuild(q: Queryable, treeHash: string): Promise<BuildRow | undefined> {
  const [row] = await q.select().from(builds).where(eq(builds.treeHash, treeHash));
  return row;
}

/** Keeps a build; the first one of a tree stays. */
export async function saveBuild(q: Queryable, row: BuildRow): Promise<void> {
  await q.insert(builds).values(row).onConflictDoNothing();
}

/** The version's preview that is valid until after `time`, and longest. */
export async function findPreview(
  q: Queryable,
  versionId: string,
  time: Date,
): Promise<PreviewRow | undefined> {
  const [row] = await q
    .select()
    .from(previews)
    .where(and(eq(previews.versionId, versionId), gt(previews.expiresAt, time)))
    .orderBy(desc(previews.expiresAt))
    .limit(1);
  return row;
}

export async function insertPreview(q: Queryable, row: PreviewRow): Promise<void> {
  await q.insert(previews).values(row);
}

/** Forgets the project's previews that ended before `time`. */
export async function deleteExpiredPreviews(q: Queryable, projectId: string, time: Date): Promise<void> {
  await q.delete(previews).where(and(eq(previews.projectId, projectId), lt(previews.expiresAt, time)));
}
