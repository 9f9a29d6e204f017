import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentChange } from '@tessera/builder/keeper';
import { archivePath } from '../../db/archive';
import { appsDatabase } from '../../testing/apps-database';
import { until } from '../../testing/build-project';
import { addRoom, keyOf, renameRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { findAppRoot } from '../../testing/test-database';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import { placeName, type Engines, type Place } from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import { makeSentStep } from './make-step.child';
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

/** A database of its own, live and empty, and how often it was opened. */
async function openCounted() {
  const place: Place = { database: randomUUID(), environment: 'production' };
  let times = 0;
  const counting: Engines = {
    ...engines,
    open: (of, mayCreate) => {
      times += 1;
      return engines.open(of, mayCreate);
    },
  };
  const databases = new OpenDatabases(counting, { open: 20, idleMs: IDLE_MS });
  await migrate(databases, place);
  return { place, databases, opened: () => times };
}

const numberIn = (id: string) => Number(id.slice(1));

function roomWith(
  id: string,
  { name, seats }: { readonly name: string; readonly seats: number },
): SentChange {
  const values = { [keyOf(rooms, 'Name')]: name, [keyOf(rooms, 'Seats')]: seats };
  return { kind: 'add', entityId: rooms.id, id, values };
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

  const tools = () => ({ engines, limits: { records: 0, bytes: 0 }, now: () => new Date() });

  // None of these is a rule of the application: the keeper knows nothing of them.
  it.each([
    [
      'a value that does not fit (22003)',
      'alter table rooms alter column seats type smallint',
      { seats: 40_000 },
    ],
    [
      'a value that is too long (22001)',
      'alter table rooms alter column name type varchar(20)',
      { name: 'Oak'.repeat(9) },
    ],
    [
      'a constraint (23514)',
      "alter table rooms add constraint no_elm check (name <> 'Elm')",
      { name: 'Elm' },
    ],
    [
      'a constraint that is looked at as it is committed (23505)',
      'alter table rooms add constraint one_size unique (seats) deferrable initially deferred',
      { seats: 8 },
    ],
    [
      'a limit of the program (54000)',
      'create index by_name on rooms (name)',
      { name: randomBytes(20_000).toString('hex') },
    ],
  ])(
    '[DATA-02] [DATA-06] stay open, and hold nothing of a step that the database refused: %s',
    async (_, text, values) => {
      const { place, opened, databases } = await openCounted();
      await databases.use(place, ({ engine } = missing()) => engine.query({ text, parameters: [] }));
      const send = (...changes: SentChange[]) =>
        databases.use(
          place,
          (open = missing()) =>
            makeSentStep(open, { who: { kind: 'owner' }, step: stepOf(changes) }, tools()),
          true,
        );
      const room = (id: string, more: { readonly name?: string; readonly seats?: number }) =>
        roomWith(id, { name: id, seats: numberIn(id), ...more });
      const made = (seq: number) => ({ kind: 'answered', answer: { kind: 'made', seq } });
      const refused = { answer: { kind: 'failed', changes: [] }, failure: 'refused-by-database' };

      expect(await send(room('r1', {}), room('r8', {}))).toMatchObject(made(1));
      const held = await databases.use(place, (open = missing()) => Promise.resolve(open));
      const before = { records: held.keeper.read({ kind: 'owner' }).records, stats: held.stats };
      // The second record of the step is the one that is refused: the first was written by then.
      expect(await send(room('r2', {}), room('r3', values))).toMatchObject(refused);
      expect({ records: held.keeper.read({ kind: 'owner' }).records, stats: held.stats }).toEqual(before);

      // All at once: those behind the refused ones are judged on what those before them left.
      const answers = await Promise.all([
        send(room('r4', {})),
        send(room('r5', values)),
        send(room('r5', {})),
        send(room('r6', {}), room('r7', values)),
        send(renameRoom('r4', 'Yew', 'r4')),
        send(renameRoom('r4', 'Fir', 'r4')),
      ]);
      expect(answers).toMatchObject([
        made(2),
        refused,
        made(3),
        refused,
        made(4),
        { answer: { kind: 'conflict' } },
      ]);

      const inMemory = await databases.use(place, (open = missing()) => Promise.resolve(open));
      // It was not opened again, and what it has is what is on the disk.
      expect([inMemory === held, opened()]).toEqual([true, 1]);
      const { records } = inMemory.keeper.read({ kind: 'owner' });
      expect(records[rooms.id]?.map(({ id }) => id).toSorted()).toEqual(['r1', 'r4', 'r5', 'r8']);
      await databases.exclusively(place, () => Promise.resolve());
      const onDisk = await databases.use(place, ({ keeper, stats } = missing()) =>
        Promise.resolve({ records: keeper.read({ kind: 'owner' }).records, stats }),
      );
      expect(onDisk).toEqual({ records, stats: inMemory.stats });
      expect(opened()).toBe(2);
      await databases.close();
    },
  );

  it('[DATA-06] are opened anew after a failure that may have written something', async () => {
    const { place, opened, databases } = await openCounted();
    await databases.use(place, async ({ engine } = missing()) => {
      // Raised as the step is written, with the code of a server that is shut down.
      await engine.query({
        text: `create function go_away() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$`,
        parameters: [],
      });
      const text = 'create trigger away before insert on rooms for each row execute function go_away()';
      await engine.query({ text, parameters: [] });
    });
    const sent = databases.use(
      place,
      (open = missing()) =>
        makeSentStep(open, { who: { kind: 'owner' }, step: stepOf([addRoom('r1', 'Oak')]) }, tools()),
      true,
    );
    await expect(sent).rejects.toMatchObject({ code: '57P01' });
    const read = await databases.use(place, ({ keeper } = missing()) =>
      Promise.resolve(keeper.show(rooms.id, 'r1', { kind: 'owner' }).record),
    );
    expect([read, opened()]).toEqual([null, 2]);
    await databases.close();
  });

  it('[DATA-04] make a step that comes twice once, whether or not it could be made again', async () => {
    const databases = await opened({ open: 20, idleMs: IDLE_MS });
    const last = places.at(-1) ?? missing();
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
          (open = missing()) => makeSentStep(open, { who: { kind: 'owner' }, step }, tools()),
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
