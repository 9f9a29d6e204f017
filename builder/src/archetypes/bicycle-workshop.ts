import type { Archetype } from './archetype';

export const bicycleWorkshop: Archetype = {
  id: 'bicycle-workshop',
  names: {
    en: ['bicycle workshop', 'bike shop', 'bike repair', 'bicycle repair shop'],
    es: ['taller de bicicletas', 'tienda de bicicletas', 'reparación de bicis'],
    fr: ['atelier vélo', 'magasin de vélos', 'réparation de vélos'],
    de: ['Fahrradwerkstatt', 'Fahrradladen', 'Fahrradreparatur'],
    pt: ['oficina de bicicletas', 'loja de bicicletas', 'conserto de bicicletas'],
  },
  words: [
    'bicycle',
    'bike',
    'puncture',
    'wheel',
    'chain',
    'gear',
    'brake',
    'spoke',
    'frame',
    'tyre',
    'cassette',
    'hub',
    'saddle',
    'mechanic',
    'tune-up',
  ],
  draft: {
    title: 'Bicycle workshop',
    look: { accent: '#0f6e8c', icon: 'bike', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Repair',
        icon: 'wrench',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Bike: { to: 'Bike', required: true },
          Services: { to: 'Service', many: true, inverse: 'Repairs' },
          Parts: { to: 'Part', many: true, inverse: 'Fitted in' },
          Status: {
            options: [
              'Waiting: neutral',
              'On the stand: accent',
              'Parts ordered: warning',
              'Ready: good',
              'Collected: neutral',
            ],
            required: true,
            default: 'Waiting',
          },
          Hook: { type: 'integer', min: 1, max: 40, help: 'Where the bike hangs.' },
          Due: { type: 'date', required: true, default: 'today + 3 days' },
          Price: { type: 'money', computed: 'sum(Price in Services) + sum(Price in Parts)' },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Bike', 'Services', 'Due', 'Hook'] },
          { table: ['Bike', 'Services', 'Parts', 'Status', 'Due', 'Price'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: { 'In the shop': 'Status is not "Collected"', 'To collect': 'Status is "Ready"' },
        opensWith: 'In the shop',
        rules: [
          {
            limit: '1',
            within: ['Hook'],
            where: 'Status is not "Collected"',
            message: 'Another bike hangs on this hook.',
          },
          {
            check: 'Status is not "Ready" or Services is not empty or Parts is not empty',
            field: 'Services',
            message: 'Say what was done before it is ready.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and Status is not "Ready" and Status is not "Collected"',
          'Call the owner: info': 'Status is "Ready" and Due < today - 7 days',
        },
        actions: [
          {
            name: 'On the stand',
            icon: 'play',
            when: 'Status is "Waiting" or Status is "Parts ordered"',
            set: { Status: 'On the stand' },
          },
          { name: 'Ready', icon: 'check', when: 'Status is "On the stand"', set: { Status: 'Ready' } },
          {
            name: 'Collected',
            icon: 'bike',
            when: 'Status is "Ready"',
            set: { Status: 'Collected', Hook: 'empty' },
          },
        ],
        samples: `
          Number | Bike                 | Services      | Parts           | Status        | Hook | Due  | Notes
          R-481  | Red commuter         | Small service | Brake pads      | On the stand  | 4    | +0   |
          R-482  | Blue gravel bike     | Gears set up  | Chain, Cassette | Parts ordered | 7    | -1   | Cassette comes on Tuesday.
          R-483  | Cargo bike Long John | Puncture      | Tube 26 inch    | Waiting       | 12   | +2   |
          R-480  | Mountain bike, green | Wheel trued   |                 | Ready         | 2    | -9   | No answer on the phone.
          R-484  | Child's bike, yellow |               |                 | Waiting       |      | +3   | Looks like the bottom bracket.
          R-471  | Red commuter         | Full service  | Chain           | Collected     |      | -200 |
        `,
      },
      {
        name: 'Bike',
        icon: 'bike',
        fields: {
          Name: 'text required',
          Owner: { type: 'person', required: true },
          Phone: 'phone required',
          Kind: { options: ['City', 'Road', 'Mountain', 'E-bike', 'Cargo', 'Child’s'] },
          'Frame number': 'text unique',
          'Last repair': { type: 'date', computed: 'largest(Due in Repairs where Status is "Collected")' },
          Spent: { type: 'money', computed: 'sum(Price in Repairs)' },
        },
        views: [
          { table: ['Owner', 'Phone', 'Kind', 'Last repair', 'Spent'] },
          { cards: ['Owner', 'Kind', 'Frame number'] },
        ],
        filters: { 'Not seen for half a year': 'Last repair < today - 180 days' },
        samples: `
          Name                 | Owner          | Phone    | Kind     | Frame number
          Red commuter         | Hattie Moss    | 555-0301 | City     | RC-88213
          Blue gravel bike     | Leon Achebe    | 555-0302 | Road     | GB-114502
          Cargo bike Long John | Corner Grocers | 555-0303 | Cargo    | CJ-5520
          Mountain bike, green | Sam Whitlock   | 555-0304 | Mountain | MG-7731
          Child's bike, yellow | Marta Roy      | 555-0305 | Child’s  |
        `,
      },
      {
        name: 'Service',
        icon: 'clipboard-list',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', required: true, min: 0 },
          Duration: { type: 'duration', min: 0 },
          Includes: 'text',
          'Times done': { type: 'integer', computed: 'count(Repairs)' },
        },
        views: [{ table: ['Price', 'Duration', 'Includes', 'Times done'] }],
        samples: `
          Name          | Price  | Duration | Includes
          Puncture      | 12.00  | 0:20     | Tube not included
          Small service | 59.00  | 1:00     | Gears, brakes, bolts, tyre pressure
          Full service  | 139.00 | 2:30     | Everything off, cleaned and greased
          Gears set up  | 25.00  | 0:30     | Front and rear
          Wheel trued   | 22.00  | 0:30     | One wheel
        `,
      },
      {
        name: 'Part',
        icon: 'cog',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', required: true, min: 0 },
          'In stock': { type: 'integer', required: true, min: 0, default: '0' },
          'Reorder at': { type: 'integer', min: 0, default: '2' },
          Fits: 'tags',
        },
        views: [{ table: ['Price', 'In stock', 'Reorder at', 'Fits'] }],
        filters: { 'To order': 'In stock <= Reorder at' },
        badges: { 'Low: warning': 'In stock <= Reorder at' },
        actions: [
          { name: 'Take one', icon: 'minus', when: 'In stock > 0', set: { 'In stock': 'In stock - 1' } },
          { name: 'Put one back', icon: 'plus', set: { 'In stock': 'In stock + 1' } },
        ],
        samples: `
          Name         | Price | In stock | Reorder at | Fits
          Chain        | 28.00 | 6        | 2          | 9-speed, 10-speed
          Cassette     | 49.00 | 0        | 1          | 10-speed
          Brake pads   | 11.50 | 14       | 6          | rim brakes
          Tube 26 inch | 7.00  | 3        | 4          | 26 inch
          Gear cable   | 4.50  | 22       | 10         |
        `,
      },
    ],
    metrics: {
      'In the shop': { count: 'Repair', where: 'Status is not "Collected"' },
      'To collect': { count: 'Repair', where: 'Status is "Ready"' },
      'Repairs by status': { count: 'Repair', by: 'Status' },
      'Income per month': {
        sum: 'Price',
        of: 'Repair',
        where: 'Status is "Collected" or Status is "Ready"',
        by: 'Due',
        per: 'month',
      },
    },
    pages: [
      'Repairs',
      'Bikes',
      'Parts',
      'Services',
      {
        name: 'Bench',
        icon: 'gauge',
        blocks: [
          { figures: ['In the shop', 'To collect'] },
          { shortlist: 'Repair', title: 'Next on the stand', where: 'Status is "Waiting"', sort: 'Due' },
          { shortlist: 'Part', title: 'Parts to order', where: 'In stock <= Reorder at', sort: 'In stock' },
          { chart: 'Repairs by status' },
          { chart: 'Income per month' },
        ],
      },
    ],
  },
};
