import { voidProofs, type ProofKeepers } from '../accounts/void-proofs.service';
import { recordActivity } from '../activity/activity.service';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { findVerifiedUser, lockAddress, setPasswordHash } from '../users/users.service';
import { passwordChangedMail, resetMail } from '../users/account-mails.view';
import { forgetCodes, limitCodes } from '../codes/code-limit.service';
import type { OneTimeCodes } from '../codes/one-time-codes.service';
import type { PasswordHasher } from './password-hasher.service';
import { findResetUser, insertResetToken, takeResetToken } from './reset-tokens.repository';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import type { Throttle } from '../throttle/throttle.service';
import type { Visitor } from '../../core/visitor';

/** How long the token that a code was exchanged for is good, in seconds. */
export const RESET_TOKEN_SECONDS = 15 * 60;

export interface PasswordRecoveryService {
  /**
   * Mails a code to a verified address, and makes a decoy for every other one. The answer is the same, and
   * never carries the code: with it anyone could take any account over.
   */
  forgot(email: string): Promise<{ message: string }>;
  /** Exchanges the code for a token. Throws BAD_REQUEST with `remainingAttempts`, or RATE_LIMITED. */
  verify(email: string, otp: string): Promise<{ token: string }>;
  /** Sets the password, ends every session and voids the account's codes. Throws GONE for a token that was used or is too old. */
  reset(request: NewPassword, from: Visitor): Promise<{ message: string }>;
}

export interface NewPassword {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

export interface PasswordRecoverySettings extends ProofKeepers {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly throttle: Throttle;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
}

export function createPasswordRecovery(settings: PasswordRecoverySettings): PasswordRecoveryService {
  const { db, clock, codes, passwords, throttle, mailer, publicUrl } = settings;
  return {
    async forgot(email) {
      await limitCodes(throttle, email);
      const known = await findVerifiedUser(db, email);
      const code = await codes.issue(email, 'reset', known?.id);
      await mailer?.send(known && resetMail(email, code));
      return { message: "If an account exists with this email, we've sent a verification code." };
    },
    async verify(email, otp) {
      const token = makeSecret();
      await codes.redeem({ email, purpose: 'reset', code: otp }, (tx, userId) =>
        insertResetToken(tx, {
          userId,
          email,
          tokenHash: hashSecret(token),
          expiresAt: addSeconds(clock(), RESET_TOKEN_SECONDS),
        }),
      );
      await forgetCodes(throttle, email);
      return { token };
    },
    async reset({ email, token, newPassword }, { device: detail, address }) {
      const tokenHash = hashSecret(token);
      const user = await findResetUser(db, tokenHash, clock());
      if (user?.email !== email) throw gone();
      const passwordHash = await passwords.inTurn(() => passwords.hash(newPassword));
      await db.transaction(async (tx) => {
        const now = clock();
        await lockAddress(tx, email);
        if (!(await takeResetToken(tx, tokenHash, now))) throw gone();
        const current = await voidProofs(tx, settings, { userId: user.id, addresses: [email] }, now);
        // The address may be another one by now, and the token's worth nothing.
        if (current?.email !== email) throw gone();
        await setPasswordHash(tx, user.id, passwordHash, now);
        await recordActivity(tx, { userId: user.id, at: now, kind: 'password_changed', detail, address });
        await mailer?.send(passwordChangedMail(email, `${publicUrl}/forgot-password`), tx);
      });
      // The owner of the address is here: failures of whoever guessed before need not keep them out.
      await throttle.clear({ scope: 'account', subject: email });
      return { message: 'Your password has been reset. Please sign in.' };
    },
  };
}

function gone(): AppError {
  return new AppError(
    'GONE',
    'This link to a new password was used before or is too old. Please start again.',
  );
}
