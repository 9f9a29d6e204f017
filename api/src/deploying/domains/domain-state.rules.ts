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

/** When a domain is looked at again; null: when somebody asks for it. One whose name servers do not answer waits longer each time. */
export function nextCheck(
  { verifiedAt, lostAt, waitingSince, found }: Omit<DomainFacts, 'isTaken'>,
  now: Date,
): Date | null {
  if (verifiedAt !== null) {
    const soon = addSeconds(now, EVERY_SECONDS);
    const end = lostAt && addSeconds(lostAt, GRACE_SECONDS);
    return end !== null && end > now && end < soon ? end : soon;
  }
  const age = (now.getTime() - waitingSince.getTime()) / 1000;
  const pace = WAITING.find(({ until }) => age < until);
  return pace === undefined ? null : addSeconds(now, Math.max(pace.every, secondsForSilence(found)));
}

/** Waiting for nobody takes its turn from others: two minutes after the first time, then twice as long each time, up to an hour. */
function secondsForSilence(found: Found | null): number {
  const unanswered = found?.unanswered ?? 0;
  return unanswered === 0 ? 0 : Math.min(EVERY_SECONDS, MINUTE * 2 ** unanswered);
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
