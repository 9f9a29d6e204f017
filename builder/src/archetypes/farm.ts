import type { Archetype } from './archetype';

export const farm: Archetype = {
  id: 'farm',
  names: {
    en: ['farm', 'farm fields', 'crop records', 'arable farm', 'field records'],
    es: ['granja', 'explotación agrícola', 'cuaderno de campo'],
    fr: ['ferme', 'exploitation agricole', 'carnet de plaine'],
    de: ['Bauernhof', 'Ackerschlagkartei', 'landwirtschaftlicher Betrieb'],
    pt: ['quinta agrícola', 'fazenda', 'caderno de campo'],
  },
  words: [
    'farm',
    'field',
    'crop',
    'tractor',
    'wheat',
    'barley',
    'maize',
    'sow',
    'spray',
    'fertiliser',
    'harvest',
    'yield',
    'hectare',
    'plough',
    'combine',
    'silage',
    'soil',
  ],
  draft: {
    title: 'Farm fields',
    look: { accent: '#6b6f1c', icon: 'tractor', density: 'compact' },
    entities: [
      {
        name: 'Field',
        icon: 'map',
        fields: {
          Name: 'text required unique',
          Area: { type: 'number', required: true, min: 0.01, unit: 'ha' },
          Soil: { options: ['Sand', 'Loam', 'Clay', 'Peat'] },
          Rented: 'boolean',
          'Soil test': 'date',
          'Growing now': { type: 'integer', computed: 'count(Crops where Harvested is empty)' },
          Notes: 'longtext',
        },
        views: [
          { table: ['Area', 'Soil', 'Rented', 'Soil test', 'Growing now'] },
          { cards: ['Area', 'Soil', 'Notes'] },
        ],
        filters: { 'Lies bare': 'Growing now = 0', Rented: 'Rented' },
        badges: {
          'Bare: neutral': 'Growing now = 0',
          'Test the soil: warning': 'Soil test < today - 4 years',
        },
        samples: `
          Name         | Area | Soil | Rented | Soil test | Notes
          Long Acre    | 12.4 | Loam | no     | -400      | Wet corner in the north-east
          Mill Piece   | 7.8  | Clay | no     | -1700     |
          Chapel Field | 4.2  | Loam | yes    | -90       | Lease until Michaelmas
          Sandpit      | 9.1  | Sand | yes    | -700      | Pylon in the middle
          River Meadow | 5.5  | Peat | no     |           |
        `,
      },
      {
        name: 'Crop',
        icon: 'wheat',
        fields: {
          Name: 'text required',
          Field: { to: 'Field', required: true },
          Variety: 'text',
          Sown: 'date required',
          'Harvest from': { type: 'date', computed: 'largest(Harvest from in Field jobs)' },
          Harvested: 'date',
          Yield: { type: 'number', min: 0, unit: 't' },
          'Yield per hectare': { type: 'number', computed: 'round(Yield / Field.Area, 2)', unit: 't/ha' },
        },
        sort: 'Sown desc',
        views: [
          { table: ['Field', 'Variety', 'Sown', 'Harvest from', 'Harvested', 'Yield', 'Yield per hectare'] },
          { timeline: 'Sown', end: 'Harvested', where: 'Harvested is not empty' },
          { board: 'Field', show: ['Variety', 'Sown', 'Yield'] },
        ],
        filters: { 'In the ground': 'Harvested is empty', Harvested: 'Harvested is not empty' },
        opensWith: 'In the ground',
        rules: [
          { check: 'Harvested > Sown', field: 'Harvested', message: 'It was harvested before it was sown.' },
          {
            check: 'Harvested >= Harvest from',
            field: 'Harvested',
            message: 'The waiting time after the last spraying is not over by then.',
          },
          {
            noOverlap: ['Sown', 'if Harvested is empty then Sown + 10 years else Harvested'],
            within: ['Field'],
            message: 'Something else grows in this field at that time.',
          },
        ],
        badges: { 'Wait: bad': 'Harvested is empty and Harvest from > today' },
        actions: [
          {
            name: 'Harvested',
            icon: 'wheat',
            when: 'Harvested is empty and (Harvest from is empty or Harvest from <= today)',
            set: { Harvested: 'today' },
          },
        ],
        samples: `
          Name          | Field        | Variety | Sown | Harvested | Yield
          Winter wheat  | Long Acre    | Extase  | -250 |           |
          Spring barley | Mill Piece   | Planet  | -80  |           |
          Maize         | Sandpit      | Kentos  | -40  |           |
          Winter barley | Chapel Field | Tower   | -330 | -25       | 31.2
          Winter wheat  | Sandpit      | Skyfall | -620 | -300      | 68.9
          Oilseed rape  | Long Acre    | Aurelia | -660 | -340      | 42.5
        `,
      },
      {
        name: 'Field job',
        icon: 'tractor',
        label: 'Kind',
        fields: {
          Kind: {
            options: ['Ploughing', 'Sowing', 'Fertilising: info', 'Spraying: warning', 'Harvesting: good'],
            required: true,
          },
          Crop: { to: 'Crop', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Product: { to: 'Product' },
          Rate: { type: 'number', min: 0, help: 'Of the product for a hectare.' },
          Used: { type: 'number', computed: 'Rate * Crop.Field.Area' },
          'Harvest from': { type: 'date', computed: 'Date + Product.Waiting days' },
          Driver: 'person',
          Done: 'boolean',
        },
        sort: 'Date desc',
        views: [
          { table: ['Crop', 'Date', 'Product', 'Rate', 'Used', 'Driver', 'Done'] },
          { calendar: 'Date', color: 'Kind' },
          { board: 'Kind', show: ['Crop', 'Date', 'Driver'] },
        ],
        filters: { 'To do': 'not Done', 'Spray diary': 'Kind is "Spraying" and Done' },
        rules: [
          {
            check: 'Kind is not "Spraying" or Product is not empty',
            field: 'Product',
            message: 'The spray diary needs the product.',
          },
          {
            check: 'Rate <= Product.Highest rate',
            field: 'Rate',
            message: 'More than the label of the product allows.',
          },
        ],
        badges: { 'Late: bad': 'not Done and Date < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true', Date: 'today' } }],
        samples: `
          Kind        | Crop | Date | Product         | Rate | Driver | Done
          Spraying    | #1   | -12  | Fungicide Aero  | 1.2  | Will   | yes
          Fertilising | #1   | -60  | Nitrogen 33%    | 180  | Will   | yes
          Spraying    | #2   | -1   | Herbicide Clear | 0.8  | Asha   | no
          Fertilising | #3   | +2   | Nitrogen 33%    | 120  | Asha   | no
          Sowing      | #3   | -40  |                 |      | Will   | yes
          Harvesting  | #4   | -25  |                 |      | Asha   | yes
        `,
      },
      {
        name: 'Product',
        icon: 'flask-conical',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Seed', 'Fertiliser', 'Herbicide', 'Fungicide', 'Insecticide'], required: true },
          Unit: { options: ['l', 'kg', 't'], required: true, default: 'l' },
          Bought: { type: 'number', min: 0, default: '0' },
          'In store': { type: 'number', computed: 'Bought - sum(Used in Field jobs where Done)' },
          'Highest rate': { type: 'number', min: 0, help: 'For a hectare, from the label.' },
          'Waiting days': { type: 'integer', min: 0, help: 'Between the last use and harvest.' },
        },
        views: [{ table: ['Kind', 'In store', 'Unit', 'Highest rate', 'Waiting days'] }],
        filters: { 'Used up': 'In store <= 0' },
        badges: { 'Used up: bad': 'In store <= 0' },
        samples: `
          Name              | Kind        | Unit | Bought | Highest rate | Waiting days
          Fungicide Aero    | Fungicide   | l    | 30     | 1.5          | 35
          Herbicide Clear   | Herbicide   | l    | 20     | 1            | 60
          Nitrogen 33%      | Fertiliser  | kg   | 6000   | 250          |
          Insecticide Swift | Insecticide | l    | 0      | 0.15         | 28
        `,
      },
    ],
    metrics: {
      'Area farmed': { sum: 'Area', of: 'Field' },
      'Jobs to do': { count: 'Field job', where: 'not Done' },
      'Harvest by field': { sum: 'Yield', of: 'Crop', where: 'Harvested is not empty', by: 'Field' },
      'Jobs per month': { count: 'Field job', by: 'Date', per: 'month' },
    },
    pages: [
      'Fields',
      'Crops',
      'Field jobs',
      'Products',
      {
        name: 'Farmyard',
        icon: 'warehouse',
        blocks: [
          { figures: ['Area farmed', 'Jobs to do'] },
          { shortlist: 'Field job', title: 'Next in the field', where: 'not Done', sort: 'Date' },
          { chart: 'Harvest by field' },
          { chart: 'Jobs per month' },
        ],
      },
    ],
  },
};
