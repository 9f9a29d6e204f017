import type { FastifyInstance } from 'fastify';
import { hostName, UNKNOWN_HOST_PATH } from '../../http/hosts';
import { renderMissingPage } from './missing-page.view';

/**
 * A host that nothing here answers for, such as a domain that leads here before its owner has connected it: a page for people, a
 * sentence for programs. 421 either way.
 *
 * @param home the product's origin
 */
export function unknownHostRoutes(app: FastifyInstance, home: string): void {
  app.get(UNKNOWN_HOST_PATH, ({ headers }, reply) => {
    void reply.code(421).header('cache-control', 'no-store');
    if (headers.accept?.includes('text/html') !== true)
      return reply.type('text/plain; charset=utf-8').send('This server does not serve this host.');
    const text = `${hostName(headers.host ?? '')} leads here, but no app is connected to it. If it is yours, add it in the settings of a deployment, under Domains.`;
    const { html, contentSecurityPolicy } = renderMissingPage('Not connected yet', text, home);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .send(html);
  });
}
