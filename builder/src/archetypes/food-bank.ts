import type { Archetype } from './archetype';

export const foodBank: Archetype = {
  id: 'food-bank',
  names: {
    en: ['food bank', 'food parcels', 'food pantry', 'soup kitchen', 'food donations'],
    es: ['banco de alimentos', 'paquetes de alimentos', 'comedor social'],
    fr: ['banque alimentaire', 'colis alimentaires', 'épicerie solidaire'],
    de: ['Tafel', 'Lebensmittelausgabe', 'Lebensmittelspenden'],
    pt: ['banco alimentar', 'cabazes alimentares', 'cantina social'],
  },
  words: [
    'food',
    'parcel',
    'household',
    'voucher',
    'tin',
    'donate',
    'expiry',
    'referral',
    'crate',
    'pantry',
    'hunger',
    'halal',
    'pasta',
    'client',
    'collect',
    'surplus',
    'shelf',
  ],
  draft: {
    title: 'Food bank',
    look: { accent: '#8a5a2b', icon: 'shopping-basket', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Parcel',
        icon: 'package',
        label: 'Voucher',
        fields: {
          Voucher: { type: 'text', required: true, unique: true },
          Household: { to: 'Household', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Status: {
            options: ['To pack: warning', 'Packed: info', 'Collected: good', 'Not collected: bad'],
            required: true,
            default: 'To pack',
          },
          'Packed with': { to: 'Stock', many: true, inverse: 'Parcels' },
          Days: {
            type: 'integer',
            required: true,
            min: 1,
            max: 14,
            default: '3',
            help: 'How many days it lasts.',
          },
          Meals: { type: 'integer', computed: 'Days * 3 * (Household.Adults + Household.Children)' },
          Delivered: 'boolean',
        },
        sort: 'Date desc',
        views: [
          { board: 'Status', show: ['Household', 'Date', 'Days'] },
          { table: ['Household', 'Date', 'Status', 'Days', 'Meals'] },
          { calendar: 'Date', color: 'Status' },
        ],
        filters: { Today: 'Date = today', 'To pack': 'Status is "To pack"' },
        rules: [
          { unique: ['Household', 'Date'], message: 'This household has a parcel that day already.' },
          {
            check: 'Status is not "Packed" or Packed with is not empty',
            field: 'Packed with',
            message: 'Say what is in it.',
          },
        ],
        badges: { 'Pack now: bad': 'Status is "To pack" and Date <= today' },
        actions: [
          { name: 'Collected', icon: 'check', when: 'Status is "Packed"', set: { Status: 'Collected' } },
          {
            name: 'Not collected',
            icon: 'x',
            when: 'Status is "Packed" and Date < today',
            set: { Status: 'Not collected' },
          },
        ],
        samples: `
          Voucher | Household | Date | Status        | Packed with                     | Days | Delivered
          V-5501  | H-118     | +0   | To pack       |                                 | 3    | no
          V-5502  | H-124     | +0   | Packed        | Pasta 500 g, Chopped tomatoes   | 3    | no
          V-5496  | H-131     | -2   | Collected     | Rice 1 kg, Chickpeas, UHT milk  | 7    | yes
          V-5490  | H-118     | -21  | Collected     | Pasta 500 g, UHT milk           | 3    | no
          V-5488  | H-140     | -23  | Not collected | Rice 1 kg                       | 3    | no
        `,
      },
      {
        name: 'Household',
        icon: 'house',
        fields: {
          Code: { type: 'text', required: true, unique: true, help: 'No surnames on the shelf list.' },
          Adults: { type: 'integer', required: true, min: 1, default: '1' },
          Children: { type: 'integer', required: true, min: 0, default: '0' },
          Diet: { options: ['Halal', 'Vegetarian', 'No gluten', 'Baby milk', 'No cooker'], many: true },
          'Referred by': {
            options: ['Doctor', 'School', 'Council', 'Advice centre', 'Came alone'],
            required: true,
          },
          Phone: 'phone',
          'Valid until': { type: 'date', required: true, default: 'today + 6 months' },
          'Parcels this half year': {
            type: 'integer',
            computed: 'count(Parcels where Date > today - 182 days and Status is not "Not collected")',
          },
          Notes: 'text',
        },
        views: [
          { table: ['Adults', 'Children', 'Diet', 'Referred by', 'Parcels this half year', 'Valid until'] },
        ],
        filters: { 'With children': 'Children > 0', 'Has run out': 'Valid until < today' },
        badges: {
          'Talk about more help: warning': 'Parcels this half year >= 3',
          'Has run out: bad': 'Valid until < today',
        },
        actions: [
          {
            name: 'New referral',
            icon: 'repeat',
            when: 'Valid until <= today + 14 days',
            set: { 'Valid until': 'today + 6 months' },
          },
        ],
        samples: `
          Code  | Adults | Children | Diet             | Referred by   | Phone           | Valid until | Notes
          H-118 | 1      | 2        | Halal            | School        | +44 1632 960511 | +60         |
          H-124 | 2      | 0        | No cooker        | Council       |                 | +120        | Kettle only
          H-131 | 2      | 3        | Baby milk        | Doctor        | +44 1632 960523 | +8          | Delivery, third floor
          H-140 | 1      | 0        | Vegetarian       | Advice centre |                 | -5          |
        `,
      },
      {
        name: 'Stock',
        plural: 'Stock',
        icon: 'boxes',
        label: 'Item',
        fields: {
          Item: 'text required unique',
          Kind: { options: ['Tins', 'Dry', 'Breakfast', 'Drinks', 'Baby', 'Toiletries'], required: true },
          'On the shelf': { type: 'integer', required: true, min: 0, default: '0' },
          'Keep at least': { type: 'integer', min: 0, default: '20' },
          'Best before': { type: 'date', help: 'Of the oldest.' },
          Shelf: 'text',
          Short: { type: 'boolean', computed: 'On the shelf < Keep at least' },
        },
        sort: 'Best before',
        views: [
          { table: ['Kind', 'On the shelf', 'Keep at least', 'Best before', 'Shelf'] },
          { board: 'Kind', show: ['On the shelf', 'Best before'] },
        ],
        filters: { 'Ask for these': 'Short', 'Use first': 'Best before <= today + 30 days' },
        badges: { 'Short: bad': 'Short', 'Use first: warning': 'Best before <= today + 30 days' },
        actions: [
          { name: 'Crate came in', icon: 'package-plus', set: { 'On the shelf': 'On the shelf + 12' } },
        ],
        samples: `
          Item             | Kind      | On the shelf | Keep at least | Best before | Shelf
          Pasta 500 g      | Dry       | 64           | 40            | +300        | A1
          Chopped tomatoes | Tins      | 18           | 40            | +500        | B2
          Rice 1 kg        | Dry       | 31           | 30            | +240        | A2
          Chickpeas        | Tins      | 44           | 20            | +21         | B3
          UHT milk         | Drinks    | 9            | 36            | +60         | C1
          Nappies size 4   | Baby      | 12           | 10            |             | D1
        `,
      },
    ],
    metrics: {
      'To pack today': { count: 'Parcel', where: 'Status is "To pack" and Date <= today' },
      'Meals given': { sum: 'Meals', of: 'Parcel', where: 'Status is "Collected"' },
      'Parcels per week': { count: 'Parcel', by: 'Date', per: 'week' },
      'Households by referral': { count: 'Household', by: 'Referred by' },
    },
    pages: [
      'Parcels',
      'Households',
      'Stock',
      {
        name: 'Opening hours',
        icon: 'clock',
        blocks: [
          { figures: ['To pack today', 'Meals given'] },
          { shortlist: 'Stock', title: 'Ask donors for', where: 'Short', sort: 'On the shelf' },
          { chart: 'Parcels per week' },
          { chart: 'Households by referral', shape: 'donut' },
        ],
      },
    ],
  },
};
