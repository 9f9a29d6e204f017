import type { Queryable } from '../../db/database';
import { sumGrants } from './credits.repository';

/**
 * What a payment for a plan has brought: at once, and by the months of its period. `kept` of each month were another
 * payment's, where this one only paid for a dearer plan.
 */
export async function readGranted(
  q: Queryable,
  userId: string,
  paymentId: string,
  kept: number,
): Promise<number> {
  const { total, months } = await sumGrants(q, userId, paymentId);
  return Math.max(0, Math.round((total - months * kept) * 100) / 100);
}
