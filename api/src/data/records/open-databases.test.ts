import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivePath } from '../../db/archive';
import { appsDatabase } from '../../testing/apps-database';
import { until } from '../../testing/build-project';
import { addRoom, renameRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { findAppRoot } from '../../testing/test-database';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import { placeName, type Engines, type Place } from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import { makeSentStep, makeStep, refusedByDatabase } from './make-step.child';
import { migrateDatabase } from './migrate-database.child';
import { OpenDatabases } from './open-databases.child';

const apps = appsDatabase(process.env['TEST_DATABASE_URL']);
let folder: string;
let engines: Engines;
let places: Place[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-open-'));
  const archive = archivePath(findAppRoot(), 'empty');
  engines =
    apps.url === undefined
      ? await createEmbeddedEngines(
          { kind: 'embedded', folder, archive, diskReserve: 0 },
          { name: 'main', isFirst: true },
        )
      : await createServerEngines({
          kind: 'server',
          url: apps.url,
          createFrom: process.env['TEST_DATABASE_URL'] ?? '',
        });
  places = Array.from({ length: 4 }, () => ({ database: randomUUID(), environment: 'preview' }));
  const databases = new OpenDatabases(engines, { open: 20, idleMs: IDLE_MS });
  for (const place of places) await migrate(databases, place);
  await databases.close();
});
afterAll(async () => {
  await engines.close();
  await apps.drop();
  await rm(folder, { recursive: true, force: true });
});

const IDLE_MS = 60_000;

function migrate(databases: OpenDatabases, place: Place) {
  const migration = { ...place, model: roomBooking, versionId: randomUUID() };
  return databases.migrate(place, (engine) => migrateDatabase(engine, migration, new Date()));
}

async function opened(limits: { readonly open: number; readonly idleMs: number }): Promise<OpenDatabases> {
  const databases = new OpenDatabases(engines, limits);
  for (const place of places) {
    await databases.use(place, (open) => {
      expect(open?.stats.records).toBeGreaterThan(0);
      return Promise.resolve();
    });
  }
  return databases;
}

function missing(): never {
  throw new Error('There is none');
}

describe('the databases that are in memory', () => {
  it('[DATA-06] are the few that were used lately', async () => {
    const databases = await opened({ open: 2, idleMs: IDLE_MS });
    expect(databases.size).toBe(2);
    // The one that was closed first is read again.
    const [first] = places;
    if (!first) throw new Error('There is none');
    const read = await databases.use(first, (open) => Promise.resolve(open?.stats.seq));
    expect(read).toBe(1);
    expect(databases.size).toBe(2);
    await databases.close();
    expect(databases.size).toBe(0);
  });

  it('[DATA-06] are closed when nobody uses them', async () => {
    const databases = await opened({ open: 20, idleMs: 200 });
    await until(() => databases.size === 0);
    expect(databases.size).toBe(0);
    await databases.close();
  });

  it('are read anew after something went wrong with one', async () => {
    const databases = await opened({ open: 20, idleMs: IDLE_MS });
    const [first] = places;
    if (!first) throw new Error('There is none');
    const before = await databases.use(first, (open) => Promise.resolve(open));
    const broken = databases.use(first, () => Promise.reject(new Error('half done')));
    await expect(broken).rejects.toThrow('half done');
    const after = await databases.use(first, (open) => Promise.resolve(open));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    await databases.close();
  });

  it('[DATA-02] hold nothing of a step that the database refused, also as it is committed', async () => {
    const databases = await opened({ open: 20, idleMs: IDLE_MS });
    const [first] = places;
    if (!first) throw new Error('There is none');
    // No rule of the application: the keeper knows nothing of it.
    await databases.use(first, async ({ engine, state } = missing()) => {
      const text = 'alter table rooms add constraint one_size unique (seats) deferrable initially deferred';
      await engine.query({ text, parameters: [] });
      return state.seq;
    });
    const send = (...changes: Parameters<typeof stepOf>[0]) =>
      databases
        .use(first, (open = missing()) => {
          const sent = stepOf(changes);
          const limits = { records: 0, bytes: 0 };
          const tools = { engines, limits, now: () => new Date() };
          return makeStep(
            open,
            { who: { kind: 'owner' }, step: sent.step, ids: [], build: () => sent },
            tools,
          );
        })
        .catch((error: unknown) => refusedByDatabase(error));
    // Both rooms of this size come at once: neither is there.
    const refused = await send(addRoom('r1', 'Elm'), addRoom('r2', 'Yew'));
    expect(refused).toMatchObject({ answer: { kind: 'failed' }, failure: 'refused-by-database' });
    const names = await databases.use(first, ({ keeper } = missing()) =>
      Promise.resolve(keeper.read({ kind: 'owner' }).records[rooms.id]?.map(({ id }) => id)),
    );
    expect(names).not.toContain('r1');
    expect(await send(addRoom('r3', 'Fig'))).toMatchObject({ answer: { kind: 'failed' } });
    await databases.close();
  });

  it('[DATA-04] make a step that comes twice once, whether or not it could be made again', async () => {
    const databases = await opened({ open: 20, idleMs: IDLE_MS });
    const last = places.at(-1) ?? missing();
    const tools = { engines, limits: { records: 0, bytes: 0 }, now: () => new Date() };
    const steps = [
      stepOf([addRoom('r9', 'Attic')]),
      stepOf([renameRoom('r9', 'Loft', 'Attic')]),
      stepOf([renameRoom('r9', 'Cellar', 'Loft')]),
    ];
    const sendAll = async () => {
      const answers = [];
      for (const step of steps) {
        const made = await databases.use(
          last,
          (open = missing()) => makeSentStep(open, { who: { kind: 'owner' }, step }, tools),
          true,
        );
        answers.push(made);
      }
      return answers;
    };
    const made = [2, 3, 4].map((seq) => ({ answer: { kind: 'made', seq } }));
    expect(await sendAll()).toMatchObject(made);
    // The first two are in their own way by now; the third one finds everything as it would make it.
    expect(await sendAll()).toMatchObject(made);
    const read = await databases.use(last, ({ state, keeper } = missing()) =>
      Promise.resolve({ seq: state.seq, room: keeper.show(rooms.id, 'r9', { kind: 'owner' }).record }),
    );
    expect(read).toMatchObject({ seq: 4, room: { rev: 4 } });
    await databases.close();
  });

  it('[DATA-06] reach no tables but their own, whatever is run in them', async () => {
    const databases = await opened({ open: 20, idleMs: IDLE_MS });
    const [first, second] = places;
    if (!first || !second) throw new Error('There are none');
    for (const text of [
      `select * from "${placeName(second)}".rooms`,
      `select * from "${placeName(second)}"._state`,
    ]) {
      const asked = databases.use(first, ({ engine } = missing()) => engine.query({ text, parameters: [] }));
      // Not allowed on a server, and not there where each has a folder of its own.
      await expect(asked).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:42501|42P01)$/) as unknown,
      });
    }
    await databases.close();
  });

  it('[DATA-01] tell previews with samples from what is live without them', async () => {
    const database = randomUUID();
    const databases = new OpenDatabases(engines, { open: 20, idleMs: IDLE_MS });
    const counts: Record<string, number | undefined> = {};
    for (const environment of ['preview', 'production'] as const) {
      await migrate(databases, { database, environment });
      await databases.use({ database, environment }, (open) => {
        counts[environment] = open?.stats.records;
        return Promise.resolve();
      });
    }
    expect(counts).toEqual({ preview: 14, production: 0 });
    await databases.close();
  });
});
