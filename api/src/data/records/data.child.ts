import { serveWork, tellWithAnswer, type WorkHandlers } from '../../work/serve-work';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import {
  placeOf,
  type Announcement,
  type Engines,
  type EngineSettings,
  type Place,
} from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import type { DataEvent, DataSettings, DataTasks, Lane } from './data-tasks.schema';
import { nameFailure } from './known-failures.child';
import { makeSentStep, type StepTools } from './make-step.child';
import { migrateDatabase } from './migrate-database.child';
import type { OpenDatabase } from './open-database.child';
import { OpenDatabases } from './open-databases.child';
import { ownerTasks } from './owner-tasks.child';
import { readDocument } from './read-document.child';
import { readNews } from './read-news.child';
import { aggregateRows, changeRow, listRows, showRow } from './table-rows.child';

/** A process that has applications' databases open: one for all, and one for those that held it up. Killed when a call takes too long. */

interface Configured {
  readonly engines: Engines;
  readonly databases: OpenDatabases;
  readonly tools: StepTools;
}

const ABSENT = { kind: 'absent' } as const;

let configured: Promise<Configured> | undefined;

function tell(news: Announcement | 'lost'): void {
  const event: DataEvent = { type: 'event', news };
  // Without a channel the server is gone, and with it whoever would hear it.
  if (process.connected) process.send?.(event);
}

function createEngines(settings: EngineSettings, lane: Lane): Promise<Engines> {
  return settings.kind === 'embedded' ? createEmbeddedEngines(settings, lane) : createServerEngines(settings);
}

async function configure({ engine, limits, lane }: DataSettings): Promise<Configured> {
  const engines = await createEngines(engine, lane);
  // What others do is told once.
  if (lane.name === 'main') await engines.listen(tell);
  const tools = { engines, limits, now: () => new Date() };
  return { engines, databases: new OpenDatabases(engines, limits), tools };
}

/** Does something with a database that is there. */
async function withDatabase<T>(
  place: Place,
  work: (open: OpenDatabase, tools: StepTools) => T | Promise<T>,
  isStep = false,
): Promise<T | typeof ABSENT> {
  const { databases, tools } = await ready();
  return databases.use(place, async (open) => (open ? work(open, tools) : ABSENT), isStep);
}

/** The same with a step, of which everybody is told where it was made. */
async function writing<T>(
  place: Place,
  work: (open: OpenDatabase, tools: StepTools) => Promise<T>,
): Promise<T | typeof ABSENT> {
  const making = async (open: OpenDatabase, tools: StepTools) => {
    const before = open.state.seq;
    const result = await work(open, tools);
    const { seq, revision } = open.state;
    const { records, bytes } = open.stats;
    const news: Announcement = { ...placeOf(place), seq, revision, counts: { records, bytes } };
    const event: DataEvent = { type: 'event', news };
    if (seq !== before) tellWithAnswer(event);
    return result;
  };
  return withDatabase(place, making, true);
}

function ready(): Promise<Configured> {
  if (!configured) throw new Error('The process was not configured');
  return configured;
}

/** Nothing else of a call goes with it. */

const ofOwners = ownerTasks(async () => {
  const { engines, databases } = await ready();
  return { engines, databases, tell };
});

