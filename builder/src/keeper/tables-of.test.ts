import * as fc from 'fast-check';
import { FIELD_TYPES, type Field } from '@tessera/shared/contracts';
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import {
  createWith,
  inSchema,
  openDatabase,
  readRecords,
  type TestDatabase,
  writeRecords,
} from './database-testing';
import type { KeptRecord } from './keeper';
import { ODD_VALUES, oddText, oddValue } from './odd-values-testing';
import { RESERVED_NAMES } from './reserved-words';
import { isStorable } from './rest';
import { tablesOf } from './tables-of';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const options = [
  { id: 'o1', label: "It's open" },
  { id: 'o2', label: 'Done \\ closed' },
  { id: 'o3', label: 'Done \\ closed' },
  { id: 'o4', label: 'ほか' },
];
const link = (entity: string) => ({ entity, inverse: 'Things', onDelete: 'clear' as const });

const ofEachType = FIELD_TYPES.map((type, place): Field =>
  buildField(place + 1, {
    name: `A ${type}`,
    type,
    ...(type === 'choice' && { options }),
    ...(type === 'reference' && { reference: link('e1') }),
  }),
);
const number = FIELD_TYPES.length + 1;
const model = buildModel({
  entities: [
    buildEntity({
      id: 'e1',
      name: 'Thing',
      plural: 'Things',
      fields: [
        ...ofEachType,
        buildField(number, { name: 'Choices', type: 'choice', options, many: true }),
        buildField(number + 1, { name: 'Others', type: 'reference', many: true, reference: link('e2') }),
      ],
    }),
    buildEntity({
      id: 'e2',
      name: 'Other',
      plural: 'Others',
      fields: [
        buildField(number + 2, { name: 'Thing', type: 'reference', reference: link('e1') }),
        buildField(number + 3, { name: 'Name', unique: true }),
        buildField(number + 4, { name: 'Once', type: 'integer', unique: true }),
      ],
    }),
  ],
});
const tables = tablesOf(model);
const keyOf = (type: string) => ofEachType.find((field) => field.type === type)?.key ?? '';
const keys = model.entities.map(({ fields }) => fields.map(({ key }) => key));

const at = '2026-03-09T08:00:00.123Z';
const kept = (id: string, values: KeptRecord['values'], more: Partial<KeptRecord> = {}): KeptRecord => ({
  ...{ id, createdAt: at, updatedAt: at, rev: 1 },
  ...more,
  values,
});

function oddValues(own: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...own) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('f1.0', 'f99.1', '_encoded', '__proto__', '', 'a\u0000', 'constructor'),
    },
  );
  const pairs = fc.array(fc.tuple(key, oddValue), { maxLength: 12 });
  return pairs.map((list) => Object.fromEntries(list));
}

const oddMoment = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(at, '0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.001Z', 'yesterday', '', '\u0000'),
);
const oddRecord = (place: number, own: readonly string[]) =>
  fc
    .tuple(oddValues(own), oddMoment, oddMoment, fc.nat(), fc.boolean(), fc.option(oddText))
    .map(([values, createdAt, updatedAt, rev, isSample, by]): KeptRecord => ({
      ...{ id: `x${String(place)}`, createdAt, updatedAt, rev, values },
      ...(isSample && { isSample: true }),
      ...(by !== null && isStorable(by) && { addedBy: by }),
    }));
const oddRecords = fc.record({
  e1: fc.tuple(...[0, 1, 2].map((place) => oddRecord(place, keys[0] ?? []))),
  e2: fc.tuple(...[0, 1].map((place) => oddRecord(place, keys[1] ?? []))),
});

const byId = (records: Readonly<Record<string, readonly KeptRecord[]>>) =>
  Object.fromEntries(
    Object.entries(records).map(([id, list]) => [
      id,
      Object.fromEntries(list.map((record) => [record.id, record])),
    ]),
  );

