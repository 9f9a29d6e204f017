import { ordersModel } from '../model/orders-model-testing';
import type { AggregateQuery, ListFilter, ListQuery } from './keeper';
import { add, change, kept, openTestKeeper, owner, remove } from './keeper-testing';

const opened = () =>
  openTestKeeper(ordersModel, {
    e1: [kept('c1', { 'f1.1': 'Ada' }), kept('c2', { 'f1.1': 'Émile' })],
    e2: [
      kept('o1', {
        'f3.1': 'A-1',
        'f4.1': 'c1',
        'f5.1': '10.00',
        'f6.1': 2,
        'f8.1': 'o2',
        'f9.1': '2026-05-03',
      }),
      kept('o2', {
        'f3.1': 'A-2',
        'f4.1': 'c2',
        'f5.1': '9.50',
        'f6.1': 1,
        'f8.1': 'o1',
        'f9.1': '2026-05-02',
      }),
      kept('o3', { 'f3.1': 'B-3', 'f4.1': 'c1', 'f6.1': 7, 'f8.1': 'o1' }),
      kept('o4', { 'f3.1': 'b-4', 'f5.1': '100.00', 'f6.1': 1 }),
    ],
  });

function ids(query: Partial<ListQuery>): string | undefined {
  const page = opened().keeper.list({ entityId: 'e2', limit: 100, ...query }, owner);
  return page?.items.map(({ id }) => id).join(' ');
}
const where = (...filters: readonly ListFilter[]) =>
  ids({ filters, sort: { field: 'f3', direction: 'asc' } });

describe('a list of records', () => {
  it('[DATA-01] stands in the order of the page, or the one that is asked for', () => {
    expect(ids({})).toBe('o2 o1 o3 o4');
    expect(ids({ sort: { field: 'f3', direction: 'desc' } })).toBe('o4 o3 o2 o1');
    expect(ids({ sort: { field: 'f7', direction: 'desc' } })).toBe('o4 o1 o2 o3');
    expect(ids({ sort: { field: 'f4', direction: 'asc' } })).toBe('o1 o3 o2 o4');
  });

  it('[DATA-01] has what is worked out, and counts all that fit', () => {
    const page = opened().keeper.list({ entityId: 'e2', limit: 1, search: 'a-' }, owner);
    expect(page).toMatchObject({
      total: 2,
      next: 'o2',
      items: [{ id: 'o2', rev: 1, values: { 'f7.1': '9.50' } }],
    });
  });

  it('[DATA-06] looks through texts that are made ready once, until their record changes', () => {
    const { keeper, make } = opened();
    const fold = jest.spyOn(String.prototype, 'normalize');
    const foldings = () => {
      fold.mockClear();
      keeper.list(
        { entityId: 'e2', limit: 1, filters: [{ field: 'f3', is: 'contains', value: 'x' }] },
        owner,
      );
      return fold.mock.calls.length;
    };
    // What is looked for, and the search for nothing, are two more.
    expect([foldings(), foldings()]).toEqual([6, 2]);
    make(owner, change('e2', 'o1', { 'f3.1': 'A-9' }));
    expect(foldings()).toBe(3);
    fold.mockRestore();
  });

  it.each<[ListFilter, string]>([
    [{ field: 'f8', is: 'equal', value: 'o1' }, 'o2 o3'],
    [{ field: 'f8', is: 'not-equal', value: 'o1' }, 'o1 o4'],
    [{ field: 'f6', is: 'equal', value: '1' }, 'o2 o4'],
    [{ field: 'f6', is: 'greater', value: 1 }, 'o1 o3'],
    [{ field: 'f5', is: 'greater', value: '9.5' }, 'o1 o4'],
    [{ field: 'f5', is: 'equal', value: '9.5' }, 'o2'],
    [{ field: 'f7', is: 'less', value: 50 }, 'o1 o2'],
    [{ field: 'f9', is: 'less', value: '2026-05-03' }, 'o2'],
    [{ field: 'f9', is: 'empty' }, 'o3 o4'],
    [{ field: 'f5', is: 'filled' }, 'o1 o2 o4'],
    [{ field: 'f3', is: 'contains', value: 'B-' }, 'o3 o4'],
    [{ field: 'f4', is: 'contains', value: 'emile' }, 'o2'],
  ])('[DATA-01] is narrowed by %j', (filter, expected) => {
    expect(where(filter)).toBe(expected);
  });

  it('[DATA-01] is narrowed by several filters together', () => {
    const [open, many]: ListFilter[] = [
      { field: 'f8', is: 'equal', value: 'o1' },
      { field: 'f6', is: 'greater', value: 1 },
    ];
    expect(open && many && where(open, many)).toBe('o3');
  });

  it.each<Partial<ListQuery>>([
    { entityId: 'e9' },
    { sort: { field: 'f99', direction: 'asc' } },
    { sort: { field: 'constructor', direction: 'asc' } },
    { filters: [{ field: 'f99', is: 'empty' }] },
    { filters: [{ field: 'f6', is: 'greater', value: 'many' }] },
    { filters: [{ field: 'f6', is: 'greater' }] },
    { filters: [{ field: 'f3', is: 'greater', value: 'a' }] },
    { filters: [{ field: 'f5', is: 'equal', value: 'cheap' }] },
    { after: 'o9' },
  ])('[DATA-01] is none where a name or a value means nothing: %j', (query) => {
    expect(ids(query)).toBeUndefined();
  });

  it('[DATA-01] comes page by page, each record once, also where all are alike', () => {
    const many = Array.from({ length: 1203 }, (_, place) =>
      kept(`x${String((place * 7) % 1203)}`, { 'f3.1': 'A' }),
    );
    const { keeper } = openTestKeeper(ordersModel, { e2: many });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = { entityId: 'e2', limit: 5000, ...(after !== undefined && { after }) };
      const page = keeper.list(query, owner);
      expect(page?.items.length).toBeLessThanOrEqual(500);
      seen.push(...(page?.items.map(({ id }) => id) ?? []));
      after = page?.next;
    } while (after !== undefined);

    expect(seen).toEqual(many.map(({ id }) => id).sort());
  });

  it('[DATA-01] is as the records are now', () => {
    const { keeper, make } = opened();
    const list = () => keeper.list({ entityId: 'e2', limit: 9 }, owner)?.items.map(({ id }) => id);
    list();
    make(
      owner,
      change('e2', 'o1', { 'f9.1': '2026-05-01' }),
      add('e2', 'o5', { 'f3.1': 'C', 'f9.1': '2026-05-09' }),
    );
    expect(list()).toEqual(['o1', 'o2', 'o5', 'o3', 'o4']);
    make(owner, remove('e2', 'o2'));
    expect(list()).toEqual(['o1', 'o5', 'o3', 'o4']);
  });
});

