import { isIP } from 'node:net';

export const DNS_SERVERS =
  'must be IP addresses, with commas, each with a port if needed (9.9.9.9,[2620:fe::fe]:53)';

/** The servers that are asked for records of domains, as Node takes them; undefined for what is none. */
export function readDnsServers(text: string): string[] | undefined {
  const servers = text
    .split(',')
    .map((server) => server.trim())
    .filter((server) => server !== '');
  return servers.every(isServer) ? servers : undefined;
}

function isServer(server: string): boolean {
  if (isIP(server) !== 0) return true;
  const [, six, four, port = '53'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(server) ?? [];
  const isAddress = six === undefined ? isIP(four ?? '') === 4 : isIP(six) === 6;
  return isAddress && Number(port) > 0 && Number(port) <= 65_535;
}
