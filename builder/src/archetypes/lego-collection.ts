import type { Archetype } from './archetype';

export const legoCollection: Archetype = {
  id: 'lego-collection',
  names: {
    en: ['lego sets', 'lego collection', 'brick collection', 'brick sets', 'minifigures'],
    es: ['colección de lego', 'sets de lego', 'bloques de construcción'],
    fr: ['collection de lego', 'boîtes de lego', 'briques de construction'],
    de: ['Lego-Sammlung', 'Lego-Sets', 'Klemmbausteine'],
    pt: ['coleção de lego', 'conjuntos de lego', 'blocos de montar'],
  },
  words: [
    'lego',
    'brick',
    'minifigure',
    'set',
    'piece',
    'stud',
    'baseplate',
    'theme',
    'build',
    'moc',
    'instruction',
    'sealed',
    'retired',
    'technic',
    'part',
    'sort',
    'afol',
  ],
  draft: {
    title: 'Brick collection',
    look: { accent: '#b3541e', icon: 'boxes', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Set',
        icon: 'puzzle',
        fields: {
          Name: 'text required',
          Number: 'text required unique',
          Theme: { to: 'Theme' },
          Box: 'image',
          Pieces: { type: 'integer', required: true, min: 1 },
          Status: {
            options: [
              'Wanted: neutral',
              'Sealed: info',
              'Building: accent',
              'Built: good',
              'Taken apart: warning',
            ],
            required: true,
            default: 'Sealed',
          },
          Price: { type: 'money', min: 0 },
          'Price a piece': { type: 'money', computed: 'Price / Pieces' },
          Missing: {
            type: 'integer',
            computed: 'sum(Quantity in Missing parts where Status is not "Here")',
            unit: 'parts',
          },
        },
        views: [
          { gallery: 'Box', show: ['Number', 'Theme', 'Status'] },
          { board: 'Status', show: ['Number', 'Theme', 'Pieces'] },
          { table: ['Number', 'Theme', 'Pieces', 'Status', 'Price', 'Price a piece', 'Missing'] },
        ],
        filters: {
          'To build': 'Status is "Sealed"',
          Wanted: 'Status is "Wanted"',
          Incomplete: 'Missing > 0',
          'Over 1,000 pieces': 'Pieces > 1000',
        },
        rules: [
          {
            check: 'Missing = 0 or (Status is not "Wanted" and Status is not "Sealed")',
            field: 'Status',
            message: 'A sealed box misses nothing that is known.',
          },
        ],
        badges: {
          'Incomplete: bad': 'Missing > 0',
          'Good price: good': 'Price is not empty and Price a piece <= 0.08',
        },
        actions: [
          { name: 'Bought', icon: 'shopping-bag', when: 'Status is "Wanted"', set: { Status: 'Sealed' } },
          {
            name: 'Start building',
            icon: 'hammer',
            when: 'Status is "Sealed" or Status is "Taken apart"',
            set: { Status: 'Building' },
          },
          { name: 'Built', icon: 'check', when: 'Status is "Building"', set: { Status: 'Built' } },
        ],
        samples: `
          Name             | Number | Theme    | Box          | Pieces | Status      | Price
          Corner bakery    | 90412  | Town     | bakery       | 1822   | Built       | 149.99
          Moon base        | 60733  | Space    | moon base    | 786    | Building    | 89.99
          Mobile crane     | 42177  | Machines | yellow crane | 1292   | Taken apart | 99.99
          Pirate cutter    | 31552  | Castle   | pirate ship  | 640    | Sealed      | 49.99
          Village windmill | 90398  | Town     | windmill     | 1140   | Wanted      | 119.99
          Siege tower      | 31540  | Castle   | wooden tower | 412    | Built       | 44.99
        `,
      },
      {
        name: 'Missing part',
        icon: 'search',
        label: 'Part',
        fields: {
          Part: 'text required',
          Set: { to: 'Set', required: true, inverse: 'Missing parts', onDelete: 'cascade' },
          'Part number': 'text',
          Colour: { type: 'text', required: true },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Status: {
            options: ['Missing: bad', 'Ordered: warning', 'Here: good'],
            required: true,
            default: 'Missing',
          },
          Price: { type: 'money', min: 0, help: 'For one.' },
          Cost: { type: 'money', computed: 'Quantity * Price' },
        },
        views: [
          { table: ['Set', 'Part number', 'Colour', 'Quantity', 'Status', 'Cost'] },
          { board: 'Status', show: ['Set', 'Colour', 'Quantity'] },
        ],
        filters: { 'To order': 'Status is "Missing"', 'On the way': 'Status is "Ordered"' },
        opensWith: 'To order',
        actions: [
          { name: 'Ordered', icon: 'truck', when: 'Status is "Missing"', set: { Status: 'Ordered' } },
          { name: 'Here', icon: 'check', when: 'Status is not "Here"', set: { Status: 'Here' } },
        ],
        samples: `
          Part         | Set           | Part number | Colour     | Quantity | Status  | Price
          Plate 2 × 4  | Mobile crane  | 3020        | Yellow     | 3        | Missing | 0.12
          Axle 5       | Mobile crane  | 32073       | Light grey | 2        | Ordered | 0.09
          Window frame | Corner bakery | 60594       | Dark green | 1        | Here    | 0.45
          Flag 2 × 2   | Siege tower   | 2335        | Red        | 1        | Missing | 0.60
        `,
      },
      {
        name: 'Theme',
        icon: 'tag',
        fields: {
          Name: 'text required unique',
          Place: { type: 'text', help: 'Shelf or boxes.' },
          Sets: { type: 'integer', computed: 'count(Sets where Status is not "Wanted")' },
          Pieces: { type: 'integer', computed: 'sum(Pieces in Sets where Status is not "Wanted")' },
          Spent: { type: 'money', computed: 'sum(Price in Sets where Status is not "Wanted")' },
        },
        views: [{ table: ['Place', 'Sets', 'Pieces', 'Spent'] }],
        samples: `
          Name     | Place
          Town     | Study, top shelf
          Space    | Children’s room
          Machines | Box 4
          Castle   | Landing
        `,
      },
    ],
    metrics: {
      Sets: { count: 'Set', where: 'Status is not "Wanted"' },
      Pieces: { sum: 'Pieces', of: 'Set', where: 'Status is not "Wanted"' },
      'Parts to order': { sum: 'Quantity', of: 'Missing part', where: 'Status is "Missing"' },
      'Pieces by theme': { sum: 'Pieces', of: 'Set', where: 'Status is not "Wanted"', by: 'Theme' },
    },
    pages: [
      'Sets',
      'Missing parts',
      'Themes',
      {
        name: 'Building table',
        icon: 'hammer',
        blocks: [
          { figures: ['Sets', 'Pieces', 'Parts to order'] },
          { chart: 'Pieces by theme', shape: 'donut' },
          {
            shortlist: 'Set',
            title: 'Waiting to be built',
            where: 'Status is "Sealed"',
            sort: 'Pieces desc',
          },
          { shortlist: 'Missing part', title: 'To order', where: 'Status is "Missing"' },
        ],
      },
    ],
  },
};
