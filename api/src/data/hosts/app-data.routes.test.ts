import { randomUUID } from 'node:crypto';
import { snapshotSchema, stepAnswerSchema } from '@tessera/shared/contracts';
import type { SentStep, Value } from '@tessera/builder/keeper';
import { openModel, startDataHost, type DataHost, type DataSite } from '../../testing/data-host';

let server: DataHost;
let rooms: DataSite;

const model = openModel('room-booking');
const [booking, room] = model.entities;
if (!booking || !room) throw new Error('The sample has other tables');

/** The key of a field by its name. */
const key = (entity: typeof booking, name: string) =>
  entity.fields.find((field) => field.name === name)?.key ?? name;

beforeAll(async () => {
  server = await startDataHost({ quotas: { ...(await defaultQuotas()), records: 60 } });
  rooms = await server.live(model);
  await rooms.call('POST', '/steps', step([addRoom('r1', 'Oak')]));
});
afterAll(() => server.close());

async function defaultQuotas() {
  const { parseEnvironment } = await import('../../config/environment');
  return parseEnvironment({}, '/').quotas;
}

const step = (changes: SentStep['changes'], id: string = randomUUID()): SentStep => ({ step: id, changes });

function addRoom(id: string, name: string): SentStep['changes'][number] {
  return {
    kind: 'add',
    entityId: room.id,
    id,
    values: { [key(room, 'Name')]: name, [key(room, 'Seats')]: 8 },
  };
}

function book(id: string, [from, to]: readonly [string, string], more: Record<string, Value> = {}) {
  const values = {
    [key(booking, 'Purpose')]: 'Planning',
    [key(booking, 'Room')]: 'r1',
    [key(booking, 'From')]: from,
    [key(booking, 'To')]: to,
    [key(booking, 'Booked by')]: 'Ada',
    [key(booking, 'People')]: 4,
    ...more,
  };
  return step([{ kind: 'add', entityId: booking.id, id, values }]);
}

const snapshot = async (site = rooms) => snapshotSchema.parse((await site.call('GET', '')).json());
const bookings = async (site = rooms) => (await snapshot(site)).records[booking.id] ?? [];

