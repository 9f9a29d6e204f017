import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { databaseQueries } from '../tables/backups.table';
import { databases } from '../tables/databases.table';

export type SavedQueryRow = typeof databaseQueries.$inferSelect;

/** By their names. */
export async function listQueries(q: Queryable, databaseId: string): Promise<SavedQueryRow[]> {
  return q
    .select()
    .from(databaseQueries)
    .where(eq(databaseQueries.databaseId, databaseId))
    .orderBy(asc(databaseQueries.name), asc(databaseQueries.id));
}

/** Holds the database's row, so that queries are counted one by one; how many other names there are. */
export async function countOthers(tx: Queryable, databaseId: string, name: string): Promise<number> {
  await tx.select({ id: databases.id }).from(databases).where(eq(databases.id, databaseId)).for('update');
  const [all] = await tx
    .select({ count: count() })
    .from(databaseQueries)
    .where(eq(databaseQueries.databaseId, databaseId));
  const same = await tx
    .select({ id: databaseQueries.id })
    .from(databaseQueries)
    .where(and(eq(databaseQueries.databaseId, databaseId), eq(databaseQueries.name, name)));
  return (all?.count ?? 0) - same.length;
}

/** In the place of one of the same name. */
export async function saveQuery(tx: Queryable, row: SavedQueryRow): Promise<SavedQueryRow> {
  const [saved] = await tx
    .insert(databaseQueries)
    .values(row)
    .onConflictDoUpdate({
      target: [databaseQueries.databaseId, databaseQueries.name],
      set: { sql: row.sql },
    })
    .returning();
  return saved ?? row;
}

/** False where that database has no such query. */
export async function deleteQuery(q: Queryable, databaseId: string, id: string): Promise<boolean> {
  const gone = await q
    .delete(databaseQueries)
    .where(and(eq(databaseQueries.id, id), eq(databaseQueries.databaseId, databaseId)))
    .returning({ id: databaseQueries.id });
  return gone.length > 0;
}
