import { openRegistry } from '@tessera/release';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment';
import type { SiteAddresses } from '../config/site-addresses';
import type { OriginOf } from '../http/site-origin';
import { limitRequests } from '../http/rate-limit';
import { templatePicturesRoutes } from './pictures/template-pictures.routes';
import { devReportRoutes } from './remotes/dev-report.routes';
import { remotesRoutes } from './remotes/remotes.routes';
import { searchEnginesRoutes } from './shell/search-engines.routes';
import type { PageAnswers } from './shell/shell-page.service';
import { shellRoutes } from './shell/shell.routes';
import type { SiteSources } from './sites/site-sources.port';
import { sitesRoutes } from './sites/sites.routes';
import { createSitesService } from './sites/sites.service';
import { unknownHostRoutes } from './sites/unknown-host.routes';
import { loadVendorFiles } from './sites/vendor-files.service';

export type { PageAnswers } from './shell/shell-page.service';
export type { SiteSources } from './sites/site-sources.port';

export interface HostingSettings {
  readonly environment: Environment;
  readonly addresses: SiteAddresses;
  readonly originOf: OriginOf;
  readonly sites: SiteSources;
  readonly answers: PageAnswers;
  /** `api/dist/vendor`, by `api/scripts/build-vendor.mjs`. */
  readonly vendorFolder: string;
}

/** Serves all that is no call: the shell, the registry's remotes, and every preview and application by its host. */
export async function addHosting(app: FastifyInstance, settings: HostingSettings): Promise<void> {
  const { environment, addresses, originOf, sites, answers, vendorFolder } = settings;
  const vendor = await loadVendorFiles(vendorFolder);
  const isSecure = environment.publicUrl.startsWith('https:');
  await app.register(async (scope) => {
    await limitRequests(scope, environment.rateLimit);
    const service = createSitesService(sites, addresses, vendor, environment.publicUrl);
    const noteVisit: SiteSources['noteVisit'] = (visit) => {
      sites.noteVisit(visit);
    };
    unknownHostRoutes(scope, new URL(environment.publicUrl).origin);
    await sitesRoutes(scope, service, { isSecure, noteVisit, addresses, originOf });
  });
  const registry = openRegistry(environment.registryUrl);
  await app.register(
    (scope, _options, done) => {
      remotesRoutes(scope, registry, environment);
      done();
    },
    { prefix: '/mf' },
  );
  devReportRoutes(app, registry, environment);
  searchEnginesRoutes(app, environment);
  await shellRoutes(app, { ...environment, answers }, registry);
  templatePicturesRoutes(app, environment);
}
