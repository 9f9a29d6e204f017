import type { DatabaseBackup, ProjectDatabase } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { writeEnvironment } from '../databases/databases.repository';
import type { DataEnvironment, Place } from '../engines/engine.schema';
import type { OwnerDataService } from '../owner/owner-data.service';
import type { ProjectVersions } from '../owner/project-versions.port';
import type { DataCalls } from '../records/data-calls.client';
import * as repository from './backups.repository';
import type { BackupRow } from './backups.repository';
import type { Backups, StoredBackup } from './backups.service';

export interface BackupList {
  readonly items: DatabaseBackup[];
  readonly usedBytes: number;
  readonly mostBytes: number;
}

export interface Restored {
  readonly records: number;
  readonly versionId: string;
  readonly versionNumber: number | null;
}

/** What the owner of a project does with backups. Each throws FORBIDDEN for another's database, NOT_FOUND for a backup that is not there. */
export interface OwnerBackups {
  list(caller: Caller, id: string, environment: DataEnvironment): Promise<BackupList>;
  make(caller: Caller, id: string, environment: DataEnvironment, note: string): Promise<DatabaseBackup>;
  /** Throws CONFLICT where what is live is of another version, or the version is gone. */
  restore(caller: Caller, id: string, backupId: string): Promise<Restored>;
  remove(caller: Caller, id: string, backupId: string): Promise<void>;
  /** As it is kept: JSON, packed by gzip. */
  content(caller: Caller, id: string, backupId: string): Promise<Uint8Array>;
}

export interface OwnerBackupsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly calls: Pick<DataCalls, 'run'>;
  readonly owner: Pick<OwnerDataService, 'read' | 'find'>;
  readonly backups: Backups;
  readonly versions: ProjectVersions;
  readonly mostBytes: number;
}

interface Named {
  readonly id: string;
  readonly number: number;
}

const MOST_ATTEMPTS = 3;

export function createOwnerBackups(settings: OwnerBackupsSettings): OwnerBackups {
  const { db, clock, calls, owner, backups, versions, mostBytes } = settings;

  async function find(caller: Caller, id: string, backupId: string) {
    const database = await owner.read(caller, id);
    const row = await repository.findBackup(db, id, backupId);
    if (!row) throw notThere();
    return { database, row };
  }

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
    async list(caller, id, environment) {
      const place = await owner.find(caller, id, environment);
      const rows = await repository.listOf(db, place);
      const all = await repository.listAll(db, id);
      const numbers = await versions.numbersOf([...new Set(rows.map(({ versionId }) => versionId))]);
      return {
        items: rows.map((row) => present(row, numbers)),
        usedBytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
        mostBytes,
      };
    },
    async make(caller, id, environment, note) {
      const made = await backups.make(await owner.find(caller, id, environment), { reason: 'hand', note });
      if (!made) throw new AppError('NOT_FOUND', 'No records are kept here.');
      return present(made, await versions.numbersOf([made.versionId]));
    },
    async restore(caller, id, backupId) {
      const { database, row } = await find(caller, id, backupId);
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
          const { revision, records, bytes } = restored.stats;
          const now = { databaseId: id, environment, revision, records, bytes, versionId: version.id };
          await writeEnvironment(db, { ...now, migratedAt: clock(), changedAt: clock() });
          return { records, versionId: version.id, versionNumber: version.number };
        }
        // Somebody changed a record since the backup of before was made: it is not what is lost.
        await repository.deleteBackups(db, id, [before.id]);
      }
      throw new AppError(
        'CONFLICT',
        'The records are being changed all the time. Please try again in a moment.',
      );
    },
    async remove(caller, id, backupId) {
      await owner.read(caller, id);
      if (!(await repository.deleteBackups(db, id, [backupId]))) throw notThere();
    },
    async content(caller, id, backupId) {
      return (await find(caller, id, backupId)).row.content;
    },
  };
}

function present(row: BackupRow, numbers: ReadonlyMap<string, number>): DatabaseBackup {
  const { id, environment, versionId, reason, note, records, bytes } = row;
  const versionNumber = numbers.get(versionId) ?? null;
  const createdAt = row.createdAt.toISOString();
  return { id, environment, versionId, versionNumber, reason, note, records, bytes, createdAt };
}

function otherIsLive(versionId: string, number: number, live: number | undefined): AppError {
  const isLive = live === undefined ? 'another version' : `version ${String(live)}`;
  const message = `This backup is of version ${String(number)}, and ${isLive} is live. Deploy version ${String(number)} first, then restore it.`;
  return new AppError('CONFLICT', message, { versionId, versionNumber: number });
}

const notThere = () => new AppError('NOT_FOUND', 'Backup not found');
const versionGone = () =>
  new AppError(
    'CONFLICT',
    'The version of this backup made way for newer ones, so its code cannot come back with it. You can still download it.',
  );
