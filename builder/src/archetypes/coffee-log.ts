import type { Archetype } from './archetype';

export const coffeeLog: Archetype = {
  id: 'coffee-log',
  names: {
    en: ['coffee log', 'coffee journal', 'coffee brewing', 'espresso log', 'coffee beans'],
    es: ['diario de café', 'granos de café', 'preparación de café'],
    fr: ['carnet de café', 'grains de café', 'journal d’espresso'],
    de: ['Kaffeetagebuch', 'Kaffeebohnen', 'Espresso-Tagebuch'],
    pt: ['diário de café', 'grãos de café', 'preparo de café'],
  },
  words: [
    'coffee',
    'espresso',
    'bean',
    'roaster',
    'roast',
    'grind',
    'grinder',
    'barista',
    'pour-over',
    'aeropress',
    'filter',
    'crema',
    'dose',
    'extraction',
    'arabica',
    'cappuccino',
    'cup',
  ],
  draft: {
    title: 'Coffee log',
    look: { accent: '#6f4327', icon: 'coffee', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Coffee',
        plural: 'Coffees',
        icon: 'bean',
        fields: {
          Name: 'text required',
          Roaster: { to: 'Roaster', required: true },
          Origin: 'text',
          Process: { options: ['Washed', 'Natural', 'Honey', 'Blend'] },
          Roasted: { type: 'date', required: true, default: 'today - 3 days' },
          Weight: { type: 'integer', required: true, min: 1, unit: 'g', default: '250' },
          Price: { type: 'money', min: 0 },
          Age: { type: 'integer', computed: 'today - Roasted', unit: 'days' },
          Left: { type: 'number', computed: 'Weight - sum(Dose in Brews)', unit: 'g' },
        },
        sort: 'Roasted desc',
        views: [
          { cards: ['Roaster', 'Origin', 'Process', 'Age', 'Left'] },
          { table: ['Roaster', 'Origin', 'Process', 'Roasted', 'Age', 'Left', 'Price'] },
        ],
        filters: { 'At its best': 'Age >= 7 and Age <= 35 and Left > 0', 'Running low': 'Left < 40' },
        rules: [
          { check: 'Roasted <= today', field: 'Roasted', message: 'These beans are not roasted yet.' },
          {
            unique: ['Name', 'Roaster', 'Roasted'],
            message: 'This bag is on the shelf already.',
          },
        ],
        badges: {
          'Resting: info': 'Age < 7',
          'Going stale: warning': 'Age > 35 and Left > 0',
          'Nearly empty: bad': 'Left > 0 and Left < 40',
        },
        actions: [
          {
            name: 'Brew',
            icon: 'coffee',
            when: 'Left >= 15',
            adds: 'Brew',
            set: { Coffee: 'this', Date: 'now' },
          },
        ],
        samples: `
          Name           | Roaster        | Origin        | Process | Roasted | Weight | Price
          Halo Beriti    | Second Crack   | Ethiopia      | Washed  | -12     | 250    | 13.50
          Finca La Palma | Harbour Roast  | Colombia      | Natural | -3      | 250    | 14.00
          House espresso | Harbour Roast  | Brazil, India | Blend   | -20     | 100    | 5.00
          Gatomboya AA   | Second Crack   | Kenya         | Washed  | -48     | 200    | 16.50
          Cerro Verde    | Little Furnace | Costa Rica    | Honey   | -15     | 250    | 12.80
        `,
      },
      {
        name: 'Brew',
        icon: 'coffee',
        label: 'Coffee',
        fields: {
          Coffee: { to: 'Coffee', required: true, onDelete: 'cascade' },
          Date: { type: 'datetime', required: true, default: 'now' },
          Method: {
            options: ['Espresso', 'Pour-over', 'AeroPress', 'French press', 'Moka pot'],
            default: 'Espresso',
          },
          Dose: { type: 'number', required: true, min: 1, unit: 'g', default: '18' },
          Yield: { type: 'number', required: true, min: 1, unit: 'g', default: '36' },
          Ratio: { type: 'number', computed: 'round(Yield / Dose, 1)', help: 'Out for each gram in.' },
          Grind: 'text',
          Time: { type: 'integer', min: 1, unit: 's' },
          Taste: { options: ['Sour: warning', 'Balanced: good', 'Bitter: bad', 'Weak: neutral'] },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Method', 'Dose', 'Yield', 'Ratio', 'Grind', 'Time', 'Taste'] },
          { board: 'Taste', show: ['Method', 'Grind', 'Ratio', 'Time'] },
        ],
        filters: {
          'Worth repeating': 'Taste is "Balanced"',
          Espresso: 'Method is "Espresso"',
          'This week': 'Date >= now - 7 days',
        },
        rules: [
          {
            check: 'Coffee.Left >= 0',
            field: 'Dose',
            message: 'There are not that many grams left in the bag.',
          },
          { check: 'Yield > Dose', field: 'Yield', message: 'More comes out than goes in.' },
        ],
        badges: {
          'Grind finer: warning': 'Method is "Espresso" and Taste is "Sour"',
          'Grind coarser: bad': 'Method is "Espresso" and Taste is "Bitter"',
        },
        actions: [
          {
            name: 'Same again',
            icon: 'repeat',
            when: 'Taste is "Balanced"',
            adds: 'Brew',
            set: {
              Coffee: 'Coffee',
              Date: 'now',
              Method: 'Method',
              Dose: 'Dose',
              Yield: 'Yield',
              Grind: 'Grind',
            },
          },
        ],
        samples: `
          Coffee         | Date      | Method       | Dose | Yield | Grind     | Time | Taste
          Halo Beriti    | +0T07:40  | Pour-over    | 15   | 250   | 24 clicks | 165  | Balanced
          Finca La Palma | -1T08:05  | Espresso     | 18   | 38    | 2.3       | 22   | Sour
          House espresso | -1T13:20  | Espresso     | 18   | 36    | 1.9       | 34   | Bitter
          House espresso | -2T07:55  | Espresso     | 18   | 37    | 2.1       | 28   | Balanced
          Gatomboya AA   | -20T09:30 | AeroPress    | 14   | 200   | 16 clicks | 110  | Balanced
          House espresso | -9T16:10  | French press | 30   | 480   | Coarse    | 240  | Weak
        `,
      },
      {
        name: 'Roaster',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          Town: 'text',
          Website: 'url',
          Favourite: 'boolean',
          Bags: { type: 'integer', computed: 'count(Coffees)' },
          Spent: { type: 'money', computed: 'sum(Price in Coffees)' },
        },
        views: [{ table: ['Town', 'Website', 'Favourite', 'Bags', 'Spent'] }],
        filters: { Favourites: 'Favourite', 'To try': 'Bags = 0' },
        samples: `
          Name           | Town      | Website                      | Favourite
          Second Crack   | Bristol   | https://secondcrack.example  | yes
          Harbour Roast  | Rotterdam | https://harbourroast.example | no
          Little Furnace | Graz      |                              | yes
          Northern Light | Tromsø    | https://northlight.example   | no
        `,
      },
    ],
    metrics: {
      'Grams on the shelf': { sum: 'Left', of: 'Coffee' },
      'Brews this week': { count: 'Brew', where: 'Date >= now - 7 days' },
      'Brews by taste': { count: 'Brew', by: 'Taste' },
      'Brews per day': { count: 'Brew', by: 'Date', per: 'day' },
    },
    pages: [
      'Brews',
      'Coffees',
      'Roasters',
      {
        name: 'Bar',
        icon: 'coffee',
        blocks: [
          { figures: ['Brews this week', 'Grams on the shelf'] },
          { shortlist: 'Brew', title: 'Worth repeating', where: 'Taste is "Balanced"', sort: 'Date desc' },
          { shortlist: 'Coffee', title: 'Use up soon', where: 'Age > 35 and Left > 0' },
          { chart: 'Brews by taste', shape: 'donut' },
          { chart: 'Brews per day', shape: 'line' },
        ],
      },
    ],
  },
};
