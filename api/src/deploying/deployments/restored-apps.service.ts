import { PLAN_LIMITS } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { listDeletedProjects } from '../../workspace';
import { listPublicNames, lockPublicNames, stopLiveOfProject } from './deployments.repository';
import type { PlanOf } from './plan.port';

/**
 * What becomes of the sites of a project that comes back: they answer again as far as the plan allows, and are stopped where it does
 * not. Another application may have taken the place meanwhile.
 */
export function stopBeyondPlan(planOf: PlanOf) {
  return async function restored(
    tx: Queryable,
    { userId, projectId }: { readonly userId: string; readonly projectId: string },
  ): Promise<void> {
    await lockPublicNames(tx, userId);
    const { publicApps: limit } = PLAN_LIMITS[await planOf(tx, userId)];
    if (limit === null) return;
    const names = await listPublicNames(tx, userId, await listDeletedProjects(tx, userId));
    if (names.length > limit) await stopLiveOfProject(tx, projectId);
  };
}
