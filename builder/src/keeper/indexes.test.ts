import * as fc from 'fast-check';
import type { ApplicationModel, Index } from '@tessera/shared/contracts';
import { withEntity, withIndexes } from '../model/edit-model';
import { whyNotIndexed } from '../model/indexes';
import type { Operation } from '../operations/operation';
import {
  createWith,
  describeFresh,
  describeSchema,
  inSchema,
  migrate,
  openDatabase,
  readRecords,
  writeRecords,
  type TestDatabase,
} from './database-testing';
import { changed, keptModel, keptRecord } from './kept-model-testing';
import { schemaOf } from './layout';
import { planMigration, schemaSql } from './plan-migration';
import { tablesOf } from './tables-of';

/** Indexes that the owner of an application chose (SCR-14), in a real database. */

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const add = (...fields: string[]): Operation => ({
  kind: 'addPart',
  part: 'index',
  owner: 'e2',
  draft: { fields },
});
/** On the customer and the day: i100. On the shelf: i101. On the number and the status: i102. */
const model = changed(keptModel, add('f4', 'f9'), add('f11'), add('f3', 'f8'));
const records = {
  e1: [keptRecord('c1', { 'f1.1': 'Ada' }), keptRecord('c2', { 'f1.1': 'Ben' })],
  e2: [
    keptRecord('x1', { 'f3.1': 'A-1', 'f4.1': 'c1', 'f8.1': 'o1', 'f9.1': '2026-03-09', 'f11.1': 'left' }),
    keptRecord('x2', { 'f3.1': 'A-2', 'f4.1': 'c2', 'f8.1': 'o3', 'f11.1': 'A-1' }),
  ],
};

