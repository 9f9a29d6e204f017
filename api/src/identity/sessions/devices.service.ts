import type { SignedInDevice } from '@tessera/shared/contracts';
import { notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Visitor } from '../../core/visitor';
import type { Database } from '../../db/database';
import { useReserve } from '../../db/disk-space';
import { recordActivity } from '../activity/activity.service';
import { findSession, listLiveSessions, revokeSession } from './sessions.repository';

/** The devices that somebody is signed in on. */
export interface DevicesService {
  list(caller: Caller): Promise<SignedInDevice[]>;
  /** Signs one of the caller's devices out. Throws FORBIDDEN for another user's, and for none. */
  end(caller: Caller, sessionId: string, from: Visitor): Promise<void>;
}

export function createDevicesService(db: Database, clock: Clock): DevicesService {
  return {
    async list(caller) {
      const live = await listLiveSessions(db, caller.userId, clock());
      return live.map(({ id, device, lastUsedAt }) => {
        return { id, device, lastUsed: lastUsedAt.toISOString(), current: id === caller.sessionId };
      });
    },
    async end({ userId }, sessionId, { address }) {
      const session = await findSession(db, sessionId);
      if (session?.userId !== userId) throw notYours('session');
      await useReserve(() =>
        db.transaction(async (tx) => {
          const now = clock();
          await revokeSession(tx, sessionId, now);
          const { device } = session;
          await recordActivity(tx, { userId, at: now, kind: 'session_ended', detail: device, address });
        }),
      );
    },
  };
}
