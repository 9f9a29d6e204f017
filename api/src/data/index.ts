import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { SiteAddress } from '../config/site-addresses';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import { archivePath } from '../db/archive';
import type { Database } from '../db/database';
import type { ExplainFailure } from '../http/error-handler';
import type { OriginOf } from '../http/site-origin';
import { limitRequests } from '../http/rate-limit';
import { backupRoutes } from './backups/backups.routes';
import { createBackups } from './backups/backups.service';
import { createExports } from './backups/exports.service';
import { createOwnerBackups } from './backups/owner-backups.service';
import { createDatabasesService, type DatabasesService } from './databases/databases.service';
import type { EngineSettings } from './engines/engine.schema';
import { checkRecordsDatabase } from './engines/records-database.client';
import { createAppData } from './hosts/app-data.service';
import { appDataRoutes } from './hosts/app-data.routes';
import { shareFairly } from './hosts/fair-share.http';
import type { FindLive } from './hosts/live-names.port';
import { createNewsHub } from './hosts/news-hub.service';
import { migrationRoutes } from './migrations/migrations.routes';
import { createOwnerMigrations } from './migrations/owner-migrations.service';
import { ownerDataRoutes } from './owner/owner-data.routes';
import { ownerRowRoutes } from './owner/owner-rows.routes';
import { createOwnerData } from './owner/owner-data.service';
import type { OwnedProjects } from './owner/owned-projects.port';
import { peopleRoutes } from './owner/people.routes';
import type { ProjectVersions } from './owner/project-versions.port';
import { createQueries, type Queries } from './owner/queries.client';
import { createApplicationPeople, type PeopleModuleSettings } from './people/application-people.service';
import { signInRoutes } from './hosts/sign-in.routes';
import { tableRoutes } from './hosts/table.routes';
import type { PreviewModels } from './preview/preview-models.port';
import { previewRecordsRoutes } from './preview/preview-records.routes';
import { createPreviewRecords } from './preview/preview-records.service';
import { createDataCalls, type DataCalls } from './records/data-calls.client';
import { savedQueryRoutes } from './saved-queries/saved-queries.routes';

export type { DatabasesService } from './databases/databases.service';
export type { OwnedProjects } from './owner/owned-projects.port';
export type { FindLive, LiveApplication } from './hosts/live-names.port';
export { UnusableRecordsDatabaseError } from './engines/records-database.client';
export { deleteExpiredPeopleRows } from './people/application-people.service';
export type { OwnerOfProject } from './people/people.port';
export type { PreviewModels } from './preview/preview-models.port';

export interface DataModuleSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly environment: Environment;
  /** `api/dist/data-child.mjs`, by `api/scripts/build-data-child.mjs`. */
  readonly childPath: string;
  readonly addressOf: SiteAddress;
  readonly originOf: OriginOf;
  /** What is live under a name, where its project keeps its records on the server. */
  readonly findLive: FindLive;
  readonly previewModels: PreviewModels;
  /** What people of applications need of the rest of the server (DATA-03). */
  readonly people: Pick<PeopleModuleSettings, 'mailer' | 'sealer' | 'ports'>;
  /** For how much work of a call its process is killed; ten seconds unless given. Milliseconds. */
  readonly deadlineMs?: number;
  /** For how much work one call may hold up those of others; a second unless given. Milliseconds. */
  readonly lightMs?: number;
}

export type { ProjectVersions } from './owner/project-versions.port';

export interface OwnerSettings {
  /** `api/dist/query-child.mjs`, by `api/scripts/build-query-child.mjs`. */
  readonly queryChild: string;
  readonly projects: OwnedProjects;
  readonly versions: ProjectVersions;
}

