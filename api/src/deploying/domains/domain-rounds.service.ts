import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { DomainCheck } from './domain-check.service';
import { claimDue } from './domains.repository';

/** Looked at a time, by one process. */
const BATCH = 8;
const MOST_BATCHES = 10;
/** When one comes up again whose process ended while it looked. Longer than lookups take. */
const LEASE_SECONDS = 120;

/** Looks at the domains that are due. Rejects with the first failure once the others are through. */
export type DomainRound = () => Promise<void>;

export function createDomainRounds(
  db: Database,
  clock: Clock,
  { check }: Pick<DomainCheck, 'check'>,
): DomainRound {
  return async () => {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const now = clock();
      const due = await claimDue(db, { now, until: addSeconds(now, LEASE_SECONDS), limit: BATCH });
      const done = await Promise.allSettled(due.map(check));
      const failed = done.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
      if (due.length < BATCH) return;
    }
  };
}
