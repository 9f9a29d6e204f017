import type { Archetype } from './archetype';

export const chickens: Archetype = {
  id: 'chickens',
  names: {
    en: ['chickens', 'hens', 'egg log', 'backyard poultry', 'chicken coop'],
    es: ['gallinas', 'gallinero', 'registro de huevos'],
    fr: ['poules', 'poulailler'],
    de: ['Hühner', 'Hühnerstall', 'Eierbuch'],
    pt: ['galinhas', 'galinheiro'],
  },
  words: [
    'chicken',
    'hen',
    'egg',
    'coop',
    'lay',
    'rooster',
    'cockerel',
    'feed',
    'grit',
    'moult',
    'broody',
    'chick',
    'poultry',
    'nest',
    'duck',
  ],
  draft: {
    title: 'The henhouse',
    look: { accent: '#9a5b13', icon: 'egg', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Egg collection',
        plural: 'Egg collections',
        icon: 'egg',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Flock: { to: 'Flock', required: true },
          Eggs: { type: 'integer', required: true, min: 0, max: 500 },
          Broken: { type: 'integer', min: 0, default: '0' },
          Good: { type: 'integer', computed: 'Eggs - Broken' },
          'Laying rate': { type: 'percent', computed: 'Eggs / Flock.Laying hens' },
          'Best before': { type: 'date', computed: 'Date + 28 days' },
          Sold: { type: 'integer', min: 0, default: '0' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Flock', 'Eggs', 'Broken', 'Laying rate', 'Sold', 'Best before'] },
          { calendar: 'Date', color: 'Flock' },
        ],
        filters: { 'This week': 'Date > today - 7 days', 'Still good': 'Best before >= today' },
        rules: [
          { unique: ['Flock', 'Date'], message: 'The eggs of that day are entered already.' },
          { check: 'Broken + Sold <= Eggs', field: 'Sold', message: 'There were not that many eggs.' },
        ],
        badges: {
          'They have stopped laying: warning': 'Laying rate < 30%',
          'Good day: good': 'Laying rate >= 80%',
        },
        samples: `
          Date | Flock | Eggs | Broken | Sold
          +0 | Orchard | 4 | 0 | 0
          -1 | Orchard | 3 | 1 | 0
          -1 | Yard | 2 | 0 | 2
          -2 | Orchard | 4 | 0 | 4
          -3 | Yard | 0 | 0 | 0
          -4 | Orchard | 2 | 0 | 0
        `,
      },
      {
        name: 'Hen',
        icon: 'bird',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Breed: 'text',
          Ring: 'text unique',
          Flock: { to: 'Flock', required: true },
          Hatched: 'date',
          'Age in weeks': { type: 'integer', computed: 'rounddown((today - Hatched) / 7)' },
          Status: {
            options: [
              'Chick: info',
              'Laying: good',
              'Moulting: warning',
              'Broody: accent',
              'Retired: neutral',
              'Gone: bad',
            ],
            required: true,
            default: 'Laying',
          },
          'Egg colour': { options: ['White', 'Brown', 'Blue', 'Olive'] },
        },
        views: [
          { gallery: 'Photo', show: ['Breed', 'Status'] },
          { board: 'Status', show: ['Breed', 'Flock'] },
          { table: ['Breed', 'Ring', 'Flock', 'Age in weeks', 'Status', 'Egg colour'] },
        ],
        filters: {
          'With us': 'Status is not "Gone"',
          'Laying soon': 'Status is "Chick" and Age in weeks >= 18',
        },
        opensWith: 'With us',
        badges: {
          'Should lay by now: info': 'Status is "Chick" and Age in weeks >= 22',
          'Old lady: neutral': 'Age in weeks > 260 and Status is not "Gone"',
        },
        actions: [
          {
            name: 'Lays',
            icon: 'egg',
            when: 'Status is "Chick" or Status is "Moulting" or Status is "Broody"',
            set: { Status: 'Laying' },
          },
          { name: 'Broody', icon: 'moon', when: 'Status is "Laying"', set: { Status: 'Broody' } },
        ],
        samples: `
          Name | Photo | Breed | Ring | Flock | Hatched | Status | Egg colour
          Marjorie | brown hen | Rhode Island Red | R12 | Orchard | -700 | Laying | Brown
          Blanche | white hen | Sussex | R13 | Orchard | -640 | Laying | Brown
          Bluebell | grey hen | Araucana | B04 | Orchard | -420 | Laying | Blue
          Doris | speckled hen | Marans | R09 | Yard | -1900 | Retired | Brown
          Peggy | black hen | Marans | R15 | Yard | -400 | Laying | Brown
          Twiglet | chick | Araucana | B07 | Orchard | -140 | Chick | Blue
        `,
      },
      {
        name: 'Flock',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          Coop: 'text',
          Space: { type: 'number', min: 0, unit: 'm²' },
          Hens: { type: 'integer', computed: 'count(Hens.Flock where Status is not "Gone")' },
          'Laying hens': { type: 'integer', computed: 'count(Hens.Flock where Status is "Laying")' },
          'Eggs in 7 days': {
            type: 'integer',
            computed: 'sum(Eggs in Egg collections where Date > today - 7 days)',
          },
          'Mucked out': 'date',
          Wormed: 'date',
          'Feed left': { type: 'number', min: 0, unit: 'kg' },
          'Feed lasts': {
            type: 'integer',
            computed: 'rounddown(Feed left / (Hens * 0.13))',
            unit: 'days',
            help: 'At 130 g a hen a day.',
          },
        },
        views: [{ cards: ['Hens', 'Eggs in 7 days', 'Mucked out', 'Feed lasts'] }],
        rules: [
          {
            check: 'Space is empty or Hens <= Space / 2',
            field: 'Space',
            message: 'Each hen needs two square metres.',
          },
        ],
        badges: {
          'Muck out: warning': 'Mucked out is empty or Mucked out < today - 7 days',
          'Buy feed: bad': 'Feed lasts < 5',
          'Worm them: info': 'Wormed is empty or Wormed < today - 90 days',
        },
        actions: [
          { name: 'Mucked out', icon: 'shovel', set: { 'Mucked out': 'today' } },
          { name: 'New sack, 20 kg', icon: 'wheat', set: { 'Feed left': 'Feed left + 20' } },
          { name: 'Wormed', icon: 'pill', set: { Wormed: 'today' } },
        ],
        samples: `
          Name | Coop | Space | Mucked out | Wormed | Feed left
          Orchard | The big ark | 40 | -3 | -40 | 14
          Yard | Old stable | 18 | -9 | -110 | 1.2
          Nursery | Brooder | 6 | -1 | | 5
          Ducks | By the pond | 30 | -12 | -60 | 8
        `,
      },
    ],
    metrics: {
      'Eggs this week': { sum: 'Eggs', of: 'Egg collection', where: 'Date > today - 7 days' },
      'Hens laying': { count: 'Hen', where: 'Status is "Laying"' },
      'Eggs per week': { sum: 'Eggs', of: 'Egg collection', by: 'Date', per: 'week' },
      'Hens by status': { count: 'Hen', by: 'Status' },
    },
    pages: [
      'Egg collections',
      'Hens',
      'Flocks',
      {
        name: 'Henhouse',
        icon: 'house',
        blocks: [
          { add: ['Egg collection'] },
          { figures: ['Eggs this week', 'Hens laying'] },
          { chart: 'Eggs per week' },
          { chart: 'Hens by status', shape: 'donut' },
        ],
      },
    ],
  },
};
