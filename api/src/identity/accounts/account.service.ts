import type { SignedInDevice, User } from '@tessera/shared/contracts';
import { recordActivity } from '../activity/activity.repository';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { presentUser } from '../users/user.view';
import { setPasswordHash, updateProfile, type ProfileChange } from '../users/users.repository';
import { passwordChangedMail } from '../users/account-mails.view';
import { findCaller } from '../sessions/caller.service';
import type { PasswordHasher } from '../passwords/password-hasher.service';
import { provePassword } from '../passwords/password-proof.service';
import { dropResetTokens } from '../passwords/reset-tokens.repository';
import {
  findSession,
  listLiveSessions,
  revokeSession,
  revokeUserSessions,
} from '../sessions/sessions.repository';
import type { Throttle } from '../throttle/throttle.service';
import type { Visitor } from '../sessions/visitor.http';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** What people do with their own account. Another user's answers FORBIDDEN, whether it exists or not. */
export interface AccountService {
  readUser(caller: Caller, id?: string): User;
  updateProfile(caller: Caller, id: string, change: ProfileChange): Promise<User>;
  /** Ends the other sessions. FORBIDDEN for a wrong password, CONFLICT when there is none, RATE_LIMITED. */
  changePassword(caller: Caller, id: string, change: PasswordChange, from: Visitor): Promise<void>;
  listDevices(caller: Caller): Promise<SignedInDevice[]>;
  endDevice(caller: Caller, sessionId: string, from: Visitor): Promise<void>;
}

export interface AccountSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createAccountService(settings: AccountSettings): AccountService {
  const { db, clock, passwords, mailer, publicUrl } = settings;
  return {
    readUser: (caller, id) => presentUser(findCaller(caller, id)),
    async updateProfile(caller, id, change) {
      findCaller(caller, id);
      const updated = await updateProfile(db, id, change, clock());
      if (updated === undefined) throw new AppError('NOT_FOUND', 'This account is gone.');
      return presentUser(updated);
    },
    async changePassword(caller, id, { currentPassword, newPassword }, from) {
      const user = findCaller(caller, id);
      await provePassword(settings, user, currentPassword, 'currentPassword');
      const newHash = await passwords.inTurn(() => passwords.hash(newPassword));
      await db.transaction(async (tx) => {
        const now = clock();
        await setPasswordHash(tx, id, newHash, now);
        await dropResetTokens(tx, id, now);
        await revokeUserSessions(tx, id, now, caller.sessionId);
        const { device: detail, address } = from;
        await recordActivity(tx, { userId: id, at: now, kind: 'password_changed', detail, address });
        await mailer?.send(passwordChangedMail(user.email, `${publicUrl}/forgot-password`), tx);
      });
    },
    async listDevices(caller) {
      const live = await listLiveSessions(db, caller.userId, clock());
      return live.map(({ id, device, lastUsedAt }) => {
        return { id, device, lastUsed: lastUsedAt.toISOString(), current: id === caller.sessionId };
      });
    },
    async endDevice(caller, sessionId, { address }) {
      const { userId } = caller;
      const session = await findSession(db, sessionId);
      if (session === undefined) throw new AppError('NOT_FOUND', 'There is no such session.');
      if (session.userId !== userId) throw new AppError('FORBIDDEN', 'This is not your session.');
      await db.transaction(async (tx) => {
        const now = clock();
        await revokeSession(tx, sessionId, now);
        await recordActivity(tx, { userId, at: now, kind: 'session_ended', detail: session.device, address });
      });
    },
  };
}
