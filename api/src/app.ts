import cookie from '@fastify/cookie';
import { openRegistry } from '@tessera/release';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { createCallLimit } from './identity/throttle/call-limit.service';
import type { Hashing } from './identity/passwords/password-hasher.service';
import type { Environment } from './config/environment';
import { AppError } from './core/app-error';
import { systemClock, type Clock } from './core/clock';
import type { OpenDatabase } from './db/database';
import { errorsRoutes } from './operation/errors/errors.routes';
import { createErrorsService } from './operation/errors/errors.service';
import './http/app-types';
import { Connections } from './http/connections';
import { allowOwnPages } from './http/cors';
import { answerUnknownCall, handleErrors, sendError } from './http/error-handler';
import { routeByHost, UNKNOWN_HOST_PATH } from './http/hosts';
import { readJsonBodies } from './http/json-body';
import { limitRequests } from './http/rate-limit';
import { apiHeaders } from './http/security-headers';
import { EventStreams } from './http/sse';
import { createIdentity, type Identity } from './identity';
import type { Mailer } from './mail/mailer';
import { createMoney } from './money';
import { operationRoutes } from './operation/health/health.routes';
import { createReadiness, type Readiness } from './operation/health/readiness.service';
import { createProduct, type ProductParts } from './modules';
import type { Assistant } from './workspace/runs/assistant.port';
import type { Sealer } from './secrets/sealer';
import { remotesRoutes } from './hosting/remotes/remotes.routes';
import { shellRoutes } from './hosting/shell/shell.routes';

export interface AppDependencies {
  readonly environment: Environment;
  readonly database: OpenDatabase;
  readonly sealer: Sealer;
  /** Where passwords are hashed; whoever made it closes it after the app. */
  readonly hashing: Hashing;
  /** Undefined: one-time codes are in the answers. */
  readonly mailer: Mailer | undefined;
  /** When this server was built, in ISO 8601. */
  readonly builtAt: string;
  readonly clock?: Clock;
  /** The compiler's child and the vendor files; those that the build made unless given. */
  readonly parts?: ProductParts;
  /** Who does the work of runs; the built-in assistant unless given. */
  readonly assistant?: Assistant;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Builds the server: every part is made and joined here by plain calls. It does not listen yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {
    environment,
    database,
    sealer,
    mailer,
    hashing,
    logger = false,
    clock = systemClock,
  } = dependencies;
  const { db } = database;
  const app = createServer(environment, logger);
  const readiness = watchReadiness(app, database);
  await app.register(cookie);

  const identity = await createIdentity({ db, sealer, clock, mailer, hashing, environment });
  const addMoney = await createMoney({ db, sealer, clock });
  const product = await createProduct(app, { ...dependencies, db, clock });
  const addRoutes = (api: FastifyInstance) => {
    identity.addRoutes(api);
    addMoney(api);
    errorsRoutes(api, createErrorsService(db, clock), createCallLimit(db, clock));
    const { releaseEnv, publicUrl } = environment;
    operationRoutes(api, { readiness, releaseEnv, publicUrl, builtAt: dependencies.builtAt });
    product.addRoutes(api);
  };
  await app.register((api) => registerApi(api, environment, identity, addRoutes), { prefix: '/api' });
  const registry = openRegistry(environment.registryUrl);
  await app.register(
    (scope, _options, done) => {
      remotesRoutes(scope, registry);
      done();
    },
    { prefix: '/mf' },
  );
  app.get(UNKNOWN_HOST_PATH, (_request, reply) =>
    reply.code(421).type('text/plain; charset=utf-8').send('This server does not serve this host.'),
  );
  await shellRoutes(app, environment, registry);
  return app;
}

function createServer(environment: Environment, logger: FastifyServerOptions['logger']): FastifyInstance {
  const connections = new Connections();
  const app = Fastify({
    serverFactory: (handler) => connections.createServer(handler),
    ...(logger === undefined ? {} : { logger }),
    trustProxy: environment.trustProxy,
    bodyLimit: 1_048_576,
    // What the router refuses by itself, such as a part of an address that is too long: nobody's hooks have run.
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
    },
    rewriteUrl: (request) => routeByHost(request.url ?? '/', request.headers.host, environment),
  });
  app.decorate('connections', connections);
  app.decorate('contracts', []);
  app.decorate('eventStreams', new EventStreams());
  app.decorate('requestsPerMinute', environment.rateLimit);
  app.addHook('preClose', (done) => {
    app.eventStreams.endAll();
    connections.drain();
    done();
  });
  handleErrors(app);
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
  return createReadiness({ pingDatabase: () => database.ping(), areJobsRunning: () => areJobsRunning });
}

async function registerApi(
  api: FastifyInstance,
  environment: Environment,
  { authentication }: Identity,
  addRoutes: (api: FastifyInstance) => void,
): Promise<void> {
  const headers = apiHeaders(environment);
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  allowOwnPages(api, environment);
  await limitRequests(api, environment.rateLimit);
  api.setNotFoundHandler(answerUnknownCall);
  api.decorate('authentication', authentication);
  addRoutes(api);
}
