import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './config/environment';
import type { Clock } from './core/clock';
import { findCreditsOfUser } from './money/credits/credits.repository';
import type { Database } from './db/database';
import { createDeployJob, DEPLOY_QUEUE } from './deploying/deployments/deploy.job';
import { deploymentsRoutes } from './deploying/deployments/deployments.routes';
import { createDeploymentsService } from './deploying/deployments/deployments.service';
import { createJobs } from './jobs/jobs';
import { createBuildsService } from './workspace/builds/builds.service';
import { createCompiler } from './workspace/builds/compiler.service';
import { previewRoutes } from './workspace/preview/preview.routes';
import { createPreviewService } from './workspace/preview/preview.service';
import { projectsRoutes } from './workspace/projects/projects.routes';
import { createProjectsService } from './workspace/projects/projects.service';
import { builtInAssistant, type Assistant } from './workspace/runs/assistant.port';
import { createRunExecutor } from './workspace/runs/run.job';
import { createRunJournal, RUN_QUEUE } from './workspace/runs/run-journal.service';
import { createRunSignals } from './workspace/runs/run-signals.service';
import { createRunStreams } from './workspace/runs/run-stream.service';
import { runsRoutes } from './workspace/runs/runs.routes';
import { createRunsService } from './workspace/runs/runs.service';
import { createSiteAddresses } from './http/site-addresses';
import { sitesRoutes } from './hosting/sites/sites.routes';
import { createSitesService } from './hosting/sites/sites.service';
import { loadVendorFiles } from './hosting/sites/vendor-files.service';
import { templatesRoutes } from './workspace/templates/templates.routes';
import { createTemplatesService } from './workspace/templates/templates.service';
import { versionsRoutes } from './workspace/versions/versions.routes';
import { createVersionsService } from './workspace/versions/versions.service';

/** Built parts that the server runs and serves. Absolute paths. */
export interface ProductParts {
  /** `api/dist/compile-child.mjs`, by `api/scripts/build-compile-child.mjs`. */
  readonly compileChild: string;
  /** `api/dist/vendor`, by `api/scripts/build-vendor.mjs`. */
  readonly vendorFolder: string;
}

export interface ProductDependencies {
  readonly environment: Environment;
  readonly db: Database;
  readonly clock: Clock;
  readonly parts?: ProductParts | undefined;
  /** The built-in assistant unless given. */
  readonly assistant?: Assistant | undefined;
}

export interface Product {
  /** Adds the calls below `/api`. */
  addRoutes(api: FastifyInstance): void;
}

/** How long a stopping server waits for jobs in hand; what is left is found again by its lease. */
const JOBS_GRACE_MS = 6000;

/** What the product is about: projects, their versions and runs, previews and deployments. */
export async function createProduct(
  app: FastifyInstance,
  dependencies: ProductDependencies,
): Promise<Product> {
  const { environment, db, clock, assistant = builtInAssistant } = dependencies;
  const parts = dependencies.parts ?? builtParts(environment.appRoot);
  const addresses = createSiteAddresses(environment);
  const compiler = createCompiler(parts.compileChild);
  const builds = createBuildsService(db, compiler, clock);
  const jobs = createJobs(db, app.log);
  const signals = createRunSignals();
  const journal = createRunJournal(db, clock, jobs, signals, async (q, userId) => {
    return (await findCreditsOfUser(q, userId))?.balance ?? 0;
  });
  const runs = createRunsService(db, clock, jobs, journal);
  jobs.handle(RUN_QUEUE, createRunExecutor({ db, clock, journal, assistant, builds, log: app.log }));
  jobs.handle(DEPLOY_QUEUE, createDeployJob(db, builds, clock));

  app.addHook('onReady', (done) => {
    jobs.start();
    done();
  });
  app.addHook('onListen', (done) => {
    // Not awaited: the server answers while the compiler loads.
    void compiler.warm();
    done();
  });
  app.addHook('onClose', async () => {
    await jobs.stop(JOBS_GRACE_MS);
    compiler.close();
  });
  const vendor = await loadVendorFiles(parts.vendorFolder);
  sitesRoutes(app, createSitesService(db, clock, addresses, vendor, environment.publicUrl));

  return {
    addRoutes(api) {
      const { deployment: addressOf } = addresses;
      projectsRoutes(api, createProjectsService(db, clock, runs, addressOf));
      templatesRoutes(api, createTemplatesService(db, clock));
      versionsRoutes(api, createVersionsService(db, clock));
      runsRoutes(api, runs, createRunStreams(db, runs, signals));
      previewRoutes(api, createPreviewService(db, builds, clock, addresses.preview));
      deploymentsRoutes(api, createDeploymentsService({ db, clock, jobs, builds, addressOf }));
    },
  };
}

/** Where the build script puts the parts. */
function builtParts(appRoot: string): ProductParts {
  return {
    compileChild: join(appRoot, 'api/dist/compile-child.mjs'),
    vendorFolder: join(appRoot, 'api/dist/vendor'),
  };
}
