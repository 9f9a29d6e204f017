import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { createRowOrder } from './shown-rows';
import { createRecordsStore, type RecordsPorts } from './records.store';

const field = (number: number, rest: object) => ({
  id: `f${String(number)}`,
  key: `f${String(number)}.1`,
  required: false,
  ...rest,
});

const model: ApplicationModel = z.parse(applicationModelSchema, {
  v: 2,
  title: 'Shop',
  theme: {
    mode: 'system',
    accent: '#5b34d6',
    radius: 'soft',
    density: 'cozy',
    font: 'plain',
    navigation: 'top',
  },
  format: { currency: 'EUR' },
  entities: [
    {
      id: 'e1',
      name: 'Customer',
      plural: 'Customers',
      labelField: 'f1',
      fields: [
        field(1, { name: 'Name', type: 'text', required: true }),
        field(2, { name: 'Age', type: 'integer' }),
      ],
      sort: { field: 'f2', direction: 'asc' },
      views: [{ id: 'v1', kind: 'table', name: 'Table' }],
      defaultView: 'v1',
      filters: [],
      rules: [],
      badges: [],
      actions: [],
      samples: [],
    },
  ],
  next: { entity: 2, field: 3, option: 1, node: 4 },
  generator: 'tessera-rules/2',
  metrics: [],
  pages: [{ id: 'p2', name: 'Customers', blocks: [{ id: 'k3', kind: 'records', entity: 'e1' }] }],
});

const record = (id: string, name: string, age: number) => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  values: { 'f1.1': name, 'f2.1': age },
});
const textWith = (...records: readonly object[]) => JSON.stringify({ v: 1, records: { e1: records } });

function open(ports: Partial<RecordsPorts> & { text?: string } = {}) {
  const database = { text: ports.text };
  let hear = () => {};
  let lastId = 0;
  const records = createRecordsStore({
    readModel: () => Promise.resolve(model),
    read: () => Promise.resolve(database.text),
    write: (text, mayReplace) => {
      const kept = database.text;
      if (kept !== undefined && !mayReplace(kept)) return Promise.resolve(kept);
      database.text = text;
      return Promise.resolve(undefined);
    },
    openChannel: (listener) => {
      hear = listener;
      return { tell: () => undefined, close: () => undefined };
    },
    newId: () => {
      lastId += 1;
      return `n${String(lastId)}`;
    },
    report: (error) => {
      throw error;
    },
    describe: String,
    ...ports,
  });
  const book = () => {
    const state = records.store.getState();
    if (state.step !== 'ready') throw new Error(`It is ${state.step}.`);
    return state.book;
  };
  const customers = () => {
    const [entity] = book().entities;
    if (!entity) throw new Error('There is no table.');
    return entity;
  };
  const names = () =>
    book()
      .rows()
      .rowsOf('e1')
      .map(({ values }) => values['f1.1']);
  const fromPreview = async (text: string) => {
    database.text = text;
    hear();
    await jest.advanceTimersByTimeAsync(100);
  };
  return { ...records, book, customers, names, database, fromPreview };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the store of the data tab', () => {
  it('[SCR-02] reads what the preview holds, and shows what the preview changes', async () => {
    const { open: openVersion, names, fromPreview } = open({ text: textWith(record('a', 'Ann', 30)) });
    await openVersion('v1');
    expect(names()).toEqual(['Ann']);
    await fromPreview(textWith(record('a', 'Anna', 30), record('b', 'Ben', 20)));

    expect(names()).toEqual(['Anna', 'Ben']);
  });

  it('[SCR-02] takes steps back one by one, and each of them once', async () => {
    const records = open({ text: textWith(record('a', 'Ann', 30)) });
    await records.open('v1');
    const put = (name: string) => {
      const outcome = records.book().put(records.customers(), 'a', { 'f1.1': name });
      if (!outcome.isDone) throw new Error(outcome.message);
      return records.remember(outcome.undo);
    };
    put('Anna');
    const undoSecond = put('Annie');
    undoSecond();
    undoSecond();
    expect(records.names()).toEqual(['Anna']);

    expect(records.undo()).toBe(true);
    expect(records.undo()).toBe(false);
    expect(records.names()).toEqual(['Ann']);
  });

  it('[SCR-02] says when there is only code, and when the records cannot be had', async () => {
    const codeOnly = open({ readModel: () => Promise.resolve(undefined) });
    await codeOnly.open('v1');
    expect(codeOnly.store.getState()).toEqual({ step: 'codeOnly' });

    const refused = open({ read: () => Promise.reject(new Error('No database')) });
    await refused.open('v1');
    expect(refused.store.getState()).toEqual({ step: 'failed', message: 'Error: No database' });
  });

  it('[SCR-02] writes over nothing that it cannot read', async () => {
    const { open: openVersion, book, database } = open({ text: 'its own way' });
    await openVersion('v1');
    await jest.advanceTimersByTimeAsync(100);

    expect(book().getState().notice).toBe('unreadable');
    expect(database.text).toBe('its own way');
  });
});

describe('the order of rows', () => {
  it('[SCR-02] stays under the hands of whoever edits, until another one is asked for', async () => {
    const records = open({ text: textWith(record('a', 'Ann', 30), record('b', 'Ben', 20)) });
    await records.open('v1');
    const order = createRowOrder();
    const entity = records.customers();
    const shown = (text = '', sort = entity.sort) =>
      order({ entity, text, sort }, records.book().rows().rowsOf('e1')).map(({ id }) => id);
    expect(shown()).toEqual(['b', 'a']);

    records.book().put(entity, 'b', { 'f2.1': 99 });
    records.book().addAll(entity, [{ 'f1.1': 'Cem', 'f2.1': 50 }]);
    expect(shown()).toEqual(['n1', 'b', 'a']);
    expect(shown('', { ...entity.sort, direction: 'desc' })).toEqual(['b', 'n1', 'a']);
    expect(shown('ann')).toEqual(['a']);
    records.book().put(entity, 'a', { 'f1.1': 'Bob' });

    expect(shown('ann')).toEqual(['a']);
  });
});
