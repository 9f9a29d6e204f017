import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { mayConnectTo, reachOf } from './addresses.rules';
import { FAILURES, ReachError } from './failures.rules';
import { within } from './within.child';
import { RESOLVE_MS, type OwnDatabase, type ReachPolicy, type Target } from './outside-tasks.schema';

/** The addresses of a host. Rejects where it has none. */
export type Lookup = (host: string) => Promise<readonly string[]>;

const systemLookup: Lookup = async (host) => {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
};

/**
 * Looks a host up, once, and checks every address that it has: only what comes out of here is ever connected to, so that a name
 * that leads elsewhere a moment later leads nowhere.
 *
 * @param find the system's resolver unless given
 * @returns at least one address, IPv4 first
 * @throws ReachError for a name that is not found and for an address that is not allowed
 */
export async function resolveTarget(
  target: Pick<Target, 'host' | 'port' | 'database'>,
  policy: ReachPolicy,
  find: Lookup = systemLookup,
): Promise<readonly string[]> {
  const addresses = await within(RESOLVE_MS, find(target.host), new ReachError(FAILURES.tooSlow)).catch(
    (error: unknown) => {
      throw error instanceof ReachError ? error : new ReachError(FAILURES.notFound);
    },
  );
  if (addresses.length === 0) throw new ReachError(FAILURES.notFound);
  for (const address of addresses) {
    if (isOfThisMachine(address) && !policy.allowsPrivate) throw new ReachError(FAILURES.privateNetwork);
    if (mayConnectTo(address, policy.allowsPrivate)) continue;
    throw new ReachError(reachOf(address) === 'private' ? FAILURES.privateNetwork : FAILURES.never);
  }
  for (const own of policy.own) {
    if (own.port !== target.port || own.database !== target.database) continue;
    if (await isSameHost(addresses, own, find)) throw new ReachError(FAILURES.own);
  }
  return addresses;
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

/** Also a public one: from here it leads behind what keeps others out. */
function isOfThisMachine(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address));
}
