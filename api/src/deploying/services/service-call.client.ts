import { lookup as systemLookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOfThisMachine, mayConnectTo } from '../../core/address-reach';
import { AppError } from '../../core/app-error';
import type { ServiceCalls } from './service-call.port';

/** How long a service may take to begin its answer, and between two parts of it. */
const SILENCE_MS = 30_000;

/** How long a call may take in all. */
const LONGEST_MS = 120_000;

const NOT_REACHED = 'The service could not be reached.';

/** The addresses of a host name. */
export type FindAddresses = (host: string) => Promise<readonly string[]>;

const systemAddresses: FindAddresses = async (host) =>
  (await systemLookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/**
 * Calls services of the internet. A name is looked up for each call and every address that it has is judged: what is connected to is an
 * address that was, so that a name which leads elsewhere a moment later leads nowhere.
 *
 * @param allowsPrivate whether networks of the operator's own may be called
 * @param find the system's resolver unless given
 */
export function createServiceCalls(
  { allowsPrivate }: { readonly allowsPrivate: boolean },
  find: FindAddresses = systemAddresses,
): ServiceCalls {
  const isAllowed = (address: string) =>
    mayConnectTo(address, allowsPrivate) && (allowsPrivate || !isOfThisMachine(address));

  const lookup: LookupFunction = (host, options, done) => {
    find(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(isAllowed)) {
          done(new Error(NOT_REACHED), '', 4);
          return;
        }
        const all = found.map((address) => ({ address, family: isIP(address) }));
        if (options.all === true) done(null, all);
        else done(null, first, isIP(first));
      },
      (error: unknown) => {
        done(error as Error, '', 4);
      },
    );
  };

  return {
    send({ url, method, headers, body, signal }) {
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      // An address is not looked up, so it is judged here.
      if (isIP(literal) !== 0 && !isAllowed(literal)) throw notReached();
      return new Promise((resolve, reject) => {
        const send = url.protocol === 'https:' ? requestHttps : requestHttp;
        // No agent: a connection that is kept would be used without looking the name up again.
        // Without its length, what follows a DELETE would be read as another request.
        const sized = body === undefined ? headers : { ...headers, 'content-length': String(body.length) };
        const late = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const options = {
          method,
          headers: sized,
          lookup,
          signal: late,
          agent: false,
          timeout: SILENCE_MS,
        } as const;
        const request = send(url, options, resolve);
        request.on('timeout', () => request.destroy(new Error(NOT_REACHED)));
        request.on('error', () => {
          reject(notReached());
        });
        // Whoever wants to speak another protocol gets no further.
        request.on('upgrade', (_response, socket) => {
          socket.destroy();
          reject(notReached());
        });
        request.on('close', () => {
          reject(notReached());
        });
        request.end(body);
      });
    },
  };
}

function notReached(): AppError {
  return new AppError('UPSTREAM_FAILED', NOT_REACHED);
}
