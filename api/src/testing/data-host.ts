import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginWithSample } from '@tessera/builder/samples';
import type { ApplicationModel } from '@tessera/shared/contracts';
import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type LightMyRequestResponse as Response } from 'fastify';
import { parseEnvironment, type Environment } from '../config/environment';
import { createSiteAddresses } from '../config/site-addresses';
import { systemClock, type Clock } from '../core/clock';
import { createData, type DataModule } from '../data';
import { createGuestLimits } from '../identity';
import { createSealer } from '../secrets/sealer';
import { archivePath, bakeArchive, readArchive } from '../db/archive';
import type { OpenDatabase } from '../db/database';
import { handleErrors } from '../http/error-handler';
import { NO_CUSTOM_HOSTS, routeByHost, type CustomHosts } from '../http/hosts';
import { createOriginOf } from '../http/site-origin';
import { readJsonBodies } from '../http/json-body';
import { EventStreams } from '../http/sse';
import { appsDatabase } from './apps-database';
import { createMailSink, type MailSink } from './mail-sink';
import { previewParts } from './preview-parts';
import { findAppRoot, openTestDatabase } from './test-database';

/** An application that is live with its records on the server. */
export interface DataSite {
  readonly name: string;
  readonly host: string;
  readonly projectId: string;
  /** A call below `/_data` of its host, as its own page makes it. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

/** One server with its process. */
export interface DataServer {
  readonly data: DataModule;
  readonly database: OpenDatabase;
  readonly environment: Environment;
  readonly app: FastifyInstance;
  readonly port: number;
  /** Those to the people of applications. */
  readonly mails: MailSink;
  close(): Promise<void>;
}

export interface DataHost extends DataServer {
  /** Puts an application live and makes its tables. */
  live(model: ApplicationModel): Promise<DataSite>;
  /** Deletes a project for good. */
  deleteProject(projectId: string): Promise<void>;
  /** Another server on the same databases, which has to be a PostgreSQL server. */
  beside(): Promise<DataServer>;
  /** Ends the server and starts it again on the same databases. The one before is not to be used any more. */
  restart(): Promise<DataServer>;
  close(): Promise<void>;
}

/** A sample application whose visitors may do everything. */
export function openModel(id: string): ApplicationModel {
  const made = beginWithSample(id, id);
  if (!made) throw new Error(`There is no sample ${id}`);
  const everything = { read: true, add: true, change: true, remove: true };
  const entities = made.model.entities.map((entity) => ({ ...entity, access: { visitors: everything } }));
  return { ...made.model, entities };
}

export interface DataHostSettings extends Partial<Environment> {
  readonly deadlineMs?: number;
  readonly clock?: Clock;
  readonly customHosts?: CustomHosts;
}

/** Serves the hosts of applications as far as their records are concerned: the module with its process, on databases of their own. */
export async function startDataHost({
  deadlineMs,
  clock = systemClock,
  customHosts = NO_CUSTOM_HOSTS,
  ...settings
}: DataHostSettings = {}): Promise<DataHost> {
  const appRoot = findAppRoot();
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-test-data-'));
  const apps = appsDatabase(serverUrl);
  if (serverUrl === undefined) await ensureArchive(appRoot);
  const environment = {
    ...parseEnvironment({ DATA_DIR: dataDir, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' }, appRoot),
    appsDatabaseUrl: apps.url,
    ...settings,
  };
  const database = await openTestDatabase(appRoot, serverUrl);
  const live = new Map<string, { projectId: string; versionId: string }>();
  const more = {
    environment,
    database,
    live,
    clock,
    customHosts,
    mails: createMailSink(),
    ...(deadlineMs !== undefined && { deadlineMs }),
  };
  const own = await serve(more);
  const others: DataServer[] = [];
  return {
    ...own,
    async live(model) {
      const name = `app-${randomUUID().slice(0, 8)}`;
      const projectId = await insertProject(database);
      live.set(name, { projectId, versionId: randomUUID() });
      const migrated = await own.data.databases.migrate(projectId, 'production', model, randomUUID());
      if (migrated.kind !== 'done') throw new Error(migrated.reason);
      return siteOf(own.app, environment, { name, projectId });
    },
    async deleteProject(projectId) {
      await database.db.execute(sql`delete from projects where id = ${projectId}`);
    },
    async beside() {
      const other = await serve(more);
      others.push(other);
      return other;
    },
    async restart() {
      await own.close();
      const other = await serve(more);
      others.push(other);
      return other;
    },
    async close() {
      for (const server of [own, ...others]) await server.close();
      await apps.drop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A call as the page of an application makes it. */
export function siteOf(
  app: FastifyInstance,
  environment: Environment,
  { name, projectId }: Pick<DataSite, 'name' | 'projectId'>,
): DataSite {
  const host = `${name}.${environment.sitesDomain}`;
  return {
    name,
    host,
    projectId,
    call: (method, path, body, headers = {}) =>
      app.inject({
        method,
        url: `/_data${path}`,
        headers: { host, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
  };
}

interface ServeSettings {
  readonly environment: Environment;
  readonly database: OpenDatabase;
  readonly live: ReadonlyMap<string, { projectId: string; versionId: string }>;
  readonly clock: Clock;
  readonly customHosts: CustomHosts;
  readonly mails: MailSink;
  readonly deadlineMs?: number;
}

const refuse = () => Promise.reject(new Error('There is no preview here'));

async function serve({
  environment,
  database,
  live,
  clock,
  customHosts,
  mails,
  ...more
}: ServeSettings): Promise<DataServer> {
  const app = Fastify({
    rewriteUrl: ({ url = '/', headers }) => routeByHost(url, headers.host, environment, customHosts),
  });
  app.decorate('eventStreams', new EventStreams());
  handleErrors(app);
  await app.register(cookie);
  readJsonBodies(app);
  const addressOf = createSiteAddresses(environment).deployment;
  const data = createData({
    db: database.db,
    clock,
    log: {
      warn: () => undefined,
      error(details, message) {
        throw new Error(message, { cause: details });
      },
    },
    environment,
    childPath: previewParts().dataChild,
    addressOf,
    originOf: createOriginOf(addressOf, customHosts),
    findLive: (appName) => Promise.resolve(live.get(appName)),
    people: {
      mailer: mails,
      sealer: createSealer(Buffer.alloc(32, 1)),
      ports: {
        limits: createGuestLimits(database.db, clock, environment.rateLimit),
        tellOperator: undefined,
        findOwner: () => Promise.resolve({ name: 'Ada Lovelace', email: 'ada@example.com' }),
        findLiveName: (projectId) =>
          Promise.resolve([...live].find(([, of]) => of.projectId === projectId)?.[0]),
      },
    },
    // Previews are asked for through the whole api.
    previewModels: { require: refuse, read: refuse },
    ...more,
  });
  await data.addHostRoutes(app, () => undefined);
  await app.listen({ port: 0, host: '127.0.0.1' });
  let closing: Promise<void> | undefined;
  return {
    app,
    data,
    database,
    environment,
    mails,
    // It listens on a port of this machine.
    port: (app.server.address() as AddressInfo).port,
    close() {
      closing ??= (async () => {
        app.eventStreams.endAll();
        await app.close();
        await data.close();
      })();
      return closing;
    },
  };
}

async function insertProject({ db }: OpenDatabase): Promise<string> {
  const [user, project] = [randomUUID(), randomUUID()];
  await db.execute(
    sql`insert into users (id, email, first_name, last_name, password_hash, created_at, updated_at) values (${user}, ${`${user}@example.com`}, 'Ada', 'Lovelace', '', now(), now())`,
  );
  await db.execute(
    sql`insert into projects (id, user_id, name, created_at, updated_at) values (${project}, ${user}, 'Rooms', now(), now())`,
  );
  return project;
}

async function ensureArchive(appRoot: string): Promise<void> {
  const path = archivePath(appRoot, 'empty');
  if ((await readArchive(path)) === undefined) await bakeArchive(path, () => Promise.resolve());
}
