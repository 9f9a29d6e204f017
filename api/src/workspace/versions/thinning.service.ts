import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { noVersionToThin } from '../quotas/quota-words.rules';
import { countVersions, findThinnable, removeVersions } from './thinning.repository';

/** Steps of undo and redo that stay possible from the newest version. */
const UNDO_STEPS = 20;

/**
 * Makes the oldest versions of a project go until it has no more than `limit` (0: any number). Those with a name or a
 * pin stay, those that were ever deployed, that an open preview or a link shows, and that undo and redo lead to. The caller holds
 * the project's row: no preview or deployment of it begins meanwhile. Throws QUOTA_FULL when too many have to stay.
 *
 * @returns the versions that followed those that went
 */
export async function thinVersions(
  tx: Queryable,
  live: LiveDeployments,
  limit: number,
  newest: { readonly id: string; readonly projectId: string; readonly createdAt: Date },
): Promise<string[]> {
  if (limit === 0) return [];
  const { id, projectId, createdAt: now } = newest;
  const used = await countVersions(tx, projectId);
  if (used <= limit) return [];
  // A step back, a step forward and what lies between: three versions for each, and the newest.
  const undoing = { from: id, steps: Math.min(UNDO_STEPS, Math.floor((limit - 1) / 3)) };
  const free = await findThinnable(tx, projectId, undoing, now);
  const deployed = await live.everAmongVersions(tx, free);
  const over = free.filter((version) => !deployed.has(version)).slice(0, used - limit);
  if (over.length < used - limit) {
    const message = noVersionToThin(limit);
    throw new AppError('QUOTA_FULL', message, { quota: 'versions', used: used - 1, limit });
  }
  return removeVersions(tx, projectId, over, now);
}
