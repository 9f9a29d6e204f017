import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Environment } from './config/environment';
import { createSiteAddresses } from './config/site-addresses';
import { AppError } from './core/app-error';
import { systemClock, type Clock } from './core/clock';
import { isDiskFull } from './core/disk-full';
import type { OpenDatabase } from './db/database';
import { explainDatabaseFailure } from './db/database-failure';
import { CustomHostsMemory } from './deploying';
import { addHosting } from './hosting';
import './http/app-types';
import { CallTurns } from './http/call-turns';
import { Connections } from './http/connections';
import { allowOwnPages } from './http/cors';
import { answerUnknownCall, handleErrors, sendError } from './http/error-handler';
import { classifyHost, routeByHost, type CustomHosts } from './http/hosts';
import { readJsonBodies } from './http/json-body';
import { limitRequests } from './http/rate-limit';
import { requestLogger } from './http/request-logger';
import { SMALL_BODY_BYTES } from './http/routes';
import { apiHeaders, HSTS } from './http/security-headers';
import { siteHeaders } from './http/site-headers';
import { createOriginOf } from './http/site-origin';
import { EventStreams } from './http/sse';
import { pathOfTarget, refuseBadHosts } from './http/strict-hosts';
import { trustOf } from './http/trusted-proxies';
import { createJobs, type Jobs } from './jobs/jobs';
import { createModules, type ModuleDependencies, type Modules } from './modules';
import { createReadiness, type Readiness } from './operation';
import { createWorkPool, type WorkPool } from './work/work-pool';
import type { StartProcess } from './work/work-slots';
import type { WorkerTasks } from './workspace';

/** Built parts that the server runs and serves. Absolute paths. */
export interface BuiltParts {
  /** `api/dist/worker-child.mjs`, by `api/scripts/build-worker-child.mjs`. */
  readonly workerChild: string;
  /** `api/dist/data-child.mjs`, by `api/scripts/build-data-child.mjs`. */
  readonly dataChild: string;
  /** `api/dist/query-child.mjs`, by `api/scripts/build-query-child.mjs`. */
  readonly queryChild: string;
  /** `api/dist/connection-child.mjs`, by `api/scripts/build-connection-child.mjs`. */
  readonly connectionChild: string;
  /** `api/dist/vendor`, by `api/scripts/build-vendor.mjs`. */
  readonly vendorFolder: string;
}

export interface AppDependencies extends Pick<
  ModuleDependencies,
  'environment' | 'sealer' | 'hashing' | 'mailer' | 'builtAt' | 'assistant' | 'bucket'
> {
  readonly database: OpenDatabase;
  readonly clock?: Clock;
  /** Those that the build made unless given. */
  readonly parts?: BuiltParts;
  /** Starts the builder's processes, unless it is left to the pool. */
  readonly startProcess?: StartProcess;
  readonly logger?: FastifyServerOptions['logger'];
  /** Those of a server unless given: a test does not wait for them. */
  readonly intervals?: Intervals;
}

/** How often a server does what it does by itself. Milliseconds. */
export interface Intervals {
  /** Looks for addresses that are due; each is asked once a minute. */
  readonly probes: number;
  /** Looks for domains that are due. */
  readonly domains: number;
  /** Reads what other processes have changed about domains. */
  readonly customHosts: number;
}

const INTERVALS: Intervals = { probes: 15_000, domains: 15_000, customHosts: 3000 };

/** How long a stopping server waits for jobs in hand; what is left is found again by its lease. */
const JOBS_GRACE_MS = 6000;
/** How long it waits for those that are interrupted then to be put back. */
const JOBS_INTERRUPTED_MS = 500;

/** Builds the server: every part is made and joined here by plain calls. It does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { environment, database, logger = false, clock = systemClock, intervals = INTERVALS } = dependencies;
  const { db } = database;
  const parts = dependencies.parts ?? builtParts(environment.appRoot);
  const customHosts = new CustomHostsMemory(db, clock);
  const app = createServer(environment, customHosts, logger);
  const readiness = watchReadiness(app, database);
  await app.register(cookie);

  const addresses = createSiteAddresses(environment);
  const jobs = createJobs(db, app.log);
  const worker = createWorkPool<WorkerTasks>({
    childPath: parts.workerChild,
    size: environment.builderProcesses,
    start: dependencies.startProcess,
  });
  const { dataChild, queryChild, connectionChild } = parts;
  const children = { dataChild, queryChild, connectionChild };
  const originOf = createOriginOf(addresses.deployment, customHosts);
  const shared = { db, clock, readiness, jobs, worker, addresses, customHosts, originOf, ...children };
  const modules = await createModules(app, { ...dependencies, ...shared });
  runWithApp(app, jobs, worker);
  keepCurrent(app, intervals, customHosts, modules);
  app.decorate('maintainData', () => modules.maintain());
  app.addHook('onClose', () => modules.data.close());
  app.addHook('onClose', () => {
    modules.connections.close();
  });
  await app.register((api) => registerApi(api, environment, modules), { prefix: '/api' });
  await modules.addHostRoutes(app, explainDatabaseFailure);
  const { vendorFolder } = parts;
  const { sites, answers } = modules;
  await addHosting(app, { environment, addresses, originOf, sites, answers, vendorFolder });
  return app;
}

function createServer(
  environment: Environment,
  customHosts: CustomHosts,
  logger: FastifyServerOptions['logger'],
): FastifyInstance {
  const connections = new Connections(siteHeaders(environment));
  const app = Fastify({
    serverFactory: (handler) => connections.createServer(handler),
    ...(logger === undefined ? {} : { logger }),
    childLoggerFactory: requestLogger,
    trustProxy: trustOf(environment.trustProxy),
    bodyLimit: SMALL_BODY_BYTES,
    // What the router refuses by itself, such as a part of an address that is too long: nobody's hooks have run.
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
    },
    // What the parser refuses is answered by `connections`, on every server alike.
    clientErrorHandler: () => undefined,
    // While the server stops it still answers whoever comes: `connections` sees to the end.
    return503OnClosing: false,
    rewriteUrl: ({ url, headers }) =>
      routeByHost(pathOfTarget(url ?? '/'), headers.host, environment, customHosts),
  });
  app.decorate('connections', connections);
  app.decorate('callTurns', new CallTurns());
  app.decorate('contracts', []);
  app.decorate('eventStreams', new EventStreams());
  app.decorate('operatorKey', environment.operatorKey);
  app.decorate('requestsPerMinute', environment.rateLimit);
  refuseBadHosts(app);
  handleErrors(app, explainDatabaseFailure);
  readJsonBodies(app);
  return app;
}

/** Jobs start when the app is ready and take nothing new once it closes. */
function watchReadiness(app: FastifyInstance, database: OpenDatabase): Readiness {
  let areJobsRunning = false;
  app.addHook('onReady', (done) => {
    areJobsRunning = true;
    done();
  });
  app.addHook('preClose', (done) => {
    areJobsRunning = false;
    done();
  });
  return createReadiness({
    pingDatabase: () => database.ping(),
    areJobsRunning: () => areJobsRunning,
    hasRoom: () => database.hasRoom(),
  });
}

