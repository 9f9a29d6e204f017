import type { Archetype } from './archetype';

export const aquarium: Archetype = {
  id: 'aquarium',
  names: {
    en: ['aquarium', 'fish tank', 'aquariums', 'fishkeeping', 'reef tank'],
    es: ['acuario', 'pecera', 'acuariofilia'],
    fr: ['aquarium', 'aquariums', 'aquariophilie'],
    de: ['Aquarium', 'Aquarien', 'Aquaristik'],
    pt: ['aquário', 'aquários', 'aquarismo'],
  },
  words: [
    'aquarium',
    'tank',
    'fish',
    'nitrate',
    'nitrite',
    'filter',
    'coral',
    'shrimp',
    'snail',
    'reef',
    'ammonia',
    'aquatic',
    'guppy',
    'betta',
    'heater',
    'ph',
    'gravel',
    'salinity',
    'livestock',
  ],
  draft: {
    title: 'Aquarium',
    look: { accent: '#147a80', icon: 'fish', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Tank',
        icon: 'waves',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: {
            options: ['Freshwater', 'Planted', 'Brackish', 'Marine'],
            required: true,
            default: 'Freshwater',
          },
          Volume: { type: 'integer', required: true, min: 1, unit: 'l' },
          'Set up': 'date',
          Temperature: { type: 'number', min: 5, max: 35, unit: '°C', help: 'What the heater is set to.' },
          Animals: { type: 'integer', computed: 'sum(Number in Livestock)' },
          Stocking: {
            type: 'number',
            computed: 'round(sum(Number * Adult length in Livestock) / Volume, 2)',
            unit: 'cm/l',
          },
          'Last water change': {
            type: 'date',
            computed: 'largest(Date in Maintenance where Work is "Water change")',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Volume', 'Animals'] },
          { table: ['Kind', 'Volume', 'Temperature', 'Animals', 'Stocking', 'Last water change'] },
        ],
        filters: {
          'Water change due': 'Last water change is empty or Last water change < today - 7 days',
          Overstocked: 'Stocking > 1',
        },
        badges: {
          'Change the water: warning': 'Last water change < today - 7 days',
          'Overstocked: bad': 'Stocking > 1',
          'Cycling: info': 'Set up >= today - 30 days',
        },
        actions: [
          {
            name: 'Change water',
            icon: 'droplets',
            adds: 'Job',
            when: 'Last water change is empty or Last water change < today - 7 days',
            set: { Tank: 'this', Work: 'Water change', Date: 'today', Share: '30%' },
          },
        ],
        samples: `
          Name        | Photo        | Kind       | Volume | Set up | Temperature
          Living room | planted tank | Planted    | 180    | -620   | 25
          Nano reef   | reef tank    | Marine     | 60     | -210   | 25.5
          Shrimp cube | shrimp tank  | Freshwater | 30     | -28    | 22
          Quarantine  | empty tank   | Freshwater | 40     | -400   | 25
        `,
      },
      {
        name: 'Animal',
        plural: 'Livestock',
        icon: 'fish',
        fields: {
          Species: 'text required',
          Tank: { to: 'Tank', required: true },
          Photo: 'image',
          Number: { type: 'integer', required: true, min: 0, default: '1' },
          'Adult length': { type: 'number', required: true, min: 0.5, unit: 'cm' },
          Group: { type: 'integer', min: 1, default: '1', help: 'The fewest that feel well together.' },
          Added: { type: 'date', default: 'today' },
          Lost: { type: 'integer', min: 0, default: '0' },
          Survival: { type: 'percent', computed: 'Number / (Number + Lost)' },
        },
        views: [
          { gallery: 'Photo', show: ['Tank', 'Number'] },
          { table: ['Tank', 'Number', 'Adult length', 'Group', 'Added', 'Lost', 'Survival'] },
          { board: 'Tank', show: ['Number', 'Adult length'] },
        ],
        filters: { 'Group too small': 'Number > 0 and Number < Group', 'With losses': 'Lost > 0' },
        rules: [
          { unique: ['Species', 'Tank'], message: 'This species is in the tank already: change its number.' },
          {
            check: 'Tank.Stocking <= 1.5',
            field: 'Number',
            message: 'That is too many fish for the litres in this tank.',
          },
          {
            check: 'Added >= Tank.Set up + 3 weeks',
            field: 'Added',
            message: 'A new tank needs three weeks to cycle before animals go in.',
          },
        ],
        badges: { 'Lonely: warning': 'Number > 0 and Number < Group' },
        actions: [
          { name: 'One more', icon: 'plus', when: 'Tank.Stocking < 1', set: { Number: 'Number + 1' } },
          {
            name: 'Lost one',
            icon: 'minus',
            when: 'Number > 0',
            set: { Number: 'Number - 1', Lost: 'Lost + 1' },
          },
        ],
        samples: `
          Species         | Tank        | Photo       | Number | Adult length | Group | Added | Lost
          Cardinal tetra  | Living room | tetra shoal | 18     | 4            | 10    | -560  | 2
          Corydoras       | Living room | catfish     | 4      | 6            | 6     | -300  | 1
          Honey gourami   | Living room | gourami     | 2      | 5            | 2     | -120  | 0
          Ocellaris clown | Nano reef   | clownfish   | 2      | 9            | 2     | -150  | 0
          Fancy goldfish  | Quarantine  | goldfish    | 3      | 18           | 2     | -20   | 0
          Cherry shrimp   | Shrimp cube | red shrimp  | 10     | 3            | 10    | -4    | 0
        `,
      },
      {
        name: 'Water test',
        icon: 'test-tube',
        label: 'Tank',
        fields: {
          Tank: { to: 'Tank', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          pH: { type: 'number', min: 0, max: 14 },
          Ammonia: { type: 'number', min: 0, unit: 'mg/l' },
          Nitrite: { type: 'number', min: 0, unit: 'mg/l' },
          Nitrate: { type: 'number', min: 0, unit: 'mg/l' },
          Hardness: { type: 'integer', min: 0, unit: '°dH' },
          Temperature: { type: 'number', unit: '°C' },
          Safe: { type: 'boolean', computed: 'Ammonia < 0.25 and Nitrite < 0.2 and Nitrate <= 50' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'pH', 'Ammonia', 'Nitrite', 'Nitrate', 'Hardness', 'Temperature', 'Safe'] },
          { calendar: 'Date', color: 'Tank' },
        ],
        filters: { 'Not safe': 'not Safe', 'Last 30 days': 'Date >= today - 30 days' },
        rules: [{ unique: ['Tank', 'Date'], message: 'This tank was tested that day already.' }],
        badges: {
          'Nitrite: bad': 'Nitrite >= 0.2',
          'Ammonia: bad': 'Ammonia >= 0.25',
          'Nitrate high: warning': 'Nitrate > 50',
        },
        samples: `
          Tank        | Date | pH  | Ammonia | Nitrite | Nitrate | Hardness | Temperature
          Living room | -2   | 6.9 | 0       | 0.02    | 20      | 7        | 25.1
          Nano reef   | -2   | 8.2 | 0       | 0       | 8       |          | 25.4
          Shrimp cube | -1   | 7.2 | 0.4     | 0.3     | 10      | 9        | 22.2
          Living room | -16  | 7.0 | 0       | 0.02    | 60      | 8        | 25
          Living room | -45  | 7.0 | 0       | 0.02    | 25      | 8        | 25.2
        `,
      },
      {
        name: 'Job',
        plural: 'Maintenance',
        icon: 'droplets',
        label: 'Tank',
        fields: {
          Tank: { to: 'Tank', required: true, onDelete: 'cascade' },
          Work: {
            options: ['Water change: info', 'Filter: accent', 'Gravel', 'Plants: good', 'Equipment: warning'],
            required: true,
            default: 'Water change',
          },
          Date: { type: 'date', required: true, default: 'today' },
          Share: { type: 'percent', min: 0, max: 100, help: 'Of the water that was changed.' },
          Litres: { type: 'number', computed: 'Tank.Volume * Share', unit: 'l' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Work', 'Date', 'Share', 'Litres', 'Notes'] }, { calendar: 'Date', color: 'Work' }],
        filters: { 'Water changes': 'Work is "Water change"', 'Last 30 days': 'Date >= today - 30 days' },
        rules: [
          {
            check: 'Work is not "Water change" or Share is not empty',
            field: 'Share',
            message: 'Say how much of the water you changed.',
          },
          {
            check: 'Work is not "Filter" or Share is empty or Share <= 50%',
            field: 'Share',
            message: 'Never clean the filter and change most of the water at once.',
          },
        ],
        badges: { 'Big change: warning': 'Share > 50%' },
        samples: `
          Tank        | Work         | Date | Share | Notes
          Living room | Water change | -9   | 30    |
          Nano reef   | Water change | -2   | 15    | New salt, 35 ppt
          Living room | Filter       | -24  |       | Sponge only, in tank water
          Shrimp cube | Plants       | -10  |       | Moss on the root
          Quarantine  | Water change | -50  | 80    | After the treatment
        `,
      },
    ],
    metrics: {
      Animals: { sum: 'Number', of: 'Animal' },
      'Unsafe tests': { count: 'Water test', where: 'not Safe and Date >= today - 30 days' },
      'Water changed per month': { sum: 'Litres', of: 'Job', by: 'Date', per: 'month' },
      'Animals by tank': { sum: 'Number', of: 'Animal', by: 'Tank' },
    },
    pages: [
      'Tanks',
      'Livestock',
      'Water tests',
      'Maintenance',
      {
        name: 'Water',
        icon: 'droplet',
        blocks: [
          { figures: ['Animals', 'Unsafe tests'] },
          {
            shortlist: 'Tank',
            title: 'Change the water',
            where: 'Last water change is empty or Last water change < today - 7 days',
          },
          { chart: 'Water changed per month' },
          { chart: 'Animals by tank', shape: 'donut' },
        ],
      },
    ],
  },
};
