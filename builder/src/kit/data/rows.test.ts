import { defineEntity, fieldsOf } from './entity';
import { surroundingsOf } from './live';
import { searchRows, sortRows } from './query';
import { textOf } from './row-text';
import { customers, documentOf, openRows, orders, shop, shopRecords, stored } from './rows-testing';
import type { Entity, Live, Row, Value } from './types';

const openShop = () => openRows(shop, documentOf(shopRecords()));

/** Reads a property that only the emitted types know. */
const read = (row: Row | undefined, name: string): unknown =>
  (row?.live as unknown as Record<string, unknown> | undefined)?.[name];

const ids = (lives: unknown): string[] => (lives as readonly Live[]).map(({ id }) => id);

describe('the rows of a document', () => {
  it('have one clean value for every field, and keep the record', () => {
    const { rows } = openShop();
    const [row] = rows.rowsOf('e2');

    expect(Object.keys(row?.values ?? {})).toEqual(fieldsOf(orders).map(({ key }) => key));
    expect(row?.record.values['f14.1']).toEqual(['c2', 'gone']);
    expect(rows.findRow('e2', 'o1')).toBe(row);
    expect(rows.findRow('e2', 'o9')).toBeUndefined();
    expect(rows.rowsOf('e99')).toEqual([]);
  });

  it('[MODEL-01] reach the records that they point at and those that point at them', () => {
    const { rows } = openShop();
    const order = rows.findRow('e2', 'o1');

    expect(read(order, 'customer')).toBe(rows.findRow('e1', 'c1')?.live);
    expect(ids(read(order, 'helpers'))).toEqual(['c2']);
    expect(read(order, 'gift')).toBeNull();
    expect(ids(read(order, 'lines'))).toEqual(['l1', 'l2']);
    expect(rows.linkedRows('e1', 'c1', 'orders').map(({ id }) => id)).toEqual(['o1']);
    expect(rows.linkedRows('e1', 'c2', 'orders')).toEqual([]);
  });

  it('[MODEL-01] follow links that change, go and come', () => {
    const { rows, change, show } = openShop();
    const linked = (id: string) => ids(read(rows.findRow('e1', id), 'orders'));
    expect([linked('c1'), linked('c2')]).toEqual([['o1'], []]);

    change('e2', 'o1', { 'f11.1': 'c2' });
    expect([linked('c1'), linked('c2')]).toEqual([[], ['o1']]);

    show(documentOf({ ...shopRecords(), e1: [] }));
    expect(read(rows.findRow('e2', 'o1'), 'customer')).toBeNull();

    show(documentOf(shopRecords()));
    expect(read(rows.findRow('e2', 'o1'), 'customer')).toBe(rows.findRow('e1', 'c1')?.live);
  });

  it('give code yes or no and lists, never nothing', () => {
    const { rows } = openShop();

    expect(read(rows.findRow('e1', 'c1'), 'vip')).toBe(false);
    expect(read(rows.findRow('e2', 'o1'), 'labels')).toEqual([]);
    expect(rows.findRow('e2', 'o1')?.values['f13.1']).toBeNull();
  });
});

