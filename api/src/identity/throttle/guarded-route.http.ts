import type { Contract } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { networkOf } from '../../core/network';
import { publicRoute, type PublicHandler, type RouteOptions } from '../../http/routes';
import type { CallLimit } from './call-limit.service';
import { GUESSABLE_SHARE } from './throttle.rules';

type Schema = z.ZodMiniType;

/** A public route whose calls are counted across all server processes, once their input is well formed. */
export function guardedRoute<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  app: FastifyInstance,
  limit: CallLimit,
  contract: Contract<P, Q, B, R>,
  handler: PublicHandler<P, Q, B, R>,
  options: RouteOptions = {},
): void {
  const perMinute = Math.ceil(app.requestsPerMinute * GUESSABLE_SHARE);
  const counted = async (...[input, context]: Parameters<typeof handler>) => {
    await limit.take(contract.path, networkOf(context.request.ip), perMinute);
    return handler(input, context);
  };
  publicRoute(app, contract, counted as typeof handler, options);
}
