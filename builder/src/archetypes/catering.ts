import type { Archetype } from './archetype';

export const catering: Archetype = {
  id: 'catering',
  names: {
    en: ['catering', 'catering company', 'caterer', 'catering orders'],
    es: ['catering', 'empresa de catering'],
    fr: ['traiteur', 'service traiteur'],
    de: ['Catering', 'Partyservice', 'Cateringfirma'],
    pt: ['catering', 'empresa de catering', 'bufê para eventos'],
  },
  words: [
    'catering',
    'caterer',
    'buffet',
    'banquet',
    'portion',
    'platter',
    'menu',
    'wedding',
    'waiter',
    'crockery',
    'vegetarian',
    'headcount',
    'quote',
    'finger-food',
  ],
  draft: {
    title: 'Catering',
    look: { accent: '#7d3b52', icon: 'concierge-bell', font: 'editorial' },
    entities: [
      {
        name: 'Event',
        icon: 'party-popper',
        fields: {
          Name: 'text required',
          Client: { to: 'Client', required: true },
          Start: 'datetime required',
          Address: 'text',
          Guests: { type: 'integer', required: true, min: 1 },
          Vegetarian: { type: 'integer', min: 0, default: '0', help: 'How many of the guests.' },
          Status: {
            options: [
              'Enquiry: neutral',
              'Quoted: info',
              'Confirmed: accent',
              'Served: good',
              'Cancelled: bad',
            ],
            required: true,
            default: 'Enquiry',
          },
          Total: { type: 'money', computed: 'sum(Amount in Menu lines)' },
          'Per head': { type: 'money', computed: 'Total / Guests' },
        },
        sort: 'Start',
        views: [
          { board: 'Status', show: ['Client', 'Start', 'Guests', 'Total'] },
          { calendar: 'Start', color: 'Status' },
          { table: ['Client', 'Start', 'Guests', 'Vegetarian', 'Status', 'Total', 'Per head'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Confirmed"',
          'To quote': 'Status is "Enquiry"',
          'Next 14 days': 'Start >= now and Start <= now + 14 days',
        },
        rules: [
          {
            check: 'Vegetarian <= Guests',
            field: 'Vegetarian',
            message: 'There are more vegetarians than guests.',
          },
          {
            check: 'Status is not "Confirmed" or Address is not empty',
            field: 'Address',
            message: 'The van needs to know where to go.',
          },
          {
            check: 'Status is not "Quoted" or Total > 0',
            field: 'Status',
            message: 'Put the menu together before you quote.',
          },
        ],
        badges: {
          'Answer them: bad': 'Status is "Enquiry" and Start <= now + 30 days',
          'Menu too small: warning': 'Status is "Confirmed" and sum(Portions in Menu lines) < Guests * 2',
        },
        actions: [
          {
            name: 'Quoted',
            icon: 'send',
            when: 'Status is "Enquiry" and Total > 0',
            set: { Status: 'Quoted' },
          },
          { name: 'Confirmed', icon: 'check', when: 'Status is "Quoted"', set: { Status: 'Confirmed' } },
          {
            name: 'Served',
            icon: 'utensils',
            when: 'Status is "Confirmed" and Start < now',
            set: { Status: 'Served' },
          },
        ],
        samples: `
          Name                    | Client          | Start     | Address                | Guests | Vegetarian | Status
          Summer party            | Brightwater Ltd | +9T17:00  | Boathouse, Lake Road 1 | 80     | 22         | Confirmed
          Wedding of Ana and Piet | Ana Kovac       | +48T15:00 | Old Mill, Sandford     | 110    | 18         | Quoted
          Sixtieth birthday       | Gerd Hollis     | +20T12:30 |                        | 35     | 4          | Enquiry
          Board lunch             | Brightwater Ltd | -1T12:00  | Harbour Tower, floor 9 | 12     | 3          | Confirmed
          Gallery opening         | Galerie Ostwind | -16T18:00 | Ostwind, Mill Lane 7   | 60     | 30         | Served
          Christening             | Ana Kovac       | -40T11:00 |                        | 25     | 2          | Cancelled
        `,
      },
      {
        name: 'Menu line',
        icon: 'list',
        label: 'Dish',
        fields: {
          Event: { to: 'Event', required: true, onDelete: 'cascade' },
          Dish: { to: 'Dish', required: true },
          Portions: { type: 'integer', required: true, min: 1 },
          Amount: { type: 'money', computed: 'Portions * Dish.Price' },
          Cost: { type: 'money', computed: 'Portions * Dish.Cost' },
        },
        views: [
          { table: ['Event', 'Portions', 'Amount', 'Cost'] },
          { board: 'Event', show: ['Portions', 'Amount'] },
        ],
        filters: {
          'To cook this fortnight':
            'Event.Start >= now and Event.Start <= now + 14 days and Event.Status is "Confirmed"',
        },
        rules: [{ unique: ['Event', 'Dish'], message: 'This dish is on the menu already.' }],
        samples: `
          Event                   | Dish             | Portions
          Summer party            | Mini quiches     | 160
          Summer party            | Chicken skewers  | 120
          Wedding of Ana and Piet | Braised beef     | 92
          Sixtieth birthday       | Mushroom risotto | 35
          Board lunch             | Mini quiches     | 12
          Gallery opening         | Lemon tartlets   | 120
        `,
      },
      {
        name: 'Dish',
        icon: 'chef-hat',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Course: { options: ['Finger food', 'Starter', 'Main', 'Dessert'], required: true },
          Price: { type: 'money', required: true, min: 0, help: 'For a portion.' },
          Cost: { type: 'money', required: true, min: 0 },
          Served: { options: ['Hot: bad', 'Cold: info'] },
          Vegetarian: 'boolean',
          Allergens: { options: ['Gluten', 'Milk', 'Egg', 'Nuts', 'Fish', 'Celery'], many: true },
          'Margin on a portion': { type: 'percent', computed: '(Price - Cost) / Price' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Served', 'Allergens'] },
          { table: ['Course', 'Price', 'Cost', 'Margin on a portion', 'Vegetarian'] },
        ],
        filters: { Vegetarian: 'Vegetarian', 'No oven needed': 'Served is "Cold"' },
        samples: `
          Name             | Photo           | Course      | Price | Cost | Served | Vegetarian | Allergens
          Mini quiches     | mini quiche     | Finger food | 2.80  | 0.75 | Cold   | yes        | Gluten, Milk, Egg
          Chicken skewers  | chicken skewers | Finger food | 3.40  | 1.20 | Hot    | no         |
          Braised beef     | braised beef    | Main        | 16.50 | 5.90 | Hot    | no         | Celery
          Mushroom risotto | risotto         | Main        | 12.00 | 2.80 | Hot    | yes        | Milk
          Lemon tartlets   | lemon tart      | Dessert     | 3.20  | 0.90 | Cold   | yes        | Gluten, Milk, Egg
        `,
      },
      {
        name: 'Client',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          'Number of events': { type: 'integer', computed: 'count(Events where Status is not "Cancelled")' },
          Ordered: {
            type: 'money',
            computed: 'sum(Total in Events where Status is "Confirmed" or Status is "Served")',
          },
        },
        views: [{ table: ['Phone', 'Email', 'Number of events', 'Ordered'] }],
        samples: `
          Name            | Phone    | Email
          Brightwater Ltd | 555-1111 | office@brightwater.example
          Ana Kovac       | 555-1112 | ana@example.com
          Gerd Hollis     | 555-1113 |
          Galerie Ostwind | 555-1114 | hello@ostwind.example
        `,
      },
    ],
    metrics: {
      'Confirmed to come': { sum: 'Total', of: 'Event', where: 'Status is "Confirmed" and Start >= now' },
      'Waiting for a quote': { count: 'Event', where: 'Status is "Enquiry"' },
      'Guests per month': {
        sum: 'Guests',
        of: 'Event',
        where: 'Status is not "Cancelled"',
        by: 'Start',
        per: 'month',
      },
      'Events by status': { count: 'Event', by: 'Status' },
    },
    pages: [
      'Events',
      'Menu lines',
      'Dishes',
      'Clients',
      {
        name: 'Kitchen office',
        icon: 'chef-hat',
        blocks: [
          { figures: ['Confirmed to come', 'Waiting for a quote'] },
          {
            shortlist: 'Event',
            title: 'Next to cook for',
            where: 'Status is "Confirmed" and Start >= now',
            sort: 'Start',
          },
          { chart: 'Guests per month' },
          { chart: 'Events by status', shape: 'donut' },
        ],
      },
    ],
  },
};
