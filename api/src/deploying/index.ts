import type { FastifyInstance } from 'fastify';
import type { SiteAddress } from '../config/site-addresses';
import type { Environment } from '../config/environment';
import type { Clock } from '../core/clock';
import type { Log } from '../core/log';
import type { Database, Queryable } from '../db/database';
import type { ExplainFailure } from '../http/error-handler';
import type { OriginOf } from '../http/site-origin';
import { classifyHost } from '../http/hosts';
import { limitRequests } from '../http/rate-limit';
import type { Jobs } from '../jobs/jobs';
import type { Sealer } from '../secrets/sealer';
import { createSignals } from '../core/signals';
import {
  findVersionSite,
  haveTree,
  readOwnProjects,
  type KeptBuilds,
  type VersionChecking,
  type VersionSite,
} from '../workspace';
import { createDomains } from './domains/domains-made.service';
import { domainsRoutes } from './domains/domains.routes';
import type { CustomHostsMemory } from './domains/custom-hosts.service';
import { listDomainsOfProjects } from './domains/domains.repository';
import type { AskSite } from './deployments/ask-site.port';
import { createDeployFeed } from './deployments/deploy-feed.service';
import { createDeployJournal } from './deployments/deploy-journal.service';
import { readOwnLog } from './deployments/deploy-log.repository';
import { readPresented } from './deployments/deployment-access.service';
import { DEPLOY_QUEUE } from './deployments/deploy-queue.schema';
import { createDeployJob } from './deployments/deploy.job';
import { findLive, listFormerVersions, readOwnDeployments } from './deployments/deployments.repository';
import { deploymentsRoutes } from './deployments/deployments.routes';
import { createDeploymentsService } from './deployments/deployments.service';
import type { DataOfLive } from './deployments/prepare-data.port';
import { isNewlyHandedOver } from './deployments/name-holding.rules';
import type { PlanOf } from './deployments/plan.port';
import { createProbeRounds } from './deployments/probe-rounds.service';
import { createSiteProbe } from './deployments/site-probe.service';
import { readOwnNames } from './deployments/site-names.repository';
import { createDeployedVariables, readPreviewValues } from './variables/deployed-variables.service';
import { publicValuesOf } from './variables/variables.rules';
import { serviceCallRoutes } from './services/service-calls.http';
import { createServiceCalls } from './services/service-call.client';
import { listServicesOfProjects } from './services/services.repository';
import { createServicesService } from './services/services.service';
import { servicesRoutes } from './services/services.routes';
import type { CallLimits } from './services/call-limits.port';
import { createVisits, dayOf, type Visit } from './visits/visits.service';
import { forgetVisitors, sumBytes } from './visits/visits.repository';
import { listKeysOfProjects } from './variables/variables.repository';
import { variablesRoutes } from './variables/variables.routes';
import { createVariablesService, type NoteShown } from './variables/variables.service';

export { CustomHostsMemory } from './domains/custom-hosts.service';
export { findLive } from './deployments/deployments.repository';
export type { Prepared, VersionToPrepare } from './deployments/prepare-data.port';
export {
  countPublicApps,
  hasLiveDeployments,
  listDeploymentHistory,
  projectIdsOfDeployments,
} from './deployments/deployments.repository';
export { stopBeyondPlan } from './deployments/restored-apps.service';
export { keepImportedVariables } from './variables/imported-variables.service';
export { liveDeployments } from './deployments/live-deployments.service';

/** Bytes that a person's applications sent to visitors since then, by days of UTC. */
export function sumTransfer(q: Queryable, userId: string, since: Date): Promise<number> {
  return sumBytes(q, userId, dayOf(since));
}

/** Of a person's projects the names of their variables, and no value; the services that they may call; and their domains. */
const readOwnVariables = (q: Queryable, userId: string) => ofOwnProjects(q, userId, listKeysOfProjects);
const readOwnServices = (q: Queryable, userId: string) => ofOwnProjects(q, userId, listServicesOfProjects);
const readOwnDomains = (q: Queryable, userId: string) => ofOwnProjects(q, userId, listDomainsOfProjects);

async function ofOwnProjects<Row>(
  q: Queryable,
  userId: string,
  list: (q: Queryable, projectIds: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const projects = await readOwnProjects(q, userId);
  return list(
    q,
    projects.map(({ id }) => id),
  );
}

/** What the copy of a person's data has of deployments. */
export const deployingData = {
  deployments: readOwnDeployments,
  deploymentLog: readOwnLog,
  variables: readOwnVariables,
  services: readOwnServices,
  siteNames: readOwnNames,
  siteDomains: readOwnDomains,
};

export interface DeployingSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly builds: KeptBuilds;
  readonly checking: VersionChecking;
  readonly addressOf: SiteAddress;
  readonly data: DataOfLive;
  readonly sealer: Sealer;
  readonly noteShown: NoteShown;
  readonly log: Log;
  readonly callLimits: CallLimits;
  readonly environment: Pick<
    Environment,
    'allowsPrivateServices' | 'rateLimit' | 'dnsServers' | 'publicUrl' | 'apiUrl' | 'sitesDomain'
  >;
  readonly customHosts: CustomHostsMemory;
  readonly originOf: OriginOf;
  /** Whether the preview of a label can be seen. */
  readonly planOf: PlanOf;
  /** Asks the hosts of applications. */
  readonly ask: AskSite;
}

