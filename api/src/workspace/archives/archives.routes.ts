import { readArchive } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { ArchivesService } from './archives.service';

export function archivesRoutes(app: FastifyInstance, archives: ArchivesService): void {
  privateRoute(app, readArchive, async ({ params, query }, caller, { reply }) => {
    const { bytes, type, disposition } = await archives.make(caller, params.id, query.format);
    return reply
      .headers({
        'content-disposition': disposition,
        'cache-control': 'no-store',
        // Somebody's page on our own host: it is saved, and runs nothing if it is opened all the same.
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type(type)
      .send(bytes);
  });
}
