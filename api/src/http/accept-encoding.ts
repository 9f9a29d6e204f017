import type { FastifyRequest } from 'fastify';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

function accepts(name: string, { headers }: WithHeaders): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && new RegExp(`\\b${name}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted);
}

/** True when the browser takes brotli. */
export function acceptsBrotli(request: WithHeaders): boolean {
  return accepts('br', request);
}

/** True when it takes gzip: browsers take brotli only over https and from their own machine. */
export function acceptsGzip(request: WithHeaders): boolean {
  return accepts('gzip', request);
}
