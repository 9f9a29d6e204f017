import type { Activity } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { findCaller } from '../../identity/sessions/caller.service';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { listActivity, type ActivityPosition } from '../../identity/activity/activity.repository';

const PAGE = 50;

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export interface ActivityPage {
  readonly items: Activity[];
  readonly nextCursor: string | null;
}

/** What happened to an account, for its owner. */
export interface ActivityService {
  /** A page of it, the newest first. Throws FORBIDDEN for another user's, BAD_REQUEST for a cursor that is none. */
  list(caller: Caller, userId: string, cursor: string | undefined): Promise<ActivityPage>;
}

export function createActivityService(db: Database): ActivityService {
  return {
    async list(caller, userId, cursor) {
      findCaller(caller, userId);
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const rows = await listActivity(db, userId, after, PAGE + 1);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const hasMore = rows.length > PAGE && last !== undefined;
      return {
        items: shown.map(({ at, kind, detail, address }) => {
          return { at: at.toISOString(), kind, detail, address };
        }),
        nextCursor: hasMore ? writeCursor(last) : null,
      };
    },
  };
}

function writeCursor({ at, id }: ActivityPosition): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

function readCursor(cursor: string): ActivityPosition {
  try {
    const [at, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw invalidField('cursor', 'The cursor is not one of this list');
  }
}