describe('computed values', () => {
  it('[MODEL-02] [MODEL-03] are worked out over linked records, through several kinds', () => {
    const { rows, change } = openShop();
    const figures = () => [
      rows.findRow('e2', 'o1')?.values['f12.1'],
      rows.findRow('e1', 'c1')?.values['f3.1'],
      rows.findRow('e4', 'p1')?.values['f33.1'],
    ];
    expect(figures()).toEqual(['17.50', '17.50', 2]);

    change('e3', 'l1', { 'f22.1': 4 });
    expect(figures()).toEqual(['20.00', '20.00', 1]);

    change('e4', 'p2', { 'f31.1': '12.00' });
    expect(figures()).toEqual(['22.00', '22.00', 1]);
  });

  it('are worked out once, and only of what a change had a part in', () => {
    const compute = jest.fn((record: Live) => record.id);
    const counted = defineEntity({
      ...customers,
      label: 'name',
      sort: { by: 'name', direction: 'asc' },
      fields: { ...customers.fields, revenue: { key: 'f3.1', name: 'Revenue', type: 'text', compute } },
    });
    const { rows, change } = openRows([counted, orders], documentOf(shopRecords()));
    const readAll = () => rows.rowsOf('e1').map(({ values }) => values['f3.1']);
    expect(readAll()).toEqual(['c1', 'c2']);
    readAll();
    expect(compute).toHaveBeenCalledTimes(2);

    const [ann, ben] = rows.rowsOf('e1');
    change('e1', 'c1', { 'f1.1': 'Anna' });
    readAll();

    expect(compute).toHaveBeenCalledTimes(3);
    expect(rows.rowsOf('e1')[0]).not.toBe(ann);
    expect(rows.rowsOf('e1')[1]).toBe(ben);
  });

  it('give the same arrays until something of them changes', () => {
    const { rows, change } = openShop();
    const read1 = [rows.rowsOf('e1'), rows.rowsOf('e2'), rows.linkedRows('e2', 'o1', 'lines')];
    rows.rowsOf('e2').map(({ values }) => values['f12.1']);

    change('e1', 'c2', { 'f2.1': true });
    expect(rows.rowsOf('e2')).toBe(read1[1]);
    expect(rows.linkedRows('e2', 'o1', 'lines')).toBe(read1[2]);
    expect(rows.rowsOf('e1')).not.toBe(read1[0]);

    change('e4', 'p1', { 'f31.1': '3.00' });
    expect(rows.rowsOf('e2')).not.toBe(read1[1]);
  });

  it('[MODEL-02] are worked out anew on another day', () => {
    let today = '2026-05-01';
    const entity = computing('text', () => today);
    const { rows, show } = openRows([entity], documentOf({ e9: [stored('a', {})] }));
    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBe('2026-05-01');

    today = '2026-05-02';
    show(documentOf({ e9: [stored('a', {})] }), today);

    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBe('2026-05-02');
  });

  it.each<[string, Parameters<typeof computing>[0], Value, Value]>([
    ['amounts to the cent, half away from zero', 'money', '1.005', '1.01'],
    ['amounts below zero as well', 'money', '-1.005', '-1.01'],
    ['whole numbers, half away from zero', 'integer', -2.5, -3],
    ['durations to whole minutes', 'duration', 89.5, 90],
    ['numbers as they are', 'number', 1 / 3, 1 / 3],
    ['what is no number as empty', 'number', Number.NaN, null],
    ['what is endless as empty', 'money', Number.POSITIVE_INFINITY, null],
    ['an amount that was a number', 'money', 12.5, '12.50'],
    ['a day that does not exist as empty', 'date', '2026-02-30', null],
    ['no text as empty', 'text', '', null],
  ])('[MODEL-02] keep %s', (_, type, raw, value) => {
    const { rows } = openRows([computing(type, () => raw)], documentOf({ e9: [stored('a', {})] }));

    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBe(value);
  });

  it('are empty when they fail', () => {
    const entity = computing('number', () => {
      throw new Error('Out of order.');
    });
    const { rows, errors } = openRows([entity], documentOf({ e9: [stored('a', {})] }));

    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBeNull();
    expect(errors).toEqual(['Out of order.']);
  });

  it.each([['f1.1'], ['f2.1']])('are all empty in a circle, read from %s first', (first) => {
    const one = (record: Live) => Number((record as unknown as Record<string, unknown>)['two'] ?? 0) + 1;
    const two = (record: Live) => Number((record as unknown as Record<string, unknown>)['one'] ?? 0) + 1;
    const entity = defineEntity({
      id: 'e9',
      name: 'Thing',
      plural: 'Things',
      path: 'things',
      fields: {
        one: { key: 'f1.1', name: 'One', type: 'number', compute: one },
        two: { key: 'f2.1', name: 'Two', type: 'number', compute: two },
      },
      label: 'one',
      sort: { by: 'one', direction: 'asc' },
    });
    const { rows, errors } = openRows([entity], documentOf({ e9: [stored('a', {})] }));
    const row = rows.findRow('e9', 'a');

    expect(row?.values[first]).toBeNull();
    expect([row?.values['f1.1'], row?.values['f2.1']]).toEqual([null, null]);
    expect(errors).toContain('One needs itself to be worked out.');
  });

  it('[MODEL-03] reach all records of a kind', () => {
    const entity = computing('number', (record) => surroundingsOf(record).all('e1').length);
    const { rows, show } = openRows(
      [entity, ...shop],
      documentOf({ ...shopRecords(), e9: [stored('a', {})] }),
    );
    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBe(2);

    show(documentOf({ ...shopRecords(), e1: [], e9: [stored('a', {})] }));

    expect(rows.findRow('e9', 'a')?.values['f1.1']).toBe(0);
  });
});

