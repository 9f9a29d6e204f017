import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_PREFIX, SITE_PREFIX } from '../http/hosts';
import type { SiteHost } from './site-addresses';
import type { SitesService } from './sites.service';

interface LabelRoute {
  readonly Params: { readonly label: string };
}

/**
 * Serves the hosts of previews and applications. `routeByHost` leads every request of such a host below
 * these two prefixes, so nothing of the product is reachable there, its API and its cookies included.
 */
export function sitesRoutes(app: FastifyInstance, sites: SitesService): void {
  const serve = (prefix: string, hostOf: (label: string) => SiteHost) => {
    app.get<LabelRoute>(`${prefix}/:label/*`, async (request, reply) => {
      const path = pathBelow(`${prefix}/${request.params.label}`, request);
      return send(
        reply,
        await sites.answer({
          host: hostOf(request.params.label),
          path,
          ifNoneMatch: request.headers['if-none-match'],
        }),
      );
    });
  };
  serve(PREVIEW_PREFIX, (label) => ({ kind: 'preview', label }));
  serve(SITE_PREFIX, (appName) => ({ kind: 'deployment', appName }));
}

function pathBelow(prefix: string, request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return path.slice(prefix.length);
}

function send(reply: FastifyReply, answer: Awaited<ReturnType<SitesService['answer']>>): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}
