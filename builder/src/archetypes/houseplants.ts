import type { Archetype } from './archetype';

export const houseplants: Archetype = {
  id: 'houseplants',
  names: {
    en: ['houseplants', 'indoor plants', 'plant watering', 'pot plants', 'plant care'],
    es: ['plantas de interior', 'riego de plantas', 'cuidado de las plantas'],
    fr: ['plantes d’intérieur', 'arrosage des plantes', 'soin des plantes'],
    de: ['Zimmerpflanzen', 'Gießplan', 'Pflanzenpflege'],
    pt: ['plantas de interior', 'rega das plantas', 'plantas de casa'],
  },
  words: [
    'houseplant',
    'water',
    'watering',
    'pot',
    'repot',
    'fern',
    'monstera',
    'cactus',
    'orchid',
    'succulent',
    'windowsill',
    'fertiliser',
    'mist',
    'thirsty',
    'wilt',
    'leaf',
    'cutting',
  ],
  draft: {
    title: 'Houseplants',
    look: { accent: '#1e7262', icon: 'leaf', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Plant',
        icon: 'sprout',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Species: 'text',
          Spot: { to: 'Spot', required: true },
          Health: {
            options: ['Thriving: good', 'So-so: warning', 'Poorly: bad'],
            required: true,
            default: 'Thriving',
          },
          Every: {
            type: 'integer',
            required: true,
            min: 1,
            max: 90,
            unit: 'days',
            default: '7',
            help: 'How often it is watered.',
          },
          'Last watered': { type: 'date', computed: 'largest(Date in Care where Kind is "Watered")' },
          'Water on': {
            type: 'date',
            computed: 'if Last watered is empty then today else Last watered + Every',
          },
          'Last repotted': { type: 'date', computed: 'largest(Date in Care where Kind is "Repotted")' },
        },
        sort: 'Water on',
        views: [
          { gallery: 'Photo', show: ['Spot', 'Water on', 'Health'] },
          { table: ['Species', 'Spot', 'Health', 'Every', 'Last watered', 'Water on'] },
          { calendar: 'Water on', color: 'Spot' },
          { board: 'Spot', show: ['Water on', 'Health'] },
        ],
        filters: {
          Thirsty: 'Water on <= today',
          Poorly: 'Health is not "Thriving"',
          'To repot': 'Last repotted < today - 2 years',
        },
        rules: [
          {
            limit: 'Spot.Room for',
            within: ['Spot'],
            message: 'There is no room for another plant in this spot.',
          },
        ],
        badges: {
          'Thirsty: bad': 'Water on < today',
          'Water today: warning': 'Water on = today',
          'Needs a bigger pot: info': 'Last repotted < today - 2 years',
        },
        actions: [
          {
            name: 'Watered',
            icon: 'droplet',
            adds: 'Care',
            set: { Plant: 'this', Kind: 'Watered', Date: 'today' },
          },
          {
            name: 'Better again',
            icon: 'smile',
            when: 'Health is not "Thriving"',
            set: { Health: 'Thriving' },
          },
        ],
        samples: `
          Name                   | Photo          | Species              | Spot           | Health   | Every
          Big Monty              | monstera       | Monstera deliciosa   | Landing        | Thriving | 8
          The fern               | boston fern    | Nephrolepis exaltata | Bathroom shelf | So-so    | 3
          Spiky                  | cactus         | Echinopsis           | Kitchen sill   | Thriving | 21
          Grandad’s orchid       | orchid         | Phalaenopsis         | Kitchen sill   | Poorly   | 7
          String of pearls       | trailing plant | Senecio rowleyanus   | Landing        | Thriving | 14
          Mother-in-law’s tongue | snake plant    | Dracaena trifasciata | Bathroom shelf | Thriving | 20
        `,
      },
      {
        name: 'Care',
        plural: 'Care',
        icon: 'droplets',
        label: 'Plant',
        fields: {
          Plant: { to: 'Plant', required: true, onDelete: 'cascade' },
          Kind: {
            options: [
              'Watered: info',
              'Fed: good',
              'Repotted: accent',
              'Pruned: neutral',
              'Treated for pests: bad',
            ],
            required: true,
            default: 'Watered',
          },
          Date: { type: 'date', required: true, default: 'today' },
          'Done by': 'person',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Kind', 'Date', 'Done by', 'Notes'] }, { calendar: 'Date', color: 'Kind' }],
        filters: { 'Not watering': 'Kind is not "Watered"' },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'Care is noted once it is done.' }],
        samples: `
          Plant                  | Kind              | Date | Done by | Notes
          Big Monty              | Watered           | -8   | Ines    |
          The fern               | Watered           | -5   | Ines    |
          Spiky                  | Watered           | -12  | Karl    | Barely
          Grandad’s orchid       | Treated for pests | -4   | Karl    | Mealybugs, soap and water
          Grandad’s orchid       | Watered           | -2   | Ines    | Soaked ten minutes
          Mother-in-law’s tongue | Repotted          | -900 | Karl    | Terracotta, 18 cm
        `,
      },
      {
        name: 'Spot',
        icon: 'sun',
        fields: {
          Name: 'text required unique',
          Light: {
            options: ['Direct sun: warning', 'Bright: good', 'Half shade: info', 'Dark: neutral'],
            required: true,
          },
          Window: { options: ['North', 'East', 'South', 'West', 'None'] },
          'Room for': { type: 'integer', required: true, min: 1, default: '3' },
          'Warm in winter': 'boolean',
          Plants: { type: 'integer', computed: 'count(Plants)' },
        },
        views: [{ cards: ['Light', 'Window', 'Room for', 'Plants'] }],
        filters: { 'Room left': 'Plants < Room for' },
        badges: { 'Full: neutral': 'Plants >= Room for' },
        samples: `
          Name           | Light      | Window | Room for | Warm in winter
          Landing        | Half shade | East   | 2        | no
          Bathroom shelf | Bright     | North  | 4        | yes
          Kitchen sill   | Direct sun | South  | 3        | yes
          Study corner   | Dark       | None   | 1        | yes
        `,
      },
    ],
    metrics: {
      Thirsty: { count: 'Plant', where: 'Water on <= today' },
      Poorly: { count: 'Plant', where: 'Health is "Poorly"' },
      'Plants by health': { count: 'Plant', by: 'Health' },
      'Care by kind': { count: 'Care', by: 'Kind' },
    },
    pages: [
      'Plants',
      {
        name: 'Watering round',
        icon: 'droplets',
        blocks: [
          { figures: ['Thirsty', 'Poorly'] },
          { shortlist: 'Plant', title: 'Water these', where: 'Water on <= today', sort: 'Water on', most: 8 },
          { chart: 'Plants by health', shape: 'donut' },
          { chart: 'Care by kind' },
        ],
      },
      'Spots',
      'Care',
    ],
  },
};
