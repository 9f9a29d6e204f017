import type { IncomingHttpHeaders } from 'node:http';
import type { SiteAddress } from '../config/site-addresses';
import { hostName, type CustomHosts } from './hosts';

/** The origin of the application of a name, as the browser that sent the request sees it. */
export type OriginOf = (request: { readonly headers: IncomingHttpHeaders }, appName: string) => string;

/**
 * At a host of the application's own that is the host which was asked; anywhere else the application's address below the sites' domain.
 * Scheme and port are always those of that: what a request says of them is anybody's word.
 */
export function createOriginOf(addressOf: SiteAddress, customHosts: CustomHosts): OriginOf {
  return ({ headers: { host = '' } }, appName) => {
    const name = hostName(host);
    const address = addressOf(appName);
    if (customHosts.find(name) !== appName) return address;
    const own = new URL(address);
    own.hostname = name;
    return own.origin;
  };
}
