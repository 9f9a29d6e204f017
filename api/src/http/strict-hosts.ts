import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';

/** A name or an address, with a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i;

/**
 * Refuses a request that names no host, an impossible one, or two (SAFE-16): what stands in front of us may have gone by
 * the other one. Node drops all but the first by itself and says nothing.
 */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isHostClear(request) ? undefined : new AppError('BAD_REQUEST', 'The request must name one host.'));
  });
}

function isHostClear({ raw, originalUrl }: FastifyRequest): boolean {
  const { rawHeaders } = raw;
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!isHostName(rawHeaders[at])) continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1];
  }
  // HTTP/1.0 has none: so ask the probes of some balancers.
  if (host === undefined) return raw.httpVersion === '1.0';
  const target = hostOfTarget(originalUrl);
  return HOST.test(host) && (target === undefined || target.toLowerCase() === host.toLowerCase());
}

function isHostName(header: string | undefined): boolean {
  return header?.length === 4 && header.toLowerCase() === 'host';
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** The host of a target that is a whole address, as proxies are asked. */
function hostOfTarget(target: string): string | undefined {
  return ABSOLUTE.exec(target)?.[1];
}

/** The path of a target, which may be a whole address. */
export function pathOfTarget(target: string): string {
  return target.replace(ABSOLUTE, '') || '/';
}
