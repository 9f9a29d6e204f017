import { checkModel } from '../checks/check-model';
import type { ApplicationDraft, EntityDraft } from './application-draft';
import { fromDraft } from './from-draft';

const order: EntityDraft = {
  name: 'Order',
  fields: {
    Number: 'text required unique',
    Customer: { to: 'Customer', required: true },
    Status: { options: ['Open: info', 'Done: good', 'Cash'], default: 'Open' },
    Due: 'date',
    Quantity: { type: 'integer', min: 1, unit: 'pieces' },
    'Unit price': 'money',
    Total: { type: 'money', computed: 'Quantity * Unit price' },
  },
  sort: 'Due desc',
  views: [
    { board: 'Status', show: ['Customer', 'Total'] },
    'table',
    { chart: 'Total by status', shape: 'donut' },
  ],
  filters: { Open: 'Status is Open' },
  opensWith: 'Open',
  rules: [{ check: 'Quantity >= 1', field: 'Quantity', message: 'Order at least one.' }],
  badges: { 'Overdue: bad': 'Due < today and Status is not Done' },
  actions: [
    { name: 'Done', when: 'Status is Open', set: { Status: 'Done' } },
    { name: 'Once more', adds: 'Order', set: { Number: 'Number + "b"', Customer: 'Customer' } },
  ],
  samples: `
    Number | Customer | Status | Due | Quantity | Unit price
    A-1    | Rosa     | Open   | +3  | 2        | 9.50
    A-2    | Rosa     | Done   | -2  | 1        |
  `,
};

const customer: EntityDraft = {
  name: 'Customer',
  fields: {
    Name: 'text required',
    Spent: { type: 'money', computed: 'sum(Total in Orders where Status is Done)' },
    Regular: 'boolean',
    Called: { type: 'duration' },
    Tags: 'tags',
  },
  samples: `
    Name | Regular | Called | Tags
    Rosa | yes     | 1:30   | roses, tulips
  `,
};

const shop: ApplicationDraft = {
  title: 'Shop',
  look: { accent: '#b8336a', icon: 'leaf', font: 'editorial' },
  entities: [order, customer],
  metrics: { 'Total by status': { sum: 'Total', of: 'Order', by: 'Status' } },
};

const model = fromDraft(shop);
const [orders, customers] = model.entities;
const withOrder = (change: Partial<EntityDraft>) => () =>
  fromDraft({ ...shop, entities: [{ ...order, ...change }, customer] });

describe('an application written down by names', () => {
  it('[MODEL-01] becomes a model that holds every rule, the same each time', () => {
    expect(checkModel(model).filter(({ passed }) => !passed)).toEqual([]);
    expect(fromDraft(shop)).toEqual(model);
  });

  it('[MODEL-01] has links by the name of an entity, with a name for the other side', () => {
    expect(orders?.fields[1]).toMatchObject({
      type: 'reference',
      reference: { entity: 'e2', inverse: 'Orders', onDelete: 'refuse' },
    });
  });

  it('[MODEL-02] [MODEL-03] has expressions in words, and the model has them with ids', () => {
    expect(orders?.fields[6]?.computed).toBe('f5 * f6');
    expect(customers?.fields[1]?.computed).toBe('sum(f7 in e1.f2 where f3 = o2)');
    expect(orders?.badges[0]).toMatchObject({
      text: 'Overdue',
      tone: 'bad',
      when: 'f4 < today and f3 != o2',
    });
  });

  it('[MODEL-05] has options by their labels wherever a field is set', () => {
    expect(orders?.fields[2]?.default).toBe('o1');
    expect(orders?.actions[0]?.set).toEqual([{ field: 'f3', to: 'o2' }]);
  });

  it('[MODEL-04] opens with its first view and has a page for each entity, unless it says more', () => {
    expect(orders?.defaultView).toBe(orders?.views[0]?.id);
    expect(orders?.views.map(({ name }) => name)).toEqual(['By status', 'Table', 'Total by status']);
    expect(customers?.views.map(({ kind }) => kind)).toEqual(['table']);
    expect(orders?.sort).toEqual({ field: 'f4', direction: 'desc' });
    expect(model.pages.map(({ name }) => name)).toEqual(['Orders', 'Customers']);
  });

  it('[MODEL-08] has samples as a table, with values as a model keeps them', () => {
    const [rosa] = customers?.samples ?? [];
    expect(rosa?.values).toEqual({ f8: 'Rosa', f10: true, f11: 90, f12: ['roses', 'tulips'] });
    expect(orders?.samples.map(({ values }) => values)).toEqual([
      { f1: 'A-1', f2: rosa?.id, f3: 'o1', f4: '+3', f5: 2, f6: '9.50' },
      { f1: 'A-2', f2: rosa?.id, f3: 'o2', f4: '-2', f5: 1 },
    ]);
  });

  it.each([
    [
      'a view',
      withOrder({ views: [{ board: 'Stat' }] }),
      'Order, view 1: there is no field of Order called “Stat”.',
    ],
    ['a filter', withOrder({ filters: { Late: 'Duo < today' } }), 'Order, filter “Late”: “Duo < today”: '],
    [
      'an action',
      withOrder({ actions: [{ name: 'Bill', adds: 'Invoice', set: {} }] }),
      'Order, action “Bill”: there is no entity “Invoice”. There are: Order, Customer.',
    ],
    ['the filter of the opening', withOrder({ opensWith: 'Mine' }), 'Order: there is no filter “Mine”.'],
    ['a tone', withOrder({ badges: { 'New: pink': 'Due = today' } }), '“pink” is no tone.'],
    [
      'what gives something else',
      withOrder({ rules: [{ check: 'Quantity', message: 'Order one.' }] }),
      'Order, rule “Order one.”: “Quantity”: This is a number, and has to be a condition.',
    ],
    [
      'a metric',
      () => fromDraft({ ...shop, metrics: { Sum: { sum: 'Total', of: 'Orders' } } }),
      'Metric “Sum”: there is no entity “Orders”.',
    ],
    [
      'a page',
      () => fromDraft({ ...shop, pages: ['Order'] }),
      'Pages: there is no entity with the plural “Order”. There are: Orders, Customers.',
    ],
  ])('refuses %s that means nothing, and says where', (_what, make, message) => {
    expect(make).toThrow(message);
  });

  it.each([
    ['a missing link', 'Number|Customer\nA|Ines', 'there is no sample of Customer called “Ines”.'],
    ['a missing option', 'Number|Customer|Status\nA|Rosa|Late', 'there is no option of Status “Late”.'],
    ['a missing cell', 'Number|Customer|Status\nA|Rosa', 'it has 2 cells, and there are 3 columns.'],
    ['a number in words', 'Number|Customer|Quantity\nA|Rosa|two', 'Quantity is a number, and not “two”.'],
    ['a date in words', 'Number|Customer|Due\nA|Rosa|soon', 'Due is written like “+3”, and not “soon”.'],
    ['nothing where something is required', 'Number|Customer\n|Rosa', 'Number is required.'],
    ['what is worked out', 'Number|Customer|Total\nA|Rosa|5', 'Total is worked out and not written down.'],
  ])('[MODEL-08] refuses samples with %s', (_what, samples, message) => {
    expect(withOrder({ samples })).toThrow(`Order, sample 1: ${message}`);
  });
});
