import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { WorkHandlers } from '../../work/serve-work';
import { makeBackup } from '../backups/make-backup.child';
import { restoreBackup } from '../backups/restore-backup.child';
import { readSql } from '../backups/sql-text.child';
import type { Announcement, Engines } from '../engines/engine.schema';
import { findDrift } from '../migrations/find-drift.child';
import { effectsOf } from '../migrations/design-effects.child';
import { planFor, tryMigration } from '../migrations/plan-task.child';
import type { OpenDatabases } from './open-databases.child';
import type { OpenDatabase } from './open-database.child';
import type { NamedColumns, OwnerTasks, PackedText } from './owner-tasks.schema';
import { tableOf, UnknownNameError } from './table-names.child';

export interface OwnerTaskTools {
  readonly engines: Pick<Engines, 'announce'>;
  readonly databases: OpenDatabases;
  readonly tell: (news: Announcement) => void;
}

const ABSENT = { kind: 'absent' } as const;
const OWNER = { kind: 'owner' } as const;
const pack = promisify(gzip);

const packed = async (text: string): Promise<PackedText> => ({ kind: 'text', content: await pack(text) });

function tablesIn({ tables, keeper }: OpenDatabase): readonly NamedColumns[] {
  const { records } = keeper.read(OWNER);
  return tables.schema.tables.map(({ entity, name, columns }) => ({
    name,
    label: tables.model.entities.find(({ id }) => id === entity)?.plural ?? name,
    records: records[entity]?.length ?? 0,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }));
}

/** What is done with whole databases. */
export function ownerTasks(ready: () => Promise<OwnerTaskTools>): WorkHandlers<OwnerTasks> {
  return {
    async tables(place) {
      const { databases } = await ready();
      return databases.use(place, (open) =>
        Promise.resolve(open ? { kind: 'tables', tables: tablesIn(open) } : ABSENT),
      );
    },
    async backup(place) {
      const { databases } = await ready();
      const made = await databases.use(place, async (open) => open?.engine.transaction(makeBackup));
      return made ?? ABSENT;
    },
    async restore(restoring) {
      const { databases, engines, tell } = await ready();
      const { database, environment } = restoring;
      const { result, open } = await databases.migrate(restoring, (engine) =>
        restoreBackup(engine, restoring, engines),
      );
      if (result.kind !== 'restored') return result;
      if (!open) throw new Error('The database that was restored is not there');
      const { seq, revision } = open.stats;
      tell({ database, environment, seq, revision });
      return { kind: 'restored', stats: open.stats };
    },
    async exportSql(place) {
      const { databases } = await ready();
      const text = await databases.use(place, async (open) => open?.engine.transaction(readSql));
      return text === undefined ? ABSENT : packed(text);
    },
    async exportCsv({ table, ...place }) {
      const { databases } = await ready();
      return databases.use(place, async (open) => {
        if (!open) return ABSENT;
        try {
          const text = open.keeper.csv(tableOf(open.tables, table).entity, OWNER);
          return await packed(text ?? '');
        } catch (error) {
          if (!(error instanceof UnknownNameError)) throw error;
          return { kind: 'failed', failure: error.kind, message: error.message };
        }
      });
    },
    async plan({ model, ...place }) {
      const { databases } = await ready();
      return databases.use(place, (open) =>
        open ? open.engine.transaction((session) => planFor(session, model)) : planFor(undefined, model),
      );
    },
    async effects({ model, operations, ...place }) {
      const { databases } = await ready();
      const found = await databases.use(place, async (open) =>
        open?.engine.transaction((session) => effectsOf(session, { model, operations })),
      );
      return found ?? ABSENT;
    },
    async trial(migration) {
      const { databases } = await ready();
      return databases.use(migration, async (open) =>
        open ? tryMigration(open.engine, migration, new Date()) : ABSENT,
      );
    },
    async drift(place) {
      const { databases } = await ready();
      const differences = await databases.use(place, async (open) => open?.engine.transaction(findDrift));
      return differences ? { kind: 'drift', differences } : ABSENT;
    },
  };
}
