import { newsSchema, snapshotSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { sql } from 'drizzle-orm';
import { until } from '../../testing/build-project';
import { signInAt, withSignIn, type SignedInPerson } from '../../testing/application-people';
import { followData } from '../../testing/data-events';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { addRoom, renameRoom, roomBooking, rooms, stepOf } from '../../testing/room-booking';

const NOTHING = { read: false, add: false, change: false, remove: false };
const ROWS = '/tables/rooms/rows';

/** Editors see and change only the rooms that they added; visitors see none. */
function ownRooms(): ApplicationModel {
  const entities = roomBooking.entities.map((entity) =>
    entity.id === rooms.id ? { ...entity, access: { visitors: NOTHING, own: true as const } } : entity,
  );
  return withSignIn({ ...roomBooking, entities }, { who: 'open', newcomers: 'editor' });
}

let server: DataHost;
let site: DataSite;
let ada: SignedInPerson;
let bob: SignedInPerson;

beforeAll(async () => {
  server = await startDataHost();
  site = await server.live(ownRooms());
  ada = await signInAt(server, site, 'ada@example.com');
  bob = await signInAt(server, site, 'bob@example.com');
  const added = await ada.call('POST', '/steps', stepOf([addRoom('hers', 'Oak')]));
  if (added.statusCode !== 200) throw new Error(added.payload);
});
afterAll(() => server.close());

const roomsOf = async (person: Pick<DataSite, 'call'>) => {
  const { records } = snapshotSchema.parse((await person.call('GET', '')).json());
  return (records[rooms.id] ?? []).map(({ id }) => id);
};

describe('own records only', () => {
  it('[DATA-03] are all that an editor sees, by every way of asking', async () => {
    expect([await roomsOf(ada), await roomsOf(bob), await roomsOf(site)]).toEqual([['hers'], [], []]);
    expect((await bob.call('GET', ROWS)).json()).toMatchObject({ items: [], total: 0 });
    expect((await bob.call('GET', `${ROWS}/hers`)).statusCode).toBe(404);
    const count = await bob.call('GET', '/tables/rooms/aggregate?op=count');
    expect(count.json()).toEqual({ groups: [{ by: null, value: 0 }] });
    const her = await ada.call('GET', '/tables/rooms/aggregate?op=count');
    expect(her.json()).toEqual({ groups: [{ by: null, value: 1 }] });
    expect((await site.call('GET', ROWS)).statusCode).toBe(403);
  });

  it('[DATA-03] are all that news tells an editor of', async () => {
    const at = { port: server.port, host: site.host };
    const hers = await followData({ ...at, cookie: ada.cookie }, '?since=0');
    const his = await followData({ ...at, cookie: bob.cookie }, '?since=0');
    await ada.call('POST', '/steps', stepOf([renameRoom('hers', 'Old Oak', 'Oak')]));
    await bob.call('POST', '/steps', stepOf([addRoom('his', 'Elm')]));
    const isOf = (id: string) => (data: unknown) =>
      newsSchema.parse(data).changes.some((one) => one.id === id);
    await hers.next('news', isOf('hers'));
    await his.next('news', isOf('his'));
    expect(JSON.stringify(his.heard)).not.toContain('hers');
    await ada.call('POST', '/steps', stepOf([renameRoom('hers', 'Oak', 'Old Oak')]));
    hers.close();
    his.close();
  });

  it('[DATA-03] are all that an editor changes, and others look as if they were not there', async () => {
    const values = { name: 'Mine' };
    const [there, none] = await Promise.all(
      ['hers', 'none'].flatMap((id) => [bob.call('PATCH', `${ROWS}/${id}`, { ifRev: 1, values })]),
    );
    expect([there?.statusCode, there?.payload]).toEqual([404, none?.payload]);
    expect((await bob.call('DELETE', `${ROWS}/hers?ifRev=1`)).statusCode).toBe(404);
    const steps = [
      renameRoom('hers', 'Mine', 'Oak'),
      { kind: 'remove' as const, entityId: rooms.id, id: 'hers' },
      addRoom('hers', 'Mine'),
    ];
    for (const change of steps) {
      const answer = await bob.call('POST', '/steps', stepOf([change]));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ changes: [{ id: 'hers', record: null }] });
      expect(answer.payload).not.toContain('Oak');
    }
    expect(await roomsOf(ada)).toEqual(['hers']);
  });

  it('[DATA-03] are taken only as those of whom the page says that they are', async () => {
    const send = (sender: string) =>
      ada.call('POST', '/steps', stepOf([addRoom(sender, sender)]), { 'tessera-person': sender });
    for (const sender of ['visitor', bob.id]) {
      const answer = await send(sender);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        expect.objectContaining({ kind: 'failed', code: 'UNAUTHENTICATED', changes: [] }),
      ]);
    }
    expect((await send(ada.id)).statusCode).toBe(200);
    const asVisitor = stepOf([addRoom('visited', 'Visited')]);
    expect((await site.call('POST', '/steps', asVisitor, { 'tessera-person': ada.id })).statusCode).toBe(401);
    expect((await site.call('POST', '/steps', asVisitor, { 'tessera-person': 'visitor' })).statusCode).toBe(
      403,
    );
  });

  it('[DATA-03] are judged with all others, of which nothing but the rule is told', async () => {
    const answer = await bob.call('POST', '/steps', stepOf([addRoom('second', 'Oak')]));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      breaches: [{ id: 'second', message: 'Another room has this name.' }],
    });
    expect(answer.payload).not.toContain('hers');
  });
});

describe('a step that waits for its turn', () => {
  it('[DATA-03] is made as whoever its sender is by then, and by nobody who is gone', async () => {
    const people: SignedInPerson[] = [];
    for (const name of ['out', 'removed', 'lowered', 'stays'])
      people.push(await signInAt(server, site, `${name}@example.com`));
    const [out, removed, lowered, stays] = people;
    const { pid = 0 } = server.data.calls;
    const { db } = server.database;
    const asked = jest.spyOn(server.data.calls, 'run');
    process.kill(pid, 'SIGSTOP');
    // It is in hand, so that all others wait.
    const held = site.call('GET', '');
    const sent = people.map((one, place) =>
      one.call('POST', '/steps', stepOf([addRoom(`w${String(place)}`, `Waiting ${String(place)}`)]), {
        'tessera-person': one.id,
      }),
    );
    // Everybody was looked up by then.
    await until(() => asked.mock.calls.length > people.length);
    asked.mockRestore();
    await db.execute(sql`delete from application_people where id = ${removed?.id ?? ''}`);
    await db.execute(sql`update application_people set role = 'viewer' where id = ${lowered?.id ?? ''}`);
    expect((await out?.call('POST', '/sign-out', {}))?.statusCode).toBe(200);
    process.kill(pid, 'SIGCONT');

    const answers = await Promise.all(sent);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 403, 200]);
    expect((await held).statusCode).toBe(200);
    expect(await roomsOf(stays ?? site)).toEqual(['w3']);
  });
});
