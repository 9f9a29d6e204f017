import { Readable } from 'node:stream';
import { downloadExport, exportData } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute, publicRoute } from '../../http/routes';
import { visitorOf } from '../../identity';
import type { DataExport } from './export.service';

/** Taking one's data along (SCR-21). */
export function exportRoutes(app: FastifyInstance, dataExport: DataExport): void {
  privateRoute(app, exportData, ({ params }, caller, { request }) =>
    dataExport.link(caller, params.id, visitorOf(request)),
  );
  publicRoute(app, downloadExport, async ({ query }, { reply }) => {
    const pieces = await dataExport.open(query.key);
    return reply
      .headers({
        'content-disposition': 'attachment; filename="tessera-data.json"',
        'cache-control': 'no-store',
      })
      .type('application/json; charset=utf-8')
      .send(Readable.from(pieces));
  });
}
