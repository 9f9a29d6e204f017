import type { FastifyRequest } from 'fastify';

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** A coding with its weight (RFC 9110, 12.4.2 and 12.5.3), or `*` for all that are not named. */
interface Accepted {
  readonly coding: string;
  readonly weight: number;
}

function parseAccepted(member: string): Accepted {
  const [coding = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
  // What is no weight is not taken for one: without compression everybody can read the answer.
  return { coding, weight: /^[01](?:\.\d*)?$/.test(weight) ? Number(weight) : 0 };
}

function accepts(name: string, { headers }: WithHeaders): boolean {
  const header = headers['accept-encoding'];
  if (typeof header !== 'string') return false;
  const accepted = header.split(',').map(parseAccepted);
  const found =
    accepted.find(({ coding }) => coding === name) ?? accepted.find(({ coding }) => coding === '*');
  return found !== undefined && found.weight > 0;
}

/** True when the browser takes brotli. */
export function acceptsBrotli(request: WithHeaders): boolean {
  return accepts('br', request);
}

/** True when it takes gzip: browsers take brotli only over https and from their own machine. */
export function acceptsGzip(request: WithHeaders): boolean {
  return accepts('gzip', request);
}
