import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key, last-event-id, x-requested-with';
const EXPOSED_HEADERS =
  'content-disposition, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, x-request-id';

/**
 * Lets the pages of PUBLIC_URL, and those only, call an API that is on another origin (API_URL), with
 * cookies. On one origin no such header is ever sent, and every other site is refused by the browser.
 */
export function allowOwnPages(
  api: FastifyInstance,
  { publicUrl, apiUrl }: Pick<Environment, 'publicUrl' | 'apiUrl'>,
): void {
  const page = new URL(publicUrl).origin;
  if (apiUrl === undefined || new URL(apiUrl).origin === page) return;
  api.addHook('onRequest', (request, reply, done) => {
    void reply.header('vary', 'origin');
    if (request.headers.origin === page) {
      void reply.headers({
        'access-control-allow-origin': page,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': EXPOSED_HEADERS,
      });
    }
    done();
  });
  api.options('/*', { config: { rateLimit: false } }, (request, reply) => {
    if (request.headers.origin === page) {
      void reply.headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      });
    }
    return reply.code(204).send();
  });
}
