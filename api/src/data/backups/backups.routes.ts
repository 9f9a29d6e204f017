import { createGunzip } from 'node:zlib';
import {
  downloadDatabaseBackup,
  exportDatabaseCsv,
  exportDatabaseSql,
  listDatabaseBackups,
  listDatabaseTables,
  makeDatabaseBackup,
  removeDatabaseBackup,
  restoreDatabaseBackup,
} from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { OwnerDataService } from '../owner/owner-data.service';
import { DownloadPlaces } from './download-places.http';
import type { Exports } from './exports.service';
import type { OwnerBackups } from './owner-backups.service';

/** Each reads or writes all records of a database. */
const HEAVY = { rateShare: 0.1 };

/** Backups of the records of applications, and ways to take them along (DATA-05). */
export function backupRoutes(
  app: FastifyInstance,
  {
    backups,
    owner,
    exports,
  }: {
    readonly backups: OwnerBackups;
    readonly owner: Pick<OwnerDataService, 'find'>;
    readonly exports: Exports;
  },
): void {
  const places = new DownloadPlaces();
  privateRoute(app, listDatabaseTables, async ({ params, query }, caller) => {
    const place = await owner.find(caller, params.id, query.environment);
    return { items: await exports.tables(place) };
  });
  privateRoute(app, listDatabaseBackups, ({ params, query }, caller) =>
    backups.list(caller, params.id, query.environment),
  );
  privateRoute(
    app,
    makeDatabaseBackup,
    ({ params, query, body }, caller) => backups.make(caller, params.id, query.environment, body.note),
    HEAVY,
  );
  privateRoute(
    app,
    restoreDatabaseBackup,
    ({ params }, caller) => backups.restore(caller, params.id, params.backup),
    HEAVY,
  );
  privateRoute(app, removeDatabaseBackup, ({ params }, caller) =>
    backups.remove(caller, params.id, params.backup),
  );
  privateRoute(
    app,
    downloadDatabaseBackup,
    async ({ params }, caller, { reply }) => {
      places.take(caller, reply);
      const content = await backups.content(caller, params.id, params.backup);
      return sendPacked(reply, { content, type: 'application/json; charset=utf-8', name: 'backup.json' });
    },
    HEAVY,
  );
  privateRoute(
    app,
    exportDatabaseSql,
    async ({ params, query }, caller, { reply }) => {
      const place = await owner.find(caller, params.id, query.environment);
      places.take(caller, reply);
      const content = await exports.sql(place);
      return sendPacked(reply, { content, type: 'application/sql; charset=utf-8', name: 'records.sql' });
    },
    HEAVY,
  );
  privateRoute(
    app,
    exportDatabaseCsv,
    async ({ params, query }, caller, { reply }) => {
      const { table } = params;
      const place = await owner.find(caller, params.id, query.environment);
      places.take(caller, reply);
      const content = await exports.csv(place, table);
      // Names of tables are plain letters as far as a header takes them; anything else is only what a browser calls it.
      const name = `${table.replace(/[^\w-]+/g, '_')}.csv`;
      return sendPacked(reply, { content, type: 'text/csv; charset=utf-8', name });
    },
    HEAVY,
  );
}

/** Unpacked on its way, piece by piece: the whole text is never in this process. */
function sendPacked(
  reply: FastifyReply,
  { content, type, name }: { readonly content: Uint8Array; readonly type: string; readonly name: string },
): FastifyReply {
  const unpacking = createGunzip();
  unpacking.end(content);
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      // Somebody's words on our own host: they are saved, and run nothing if they are opened all the same.
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .type(type)
    .send(unpacking);
}
