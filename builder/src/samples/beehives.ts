import type { SampleApplication } from './sample-application';

export const beehives: SampleApplication = {
  id: 'beehives',
  category: 'Personal',
  domain: 'Beekeeping',
  description: 'Hives and queens, what each inspection found, treatments and honey in the end.',
  draft: {
    title: 'Bee book',
    look: { accent: '#ca8a04', icon: 'hexagon', font: 'technical', radius: 'soft', density: 'cozy' },
    entities: [
      {
        name: 'Hive',
        icon: 'hexagon',
        fields: {
          Name: 'text required unique',
          Apiary: { to: 'Apiary', required: true },
          Photo: 'image',
          'Queen’s colour': {
            options: ['White 2026', 'Blue 2025: info', 'Green 2024: good', 'Red 2023: bad'],
          },
          'Queen since': 'date',
          State: {
            options: ['Strong: good', 'Building up: info', 'Weak: warning', 'Swarmed: bad', 'Lost: neutral'],
            default: 'Building up',
          },
          'Last look': { type: 'date', computed: 'largest(Day in Inspections)' },
          'Mites now': {
            type: 'integer',
            computed: 'largest(Mites in Inspections where Day >= today - 21 days)',
          },
          'Honey so far': { type: 'number', computed: 'sum(Weight in Harvests)', unit: 'kg' },
        },
        views: [
          { cards: ['Apiary', 'State', 'Last look', 'Honey so far'] },
          { board: 'State', show: ['Apiary', 'Last look'] },
          { table: ['Apiary', 'Queen’s colour', 'Last look', 'Mites now', 'Honey so far'] },
        ],
        filters: {
          'To inspect': 'State is not "Lost" and (Last look is empty or Last look < today - 9 days)',
          'Too many mites': 'Mites now >= 10',
        },
        badges: {
          'Mites: bad': 'Mites now >= 10',
          'Look inside: warning':
            'State is not "Lost" and (Last look is empty or Last look < today - 9 days)',
        },
        actions: [
          {
            name: 'Inspect',
            icon: 'search',
            when: 'State is not "Lost"',
            adds: 'Inspection',
            set: { Hive: 'this', Day: 'today', Found: '"All well"' },
          },
        ],
        samples: `
          Name     | Apiary             | Photo          | Queen’s colour | Queen since | State
          Linden 1 | Linden avenue      | yellow beehive | Blue 2025      | -300        | Strong
          Linden 2 | Linden avenue      | blue beehive   | Green 2024     | -640        | Weak
          Linden 3 | Linden avenue      | green beehive  | White 2026     | -40         | Building up
          Heath 1  | Heath edge         | white beehive  | Blue 2025      | -290        | Strong
          Heath 2  | Heath edge         | red beehive    | Red 2023       | -990        | Swarmed
          Roof 1   | Roof of the school | wooden beehive | Green 2024     | -610        | Strong
          Heath 3  | Heath edge         | grey beehive   | Red 2023       | -1000       | Lost
        `,
      },
      {
        name: 'Inspection',
        icon: 'search',
        label: 'Found',
        fields: {
          Found: 'text required',
          Hive: { to: 'Hive', required: true, onDelete: 'cascade' },
          Day: { type: 'date', required: true, default: 'today' },
          'Queen seen': 'boolean',
          Brood: { type: 'integer', min: 0, max: 24, unit: 'frames' },
          Stores: { type: 'integer', min: 0, max: 24, unit: 'frames' },
          Mites: { type: 'integer', min: 0, help: 'Fallen in a day.' },
          Calm: { type: 'rating', min: 1, max: 5 },
          Did: {
            options: [
              'Super added',
              'Fed: info',
              'Treated: warning',
              'Split: accent',
              'Queen cells cut: bad',
            ],
            many: true,
          },
          Temperature: { type: 'number', min: -20, max: 45, unit: '°C' },
          Notes: 'longtext',
        },
        sort: 'Day desc',
        views: [
          { table: ['Hive', 'Day', 'Brood', 'Mites', 'Calm', 'Did'] },
          { calendar: 'Day', color: 'Hive' },
        ],
        filters: {
          'No queen seen': 'not Queen seen and Day > today - 30 days',
          Treated: 'Did contains "Treated"',
        },
        badges: {
          'Mites: bad': 'Mites >= 10',
          'Hungry: warning': 'Stores <= 2',
          'Queen missing: warning': 'not Queen seen and Brood = 0',
        },
        samples: `
          Found                          | Hive     | Day | Queen seen | Brood | Stores | Mites | Calm | Did                          | Temperature | Notes
          Full of brood                  | Linden 1 | -4  | yes        | 9     | 6      | 2     | 5    | Super added                  | 21          |
          Hardly any stores              | Linden 2 | -4  | no         | 3     | 1      | 14    | 3    | Fed, Treated                 | 21          | Look again in a week.
          First brood of the young queen | Linden 3 | -12 | yes        | 4     | 4      | 3     | 4    |                              | 18          |
          Queen cells on two frames      | Heath 1  | -6  | yes        | 10    | 7      | 5     | 4    | Queen cells cut, Super added | 23          |
          Swarm gone                     | Heath 2  | -6  | no         | 0     | 8      | 4     | 2    |                              | 23          | Three virgin queens heard.
          Calm and heavy                 | Roof 1   | -10 | yes        | 8     | 9      | 6     | 5    | Super added                  | 19          |
          Before the linden bloom        | Linden 1 | -18 | yes        | 8     | 5      | 3     | 4    |                              | 17          |
          Slow spring                    | Linden 2 | -19 | yes        | 3     | 3      | 9     | 3    | Fed                          | 15          |
          Strong start                   | Heath 1  | -27 | yes        | 7     | 6      | 4     | 4    |                              | 16          |
          Empty                          | Heath 3  | -60 | no         | 0     | 5      |       |      |                              | 4           | Robbed clean.
        `,
      },
      {
        name: 'Harvest',
        icon: 'droplets',
        label: 'Batch',
        fields: {
          Batch: 'text required unique',
          Hive: { to: 'Hive', required: true },
          Day: { type: 'date', required: true, default: 'today' },
          Kind: { options: ['Spring blossom', 'Linden', 'Heather', 'Forest'] },
          Weight: { type: 'number', required: true, min: 0, unit: 'kg' },
          Water: { type: 'percent', min: 10, max: 30 },
        },
        sort: 'Day desc',
        views: [{ table: ['Hive', 'Kind', 'Day', 'Weight', 'Water'] }],
        rules: [
          {
            check: 'Water <= 20%',
            field: 'Water',
            message: 'Honey with more than 20 % of water will ferment.',
          },
        ],
        badges: { 'Rather wet: warning': 'Water > 18%' },
        samples: `
          Batch | Hive     | Day  | Kind           | Weight | Water
          26-04 | Linden 1 | -3   | Linden         | 18.5   | 17.2
          26-03 | Roof 1   | -9   | Linden         | 14.2   | 18.4
          26-02 | Heath 1  | -35  | Spring blossom | 16.8   | 17.9
          26-01 | Linden 1 | -38  | Spring blossom | 12.4   | 16.8
          25-05 | Heath 2  | -290 | Heather        | 9.7    | 19.6
        `,
      },
      {
        name: 'Apiary',
        plural: 'Apiaries',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Place: 'text',
          'In bloom': 'tags',
          'Number of hives': { type: 'integer', computed: 'count(Hives where State is not "Lost")' },
        },
        views: [{ list: ['Place', 'In bloom', 'Number of hives'] }],
        samples: `
          Name               | Place               | In bloom
          Linden avenue      | Behind the cemetery | linden, clover
          Heath edge         | Track to the tower  | heather, buckthorn
          Roof of the school | Third floor         | maple, town gardens
        `,
      },
    ],
    metrics: {
      'Honey this year': { sum: 'Weight', of: 'Harvest', where: 'year(Day) = year(today)', goal: 80 },
      'Hives to inspect': {
        count: 'Hive',
        where: 'State is not "Lost" and (Last look is empty or Last look < today - 9 days)',
      },
      'Mites by hive': { largest: 'Mites', of: 'Inspection', where: 'Day >= today - 30 days', by: 'Hive' },
      'Honey by kind': { sum: 'Weight', of: 'Harvest', by: 'Kind' },
    },
    pages: [
      'Hives',
      'Inspections',
      'Harvests',
      {
        name: 'Season',
        icon: 'flower-2',
        blocks: [
          { figures: ['Honey this year', 'Hives to inspect'] },
          { chart: 'Mites by hive' },
          { chart: 'Honey by kind', shape: 'donut' },
        ],
      },
      'Apiaries',
    ],
  },
};
