import { momentSchema, type Activity } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { HistoryEntry } from '../../core/history';
import type { Database } from '../../db/database';
import type { ListPosition } from '../../db/list-position';
import { findCaller } from '../../identity';
import type { ListHistory } from './history.port';

const PAGE = 50;

const positionSchema = z.tuple([momentSchema, z.uuid()]);

export interface HistoryPage {
  readonly items: Activity[];
  readonly nextCursor: string | null;
}

/** What happened to an account, for its owner. */
export interface HistoryService {
  /** A page of it, the newest first. Throws FORBIDDEN for another user's, BAD_REQUEST for a cursor that is none. */
  list(caller: Caller, userId: string, cursor: string | undefined): Promise<HistoryPage>;
}

/** The history that the modules keep, each its own part of it, as one list. */
export function createHistoryService(db: Database, sources: readonly ListHistory[]): HistoryService {
  return {
    async list(caller, userId, cursor) {
      findCaller(caller, userId);
      const after = cursor === undefined ? undefined : readCursor(cursor);
      // Each source could have the whole page.
      const parts = await Promise.all(sources.map((list) => list(db, userId, after, PAGE + 1)));
      const entries = parts.flat().sort(newestFirst);
      const shown = entries.slice(0, PAGE);
      const last = shown.at(-1);
      return {
        items: shown.map(({ at, kind, detail, address }) => {
          return { at: at.toISOString(), kind, detail, address };
        }),
        nextCursor: entries.length > PAGE && last !== undefined ? writeCursor(last) : null,
      };
    },
  };
}

/** As the sources sort: by time and, within one moment, by id. */
function newestFirst(one: HistoryEntry, other: HistoryEntry): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}

function writeCursor({ at, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

function readCursor(cursor: string): ListPosition {
  try {
    const [at, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw invalidField('cursor', 'The cursor is not one of this list');
  }
}
