import type { Archetype } from './archetype';

export const bar: Archetype = {
  id: 'bar',
  names: {
    en: ['bar', 'cocktail bar', 'pub', 'bar stock', 'nightclub'],
    es: ['bar', 'coctelería', 'bar de copas'],
    fr: ['bar', 'bar à cocktails', 'pub'],
    de: ['Cocktailbar', 'Kneipe', 'Barbestand'],
    pt: ['bar de cocktails', 'taberna', 'estoque do bar'],
  },
  words: [
    'bar',
    'cocktail',
    'bottle',
    'spirit',
    'gin',
    'rum',
    'vodka',
    'liqueur',
    'pour',
    'stocktake',
    'par',
    'bartender',
    'shaker',
    'garnish',
    'pub',
    'syrup',
  ],
  draft: {
    title: 'Bar stock and cocktails',
    look: { accent: '#6a3d9a', icon: 'martini', radius: 'sharp', density: 'compact', mode: 'dark' },
    entities: [
      {
        name: 'Bottle',
        icon: 'amphora',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Gin', 'Rum', 'Whisky', 'Vodka', 'Tequila', 'Liqueur', 'Vermouth', 'Mixer'],
            required: true,
          },
          Size: { type: 'number', required: true, min: 1, unit: 'cl', default: '70' },
          Cost: { type: 'money', required: true, min: 0 },
          Par: {
            type: 'number',
            min: 0,
            default: '2',
            help: 'How many bottles there should be on a Thursday.',
          },
          'Last count': { type: 'date', computed: 'largest(Date in Counts)' },
          'In stock': { type: 'number', computed: 'sum(Bottles in Counts where Date = this.Last count)' },
          'To order': { type: 'integer', computed: 'max(0, roundup(Par - In stock))' },
          Worth: { type: 'money', computed: 'In stock * Cost' },
        },
        views: [
          { table: ['Kind', 'In stock', 'Par', 'To order', 'Last count', 'Worth'] },
          { board: 'Kind', show: ['In stock', 'To order'] },
        ],
        filters: {
          'To order': 'To order > 0',
          'Not counted this week': 'Last count is empty or Last count < today - 7 days',
        },
        badges: { 'Out: bad': 'In stock <= 0', 'Below par: warning': 'In stock > 0 and In stock < Par' },
        actions: [
          {
            name: 'Count as full',
            icon: 'clipboard-check',
            when: 'Last count is empty or Last count < today',
            adds: 'Count',
            set: { Bottle: 'this', Date: 'today', Full: 'Par' },
          },
        ],
        samples: `
          Name           | Kind     | Size | Cost  | Par
          London dry gin | Gin      | 70   | 17.50 | 6
          White rum      | Rum      | 70   | 14.20 | 4
          Bourbon        | Whisky   | 70   | 22.00 | 3
          Coffee liqueur | Liqueur  | 70   | 15.80 | 2
          Vodka          | Vodka    | 100  | 16.90 | 4
          Sweet vermouth | Vermouth | 75   | 9.40  | 2
        `,
      },
      {
        name: 'Count',
        icon: 'clipboard-list',
        label: 'Bottle',
        fields: {
          Bottle: { to: 'Bottle', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Full: { type: 'integer', required: true, min: 0, help: 'Bottles that are closed.' },
          Tenths: { type: 'integer', min: 0, max: 9, default: '0', help: 'Of the open bottle, by eye.' },
          Bottles: { type: 'number', computed: 'Full + Tenths / 10' },
          'Counted by': 'person',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Full', 'Tenths', 'Bottles', 'Counted by'] }],
        filters: { 'This week': 'Date > today - 7 days' },
        rules: [
          { unique: ['Bottle', 'Date'], message: 'This bottle was counted on that day already.' },
          { check: 'Date <= today', field: 'Date', message: 'Nobody counts in advance.' },
        ],
        samples: `
          Bottle         | Date | Full | Tenths | Counted by
          London dry gin | -2   | 4    | 3      | Tess
          White rum      | -2   | 4    | 6      | Tess
          Bourbon        | -2   | 1    | 8      | Tess
          Coffee liqueur | -9   | 2    | 1      | Marco
          Vodka          | -2   | 0    | 0      | Tess
          London dry gin | -9   | 6    | 5      | Marco
        `,
      },
      {
        name: 'Cocktail',
        icon: 'martini',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Glass: { options: ['Coupe', 'Rocks', 'Highball', 'Martini', 'Wine'] },
          Method: { options: ['Shaken', 'Stirred', 'Built', 'Blended'] },
          Price: { type: 'money', required: true, min: 0 },
          Cost: { type: 'money', computed: 'sum(Cost in Pours)' },
          'Pour cost': { type: 'percent', computed: 'Cost / Price' },
          Garnish: 'text',
          'On the menu': { type: 'boolean', default: 'true' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Glass', 'Garnish'] },
          { table: ['Method', 'Glass', 'Price', 'Cost', 'Pour cost', 'On the menu'] },
        ],
        filters: { 'On the menu': 'On the menu', Shaken: 'Method is "Shaken"' },
        badges: { 'Pours too dear: bad': 'Pour cost > 22%', 'Off the menu: neutral': 'not On the menu' },
        actions: [
          { name: 'Take off the menu', icon: 'x', when: 'On the menu', set: { 'On the menu': 'false' } },
          { name: 'Put on the menu', icon: 'check', when: 'not On the menu', set: { 'On the menu': 'true' } },
        ],
        samples: `
          Name             | Photo            | Glass   | Method  | Price | Garnish      | On the menu
          Daiquiri         | daiquiri         | Coupe   | Shaken  | 10.00 | Lime wheel   | yes
          Espresso martini | espresso martini | Martini | Shaken  | 11.50 | Three beans  | yes
          Manhattan        | manhattan        | Coupe   | Stirred | 11.00 | Cherry       | yes
          Martinez         | martinez         | Martini | Stirred | 8.00  | Orange twist | no
        `,
      },
      {
        name: 'Pour',
        icon: 'droplet',
        label: 'Bottle',
        fields: {
          Cocktail: { to: 'Cocktail', required: true, onDelete: 'cascade' },
          Bottle: { to: 'Bottle', required: true },
          Amount: { type: 'number', required: true, min: 0.1, max: 20, unit: 'cl' },
          Cost: { type: 'money', computed: 'Bottle.Cost / Bottle.Size * Amount' },
          Notes: 'text',
        },
        views: [{ table: ['Cocktail', 'Amount', 'Cost', 'Notes'] }],
        rules: [{ unique: ['Cocktail', 'Bottle'], message: 'This bottle is in the recipe already.' }],
        samples: `
          Cocktail         | Bottle         | Amount | Notes
          Daiquiri         | White rum      | 6      |
          Espresso martini | Vodka          | 4      |
          Espresso martini | Coffee liqueur | 2      | And one fresh espresso
          Manhattan        | Bourbon        | 6      |
          Manhattan        | Sweet vermouth | 3      |
          Martinez         | London dry gin | 7.5    | Old Tom if there is any
        `,
      },
    ],
    metrics: {
      'Stock on the shelf': { sum: 'Worth', of: 'Bottle' },
      'Bottles to order': { sum: 'To order', of: 'Bottle' },
      'Average pour cost': { average: 'Pour cost', of: 'Cocktail', where: 'On the menu' },
      'Stock by kind': { sum: 'Worth', of: 'Bottle', by: 'Kind' },
    },
    pages: [
      'Bottles',
      'Counts',
      'Cocktails',
      'Pours',
      {
        name: 'Order day',
        icon: 'clipboard-check',
        blocks: [
          { figures: ['Stock on the shelf', 'Bottles to order', 'Average pour cost'] },
          { shortlist: 'Bottle', title: 'To order', where: 'To order > 0', sort: 'Kind', most: 12 },
          { chart: 'Stock by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
