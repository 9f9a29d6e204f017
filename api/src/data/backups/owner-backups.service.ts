import type { DatabaseBackup } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { DataEnvironment } from '../engines/engine.schema';
import type { OwnerDataService } from '../owner/owner-data.service';
import * as repository from './backups.repository';
import type { BackupRow } from './backups.repository';
import { createRestoring, type Restored, type RestoringSettings } from './restoring.service';

export interface BackupList {
  readonly items: DatabaseBackup[];
  readonly usedBytes: number;
  readonly mostBytes: number;
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

/** At a time, of all databases of this server. */
const MOST_RESTORED = 8;

export interface OwnerBackupsSettings extends RestoringSettings {
  readonly owner: Pick<OwnerDataService, 'read' | 'find'>;
  readonly mostBytes: number;
}

export function createOwnerBackups(settings: OwnerBackupsSettings): OwnerBackups {
  const { db, owner, backups, versions, mostBytes } = settings;
  const restoring = createRestoring(settings);
  /** The databases of which one is being restored: each holds a whole backup in memory. */
  const underWay = new Set<string>();

  async function find(caller: Caller, id: string, backupId: string) {
    const database = await owner.read(caller, id);
    const row = await repository.findBackup(db, id, backupId);
    if (!row) throw notThere();
    return { database, row };
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
      await owner.read(caller, id);
      if (underWay.has(id) || underWay.size >= MOST_RESTORED) throw isUnderWay();
      underWay.add(id);
      try {
        const { database, row } = await find(caller, id, backupId);
        return await restoring.restore(caller, database, row);
      } finally {
        underWay.delete(id);
      }
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

const isUnderWay = () =>
  new AppError('CONFLICT', 'Another backup is being restored. Wait until that is done.');

const notThere = () => new AppError('NOT_FOUND', 'Backup not found');
