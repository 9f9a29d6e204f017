import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot, Who } from '@tessera/builder/keeper';
import { sentStepSchema, storedModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import type { Engines, Place } from '../engines/engine.schema';
import type { NewsResult, StepResult } from '../records/data-tasks.schema';
import { makeSentStep } from '../records/make-step.child';
import { migrateDatabase } from '../records/migrate-database.child';
import type { OpenDatabase } from '../records/open-database.child';
import { OpenDatabases } from '../records/open-databases.child';
import { readNews } from '../records/read-news.child';

export interface ExportedSettings {
  /** Where the database lies; made if there is none. */
  readonly folder: string;
  /** The application model as `app.ir.json` has it. */
  readonly modelText: string;
  /** How many records are kept at the most, and how many bytes their values take. 0: without limit. */
  readonly limits: { readonly records: number; readonly bytes: number };
  /** Bytes of the disk that stay free: a full one would hold the database for ever. */
  readonly diskReserve: number;
}

/** The records of the one application of an export. */
export interface ExportedRecords {
  readonly place: Place;
  snapshot(who: Who): Promise<Snapshot>;
  /** Makes a step as a page sent it. Throws BAD_REQUEST for what is none. */
  step(who: Who, body: unknown): Promise<Exclude<StepResult, { readonly kind: 'absent' }>>;
  news(asked: { readonly who: Who; readonly since: number }): Promise<NewsResult>;
  /** Told after each step; gives what stops it. */
  listen(hear: (place: Place) => void): () => void;
  close(): Promise<void>;
}

/** Why the server of an export does not start; the message is for whoever started it. */
export class CannotStartError extends Error {
  override readonly name = 'CannotStartError';
}

/**
 * Opens the records of an application that was taken home, by the code that keeps them on Tessera's server: the same tables, rules,
 * rights and migrations (DATA-01, DATA-02, PRJ-03). Alone in its process, so that it needs no other one. Throws `CannotStartError`.
 */
export async function openRecords(settings: ExportedSettings): Promise<ExportedRecords> {
  const { folder, diskReserve } = settings;
  const model = readModel(settings.modelText);
  // An archive of an empty database is Tessera's own; without one it is made here.
  const engine = { kind: 'embedded', folder, archive: join(folder, 'none'), diskReserve } as const;
  const engines = await createEmbeddedEngines(engine, { name: 'main', isFirst: true });
  try {
    return await serve(engines, model, settings);
  } catch (error) {
    await engines.close();
    throw error;
  }
}

async function serve(
  engines: Engines,
  model: ApplicationModel,
  { folder, limits }: ExportedSettings,
): Promise<ExportedRecords> {
  const [database = randomUUID()] = await engines.list();
  const place: Place = { database, environment: 'production' };
  const databases = new OpenDatabases(engines, { open: 1, idleMs: Infinity });
  const migration = { ...place, model, versionId: database };
  const { result } = await databases.migrate(place, (engine) => migrateDatabase(engine, migration, now()));
  // The empty database that the others of a server are copied from: here are no others.
  await rm(join(folder, 'template'), { recursive: true, force: true });
  if (result.kind === 'refused') throw new CannotStartError(result.reason);
  const hearers = new Set<(place: Place) => void>();
  const use = <T>(work: (open: OpenDatabase) => T | Promise<T>): Promise<T> =>
    databases.use(place, async (open) => {
      if (!open) throw new AppError('NOT_FOUND', 'No records are kept here.');
      return work(open);
    });

  return {
    place,
    snapshot: (who) =>
      use(({ keeper, state: { seq, revision } }) => ({ database, seq, revision, ...keeper.read(who) })),
    async step(who, body) {
      const step = readStep(body);
      const { made, hasNews } = await use(async (open) => {
        const before = open.state.seq;
        const made = await makeSentStep(open, { who, step }, { engines, limits, now });
        return { made, hasNews: open.state.seq !== before };
      });
      if (made.kind === 'absent') throw new AppError('NOT_FOUND', 'No records are kept here.');
      if (hasNews) for (const hear of hearers) hear(place);
      return made;
    },
    news: ({ who, since }) => use((open) => readNews(open, { who, since, revision: undefined })),
    listen(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    async close() {
      await databases.close();
      await engines.close();
    },
  };
}

const now = () => new Date();

function readModel(text: string): ApplicationModel {
  const { data } = storedModelSchema.safeParse(parseJson(text));
  if (!data) throw new CannotStartError('app.ir.json cannot be read as the description of an application.');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller says what it is not.
    return undefined;
  }
}

function readStep(body: unknown) {
  const { data } = sentStepSchema.safeParse(body);
  if (!data) throw new AppError('BAD_REQUEST', 'This change cannot be read.');
  return data;
}
