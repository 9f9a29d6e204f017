import type { Limit } from '@tessera/shared/contracts';
import type { Quotas } from '../../config/quotas';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, secondsUntil, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import {
  findFullestProject,
  lockAccount,
  lockAccountOf,
  readKept,
  readKeptBeside,
  readKeptUploads,
} from './kept.repository';
import { countInWindow, findWindows } from './quota-windows.repository';
import {
  noRoom,
  noRoomForUpload,
  noRoomLeft,
  QUOTA_LABELS,
  tooManyCalls,
  tooManyProjects,
  tooManyUploads,
  WINDOWS,
  type QuotaId,
  type WindowQuota,
} from './quota-words.rules';

/** What an account may have and do (SAFE-03). All counting is the database's, for all servers together. */
export interface QuotasService {
  /** Versions of one project; 0: without limit. */
  readonly versions: number;
  /** Counts one call of the account. Throws RATE_LIMITED when its hour or day is full. */
  take(tx: Queryable, userId: string, quota: WindowQuota): Promise<void>;
  /** Throws QUOTA_FULL when the account has more projects than it may. Called with the project in its place. */
  requireRoomForProject(tx: Queryable, projectId: string): Promise<void>;
  /** Throws QUOTA_FULL when the account keeps more than it may. Called with the `added` bytes in their place. */
  requireRoomForBytes(tx: Queryable, projectId: string, added: number): Promise<void>;
  /** Throws QUOTA_FULL when the account keeps all that it may already: work would come to nothing. */
  requireSomeRoom(q: Queryable, userId: string): Promise<void>;
  /**
   * Throws QUOTA_FULL when the account has no room for one more uploaded file of this size. Within a transaction it holds
   * the account until the file is in its place.
   */
  requireRoomForUpload(tx: Queryable, userId: string, bytes: number): Promise<void>;
  /** How much of each limit that is set the caller has used. */
  list(caller: Caller): Promise<Limit[]>;
}

export function createQuotasService(db: Database, clock: Clock, quotas: Quotas): QuotasService {
  return {
    versions: quotas.versions,
    async take(tx, userId, quota) {
      const limit = quotas[quota];
      if (limit === 0) return;
      const now = clock();
      const windowEnds = addSeconds(now, WINDOWS[quota].seconds);
      if (await countInWindow(tx, { userId, quota, used: 1, windowEnds }, limit, now)) return;
      const full = (await findWindows(tx, userId, now)).find((window) => window.quota === quota);
      const retryAfter = secondsUntil(full?.windowEnds ?? windowEnds, now);
      const message = tooManyCalls(quota, limit, retryAfter);
      throw new AppError('RATE_LIMITED', message, { retryAfter, quota, used: full?.used ?? limit, limit });
    },
    async requireRoomForProject(tx, projectId) {
      const limit = quotas.projects;
      if (limit === 0) return;
      await lockAccountOf(tx, projectId);
      const used = (await readKeptBeside(tx, projectId)).projects - 1;
      if (used >= limit) throw full('projects', used, limit, tooManyProjects(used));
    },
    async requireRoomForBytes(tx, projectId, added) {
      const limit = quotas.bytes;
      // Work that takes no more room is never refused.
      if (limit === 0 || added <= 0) return;
      await lockAccountOf(tx, projectId);
      const used = (await readKeptBeside(tx, projectId)).bytes - added;
      if (used + added > limit) throw full('bytes', used, limit, noRoom(used, limit, added));
    },
    async requireSomeRoom(q, userId) {
      const limit = quotas.bytes;
      const used = limit === 0 ? 0 : (await readKept(q, userId)).bytes;
      if (limit > 0 && used >= limit) throw full('bytes', used, limit, noRoomLeft(limit));
    },
    async requireRoomForUpload(tx, userId, bytes) {
      await lockAccount(tx, userId);
      const kept = await readKeptUploads(tx, userId);
      const { uploads: limit, uploadBytes: room } = quotas;
      if (limit > 0 && kept.uploads >= limit)
        throw full('uploads', kept.uploads, limit, tooManyUploads(limit));
      if (room > 0 && kept.bytes + bytes > room)
        throw full('uploadBytes', kept.bytes, room, noRoomForUpload(kept.bytes, room));
    },
    async list({ userId }) {
      const now = clock();
      const kept = await readKept(db, userId);
      const uploaded = await readKeptUploads(db, userId);
      const fullest = await findFullestProject(db, userId);
      const windows = new Map((await findWindows(db, userId, now)).map((window) => [window.quota, window]));
      const limit = (id: QuotaId, used: number, more: Partial<Limit> = {}): Limit[] => {
        const words = { id, ...QUOTA_LABELS[id], unit: 'count' as const };
        return quotas[id] === 0 ? [] : [{ ...words, used, limit: quotas[id], ...more }];
      };
      const called = (id: WindowQuota) => {
        const { used = 0, windowEnds } = windows.get(id) ?? {};
        return limit(id, used, windowEnds && { resetsAt: windowEnds.toISOString() });
      };
      return [
        ...limit('projects', kept.projects),
        ...limit('bytes', kept.bytes, { unit: 'bytes' }),
        ...limit('versions', fullest?.versions ?? 0, fullest && { label: `Versions of “${fullest.name}”` }),
        ...limit('uploads', uploaded.uploads),
        ...limit('uploadBytes', uploaded.bytes, { unit: 'bytes' }),
        ...called('messages'),
        ...called('edits'),
        ...called('exports'),
      ];
    },
  };
}

function full(quota: QuotaId, used: number, limit: number, message: string): AppError {
  return new AppError('QUOTA_FULL', message, { quota, used, limit });
}
