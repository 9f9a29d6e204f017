import type { Archetype } from './archetype';

export const warranties: Archetype = {
  id: 'warranties',
  names: {
    en: ['warranties', 'guarantees', 'appliance warranties', 'receipts and warranties', 'warranty cards'],
    es: ['garantías', 'garantías de electrodomésticos', 'tiques y garantías'],
    fr: ['garanties', 'garanties des appareils', 'tickets et garanties'],
    de: ['Garantien', 'Garantie und Kaufbelege', 'Gerätegarantien'],
    pt: ['garantias', 'garantias de eletrodomésticos', 'talões e garantias'],
  },
  words: [
    'warranty',
    'guarantee',
    'appliance',
    'receipt',
    'serial',
    'faulty',
    'repair',
    'refund',
    'dishwasher',
    'washer',
    'kettle',
    'manual',
    'manufacturer',
    'retailer',
    'proof',
  ],
  draft: {
    title: 'Warranties',
    look: { accent: '#27697a', icon: 'badge-check', radius: 'soft' },
    entities: [
      {
        name: 'Appliance',
        icon: 'plug',
        fields: {
          Name: 'text required',
          Receipt: 'image',
          Shop: { to: 'Shop' },
          'Serial number': 'text unique',
          Price: { type: 'money', min: 0 },
          Bought: { type: 'date', required: true, default: 'today' },
          Warranty: {
            options: ['None: neutral', '1 year', '2 years', '3 years', '5 years', '10 years'],
            required: true,
            default: '2 years',
          },
          'Covered until': {
            type: 'date',
            computed:
              'if Warranty is "1 year" then Bought + 1 year else if Warranty is "2 years" then Bought + 2 years else if Warranty is "3 years" then Bought + 3 years else if Warranty is "5 years" then Bought + 5 years else if Warranty is "10 years" then Bought + 10 years else empty',
          },
          'Return by': { type: 'date', computed: 'Bought + Shop.Return within' },
        },
        sort: 'Covered until',
        views: [
          { table: ['Shop', 'Bought', 'Warranty', 'Covered until', 'Serial number'] },
          { gallery: 'Receipt', show: ['Bought', 'Covered until'] },
          { timeline: 'Bought', end: 'Covered until' },
        ],
        filters: {
          Covered: 'Covered until >= today',
          'Ends soon': 'Covered until >= today and Covered until <= today + 60 days',
          'No receipt': 'Receipt is empty',
        },
        rules: [
          {
            check: 'Bought <= today',
            field: 'Bought',
            message: 'The warranty begins on the day of purchase.',
          },
        ],
        badges: {
          'Ends soon: warning': 'Covered until >= today and Covered until <= today + 60 days',
          'Run out: neutral': 'Covered until < today',
          'Can go back: info': 'Return by >= today',
        },
        actions: [
          {
            name: 'Report a fault',
            icon: 'wrench',
            adds: 'Repair',
            set: { Appliance: 'this', Fault: '"Fault, " + Name', Reported: 'today' },
          },
        ],
        samples: `
          Name            | Receipt         | Shop          | Serial number | Price  | Bought | Warranty
          Dishwasher      | long receipt    | Kitchen World | SMV46-8821    | 549.00 | -690   | 2 years
          Washing machine | washer receipt  | Kitchen World | WM14-220981   | 479.00 | -400   | 5 years
          Espresso maker  | small receipt   | Bean and Cup  | EC685-0093    | 189.00 | -12    | 2 years
          Hedge trimmer   |                 | Garden Barn   | HT-55210      | 129.00 | -820   | 2 years
          Oak bed frame   | furniture order | Sleepwell     |               | 890.00 | -1500  | 10 years
          Bedside lamp    |                 | Sleepwell     |               | 24.00  | -8     | None
        `,
      },
      {
        name: 'Repair',
        icon: 'wrench',
        label: 'Fault',
        fields: {
          Fault: 'text required',
          Appliance: { to: 'Appliance', required: true, onDelete: 'cascade' },
          Reported: { type: 'date', required: true, default: 'today' },
          Status: {
            options: [
              'Reported: info',
              'Sent in: accent',
              'Repaired: good',
              'Replaced: good',
              'Refused: bad',
            ],
            required: true,
            default: 'Reported',
          },
          'Back on': 'date',
          Cost: { type: 'money', min: 0, default: '0' },
          'Under warranty': { type: 'boolean', computed: 'Reported <= Appliance.Covered until' },
          'Case number': 'text',
        },
        sort: 'Reported desc',
        views: [
          { board: 'Status', show: ['Appliance', 'Reported', 'Under warranty'] },
          { table: ['Appliance', 'Reported', 'Status', 'Under warranty', 'Cost'] },
        ],
        filters: { Open: 'Status is "Reported" or Status is "Sent in"', 'Cost us': 'Cost > 0' },
        rules: [
          { check: 'Back on >= Reported', field: 'Back on', message: 'It comes back after it is reported.' },
        ],
        badges: {
          'Should be free: warning': 'Under warranty and Cost > 0',
          'Waiting long: bad': '(Status is "Reported" or Status is "Sent in") and Reported < today - 21 days',
        },
        actions: [
          {
            name: 'Came back',
            icon: 'package-check',
            when: 'Status is "Sent in"',
            set: { Status: 'Repaired', 'Back on': 'today' },
          },
        ],
        samples: `
          Fault             | Appliance       | Reported | Status   | Back on | Cost  | Case number
          Does not drain    | Dishwasher      | -26      | Sent in  |         | 0     | KW-30118
          Leaks at the door | Washing machine | -120     | Repaired | -104    | 35.00 | KW-29004
          Motor smells      | Hedge trimmer   | -40      | Refused  |         | 0     | GB 771
          No steam          | Espresso maker  | -3       | Reported |         | 0     |
          Slat broken       | Oak bed frame   | -600     | Replaced | -585    | 0     | SW-118
        `,
      },
      {
        name: 'Shop',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          Website: 'url',
          'Return within': { type: 'integer', min: 0, unit: 'days', default: '14' },
          Appliances: { type: 'integer', computed: 'count(Appliances)' },
        },
        views: [{ cards: ['Phone', 'Email', 'Return within', 'Appliances'] }],
        samples: `
          Name          | Phone           | Email                    | Website                      | Return within
          Kitchen World | +44 1632 960511 | help@kitchen.example     | https://kitchenworld.example | 30
          Bean and Cup  |                 | hello@beancup.example    | https://beancup.example      | 14
          Garden Barn   | +44 1632 960533 |                          |                              | 28
          Sleepwell     | +44 1632 960547 | orders@sleepwell.example | https://sleepwell.example    | 100
        `,
      },
    ],
    metrics: {
      'Still covered': { count: 'Appliance', where: 'Covered until >= today' },
      'Open repairs': { count: 'Repair', where: 'Status is "Reported" or Status is "Sent in"' },
      'Worth covered': { sum: 'Price', of: 'Appliance', where: 'Covered until >= today' },
      'Warranties by year': {
        count: 'Appliance',
        where: 'Covered until >= today',
        by: 'Covered until',
        per: 'year',
      },
    },
    pages: [
      'Appliances',
      'Repairs',
      'Shops',
      {
        name: 'Running out',
        icon: 'hourglass',
        blocks: [
          { figures: ['Still covered', 'Worth covered', 'Open repairs'] },
          {
            shortlist: 'Appliance',
            title: 'Next to run out',
            where: 'Covered until >= today',
            sort: 'Covered until',
          },
          { chart: 'Warranties by year' },
        ],
      },
    ],
  },
};
