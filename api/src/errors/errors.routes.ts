import { reportError } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../http/routes';
import type { ErrorsService } from './errors.service';

/** Two stacks of the longest allowed length, with room for JSON's escapes. */
const BODY_LIMIT = 65_536;

export function errorsRoutes(app: FastifyInstance, errors: ErrorsService): void {
  publicRoute(app, reportError, ({ body }) => errors.report(body), {
    rateShare: 0.05,
    bodyLimit: BODY_LIMIT,
  });
}
