import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Log } from '../../core/log';
import type { Queryable } from '../../db/database';
import { deleteUser, type OwnerProof } from '../../identity';
import type { HasLiveApplications, PrepareDeletion } from './deletion.port';

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
   * that the first call sends. What belongs to it elsewhere is let go of; where that fails, `log` is told. Throws
   * FORBIDDEN, CONFLICT while an application is live, RATE_LIMITED, BAD_REQUEST.
   */
  remove(caller: Caller, id: string, request: DeletionRequest, log: Log): Promise<DeletionAnswer>;
}

export interface AccountDeletionSettings {
  readonly owners: OwnerProof;
  readonly hasLiveApplications: HasLiveApplications;
  readonly prepareDeletion: readonly PrepareDeletion[];
}

export function createAccountDeletion(settings: AccountDeletionSettings): AccountDeletion {
  const { owners, hasLiveApplications, prepareDeletion } = settings;

  async function removeAll(tx: Queryable, id: string, isStopping: boolean) {
    if (!isStopping && (await hasLiveApplications(tx, id))) {
      throw new AppError(
        'CONFLICT',
        'An application of yours is live. Stop it first, or delete it with the account.',
      );
    }
    const afterwards: Awaited<ReturnType<PrepareDeletion>>[] = [];
    for (const prepare of prepareDeletion) afterwards.push(await prepare(tx, id));
    await deleteUser(tx, id);
    return afterwards;
  }

  return {
    async remove(caller, id, { stop = false, ...evidence }, log) {
      const proved = await owners.prove(caller, id, evidence, (tx) => removeAll(tx, id, stop));
      if (!('result' in proved)) return { status: 'code_sent', ...proved };
      for (const finish of proved.result) await finish(log);
      return { status: 'deleted' };
    },
  };
}
