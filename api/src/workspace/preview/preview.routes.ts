import { readCodeRunner, readPreview } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { SiteAddresses } from '../../config/site-addresses';
import { privateRoute, publicRoute } from '../../http/routes';
import type { PreviewService } from './preview.service';

export function previewRoutes(app: FastifyInstance, preview: PreviewService, addresses: SiteAddresses): void {
  privateRoute(app, readPreview, ({ params, query }, caller) =>
    preview.read(caller, params.id, query.versionId),
  );
  publicRoute(app, readCodeRunner, () => Promise.resolve({ url: `${addresses.codeRunner}/` }));
}
