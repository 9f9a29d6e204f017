import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { repositoryCalls } from '../tables/links.table';

export type CallRow = typeof repositoryCalls.$inferSelect;

export async function findCall(q: Queryable, userId: string, key: string): Promise<CallRow | undefined> {
  const [row] = await q
    .select()
    .from(repositoryCalls)
    .where(and(eq(repositoryCalls.userId, userId), eq(repositoryCalls.idempotencyKey, key)));
  return row;
}

export async function insertCall(q: Queryable, row: CallRow): Promise<void> {
  await q.insert(repositoryCalls).values(row).onConflictDoNothing();
}

export async function deleteCallsBefore(q: Queryable, time: Date): Promise<void> {
  await q.delete(repositoryCalls).where(lt(repositoryCalls.createdAt, time));
}