describe('tablesOf', () => {
  it('[DATA-01] gives back every record as it was written, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(oddRecords, oddRecords, (first, second) =>
        inSchema(database, async () => {
          await createWith(database, { ...model, entities: withoutUnique }, first);
          expect(byId(await readRecords(database, tables))).toEqual(byId(first));
          await writeRecords(database, tables, second);
          expect(byId(await readRecords(database, tables))).toEqual(byId(second));
        }),
      ),
      { numRuns: 12 },
    );
  });

  it('[DATA-01] gives back each odd value in each type of field', async () => {
    await inSchema(database, async () => {
      const filled = (place: number) =>
        ODD_VALUES.map((value, at) =>
          kept(`x${String(at)}`, Object.fromEntries((keys[place] ?? []).map((key) => [key, value]))),
        );
      const records = { e1: filled(0), e2: filled(1) };
      await createWith(database, { ...model, entities: withoutUnique }, records);
      expect(byId(await readRecords(database, tables))).toEqual(byId(records));
    });
  });

  it('[DATA-01] keeps values that fit in columns that SQL can read', async () => {
    await inSchema(database, async () => {
      const values = {
        [keyOf('text')]: 'Lamp',
        [keyOf('integer')]: -3,
        [keyOf('number')]: 0.1,
        [keyOf('money')]: '12.50',
        [keyOf('date')]: '2026-03-09',
        [keyOf('time')]: '18:30',
        [keyOf('datetime')]: '2026-03-09T18:30',
        [keyOf('boolean')]: false,
        [keyOf('choice')]: 'o1',
        [keyOf('tags')]: ['red', 'a,b"'],
        [keyOf('reference')]: 'x1',
        [`f${String(number)}.1`]: ['o4', 'o2'],
        [`f${String(number + 1)}.1`]: ['y2', 'y1'],
      };
      const others = [kept('y1', {}), kept('y2', {})];
      await createWith(database, model, { e1: [kept('x1', values)], e2: others });
      const [row] = await database.query(
        'SELECT a_text, a_integer, a_number, a_money::text, a_date::text, a_time::text, a_datetime::text, a_boolean, a_choice, ' +
          'a_tags, a_reference_id, choices, _rest, (SELECT array_agg(target_id ORDER BY position) FROM things_others) AS others FROM things',
      );
      expect({ ...row, a_integer: Number(row?.['a_integer']) }).toEqual({
        a_text: 'Lamp',
        a_integer: -3,
        a_number: 0.1,
        a_money: '12.50',
        a_date: '2026-03-09',
        a_time: '18:30:00',
        a_datetime: '2026-03-09 18:30:00',
        a_boolean: false,
        a_choice: "It's open",
        a_tags: ['red', 'a,b"'],
        a_reference_id: 'x1',
        choices: ['ほか', 'Done \\ closed'],
        others: ['y2', 'y1'],
        _rest: null,
      });
    });
  });

  it('[DATA-01] shows in SQL what still holds of a value that a column cannot hold', async () => {
    await inSchema(database, async () => {
      const values = { [`f${String(number)}.1`]: ['o1', 'o9'], [`f${String(number + 1)}.1`]: ['y1', 'gone'] };
      await createWith(database, model, { e1: [kept('x1', values)], e2: [kept('y1', {})] });
      const rows = await database.query(
        'SELECT choices, (SELECT array_agg(target_id) FROM things_others) AS others FROM things',
      );
      expect(rows).toEqual([{ choices: ["It's open"], others: ['y1'] }]);
      expect((await readRecords(database, tables))['e1']?.[0]?.values).toEqual(values);
    });
  });

  it('[DATA-01] keeps values of other fields when a record is written again', async () => {
    await inSchema(database, async () => {
      const old = { 'f1.0': 'before', 'f70.1': 'of a field that is gone' };
      await createWith(database, model, { e1: [kept('x1', { ...old, 'f1.1': 'a' })] });
      const [record] = (await readRecords(database, tables))['e1'] ?? [];
      if (!record) throw new Error('There is no record.');
      const changed = { ...record, rev: 2, values: { ...record.values, 'f1.1': 'b' } };
      await writeRecords(database, tables, { e1: [changed] });
      expect((await readRecords(database, tables))['e1']).toEqual([
        kept('x1', { ...old, 'f1.1': 'b' }, { rev: 2 }),
      ]);
    });
  });

  it('[DATA-01] writes records of one step that link to each other, in any order', async () => {
    await inSchema(database, async () => {
      const first = { [keyOf('reference')]: 'x2', [`f${String(number + 1)}.1`]: ['y1'] };
      const last = { [`f${String(number + 2)}.1`]: 'x2' };
      await createWith(database, model, { e1: [kept('x1', first), kept('x2', {})], e2: [kept('y1', last)] });
      const rows = await database.query('SELECT a_reference_id, _rest FROM things ORDER BY id');
      expect(rows).toEqual([
        { a_reference_id: 'x2', _rest: null },
        { a_reference_id: null, _rest: null },
      ]);
    });
  });

  it('[DATA-01] reads chosen records, and removes one with its links', async () => {
    await inSchema(database, async () => {
      const links = { [`f${String(number + 1)}.1`]: ['y1'] };
      await createWith(database, model, {
        e1: [kept('x1', links), kept('x2', {}), kept('x3', {})],
        e2: [kept('y1', {})],
      });
      for (const { text, parameters } of tables.remove('e1', 'x1')) await database.query(text, parameters);
      const rows = await database.query(tables.select('e1', true), [['x1', 'x3']]);
      expect(rows.map((row) => tables.toRecord('e1', row))).toEqual([kept('x3', {})]);
      expect(await database.query('SELECT * FROM things_others')).toEqual([]);
    });
  });

  it('[DATA-01] gives records in the order in which they came, samples by their numbers', async () => {
    await inSchema(database, async () => {
      const late = { createdAt: '2026-03-10T08:00:00.000Z' };
      const records = [kept('a', {}, late), kept('s10', {}), kept('s2', {})];
      await createWith(database, model, { e1: records });
      const ids = (await readRecords(database, tables))['e1']?.map(({ id }) => id);
      expect(ids).toEqual(['s2', 's10', 'a']);
    });
  });

  it('[DATA-02] refuses doubles whatever their case, and lets two records swap their values', async () => {
    await inSchema(database, async () => {
      const named = (id: string, name: string, once: number | null) =>
        kept(id, {
          [`f${String(number + 3)}.1`]: name,
          ...(once !== null && { [`f${String(number + 4)}.1`]: once }),
        });
      await createWith(database, model, { e2: [named('y1', 'Ann', 1), named('y2', 'Ben', 2)] });
      await writeRecords(database, tables, { e2: [named('y1', 'Ben', 2), named('y2', 'Ann', 1)] });
      // To the form, what is only spaces is nothing.
      await writeRecords(database, tables, { e2: [named('y3', '', null), named('y4', '', null)] });
      await writeRecords(database, tables, {
        e2: [named('y3', '\u00a0', null), named('y4', '\u00a0', null)],
      });
      await database.query('SAVEPOINT before');
      const double = writeRecords(database, tables, { e2: [named('y5', 'ANN', null)] });
      await expect(double).rejects.toThrow('_unique_');
      await database.query('ROLLBACK TO before');
      await expect(writeRecords(database, tables, { e2: [named('y5', 'Cem', 1)] })).rejects.toThrow(
        '_unique_',
      );
    });
  });
});

describe('reserved words', () => {
  it('[DATA-01] are those that PostgreSQL keeps for itself, and its own columns', async () => {
    const rows = await database.query(
      "SELECT word FROM pg_get_keywords() WHERE catcode IN ('R', 'T') " +
        "UNION SELECT attname FROM pg_attribute WHERE attrelid = 'pg_class'::regclass AND attnum < 0",
    );
    const reserved = RESERVED_NAMES.split(' ');
    expect(rows.map(({ word }) => String(word)).filter((word) => !reserved.includes(word))).toEqual([]);
    expect(rows.length).toBeGreaterThan(90);
  });
});

const withoutUnique = model.entities.map((entity) => ({
  ...entity,
  fields: entity.fields.map((field) => ({ ...field, unique: false })),
}));
