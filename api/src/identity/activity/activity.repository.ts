import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { HistoryEntry } from '../../core/history';
import type { Queryable } from '../../db/database';
import { isAfter, type ListPosition } from '../../db/list-position';
import { activity } from '../tables/activity.table';

export type ActivityRow = typeof activity.$inferSelect;
export type NewActivity = Omit<ActivityRow, 'id' | 'address'> & { readonly address?: string | undefined };

export async function insertActivity(db: Queryable, entry: NewActivity): Promise<void> {
  await db.insert(activity).values({ ...entry, id: randomUUID() });
}

/** What happened to the user's account, the newest first. */
export function listActivity(
  db: Queryable,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
): Promise<HistoryEntry[]> {
  const { id, at, kind, detail, address } = activity;
  return db
    .select({ id, at, kind, detail, address })
    .from(activity)
    .where(and(eq(activity.userId, userId), isAfter(at, id, after)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** For the copy of a person's data, the newest first. */
export function readOwnActivity(q: Queryable, userId: string) {
  const { at, kind, detail, address } = activity;
  return q
    .select({ at, kind, detail, address })
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(desc(at));
}
