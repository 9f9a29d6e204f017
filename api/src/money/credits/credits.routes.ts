import {
  createCredits,
  deleteCredits,
  grantCredits,
  listCredits,
  readCredits,
  readCreditsOfUser,
  setCreditsBalance,
  updateCredits,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { operatorRoute, privateRoute } from '../../http/routes';
import type { CreditsService } from './credits.service';

export function creditsRoutes(app: FastifyInstance, credits: CreditsService): void {
  privateRoute(app, createCredits, (_input, caller) => credits.create(caller));
  privateRoute(app, listCredits, (_input, caller) => credits.list(caller));
  privateRoute(app, readCredits, ({ params }, caller) => credits.read(caller, params.id));
  privateRoute(app, readCreditsOfUser, ({ params }, caller) => credits.list(caller, params.userId));
  privateRoute(app, updateCredits, ({ params, body }, caller) =>
    credits.setBalance(caller, params.id, body.balancecredits),
  );
  privateRoute(app, setCreditsBalance, ({ params, body }, caller) =>
    credits.setBalance(caller, params.id, body.balance),
  );
  privateRoute(app, deleteCredits, ({ params }, caller) => credits.remove(caller, params.id));
  operatorRoute(app, grantCredits, ({ params, body }, { idempotencyKey }) =>
    credits.grant(params.id, { ...body, idempotencyKey }),
  );
}
