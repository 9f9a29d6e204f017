import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error';

/**
 * Limits the requests of one address (API-05). Counted in this process: with several processes behind a
 * balancer each allows its share. The limits of sign-in calls and the locks after failures are in the database instead.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.', {
        retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)),
      }),
  });
}
