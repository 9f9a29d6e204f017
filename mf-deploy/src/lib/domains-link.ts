import type { Deployment } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';

/** The id of the heading of the domains among a deployment's settings. */
export const DOMAINS_ID = 'domains';

/** Where the domains of a deployment are looked after (SCR-27): the page moves the focus to their heading. */
export function domainsPath({ id }: Pick<Deployment, 'id'>): string {
  return `${paths.deployment.to(id)}?tab=settings#${DOMAINS_ID}`;
}
