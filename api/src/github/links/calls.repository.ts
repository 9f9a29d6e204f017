import { and, desc, eq, inArray, lt } from 'drizzle-orm';
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

/** Leaves a person's newest calls, so many. */
export async function deleteOlderCalls(q: Queryable, userId: string, left: number): Promise<void> {
  const older = q
    .select({ key: repositoryCalls.idempotencyKey })
    .from(repositoryCalls)
    .where(eq(repositoryCalls.userId, userId))
    .orderBy(desc(repositoryCalls.createdAt))
    .offset(left);
  await q
    .delete(repositoryCalls)
    .where(and(eq(repositoryCalls.userId, userId), inArray(repositoryCalls.idempotencyKey, older)));
}

export async function deleteCallsBefore(q: Queryable, time: Date): Promise<void> {
  await q.delete(repositoryCalls).where(lt(repositoryCalls.createdAt, time));
}
