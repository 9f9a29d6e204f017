import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { SentChange } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import * as fc from 'fast-check';
import { archivePath, readArchive } from '../../db/archive';
import { appsDatabase } from '../../testing/apps-database';
import {
  addRoom,
  book,
  bookings,
  keyOf,
  renameRoom,
  roomBooking,
  rooms,
  stepOf,
} from '../../testing/room-booking';
import { findAppRoot } from '../../testing/test-database';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import type { Engines } from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import { findDrift } from '../migrations/find-drift.child';
import { planFor, tryMigration } from '../migrations/plan-task.child';
import { makeStep } from '../records/make-step.child';
import { migrateDatabase } from '../records/migrate-database.child';
import type { OpenDatabase } from '../records/open-database.child';
import { OpenDatabases } from '../records/open-databases.child';
import { listKeptAside } from '../records/kept-aside.child';
import type { BackupFile } from './backup-file.schema';
import { makeBackup, readBackup } from './make-backup.child';
import { restoreBackup, unpackBackup } from './restore-backup.child';
import { readSql } from './sql-text.child';

jest.setTimeout(60_000);

const apps = appsDatabase(process.env['TEST_DATABASE_URL']);
const place = { database: randomUUID(), environment: 'production' } as const;
let folder: string;
let engines: Engines;
let databases: OpenDatabases;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-backups-'));
  const archive = archivePath(findAppRoot(), 'empty');
  engines =
    apps.url === undefined
      ? await createEmbeddedEngines(
          { kind: 'embedded', folder, archive, diskReserve: 0 },
          { name: 'main', isFirst: true },
        )
      : await createServerEngines({
          ...{ kind: 'server', url: apps.url, createFrom: process.env['TEST_DATABASE_URL'] ?? '' },
        });
  databases = new OpenDatabases(engines, { open: 20, idleMs: 60_000 });
  await migrate(roomBooking);
});
afterAll(async () => {
  await databases.close();
  await engines.close();
  await apps.drop();
  await rm(folder, { recursive: true, force: true });
});

const migrate = (model: ApplicationModel) =>
  databases.migrate(place, (engine) =>
    migrateDatabase(engine, { ...place, model, versionId: randomUUID() }, new Date()),
  );

const use = <T>(work: (open: OpenDatabase) => Promise<T>) =>
  databases.use(place, (open) => (open ? work(open) : Promise.reject(new Error('There is none'))));

function send(changes: readonly SentChange[], step?: string) {
  const sent = stepOf(changes, step);
  const tools = { engines, limits: { records: 0, bytes: 0 }, now: () => new Date() };
  return use((open) =>
    makeStep(open, { who: { kind: 'owner' }, step: sent.step, ids: [], build: () => sent }, tools),
  );
}

const backUp = () => use(({ engine }) => engine.transaction(readBackup)) as Promise<BackupFile>;

const packed = (file: BackupFile) => gzipSync(JSON.stringify(file));

async function restore(file: BackupFile) {
  const content = packed(file);
  const { seq: ifSeq } = await use(({ state }) => Promise.resolve(state));
  const restoring = { ...place, content, versionId: file.versionId, ifSeq };
  return (await databases.migrate(place, (engine) => restoreBackup(engine, restoring, engines))).result;
}

const snapshot = () => use(({ keeper }) => Promise.resolve(keeper.read({ kind: 'owner' }).records));

const without = (entity: string): ApplicationModel => ({
  ...roomBooking,
  entities: roomBooking.entities.filter(({ id }) => id !== entity),
});
const withoutSeats: ApplicationModel = {
  ...roomBooking,
  entities: roomBooking.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.filter(({ name }) => name !== 'Seats'),
  })),
};

/** What people, and their deployments, do to the records. Much of it is refused, as much of people's is. */
const deeds = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('add', 'rename', 'remove', 'book'),
        id: fc.constantFrom('r1', 'r2', 'r3'),
        text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
        hour: fc.integer({ min: 8, max: 17 }),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(without(bookings.id), withoutSeats, roomBooking) },
  ),
  { minLength: 1, maxLength: 6 },
);

async function doAll(list: typeof deeds extends fc.Arbitrary<infer Deeds> ? Deeds : never): Promise<void> {
  for (const deed of list) {
    if (!('kind' in deed)) await migrate(deed);
    else await send([await changeOf(deed)]);
  }
}

async function changeOf(deed: { kind: string; id: string; text: string; hour: number }): Promise<SentChange> {
  const { id, text, hour } = deed;
  if (deed.kind === 'add') return addRoom(id, text);
  if (deed.kind === 'remove') return { kind: 'remove', entityId: rooms.id, id };
  if (deed.kind === 'book') return book(randomUUID(), [at(hour), at(hour + 1)]);
  const was = (await snapshot())[rooms.id]?.find((one) => one.id === id)?.values[keyOf(rooms, 'Name')];
  return renameRoom(id, text, typeof was === 'string' ? was : '');
}

const at = (hour: number) => `2031-05-05T${String(hour).padStart(2, '0')}:00`;

