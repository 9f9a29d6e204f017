import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import type { SiteAddress } from '../../config/site-addresses';
import type { DnsLookup, Way } from './dns-lookup.port';
import { nextCheck, verdictOf, type Verdict } from './domain-state.rules';
import { readTarget } from './domain.view';
import { isNameOf, lockRowsOf, readDomainRow, updateDomain, type DomainRow } from './domains.repository';
import type { Found } from './found.schema';
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
  /** Undefined: nobody answered. */
  readonly tokens: readonly string[] | undefined;
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
      tokens: texts && tokensIn(texts),
      ...(way ?? { aliases: before.aliases, addresses: before.addresses }),
      isWayUnknown: way === undefined,
      siteAddresses: own?.addresses ?? before.siteAddresses,
    };
  }

  /** Keeps what was found; answers whether other domains answer than before. */
  async function keep(tx: Queryable, id: string, { tokens, ...way }: LookedUp): Promise<boolean> {
    const seen = await readDomainRow(tx, id);
    if (!seen) return false;
    // All rows of the domain at once: of two that are proved at the same time one waits for the other.
    const rows = await lockRowsOf(tx, seen.domain);
    const row = rows.find((one) => one.id === id);
    if (!row) return false;
    const now = clock();
    const proof = proofOf(row, tokens);
    const verdict = verdictOf(row, proof, now);
    const holder = rows.find((one) => one.id !== id && one.verifiedAt !== null);
    const isTaken = verdict === 'prove' && holder !== undefined && (await holds(tx, holder, tokens ?? []));
    if (verdict === 'prove' && holder && !isTaken) await letGo(tx, holder, now);
    const change = changeFor(isTaken ? 'wait' : verdict, now);
    const found = foundIn(row, proof, way);
    await updateDomain(tx, id, {
      ...change,
      // Whoever is not asked this time may still have it.
      isTaken: isTaken || (proof === 'unknown' && row.isTaken),
      checkedAt: now,
      found,
      nextCheckAt: nextCheck({ ...row, ...change, found }, now),
    });
    return Object.keys(change).length > 0;
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

function proofOf({ token }: DomainRow, tokens: readonly string[] | undefined): Found['proof'] {
  if (tokens === undefined) return 'unknown';
  if (tokens.includes(token)) return 'here';
  return tokens.length > 0 ? 'other' : 'absent';
}

function foundIn(
  { found: before }: Pick<DomainRow, 'found'>,
  proof: Found['proof'],
  way: Omit<LookedUp, 'tokens'>,
): Found {
  const { aliases, addresses, siteAddresses, isWayUnknown } = way;
  const isSilent = proof === 'unknown' || isWayUnknown;
  return {
    proof,
    aliases: [...aliases],
    addresses: [...addresses],
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
