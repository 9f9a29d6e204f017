import { isIP } from 'node:net';

/** The proxies whose `X-Forwarded-*` headers count: how many there are, or where. None: 0. */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 9;
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** What TRUST_PROXY takes, said also to those who wrote `true`, which let anybody choose an address. */
export const TRUSTED_PROXIES =
  'must say whom to believe: the number of proxies in front (1), or their networks (10.0.0.0/8, loopback). ' +
  'true believes everybody and is refused';

/** Undefined for what cannot be meant, or would trust every address. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const given = text.trim();
  if (given === 'false') return 0;
  if (/^\d+$/.test(given)) return Number(given) <= MOST_HOPS ? Number(given) : undefined;
  const networks = given.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  if (NAMED.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
