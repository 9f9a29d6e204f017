import type { Archetype } from './archetype';

export const vineyard: Archetype = {
  id: 'vineyard',
  names: {
    en: ['vineyard', 'winery', 'wine estate', 'winemaker'],
    es: ['viñedo', 'bodega', 'explotación vitícola'],
    fr: ['vignoble', 'domaine viticole', 'chai'],
    de: ['Weingut', 'Weinberg', 'Winzerbetrieb'],
    pt: ['vinha', 'produtor de vinho', 'quinta vinícola'],
  },
  words: [
    'vine',
    'grape',
    'vintage',
    'harvest',
    'must',
    'fermentation',
    'barrel',
    'tank',
    'parcel',
    'cellar',
    'pruning',
    'density',
    'sulphur',
    'press',
    'bottling',
    'row',
    'rootstock',
  ],
  draft: {
    title: 'Vineyard and cellar',
    look: { accent: '#722f4f', icon: 'grape', font: 'editorial' },
    entities: [
      {
        name: 'Parcel',
        icon: 'map',
        fields: {
          Name: 'text required unique',
          Grape: 'text required',
          Area: { type: 'number', required: true, min: 0.01, unit: 'ha' },
          Planted: { type: 'integer', min: 1850, max: 2100, help: 'The year.' },
          Slope: { options: ['Flat', 'Gentle', 'Steep', 'Terraces'] },
          Stage: {
            options: ['Dormant', 'Bud break', 'Flowering', 'Veraison', 'Ripe', 'Picked'],
            default: 'Dormant',
          },
          Picked: { type: 'number', computed: 'sum(Grapes in Pickings)', unit: 'kg' },
          'Per hectare': { type: 'number', computed: 'round(Picked / Area)', unit: 'kg/ha' },
        },
        views: [
          { table: ['Grape', 'Area', 'Planted', 'Slope', 'Stage', 'Picked', 'Per hectare'] },
          { board: 'Stage', show: ['Grape', 'Area'] },
        ],
        filters: { 'To pick': 'Stage is "Ripe"', 'Old vines': 'Planted <= 1980' },
        badges: { 'Ripe: accent': 'Stage is "Ripe"' },
        actions: [{ name: 'Picked', icon: 'grape', when: 'Stage is "Ripe"', set: { Stage: 'Picked' } }],
        samples: `
          Name           | Grape      | Area | Planted | Slope    | Stage
          Kirchberg      | Riesling   | 1.8  | 1974    | Steep    | Ripe
          Upper Terrace  | Riesling   | 0.9  | 1998    | Terraces | Picked
          Loam Field     | Pinot noir | 2.4  | 2006    | Gentle   | Picked
          Below the road | Silvaner   | 1.1  | 1968    | Flat     | Picked
          New planting   | Chardonnay | 0.6  | 2023    | Gentle   | Veraison
        `,
      },
      {
        name: 'Picking',
        icon: 'shopping-basket',
        label: 'Parcel',
        fields: {
          Parcel: { to: 'Parcel', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Grapes: { type: 'number', required: true, min: 1, unit: 'kg' },
          'Must weight': { type: 'integer', min: 40, max: 200, unit: '°Oe' },
          Acidity: { type: 'number', min: 2, max: 20, unit: 'g/l' },
          Rot: { type: 'percent', min: 0, max: 100 },
          Pickers: { type: 'integer', min: 1 },
          Wine: { to: 'Wine', required: true },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Grapes', 'Must weight', 'Acidity', 'Rot', 'Wine'] },
          { calendar: 'Date', color: 'Wine' },
        ],
        filters: { 'More than 10% rot': 'Rot > 10' },
        badges: { 'Rot: bad': 'Rot > 10' },
        samples: `
          Parcel         | Date | Grapes | Must weight | Acidity | Rot | Pickers | Wine
          Upper Terrace  | -9   | 3200   | 88          | 8.4     | 2   | 9       | Riesling Terraces
          Upper Terrace  | -7   | 1450   | 92          | 8.1     | 4   | 6       | Riesling Terraces
          Loam Field     | -12  | 6900   | 95          | 6.9     | 1   | 14      | Pinot noir reserve
          Below the road | -15  | 5200   | 79          | 6.2     | 12  | 10      | House Silvaner
          Loam Field     | -11  | 1750   | 97          | 6.6     | 3   | 8       | Pinot noir reserve
          Below the road | -14  | 900    | 81          | 6       | 8   | 4       | House Silvaner
        `,
      },
      {
        name: 'Wine',
        icon: 'wine',
        fields: {
          Name: 'text required unique',
          Vessel: { type: 'text', help: 'Tank 4, barrels 11 to 14.' },
          Litres: { type: 'integer', min: 0, unit: 'l' },
          Status: {
            options: ['Fermenting: accent', 'Ageing: info', 'Ready to bottle: warning', 'Bottled: good'],
            required: true,
            default: 'Fermenting',
          },
          Grapes: { type: 'number', computed: 'sum(Grapes in Pickings)', unit: 'kg' },
          'Last reading': { type: 'date', computed: 'largest(Date in Readings)' },
          Density: {
            type: 'integer',
            computed: 'smallest(Density in Readings where Date = this.Last reading)',
            unit: '°Oe',
          },
          Bottles: { type: 'integer', min: 0 },
        },
        views: [
          { board: 'Status', show: ['Vessel', 'Litres', 'Density'] },
          { table: ['Vessel', 'Litres', 'Status', 'Grapes', 'Last reading', 'Density', 'Bottles'] },
        ],
        filters: {
          'In the cellar': 'Status is not "Bottled"',
          'To measure': 'Status is "Fermenting" and (Last reading is empty or Last reading < today - 1 day)',
        },
        opensWith: 'In the cellar',
        rules: [
          {
            check: 'Litres <= Grapes * 0.8',
            field: 'Litres',
            message: 'A kilo of grapes gives at most 0.8 litres.',
          },
          {
            limit: '1',
            within: ['Vessel'],
            where: 'Status is not "Bottled"',
            message: 'Another wine lies in this vessel.',
          },
          {
            check: 'Status is not "Bottled" or Bottles is not empty',
            field: 'Bottles',
            message: 'Say how many bottles it gave.',
          },
        ],
        badges: {
          'Measure: warning':
            'Status is "Fermenting" and (Last reading is empty or Last reading < today - 1 day)',
        },
        actions: [
          { name: 'Racked', icon: 'arrow-right', when: 'Status is "Fermenting"', set: { Status: 'Ageing' } },
          {
            name: 'Ready to bottle',
            icon: 'wine',
            when: 'Status is "Ageing"',
            set: { Status: 'Ready to bottle' },
          },
        ],
        samples: `
          Name                        | Vessel | Litres | Status          | Bottles
          Riesling Terraces           | Tank 4 | 3300   | Fermenting      |
          Pinot noir reserve          | Vat 2  | 4900   | Fermenting      |
          House Silvaner              | Tank 1 | 3650   | Ageing          |
          Riesling trocken, last year | Tank 6 |        | Ready to bottle |
          Rosé, last year             |        |        | Bottled         | 4120
        `,
      },
      {
        name: 'Reading',
        icon: 'gauge',
        label: 'Wine',
        fields: {
          Wine: { to: 'Wine', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Density: { type: 'integer', min: -20, max: 200, unit: '°Oe' },
          Temperature: { type: 'number', min: -5, max: 45, unit: '°C' },
          'Free sulphur': { type: 'integer', min: 0, max: 100, unit: 'mg/l' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Density', 'Temperature', 'Free sulphur', 'Notes'] }],
        filters: { 'Too warm': 'Temperature > 30' },
        rules: [{ unique: ['Wine', 'Date'], message: 'This wine was measured on that day already.' }],
        badges: { 'Too warm: bad': 'Temperature > 30' },
        samples: `
          Wine               | Date | Density | Temperature | Free sulphur | Notes
          Riesling Terraces  | -1   | 61      | 17.5        |              | Smells of peach
          Riesling Terraces  | -3   | 78      | 16          |              |
          Pinot noir reserve | -4   | 22      | 31.5        |              | Punched down three times
          House Silvaner     | -2   | 0       | 14          | 32           | Sulphured
        `,
      },
    ],
    metrics: {
      'Grapes this harvest': { sum: 'Grapes', of: 'Picking', where: 'Date > today - 90 days' },
      'Litres in the cellar': { sum: 'Litres', of: 'Wine', where: 'Status is not "Bottled"' },
      'Grapes by parcel': { sum: 'Grapes', of: 'Picking', by: 'Parcel' },
      'Wines by status': { count: 'Wine', by: 'Status' },
    },
    pages: [
      'Parcels',
      'Pickings',
      'Wines',
      'Readings',
      {
        name: 'Cellar book',
        icon: 'notebook-pen',
        blocks: [
          { figures: ['Grapes this harvest', 'Litres in the cellar'] },
          { shortlist: 'Wine', title: 'To measure', where: 'Status is "Fermenting"', sort: 'Last reading' },
          { chart: 'Grapes by parcel' },
          { chart: 'Wines by status', shape: 'donut' },
        ],
      },
    ],
  },
};
