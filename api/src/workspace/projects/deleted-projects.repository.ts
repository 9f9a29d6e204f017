import { and, asc, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { projects } from '../tables/projects.table';

/** What an account's deleted projects may take together; 0: without limit. */
export interface DeletedAllowance {
  readonly projects: number;
  readonly bytes: number;
}

/**
 * Deleted projects that are over: deleted before `before`, or among those of an account that more lately deleted ones
 * leave no room for. At most `limit`, the longest deleted first.
 */
export async function findOverProjects(
  q: Queryable,
  before: Date,
  allowance: DeletedAllowance,
  limit: number,
): Promise<string[]> {
  const newestFirst = sql`over (partition by ${projects.userId} order by ${desc(projects.deletedAt)}, ${projects.id})`;
  const deleted = q
    .select({
      id: projects.id,
      deletedAt: projects.deletedAt,
      count: sql<number>`row_number() ${newestFirst}`.as('count'),
      bytes:
        sql<number>`sum(${projects.versionBytes} + ${projects.runBytes} + ${projects.keptTreeBytes}) ${newestFirst}`.as(
          'bytes',
        ),
    })
    .from(projects)
    .where(isNotNull(projects.deletedAt))
    .as('deleted');
  const rows = await q
    .select({ id: deleted.id })
    .from(deleted)
    .where(
      or(
        lt(deleted.deletedAt, before),
        allowance.projects === 0 ? undefined : sql`${deleted.count} > ${allowance.projects}`,
        allowance.bytes === 0 ? undefined : sql`${deleted.bytes} > ${allowance.bytes}`,
      ),
    )
    .orderBy(asc(deleted.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes a deleted project for good, with everything of it; one that was restored meanwhile stays. */
export async function purgeProject(q: Queryable, id: string): Promise<void> {
  await q.delete(projects).where(and(eq(projects.id, id), isNotNull(projects.deletedAt)));
}