describe('GET /_data', () => {
  it('[DATA-02] gives what visitors may read, with their rights and the number of the last step', async () => {
    const answer = await rooms.call('GET', '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const { seq, records, rights } = snapshotSchema.parse(answer.json());
    expect(seq).toBeGreaterThan(0);
    expect(records[room.id]).toMatchObject([{ id: 'r1', rev: 1, values: { [key(room, 'Name')]: 'Oak' } }]);
    expect(rights[room.id]).toEqual({ read: true, add: true, change: true, remove: true });
  });

  it('answers 404 under a name that is not live', async () => {
    const answer = await server.app.inject({
      url: '/_data',
      headers: { host: `nobody.${server.environment.sitesDomain}` },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', kind: 'failed', error: expect.any(String) });
  });
});

describe('POST /_data/steps', () => {
  it('[DATA-02] makes a step once, however often it is sent', async () => {
    const sent = book('b1', ['2027-01-04T09:00', '2027-01-04T10:00']);
    const first = await rooms.call('POST', '/steps', sent);
    expect([first.statusCode, first.json()]).toMatchObject([200, { kind: 'made' }]);
    const second = await rooms.call('POST', '/steps', sent);
    expect(second.json()).toEqual(first.json());
    expect((await bookings()).filter(({ id }) => id === 'b1')).toHaveLength(1);
  });

  it('[DATA-02] answers 422 with the rule that would be broken', async () => {
    const answer = await rooms.call('POST', '/steps', book('b2', ['2027-01-05T10:00', '2027-01-05T09:00']));
    expect(answer.statusCode).toBe(422);
    expect(stepAnswerSchema.parse(answer.json())).toMatchObject({
      kind: 'refused',
      breaches: [{ message: 'A booking ends after it begins.', id: 'b2', key: key(booking, 'To') }],
    });
    expect(answer.json()).toMatchObject({ code: 'UNPROCESSABLE', error: 'A booking ends after it begins.' });
  });

  it('[DATA-02] lets one of many win who book the same slot at once', async () => {
    const slot = ['2027-02-01T09:00', '2027-02-01T10:00'] as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => rooms.call('POST', '/steps', book(`slot-${String(place)}`, slot))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    expect((await bookings()).filter(({ id }) => id.startsWith('slot-'))).toHaveLength(1);
  });

  it('[DATA-04] answers 409 where somebody else has changed the same field, and makes nothing of the step', async () => {
    await rooms.call('POST', '/steps', book('b3', ['2027-01-06T09:00', '2027-01-06T10:00']));
    const change = (value: string, was: string) =>
      rooms.call(
        'POST',
        '/steps',
        step([
          {
            kind: 'change',
            entityId: booking.id,
            id: 'b3',
            values: { [key(booking, 'Purpose')]: value },
            was: { [key(booking, 'Purpose')]: was },
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
      changes: [{ id: 'b3', record: { values: { [key(booking, 'Purpose')]: 'Retro' } } }],
    });
  });

  it('answers 400 to what is no step, and names what is wrong', async () => {
    const none = await rooms.call('POST', '/steps', { step: 'x' });
    expect([none.statusCode, none.json()]).toMatchObject([400, { kind: 'failed', code: 'BAD_REQUEST', fields: {} }]);
    const unknown = await rooms.call('POST', '/steps', step([{ kind: 'remove', entityId: 'e99', id: 'x' }]));
    expect([unknown.statusCode, unknown.json()]).toMatchObject([400, { kind: 'failed' }]);
  });

  it('[DATA-02] answers 403 to what visitors may not do', async () => {
    const nothing = { read: true, add: false, change: false, remove: false };
    const entities = model.entities.map((entity) => ({ ...entity, access: { visitors: nothing } }));
    const readable = await server.live({ ...model, entities });
    const answer = await readable.call('POST', '/steps', step([addRoom('r1', 'Oak')]));
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { kind: 'failed', code: 'FORBIDDEN' }]);
  });

  it('answers 403 to pages of other sites, and 415 to what a form could send', async () => {
    const sent = step([addRoom('r9', 'Elm')]);
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: `http://other.${server.environment.sitesDomain}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await rooms.call('POST', '/steps', sent, headers)).statusCode).toBe(403);
    }
    const form = await server.app.inject({
      method: 'POST',
      url: '/_data/steps',
      headers: { host: rooms.host, 'content-type': 'text/plain' },
      payload: JSON.stringify(sent),
    });
    expect(form.statusCode).toBe(415);
    const own = { origin: `http://${rooms.host}`, 'sec-fetch-site': 'same-origin' };
    expect((await rooms.call('POST', '/steps', sent, own)).statusCode).toBe(200);
  });

  it('[DATA-06] answers 413 once there are as many records as may be, and still takes fewer', async () => {
    const full = await server.live(model);
    const many = (from: number, count: number) =>
      step(Array.from({ length: count }, (_, place) => addRoom(`x${String(from + place)}`, `Room ${String(from + place)}`)));
    expect((await full.call('POST', '/steps', many(0, 60))).statusCode).toBe(200);
    const over = await full.call('POST', '/steps', many(60, 1));
    expect([over.statusCode, over.json()]).toMatchObject([413, { kind: 'failed', message: expect.stringMatching('60') }]);
    const removal = step([{ kind: 'remove', entityId: room.id, id: 'x0' }]);
    expect((await full.call('POST', '/steps', removal)).statusCode).toBe(200);
    expect((await full.call('POST', '/steps', many(60, 1))).statusCode).toBe(200);
  });

  it("[DATA-06] reaches no other application's records", async () => {
    const other = await server.live(model);
    await other.call('POST', '/steps', step([addRoom('r1', 'Birch')]));
    expect((await snapshot(other)).records[room.id]).toHaveLength(1);
    expect((await snapshot()).records[room.id]?.[0]?.values).toMatchObject({ [key(room, 'Name')]: 'Oak' });
  });
});
