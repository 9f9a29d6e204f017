import type { OwnDatabase } from './outside-tasks.schema';

/** Where this server keeps its own data, by the addresses in its settings; embedded databases cannot be connected to. */
export function ownDatabases(addresses: readonly (string | undefined)[]): OwnDatabase[] {
  return addresses.flatMap((address) => {
    if (address === undefined) return [];
    const { hostname, port, pathname, username } = new URL(address);
    const database = decodeURIComponent(pathname.slice(1) || username);
    return [{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || '5432'), database }];
  });
}
