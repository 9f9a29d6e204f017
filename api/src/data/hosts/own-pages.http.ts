import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';

const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Lets only the application's own pages change something: whatever a browser says of where a request comes from has to be this
 * host. Programs say nothing of it. A body is JSON, which no form of another site can send.
 *
 * @param origin the application's own
 */
export function requireOwnPage({ method, headers }: FastifyRequest, origin: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  const isForeign =
    (headers.origin !== undefined && headers.origin !== origin) ||
    (site !== undefined && !OWN_SITE.has(site));
  if (isForeign) throw new AppError('FORBIDDEN', 'Only the application itself may change its records.');
  if (method === 'DELETE') return;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('UNSUPPORTED_TYPE', 'Records are sent as application/json.');
  }
}
