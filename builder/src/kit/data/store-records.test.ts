import { buildStorage, type TestStorage } from '../kit-testing';
import { startValues } from './begin-values';
import { defineEntity } from './entity';
import { customers, lines, orders, products, shop, shopRecords, stored, valuesIn } from './rows-testing';
import type { Outcome } from './steps';
import { createStore, type Store } from './store';
import type { Action, Entity, Live, Sample } from './types';

let lastId = 0;
const ports = {
  now: () => new Date(2026, 4, 1, 10),
  newId: () => {
    lastId += 1;
    return `n${String(lastId)}`;
  },
  report: (error: Error) => {
    throw error;
  },
};

beforeEach(() => {
  lastId = 0;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function openStore(storage: TestStorage, entities = shop): Promise<Store> {
  const store = createStore(storage, entities, ports);
  await jest.advanceTimersByTimeAsync(0);
  return store;
}

const shopStorage = (records = shopRecords()) => buildStorage(JSON.stringify({ v: 1, records }));
const documentOf = (store: Store) => store.getState().document;
const idsOf = (store: Store, { id }: Entity) =>
  store
    .rows()
    .rowsOf(id)
    .map((row) => row.id);
const rowOf = (store: Store, entity: Entity, id: string) => {
  const row = store.rows().findRow(entity.id, id);
  if (!row) throw new Error(`There is no ${id}.`);
  return row;
};

/** Takes back what was done. */
function undo(outcome: Outcome): void {
  if (!outcome.isDone) throw new Error(outcome.message);
  outcome.undo();
}

describe('removing a record that others point at', () => {
  it('[MODEL-01] is refused where the others would be nothing without it', async () => {
    const more = shopRecords();
    more['e2']?.push(stored('o2', { 'f11.1': 'c1' }), stored('o3', { 'f11.1': 'c1' }));
    const store = await openStore(shopStorage(more));
    const before = documentOf(store);

    expect(store.remove(customers, 'c1')).toEqual({
      isDone: false,
      message: 'This customer still has 3 orders.',
    });
    expect(store.whyKept(customers, 'c1')).toBe('This customer still has 3 orders.');
    expect(documentOf(store)).toBe(before);
  });

  it('[MODEL-01] takes with it what is a part of it, and undo brings all back to its place', async () => {
    const records = shopRecords();
    records['e3']?.unshift(stored('l0', { 'f20.1': 'o9' }));
    const store = await openStore(shopStorage(records));
    const before = documentOf(store).records;

    const outcome = store.remove(orders, 'o1');
    expect(idsOf(store, orders)).toEqual([]);
    expect(idsOf(store, lines)).toEqual(['l0']);
    undo(outcome);

    expect(documentOf(store).records).toEqual(before);
  });

  it('[MODEL-01] clears links to it, of one and of many, and undo sets them again', async () => {
    const records = shopRecords();
    records['e2']?.push(stored('o2', { 'f14.1': ['c2'], 'f15.1': 'c2' }));
    const store = await openStore(shopStorage(records));
    const before = valuesIn(documentOf(store), 'e2');

    const outcome = store.remove(customers, 'c2');
    expect(valuesIn(documentOf(store), 'e2')).toMatchObject({
      o1: { 'f14.1': ['gone'] },
      o2: { 'f14.1': null, 'f15.1': null },
    });
    undo(outcome);

    expect(valuesIn(documentOf(store), 'e2')).toEqual(before);
  });

  it('[MODEL-01] counts only what would stay: several at once', async () => {
    const store = await openStore(shopStorage());

    expect(store.remove(products, 'p1', 'p2')).toEqual({
      isDone: false,
      message: 'These products still have 2 lines.',
    });
    undo(store.remove(lines, 'l1', 'l2'));
    expect(idsOf(store, lines)).toEqual(['l1', 'l2']);
  });
});

describe('changing records', () => {
  it('[MODEL-05] gives many a value in one step, and takes it back in one', async () => {
    const store = await openStore(shopStorage());
    const listener = jest.fn();
    store.subscribe(listener);

    const outcome = store.change(customers, ['c1', 'c2'], { 'f2.1': true });
    expect(valuesIn(documentOf(store), 'e1')).toMatchObject({ c1: { 'f2.1': true }, c2: { 'f2.1': true } });
    undo(outcome);

    expect(listener).toHaveBeenCalledTimes(2);
    expect(valuesIn(documentOf(store), 'e1')).toEqual({ c1: { 'f1.1': 'Ann' }, c2: { 'f1.1': 'Ben' } });
  });

  it('takes back only what it did: what was changed since stays', async () => {
    const store = await openStore(shopStorage());
    const outcome = store.change(customers, ['c1'], { 'f2.1': true });

    store.put(customers, 'c1', { 'f1.1': 'Anna' });
    undo(outcome);

    expect(valuesIn(documentOf(store), 'e1')).toMatchObject({ c1: { 'f1.1': 'Anna' } });
    expect(rowOf(store, customers, 'c1').values['f2.1']).toBeNull();
  });

  it('[MODEL-06] is refused with the message of the rule that it would break', async () => {
    const store = await openStore(shopStorage());
    const before = documentOf(store);

    expect(store.change(lines, ['l1'], { 'f22.1': 6 })).toEqual({
      isDone: false,
      message: 'There is not enough in stock.',
    });
    expect(store.change(customers, ['c2'], { 'f1.1': ' ann ' })).toEqual({
      isDone: false,
      message: 'Another customer has this name.',
    });
    expect(store.brokenRules(customers, null, { 'f1.1': 'ANN' })).toMatchObject([{ key: 'f1.1' }]);
    expect(documentOf(store)).toBe(before);
  });

  it('[MODEL-05] toggles yes and no', async () => {
    const store = await openStore(shopStorage());
    const isVip = () => rowOf(store, customers, 'c1').values['f2.1'];

    const outcome = store.toggle(customers, rowOf(store, customers, 'c1'), customers.fields.vip);
    expect(isVip()).toBe(true);
    store.toggle(customers, rowOf(store, customers, 'c1'), customers.fields.vip);
    expect(isVip()).toBe(false);
    store.toggle(customers, rowOf(store, customers, 'c1'), customers.fields.vip);
    undo(outcome);

    expect(isVip()).toBeNull();
  });

  it('[MODEL-05] keeps a change while another tab writes', async () => {
    const storage = shopStorage();
    const store = await openStore(storage);
    store.change(customers, ['c1', 'c2'], { 'f2.1': true });

    const theirs = shopRecords();
    theirs['e1']?.push(stored('c3', { 'f1.1': 'Cem' }));
    storage.writeFromOtherTab(JSON.stringify({ v: 1, records: theirs }));
    await jest.advanceTimersByTimeAsync(100);

    expect(idsOf(store, customers)).toEqual(['c1', 'c2', 'c3']);
    expect(storage.text).toContain('"f2.1":true');
  });
});

describe('actions', () => {
  interface Product extends Live {
    readonly stock: number | null;
  }
  const addOne: Action = {
    id: 'a1',
    name: 'Add one',
    set: (it: Product) => ({ stock: (it.stock ?? 0) + 1 }),
  };
  const order: Action = {
    id: 'a2',
    name: 'Order one',
    adds: 'e3',
    set: (it) => ({ order: 'o1', product: it.id, nobody: 1 }),
  };
  const takeAll: Action = { id: 'a3', name: 'Take all', set: () => ({ stock: 0 }) };

  it('[MODEL-05] change the record by one press, with undo', async () => {
    const store = await openStore(shopStorage());

    const outcome = store.applyAction(products, rowOf(store, products, 'p1'), addOne);
    expect(rowOf(store, products, 'p1').values['f33.1']).toBe(3);
    undo(outcome);

    expect(rowOf(store, products, 'p1').values['f33.1']).toBe(2);
  });

  it('[MODEL-05] add a record of another kind with what new ones begin with, with undo', async () => {
    const counted = {
      ...lines,
      fields: { ...lines.fields, quantity: { ...lines.fields.quantity, start: () => 1 } },
    };
    const store = await openStore(shopStorage(), [customers, orders, counted, products]);
    expect(startValues(counted)).toEqual({ 'f22.1': 1 });

    const outcome = store.applyAction(products, rowOf(store, products, 'p1'), order);
    expect(outcome).toMatchObject({ isDone: true, ids: ['n1'] });
    expect(valuesIn(documentOf(store), 'e3')['n1']).toEqual({ 'f20.1': 'o1', 'f21.1': 'p1', 'f22.1': 1 });
    undo(outcome);

    expect(idsOf(store, lines)).toEqual(['l1', 'l2']);
  });

  it('[MODEL-06] are refused where they would break a rule', async () => {
    const store = await openStore(shopStorage());

    expect(store.applyAction(products, rowOf(store, products, 'p1'), takeAll)).toEqual({
      isDone: false,
      message: 'There is not enough in stock.',
    });
  });
});

describe('samples', () => {
  const samplesOf: Readonly<Record<string, readonly Sample[]>> = {
    e1: [
      { id: 's1', values: { name: 'Ann', since: '-12' } },
      { id: 's2', values: { name: 'Ben', since: '2020-01-31', call: '+31T10:30', photo: 'Ben' } },
    ],
    e2: [{ id: 's3', values: { number: 'A-1', customer: 's1', helpers: ['s2'], total: '9.00' } }],
  };
  const people = defineEntity({
    ...customers,
    label: 'name',
    sort: { by: 'name', direction: 'asc' },
    fields: {
      ...customers.fields,
      since: { key: 'f4.1', name: 'Since', type: 'date' },
      call: { key: 'f5.1', name: 'Call', type: 'datetime' },
      photo: { key: 'f6.1', name: 'Photo', type: 'image' },
    },
  });
  const sampled = [people, orders, lines, products].map((entity) => ({
    ...entity,
    samples: samplesOf[entity.id] ?? [],
  }));

  it('[MODEL-08] are there when the application opens for the first time, with days from today', async () => {
    const storage = buildStorage();
    const store = await openStore(storage, sampled);

    expect([store.samplesOf(people), store.samplesOf(lines)]).toEqual(['all', 'none']);
    expect(valuesIn(documentOf(store), 'e1')).toMatchObject({
      s1: { 'f1.1': 'Ann', 'f4.1': '2026-04-19' },
      s2: { 'f4.1': '2020-01-31', 'f5.1': '2026-06-01T10:30' },
    });
    expect(rowOf(store, people, 's2').values['f6.1']).toMatch(/^data:image\/svg\+xml,/u);
    expect(
      store
        .rows()
        .linkedRows('e1', 's1', 'orders')
        .map(({ id }) => id),
    ).toEqual(['s3']);
    expect(valuesIn(documentOf(store), 'e2')['s3']).not.toHaveProperty(['f12.1']);
    await jest.advanceTimersByTimeAsync(100);

    const again = await openStore(storage, sampled);
    expect(idsOf(again, people)).toEqual(['s1', 's2']);
  });

  it('[MODEL-08] go by one press, come back with undo, and never by themselves', async () => {
    const storage = buildStorage();
    const store = await openStore(storage, sampled);
    const before = documentOf(store).records;

    const takeBack = store.removeSamples();
    expect([store.samplesOf(people), idsOf(store, people), idsOf(store, orders)]).toEqual(['none', [], []]);
    takeBack();
    expect(documentOf(store).records).toEqual(before);

    store.removeSamples();
    await jest.advanceTimersByTimeAsync(100);
    expect((await openStore(storage, sampled)).samplesOf(people)).toBe('none');
  });

  it('[MODEL-08] leave what is somebody’s own, and what that cannot be without', async () => {
    const store = await openStore(buildStorage(), sampled);
    store.put(orders, null, { 'f10.1': 'Mine', 'f11.1': 's1', 'f14.1': ['s1', 's2'] });
    expect(store.samplesOf(orders)).toBe('some');
    store.put(orders, 's3', { 'f10.1': 'Changed' });

    store.removeSamples();

    expect(idsOf(store, people)).toEqual(['s1']);
    expect(valuesIn(documentOf(store), 'e2')).toMatchObject({
      n1: { 'f11.1': 's1', 'f14.1': ['s1'] },
      s3: { 'f10.1': 'Changed' },
    });
    expect(store.samplesOf(people)).toBe('none');
  });

  it('[MODEL-08] are put in nowhere where something was stored', async () => {
    const store = await openStore(buildStorage(JSON.stringify({ v: 1, records: {} })), sampled);

    expect(store.samplesOf(people)).toBe('none');
  });
});
