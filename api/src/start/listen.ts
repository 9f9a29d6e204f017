import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import { errorCode } from '../core/error-code';
import '../http/app-types';

/** A machine without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens on the host given, or on both loopback addresses: browsers reach `localhost` and its sub-names
 * by either. Rejects with EADDRINUSE when the port is taken on any of them.
 * `app.close()` ends both.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Environment, 'port' | 'host'>,
): Promise<void> {
  await app.listen({ port, host: host ?? '127.0.0.1', listenTextResolver: () => 'listening' });
  if (host === undefined) await listenBeside(app, port, '::1');
}

/** A second server for the same app. Fastify would make its own for `localhost`, with connections that nobody drains. */
async function listenBeside(app: FastifyInstance, port: number, host: string): Promise<void> {
  const server = app.connections.createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      if (NO_SUCH_ADDRESS.has(errorCode(error) ?? '')) resolve();
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}
