import { Readable } from 'node:stream';
import { changeEmail, deleteUser, downloadExport, exportData, listActivity } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ActivityService } from './history/history.service';
import type { RefreshCookie } from '../identity/sessions/refresh-cookie.http';
import { visitorOf } from '../identity/sessions/visitor.http';
import { reportTo } from '../github/connections/failure-log.http';
import { privateRoute, publicRoute } from '../http/routes';
import type { AccountDeletion } from './deletion/deletion.service';
import type { DataExport } from './export/export.service';
import type { EmailChange } from '../identity/accounts/email-change.service';

export interface OwnDataServices {
  readonly activity: ActivityService;
  readonly emailChange: EmailChange;
  readonly dataExport: DataExport;
  readonly deletion: AccountDeletion;
  readonly cookie: RefreshCookie;
}

/** Moving an account to another address, reading what happened to it, taking it along, and ending it (SCR-21). */
export function ownDataRoutes(app: FastifyInstance, services: OwnDataServices): void {
  const { activity, emailChange, dataExport, deletion, cookie } = services;

  privateRoute(app, changeEmail, async ({ params, body }, caller, { request }) => {
    const { email, password = '', otp } = body;
    if (otp === undefined) return emailChange.request(caller, params.id, { email, password });
    return { user: await emailChange.confirm(caller, params.id, { email, otp }, visitorOf(request)) };
  });
  privateRoute(app, listActivity, ({ params, query }, caller) =>
    activity.list(caller, params.id, query.cursor),
  );
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
  privateRoute(app, deleteUser, async ({ params, body }, caller, { request, reply }) => {
    const answer = await deletion.remove(caller, params.id, body, reportTo(request));
    if (answer.status === 'deleted') cookie.clear(reply);
    return answer;
  });
}
