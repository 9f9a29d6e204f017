import { randomUUID } from 'node:crypto';
import type { BackupReason } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Database } from '../../db/database';
import type { Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import { makeRoom } from './backup-room.rules';
import * as repository from './backups.repository';
import type { BackupRow } from './backups.repository';

export interface NewBackup {
  readonly reason: BackupReason;
  readonly note: string;
  /** One that does not make way for it: it is about to be restored. */
  readonly spare?: string;
}

/** With the number of the last step that is in it. */
export type StoredBackup = BackupRow & { readonly seq: number };

export interface Backups {
  /** Undefined where nothing is kept, and for a daily one that there is. Throws QUOTA_FULL where it does not fit. */
  make(place: Place, backup: NewBackup): Promise<StoredBackup | undefined>;
  /** Backs up what is live and was changed, once a day. */
  makeDaily(): Promise<void>;
}

const DAY_SECONDS = 24 * 3600;

/** Copies of all records of an environment, kept beside it in Tessera's own database (DATA-05). */
export function createBackups({
  db,
  clock,
  calls,
  log,
  mostBytes,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly log: Log;
  /** Of all backups of one database; 0: without limit. */
  readonly mostBytes: number;
}): Backups {
  async function make(place: Place, { reason, note, spare }: NewBackup): Promise<StoredBackup | undefined> {
    const made = await calls.run(place.database, 'backup', place);
    if (made.kind === 'absent') return undefined;
    const { content, records, versionId, seq } = made;
    const row: BackupRow = {
      id: randomUUID(),
      databaseId: place.database,
      environment: place.environment,
      ...{ versionId, reason, note, records, bytes: content.byteLength, createdAt: clock() },
    };
    return db.transaction(async (tx) => {
      if (!(await repository.holdDatabase(tx, place.database))) return undefined;
      const kept = await repository.listAll(tx, place.database);
      // Another server was faster: each of them looks for what is due by a timer of its own.
      if (reason === 'daily' && kept.some((one) => isDaily(one, place, dayBefore(row.createdAt))))
        return undefined;
      const room = makeRoom(
        kept.map((one) => (one.id === spare ? { ...one, reason: 'hand' as const } : one)),
        row,
        mostBytes,
      );
      if (room.kind === 'full') throw new AppError('QUOTA_FULL', room.message);
      await repository.deleteBackups(tx, place.database, room.leave);
      await repository.insertBackup(tx, { ...row, content });
      return { ...row, seq };
    });
  }

  return {
    make,
    async makeDaily() {
      for (const place of await repository.listDue(db, dayBefore(clock()))) {
        // One that does not fit, or whose database is away, keeps nobody else from theirs.
        await make(place, { reason: 'daily', note: '' }).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          log.warn({ database: place.database, code: error.code }, 'a daily backup could not be made');
        });
      }
    },
  };
}

const dayBefore = (time: Date) => addSeconds(time, -DAY_SECONDS);

function isDaily({ environment, reason, createdAt }: BackupRow, place: Place, since: Date): boolean {
  return environment === place.environment && reason === 'daily' && createdAt > since;
}
