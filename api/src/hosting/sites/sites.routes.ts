import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../../http/accept-encoding';
import { PREVIEW_PREFIX, SITE_PREFIX } from '../../http/hosts';
import type { SiteAnswer, SiteHost, SitesService } from './sites.service';

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
      const host = hostOf(request.params.label);
      const answer = await sites.answer({ host, path, ifNoneMatch: request.headers['if-none-match'] });
      return send(request, reply, answer);
    });
  };
  serve(PREVIEW_PREFIX, (label) => ({ kind: 'preview', label }));
  serve(SITE_PREFIX, (appName) => ({ kind: 'deployment', appName }));
}

function pathBelow(prefix: string, request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return path.slice(prefix.length);
}

/** Answers, compressed where it is kept so and the browser takes it. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, brotli }: SiteAnswer,
): FastifyReply {
  void reply.code(status).headers(headers);
  if (brotli === undefined || !acceptsBrotli(request)) return reply.send(body);
  // Not the bytes of the driver, which may be a view of more.
  return reply.header('content-encoding', 'br').send(Buffer.from(brotli));
}
