import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { buildStorage, type TestStorage } from '../kit/kit-testing';
import { openRecordBook, type RecordBook } from './record-book';

const model = buildModel({
  entities: [
    buildEntity({
      id: 'e1',
      name: 'Customer',
      plural: 'Customers',
      labelField: 'f1',
      fields: [buildField(1, { name: 'Name', required: true, unique: true })],
      samples: [{ id: 's1', values: { f1: 'Ann' } }],
    }),
    buildEntity({
      id: 'e2',
      name: 'Order',
      plural: 'Orders',
      labelField: 'f3',
      fields: [
        buildField(3, { name: 'Number' }),
        buildField(4, {
          name: 'Customer',
          type: 'reference',
          reference: { entity: 'e1', inverse: 'Orders', onDelete: 'refuse' },
        }),
        buildField(5, { name: 'Pieces', type: 'integer', min: 1, max: 9 }),
        buildField(6, { name: 'Twice', type: 'integer', computed: 'f5 * 2' }),
      ],
      samples: [{ id: 's2', values: { f3: 'A-1', f4: 's1', f5: 2 } }],
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
  lastId = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const later = () => jest.advanceTimersByTimeAsync(100);

async function open(storage: TestStorage = buildStorage()): Promise<RecordBook> {
  const book = openRecordBook(model, storage, ports);
  await later();
  return book;
}

const entity = (book: RecordBook, id: string) => {
  const found = book.entities.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const valuesOf = (book: RecordBook, id: string) =>
  book
    .rows()
    .rowsOf(id)
    .map(({ values }) => Object.values(values));

describe('openRecordBook', () => {
  it('[SCR-02] opens as the application does, with its samples, and keeps what is written', async () => {
    const storage = buildStorage();
    const book = await open(storage);
    expect(valuesOf(book, 'e2')).toEqual([['A-1', 's1', 2, 4]]);

    expect(book.put(entity(book, 'e2'), 's2', { 'f5.1': 4 }).isDone).toBe(true);
    await later();

    expect(valuesOf(await open(storage), 'e2')).toEqual([['A-1', 's1', 4, 8]]);
  });

  it('[SCR-02] makes a sample that is edited somebody’s own, and undo makes it a sample again', async () => {
    const book = await open();
    expect(book.countSamples()).toBe(2);

    const outcome = book.put(entity(book, 'e1'), 's1', { 'f1.1': 'Anna' });
    expect(book.countSamples()).toBe(1);
    if (outcome.isDone) outcome.undo();

    expect(book.countSamples()).toBe(2);
    expect(valuesOf(book, 'e1')).toEqual([['Ann']]);
  });

  it('[MODEL-06] refuses what breaks a rule, with the sentence and the field', async () => {
    const book = await open();
    const orders = entity(book, 'e2');

    expect(book.put(orders, 's2', { 'f5.1': 12 })).toEqual({
      isDone: false,
      message: 'Pieces: enter a number from 1 to 9.',
    });
    expect(book.check(entity(book, 'e1'), null, { 'f1.1': 'ann' })).toMatchObject([{ key: 'f1.1' }]);
    expect(book.remove(entity(book, 'e1'), ['s1'])).toEqual({
      isDone: false,
      message: 'This customer still has 1 order.',
    });
    expect(valuesOf(book, 'e2')).toEqual([['A-1', 's1', 2, 4]]);
  });

  it('[SCR-02] does not bring back a record that somebody else removed', async () => {
    const storage = buildStorage();
    const book = await open(storage);
    const text = JSON.parse(storage.text ?? '') as { records: Record<string, unknown[]> };
    storage.writeFromOtherTab(JSON.stringify({ ...text, records: { ...text.records, e2: [] } }));

    expect(book.put(entity(book, 'e2'), 's2', { 'f5.1': 3 })).toEqual({
      isDone: false,
      message: 'This record was removed elsewhere.',
    });
  });

  it('[SCR-02] loses neither its own change nor that of the application, made at the same moment', async () => {
    const storage = buildStorage();
    const book = await open(storage);
    book.put(entity(book, 'e2'), 's2', { 'f5.1': 7 });
    storage.writeFromOtherTab((storage.text ?? '').replace('"A-1"', '"A-2"'));
    await later();

    expect(valuesOf(book, 'e2')).toEqual([['A-2', 's1', 7, 14]]);
    expect(storage.text).toContain('"A-2"');
    expect(storage.text).toContain('"f5.1":7');
  });

  it('[MODEL-08] removes the samples in one step, and takes that back', async () => {
    const book = await open();
    const undo = book.removeSamples();
    expect([valuesOf(book, 'e1'), valuesOf(book, 'e2'), book.countSamples()]).toEqual([[], [], 0]);
    undo();

    expect([valuesOf(book, 'e1').length, book.countSamples()]).toEqual([1, 2]);
  });

  it('[MODEL-07] adds many in one step, and says how much there would be to keep', async () => {
    const book = await open();
    const customers = entity(book, 'e1');
    const list = [{ 'f1.1': 'Ben' }, { 'f1.1': 'Cem' }];
    const length = book.lengthWith(customers, list);
    const outcome = book.addAll(customers, list);
    expect(JSON.stringify(book.getState().document)).toHaveLength(length);
    if (outcome.isDone) outcome.undo();

    expect(valuesOf(book, 'e1')).toEqual([['Ann']]);
  });
});
