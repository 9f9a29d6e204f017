import { designOperationsSchema, type ApplicationModel, type SourceTable } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { createApplication } from '../create';
import { stepsOfDesign } from '../pointing/design-steps';
import { beginWithDesign } from './begin-with-design';
import { designOfTables as designMade } from './design-of-tables';
import { emptyModel } from './empty-model';
import { clinic, columnOf, library, shop, tableOf } from './outside-testing';

/** What tables become, as short lines: the name of a record is marked, and so is what is asked for and what is unique. */
function linesOf({ entities }: ApplicationModel): string[] {
  return entities.map((entity) => {
    const fields = entity.fields.map((field) => {
      const { name, type, required, unique = false, default: start, reference, options, many } = field;
      const to = entities.find(({ id }) => id === reference?.entity);
      return [
        `${field.id === entity.labelField ? '*' : ''}${name}: ${type}${required ? '!' : ''}${unique ? '#' : ''}`,
        ...(many === true ? ['several'] : []),
        ...(reference ? [`${to?.plural ?? ''}, ${reference.onDelete}, ${reference.inverse}`] : []),
        ...(options ? [`of ${options.map(({ label }) => label).join('|')}`] : []),
        ...(start === undefined ? [] : [`= ${start}`]),
      ].join(' ');
    });
    return `${entity.plural}: ${fields.join('; ')}`;
  });
}

/** What is sent is what the contract knows, to the letter. */
function designOfTables(...given: Parameters<typeof designMade>) {
  const design = designMade(...given);
  const { operations } = design;
  expect(operations.length === 0 ? [] : designOperationsSchema.parse(operations)).toEqual(operations);
  return design;
}

function begun(tables: readonly SourceTable[]) {
  const design = designOfTables(tables, emptyModel('Mine'));
  const made = beginWithDesign(design.operations, { name: 'Mine' });
  if (!made.done) throw new Error(made.why);
  expect(checkModel(made.model).filter(({ passed }) => !passed)).toEqual([]);
  return { ...design, made, lines: linesOf(made.model) };
}

