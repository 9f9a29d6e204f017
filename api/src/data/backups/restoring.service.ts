import type { ProjectDatabase } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { DatabasesService } from '../databases/databases.service';
import type { Place } from '../engines/engine.schema';
import type { ProjectVersions } from '../owner/project-versions.port';
import type { DataCalls } from '../records/data-calls.client';
import * as repository from './backups.repository';
import type { BackupRow } from './backups.repository';
import type { Backups, StoredBackup } from './backups.service';

export interface Restored {
  readonly records: number;
  readonly versionId: string;
  readonly versionNumber: number | null;
}

export interface RestoringSettings {
  readonly db: Database;
  readonly databases: Pick<DatabasesService, 'writeDown'>;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly backups: Backups;
  readonly versions: ProjectVersions;
}

interface Named {
  readonly id: string;
  readonly number: number;
}

const MOST_ATTEMPTS = 3;

type WithContent = BackupRow & { readonly content: Uint8Array };

/** Brings code, model and records together back to a backup (DATA-05). */
export function createRestoring({ db, databases, calls, backups, versions }: RestoringSettings) {
  async function backUp(place: Place, row: BackupRow): Promise<StoredBackup> {
    const at = row.createdAt.toISOString().slice(0, 16).replace('T', ' ');
    const made = await backups.make(place, {
      reason: 'before-restore',
      note: `Before the backup of ${at} was restored`,
      spare: row.id,
    });
    if (!made) throw new AppError('NOT_FOUND', 'No records are kept here.');
    return made;
  }

  /** The version whose code goes with the records: what is live has to be it already, or one that is just like it. */
  async function requireVersion({ environments }: ProjectDatabase, row: BackupRow): Promise<Named> {
    const live = row.environment === 'production' ? environments.production?.versionId : undefined;
    const numbers = await versions.numbersOf([row.versionId, live ?? []].flat());
    const number = numbers.get(row.versionId);
    if (number === undefined) throw versionGone();
    if (live === undefined || live === row.versionId) return { id: row.versionId, number };
    const liveNumber = numbers.get(live);
    if (liveNumber === undefined || !(await versions.areAlike(live, row.versionId))) {
      throw otherIsLive(row.versionId, number, liveNumber);
    }
    return { id: live, number: liveNumber };
  }

  /** A project gets a new version like that of the backup, unless that is its newest still. */
  async function bringCodeBack(
    caller: Caller,
    { projectId }: ProjectDatabase,
    row: BackupRow,
    version: Named,
  ): Promise<Named> {
    if (row.environment === 'production') return version;
    const newest = await versions.newest(projectId);
    return newest?.id === version.id ? version : versions.restore(caller, version.id);
  }

  return {
    /** Throws CONFLICT where what is live is of another version, or the version is gone. */
    async restore(caller: Caller, database: ProjectDatabase, row: WithContent): Promise<Restored> {
      const { id } = database;
      const { environment } = row;
      const place = { database: id, environment };
      const wanted = await requireVersion(database, row);
      let version: Named | undefined;
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const before = await backUp(place, row);
        version ??= await bringCodeBack(caller, database, row, wanted);
        const { content } = row;
        const restored = await calls.run(id, 'restore', {
          ...{ ...place, content, versionId: version.id, ifSeq: before.seq },
        });
        if (restored.kind === 'restored') {
          await databases.writeDown(place, restored.stats, version.id);
          const { records } = restored.stats;
          return { records, versionId: version.id, versionNumber: version.number };
        }
        // Somebody changed a record since the backup of before was made: it is not what is lost.
        await repository.deleteBackups(db, id, [before.id]);
      }
      throw new AppError('CONFLICT', 'The records are being changed all the time. Try again in a moment.');
    },
  };
}

function otherIsLive(versionId: string, number: number, live: number | undefined): AppError {
  const isLive = live === undefined ? 'another version' : `version ${String(live)}`;
  const message = `This backup is of version ${String(number)}, and ${isLive} is live. Deploy version ${String(number)} first, then restore it.`;
  return new AppError('CONFLICT', message, { versionId, versionNumber: number });
}

const versionGone = () =>
  new AppError(
    'CONFLICT',
    'The version of this backup made way for newer ones, so its code cannot come back with it. You can still download it.',
  );
