import fc from 'fast-check';
import { buildStorage } from '../kit-testing';
import { readCsv } from './csv';
import { exportCsv } from './export-rows';
import { matchColumns } from './import-columns';
import { previewImport } from './import-preview';
import type { ImportRow } from './import-refusals';
import { defineEntity } from './entity';
import {
  customers,
  documentOf,
  openRows,
  orders,
  lines,
  products,
  shopRecords,
  stored,
} from './rows-testing';
import { createStore, type Store } from './store';
import type { Entity, Value } from './types';

const tasks = defineEntity({
  id: 'e9',
  name: 'Task',
  plural: 'Tasks',
  path: 'tasks',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text', required: true, unique: true },
    category: {
      key: 'f2.1',
      name: 'Catégorie',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Home, garden' },
        { id: 'o2', label: 'Work' },
      ],
      many: true,
    },
    price: { key: 'f3.1', name: 'Price', type: 'money', currency: 'EUR' },
    due: { key: 'f4.1', name: 'Due date', type: 'date' },
    call: { key: 'f5.1', name: 'Call', type: 'datetime' },
    work: { key: 'f6.1', name: 'Work', type: 'duration' },
    done: { key: 'f7.1', name: 'Done', type: 'boolean' },
    helpers: { key: 'f8.1', name: 'Helpers', type: 'reference', to: 'e1', many: true, onDelete: 'clear' },
    labels: { key: 'f9.1', name: 'Labels', type: 'tags' },
    rank: { key: 'f10.1', name: 'Rank', type: 'rating', min: 1, max: 5, start: () => 3 },
    photo: { key: 'f11.1', name: 'Photo', type: 'image' },
    double: { key: 'f12.1', name: 'Double', type: 'number', compute: () => 2 },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
});

let lastId = 0;

async function openStore(entities: readonly Entity[]): Promise<Store> {
  const text = JSON.stringify({
    v: 1,
    records: { ...shopRecords(), e9: [stored('t1', { 'f1.1': 'Milk' })] },
  });
  const newId = () => {
    lastId += 1;
    return `n${String(lastId)}`;
  };
  const store = createStore(buildStorage(text), entities, { now: () => new Date(2026, 4, 1), newId });
  await Promise.resolve();
  return store;
}

function preview(store: Store, entity: Entity, text: string): readonly ImportRow[] {
  const [headers = [], ...rows] = readCsv(text);
  const check = (values: readonly ImportRow['values'][]) => store.brokenRulesOfAll(entity, values);
  return previewImport(entity, matchColumns(entity, headers), rows, store.rows().names, check);
}

