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
export function nextCheck(domain: Omit<DomainFacts, 'isTaken'>, now: Date): Date | null {
  const { verifiedAt, lostAt, waitingSince } = domain;
  const silence = secondsForSilence(domain.found);
  if (verifiedAt === null) {
    const every = paceSince(waitingSince, now);
    return every === undefined ? null : addSeconds(now, Math.max(every, silence));
  }
  // Its owner has entered one record and is about to enter the other, or puts one back: whoever waits for that sees it soon.
  const every = isUnfinished(domain)
    ? (paceSince(lostAt ?? verifiedAt, now) ?? EVERY_SECONDS)
    : EVERY_SECONDS;
  const soon = addSeconds(now, Math.min(Math.max(every, silence), EVERY_SECONDS));
  const end = lostAt && addSeconds(lostAt, GRACE_SECONDS);
  return end !== null && end > now && end < soon ? end : soon;
}

/** Seconds; undefined where looking has an end. */
function paceSince(time: Date, now: Date): number | undefined {
  const age = (now.getTime() - time.getTime()) / 1000;
  return WAITING.find(({ until }) => age < until)?.every;
}

/** Whether a record is to come: the one for the proof, or one that leads here and not to somebody else besides. */
function isUnfinished({ lostAt, found }: Pick<DomainFacts, 'lostAt' | 'found'>): boolean {
  if (lostAt !== null || found === null) return true;
  const { addresses, siteAddresses } = found;
  const ours = addresses.filter((address) => siteAddresses.includes(address)).length;
  return !leadsSomewhere(found) || (ours > 0 && ours < addresses.length);
}

/** Whether the domain was seen to point anywhere. */
export function leadsSomewhere(found: Found | null): boolean {
  return found !== null && (found.addresses.length > 0 || found.aliases.length > 0);
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
