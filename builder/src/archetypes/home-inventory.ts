import type { Archetype } from './archetype';

export const homeInventory: Archetype = {
  id: 'home-inventory',
  names: {
    en: ['home inventory', 'household inventory', 'belongings', 'house contents', 'things we own'],
    es: ['inventario del hogar', 'inventario de casa', 'pertenencias'],
    fr: ['inventaire de la maison', 'inventaire des biens', 'objets de la maison'],
    de: ['Hausratliste', 'Inventar der Wohnung', 'Hausrat'],
    pt: ['inventário da casa', 'pertences', 'recheio da casa'],
  },
  words: [
    'belonging',
    'possession',
    'furniture',
    'heirloom',
    'jewellery',
    'attic',
    'cellar',
    'contents',
    'value',
    'valuables',
    'antique',
    'burglary',
    'household',
    'lend',
    'room',
    'own',
  ],
  draft: {
    title: 'Home inventory',
    look: { accent: '#80551b', icon: 'house', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Item',
        icon: 'sofa',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Room: { to: 'Room', required: true },
          Category: {
            options: [
              'Furniture',
              'Electronics',
              'Kitchen',
              'Jewellery',
              'Art',
              'Sports',
              'Tools',
              'Books and media',
            ],
          },
          Bought: 'date',
          Price: { type: 'money', min: 0 },
          Lasts: {
            type: 'integer',
            min: 1,
            max: 100,
            unit: 'years',
            help: 'Empty where it keeps its value.',
          },
          'Worth now': {
            type: 'money',
            computed:
              'if Lasts is empty or Bought is empty then Price else Price * max(0.1, 1 - (today - Bought) / (Lasts * 365))',
          },
          'Serial number': 'text unique',
        },
        views: [
          { gallery: 'Photo', show: ['Room', 'Category', 'Worth now'] },
          { table: ['Room', 'Category', 'Bought', 'Price', 'Worth now', 'Serial number'] },
          { board: 'Room', show: ['Category', 'Worth now'] },
        ],
        filters: {
          'No photo': 'Photo is empty',
          'Over five hundred': 'Worth now >= 500',
          'Lent out': 'count(Loans where Returned is empty) > 0',
        },
        rules: [
          { check: 'Bought <= today', field: 'Bought', message: 'It is listed once it is in the house.' },
        ],
        badges: {
          'Photograph it: warning': 'Photo is empty and Worth now >= 200',
          'Lent out: info': 'count(Loans where Returned is empty) > 0',
        },
        samples: `
          Name                 | Photo       | Room        | Category    | Bought | Price   | Lasts | Serial number
          Oak dining table     | oak table   | Dining room | Furniture   | -2900  | 1450.00 | 40    |
          Gran’s ring          | gold ring   | Bedroom     | Jewellery   |        | 2200.00 |       |
          Television 55"       | television  | Living room | Electronics | -720   | 780.00  | 8     | TV-55-90112
          Cordless drill       |             | Workshop    | Tools       | -1100  | 149.00  | 12    | DR-7741
          Watercolour, harbour | watercolour | Living room | Art         | -4200  | 600.00  |       |
          Stand mixer          |             | Dining room | Kitchen     | -400   | 429.00  | 15    | SM-30-2288
        `,
      },
      {
        name: 'Room',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          Floor: { options: ['Cellar', 'Ground floor', 'First floor', 'Attic', 'Outside'] },
          'Gone through': { type: 'date', help: 'When the list was last compared with the room.' },
          Things: { type: 'integer', computed: 'count(Items)' },
          Worth: { type: 'money', computed: 'sum(Worth now in Items)' },
          Photo: 'image',
        },
        views: [
          { gallery: 'Photo', show: ['Floor', 'Things', 'Worth'] },
          { table: ['Floor', 'Things', 'Worth', 'Gone through'] },
        ],
        filters: { 'To go through': 'Gone through is empty or Gone through < today - 365 days' },
        badges: { 'Go through it: warning': 'Gone through is empty or Gone through < today - 365 days' },
        actions: [{ name: 'Gone through', icon: 'clipboard-check', set: { 'Gone through': 'today' } }],
        samples: `
          Name        | Floor        | Gone through | Photo
          Living room | Ground floor | -90          | living room
          Dining room | Ground floor | -90          | dining room
          Bedroom     | First floor  | -420         | bedroom
          Workshop    | Cellar       |              | workbench
        `,
      },
      {
        name: 'Loan',
        icon: 'hand-heart',
        label: 'Item',
        fields: {
          Item: { to: 'Item', required: true, onDelete: 'cascade' },
          Person: 'person required',
          Phone: 'phone',
          Lent: { type: 'date', required: true, default: 'today' },
          Due: 'date',
          Returned: 'date',
          Notes: 'text',
        },
        sort: 'Due',
        views: [{ table: ['Person', 'Phone', 'Lent', 'Due', 'Returned'] }, { calendar: 'Due' }],
        filters: { 'Still out': 'Returned is empty' },
        opensWith: 'Still out',
        rules: [
          { check: 'Due >= Lent', field: 'Due', message: 'It is due back after it is lent.' },
          {
            limit: '1',
            within: ['Item'],
            where: 'Returned is empty',
            message: 'This is lent to somebody already.',
          },
        ],
        badges: { 'Ask for it back: bad': 'Returned is empty and Due < today' },
        actions: [
          { name: 'Back again', icon: 'check', when: 'Returned is empty', set: { Returned: 'today' } },
        ],
        samples: `
          Item             | Person      | Phone           | Lent | Due  | Returned | Notes
          Cordless drill   | Pete Lowry  | +44 1632 960611 | -38  | -8   |          | With both batteries
          Stand mixer      | Aunt Cecily | +44 1632 960624 | -5   | +9   |          | Wedding cake
          Cordless drill   | Fatima Noor |                 | -160 | -150 | -149     |
          Oak dining table | Church hall | +44 1632 960638 | -210 | -208 | -208     | Jumble sale
        `,
      },
    ],
    metrics: {
      'Worth altogether': { sum: 'Worth now', of: 'Item' },
      'Without a photo': { count: 'Item', where: 'Photo is empty' },
      'Worth by room': { sum: 'Worth now', of: 'Item', by: 'Room' },
      'Things by category': { count: 'Item', by: 'Category' },
    },
    pages: [
      'Items',
      'Rooms',
      'Loans',
      {
        name: 'For the insurance',
        icon: 'shield',
        blocks: [
          { figures: ['Worth altogether', 'Without a photo'] },
          { shortlist: 'Item', title: 'Most valuable', sort: 'Price desc' },
          { chart: 'Worth by room' },
          { chart: 'Things by category', shape: 'donut' },
        ],
      },
    ],
  },
};
