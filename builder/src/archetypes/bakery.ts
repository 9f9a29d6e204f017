import type { Archetype } from './archetype';

export const bakery: Archetype = {
  id: 'bakery',
  names: {
    en: ['bakery', 'bread orders', 'baker', 'patisserie', 'bake plan'],
    es: ['panadería', 'obrador', 'pastelería'],
    fr: ['boulangerie', 'pâtisserie', 'fournil'],
    de: ['Bäckerei', 'Backstube', 'Konditorei'],
    pt: ['padaria', 'pastelaria', 'confeitaria'],
  },
  words: [
    'bakery',
    'bread',
    'dough',
    'oven',
    'loaf',
    'pastry',
    'bake',
    'flour',
    'sourdough',
    'bun',
    'croissant',
    'leftover',
    'tray',
    'proof',
    'yeast',
    'cake',
  ],
  draft: {
    title: 'Bakery',
    look: { accent: '#a9641c', icon: 'croissant', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Bake',
        icon: 'flame',
        label: 'Product',
        fields: {
          Product: { to: 'Product', required: true },
          Date: { type: 'date', required: true, default: 'today + 1 day' },
          Planned: { type: 'integer', required: true, min: 1 },
          Dough: { type: 'number', computed: 'Planned * Product.Dough weight / 1000', unit: 'kg' },
          Status: {
            options: ['Planned: neutral', 'Dough made: info', 'In the oven: accent', 'On the shelf: good'],
            required: true,
            default: 'Planned',
          },
          Baked: { type: 'integer', min: 0 },
          'Left over': { type: 'integer', min: 0 },
          Sold: { type: 'integer', computed: 'if Left over is empty then empty else Baked - Left over' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Planned', 'Dough', 'Status', 'Baked', 'Left over', 'Sold'] },
          { board: 'Status', show: ['Date', 'Planned', 'Dough'], where: 'Date >= today' },
          { calendar: 'Date', color: 'Status' },
        ],
        filters: {
          Tomorrow: 'Date = today + 1 day',
          Today: 'Date = today',
          'Not counted': 'Date < today and Left over is empty',
        },
        rules: [
          { unique: ['Product', 'Date'], message: 'This is in the plan for that day already.' },
          {
            check: 'Left over <= Baked',
            field: 'Left over',
            message: 'No more is left over than was baked.',
          },
        ],
        badges: {
          'Sold out: good': 'Left over = 0',
          'Too many: warning': 'Left over > Baked * 0.2',
          'Fewer than ordered: bad': 'Date >= today and Planned < Product.Standing orders a day',
        },
        actions: [
          { name: 'Dough made', icon: 'wheat', when: 'Status is "Planned"', set: { Status: 'Dough made' } },
          {
            name: 'In the oven',
            icon: 'flame',
            when: 'Status is "Dough made"',
            set: { Status: 'In the oven' },
          },
          {
            name: 'On the shelf',
            icon: 'check',
            when: 'Status is "In the oven"',
            set: { Status: 'On the shelf', Baked: 'Planned' },
          },
        ],
        samples: `
          Product           | Date | Planned | Status       | Baked | Left over
          Country sourdough | +1   | 48      | Planned      |       |
          Butter croissant  | +1   | 20      | Dough made   |       |
          Country sourdough | +0   | 45      | In the oven  |       |
          Seeded roll       | -1   | 120     | On the shelf | 120   |
          Country sourdough | -2   | 45      | On the shelf | 45    | 0
          Butter croissant  | -1   | 80      | On the shelf | 78    | 19
        `,
      },
      {
        name: 'Product',
        icon: 'croissant',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Bread', 'Rolls', 'Pastry', 'Cake'], required: true },
          Price: { type: 'money', required: true, min: 0 },
          'Dough weight': { type: 'number', required: true, min: 1, unit: 'g' },
          Allergens: { options: ['Gluten', 'Milk', 'Egg', 'Nuts', 'Sesame', 'Soya'], many: true },
          'Standing orders a day': {
            type: 'integer',
            computed: 'sum(Quantity in Standing orders where not Paused)',
          },
          'Left over so far': { type: 'integer', computed: 'sum(Left over in Bakes)' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Allergens'] },
          { table: ['Kind', 'Price', 'Dough weight', 'Standing orders a day', 'Left over so far'] },
        ],
        filters: { 'Without nuts': 'not (Allergens contains "Nuts")' },
        actions: [
          {
            name: 'Plan for tomorrow',
            icon: 'calendar-plus',
            adds: 'Bake',
            set: { Product: 'this', Date: 'today + 1 day', Planned: 'Standing orders a day + 20' },
          },
        ],
        samples: `
          Name              | Photo       | Kind   | Price | Dough weight | Allergens
          Country sourdough | round loaf  | Bread  | 5.40  | 950          | Gluten
          Seeded roll       | seeded roll | Rolls  | 0.95  | 85           | Gluten, Sesame
          Butter croissant  | croissant   | Pastry | 2.20  | 75           | Gluten, Milk, Egg
          Hazelnut ring     | nut ring    | Pastry | 2.60  | 110          | Gluten, Milk, Nuts
          Rye tin loaf      | rye loaf    | Bread  | 4.90  | 1100         | Gluten
        `,
      },
      {
        name: 'Standing order',
        icon: 'repeat',
        label: 'Customer',
        fields: {
          Customer: { to: 'Customer', required: true },
          Product: { to: 'Product', required: true },
          Quantity: { type: 'integer', required: true, min: 1 },
          Days: {
            options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
            many: true,
          },
          Paused: 'boolean',
          'A delivery': { type: 'money', computed: 'Quantity * Product.Price' },
        },
        views: [
          { table: ['Product', 'Quantity', 'Days', 'A delivery', 'Paused'] },
          { board: 'Product', show: ['Quantity', 'Days'] },
        ],
        filters: { Running: 'not Paused', 'On Saturdays': 'Days contains "Saturday" and not Paused' },
        rules: [{ unique: ['Customer', 'Product'], message: 'They have a standing order for this already.' }],
        badges: { 'Paused: neutral': 'Paused' },
        actions: [
          { name: 'Pause', icon: 'pause', when: 'not Paused', set: { Paused: 'true' } },
          { name: 'Start again', icon: 'play', when: 'Paused', set: { Paused: 'false' } },
        ],
        samples: `
          Customer       | Product           | Quantity | Days                                                           | Paused
          Hotel Linde    | Seeded roll       | 60       | Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday | no
          Hotel Linde    | Butter croissant  | 25       | Saturday, Sunday                                               | no
          Café Brise     | Country sourdough | 6        | Tuesday, Thursday, Saturday                                    | no
          School kitchen | Rye tin loaf      | 10       | Monday, Wednesday, Friday                                      | yes
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Address: 'text',
          'Deliver by': 'time',
          'A delivery': { type: 'money', computed: 'sum(A delivery in Standing orders where not Paused)' },
        },
        views: [{ table: ['Deliver by', 'Address', 'Phone', 'A delivery'] }],
        samples: `
          Name           | Phone    | Address       | Deliver by
          Hotel Linde    | 555-0811 | Lime Square 2 | 06:30
          Café Brise     | 555-0812 | Quay 14       | 07:15
          School kitchen | 555-0813 | Mill Road 40  | 09:00
          Corner deli    | 555-0814 | High Street 8 |
        `,
      },
    ],
    metrics: {
      'Dough for tomorrow': { sum: 'Dough', of: 'Bake', where: 'Date = today + 1 day' },
      'Still to bake today': { count: 'Bake', where: 'Date = today and Status is not "On the shelf"' },
      'Left over per day': {
        sum: 'Left over',
        of: 'Bake',
        where: 'Left over is not empty',
        by: 'Date',
        per: 'day',
      },
      'Planned by product': { sum: 'Planned', of: 'Bake', where: 'Date >= today', by: 'Product' },
    },
    pages: [
      'Bakes',
      'Products',
      'Standing orders',
      'Customers',
      {
        name: 'Bakehouse',
        icon: 'chef-hat',
        blocks: [
          { figures: ['Dough for tomorrow', 'Still to bake today'] },
          { shortlist: 'Bake', title: 'Tomorrow', where: 'Date = today + 1 day', most: 12 },
          { chart: 'Planned by product' },
          { chart: 'Left over per day', shape: 'line' },
        ],
      },
    ],
  },
};
