import { randomUUID } from 'node:crypto';
import {
  addDatabaseRow,
  changeDatabaseRow,
  listDatabaseRows,
  removeDatabaseRow,
} from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { privateRoute } from '../../http/routes';
import { presentRow } from '../hosts/answers.view';
import type { AppDataService } from '../hosts/app-data.service';
import { readFilters, readSort } from '../hosts/queries.view';
import { OWNER, type OwnerDataService } from './owner-data.service';

type Row = Parameters<typeof presentRow>[0];

/** The same records by the names of tables and columns. */
export function ownerRowRoutes(app: FastifyInstance, owner: OwnerDataService, data: AppDataService): void {
  privateRoute(app, listDatabaseRows, async ({ params, query }, caller, { reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    const { filter, search, sort, cursor, limit } = query;
    const { items, total, next } = await data.list(place, OWNER, {
      ...{ table: params.table, filters: readFilters(filter), search, limit },
      sort: readSort(sort),
      after: cursor,
    });
    return reply.send({ items, total, ...(next !== undefined && { nextCursor: next }) });
  });
  privateRoute(app, addDatabaseRow, async ({ params, query, body }, caller, { reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    const { key = randomUUID(), step, values } = body;
    const change = { kind: 'add', id: key, values } as const;
    return answer(reply, await data.change(place, OWNER, { table: params.table, step, change }), 201);
  });
  privateRoute(app, changeDatabaseRow, async ({ params, query, body }, caller, { reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    const { ifRev, step, values } = body;
    const change = { kind: 'change', id: params.key, ifRev, values } as const;
    return answer(reply, await data.change(place, OWNER, { table: params.table, step, change }));
  });
  privateRoute(app, removeDatabaseRow, async ({ params, query }, caller, { reply }) => {
    const place = await owner.find(caller, params.id, query.environment);
    const change = { kind: 'remove', id: params.key, ifRev: query.ifRev } as const;
    return answer(reply, await data.change(place, OWNER, { table: params.table, step: query.step, change }));
  });
}

/** Also a conflict is answered in full: what is mine, and what is theirs. */
function answer(reply: FastifyReply, row: Row, made = 200): FastifyReply {
  const { status, body } = presentRow(row, made);
  return reply.code(status).send(body);
}
