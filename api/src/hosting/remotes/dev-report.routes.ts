import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@tessera/release';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../config/environment';
import { AppError } from '../../core/app-error';
import { sendError } from '../../http/error-handler';
import { apiHeaders } from '../../http/security-headers';

/** Tells the pages of this server what `pnpm dev` is building; other origins have no business with sources and paths. */
export function devReportRoutes(
  app: FastifyInstance,
  registry: Pick<Registry, 'root'>,
  environment: Pick<Environment, 'isLive' | 'publicUrl' | 'apiUrl' | 'sitesDomain'>,
): void {
  if (!environment.isLive) return;
  app.get('/mf/dev.json', async (_request, reply) => {
    const report = await readFile(join(registry.root, 'dev.json')).catch(() => undefined);
    void reply.headers(apiHeaders(environment));
    if (report === undefined) {
      return sendError(reply, new AppError('NOT_FOUND', 'Nothing is being built.'));
    }
    return reply.type('application/json; charset=utf-8').send(report);
  });
}
