import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import { createCallLimit } from '../identity';
import { errorsRoutes } from './errors/errors.routes';
import { createErrorsService } from './errors/errors.service';
import { healthRoutes } from './health/health.routes';
import type { Readiness } from './health/readiness.service';

export { deleteOldReports } from './errors/errors.service';
export { createReadiness, type Readiness } from './health/readiness.service';
export type { DeleteExpired } from './maintenance/expired-rows.port';
export { maintain } from './maintenance/maintenance.service';
export { oneAtATime } from './maintenance/one-at-a-time.service';

export interface OperationSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly readiness: Readiness;
  /** When this server was built, in ISO 8601. */
  readonly builtAt: string;
  readonly environment: Pick<Environment, 'publicUrl' | 'releaseEnv'>;
}

export interface Operation {
  addRoutes(api: FastifyInstance): void;
}

/** What operators and their machines ask for, and what browsers report to them. */
export function createOperation(settings: OperationSettings): Operation {
  const { db, clock, readiness, builtAt, environment } = settings;
  const { publicUrl, releaseEnv } = environment;
  return {
    addRoutes(api) {
      errorsRoutes(api, createErrorsService(db, clock), createCallLimit(db, clock));
      healthRoutes(api, { readiness, releaseEnv, publicUrl, builtAt });
    },
  };
}
