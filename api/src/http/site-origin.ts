import type { IncomingHttpHeaders } from 'node:http';
import type { SiteAddress } from '../config/site-addresses';
import { hostName, type CustomHosts } from './hosts';

/** The origin of the application of a name, as the browser that sent the request sees it. */
export type OriginOf = (request: { readonly headers: IncomingHttpHeaders }, appName: string) => string;

/**
 * At a host of the application's own that is the host which was asked, with its port; anywhere else the application's address
 * below the sites' domain. The scheme is always the product's: what a request says of that is anybody's word.
 */
export function createOriginOf(addressOf: SiteAddress, customHosts: CustomHosts): OriginOf {
  return ({ headers: { host = '' } }, appName) => {
    const name = hostName(host);
    const address = addressOf(appName);
    if (customHosts.find(name) !== appName) return address;
    const scheme = address.slice(0, address.indexOf(':'));
    const [port = ''] = /:\d+$/.exec(host) ?? [];
    return `${scheme}://${name}${port}`;
  };
}
