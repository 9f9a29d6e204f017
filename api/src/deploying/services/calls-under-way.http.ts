import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';

/** How many calls of services are under way, by whose they are. */
export type CallsUnderWay = Map<string, number>;

interface CallOwner {
  readonly deploymentId: string;
  readonly ownerId: string;
  readonly network: string;
}

/** At a time: of a visitor's network to one deployment, of a deployment, of all deployments of an account. */
const OF_NETWORK = 4;
const OF_DEPLOYMENT = 20;
const OF_OWNER = 40;

/**
 * Counts a call until its answer has been sent or its reader is gone. Throws RATE_LIMITED where too many wait, and UNAVAILABLE for a
 * reader who is gone already.
 *
 * @returns what ends the call with its reader
 */
export function holdCall(
  underWay: CallsUnderWay,
  { deploymentId, ownerId, network }: CallOwner,
  request: FastifyRequest,
  reply: FastifyReply,
): AbortSignal {
  // Whoever left while it was looked up what they may: no 'close' will come any more.
  if (reply.raw.destroyed || request.raw.socket.destroyed) {
    throw new AppError('UNAVAILABLE', 'The connection was closed.');
  }
  const limits = [
    [`network ${deploymentId} ${network}`, OF_NETWORK],
    [`deployment ${deploymentId}`, OF_DEPLOYMENT],
    [`owner ${ownerId}`, OF_OWNER],
  ] as const;
  if (limits.some(([key, most]) => (underWay.get(key) ?? 0) >= most)) {
    const message = 'Too many calls of services at a time. Try again in a moment.';
    throw new AppError('RATE_LIMITED', message, { retryAfter: 2 });
  }
  for (const [key] of limits) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  const gone = new AbortController();
  reply.raw.once('close', () => {
    for (const [key] of limits) release(underWay, key);
    gone.abort();
  });
  return gone.signal;
}

function release(underWay: CallsUnderWay, key: string): void {
  const left = (underWay.get(key) ?? 1) - 1;
  if (left > 0) underWay.set(key, left);
  else underWay.delete(key);
}
