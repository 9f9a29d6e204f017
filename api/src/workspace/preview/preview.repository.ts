import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';

export type PreviewRow = typeof previews.$inferSelect;

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

/** The version that the preview of a label shows, unless it has expired or its project was deleted. */
export async function findPreviewedVersion(
  q: Queryable,
  label: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await q
    .select({ versionId: previews.versionId })
    .from(previews)
    .innerJoin(projects, eq(projects.id, previews.projectId))
    .where(and(eq(previews.label, label), gt(previews.expiresAt, now), isNull(projects.deletedAt)));
  return row?.versionId;
}

export async function insertPreview(q: Queryable, row: PreviewRow): Promise<void> {
  await q.insert(previews).values(row);
}

/** Ends the previews of the project's owner beyond the `most` that were opened last. */
export async function endOldPreviews(tx: Queryable, projectId: string, most: number): Promise<void> {
  const owner = tx.select({ userId: projects.userId }).from(projects).where(eq(projects.id, projectId));
  const old = tx
    .select({ label: previews.label })
    .from(previews)
    .innerJoin(projects, eq(projects.id, previews.projectId))
    .where(inArray(projects.userId, owner))
    .orderBy(desc(previews.createdAt), previews.label)
    .offset(most);
  await tx.delete(previews).where(inArray(previews.label, old));
}

/** Forgets the previews that ended before `time`. */
export async function deleteOverPreviews(q: Queryable, time: Date): Promise<void> {
  await q.delete(previews).where(lt(previews.expiresAt, time));
}

/** Forgets the project's previews that ended before `time`. */
export async function deleteExpiredPreviews(q: Queryable, projectId: string, time: Date): Promise<void> {
  await q.delete(previews).where(and(eq(previews.projectId, projectId), lt(previews.expiresAt, time)));
}
