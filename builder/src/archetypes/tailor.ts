import type { Archetype } from './archetype';

export const tailor: Archetype = {
  id: 'tailor',
  names: {
    en: ['tailor', 'tailor shop', 'dressmaker', 'alterations', 'made-to-measure'],
    es: ['sastrería', 'modista', 'arreglos de ropa'],
    fr: ['tailleur', 'couturière', 'retouches'],
    de: ['Schneiderei', 'Maßschneider', 'Änderungsschneiderei'],
    pt: ['alfaiataria', 'alfaiate', 'costureira'],
  },
  words: [
    'tailor',
    'garment',
    'fitting',
    'measurement',
    'suit',
    'hem',
    'sleeve',
    'fabric',
    'waist',
    'dress',
    'alteration',
    'bespoke',
    'lining',
    'baste',
    'sew',
    'button',
  ],
  draft: {
    title: 'Tailor shop',
    look: { accent: '#3c3f7a', icon: 'scissors', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Garment',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Customer: { to: 'Customer', required: true },
          Kind: { options: ['Suit', 'Coat', 'Dress', 'Shirt', 'Trousers', 'Alteration'], required: true },
          Fabric: 'text',
          Status: {
            options: [
              'Measured: neutral',
              'Cut: info',
              'Basted: info',
              'Finishing: accent',
              'Ready: good',
              'Handed over: neutral',
            ],
            required: true,
            default: 'Measured',
          },
          Due: 'date required',
          Price: { type: 'money', required: true, min: 0 },
          Deposit: { type: 'money', min: 0 },
          'To pay': { type: 'money', computed: 'Price - Deposit' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Customer', 'Kind', 'Due'] },
          { table: ['Customer', 'Kind', 'Fabric', 'Status', 'Due', 'To pay'] },
          { calendar: 'Due', color: 'Kind' },
        ],
        filters: {
          'In work': 'Status is not "Ready" and Status is not "Handed over"',
          Ready: 'Status is "Ready"',
        },
        opensWith: 'In work',
        rules: [
          { check: 'Deposit <= Price', field: 'Deposit', message: 'The deposit is part of the price.' },
          {
            check: 'Kind is "Alteration" or Status is "Measured" or Deposit is not empty',
            field: 'Deposit',
            message: 'The cloth is not cut before there is a deposit.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and Status is not "Ready" and Status is not "Handed over"',
          'Fitting to come: info': 'count(Fittings where not Done) > 0',
        },
        actions: [
          { name: 'Cut', icon: 'scissors', when: 'Status is "Measured"', set: { Status: 'Cut' } },
          { name: 'Ready', icon: 'check', when: 'Status is "Finishing"', set: { Status: 'Ready' } },
          {
            name: 'Hand over',
            icon: 'shopping-bag',
            when: 'Status is "Ready"',
            set: { Status: 'Handed over' },
          },
        ],
        samples: `
          Name              | Customer     | Kind       | Fabric             | Status      | Due | Price   | Deposit
          Navy suit         | Edmund Vale  | Suit       | Wool 110s, navy    | Basted      | +18 | 980.00  | 400.00
          Wedding dress     | Clara Winter | Dress      | Silk crêpe, ivory  | Cut         | +40 | 1650.00 | 800.00
          Winter coat       | Ruth Amato   | Coat       | Cashmere, charcoal | Finishing   | +2  | 720.00  | 300.00
          Trousers taken in | Jonas Bell   | Alteration |                    | Measured    | -1  | 28.00   |
          Six shirts        | Edmund Vale  | Shirt      | Poplin, white      | Ready       | +0  | 540.00  | 540.00
          Dinner jacket     | Jonas Bell   | Suit       | Barathea, black    | Handed over | -60 | 1100.00 | 1100.00
        `,
      },
      {
        name: 'Fitting',
        icon: 'calendar-clock',
        label: 'Garment',
        fields: {
          Garment: { to: 'Garment', required: true, onDelete: 'cascade' },
          Start: 'datetime required',
          Kind: { options: ['First', 'Second', 'Last'], required: true, default: 'First' },
          Changes: { type: 'longtext', help: 'What to let out, take in, shorten.' },
          Done: 'boolean',
        },
        sort: 'Start',
        views: [{ calendar: 'Start', color: 'Kind' }, { table: ['Start', 'Kind', 'Changes', 'Done'] }],
        filters: { 'To come': 'not Done' },
        rules: [
          {
            noOverlap: ['Start', 'Start + 45 minutes'],
            message: 'There is a fitting at that time: allow 45 minutes.',
          },
        ],
        badges: { 'Today: accent': 'date(Start) = today and not Done' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Garment       | Start     | Kind   | Changes                                | Done
          Navy suit     | +0T10:00  | Second |                                        | no
          Wedding dress | +3T15:30  | First  |                                        | no
          Navy suit     | -12T11:00 | First  | Left shoulder up 0.5 cm, waist in 2 cm | yes
          Winter coat   | -5T16:00  | Last   | Sleeves 1 cm shorter                   | yes
        `,
      },
      {
        name: 'Customer',
        icon: 'ruler',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Chest: { type: 'number', min: 40, max: 200, unit: 'cm' },
          Waist: { type: 'number', min: 40, max: 200, unit: 'cm' },
          Hips: { type: 'number', min: 40, max: 200, unit: 'cm' },
          Sleeve: { type: 'number', min: 30, max: 100, unit: 'cm' },
          'Inside leg': { type: 'number', min: 40, max: 120, unit: 'cm' },
          'Measured on': 'date',
          Ordered: { type: 'money', computed: 'sum(Price in Garments)' },
        },
        views: [
          { table: ['Phone', 'Chest', 'Waist', 'Hips', 'Sleeve', 'Inside leg', 'Measured on'] },
          { cards: ['Chest', 'Waist', 'Hips', 'Ordered'] },
        ],
        badges: { 'Measure again: warning': 'Measured on < today - 1 year' },
        actions: [
          {
            name: 'Measured today',
            icon: 'ruler',
            when: 'Measured on < today',
            set: { 'Measured on': 'today' },
          },
        ],
        samples: `
          Name         | Phone    | Chest | Waist | Hips | Sleeve | Inside leg | Measured on
          Edmund Vale  | 555-0511 | 104   | 92    | 103  | 64.5   | 82         | -30
          Clara Winter | 555-0512 | 88    | 68    | 95   | 59     | 79         | -21
          Ruth Amato   | 555-0513 | 96    | 81    | 104  | 60     | 76         | -45
          Jonas Bell   | 555-0514 | 110   | 101   | 108  | 66     | 84         | -420
        `,
      },
    ],
    metrics: {
      'In work': { count: 'Garment', where: 'Status is not "Ready" and Status is not "Handed over"' },
      'Still to pay': { sum: 'To pay', of: 'Garment', where: 'Status is not "Handed over"' },
      'Garments by kind': { count: 'Garment', by: 'Kind' },
      'Orders due per month': { sum: 'Price', of: 'Garment', by: 'Due', per: 'month' },
    },
    pages: [
      'Garments',
      'Fittings',
      'Customers',
      {
        name: 'The workroom',
        icon: 'scissors',
        blocks: [
          { figures: ['In work', 'Still to pay'] },
          { shortlist: 'Fitting', title: 'Next fittings', where: 'not Done', sort: 'Start' },
          { chart: 'Garments by kind', shape: 'donut' },
          { chart: 'Orders due per month' },
        ],
      },
    ],
  },
};
