import * as z from 'zod/mini';
import { newsQuerySchema, sentStepSchema, snapshotSchema, stepAnswerSchema } from './app-data.contract';
import { defineContract } from './define-contract';

/**
 * The records of a project's preview on the server (docs/documents/record-server.md). They are asked for by the project, because a
 * preview in which nobody has changed anything has no database yet.
 */

const byId = z.object({ id: z.uuid() });

/** Of another version than the one whose records they are by now: it is opened again first. */
export const openPreviewRecords = defineContract({
  method: 'POST',
  path: '/project/:id/preview-records',
  access: 'user',
  request: {
    params: byId,
    body: z.object({
      /** The version that is shown. */
      versionId: z.uuid(),
      /** Takes the records to this version; without it another one is a conflict. */
      takes: z.optional(z.boolean()),
    }),
  },
  response: z.object({
    /** There is no database yet: these are the records that one would begin with. */
    isFresh: z.boolean(),
    snapshot: snapshotSchema,
  }),
});

/** The first step makes the database, with the records that the version begins with. */
export const sendPreviewStep = defineContract({
  method: 'POST',
  path: '/project/:id/preview-records/steps',
  access: 'user',
  request: {
    params: byId,
    body: z.object({
      versionId: z.uuid(),
      /** Of the snapshot that is known. */
      revision: z.int().check(z.minimum(0)),
      step: sentStepSchema,
    }),
  },
  response: stepAnswerSchema,
});

/** The events of `/databases/:id/events`, also before there is a database. */
export const streamPreviewNews = defineContract({
  method: 'GET',
  path: '/project/:id/preview-records/events',
  access: 'user',
  request: { params: byId, query: newsQuerySchema },
  response: z.undefined(),
});

/** All that is kept, as a browser would keep it, for whoever looks at it in another version; null before there is a database. */
export const readPreviewDocument = defineContract({
  method: 'GET',
  path: '/project/:id/preview-records',
  access: 'user',
  request: { params: byId },
  response: z.object({ document: z.nullable(z.string()) }),
});
