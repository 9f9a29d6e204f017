import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Networks of the operator's own. */
const PRIVATE: ReadonlySet<string> = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);
/** The prefix of networks that reach IPv4 by IPv6; the one for local use says nothing of where it leads. */
const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/** Where an address leads: to the internet, to a network of the operator's own, or nowhere that a server of anybody's would be. */
export type AddressReach = 'public' | 'private' | 'never';

/**
 * Judges an address as the resolver gives it. What is not known to be public is not: the name of an address can be anybody's,
 * and link-local ones are where clouds keep their secrets.
 *
 * @param address IPv4 in four decimal parts, or IPv6 in any form; anything else leads nowhere
 */
export function reachOf(address: string): AddressReach {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return reachOfRange(ipaddr.IPv4.parse(address).range());
  if (!ipaddr.IPv6.isValid(address)) return 'never';
  const ipv6 = ipaddr.IPv6.parse(address);
  const embedded = embeddedIn(ipv6);
  if (embedded) return reachOfRange(embedded.range());
  // Of IPv6 only this block was given out so far; the library calls all that it has no word for 'unicast'.
  if (ipv6.range() === 'unicast' && !ipv6.match(ipaddr.IPv6.parse('2000::'), 3)) return 'never';
  return reachOfRange(ipv6.range());
}

/** The IPv4 address that the system, or a translator, makes of it. */
function embeddedIn(ipv6: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (ipv6.isIPv4MappedAddress()) return ipv6.toIPv4Address();
  return ipv6.match(NAT64, 96) ? new ipaddr.IPv4(ipv6.toByteArray().slice(12)) : undefined;
}

function reachOfRange(range: string): AddressReach {
  if (range === 'unicast') return 'public';
  return PRIVATE.has(range) ? 'private' : 'never';
}

/** Whether a server that allows private networks, or does not, may connect there. */
export function mayConnectTo(address: string, allowsPrivate: boolean): boolean {
  const reach = reachOf(address);
  return reach === 'public' || (reach === 'private' && allowsPrivate);
}

/** Whether it is an address of this machine, a public one too: from here it leads behind what keeps others out. */
export function isOfThisMachine(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address));
}
