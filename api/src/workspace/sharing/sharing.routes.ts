import { createShareLink, listShareLinks, openShareLink, revokeShareLink } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute, publicRoute } from '../../http/routes';
import type { ShareLinksService } from './share-links.service';
import type { SharedAppService } from './shared-app.service';

export function sharingRoutes(
  app: FastifyInstance,
  links: ShareLinksService,
  shared: SharedAppService,
): void {
  privateRoute(app, listShareLinks, async ({ params }, caller) => ({
    items: await links.list(caller, params.id),
  }));
  privateRoute(app, createShareLink, ({ params, body }, caller) => links.create(caller, params.id, body));
  privateRoute(app, revokeShareLink, async ({ params }, caller) => {
    await links.revoke(caller, params.id, params.sid);
    return undefined;
  });
  // Each may mean a build, and a row.
  publicRoute(app, openShareLink, ({ body }) => shared.open(body.token, { isCounted: body.again !== true }), {
    rateShare: 0.2,
  });
}
