import { and, desc, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';

export type PreviewRow = typeof previews.$inferSelect;

/** What is shown, and by which link; null for the owner, by none. */
interface Shown {
  readonly versionId: string;
  readonly shareId: string | null;
}

/** The version's preview that is valid until `time` at least, and longest. */
export async function findPreview(
  q: Queryable,
  { versionId, shareId }: Shown,
  time: Date,
): Promise<PreviewRow | undefined> {
  const byWhom = shareId === null ? isNull(previews.shareId) : eq(previews.shareId, shareId);
  const [row] = await q
    .select()
    .from(previews)
    .where(and(eq(previews.versionId, versionId), byWhom, gte(previews.expiresAt, time)))
    .orderBy(desc(previews.expiresAt))
    .limit(1);
  return row;
}

/**
 * The version that the preview of a label shows, unless it has expired or its project was deleted. A visitor's also ends when
 * the project is archived.
 */
export async function findPreviewedVersion(
  q: Queryable,
  label: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await q
    .select({ versionId: previews.versionId })
    .from(previews)
    .innerJoin(projects, eq(projects.id, previews.projectId))
    .where(
      and(
        eq(previews.label, label),
        gt(previews.expiresAt, now),
        isNull(projects.deletedAt),
        or(isNull(previews.shareId), isNull(projects.archivedAt)),
      ),
    );
  return row?.versionId;
}

export async function insertPreview(q: Queryable, row: PreviewRow): Promise<void> {
  await q.insert(previews).values(row);
}

/** Ends the previews of the project's owner beyond the `most` that were opened last. Those of visitors do not count. */
export async function endOldPreviews(tx: Queryable, projectId: string, most: number): Promise<void> {
  const owner = tx.select({ userId: projects.userId }).from(projects).where(eq(projects.id, projectId));
  const old = tx
    .select({ label: previews.label })
    .from(previews)
    .innerJoin(projects, eq(projects.id, previews.projectId))
    .where(and(inArray(projects.userId, owner), isNull(previews.shareId)))
    .orderBy(desc(previews.createdAt), previews.label)
    .offset(most);
  await tx.delete(previews).where(inArray(previews.label, old));
}

/** Ends the previews of a link beyond the `most` that were opened last. */
export async function endOldSharedPreviews(tx: Queryable, shareId: string, most: number): Promise<void> {
  const old = tx
    .select({ label: previews.label })
    .from(previews)
    .where(eq(previews.shareId, shareId))
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
