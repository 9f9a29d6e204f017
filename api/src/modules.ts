import { join } from 'node:path';
import { readSignInOptions } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './config/environment';
import type { SiteAddresses } from './config/site-addresses';
import type { Authentication } from './core/caller';
import type { Clock } from './core/clock';
import { connectionsData, createConnections, type Connections } from './connections';
import { createData, type DataModule } from './data';
import type { Database } from './db/database';
import type { ExplainFailure } from './http/error-handler';
import {
  findLiveName,
  findLiveWithData,
  ownedProjects,
  ownerOfProject,
  planOfUser,
  prepareData,
  rehearseData,
  previewModels,
  projectsOfDeployments,
  projectVersions,
} from './data-ports';
import {
  countPublicApps,
  createDeploying,
  deployingData,
  hasLiveDeployments,
  keepImportedVariables,
  listDeploymentHistory,
  liveDeployments,
  stopBeyondPlan,
  sumTransfer,
  type CustomHostsMemory,
  type Deploying,
} from './deploying';
import { createGithub, createGithubLinks, githubData, pushOnVersion, type Github } from './github';
import {
  createCallLimit,
  createGuestLimits,
  createIdentity,
  identityData,
  listActivity,
  recordActivity,
  setUserPlan,
  type Hashing,
  type Identity,
} from './identity';
import { createAskOwnHost } from './http/own-host';
import type { OriginOf } from './http/site-origin';
import type { Jobs } from './jobs/jobs';
import type { Mailer } from './mail/mailer';
import { createMoney, listPaymentHistory, moneyData, readBalance, type UsagePorts } from './money';
import { createOperation, type Readiness } from './operation';
import { createPrivacy } from './privacy';
import type { Sealer } from './secrets/sealer';
import type { WorkPool } from './work/work-pool';
import {
  createVersionChecking,
  createWorkspace,
  sumRunMinutes,
  workspaceData,
  type Assistant,
  type Bucket,
  type WorkerTasks,
  type Workspace,
} from './workspace';
import type { PageAnswers, SiteSources } from './hosting';
import { siteSources } from './site-sources';

export interface ModuleDependencies {
  readonly environment: Environment;
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Where passwords are hashed; whoever made it closes it after the app. */
  readonly hashing: Hashing;
  /** Undefined: one-time codes are in the answers. */
  readonly mailer: Mailer | undefined;
  /** When this server was built, in ISO 8601. */
  readonly builtAt: string;
  readonly readiness: Readiness;
  readonly jobs: Jobs;
  readonly worker: WorkPool<WorkerTasks>;
  readonly addresses: SiteAddresses;
  readonly customHosts: CustomHostsMemory;
  readonly originOf: OriginOf;
  /** The bundled process that has applications' databases, absolute. */
  readonly dataChild: string;
  /** The bundled process that runs one statement of an owner, absolute. */
  readonly queryChild: string;
  /** The bundled process that asks a database which is not ours, absolute. */
  readonly connectionChild: string;
  /** Who does the work of runs; the built-in assistant unless given. */
  readonly assistant?: Assistant | undefined;
  /** Where built files are kept; the database unless given. Whoever opened it closes it after the app. */
  readonly bucket?: Bucket | undefined;
}

export interface Modules {
  readonly authentication: Authentication;
  readonly sites: SiteSources;
  readonly answers: PageAnswers;
  readonly data: DataModule;
  readonly connections: Connections;
  /** Asks the addresses of what is live whether they answer. */
  readonly probeLive: () => Promise<void>;
  /** Looks at the DNS of domains that are due, until the signal is aborted. */
  readonly checkDomains: (signal?: AbortSignal) => Promise<void>;
  /** What is to be done every now and then, beside `deleteExpiredRows`. */
  maintain(): Promise<void>;
  /** Adds the calls below `/api`. */
  addRoutes(api: FastifyInstance): void;
  /** Adds what applications call on their own hosts. */
  addHostRoutes(app: FastifyInstance, explain: ExplainFailure): Promise<void>;
}

/** What a copy of a person's data is made of. */
const personalData = {
  ...identityData,
  ...githubData,
  ...connectionsData,
  ...moneyData,
  ...deployingData,
  ...workspaceData,
};

