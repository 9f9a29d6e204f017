import { MAX_DOMAINS } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import { moveDomains, type NameOfProject } from './domains.repository';

/** The domains of a name that a deployment leaves for another one go along. Throws CONFLICT where that would have too many then. */
export async function takeDomainsAlong(
  tx: Queryable,
  from: NameOfProject,
  to: string,
  now: Date,
): Promise<void> {
  if ((await moveDomains(tx, from, to, now)) <= MAX_DOMAINS) return;
  const message = `Both names have domains, more than the ${MAX_DOMAINS} that an app may have. Remove some first.`;
  throw new AppError('CONFLICT', message, { fields: { appName: message } });
}
