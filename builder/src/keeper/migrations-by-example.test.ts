import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { withEntity } from '../model/edit-model';
import {
  createWith,
  describeFresh,
  describeSchema,
  inSchema,
  migrate,
  openDatabase,
  readRecords,
  type TestDatabase,
} from './database-testing';
import { changed, keptModel as model, keptRecord, keyOf } from './kept-model-testing';
import { tablesOf } from './tables-of';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const records = {
  e1: [keptRecord('c1', { 'f1.1': 'Ada' }), keptRecord('c2', { 'f1.1': 'Ben' })],
  e2: [
    keptRecord('x1', { 'f3.1': 'A-1', 'f4.1': 'c1', 'f8.1': 'o1', 'f9.1': '2026-03-09', 'f11.1': 'left' }),
    keptRecord('x2', { 'f3.1': 'A-2', 'f4.1': 'c2', 'f8.1': 'o3', 'f11.1': 'A-1' }),
  ],
};

const entityIn = (before: ApplicationModel, id: string): Entity => {
  const found = before.entities.find((entity) => entity.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
/** As a hand changes a model: the same fields in another way. */
const withFields = (before: ApplicationModel, change: (field: Field) => Field) =>
  withEntity(before, { ...entityIn(before, 'e2'), fields: entityIn(before, 'e2').fields.map(change) });

const read = (current: ApplicationModel) => readRecords(database, tablesOf(current));
const begin = (work: () => Promise<void>) =>
  inSchema(database, async () => {
    await createWith(database, model, records);
    await work();
  });
const expectFresh = async (current: ApplicationModel) => {
  expect(await describeSchema(database)).toEqual(await describeFresh(database, current));
};

describe('migrations', () => {
  it('[DATA-05] swap the names of two tables and of two columns', () =>
    begin(async () => {
      const names: Record<string, string> = { f3: 'Shelf', f11: 'Number', f9: 'Customer', f4: 'Due' };
      const renamed = withFields(model, (field) => ({ ...field, name: names[field.id] ?? field.name }));
      const swapped = {
        ...renamed,
        entities: renamed.entities.map((entity) => ({
          ...entity,
          plural: entity.id === 'e1' ? 'Orders' : 'Customers',
        })),
      };
      await migrate(database, model, swapped);
      expect(await read(swapped)).toEqual(records);
      expect(
        await database.query('SELECT number, shelf, due_id, customer::text FROM customers ORDER BY id'),
      ).toEqual([
        { number: 'left', shelf: 'A-1', due_id: 'c1', customer: '2026-03-09' },
        { number: 'A-1', shelf: 'A-2', due_id: 'c2', customer: null },
      ]);
      await expectFresh(swapped);
    }));

  it('[DATA-05] give a new field the name of one that goes in the same step', () =>
    begin(async () => {
      const without = changed(model, { kind: 'removeField', field: 'f11' });
      const [draft] = entityIn(model, 'e2').fields;
      const added: Field = {
        ...draft,
        id: 'f12',
        key: 'f12.1',
        name: 'Shelf',
        required: false,
        type: 'integer',
      };
      const fields = [...entityIn(without, 'e2').fields, added];
      const after = withEntity(without, { ...entityIn(without, 'e2'), fields });
      await migrate(database, model, after);
      expect(await read(after)).toEqual(records);
      expect(await database.query('SELECT shelf, _rest FROM orders WHERE id = $1', ['x1'])).toEqual([
        { shelf: null, _rest: { 'f11.1': 'left' } },
      ]);
      await expectFresh(after);
    }));

  it('[DATA-05] rename, swap and remove options, and bring them back', () =>
    begin(async () => {
      const labels: Record<string, string> = { o1: 'Late', o3: 'Open' };
      const swapped = withFields(model, (field) => ({
        ...field,
        ...(field.options && {
          options: field.options.map((option) => ({ ...option, label: labels[option.id] ?? option.label })),
        }),
      }));
      await migrate(database, model, swapped);
      expect(await read(swapped)).toEqual(records);
      expect(await database.query('SELECT status FROM orders ORDER BY id')).toEqual([
        { status: 'Late' },
        { status: 'Open' },
      ]);
      const without = changed(swapped, { kind: 'removeOption', field: 'f8', option: 'o1' });
      await migrate(database, swapped, without);
      expect(await database.query('SELECT status, _rest FROM orders ORDER BY id')).toEqual([
        { status: null, _rest: { 'f8.1': 'o1' } },
        { status: 'Open', _rest: null },
      ]);
      await expectFresh(without);
      const back = { ...swapped, next: without.next };
      await migrate(database, without, back);
      expect(await database.query('SELECT status, _rest FROM orders ORDER BY id')).toEqual([
        { status: 'Late', _rest: null },
        { status: 'Open', _rest: null },
      ]);
      await expectFresh(back);
    }));

  it('[DATA-05] keep what a table had when it goes, and bring it back with its columns', () =>
    begin(async () => {
      const without = changed(model, { kind: 'removeEntity', entity: 'e1' });
      await migrate(database, model, without);
      expect(await read(without)).toEqual({ e2: records.e2 });
      const gone = await database.query('SELECT id, _rest FROM _gone_e1 ORDER BY id');
      expect(gone).toEqual([
        { id: 'c1', _rest: { 'f1.1': 'Ada' } },
        { id: 'c2', _rest: { 'f1.1': 'Ben' } },
      ]);
      await expectFresh(without);
      const back = { ...model, next: without.next };
      await migrate(database, without, back);
      expect(await read(back)).toEqual(records);
      expect(
        await database.query('SELECT c.name, c._rest FROM orders o JOIN customers c ON c.id = o.customer_id'),
      ).toEqual([
        { name: 'Ada', _rest: null },
        { name: 'Ben', _rest: null },
      ]);
      await expectFresh(back);
    }));

  it('[DATA-05] take records that were removed meanwhile for removed when a table goes again', () =>
    begin(async () => {
      const without = changed(model, { kind: 'removeEntity', entity: 'e2' });
      const back = { ...model, next: without.next };
      await migrate(database, model, without);
      await migrate(database, without, back);
      for (const { text, parameters } of tablesOf(back).remove('e2', 'x1'))
        await database.query(text, parameters);
      await migrate(database, back, without);
      await migrate(database, without, back);
      expect((await read(back))['e2']?.map(({ id }) => id)).toEqual(['x2']);
    }));

  it('[DATA-05] turn one link into several and back', () =>
    begin(async () => {
      const several = changed(model, { kind: 'setMany', field: 'f4', many: true });
      await migrate(database, model, several);
      expect(await database.query('SELECT record_id, target_id FROM orders_customer ORDER BY 1')).toEqual([
        { record_id: 'x1', target_id: 'c1' },
        { record_id: 'x2', target_id: 'c2' },
      ]);
      await expectFresh(several);
      const one = changed(several, { kind: 'setMany', field: 'f4', many: false });
      await migrate(database, several, one);
      expect((await read(one))['e2']?.map(({ values }) => values[keyOf(one, 'f4')])).toEqual(['c1', 'c2']);
      await expectFresh(one);
    }));

  it('[DATA-05] find their way where a hand gave a key values of another type', () =>
    begin(async () => {
      const many = withFields(model, (field) => ({
        ...field,
        ...(field.type === 'reference' && { many: true }),
      }));
      const other = withFields(many, ({ options: _options, ...field }) =>
        field.id === 'f8' ? { ...field, type: 'text' } : field,
      );
      await migrate(database, model, other);
      expect(await read(other)).toEqual(records);
      await expectFresh(other);
      await migrate(database, other, model);
      expect(await read(model)).toEqual(records);
      await expectFresh(model);
    }));

  it('[DATA-05] leave out what the records break, with a word, and hold it where they do not', () =>
    begin(async () => {
      const unique = changed(
        model,
        { kind: 'setUnique', field: 'f11', unique: true },
        { kind: 'setUnique', field: 'f3', unique: true },
      );
      await database.query("UPDATE orders SET shelf = 'LEFT' WHERE id = 'x2'");
      expect(await migrate(database, model, unique)).toEqual([
        'No two records of Orders have the same Shelf.',
      ]);
      const constraints = (await describeSchema(database)).filter((line) => line.includes('EXCLUDE'));
      expect(constraints.map((line) => line.split(' ')[1])).toEqual(['_unique_f1_1', '_unique_f3_1']);
      await migrate(database, unique, model);
      await expectFresh(model);
    }));

  it('[DATA-05] change what a deletion does to links', () =>
    begin(async () => {
      const clears = changed(model, {
        kind: 'setReference',
        field: 'f4',
        reference: { inverse: 'Orders', onDelete: 'clear' },
      });
      await migrate(database, model, clears);
      await expectFresh(clears);
      for (const { text, parameters } of tablesOf(clears).remove('e1', 'c1'))
        await database.query(text, parameters);
      expect(await database.query('SELECT customer_id FROM orders ORDER BY id')).toEqual([
        { customer_id: null },
        { customer_id: 'c2' },
      ]);
    }));
});
