import type { Archetype } from './archetype';

export const cafe: Archetype = {
  id: 'cafe',
  names: {
    en: ['café', 'cafe', 'coffee shop', 'tea room', 'ice cream parlour'],
    es: ['cafetería', 'salón de té', 'heladería'],
    fr: ['café', 'salon de thé', 'coffee shop'],
    de: ['Café', 'Teestube', 'Eisdiele'],
    pt: ['cafetaria', 'casa de chá', 'gelataria'],
  },
  words: [
    'cafe',
    'coffee',
    'espresso',
    'barista',
    'tea',
    'cake',
    'milk',
    'loyalty',
    'stamp',
    'till',
    'takings',
    'closing',
    'float',
    'flavour',
    'brunch',
    'cup',
  ],
  draft: {
    title: 'Café',
    look: { accent: '#6b4a35', icon: 'coffee', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Menu item',
        icon: 'coffee',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Coffee', 'Tea', 'Cold drinks', 'Cakes', 'Breakfast'], required: true },
          Price: { type: 'money', required: true, min: 0 },
          Cost: { type: 'money', required: true, min: 0, help: 'Beans, milk, cup and lid.' },
          Margin: { type: 'percent', computed: '(Price - Cost) / Price' },
          Suits: {
            options: ['Vegan: good', 'Vegetarian: good', 'Gluten-free: info', 'Decaf: neutral'],
            many: true,
          },
          'Sold out': 'boolean',
          Wasted: { type: 'integer', computed: 'sum(Quantity in Waste)' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Suits'] },
          { board: 'Kind', show: ['Price', 'Sold out'] },
          { table: ['Kind', 'Price', 'Cost', 'Margin', 'Wasted'] },
        ],
        filters: { 'On the board': 'not Sold out', Vegan: 'Suits contains "Vegan"' },
        rules: [{ check: 'Cost < Price', field: 'Price', message: 'At this price every cup loses money.' }],
        badges: { 'Sold out: bad': 'Sold out', 'Thin margin: warning': 'Margin < 60%' },
        actions: [
          { name: 'Sold out', icon: 'x', when: 'not Sold out', set: { 'Sold out': 'true' } },
          { name: 'Back on', icon: 'check', when: 'Sold out', set: { 'Sold out': 'false' } },
        ],
        samples: `
          Name           | Photo         | Kind        | Price | Cost | Suits              | Sold out
          Flat white     | flat white    | Coffee      | 3.80  | 0.85 | Vegetarian         | no
          Oat cappuccino | cappuccino    | Coffee      | 4.20  | 1.05 | Vegan              | no
          Pot of Assam   | tea pot       | Tea         | 3.40  | 0.40 | Vegan              | no
          Carrot cake    | carrot cake   | Cakes       | 4.50  | 1.40 | Vegetarian         | yes
          Avocado toast  | avocado toast | Breakfast   | 8.90  | 3.80 | Vegan              | no
          Iced lemon tea | iced tea      | Cold drinks | 3.60  | 0.55 | Vegan, Gluten-free | no
        `,
      },
      {
        name: 'Closing',
        icon: 'banknote',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, unique: true, default: 'today' },
          Float: {
            type: 'money',
            required: true,
            min: 0,
            default: '150',
            help: 'What lay in the drawer in the morning.',
          },
          Cash: { type: 'money', required: true, min: 0 },
          Card: { type: 'money', required: true, min: 0, default: '0' },
          Takings: { type: 'money', computed: 'Cash - Float + Card' },
          'Till says': { type: 'money', min: 0 },
          Difference: {
            type: 'money',
            computed: 'if Till says is empty then empty else Takings - Till says',
          },
          'Closed by': 'person',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Takings', 'Cash', 'Card', 'Till says', 'Difference', 'Closed by'] },
          { calendar: 'Date' },
          { chart: 'Takings per day' },
        ],
        filters: { 'Does not add up': 'abs(Difference) > 5' },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'A day is closed when it is over.' },
          { check: 'Cash >= Float', field: 'Cash', message: 'Count the drawer with the float in it.' },
        ],
        badges: { 'Does not add up: bad': 'abs(Difference) > 5' },
        samples: `
          Date | Float  | Cash   | Card   | Till says | Closed by | Notes
          -1   | 150.00 | 412.60 | 688.40 | 951.00    | Mira      |
          -2   | 150.00 | 371.20 | 540.10 | 769.80    | Jonah     | A ten too few, counted twice
          -3   | 150.00 | 298.00 | 467.30 | 615.30    | Mira      | Rain all day
          -4   | 150.00 | 505.40 | 812.90 | 1168.30   | Jonah     | Market day
          -5   | 150.00 | 356.00 | 590.00 |           | Mira      | Till roll torn
        `,
      },
      {
        name: 'Waste',
        plural: 'Waste',
        icon: 'trash-2',
        label: 'Item',
        fields: {
          Item: { to: 'Menu item', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Reason: {
            options: ['Left over: warning', 'Dropped: neutral', 'Made wrong: bad', 'Given to staff: info'],
            required: true,
            default: 'Left over',
          },
          Amount: { type: 'money', computed: 'Quantity * Item.Cost' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Quantity', 'Reason', 'Amount'] },
          { board: 'Reason', show: ['Date', 'Quantity'] },
        ],
        filters: { 'Last 7 days': 'Date > today - 7 days' },
        samples: `
          Item          | Date | Quantity | Reason
          Carrot cake   | -1   | 3        | Left over
          Flat white    | -1   | 2        | Made wrong
          Avocado toast | -2   | 1        | Dropped
          Carrot cake   | -9   | 4        | Given to staff
        `,
      },
      {
        name: 'Loyalty card',
        icon: 'heart',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          'The usual': { to: 'Menu item' },
          Stamps: { type: 'integer', required: true, min: 0, default: '0' },
          'Had free': { type: 'integer', min: 0, default: '0' },
          'Free drinks': { type: 'integer', computed: 'rounddown(Stamps / 10) - Had free' },
        },
        views: [
          { cards: ['The usual', 'Stamps', 'Free drinks'] },
          { table: ['The usual', 'Stamps', 'Free drinks', 'Phone'] },
        ],
        filters: { 'Has a free drink': 'Free drinks > 0' },
        rules: [
          { check: 'Had free * 10 <= Stamps', field: 'Had free', message: 'Ten stamps make one free drink.' },
        ],
        badges: { 'Free drink: good': 'Free drinks > 0' },
        actions: [
          { name: 'Stamp', icon: 'plus', set: { Stamps: 'Stamps + 1' } },
          { name: 'Free drink', icon: 'gift', when: 'Free drinks > 0', set: { 'Had free': 'Had free + 1' } },
        ],
        samples: `
          Name        | Phone    | The usual      | Stamps | Had free
          Ella Fromm  | 555-0911 | Flat white     | 23     | 1
          Mr Osei     |          | Pot of Assam   | 8      | 0
          Tamsin Page | 555-0913 | Oat cappuccino | 20     | 2
          Luis Prado  | 555-0914 | Flat white     | 4      | 0
        `,
      },
    ],
    metrics: {
      'Average takings': { average: 'Takings', of: 'Closing' },
      'Takings per day': { sum: 'Takings', of: 'Closing', by: 'Date', per: 'day' },
      'Waste at cost': { sum: 'Amount', of: 'Waste' },
      'Waste by reason': { sum: 'Amount', of: 'Waste', by: 'Reason' },
    },
    pages: [
      'Menu items',
      'Closings',
      'Waste',
      'Loyalty cards',
      {
        name: 'How it goes',
        icon: 'chart-line',
        blocks: [
          { figures: ['Average takings', 'Waste at cost'] },
          { chart: 'Takings per day', shape: 'line' },
          { chart: 'Waste by reason', shape: 'donut' },
          { shortlist: 'Closing', title: 'Does not add up', where: 'abs(Difference) > 5' },
        ],
      },
    ],
  },
};
