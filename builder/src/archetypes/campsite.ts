import type { Archetype } from './archetype';

export const campsite: Archetype = {
  id: 'campsite',
  names: {
    en: ['campsite', 'campground', 'caravan park', 'camping pitches', 'motorhome park'],
    es: ['camping', 'parque de caravanas'],
    fr: ['camping', 'terrain de camping', 'aire de camping-cars'],
    de: ['Campingplatz', 'Zeltplatz', 'Wohnmobilstellplatz'],
    pt: ['parque de campismo', 'camping', 'parque de caravanas'],
  },
  words: [
    'campsite',
    'pitch',
    'tent',
    'caravan',
    'motorhome',
    'camper',
    'electricity',
    'hook-up',
    'meter',
    'awning',
    'cabin',
    'season',
    'warden',
    'barrier',
    'shower',
  ],
  draft: {
    title: 'Campsite',
    look: { accent: '#33691e', icon: 'tent-tree', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Stay',
        icon: 'tent',
        fields: {
          Name: 'text required',
          Pitch: { to: 'Pitch', required: true },
          Tariff: { to: 'Tariff', required: true },
          Arrival: { type: 'date', required: true, default: 'today' },
          Departure: { type: 'date', required: true, default: 'today + 2 days' },
          People: { type: 'integer', required: true, min: 1, max: 12, default: '2' },
          Electricity: { type: 'number', min: 0, unit: 'kWh', help: 'Read from the post on departure.' },
          Status: {
            options: ['Booked: info', 'On site: accent', 'Left: good', 'Cancelled: neutral'],
            required: true,
            default: 'Booked',
          },
          Total: {
            type: 'money',
            computed:
              '(Departure - Arrival) * (Tariff.Price + Tariff.A person * People) + (if Electricity is empty then 0 else Electricity * Tariff.A kWh)',
          },
        },
        sort: 'Arrival',
        views: [
          { timeline: 'Arrival', end: 'Departure', where: 'Status is not "Cancelled"' },
          { table: ['Pitch', 'Arrival', 'Departure', 'People', 'Electricity', 'Status', 'Total'] },
          { calendar: 'Arrival', end: 'Departure', color: 'Status' },
        ],
        filters: {
          'On site': 'Status is "On site"',
          'Arriving today': 'Arrival = today and Status is "Booked"',
        },
        rules: [
          { check: 'Departure > Arrival', field: 'Departure', message: 'A stay has at least one night.' },
          {
            noOverlap: ['Arrival', 'Departure'],
            within: ['Pitch'],
            where: 'Status is not "Cancelled"',
            message: 'The pitch is taken on one of these nights.',
          },
          {
            check: 'Electricity is empty or Electricity = 0 or Pitch.Has electricity',
            field: 'Electricity',
            message: 'This pitch has no electricity post.',
          },
        ],
        badges: {
          'Leaves today: warning': 'Departure = today and Status is "On site"',
          'Read the meter: bad':
            'Departure <= today and Status is "On site" and Pitch.Has electricity and Electricity is empty',
        },
        actions: [
          {
            name: 'Arrived',
            icon: 'log-in',
            when: 'Status is "Booked" and Arrival <= today',
            set: { Status: 'On site' },
          },
          {
            name: 'Left',
            icon: 'log-out',
            when: 'Status is "On site" and Departure <= today',
            set: { Status: 'Left' },
          },
          {
            name: 'One more night',
            icon: 'moon',
            when: 'Status is "On site"',
            set: { Departure: 'Departure + 1 day' },
          },
        ],
        samples: `
          Name               | Pitch | Tariff      | Arrival | Departure | People | Electricity | Status
          Family Visser      | A12   | High season | -5      | +0        | 4      |             | On site
          Jude Harper        | T03   | High season | +0      | +3        | 2      |             | Booked
          The Romeros        | A14   | High season | -2      | +5        | 3      |             | On site
          Scout group Otters | T05   | Groups      | +12     | +15       | 11     |             | Booked
          Ilse Brandt        | M02   | Low season  | -70     | -66       | 2      | 18.4        | Left
          Tom and Kit        | T03   | Low season  | -64     | -62       | 2      |             | Cancelled
        `,
      },
      {
        name: 'Pitch',
        plural: 'Pitches',
        icon: 'tree-pine',
        fields: {
          Number: 'text required unique',
          Kind: { options: ['Tent', 'Caravan', 'Motorhome', 'Cabin'], required: true },
          Size: { type: 'integer', min: 10, unit: 'm²' },
          'Has electricity': 'boolean',
          Shade: { options: ['Sunny: warning', 'Half shade: neutral', 'Shady: info'] },
          Taken: { type: 'boolean', computed: 'count(Stays where Status is "On site") > 0' },
          'Taken until': {
            type: 'date',
            computed: 'largest(Departure in Stays where Status is "On site" or Status is "Booked")',
          },
        },
        views: [
          { board: 'Kind', show: ['Size', 'Shade', 'Taken'] },
          { table: ['Kind', 'Size', 'Has electricity', 'Shade', 'Taken', 'Taken until'] },
        ],
        filters: { 'Free now': 'not Taken', 'With electricity': 'Has electricity' },
        badges: { 'Taken: accent': 'Taken' },
        samples: `
          Number | Kind      | Size | Has electricity | Shade
          A12    | Caravan   | 100  | yes             | Half shade
          A14    | Caravan   | 110  | yes             | Sunny
          T03    | Tent      | 60   | no              | Shady
          T05    | Tent      | 240  | no              | Half shade
          M02    | Motorhome | 90   | yes             | Sunny
        `,
      },
      {
        name: 'Tariff',
        icon: 'banknote',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', required: true, min: 0, help: 'For the pitch and a night.' },
          'A person': { type: 'money', required: true, min: 0 },
          'A kWh': { type: 'money', required: true, min: 0, default: '0.60' },
          'Number of stays': { type: 'integer', computed: 'count(Stays where Status is not "Cancelled")' },
        },
        views: [{ table: ['Price', 'A person', 'A kWh', 'Number of stays'] }],
        samples: `
          Name        | Price | A person | A kWh
          High season | 19.00 | 9.50     | 0.65
          Low season  | 12.00 | 6.50     | 0.65
          Groups      | 10.00 | 5.00     | 0.65
          Long stay   | 9.00  | 4.00     | 0.55
        `,
      },
    ],
    metrics: {
      'People on site': { sum: 'People', of: 'Stay', where: 'Status is "On site"' },
      'Taken pitches': { count: 'Pitch', where: 'Taken' },
      'Income per month': {
        sum: 'Total',
        of: 'Stay',
        where: 'Status is not "Cancelled"',
        by: 'Arrival',
        per: 'month',
      },
      'Pitches by kind': { count: 'Pitch', by: 'Kind' },
    },
    pages: [
      'Stays',
      'Pitches',
      'Tariffs',
      {
        name: 'The barrier',
        icon: 'door-open',
        blocks: [
          { figures: ['People on site', 'Taken pitches'] },
          {
            shortlist: 'Stay',
            title: 'Arriving',
            where: 'Status is "Booked" and Arrival >= today',
            sort: 'Arrival',
          },
          { shortlist: 'Stay', title: 'Leaving', where: 'Status is "On site"', sort: 'Departure' },
          { chart: 'Income per month' },
          { chart: 'Pitches by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
