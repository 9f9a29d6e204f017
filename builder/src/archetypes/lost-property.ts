import type { Archetype } from './archetype';

export const lostProperty: Archetype = {
  id: 'lost-property',
  names: {
    en: ['lost property', 'lost and found', 'found items', 'lost property office'],
    es: ['objetos perdidos', 'oficina de objetos perdidos'],
    fr: ['objets trouvés', 'bureau des objets trouvés'],
    de: ['Fundbüro', 'Fundsachen', 'Fundstücke'],
    pt: ['perdidos e achados', 'objetos perdidos'],
  },
  words: [
    'lost',
    'found',
    'finder',
    'owner',
    'umbrella',
    'wallet',
    'claim',
    'property',
    'glove',
    'handbag',
    'identify',
    'hand',
    'auction',
    'describe',
    'collect',
  ],
  draft: {
    title: 'Lost property',
    look: { accent: '#44606e', icon: 'umbrella', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Found item',
        icon: 'umbrella',
        fields: {
          Item: 'text required',
          Number: 'text required unique',
          Photo: 'image',
          Kind: {
            options: ['Clothing', 'Bag', 'Phone', 'Keys', 'Wallet', 'Umbrella', 'Other'],
            required: true,
          },
          Colour: 'text',
          Found: { type: 'date', required: true, default: 'today' },
          Where: 'text',
          'Hidden mark': { type: 'text', help: 'Only the owner can know it.' },
          Shelf: { to: 'Shelf' },
          Status: {
            options: ['Kept: info', 'Given back: good', 'Given away: neutral', 'With the police: warning'],
            required: true,
            default: 'Kept',
          },
          'Keep until': { type: 'date', computed: 'Found + 90 days' },
        },
        label: 'Number',
        sort: 'Found desc',
        views: [
          { gallery: 'Photo', show: ['Item', 'Found', 'Status'] },
          { table: ['Item', 'Kind', 'Colour', 'Found', 'Where', 'Shelf', 'Status', 'Keep until'] },
        ],
        filters: {
          Kept: 'Status is "Kept"',
          'To give away': 'Status is "Kept" and Keep until < today',
          Valuable: '(Kind is "Phone" or Kind is "Wallet") and Status is "Kept"',
        },
        opensWith: 'Kept',
        rules: [{ check: 'Found <= today', field: 'Found', message: 'It cannot be found in the future.' }],
        badges: {
          'Time is up: warning': 'Status is "Kept" and Keep until < today',
          'Hand to the police: bad': 'Status is "Kept" and Kind is "Wallet" and Found < today - 7 days',
        },
        actions: [
          {
            name: 'Given back',
            icon: 'undo-2',
            when: 'Status is "Kept"',
            set: { Status: 'Given back', Shelf: 'empty' },
          },
          {
            name: 'Given away',
            icon: 'gift',
            when: 'Status is "Kept" and Keep until < today',
            set: { Status: 'Given away', Shelf: 'empty' },
          },
        ],
        samples: `
          Item               | Number | Photo          | Kind     | Colour     | Found | Where            | Hidden mark         | Shelf  | Status
          Long umbrella      | F-0412 | black umbrella | Umbrella | Black      | -4    | Bus 14           | Duck handle         | Stand  | Kept
          Child’s rucksack   | F-0413 | red rucksack   | Bag      | Red        | -3    | Swimming pool    | Name Leo inside     | A2     | Kept
          Wallet             | F-0398 | leather wallet | Wallet   | Brown      | -12   | Reading room     | Photo of a boat     | Safe   | Kept
          Set of keys        | F-0377 | keys           | Keys     |            | -130  | Car park         | Blue float          | Drawer | Kept
          Wool scarf         | F-0370 |                | Clothing | Green      | -60   | Café             |                     |        | Given back
        `,
      },
      {
        name: 'Search',
        plural: 'Searches',
        icon: 'search',
        label: 'Looking for',
        fields: {
          'Looking for': 'text required',
          Name: 'person required',
          Phone: 'phone',
          Email: 'email',
          Kind: {
            options: ['Clothing', 'Bag', 'Phone', 'Keys', 'Wallet', 'Umbrella', 'Other'],
            required: true,
          },
          'Lost on': { type: 'date', required: true, default: 'today' },
          Where: 'text',
          Match: { to: 'Found item', inverse: 'Claims' },
          'Mark was right': 'boolean',
          Status: {
            options: ['Open: warning', 'Possible: info', 'Handed over: good', 'Not found: neutral'],
            required: true,
            default: 'Open',
          },
          'Days since': { type: 'integer', computed: 'today - Lost on' },
        },
        sort: 'Lost on desc',
        views: [
          { table: ['Name', 'Kind', 'Lost on', 'Where', 'Match', 'Status'] },
          { board: 'Status', show: ['Name', 'Kind', 'Lost on'] },
        ],
        filters: { Open: 'Status is "Open" or Status is "Possible"' },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is not "Handed over" or Mark was right',
            field: 'Mark was right',
            message: 'Ask for the hidden mark first.',
          },
          {
            check: 'Match is empty or Match.Found >= Lost on',
            field: 'Match',
            message: 'This was found before it was lost.',
          },
        ],
        badges: {
          'Ring the owner: info': 'Status is "Possible" and Match is not empty',
          'Close: neutral': 'Status is "Open" and Days since > 90',
        },
        actions: [
          {
            name: 'Handed over',
            icon: 'check',
            when: 'Match is not empty and Mark was right',
            set: { Status: 'Handed over' },
          },
          {
            name: 'Not found',
            icon: 'x',
            when: 'Status is "Open" and Days since > 30',
            set: { Status: 'Not found' },
          },
        ],
        samples: `
          Looking for          | Name         | Phone           | Email            | Kind     | Lost on | Where    | Match  | Mark was right | Status
          Red school rucksack  | Eva Novak    | +44 1632 960711 |                  | Bag      | -3      | Pool     | F-0413 | no             | Possible
          Black umbrella       | Hugh Penn    |                 | hugh@example.com | Umbrella | -5      | Bus      |        | no             | Open
          Green scarf          | Lily Crane   | +44 1632 960725 |                  | Clothing | -61     | Café     | F-0370 | yes            | Handed over
          Silver earring       | Asha Verma   |                 | asha@example.com | Other    | -140    | Hall     |        | no             | Open
        `,
      },
      {
        name: 'Shelf',
        plural: 'Shelves',
        icon: 'archive',
        fields: {
          Name: 'text required unique',
          Room: 'text',
          Locked: 'boolean',
          'Items here': { type: 'integer', computed: 'count(Found items)' },
          'To clear': { type: 'integer', computed: 'count(Found items where Keep until < today)' },
        },
        views: [{ table: ['Room', 'Locked', 'Items here', 'To clear'] }],
        filters: { 'To clear': 'To clear > 0' },
        badges: { 'To clear: warning': 'To clear > 0' },
        samples: `
          Name   | Room       | Locked
          A2     | Back room  | no
          Stand  | Back room  | no
          Drawer | Front desk | yes
          Safe   | Office     | yes
        `,
      },
    ],
    metrics: {
      'Kept now': { count: 'Found item', where: 'Status is "Kept"' },
      'To give away': { count: 'Found item', where: 'Status is "Kept" and Keep until < today' },
      'Open searches': { count: 'Search', where: 'Status is "Open" or Status is "Possible"' },
      'Items by kind': { count: 'Found item', by: 'Kind' },
    },
    pages: [
      'Found items',
      'Searches',
      'Shelves',
      {
        name: 'Counter',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Kept now', 'To give away', 'Open searches'] },
          { shortlist: 'Search', title: 'Ring these', where: 'Status is "Possible"' },
          { chart: 'Items by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
