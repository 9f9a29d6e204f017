import type { Archetype } from './archetype';

export const foodTruck: Archetype = {
  id: 'food-truck',
  names: {
    en: ['food truck', 'street food stall', 'food van', 'snack stand'],
    es: ['food truck', 'camión de comida', 'puesto de comida callejera'],
    fr: ['camion-restaurant', 'food-truck', 'stand de restauration rapide'],
    de: ['Foodtruck', 'Imbisswagen', 'Streetfood-Stand'],
    pt: ['food truck', 'carrinha de comida', 'barraca de comida de rua'],
  },
  words: [
    'truck',
    'pitch',
    'street',
    'burger',
    'taco',
    'festival',
    'market',
    'permit',
    'portion',
    'fryer',
    'generator',
    'takings',
    'wrap',
    'queue',
    'snack',
  ],
  draft: {
    title: 'Food truck',
    look: { accent: '#c8500f', icon: 'sandwich', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Stop',
        icon: 'map-pin',
        label: 'Pitch',
        fields: {
          Pitch: { to: 'Pitch', required: true },
          Start: 'datetime required',
          End: 'datetime required',
          Status: {
            options: ['Planned: info', 'Open: accent', 'Done: good', 'Cancelled: neutral'],
            required: true,
            default: 'Planned',
          },
          Weather: { options: ['Sun: warning', 'Cloud: neutral', 'Rain: info'] },
          Takings: { type: 'money', computed: 'sum(Amount in Loads)' },
          Profit: {
            type: 'money',
            computed:
              'if Status is "Planned" or Status is "Cancelled" then empty else Takings - sum(Cost in Loads) - Pitch.Fee',
          },
          Notes: 'text',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Status' },
          { list: ['Start', 'End', 'Status'], name: 'Where we are', where: 'End >= now' },
          { table: ['Start', 'Status', 'Takings', 'Profit', 'Weather'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Planned"',
          'Lost money': 'Status is "Done" and Profit < 0',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'We pack up after we open.' },
          {
            noOverlap: ['Start', 'End'],
            where: 'Status is not "Cancelled"',
            message: 'The truck cannot stand in two places.',
          },
          {
            check: 'Status is "Cancelled" or Pitch.Permit until is empty or Pitch.Permit until >= Start',
            field: 'Pitch',
            message: 'The permit for this pitch has run out by then.',
          },
        ],
        badges: {
          'Today: accent': 'date(Start) = today and Status is not "Cancelled"',
          'Lost money: bad': 'Status is "Done" and Profit < 0',
        },
        actions: [
          {
            name: 'Open',
            icon: 'play',
            when: 'Status is "Planned" and date(Start) = today',
            set: { Status: 'Open' },
          },
          { name: 'Pack up', icon: 'check', when: 'Status is "Open"', set: { Status: 'Done', End: 'now' } },
        ],
        samples: `
          Pitch           | Start    | End      | Status    | Weather | Notes
          Station square  | +0T11:00 | +0T14:30 | Open      | Sun     |
          Brewery yard    | +0T17:00 | +0T22:00 | Planned   |         | Bring the lights
          Saturday market | +4T08:00 | +4T14:00 | Planned   |         |
          Station square  | -2T11:00 | -2T14:30 | Done      | Cloud   |
          Business park   | -6T11:30 | -6T14:00 | Done      | Rain    | Nobody came out
          Brewery yard    | -8T17:00 | -8T22:00 | Cancelled | Rain    | Storm warning
        `,
      },
      {
        name: 'Pitch',
        plural: 'Pitches',
        icon: 'signpost',
        fields: {
          Name: 'text required unique',
          Address: 'text',
          Map: 'url',
          Fee: { type: 'money', min: 0, default: '0' },
          Power: { options: ['Mains: good', 'Generator: warning', 'None: bad'] },
          'Permit until': 'date',
          Contact: 'person',
          Phone: 'phone',
          'Average takings': { type: 'money', computed: 'average(Takings in Stops where Status is "Done")' },
        },
        views: [
          { table: ['Fee', 'Power', 'Permit until', 'Average takings', 'Phone'] },
          { cards: ['Address', 'Power', 'Contact'] },
        ],
        filters: { 'Permit to renew': 'Permit until <= today + 30 days' },
        badges: { 'Permit runs out: bad': 'Permit until <= today + 30 days' },
        samples: `
          Name            | Address         | Map                          | Fee   | Power     | Permit until | Contact     | Phone
          Station square  | Station Road 1  | https://maps.example/station | 35.00 | Mains     | +180         | City office | 555-1011
          Brewery yard    | Canal Street 20 | https://maps.example/brewery | 60.00 | Mains     |              | Ina Roth    | 555-1012
          Saturday market | Market Place    | https://maps.example/market  | 48.00 | Generator | +21          | City office | 555-1011
          Business park   | Ring Road 200   | https://maps.example/park    | 40.00 | None      | +90          | Tim Hale    | 555-1014
        `,
      },
      {
        name: 'Dish',
        icon: 'utensils',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Price: { type: 'money', required: true, min: 0.5 },
          Cost: { type: 'money', required: true, min: 0 },
          Margin: { type: 'percent', computed: '(Price - Cost) / Price' },
          Suits: {
            options: ['Vegan: good', 'Vegetarian: good', 'Hot: bad', 'Gluten-free: info'],
            many: true,
          },
          Allergens: { options: ['Gluten', 'Milk', 'Egg', 'Nuts', 'Mustard', 'Sesame'], many: true },
          'Sold out': 'boolean',
          'Portions sold': { type: 'integer', computed: 'sum(Sold in Loads)' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Suits', 'Allergens'] },
          { table: ['Price', 'Cost', 'Margin', 'Portions sold', 'Sold out'] },
        ],
        filters: { 'On the board': 'not Sold out' },
        badges: { 'Sold out: bad': 'Sold out' },
        actions: [
          { name: 'Sold out', icon: 'x', when: 'not Sold out', set: { 'Sold out': 'true' } },
          { name: 'Back on', icon: 'check', when: 'Sold out', set: { 'Sold out': 'false' } },
        ],
        samples: `
          Name            | Photo        | Price | Cost | Suits              | Allergens       | Sold out
          Pulled pork bun | pork bun     | 9.50  | 3.20 |                    | Gluten, Mustard | no
          Black bean taco | bean taco    | 7.50  | 1.60 | Vegan, Gluten-free |                 | no
          Loaded fries    | loaded fries | 6.50  | 1.40 | Vegetarian         | Milk            | no
          Churros         | churros      | 5.00  | 0.90 | Vegan              | Gluten          | yes
        `,
      },
      {
        name: 'Load',
        icon: 'package',
        label: 'Dish',
        fields: {
          Stop: { to: 'Stop', required: true, onDelete: 'cascade' },
          Dish: { to: 'Dish', required: true },
          Taken: { type: 'integer', required: true, min: 1, help: 'Portions prepared.' },
          'Brought back': { type: 'integer', min: 0, default: '0' },
          Sold: { type: 'integer', computed: 'Taken - Brought back' },
          Amount: { type: 'money', computed: 'Sold * Dish.Price' },
          Cost: { type: 'money', computed: 'Taken * Dish.Cost' },
        },
        views: [{ table: ['Stop', 'Taken', 'Brought back', 'Sold', 'Amount'] }],
        filters: { 'Sold out': 'Brought back = 0' },
        rules: [
          { unique: ['Stop', 'Dish'], message: 'This dish is loaded for that stop already.' },
          {
            check: 'Brought back <= Taken',
            field: 'Brought back',
            message: 'No more comes back than was taken.',
          },
        ],
        samples: `
          Stop | Dish            | Taken | Brought back
          #1   | Pulled pork bun | 60    | 22
          #1   | Loaded fries    | 50    | 12
          #4   | Pulled pork bun | 60    | 4
          #4   | Black bean taco | 40    | 0
          #5   | Pulled pork bun | 50    | 41
          #5   | Loaded fries    | 40    | 30
        `,
      },
    ],
    metrics: {
      'Average takings': { average: 'Takings', of: 'Stop', where: 'Status is "Done"' },
      'Profit so far': { sum: 'Profit', of: 'Stop', where: 'Status is "Done"' },
      'Portions by dish': { sum: 'Sold', of: 'Load', by: 'Dish' },
      'Takings per week': {
        sum: 'Takings',
        of: 'Stop',
        where: 'Status is not "Cancelled"',
        by: 'Start',
        per: 'week',
      },
    },
    pages: [
      'Stops',
      'Pitches',
      'Dishes',
      'Loads',
      {
        name: 'Till',
        icon: 'banknote',
        blocks: [
          { figures: ['Average takings', 'Profit so far'] },
          { shortlist: 'Stop', title: 'Next stops', where: 'Status is "Planned"', sort: 'Start' },
          { chart: 'Takings per week' },
          { chart: 'Portions by dish' },
        ],
      },
    ],
  },
};
