import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deployments } from '../tables/deployments.table';

/** Whether an application of the user answers visitors, or is about to. */
export async function hasLiveDeployments(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: deployments.id })
    .from(deployments)
    .where(and(eq(deployments.userId, userId), inArray(deployments.status, ['deploying', 'live'])))
    .limit(1);
  return rows.length > 0;
}
