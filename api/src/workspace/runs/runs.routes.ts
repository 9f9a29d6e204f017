import {
  createEdit,
  createRun,
  describeTable,
  listMessages,
  listRuns,
  readRun,
  stopRun,
  streamRunEvents,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { DescribeService } from './describe.service';
import type { EditsService } from './edits.service';
import type { RunStreams } from './run-stream.service';
import type { RunsService } from './runs.service';

export function runsRoutes(
  app: FastifyInstance,
  runs: RunsService,
  { edits, describe }: { readonly edits: EditsService; readonly describe: DescribeService },
  streams: RunStreams,
): void {
  privateRoute(app, createRun, ({ body }, caller, { idempotencyKey }) =>
    runs.create(caller, body, idempotencyKey),
  );
  privateRoute(app, createEdit, ({ params, body }, caller, { idempotencyKey }) =>
    edits.create(caller, { projectId: params.id, ...body }, idempotencyKey),
  );
  privateRoute(
    app,
    describeTable,
    ({ params, body }, caller) => describe.describe(caller, params.id, body.text),
    // It is read beside what the builder works on.
    { rateShare: 0.2 },
  );
  privateRoute(app, listRuns, ({ query }, caller) => runs.list(caller, query.projectId, query.cursor));
  privateRoute(app, readRun, ({ params }, caller) => runs.read(caller, params.id));
  privateRoute(app, stopRun, ({ params }, caller) => runs.stop(caller, params.id));
  privateRoute(app, streamRunEvents, async ({ params }, caller, { request, reply }) => {
    // Before the database is asked whose run it is.
    app.eventStreams.requireRoom(caller.userId);
    await streams.authorize(caller, params.id);
    const stream = app.eventStreams.open(request, reply, caller.userId);
    streams.follow(params.id, stream).catch((error: unknown) => {
      // The headers are gone; the client reconnects and resumes.
      request.log.error({ err: error }, 'A stream of run events broke');
    });
    return reply;
  });
  privateRoute(app, listMessages, async ({ params }, caller) => ({
    items: await runs.messages(caller, params.id),
    nextCursor: null,
  }));
}
