import type { ConnectionTest } from '@tessera/shared/contracts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { databaseConnections } from '../tables/connections.table';

export type ConnectionRow = typeof databaseConnections.$inferSelect;

/** Any number, apart from those of other advisory locks. */
const ACCOUNT_LOCK = 1_305;

/** By their names. */
export function listConnections(q: Queryable, userId: string): Promise<ConnectionRow[]> {
  return q
    .select()
    .from(databaseConnections)
    .where(eq(databaseConnections.userId, userId))
    .orderBy(asc(databaseConnections.name), asc(databaseConnections.id));
}

/** For the copy of a person's data: no password. */
export function readOwnConnections(q: Queryable, userId: string) {
  const { name, host, port, database, user, ssl, certificate, readOnly, createdAt } = databaseConnections;
  return q
    .select({ name, host, port, database, user, ssl, certificate, readOnly, createdAt })
    .from(databaseConnections)
    .where(eq(databaseConnections.userId, userId));
}

export async function findConnection(q: Queryable, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await q.select().from(databaseConnections).where(eq(databaseConnections.id, id));
  return row;
}

export async function findByKey(
  q: Queryable,
  userId: string,
  key: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await q
    .select()
    .from(databaseConnections)
    .where(and(eq(databaseConnections.userId, userId), eq(databaseConnections.idempotencyKey, key)));
  return row;
}

/** How many the account has; those that it makes meanwhile wait until the transaction ends. */
export async function countLocked(tx: Queryable, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${userId}::text))`);
  const [row] = await tx
    .select({ count: count() })
    .from(databaseConnections)
    .where(eq(databaseConnections.userId, userId));
  return row?.count ?? 0;
}

/** Fails by a unique index where the account has one of that name. */
export async function insertConnection(tx: Queryable, row: ConnectionRow): Promise<void> {
  await tx.insert(databaseConnections).values(row);
}

/** As `insertConnection`. Undefined where somebody removed it meanwhile. */
export async function replaceConnection(
  q: Queryable,
  { id, ...rest }: ConnectionRow,
): Promise<ConnectionRow | undefined> {
  const [row] = await q
    .update(databaseConnections)
    .set(rest)
    .where(eq(databaseConnections.id, id))
    .returning();
  return row;
}

export async function deleteConnection(q: Queryable, id: string): Promise<void> {
  await q.delete(databaseConnections).where(eq(databaseConnections.id, id));
}

/** Keeps what became of a test, unless the connection was changed while it ran. */
export async function keepTest(
  q: Queryable,
  { id, updatedAt }: Pick<ConnectionRow, 'id' | 'updatedAt'>,
  lastTest: ConnectionTest,
): Promise<void> {
  await q
    .update(databaseConnections)
    .set({ lastTest })
    .where(and(eq(databaseConnections.id, id), eq(databaseConnections.updatedAt, updatedAt)));
}
