import type { Archetype } from './archetype';

export const groceryList: Archetype = {
  id: 'grocery-list',
  names: {
    en: ['groceries', 'grocery list', 'shopping list', 'weekly shop', 'food shopping'],
    es: ['lista de la compra', 'compra semanal', 'lista del súper'],
    fr: ['liste de courses', 'courses de la semaine', 'courses alimentaires'],
    de: ['Einkaufsliste', 'Einkaufszettel', 'Wocheneinkauf'],
    pt: ['lista de compras', 'compras do supermercado', 'compras da semana'],
  },
  words: [
    'grocery',
    'shopping',
    'supermarket',
    'aisle',
    'trolley',
    'basket',
    'buy',
    'milk',
    'bread',
    'vegetable',
    'market',
    'butcher',
    'greengrocer',
    'checkout',
    'receipt',
    'offer',
  ],
  draft: {
    title: 'Groceries',
    look: { accent: '#5d7a2a', icon: 'shopping-basket', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Grocery',
        icon: 'carrot',
        fields: {
          Name: 'text required unique',
          Aisle: {
            options: [
              'Fruit and veg: good',
              'Bread: warning',
              'Dairy and eggs: info',
              'Meat and fish: bad',
              'Tins and dry goods: neutral',
              'Frozen: accent',
              'Household: neutral',
            ],
            required: true,
          },
          Status: {
            options: ['To buy: warning', 'In the trolley: accent', 'At home: good'],
            required: true,
            default: 'To buy',
          },
          Quantity: { type: 'number', min: 0, default: '1' },
          Unit: { options: ['pieces', 'packs', 'tins', 'bottles', 'kg', 'g', 'litres'], default: 'pieces' },
          Price: { type: 'money', min: 0, help: 'For one of it.' },
          Cost: { type: 'money', computed: 'Quantity * Price' },
          Shop: { to: 'Shop', inverse: 'Groceries' },
          'Every week': 'boolean',
        },
        views: [
          { list: ['Quantity', 'Unit', 'Aisle'], name: 'To buy', where: 'Status is "To buy"', sort: 'Aisle' },
          { board: 'Status', show: ['Quantity', 'Unit', 'Shop'] },
          { table: ['Aisle', 'Status', 'Quantity', 'Unit', 'Cost', 'Shop'] },
        ],
        filters: {
          'Still to buy': 'Status is not "At home"',
          'Every week': 'Every week',
          'No shop yet': 'Shop is empty',
        },
        rules: [
          {
            check: 'Status is "At home" or Quantity > 0',
            field: 'Quantity',
            message: 'Say how much to buy.',
          },
        ],
        badges: { 'Every week: info': 'Every week and Status is "To buy"' },
        actions: [
          { name: 'Got it', icon: 'check', when: 'Status is "To buy"', set: { Status: 'In the trolley' } },
          { name: 'Put away', icon: 'house', when: 'Status is "In the trolley"', set: { Status: 'At home' } },
          { name: 'Need it', icon: 'plus', when: 'Status is "At home"', set: { Status: 'To buy' } },
        ],
        samples: `
          Name              | Aisle              | Status         | Quantity | Unit    | Price | Shop          | Every week
          Semi-skimmed milk | Dairy and eggs     | To buy         | 4        | litres  | 1.15  | Corner market | yes
          Sourdough loaf    | Bread              | To buy         | 1        | pieces  | 3.60  | Old bakery    | yes
          Chopped tomatoes  | Tins and dry goods | In the trolley | 6        | tins    | 0.85  | Big store     | no
          Braeburn apples   | Fruit and veg      | To buy         | 1.5      | kg      | 2.40  | Corner market | yes
          Frozen peas       | Frozen             | At home        | 1        | packs   | 1.95  | Big store     | no
          Washing-up liquid | Household          | To buy         | 1        | bottles | 1.60  |               | no
        `,
      },
      {
        name: 'Shop',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Supermarket', 'Market', 'Baker', 'Butcher', 'Organic shop', 'Chemist'] },
          'Closes at': 'time',
          Address: 'text',
          'To buy': { type: 'integer', computed: 'count(Groceries where Status is "To buy")' },
          Estimate: {
            type: 'money',
            computed: 'sum(Cost in Groceries where Status is not "At home")',
            help: 'What the list comes to.',
          },
        },
        views: [{ cards: ['Kind', 'Closes at', 'To buy', 'Estimate'] }],
        badges: { 'Nothing needed: neutral': '[To buy] = 0' },
        samples: `
          Name          | Kind         | Closes at | Address
          Big store     | Supermarket  | 22:00     | Ring Road 40
          Corner market | Market       | 19:00     | Church Square
          Old bakery    | Baker        | 17:30     | Bridge Street 5
          Green crate   | Organic shop | 18:30     | Mill Lane 12
        `,
      },
      {
        name: 'Shopping trip',
        icon: 'receipt',
        label: 'Shop',
        fields: {
          Shop: { to: 'Shop', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          'Paid by': 'person',
          Amount: { type: 'money', required: true, min: 0 },
          Budget: { type: 'money', min: 0 },
          'Over by': {
            type: 'money',
            computed: 'if Budget is empty then empty else max(0, Amount - Budget)',
          },
          Receipt: 'image',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Paid by', 'Amount', 'Budget', 'Over by'] }, { calendar: 'Date' }],
        filters: { 'This month': 'month(Date) = month(today) and year(Date) = year(today)' },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'A receipt is not from tomorrow.' }],
        badges: { 'Over budget: bad': 'Amount > Budget' },
        samples: `
          Shop          | Date | Paid by     | Amount | Budget | Receipt
          Big store     | +0   | Anna Field  | 94.20  | 90.00  | long receipt
          Corner market | -3   | James Field | 31.75  | 40.00  |
          Old bakery    | -4   | Anna Field  | 8.90   |        |
          Big store     | -7   | James Field | 86.40  | 90.00  | long receipt
          Green crate   | -12  | Anna Field  | 42.10  | 35.00  |
          Big store     | -35  | Anna Field  | 101.55 | 90.00  |
        `,
      },
    ],
    metrics: {
      'Still to buy': { count: 'Grocery', where: 'Status is "To buy"' },
      'List comes to': { sum: 'Cost', of: 'Grocery', where: 'Status is not "At home"' },
      'Spent per week': { sum: 'Amount', of: 'Shopping trip', by: 'Date', per: 'week' },
      'Spent by shop': { sum: 'Amount', of: 'Shopping trip', by: 'Shop' },
    },
    pages: [
      'Groceries',
      'Shops',
      'Shopping trips',
      {
        name: 'What we spend',
        icon: 'shopping-cart',
        blocks: [
          { figures: ['Still to buy', 'List comes to'] },
          { chart: 'Spent per week' },
          { chart: 'Spent by shop', shape: 'donut' },
        ],
      },
    ],
  },
};
