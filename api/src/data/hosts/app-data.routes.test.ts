import { snapshotSchema, stepAnswerSchema } from '@tessera/shared/contracts';
import { parseEnvironment } from '../../config/environment';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
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

let server: DataHost;
let site: DataSite;

beforeAll(async () => {
  const { quotas } = parseEnvironment({}, '/');
  server = await startDataHost({ quotas: { ...quotas, records: 60 } });
  site = await server.live(roomBooking);
  await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
});
afterAll(() => server.close());

const snapshot = async (of = site) => snapshotSchema.parse((await of.call('GET', '')).json());
const booked = async () => (await snapshot()).records[bookings.id] ?? [];

describe('GET /_data', () => {
  it('[DATA-02] gives what visitors may read, with their rights and the number of the last step', async () => {
    const answer = await site.call('GET', '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const { seq, records, rights } = snapshotSchema.parse(answer.json());
    expect(seq).toBeGreaterThan(0);
    expect(records[rooms.id]).toMatchObject([
      { id: 'r1', rev: 1, values: { [keyOf(rooms, 'Name')]: 'Oak' } },
    ]);
    expect(rights[rooms.id]).toEqual({ read: true, add: true, change: true, remove: true });
  });

  it('answers 404 under a name that is not live', async () => {
    const answer = await server.app.inject({
      url: '/_data',
      headers: { host: `nobody.${server.environment.sitesDomain}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'NOT_FOUND',
      kind: 'failed',
      error: expect.any(String) as unknown,
    });
  });
});

describe('POST /_data/steps', () => {
  it('[DATA-06] refuses 200,000 values that are none in a moment', async () => {
    const values = Object.fromEntries(Array.from({ length: 400 }, (_, place) => [`k${String(place)}`, {}]));
    const changes = Array.from({ length: 500 }, (_, place) => ({
      ...{ kind: 'add', entityId: rooms.id, id: `x${String(place)}`, values },
    }));
    const answer = await site.call('POST', '/steps', { step: 'many', changes });
    expect(answer.statusCode).toBe(400);
    const wrong = {
      step: 'one',
      changes: [{ ...addRoom('x', 'Fir'), values: { [keyOf(rooms, 'Name')]: {} } }],
    };
    expect((await site.call('POST', '/steps', wrong)).json()).toMatchObject({
      fields: { 'changes.0.values': 'These are no values of fields' },
    });
  });

  it('[DATA-02] makes a step once, however often it is sent', async () => {
    const sent = stepOf([book('b1', ['2027-01-04T09:00', '2027-01-04T10:00'])]);
    const first = await site.call('POST', '/steps', sent);
    expect([first.statusCode, first.json()]).toMatchObject([200, { kind: 'made' }]);
    const second = await site.call('POST', '/steps', sent);
    expect(second.json()).toEqual(first.json());
    expect((await booked()).filter(({ id }) => id === 'b1')).toHaveLength(1);
  });

  it('[DATA-02] answers 422 with the rule that would be broken', async () => {
    const answer = await site.call(
      'POST',
      '/steps',
      stepOf([book('b2', ['2027-01-05T10:00', '2027-01-05T09:00'])]),
    );
    expect(answer.statusCode).toBe(422);
    expect(stepAnswerSchema.parse(answer.json())).toMatchObject({
      kind: 'refused',
      breaches: [{ message: 'A booking ends after it begins.', id: 'b2', key: keyOf(bookings, 'To') }],
    });
    expect(answer.json()).toMatchObject({ code: 'UNPROCESSABLE', error: 'A booking ends after it begins.' });
  });

  it('[DATA-02] lets one of many win who book the same slot at once', async () => {
    const slot = ['2027-02-01T09:00', '2027-02-01T10:00'] as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        site.call('POST', '/steps', stepOf([book(`slot-${String(place)}`, slot)])),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    expect((await booked()).filter(({ id }) => id.startsWith('slot-'))).toHaveLength(1);
  });

  it('[DATA-04] answers 409 where somebody else has changed the same field, and makes nothing of the step', async () => {
    await site.call('POST', '/steps', stepOf([book('b3', ['2027-01-06T09:00', '2027-01-06T10:00'])]));
    const change = (value: string, was: string) =>
      site.call(
        'POST',
        '/steps',
        stepOf([
          {
            kind: 'change',
            entityId: bookings.id,
            id: 'b3',
            values: { [keyOf(bookings, 'Purpose')]: value },
            was: { [keyOf(bookings, 'Purpose')]: was },
          },
        ]),
      );
    expect((await change('Retro', 'Planning')).statusCode).toBe(200);
    const late = await change('Review', 'Planning');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      kind: 'conflict',
      code: 'CONFLICT',
      conflicts: [{ id: 'b3', mine: 'Review', theirs: 'Retro' }],
      changes: [{ id: 'b3', record: { values: { [keyOf(bookings, 'Purpose')]: 'Retro' } } }],
    });
  });

  it('answers 400 to what is no step, and names what is wrong', async () => {
    const none = await site.call('POST', '/steps', { step: 'x' });
    expect([none.statusCode, none.json()]).toMatchObject([
      400,
      { kind: 'failed', code: 'BAD_REQUEST', fields: {} },
    ]);
    const unknown = await site.call('POST', '/steps', stepOf([{ kind: 'remove', entityId: 'e99', id: 'x' }]));
    expect([unknown.statusCode, unknown.json()]).toMatchObject([400, { kind: 'failed' }]);
  });

  it('[DATA-02] answers 403 to what visitors may not do', async () => {
    const nothing = { read: true, add: false, change: false, remove: false };
    const entities = roomBooking.entities.map((entity) => ({ ...entity, access: { visitors: nothing } }));
    const readable = await server.live({ ...roomBooking, entities });
    const answer = await readable.call('POST', '/steps', stepOf([addRoom('r1', 'Oak')]));
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { kind: 'failed', code: 'FORBIDDEN' }]);
  });

  it('answers 403 to pages of other sites, and 415 to what a form could send', async () => {
    const sent = stepOf([addRoom('r9', 'Elm')]);
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: `http://other.${server.environment.sitesDomain}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await site.call('POST', '/steps', sent, headers)).statusCode).toBe(403);
    }
    const form = await server.app.inject({
      method: 'POST',
      url: '/_data/steps',
      headers: { host: site.host, 'content-type': 'text/plain' },
      payload: JSON.stringify(sent),
    });
    expect(form.statusCode).toBe(415);
    const own = { origin: `http://${site.host}`, 'sec-fetch-site': 'same-origin' };
    expect((await site.call('POST', '/steps', sent, own)).statusCode).toBe(200);
  });

  it('[DATA-06] answers 413 once there are as many records as may be, and still takes fewer', async () => {
    const full = await server.live(roomBooking);
    const many = (from: number, count: number) =>
      stepOf(
        Array.from({ length: count }, (_, place) =>
          addRoom(`x${String(from + place)}`, `Room ${String(from + place)}`),
        ),
      );
    expect((await full.call('POST', '/steps', many(0, 60))).statusCode).toBe(200);
    const over = await full.call('POST', '/steps', many(60, 1));
    expect([over.statusCode, over.json()]).toMatchObject([
      413,
      { kind: 'failed', message: expect.stringMatching('60') as unknown },
    ]);
    const removal = stepOf([{ kind: 'remove', entityId: rooms.id, id: 'x0' }]);
    expect((await full.call('POST', '/steps', removal)).statusCode).toBe(200);
    expect((await full.call('POST', '/steps', many(60, 1))).statusCode).toBe(200);
  });

  it("[DATA-06] reaches no other application's records", async () => {
    const other = await server.live(roomBooking);
    await other.call('POST', '/steps', stepOf([addRoom('r1', 'Birch')]));
    expect((await snapshot(other)).records[rooms.id]).toHaveLength(1);
    expect((await snapshot()).records[rooms.id]?.[0]?.values).toMatchObject({
      [keyOf(rooms, 'Name')]: 'Oak',
    });
    // Nor by the ids of its records.
    await other.call('POST', '/steps', stepOf([addRoom('theirs', 'Yew')]));
    const row = '/tables/rooms/rows/theirs';
    const answers = [
      await site.call('GET', row),
      await site.call('PATCH', row, { ifRev: 2, values: { name: 'Mine' } }),
      await site.call('DELETE', `${row}?ifRev=2`),
      await site.call('POST', '/steps', stepOf([renameRoom('theirs', 'Mine', 'Yew')])),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 409]);
    expect(answers.map(({ payload }) => payload).join()).not.toContain('Yew');
    expect((await other.call('GET', row)).json()).toMatchObject({
      row: { rev: 2, values: { name: 'Yew' } },
    });
  });
});
