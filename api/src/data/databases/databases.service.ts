import { randomUUID } from 'node:crypto';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { placeName, type DataEnvironment, type Place } from '../engines/engine.schema';
import type { DataCalls } from '../records/data-calls.client';
import * as repository from './databases.repository';

/** What became of a migration. */
export type Migrated =
  | { readonly kind: 'done'; readonly summary: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number };

export interface MadePreview {
  readonly place: Place;
  readonly versionId: string;
  readonly revision: number;
}

export interface DatabasesService {
  /** The id of the project's database, which is made unless there is one. */
  ensure(projectId: string): Promise<string>;
  /** Where the project's records of an environment are; undefined where they have no tables yet. */
  openFor(projectId: string, environment: DataEnvironment): Promise<Place | undefined>;
  /** How the project's preview was left by its last migration; undefined where nobody has changed anything in it. */
  findPreview(projectId: string): Promise<MadePreview | undefined>;
  /** Whether an environment of a database has tables. */
  isMade(place: Place): Promise<boolean>;
  /**
   * Takes the records of an environment to a version's model, making the tables first where there are none. Refused where values
   * would be lost (DATA-01).
   */
  migrate(
    projectId: string,
    environment: DataEnvironment,
    model: ApplicationModel,
    versionId: string,
  ): Promise<Migrated>;
  /** Tells pages that follow the records of a migration, once what they are to load anew is there. */
  announce(projectId: string, environment: DataEnvironment): Promise<void>;
  /** Removes the project's database for good, with all records. */
  dropOf(projectId: string): Promise<void>;
  /** Removes the databases of projects that are gone, and writes down what those hold that were written to. */
  maintain(): Promise<void>;
}

const ENVIRONMENTS: readonly DataEnvironment[] = ['preview', 'production'];

/** The databases of projects, as far as Tessera's own knows of them. */
export function createDatabasesService(
  { db, clock, calls }: { readonly db: Database; readonly clock: Clock; readonly calls: DataCalls },
  /** Whether there may be databases on the disk although nobody has asked for one since the start. */
  mayHaveUnused: () => Promise<boolean>,
): DatabasesService {
  const ensure = (projectId: string) =>
    repository.ensureDatabase(db, { id: randomUUID(), projectId, createdAt: clock() });

  /** Those that were written to since they were counted last. */
  const written = new Map<string, Place>();
  calls.listen((news) => {
    if (news !== 'lost')
      written.set(placeName(news), { database: news.database, environment: news.environment });
  });

  async function count(place: Place): Promise<void> {
    written.delete(placeName(place));
    const stats = await calls.run(place.database, 'stats', place);
    if (stats.kind === 'absent') return;
    const { records, bytes } = stats;
    await repository.updateCounts(db, {
      databaseId: place.database,
      environment: place.environment,
      records,
      bytes,
    });
  }

  async function drop(database: string): Promise<void> {
    for (const environment of ENVIRONMENTS) await calls.run(database, 'drop', { database, environment });
  }

  async function openFor(projectId: string, environment: DataEnvironment): Promise<Place | undefined> {
    const row = await repository.findEnvironment(db, projectId, environment);
    return row && { database: row.databaseId, environment };
  }

  return {
    ensure,
    openFor,
    async findPreview(projectId) {
      const row = await repository.findEnvironment(db, projectId, 'preview');
      return row && { ...row, place: { database: row.databaseId, environment: row.environment } };
    },
    isMade: ({ database, environment }) => repository.hasEnvironment(db, database, environment),
    async announce(projectId, environment) {
      const place = await openFor(projectId, environment);
      if (place) await calls.run(place.database, 'announce', place);
    },
    async migrate(projectId, environment, model, versionId) {
      const database = await ensure(projectId);
      const migrated = await calls.run(database, 'migrate', { database, environment, model, versionId });
      if (migrated.kind === 'refused') return migrated;
      const { revision, records, bytes } = migrated.stats;
      const row = { databaseId: database, environment, revision, records, bytes, versionId };
      await repository.writeEnvironment(db, { ...row, migratedAt: clock() });
      return { kind: 'done', summary: migrated.summary };
    },
    async dropOf(projectId) {
      const database = await repository.findDatabase(db, projectId);
      if (database === undefined) return;
      await drop(database);
      await repository.deleteDatabase(db, database);
    },
    async maintain() {
      for (const place of [...written.values()]) await count(place);
      if (!calls.isRunning && !(await mayHaveUnused())) return;
      const ids = await calls.run('all', 'databases', null);
      const known = await repository.listKnown(db, ids);
      for (const id of ids) if (!known.has(id)) await drop(id);
    },
  };
}
