import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';
import { shareLinks } from '../tables/share-links.table';
import { versions } from '../tables/versions.table';

const opensStill = (now: Date) => or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now));

export async function insertLink(tx: Queryable, row: typeof shareLinks.$inferInsert): Promise<void> {
  await tx.insert(shareLinks).values(row);
}

export interface LinkRow {
  readonly id: string;
  readonly versionId: string | null;
  /** Null where it shows whichever is the newest. */
  readonly versionNumber: number | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly openedAt: Date | null;
  readonly opens: number;
}

/** The project's links that are not over, the newest first. */
export function listLinks(q: Queryable, projectId: string, now: Date): Promise<LinkRow[]> {
  return q
    .select({
      id: shareLinks.id,
      versionId: shareLinks.versionId,
      versionNumber: versions.number,
      expiresAt: shareLinks.expiresAt,
      createdAt: shareLinks.createdAt,
      openedAt: shareLinks.openedAt,
      opens: shareLinks.opens,
    })
    .from(shareLinks)
    .leftJoin(versions, eq(versions.id, shareLinks.versionId))
    .where(and(eq(shareLinks.projectId, projectId), opensStill(now)))
    .orderBy(desc(shareLinks.createdAt), shareLinks.id);
}

export async function countLinks(tx: Queryable, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(shareLinks)
    .where(eq(shareLinks.projectId, projectId));
  return row?.count ?? 0;
}

/** The project's links that are over by `time`, or all such links. */
export async function deleteOverLinks(q: Queryable, time: Date, projectId?: string): Promise<void> {
  const ofProject = projectId === undefined ? undefined : eq(shareLinks.projectId, projectId);
  await q.delete(shareLinks).where(and(lte(shareLinks.expiresAt, time), ofProject));
}

/** False when the project has no such link. */
export async function deleteLink(q: Queryable, projectId: string, id: string): Promise<boolean> {
  const rows = await q
    .delete(shareLinks)
    .where(and(eq(shareLinks.projectId, projectId), eq(shareLinks.id, id)))
    .returning({ id: shareLinks.id });
  return rows.length > 0;
}

export interface OpenLink {
  readonly id: string;
  readonly projectId: string;
  /** Of the project. */
  readonly userId: string;
  /** The version that it shows now. */
  readonly versionId: string;
  readonly expiresAt: Date | null;
}

/** What a token opens now. One statement, whatever the reason for none. */
export async function findOpenLink(
  q: Queryable,
  tokenHash: string,
  now: Date,
): Promise<OpenLink | undefined> {
  const versionId = sql<string | null>`coalesce(${shareLinks.versionId}, ${projects.headVersionId})`;
  const [row] = await q
    .select({
      id: shareLinks.id,
      projectId: shareLinks.projectId,
      userId: projects.userId,
      versionId,
      expiresAt: shareLinks.expiresAt,
    })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, shareLinks.projectId))
    .where(
      and(
        eq(shareLinks.tokenHash, tokenHash),
        opensStill(now),
        isNull(projects.deletedAt),
        isNull(projects.archivedAt),
        isNotNull(versionId),
      ),
    );
  return row && row.versionId !== null ? { ...row, versionId: row.versionId } : undefined;
}

/** Holds a link until the transaction ends, and counts who opened it; false when it was revoked meanwhile. */
export async function holdLink(
  tx: Queryable,
  id: string,
  { isCounted, now }: { readonly isCounted: boolean; readonly now: Date },
): Promise<boolean> {
  const opens = isCounted ? sql`${shareLinks.opens} + 1` : sql`${shareLinks.opens}`;
  const rows = await tx
    .update(shareLinks)
    .set({ opens, openedAt: now })
    .where(eq(shareLinks.id, id))
    .returning({ id: shareLinks.id });
  return rows.length > 0;
}

/** For the copy of a person's data. */
export function readOwnLinks(q: Queryable, userId: string): Promise<object[]> {
  const { id, projectId, versionId, expiresAt, createdAt, openedAt, opens } = shareLinks;
  return q
    .select({ id, projectId, versionId, expiresAt, createdAt, openedAt, opens })
    .from(shareLinks)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(eq(projects.userId, userId))
    .orderBy(createdAt);
}
