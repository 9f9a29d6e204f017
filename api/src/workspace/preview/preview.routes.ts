import { readPreview } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { PreviewService } from './preview.service';

export function previewRoutes(app: FastifyInstance, preview: PreviewService): void {
  privateRoute(app, readPreview, ({ params, query }, caller) =>
    preview.read(caller, params.id, query.versionId),
  );
}
