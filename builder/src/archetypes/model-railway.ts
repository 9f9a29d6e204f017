import type { Archetype } from './archetype';

export const modelRailway: Archetype = {
  id: 'model-railway',
  names: {
    en: ['model railway', 'model trains', 'model railroad', 'train set', 'rolling stock collection'],
    es: ['trenes a escala', 'modelismo ferroviario', 'maqueta de trenes'],
    fr: ['trains miniatures', 'modélisme ferroviaire', 'réseau miniature'],
    de: ['Modelleisenbahn', 'Modellbahn', 'Modelleisenbahnen'],
    pt: ['comboios em miniatura', 'ferromodelismo', 'maquete ferroviária'],
  },
  words: [
    'railway',
    'train',
    'locomotive',
    'wagon',
    'carriage',
    'gauge',
    'dcc',
    'decoder',
    'layout',
    'track',
    'siding',
    'steam',
    'diesel',
    'scale',
    'turnout',
    'coupling',
    'railroad',
    'platform',
  ],
  draft: {
    title: 'Model railway',
    look: { accent: '#2c6e31', icon: 'train-front', font: 'technical', radius: 'sharp' },
    entities: [
      {
        name: 'Model',
        icon: 'train-front',
        fields: {
          Name: 'text required',
          Kind: {
            options: [
              'Steam locomotive: accent',
              'Diesel locomotive: accent',
              'Electric locomotive: accent',
              'Carriage: info',
              'Wagon: neutral',
            ],
            required: true,
          },
          Photo: 'image',
          'Road number': 'text unique',
          Maker: 'text',
          Address: { type: 'integer', unique: true, min: 1, max: 9999, help: 'Of its digital decoder.' },
          Length: { type: 'number', required: true, min: 1, unit: 'cm' },
          Price: { type: 'money', min: 0 },
          'Last serviced': { type: 'date', computed: 'largest(Date in Services)' },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Road number', 'Address'] },
          { table: ['Kind', 'Road number', 'Maker', 'Address', 'Length', 'Price', 'Last serviced'] },
        ],
        filters: {
          Locomotives: 'Kind is not "Carriage" and Kind is not "Wagon"',
          'Service due':
            'Kind is not "Carriage" and Kind is not "Wagon" and (Last serviced is empty or Last serviced < today - 365 days)',
        },
        rules: [
          {
            check: 'Kind is "Carriage" or Kind is "Wagon" or Address is not empty',
            field: 'Address',
            message: 'A locomotive needs an address, or it cannot be called.',
          },
        ],
        badges: {
          'Oil it: warning':
            'Kind is not "Carriage" and Kind is not "Wagon" and (Last serviced is empty or Last serviced < today - 365 days)',
        },
        actions: [
          {
            name: 'Serviced',
            icon: 'wrench',
            when: 'Kind is not "Carriage" and Kind is not "Wagon"',
            adds: 'Service',
            set: { Model: 'this', Date: 'today', Work: 'Oiled' },
          },
        ],
        samples: `
          Name               | Kind                | Photo             | Road number | Maker      | Address | Length | Price
          Black Five         | Steam locomotive    | steam locomotive  | 45110       | Brightwell | 45      | 26.2   | 189.00
          Class 37           | Diesel locomotive   | diesel locomotive | 37418       | Brightwell | 37      | 24.6   | 165.00
          Re 4/4             | Electric locomotive | red locomotive    | 11161       | Alpina     | 161     | 17.1   | 210.00
          First class coach  | Carriage            | maroon coach      | M3868       | Brightwell |         | 26.5   | 48.00
          Second class coach | Carriage            | maroon coach      | M24607      | Brightwell |         | 26.5   | 48.00
          Coal wagon         | Wagon               | coal wagon        | P 1172      | Old Forge  |         | 8.4    | 14.50
        `,
      },
      {
        name: 'Train',
        icon: 'route',
        fields: {
          Name: 'text required unique',
          Locomotive: { to: 'Model', required: true, inverse: 'Hauls' },
          Carriages: { to: 'Model', many: true, inverse: 'Runs in' },
          'Stands at': { to: 'Track' },
          Length: { type: 'number', computed: 'Locomotive.Length + sum(Length in Carriages)', unit: 'cm' },
          Room: {
            type: 'number',
            computed: 'if Stands at is empty then empty else Stands at.Length - Length',
            unit: 'cm',
          },
        },
        views: [
          { table: ['Locomotive', 'Length', 'Stands at', 'Room'] },
          { board: 'Stands at', show: ['Locomotive', 'Length'] },
        ],
        filters: { 'On the layout': 'Stands at is not empty', 'In the box': 'Stands at is empty' },
        rules: [
          {
            check: 'Room >= 0',
            field: 'Stands at',
            message: 'The train is longer than the track.',
          },
          { limit: '1', within: ['Stands at'], message: 'Another train stands there.' },
          {
            check: 'Locomotive.Kind is not "Carriage" and Locomotive.Kind is not "Wagon"',
            field: 'Locomotive',
            message: 'Only a locomotive can pull a train.',
          },
        ],
        badges: { 'Tight fit: warning': 'Room >= 0 and Room < 10' },
        actions: [
          {
            name: 'Back in the box',
            icon: 'archive',
            when: 'Stands at is not empty',
            set: { 'Stands at': 'empty' },
          },
        ],
        samples: `
          Name             | Locomotive | Carriages                             | Stands at
          The Moorlander   | Black Five | First class coach, Second class coach | Platform 1
          Coal drag        | Class 37   | Coal wagon                            | Goods siding
          Alpine express   | Re 4/4     | First class coach                     | Platform 2
          Engineers’ train | Class 37   | Coal wagon, Second class coach        |
        `,
      },
      {
        name: 'Track',
        icon: 'map',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Platform', 'Siding', 'Fiddle yard', 'Main line'] },
          Length: { type: 'number', required: true, min: 1, unit: 'cm' },
          'Power district': { type: 'integer', min: 1 },
          Taken: { type: 'boolean', computed: 'count(Trains) > 0' },
        },
        views: [{ table: ['Kind', 'Length', 'Power district', 'Taken'] }],
        filters: { Free: 'not Taken' },
        badges: { 'Taken: info': 'Taken' },
        samples: `
          Name         | Kind        | Length | Power district
          Platform 1   | Platform    | 96     | 1
          Platform 2   | Platform    | 78     | 1
          Goods siding | Siding      | 40     | 2
          Yard 1       | Fiddle yard | 140    | 3
          Yard 2       | Fiddle yard | 140    | 3
        `,
      },
      {
        name: 'Service',
        icon: 'wrench',
        label: 'Model',
        fields: {
          Model: { to: 'Model', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Work: {
            options: ['Oiled', 'Wheels cleaned', 'New decoder', 'Traction tyres', 'Repaired'],
            many: true,
            required: true,
          },
          Cost: { type: 'money', min: 0 },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Work', 'Cost', 'Notes'] }, { calendar: 'Date' }],
        filters: { 'New decoders': 'Work contains "New decoder"' },
        samples: `
          Model      | Date | Work                  | Cost  | Notes
          Black Five | -30  | Oiled, Wheels cleaned |       | Quieter on the curve
          Class 37   | -420 | Oiled                 |       |
          Re 4/4     | -75  | New decoder           | 34.00 | Sound decoder, volume at 60
          Black Five | -460 | Traction tyres        | 6.50  |
        `,
      },
    ],
    metrics: {
      Models: { count: 'Model' },
      'Paid for models': { sum: 'Price', of: 'Model' },
      'Models by kind': { count: 'Model', by: 'Kind' },
      'Free tracks': { count: 'Track', where: 'not Taken' },
    },
    pages: [
      'Models',
      'Trains',
      'Tracks',
      'Services',
      {
        name: 'Signal box',
        icon: 'signpost',
        blocks: [
          { figures: ['Models', 'Paid for models', 'Free tracks'] },
          { chart: 'Models by kind', shape: 'donut' },
          {
            shortlist: 'Model',
            title: 'Service due',
            where:
              'Kind is not "Carriage" and Kind is not "Wagon" and (Last serviced is empty or Last serviced < today - 365 days)',
          },
        ],
      },
    ],
  },
};