describe('a restore', () => {
  it('[DATA-05] makes model and records exactly what they were, whatever was done since', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, deeds, async (before, after) => {
        await doAll(before);
        const [file, shown] = [await backUp(), await snapshot()];
        const made = await use(({ engine }) => engine.transaction(makeBackup));
        expect(made && (await unpackBackup(made.content))).toEqual(file);
        await doAll(after);
        expect(await restore(file)).toEqual({ kind: 'restored' });

        const { seq: _seq, steps: _steps, ...was } = file;
        const { seq, steps, ...is } = await backUp();
        expect(is).toEqual(was);
        expect(seq).toBeGreaterThan(file.seq);
        expect(steps).toEqual(expect.arrayContaining([...file.steps]));
        expect(await snapshot()).toEqual(shown);
        expect(await use(({ engine }) => engine.transaction(findDrift))).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  it('[DATA-05] neither makes a step twice that is sent again, nor hides that it is gone', async () => {
    await restore({ ...(await backUp()), model: roomBooking, records: {}, steps: [] });
    const [early, late] = [randomUUID(), randomUUID()];
    await send([addRoom('early', 'Early')], early);
    const file = await backUp();
    await send([addRoom('late', 'Late')], late);
    await restore(file);

    expect(await send([addRoom('early', 'Early')], early)).toMatchObject({ answer: { kind: 'made' } });
    expect(await send([addRoom('late', 'Late')], late)).toMatchObject({
      answer: {
        kind: 'refused',
        breaches: [{ message: expect.stringContaining('restored') as unknown }],
        changes: [{ id: 'late', record: null }],
      },
    });
    expect((await snapshot())[rooms.id]?.map(({ id }) => id)).toEqual(['early']);
    expect(await send([addRoom('late', 'Late')])).toMatchObject({ answer: { kind: 'made' } });
  });

  it('[DATA-05] is not made where somebody changed a record meanwhile', async () => {
    const file = await backUp();
    const [content, { seq }] = [packed(file), file];
    await send([addRoom(randomUUID(), 'Meanwhile')]);
    const restoring = { ...place, content, versionId: file.versionId, ifSeq: seq };
    const made = await databases.migrate(place, (engine) => restoreBackup(engine, restoring, engines));
    expect(made.result).toEqual({ kind: 'moved' });
  });
});

describe('what is kept aside of tables that were removed', () => {
  const migrateWithin = (model: ApplicationModel, records: number) =>
    databases.migrate(place, (engine) =>
      migrateDatabase(engine, { ...place, model, versionId: randomUUID() }, new Date(), {
        ...{ records, bytes: 0 },
      }),
    );
  const kept = () => use(({ engine }) => engine.transaction(listKeptAside));
  const none: ApplicationModel = { ...roomBooking, entities: [] };

  it('[DATA-06] is no more than a database may hold, and makes way oldest first', async () => {
    await restore({ ...(await backUp()), model: roomBooking, records: {}, steps: [] });
    await send([addRoom('r1', 'Oak'), addRoom('r2', 'Elm')]);
    await send([book('b1', [at(9), at(10)]), book('b2', [at(10), at(11)])]);
    const [ofRooms, ofBookings] = [rooms, bookings].map(({ id }) => `_gone_${id}`);
    await migrateWithin(without(bookings.id), 2);
    expect(await kept()).toEqual([ofBookings]);
    // What is kept is kept by a restore as well, in its order.
    await restore(await backUp());
    const { result } = await migrateWithin(none, 3);
    expect(result).toMatchObject({
      summary: expect.arrayContaining([expect.stringMatching(/^2 records of a table/)]) as unknown,
    });
    expect(await kept()).toEqual([ofRooms]);
    await migrateWithin(roomBooking, 3);
    expect((await snapshot())[rooms.id]).toHaveLength(2);
    expect((await snapshot())[bookings.id]).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});

describe('the records as SQL', () => {
  it('[DATA-05] make the same rows in any PostgreSQL, whatever they hold', async () => {
    await migrate(roomBooking);
    await restore({ ...(await backUp()), records: {}, steps: [] });
    const names = [
      `'); drop table rooms; --`,
      'back\\slash \\n',
      '$$ "quoted" $1',
      '=1+1',
      'Ωμέγα 🪑',
      `two\nlines`,
    ];
    for (const [number, name] of names.entries()) await send([addRoom(`n${String(number)}`, name)]);
    const text = (await use(({ engine }) => engine.transaction(readSql))) ?? '';

    const blob = await readArchive(archivePath(findAppRoot(), 'empty'));
    const other = await PGlite.create(blob === undefined ? {} : { loadDataDir: blob });
    await other.exec(text);
    const all = 'select to_json(own)::text as row from rooms as own order by id';
    const rows = await use(({ engine }) => engine.query({ text: all, parameters: [] }));
    expect((await other.query(all)).rows).toEqual(rows);
    // What did not fit in one line was refused.
    expect(rows.length).toBeGreaterThan(names.length - 2);
    await other.close();
  });
});

describe('a migration that is tried', () => {
  it('[SCR-15] goes there and back with the records that there are, and leaves nothing', async () => {
    const before = await backUp();
    const migration = { ...place, model: without(bookings.id), versionId: randomUUID() };
    const tried = await use(({ engine }) => tryMigration(engine, migration, new Date()));
    expect(tried).toMatchObject({ kind: 'tried', isSame: true });
    expect(await backUp()).toEqual(before);
  });

  it('[SCR-15] is planned with its risk, and with SQL both ways', async () => {
    const plan = await use(({ engine }) => engine.transaction((session) => planFor(session, withoutSeats)));
    expect(plan).toMatchObject({
      risk: 'loses-data',
      isSame: false,
      lostValues: 0,
      summary: [expect.stringContaining('Seats') as unknown],
      forward: expect.stringContaining('"seats"') as unknown,
      backward: expect.stringContaining('"seats"') as unknown,
    });
  });

  it('[SCR-15] finds what somebody changed by hand', async () => {
    await use(({ engine }) => engine.query({ text: 'alter table rooms drop column seats', parameters: [] }));
    expect(await use(({ engine }) => engine.transaction(findDrift))).toEqual([
      'The table rooms has no column seats.',
    ]);
  });
});
