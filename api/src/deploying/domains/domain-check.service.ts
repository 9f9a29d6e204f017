import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { SiteAddress } from '../../config/site-addresses';
import type { DnsLookup, Way } from './dns-lookup.port';
import { leadsSomewhere, nextCheck, verdictOf, type Verdict } from './domain-state.rules';
import { readTarget } from './domain.view';
import { isNameOf, lockRowsOf, readDomainRow, updateDomain, type DomainRow } from './domains.repository';
import type { Found } from './found.schema';
import { doubled } from './domain-name.rules';
import { proofName, tokensIn } from './proof.rules';

export interface DomainCheckSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly dns: DnsLookup;
  readonly addressOf: SiteAddress;
  /** Told when other domains answer than before. */
  readonly onChange: () => Promise<void>;
}

export interface DomainCheck {
  /**
   * Looks at a domain's DNS now and keeps what that means. One that is not there any more is nothing to do. Once the signal is aborted it
   * ends soon, and keeps nothing: what was cut short says nothing of anybody's servers.
   */
  check(id: string, signal?: AbortSignal): Promise<void>;
  /** The addresses of the application of a name below the sites' domain; empty where nobody answers. */
  siteAddresses(appName: string): Promise<readonly string[]>;
}

const NOWHERE: Way = { aliases: [], addresses: [] };

/** What was looked up, before anything is decided. */
interface LookedUp {
  /** Of TXT records where the proof has to be; undefined: nobody answered. */
  readonly texts: readonly string[] | undefined;
  /** Of those one registered name further down, where some providers put it. */
  readonly misplaced: readonly string[];
  readonly aliases: readonly string[];
  readonly addresses: readonly string[];
  readonly isWayUnknown: boolean;
  readonly siteAddresses: readonly string[];
}

/** Looks at domains and decides whose they are. Nothing is held in the database while somebody else's servers are asked. */
export function createDomainCheck({ db, clock, dns, addressOf, onChange }: DomainCheckSettings): DomainCheck {
  /** Where the application's host below the sites' domain leads to. On somebody's own machine that is in no DNS. */
  function siteWay(appName: string, signal?: AbortSignal): Promise<Way | undefined> {
    const { host } = readTarget(addressOf(appName));
    return host.endsWith('.localhost') ? Promise.resolve(NOWHERE) : dns.way(host, signal);
  }

  async function lookUp(
    { domain, appName, found }: DomainRow,
    signal: AbortSignal | undefined,
  ): Promise<LookedUp> {
    const before = found ?? { aliases: [], addresses: [], siteAddresses: [] };
    const [texts, way, own] = await Promise.all([
      dns.texts(proofName(domain), signal),
      dns.way(domain, signal),
      siteWay(appName, signal),
    ]);
    return {
      texts,
      misplaced: texts?.length === 0 ? ((await dns.texts(proofName(doubled(domain)), signal)) ?? []) : [],
      ...(way ?? { aliases: before.aliases, addresses: before.addresses }),
      isWayUnknown: way === undefined,
      siteAddresses: own?.addresses ?? before.siteAddresses,
    };
  }

  /** Keeps what was found; answers whether other domains answer than before. */
  async function keep(tx: Queryable, id: string, looked: LookedUp): Promise<boolean> {
    const seen = await readDomainRow(tx, id);
    if (!seen) return false;
    // All rows of the domain at once: of two that are proved at the same time one waits for the other.
    const rows = await lockRowsOf(tx, seen.domain);
    const row = rows.find((one) => one.id === id);
    if (!row) return false;
    const now = clock();
    const proof = proofOf(row, looked);
    const verdict = verdictOf(row, proof, now);
    const holder = rows.find((one) => one.id !== id && one.verifiedAt !== null);
    const isTaken = verdict === 'prove' && (await isKept(tx, holder, looked, now));
    const change = changeFor(isTaken ? 'wait' : verdict, now);
    const found = foundIn(row, proof, looked);
    await updateDomain(tx, id, {
      ...change,
      // Whoever is not asked this time may still have it.
      isTaken: isTaken || (proof === 'unknown' && row.isTaken),
      checkedAt: now,
      found,
      nextCheckAt: nextCheck({ ...row, ...change, found }, now),
    });
    return Object.keys(change).length > 0 || leadsSomewhere(row.found) !== leadsSomewhere(found);
  }

  return {
    async check(id, signal) {
      const row = await readDomainRow(db, id);
      if (!row) return;
      const looked = await lookUp(row, signal);
      if (signal?.aborted) return;
      if (await db.transaction((tx) => keep(tx, id, looked))) await onChange();
    },
    siteAddresses: async (appName) => (await siteWay(appName))?.addresses ?? [],
  };
}

function proofOf({ token }: DomainRow, { texts, misplaced }: LookedUp): Found['proof'] {
  if (texts === undefined) return 'unknown';
  if (tokensIn(texts).includes(token)) return 'here';
  if (texts.length > 0) return 'other';
  return tokensIn(misplaced).includes(token) ? 'misplaced' : 'absent';
}

/** Addresses of a domain that are kept: what a stranger's name server says has no end. */
const MOST_KEPT = 32;

function foundIn({ found: before }: Pick<DomainRow, 'found'>, proof: Found['proof'], way: LookedUp): Found {
  const { aliases, addresses, siteAddresses, isWayUnknown } = way;
  const isSilent = proof === 'unknown' || isWayUnknown;
  return {
    proof,
    aliases: [...aliases],
    addresses: addresses.slice(0, MOST_KEPT),
    siteAddresses: [...siteAddresses],
    isWayUnknown,
    unanswered: isSilent ? (before?.unanswered ?? 0) + 1 : 0,
  };
}

/**
 * Whether whoever has the domain keeps it: their record is there as well, by the same answer, since both are under one name; and their
 * application is where it was.
 */
async function holds(tx: Queryable, holder: DomainRow, tokens: readonly string[]): Promise<boolean> {
  return tokens.includes(holder.token) && (await isNameOf(tx, holder));
}

/** Whether whoever has the domain keeps it; otherwise it is let go of. */
async function isKept(
  tx: Queryable,
  holder: DomainRow | undefined,
  { texts = [] }: LookedUp,
  now: Date,
): Promise<boolean> {
  if (holder === undefined) return false;
  if (await holds(tx, holder, tokensIn(texts))) return true;
  await letGo(tx, holder, now);
  return false;
}

/** It goes over to another application. */
function letGo(tx: Queryable, { id, ...holder }: DomainRow, now: Date): Promise<void> {
  const waiting = { waitingSince: now, verifiedAt: null, lostAt: null };
  return updateDomain(tx, id, { ...waiting, nextCheckAt: nextCheck({ ...holder, ...waiting }, now) });
}

type Change = Partial<Pick<DomainRow, 'waitingSince' | 'verifiedAt' | 'lostAt'>>;

function changeFor(verdict: Verdict, now: Date): Change {
  switch (verdict) {
    case 'prove':
      return { verifiedAt: now, lostAt: null };
    case 'lose':
      return { lostAt: now };
    case 'end':
      return { waitingSince: now, verifiedAt: null, lostAt: null };
    case 'regain':
      return { lostAt: null };
    case 'keep':
    case 'wait':
      return {};
  }
}
