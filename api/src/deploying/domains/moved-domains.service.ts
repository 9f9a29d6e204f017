import type { Queryable } from '../../db/database';
import { moveDomains, type NameOfProject } from './domains.repository';

/** What has become of the domains of a name that a deployment left for another one: they go along. */
export function takeDomainsAlong(tx: Queryable, from: NameOfProject, to: string, now: Date): Promise<void> {
  return moveDomains(tx, from, to, now);
}
