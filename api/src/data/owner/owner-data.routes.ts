import {
  listDatabases,
  queryDatabase,
  readDatabase,
  readDatabaseSnapshot,
  sendDatabaseStep,
  streamDatabaseNews,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import { failureOf, type AppDataService } from '../hosts/app-data.service';
import { STEP_BYTES } from '../hosts/data-call.http';
import type { NewsHub } from '../hosts/news-hub.service';
import { OWNER, type OwnerDataService } from './owner-data.service';
import { openOwnerNews } from './owner-news.http';

export interface OwnerDataRoutes {
  readonly owner: OwnerDataService;
  readonly data: AppDataService;
  readonly hub: NewsHub;
}

/** The records of applications for the owners of their projects (DATA-05). */
export function ownerDataRoutes(app: FastifyInstance, { owner, data, hub }: OwnerDataRoutes): void {
  privateRoute(app, listDatabases, async ({ query }, caller) => ({
    items: await owner.list(caller, query.projectId),
  }));
  privateRoute(app, readDatabase, ({ params }, caller) => owner.read(caller, params.id));
  privateRoute(app, readDatabaseSnapshot, async ({ params, query }, caller, { reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    // The keeper's own words, which a test holds to the contract: ten thousand records are not checked once more.
    return reply.send(await owner.snapshot(place));
  });
  privateRoute(
    app,
    sendDatabaseStep,
    async ({ params, query, body }, caller, { reply }) => {
      const place = await owner.find(caller, params.id, query.environment);
      const { answer, failure = 'misread' } = await data.step(place, OWNER, body);
      if (answer.kind === 'failed') throw failureOf(failure, answer.message);
      return reply.send(answer);
    },
    { bodyLimit: STEP_BYTES },
  );
  privateRoute(app, streamDatabaseNews, async ({ params, query }, caller, { request, reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    openOwnerNews({ streams: app.eventStreams, hub }, { request, reply, caller }, { place, known: query });
    return reply;
  });
  privateRoute(
    app,
    queryDatabase,
    async ({ params, query, body }, caller) => {
      const place = await owner.find(caller, params.id, query.environment);
      const { columns, rows, ...rest } = await owner.query(caller, place, {
        sql: body.sql,
        parameters: body.params ?? [],
      });
      return { ...rest, columns: [...columns], rows: rows.map((row) => [...row]) };
    },
    // A process each.
    { rateShare: 0.2 },
  );
}
