import type { SampleApplication } from './sample-application';

export const eventProgramme: SampleApplication = {
  id: 'event-programme',
  category: 'Website',
  domain: 'Events',
  description: 'The programme of a two-day festival by stage and hour, with speakers and who signed up.',
  draft: {
    title: 'Makers’ weekend',
    currency: 'EUR',
    look: { accent: '#db2777', icon: 'calendar-days', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Session',
        icon: 'mic',
        fields: {
          Title: 'text required',
          Kind: {
            options: ['Talk: info', 'Workshop: accent', 'Concert: warning', 'Tour: good'],
            required: true,
          },
          Stage: { to: 'Stage', required: true },
          Begins: { type: 'datetime', required: true },
          Ends: { type: 'datetime', required: true },
          Lasts: { type: 'duration', computed: 'Ends - Begins' },
          Speakers: { to: 'Speaker', many: true, inverse: 'On stage' },
          'Places left': { type: 'integer', computed: 'Stage.Holds - count(Sign-ups)' },
          'For whom': { options: ['Beginners', 'Children', 'Professionals'], many: true },
          About: 'longtext',
        },
        sort: 'Begins',
        views: [
          { calendar: 'Begins', end: 'Ends', color: 'Stage', name: 'Programme' },
          { cards: ['Kind', 'Begins', 'Stage', 'Speakers'] },
          { board: 'Stage', show: ['Kind', 'Begins'] },
          { table: ['Kind', 'Stage', 'Begins', 'Lasts', 'Places left'] },
        ],
        filters: {
          Workshops: 'Kind is "Workshop"',
          'For children': 'For whom contains "Children"',
          'Still to come': 'Begins >= now',
        },
        rules: [
          { check: 'Ends > Begins', field: 'Ends', message: 'A session ends after it begins.' },
          {
            noOverlap: ['Begins', 'Ends'],
            within: ['Stage'],
            message: 'Something else is on this stage at that time.',
          },
        ],
        badges: {
          'Full: bad': 'Places left <= 0',
          'Few places: warning': 'Places left > 0 and Places left <= 3',
        },
        samples: `
          Title                              | Kind     | Stage      | Begins    | Ends      | Speakers                   | For whom      | About
          Doors and coffee                   | Tour     | Courtyard  | +12T09:30 | +12T10:00 | Olga Brandis               | Beginners     | A walk through all rooms.
          Casting your first spoon           | Workshop | Foundry    | +12T10:00 | +12T12:00 | Tariq Benson               | Beginners     | Pewter, sand and patience.
          Why glue fails                     | Talk     | Great hall | +12T10:30 | +12T11:15 | Dr. Wilma Heck             | Professionals | Surfaces, moisture, time.
          Kites that fly                     | Workshop | Courtyard  | +12T13:00 | +12T15:00 | Bo Lindgren                | Children      | Bring no string, we have lots.
          Repairing what they say you cannot | Talk     | Great hall | +12T14:00 | +12T15:00 | Olga Brandis, Tariq Benson |               |
          Brass after dark                   | Concert  | Courtyard  | +12T20:00 | +12T22:00 |                            |               | Eleven players, no amplifiers.
          Loom in an afternoon               | Workshop | Foundry    | +13T13:00 | +13T16:00 | Saga Holm                  | Beginners     | Build it, take it home.
          Open hardware and the law          | Talk     | Great hall | +13T11:00 | +13T12:00 | Dr. Wilma Heck             | Professionals |
          Soap-box derby                     | Tour     | Courtyard  | +13T15:00 | +13T17:00 | Bo Lindgren                | Children      | Helmets at the start.
        `,
      },
      {
        name: 'Speaker',
        icon: 'user',
        fields: {
          Name: 'text required',
          Portrait: 'image',
          Trade: 'text',
          Website: 'url',
          About: 'longtext',
          Sessions: { type: 'integer', computed: 'count(On stage)' },
        },
        views: [{ gallery: 'Portrait', show: ['Trade', 'Sessions'] }],
        samples: `
          Name           | Portrait          | Trade             | Website                 | About
          Olga Brandis   | portrait of olga  | Instrument repair | https://brandis.example | Thirty years of clarinets.
          Tariq Benson   | portrait of tariq | Metal casting     | https://benson.example  | Casts bells and door knobs.
          Dr. Wilma Heck | portrait of wilma | Chemist           | https://heck.example    | Knows why it came off.
          Bo Lindgren    | portrait of bo    | Toy maker         |                         | Kites, carts, whistles.
          Saga Holm      | portrait of saga  | Weaver            | https://holm.example    | Linen and nettle.
        `,
      },
      {
        name: 'Stage',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Holds: { type: 'integer', required: true, min: 1, unit: 'people' },
          'Step-free': 'boolean',
        },
        views: [{ list: ['Holds', 'Colour', 'Step-free'] }],
        samples: `
          Name       | Colour  | Holds | Step-free
          Great hall | #db2777 | 240   | yes
          Foundry    | #b45309 | 4     | no
          Courtyard  | #0f766e | 400   | yes
        `,
      },
      {
        name: 'Sign-up',
        icon: 'ticket',
        fields: {
          Name: 'text required',
          Email: 'email required',
          Session: { to: 'Session', required: true, onDelete: 'cascade' },
          'Signed up': { type: 'date', default: 'today' },
        },
        sort: 'Signed up desc',
        views: [{ table: ['Session', 'Email', 'Signed up'] }],
        rules: [
          { unique: ['Email', 'Session'], message: 'This address has a place in that session already.' },
          { limit: 'Session.Stage.Holds', within: ['Session'], message: 'This session is full.' },
        ],
        samples: `
          Name         | Email              | Session                  | Signed up
          Henrik Aas   | henrik@example.com | Casting your first spoon | -6
          Dilara Kaya  | dilara@example.com | Casting your first spoon | -5
          Nuno Reis    | nuno@example.com   | Casting your first spoon | -2
          Dilara Kaya  | dilara@example.com | Brass after dark         | -5
          Emmy Stroud  | emmy@example.com   | Loom in an afternoon     | -4
          Henrik Aas   | henrik@example.com | Loom in an afternoon     | -1
          Wanda Pohl   | wanda@example.com  | Loom in an afternoon     | -1
          Lars Ebbesen | lars@example.com   | Loom in an afternoon     | +0
          Nuno Reis    | nuno@example.com   | Kites that fly           | -3
        `,
      },
    ],
    metrics: {
      'Sign-ups so far': { count: 'Sign-up' },
      'Sign-ups by session': { count: 'Sign-up', by: 'Session' },
      'Hours on stage': { sum: 'Lasts', of: 'Session', by: 'Stage' },
    },
    pages: [
      {
        name: 'Welcome',
        icon: 'sparkles',
        blocks: [
          {
            text: 'Two days of making, mending and listening. Workshops have few places: sign up early, and tell us when you cannot come.',
            title: 'Makers’ weekend',
          },
          { shortlist: 'Session', title: 'First on the programme', sort: 'Begins', most: 4 },
          { add: ['Sign-up'] },
        ],
      },
      'Sessions',
      'Speakers',
      {
        name: 'Organisers',
        icon: 'clipboard-list',
        blocks: [
          { figures: ['Sign-ups so far'] },
          { chart: 'Sign-ups by session' },
          { chart: 'Hours on stage', shape: 'table' },
          { records: 'Sign-up' },
        ],
      },
      'Stages',
    ],
  },
};
