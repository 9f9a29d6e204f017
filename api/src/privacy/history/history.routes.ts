import { listActivity } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { HistoryService } from './history.service';

/** Reading what happened to an account (SCR-21). */
export function historyRoutes(app: FastifyInstance, history: HistoryService): void {
  privateRoute(app, listActivity, ({ params, query }, caller) =>
    history.list(caller, params.id, query.cursor),
  );
}
