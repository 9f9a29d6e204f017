import { newsSchema, snapshotSchema } from '@tessera/shared/contracts';
import { siteOf, startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { signInAt, withSignIn } from '../../testing/application-people';
import { followData, type DataEvents } from '../../testing/data-events';
import { addRoom, keyOf, renameRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';

let server: DataHost;
let site: DataSite;
const streams: DataEvents[] = [];

beforeAll(async () => {
  server = await startDataHost();
});
beforeEach(async () => {
  site = await server.live(roomBooking);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => server.close());

async function follow(query: string, port = server.port): Promise<DataEvents> {
  const stream = await followData({ port, host: site.host }, query);
  streams.push(stream);
  return stream;
}

const send = (...changes: Parameters<typeof stepOf>[0]) => site.call('POST', '/steps', stepOf(changes));
const seqNow = async () => snapshotSchema.parse((await site.call('GET', '')).json()).seq;
const isAbout = (id: string) => (data: unknown) =>
  newsSchema.parse(data).changes.some((change) => change.id === id);

describe('GET /_data/events', () => {
  it("[DATA-04] tells of others' steps without being asked", async () => {
    const stream = await follow(`?since=${String(await seqNow())}`);
    expect(stream.status).toBe(200);
    await send(addRoom('r1', 'Oak'));
    const { id, data } = await stream.next('news', isAbout('r1'));
    expect(newsSchema.parse(data)).toMatchObject({
      seq: Number(id),
      changes: [{ entityId: rooms.id, id: 'r1', record: { values: { [keyOf(rooms, 'Name')]: 'Oak' } } }],
    });
  });

  it('[DATA-04] begins with what was missed since a step', async () => {
    const since = await seqNow();
    await send(addRoom('r1', 'Oak'));
    await send(renameRoom('r1', 'Ash', 'Oak'));
    await send({ kind: 'remove', entityId: rooms.id, id: 'r1' }, addRoom('r2', 'Elm'));
    const stream = await follow(`?since=${String(since)}`);
    const news = newsSchema.parse((await stream.next('news')).data);
    expect(news.seq).toBe(since + 3);
    expect(news.changes).toContainEqual({ entityId: rooms.id, id: 'r1', record: null });
    expect(news.changes.find(({ id }) => id === 'r2')?.record?.rev).toBe(since + 3);
  });

  it('[DATA-04] tells a page to begin anew when the tables change, or it knows of steps that never were', async () => {
    const stream = await follow(`?since=${String(await seqNow())}`);
    await send(addRoom('r1', 'Oak'));
    await stream.next('news', isAbout('r1'));
    const entities = roomBooking.entities.map((entity) => ({ ...entity, rules: [] }));
    const version = crypto.randomUUID();
    await server.data.databases.migrate(site.projectId, 'production', { ...roomBooking, entities }, version);
    expect(stream.heard.map(({ event }) => event)).not.toContain('reload');
    // Once there is a page to load.
    await server.data.databases.announce(site.projectId, 'production');
    await stream.next('reload');
    await stream.ended;
    const ahead = await follow('?since=99999');
    expect(await ahead.next('reload')).toMatchObject({ data: {} });
  });

  it('[DATA-06] lets a page that missed too much begin anew without the others', async () => {
    for (let step = 0; step < 5; step += 1) {
      const added = Array.from({ length: 450 }, (_, place) => `${String(step)}-${String(place)}`);
      await send(...added.map((id) => addRoom(id, `Room ${id}`)));
    }
    const stream = await follow(`?since=${String(await seqNow())}`);
    const asleep = await follow('?since=0');
    await asleep.next('reload');
    await send(addRoom('r1', 'Oak'));
    await stream.next('news', isAbout('r1'));
    expect(stream.heard.map(({ event }) => event)).not.toContain('reload');
  });

  it('[DATA-02] says nothing of records that visitors may not read', async () => {
    const entities = roomBooking.entities.map((entity) => ({
      ...entity,
      access: {
        visitors: { read: entity.id !== rooms.id, add: true, change: false, remove: false },
      },
    }));
    site = await server.live({ ...roomBooking, entities });
    const stream = await follow('?since=0');
    await send(addRoom('secret', 'Oak'));
    const news = newsSchema.parse((await stream.next('news')).data);
    expect(news).toEqual({ seq: 1, changes: [] });
    expect((await site.call('GET', '')).payload).not.toContain('secret');
  });

  it('[DATA-06] lets one address follow ten times, whichever application, and answers 429 to more', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => follow('')));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await follow('')).status).toBe(429);
  });

  it('[DATA-04] goes on after the process that has the records was killed', async () => {
    const stream = await follow(`?since=${String(await seqNow())}`);
    await send(addRoom('r1', 'Oak'));
    await stream.next('news', isAbout('r1'));
    process.kill(server.data.calls.pid ?? 0, 'SIGKILL');
    expect((await send(addRoom('r2', 'Elm'))).statusCode).toBe(200);
    expect(await stream.next('news', isAbout('r2'))).toMatchObject({ event: 'news' });
  });

  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    it('[DATA-04] tells of steps that another server made', async () => {
      const other = await server.beside();
      const there = await follow(`?since=${String(await seqNow())}`, other.port);
      await send(addRoom('r1', 'Oak'));
      await there.next('news', isAbout('r1'));
      // And each judges by what the other wrote.
      const twice = await other.app.inject({
        method: 'POST',
        url: '/_data/steps',
        headers: { host: site.host },
        payload: stepOf([addRoom('r2', 'Oak')]),
      });
      expect(twice.statusCode).toBe(422);
    });

    it('[DATA-03] ends what somebody has open at another server who was signed out', async () => {
      site = await server.live(withSignIn(roomBooking, { who: 'open', newcomers: 'viewer' }));
      const other = await server.beside();
      const ada = await signInAt(server, site, 'ada@example.com');
      // From then on its process hears of the other's.
      await siteOf(other.app, server.environment, site).call('GET', '');
      const there = await followData({ port: other.port, host: site.host, cookie: ada.cookie });
      streams.push(there);
      await ada.call('POST', '/sign-out', {});
      expect(await there.next('reload')).toMatchObject({ data: {} });
      await there.ended;
    });
  }
});
