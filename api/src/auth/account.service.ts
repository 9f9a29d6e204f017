import type { SignedInDevice, User } from '@tessera/shared/contracts';
import { AppError } from '../core/app-error';
import type { Caller } from '../core/caller';
import type { Clock } from '../core/clock';
import type { Database } from '../db/database';
import type { Mailer } from '../mail/mailer';
import { presentUser } from '../users/present-user';
import { setPasswordHash, updateNames } from '../users/users.repository';
import type { UserRow } from '../users/users.table';
import { passwordChangedMail } from './auth-mails';
import type { PasswordHasher } from './password-hasher';
import { dropResetTokens } from './reset-tokens.repository';
import {
  findSession,
  findSessionUser,
  listLiveSessions,
  revokeSession,
  revokeUserSessions,
} from './sessions.repository';
import type { Throttle } from './throttle.service';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** What people do with their own account. Another user's answers FORBIDDEN, whether it exists or not. */
export interface AccountService {
  readUser(caller: Caller, id?: string): Promise<User>;
  updateNames(caller: Caller, id: string, names: { firstName: string; lastName: string }): Promise<User>;
  /** Ends the other sessions. FORBIDDEN for a wrong password, CONFLICT when there is none, RATE_LIMITED. */
  changePassword(caller: Caller, id: string, change: PasswordChange): Promise<void>;
  listDevices(caller: Caller): Promise<SignedInDevice[]>;
  endDevice(caller: Caller, sessionId: string): Promise<void>;
}

export interface AccountSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

const MAX_WRONG_PASSWORDS = 5;

export function createAccountService(settings: AccountSettings): AccountService {
  const { db, clock, passwords, throttle, mailer, publicUrl } = settings;

  /** The caller's own row. A token of a session that was ended is not enough here, whatever is left of its time. */
  async function findCaller({ userId, sessionId }: Caller, id = userId): Promise<UserRow> {
    const user = await findSessionUser(db, sessionId, userId);
    if (user === undefined) {
      throw new AppError('UNAUTHENTICATED', 'User not authenticated or token expired');
    }
    if (id !== userId) throw new AppError('FORBIDDEN', 'This is not your account.');
    return user;
  }

  return {
    readUser: async (caller, id) => presentUser(await findCaller(caller, id)),
    async updateNames(caller, id, names) {
      await findCaller(caller, id);
      const updated = await updateNames(db, id, names, clock());
      if (updated === undefined) throw new AppError('NOT_FOUND', 'This account is gone.');
      return presentUser(updated);
    },
    async changePassword(caller, id, { currentPassword, newPassword }) {
      const { passwordHash, email } = await findCaller(caller, id);
      if (passwordHash === null) {
        throw new AppError('CONFLICT', "This account has no password yet. 'Forgot password' gives it one.");
      }
      const key = { scope: 'password', subject: id };
      const newHash = await passwords.inTurn(async () => {
        await throttle.check(key, 'Too many wrong passwords.');
        if (await passwords.verify(passwordHash, currentPassword)) return passwords.hash(newPassword);
        await throttle.fail(key, MAX_WRONG_PASSWORDS);
        return undefined;
      });
      if (newHash === undefined) {
        const message = 'The current password is not right';
        throw new AppError('FORBIDDEN', message, { fields: { currentPassword: message } });
      }
      await db.transaction(async (tx) => {
        await setPasswordHash(tx, id, newHash, clock());
        await dropResetTokens(tx, id, clock());
        await revokeUserSessions(tx, id, clock(), caller.sessionId);
      });
      await throttle.clear(key);
      mailer?.send(passwordChangedMail(email, `${publicUrl}/forgot-password`));
    },
    async listDevices(caller) {
      await findCaller(caller);
      const live = await listLiveSessions(db, caller.userId, clock());
      return live.map(({ id, device, lastUsedAt }) => {
        return { id, device, lastUsed: lastUsedAt.toISOString(), current: id === caller.sessionId };
      });
    },
    async endDevice(caller, sessionId) {
      await findCaller(caller);
      const session = await findSession(db, sessionId);
      if (session === undefined) throw new AppError('NOT_FOUND', 'There is no such session.');
      if (session.userId !== caller.userId) throw new AppError('FORBIDDEN', 'This is not your session.');
      await revokeSession(db, sessionId, clock());
    },
  };
}
