import { buildStorage, type TestStorage } from '../kit-testing';
import { defineEntity } from './entity';
import { valuesIn } from './rows-testing';
import { createStore, type Store } from './store';
import type { Entity } from './types';

let lastId = 0;
const ports = {
  now: () => new Date(2026, 4, 1, 10),
  newId: () => {
    lastId += 1;
    return `n${String(lastId)}`;
  },
};

const people = defineEntity({
  id: 'e1',
  name: 'Person',
  plural: 'People',
  path: 'people',
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
  fields: {
    name: { key: 'f1.1', name: 'Name', type: 'text' },
    since: { key: 'f2.1', name: 'Since', type: 'date' },
  },
  samples: [
    { id: 's1', values: { name: 'Ann', since: '-12' } },
    { id: 's2', values: { name: 'Ben', since: '-30' } },
  ],
});

/** The same in a later version of the application, where they have a town, a day and a place. */
const grownPeople = defineEntity({
  ...people,
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
  fields: {
    ...people.fields,
    town: { key: 'f3.1', name: 'Town', type: 'text' },
    due: { key: 'f4.1', name: 'Due', type: 'date' },
    place: { key: 'f5.1', name: 'Place', type: 'reference', to: 'e2', onDelete: 'clear' },
  },
  samples: [
    { id: 's1', values: { name: 'Ann', since: '-12', town: 'Bath', due: '+2', place: 's3' } },
    { id: 's2', values: { name: 'Ben', since: '-30', town: 'York', place: 's4' } },
  ],
});

const places = defineEntity({
  id: 'e2',
  name: 'Place',
  plural: 'Places',
  path: 'places',
  label: 'name',
  sort: { by: 'name', direction: 'asc' },
  fields: {
    name: { key: 'f6.1', name: 'Name', type: 'text' },
    owner: { key: 'f7.1', name: 'Owner', type: 'reference', to: 'e1', required: true, onDelete: 'cascade' },
  },
  samples: [
    { id: 's3', values: { name: 'Hall', owner: 's1' } },
    { id: 's4', values: { name: 'Barn', owner: 's2' } },
  ],
});

const later: readonly Entity[] = [grownPeople, places];

async function open(storage: TestStorage, entities: readonly Entity[]): Promise<Store> {
  const store = createStore(storage, entities, ports);
  await jest.advanceTimersByTimeAsync(100);
  return store;
}

/** What the application of before keeps after a while. */
async function keptAfter(act: (store: Store) => void = () => undefined): Promise<TestStorage> {
  const storage = buildStorage();
  act(await open(storage, [people]));
  await jest.advanceTimersByTimeAsync(100);
  return storage;
}

const documentOf = (store: Store) => store.getState().document;

/** What the later application holds of an entity, by the ids of the records. */
async function heldLater(storage: TestStorage, { id }: Entity) {
  return valuesIn(documentOf(await open(storage, later)), id);
}

beforeEach(() => {
  lastId = 0;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('samples of what a later version of the application brings', () => {
  it('[MODEL-08] are put in, marked and linked to those that were there', async () => {
    const store = await open(await keptAfter(), later);

    expect(valuesIn(documentOf(store), 'e2')).toEqual({
      s3: { 'f6.1': 'Hall', 'f7.1': 's1' },
      s4: { 'f6.1': 'Barn', 'f7.1': 's2' },
    });
    expect(valuesIn(documentOf(store), 'e1')).toEqual({
      s1: { 'f1.1': 'Ann', 'f2.1': '2026-04-19', 'f3.1': 'Bath', 'f4.1': '2026-05-03', 'f5.1': 's3' },
      s2: { 'f1.1': 'Ben', 'f2.1': '2026-04-01', 'f3.1': 'York', 'f5.1': 's4' },
    });
    store.removeSamples();
    expect(Object.values(documentOf(store).records).flat()).toEqual([]);
  });

  it('[MODEL-17] leave alone what somebody entered or changed', async () => {
    const storage = await keptAfter((store) => {
      store.put(people, null, { 'f1.1': 'Mine' });
      store.put(people, 's2', { 'f1.1': 'Benjamin' });
    });

    expect(await heldLater(storage, people)).toMatchObject({
      n1: { 'f1.1': 'Mine' },
      s2: { 'f1.1': 'Benjamin', 'f2.1': '2026-04-01' },
    });
    expect((await heldLater(storage, people))['s2']).not.toHaveProperty(['f3.1']);
    // A sample that cannot be without a record does not cling to somebody's own.
    expect(Object.keys(await heldLater(storage, places))).toEqual(['s3']);
  });

  it('[MODEL-08] stay away where somebody removed the samples', async () => {
    const storage = await keptAfter((store) => store.removeSamples());
    expect(await heldLater(storage, places)).toEqual({});
  });

  it('[MODEL-08] come once: what is removed or emptied stays so', async () => {
    const storage = await keptAfter();
    const store = await open(storage, later);
    store.remove(places, 's4');
    store.change(grownPeople, ['s1'], { 'f3.1': null });
    await jest.advanceTimersByTimeAsync(100);

    expect(Object.keys(await heldLater(storage, places))).toEqual(['s3']);
    expect((await heldLater(storage, people))['s1']).toMatchObject({ 'f3.1': null });
  });

  it('[MODEL-17] fill a field that changed its type where the old value means nothing in it', async () => {
    const heat = { key: 'f8.1', name: 'Heat', type: 'text' } as const;
    const samples = [{ id: 's1', values: { name: 'Ann', heat: 'Heat 1' } }];
    const warm = { ...people, fields: { ...people.fields, heat }, samples };
    const storage = buildStorage();
    const store = await open(storage, [warm]);
    store.put(warm, null, { 'f1.1': 'Mine', 'f8.1': 'very' });
    await jest.advanceTimersByTimeAsync(100);
    const measured = {
      ...warm,
      fields: { ...warm.fields, heat: { key: 'f8.2', name: 'Heat', type: 'number' } as const },
      samples: [{ id: 's1', values: { name: 'Ann', heat: 350 } }],
    };
    const held = valuesIn(documentOf(await open(storage, [measured])), 'e1');
    expect(held['s1']).toMatchObject({ 'f8.1': 'Heat 1', 'f8.2': 350 });
    expect(held['n1']).toEqual({ 'f1.1': 'Mine', 'f8.1': 'very' });
  });

  it('[MODEL-17] fill no field that only changed its type', async () => {
    const since = { key: 'f2.2', name: 'Since', type: 'text' } as const;
    const retyped = { ...people, fields: { ...people.fields, since } };
    const store = await open(await keptAfter(), [retyped]);
    expect(valuesIn(documentOf(store), 'e1')['s1']).not.toHaveProperty(['f2.2']);
  });

  it('[MODEL-17] are not seen in the application of before, to which an undo leads back', async () => {
    const storage = await keptAfter();
    const before = (await open(storage, [people])).rows().rowsOf('e1');
    await open(storage, later);

    const undone = await open(storage, [people]);
    const seen = (rows: typeof before) => rows.map(({ id, values }) => ({ id, values }));
    expect(seen(undone.rows().rowsOf('e1'))).toEqual(seen(before));
  });
});
