import {
  changePassword,
  endSession,
  listIdentities,
  listSessions,
  readCurrentUser,
  readUser,
  unlinkIdentity,
  updateUser,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { AccountService } from './account.service';
import type { IdentitiesService } from '../providers/identities.service';
import { visitorOf } from '../sessions/visitor.http';

export interface AccountServices {
  readonly account: AccountService;
  readonly identities: IdentitiesService;
}

/** What people see and change of their own account. */
export function accountRoutes(app: FastifyInstance, { account, identities }: AccountServices): void {
  privateRoute(app, readCurrentUser, (_input, caller) => Promise.resolve({ user: account.readUser(caller) }));
  privateRoute(app, readUser, ({ params }, caller) =>
    Promise.resolve({ user: account.readUser(caller, params.id) }),
  );
  privateRoute(app, updateUser, async ({ params, body }, caller) => ({
    user: await account.updateProfile(caller, params.id, body),
  }));
  privateRoute(app, changePassword, ({ params, body }, caller, { request }) =>
    account.changePassword(caller, params.id, body, visitorOf(request)),
  );
  privateRoute(app, listSessions, async (_input, caller) => ({
    items: await account.listDevices(caller),
    nextCursor: null,
  }));
  privateRoute(app, endSession, ({ params }, caller, { request }) =>
    account.endDevice(caller, params.sid, visitorOf(request)),
  );
  privateRoute(app, listIdentities, async (_input, caller) => ({
    items: await identities.list(caller),
    nextCursor: null,
  }));
  privateRoute(app, unlinkIdentity, ({ params }, caller, { request }) =>
    identities.unlink(caller, params.provider, visitorOf(request)),
  );
}
