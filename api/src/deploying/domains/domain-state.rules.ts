import type { DomainState } from '@tessera/shared/contracts';
import { addSeconds } from '../../core/clock';
import type { Found } from './found.schema';

/** What is kept of a domain, as far as its state goes. */
export interface DomainFacts {
  readonly waitingSince: Date;
  readonly verifiedAt: Date | null;
  readonly lostAt: Date | null;
  readonly isTaken: boolean;
  readonly found: Found | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an application goes on answering without its proof. */
export const GRACE_SECONDS = 3 * DAY;

const EVERY_SECONDS = HOUR;
/** How often one that waits is looked at: the younger, the more often. */
const WAITING = [
  { until: HOUR, every: MINUTE },
  { until: DAY, every: 10 * MINUTE },
  { until: 14 * DAY, every: 6 * HOUR },
];

/** When a domain is looked at again; null: when somebody asks for it. */
export function nextCheck(
  {
    verifiedAt,
    lostAt,
    waitingSince,
    found,
  }: Pick<DomainFacts, 'verifiedAt' | 'lostAt' | 'waitingSince' | 'found'>,
  now: Date,
): Date | null {
  if (verifiedAt !== null) {
    // Its owner has entered one record, and is about to enter the other.
    const isHalfDone = leadsNowhere(found) && secondsSince(verifiedAt, now) < HOUR;
    const soon = addSeconds(now, isHalfDone ? MINUTE : EVERY_SECONDS);
    const end = lostAt && addSeconds(lostAt, GRACE_SECONDS);
    return end !== null && end > now && end < soon ? end : soon;
  }
  const age = secondsSince(waitingSince, now);
  const pace = WAITING.find(({ until }) => age < until);
  return pace === undefined ? null : addSeconds(now, pace.every);
}

function secondsSince(time: Date, now: Date): number {
  return (now.getTime() - time.getTime()) / 1000;
}

/** Whether no address of the domain was seen. */
function leadsNowhere(found: Found | null): boolean {
  return found !== null && found.addresses.length === 0 && found.aliases.length === 0;
}

/** What a check means for a domain, apart from those of other applications. */
export type Verdict = 'prove' | 'keep' | 'regain' | 'lose' | 'end' | 'wait';

export function verdictOf(
  { verifiedAt, lostAt }: Pick<DomainFacts, 'verifiedAt' | 'lostAt'>,
  proof: Found['proof'],
  now: Date,
): Verdict {
  if (verifiedAt === null) return proof === 'here' ? 'prove' : 'wait';
  if (proof === 'here') return lostAt === null ? 'keep' : 'regain';
  if (lostAt !== null) return addSeconds(lostAt, GRACE_SECONDS) <= now ? 'end' : 'keep';
  // Nobody answered: that says nothing of the record.
  return proof === 'unknown' ? 'keep' : 'lose';
}

/** Whether the domain leads to the application's host below the sites' domain, by its name or by nothing but its addresses. */
export function leadsTo(target: string, { aliases, addresses, siteAddresses }: Found): boolean {
  if (aliases.includes(target)) return true;
  return addresses.length > 0 && addresses.every((address) => siteAddresses.includes(address));
}

/** @param target the application's host below the sites' domain */
export function stateOf({ verifiedAt, lostAt, isTaken, found }: DomainFacts, target: string): DomainState {
  if (verifiedAt === null) return isTaken ? 'taken' : 'waiting';
  if (lostAt !== null) return 'missing';
  return found !== null && leadsTo(target, found) ? 'connected' : 'elsewhere';
}
