import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Visitor } from '../../core/visitor';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { recordActivity } from '../activity/activity.service';
import { findCaller } from '../sessions/caller.service';
import type { SessionsService } from '../sessions/sessions.service';
import { passwordChangedMail } from '../users/account-mails.view';
import { setPasswordHash } from '../users/users.service';
import { provePassword, type PasswordProof } from './password-proof.service';
import { dropResetTokens } from './reset-tokens.repository';

export interface NewOwnPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface PasswordChange {
  /**
   * Sets the caller's password and ends the other sessions. FORBIDDEN for a wrong password and for another user's,
   * CONFLICT when there is none, RATE_LIMITED.
   */
  change(caller: Caller, id: string, passwords: NewOwnPassword, from: Visitor): Promise<void>;
}

export interface PasswordChangeSettings extends PasswordProof {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<SessionsService, 'endAll'>;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createPasswordChange(settings: PasswordChangeSettings): PasswordChange {
  const { db, clock, passwords, sessions, mailer, publicUrl } = settings;
  return {
    async change(caller, id, { currentPassword, newPassword }, { device: detail, address }) {
      const user = findCaller(caller, id);
      await provePassword(settings, user, currentPassword, 'currentPassword');
      const newHash = await passwords.inTurn(() => passwords.hash(newPassword));
      await db.transaction(async (tx) => {
        const now = clock();
        await setPasswordHash(tx, id, newHash, now);
        await dropResetTokens(tx, id, now);
        await sessions.endAll(tx, id, caller.sessionId);
        await recordActivity(tx, { userId: id, at: now, kind: 'password_changed', detail, address });
        await mailer?.send(passwordChangedMail(user.email, `${publicUrl}/forgot-password`), tx);
      });
    },
  };
}
