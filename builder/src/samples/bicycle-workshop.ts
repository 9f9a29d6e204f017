import type { SampleApplication } from './sample-application';

export const bicycleWorkshop: SampleApplication = {
  id: 'bicycle-workshop',
  category: 'Internal Tools',
  domain: 'Repair',
  description: 'Repair jobs from drop-off to collection, with parts used, stock on the shelf and labour.',
  draft: {
    title: 'Workshop jobs',
    currency: 'GBP',
    look: {
      accent: '#c2410c',
      icon: 'bike',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Job',
        icon: 'wrench',
        fields: {
          Ticket: 'text required unique',
          Bike: { to: 'Bike', required: true },
          Work: { type: 'text', required: true },
          Stage: {
            options: [
              'Waiting: neutral',
              'On the stand: accent',
              'Parts ordered: warning',
              'Ready: good',
              'Collected: neutral',
            ],
            required: true,
            default: 'Waiting',
          },
          'Dropped off': { type: 'date', required: true, default: 'today' },
          Promised: { type: 'date', required: true, default: 'today + 3 days' },
          Mechanic: 'person',
          Labour: { type: 'duration', min: 0 },
          'Hourly rate': { type: 'money', default: '52' },
          Parts: { type: 'money', computed: 'sum(Amount in Parts used)' },
          Price: { type: 'money', computed: 'Parts + hours(Labour) * Hourly rate' },
        },
        sort: 'Promised',
        views: [
          { board: 'Stage', show: ['Bike', 'Work', 'Promised', 'Mechanic'] },
          { table: ['Bike', 'Work', 'Stage', 'Promised', 'Labour', 'Price'] },
          { calendar: 'Promised', color: 'Stage' },
        ],
        filters: {
          'In the shop': 'Stage is not "Collected"',
          'Due today': 'Promised = today and Stage is not "Collected"',
          'To collect': 'Stage is "Ready"',
        },
        opensWith: 'In the shop',
        rules: [
          {
            check: 'Promised >= Dropped off',
            field: 'Promised',
            message: 'A job cannot be promised before the bike is here.',
          },
        ],
        badges: {
          'Late: bad': 'Promised < today and Stage is not "Ready" and Stage is not "Collected"',
          'Due today: warning': 'Promised = today and Stage is not "Ready" and Stage is not "Collected"',
        },
        actions: [
          {
            name: 'Put on the stand',
            icon: 'play',
            when: 'Stage is "Waiting"',
            set: { Stage: 'On the stand' },
          },
          { name: 'Ready', icon: 'check', when: 'Stage is "On the stand"', set: { Stage: 'Ready' } },
          { name: 'Collected', icon: 'bike', when: 'Stage is "Ready"', set: { Stage: 'Collected' } },
        ],
        samples: `
          Ticket | Bike                     | Work                   | Stage         | Dropped off | Promised | Mechanic  | Labour | Hourly rate
          W-311  | Steel tourer, blue       | Full service           | On the stand  | -2          | +0       | Dev Anand | 1:30   | 52.00
          W-312  | Folding bike, six gears  | Rear hub gear slips    | Parts ordered | -4          | +2       | Mo Farley | 0:45   | 52.00
          W-313  | Road bike, red           | New chain and cassette | Waiting       | +0          | +1       |           | 0:40   | 52.00
          W-314  | City bike, green         | Brake bleed, both      | Waiting       | -1          | +1       |           | 1:00   | 52.00
          W-315  | Roadster with child seat | Puncture, fit new tyre | Ready         | -1          | +0       | Mo Farley | 0:20   | 52.00
          W-316  | Cargo e-bike             | Motor error 503        | On the stand  | -6          | -1       | Dev Anand | 2:15   | 64.00
          W-310  | City bike, green         | Wheel true             | Collected     | -9          | -7       | Mo Farley | 0:30   | 52.00
          W-309  | Road bike, red           | Winter service         | Collected     | -16         | -13      | Dev Anand | 2:00   | 52.00
        `,
      },
      {
        name: 'Part used',
        plural: 'Parts used',
        label: 'Part',
        fields: {
          Job: { to: 'Job', required: true, onDelete: 'cascade' },
          Part: { to: 'Part', required: true, inverse: 'Fitted' },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Amount: { type: 'money', computed: 'Quantity * Part.Price' },
        },
        rules: [
          {
            check: 'Part.On the shelf >= 0',
            field: 'Quantity',
            message: 'There are not that many on the shelf.',
          },
        ],
        samples: `
          Job   | Part               | Quantity
          W-311 | Gear cable set     | 1
          W-311 | Brake pads, V      | 2
          W-313 | Chain 11-speed     | 1
          W-313 | Cassette 11-34     | 1
          W-314 | Mineral oil 100 ml | 1
          W-315 | Tyre 20 inch       | 1
          W-309 | Brake pads, disc   | 2
          W-309 | Chain 11-speed     | 1
        `,
      },
      {
        name: 'Part',
        icon: 'package',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', required: true, min: 0 },
          Bought: { type: 'integer', required: true, min: 0, help: 'All that ever came in.' },
          'Reorder at': { type: 'integer', min: 0, default: '2' },
          'On the shelf': { type: 'integer', computed: 'Bought - sum(Quantity in Fitted)' },
        },
        views: [{ table: ['Price', 'On the shelf', 'Reorder at'] }],
        filters: { 'To order': 'On the shelf <= Reorder at' },
        badges: { 'Low stock: warning': 'On the shelf <= Reorder at' },
        samples: `
          Name               | Price | Bought | Reorder at
          Chain 11-speed     | 32.00 | 6      | 2
          Cassette 11-34     | 58.00 | 3      | 2
          Brake pads, disc   | 14.50 | 12     | 4
          Brake pads, V      | 9.00  | 6      | 4
          Gear cable set     | 12.00 | 10     | 3
          Mineral oil 100 ml | 7.50  | 4      | 2
          Tyre 20 inch       | 24.00 | 2      | 2
        `,
      },
      {
        name: 'Bike',
        icon: 'bike',
        fields: {
          Bike: 'text required',
          Owner: { type: 'person', required: true },
          Phone: 'phone',
          'Frame number': 'text unique',
          Visits: { type: 'integer', computed: 'count(Jobs)' },
        },
        views: [{ list: ['Owner', 'Phone', 'Visits'] }],
        samples: `
          Bike                     | Owner          | Phone            | Frame number
          Steel tourer, blue       | Hattie Moss    | +44 20 7946 0112 | ST-88213
          Folding bike, six gears  | Leon Achebe    | +44 20 7946 0125 | 2209-114502
          Road bike, red           | Priya Raman    | +44 20 7946 0138 | RR-291
          City bike, green         | Sam Whitlock   | +44 20 7946 0144 | CG-7731
          Roadster with child seat | Marta Roy      | +44 20 7946 0156 | RC-40918
          Cargo e-bike             | Corner Grocers | +44 20 7946 0163 | CE-5520
        `,
      },
    ],
    metrics: {
      'In the shop': { count: 'Job', where: 'Stage is not "Collected"' },
      'Promised today': { count: 'Job', where: 'Promised = today and Stage is not "Collected"' },
      'Labour on the stand': { sum: 'Labour', of: 'Job', where: 'Stage is "On the stand"' },
      'Jobs by mechanic': { count: 'Job', by: 'Mechanic' },
    },
    pages: [
      'Jobs',
      'Bikes',
      'Parts',
      {
        name: 'Bench',
        icon: 'gauge',
        blocks: [
          { figures: ['In the shop', 'Promised today', 'Labour on the stand'] },
          { shortlist: 'Part', title: 'Parts to order', where: 'On the shelf <= Reorder at', most: 6 },
          { chart: 'Jobs by mechanic' },
        ],
      },
    ],
  },
};
