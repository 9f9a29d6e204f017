import { randomUUID } from 'node:crypto';
import {
  changedRowSchema,
  newRowSchema,
  removedRowQuerySchema,
  tableGroupsQuerySchema,
  tableParamsSchema,
  tableRowParamsSchema,
  tableRowsQuerySchema,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { presentRow } from './answers.view';
import { dataRoutes, readPart, type DataCallPorts } from './data-call.http';
import { readFilters, readSort } from './queries.view';

const ROWS = '/tables/:table/rows';
const ONE = `${ROWS}/:id`;

/** The same records by the names of tables and columns, for programs. */
export function tableRoutes(app: FastifyInstance, ports: DataCallPorts): void {
  const route = dataRoutes(app, ports);
  route('GET', ROWS, async ({ data, request, place, who }) => {
    const { table } = readPart(tableParamsSchema, 'params', request);
    const { filter, search, sort, cursor, limit } = readPart(tableRowsQuerySchema, 'query', request);
    const filters = readFilters(filter);
    const { items, total, next } = await data.list(place, who, {
      ...{ table, filters, search, limit },
      sort: readSort(sort),
      after: cursor,
    });
    return { status: 200, body: { items, total, ...(next !== undefined && { nextCursor: next }) } };
  });
  route('GET', '/tables/:table/aggregate', async ({ data, request, place, who }) => {
    const { table } = readPart(tableParamsSchema, 'params', request);
    const { filter, ...query } = readPart(tableGroupsQuerySchema, 'query', request);
    const { groups } = await data.aggregate(place, who, { table, filters: readFilters(filter), ...query });
    return { status: 200, body: { groups } };
  });
  route('GET', ONE, async ({ data, request, place, who }) => {
    const { table, id } = readPart(tableRowParamsSchema, 'params', request);
    return presentRow(await data.show(place, who, table, id));
  });
  route('POST', ROWS, async ({ data, request, place, who }) => {
    const { table } = readPart(tableParamsSchema, 'params', request);
    const { id = randomUUID(), step, values } = readPart(newRowSchema, 'body', request);
    return presentRow(
      await data.change(place, who, { table, step, change: { kind: 'add', id, values } }),
      201,
    );
  });
  route('PATCH', ONE, async ({ data, request, place, who }) => {
    const { table, id } = readPart(tableRowParamsSchema, 'params', request);
    const { ifRev, step, values } = readPart(changedRowSchema, 'body', request);
    return presentRow(
      await data.change(place, who, { table, step, change: { kind: 'change', id, ifRev, values } }),
    );
  });
  route('DELETE', ONE, async ({ data, request, place, who }) => {
    const { table, id } = readPart(tableRowParamsSchema, 'params', request);
    const { ifRev, step } = readPart(removedRowQuerySchema, 'query', request);
    return presentRow(await data.change(place, who, { table, step, change: { kind: 'remove', id, ifRev } }));
  });
}
