import { applicationModelSchema, type ApplicationModel, type Entity } from '@tessera/shared/contracts';

/**
 * A small shop that has one of everything: customers, and their orders with a price, a quantity and a total, a status,
 * a day due and a picture; views, filters, rules, badges, actions, samples, figures and a page of blocks.
 */
const customers: Entity = {
  id: 'e1',
  name: 'Customer',
  plural: 'Customers',
  labelField: 'f1',
  fields: [
    { id: 'f1', name: 'Name', type: 'text', key: 'f1.1', required: true, unique: true },
    {
      id: 'f2',
      name: 'Orders placed',
      type: 'integer',
      key: 'f2.1',
      required: false,
      computed: 'count(e2.f4)',
    },
  ],
  sort: { field: 'f1', direction: 'asc' },
  views: [{ id: 'v1', name: 'Table', kind: 'table' }],
  defaultView: 'v1',
  filters: [],
  rules: [],
  badges: [],
  actions: [{ id: 'a1', name: 'New order', kind: 'add', entity: 'e2', set: [{ field: 'f9', to: 'today' }] }],
  samples: [{ id: 's1', values: { f1: 'Ada' } }],
};

const orders: Entity = {
  id: 'e2',
  name: 'Order',
  plural: 'Orders',
  labelField: 'f3',
  fields: [
    { id: 'f3', name: 'Number', type: 'text', key: 'f3.1', required: true },
    {
      id: 'f4',
      name: 'Customer',
      type: 'reference',
      key: 'f4.1',
      required: false,
      reference: { entity: 'e1', inverse: 'Orders', onDelete: 'refuse' },
    },
    { id: 'f5', name: 'Price', type: 'money', key: 'f5.1', required: false },
    { id: 'f6', name: 'Quantity', type: 'integer', key: 'f6.1', required: false, default: '1' },
    { id: 'f7', name: 'Total', type: 'money', key: 'f7.1', required: false, computed: 'f5 * f6' },
    {
      id: 'f8',
      name: 'Status',
      type: 'choice',
      key: 'f8.1',
      required: false,
      default: 'o1',
      options: [
        { id: 'o1', label: 'Open', tone: 'info' },
        { id: 'o2', label: 'Paid', tone: 'good' },
        { id: 'o3', label: 'Late' },
      ],
    },
    { id: 'f9', name: 'Due', type: 'date', key: 'f9.1', required: false },
    { id: 'f10', name: 'Photo', type: 'image', key: 'f10.1', required: false },
    { id: 'f11', name: 'Shelf', type: 'text', key: 'f11.1', required: false },
  ],
  sort: { field: 'f9', direction: 'asc' },
  views: [
    { id: 'v2', name: 'Table', kind: 'table', fields: ['f3', 'f8', 'f11'] },
    { id: 'v3', name: 'By status', kind: 'board', by: 'f8' },
    { id: 'v4', name: 'Calendar', kind: 'calendar', start: 'f9', color: 'f8' },
    { id: 'v5', name: 'Pictures', kind: 'gallery', image: 'f10' },
    { id: 'v6', name: 'By month', kind: 'chart', metric: 'm1', shape: 'bar' },
  ],
  defaultView: 'v3',
  filters: [{ id: 'q1', name: 'Open', where: 'f8 = o1' }],
  defaultFilter: 'q1',
  rules: [
    { id: 'r1', kind: 'check', message: 'An order is due after today.', holds: 'f9 >= today', field: 'f9' },
    { id: 'r2', kind: 'unique', message: 'A shelf holds a number once.', fields: ['f3', 'f11'] },
  ],
  badges: [{ id: 'b1', text: 'Overdue', tone: 'bad', when: 'f9 < today and f8 != o2' }],
  actions: [
    { id: 'a2', name: 'Mark paid', kind: 'change', when: 'f8 = o1', set: [{ field: 'f8', to: 'o2' }] },
  ],
  samples: [
    { id: 's2', values: { f3: 'A-1', f4: 's1', f5: '12.50', f6: 3, f8: 'o1', f9: '+3', f10: 'vase' } },
  ],
};

/** With the properties in the order of the schema, as every stored model has them. */
export const ordersModel: ApplicationModel = applicationModelSchema.parse({
  v: 2,
  title: 'Pottery',
  theme: {
    mode: 'system',
    accent: '#5b34d6',
    radius: 'soft',
    density: 'cozy',
    font: 'plain',
    navigation: 'top',
  },
  format: { currency: 'EUR' },
  entities: [customers, orders],
  metrics: [
    { id: 'm1', name: 'Revenue', entity: 'e2', op: 'sum', value: 'f7', by: { field: 'f9', period: 'month' } },
    { id: 'm2', name: 'Open orders', entity: 'e2', op: 'count', where: 'f8 = o1' },
  ],
  pages: [
    {
      id: 'p1',
      name: 'Overview',
      blocks: [
        { id: 'k1', kind: 'figures', metrics: ['m1', 'm2'] },
        { id: 'k2', kind: 'chart', metric: 'm1', shape: 'line' },
        { id: 'k3', kind: 'shortlist', title: 'Next', entity: 'e2', where: 'f8 != o2', most: 5 },
        { id: 'k4', kind: 'add', entities: ['e1', 'e2'] },
        { id: 'k5', kind: 'text', text: 'Pots and plates.' },
      ],
    },
    { id: 'p2', name: 'Orders', blocks: [{ id: 'k6', kind: 'records', entity: 'e2' }] },
    { id: 'p3', name: 'Customers', blocks: [{ id: 'k7', kind: 'records', entity: 'e1' }] },
  ],
  next: { entity: 3, field: 12, option: 4, node: 20 },
  generator: 'test',
} satisfies ApplicationModel);
