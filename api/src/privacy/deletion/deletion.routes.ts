import { deleteUser } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { RefreshCookie } from '../../identity';
import type { AccountDeletion } from './deletion.service';

/** Ending an account (SCR-21). */
export function deletionRoutes(app: FastifyInstance, deletion: AccountDeletion, cookie: RefreshCookie): void {
  privateRoute(app, deleteUser, async ({ params, body }, caller, { request, reply }) => {
    const answer = await deletion.remove(caller, params.id, body, request.log);
    if (answer.status === 'deleted') cookie.clear(reply);
    return answer;
  });
}
