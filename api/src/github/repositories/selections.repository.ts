import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { githubSelections } from '../tables/github.table';

/** Any number, apart from those of other advisory locks. */
const SELECTIONS_LOCK = 7_331_006;

/** Holds what the user has selected until the transaction ends: two lists at once would be joined, or refuse each other. */
export async function lockSelections(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SELECTIONS_LOCK}, hashtext(${userId}))`);
}

/** In the place of those before. */
export async function saveSelections(
  tx: Queryable,
  userId: string,
  repositories: readonly string[],
): Promise<void> {
  await deleteSelections(tx, userId);
  const rows = repositories.map((repository, position) => ({ userId, repository, position }));
  if (rows.length > 0) await tx.insert(githubSelections).values(rows);
}

export async function listSelections(q: Queryable, userId: string): Promise<string[]> {
  const rows = await q
    .select({ repository: githubSelections.repository })
    .from(githubSelections)
    .where(eq(githubSelections.userId, userId))
    .orderBy(asc(githubSelections.position));
  return rows.map(({ repository }) => repository);
}

export async function deleteSelections(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(githubSelections).where(eq(githubSelections.userId, userId));
}
