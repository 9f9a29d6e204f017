import type { Archetype } from './archetype';

export const homeBrewing: Archetype = {
  id: 'home-brewing',
  names: {
    en: ['home brewing', 'homebrew', 'beer brewing', 'brew log', 'beer batches'],
    es: ['cerveza casera', 'elaboración de cerveza', 'lotes de cerveza'],
    fr: ['brassage amateur', 'brassage maison', 'brassins'],
    de: ['Hobbybrauerei', 'Heimbrauen', 'Sudbuch'],
    pt: ['cerveja artesanal', 'cerveja caseira', 'lotes de cerveja'],
  },
  words: [
    'brew',
    'beer',
    'hop',
    'malt',
    'yeast',
    'gravity',
    'ferment',
    'mash',
    'wort',
    'keg',
    'ale',
    'lager',
    'stout',
    'ipa',
    'homebrew',
    'boil',
    'fermenter',
    'mead',
    'brewer',
  ],
  draft: {
    title: 'Home brewery',
    look: { accent: '#9a5b13', icon: 'beer', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Batch',
        plural: 'Batches',
        icon: 'beer',
        fields: {
          Name: 'text required unique',
          Recipe: { to: 'Recipe', required: true },
          Brewed: { type: 'date', required: true, default: 'today' },
          Status: {
            options: [
              'Fermenting: accent',
              'Dry hopping: warning',
              'Conditioning: info',
              'Bottled: good',
              'Drunk up: neutral',
            ],
            required: true,
            default: 'Fermenting',
          },
          Volume: { type: 'number', required: true, min: 0, unit: 'l', default: '20' },
          'Original gravity': { type: 'number', min: 1, max: 1.2 },
          'Final gravity': { type: 'number', min: 0.98, max: 1.2 },
          Alcohol: {
            type: 'percent',
            computed: 'if Final gravity is empty then empty else (Original gravity - Final gravity) * 1.3125',
          },
          Bottled: 'date',
        },
        sort: 'Brewed desc',
        views: [
          { board: 'Status', show: ['Recipe', 'Brewed', 'Alcohol'] },
          {
            table: [
              'Recipe',
              'Brewed',
              'Status',
              'Volume',
              'Original gravity',
              'Final gravity',
              'Alcohol',
              'Bottled',
            ],
          },
          { timeline: 'Brewed', end: 'Bottled' },
        ],
        filters: {
          'In the tank': 'Status is "Fermenting" or Status is "Dry hopping" or Status is "Conditioning"',
          'Ready to drink': 'Status is "Bottled" and Bottled <= today - 14 days',
          'Over 6 %': 'Alcohol > 6%',
        },
        rules: [
          {
            check: 'Final gravity <= Original gravity',
            field: 'Final gravity',
            message: 'Yeast eats sugar: the final gravity is the lower one.',
          },
          {
            check: 'Status is not "Bottled" or Final gravity is not empty',
            field: 'Final gravity',
            message: 'Measure the final gravity before you bottle, or the bottles may burst.',
          },
          { check: 'Bottled > Brewed', field: 'Bottled', message: 'A batch is bottled after it is brewed.' },
        ],
        badges: {
          'Ready to drink: good': 'Status is "Bottled" and Bottled <= today - 14 days',
          'Check it: warning': 'Status is "Fermenting" and Brewed < today - 14 days',
        },
        actions: [
          {
            name: 'Condition',
            icon: 'snowflake',
            when: 'Status is "Fermenting"',
            set: { Status: 'Conditioning' },
          },
          {
            name: 'Bottle',
            icon: 'check',
            when: 'Status is "Conditioning" and Final gravity is not empty',
            set: { Status: 'Bottled', Bottled: 'today' },
          },
          { name: 'Drunk up', icon: 'beer', when: 'Status is "Bottled"', set: { Status: 'Drunk up' } },
        ],
        samples: `
          Name | Recipe        | Brewed | Status       | Volume | Original gravity | Final gravity | Bottled
          B-31 | Hazy Lane IPA | -5     | Dry hopping  | 20     | 1.062            |               |
          B-30 | Cellar Stout  | -17    | Fermenting   | 18     | 1.071            |               |
          B-29 | Almost Kölsch | -26    | Conditioning | 22     | 1.048            | 1.009         |
          B-28 | Hazy Lane IPA | -52    | Bottled      | 20     | 1.061            | 1.012         | -30
          B-27 | Market Saison | -34    | Bottled      | 19     | 1.052            | 1.004         | -6
          B-26 | Cellar Stout  | -140   | Drunk up     | 18     | 1.070            | 1.018         | -112
        `,
      },
      {
        name: 'Reading',
        icon: 'thermometer',
        label: 'Batch',
        fields: {
          Batch: { to: 'Batch', required: true, onDelete: 'cascade' },
          Date: { type: 'datetime', required: true, default: 'now' },
          Gravity: { type: 'number', required: true, min: 0.98, max: 1.2 },
          Temperature: { type: 'number', unit: '°C' },
          Attenuation: {
            type: 'percent',
            computed: '(Batch.Original gravity - Gravity) / (Batch.Original gravity - 1)',
          },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Gravity', 'Temperature', 'Attenuation', 'Notes'] },
          { list: ['Date', 'Gravity'] },
        ],
        filters: { 'Last week': 'Date >= now - 7 days', 'Too warm': 'Temperature > 22' },
        rules: [
          {
            check: 'Gravity <= Batch.Original gravity',
            field: 'Gravity',
            message: 'The gravity only falls while the beer ferments.',
          },
        ],
        badges: { 'Too warm: warning': 'Temperature > 22', 'Finished: good': 'Attenuation >= 75%' },
        samples: `
          Batch | Date      | Gravity | Temperature | Notes
          B-31  | -1T18:30  | 1.021   | 19.5        | Hops in: 80 g
          B-31  | -3T19:00  | 1.038   | 20          |
          B-30  | -2T18:00  | 1.024   | 17.5        | Slow, roused the yeast
          B-29  | -12T09:00 | 1.010   | 15          | Sulphur is gone
          B-28  | -40T20:00 | 1.013   | 23.5        | Heatwave
        `,
      },
      {
        name: 'Recipe',
        icon: 'scroll-text',
        fields: {
          Name: 'text required unique',
          Style: { options: ['IPA', 'Stout', 'Lager', 'Wheat beer', 'Saison', 'Pale ale', 'Sour'] },
          Malt: 'longtext',
          Hops: 'longtext',
          Yeast: 'text',
          Bitterness: { type: 'integer', min: 0, max: 150, unit: 'IBU' },
          'Times brewed': { type: 'integer', computed: 'count(Batches)' },
          'Last brewed': { type: 'date', computed: 'largest(Brewed in Batches)' },
        },
        views: [{ table: ['Style', 'Bitterness', 'Yeast', 'Times brewed', 'Last brewed'] }, 'cards'],
        filters: { 'Not this month': 'Last brewed < today - 30 days', 'Never brewed': 'Times brewed = 0' },
        actions: [
          {
            name: 'Brew it',
            icon: 'flame',
            adds: 'Batch',
            set: { Name: '"New " + Name', Recipe: 'this', Brewed: 'today' },
          },
        ],
        samples: `
          Name          | Style  | Malt                                      | Hops                     | Yeast   | Bitterness
          Hazy Lane IPA | IPA    | 4.2 kg pale, 600 g oats                   | 20 g Magnum, 150 g Citra | Verdant | 45
          Cellar Stout  | Stout  | 4.5 kg pale, 400 g roast, 300 g chocolate | 35 g Fuggles             | S-04    | 38
          Almost Kölsch | Lager  | 3.9 kg pilsner, 200 g wheat               | 45 g Tettnang            | K-97    | 22
          Market Saison | Saison | 3.8 kg pilsner, 500 g wheat               | 40 g Saaz                | Belle   | 25
          Plum Sour     | Sour   | 3 kg pilsner, 1 kg wheat                  | 5 g Saaz                 | Philly  | 6
        `,
      },
      {
        name: 'Tasting',
        icon: 'star',
        label: 'Batch',
        fields: {
          Batch: { to: 'Batch', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Rating: { type: 'rating', min: 1, max: 5 },
          Fizz: { options: ['Flat: warning', 'Right: good', 'Too much: bad'] },
          Taster: 'person',
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { cards: ['Date', 'Rating', 'Fizz', 'Taster', 'Notes'] },
          { table: ['Date', 'Rating', 'Fizz', 'Taster'] },
        ],
        filters: { 'To improve': 'Rating <= 3' },
        samples: `
          Batch | Date | Rating | Fizz     | Taster     | Notes
          B-28  | -3   | 5      | Right    | Jo Marsden | Mango, soft, dangerous
          B-28  | -14  | 4      | Right    | Sam Akande | A touch too sweet
          B-27  | -1   | 3      | Flat     | Jo Marsden | Give it two weeks more
          B-26  | -60  | 4      | Too much | Sam Akande | Coffee and cocoa
        `,
      },
    ],
    metrics: {
      'Litres in the tank': {
        sum: 'Volume',
        of: 'Batch',
        where: 'Status is "Fermenting" or Status is "Dry hopping" or Status is "Conditioning"',
      },
      'Average rating': { average: 'Rating', of: 'Tasting' },
      'Litres per month': { sum: 'Volume', of: 'Batch', by: 'Brewed', per: 'month' },
      'Recipes by style': { count: 'Recipe', by: 'Style' },
    },
    pages: [
      'Batches',
      'Readings',
      'Recipes',
      'Tastings',
      {
        name: 'Brewhouse',
        icon: 'thermometer',
        blocks: [
          { figures: ['Litres in the tank', 'Average rating'] },
          {
            shortlist: 'Batch',
            title: 'Ready to drink',
            where: 'Status is "Bottled" and Bottled <= today - 14 days',
          },
          { chart: 'Litres per month' },
          { chart: 'Recipes by style', shape: 'donut' },
        ],
      },
    ],
  },
};