/** Makes the modules and joins them: what one needs of another is handed to it here. */
export async function createModules(
  app: FastifyInstance,
  dependencies: ModuleDependencies,
): Promise<Modules> {
  const { db, clock, environment } = dependencies;
  const identity = await createIdentity(dependencies);
  const { sessions, throttle } = identity;
  const github = createGithub({ ...dependencies, sessions, throttle });
  const apiUrl = environment.apiUrl ?? `${environment.publicUrl}/api`;
  const workspace = createWork(app, dependencies, { identity, github, apiUrl });
  const { exchange, readRepository } = workspace;
  const links = createGithubLinks({ ...dependencies, github, exchange, readRepository });
  const data = createRecords(app, dependencies, identity);
  const deploying = createHosts(app, dependencies, { workspace, data });
  const usage = usagePorts(workspace);
  const money = await createMoney({ ...dependencies, log: app.log, keepPlan: setUserPlan, usage });
  const projects = ownedProjects(db);
  const connections = createConnections({ ...dependencies, projects });
  const privacy = createPrivacy({
    db,
    clock,
    apiUrl,
    cookie: identity.cookie,
    owners: identity.owners,
    countExport: (tx, userId) => workspace.quotas.take(tx, userId, 'exports'),
    history: [listActivity, listDeploymentHistory, listPaymentHistory],
    data: personalData,
    hasLiveApplications: hasLiveDeployments,
    prepareDeletion: [(tx, userId) => github.prepareDeletion(tx, userId)],
  });
  const operation = createOperation(dependencies);
  const all = [identity, privacy, github, links, money, operation, workspace, deploying, connections];
  return {
    authentication: identity.authentication,
    sites: siteSources(db, workspace, deploying),
    data,
    connections,
    probeLive: () => deploying.probeLive(),
    checkDomains: (signal) => deploying.checkDomains(signal),
    answers: { [`${readSignInOptions.method} ${readSignInOptions.path}`]: identity.signInOptions },
    async addHostRoutes(host, explain) {
      await data.addHostRoutes(host, explain);
      await deploying.addHostRoutes(host, explain);
    },
    async maintain() {
      try {
        await money.maintain();
      } finally {
        try {
          await workspace.maintain();
        } finally {
          await data.databases.maintain();
        }
      }
    },
    addRoutes(api) {
      for (const module of all) module.addRoutes(api);
      const versions = projectVersions(db, workspace);
      data.addOwnerRoutes(api, { queryChild: dependencies.queryChild, projects, versions });
    },
  };
}

/** What people work on. */
function createWork(
  app: FastifyInstance,
  dependencies: ModuleDependencies,
  {
    identity,
    github,
    apiUrl,
  }: { readonly identity: Identity; readonly github: Github; readonly apiUrl: string },
): Workspace {
  const { environment, sealer, clock } = dependencies;
  const { quotas, publicUrl } = environment;
  return createWorkspace({
    ...dependencies,
    quotas,
    publicUrl,
    log: app.log,
    apiUrl,
    readingsFolder: join(environment.dataDir, 'readings'),
    drafts: {
      isOffered: environment.allowsDrafts,
      live: quotas.liveDrafts,
      count: (address) => identity.draftLimit.take(address),
    },
    live: liveDeployments,
    onVersionMade: pushOnVersion(dependencies.jobs),
    repositories: github.repositories,
    onRestored: stopBeyondPlan((q, userId) => planOfUser(q, userId, clock())),
    keepVariables: keepImportedVariables(sealer, clock),
    readBalance,
  });
}

/** What puts versions live, and answers for them on their own hosts. */
function createHosts(
  app: FastifyInstance,
  dependencies: ModuleDependencies,
  { workspace, data }: { readonly workspace: Workspace; readonly data: DataModule },
): Deploying {
  const { db, clock, environment, jobs, addresses, worker, sealer, customHosts, originOf } = dependencies;
  const deploying = createDeploying({
    db,
    clock,
    jobs,
    builds: workspace.builds,
    checking: createVersionChecking(db, clock, worker),
    addressOf: addresses.deployment,
    planOf: (q, userId) => planOfUser(q, userId, clock()),
    ask: createAskOwnHost(app),
    customHosts,
    originOf,
    data: {
      prepare: (version) => prepareData(data, version),
      rehearse: (version) => rehearseData(data, version),
      versionOf: (projectId) => data.databases.versionOf(projectId),
      announce: (projectId) => data.databases.announce(projectId, 'production'),
    },
    sealer,
    environment,
    callLimits: createCallLimit(db, clock),
    log: app.log,
    noteShown: (tx, shown) => recordActivity(tx, { ...shown, at: clock(), kind: 'secret_shown' }),
  });
  app.addHook('onClose', () => deploying.close());
  return deploying;
}

/** What the page that shows usage needs of others. */
function usagePorts({ quotas }: Pick<Workspace, 'quotas'>): UsagePorts {
  return {
    listLimits: (caller) => quotas.list(caller),
    projectsOfDeployments,
    countPublicApps,
    sumRunMinutes,
    sumTransfer,
  };
}

/** The records of applications and their people; what they need of others is asked for by functions. */
function createRecords(
  app: FastifyInstance,
  dependencies: ModuleDependencies,
  identity: Identity,
): DataModule {
  const { db, clock, environment, addresses, originOf, mailer, sealer } = dependencies;
  // On somebody's own machine their log is where codes are found without a mail server, as at Tessera itself.
  const isOwnMachine = identity.signInOptions.resetCodes === 'serverLog';
  return createData({
    db,
    clock,
    log: app.log,
    environment,
    childPath: dependencies.dataChild,
    addressOf: addresses.deployment,
    originOf,
    findLive: (appName) => findLiveWithData(db, appName),
    previewModels: previewModels(db),
    people: {
      mailer,
      sealer,
      ports: {
        limits: createGuestLimits(db, clock, environment.rateLimit),
        tellOperator: isOwnMachine ? (words) => app.log.warn(words) : undefined,
        findOwner: (caller) => ownerOfProject(db, caller),
        findLiveName: (projectId) => findLiveName(db, projectId),
      },
    },
  });
}
