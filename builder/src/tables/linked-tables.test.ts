import type { ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { create } from '../create-testing';
import type { FileTable } from '../types';
import { changeWithTables } from './change-with-tables';

/** 'Title;Author|Emma;Austen': a header and rows. */
function table(name: string, text: string): FileTable {
  const [columns = [], ...rows] = text.split('|').map((line) => line.split(';').map((cell) => cell.trim()));
  return { name, columns, rows, total: rows.length };
}

function change(before: ApplicationModel, message: string, ...tables: FileTable[]) {
  const result = changeWithTables(before, message, tables, {});
  if (result.kind !== 'changed') throw new Error(result.answer);
  expect(checkModel(result.model).filter(({ passed }) => !passed)).toEqual([]);
  return result;
}

const entityNamed = (model: ApplicationModel, name: string) =>
  model.entities.find((entity) => entity.name === name);
const fieldsOf = (model: ApplicationModel, name: string) =>
  entityNamed(model, name)?.fields.map((field) => `${field.name} ${field.type}`);

/** What the records that came out of a file hold, links by the names of the records. */
function recordsOf(model: ApplicationModel, name: string): unknown[][] {
  const entity = entityNamed(model, name);
  const named = (id: unknown) => {
    const other = model.entities.find(({ samples }) => samples.some((sample) => sample.id === id));
    return other?.samples.find((sample) => sample.id === id)?.values[other.labelField];
  };
  return (entity?.samples ?? [])
    .filter(({ isOwn }) => isOwn)
    .map(({ values }) =>
      (entity?.fields ?? []).map(({ id, type, options }) => {
        const value = values[id];
        if (type === 'reference') return Array.isArray(value) ? value.map(named) : named(value);
        return options?.find((option) => option.id === value)?.label ?? value;
      }),
    );
}

const SAUCES = create('A hot sauce collection with name, brand, heat level and price').model;
const [KNOWN = ''] = (entityNamed(SAUCES, 'Hot sauce')?.samples ?? []).map(({ values }) =>
  String(values['f1']),
);
const TASTINGS = `sauce;taster;score;tasted on|${KNOWN};Ann;8;2024-03-01|Green Drop;Bob;6;2024-03-02`;
const TASTED = [
  [KNOWN, 'Ann', 8, '2024-03-01'],
  ['Green Drop', 'Bob', 6, '2024-03-02'],
];

describe('a table whose rows belong to records that are there', () => {
  it.each([
    ['tastings', 'here are my tastings, link them to sauces'],
    ['tastings', 'Add a table of tastings from this file, each linked to a sauce'],
    ['export-2024', 'add my tastings and link each to a sauce'],
    ['data', 'these are tastings of my sauces'],
    ['tastings', 'I want to keep tastings too. Every tasting belongs to a hot sauce.'],
    ['tastings', 'please import my tastings. They should be connected to the sauces by the sauce column'],
    ['tastings', 'here is a list of all my tastings from last year'],
    ['tastings', ''],
  ])('[HOME-02] %s, %s: has the columns as fields in their order, the rows linked', (name, message) => {
    const { model, coverage, answer } = change(SAUCES, message, table(name, TASTINGS));
    expect(fieldsOf(model, 'Tasting')).toEqual([
      'sauce reference',
      'taster text',
      'score number',
      'tasted on date',
    ]);
    expect(recordsOf(model, 'Tasting')).toEqual(TASTED);
    expect(recordsOf(model, 'Hot sauce')).toEqual([['Green Drop', undefined, undefined, undefined]]);
    expect(answer).toContain('Green Drop added to hot sauces, which had no record of that name.');
    expect(coverage.map(({ state }) => state)).toEqual(['built']);
  });

  it('[HOME-02] does what else the message asks for', () => {
    const message = 'make it dark, here are my tastings, link them to sauces and add a notes field to sauces';
    const { model, coverage } = change(SAUCES, message, table('tastings', TASTINGS));
    expect(model.theme.mode).toBe('dark');
    expect(fieldsOf(model, 'Hot sauce')).toContain('Notes longtext');
    expect(recordsOf(model, 'Tasting')).toEqual(TASTED);
    expect(coverage.map(({ state }) => state)).toEqual(['built']);
  });

  it('[HOME-02] keeps a column of such a name as it is where it names none of them and nobody asked', () => {
    const { model } = change(SAUCES, 'add these', table('dips', 'dip;sauce|Salsa;mild|Guacamole;none of it'));
    expect(fieldsOf(model, 'Dip')).toEqual(['dip text', 'sauce text']);
  });

  it('[HOME-02] links by the column that names them, whatever it is called', () => {
    const rows = table('tastings', `what;score|${KNOWN};8|${KNOWN};9|Nothing I know;2`);
    const { model } = change(SAUCES, 'my tastings, linked to the sauces', rows);
    expect(fieldsOf(model, 'Tasting')).toEqual(['what reference', 'score number']);
    expect(recordsOf(model, 'Tasting').map(([sauce]) => sauce)).toEqual([KNOWN, KNOWN, 'Nothing I know']);
  });

  it('[HOME-02] says that nothing is linked where no column names them', () => {
    const rows = table('tastings', 'taster;score|Ann;8|Bob;6');
    const { model, answer } = change(SAUCES, 'here are my tastings, link them to sauces', rows);
    expect(fieldsOf(model, 'Tasting')).toContain('Hot sauce reference');
    expect(answer).toContain('No column names the hot sauces, so no row is linked yet.');
  });

  it('[HOME-02] says so where there is nothing of that name to link to', () => {
    const { coverage } = change(SAUCES, 'link them to recipes', table('tastings', TASTINGS));
    expect(coverage[0]).toMatchObject({ phrase: 'link them to recipes', state: 'missing' });
  });
});

describe('rows for records that have links', () => {
  const SHOP = create(
    'A shop app: customers (name, email) and orders (order number, customer, amount)',
  ).model;

  it('[HOME-02] fill the links, and add whom they name', () => {
    const rows = table('orders', 'order number;customer;amount|A1;Ann Lee;3|A2;Bob;4.50|A3;ann lee;7');
    const { model, answer } = change(SHOP, 'here are my orders', rows);
    expect(recordsOf(model, 'Order')).toEqual([
      ['A1', 'Ann Lee', '3'],
      ['A2', 'Bob', '4.5'],
      ['A3', 'Ann Lee', '7'],
    ]);
    expect(answer).toContain('Ann Lee and Bob added to customers');
  });

  it('[HOME-02] leave a link empty, and say so, where no record can be made of a name alone', () => {
    const strict: ApplicationModel = {
      ...SHOP,
      entities: SHOP.entities.map((entity) => ({
        ...entity,
        fields: entity.fields.map((field) => (field.type === 'email' ? { ...field, required: true } : field)),
      })),
    };
    const rows = table('orders', 'order number;customer;amount|A1;Ann Lee;3|A2;Bob;4.50');
    const { model, answer } = change(strict, 'here are my orders', rows);
    expect(recordsOf(model, 'Order').map(([, customer]) => customer)).toEqual([undefined, undefined]);
    expect(answer).toContain('No record of customers is called Ann Lee or Bob, so nothing is linked there.');
  });

  it('[HOME-02] may name several', () => {
    const CLUB = create('A reading club: books (title, author) and members (name, email)').model;
    const [one = '', two = ''] = (entityNamed(CLUB, 'Book')?.samples ?? []).map(({ values }) =>
      String(values[entityNamed(CLUB, 'Book')?.labelField ?? '']),
    );
    const rows = table('evenings', `evening;books|May;${one}, ${two}|June;${two}`);
    const { model } = change(CLUB, 'add our evenings, linked to the books', rows);
    expect(recordsOf(model, 'Evening')).toEqual([
      ['May', [one, two]],
      ['June', [two]],
    ]);
  });
});

describe('names of a file that no record has', () => {
  const linked = (rows: readonly string[]) =>
    change(
      SAUCES,
      'add these, link them to sauces',
      table('tastings', `sauce;taster;score|${rows.join('|')}`),
    );
  const madeOf = (model: ApplicationModel) =>
    (entityNamed(model, 'Hot sauce')?.samples ?? []).filter(({ isOwn }) => isOwn);

  it('[HOME-02] are no names from 201 characters on, and told as not found', () => {
    const { model, answer } = linked([`${'a'.repeat(200)};Ann;8`, `${'b'.repeat(201)};Bob;6`, 'Green;Cy;5']);
    expect(madeOf(model).map(({ values }) => String(values['f1']).length)).toEqual([200, 5]);
    expect(answer).toMatch(/No record of hot sauces is called b{30,}, so nothing is linked there/);
    expect(recordsOf(model, 'Tasting').map(([sauce]) => typeof sauce)).toEqual([
      'string',
      'undefined',
      'string',
    ]);
  });

  it('[HOME-02] and the rows take no more than 250,000 characters together', () => {
    const rows = Array.from(
      { length: 490 },
      (_, at) => `${String(at)} ${'s'.repeat(190)};${'t'.repeat(900)};${String(at)}`,
    );
    const { model } = linked(rows);
    const tastings = entityNamed(model, 'Tasting')?.samples ?? [];
    const sizes = [...madeOf(model), ...tastings].map(({ values }) => JSON.stringify(values).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
    expect(tastings.length).toBeGreaterThan(150);
    expect(Math.abs(madeOf(model).length - tastings.length)).toBeLessThanOrEqual(1);
  });
});
