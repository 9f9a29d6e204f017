import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { buildEntity, buildField, buildModel } from './build-model';

/** A studio that teaches: every type of field, view, rule, action, metric and block, and links of every kind. */

/** One pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const link = (entity: string, inverse: string, more: Partial<Field> = {}): Partial<Field> => ({
  type: 'reference',
  reference: { entity, inverse, onDelete: 'refuse' },
  ...more,
});

const people = buildEntity({
  id: 'e1',
  name: 'Member',
  plural: 'Members',
  icon: 'users',
  fields: [
    buildField(1, { name: 'Name', required: true, unique: true }),
    buildField(2, { name: 'Email', type: 'email', help: 'Where the confirmation goes.' }),
    buildField(3, { name: 'Phone', type: 'phone' }),
    buildField(4, { name: 'Portrait', type: 'image' }),
    buildField(5, { name: 'Interests', type: 'tags' }),
    buildField(6, { name: 'Colour', type: 'color' }),
    buildField(7, { name: 'Joined', type: 'date', default: 'today' }),
    buildField(8, { name: 'Referred by', ...link('e1', 'Referrals') }),
    buildField(9, { name: 'Spent', type: 'money', computed: 'sum(f25 in e3.f20 where f24 = o2)' }),
    buildField(10, {
      name: 'Class',
      ...link('e2', 'Attendees', {
        many: true,
        reference: { entity: 'e2', inverse: 'Attendees', onDelete: 'clear' },
      }),
    }),
  ],
  views: [
    { id: 'v1', kind: 'gallery', name: 'Portraits', image: 'f4', fields: ['f2', 'f9'] },
    { id: 'v2', kind: 'table', name: 'Table' },
    {
      id: 'v3',
      kind: 'list',
      name: 'Big spenders',
      where: 'f9 > 100',
      sort: { field: 'f9', direction: 'desc' },
    },
  ],
  defaultView: 'v1',
  samples: [
    { id: 's1', values: { f1: 'Ada Brandt', f2: 'ada@example.com', f5: ['yoga', 'dance'], f7: '-40' } },
    { id: 's2', values: { f1: 'Tomasz Wilk', f4: 'portrait', f6: '#336699', f8: 's1', f10: ['s3'] } },
  ],
});

const classes = buildEntity({
  id: 'e2',
  name: 'Class',
  plural: 'Classes',
  icon: 'calendar-days',
  fields: [
    buildField(11, { name: 'Title', required: true }),
    buildField(12, { name: 'Starts', type: 'datetime', required: true }),
    buildField(13, { name: 'Length', type: 'duration', min: 15, default: '90 minutes' }),
    buildField(14, { name: 'Ends', type: 'datetime', computed: 'f12 + f13' }),
    buildField(15, { name: 'Places', type: 'integer', min: 1, max: 40, default: '12' }),
    buildField(16, { name: 'Left', type: 'integer', computed: 'f15 - count(e3.f21 where f24 != o3)' }),
    buildField(17, {
      name: 'Room',
      type: 'choice',
      options: [
        { id: 'o4', label: 'Hall' },
        { id: 'o5', label: 'Studio', tone: 'info' },
      ],
    }),
    buildField(18, { name: 'Teacher', type: 'person' }),
    buildField(19, { name: 'Rating', type: 'rating', min: 1, max: 5 }),
  ],
  sort: { field: 'f12', direction: 'asc' },
  views: [
    { id: 'v4', kind: 'calendar', name: 'Calendar', start: 'f12', end: 'f14', color: 'f17' },
    { id: 'v5', kind: 'timeline', name: 'Timeline', start: 'f12', end: 'f14' },
    { id: 'v6', kind: 'cards', name: 'Cards' },
  ],
  defaultView: 'v4',
  rules: [
    {
      id: 'r1',
      kind: 'noOverlap',
      message: 'The room is taken then.',
      start: 'f12',
      end: 'f14',
      within: ['f17'],
    },
  ],
  badges: [{ id: 'b1', text: 'Full', tone: 'bad', when: 'f16 <= 0' }],
  actions: [
    {
      id: 'a1',
      name: 'Book',
      icon: 'ticket',
      kind: 'add',
      entity: 'e3',
      when: 'f16 > 0',
      set: [
        { field: 'f21', to: 'this' },
        { field: 'f22', to: 'today' },
      ],
    },
  ],
  samples: [{ id: 's3', values: { f11: 'Morning yoga', f12: '+1T08:30', f17: 'o5' } }],
});

const bookings = buildEntity({
  id: 'e3',
  name: 'Booking',
  plural: 'Bookings',
  icon: 'ticket',
  fields: [
    buildField(20, { name: 'Member', required: true, ...link('e1', 'Bookings') }),
    buildField(21, {
      name: 'Class',
      required: true,
      ...link('e2', 'Bookings', { reference: { entity: 'e2', inverse: 'Bookings', onDelete: 'cascade' } }),
    }),
    buildField(22, { name: 'Booked on', type: 'date', default: 'today' }),
    buildField(23, { name: 'Discount', type: 'percent', min: 0, max: 100 }),
    buildField(24, {
      name: 'State',
      type: 'choice',
      default: 'o1',
      options: [
        { id: 'o1', label: 'Open', tone: 'warning' },
        { id: 'o2', label: 'Paid', tone: 'good' },
        { id: 'o3', label: 'Cancelled', tone: 'neutral' },
      ],
    }),
    buildField(25, {
      name: 'Price',
      type: 'money',
      computed: 'if f23 is empty then f26 else f26 - f26 * f23',
    }),
    buildField(26, { name: 'Full price', type: 'money', min: 0, default: '15' }),
    buildField(27, { name: 'Paid at', type: 'datetime' }),
    buildField(28, { name: 'Note', type: 'longtext' }),
    buildField(29, {
      name: 'Extras',
      type: 'choice',
      many: true,
      options: [
        { id: 'o6', label: 'Mat' },
        { id: 'o7', label: 'Towel' },
      ],
    }),
    buildField(30, { name: 'Arrives', type: 'time' }),
    buildField(31, { name: 'First time', type: 'boolean' }),
    buildField(32, { name: 'Weight', type: 'number', unit: 'kg' }),
    buildField(33, { name: 'Link', type: 'url' }),
  ],
  labelField: 'f20',
  sort: { field: 'f22', direction: 'desc' },
  views: [
    { id: 'v7', kind: 'board', name: 'By state', by: 'f24', fields: ['f21', 'f25'] },
    { id: 'v8', kind: 'table', name: 'Table', fields: ['f21', 'f24', 'f25'] },
    { id: 'v9', kind: 'chart', name: 'Revenue', metric: 'm1', shape: 'bar' },
    { id: 'v10', kind: 'figures', name: 'Figures', metrics: ['m1', 'm2'] },
  ],
  defaultView: 'v7',
  filters: [
    { id: 'q1', name: 'Open', where: 'f24 = o1' },
    { id: 'q2', name: 'This week', where: 'f22 >= today - 7 days and f22 <= today' },
  ],
  defaultFilter: 'q1',
  rules: [
    {
      id: 'r2',
      kind: 'check',
      message: 'It is paid before it was booked.',
      holds: 'f27 is empty or date(f27) >= f22',
      field: 'f27',
    },
    { id: 'r3', kind: 'unique', message: 'This member is booked already.', fields: ['f20', 'f21'] },
    {
      id: 'r4',
      kind: 'limit',
      message: 'The class is full.',
      most: 'f21.f15',
      within: ['f21'],
      where: 'f24 != o3',
    },
  ],
  badges: [{ id: 'b2', text: 'Unpaid', tone: 'warning', when: 'f24 = o1 and f22 < today - 3 days' }],
  actions: [
    {
      id: 'a2',
      name: 'Mark paid',
      icon: 'check',
      kind: 'change',
      when: 'f24 = o1',
      set: [
        { field: 'f24', to: 'o2' },
        { field: 'f27', to: 'now' },
      ],
    },
  ],
  samples: [
    {
      id: 's4',
      values: {
        f20: 's1',
        f21: 's3',
        f22: '-1',
        f23: 10,
        f24: 'o1',
        f26: '15.00',
        f29: ['o6', 'o7'],
        f31: true,
      },
    },
    {
      id: 's5',
      values: { f20: 's2', f21: 's3', f22: '-9', f24: 'o2', f26: '18.00', f30: '08:15', f32: 61.5 },
    },
  ],
});

const entities: readonly Entity[] = [people, classes, bookings];

export function buildEveryPartModel(): ApplicationModel {
  return buildModel({
    title: 'Studio',
    theme: {
      mode: 'system',
      accent: '#0e7490',
      icon: 'flower-2',
      logo: PICTURE,
      radius: 'round',
      density: 'compact',
      font: 'editorial',
      navigation: 'side',
    },
    format: { currency: 'EUR', weekStart: 'monday' },
    entities: [...entities],
    signIn: { who: 'open', newcomers: 'editor' },
    metrics: [
      {
        id: 'm1',
        name: 'Revenue',
        entity: 'e3',
        op: 'sum',
        value: 'f25',
        where: 'f24 = o2',
        by: { field: 'f22', period: 'month' },
        goal: 500,
      },
      { id: 'm2', name: 'Open bookings', entity: 'e3', op: 'count', where: 'f24 = o1' },
      { id: 'm3', name: 'Average length', entity: 'e2', op: 'average', value: 'f13', by: { field: 'f17' } },
    ],
    pages: [
      {
        id: 'p1',
        name: 'Today',
        icon: 'house',
        blocks: [
          { id: 'k1', kind: 'add', entities: ['e3', 'e1'] },
          { id: 'k2', kind: 'figures', title: 'At a glance', metrics: ['m1', 'm2'] },
          {
            id: 'k3',
            kind: 'shortlist',
            title: 'Unpaid',
            entity: 'e3',
            where: 'f24 = o1',
            sort: { field: 'f22', direction: 'asc' },
            most: 5,
          },
          { id: 'k4', kind: 'shortlist', title: 'Next classes', entity: 'e2', most: 3 },
          { id: 'k5', kind: 'chart', metric: 'm3', shape: 'donut' },
          { id: 'k20', kind: 'picture', picture: PICTURE, description: 'The studio\'s "front" door' },
          { id: 'k6', kind: 'text', title: 'House rules', text: 'Be kind.\n\nBring a "towel" & {water}.' },
        ],
      },
      { id: 'p2', name: 'Bookings', icon: 'ticket', blocks: [{ id: 'k7', kind: 'records', entity: 'e3' }] },
      { id: 'p3', name: 'Classes', blocks: [{ id: 'k8', kind: 'records', entity: 'e2' }] },
      { id: 'p4', name: 'Members', blocks: [{ id: 'k9', kind: 'records', entity: 'e1' }] },
      {
        id: 'p5',
        name: 'Bookings',
        blocks: [
          { id: 'k10', kind: 'chart', title: 'Revenue', metric: 'm1', shape: 'line' },
          { id: 'k11', kind: 'records', entity: 'e3' },
        ],
      },
    ],
    next: { entity: 4, field: 40, option: 10, node: 100 },
  });
}
