import { PLAN_LIMITS } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { listDeletedProjects } from '../../workspace';
import { listPublicNames, lockPublicNames } from './deployments.repository';
import type { PlanOf } from './plan.port';

/**
 * Throws PLAN_LIMIT with `limit` and `used` where a person's plan allows no other public application beside those that they
 * have. Holds their names until the transaction ends: two that count at once would both find room.
 */
export async function requirePublicApp(
  tx: Queryable,
  planOf: PlanOf,
  { userId, appName }: { readonly userId: string; readonly appName: string },
): Promise<void> {
  await lockPublicNames(tx, userId);
  const { publicApps: limit } = PLAN_LIMITS[await planOf(tx, userId)];
  if (limit === null) return;
  const names = await listPublicNames(tx, userId, await listDeletedProjects(tx, userId));
  if (names.includes(appName) || names.length < limit) return;
  throw new AppError('PLAN_LIMIT', `Your plan allows ${limit} public ${limit === 1 ? 'app' : 'apps'}.`, {
    limit,
    used: names.length,
  });
}
