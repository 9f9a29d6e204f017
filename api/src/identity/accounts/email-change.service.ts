import type { User } from '@tessera/shared/contracts';
import { recordActivity } from '../activity/activity.service';
import { codeMail, emailChangedMail } from '../users/account-mails.view';
import { forgetCodes, limitCodes, type CodeLimits } from '../codes/code-limit.service';
import { findCaller, requireSession } from '../sessions/caller.service';
import { invalidCode, type CodeSent, type OneTimeCodes } from '../codes/one-time-codes.service';
import { voidProofs, type ProofKeepers } from './void-proofs.service';
import { provePassword, type PasswordProof } from '../passwords/password-proof.service';
import type { SignInVisitor } from '../known-devices/known-device.schema';
import { userAsCodeUser } from '../known-devices/known-devices.service';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { presentUser } from '../users/user.view';
import { findVerifiedUser, moveAddress } from '../users/users.service';

export interface EmailChange {
  /**
   * Sends a code to the new address. The answer is the same when someone has it already; the code then never
   * verifies (API-06). Throws what `provePassword` throws.
   */
  request(
    caller: Caller,
    id: string,
    change: { email: string; password: string },
    from: SignInVisitor,
  ): Promise<CodeSent>;
  /** Ends the other sessions and voids the codes of both addresses. Throws BAD_REQUEST with `remainingAttempts`, or RATE_LIMITED. */
  confirm(
    caller: Caller,
    id: string,
    change: { email: string; otp: string },
    from: SignInVisitor,
  ): Promise<User>;
}

export interface EmailChangeSettings extends PasswordProof, ProofKeepers, CodeLimits {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
}

export function createEmailChange(settings: EmailChangeSettings): EmailChange {
  const { db, clock, codes, mailer } = settings;
  return {
    async request(caller, id, { email, password }, from) {
      const user = findCaller(caller, id);
      await provePassword(settings, user, caller, { password, field: 'password' });
      const by = userAsCodeUser(id, from);
      const isMailed = await limitCodes(settings, email, 'email', by);
      const isFree = (await findVerifiedUser(db, email)) === undefined;
      const message = 'Enter the code that was sent to the new address.';
      if (!isMailed && mailer !== undefined) return { message };
      const code = await codes.issue(email, 'email', isFree ? id : undefined, by);
      await mailer?.send(isFree ? codeMail(email, code) : undefined);
      return mailer === undefined ? { message, otp: code } : { message };
    },
    async confirm(caller, id, { email, otp }, from) {
      const { email: before } = findCaller(caller, id);
      const { device, address, browser } = from;
      const by = userAsCodeUser(id, from);
      const user = await codes.redeem({ email, purpose: 'email', code: otp, by }, async (tx, userId) => {
        const other = await findVerifiedUser(tx, email);
        // Another user's code, or an address that someone proved meanwhile: as good as a wrong code.
        if (userId !== id || other !== undefined) throw invalidCode();
        const now = clock();
        const { sessionId: keptSessionId } = caller;
        const changed = { userId: id, addresses: [before, email], browser, keptSessionId };
        await voidProofs(tx, settings, changed, now);
        // A reset that was faster has ended this session: what was proved to it counts no more.
        await requireSession(tx, caller, now);
        const moved = await moveAddress(tx, id, email, now);
        if (moved === undefined) throw invalidCode();
        const detail = `${before} → ${email}, ${device}`;
        await recordActivity(tx, { userId: id, at: now, kind: 'email_changed', detail, address });
        await mailer?.send(emailChangedMail(before, email), tx);
        return moved;
      });
      await forgetCodes(settings, email, by);
      return presentUser(user, clock());
    },
  };
}
