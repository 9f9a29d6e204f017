import { checkModel } from '../checks/check-model';
import { fieldsOf } from '../create-testing';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { FileTable } from '../types';
import { changeWithTables } from './change-with-tables';
import { createWithTables } from './create-with-tables';

/** 'Title,Author|Emma,Austen': a header and rows. */
function table(name: string, text: string): FileTable {
  const [columns = [], ...rows] = text.split('|').map((line) => line.split(';').map((cell) => cell.trim()));
  return { name, columns, rows, total: rows.length };
}

const create = (prompt: string, ...tables: FileTable[]) =>
  createWithTables(prompt, tables, { name: 'My project' });

/** What the records of an entity hold, by the names of its fields; options by their labels. */
function recordsOf(model: ApplicationModel, name: string): Record<string, unknown>[] {
  const entity = model.entities.find((one) => one.name === name);
  return (entity?.samples ?? []).map(({ values }) =>
    Object.fromEntries(
      Object.entries(values).map(([id, value]) => {
        const field = entity?.fields.find((one) => one.id === id);
        const label = field?.options?.find((option) => option.id === value)?.label;
        return [field?.name ?? id, label ?? value];
      }),
    ),
  );
}

const failed = (model: ApplicationModel) => checkModel(model).filter(({ passed }) => !passed);

const BOOKS = table(
  'my-books 2024',
  'Title;Author;Pages;Read|Emma;Jane Austen;474;yes|Ulysses;James Joyce;730;no',
);

const HIVES = table(
  'hives',
  'Hive name;Location;Queen age;Honey kg;Healthy|North 1;Orchard;2;12.5;yes|North 2;Orchard;1;8;no',
);
const HIVES_SAID =
  'A bee log. I have hives with a name, a location, the age of the queen, kilos of honey and healthy (yes/no).';

describe('columns that say what a field says, in other words', () => {
  it('[HOME-02] fill that field, and make none of their own', () => {
    const { model } = create(HIVES_SAID, HIVES);
    const hive = model.entities.find(({ name }) => name === 'Hive');
    expect(hive?.fields).toHaveLength(5);
    expect(recordsOf(model, 'Hive').map((record) => Object.values(record))).toEqual([
      ['North 1', 'Orchard', 2, 12.5, true],
      ['North 2', 'Orchard', 1, 8, false],
    ]);
    expect(failed(model)).toEqual([]);
  });

  it('[HOME-02] fill none where two of them, or two fields, say the same', () => {
    const { model } = create(
      'An orders app with orders (order number, date of delivery, delivery date)',
      table('orders', 'Order number;Delivery;Delivered|1;2024-01-02;2024-01-03'),
    );
    expect(failed(model)).toEqual([]);
    expect(Object.keys(recordsOf(model, 'Order')[0] ?? {})).toEqual(
      expect.arrayContaining(['Delivery', 'Delivered']),
    );
  });
});

describe('the type of a column', () => {
  it.each([
    ['Price', '3.50|12.00|1,250.75', 'Price money', '1250.75'],
    ['Betrag', '3,50 €|1.250,75 €', 'Betrag money', '1250.75'],
    ['Weight', '3.5|12', 'Weight number', 12],
    ['Stock', '3|1200', 'Stock integer', 1200],
    ['Share', '3 %|12.5 %', 'Share percent', 12.5],
    ['When', '2024-03-04|2024-12-31', 'When date', '2024-12-31'],
    ['When', '4.3.2024|31.12.2024', 'When date', '2024-12-31'],
    ['When', '3/4/2024|12/31/2024', 'When date', '2024-12-31'],
    ['When', 'Mar 4, 2024|31 December 2024', 'When date', '2024-12-31'],
    ['Created', '2024-03-04T10:00:00Z|2024-12-31T18:30:00Z', 'Created datetime', '2024-12-31T18:30'],
    ['Opens', '9:00|6:30 pm', 'Opens time', '18:30'],
    ['Member', 'Yes|No', 'Member boolean', false],
    ['Contact', 'ada@example.com|bob@example.com', 'Contact email', 'bob@example.com'],
    ['Site', 'https://a.example|https://b.example', 'Site url', 'https://b.example'],
    ['Zip', '01234|99999', 'Zip text', '99999'],
    ['Stock', '3|twelve', 'Stock text', 'twelve'],
    ['When', '2024-02-30|2024-03-01', 'When text', '2024-03-01'],
    ['Story', `short|${'long '.repeat(40)}`, 'Story longtext', 'long '.repeat(40).trim()],
  ])('[HOME-02] follows from its values: %s of %s', (name, values, field, last) => {
    const rows = values.split('|').map((value, at) => [`Thing ${String(at)}`, value]);
    const { model } = create('', { name: 'things', columns: ['Name', name], rows, total: rows.length });
    expect(fieldsOf(model.entities[0])).toBe(`Name text, ${field}`);
    expect(recordsOf(model, 'Thing').at(-1)?.[name]).toBe(last);
    expect(failed(model)).toEqual([]);
  });

  it('[HOME-02] is a choice where few values repeat', () => {
    const rows = ['open', 'done', 'open', 'late', 'done', 'open'].map((state, at) => [
      `Task ${String(at)}`,
      state,
    ]);
    const { model } = create('', { name: 'tasks', columns: ['Name', 'State'], rows, total: 6 });
    const field = model.entities[0]?.fields[1];
    expect([field?.type, field?.options?.map(({ label }) => label)]).toEqual([
      'choice',
      ['Open', 'Done', 'Late'],
    ]);
    expect(recordsOf(model, 'Task')[3]).toEqual({ Name: 'Task 3', State: 'Late' });
  });
});

