import {
  openPreviewRecords,
  readPreviewDocument,
  sendPreviewStep,
  streamPreviewNews,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import { STEP_BYTES } from '../hosts/data-call.http';
import type { NewsHub } from '../hosts/news-hub.service';
import { openOwnerNews } from '../owner/owner-news.http';
import type { PreviewRecords } from './preview-records.service';

/** The records of a project's preview, for its owner. */
export function previewRecordsRoutes(app: FastifyInstance, previews: PreviewRecords, hub: NewsHub): void {
  privateRoute(app, openPreviewRecords, async ({ params, body }, caller, { reply }) => {
    const { versionId, takes = false } = body;
    // The keeper's own words: ten thousand records are not checked once more.
    return reply.send(await previews.open(caller, params.id, { versionId, takes }));
  });
  privateRoute(
    app,
    sendPreviewStep,
    async ({ params, body }, caller, { reply }) => reply.send(await previews.send(caller, params.id, body)),
    { bodyLimit: STEP_BYTES },
  );
  privateRoute(app, streamPreviewNews, async ({ params, query }, caller, { request, reply }) => {
    const place = await previews.find(caller, params.id);
    openOwnerNews({ streams: app.eventStreams, hub }, { request, reply, caller }, { place, known: query });
    return reply;
  });
  privateRoute(app, readPreviewDocument, async ({ params }, caller) => ({
    document: await previews.readDocument(caller, params.id),
  }));
}
