import type { SampleApplication } from './sample-application';

export const gardenPlanner: SampleApplication = {
  id: 'garden-planner',
  category: 'Personal',
  domain: 'Gardening',
  description: 'What grows in which bed, from sowing to harvest, and what to do in the garden next.',
  draft: {
    title: 'Kitchen garden',
    look: { accent: '#4d7c0f', icon: 'sprout', font: 'friendly', radius: 'round', navigation: 'side' },
    entities: [
      {
        name: 'Planting',
        icon: 'sprout',
        fields: {
          Crop: 'text required',
          Variety: 'text',
          Picture: 'image',
          Bed: { to: 'Bed' },
          Stage: {
            options: [
              'Planned: neutral',
              'Sown: info',
              'Growing: accent',
              'Harvesting: good',
              'Cleared: neutral',
            ],
            required: true,
            default: 'Planned',
          },
          Sown: 'date',
          'Days to harvest': { type: 'integer', min: 7, max: 400, unit: 'days' },
          'Ready from': { type: 'date', computed: 'Sown + Days to harvest' },
          Area: { type: 'number', min: 0.1, unit: 'm²' },
          Harvested: { type: 'number', computed: 'sum(Weight in Harvests)', unit: 'kg' },
          Neighbours: {
            to: 'Planting',
            many: true,
            inverse: 'Grows well beside',
            help: 'What it likes to stand next to.',
          },
        },
        sort: 'Sown',
        views: [
          { timeline: 'Sown', end: 'Ready from' },
          { board: 'Stage', show: ['Variety', 'Bed', 'Ready from'] },
          { gallery: 'Picture', show: ['Variety', 'Stage'] },
          { table: ['Variety', 'Bed', 'Stage', 'Sown', 'Ready from', 'Harvested'] },
        ],
        filters: {
          'In the ground': 'Stage is "Sown" or Stage is "Growing" or Stage is "Harvesting"',
          'Ready soon': 'Ready from <= today + 14 days and Stage is "Growing"',
        },
        rules: [
          {
            check: 'Stage is "Planned" or Sown is not empty',
            field: 'Sown',
            message: 'What is in the ground has a day of sowing.',
          },
        ],
        badges: {
          'Ready to pick: good': 'Ready from <= today and (Stage is "Growing" or Stage is "Harvesting")',
        },
        actions: [
          { name: 'Sow', icon: 'sprout', when: 'Stage is "Planned"', set: { Stage: 'Sown', Sown: 'today' } },
          {
            name: 'Harvest',
            icon: 'shopping-basket',
            when: 'Stage is "Growing" or Stage is "Harvesting"',
            adds: 'Harvest',
            set: { Planting: 'this', Date: 'today', Weight: '0.5' },
          },
        ],
        samples: `
          Crop          | Variety          | Picture       | Bed            | Stage      | Sown | Days to harvest | Area | Neighbours
          Carrots       | Nantes           | carrots       | Long bed       | Growing    | -62  | 75              | 2.4  | Spring onions
          Spring onions | White Lisbon     | spring onions | Long bed       | Harvesting | -70  | 65              | 0.8  | Carrots
          Tomatoes      | Black cherry     | tomatoes      | Greenhouse     | Growing    | -95  | 110             | 3    | Basil
          Basil         | Genovese         | basil         | Greenhouse     | Harvesting | -60  | 45              | 0.5  | Tomatoes
          Peas          | Kelvedon Wonder  | peas          | Wall bed       | Harvesting | -80  | 78              | 1.6  | Carrots
          Beetroot      | Chioggia         | beetroot      | Long bed       | Sown       | -9   | 60              | 1.2  |
          Squash        | Red kuri         | squash        | Compost corner | Growing    | -48  | 105             | 4    |
          Kale          | Black Tuscan     | kale          | Wall bed       | Planned    |      | 85              | 3    | Beetroot
          Radishes      | French breakfast | radishes      | Wall bed       | Cleared    | -55  | 28              | 0.6  |
          Garlic        | Early purple     | garlic        | Compost corner | Planned    |      | 240             | 1    |
        `,
      },
      {
        name: 'Bed',
        icon: 'frame',
        fields: {
          Name: 'text required unique',
          Size: { type: 'number', required: true, min: 0.5, unit: 'm²' },
          Light: { options: ['Full sun: warning', 'Half shade: info', 'Shade: neutral'] },
          Soil: 'tags',
          Used: {
            type: 'number',
            computed: 'sum(Area in Plantings where Stage is not "Cleared")',
            unit: 'm²',
          },
          Free: { type: 'number', computed: 'Size - Used', unit: 'm²' },
        },
        views: [{ cards: ['Size', 'Free', 'Light', 'Soil'] }],
        badges: { 'Overplanted: bad': 'Free < 0', 'Room left: good': 'Free >= 1' },
        samples: `
          Name           | Size | Light      | Soil
          Long bed       | 6    | Full sun   | loam, compost
          Wall bed       | 4    | Half shade | clay
          Greenhouse     | 3.5  | Full sun   | compost
          Compost corner | 5    | Half shade | rich, moist
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
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Weight'] }, { chart: 'Harvest per week' }],
        samples: `
          Planting      | Date | Weight
          Peas          | -1   | 1.4
          Spring onions | -2   | 0.6
          Basil         | -3   | 0.2
          Peas          | -6   | 1.8
          Spring onions | -9   | 0.5
          Basil         | -13  | 0.15
          Radishes      | -22  | 0.9
          Radishes      | -26  | 0.7
        `,
      },
      {
        name: 'Job',
        icon: 'shovel',
        fields: {
          What: 'text required',
          Bed: { to: 'Bed', onDelete: 'cascade' },
          By: { type: 'date', default: 'today + 7 days' },
          Done: 'boolean',
        },
        sort: 'By',
        views: [{ list: ['Bed', 'By'] }, { calendar: 'By' }],
        filters: { 'To do': 'not Done' },
        opensWith: 'To do',
        badges: { 'Overdue: bad': 'not Done and By < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          What                | Bed            | By | Done
          Thin the carrots    | Long bed       | -1 | no
          Tie up tomatoes     | Greenhouse     | +1 | no
          Turn the compost    | Compost corner | +4 | no
          Net against pigeons | Wall bed       | +6 | no
          Water twice a day   | Greenhouse     | +0 | no
          Sharpen the hoe     |                | -5 | yes
        `,
      },
    ],
    metrics: {
      'Harvest so far': { sum: 'Weight', of: 'Harvest' },
      'Harvest per week': { sum: 'Weight', of: 'Harvest', by: 'Date', per: 'week' },
      'Harvest by crop': { sum: 'Weight', of: 'Harvest', by: 'Planting' },
      'Jobs to do': { count: 'Job', where: 'not Done' },
    },
    pages: [
      'Plantings',
      'Beds',
      {
        name: 'This week',
        icon: 'sun',
        blocks: [
          { shortlist: 'Job', title: 'To do', where: 'not Done', sort: 'By' },
          { figures: ['Jobs to do', 'Harvest so far'] },
          { chart: 'Harvest by crop' },
          { add: ['Planting', 'Harvest', 'Job'] },
        ],
      },
      'Harvests',
      'Jobs',
    ],
  },
};
