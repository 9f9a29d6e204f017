import type { User } from '@tessera/shared/contracts';
import { recordActivity } from '../activity/activity.service';
import { codeMail, emailChangedMail } from '../users/account-mails.view';
import { forgetCodes, limitCodes } from '../codes/code-limit.service';
import { findCaller, requireSession } from '../sessions/caller.service';
import { invalidCode, type CodeSent, type OneTimeCodes } from '../codes/one-time-codes.service';
import { voidProofs, type ProofKeepers } from './void-proofs.service';
import { provePassword, type PasswordProof } from '../passwords/password-proof.service';
import type { Visitor } from '../../core/visitor';
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
  request(caller: Caller, id: string, change: { email: string; password: string }): Promise<CodeSent>;
  /** Ends the other sessions and voids the codes of both addresses. Throws BAD_REQUEST with `remainingAttempts`, or RATE_LIMITED. */
  confirm(caller: Caller, id: string, change: { email: string; otp: string }, from: Visitor): Promise<User>;
}

export interface EmailChangeSettings extends PasswordProof, ProofKeepers {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
}

export function createEmailChange(settings: EmailChangeSettings): EmailChange {
  const { db, clock, codes, throttle, mailer } = settings;
  return {
    async request(caller, id, { email, password }) {
      const user = findCaller(caller, id);
      await provePassword(settings, user, password, 'password');
      await limitCodes(throttle, email);
      const isFree = (await findVerifiedUser(db, email)) === undefined;
      const code = await codes.issue(email, 'email', isFree ? id : undefined);
      await mailer?.send(isFree ? codeMail(email, code) : undefined);
      const message = 'Enter the code that was sent to the new address.';
      return mailer === undefined ? { message, otp: code } : { message };
    },
    async confirm(caller, id, { email, otp }, { device, address }) {
      const { email: before } = findCaller(caller, id);
      const user = await codes.redeem({ email, purpose: 'email', code: otp }, async (tx, userId) => {
        const other = await findVerifiedUser(tx, email);
        // Another user's code, or an address that someone proved meanwhile: as good as a wrong code.
        if (userId !== id || other !== undefined) throw invalidCode();
        const now = clock();
        const changed = { userId: id, addresses: [before, email], keptSessionId: caller.sessionId };
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
      await forgetCodes(throttle, email);
      return presentUser(user);
    },
  };
}
