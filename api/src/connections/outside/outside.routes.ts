import {
  listConnectionRows,
  listConnectionTables,
  queryConnection,
  readConnectionSchema,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { OutsideService, Rows } from './outside.service';

/** A process each. */
const SHARE = { rateShare: 0.2 };

/** Looking into databases of one's own (SCR-12, SCR-13). */
export function outsideRoutes(app: FastifyInstance, outside: OutsideService): void {
  privateRoute(
    app,
    listConnectionTables,
    async ({ params }, caller) => ({ items: await outside.tables(caller, params.id) }),
    SHARE,
  );
  privateRoute(app, readConnectionSchema, ({ params }, caller) => outside.schema(caller, params.id), SHARE);
  privateRoute(
    app,
    listConnectionRows,
    async ({ params: { id, schema, table }, query: { offset } }, caller) =>
      present(await outside.rows(caller, id, { schema, table, offset })),
    SHARE,
  );
  privateRoute(
    app,
    queryConnection,
    async ({ params, body }, caller) =>
      present(await outside.query(caller, params.id, { sql: body.sql, parameters: body.params ?? [] })),
    SHARE,
  );
}

function present({ columns, rows, ...rest }: Rows) {
  return { ...rest, columns: [...columns], rows: rows.map((row) => [...row]) };
}
