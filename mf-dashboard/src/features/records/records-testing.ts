import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { createRecordsStore, type RecordsPorts } from './records.store';

const field = (number: number, rest: object) => ({
  id: `f${String(number)}`,
  key: `f${String(number)}.1`,
  required: false,
  ...rest,
});

export const model: ApplicationModel = z.parse(applicationModelSchema, {
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

/** A customer as the preview keeps it. */
export const recordWith = (id: string, name: string, age: number) => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  values: { 'f1.1': name, 'f2.1': age },
});
/** What a preview keeps. */
export const textWith = (...records: readonly object[]) => JSON.stringify({ v: 1, records: { e1: records } });

/** The store over a database that a preview writes too; the timers have to be the test's own. */
export function openRecords(ports: Partial<RecordsPorts> & { text?: string } = {}) {
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
