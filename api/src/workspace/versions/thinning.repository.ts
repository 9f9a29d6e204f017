import { and, asc, count, eq, gt, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { shareLinks } from '../tables/share-links.table';
import { versions } from '../tables/versions.table';

export async function countVersions(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q.select({ count: count() }).from(versions).where(eq(versions.projectId, projectId));
  return row?.count ?? 0;
}

export interface Undoing {
  /** The newest version. */
  readonly from: string;
  /** How many steps of undo and redo have to stay possible. */
  readonly steps: number;
}

/**
 * The project's versions without a name or a pin that no step of undo or redo, no open preview and no link to them needs, the
 * oldest first.
 */
export async function findThinnable(
  tx: Queryable,
  projectId: string,
  { from, steps }: Undoing,
  now: Date,
): Promise<string[]> {
  const reachable = sql`(
    with recursive reachable (id, step) as (
      select ${from}::uuid, 0
      union
      select target.id, step + 1
      from reachable
      join versions place on place.id = reachable.id
      cross join lateral (values (place.before_id), (place.redo_id)) target (id)
      where target.id is not null and step < ${steps}
    )
    select id from reachable
  )`;
  const preview = tx
    .select({ is: sql`1` })
    .from(previews)
    .where(and(eq(previews.versionId, versions.id), gt(previews.expiresAt, now)));
  const link = tx
    .select({ is: sql`1` })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.versionId, versions.id),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
      ),
    );
  const rows = await tx
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(
        eq(versions.projectId, projectId),
        isNull(versions.name),
        eq(versions.pinned, false),
        notInArray(versions.id, reachable),
        notExists(preview),
        notExists(link),
      ),
    )
    .orderBy(asc(versions.number));
  return rows.map(({ id }) => id);
}

/** Deletes versions and remembers at their project how many. Answers the versions that followed them. */
export async function removeVersions(
  tx: Queryable,
  projectId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const removed = await tx
    .delete(versions)
    .where(and(eq(versions.projectId, projectId), inArray(versions.id, [...ids])))
    .returning({ number: versions.number });
  const thinnedCount = sql`${projects.thinnedCount} + ${removed.length}`;
  await tx.update(projects).set({ thinnedCount, thinnedAt: at }).where(eq(projects.id, projectId));
  const followers = new Set<string>();
  for (const { number } of removed) {
    const [follower] = await tx
      .select({ id: versions.id })
      .from(versions)
      .where(and(eq(versions.projectId, projectId), gt(versions.number, number)))
      .orderBy(asc(versions.number))
      .limit(1);
    if (follower) followers.add(follower.id);
  }
  return [...followers];
}

/** How many versions of the project made way for newer ones, and when the last of them did. */
export async function readThinned(
  q: Queryable,
  projectId: string,
): Promise<{ readonly count: number; readonly at: Date | null }> {
  const [row] = await q
    .select({ count: projects.thinnedCount, at: projects.thinnedAt })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row ?? { count: 0, at: null };
}
