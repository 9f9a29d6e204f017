import type { Archetype } from './archetype';

export const festival: Archetype = {
  id: 'festival',
  names: {
    en: ['festival', 'music festival', 'festival line-up', 'street fair', 'village fete'],
    es: ['festival', 'festival de música', 'cartel del festival'],
    fr: ['festival', 'festival de musique', 'programmation du festival'],
    de: ['Festival', 'Musikfestival', 'Straßenfest', 'Dorffest'],
    pt: ['festival', 'festival de música', 'cartaz do festival'],
  },
  words: [
    'festival',
    'stage',
    'act',
    'headliner',
    'artist',
    'stall',
    'soundcheck',
    'fete',
    'backstage',
    'rider',
    'crew',
    'trader',
    'gate',
    'wristband',
    'performer',
    'site',
  ],
  draft: {
    title: 'Festival',
    currency: 'GBP',
    look: { accent: '#c2410f', icon: 'tent', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Act',
        icon: 'guitar',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Music', 'Dance', 'Comedy', 'Children', 'Walkabout'], required: true },
          Status: {
            options: ['Wished for: neutral', 'Asked: info', 'Confirmed: good', 'Cancelled: bad'],
            required: true,
            default: 'Wished for',
          },
          Stage: { to: 'Stage' },
          Start: 'datetime',
          End: 'datetime',
          Fee: { type: 'money', min: 0 },
          Rider: { type: 'text', help: 'What they need on stage and behind it.' },
          Contact: 'person',
          Phone: 'phone',
          Plays: { type: 'duration', computed: 'End - Start' },
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Stage' },
          { board: 'Status', show: ['Kind', 'Stage', 'Start', 'Fee'] },
          { table: ['Kind', 'Stage', 'Start', 'Plays', 'Status', 'Fee'] },
        ],
        filters: {
          Confirmed: 'Status is "Confirmed"',
          'No slot': 'Status is "Confirmed" and Start is empty',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'A set ends after it starts.' },
          {
            noOverlap: ['Start', 'End'],
            within: ['Stage'],
            where: 'Status is not "Cancelled"',
            message: 'Another act is on that stage then.',
          },
          {
            check: 'End is empty or Stage is empty or time(End) <= Stage.Curfew',
            field: 'End',
            message: 'This stage is silent by then.',
          },
        ],
        badges: {
          'No slot: warning': 'Status is "Confirmed" and Start is empty',
          'Still open: bad': 'Status is "Asked" and Start <= now + 21 days',
        },
        actions: [
          { name: 'Confirmed', icon: 'check', when: 'Status is "Asked"', set: { Status: 'Confirmed' } },
          { name: 'Cancelled', icon: 'x', when: 'Status is "Confirmed"', set: { Status: 'Cancelled' } },
        ],
        samples: `
          Name              | Kind      | Status     | Stage      | Start     | End       | Fee     | Rider              | Contact     | Phone
          The Marsh Lights  | Music     | Confirmed  | Meadow     | +30T20:00 | +30T21:15 | 1800.00 | Two DI boxes       | Lou Farr    | +44 1632 960101
          Brass on Wheels   | Music     | Confirmed  | Meadow     | +30T18:00 | +30T18:45 | 600.00  |                    | Ted Oakes   | +44 1632 960107
          Puppet caravan    | Children  | Confirmed  | Small tent | +30T14:00 | +30T14:40 | 250.00  | Shade, no drums near | Mina Sol  |
          Stilt herons      | Walkabout | Confirmed  |            |           |           | 320.00  | Changing room      | Ari Benn    |
          Nadia Cruz        | Comedy    | Asked      | Small tent | +30T19:00 | +30T19:40 | 400.00  | One stool          | Agent       |
        `,
      },
      {
        name: 'Stage',
        icon: 'speaker',
        fields: {
          Name: 'text required unique',
          Holds: { type: 'integer', min: 1, unit: 'people' },
          Manager: 'person',
          Curfew: { type: 'time', required: true, default: '22:30' },
          'Acts here': { type: 'integer', computed: 'count(Acts where Status is "Confirmed")' },
          Music: { type: 'duration', computed: 'sum(Plays in Acts where Status is "Confirmed")' },
        },
        views: [{ cards: ['Holds', 'Manager', 'Curfew', 'Acts here'] }],
        badges: { 'No manager: bad': 'Manager is empty' },
        samples: `
          Name       | Holds | Manager   | Curfew
          Meadow     | 1200  | Kit Adams | 22:30
          Small tent | 180   | Bea Lund  | 21:00
          Bandstand  | 300   |           | 20:00
          Barn       | 90    | Lou Farr  | 23:00
        `,
      },
      {
        name: 'Stall',
        icon: 'store',
        fields: {
          Trader: 'text required unique',
          Sells: { options: ['Food', 'Drinks', 'Crafts', 'Charity', 'Games'], required: true },
          Pitch: 'text unique',
          Width: { type: 'number', required: true, min: 1, unit: 'm', default: '3' },
          Power: 'boolean',
          Price: {
            type: 'money',
            computed: 'if Sells is "Charity" then 0 else Width * 25 + (if Power then 30 else 0)',
          },
          Paid: 'boolean',
          'Insurance seen': 'boolean',
          Phone: 'phone',
        },
        views: [
          { table: ['Sells', 'Pitch', 'Width', 'Power', 'Price', 'Paid', 'Insurance seen'] },
          { board: 'Sells', show: ['Pitch', 'Price', 'Paid'] },
        ],
        filters: { Unpaid: 'not Paid and Price > 0', 'No pitch': 'Pitch is empty' },
        rules: [
          {
            check: 'Pitch is empty or Insurance seen',
            field: 'Pitch',
            message: 'No pitch without an insurance certificate.',
          },
        ],
        badges: { 'Unpaid: bad': 'not Paid and Price > 0', 'Insurance?: warning': 'not Insurance seen' },
        actions: [
          { name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } },
          {
            name: 'Insurance seen',
            icon: 'shield-check',
            when: 'not Insurance seen',
            set: { 'Insurance seen': 'true' },
          },
        ],
        samples: `
          Trader            | Sells   | Pitch | Width | Power | Paid | Insurance seen | Phone
          Dosa Cart         | Food    | A1    | 4     | yes   | yes  | yes            | +44 1632 960120
          Lakeside Cider    | Drinks  | A2    | 3     | yes   | no   | yes            | +44 1632 960126
          Wren Ceramics     | Crafts  |       | 3     | no    | no   | no             |
          Lifeboat fund     | Charity | B4    | 2     | no    | no   | yes            |
          Hook a duck       | Games   | B5    | 3     | no    | yes  | yes            | +44 1632 960139
        `,
      },
      {
        name: 'Shift',
        icon: 'calendar-clock',
        label: 'Job',
        fields: {
          Job: { options: ['Gate', 'Bar', 'Stage crew', 'First aid', 'Litter'], required: true },
          Stage: { to: 'Stage' },
          Start: 'datetime required',
          End: 'datetime required',
          Needed: { type: 'integer', required: true, min: 1, default: '2' },
          Helpers: 'tags',
          Short: { type: 'boolean', computed: 'Helpers is empty' },
        },
        sort: 'Start',
        views: [{ calendar: 'Start', end: 'End' }, { table: ['Stage', 'Start', 'End', 'Needed', 'Helpers'] }],
        filters: { 'Nobody yet': 'Short' },
        rules: [{ check: 'End > Start', field: 'End', message: 'A shift ends after it starts.' }],
        badges: { 'Nobody yet: bad': 'Short' },
        samples: `
          Job        | Stage  | Start     | End       | Needed | Helpers
          Gate       |        | +30T12:00 | +30T16:00 | 3      | Ewan, Priti, Hal
          Stage crew | Meadow | +30T17:00 | +30T22:30 | 4      | Kit, Jo
          Litter     |        | +31T08:00 | +31T11:00 | 6      |
          First aid  |        | +30T12:00 | +30T22:00 | 2      | Nurse Obi
        `,
      },
    ],
    metrics: {
      'Fees agreed': { sum: 'Fee', of: 'Act', where: 'Status is "Confirmed"' },
      'Stall income': { sum: 'Price', of: 'Stall' },
      'Shifts without helpers': { count: 'Shift', where: 'Short' },
      'Acts by stage': { count: 'Act', where: 'Status is "Confirmed"', by: 'Stage' },
    },
    pages: [
      'Acts',
      'Stages',
      'Stalls',
      'Shifts',
      {
        name: 'Site office',
        icon: 'flag',
        blocks: [
          { figures: ['Fees agreed', 'Stall income', 'Shifts without helpers'] },
          { shortlist: 'Stall', title: 'Unpaid stalls', where: 'not Paid and Price > 0' },
          { chart: 'Acts by stage' },
        ],
      },
    ],
  },
};
