import { randomUUID } from 'node:crypto';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { addRoom, book, roomBooking, stepOf } from '../../testing/room-booking';

let server: DataHost;
let site: DataSite;

beforeAll(async () => {
  server = await startDataHost();
  site = await server.live(roomBooking);
  await site.call(
    'POST',
    '/steps',
    stepOf([addRoom('r1', 'Oak'), addRoom('r2', 'Elm'), addRoom('r3', 'Ash')]),
  );
  await site.call('POST', '/steps', stepOf([book('b1', ['2027-01-04T09:00', '2027-01-04T10:00'])]));
});
afterAll(() => server.close());

const ROOMS = '/tables/rooms/rows';
const get = (path: string) => site.call('GET', path);
const names = (answer: { json: () => unknown }) =>
  (answer.json() as { items: { values: { name: string } }[] }).items.map(({ values }) => values.name);

describe('GET /_data/tables/:table/rows', () => {
  it('[DATA-02] gives a page of records by the names of columns, and where the next begins', async () => {
    const first = await get(`${ROOMS}?sort=name&limit=2`);
    expect(first.json()).toMatchObject({
      total: 3,
      nextCursor: expect.any(String) as unknown,
      items: [{ id: 'r3', rev: 1, values: { name: 'Ash', seats: 8, photo: null } }, { id: 'r2' }],
    });
    const { nextCursor } = first.json<{ nextCursor: string }>();
    const second = await get(`${ROOMS}?sort=name&limit=2&cursor=${nextCursor}`);
    expect(names(second)).toEqual(['Oak']);
    expect(second.json()).not.toHaveProperty('nextCursor');
    expect(names(await get(`${ROOMS}?sort=-name`))).toEqual(['Oak', 'Elm', 'Ash']);
  });

  it('[DATA-02] filters and searches', async () => {
    expect(names(await get(`${ROOMS}?filter=name:equal:Elm`))).toEqual(['Elm']);
    expect(names(await get(`${ROOMS}?filter=seats:greater:8`))).toEqual([]);
    expect(names(await get(`${ROOMS}?filter=seats:equal:8&filter=name:contains:a&sort=name`))).toEqual([
      'Ash',
      'Oak',
    ]);
    expect(names(await get(`${ROOMS}?filter=photo:empty&search=oak`))).toEqual(['Oak']);
  });

  it('answers 404 for a table and 400 for a column that there is not, and for what is no filter', async () => {
    expect((await get('/tables/houses/rows')).statusCode).toBe(404);
    const column = await get(`${ROOMS}?sort=colour`);
    expect([column.statusCode, column.json()]).toMatchObject([
      400,
      { error: 'The table rooms has no column colour.' },
    ]);
    expect((await get(`${ROOMS}?filter=name`)).json()).toMatchObject({
      fields: { filter: expect.any(String) as unknown },
    });
    expect((await get(`${ROOMS}?filter=seats:equal:many`)).statusCode).toBe(400);
    expect((await get(`${ROOMS}?limit=0`)).json()).toMatchObject({
      fields: { limit: expect.any(String) as unknown },
    });
    expect((await get(`${ROOMS}?filter=name:greater:A`)).statusCode).toBe(400);
    expect((await get('/tables/rooms/aggregate?op=sum&column=name')).statusCode).toBe(400);
  });

  it('[DATA-06] answers 400 for more than it looks for at once, and for what it would have left aside', async () => {
    const errorOf = async (query: string) => {
      const answer = await get(`${ROOMS}?${query}`);
      return [answer.statusCode, answer.json<{ error?: string }>().error];
    };
    const filters = (count: number) =>
      Array.from({ length: count }, () => 'filter=name:contains:a').join('&');
    const words = (count: number) => `search=${Array.from({ length: count }, () => 'a').join('+')}`;
    const says = (text: string) => [400, expect.stringContaining(text) as unknown];
    expect(await errorOf(`${filters(5)}&${words(10)}`)).toEqual([200, undefined]);
    expect(await errorOf(filters(6))).toEqual(says('At most 5 filters may say contains'));
    expect(await errorOf(words(11))).toEqual(says('At most 10 words are looked for'));
    expect(await errorOf('filter[]=name:equal:Elm')).toEqual(says('filter[]'));
    expect((await get('/tables/rooms/aggregate?op=count&filter[]=name:empty')).statusCode).toBe(400);
  });
});

