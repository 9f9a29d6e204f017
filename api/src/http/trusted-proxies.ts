import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../config/trusted-proxies';

/**
 * The same for Fastify, which trusts nobody when it is given a number. `hop` 0 is who connected; the address that the
 * last trusted hop names is the client's, and whatever the client wrote to the left of it is never reached.
 */
export function trustOf(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trusted === 0) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}
