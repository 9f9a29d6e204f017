import type { Archetype } from './archetype';

export const astronomyLog: Archetype = {
  id: 'astronomy-log',
  names: {
    en: ['astronomy', 'stargazing', 'observing log', 'astronomy log', 'telescope observations'],
    es: ['astronomía', 'observaciones astronómicas', 'diario de observación'],
    fr: ['astronomie', 'observations astronomiques', 'carnet d’observation du ciel'],
    de: ['Astronomie', 'Sternbeobachtung', 'Beobachtungsbuch'],
    pt: ['astronomia', 'observações astronómicas', 'diário de observação do céu'],
  },
  words: [
    'astronomy',
    'telescope',
    'star',
    'galaxy',
    'nebula',
    'planet',
    'eyepiece',
    'messier',
    'constellation',
    'moon',
    'stargazing',
    'comet',
    'magnitude',
    'aperture',
    'astrophotography',
    'eclipse',
    'meteor',
    'observe',
    'sky',
  ],
  draft: {
    title: 'Observing log',
    look: { accent: '#3b4a9b', icon: 'telescope', font: 'technical', radius: 'soft', mode: 'dark' },
    entities: [
      {
        name: 'Observation',
        icon: 'telescope',
        label: 'Object',
        fields: {
          Object: { to: 'Object', required: true },
          Night: { to: 'Night', required: true },
          Time: 'time',
          Telescope: { to: 'Telescope', required: true },
          Eyepiece: { type: 'number', min: 1, unit: 'mm', help: 'Its focal length.' },
          Magnification: { type: 'integer', computed: 'Telescope.Focal length / Eyepiece', unit: '×' },
          Rating: { type: 'rating', min: 1, max: 5 },
          Sketch: 'image',
          Notes: 'longtext',
        },
        views: [
          { table: ['Night', 'Time', 'Telescope', 'Eyepiece', 'Magnification', 'Rating'] },
          { gallery: 'Sketch', show: ['Night', 'Magnification'] },
          { cards: ['Night', 'Telescope', 'Rating', 'Notes'] },
        ],
        filters: {
          'Best views': 'Rating >= 4',
          'With a sketch': 'Sketch is not empty',
          'No notes': 'Notes is empty',
        },
        rules: [
          {
            check: 'Eyepiece is empty or Magnification <= Telescope.Aperture * 2',
            field: 'Eyepiece',
            message: 'Empty magnification: no telescope shows more than twice its aperture in millimetres.',
          },
        ],
        badges: { 'Unforgettable: good': 'Rating = 5', 'To write up: warning': 'Notes is empty' },
        samples: `
          Object           | Night              | Time  | Telescope    | Eyepiece | Rating | Sketch        | Notes
          Orion Nebula     | New moon, Elm Hill | 23:10 | Dobson 200   | 25       | 5      | nebula        | Four stars of the Trapezium, wings to the edge of the field
          Andromeda Galaxy | New moon, Elm Hill | 21:40 | Binoculars   |          | 4      |               | Elongated, no dark lane
          Saturn           | Balcony, hazy      | 22:05 | Refractor 80 | 6        | 3      | ringed planet | Cassini only in moments
          Double Cluster   | New moon, Elm Hill | 22:20 | Dobson 200   | 32       | 5      |               |
          Albireo          | After the rain     | 20:55 | Refractor 80 | 20       | 4      | double star   | Gold and blue
        `,
      },
      {
        name: 'Object',
        icon: 'star',
        fields: {
          Name: 'text required unique',
          Catalogue: { type: 'text', unique: true, help: 'M 31, NGC 869.' },
          Kind: {
            options: [
              'Galaxy',
              'Nebula',
              'Open cluster',
              'Globular cluster',
              'Double star',
              'Planet',
              'Comet',
            ],
            required: true,
          },
          Constellation: 'text',
          Magnitude: { type: 'number', min: -30, max: 25 },
          'Best in': {
            options: ['Spring', 'Summer', 'Autumn', 'Winter', 'All year'],
          },
          'On the list': { type: 'boolean', help: 'For the next clear night.' },
          'Times seen': { type: 'integer', computed: 'count(Observations)' },
          'Last seen': { type: 'date', computed: 'largest(Night.Date in Observations)' },
        },
        views: [
          {
            table: ['Catalogue', 'Kind', 'Constellation', 'Magnitude', 'Best in', 'Times seen', 'Last seen'],
          },
          { board: 'Best in', show: ['Catalogue', 'Kind', 'Times seen'] },
        ],
        filters: {
          'Next clear night': 'On the list',
          'Still to see': 'Times seen = 0',
          Seen: 'Times seen > 0',
          'For the naked eye': 'Magnitude <= 6',
        },
        badges: { 'Still to see: accent': 'Times seen = 0' },
        actions: [
          { name: 'Put on the list', icon: 'plus', when: 'not On the list', set: { 'On the list': 'true' } },
          { name: 'Take off the list', icon: 'minus', when: 'On the list', set: { 'On the list': 'false' } },
        ],
        samples: `
          Name             | Catalogue | Kind         | Constellation | Magnitude | Best in  | On the list
          Orion Nebula     | M 42      | Nebula       | Orion         | 4.0       | Winter   | no
          Andromeda Galaxy | M 31      | Galaxy       | Andromeda     | 3.4       | Autumn   | yes
          Double Cluster   | NGC 869   | Open cluster | Perseus       | 3.7       | Autumn   | no
          Albireo          |           | Double star  | Cygnus        | 3.1       | Summer   | no
          Saturn           |           | Planet       |               | 0.7       | All year | yes
          Sombrero Galaxy  | M 104     | Galaxy       | Virgo         | 8.0       | Spring   | yes
        `,
      },
      {
        name: 'Night',
        icon: 'moon',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Place: 'text',
          Seeing: { options: ['Perfect: good', 'Good: good', 'Fair: info', 'Poor: warning', 'Boiling: bad'] },
          'Faintest star': { type: 'number', min: 0, max: 8, unit: 'mag', help: 'Seen with the naked eye.' },
          Moon: { type: 'percent', min: 0, max: 100, help: 'How much of it was lit.' },
          Temperature: { type: 'number', unit: '°C' },
          Objects: { type: 'integer', computed: 'count(Observations)' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Place', 'Seeing', 'Faintest star', 'Moon', 'Objects'] },
          { calendar: 'Date', color: 'Seeing' },
        ],
        filters: { Planned: 'Date > today', Dark: 'Moon < 25%' },
        rules: [{ unique: ['Date', 'Place'], message: 'This night is in the log already.' }],
        badges: { 'Dark sky: good': 'Faintest star >= 6', 'Moonlight: warning': 'Moon >= 60%' },
        samples: `
          Name               | Date | Place     | Seeing | Faintest star | Moon | Temperature
          New moon, Elm Hill | -14  | Elm Hill  | Good   | 6.1           | 2    | -3
          Balcony, hazy      | -5   | Home      | Poor   | 4.2           | 64   | 6
          After the rain     | -33  | Allotment | Fair   | 5.3           | 30   | 9
          Meteor night       | +12  | Elm Hill  |        |               | 8    |
        `,
      },
      {
        name: 'Telescope',
        icon: 'telescope',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Refractor', 'Reflector', 'Catadioptric', 'Binoculars', 'Naked eye'] },
          Aperture: { type: 'integer', required: true, min: 1, unit: 'mm' },
          'Focal length': { type: 'integer', min: 1, unit: 'mm' },
          'Focal ratio': { type: 'number', computed: 'round(Focal length / Aperture, 1)' },
          'Most useful': { type: 'integer', computed: 'Aperture * 2', unit: '×' },
          Used: { type: 'integer', computed: 'count(Observations)' },
        },
        views: [{ table: ['Kind', 'Aperture', 'Focal length', 'Focal ratio', 'Most useful', 'Used'] }],
        filters: { 'Gathers dust': 'Used = 0' },
        samples: `
          Name         | Kind       | Aperture | Focal length
          Dobson 200   | Reflector  | 200      | 1200
          Refractor 80 | Refractor  | 80       | 600
          Binoculars   | Binoculars | 50       |
          Travel scope | Refractor  | 60       | 360
        `,
      },
    ],
    metrics: {
      'Objects seen': { count: 'Object', where: 'Times seen > 0', goal: 110 },
      'Nights out': { count: 'Night', where: 'Date <= today' },
      'Objects by kind': { count: 'Object', by: 'Kind' },
      'Nights per month': { count: 'Night', where: 'Date <= today', by: 'Date', per: 'month' },
    },
    pages: [
      'Observations',
      'Objects',
      'Nights',
      'Telescopes',
      {
        name: 'Tonight',
        icon: 'moon',
        blocks: [
          { figures: ['Objects seen', 'Nights out'] },
          { shortlist: 'Object', title: 'For the next clear night', where: 'On the list', sort: 'Magnitude' },
          { chart: 'Objects by kind', shape: 'donut' },
          { chart: 'Nights per month' },
        ],
      },
    ],
  },
};
