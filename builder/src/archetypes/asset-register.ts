import type { Archetype } from './archetype';

export const assetRegister: Archetype = {
  id: 'asset-register',
  names: {
    en: [
      'asset register',
      'company assets',
      'IT assets',
      'fixed assets',
      'asset inventory',
      'office equipment',
    ],
    es: ['registro de activos', 'inventario de activos', 'equipos de la empresa'],
    fr: ['registre des immobilisations', 'parc informatique', 'inventaire du matériel de l’entreprise'],
    de: ['Anlagenverzeichnis', 'Inventarverzeichnis', 'Betriebsmittel', 'IT-Bestand'],
    pt: ['registo de ativos', 'inventário de ativos', 'equipamentos da empresa'],
  },
  words: [
    'asset',
    'tag',
    'laptop',
    'monitor',
    'depreciation',
    'warranty',
    'holder',
    'serial',
    'stocktake',
    'barcode',
    'assign',
    'retire',
    'dispose',
    'hardware',
  ],
  draft: {
    title: 'Asset register',
    currency: 'GBP',
    look: { accent: '#44606e', icon: 'package-check', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Asset',
        icon: 'laptop',
        fields: {
          Name: 'text required',
          Tag: { type: 'text', required: true, unique: true, help: 'As printed on the label.' },
          Category: {
            options: ['Laptop', 'Monitor', 'Phone', 'Furniture', 'Vehicle', 'Machine'],
            required: true,
          },
          Status: {
            options: [
              'In store: info',
              'In use: good',
              'In repair: warning',
              'Lost: bad',
              'Retired: neutral',
            ],
            required: true,
            default: 'In store',
          },
          Holder: { to: 'Holder', inverse: 'Assets' },
          Bought: { type: 'date', required: true, default: 'today' },
          Price: { type: 'money', required: true, min: 0 },
          'Useful life': { type: 'integer', min: 1, max: 20, default: '4', unit: 'years' },
          'Book value': {
            type: 'money',
            computed: 'max(0, Price - Price * (today - Bought) / (Useful life * 365))',
          },
        },
        sort: 'Tag',
        views: [
          { table: ['Tag', 'Category', 'Status', 'Holder', 'Bought', 'Book value'] },
          { board: 'Status', show: ['Tag', 'Category', 'Holder'] },
          { board: 'Holder', show: ['Tag', 'Category'], where: 'Status is "In use"' },
        ],
        filters: {
          'In store': 'Status is "In store"',
          'Written off': 'Book value = 0 and Status is not "Retired"',
          'Not seen for a year':
            'Status is not "Retired" and Bought < today - 365 days and count(Checks where Date >= today - 365 days) = 0',
        },
        rules: [
          {
            check: 'Status is not "In use" or Holder is not empty',
            field: 'Holder',
            message: 'What is in use has a holder.',
          },
          {
            check: 'Status is not "In store" or Holder is empty',
            field: 'Holder',
            message: 'What lies in the store has no holder.',
          },
        ],
        badges: {
          'To replace: warning': 'Status is "In use" and Book value = 0',
          'Not seen for a year: bad':
            'Status is not "Retired" and Bought < today - 365 days and count(Checks where Date >= today - 365 days) = 0',
        },
        actions: [
          {
            name: 'Take back',
            icon: 'undo-2',
            when: 'Status is "In use"',
            set: { Status: 'In store', Holder: 'empty' },
          },
          {
            name: 'Seen today',
            icon: 'search-check',
            when: 'Status is not "Retired"',
            adds: 'Check',
            set: { Asset: 'this', Date: 'today', Found: 'true', Condition: 'Good' },
          },
        ],
        samples: `
          Name             | Tag    | Category | Status    | Holder        | Bought | Price    | Useful life
          ThinkPad 14 inch | A-0211 | Laptop   | In use    | Grace Mbeki   | -310   | 1240.00  | 4
          ThinkPad 15 inch | A-0147 | Laptop   | In use    | Simon Tait    | -1580  | 1390.00  | 4
          Screen 27 inch   | A-0230 | Monitor  | In store  |               | -95    | 289.00   | 5
          Field phone      | A-0198 | Phone    | In repair | Simon Tait    | -640   | 520.00   | 3
          Delivery van     | A-0102 | Vehicle  | In use    | Workshop pool | -1020  | 23500.00 | 8
          Label printer    | A-0088 | Machine  | Retired   |               | -2600  | 780.00   | 5
        `,
      },
      {
        name: 'Check',
        icon: 'search-check',
        label: 'Asset',
        fields: {
          Asset: { to: 'Asset', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Found: { type: 'boolean', default: 'true' },
          Condition: { options: ['Good: good', 'Worn: warning', 'Damaged: bad'], default: 'Good' },
          'Checked by': 'person',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Found', 'Condition', 'Checked by', 'Notes'] }],
        filters: { 'Not found': 'not Found', Damaged: 'Condition is "Damaged"' },
        rules: [
          { unique: ['Asset', 'Date'], message: 'This asset was checked on that day already.' },
          { check: 'Found or Notes is not empty', field: 'Notes', message: 'Say where you looked.' },
        ],
        badges: { 'Not found: bad': 'not Found' },
        samples: `
          Asset            | Date | Found | Condition | Checked by | Notes
          ThinkPad 14 inch | -40  | yes   | Good      | Ruby Nolan |
          Screen 27 inch   | -40  | yes   | Good      | Ruby Nolan |
          Delivery van     | -39  | yes   | Worn      | Ruby Nolan | Scratch on the left door.
          Field phone      | -40  | no    |           | Ruby Nolan | Not in the drawer; turned up at the repair shop.
          Field phone      | -12  | yes   | Damaged   | Ruby Nolan | Cracked glass.
        `,
      },
      {
        name: 'Holder',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Department: { options: ['Sales', 'Engineering', 'Workshop', 'Office'] },
          Site: 'text',
          Email: 'email',
          Holds: { type: 'integer', computed: 'count(Assets)' },
          Value: { type: 'money', computed: 'sum(Book value in Assets)' },
          Leaves: { type: 'date', help: 'The last day, for those who go.' },
        },
        views: [{ table: ['Department', 'Site', 'Holds', 'Value', 'Leaves'] }],
        filters: { Leaving: 'Leaves is not empty' },
        badges: { 'Collect everything: bad': 'Leaves <= today + 7 days and Holds > 0' },
        samples: `
          Name          | Department  | Site    | Email                 | Leaves
          Grace Mbeki   | Sales       | Bristol | grace@kestrel.example |
          Simon Tait    | Engineering | Bristol | simon@kestrel.example | +5
          Workshop pool | Workshop    | Yate    |                       |
          Ruby Nolan    | Office      | Bristol | ruby@kestrel.example  |
        `,
      },
    ],
    metrics: {
      'Book value': { sum: 'Book value', of: 'Asset', where: 'Status is not "Retired"' },
      'In store': { count: 'Asset', where: 'Status is "In store"' },
      'Assets by category': { count: 'Asset', where: 'Status is not "Retired"', by: 'Category' },
      'Bought per year': { sum: 'Price', of: 'Asset', by: 'Bought', per: 'year' },
    },
    pages: [
      'Assets',
      'Holders',
      'Checks',
      {
        name: 'Overview',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['Book value', 'In store'] },
          { chart: 'Assets by category', shape: 'donut' },
          { chart: 'Bought per year' },
          {
            shortlist: 'Asset',
            title: 'Ready to be replaced',
            where: 'Status is "In use" and Book value = 0',
            sort: 'Bought',
          },
        ],
      },
    ],
  },
};
