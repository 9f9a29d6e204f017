import { LISTED_PAGES } from '@tessera/shared/public-pages';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../config/environment';
import { commonHeaders } from '../../http/security-headers';
import { escapeHtml } from '../../core/html';

/** An hour: crawlers ask often, and neither document changes but with a release. */
const KEPT = 'public, max-age=3600';

/** `/robots.txt` and `/sitemap.xml`, with addresses of the installation's public origin. */
export function searchEnginesRoutes(app: FastifyInstance, environment: Environment): void {
  const { publicUrl } = environment;
  const headers = { ...commonHeaders(environment), 'cache-control': KEPT };
  // Pages behind the sign-in carry `noindex`; forbidding them here would keep crawlers from reading it.
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${LISTED_PAGES.map(({ path }) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`).join('\n')}
</urlset>
`;
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply.headers(headers).type('application/xml; charset=utf-8').send(sitemap),
  );
}
