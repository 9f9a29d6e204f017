import type { HistoryEntry } from '../../core/history';
import type { Database } from '../../db/database';
import type { ListPosition } from '../../db/list-position';

/** A module's part of a user's history: at most `limit` entries after a place, the newest first. */
export type ListHistory = (
  db: Database,
  userId: string,
  after: ListPosition | undefined,
  limit: number,
) => Promise<readonly HistoryEntry[]>;
