import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { Place } from '../engines/engine.schema';
import { databaseBackups } from '../tables/backups.table';
import { databaseEnvironments, databases } from '../tables/databases.table';

export type BackupRow = Omit<typeof databaseBackups.$inferSelect, 'content'>;

const { content, ...columns } = {
  id: databaseBackups.id,
  databaseId: databaseBackups.databaseId,
  environment: databaseBackups.environment,
  versionId: databaseBackups.versionId,
  reason: databaseBackups.reason,
  note: databaseBackups.note,
  records: databaseBackups.records,
  bytes: databaseBackups.bytes,
  createdAt: databaseBackups.createdAt,
  content: databaseBackups.content,
};

/** Holds the database's row, so that room is made for one backup at a time. False where it is gone. */
export async function holdDatabase(tx: Queryable, databaseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: databases.id })
    .from(databases)
    .where(eq(databases.id, databaseId))
    .for('update');
  return rows.length > 0;
}

/** Of both environments, oldest first. */
export async function listAll(q: Queryable, databaseId: string): Promise<BackupRow[]> {
  return q
    .select(columns)
    .from(databaseBackups)
    .where(eq(databaseBackups.databaseId, databaseId))
    .orderBy(asc(databaseBackups.createdAt), asc(databaseBackups.id));
}

/** Of one environment, newest first. */
export async function listOf(q: Queryable, { database, environment }: Place): Promise<BackupRow[]> {
  return q
    .select(columns)
    .from(databaseBackups)
    .where(and(eq(databaseBackups.databaseId, database), eq(databaseBackups.environment, environment)))
    .orderBy(desc(databaseBackups.createdAt), desc(databaseBackups.id));
}

/** Undefined where that database has no such backup. */
export async function findBackup(
  q: Queryable,
  databaseId: string,
  id: string,
): Promise<typeof databaseBackups.$inferSelect | undefined> {
  const [row] = await q
    .select({ ...columns, content })
    .from(databaseBackups)
    .where(and(eq(databaseBackups.id, id), eq(databaseBackups.databaseId, databaseId)));
  return row;
}

export async function insertBackup(tx: Queryable, row: typeof databaseBackups.$inferInsert): Promise<void> {
  await tx.insert(databaseBackups).values(row);
}

/** False where that database has none of them. */
export async function deleteBackups(
  tx: Queryable,
  databaseId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const gone = await tx
    .delete(databaseBackups)
    .where(and(inArray(databaseBackups.id, [...ids]), eq(databaseBackups.databaseId, databaseId)))
    .returning({ id: databaseBackups.id });
  return gone.length > 0;
}

/** What is live, was written to since its last backup of any kind, and has none of this day. */
export async function listDue(q: Queryable, dayAgo: Date): Promise<Place[]> {
  const ofIt = sql`${databaseBackups.databaseId} = ${databaseEnvironments.databaseId} and ${databaseBackups.environment} = 'production'`;
  const rows = await q
    .select({ database: databaseEnvironments.databaseId })
    .from(databaseEnvironments)
    .where(
      and(
        eq(databaseEnvironments.environment, 'production'),
        sql`${databaseEnvironments.changedAt} > coalesce((select max(${databaseBackups.createdAt}) from ${databaseBackups} where ${ofIt}), '-infinity')`,
        sql`not exists (select 1 from ${databaseBackups} where ${ofIt} and ${databaseBackups.reason} = 'daily' and ${databaseBackups.createdAt} > ${sql.param(dayAgo, databaseBackups.createdAt)})`,
      ),
    );
  return rows.map(({ database }) => ({ database, environment: 'production' }));
}
