import type { Archetype } from './archetype';

export const gardeningBusiness: Archetype = {
  id: 'gardening-business',
  names: {
    en: [
      'gardening business',
      'landscaping company',
      'landscape gardener',
      'garden maintenance',
      'lawn care business',
    ],
    es: ['empresa de jardinería', 'jardinero', 'mantenimiento de jardines'],
    fr: ['paysagiste', 'entreprise de jardinage', 'entretien de jardins'],
    de: ['Gartenpflege', 'Landschaftsgärtner', 'Gartenbaubetrieb'],
    pt: ['empresa de jardinagem', 'jardineiro', 'manutenção de jardins'],
  },
  words: [
    'gardener',
    'landscaping',
    'lawn',
    'mow',
    'hedge',
    'prune',
    'weed',
    'leaf',
    'turf',
    'mulch',
    'waste',
    'planting',
    'border',
    'strimmer',
    'trim',
  ],
  draft: {
    title: 'Garden rounds',
    look: { accent: '#4a7c1f', icon: 'shovel' },
    entities: [
      {
        name: 'Visit',
        icon: 'shovel',
        label: 'Garden',
        fields: {
          Garden: { to: 'Garden', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Work: {
            options: ['Mowing', 'Edges', 'Hedge', 'Weeding', 'Pruning', 'Leaves', 'Planting'],
            many: true,
          },
          Status: {
            options: ['Planned: info', 'Rained off: neutral', 'Done: good', 'Invoiced: accent'],
            required: true,
            default: 'Planned',
          },
          Hours: { type: 'duration', min: 0, help: 'Of all who worked, together.' },
          Materials: { type: 'money', min: 0 },
          'Waste bags': { type: 'integer', min: 0, default: '0' },
          Total: {
            type: 'money',
            computed:
              '(if Hours is empty then 0 else hours(Hours) * Garden.Rate) + Materials + Waste bags * Garden.A waste bag',
          },
          Notes: 'text',
        },
        sort: 'Date',
        views: [
          { calendar: 'Date', color: 'Status' },
          { board: 'Status', show: ['Date', 'Work', 'Total'] },
          { table: ['Date', 'Work', 'Status', 'Hours', 'Waste bags', 'Total'] },
        ],
        filters: { 'To come': 'Status is "Planned" and Date >= today', 'To invoice': 'Status is "Done"' },
        rules: [
          { unique: ['Garden', 'Date'], message: 'This garden has a visit on that day already.' },
          {
            check: 'Status is not "Done" or Hours is not empty',
            field: 'Hours',
            message: 'Write down the hours.',
          },
        ],
        badges: {
          'Rained off: warning': 'Status is "Rained off"',
          'Not done: bad': 'Status is "Planned" and Date < today',
        },
        actions: [
          {
            name: 'Rained off',
            icon: 'cloud-rain',
            when: 'Status is "Planned" and Date <= today',
            set: { Status: 'Rained off' },
          },
          {
            name: 'Put on tomorrow',
            icon: 'calendar-plus',
            when: 'Status is "Rained off"',
            set: { Status: 'Planned', Date: 'today + 1 day' },
          },
          { name: 'Invoiced', icon: 'send', when: 'Status is "Done"', set: { Status: 'Invoiced' } },
        ],
        samples: `
          Garden         | Date | Work             | Status     | Hours | Materials | Waste bags | Notes
          Villa Hartung  | -1   | Mowing, Edges    | Planned    |       |           | 0          |
          Church green   | -1   | Mowing           | Rained off |       |           | 0          |
          Mrs Pemberton  | -2   | Weeding, Pruning | Done       | 3:30  | 12.00     | 4          | Roses have black spot
          Lakeside flats | -3   | Mowing, Hedge    | Done       | 6:00  |           | 9          |
          Villa Hartung  | -14  | Mowing, Planting | Invoiced   | 4:00  | 86.50     | 1          |
          Mrs Pemberton  | +12  | Weeding          | Planned    |       |           | 0          |
        `,
      },
      {
        name: 'Garden',
        icon: 'trees',
        fields: {
          Name: 'text required unique',
          Address: 'text',
          Phone: 'phone',
          Photo: 'image',
          Lawn: { type: 'integer', min: 0, unit: 'm²' },
          Hedge: { type: 'integer', min: 0, unit: 'm' },
          Rate: { type: 'money', required: true, min: 0, default: '42', help: 'For an hour.' },
          'A waste bag': { type: 'money', min: 0, default: '4.50' },
          'Last visit': {
            type: 'date',
            computed: 'largest(Date in Visits where Status is "Done" or Status is "Invoiced")',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Address', 'Lawn', 'Last visit'] },
          { table: ['Address', 'Lawn', 'Hedge', 'Rate', 'Last visit', 'Phone'] },
        ],
        filters: { 'Not seen for three weeks': 'Last visit is empty or Last visit < today - 21 days' },
        badges: { 'Visit it: warning': 'Last visit < today - 21 days or Last visit is empty' },
        actions: [
          {
            name: 'Plan a visit',
            icon: 'calendar-plus',
            adds: 'Visit',
            set: { Garden: 'this', Date: 'today + 7 days' },
          },
        ],
        samples: `
          Name           | Address            | Phone    | Photo        | Lawn | Hedge | Rate  | A waste bag
          Villa Hartung  | Seestrasse 3       | 555-1811 | villa garden | 620  | 48    | 44.00 | 4.50
          Mrs Pemberton  | Rose Cottage       | 555-1812 | rose garden  | 120  | 0     | 40.00 | 4.50
          Lakeside flats | Lake Road 20 to 28 | 555-1813 | hedge        | 1400 | 160   | 48.00 | 5.00
          Church green   | Church Lane        | 555-1814 | church lawn  | 900  | 30    | 38.00 | 4.00
        `,
      },
      {
        name: 'Seasonal job',
        icon: 'leaf',
        fields: {
          Name: 'text required',
          Garden: { to: 'Garden', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Hard hedge cut', 'Pruning', 'Lawn care', 'Bulbs', 'Leaves', 'Winter cover'],
            required: true,
          },
          Due: 'date required',
          Done: 'boolean',
          Price: { type: 'money', min: 0, help: 'Agreed with the client.' },
        },
        sort: 'Due',
        views: [
          { table: ['Garden', 'Kind', 'Due', 'Price', 'Done'] },
          { calendar: 'Due', color: 'Kind' },
          { board: 'Kind', show: ['Garden', 'Due'] },
        ],
        filters: { 'To do': 'not Done' },
        opensWith: 'To do',
        rules: [
          {
            check: 'Kind is not "Hard hedge cut" or month(Due) < 3 or month(Due) > 9',
            field: 'Due',
            message: 'Birds nest: hedges are not cut hard from March to September.',
          },
        ],
        badges: { 'Due: warning': 'not Done and Due <= today + 14 days' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Name                  | Garden         | Kind         | Due  | Done | Price
          Scarify and reseed    | Villa Hartung  | Lawn care    | +9   | no   | 380.00
          Plant the bulbs       | Mrs Pemberton  | Bulbs        | +70  | no   | 145.00
          Prune the fruit trees | Lakeside flats | Pruning      | -20  | yes  | 290.00
          Wrap the palm         | Villa Hartung  | Winter cover | +120 | no   | 60.00
        `,
      },
    ],
    metrics: {
      'To invoice': { sum: 'Total', of: 'Visit', where: 'Status is "Done"' },
      'Visits to come': { count: 'Visit', where: 'Status is "Planned"' },
      'Bags of waste': { sum: 'Waste bags', of: 'Visit' },
      'Income by garden': { sum: 'Total', of: 'Visit', by: 'Garden' },
    },
    pages: [
      'Visits',
      'Gardens',
      'Seasonal jobs',
      {
        name: 'The week',
        icon: 'sun',
        blocks: [
          { figures: ['To invoice', 'Visits to come', 'Bags of waste'] },
          { shortlist: 'Visit', title: 'Next gardens', where: 'Status is "Planned"', sort: 'Date' },
          { shortlist: 'Seasonal job', title: 'Jobs of the season', where: 'not Done', sort: 'Due' },
          { chart: 'Income by garden' },
        ],
      },
    ],
  },
};
