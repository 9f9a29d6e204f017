import { reportError } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { guardedRoute, type CallLimit } from '../../identity';
import type { ErrorsService } from './errors.service';

/** Bytes: two stacks as the site cuts them (shell/src/errors), with room for JSON's escapes. */
const BODY_LIMIT = 65_536;

/** Counted in the database: many server processes keep no more of one address's reports than one does. */
export function errorsRoutes(app: FastifyInstance, errors: ErrorsService, limit: CallLimit): void {
  guardedRoute(app, limit, reportError, ({ body }) => errors.report(body), { bodyLimit: BODY_LIMIT });
}
