import { listTemplates, readTemplate } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../../http/routes';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(app: FastifyInstance, templates: TemplatesService): void {
  publicRoute(app, listTemplates, async ({ query }) => ({
    data: [...(await templates.list(query.category, query.sort))],
  }));
  publicRoute(app, readTemplate, async ({ params }) => ({ data: await templates.read(params.id) }));
}
