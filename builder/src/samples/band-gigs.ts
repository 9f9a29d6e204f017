import type { SampleApplication } from './sample-application';

export const bandGigs: SampleApplication = {
  id: 'band-gigs',
  category: 'Consumer App',
  domain: 'Music',
  description: 'Gigs and rehearsals of a band, the set for each night, and what the till brought in.',
  draft: {
    title: 'Band book',
    currency: 'GBP',
    look: { accent: '#9333ea', icon: 'guitar', font: 'technical', radius: 'soft', mode: 'dark' },
    entities: [
      {
        name: 'Gig',
        icon: 'ticket',
        fields: {
          Gig: 'text required',
          Venue: { to: 'Venue', required: true },
          When: { type: 'datetime', required: true },
          'Load-in': 'time',
          State: {
            options: ['Asked: neutral', 'Confirmed: accent', 'Played: good', 'Called off: bad'],
            required: true,
            default: 'Asked',
          },
          Fee: { type: 'money', min: 0 },
          Costs: { type: 'money', min: 0, default: '0' },
          'For each of us': { type: 'money', computed: 'round((Fee - Costs) / 4, 2)' },
          Set: { to: 'Song', many: true, inverse: 'Played at' },
          'Length of the set': { type: 'duration', computed: 'sum(Length in Set)' },
          Paid: 'boolean',
        },
        sort: 'When',
        views: [
          { cards: ['Venue', 'When', 'State', 'Fee'] },
          { calendar: 'When', color: 'State' },
          { table: ['Venue', 'When', 'State', 'Fee', 'For each of us', 'Paid'] },
        ],
        filters: {
          Coming: 'When >= now and State is not "Called off"',
          'Not paid': 'State is "Played" and not Paid',
        },
        badges: {
          'Money due: bad': 'State is "Played" and not Paid',
          'Set too short: warning': 'State is "Confirmed" and Length of the set < 30 minutes',
        },
        actions: [
          { name: 'Confirm', icon: 'check', when: 'State is "Asked"', set: { State: 'Confirmed' } },
          { name: 'Played', icon: 'music', when: 'State is "Confirmed"', set: { State: 'Played' } },
          { name: 'Paid', icon: 'banknote', when: 'State is "Played" and not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Gig                         | Venue               | When      | Load-in | State      | Fee    | Costs  | Set                                                                               | Paid
          Friday late show            | The Copper Kettle   | +4T22:00  | 19:30   | Confirmed  | 320.00 | 45.00  | Night Ferry, Slow Signal, Paper Crown, Lowlands, Tin Roof, Halfway Home, Red Lamp | no
          Street party                | Elm Road            | +19T16:00 | 14:00   | Confirmed  | 200.00 | 20.00  | Tin Roof, Halfway Home, Paper Crown                                               | no
          Support for the Paper Moths | The Foundry         | +33T20:30 | 17:00   | Asked      | 150.00 | 60.00  | Night Ferry, Lowlands, Red Lamp                                                   | no
          Brewery opening             | Hop & Anchor        | -9T19:00  | 17:30   | Played     | 400.00 | 35.00  | Night Ferry, Slow Signal, Lowlands, Tin Roof, Red Lamp                            | no
          Open stage                  | The Copper Kettle   | -30T21:00 | 20:00   | Played     | 80.00  | 0      | Slow Signal, Paper Crown                                                          | yes
          Wedding of two friends      | Barn at Hollow Farm | -52T20:00 | 16:00   | Played     | 650.00 | 110.00 | Halfway Home, Tin Roof, Paper Crown, Red Lamp, Lowlands                           | yes
          Harbour festival            | The Foundry         | -20T15:00 | 12:00   | Called off | 300.00 | 0      |                                                                                   | no
        `,
      },
      {
        name: 'Song',
        icon: 'music',
        fields: {
          Title: 'text required unique',
          Key: { options: ['A', 'B minor', 'C', 'D', 'E minor', 'G'] },
          Tempo: { type: 'integer', min: 40, max: 220, unit: 'bpm' },
          Length: { type: 'duration', min: 1, max: 20 },
          State: { options: ['New: info', 'Getting there: warning', 'Tight: good'], default: 'New' },
          'Written by': 'person',
          Recording: 'url',
          'Times played': { type: 'integer', computed: 'count(Played at where State is "Played")' },
        },
        views: [
          { board: 'State', show: ['Key', 'Tempo', 'Length'] },
          { table: ['Key', 'Tempo', 'Length', 'State', 'Times played'] },
        ],
        samples: `
          Title        | Key     | Tempo | Length | State         | Written by | Recording
          Night Ferry  | E minor | 96    | 5      | Tight         | Joss Avery | https://demo.example/night-ferry
          Slow Signal  | D       | 72    | 6      | Tight         | Bea Konrad | https://demo.example/slow-signal
          Paper Crown  | G       | 128   | 4      | Tight         | Joss Avery |
          Lowlands     | B minor | 84    | 7      | Getting there | Bea Konrad | https://demo.example/lowlands
          Tin Roof     | A       | 140   | 3      | Tight         | Ike Sorley |
          Halfway Home | C       | 118   | 4      | Tight         | Joss Avery |
          Red Lamp     | E minor | 104   | 5      | Getting there | Ike Sorley |
          Wires        | G       | 132   | 4      | New           | Bea Konrad |
        `,
      },
      {
        name: 'Rehearsal',
        icon: 'mic',
        label: 'Plan',
        fields: {
          Plan: 'text required',
          Starts: { type: 'datetime', required: true },
          Length: { type: 'duration', default: '3 hours' },
          'Work on': { to: 'Song', many: true, inverse: 'Rehearsed in' },
          Notes: 'longtext',
        },
        sort: 'Starts desc',
        views: [{ list: ['Starts', 'Length', 'Work on'] }, { calendar: 'Starts' }],
        samples: `
          Plan               | Starts    | Length | Work on               | Notes
          Run the Friday set | +2T19:00  | 3:00   | Lowlands, Red Lamp    |
          New songs          | +9T19:00  | 2:30   | Wires                 |
          Endings            | -5T19:00  | 3:00   | Lowlands, Night Ferry | Stop together after bar 64
          Harmonies          | -12T18:30 | 2:00   | Red Lamp, Paper Crown | Bea takes the third
        `,
      },
      {
        name: 'Venue',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Town: 'text',
          Contact: 'person',
          Phone: 'phone',
          Holds: { type: 'integer', min: 1, unit: 'people' },
          Earned: { type: 'money', computed: 'sum(Fee in Gigs where State is "Played")' },
        },
        views: [{ table: ['Town', 'Contact', 'Phone', 'Holds', 'Earned'] }],
        samples: `
          Name                | Town      | Contact          | Phone            | Holds
          The Copper Kettle   | Leeds     | Ana Brill        | +44 113 496 0102 | 90
          Elm Road            | Leeds     | Street committee | +44 113 496 0117 | 200
          The Foundry         | Sheffield | Dov Kessel       | +44 114 496 0125 | 350
          Hop & Anchor        | Leeds     | Maud Price       | +44 113 496 0138 | 140
          Barn at Hollow Farm | York      | Fern Ashby       | +44 1632 960144  | 120
        `,
      },
    ],
    metrics: {
      'Gigs to come': { count: 'Gig', where: 'When >= now and State is not "Called off"' },
      'Still to be paid': { sum: 'Fee', of: 'Gig', where: 'State is "Played" and not Paid' },
      'Earned per month': {
        sum: 'Fee - Costs',
        of: 'Gig',
        where: 'State is "Played"',
        by: 'When',
        per: 'month',
      },
      'Songs by state': { count: 'Song', by: 'State' },
    },
    pages: [
      'Gigs',
      'Songs',
      'Rehearsals',
      {
        name: 'The till',
        icon: 'banknote',
        blocks: [
          { figures: ['Gigs to come', 'Still to be paid'] },
          { chart: 'Earned per month' },
          { chart: 'Songs by state', shape: 'donut' },
        ],
      },
      'Venues',
    ],
  },
};
