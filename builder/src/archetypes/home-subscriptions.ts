import type { Archetype } from './archetype';

export const homeSubscriptions: Archetype = {
  id: 'home-subscriptions',
  names: {
    en: [
      'subscriptions',
      'subscription costs',
      'streaming subscriptions',
      'free trials',
      'recurring charges',
    ],
    es: ['suscripciones', 'suscripciones de casa', 'cuotas recurrentes'],
    fr: ['abonnements', 'abonnements de la maison', 'essais gratuits'],
    de: ['Abos', 'Abonnements zu Hause', 'Probeabos'],
    pt: ['assinaturas', 'subscrições de casa', 'mensalidades'],
  },
  words: [
    'subscription',
    'subscribe',
    'unsubscribe',
    'streaming',
    'trial',
    'cancel',
    'renewal',
    'recurring',
    'magazine',
    'gym',
    'cloud',
    'auto-renew',
    'plan',
    'premium',
    'fee',
  ],
  draft: {
    title: 'Subscriptions',
    look: { accent: '#3f5c70', icon: 'repeat', density: 'compact' },
    entities: [
      {
        name: 'Subscription',
        icon: 'repeat',
        fields: {
          Name: 'text required unique',
          Category: {
            options: ['Films and series', 'Music', 'News', 'Software', 'Sport', 'Food', 'Charity'],
            required: true,
          },
          Status: {
            options: ['Trial: warning', 'Active: good', 'Cancelled: neutral'],
            required: true,
            default: 'Active',
          },
          Price: { type: 'money', required: true, min: 0 },
          Every: { options: ['Month', 'Quarter', 'Year'], required: true, default: 'Month' },
          Renews: { type: 'date', required: true, default: 'today + 1 month' },
          'Cancel by': 'date',
          Card: { to: 'Card' },
          'A year': {
            type: 'money',
            computed:
              'if Status is "Cancelled" then 0 else if Every is "Month" then Price * 12 else if Every is "Quarter" then Price * 4 else Price',
          },
        },
        sort: 'Renews',
        views: [
          { table: ['Category', 'Status', 'Price', 'Every', 'Renews', 'Cancel by', 'A year'] },
          { board: 'Status', show: ['Price', 'Every', 'Renews'] },
          { calendar: 'Renews', color: 'Category' },
        ],
        filters: {
          Running: 'Status is not "Cancelled"',
          Trials: 'Status is "Trial"',
          'Over a hundred a year': 'A year >= 100',
        },
        opensWith: 'Running',
        rules: [
          {
            check: 'Cancel by <= Renews',
            field: 'Cancel by',
            message: 'Notice has to be given before it renews.',
          },
          {
            check: 'Status is not "Trial" or Cancel by is not empty',
            field: 'Cancel by',
            message: 'Say by when a trial has to be cancelled.',
          },
        ],
        badges: {
          'Cancel now or keep: bad':
            'Status is not "Cancelled" and Cancel by >= today and Cancel by <= today + 7 days',
          'Card expires first: warning': 'Status is not "Cancelled" and Card.Expires < Renews',
        },
        actions: [
          {
            name: 'Renewed',
            icon: 'repeat',
            when: 'Status is not "Cancelled" and Renews <= today',
            set: {
              Status: 'Active',
              Renews:
                'if Every is "Month" then Renews + 1 month else if Every is "Quarter" then Renews + 3 months else Renews + 1 year',
            },
          },
          { name: 'Cancelled', icon: 'ban', when: 'Status is not "Cancelled"', set: { Status: 'Cancelled' } },
        ],
        samples: `
          Name               | Category         | Status    | Price  | Every   | Renews | Cancel by | Card
          Filmhouse Plus     | Films and series | Active    | 12.99  | Month   | -1     |           | Green debit
          Wave Music, family | Music            | Active    | 16.99  | Month   | +9     |           | Green debit
          The Daily Ledger   | News             | Trial     | 9.00   | Month   | +8     | +5        | Red credit
          Photo cloud 200 GB | Software         | Active    | 29.99  | Year    | +120   | +105      | Red credit
          Climbing hall      | Sport            | Active    | 145.00 | Quarter | +31    | +3        | Green debit
          Wine box           | Food             | Cancelled | 39.00  | Month   | -40    |           | Red credit
        `,
      },
      {
        name: 'Card',
        icon: 'credit-card',
        fields: {
          Name: 'text required unique',
          Owner: 'person',
          'Last four digits': 'text',
          Expires: 'date required',
          'A year': { type: 'money', computed: 'sum(A year in Subscriptions)' },
        },
        sort: 'Expires',
        views: [{ table: ['Owner', 'Last four digits', 'Expires', 'A year'] }],
        rules: [
          {
            check: 'Last four digits is empty or length(Last four digits) = 4',
            field: 'Last four digits',
            message: 'Only the last four digits, never the whole number.',
          },
        ],
        badges: {
          'Expired: bad': 'Expires < today',
          'Expires soon: warning': 'Expires >= today and Expires <= today + 60 days',
        },
        samples: `
          Name        | Owner      | Last four digits | Expires
          Green debit | Maya Dixon | 4410             | +640
          Red credit  | Theo Dixon | 0927             | +40
          Old credit  | Theo Dixon | 5518             | -70
          Shared card | Maya Dixon | 3302             | +1100
        `,
      },
      {
        name: 'Price change',
        icon: 'trending-up',
        label: 'Subscription',
        fields: {
          Subscription: { to: 'Subscription', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Before: { type: 'money', required: true, min: 0.01 },
          After: { type: 'money', required: true, min: 0 },
          Rise: { type: 'percent', computed: '(After - Before) / Before' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Before', 'After', 'Rise', 'Notes'] }],
        badges: { 'Steep: bad': 'Rise >= 15%' },
        samples: `
          Subscription       | Date | Before | After  | Notes
          Filmhouse Plus     | -60  | 10.99  | 12.99  | Announced by email
          Wave Music, family | -200 | 14.99  | 16.99  |
          Climbing hall      | -150 | 139.00 | 145.00 | New boulder room
          Photo cloud 200 GB | -245 | 24.99  | 29.99  |
        `,
      },
    ],
    metrics: {
      'A year': { sum: 'A year', of: 'Subscription' },
      Running: { count: 'Subscription', where: 'Status is not "Cancelled"' },
      'Cost by category': { sum: 'A year', of: 'Subscription', where: 'A year > 0', by: 'Category' },
      'Average rise': { average: 'Rise', of: 'Price change' },
    },
    pages: [
      'Subscriptions',
      {
        name: 'What they cost',
        icon: 'coins',
        blocks: [
          { figures: ['A year', 'Running', 'Average rise'] },
          { chart: 'Cost by category', shape: 'donut' },
          {
            shortlist: 'Subscription',
            title: 'Decide soon',
            where: 'Status is not "Cancelled" and Cancel by >= today',
            sort: 'Cancel by',
          },
        ],
      },
      'Cards',
      'Price changes',
    ],
  },
};
