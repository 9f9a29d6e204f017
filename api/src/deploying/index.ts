import type { FastifyInstance } from 'fastify';
import type { SiteAddress } from '../config/site-addresses';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { findVersionSite, type BuildsService, type VersionSite } from '../workspace';
import { DEPLOY_QUEUE } from './deployments/deploy-queue.schema';
import { createDeployJob } from './deployments/deploy.job';
import { findLive, readOwnDeployments } from './deployments/deployments.repository';
import { deploymentsRoutes } from './deployments/deployments.routes';
import { createDeploymentsService } from './deployments/deployments.service';
import type { DataOfLive } from './deployments/prepare-data.port';
import { isNewlyHandedOver } from './deployments/name-holding.rules';
import { readOwnNames } from './deployments/site-names.repository';

export { findLive } from './deployments/deployments.repository';
export type { Prepared, VersionToPrepare } from './deployments/prepare-data.port';
export {
  countPublicApps,
  hasLiveDeployments,
  listDeploymentHistory,
  projectIdsOfDeployments,
} from './deployments/deployments.repository';
export { liveDeployments } from './deployments/live-deployments.service';

/** What the copy of a person's data has of deployments. */
export const deployingData = { deployments: readOwnDeployments, siteNames: readOwnNames };

export interface DeployingSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly builds: BuildsService;
  readonly addressOf: SiteAddress;
  readonly data: DataOfLive;
}

export interface Deploying {
  addRoutes(api: FastifyInstance): void;
  /** What answers under a name; undefined when nothing is live there, or its project was deleted. */
  findDeployedSite(appName: string): Promise<DeployedSite | undefined>;
}

/** What visitors of a name get. */
export interface DeployedSite extends VersionSite {
  /** Of a name that was somebody else's: browsers without it may have something left of that. */
  readonly visitorMark?: string;
  /** Its records are on the server. */
  readonly hasData?: true;
}

/** Putting versions live, for credits. */
export function createDeploying(settings: DeployingSettings): Deploying {
  const { db, clock, jobs, builds, data } = settings;
  jobs.handle(DEPLOY_QUEUE, createDeployJob({ db, builds, clock, data }));
  return {
    addRoutes(api) {
      deploymentsRoutes(api, createDeploymentsService(settings));
    },
    async findDeployedSite(appName) {
      const live = await findLive(db, appName);
      const site = live && (await findVersionSite(db, live.versionId));
      if (!site) return undefined;
      const { handedOverAt, visitorMark, dataPlace } = live;
      const isNew = isNewlyHandedOver(handedOverAt, clock());
      return {
        ...site,
        ...(isNew && visitorMark !== null && { visitorMark }),
        ...(dataPlace === 'database' && { hasData: true }),
      };
    },
  };
}
