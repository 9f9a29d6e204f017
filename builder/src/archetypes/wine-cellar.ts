import type { Archetype } from './archetype';

export const wineCellar: Archetype = {
  id: 'wine-cellar',
  names: {
    en: ['wine cellar', 'wine collection', 'wine bottles', 'cellar book', 'wine tasting notes'],
    es: ['bodega de vinos', 'colección de vinos', 'notas de cata'],
    fr: ['cave à vin', 'livre de cave', 'notes de dégustation'],
    de: ['Weinkeller', 'Weinsammlung', 'Kellerbuch'],
    pt: ['adega', 'garrafeira', 'coleção de vinhos', 'notas de prova'],
  },
  words: [
    'wine',
    'bottle',
    'vintage',
    'cellar',
    'grape',
    'winery',
    'tasting',
    'cork',
    'sommelier',
    'vineyard',
    'decant',
    'riesling',
    'champagne',
    'rack',
    'merchant',
    'tannin',
  ],
  draft: {
    title: 'Wine cellar',
    look: { accent: '#8f2f46', icon: 'wine', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Wine',
        icon: 'wine',
        fields: {
          Name: 'text required',
          Producer: { to: 'Producer' },
          Label: 'image',
          Colour: {
            options: ['Red: bad', 'White: warning', 'Rosé: accent', 'Sparkling: info', 'Sweet: good'],
            required: true,
          },
          Vintage: { type: 'integer', min: 1900, max: 2100 },
          Place: { type: 'text', help: 'Rack and row.' },
          'Drink from': { type: 'integer', min: 1900, max: 2200, help: 'Year.' },
          'Drink until': { type: 'integer', min: 1900, max: 2200, help: 'Year.' },
          Left: {
            type: 'integer',
            computed: 'sum(Bottles in Purchases) - sum(Bottles in Tastings)',
            unit: 'bottles',
          },
        },
        sort: 'Drink until',
        views: [
          { table: ['Producer', 'Colour', 'Vintage', 'Place', 'Drink from', 'Drink until', 'Left'] },
          { gallery: 'Label', show: ['Producer', 'Vintage', 'Left'] },
          { board: 'Colour', show: ['Vintage', 'Left'] },
        ],
        filters: {
          'In the cellar': 'Left > 0',
          'Ready to drink': 'Left > 0 and Drink from <= year(today) and Drink until >= year(today)',
          'Lay down': 'Drink from > year(today)',
        },
        opensWith: 'In the cellar',
        rules: [
          {
            check: 'Drink until >= Drink from',
            field: 'Drink until',
            message: 'The last year to drink it is before the first.',
          },
          {
            check: 'Drink from >= Vintage',
            field: 'Drink from',
            message: 'No wine is ready before its harvest.',
          },
        ],
        badges: {
          'Drink up: bad': 'Left > 0 and Drink until <= year(today)',
          'Last bottle: warning': 'Left = 1',
          'Too young: info': 'Drink from > year(today)',
        },
        actions: [
          {
            name: 'Open a bottle',
            icon: 'wine',
            when: 'Left > 0',
            adds: 'Tasting',
            set: { Wine: 'this', Date: 'today', Bottles: '1' },
          },
        ],
        samples: `
          Name          | Producer        | Label          | Colour    | Vintage | Place     | Drink from | Drink until
          Steinterrasse | Weingut Ahorn   | stone terrace  | White     | 2019    | Rack A, 2 | 2022       | 2032
          Vigna del Sol | Cantina Belvero | vineyard       | Red       | 2017    | Rack B, 1 | 2021       | 2025
          Quinta Velha  | Casa do Outeiro | old vines      | Red       | 2020    | Rack B, 3 | 2035       | 2048
          Brut Nature   | Maison Perrault | bubbles        | Sparkling | 2018    | Fridge    | 2021       | 2029
          Rosé d’Été    | Maison Perrault | summer terrace | Rosé      | 2023    | Fridge    | 2024       | 2027
          Nobel Lese    | Weingut Ahorn   | autumn fog     | Sweet     | 2015    | Rack A, 5 | 2019       | 2045
        `,
      },
      {
        name: 'Purchase',
        icon: 'package-plus',
        label: 'Wine',
        fields: {
          Wine: { to: 'Wine', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Bottles: { type: 'integer', required: true, min: 1, default: '6' },
          Price: { type: 'money', min: 0, help: 'For one bottle.' },
          Merchant: 'text',
          Total: { type: 'money', computed: 'Bottles * Price' },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Bottles', 'Price', 'Merchant', 'Total'] }],
        filters: { 'Last year': 'Date >= today - 365 days', 'By the case': 'Bottles >= 6' },
        samples: `
          Wine          | Date  | Bottles | Price | Merchant
          Steinterrasse | -400  | 6       | 14.50 | At the estate
          Vigna del Sol | -900  | 12      | 11.80 | Rossi & Sons
          Quinta Velha  | -120  | 3       | 38.00 | Rossi & Sons
          Brut Nature   | -210  | 3       | 29.00 | Corner shop
          Rosé d’Été    | -60   | 6       | 9.90  | Corner shop
          Nobel Lese    | -1500 | 2       | 26.00 | At the estate
        `,
      },
      {
        name: 'Tasting',
        icon: 'notebook-pen',
        label: 'Wine',
        fields: {
          Wine: { to: 'Wine', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Bottles: { type: 'integer', required: true, min: 1, default: '1' },
          Points: { type: 'integer', min: 50, max: 100 },
          Food: 'text',
          With: 'text',
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Points', 'Food'] },
          { table: ['Date', 'Bottles', 'Points', 'Food', 'With', 'Notes'] },
        ],
        filters: { 'Ninety and more': 'Points >= 90', 'To write up': 'Notes is empty' },
        rules: [
          { check: 'Wine.Left >= 0', field: 'Bottles', message: 'There are not that many bottles left.' },
        ],
        badges: { 'Outstanding: good': 'Points >= 92', 'No notes: warning': 'Notes is empty' },
        samples: `
          Wine          | Date | Bottles | Points | Food         | With           | Notes
          Steinterrasse | -4   | 1       | 91     | Trout        | Jan and Ilse   | Lime, wet stone, lively
          Vigna del Sol | -11  | 2       | 84     | Lasagne      | The neighbours | Cherry, drying out
          Nobel Lese    | -30  | 1       | 95     | Blue cheese  |                | Apricot, endless
          Brut Nature   | -58  | 3       | 89     | Birthday     | Family         |
          Vigna del Sol | -140 | 3       | 87     | Garden party |                | Better a year ago
        `,
      },
      {
        name: 'Producer',
        icon: 'grape',
        fields: {
          Name: 'text required unique',
          Region: 'text',
          Country: 'text',
          Website: 'url',
          Bottles: { type: 'integer', computed: 'sum(Left in Wines)' },
        },
        views: [{ table: ['Region', 'Country', 'Website', 'Bottles'] }],
        samples: `
          Name            | Region    | Country  | Website
          Weingut Ahorn   | Mosel     | Germany  | https://ahorn.example
          Cantina Belvero | Tuscany   | Italy    |
          Casa do Outeiro | Douro     | Portugal | https://outeiro.example
          Maison Perrault | Champagne | France   |
        `,
      },
    ],
    metrics: {
      'Bottles in the cellar': { sum: 'Left', of: 'Wine' },
      'Average points': { average: 'Points', of: 'Tasting' },
      'Bottles by colour': { sum: 'Left', of: 'Wine', by: 'Colour' },
      'Spent per year': { sum: 'Total', of: 'Purchase', by: 'Date', per: 'year' },
    },
    pages: [
      'Wines',
      'Tastings',
      'Purchases',
      'Producers',
      {
        name: 'Cellar',
        icon: 'warehouse',
        blocks: [
          { figures: ['Bottles in the cellar', 'Average points'] },
          { chart: 'Bottles by colour', shape: 'donut' },
          { chart: 'Spent per year' },
          {
            shortlist: 'Wine',
            title: 'Drink these first',
            where: 'Left > 0 and Drink until <= year(today) + 1',
            sort: 'Drink until',
          },
        ],
      },
    ],
  },
};
