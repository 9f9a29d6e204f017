import type { Archetype } from './archetype';

export const gardenBeds: Archetype = {
  id: 'garden-beds',
  names: {
    en: ['garden beds', 'vegetable garden', 'kitchen garden', 'allotment', 'raised beds'],
    es: ['huerto', 'bancales del huerto', 'huerto de casa'],
    fr: ['potager', 'planches du potager', 'jardin potager'],
    de: ['Gemüsebeete', 'Gemüsegarten', 'Hochbeete'],
    pt: ['horta', 'canteiros da horta', 'horta de casa'],
  },
  words: [
    'bed',
    'sow',
    'plant',
    'seed',
    'seedling',
    'harvest',
    'crop',
    'rotation',
    'compost',
    'weed',
    'allotment',
    'greenhouse',
    'bean',
    'courgette',
    'tomato',
    'soil',
    'slug',
    'variety',
  ],
  draft: {
    title: 'The vegetable garden',
    look: { accent: '#3d7a35', icon: 'sprout', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Planting',
        icon: 'sprout',
        label: 'Crop',
        fields: {
          Crop: 'text required',
          Variety: 'text',
          Family: {
            options: ['Cabbages', 'Peas and beans', 'Roots', 'Onions', 'Squashes', 'Nightshades', 'Leaves'],
            required: true,
          },
          Bed: { to: 'Bed', required: true },
          Status: {
            options: ['Planned: neutral', 'Growing: accent', 'Picking: good', 'Cleared: neutral'],
            required: true,
            default: 'Planned',
          },
          Sown: 'date',
          'Days to harvest': { type: 'integer', min: 14, max: 400, unit: 'days' },
          'Ready from': { type: 'date', computed: 'Sown + Days to harvest' },
          Picked: { type: 'number', computed: 'sum(Weight in Harvests)', unit: 'kg' },
        },
        sort: 'Sown desc',
        views: [
          { board: 'Bed', show: ['Variety', 'Status', 'Ready from'] },
          { timeline: 'Sown', end: 'Ready from' },
          { table: ['Variety', 'Family', 'Bed', 'Status', 'Sown', 'Ready from', 'Picked'] },
        ],
        filters: {
          'In the ground': 'Status is "Growing" or Status is "Picking"',
          'Ready soon': 'Status is "Growing" and Ready from <= today + 14 days',
          'To sow': 'Status is "Planned"',
        },
        rules: [
          {
            check:
              'count(all Plantings where Bed = this.Bed and Family = this.Family and Sown < this.Sown - 180 days and Sown > this.Sown - 540 days) = 0',
            field: 'Bed',
            message: 'This family grew in the bed last year; give the soil a rest.',
          },
          {
            check: 'Status is "Planned" or Sown is not empty',
            field: 'Sown',
            message: 'What is in the ground has a day of sowing.',
          },
        ],
        badges: {
          'Ready to pick: good': 'Status is "Growing" and Ready from <= today',
          'Nearly ready: info':
            'Status is "Growing" and Ready from > today and Ready from <= today + 14 days',
        },
        actions: [
          {
            name: 'Sown today',
            icon: 'sprout',
            when: 'Status is "Planned"',
            set: { Status: 'Growing', Sown: 'today' },
          },
          {
            name: 'Pick',
            icon: 'shopping-basket',
            when: 'Status is "Growing" or Status is "Picking"',
            adds: 'Harvest',
            set: { Planting: 'this', Date: 'today', Weight: '0.5' },
          },
        ],
        samples: `
          Crop         | Variety            | Family         | Bed         | Status  | Sown | Days to harvest
          Runner beans | Scarlet Emperor    | Peas and beans | South bed   | Growing | -66  | 75
          Tomatoes     | Gardener’s Delight | Nightshades    | Greenhouse  | Picking | -120 | 110
          Carrots      | Early Nantes       | Roots          | Long bed    | Growing | -95  | 90
          Courgettes   | Black Beauty       | Squashes       | Compost bed | Planned |      | 60
          Kale         | Cavolo nero        | Cabbages       | Long bed    | Growing | -20  | 85
          Broad beans  | Aquadulce          | Peas and beans | North bed   | Cleared | -290 | 200
        `,
      },
      {
        name: 'Bed',
        icon: 'frame',
        fields: {
          Name: 'text required unique',
          Area: { type: 'number', min: 0.2, unit: 'm²' },
          Light: {
            options: ['Full sun: warning', 'Half shade: info', 'Shade: neutral', 'Under glass: good'],
          },
          Soil: 'tags',
          'Last composted': 'date',
          Growing: {
            type: 'integer',
            computed: 'count(Plantings where Status is "Growing" or Status is "Picking")',
          },
          Picked: { type: 'number', computed: 'sum(Picked in Plantings)', unit: 'kg' },
        },
        views: [{ cards: ['Area', 'Light', 'Growing', 'Picked'] }],
        filters: { Free: 'Growing = 0' },
        badges: {
          'Free: good': 'Growing = 0',
          'Needs compost: warning': 'Last composted is empty or Last composted < today - 365 days',
        },
        actions: [{ name: 'Composted', icon: 'shovel', set: { 'Last composted': 'today' } }],
        samples: `
          Name        | Area | Light       | Soil        | Last composted
          South bed   | 4.5  | Full sun    | loam        | -210
          Long bed    | 6    | Full sun    | sandy       | -400
          Greenhouse  | 3    | Under glass | compost     | -180
          North bed   | 4    | Half shade  | clay, heavy | -220
          Compost bed | 2    | Half shade  | rich        |
        `,
      },
      {
        name: 'Harvest',
        icon: 'shopping-basket',
        label: 'Planting',
        fields: {
          Planting: { to: 'Planting', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Weight: { type: 'number', required: true, min: 0, unit: 'kg' },
          Taste: { type: 'rating', min: 1, max: 5 },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Weight', 'Taste', 'Notes'] }, { calendar: 'Date' }],
        rules: [{ check: 'Date >= Planting.Sown', field: 'Date', message: 'That is before it was sown.' }],
        samples: `
          Planting    | Date | Weight | Taste | Notes
          Tomatoes    | -1   | 1.2    | 5     | First truss
          Tomatoes    | -8   | 0.6    | 4     |
          Carrots     | -4   | 0.8    | 4     | Thinnings
          Broad beans | -75  | 2.4    | 5     |
          Broad beans | -68  | 3.1    | 4     | Half of it frozen
        `,
      },
      {
        name: 'Garden job',
        icon: 'shovel',
        fields: {
          Name: 'text required',
          Bed: { to: 'Bed', onDelete: 'cascade' },
          Due: { type: 'date', default: 'today + 7 days' },
          Who: 'person',
          Done: 'boolean',
        },
        sort: 'Due',
        views: [{ list: ['Bed', 'Due', 'Who'] }, { calendar: 'Due' }],
        filters: { 'To do': 'not Done' },
        opensWith: 'To do',
        badges: { 'Overdue: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Name                  | Bed        | Due | Who    | Done
          Thin the carrots      | Long bed   | -2  | Edna   | no
          Pinch out side shoots | Greenhouse | +1  | Edna   | no
          Slug traps            | South bed  | +0  | Harold | no
          Net the kale          | Long bed   | +5  |        | no
          Dig over              | North bed  | -9  | Harold | yes
        `,
      },
    ],
    metrics: {
      'In the ground': { count: 'Planting', where: 'Status is "Growing" or Status is "Picking"' },
      'Picked so far': { sum: 'Weight', of: 'Harvest' },
      'Picked by crop': { sum: 'Weight', of: 'Harvest', by: 'Planting' },
      'Picked per month': { sum: 'Weight', of: 'Harvest', by: 'Date', per: 'month' },
    },
    pages: [
      'Plantings',
      'Beds',
      {
        name: 'This week',
        icon: 'sun',
        blocks: [
          { shortlist: 'Garden job', title: 'To do', where: 'not Done', sort: 'Due' },
          { figures: ['In the ground', 'Picked so far'] },
          { chart: 'Picked by crop' },
          { chart: 'Picked per month' },
        ],
      },
      'Harvests',
      'Garden jobs',
    ],
  },
};
