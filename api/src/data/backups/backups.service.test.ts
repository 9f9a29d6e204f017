import { randomUUID } from 'node:crypto';
import { snapshotSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { startDataHost, type DataHost } from '../../testing/data-host';
import { addRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';
import { findById } from '../owner/owned-databases.repository';
import { presentDatabases } from '../owner/project-database.view';
import type { ProjectVersions } from '../owner/project-versions.port';
import { databaseBackups, databaseMigrations } from '../tables/backups.table';
import { createBackups } from './backups.service';
import { createOwnerBackups } from './owner-backups.service';

jest.setTimeout(60_000);

let server: DataHost;
beforeAll(async () => {
  server = await startDataHost();
});
afterAll(() => server.close());

const caller = { userId: randomUUID(), sessionId: randomUUID() } as never;
const clock = () => new Date();
const OWNER = { kind: 'owner' } as const;

const without = (name: string): ApplicationModel => ({
  ...roomBooking,
  entities: roomBooking.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.filter((field) => field.name !== name),
  })),
});

/** The backups of a project's databases, and what its versions were asked. */
async function open(mostBytes = 0) {
  const site = await server.live(roomBooking);
  const { db } = server.database;
  const { calls, databases } = server.data;
  const log = { warn: () => undefined, error: () => undefined };
  const backups = createBackups({ db, clock, calls, log, mostBytes });
  const database = await databases.ensure(site.projectId);
  const restored: string[] = [];
  const newest = randomUUID();
  const versions: ProjectVersions = {
    numbersOf: (ids) => Promise.resolve(new Map(ids.map((id) => [id, 1]))),
    newest: () => Promise.resolve({ id: newest, number: 2, model: roomBooking }),
    areAlike: () => Promise.resolve(false),
    restore: (_caller, id) => {
      restored.push(id);
      return Promise.resolve({ id: newest, number: 3 });
    },
  };
  const read = async () => {
    const [part] = presentDatabases(await findById(db, database));
    if (!part) throw new Error('There is no database');
    return part;
  };
  const owner = {
    read,
    find: (_caller: unknown, id: string, environment: 'preview' | 'production') =>
      Promise.resolve({ database: id, environment }),
  };
  const owned = createOwnerBackups({ db, databases, calls, owner, backups, versions, mostBytes });
  return { site, db, calls, databases, backups, database, owned, restored, newest, read };
}

describe('backups of an environment', () => {
  it('[DATA-05] bring a preview back with a new version of the project', async () => {
    const { site, calls, databases, database, owned, restored, newest, read } = await open();
    const before = randomUUID();
    await databases.migrate(site.projectId, 'preview', roomBooking, before);
    const backup = await owned.make(caller, database, 'preview', '');
    await databases.migrate(site.projectId, 'preview', without('Seats'), newest);
    const place = { database, environment: 'preview' } as const;
    await calls.run(database, 'step', { ...place, who: OWNER, step: stepOf([addRoom('late', 'Late')]) });

    expect(await owned.restore(caller, database, backup.id)).toMatchObject({
      versionId: newest,
      versionNumber: 3,
    });
    expect(restored).toEqual([before]);
    const found = await calls.run(database, 'snapshot', { ...place, who: OWNER });
    expect(found).toMatchObject({ kind: 'snapshot', versionId: newest });
    const ids = 'snapshot' in found ? found.snapshot.records[rooms.id]?.map(({ id }) => id) : [];
    expect(ids).not.toContain('late');
    expect((await read()).environments.preview).toMatchObject({ versionId: newest, records: backup.records });
  });

  it('[DATA-05] [DATA-04] tell open pages to begin anew', async () => {
    const { site, database, owned } = await open();
    const seen = snapshotSchema.parse((await site.call('GET', '')).json());
    const backup = await owned.make(caller, database, 'production', '');
    await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    await owned.restore(caller, database, backup.id);
    const now = snapshotSchema.parse((await site.call('GET', '')).json());
    expect(now.revision).toBeGreaterThan(seen.revision);
    expect(now.seq).toBeGreaterThan(seen.seq);
    expect(now.records).toEqual(seen.records);
  });

  it('[DATA-05] are made before a migration that may cost something, and once a day where something changed', async () => {
    const { site, db, databases, database } = await open();
    const reasons = async () => {
      const rows = await db.select().from(databaseBackups).where(eq(databaseBackups.databaseId, database));
      return rows.map(({ reason }) => reason);
    };
    await databases.maintain();
    expect(await reasons()).toEqual([]);
    await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    await databases.maintain();
    await site.call('POST', '/steps', stepOf([addRoom('r2', 'Elm')]));
    await databases.maintain();
    expect(await reasons()).toEqual(['daily']);
    await databases.migrate(site.projectId, 'production', without('Seats'), randomUUID());
    expect(await reasons()).toEqual(['daily', 'before-migration']);
    const history = await db
      .select()
      .from(databaseMigrations)
      .where(eq(databaseMigrations.databaseId, database));
    expect(history.map(({ state, risk }) => `${state} ${risk}`)).toEqual([
      'applied safe',
      'applied loses-data',
    ]);
  });

  it('[DATA-05] are made once a day by all servers together, however many look at the same time', async () => {
    const { site, db, databases, database } = await open();
    await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    await Promise.all([databases.maintain(), databases.maintain(), databases.maintain()]);
    const rows = await db.select().from(databaseBackups).where(eq(databaseBackups.databaseId, database));
    expect(rows.map(({ reason }) => reason)).toEqual(['daily']);
  });

  it('[DATA-05] are refused where they do not fit, with how much there may be', async () => {
    const { database, owned } = await open(10);
    await expect(owned.make(caller, database, 'production', '')).rejects.toMatchObject({
      code: 'QUOTA_FULL',
    });
  });
});
