import type { FastifyRequest } from 'fastify';

/** True when the browser takes brotli. */
export function acceptsBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted);
}
