import type { Archetype } from './archetype';

export const carRepair: Archetype = {
  id: 'car-repair',
  names: {
    en: ['car repair shop', 'auto repair', 'car workshop', 'car mechanic', 'body shop'],
    es: ['taller mecánico', 'taller de coches', 'taller de chapa y pintura'],
    fr: ['garage automobile', 'atelier mécanique', 'carrosserie'],
    de: ['Autowerkstatt', 'Kfz-Werkstatt', 'Karosseriewerkstatt'],
    pt: ['oficina mecânica', 'oficina de automóveis', 'oficina de carros'],
  },
  words: [
    'car',
    'mechanic',
    'garage',
    'engine',
    'brake',
    'oil',
    'inspection',
    'plate',
    'mileage',
    'part',
    'labour',
    'tyre',
    'clutch',
    'exhaust',
    'bay',
    'estimate',
  ],
  draft: {
    title: 'Car repair shop',
    look: {
      accent: '#b3401f',
      icon: 'wrench',
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
          Work: 'text required',
          Car: { to: 'Car', required: true },
          Status: {
            options: [
              'Booked: info',
              'In the bay: accent',
              'Waiting for approval: warning',
              'Waiting for parts: warning',
              'Ready: good',
              'Collected: neutral',
            ],
            required: true,
            default: 'Booked',
          },
          Date: { type: 'date', required: true, default: 'today', help: 'When the car comes in.' },
          Due: 'date',
          Mechanic: 'person',
          'Approved up to': { type: 'money', min: 0, help: 'What the customer agreed to pay.' },
          Total: { type: 'money', computed: 'sum(Amount in Lines)' },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Car', 'Due', 'Mechanic', 'Total'] },
          { calendar: 'Date', end: 'Due', color: 'Status' },
          { table: ['Car', 'Status', 'Date', 'Due', 'Mechanic', 'Approved up to', 'Total'] },
        ],
        filters: {
          'In the workshop': 'Date <= today and Status is not "Collected"',
          'To approve': 'Status is "Waiting for approval"',
          'To collect': 'Status is "Ready"',
        },
        rules: [
          { check: 'Due >= Date', field: 'Due', message: 'A job is done after the car comes in.' },
          {
            check: 'Total <= Approved up to * 1.1',
            field: 'Approved up to',
            message: 'More than a tenth above what was agreed: ask the customer first.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and Status is not "Ready" and Status is not "Collected"',
          'No approval: warning': 'Total > 0 and Approved up to is empty and Status is not "Collected"',
        },
        actions: [
          {
            name: 'Into the bay',
            icon: 'play',
            when: 'Status is "Booked" or Status is "Waiting for parts"',
            set: { Status: 'In the bay' },
          },
          { name: 'Ready', icon: 'check', when: 'Status is "In the bay"', set: { Status: 'Ready' } },
          { name: 'Collected', icon: 'key', when: 'Status is "Ready"', set: { Status: 'Collected' } },
        ],
        samples: `
          Work                       | Car     | Status               | Date | Due | Mechanic   | Approved up to | Notes
          Brakes, front axle         | KLM 204 | In the bay           | -1   | +0  | Jo Hanley  | 340.00         | Grinds when cold.
          Timing belt and water pump | RTY 881 | Waiting for parts    | -4   | -1  | Sanjay Rao | 720.00         |
          Clutch slips               | BNX 517 | Waiting for approval | -2   | +2  | Sanjay Rao |                | Flywheel worn as well.
          Yearly inspection          | PLO 330 | Booked               | +3   | +3  |            | 95.00          |
          Full service               | KLM 204 | Collected            | -95  | -94 | Jo Hanley  | 260.00         |
          Exhaust, rear box          | WED 662 | Ready                | -3   | +0  | Jo Hanley  | 210.00         | Owner comes after five.
        `,
      },
      {
        name: 'Line',
        icon: 'list',
        label: 'Item',
        fields: {
          Job: { to: 'Job', required: true, onDelete: 'cascade' },
          Item: 'text required',
          Kind: { options: ['Labour: info', 'Part: accent', 'Oil and fluids: neutral'], required: true },
          Quantity: { type: 'number', required: true, min: 0, default: '1', help: 'Hours or pieces.' },
          Price: { type: 'money', required: true, min: 0 },
          Amount: { type: 'money', computed: 'Quantity * Price' },
        },
        views: [{ table: ['Job', 'Kind', 'Quantity', 'Price', 'Amount'] }],
        filters: { Labour: 'Kind is "Labour"', Parts: 'Kind is "Part"' },
        samples: `
          Job                        | Item                     | Kind           | Quantity | Price
          Brakes, front axle         | Brake discs and pads     | Part           | 1        | 168.00
          Brakes, front axle         | Fitting                  | Labour         | 1.8      | 78.00
          Timing belt and water pump | Belt kit with pump       | Part           | 1        | 295.00
          Clutch slips               | Clutch kit with flywheel | Part           | 1        | 640.00
          Full service               | Engine oil 5W-30, litres | Oil and fluids | 4.5      | 14.00
          Exhaust, rear box          | Rear silencer            | Part           | 1        | 132.00
        `,
      },
      {
        name: 'Car',
        icon: 'car',
        fields: {
          Plate: 'text required unique',
          Model: 'text required',
          Customer: { to: 'Customer', required: true },
          Year: { type: 'integer', min: 1920, max: 2100 },
          Mileage: { type: 'integer', min: 0, unit: 'km' },
          'Inspection due': 'date',
          'Service due': 'date',
          Spent: { type: 'money', computed: 'sum(Total in Jobs)' },
        },
        sort: 'Inspection due',
        views: [
          { table: ['Model', 'Customer', 'Mileage', 'Inspection due', 'Service due'] },
          { calendar: 'Inspection due', name: 'Inspections' },
        ],
        filters: {
          'Inspection soon': 'Inspection due <= today + 30 days',
          'Service soon': 'Service due <= today + 30 days',
        },
        badges: {
          'Inspection overdue: bad': 'Inspection due < today',
          'Inspection soon: warning': 'Inspection due >= today and Inspection due <= today + 30 days',
        },
        actions: [
          {
            name: 'Book the inspection',
            icon: 'calendar-plus',
            when: 'Inspection due <= today + 30 days',
            adds: 'Job',
            set: { Work: '"Yearly inspection"', Car: 'this', Date: 'today + 7 days', Due: 'today + 7 days' },
          },
        ],
        samples: `
          Plate   | Model          | Customer       | Year | Mileage | Inspection due | Service due
          KLM 204 | Polo 1.2       | Iris Novak     | 2016 | 118400  | +140           | +270
          RTY 881 | Octavia estate | Ben Carver     | 2014 | 187200  | +22            | +60
          BNX 517 | Transit van    | Marlow Joinery | 2018 | 203900  | -6             | +12
          PLO 330 | Yaris hybrid   | Ada Quist      | 2020 | 54100   | +3             | +200
          WED 662 | Fiesta         | Iris Novak     | 2012 | 143000  | +88            |
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Email: 'email',
          'Number of cars': { type: 'integer', computed: 'count(Cars)' },
          Spent: { type: 'money', computed: 'sum(Spent in Cars)' },
        },
        views: [{ table: ['Phone', 'Email', 'Number of cars', 'Spent'] }],
        samples: `
          Name           | Phone    | Email
          Iris Novak     | 555-0201 | iris@example.com
          Ben Carver     | 555-0202 | ben@example.com
          Marlow Joinery | 555-0203 | office@marlow.example
          Ada Quist      | 555-0204 |
        `,
      },
    ],
    metrics: {
      'In the workshop': { count: 'Job', where: 'Date <= today and Status is not "Collected"' },
      'Late jobs': {
        count: 'Job',
        where: 'Due < today and Status is not "Ready" and Status is not "Collected"',
      },
      'Jobs by mechanic': { count: 'Job', by: 'Mechanic' },
      'Sales by kind': { sum: 'Amount', of: 'Line', by: 'Kind' },
    },
    pages: [
      'Jobs',
      'Cars',
      'Customers',
      'Lines',
      {
        name: 'Workshop today',
        icon: 'gauge',
        blocks: [
          { figures: ['In the workshop', 'Late jobs'] },
          {
            shortlist: 'Job',
            title: 'Due next',
            where: 'Status is not "Ready" and Status is not "Collected"',
            sort: 'Due',
          },
          {
            shortlist: 'Car',
            title: 'Inspections coming up',
            where: 'Inspection due <= today + 30 days',
            sort: 'Inspection due',
          },
          { chart: 'Jobs by mechanic' },
          { chart: 'Sales by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
