import type { Archetype } from './archetype';

export const brewery: Archetype = {
  id: 'brewery',
  names: {
    en: ['brewery', 'craft brewery', 'brewpub', 'microbrewery'],
    es: ['cervecería artesanal', 'fábrica de cerveza'],
    fr: ['brasserie artisanale', 'brassage', 'microbrasserie'],
    de: ['Brauerei', 'Sudprotokolle'],
    pt: ['cervejaria artesanal', 'fábrica de cerveja'],
  },
  words: [
    'brewery',
    'beer',
    'brew',
    'hops',
    'malt',
    'yeast',
    'wort',
    'gravity',
    'fermenter',
    'mash',
    'keg',
    'lager',
    'ale',
    'stout',
    'cask',
    'abv',
    'carbonation',
  ],
  draft: {
    title: 'Brewery',
    look: { accent: '#9a6a08', icon: 'beer', font: 'technical' },
    entities: [
      {
        name: 'Brew',
        icon: 'flame',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Beer: { to: 'Beer', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Tank: { to: 'Tank', required: true },
          Litres: { type: 'integer', required: true, min: 1, unit: 'l' },
          Status: {
            options: [
              'Fermenting: accent',
              'Conditioning: info',
              'Ready: warning',
              'Packaged: good',
              'Poured away: bad',
            ],
            required: true,
            default: 'Fermenting',
          },
          'Original gravity': { type: 'number', required: true, min: 1, max: 1.2 },
          'Gravity now': { type: 'number', computed: 'smallest(Gravity in Readings)' },
          Alcohol: {
            type: 'percent',
            computed: 'if Gravity now is empty then empty else (Original gravity - Gravity now) * 1.3125',
          },
        },
        sort: 'Date desc',
        views: [
          { board: 'Status', show: ['Beer', 'Tank', 'Gravity now'] },
          {
            table: ['Beer', 'Date', 'Tank', 'Litres', 'Status', 'Original gravity', 'Gravity now', 'Alcohol'],
          },
          { calendar: 'Date', color: 'Beer' },
        ],
        filters: {
          'In the tanks': 'Status is "Fermenting" or Status is "Conditioning" or Status is "Ready"',
          'To package': 'Status is "Ready"',
        },
        opensWith: 'In the tanks',
        rules: [
          { check: 'Litres <= Tank.Volume', field: 'Litres', message: 'The tank does not hold that much.' },
          {
            limit: '1',
            within: ['Tank'],
            where: 'Status is not "Packaged" and Status is not "Poured away"',
            message: 'There is another brew in this tank.',
          },
          {
            check: 'Gravity now <= Original gravity',
            field: 'Original gravity',
            message: 'Beer does not get denser while it ferments.',
          },
        ],
        badges: {
          'Measure: warning':
            'Status is "Fermenting" and count(Readings where date(Time) >= today - 2 days) = 0',
          'At its target: good': 'Status is "Fermenting" and Gravity now <= Beer.Final gravity',
        },
        actions: [
          {
            name: 'Chill and condition',
            icon: 'snowflake',
            when: 'Status is "Fermenting"',
            set: { Status: 'Conditioning' },
          },
          { name: 'Ready', icon: 'beer', when: 'Status is "Conditioning"', set: { Status: 'Ready' } },
          { name: 'Packaged', icon: 'package', when: 'Status is "Ready"', set: { Status: 'Packaged' } },
        ],
        samples: `
          Number | Beer              | Date | Tank | Litres | Status       | Original gravity
          B214   | Harbour Pale      | -6   | FV 1 | 950    | Fermenting   | 1.050
          B215   | Night Shift Stout | -4   | FV 2 | 480    | Fermenting   | 1.062
          B212   | Kellerbier        | -24  | BT 1 | 900    | Conditioning | 1.049
          B213   | Harbour Pale      | -17  | BT 2 | 940    | Ready        | 1.051
          B210   | Harbour Pale      | -45  | FV 1 | 960    | Packaged     | 1.050
          B208   | Sour Cherry       | -70  | FV 2 | 450    | Poured away  | 1.044
        `,
      },
      {
        name: 'Reading',
        icon: 'thermometer',
        label: 'Brew',
        fields: {
          Brew: { to: 'Brew', required: true, onDelete: 'cascade' },
          Time: { type: 'datetime', required: true, default: 'now' },
          Gravity: { type: 'number', required: true, min: 0.99, max: 1.2 },
          Temperature: { type: 'number', min: -3, max: 45, unit: '°C' },
          Acidity: { type: 'number', min: 2, max: 8, unit: 'pH' },
          Notes: 'text',
        },
        sort: 'Time desc',
        views: [{ table: ['Time', 'Gravity', 'Temperature', 'Acidity', 'Notes'] }],
        filters: { 'Too warm': 'Temperature > 24' },
        badges: { 'Too warm: bad': 'Temperature > 24' },
        samples: `
          Brew | Time      | Gravity | Temperature | Acidity | Notes
          B214 | -1T09:00  | 1.011   | 20.5        | 4.4     | Dry hops in
          B214 | -3T09:00  | 1.026   | 21          | 4.6     |
          B215 | -3T09:10  | 1.041   | 24.6        | 4.7     | Cooling jacket iced up
          B212 | -10T10:00 | 1.011   | 3           | 4.4     |
          B213 | -8T10:00  | 1.011   | 19          | 4.4     |
          B210 | -36T10:00 | 1.010   | 19          | 4.4     |
        `,
      },
      {
        name: 'Beer',
        icon: 'beer',
        fields: {
          Name: 'text required unique',
          Style: { options: ['Pale ale', 'IPA', 'Lager', 'Wheat beer', 'Stout', 'Sour'], required: true },
          Bitterness: { type: 'integer', min: 0, max: 150, unit: 'IBU' },
          Colour: { type: 'integer', min: 1, max: 150, unit: 'EBC' },
          'Final gravity': { type: 'number', min: 0.99, max: 1.1 },
          Hops: 'tags',
          Recipe: 'longtext',
          Brewed: {
            type: 'integer',
            computed: 'sum(Litres in Brews where Status is not "Poured away")',
            unit: 'l',
          },
        },
        views: [
          { cards: ['Style', 'Bitterness', 'Hops'] },
          { table: ['Style', 'Bitterness', 'Colour', 'Final gravity', 'Hops', 'Brewed'] },
        ],
        filters: { 'Not brewed yet': 'Brewed = 0' },
        samples: `
          Name              | Style    | Bitterness | Colour | Final gravity | Hops           | Recipe
          Harbour Pale      | Pale ale | 34         | 12     | 1.011         | Cascade, Citra | Mash 66 °C, 60 min; late hops only
          Night Shift Stout | Stout    | 40         | 95     | 1.016         | Fuggle         | Roasted barley 7 %, oats 10 %
          Kellerbier        | Lager    | 24         | 11     | 1.011         | Perle, Saphir  | Pitch at 9 °C, lager four weeks
          Sour Cherry       | Sour     | 6          | 18     | 1.008         |                | Kettle sour to pH 3.4, cherries in the tank
        `,
      },
      {
        name: 'Tank',
        icon: 'container',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Fermenter', 'Bright tank', 'Kettle'], required: true },
          Volume: { type: 'integer', required: true, min: 1, unit: 'l' },
          'Cleaned on': 'date',
          'In use': {
            type: 'boolean',
            computed:
              'count(Brews where Status is "Fermenting" or Status is "Conditioning" or Status is "Ready") > 0',
          },
          Notes: 'text',
        },
        views: [
          { cards: ['Kind', 'Volume', 'In use'] },
          { table: ['Kind', 'Volume', 'In use', 'Cleaned on', 'Notes'] },
        ],
        filters: { Empty: 'not In use' },
        badges: {
          'Clean it: bad': 'not In use and (Cleaned on is empty or Cleaned on < today - 7 days)',
          'In use: accent': 'In use',
        },
        actions: [{ name: 'Cleaned', icon: 'sparkles', when: 'not In use', set: { 'Cleaned on': 'today' } }],
        samples: `
          Name | Kind        | Volume | Cleaned on | Notes
          FV 1 | Fermenter   | 1000   | -7         |
          FV 2 | Fermenter   | 500    | -5         | Cooling jacket weak
          FV 3 | Fermenter   | 1000   | -20        |
          BT 1 | Bright tank | 1000   | -25        |
          BT 2 | Bright tank | 1000   | -18        |
        `,
      },
    ],
    metrics: {
      'Litres in the tanks': {
        sum: 'Litres',
        of: 'Brew',
        where: 'Status is "Fermenting" or Status is "Conditioning" or Status is "Ready"',
      },
      'Ready to package': { sum: 'Litres', of: 'Brew', where: 'Status is "Ready"' },
      'Litres by beer': { sum: 'Litres', of: 'Brew', where: 'Status is not "Poured away"', by: 'Beer' },
      'Brewed per month': { sum: 'Litres', of: 'Brew', by: 'Date', per: 'month' },
    },
    pages: [
      'Brews',
      'Readings',
      'Beers',
      'Tanks',
      {
        name: 'Brewhouse',
        icon: 'gauge',
        blocks: [
          { figures: ['Litres in the tanks', 'Ready to package'] },
          { shortlist: 'Brew', title: 'Fermenting', where: 'Status is "Fermenting"', sort: 'Date' },
          { shortlist: 'Tank', title: 'Free tanks', where: 'not In use', sort: 'Cleaned on' },
          { chart: 'Brewed per month' },
          { chart: 'Litres by beer', shape: 'donut' },
        ],
      },
    ],
  },
};
