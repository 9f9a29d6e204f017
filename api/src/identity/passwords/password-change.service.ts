import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { voidProofs, type ProofKeepers } from '../accounts/void-proofs.service';
import { recordActivity } from '../activity/activity.service';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { findCaller, requireSession } from '../sessions/caller.service';
import { passwordChangedMail } from '../users/account-mails.view';
import { setPasswordHash } from '../users/users.service';
import { requireUncommon } from './common-passwords.service';
import { provePassword, type PasswordProof } from './password-proof.service';

export interface NewOwnPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface PasswordChange {
  /**
   * Sets the caller's password, ends the other sessions and voids the account's codes. FORBIDDEN for a wrong password and for another user's,
   * CONFLICT when there is none, RATE_LIMITED.
   */
  change(caller: Caller, id: string, passwords: NewOwnPassword, from: SignInVisitor): Promise<void>;
}

export interface PasswordChangeSettings extends PasswordProof, ProofKeepers {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createPasswordChange(settings: PasswordChangeSettings): PasswordChange {
  const { db, clock, passwords, mailer, publicUrl } = settings;
  return {
    async change(caller, id, { currentPassword, newPassword }, { device: detail, address, browser }) {
      const user = findCaller(caller, id);
      await requireUncommon('newPassword', newPassword, user);
      await provePassword(settings, user, caller, {
        password: currentPassword,
        field: 'currentPassword',
      });
      const newHash = await passwords.inTurn(() => passwords.hash(newPassword));
      await db.transaction(async (tx) => {
        const now = clock();
        const { sessionId: keptSessionId } = caller;
        const changed = { userId: id, addresses: [user.email], browser, keptSessionId };
        await voidProofs(tx, settings, changed, now);
        // A reset that was faster has ended this session: what was proved to it counts no more.
        await requireSession(tx, caller, now);
        await setPasswordHash(tx, id, newHash, now);
        await recordActivity(tx, { userId: id, at: now, kind: 'password_changed', detail, address });
        await mailer?.send(passwordChangedMail(user.email, `${publicUrl}/forgot-password`), tx);
      });
    },
  };
}