export interface DataModule {
  readonly databases: DatabasesService;
  /** The processes that have the databases. */
  readonly calls: Pick<DataCalls, 'pid' | 'slowPid' | 'isRunning' | 'run'>;
  /** Answers `/_data` on the hosts of applications. */
  addHostRoutes(app: FastifyInstance, explain: ExplainFailure): Promise<void>;
  /** Adds the calls below `/api/databases`, for the owners of projects. */
  addOwnerRoutes(api: FastifyInstance, settings: OwnerSettings): void;
  /** Closes the databases and ends their process. */
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;

/** The records of applications, on the server: their databases, and what answers for them on their own hosts. */
export function createData(settings: DataModuleSettings): DataModule {
  const { db, clock, log, environment, childPath, addressOf, originOf, findLive } = settings;
  const { quotas, rateLimit, openDatabases } = environment;
  const engine = engineOf(environment);
  const limits = { records: quotas.records, bytes: quotas.recordBytes, open: openDatabases, idleMs: IDLE_MS };
  const { deadlineMs, lightMs } = settings;
  const calls = createDataCalls({
    childPath,
    settings: { engine, limits },
    log,
    ...(deadlineMs !== undefined && { deadlineMs }),
    ...(lightMs !== undefined && { lightMs }),
  });
  const mostBytes = quotas.backupBytes;
  const backups = createBackups({ db, clock, calls, log, mostBytes });
  const databases = createDatabasesService({ db, clock, calls, backups }, () => hasFolders(engine));
  const data = createAppData(calls, databases, findLive);
  const models = settings.previewModels;
  const previews = createPreviewRecords({ clock, calls, databases, data, models });
  const hub = createNewsHub(calls, log, (place) => previews.isMade(place));
  const isShared = engine.kind === 'server';
  const more = { ...settings.people, db, clock, log, addressOf, calls, databases, isShared };
  const { people, sessions, signingIn, streams, standing, onChange } = createApplicationPeople(more);
  let queries: Queries | undefined;
  return {
    databases,
    calls,
    async addHostRoutes(app, explain) {
      await app.register(async (scope) => {
        await limitRequests(scope, rateLimit);
        shareFairly(scope, rateLimit);
        const ports = { data, sessions, standing, originOf };
        appDataRoutes(scope, { ...ports, hub, streams, explain });
        tableRoutes(scope, ports);
        signInRoutes(scope, { ...ports, signingIn, onChange });
      });
    },
    addOwnerRoutes(api, { queryChild, projects, versions }) {
      queries = createQueries({
        childPath: queryChild,
        engine,
        folder: join(environment.dataDir, 'queries'),
        calls,
      });
      const owner = createOwnerData({ db, calls, projects, queries });
      ownerDataRoutes(api, { owner, data, hub });
      ownerRowRoutes(api, owner, data);
      peopleRoutes(api, owner, people);
      const ofOwner = createOwnerBackups({ db, databases, calls, owner, backups, versions, mostBytes });
      backupRoutes(api, { backups: ofOwner, owner, exports: createExports(calls) });
      migrationRoutes(api, createOwnerMigrations({ db, calls, owner, versions }));
      savedQueryRoutes(api, { db, clock, owner });
      previewRecordsRoutes(api, previews, hub);
    },
    async close() {
      queries?.close();
      hub.close();
      streams.close();
      await databases.writeCounts().catch((error: unknown) => {
        log.warn({ err: error }, 'what applications hold was not written down');
      });
      databases.close();
      await calls.close();
    },
  };
}

/**
 * Asks the server where records are kept, if there is one, whether they can be: throws `UnusableRecordsDatabaseError` where not. Otherwise
 * the first deployment with records would find out.
 */
export async function requireRecordsDatabase(environment: Environment): Promise<void> {
  const engine = engineOf(environment);
  if (engine.kind === 'server') await checkRecordsDatabase(engine);
}

function engineOf(environment: Environment): EngineSettings {
  const { appRoot, dataDir, databaseUrl, appsDatabaseUrl, diskReserve } = environment;
  return appsDatabaseUrl === undefined
    ? {
        kind: 'embedded',
        folder: join(dataDir, 'applications'),
        archive: archivePath(appRoot, 'empty'),
        diskReserve,
      }
    : { kind: 'server', url: appsDatabaseUrl, createFrom: databaseUrl ?? standardDatabase(appsDatabaseUrl) };
}

/** The database that every server has, and that others are created from. */
function standardDatabase(address: string): string {
  const url = new URL(address);
  url.pathname = 'postgres';
  return url.href;
}

/** What nobody has asked for since the start may lie in folders; a server is asked once the process runs. */
async function hasFolders(engine: EngineSettings): Promise<boolean> {
  if (engine.kind === 'server') return false;
  const names = await readdir(engine.folder).catch((): string[] => []);
  return names.length > 0;
}