describe('a prompt with a table', () => {
  it('[HOME-02] is the table where the prompt says nothing', () => {
    const { model, coverage, answer } = create('Make an app of this file', BOOKS);
    expect(model.title).toBe('Books');
    expect(fieldsOf(model.entities[0])).toBe('Title text, Author text, Pages integer, Read boolean');
    expect(recordsOf(model, 'Book')).toEqual([
      { Title: 'Emma', Author: 'Jane Austen', Pages: 474, Read: true },
      { Title: 'Ulysses', Author: 'James Joyce', Pages: 730, Read: false },
    ]);
    expect(coverage).toEqual([expect.objectContaining({ phrase: 'my-books 2024', state: 'built' })]);
    expect(answer).toContain('2 rows');
    expect(failed(model)).toEqual([]);
  });

  it('[HOME-02] gives its records the fields and rows of a table that is about the same', () => {
    const { model } = create('A book list with title, author and a rating', BOOKS);
    expect(model.entities.map(({ name }) => name)).toEqual(['Book']);
    expect(fieldsOf(model.entities[0])).toContain('Rating rating');
    expect(fieldsOf(model.entities[0])).toContain('Pages integer');
    expect(recordsOf(model, 'Book').map((book) => book['Title'])).toEqual(['Emma', 'Ulysses']);
    expect(model.entities[0]?.samples.every(({ isOwn }) => isOwn)).toBe(true);
    expect(failed(model)).toEqual([]);
  });

  it('[HOME-02] adds a table that is about something else as records of its own', () => {
    const suppliers = table('suppliers', 'Company;Email|Acme;a@acme.example|Bolt;b@bolt.example');
    const { model } = create('A plant diary with name, species and last watered', suppliers);
    expect(model.entities.map(({ name }) => name)).toEqual(['Plant', 'Supplier']);
    expect(recordsOf(model, 'Supplier')).toHaveLength(2);
    expect(recordsOf(model, 'Plant').length).toBeGreaterThan(2);
    expect(failed(model)).toEqual([]);
  });

  it('[HOME-02] says how many rows were left out, and why', () => {
    const rows = Array.from({ length: 500 }, (_, at) => [`Book ${String(at)}`]);
    const { coverage, model } = create('', { name: 'books', columns: ['Title'], rows, total: 700 });
    expect(recordsOf(model, 'Book')).toHaveLength(500);
    expect(coverage[0]).toMatchObject({ state: 'different' });
    expect(coverage[0]?.why).toContain('The first 500 of 700 rows');
  });

  it('[HOME-02] takes any names and any cells', () => {
    const odd = table('¿?', 'id;__proto__;constructor;🎉|1;a;b;c|2;;"x";<script>alert(1)</script>');
    const { model } = create('', odd, table('data', 'Column 1|x'), table('data', 'Column 1|y'));
    expect(failed(model)).toEqual([]);
    expect(model.entities).toHaveLength(2);
  });
});

describe('a message with a table', () => {
  const before = create('A book list with title, author and a rating').model;

  it('[HOME-02] adds rows to the records that they are of, with the fields that these have not', () => {
    const result = changeWithTables(before, 'add these', [BOOKS], {});
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(recordsOf(result.model, 'Book').map((book) => book['Pages'])).toEqual([474, 730]);
    expect(fieldsOf(result.model.entities[0])).toContain('Rating rating');
    expect(result.answer).toContain('2 rows of my-books 2024 added to books');
    expect(failed(result.model)).toEqual([]);
    const more = changeWithTables(
      result.model,
      'and these',
      [table('books', 'Title;Pages|Persuasion;249')],
      {},
    );
    if (more.kind !== 'changed') throw new Error(more.answer);
    expect(recordsOf(more.model, 'Book').map((book) => book['Title'])).toEqual([
      'Emma',
      'Ulysses',
      'Persuasion',
    ]);
  });

  it('[HOME-02] makes a new table of what is new, and does what else was asked', () => {
    const members = table('members', 'Name;Email|Ada;ada@example.com');
    const result = changeWithTables(before, 'make it dark', [members], {});
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(result.model.theme.mode).toBe('dark');
    expect(recordsOf(result.model, 'Member')).toEqual([{ Name: 'Ada', Email: 'ada@example.com' }]);
    expect(result.blast.removed.filter((id) => !id.startsWith('s'))).toEqual([]);
    expect(failed(result.model)).toEqual([]);
  });
});