async function chosen(): Promise<Readonly<Record<string, string>>> {
  const rows = await database.query(
    `SELECT indexname AS name, split_part(indexdef, ' USING ', 2) AS on FROM pg_indexes
      WHERE schemaname = current_schema() AND indexname ~ '^_ix_i' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, on }) => [String(name), String(on)]));
}

const read = (current: ApplicationModel) => readRecords(database, tablesOf(current));
const expectFresh = async (current: ApplicationModel) => {
  expect(await describeSchema(database)).toEqual(await describeFresh(database, current));
};

/** There and back: each time the tables are what they would be from nothing, and the records are all there. */
const thereAndBack = (before: ApplicationModel, after: ApplicationModel) =>
  inSchema(database, async () => {
    await createWith(database, before, records);
    await migrate(database, before, after);
    await expectFresh(after);
    const there = await chosen();
    await migrate(database, after, before);
    await expectFresh(before);
    // What a column held meanwhile is kept besides.
    expect(await read(before)).toMatchObject(records);
    return there;
  });

const [customersTable, ordersTable] = model.entities;
if (!customersTable || !ordersTable) throw new Error('There are two tables');

describe('the indexes of tables', () => {
  it('[SCR-14] are made by their ids, on the columns that the fields have', () => {
    expect(schemaSql(model)).toContain('CREATE INDEX "_ix_i100" ON "orders" ("customer_id", "due");');
    expect(schemaSql(model)).toContain('CREATE INDEX "_ix_i101" ON "orders" USING hash ("shelf");');
    expect(schemaSql(model)).toContain('CREATE INDEX "_ix_i102" ON "orders" ("status");');
    expect(schemaSql(model)).toContain('CREATE INDEX "_ix_i102_f3" ON "orders" USING hash ("number");');
    expect(schemaSql(model)).not.toContain('left(');
    expect(schemaOf(model).tables.map(({ indexes }) => indexes)).toEqual([
      [],
      [
        { id: 'i100', columns: ['customer_id', 'due'] },
        { id: 'i101', columns: ['shelf'] },
        { id: 'i102', columns: ['number', 'status'] },
      ],
    ]);
  });

  it('[SCR-14] are used by whoever looks for a text, a day, or both', () =>
    inSchema(database, async () => {
      await createWith(database, model, records);
      await database.query('SET LOCAL enable_seqscan = off');
      for (const where of [
        "shelf = 'left'",
        "customer_id = 'c1' AND due > '2026-01-01'",
        "number = 'A-1' AND status = 'New'",
        "status = 'New'",
        "number = 'A-1'",
      ]) {
        const plan = await database.query(`EXPLAIN SELECT * FROM orders WHERE ${where}`);
        expect(JSON.stringify(plan)).toMatch(/_ix_i10[0-2]/u);
      }
    }));

  it.each<[what: string, operations: Operation[], summary: string[], there: Record<string, string>]>([
    [
      'one more',
      [add('f9')],
      ['Table Orders gets an index on Due.'],
      { _ix_i103: 'btree (due)', _ix_i100: 'btree (customer_id, due)' },
    ],
    [
      'one less',
      [{ kind: 'removePart', part: 'index', id: 'i100' }],
      ['Table Orders loses the index on Customer and Due.'],
      { _ix_i101: 'hash (shelf)' },
    ],
    [
      'other columns of one',
      [{ kind: 'changePart', part: 'index', id: 'i101', to: { fields: ['f11', 'f9', 'f3'] } }],
      ['In table Orders, the index on Shelf is now on Shelf, Due and Number.'],
      { _ix_i101: 'btree (due)', _ix_i101_f11: 'hash (shelf)', _ix_i101_f3: 'hash (number)' },
    ],
    [
      'a column that goes',
      [{ kind: 'removeField', field: 'f11' }],
      [
        'Table Orders loses the column Shelf; its values are kept aside.',
        'Table Orders loses the index on Shelf.',
      ],
      { _ix_i100: 'btree (customer_id, due)' },
    ],
    [
      'a column of another kind',
      [{ kind: 'retypeField', field: 'f9', type: 'text', limits: {} }],
      ['In table Orders, Due becomes text.'],
      { _ix_i100: 'btree (customer_id)', _ix_i100_f9: 'hash (due)' },
    ],
    [
      'a column of another name',
      [{ kind: 'renameField', field: 'f11', name: 'Place' }],
      ['In table Orders, the column shelf is now place.'],
      { _ix_i101: 'hash (place)' },
    ],
    [
      'options, for which the rows are written anew',
      [{ kind: 'renameOption', field: 'f8', option: 'o2', label: 'Settled' }],
      ['In table Orders, the options of Status change.'],
      { _ix_i102: 'btree (status)', _ix_i102_f3: 'hash (number)' },
    ],
    [
      'a table that goes',
      [{ kind: 'removeEntity', entity: 'e2' }],
      ['Table Orders is removed; its records are kept aside.'],
      {},
    ],
  ])('[SCR-14] follow a migration and its way back: %s', async (_, operations, summary, there) => {
    const after = changed(model, ...operations);
    expect(planMigration(model, after).summary).toEqual(summary);
    expect(await thereAndBack(model, after)).toMatchObject(there);
  });

  it('[SCR-14] stay as they are where two columns swap their names', async () => {
    const names: Record<string, string> = { f3: 'Shelf', f11: 'Number', f9: 'Customer', f4: 'Due' };
    const fields = ordersTable.fields.map((field) => ({ ...field, name: names[field.id] ?? field.name }));
    const there = await thereAndBack(model, withEntity(model, { ...ordersTable, fields }));
    expect(there).toEqual({
      _ix_i100: 'btree (due_id, customer)',
      _ix_i101: 'hash (number)',
      _ix_i102: 'btree (status)',
      _ix_i102_f3: 'hash (shelf)',
    });
  });

  /** i100 is a text among others, i101 are texts alone. */
  const mixed = changed(keptModel, add('f8', 'f11', 'f9'), add('f11', 'f3'));
  const sorted = { _ix_i100: 'btree (status, due)' };
  const texts = { _ix_i100_f11: 'hash (shelf)', _ix_i101_f11: 'hash (shelf)' };
  const number = { _ix_i101_f3: 'hash (number)' };

  it.each<[what: string, operations: Operation[], there: Record<string, string>]>([
    [
      'nothing but the index',
      [{ kind: 'removePart', part: 'index', id: 'i100' }],
      { _ix_i101_f11: 'hash (shelf)', ...number },
    ],
    ['a text of both', [{ kind: 'removeField', field: 'f11' }], {}],
    [
      'a column beside the text',
      [{ kind: 'removeField', field: 'f9' }],
      { _ix_i101_f11: 'hash (shelf)', ...number },
    ],
    [
      'a text that becomes a number',
      [{ kind: 'retypeField', field: 'f11', type: 'integer', limits: {} }],
      { _ix_i100: 'btree (status, shelf, due)', _ix_i101: 'btree (shelf)', ...number },
    ],
    [
      'a day that becomes a text',
      [{ kind: 'retypeField', field: 'f9', type: 'text', limits: {} }],
      { ...texts, ...number, _ix_i100: 'btree (status)', _ix_i100_f9: 'hash (due)' },
    ],
    [
      'all but one text',
      [{ kind: 'changePart', part: 'index', id: 'i101', to: { fields: ['f3'] } }],
      { ...sorted, _ix_i100_f11: 'hash (shelf)', _ix_i101: 'hash (number)' },
    ],
    [
      'another name of the text',
      [{ kind: 'renameField', field: 'f11', name: 'Place' }],
      { ...sorted, ...number, _ix_i100_f11: 'hash (place)', _ix_i101_f11: 'hash (place)' },
    ],
    ['the table', [{ kind: 'removeEntity', entity: 'e2' }], {}],
  ])('[SCR-14] are made and dropped in all their parts: %s', async (_, operations, there) => {
    expect(await thereAndBack(mixed, changed(mixed, ...operations))).toEqual(there);
  });

  it('[SCR-14] may change places, also with one of a table that goes', async () => {
    const other: Index = { id: 'i101', fields: ['f1'] };
    const swapped = withEntity(
      withEntity(model, withIndexes(customersTable, [other])),
      withIndexes(ordersTable, [{ id: 'i100', fields: ['f11'] }]),
    );
    expect(await thereAndBack(model, swapped)).toEqual({
      _ix_i100: 'hash (shelf)',
      _ix_i101: 'hash (name)',
    });
    const { entities } = changed(model, { kind: 'removeEntity', entity: 'e2' });
    const only = withEntity({ ...model, entities }, withIndexes(customersTable, [other]));
    expect(await thereAndBack(model, only)).toEqual({ _ix_i101: 'hash (name)' });
  });

  it('[SCR-14] do without one that a hand dropped', () =>
    inSchema(database, async () => {
      await createWith(database, model, records);
      await database.query('DROP INDEX "_ix_i100"');
      await migrate(database, model, keptModel);
      await expectFresh(keptModel);
    }));

  it('[SCR-14] ask for patience where there are rows to sort, and only there', () => {
    const after = changed(model, add('f9'));
    expect(planMigration(model, after).risk).toBe('slow');
    expect(planMigration(model, after, records).risk).toBe('slow');
    expect(planMigration(model, after, { ...records, e2: [] }).risk).toBe('safe');
    expect(planMigration(model, keptModel, records).risk).toBe('safe');
    expect(planMigration(null, model).risk).toBe('safe');
  });
});

const sortable = ordersTable.fields.filter((field) => whyNotIndexed(field) === undefined);
const anyIndexes = fc
  .uniqueArray(
    fc.shuffledSubarray(
      sortable.map(({ id }) => id),
      { minLength: 1, maxLength: 4 },
    ),
    {
      maxLength: 6,
      selector: String,
    },
  )
  .map((lists) => lists.map((fields, at): Index => ({ id: `i${String(at + 1)}`, fields })));
/** Bytes that nothing makes shorter, letters of four bytes, many alike. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).filter((text) => !/[\0\p{Cs}]/u.test(text)),
  fc.tuple(fc.nat(9), fc.nat()).map(([many, seed]) => noise(many * 1200, seed)),
  fc.constantFrom('a', '😀'.repeat(5000), `${'b'.repeat(9000)}c`, ' '),
);

/** Letters without a pattern. */
function noise(length: number, seed: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCodePoint(0x4e00 + (state % 20000));
  }).join('');
}

describe('whatever indexes a table has', () => {
  const RUNS = { numRuns: 25, endOnFailure: true };

  it('[SCR-14] they refuse no text that a form takes', async () => {
    await fc.assert(
      fc.asyncProperty(anyIndexes, fc.array(fc.tuple(anyText, anyText), { maxLength: 6 }), (indexes, texts) =>
        inSchema(database, async () => {
          const own = withEntity(keptModel, withIndexes(ordersTable, indexes));
          await createWith(database, own, { e1: records.e1 });
          const e2 = texts.map(([number, shelf], at) =>
            keptRecord(`y${String(at)}`, { 'f3.1': number, 'f4.1': 'c1', 'f8.1': 'o2', 'f11.1': shelf }),
          );
          await writeRecords(database, tablesOf(own), { e2 });
          expect(await read(own)).toEqual({ e1: records.e1, e2 });
        }),
      ),
      RUNS,
    );
  });

  it('[DATA-05] one set of them takes the place of another, and comes back', async () => {
    await fc.assert(
      fc.asyncProperty(anyIndexes, anyIndexes, async (was, is) => {
        const [before, after] = [was, is].map((indexes) =>
          withEntity(keptModel, withIndexes(ordersTable, indexes)),
        );
        if (!before || !after) throw new Error('There are two models');
        const there = await thereAndBack(before, after);
        const ids = Object.keys(there).map((name) => name.split('_')[2]);
        expect([...new Set(ids)].sort()).toEqual(is.map(({ id }) => id).sort());
        const { summary, contract } = planMigration(before, after);
        expect(summary.length === 0).toBe(contract.length === 0);
      }),
      RUNS,
    );
  });
});
