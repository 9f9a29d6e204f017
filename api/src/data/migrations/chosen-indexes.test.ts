import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { ApplicationModel, Index } from '@tessera/shared/contracts';
import { archivePath, readArchive } from '../../db/archive';
import { appsDatabase } from '../../testing/apps-database';
import { addRoom, keyOf, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { findAppRoot } from '../../testing/test-database';
import { readBackup } from '../backups/make-backup.child';
import { restoreBackup } from '../backups/restore-backup.child';
import { readSql } from '../backups/sql-text.child';
import { createEmbeddedEngines } from '../engines/embedded-engine.child';
import type { Engines } from '../engines/engine.schema';
import { createServerEngines } from '../engines/server-engine.child';
import { makeStep } from '../records/make-step.child';
import { migrateDatabase } from '../records/migrate-database.child';
import type { OpenDatabase } from '../records/open-database.child';
import { OpenDatabases } from '../records/open-databases.child';
import { findDrift } from './find-drift.child';
import { planFor, tryMigration } from './plan-task.child';

jest.setTimeout(60_000);

const apps = appsDatabase(process.env['TEST_DATABASE_URL']);
const place = { database: randomUUID(), environment: 'production' } as const;
let folder: string;
let engines: Engines;
let databases: OpenDatabases;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-test-indexes-'));
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

const migrationTo = (model: ApplicationModel) => ({ ...place, model, versionId: randomUUID() });
const migrate = async (model: ApplicationModel) =>
  (await databases.migrate(place, (engine) => migrateDatabase(engine, migrationTo(model), new Date())))
    .result;

const use = <T>(work: (open: OpenDatabase) => Promise<T>) =>
  databases.use(place, (open) => (open ? work(open) : Promise.reject(new Error('There is none'))));

const CHOSEN = String.raw`select indexdef from pg_indexes
  where schemaname = current_schema() and indexname ~ '^_ix_i\d+(_f\d+)?$' order by indexname`;

/** What PostgreSQL says of the indexes that somebody chose, without the schema. */
async function chosen(): Promise<string[]> {
  const rows = await use(({ engine }) => engine.query({ text: CHOSEN, parameters: [] }));
  return rows.map(({ indexdef }) => String(indexdef).replace(/ ON \S+?\.(?=rooms )/u, ' ON '));
}

const idOf = (name: string) => rooms.fields.find((field) => field.name === name)?.id ?? name;

function withIndexes(...indexes: Index[]): ApplicationModel {
  const { next } = roomBooking;
  return {
    ...roomBooking,
    entities: roomBooking.entities.map((entity) =>
      entity.id === rooms.id ? { ...entity, indexes } : entity,
    ),
    next: { ...next, node: next.node + 2 },
  };
}

const onName: Index = { id: `i${String(roomBooking.next.node)}`, fields: [idOf('Name')] };
const onBoth: Index = { id: `i${String(roomBooking.next.node + 1)}`, fields: [idOf('Seats'), idOf('Name')] };
const indexed = withIndexes(onName, onBoth);
const MADE = [
  `CREATE INDEX _ix_${onName.id} ON rooms USING hash (name)`,
  `CREATE INDEX _ix_${onBoth.id} ON rooms USING btree (seats)`,
  `CREATE INDEX _ix_${onBoth.id}_${idOf('Name')} ON rooms USING hash (name)`,
];

const send = (...changes: Parameters<typeof stepOf>[0]) => {
  const sent = stepOf(changes);
  const tools = { engines, limits: { records: 0, bytes: 0 }, now: () => new Date() };
  return use((open) =>
    makeStep(open, { who: { kind: 'owner' }, step: sent.step, ids: [], build: () => sent }, tools),
  );
};
const names = () =>
  use(({ keeper }) => {
    const records = keeper.read({ kind: 'owner' }).records[rooms.id] ?? [];
    return Promise.resolve(records.map(({ values }) => values[keyOf(rooms, 'Name')]));
  });

/** Ten thousand characters that nothing makes shorter. */
const long = Array.from({ length: 10_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * at * 7919 + at * 104_729) % 20_000)),
).join('');

