import type { FastifyInstance } from 'fastify';
import type { SiteAddress } from '../config/site-addresses';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { findVersionSite, type BuildsService, type VersionSite } from '../workspace';
import { DEPLOY_QUEUE } from './deployments/deploy-queue.schema';
import { createDeployJob } from './deployments/deploy.job';
import { findLiveVersion, readOwnDeployments } from './deployments/deployments.repository';
import { deploymentsRoutes } from './deployments/deployments.routes';
import { createDeploymentsService } from './deployments/deployments.service';

export { hasLiveDeployments, listDeploymentHistory } from './deployments/deployments.repository';
export { liveDeployments } from './deployments/live-deployments.service';

/** What the copy of a person's data has of deployments. */
export const deployingData = { deployments: readOwnDeployments };

export interface DeployingSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly builds: BuildsService;
  readonly addressOf: SiteAddress;
}

export interface Deploying {
  addRoutes(api: FastifyInstance): void;
  /** What answers under a name; undefined when nothing is live there, or its project was deleted. */
  findDeployedSite(appName: string): Promise<VersionSite | undefined>;
}

/** Putting versions live, for credits. */
export function createDeploying(settings: DeployingSettings): Deploying {
  const { db, clock, jobs, builds } = settings;
  jobs.handle(DEPLOY_QUEUE, createDeployJob(db, builds, clock));
  return {
    addRoutes(api) {
      deploymentsRoutes(api, createDeploymentsService(settings));
    },
    async findDeployedSite(appName) {
      const versionId = await findLiveVersion(db, appName);
      return versionId === undefined ? undefined : findVersionSite(db, versionId);
    },
  };
}
