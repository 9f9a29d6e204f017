import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database, Queryable } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import { limitCodes, type CodeLimits } from '../codes/code-limit.service';
import { invalidCode, type OneTimeCodes } from '../codes/one-time-codes.service';
import { provePassword, type PasswordProof } from '../passwords/password-proof.service';
import { findCaller } from '../sessions/caller.service';
import { ownerAsCodeUser } from '../known-devices/known-devices.service';
import { codeMail } from '../users/account-mails.view';
import type { CallerUser } from '../users/user.schema';

export interface OwnerEvidence {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** What came of a proof; or a code was sent, which is in here only while no mail server is set. */
export type OwnerProved<T> = { readonly result: T } | { readonly otp?: string };

export interface OwnerProof {
  /**
   * Runs `proceed` in a transaction once the owner of the account has proved to be there: by the password or, without
   * one, by a code that the first call sends. Throws FORBIDDEN, RATE_LIMITED, BAD_REQUEST.
   */
  prove<T>(
    caller: Caller,
    id: string,
    evidence: OwnerEvidence,
    proceed: (tx: Queryable) => Promise<T>,
  ): Promise<OwnerProved<T>>;
}

export interface OwnerProofSettings extends PasswordProof, CodeLimits {
  readonly db: Database;
  readonly codes: OneTimeCodes;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
}

export function createOwnerProof(settings: OwnerProofSettings): OwnerProof {
  const { db, codes, mailer } = settings;

  async function proveByCode<T>(
    { id, email }: CallerUser,
    otp: string | undefined,
    proceed: (tx: Queryable) => Promise<T>,
  ): Promise<OwnerProved<T>> {
    const by = ownerAsCodeUser(id);
    if (otp !== undefined) {
      const result = await codes.redeem({ email, purpose: 'delete', code: otp, by }, (tx, userId) => {
        if (userId !== id) throw invalidCode();
        return proceed(tx);
      });
      return { result };
    }
    await limitCodes(settings, email, 'delete', by);
    const code = await codes.issue(email, 'delete', id, by);
    await mailer?.send(codeMail(email, code));
    return mailer === undefined ? { otp: code } : {};
  }

  return {
    async prove(caller, id, { password, otp }, proceed) {
      const user = findCaller(caller, id);
      if (user.passwordHash === null) return proveByCode(user, otp, proceed);
      if (password === undefined) throw invalidField('password', 'Password is required');
      await provePassword(settings, user, caller, { password, field: 'password' });
      return { result: await db.transaction(proceed) };
    },
  };
}
