import type { AuthProvider, Identity } from '@tessera/shared/contracts';
import { recordActivity } from '../activity/activity.service';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { lockUser } from '../users/users.service';
import { deleteIdentities, listUserIdentities } from './identities.repository';
import { PROVIDER_LABELS } from './provider-labels.data';
import type { Visitor } from '../../core/visitor';

export interface IdentitiesService {
  /** The providers that the caller signs in with, each once. */
  list(caller: Caller): Promise<Identity[]>;
  /** Throws NOT_FOUND when it is not linked, CONFLICT when nothing would be left to sign in with. */
  unlink(caller: Caller, provider: AuthProvider, from: Visitor): Promise<void>;
}

export function createIdentitiesService(db: Database, clock: Clock): IdentitiesService {
  return {
    async list(caller) {
      const rows = await listUserIdentities(db, caller.userId);
      const firsts = rows.filter(
        (row, index) => rows.findIndex((other) => other.provider === row.provider) === index,
      );
      return firsts.map(({ provider, displayName }) => {
        return { provider, displayName };
      });
    },
    async unlink(caller, provider, { address }) {
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, caller.userId);
        const linked = await listUserIdentities(tx, caller.userId);
        if (!linked.some((identity) => identity.provider === provider)) {
          throw new AppError('NOT_FOUND', `${PROVIDER_LABELS[provider]} is not linked.`);
        }
        const hasOtherWay =
          user?.passwordHash != null || linked.some((identity) => identity.provider !== provider);
        if (!hasOtherWay) {
          throw new AppError('CONFLICT', 'This is your only way to sign in. Set a password first.');
        }
        await deleteIdentities(tx, caller.userId, provider);
        const detail = PROVIDER_LABELS[provider];
        const noted = {
          userId: caller.userId,
          at: clock(),
          kind: 'identity_unlinked',
          detail,
          address,
        } as const;
        await recordActivity(tx, noted);
      });
    },
  };
}
