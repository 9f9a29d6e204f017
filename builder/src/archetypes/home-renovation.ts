import type { Archetype } from './archetype';

export const homeRenovation: Archetype = {
  id: 'home-renovation',
  names: {
    en: [
      'home renovation',
      'home improvement',
      'house renovation',
      'decorating the house',
      'kitchen remodel',
    ],
    es: ['reforma de casa', 'obras en casa', 'renovación del hogar'],
    fr: ['travaux à la maison', 'rénovation de la maison', 'travaux d’appartement'],
    de: ['Hausrenovierung', 'Renovierung der Wohnung', 'Umbau zu Hause'],
    pt: ['obras em casa', 'remodelação da casa', 'reforma da casa'],
  },
  words: [
    'renovation',
    'renovate',
    'decorate',
    'paint',
    'plaster',
    'tile',
    'wallpaper',
    'builder',
    'plumber',
    'electrician',
    'quote',
    'floorboard',
    'kitchen',
    'bathroom',
    'skip',
    'loft',
    'extension',
  ],
  draft: {
    title: 'The renovation',
    look: { accent: '#9c3f2a', icon: 'paint-roller', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Job',
        icon: 'hammer',
        fields: {
          Name: 'text required',
          Room: { to: 'Room', required: true },
          Tradesperson: { to: 'Tradesperson' },
          Status: {
            options: [
              'Idea: neutral',
              'Asking for quotes: warning',
              'Booked: info',
              'Under way: accent',
              'Done: good',
            ],
            required: true,
            default: 'Idea',
          },
          Starts: 'date',
          Ends: 'date',
          Budget: { type: 'money', min: 0 },
          Spent: { type: 'money', computed: 'sum(Amount in Costs)' },
          After: { to: 'Job', inverse: 'Holds up', help: 'What has to be finished first.' },
        },
        sort: 'Starts',
        views: [
          { board: 'Status', show: ['Room', 'Tradesperson', 'Starts'] },
          { timeline: 'Starts', end: 'Ends' },
          { table: ['Room', 'Status', 'Tradesperson', 'Budget', 'Spent'] },
        ],
        filters: {
          'Under way': 'Status is "Under way"',
          'Nobody booked': 'Tradesperson is empty and Status is not "Done"',
          'Over budget': 'Spent > Budget',
        },
        rules: [
          { check: 'Ends >= Starts', field: 'Ends', message: 'Work ends after it starts.' },
          {
            check: 'After is empty or Starts is empty or After.Ends <= Starts',
            field: 'Starts',
            message: 'What has to be finished first is not finished by then.',
          },
          {
            noOverlap: ['Starts', 'Ends'],
            within: ['Tradesperson'],
            where: 'Status is not "Done"',
            message: 'They are busy in another room then.',
          },
        ],
        badges: {
          'Over budget: bad': 'Spent > Budget',
          'Should be done: warning': 'Ends < today and Status is not "Done"',
        },
        actions: [
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "Booked"',
            set: { Status: 'Under way', Starts: 'today' },
          },
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "Under way"',
            set: { Status: 'Done', Ends: 'today' },
          },
        ],
        samples: `
          Name                 | Room     | Tradesperson  | Status            | Starts | Ends | Budget  | After
          New pipes            | Bathroom | Sal Rossi     | Done              | -30    | -22  | 1400.00 |
          Tile the walls       | Bathroom | Marek Tiles   | Under way         | -6     | +4   | 900.00  | New pipes
          Rewire the sockets   | Kitchen  | Bright Sparks | Under way         | -14    | -2   | 1100.00 |
          Fit the cupboards    | Kitchen  |               | Asking for quotes | +20    | +27  | 6500.00 | Rewire the sockets
          Sand the floorboards | Hall     | June Ashworth | Booked            | +8     | +11  | 480.00  |
          Wallpaper            | Hall     |               | Idea              |        |      | 260.00  | Sand the floorboards
        `,
      },
      {
        name: 'Cost',
        icon: 'receipt',
        fields: {
          Name: 'text required',
          Job: { to: 'Job', required: true, onDelete: 'cascade' },
          Kind: { options: ['Material', 'Labour', 'Hire', 'Permit', 'Rubbish'], required: true },
          Date: { type: 'date', default: 'today' },
          Amount: { type: 'money', required: true, min: 0 },
          'Pay by': 'date',
          Paid: 'boolean',
          Receipt: 'image',
        },
        sort: 'Date desc',
        views: [
          { table: ['Job', 'Kind', 'Date', 'Amount', 'Pay by', 'Paid'] },
          { board: 'Kind', show: ['Job', 'Amount'] },
        ],
        filters: { 'To pay': 'not Paid' },
        rules: [
          { check: 'Pay by >= Date', field: 'Pay by', message: 'An invoice is paid after it is written.' },
        ],
        badges: { 'Overdue: bad': 'not Paid and Pay by < today' },
        actions: [{ name: 'Paid', icon: 'check', when: 'not Paid', set: { Paid: 'true' } }],
        samples: `
          Name              | Job                  | Kind     | Date | Amount  | Pay by | Paid | Receipt
          Copper pipes      | New pipes            | Material | -31  | 412.00  | -17    | yes  | pipe receipt
          Plumber, six days | New pipes            | Labour   | -21  | 1180.00 | -7     | no   |
          Zellige tiles     | Tile the walls       | Material | -9   | 640.00  | +5     | yes  | tile receipt
          Skip hire         | Tile the walls       | Rubbish  | -6   | 210.00  | +8     | no   |
          Cable and sockets | Rewire the sockets   | Material | -14  | 285.00  |        | yes  |
          Floor sander      | Sand the floorboards | Hire     | -1   | 95.00   | +8     | no   |
        `,
      },
      {
        name: 'Room',
        icon: 'door-open',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Area: { type: 'number', min: 0.5, unit: 'm²' },
          Colours: { type: 'tags', help: 'Paints and papers that were chosen.' },
          Budget: { type: 'money', computed: 'sum(Budget in Jobs)' },
          Spent: { type: 'money', computed: 'sum(Spent in Jobs)' },
          Finished: { type: 'percent', computed: 'count(Jobs where Status is "Done") / count(Jobs)' },
        },
        views: [{ gallery: 'Photo', show: ['Area', 'Budget', 'Spent', 'Finished'] }],
        badges: { 'Half way: info': 'Finished >= 50% and Finished < 100%' },
        samples: `
          Name     | Photo        | Area | Colours
          Bathroom | old bathroom | 6.2  | chalk white, sea green
          Kitchen  | bare kitchen | 14.5 | oat
          Hall     | narrow hall  | 9    | botanical paper
          Attic    | attic beams  | 22   |
        `,
      },
      {
        name: 'Tradesperson',
        plural: 'Tradespeople',
        icon: 'hard-hat',
        fields: {
          Name: 'text required unique',
          Trade: {
            options: ['Builder', 'Plumber', 'Electrician', 'Joiner', 'Plasterer', 'Tiler', 'Painter'],
            required: true,
          },
          Phone: 'phone required',
          Email: 'email',
          'Day rate': { type: 'money', min: 0 },
          Rating: { type: 'rating', min: 1, max: 5 },
          Jobs: { type: 'integer', computed: 'count(Jobs)' },
        },
        views: [
          { table: ['Trade', 'Phone', 'Day rate', 'Rating', 'Jobs'] },
          { board: 'Trade', show: ['Phone', 'Rating'] },
        ],
        filters: { Recommended: 'Rating >= 4' },
        samples: `
          Name          | Trade       | Phone           | Email                 | Day rate | Rating
          Sal Rossi     | Plumber     | +44 1632 960711 | sal@rossi.example     | 190.00   | 5
          Marek Tiles   | Tiler       | +44 1632 960722 | marek@tiles.example   | 175.00   | 4
          Bright Sparks | Electrician | +44 1632 960735 | office@sparks.example | 210.00   | 3
          June Ashworth | Joiner      | +44 1632 960749 |                       | 220.00   |
        `,
      },
    ],
    metrics: {
      'Spent so far': { sum: 'Amount', of: 'Cost' },
      'To pay': { sum: 'Amount', of: 'Cost', where: 'not Paid' },
      'Spent by kind': { sum: 'Amount', of: 'Cost', by: 'Kind' },
      'Jobs by status': { count: 'Job', by: 'Status' },
    },
    pages: [
      'Jobs',
      'Rooms',
      {
        name: 'Money and time',
        icon: 'ruler',
        blocks: [
          { figures: ['Spent so far', 'To pay'] },
          { shortlist: 'Job', title: 'Late', where: 'Ends < today and Status is not "Done"', sort: 'Ends' },
          { chart: 'Spent by kind', shape: 'donut' },
          { chart: 'Jobs by status' },
        ],
      },
      'Costs',
      'Tradespeople',
    ],
  },
};
