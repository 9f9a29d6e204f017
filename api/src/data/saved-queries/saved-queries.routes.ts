import { randomUUID } from 'node:crypto';
import {
  listDatabaseQueries,
  removeDatabaseQuery,
  saveDatabaseQuery,
  type SavedQuery,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import { createSavedQueries, type SavedQueriesSettings } from './saved-queries.service';

/** Statements that the owner of a project keeps (SCR-12). */
export function savedQueryRoutes(app: FastifyInstance, settings: SavedQueriesSettings): void {
  const queries = createSavedQueries(settings);
  privateRoute(app, listDatabaseQueries, async ({ params }, caller) => ({
    items: await queries.list(caller, params.id),
  }));
  privateRoute(app, saveDatabaseQuery, ({ params, body }, caller): Promise<SavedQuery> =>
    queries.save(caller, params.id, { id: randomUUID(), ...body }),
  );
  privateRoute(app, removeDatabaseQuery, ({ params }, caller) =>
    queries.remove(caller, params.id, params.query),
  );
}
