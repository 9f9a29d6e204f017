import {
  createConnection,
  listConnections,
  removeConnection,
  testConnection,
  updateConnection,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { ConnectionsService } from './connections.service';

/** Keeping, changing and testing connections (SCR-13). */
export function connectionsRoutes(app: FastifyInstance, connections: ConnectionsService): void {
  privateRoute(app, listConnections, async (_input, caller) => ({ items: await connections.list(caller) }));
  privateRoute(app, createConnection, ({ body }, caller, { idempotencyKey }) =>
    connections.create(caller, body, idempotencyKey),
  );
  privateRoute(app, updateConnection, ({ params, body }, caller) =>
    connections.update(caller, params.id, body),
  );
  privateRoute(app, removeConnection, ({ params }, caller) => connections.remove(caller, params.id));
  privateRoute(app, testConnection, ({ body }, caller) => connections.test(caller, body));
}
