import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Says that a request is this server's own, and nobody's visit. Nobody else knows it. */
export const OWN_REQUEST = { header: 'x-tessera-own', mark: randomUUID() } as const;

/** How long an answer may take. */
const WAIT_MS = 5000;

const OWN = { [OWN_REQUEST.header]: OWN_REQUEST.mark };

export interface OwnAnswer {
  readonly status: number;
  readonly etag: string | undefined;
}

/** Asks one of the hosts that this server answers for. Rejects where nothing answers in time. */
export type AskOwnHost = (host: string, path: string, method: 'GET' | 'HEAD') => Promise<OwnAnswer>;

/** Through the socket that the server listens on, as visitors come; before it listens, from within. */
export function createAskOwnHost(app: FastifyInstance): AskOwnHost {
  return async (host, path, method) => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const { statusCode, headers } = await app.inject({ method, url: path, headers: { host, ...OWN } });
      return { status: statusCode, etag: headers.etag };
    }
    return ask(reachable(address.address), address.port, { host, path, method });
  };
}

/** The address of a socket that listens on all of them is none to connect to. */
function reachable(address: string): string {
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

function ask(
  hostname: string,
  port: number,
  { host, path, method }: { readonly host: string; readonly path: string; readonly method: 'GET' | 'HEAD' },
): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br', ...OWN };
    const asked = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      answer.once('error', reject);
      // To its end: a visitor wants all of it.
      answer.once('end', () => {
        resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag });
      });
      answer.resume();
    });
    asked.setTimeout(WAIT_MS, () => asked.destroy(new Error(`${host} did not answer in time`)));
    asked.once('error', reject);
    asked.end();
  });
}