/** Jobs and the builder's processes begin and end with the server. Readiness has said so before: its hook came first. */
function runWithApp(app: FastifyInstance, jobs: Jobs, worker: WorkPool<WorkerTasks>): void {
  app.addHook('onReady', (done) => {
    jobs.start();
    done();
  });
  app.addHook('onListen', (done) => {
    // Not awaited: the server answers while the compiler loads.
    void worker.warm();
    done();
  });
  // At once and not after the requests in flight: both may take as long as they are given.
  let jobsStopped = Promise.resolve();
  app.addHook('preClose', async () => {
    jobsStopped = jobs.stop(JOBS_GRACE_MS);
    app.eventStreams.endAll();
    await app.connections.drain();
  });
  app.addHook('onClose', async () => {
    await jobsStopped;
    worker.close();
    // Those that it interrupts are put back for the next start, while there is a database.
    await jobs.stop(JOBS_INTERRUPTED_MS);
  });
}

/** What a server does by itself while it listens. What answers at which domain is known before. */
function keepCurrent(
  app: FastifyInstance,
  intervals: Intervals,
  customHosts: CustomHostsMemory,
  { probeLive, checkDomains }: Modules,
): void {
  app.addHook('onReady', () => customHosts.refresh());
  // Before it listens, nobody could reach them.
  repeatWhileListening(app, { every: intervals.probes, what: 'Asking live addresses', work: probeLive });
  repeatWhileListening(app, { every: intervals.domains, what: 'Looking at domains', work: checkDomains });
  repeatWhileListening(app, {
    every: intervals.customHosts,
    what: 'Reading what answers at which domain',
    work: () => customHosts.refresh(),
  });
}

interface Repeated {
  /** Milliseconds. */
  readonly every: number;
  readonly what: string;
  /** Ends soon when the signal is aborted: the server stops. */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/** One round at a time. A failure is logged, and the next round tries again. */
function repeatWhileListening(app: FastifyInstance, { every, what, work }: Repeated): void {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  const stopping = new AbortController();
  const round = () => {
    underWay ??= work(stopping.signal)
      .catch((error: unknown) => {
        // Without room to write down what is found there is nothing to find out.
        if (!isDiskFull(error)) app.log.error({ err: error }, `${what} failed`);
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(round, every).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    stopping.abort();
    done();
  });
  app.addHook('onClose', async () => {
    await underWay;
  });
}

async function registerApi(api: FastifyInstance, environment: Environment, modules: Modules): Promise<void> {
  const headers = apiHeaders(environment);
  // What probes and proxies ask is answered by any host, which may be somebody's own: that is not to be led to https for a year.
  const { [HSTS]: _, ...elsewhere } = headers;
  api.addHook('onRequest', (request, reply, done) => {
    const isOwn = classifyHost(request.headers.host, environment).kind === 'main';
    void reply.headers(isOwn ? headers : elsewhere);
    done();
  });
  allowOwnPages(api, environment);
  await limitRequests(api, environment.rateLimit);
  api.setNotFoundHandler({ preHandler: api.rateLimit() }, answerUnknownCall);
  api.decorate('authentication', modules.authentication);
  modules.addRoutes(api);
}

/** Where the build script puts the parts. */
function builtParts(appRoot: string): BuiltParts {
  return {
    workerChild: join(appRoot, 'api/dist/worker-child.mjs'),
    dataChild: join(appRoot, 'api/dist/data-child.mjs'),
    queryChild: join(appRoot, 'api/dist/query-child.mjs'),
    connectionChild: join(appRoot, 'api/dist/connection-child.mjs'),
    vendorFolder: join(appRoot, 'api/dist/vendor'),
  };
}