describe('GET /_data/tables/:table/aggregate', () => {
  it('[DATA-02] counts, and works out a column by another', async () => {
    const count = await get('/tables/rooms/aggregate?op=count');
    expect(count.json()).toEqual({ groups: [{ by: null, value: 3 }] });
    const sum = await get('/tables/bookings/aggregate?op=sum&column=people&by=booked_by');
    expect(sum.json()).toEqual({ groups: [{ by: 'Ada', value: 4 }] });
    expect((await get('/tables/rooms/aggregate?op=sum')).statusCode).toBe(400);
    expect((await get('/tables/rooms/aggregate?op=median&column=seats')).statusCode).toBe(400);
  });
});

describe('one record', () => {
  it('[DATA-02] is added, read, changed and removed', async () => {
    const added = await site.call('POST', ROOMS, { values: { name: 'Fir', seats: 2 } });
    expect(added.statusCode).toBe(201);
    const { row } = added.json<{ row: { id: string; rev: number } }>();
    const path = `${ROOMS}/${row.id}`;
    expect((await get(path)).json()).toEqual({ row });
    const changed = await site.call('PATCH', path, { ifRev: row.rev, values: { seats: 3 } });
    expect(changed.json()).toMatchObject({ row: { id: row.id, values: { name: 'Fir', seats: 3 } } });
    const late = await site.call('PATCH', path, { ifRev: row.rev, values: { seats: 4 } });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { kind: 'conflict', conflicts: [{ theirs: 3 }] },
    ]);
    expect((await site.call('DELETE', `${path}?ifRev=${String(row.rev)}`)).statusCode).toBe(409);
    const { rev } = changed.json<{ row: { rev: number } }>().row;
    const removed = await site.call('DELETE', `${path}?ifRev=${String(rev)}`);
    expect([removed.statusCode, removed.json()]).toEqual([200, { row: null }]);
    expect((await get(path)).statusCode).toBe(404);
  });

  it('[DATA-02] holds the rules, and is made once however often it is sent', async () => {
    const taken = await site.call('POST', ROOMS, { values: { name: 'Oak', seats: 2 } });
    expect([taken.statusCode, taken.json()]).toMatchObject([422, { code: 'UNPROCESSABLE' }]);
    const sent = { id: 'r8', step: randomUUID(), values: { name: 'Yew', seats: 2 } };
    const [first, second] = [await site.call('POST', ROOMS, sent), await site.call('POST', ROOMS, sent)];
    expect(second.json()).toEqual(first.json());
    const elsewhere = await site.call('POST', '/tables/houses/rows', sent);
    expect(elsewhere.statusCode).toBe(404);
    const foreign = { origin: 'http://evil.example' };
    expect((await site.call('DELETE', `${ROOMS}/r8?ifRev=1`, undefined, foreign)).statusCode).toBe(403);
  });

  it('[DATA-02] tells whoever may not change records nothing of whether one is there', async () => {
    const entities = roomBooking.entities.map((entity) => ({
      ...entity,
      access: { visitors: { read: false, add: true, change: false, remove: false } },
    }));
    const closed = await server.live({ ...roomBooking, entities });
    await closed.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    const seats = { ifRev: 9, values: { seats: 3 } };
    for (const id of ['r1', 'nothing']) {
      expect((await closed.call('PATCH', `${ROOMS}/${id}`, seats)).statusCode).toBe(403);
      expect((await closed.call('DELETE', `${ROOMS}/${id}?ifRev=9`)).statusCode).toBe(403);
    }
  });
});
