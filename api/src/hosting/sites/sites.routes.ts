import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli, createBrotliCache, type BrotliCache } from '../../http/brotli-cache';
import { PREVIEW_PREFIX, SITE_PREFIX } from '../../http/hosts';
import type { SiteHost, SitesService } from './sites.service';

interface LabelRoute {
  readonly Params: { readonly label: string };
}

/**
 * Serves the hosts of previews and applications. `routeByHost` leads every request of such a host below
 * these two prefixes, so nothing of the product is reachable there, its API and its cookies included.
 */
export function sitesRoutes(app: FastifyInstance, sites: SitesService): void {
  const brotli = createBrotliCache((error) => app.log.warn({ err: error }, 'brotli'));
  const serve = (prefix: string, hostOf: (label: string) => SiteHost) => {
    app.get<LabelRoute>(`${prefix}/:label/*`, async (request, reply) => {
      const path = pathBelow(`${prefix}/${request.params.label}`, request);
      const host = hostOf(request.params.label);
      const answer = await sites.answer({ host, path, ifNoneMatch: request.headers['if-none-match'] });
      return send(brotli, request, reply, { path, answer });
    });
  };
  serve(PREVIEW_PREFIX, (label) => ({ kind: 'preview', label }));
  serve(SITE_PREFIX, (appName) => ({ kind: 'deployment', appName }));
}

function pathBelow(prefix: string, request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return path.slice(prefix.length);
}

/** Scripts and style sheets never change under their ETag, the shared packages under their name. */
function compressionKey(path: string, headers: Readonly<Record<string, string>>): string | undefined {
  return headers['etag'] ?? (path.startsWith('/vendor/') ? path : undefined);
}

/** Answers, compressed once and for all where that may be. */
async function send(
  brotli: BrotliCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, answer }: { path: string; answer: Awaited<ReturnType<SitesService['answer']>> },
): Promise<FastifyReply> {
  const { status, headers, body } = answer;
  void reply.code(status).headers(headers);
  const key = compressionKey(path, headers);
  if (status !== 200 || key === undefined || !acceptsBrotli(request)) return reply.send(body);
  const bytes = await brotli.read(key, () => Promise.resolve(Buffer.from(body)));
  return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(bytes);
}
