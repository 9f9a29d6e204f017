import type { Archetype } from './archetype';

export const pantryStock: Archetype = {
  id: 'pantry-stock',
  names: {
    en: ['pantry', 'larder', 'freezer contents', 'kitchen cupboards', 'store cupboard'],
    es: ['despensa', 'contenido del congelador', 'alimentos en casa'],
    fr: ['garde-manger', 'contenu du congélateur', 'provisions de la maison'],
    de: ['Vorratskammer', 'Vorräte', 'Inhalt der Tiefkühltruhe'],
    pt: ['despensa', 'conteúdo do congelador', 'mantimentos'],
  },
  words: [
    'pantry',
    'larder',
    'freezer',
    'fridge',
    'cupboard',
    'tin',
    'jar',
    'expiry',
    'stale',
    'mouldy',
    'provisions',
    'waste',
    'leftover',
    'frozen',
    'shelf',
  ],
  draft: {
    title: 'Pantry',
    look: { accent: '#5d7a2a', icon: 'refrigerator', font: 'friendly', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Provision',
        icon: 'package',
        fields: {
          Name: 'text required',
          Place: { to: 'Place', required: true },
          Quantity: { type: 'number', required: true, min: 0, default: '1' },
          Unit: {
            options: ['pieces', 'packs', 'tins', 'jars', 'bottles', 'portions', 'kg', 'g'],
            default: 'pieces',
          },
          'At least': { type: 'number', min: 0, help: 'Below this it goes on the shopping list.' },
          'Best before': 'date',
          Opened: 'date',
          'Keeps open': { type: 'integer', min: 1, unit: 'days' },
          'Use by': {
            type: 'date',
            computed:
              'if Opened is empty or Keeps open is empty then Best before else if Best before is empty then Opened + Keeps open else min(Best before, Opened + Keeps open)',
          },
        },
        sort: 'Use by',
        views: [
          { table: ['Place', 'Quantity', 'Unit', 'Use by', 'At least'] },
          { board: 'Place', show: ['Quantity', 'Unit', 'Use by'] },
          { calendar: 'Use by' },
        ],
        filters: {
          'Use up first': 'Use by <= today + 5 days',
          'Running low': 'Quantity < At least',
          Open: 'Opened is not empty',
        },
        rules: [
          { check: 'Opened <= today', field: 'Opened', message: 'It cannot have been opened tomorrow.' },
          {
            check: 'Place.Kind is not "Freezer" or Opened is empty',
            field: 'Opened',
            message: 'What is open does not go in the freezer; decant it first.',
          },
        ],
        badges: {
          'Past its date: bad': 'Use by < today',
          'Use soon: warning': 'Use by >= today and Use by <= today + 5 days',
          'Running low: info': 'Quantity < At least',
        },
        actions: [
          { name: 'Use one', icon: 'minus', when: 'Quantity >= 1', set: { Quantity: 'Quantity - 1' } },
          {
            name: 'Open',
            icon: 'package-open',
            when: 'Opened is empty and Place.Kind is not "Freezer"',
            set: { Opened: 'today' },
          },
          {
            name: 'Threw it away',
            icon: 'trash',
            when: 'Use by < today',
            adds: 'Waste',
            set: { Name: 'Name', Date: 'today', Place: 'Place', Quantity: 'Quantity' },
          },
        ],
        samples: `
          Name             | Place         | Quantity | Unit     | At least | Best before | Opened | Keeps open
          Chopped tomatoes | Tall cupboard | 2        | tins     | 4        | +420        |        |
          Pesto            | Fridge door   | 1        | jars     | 1        | +90         | -4     | 7
          Double cream     | Fridge door   | 1        | pieces   |          | -2          |        | 3
          Bolognese        | Chest freezer | 5        | portions | 2        | +70         |        |
          Basmati rice     | Tall cupboard | 1.5      | kg       | 2        | +300        | -20    |
          Apple juice      | Cellar shelf  | 6        | bottles  | 3        | +150        |        | 5
        `,
      },
      {
        name: 'Place',
        icon: 'refrigerator',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Cupboard: neutral', 'Fridge: info', 'Freezer: accent', 'Cellar: warning'],
            required: true,
          },
          Temperature: { type: 'number', min: -30, max: 30, unit: '°C' },
          Cleaned: 'date',
          Things: { type: 'integer', computed: 'count(Provisions where Quantity > 0)' },
          'First to use': { type: 'date', computed: 'smallest(Use by in Provisions where Quantity > 0)' },
        },
        views: [{ cards: ['Kind', 'Temperature', 'Things', 'First to use'] }],
        filters: { 'To clean': 'Cleaned is empty or Cleaned < today - 90 days' },
        rules: [
          {
            check: 'Kind is not "Freezer" or Temperature <= -15',
            field: 'Temperature',
            message: 'A freezer is at −15 °C or colder.',
          },
        ],
        badges: { 'Clean it: warning': 'Cleaned is empty or Cleaned < today - 90 days' },
        samples: `
          Name          | Kind     | Temperature | Cleaned
          Tall cupboard | Cupboard |             | -40
          Fridge door   | Fridge   | 7           | -12
          Chest freezer | Freezer  | -18         | -200
          Cellar shelf  | Cellar   | 12          |
        `,
      },
      {
        name: 'Waste',
        plural: 'Thrown away',
        icon: 'trash',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Place: { to: 'Place', inverse: 'Thrown away' },
          Why: {
            options: [
              'Past its date: warning',
              'Went mouldy: bad',
              'Cooked too much: info',
              'Nobody liked it: neutral',
            ],
            required: true,
            default: 'Past its date',
          },
          Quantity: { type: 'number', min: 0 },
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Place', 'Why', 'Quantity', 'Cost'] },
          { board: 'Why', show: ['Date', 'Cost'] },
        ],
        samples: `
          Name          | Date | Place         | Why             | Quantity | Cost
          Salad leaves  | -3   | Fridge door   | Went mouldy     | 1        | 1.80
          Ricotta       | -9   | Fridge door   | Past its date   | 1        | 2.10
          Mashed potato | -15  |               | Cooked too much | 3        | 1.20
          Fish pie      | -33  | Chest freezer | Nobody liked it | 2        | 6.50
          Sliced bread  | -41  | Tall cupboard | Went mouldy     | 1        | 1.95
        `,
      },
    ],
    metrics: {
      'Use up first': { count: 'Provision', where: 'Use by <= today + 5 days' },
      'Running low': { count: 'Provision', where: 'Quantity < At least' },
      'Thrown away per month': { sum: 'Cost', of: 'Waste', by: 'Date', per: 'month' },
      'Things by place': { count: 'Provision', by: 'Place' },
    },
    pages: [
      'Provisions',
      'Places',
      {
        name: 'Use up',
        icon: 'clock',
        blocks: [
          { figures: ['Use up first', 'Running low'] },
          {
            shortlist: 'Provision',
            title: 'Use these first',
            where: 'Use by <= today + 5 days',
            sort: 'Use by',
          },
          { shortlist: 'Provision', title: 'To buy again', where: 'Quantity < At least' },
          { chart: 'Things by place' },
          { chart: 'Thrown away per month' },
        ],
      },
      'Thrown away',
    ],
  },
};
