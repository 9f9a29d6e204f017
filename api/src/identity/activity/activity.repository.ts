import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { deployments } from '../../deploying/tables/deployments.table';
import { payments } from '../../money/tables/payments.table';
import { activity } from '../tables/activity.table';

export type ActivityRow = typeof activity.$inferSelect;
export type NewActivity = Omit<ActivityRow, 'id' | 'address'> & { readonly address?: string | undefined };

/** Notes what happened to an account, for its owner to read. */
export async function recordActivity(db: Queryable, entry: NewActivity): Promise<void> {
  await db.insert(activity).values({ ...entry, id: randomUUID() });
}

/** Where a page of activity goes on: after this entry. */
export interface ActivityPosition {
  readonly at: Date;
  readonly id: string;
}

/** What happened, with the deployments and payments that are kept elsewhere, the newest first. */
export async function listActivity(
  db: Queryable,
  userId: string,
  after: ActivityPosition | undefined,
  limit: number,
): Promise<Omit<ActivityRow, 'userId'>[]> {
  const { id, at, kind, detail, address } = activity;
  const entries = unionAll(
    db.select({ id, at, kind, detail, address }).from(activity).where(eq(activity.userId, userId)),
    db
      .select({
        id: deployments.id,
        at: deployments.createdAt,
        kind: sql<ActivityRow['kind']>`'deployment'`,
        detail: deployments.appName,
        address: sql<string | null>`null::text`,
      })
      .from(deployments)
      .where(eq(deployments.userId, userId)),
    db
      .select({
        id: payments.id,
        at: payments.at,
        kind: sql<ActivityRow['kind']>`'payment'`,
        detail: sql<string>`trim_scale(${payments.credits}) || ' credits, ' || ${payments.status}`,
        address: sql<string | null>`null::text`,
      })
      .from(payments)
      .where(eq(payments.userId, userId)),
  ).as('entries');
  const isAfter =
    after && or(lt(entries.at, after.at), and(eq(entries.at, after.at), lt(entries.id, after.id)));
  return db.select().from(entries).where(isAfter).orderBy(desc(entries.at), desc(entries.id)).limit(limit);
}