describe('matchColumns', () => {
  it('[MODEL-07] finds fields by their names, whatever the case, accents, number and brackets', () => {
    const headers = [
      'TITLE',
      'categories',
      'Price (EUR)',
      'due_date',
      'label',
      'Photo',
      'Double',
      'Title',
      'Foo',
    ];

    expect(matchColumns(tasks, headers).map(({ field }) => field)).toEqual([
      'title',
      'category',
      'price',
      'due',
      'labels',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('previewImport', () => {
  it('[MODEL-07] reads each cell by the type of its field, and links by name', async () => {
    const store = await openStore([customers, tasks]);
    const [row] = preview(
      store,
      tasks,
      'Title;Catégorie;Price;Due date;Call;Work;Done;Helpers;Labels\n' +
        'Bread;"Home, garden";€1.200,50;9.3.2026;2026-03-09 18:30;1h 30;x;ANN, ben;"red, blue"',
    );

    expect(row).toEqual({
      line: 2,
      values: {
        'f1.1': 'Bread',
        'f2.1': ['o1'],
        'f3.1': '1200.50',
        'f4.1': '2026-03-09',
        'f5.1': '2026-03-09T18:30',
        'f6.1': 90,
        'f7.1': null,
        'f8.1': ['c1', 'c2'],
        'f9.1': ['red', 'blue'],
      },
      problems: [{ field: 'done', message: '“x” is neither yes nor no.' }],
      refusals: [],
    });
  });

  it('[MODEL-07] says what cannot be read and why', async () => {
    const store = await openStore([customers, tasks]);
    const [row] = preview(
      store,
      tasks,
      'Title,Category,Price,Due date,Work,Helpers,Rank\nBread,"Work, Play",1.005,30.2.2026,long,"Ann; Cem",many',
    );

    expect(row?.values).toMatchObject({ 'f2.1': ['o2'], 'f3.1': null, 'f4.1': null, 'f8.1': ['c1'] });
    expect(row?.problems.map(({ message }) => message)).toEqual([
      '“Play” is none of the options.',
      '“1.005” has too many decimals.',
      '“30.2.2026” is not a date.',
      '“long” is not a duration.',
      '“Cem” is not there to be linked.',
      '“many” is not a number.',
    ]);
  });

  it('[MODEL-07] refuses what would break a rule, the second of two that exclude each other', async () => {
    const store = await openStore([customers, tasks]);
    const rows = preview(store, tasks, 'Title,Work\nmilk,1\nBread,2\n,3\nBREAD,4');

    expect(rows.map(({ line, refusals }) => [line, refusals.map(({ message }) => message)])).toEqual([
      [2, ['Another task has this title.']],
      [3, []],
      [4, ['Title is required.']],
      [5, ['Another task has this title.']],
    ]);
    expect(rows[0]?.refusals[0]?.field).toBe('title');
  });

  it('[MODEL-07] takes as many sales as there is stock for', async () => {
    const store = await openStore([customers, orders, lines, products]);
    const rows = preview(store, lines, 'Order,Product,Quantity\nA-1,Tea,1\nA-1,Tea,2\nA-1,Tea,1');

    expect(rows.map(({ refusals }) => refusals.map(({ message }) => message))).toEqual([
      [],
      ['There is not enough in stock.'],
      [],
    ]);
  });
});

describe('adding what was read', () => {
  it('[MODEL-07] is one step with one undo, and begins as new records do', async () => {
    const store = await openStore([customers, tasks]);
    const rows = preview(store, tasks, 'Title\nBread\nEggs').filter(({ refusals }) => refusals.length === 0);
    const titles = () =>
      store
        .rows()
        .rowsOf('e9')
        .map(({ values }) => [values['f1.1'], values['f10.1']]);

    const outcome = store.addAll(
      tasks,
      rows.map(({ values }) => values),
    );
    expect(titles()).toEqual([
      ['Milk', null],
      ['Bread', 3],
      ['Eggs', 3],
    ]);
    if (outcome.isDone) outcome.undo();

    expect(titles()).toEqual([['Milk', null]]);
  });
});

describe('exportCsv', () => {
  it('[MODEL-07] writes what importing reads', () => {
    const option = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
    const word = fc
      .stringMatching(/^[a-z=@"';,][a-z =@"'\n]{0,8}[a-z]$/u)
      .map((text) => text.replace(/\s+/gu, ' '));
    const record = fc.record({
      'f1.1': word,
      'f2.1': option(fc.constantFrom(['o1'], ['o2'])),
      'f3.1': option(fc.integer().map((cents) => (cents / 100).toFixed(2))),
      'f4.1': option(fc.constantFrom('2026-03-09', '2028-02-29')),
      'f5.1': option(fc.constantFrom('2026-03-09T18:30', '2026-12-31T00:00')),
      'f6.1': option(fc.integer({ min: -5000, max: 5000 })),
      'f7.1': option(fc.boolean()),
      'f8.1': option(fc.constantFrom(['c1'], ['c1', 'c2'])),
      'f9.1': option(fc.constantFrom(['red'], ['red', 'a=b'])),
      'f10.1': option(fc.integer({ min: 1, max: 5 })),
    });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const { rows } = openRows(
          [customers, tasks],
          documentOf({
            ...shopRecords(),
            e9: records.map((values, place) => stored(`t${String(place)}`, values)),
          }),
        );
        const [headers = [], ...cells] = readCsv(exportCsv(tasks, rows.rowsOf('e9')));
        const fine = (values: readonly unknown[]) => ({ ofEach: values.map(() => []), ofOthers: [] });
        const read = previewImport(tasks, matchColumns(tasks, headers), cells, rows.names, fine);
        expect(read.map(({ values }) => values)).toEqual(records.map(withoutEmpty));
        expect(read.flatMap(({ problems }) => problems)).toEqual([]);
      }),
    );
  });
});

function withoutEmpty(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