describe('tables of another database', () => {
  it('[SCR-12] of a shop become its application', () => {
    const { lines, left, made } = begun(shop);
    expect(lines).toEqual([
      'Customers: *Full name: text!; Email: email!#; Phone number: phone; Notes: longtext; Is active: boolean = true',
      'Categories: *Name: text!; Parent: reference Categories, clear, Categories',
      'Products: SKU: text!#; *Title: text!; Description: longtext; Unit price: money = 0; Weight kg: number; Stock: integer = 0; ' +
        'Category: reference Categories, clear, Products; Labels: tags; Attributes: longtext',
      'Orders: Customer: reference! Customers, refuse, Orders; *Status: choice of New|In progress|Shipped|Cancelled = o1; ' +
        'Ordered on: date = today; Total: money',
      'Order items: Order: reference! Orders, cascade, Order items; *Product: reference! Products, refuse, Order items; ' +
        'Quantity: integer = 1; Discount percent: percent',
    ]);
    expect(left).toEqual([
      'Products: Photo is bytea, which an app has no field for',
      'Products: Attributes is jsonb, and is kept as text',
      'Order items: several may have the same order and product',
    ]);
    // As any other application has them.
    expect(made.model.pages.map(({ name }) => name)).toEqual(made.model.entities.map(({ plural }) => plural));
    expect(made.model.entities.every(({ samples, icon }) => samples.length > 0 && icon !== undefined)).toBe(
      true,
    );
  });

  it('[SCR-12] of a clinic, in camel case, with natural keys', () => {
    expect(begun(clinic).lines).toEqual([
      'Doctors: *Last name: text!; Specialty: reference Specialties, refuse, Doctors',
      'Specialties: *Code: text!#; Label: text!',
      'Patients: *First name: text!; Last name: text!; Date of birth: date!; Blood type: choice of A|B|AB|0; Email address: email; Homepage URL: url',
      'Appointments: Patient: reference! Patients, cascade, Appointments; Doctor: reference! Doctors, refuse, Appointments; ' +
        '*Starts at: datetime!; Duration: duration; Opens at: time; Fee: money; Reason: longtext',
      'Invoices: *Appointment: reference!# Appointments, refuse, Invoices; Paid: boolean; Amount: money!',
    ]);
  });

  it('[SCR-12] of a library: a join table is a link to several, records refer to their own kind, circles can be filled in', () => {
    const { lines, left, tables } = begun(library);
    expect(lines).toEqual([
      'Authors: *Name: text!; Website: url',
      'Books: ISBN: text!#; *Title: text!; Pages: integer; Sequel of: reference Books, clear, Books; Authors: reference several Authors, clear, Books',
      'Members: *Name: text!; Mentor: reference Members, clear, Members',
      'Loans: Book: reference! Books, refuse, Loans; Member: reference! Members, cascade, Loans; *Due: date!',
      'Branches: *Name: text!; Head: reference! Employees, refuse, Branches',
      'Employees: *Name: text!; Branch: reference Branches, refuse, Employees',
    ]);
    expect(left).toEqual([
      'Employees: the link Branch is optional, because otherwise no record could be added first',
    ]);
    expect(tables[2]).toMatchObject({ becomes: 'A link between books and authors', isTaken: true });
  });

  it('[SCR-12] come into an application that has some of them: what is skipped is linked to', () => {
    const { model } = createApplication('a shop with customers: name and email', { name: 'Shop' });
    const isWanted = ({ name }: SourceTable) => name === 'tbl_orders' || name === 'tbl_order_items';
    const { operations, left, tables } = designOfTables(shop, model, isWanted);
    const made = stepsOfDesign(model, operations);
    if (!made.done) throw new Error(made.why);
    const after = made.model;
    expect(linesOf(after).slice(-2)).toEqual([
      'Orders: Customer: reference! Customers, refuse, Orders; *Status: choice of New|In progress|Shipped|Cancelled = ' +
        `${after.entities.at(-2)?.fields[1]?.options?.[0]?.id ?? ''}; Ordered on: date = today; Total: money`,
      'Order items: *Order: reference! Orders, cascade, Order items; Product ID: integer!; Quantity: integer = 1; Discount percent: percent',
    ]);
    expect(left).toContain('Order items: Product ID is no link, as tbl_products is not taken');
    expect(tables[0]).toMatchObject({ becomes: 'Customers', isTaken: false, isThere: true });
  });

  it('[SCR-14] bring their indexes along, and say which cannot be', () => {
    const columns = {
      id: 'bigint! = nextval',
      number: 'text!',
      customer_id: 'bigint',
      due: 'date',
      labels: 'text[]',
    };
    const more = { created_at: 'timestamp = now', a: 'integer', b: 'integer', c: 'integer' };
    const indexes = [
      ...['customer_id', 'customer_id due', 'number', 'number number', 'due', 'labels due', 'id due'],
      ...['number due a b c', 'created_at'],
    ];
    const { made, left } = begun([
      tableOf('customers', { id: 'bigint! = nextval', name: 'text!' }),
      tableOf('orders', { ...columns, ...more }, { links: ['customer_id > customers'], indexes }),
    ]);
    const [customers, orders] = made.model.entities;
    const nameOf = (id: string) => orders?.fields.find((field) => field.id === id)?.name;
    expect(orders?.indexes?.map(({ fields }) => fields.map(nameOf))).toEqual([
      ['Customer', 'Due'],
      ['Number'],
      ['Due'],
    ]);
    expect(customers).not.toHaveProperty('indexes');
    expect(left).toEqual([
      'Orders: the index on labels and due is left out, as Labels holds several values',
      'Orders: the index on ID and due is left out, as not all of its columns are taken',
      'Orders: the index on number, due, a, b and c is left out, as an index has at most 4 columns',
      'Orders: the index on created at is left out, as not all of its columns are taken',
    ]);
  });

  it('[SCR-14] bring ten indexes along at most', () => {
    const names = 'abcdefghijkl'.split('');
    const columns = Object.fromEntries(names.map((name) => [name, 'integer']));
    const { made, left } = begun([
      tableOf('marks', { id: 'bigint! = nextval', ...columns }, { indexes: names }),
    ]);
    expect(made.model.entities[0]?.indexes).toHaveLength(10);
    expect(left).toEqual([
      'Marks: the index on k is left out, as a table has at most 10 indexes',
      'Marks: the index on l is left out, as a table has at most 10 indexes',
    ]);
  });

  it('[SCR-12] get a number where their name is taken', () => {
    const { model } = createApplication('a shop with customers: name and email', { name: 'Shop' });
    const { operations } = designOfTables(shop, model, ({ name }) => name === 'tbl_customers');
    expect(operations[0]).toMatchObject({ draft: { name: 'Customer 2', plural: 'Customers 2' } });
  });

  it('[SCR-12] keep to what an application holds, and say what is left out', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 70 }, (_, at) => [
        `column_${'abcdefghij'[at % 10] ?? ''}${String(at)}`,
        'integer',
      ]),
    );
    const many = Array.from({ length: 23 }, (_, at) =>
      tableOf(`kind${String(at)}`, { name: 'text', ...(at === 0 ? wide : {}) }),
    );
    const { made, left } = begun(many);
    expect(made.model.entities).toHaveLength(20);
    expect(made.model.entities[0]?.fields).toHaveLength(60);
    expect(left.filter((sentence) => sentence.includes('at most 20 tables'))).toHaveLength(3);
    expect(left.filter((sentence) => sentence.includes('at most 60 columns'))).toHaveLength(11);
  });

  it('[SCR-12] have any names: those of JavaScript’s own, quotes, line ends, none', () => {
    const names = [
      '__proto__',
      'constructor',
      'two\nlines',
      '"; drop table x; --',
      '数据',
      '🙂',
      '',
      'x'.repeat(200),
      'toString',
    ];
    const tables = names.map((name) => ({
      ...tableOf(name, {}, { key: [], links: [] }),
      columns: names.map((column) => columnOf(column, "text! = it's")),
    }));
    const { made } = begun(tables);
    expect(made.model.entities.map(({ name }) => name)).toEqual([
      ...[
        'Proto',
        'Constructor',
        'Two line',
        'Drop table x',
        '数据',
        'Table',
        'Table 2',
        'X'.padEnd(60, 'x'),
        'To string',
      ],
    ]);
    expect(new Set(made.model.entities[0]?.fields.map(({ name }) => name)).size).toBe(names.length);
  });

  it('[SCR-12] are one and the same design each time, and none where nothing is wanted', () => {
    expect(designOfTables(shop, emptyModel('Shop'))).toEqual(designOfTables(shop, emptyModel('Shop')));
    expect(designOfTables(shop, emptyModel('Shop'), () => false).operations).toEqual([]);
    expect(beginWithDesign([], { name: 'Shop' })).toMatchObject({ done: false });
  });
});
