import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import { createCallLimit } from '../identity';
import type { Sealer } from '../secrets/sealer';
import { readOwnConnections } from './kept/connections.repository';
import { connectionsRoutes } from './kept/connections.routes';
import { createConnectionsService } from './kept/connections.service';
import type { OwnProjects } from './kept/projects.port';
import { createOutside } from './outside/outside.client';
import { outsideRoutes } from './outside/outside.routes';
import { createOutsideService } from './outside/outside.service';
import { ownDatabases } from './outside/own-databases.rules';

/** What the copy of a person's data has of connections. */
export const connectionsData = { connections: readOwnConnections };

export interface ConnectionsModuleSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly environment: Pick<Environment, 'databaseUrl' | 'appsDatabaseUrl' | 'allowsPrivateDatabases'>;
  /** `api/dist/connection-child.mjs`, by `api/scripts/build-connection-child.mjs`. */
  readonly connectionChild: string;
  readonly projects: OwnProjects;
}

export interface Connections {
  addRoutes(api: FastifyInstance): void;
  /** Ends the processes that ask. */
  close(): void;
}

/** PostgreSQL databases of people's own (SCR-13). */
export function createConnections({ environment, ...settings }: ConnectionsModuleSettings): Connections {
  const outside = createOutside(settings.connectionChild);
  const limit = createCallLimit(settings.db, settings.clock);
  const connections = createConnectionsService({
    ...settings,
    outside,
    limit,
    policy: {
      allowsPrivate: environment.allowsPrivateDatabases,
      own: ownDatabases([environment.databaseUrl, environment.appsDatabaseUrl]),
    },
  });
  const service = createOutsideService({ connections, outside, limit });
  return {
    addRoutes(api) {
      connectionsRoutes(api, connections);
      outsideRoutes(api, service);
    },
    close: () => {
      outside.close();
    },
  };
}