describe('the indexes that somebody chose', () => {
  beforeEach(() => migrate(roomBooking));

  it('[SCR-14] are made by a migration, and taken away by the next', async () => {
    expect(await chosen()).toEqual([]);
    expect(await migrate(indexed)).toEqual({
      kind: 'done',
      summary: ['Table Rooms gets an index on Name.', 'Table Rooms gets an index on Seats and Name.'],
    });
    expect(await chosen()).toEqual(MADE);
    expect(await use(({ engine }) => engine.transaction(findDrift))).toEqual([]);
    expect(await migrate(withIndexes(onBoth))).toMatchObject({
      summary: ['Table Rooms loses the index on Name.'],
    });
    expect(await chosen()).toEqual(MADE.slice(1));
    await migrate(roomBooking);
    expect(await chosen()).toEqual([]);
  });

  it('[SCR-14] take a record with a text that is longer than an index holds', async () => {
    await migrate(indexed);
    expect(await send(addRoom('long', long))).toMatchObject({ answer: { kind: 'made' } });
    const longer = `${long}!`;
    const key = keyOf(rooms, 'Name');
    expect(
      await send({
        ...{ kind: 'change', entityId: rooms.id, id: 'long' },
        ...{ values: { [key]: longer }, was: { [key]: long } },
      }),
    ).toMatchObject({ answer: { kind: 'made' } });
    expect(await names()).toContain(longer);
    // And where the text is there first.
    await migrate(roomBooking);
    expect(await migrate(indexed)).toMatchObject({ kind: 'done' });
    expect(await chosen()).toEqual(MADE);
    await send({ kind: 'remove', entityId: rooms.id, id: 'long' });
  });

  it('[SCR-14] are made over thousands of records', async () => {
    const run = (text: string) => use(({ engine }) => engine.query({ text, parameters: [] }));
    await run(`INSERT INTO rooms (id, created_at, updated_at, _rev, name)
      SELECT 'many' || i, now(), now(), 1, 'A room of its own, number ' || i
      FROM generate_series(1, 6000) i`);
    expect(await migrate(indexed)).toMatchObject({ kind: 'done' });
    expect(await chosen()).toEqual(MADE);
    await run(`DELETE FROM rooms WHERE id LIKE 'many%'`);
  });

  it('[SCR-15] are planned both ways, and tried on the records that there are', async () => {
    await send(addRoom('some', 'Some room'));
    const plan = await use(({ engine }) => engine.transaction((session) => planFor(session, indexed)));
    expect(plan).toMatchObject({
      risk: 'slow',
      forward: expect.stringContaining(`CREATE INDEX "_ix_${onName.id}" ON "rooms"`) as unknown,
      backward: expect.stringContaining(`DROP INDEX IF EXISTS "_ix_${onName.id}"`) as unknown,
    });
    const tried = await use(({ engine }) => tryMigration(engine, migrationTo(indexed), new Date()));
    expect(tried).toMatchObject({ kind: 'tried', isSame: true });
    expect(await chosen()).toEqual([]);
  });

  it('[DATA-05] come back with a backup, and stand in the SQL that goes elsewhere', async () => {
    await migrate(indexed);
    await send(addRoom('else', 'Elsewhere'));
    const file = await use(({ engine }) => engine.transaction(readBackup));
    const text = (await use(({ engine }) => engine.transaction(readSql))) ?? '';
    await migrate(roomBooking);
    const { seq: ifSeq } = await use(({ state }) => Promise.resolve(state));
    const content = gzipSync(JSON.stringify(file));
    const restoring = { ...place, content, versionId: randomUUID(), ifSeq };
    await databases.migrate(place, (engine) => restoreBackup(engine, restoring, engines));
    expect(await chosen()).toEqual(MADE);

    const blob = await readArchive(archivePath(findAppRoot(), 'empty'));
    const other = await PGlite.create(blob === undefined ? {} : { loadDataDir: blob });
    await other.exec(text);
    expect((await other.query(CHOSEN)).rows).toHaveLength(MADE.length);
    await other.close();
  });
});
