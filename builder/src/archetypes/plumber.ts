import type { Archetype } from './archetype';

export const plumber: Archetype = {
  id: 'plumber',
  names: {
    en: ['plumber', 'plumbing business', 'heating engineer', 'boiler service', 'plumbing jobs'],
    es: ['fontanero', 'fontanería', 'mantenimiento de calderas'],
    fr: ['plombier', 'plomberie', 'chauffagiste'],
    de: ['Klempner', 'Installateur', 'Sanitärbetrieb', 'Heizungsbau'],
    pt: ['canalizador', 'encanador', 'manutenção de caldeiras'],
  },
  words: [
    'plumber',
    'plumbing',
    'boiler',
    'leak',
    'tap',
    'pipe',
    'toilet',
    'drain',
    'radiator',
    'heating',
    'valve',
    'callout',
    'cistern',
    'gas',
    'stopcock',
    'drip',
    'emergency',
  ],
  draft: {
    title: 'Plumbing jobs',
    look: { accent: '#1b6ca8', icon: 'droplet', font: 'technical' },
    entities: [
      {
        name: 'Job',
        icon: 'wrench',
        fields: {
          Problem: 'text required',
          Customer: { to: 'Customer', required: true },
          Appliance: { to: 'Appliance' },
          Urgency: {
            options: ['Water is running: bad', 'No heating: warning', 'Can wait: neutral'],
            required: true,
            default: 'Can wait',
          },
          Start: 'datetime',
          Status: {
            options: [
              'New: info',
              'Booked: accent',
              'Parts ordered: warning',
              'Done: good',
              'Invoiced: neutral',
            ],
            required: true,
            default: 'New',
          },
          Hours: { type: 'duration', min: 0 },
          Rate: { type: 'money', min: 0, default: '68', help: 'For an hour.' },
          Total: {
            type: 'money',
            computed: 'sum(Amount in Parts) + (if Hours is empty then 0 else hours(Hours) * Rate)',
          },
        },
        sort: 'Start',
        views: [
          { board: 'Status', show: ['Customer', 'Urgency', 'Start'] },
          { calendar: 'Start', color: 'Urgency' },
          { table: ['Customer', 'Urgency', 'Start', 'Status', 'Hours', 'Total'] },
        ],
        filters: {
          Today: 'date(Start) = today',
          Open: 'Status is not "Done" and Status is not "Invoiced"',
          'To invoice': 'Status is "Done"',
        },
        rules: [
          {
            check: 'Status is not "Booked" or Start is not empty',
            field: 'Start',
            message: 'Say when somebody comes.',
          },
          {
            check: 'Status is not "Done" or Hours is not empty',
            field: 'Hours',
            message: 'Write down the hours before the job is done.',
          },
        ],
        badges: {
          'Go now: bad': 'Urgency is "Water is running" and (Status is "New" or Status is "Booked")',
          'Not booked: warning': 'Status is "New" and Start is empty',
        },
        actions: [
          {
            name: 'Book for tomorrow',
            icon: 'calendar-plus',
            when: 'Status is "New"',
            set: { Status: 'Booked', Start: 'now + 1 day' },
          },
          {
            name: 'Parts ordered',
            icon: 'package',
            when: 'Status is "Booked"',
            set: { Status: 'Parts ordered' },
          },
          { name: 'Invoiced', icon: 'send', when: 'Status is "Done"', set: { Status: 'Invoiced' } },
        ],
        samples: `
          Problem                  | Customer         | Appliance     | Urgency          | Start     | Status        | Hours | Rate
          Pipe burst in the cellar | Rosewood Nursery |               | Water is running | +0T10:30  | Booked        |       | 92.00
          No hot water             | Nadia Klein      | Combi boiler  | No heating       | +0T14:00  | Parts ordered | 0:45  | 68.00
          Yearly service           | Graham Pell      | System boiler | Can wait         | +5T09:00  | Booked        |       | 68.00
          Tap drips in the kitchen | Oona Reilly      |               | Can wait         |           | New           |       | 68.00
          New radiator, bedroom    | Nadia Klein      |               | Can wait         | -2T08:30  | Done          | 3:15  | 68.00
          Blocked drain            | Rosewood Nursery |               | Can wait         | -15T13:00 | Invoiced      | 1:30  | 68.00
        `,
      },
      {
        name: 'Part',
        icon: 'package',
        fields: {
          Name: 'text required',
          Job: { to: 'Job', required: true, onDelete: 'cascade' },
          Quantity: { type: 'number', required: true, min: 0, default: '1' },
          Price: { type: 'money', required: true, min: 0 },
          Amount: { type: 'money', computed: 'Quantity * Price' },
          'On the van': { type: 'boolean', default: 'true' },
        },
        views: [{ table: ['Job', 'Quantity', 'Price', 'Amount', 'On the van'] }],
        filters: { 'To fetch': 'not On the van' },
        badges: { 'Fetch it: warning': 'not On the van' },
        actions: [
          { name: 'On the van', icon: 'truck', when: 'not On the van', set: { 'On the van': 'true' } },
        ],
        samples: `
          Name                      | Job                      | Quantity | Price  | On the van
          Diverter valve            | No hot water             | 1        | 112.00 | no
          Radiator 600 by 1000      | New radiator, bedroom    | 1        | 134.00 | yes
          Copper pipe 15 mm, metres | New radiator, bedroom    | 4        | 6.20   | yes
          Repair coupling 22 mm     | Pipe burst in the cellar | 2        | 14.50  | yes
        `,
      },
      {
        name: 'Appliance',
        icon: 'flame',
        fields: {
          Name: 'text required',
          Customer: { to: 'Customer', required: true },
          Kind: {
            options: ['Gas boiler', 'Oil boiler', 'Heat pump', 'Water heater', 'Softener'],
            required: true,
          },
          'Serial number': 'text',
          Installed: 'date',
          'Last service': 'date',
          'Service due': { type: 'date', computed: 'Last service + 1 year' },
        },
        sort: 'Last service',
        views: [{ table: ['Customer', 'Kind', 'Serial number', 'Last service', 'Service due'] }],
        filters: { 'Service due': 'Service due <= today + 30 days' },
        badges: {
          'Overdue: bad': 'Service due < today',
          'Due soon: warning': 'Service due >= today and Service due <= today + 30 days',
        },
        actions: [
          {
            name: 'Offer a service',
            icon: 'calendar-plus',
            when: 'Service due <= today + 30 days',
            adds: 'Job',
            set: { Problem: '"Yearly service"', Customer: 'Customer', Appliance: 'this' },
          },
          {
            name: 'Serviced today',
            icon: 'check',
            when: 'Service due <= today + 30 days',
            set: { 'Last service': 'today' },
          },
        ],
        samples: `
          Name           | Customer         | Kind         | Serial number | Installed | Last service
          Combi boiler   | Nadia Klein      | Gas boiler   | VC-204-88131  | -1400     | -200
          System boiler  | Graham Pell      | Gas boiler   | WB-30-00412   | -3200     | -350
          Heat pump      | Oona Reilly      | Heat pump    | AQ-9-7710     | -500      | -140
          Hot water tank | Rosewood Nursery | Water heater |               | -4100     | -410
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Address: 'text required',
          Stopcock: { type: 'text', help: 'Where the water is turned off.' },
          'Number of jobs': { type: 'integer', computed: 'count(Jobs)' },
          'To invoice': { type: 'money', computed: 'sum(Total in Jobs where Status is "Done")' },
        },
        views: [{ table: ['Phone', 'Address', 'Stopcock', 'Number of jobs', 'To invoice'] }],
        samples: `
          Name             | Phone    | Address         | Stopcock
          Rosewood Nursery | 555-1611 | Rosewood Lane 2 | Cellar, behind the door
          Nadia Klein      | 555-1612 | Park Road 19    | Under the kitchen sink
          Graham Pell      | 555-1613 | Brook Street 7  | In the pavement
          Oona Reilly      | 555-1614 | Hillcrest 30    |
        `,
      },
    ],
    metrics: {
      'Open jobs': { count: 'Job', where: 'Status is not "Done" and Status is not "Invoiced"' },
      'To invoice': { sum: 'Total', of: 'Job', where: 'Status is "Done"' },
      'Jobs by urgency': { count: 'Job', by: 'Urgency' },
      'Services due per month': { count: 'Appliance', by: 'Service due', per: 'month' },
    },
    pages: [
      'Jobs',
      'Customers',
      'Appliances',
      'Parts',
      {
        name: 'Van',
        icon: 'truck',
        blocks: [
          { figures: ['Open jobs', 'To invoice'] },
          {
            shortlist: 'Job',
            title: 'Where to go',
            where: 'Status is "Booked" or Status is "New"',
            sort: 'Start',
          },
          {
            shortlist: 'Appliance',
            title: 'Services due',
            where: 'Service due <= today + 30 days',
            sort: 'Last service',
          },
          { chart: 'Jobs by urgency', shape: 'donut' },
          { chart: 'Services due per month' },
        ],
      },
    ],
  },
};
