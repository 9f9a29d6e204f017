import type { Queryable } from '../../db/database';
import { sumGrants } from './credits.repository';

/** What a plan has brought since it was paid: at once, and by the months since. */
export function readGranted(q: Queryable, userId: string, reference: string, since: Date): Promise<number> {
  return sumGrants(q, userId, reference, since);
}
