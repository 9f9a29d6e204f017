import type { Archetype } from './archetype';

export const diveLog: Archetype = {
  id: 'dive-log',
  names: {
    en: ['diving', 'dive log', 'scuba diving', 'scuba log', 'dives'],
    es: ['buceo', 'diario de buceo'],
    fr: ['plongée', 'carnet de plongée'],
    de: ['Tauchen', 'Taucherlogbuch', 'Tauchgänge'],
    pt: ['mergulho', 'diário de mergulho'],
  },
  words: [
    'dive',
    'diver',
    'scuba',
    'depth',
    'tank',
    'reef',
    'wreck',
    'buddy',
    'regulator',
    'nitrox',
    'bottom',
    'wetsuit',
    'visibility',
    'decompression',
    'snorkel',
  ],
  draft: {
    title: 'Dive log',
    look: { accent: '#11659b', icon: 'waves', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Dive',
        icon: 'waves',
        label: 'Number',
        fields: {
          Number: { type: 'integer', required: true, unique: true, min: 1 },
          Site: { to: 'Dive site', required: true },
          Entry: { type: 'datetime', required: true, default: 'now' },
          'Bottom time': { type: 'duration', required: true, min: 0 },
          'Max depth': { type: 'number', required: true, min: 1, max: 150, unit: 'm' },
          Oxygen: {
            type: 'percent',
            required: true,
            min: 16,
            max: 100,
            default: '21%',
            help: '21 % is air, more is nitrox.',
          },
          'Deepest allowed': {
            type: 'number',
            computed: 'round(14 / Oxygen - 10)',
            unit: 'm',
            help: 'At a partial pressure of 1.4 bar.',
          },
          'Bar in': { type: 'integer', min: 50, max: 300, default: '200', unit: 'bar' },
          'Bar out': { type: 'integer', min: 0, max: 300, unit: 'bar' },
          Used: { type: 'integer', computed: 'Bar in - Bar out', unit: 'bar' },
          Buddy: { to: 'Buddy' },
        },
        sort: 'Number desc',
        views: [
          { table: ['Site', 'Entry', 'Bottom time', 'Max depth', 'Used', 'Buddy'] },
          { calendar: 'Entry' },
        ],
        filters: { 'This year': 'year(Entry) = year(today)', Deep: 'Max depth > 30', Nitrox: 'Oxygen > 21%' },
        rules: [
          {
            check: 'Max depth <= Deepest allowed',
            field: 'Max depth',
            message: 'That is too deep for this mix.',
          },
          {
            check: 'Bar out < Bar in',
            field: 'Bar out',
            message: 'You come up with less than you went down with.',
          },
        ],
        badges: { 'Low on gas: bad': 'Bar out < 50', 'Deep: warning': 'Max depth > 30' },
        samples: `
          Number | Site | Entry | Bottom time | Max depth | Oxygen | Bar in | Bar out | Buddy
          118 | Cathedral arch | -9T10:20 | 0:48 | 24.5 | 32 | 200 | 70 | Nils
          119 | The Marigold | -9T14:10 | 0:35 | 31.2 | 28 | 205 | 45 | Nils
          117 | House reef | -10T16:00 | 1:02 | 12.4 | 21 | 200 | 90 | Carmen
          116 | House reef | -11T09:30 | 0:55 | 16.8 | 21 | 195 | 80 | Carmen
          115 | Flooded quarry | -90T11:00 | 0:32 | 18 | 21 | 210 | 85 | Graham
        `,
      },
      {
        name: 'Dive site',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Place: 'text',
          Photo: 'image',
          Type: {
            options: ['Reef: good', 'Wreck: warning', 'Wall: info', 'Cave: bad', 'Lake: neutral'],
            required: true,
          },
          Depth: { type: 'integer', min: 3, max: 150, unit: 'm' },
          Visibility: { type: 'integer', min: 0, max: 60, unit: 'm' },
          Current: { options: ['None: good', 'Some: info', 'Strong: bad'] },
          Seen: { type: 'tags', help: 'Seahorses, rays, nudibranchs.' },
          Dives: { type: 'integer', computed: 'count(Dives.Site)' },
        },
        views: [
          { gallery: 'Photo', show: ['Place', 'Type', 'Depth'] },
          { table: ['Place', 'Type', 'Depth', 'Visibility', 'Current', 'Dives'] },
        ],
        filters: { Wrecks: 'Type is "Wreck"', 'Not dived yet': 'Dives = 0' },
        badges: { 'Strong current: bad': 'Current is "Strong"', 'On the wish list: info': 'Dives = 0' },
        samples: `
          Name | Place | Photo | Type | Depth | Visibility | Current | Seen
          House reef | Dahab | coral reef | Reef | 25 | 25 | None | lionfish, octopus
          Cathedral arch | Gozo | underwater arch | Wall | 40 | 30 | Some | barracuda, grouper
          The Marigold | Gozo | ship wreck | Wreck | 34 | 20 | Some | moray eel
          Flooded quarry | Leicestershire | quarry lake | Lake | 22 | 4 | None | pike
          Manta point | Komodo | manta ray | Reef | 18 | 20 | Strong |
        `,
      },
      {
        name: 'Buddy',
        plural: 'Buddies',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Certificate: {
            options: ['Open water', 'Advanced', 'Rescue', 'Divemaster', 'Instructor'],
            required: true,
          },
          'Emergency contact': 'text',
          Dives: { type: 'integer', computed: 'count(Dives)' },
        },
        views: [{ list: ['Certificate', 'Phone', 'Dives'] }],
        filters: { Instructors: 'Certificate is "Instructor" or Certificate is "Divemaster"' },
        samples: `
          Name | Phone | Certificate | Emergency contact
          Nils | +46 70 555 01 20 | Rescue | Eva, +46 70 555 01 21
          Carmen | +34 600 555 130 | Instructor | Dive base
          Graham | +44 7700 900851 | Advanced | Wife, Pat
          Yuki | | Divemaster |
        `,
      },
      {
        name: 'Equipment',
        plural: 'Equipment',
        icon: 'wrench',
        fields: {
          Name: 'text required',
          Type: { options: ['Regulator', 'BCD', 'Computer', 'Suit', 'Tank', 'Torch'], required: true },
          Serviced: 'date',
          'Service every': { type: 'integer', min: 1, max: 60, default: '12', unit: 'months' },
          'Service due': { type: 'date', computed: 'Serviced + Service every * 30.4' },
          'Last used on': { to: 'Dive', inverse: 'Equipment' },
          Price: { type: 'money', min: 0 },
        },
        sort: 'Serviced',
        views: [
          { table: ['Type', 'Serviced', 'Service due', 'Last used on', 'Price'] },
          { calendar: 'Service due' },
        ],
        filters: { 'To service': 'Service due <= today + 30 days' },
        badges: {
          'Do not dive with it: bad': 'Service due < today',
          'Service soon: warning': 'Service due >= today and Service due <= today + 30 days',
        },
        actions: [{ name: 'Serviced today', icon: 'wrench', set: { Serviced: 'today' } }],
        samples: `
          Name | Type | Serviced | Service every | Last used on | Price
          Cold-water regulator | Regulator | -350 | 12 | 119 | 420.00
          Wing and plate | BCD | -200 | 24 | 119 | 380.00
          Steel 12 l | Tank | -950 | 30 | 115 | 190.00
          Wrist computer | Computer | -500 | 24 | 119 | 310.00
        `,
      },
    ],
    metrics: {
      'Dives so far': { count: 'Dive' },
      Deepest: { largest: 'Max depth', of: 'Dive' },
      'Under water': { sum: 'Bottom time', of: 'Dive' },
      'Dives per month': { count: 'Dive', by: 'Entry', per: 'month' },
      'Dives by site': { count: 'Dive', by: 'Site' },
    },
    pages: [
      'Dives',
      'Dive sites',
      'Buddies',
      'Equipment',
      {
        name: 'Surface interval',
        icon: 'gauge',
        blocks: [
          { figures: ['Dives so far', 'Deepest', 'Under water'] },
          { chart: 'Dives by site', shape: 'donut' },
          { chart: 'Dives per month' },
          {
            shortlist: 'Equipment',
            title: 'To service',
            where: 'Service due <= today + 30 days',
            sort: 'Service due',
          },
        ],
      },
    ],
  },
};
