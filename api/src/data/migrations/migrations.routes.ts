import { listDatabaseMigrations, tryDatabaseDesign, tryDatabaseMigration } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { OwnerMigrations } from './owner-migrations.service';

/** What changed the tables of applications, and what is about to (SCR-15). */
export function migrationRoutes(app: FastifyInstance, migrations: OwnerMigrations): void {
  privateRoute(
    app,
    listDatabaseMigrations,
    ({ params, query }, caller) => migrations.list(caller, params.id, query.environment),
    // What waits is worked out over all records.
    { rateShare: 0.2 },
  );
  privateRoute(
    app,
    tryDatabaseDesign,
    async ({ params, query, body }, caller) => ({
      columns: await migrations.effects(caller, { id: params.id, ...query, ...body }),
    }),
    { rateShare: 0.2 },
  );
  privateRoute(
    app,
    tryDatabaseMigration,
    ({ params, query }, caller) => migrations.try(caller, params.id, query.environment),
    // It writes all records twice.
    { rateShare: 0.1 },
  );
}
