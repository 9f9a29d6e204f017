import {
  changeEmail,
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
import type { Visitors } from '../known-devices/visitors.http';
import type { PasswordChange } from '../passwords/password-change.service';
import type { IdentitiesService } from '../providers/identities.service';
import type { DevicesService } from '../sessions/devices.service';
import { visitorOf } from '../sessions/visitor.http';
import type { AccountService } from './account.service';
import type { EmailChange } from './email-change.service';

export interface AccountServices {
  readonly account: AccountService;
  readonly devices: DevicesService;
  readonly emailChange: EmailChange;
  readonly identities: IdentitiesService;
  readonly passwordChange: PasswordChange;
  readonly visitors: Pick<Visitors, 'meet'>;
}

/** What people see and change of their own account. */
export function accountRoutes(app: FastifyInstance, services: AccountServices): void {
  const { account, devices, emailChange, identities, passwordChange, visitors } = services;

  privateRoute(app, readCurrentUser, (_input, caller) => Promise.resolve({ user: account.readUser(caller) }));
  privateRoute(app, readUser, ({ params }, caller) =>
    Promise.resolve({ user: account.readUser(caller, params.id) }),
  );
  privateRoute(app, updateUser, async ({ params, body }, caller) => ({
    user: await account.updateProfile(caller, params.id, body),
  }));
  privateRoute(app, changeEmail, async ({ params, body }, caller, { request }) => {
    const { email, password = '', otp } = body;
    const from = visitors.meet(request);
    if (otp === undefined) return emailChange.request(caller, params.id, { email, password }, from);
    return { user: await emailChange.confirm(caller, params.id, { email, otp }, from) };
  });
  privateRoute(app, changePassword, ({ params, body }, caller, { request }) =>
    passwordChange.change(caller, params.id, body, visitors.meet(request)),
  );
  privateRoute(app, listSessions, async (_input, caller) => ({
    items: await devices.list(caller),
    nextCursor: null,
  }));
  privateRoute(app, endSession, ({ params }, caller, { request }) =>
    devices.end(caller, params.sid, visitorOf(request)),
  );
  privateRoute(app, listIdentities, async (_input, caller) => ({
    items: await identities.list(caller),
    nextCursor: null,
  }));
  privateRoute(app, unlinkIdentity, ({ params }, caller, { request }) =>
    identities.unlink(caller, params.provider, visitorOf(request)),
  );
}