describe('the names of linked records', () => {
  it('[MODEL-01] are shown, searched and sorted by, and follow a rename', () => {
    const { rows, change } = openShop();
    const found = (query: string) => searchRows(orders, rows.rowsOf('e2'), query).map(({ id }) => id);
    const [order] = rows.rowsOf('e2');
    expect(order && textOf(order, orders.fields.customer)).toBe('Ann');
    expect(order && textOf(order, orders.fields.helpers)).toBe('Ben');
    expect(found('ann')).toEqual(['o1']);
    expect(found('c1')).toEqual([]);

    change('e1', 'c1', { 'f1.1': 'Zoë' });

    expect(found('ann')).toEqual([]);
    expect(found('zoe')).toEqual(['o1']);
  });

  it('[MODEL-01] sort links by what the records are called, with gone ones last', () => {
    const records = shopRecords();
    const { rows } = openRows(
      shop,
      documentOf({
        ...records,
        e2: [
          stored('o1', { 'f11.1': 'c2' }),
          stored('o2', { 'f11.1': 'gone' }),
          stored('o3', { 'f11.1': 'c1' }),
        ],
      }),
    );
    const sorted = (direction: 'asc' | 'desc') =>
      sortRows(rows.rowsOf('e2'), orders.fields.customer, direction).map(({ id }) => id);

    expect(sorted('asc')).toEqual(['o3', 'o1', 'o2']);
    expect(sorted('desc')).toEqual(['o1', 'o3', 'o2']);
  });

  it('are those of the records that a link names, and end where they would go round', () => {
    const people = defineEntity({
      id: 'e9',
      name: 'Person',
      plural: 'People',
      path: 'people',
      fields: { boss: { key: 'f1.1', name: 'Boss', type: 'reference', to: 'e9', onDelete: 'clear' } },
      label: 'boss',
      sort: { by: 'boss', direction: 'asc' },
    });
    const { rows } = openRows(
      [people],
      documentOf({ e9: [stored('a', { 'f1.1': 'b' }), stored('b', { 'f1.1': 'a' })] }),
    );

    expect(rows.names.nameOf('e9', 'a')).toBe('Untitled person');
  });
});

describe('a field that became a link', () => {
  const retyped = (many: boolean): Entity =>
    defineEntity({
      id: 'e2',
      name: 'Order',
      plural: 'Orders',
      path: 'orders',
      fields: {
        customer: { key: 'f11.2', name: 'Customer', type: 'reference', to: 'e1', onDelete: 'refuse', many },
      },
      label: 'customer',
      sort: { by: 'customer', direction: 'asc' },
    });
  const openRetyped = (value: unknown, many: boolean, known = { type: 'text' }) =>
    openRows(
      [customers, retyped(many)],
      documentOf({ ...shopRecords(), e2: [stored('o1', { 'f11.1': value })] }, { 'f11.1': known }),
    );

  it.each<[string, unknown, boolean, Value]>([
    ['a name', ' ANN ', false, 'c1'],
    ['several names', 'Ben, Ann', true, ['c2', 'c1']],
    ['a name that nobody has: empty', 'Cem', false, null],
  ])('[MODEL-01] finds records by %s', (_, value, many, expected) => {
    expect(openRetyped(value, many).rows.findRow('e2', 'o1')?.values['f11.2']).toEqual(expected);
  });

  it('[MODEL-01] keeps the records when one becomes many', () => {
    const { rows } = openRetyped('c1', true, { type: 'reference', to: 'e1' } as { type: string });

    expect(rows.findRow('e2', 'o1')?.values['f11.2']).toEqual(['c1']);
  });

  it('finds a record that gets the name later, and is in its list then', () => {
    const { rows, change } = openRetyped('Cem', false);
    expect(rows.findRow('e2', 'o1')?.values['f11.2']).toBeNull();
    expect(rows.linkedRows('e1', 'c2', 'orders')).toEqual([]);

    change('e1', 'c2', { 'f1.1': 'Cem' });

    expect(rows.findRow('e2', 'o1')?.values['f11.2']).toBe('c2');
    expect(rows.linkedRows('e1', 'c2', 'orders').map(({ id }) => id)).toEqual(['o1']);
  });

  it('[MODEL-01] is read as names when it becomes text', () => {
    const text = defineEntity({
      ...retyped(false),
      label: 'customer',
      sort: { by: 'customer', direction: 'asc' },
      fields: { customer: { key: 'f11.2', name: 'Customer', type: 'text' } },
    });
    const known = { 'f11.1': { type: 'reference', to: 'e1' } };
    const { rows } = openRows(
      [customers, text],
      documentOf({ ...shopRecords(), e2: [stored('o1', { 'f11.1': 'c1' })] }, known),
    );

    expect(rows.findRow('e2', 'o1')?.values['f11.2']).toBe('Ann');
  });
});

/** An entity with one field that is worked out. */
function computing(
  type: 'text' | 'number' | 'integer' | 'duration' | 'date' | 'money',
  compute: (record: Live) => Value,
): Entity {
  const base = { key: 'f1.1', name: 'Field', compute };
  return defineEntity({
    id: 'e9',
    name: 'Thing',
    plural: 'Things',
    path: 'things',
    fields: { field: type === 'money' ? { ...base, type, currency: 'EUR' } : { ...base, type } },
    label: 'field',
    sort: { by: 'field', direction: 'asc' },
  });
}
