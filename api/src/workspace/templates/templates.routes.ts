import { listTemplates, readTemplate, readTemplatePreview } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from '../../http/compressed';
import { publicRoute } from '../../http/routes';
import type { TemplatesService } from './templates.service';

export function templatesRoutes(app: FastifyInstance, templates: TemplatesService): void {
  publicRoute(app, listTemplates, async ({ query }) => ({
    data: [...(await templates.list(query.category, query.sort))],
  }));
  publicRoute(app, readTemplate, async ({ params }, { request, reply }) => {
    const answer = readTemplate.response.parse({ data: await templates.read(params.id) });
    // With its code it has some 700 KB, the same for everybody: compressed, and not sent twice.
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendDocument(request, reply, JSON.stringify(answer));
  });
  publicRoute(app, readTemplatePreview, async ({ params }) => ({ url: await templates.preview(params.id) }));
}
