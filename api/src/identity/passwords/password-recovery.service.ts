import { voidProofs, type ProofKeepers } from '../accounts/void-proofs.service';
import { recordActivity } from '../activity/activity.service';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { findVerifiedUser, lockAddress, setPasswordHash } from '../users/users.service';
import { passwordChangedMail, resetMail } from '../users/account-mails.view';
import { forgetCodes, limitCodes, type CodeLimits } from '../codes/code-limit.service';
import type { OneTimeCodes } from '../codes/one-time-codes.service';
import { requireUncommon } from './common-passwords.service';
import type { PasswordHasher } from './password-hasher.service';
import { findResetUser, takeResetToken } from './reset-tokens.repository';
import { issueResetToken } from './reset-tokens.service';
import { hashSecret } from '../../secrets/one-time-secret';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { recognise, rememberDevice } from '../known-devices/known-devices.service';
import { accountGuard, knownGuard, strangerGuard } from '../sign-in/sign-in-limits.rules';

export interface PasswordRecoveryService {
  /**
   * Mails a code to a verified address, and makes a decoy for every other one. The answer is the same, and
   * never carries the code: with it anyone could take any account over. Without a mail server the operator is told it.
   */
  forgot(email: string, from: SignInVisitor): Promise<{ message: string }>;
  /** Exchanges the code for a token. Throws BAD_REQUEST with `remainingAttempts`, or RATE_LIMITED. */
  verify(email: string, otp: string, from: SignInVisitor): Promise<{ token: string }>;
  /** Sets the password, ends every session and voids the account's codes; the browser is known then. Throws GONE for a token that was used or is too old. */
  reset(request: NewPassword, from: SignInVisitor): Promise<{ message: string }>;
}

export interface NewPassword {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

export interface PasswordRecoverySettings extends ProofKeepers, CodeLimits {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer | undefined;
  /** Only on the operator's own machine, and without a mail server. */
  readonly tellOperator: ((words: string) => void) | undefined;
  readonly publicUrl: string;
}

export function createPasswordRecovery(settings: PasswordRecoverySettings): PasswordRecoveryService {
  const { db, clock, codes, passwords, throttle, mailer, tellOperator, publicUrl } = settings;
  return {
    async forgot(email, from) {
      const by = await recognise(db, email, from);
      const known = await findVerifiedUser(db, email);
      if (await limitCodes(settings, email, 'reset', by)) {
        const code = await codes.issue(email, 'reset', known?.id, by);
        await mailer?.send(known && resetMail(email, code));
        if (known)
          tellOperator?.(`No mail server is set up. The code to reset the password of ${email}: ${code}`);
      }
      return { message: "If an account exists with this email, we've sent a verification code." };
    },
    async verify(email, otp, from) {
      const by = await recognise(db, email, from);
      const attempt = { email, purpose: 'reset', code: otp, by } as const;
      const token = await codes.redeem(attempt, (tx, id) => issueResetToken(tx, { id, email }, clock()));
      await forgetCodes(settings, email, by);
      return { token };
    },
    async reset({ email, token, newPassword }, from) {
      const { device: detail, address, browser } = from;
      const tokenHash = hashSecret(token);
      const user = await findResetUser(db, tokenHash, clock());
      if (user?.email !== email) throw gone();
      await requireUncommon('newPassword', newPassword, user);
      const passwordHash = await passwords.inTurn(() => passwords.hash(newPassword));
      await db.transaction(async (tx) => {
        const now = clock();
        await lockAddress(tx, email);
        if (!(await takeResetToken(tx, tokenHash, now))) throw gone();
        const changed = { userId: user.id, addresses: [email], browser };
        const current = await voidProofs(tx, settings, changed, now);
        // The address may be another one by now, and the token's worth nothing.
        if (current?.email !== email) throw gone();
        await setPasswordHash(tx, user.id, passwordHash, now);
        await rememberDevice(tx, { userId: user.id, browser }, now);
        await recordActivity(tx, { userId: user.id, at: now, kind: 'password_changed', detail, address });
        await mailer?.send(passwordChangedMail(email, `${publicUrl}/forgot-password`), tx);
      });
      // The owner of the address is here: failures of whoever guessed before need not keep them out.
      const guards = [knownGuard(email, from), strangerGuard(email, from), accountGuard(email)];
      await throttle.clear(...guards.map(({ key }) => key));
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
