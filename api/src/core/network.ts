import { isIP } from 'node:net';

/** What a balancer sent instead of an address, or of a connection that is gone. */
const UNKNOWN = 'unknown';

/**
 * A request's address as it is shown and kept: IPv4 in its usual form also where the socket speaks IPv6, without the
 * port that some balancers add. Whatever is no address becomes one word, so that it can be nobody's way around a limit.
 */
export function plainAddress(address: string | undefined): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address ?? '') ?? [];
  const [bare = ''] = (bracketed ?? ipv4 ?? address ?? '').split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) === 0) return UNKNOWN;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : bare;
}

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 one, which is what a single household or
 * machine is given to choose addresses from.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an IPv6 address. An address's host form is the one way to write it. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
