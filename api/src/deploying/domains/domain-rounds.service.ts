import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { DomainCheck } from './domain-check.service';
import { claimDue } from './domains.repository';

/** Looked at a time, by one process. */
const BATCH = 8;
const MOST_BATCHES = 10;
/** After this long no new batch begins: with the last one, which takes as long as a lookup, a round is over within 30 s. */
const ROUND_MS = 25_000;
/** When one comes up again whose process ended while it looked. Longer than lookups take. */
const LEASE_SECONDS = 120;

/**
 * Looks at the domains that are due. Rejects with the first failure once the others are through. When the signal is aborted, what is
 * under way is given up and comes up again later.
 */
export type DomainRound = (signal?: AbortSignal) => Promise<void>;

/** @param roundMs how long new batches begin. Milliseconds. */
export function createDomainRounds(
  db: Database,
  clock: Clock,
  { check }: Pick<DomainCheck, 'check'>,
  roundMs = ROUND_MS,
): DomainRound {
  return async (signal) => {
    const endsAt = performance.now() + roundMs;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (signal?.aborted || performance.now() >= endsAt) return;
      const now = clock();
      const due = await claimDue(db, { now, until: addSeconds(now, LEASE_SECONDS), limit: BATCH });
      const done = await Promise.allSettled(due.map((id) => check(id, signal)));
      const failed = done.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
      if (due.length < BATCH) return;
    }
  };
}