const handlers: WorkHandlers<DataTasks> = {
  ...ofOwners,
  async configure(settings) {
    configured ??= configure(settings);
    await configured;
    return null;
  },
  ping: () => null,
  snapshot: (asked) =>
    withDatabase(asked, ({ keeper, state }) => {
      const { seq, revision, versionId } = state;
      const snapshot = { database: asked.database, seq, revision, ...keeper.read(asked.who) };
      return { kind: 'snapshot', snapshot, versionId };
    }),
  step: (asked) => writing(asked, (open, tools) => makeSentStep(open, asked, tools)),
  news: (asked) => withDatabase(asked, (open) => readNews(open, asked)),
  list: (asked) => withDatabase(asked, (open) => listRows(open, asked.who, asked.query)),
  aggregate: (asked) => withDatabase(asked, (open) => aggregateRows(open, asked.who, asked.query)),
  show: (asked) => withDatabase(asked, (open) => showRow(open, asked.who, asked.table, asked.id)),
  change: (asked) => writing(asked, (open, tools) => changeRow(open, asked, tools)),
  async migrate(asked) {
    const { databases, tools } = await ready();
    const { result, open } = await databases.migrate(asked, (engine) =>
      migrateDatabase(engine, asked, tools.now(), tools.limits),
    );
    if (result.kind === 'refused') return result;
    if (!open) throw new Error('The database that was migrated is not there');
    return { ...result, stats: open.stats };
  },
  announce: (asked) =>
    withDatabase(asked, async ({ engine, state: { seq, revision } }) => {
      const { engines } = await ready();
      const news = { ...placeOf(asked), seq, revision };
      tell(news);
      await engine.transaction((session) => engines.announce(session, news));
      return null;
    }),
  async tellOfPeople(place) {
    const { engines } = await ready();
    // Nobody else is there to be told otherwise. The records need not be in memory for it.
    const engine = engines.isShared ? await engines.open(place, false) : undefined;
    const news = { ...placeOf(place), seq: 0, revision: 0, people: true } as const;
    await engine?.transaction((session) => engines.announce(session, news));
    return null;
  },
  document: (asked) => withDatabase(asked, ({ engine }) => readDocument(engine)),
  stats: (asked) => withDatabase(asked, ({ stats }) => ({ kind: 'stats', ...stats })),
  copy: (asked) =>
    withDatabase(asked, async ({ engine }) => {
      if (!engine.copyTo) throw new Error('A server has no folder to copy');
      await engine.copyTo(asked.folder);
      return { kind: 'copied' };
    }),
  async drop(place) {
    const { engines, databases } = await ready();
    await databases.exclusively(place, () => engines.drop(place));
    return null;
  },
  async databases() {
    const { engines } = await ready();
    return engines.list();
  },
  async close() {
    const { engines, databases } = await ready();
    await databases.close();
    await engines.close();
    return null;
  },
};

/** The same, whose failures have the names that the server knows. */
function namingFailures<Input, Output>(work: (input: Input) => Output | Promise<Output>) {
  return async (input: Input): Promise<Output> => {
    try {
      return await work(input);
    } catch (error) {
      throw nameFailure(error);
    }
  };
}

const named: WorkHandlers<DataTasks> = {
  configure: namingFailures(handlers.configure),
  ping: handlers.ping,
  snapshot: namingFailures(handlers.snapshot),
  step: namingFailures(handlers.step),
  news: namingFailures(handlers.news),
  list: namingFailures(handlers.list),
  aggregate: namingFailures(handlers.aggregate),
  show: namingFailures(handlers.show),
  change: namingFailures(handlers.change),
  migrate: namingFailures(handlers.migrate),
  announce: namingFailures(handlers.announce),
  tellOfPeople: namingFailures(handlers.tellOfPeople),
  document: namingFailures(handlers.document),
  stats: namingFailures(handlers.stats),
  copy: namingFailures(handlers.copy),
  drop: namingFailures(handlers.drop),
  databases: namingFailures(handlers.databases),
  close: namingFailures(handlers.close),
  tables: namingFailures(handlers.tables),
  backup: namingFailures(handlers.backup),
  restore: namingFailures(handlers.restore),
  exportSql: namingFailures(handlers.exportSql),
  exportCsv: namingFailures(handlers.exportCsv),
  plan: namingFailures(handlers.plan),
  effects: namingFailures(handlers.effects),
  trial: namingFailures(handlers.trial),
  drift: namingFailures(handlers.drift),
};

await serveWork<DataTasks>(() => Promise.resolve(named));
