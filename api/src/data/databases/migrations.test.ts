import { randomUUID } from 'node:crypto';
import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { snapshotSchema } from '@tessera/shared/contracts';
import { startDataHost, type DataHost, type DataSite } from '../../testing/data-host';
import { addRoom, keyOf, roomBooking, rooms, stepOf } from '../../testing/room-booking';

let server: DataHost;
let site: DataSite;

beforeAll(async () => {
  server = await startDataHost();
});
beforeEach(async () => {
  site = await server.live(roomBooking);
  await site.call('POST', '/steps', stepOf([addRoom('r1', 'Oak'), addRoom('r2', 'Elm')]));
});
afterAll(() => server.close());

const snapshot = async () => snapshotSchema.parse((await site.call('GET', '')).json());
const roomsNow = async () => (await snapshot()).records[rooms.id] ?? [];

function migrate(model: ApplicationModel) {
  return server.data.databases.migrate(site.projectId, 'production', model, randomUUID());
}

function withRooms(change: (entity: Entity) => Entity): ApplicationModel {
  const entities = roomBooking.entities.map((entity) => (entity.id === rooms.id ? change(entity) : entity));
  return { ...roomBooking, entities, next: { ...roomBooking.next, field: roomBooking.next.field + 1 } };
}

const field = (id: string, name: string, more: Partial<Field> = {}): Field => ({
  id,
  name,
  key: `${id}.1`,
  required: false,
  type: 'text',
  ...more,
});

function changeField(name: string, change: Partial<Field>): ApplicationModel {
  return withRooms((entity) => ({
    ...entity,
    fields: entity.fields.map((one) => (one.name === name ? { ...one, ...change } : one)),
  }));
}

const ADDED = field(`f${String(roomBooking.next.field)}`, 'Notes');

describe('the migration of what is live', () => {
  it('[DATA-01] keeps the records, and what is new can be written at once', async () => {
    const before = await snapshot();
    const model = withRooms((entity) => ({ ...entity, fields: [...entity.fields, ADDED] }));
    const migrated = await migrate(model);
    expect(migrated).toMatchObject({ kind: 'done', summary: [expect.stringMatching(/Notes/) as unknown] });
    const after = await snapshot();
    expect(after.revision).toBe(before.revision + 1);
    expect((await roomsNow()).map(({ values }) => values[keyOf(rooms, 'Name')])).toEqual(['Oak', 'Elm']);
    const change = { values: { [ADDED.key]: 'By the lift' }, was: { [ADDED.key]: null } };
    const sent = stepOf([{ kind: 'change', entityId: rooms.id, id: 'r1', ...change }]);
    expect((await site.call('POST', '/steps', sent)).statusCode).toBe(200);
  });

  it('[DATA-01] changes nothing the second time', async () => {
    const model = withRooms((entity) => ({ ...entity, fields: [...entity.fields, ADDED] }));
    await migrate(model);
    const before = await snapshot();
    expect(await migrate(model)).toEqual({ kind: 'done', summary: [] });
    expect(await snapshot()).toEqual(before);
  });

  it('[DATA-01] is refused where values would be lost, and says which', async () => {
    const before = await snapshot();
    const retyped = changeField('Name', {
      key: `${keyOf(rooms, 'Name').split('.')[0] ?? ''}.2`,
      type: 'integer',
    });
    const refused = await migrate(retyped);
    expect(refused).toMatchObject({
      kind: 'refused',
      rows: 2,
      reason: expect.stringMatching(/"Rooms".*"Name"/) as unknown,
    });
    expect(await snapshot()).toEqual(before);
  });

  it('[DATA-05] brings back what a field held that was taken away', async () => {
    await migrate(
      withRooms((entity) => ({ ...entity, fields: entity.fields.filter(({ name }) => name !== 'Seats') })),
    );
    expect((await roomsNow())[0]?.values).not.toHaveProperty([keyOf(rooms, 'Seats')]);
    await migrate(roomBooking);
    expect((await roomsNow()).map(({ values }) => values[keyOf(rooms, 'Seats')])).toEqual([8, 8]);
  });

  it('[DATA-01] leaves out a constraint that the records break already, and names it', async () => {
    const unique = changeField('Seats', { unique: true });
    const migrated = await migrate(unique);
    expect(migrated).toMatchObject({
      kind: 'done',
      summary: expect.arrayContaining([expect.stringMatching(/break this already.*Seats/)]) as unknown,
    });
    expect(await roomsNow()).toHaveLength(2);
  });

  it('[DATA-01] puts records out of files in once, and no samples', async () => {
    const [first, second] = [1, 2].map((number) => ({
      id: `s${String(number)}`,
      isOwn: true as const,
      values: { [rooms.fields[0]?.id ?? '']: `From a file ${String(number)}` },
    }));
    if (!first || !second) throw new Error('There are two');
    const withOwn = (own: readonly (typeof first)[]) =>
      withRooms((entity) => ({ ...entity, samples: [...entity.samples, ...own] }));
    await migrate(withOwn([{ ...first, id: 's101' }]));
    await site.call('POST', '/steps', stepOf([{ kind: 'remove', entityId: rooms.id, id: 's101' }]));
    await migrate(
      withOwn([
        { ...first, id: 's101' },
        { ...second, id: 's102' },
      ]),
    );
    const names = (await roomsNow()).map(({ values }) => values[keyOf(rooms, 'Name')]);
    expect(names.toSorted()).toEqual(['Elm', 'From a file 2', 'Oak']);
  });
});
