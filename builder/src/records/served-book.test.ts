/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { FakeServer } from '../kit/data/fake-server-testing';
import { entitiesOf } from './entities-of';
import { openRecordBook, type RecordBook } from './record-book';

const model = buildModel({
  entities: [
    buildEntity({
      id: 'e1',
      name: 'Customer',
      plural: 'Customers',
      labelField: 'f1',
      fields: [buildField(1, { name: 'Name', required: true })],
      samples: [{ id: 's1', values: { f1: 'Ann' } }],
    }),
  ],
});

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
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const later = () => jest.advanceTimersByTimeAsync(100);

/** A book over a server with one customer, Eve. */
async function open(database?: string) {
  const server = new FakeServer(entitiesOf(model));
  server.database = database;
  server.make({ kind: 'add', entityId: 'e1', id: 'c1', values: { 'f1.1': 'Eve' } });
  const book = openRecordBook(model, server.connect(), ports);
  await later();
  const [customers] = book.entities;
  if (!customers) throw new Error('There is no table');
  return { server, book, customers };
}

const names = (book: RecordBook) =>
  book
    .rows()
    .rowsOf('e1')
    .map(({ values }) => values['f1.1']);

describe('openRecordBook over a server', () => {
  it('[DATA-05] shows what the server has, without samples, and sends what is written', async () => {
    const { server, book, customers } = await open();
    expect(names(book)).toEqual(['Eve']);
    book.put(customers, 'c1', { 'f1.1': 'Eva' });
    await later();

    expect(server.recordsOf('e1').map(({ values }) => values['f1.1'])).toEqual(['Eva']);
    expect(localStorage).toHaveLength(0);
  });

  it('[DATA-04] says what was not made, and lets go of it or does it all the same', async () => {
    const { server, book, customers } = await open();
    server.holdsNews = true;
    server.make({
      ...{ kind: 'change', entityId: 'e1', id: 'c1' },
      values: { 'f1.1': 'Evi' },
      was: { 'f1.1': 'Eve' },
    });
    book.put(customers, 'c1', { 'f1.1': 'Eva' });
    await later();
    const [rejection] = book.getState().rejections;
    if (!rejection) throw new Error('It was made');
    expect(book.whyRejected(rejection)).toBe('Somebody else changed Name to “Evi”.');
    expect(names(book)).toEqual(['Evi']);

    book.resolve(rejection, 'mine');
    await later();
    expect(names(book)).toEqual(['Eva']);
    expect(book.getState().rejections).toEqual([]);
  });

  it('[DATA-04] hears and asks for nothing once it is closed', async () => {
    const targets = [window, document];
    const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
      targets.map((target) => jest.spyOn(target, name)),
    );
    const heard = (spies: typeof added) => spies?.flatMap(({ mock }) => mock.calls.map(([event]) => event));
    const { server, book } = await open();
    const { reads } = server;
    book.close();
    expect(heard(added)).toEqual(['online', 'offline', 'visibilitychange']);
    expect(heard(removed)).toEqual(heard(added));
    server.make({ kind: 'remove', entityId: 'e1', id: 'c1' });
    window.dispatchEvent(new Event('online'));
    book.flush();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([server.reads, names(book)]).toEqual([reads, ['Eve']]);
    jest.restoreAllMocks();
  });

  it('[DATA-04] writes nothing into other records that are kept in the place of those that it shows', async () => {
    const { server, book, customers } = await open('first');
    book.put(customers, 'c1', { 'f1.1': 'Eva' });
    await later();
    server.database = 'second';
    book.put(customers, 'c1', { 'f1.1': 'Evi' });
    await later();
    expect(server.recordsOf('e1').map(({ values }) => values['f1.1'])).toEqual(['Eva']);
    expect(book.getState().rejections).toMatchObject([{ answer: { message: 'These are other records.' } }]);
  });

  it('[DATA-04] takes a step back on the server as well', async () => {
    const { server, book, customers } = await open();
    const outcome = book.remove(customers, ['c1']);
    await later();
    expect(server.recordsOf('e1')).toEqual([]);
    if (outcome.isDone) outcome.undo();
    await later();

    expect(server.recordsOf('e1')).toMatchObject([{ id: 'c1', values: { 'f1.1': 'Eve' } }]);
  });
});
