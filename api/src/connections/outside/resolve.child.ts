import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOfThisMachine, mayConnectTo, reachOf } from '../../core/address-reach';
import { FAILURES, ReachError, type ConnectionFailure } from './failures.rules';
import { within } from './within.child';
import { RESOLVE_MS, type OwnDatabase, type ReachPolicy, type Target } from './outside-tasks.schema';

/** The addresses of a host. Rejects where it has none. */
export type Lookup = (host: string) => Promise<readonly string[]>;

const systemLookup: Lookup = async (host) => {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
};

/** A name of this server's own network is found at once, and one that there is not after a while: neither is told sooner. */
const NOT_OUTSIDE_MS = 2000;

/**
 * Looks a host up, once, and checks every address that it has: only what comes out of here is ever connected to, so that a name
 * that leads elsewhere a moment later leads nowhere.
 *
 * @param find the system's resolver unless given
 * @returns at least one address, IPv4 first
 * @throws ReachError for a name that is not found and for an address that is not allowed; where private networks are closed, a name does
 * not tell which of both it was
 */
export async function resolveTarget(
  target: Pick<Target, 'host' | 'port' | 'database'>,
  policy: ReachPolicy,
  find: Lookup = systemLookup,
): Promise<readonly string[]> {
  const began = performance.now();
  const found = await within(RESOLVE_MS, find(target.host), new ReachError(FAILURES.tooSlow)).catch(
    (error: unknown) => {
      if (error instanceof ReachError) throw error;
      return [];
    },
  );
  const failure = found.length === 0 ? FAILURES.notFound : refusalOf(found, policy);
  if (failure && !policy.allowsPrivate && !saysItself(target.host)) {
    await sleep(Math.max(0, NOT_OUTSIDE_MS - (performance.now() - began)));
    throw new ReachError(FAILURES.notOutside);
  }
  if (failure) throw new ReachError(failure);
  await requireForeign(found, target, policy, find);
  return found;
}

function refusalOf(
  addresses: readonly string[],
  { allowsPrivate }: ReachPolicy,
): ConnectionFailure | undefined {
  for (const address of addresses) {
    if (isOfThisMachine(address) && !allowsPrivate) return FAILURES.privateNetwork;
    if (mayConnectTo(address, allowsPrivate)) continue;
    return reachOf(address) === 'private' ? FAILURES.privateNetwork : FAILURES.never;
  }
  return undefined;
}

/** Where it leads is known to whoever typed it. */
function saysItself(host: string): boolean {
  return isIP(host) !== 0 || /^(?:.+\.)?localhost\.?$/i.test(host);
}

/** Throws for a database that this server keeps its own data in. */
async function requireForeign(
  addresses: readonly string[],
  target: Pick<Target, 'port' | 'database'>,
  policy: ReachPolicy,
  find: Lookup,
): Promise<void> {
  for (const own of policy.own) {
    if (own.port !== target.port || own.database !== target.database) continue;
    if (await isSameHost(addresses, own, find)) throw new ReachError(FAILURES.own);
  }
}

async function isSameHost(
  addresses: readonly string[],
  { host }: OwnDatabase,
  find: Lookup,
): Promise<boolean> {
  const own = await find(host).catch((): string[] => []);
  // All of 127.0.0.0/8 is this machine, and so are its addresses in other networks.
  const isHere = (address: string) => isOfThisMachine(address) || /^(?:127\.|::1$|::ffff:)/.test(address);
  return addresses.some((address) => own.includes(address) || (isHere(address) && own.some(isHere)));
}
