import { randomUUID } from 'node:crypto';
import type { ApplicationModel, SignIn } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import type { Backups } from '../backups/backups.service';
import type { DataEnvironment, Place } from '../engines/engine.schema';
import { createMigrationHistory } from '../migrations/migration-history.service';
import type { DataCalls } from '../records/data-calls.client';
import { countsOf } from './record-counts.service';
import type { DatabaseStats } from '../records/data-tasks.schema';
import * as repository from './databases.repository';
import { createRehearsals, type Rehearsals } from './rehearsals.service';

/** What became of a migration. */
export type Migrated =
  | { readonly kind: 'done'; readonly summary: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string; readonly rows: number };

/** The records of what is live, with what its model said of signing in when it was put live. */
export interface LiveDatabase {
  readonly place: Place;
  /** Null: nobody signs in but the project's owner. */
  readonly signIn: SignIn | null;
  /** What the application is called. */
  readonly title: string;
}

export interface MadePreview {
  readonly place: Place;
  readonly versionId: string;
  readonly revision: number;
}

export interface DatabasesService extends Rehearsals {
  /** The id of the project's database, which is made unless there is one. */
  ensure(projectId: string): Promise<string>;
  /** Where the project's records of an environment are; undefined where they have no tables yet. */
  openFor(projectId: string, environment: DataEnvironment): Promise<Place | undefined>;
  /** The project's production, with who may sign in there; undefined where it has no tables yet. */
  liveOf(projectId: string): Promise<LiveDatabase | undefined>;
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
  /** Writes down how a restore left an environment. */
  writeDown(place: Place, stats: DatabaseStats, versionId: string): Promise<void>;
  /** Tells pages that follow the records of a migration, once what they are to load anew is there. */
  announce(projectId: string, environment: DataEnvironment): Promise<void>;
  /** Removes the project's database for good, with all records. */
  dropOf(projectId: string): Promise<void>;
  /** Removes the databases of projects that are gone, and makes daily backups. */
  maintain(): Promise<void>;
  /** Writes down what those hold that were written to since; it is done by itself a moment after each step as well. */
  writeCounts(): Promise<void>;
  close(): void;
}

const ENVIRONMENTS: readonly DataEnvironment[] = ['preview', 'production'];

/** The databases of projects, as far as Tessera's own knows of them. */
export function createDatabasesService(
  {
    db,
    clock,
    calls,
    backups,
  }: { readonly db: Database; readonly clock: Clock; readonly calls: DataCalls; readonly backups: Backups },
  /** Whether there may be databases on the disk although nobody has asked for one since the start. */
  mayHaveUnused: () => Promise<boolean>,
): DatabasesService {
  const ensure = (projectId: string) =>
    repository.ensureDatabase(db, { id: randomUUID(), projectId, createdAt: clock() });

  const history = createMigrationHistory({ db, clock, calls, backups });
  const counts = countsOf(db, clock);
  const stop = calls.listen((news) => {
    if (news !== 'lost') counts.hear(news);
  });

  async function drop(database: string): Promise<void> {
    for (const environment of ENVIRONMENTS) await calls.run(database, 'drop', { database, environment });
  }

  async function openFor(projectId: string, environment: DataEnvironment): Promise<Place | undefined> {
    const row = await repository.findEnvironment(db, projectId, environment);
    return row && { database: row.databaseId, environment };
  }

  return {
    ensure,
    writeCounts: counts.write,
    close() {
      stop();
      counts.close();
    },
    openFor,
    async liveOf(projectId) {
      const row = await repository.findEnvironment(db, projectId, 'production');
      if (!row) return undefined;
      const { databaseId: database, environment, signIn, title } = row;
      return { place: { database, environment }, signIn, title };
    },
    async writeDown({ database, environment }, { revision, records, bytes }, versionId) {
      const now = clock();
      const row = { databaseId: database, environment, revision, records, bytes, versionId };
      await repository.updateEnvironment(db, { ...row, migratedAt: now, changedAt: now });
    },
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
      const migrated = await history.migrate({ database, environment }, { model, versionId });
      if (migrated.kind === 'refused') return migrated;
      const { revision, records, bytes } = migrated.stats;
      // What was counted before it is not written over it.
      counts.hear({ database, environment, counts: { records, bytes } }, false);
      const { signIn = null, title } = model;
      const row = { databaseId: database, environment, revision, records, bytes, versionId, signIn, title };
      await repository.writeEnvironment(db, { ...row, migratedAt: clock(), changedAt: null });
      return { kind: 'done', summary: migrated.summary };
    },
    ...createRehearsals(calls, openFor),
    async dropOf(projectId) {
      const database = await repository.findDatabase(db, projectId);
      if (database === undefined) return;
      await drop(database);
      await repository.deleteDatabase(db, database);
    },
    async maintain() {
      await counts.write();
      await backups.makeDaily();
      if (!calls.isRunning && !(await mayHaveUnused())) return;
      const ids = await calls.run('all', 'databases', null);
      const known = await repository.listKnown(db, ids);
      for (const id of ids) if (!known.has(id)) await drop(id);
    },
  };
}
