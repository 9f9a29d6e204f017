import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error';
import { networkOf } from '../core/network';

/**
 * Limits the requests of one network address (API-05, SAFE-08). Counted in this process, on purpose: the limit keeps one address from
 * taking the whole process, so each process guards itself, and counting in the database would add to every read the
 * very write that the limit is there to save. What is worth guessing, the locks after failures and the error reports
 * are counted in the database instead, for all processes together (identity/throttle).
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)),
      }),
  });
}