describe('a figure over records', () => {
  const figure = (query: Omit<AggregateQuery, 'entityId'>) =>
    opened()
      .keeper.aggregate({ entityId: 'e2', ...query }, owner)
      ?.map(({ by, value }) => [by, value]);

  it.each<[Omit<AggregateQuery, 'entityId'>, unknown]>([
    [{ op: 'count' }, 4],
    [{ op: 'sum', field: 'f6' }, 11],
    [{ op: 'average', field: 'f6' }, 2.75],
    [{ op: 'sum', field: 'f7' }, '129.50'],
    [{ op: 'smallest', field: 'f5' }, '9.50'],
    [{ op: 'largest', field: 'f9' }, '2026-05-03'],
    [{ op: 'sum', field: 'f6', filters: [{ field: 'f8', is: 'equal', value: 'o1' }] }, 8],
    [{ op: 'count', search: 'b-' }, 2],
    [{ op: 'sum', field: 'f5', search: 'nothing' }, '0.00'],
    [{ op: 'largest', field: 'f5', search: 'nothing' }, null],
  ])('[DATA-01] is worked out as the page does: %j', (query, value) => {
    expect(figure(query)).toEqual([[null, value]]);
  });

  it('[DATA-01] is that of the records as they are, however often it is asked for', () => {
    const { keeper, make } = opened();
    const sum = (query: Partial<AggregateQuery> = {}) =>
      keeper.aggregate({ entityId: 'e2', op: 'sum', field: 'f6', ...query }, owner)?.[0]?.value;
    expect([sum(), sum(), sum({ op: 'count' })]).toEqual([11, 11, 4]);
    make(owner, add('e2', 'o5', { 'f3.1': 'C', 'f6.1': 4 }));
    expect([sum(), sum(), sum({ op: 'count' })]).toEqual([15, 15, 5]);
    make(owner, change('e2', 'o5', { 'f6.1': 1 }));
    expect([sum(), sum({ search: 'nothing' }), sum()]).toEqual([12, 0, 12]);
  });

  it('[DATA-01] is there for each value of a field, options in their order', () => {
    expect(figure({ op: 'count', by: 'f8' })).toEqual([
      ['o1', 2],
      ['o2', 1],
      [null, 1],
    ]);
    expect(figure({ op: 'sum', field: 'f6', by: 'f4' })).toEqual([
      ['c1', 9],
      ['c2', 1],
      [null, 1],
    ]);
  });

  it.each<Omit<AggregateQuery, 'entityId'>>([
    { op: 'sum' },
    { op: 'sum', field: 'f3' },
    { op: 'sum', field: 'f9' },
    { op: 'count', by: 'f99' },
    { op: 'count', field: 'f99' },
    { op: 'count', filters: [{ field: 'f99', is: 'empty' }] },
  ])('[DATA-01] is none where a name means nothing: %j', (query) => {
    expect(figure(query)).toBeUndefined();
  });
});