export interface Deploying {
  addRoutes(api: FastifyInstance): void;
  /** What applications call on their own hosts. */
  addHostRoutes(app: FastifyInstance, explain: ExplainFailure): Promise<void>;
  /** What answers under a name; undefined when nothing is live there, or its project was deleted. */
  findDeployedSite(appName: string): Promise<DeployedSite | undefined>;
  /** Whether files of the tree were live under the name before, of the project that has it. */
  wasDeployed(appName: string, treeHash: string): Promise<boolean>;
  /** Counts what a deployed application was asked for. */
  noteVisit(visit: Visit): void;
  /** Writes down what is still counted in memory. */
  close(): Promise<void>;
  /** The variables that code of a project's preview may read. */
  readPreviewValues(projectId: string): Promise<Record<string, string>>;
  /** Asks the addresses of what is live whether they answer, those that nobody asked for a minute. */
  probeLive(): Promise<void>;
  /** Looks at the DNS of the domains that are due, until the signal is aborted. */
  checkDomains(signal?: AbortSignal): Promise<void>;
}

/** What visitors of a name get. */
export interface DeployedSite extends VersionSite {
  /** Of a name that was somebody else's: browsers without it may have something left of that. */
  readonly visitorMark?: string;
  /** Its records are on the server. */
  readonly hasData?: true;
  /** It may call services of others, through `/_services` of its own host. */
  readonly hasServices?: true;
  /** The variables that its code may read. */
  readonly publicValues?: Readonly<Record<string, string>>;
}

/** Forgets who visited before today: numbers stay. */
export async function deleteOldVisitors(q: Queryable, now: Date): Promise<void> {
  await forgetVisitors(q, dayOf(now));
}

/** Putting versions live, for credits. */
export function createDeploying(settings: DeployingSettings): Deploying {
  const { db, clock, jobs, builds, checking, data, sealer, addressOf, callLimits, environment } = settings;
  const { originOf } = settings;
  const allowsPrivate = environment.allowsPrivateServices;
  const services = createServicesService({ db, sealer, allowsPrivate });
  const domains = createDomains({ ...settings, kindOf: (host) => classifyHost(host, environment).kind });
  const calls = createServiceCalls({ allowsPrivate });
  const visits = createVisits(settings);
  const variables = createDeployedVariables(db, sealer);
  const signals = createSignals();
  const probe = createSiteProbe(settings.ask, addressOf);
  const probes = createProbeRounds(db, clock, probe);
  const journal = createDeployJournal(db, clock, signals);
  jobs.handle(DEPLOY_QUEUE, createDeployJob({ db, builds, checking, journal, data, probe, variables }));
  return {
    addRoutes(api) {
      const feed = createDeployFeed(db, signals, (id) => readPresented(db, id, addressOf));
      deploymentsRoutes(
        api,
        createDeploymentsService({ ...settings, probes, variables, onNameChange: domains.onChange }),
        feed,
      );
      variablesRoutes(api, createVariablesService(settings));
      servicesRoutes(api, services);
      domainsRoutes(api, domains.service, domains.isServed);
    },
    async addHostRoutes(app, explain) {
      await app.register(async (scope) => {
        await limitRequests(scope, environment.rateLimit);
        serviceCallRoutes(scope, { services, calls, limits: callLimits, originOf, explain });
      });
    },
    probeLive: () => probes.round(),
    checkDomains: (signal) => domains.round(signal),
    async findDeployedSite(appName) {
      const live = await findLive(db, appName);
      const site = live && (await findVersionSite(db, live.versionId));
      if (!site) return undefined;
      const { handedOverAt, visitorMark, dataPlace, publicValues, hasServices } = live;
      const isNew = isNewlyHandedOver(handedOverAt, clock());
      return {
        ...site,
        ...(isNew && visitorMark !== null && { visitorMark }),
        ...(dataPlace === 'database' && { hasData: true }),
        ...(hasServices && { hasServices: true }),
        publicValues: publicValuesOf(publicValues),
      };
    },
    wasDeployed: async (appName, treeHash) => haveTree(db, await listFormerVersions(db, appName), treeHash),
    noteVisit: (visit) => {
      visits.note(visit);
    },
    close: () => visits.close(),
    readPreviewValues: (projectId) => readPreviewValues(db, sealer, projectId),
  };
}
