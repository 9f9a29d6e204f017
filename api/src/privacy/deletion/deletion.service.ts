import { codeMail } from '../../identity/users/account-mails.view';
import { limitCodes } from '../../identity/codes/code-limit.service';
import { findCaller } from '../../identity/sessions/caller.service';
import { invalidCode, type OneTimeCodes } from '../../identity/codes/one-time-codes.service';
import { provePassword, type PasswordProof } from '../../identity/passwords/password-proof.service';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database, Queryable } from '../../db/database';
import { hasLiveDeployments } from '../../deploying/deployments/live-deployments.service';
import type {
  GithubAccountService,
  ReportFailure,
  Revocation,
} from '../../github/connections/connections.service';
import type { Mailer } from '../../mail/mailer';
import { deleteUser } from '../../identity/users/users.repository';
import type { UserRow } from '../../identity/tables/users.table';

export interface DeletionRequest {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
  /** Live applications are stopped and go with the rest. */
  readonly stop?: boolean | undefined;
}

export interface DeletionAnswer {
  readonly status: 'deleted' | 'code_sent';
  readonly otp?: string;
}

export interface AccountDeletion {
  /**
   * Deletes the account for good, once its owner has proved to be there: by the password or, without one, by a code
   * that the first call sends. GitHub forgets the token that it had given; when it does not, `report` is told. Throws
   * FORBIDDEN, CONFLICT while an application is live, RATE_LIMITED, BAD_REQUEST.
   */
  remove(
    caller: Caller,
    id: string,
    request: DeletionRequest,
    report: ReportFailure,
  ): Promise<DeletionAnswer>;
}

export interface AccountDeletionSettings extends PasswordProof {
  readonly db: Database;
  readonly codes: OneTimeCodes;
  /** Undefined: codes are in the answers. */
  readonly mailer: Mailer | undefined;
  readonly github: Pick<GithubAccountService, 'prepareRevocation'>;
}

export function createAccountDeletion(settings: AccountDeletionSettings): AccountDeletion {
  const { db, codes, throttle, mailer, github } = settings;

  async function removeAll(tx: Queryable, id: string, isStopping: boolean): Promise<Revocation> {
    if (!isStopping && (await hasLiveDeployments(tx, id))) {
      throw new AppError(
        'CONFLICT',
        'An application of yours is live. Stop it first, or delete it with the account.',
      );
    }
    const revoke = await github.prepareRevocation(tx, id);
    await deleteUser(tx, id);
    return revoke;
  }

  async function removeByCode(
    user: UserRow,
    { otp, stop = false }: DeletionRequest,
    report: ReportFailure,
  ): Promise<DeletionAnswer> {
    const { id, email } = user;
    if (otp !== undefined) {
      const revoke = await codes.redeem({ email, purpose: 'delete', code: otp }, (tx, userId) => {
        if (userId !== id) throw invalidCode();
        return removeAll(tx, id, stop);
      });
      await revoke(report);
      return { status: 'deleted' };
    }
    await limitCodes(throttle, email);
    const code = await codes.issue(email, 'delete', id);
    await mailer?.send(codeMail(email, code));
    return mailer === undefined ? { status: 'code_sent', otp: code } : { status: 'code_sent' };
  }

  return {
    async remove(caller, id, request, report) {
      const user = findCaller(caller, id);
      if (user.passwordHash === null) return removeByCode(user, request, report);
      if (request.password === undefined) throw invalidField('password', 'Password is required');
      await provePassword(settings, user, request.password, 'password');
      const revoke = await db.transaction((tx) => removeAll(tx, id, request.stop === true));
      await revoke(report);
      return { status: 'deleted' };
    },
  };
}
