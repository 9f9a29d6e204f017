import type { SampleApplication } from './sample-application';

export const foodTruckMenu: SampleApplication = {
  id: 'food-truck-menu',
  category: 'Website',
  domain: 'Street food',
  description:
    'The menu with pictures and allergens, where the truck stands this week, and each day’s takings.',
  draft: {
    title: 'Zur Pfanne, food truck',
    currency: 'EUR',
    weekStart: 'monday',
    look: { accent: '#d9480f', icon: 'utensils', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Dish',
        icon: 'utensils',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Course: { options: ['Mains', 'Sides', 'Sweets', 'Drinks'], required: true },
          Price: { type: 'money', required: true, min: 0.5 },
          Cost: { type: 'money', min: 0, help: 'Of what goes into it.' },
          Margin: { type: 'percent', computed: '(Price - Cost) / Price' },
          Suits: {
            options: ['Vegan: good', 'Vegetarian: good', 'Hot: bad', 'Gluten-free: info'],
            many: true,
          },
          Allergens: { options: ['Gluten', 'Milk', 'Egg', 'Nuts', 'Mustard', 'Sesame'], many: true },
          'Sold out': 'boolean',
          Description: 'text',
          'Portions sold': { type: 'integer', computed: 'sum(Portions in Sales)' },
        },
        views: [
          { gallery: 'Picture', show: ['Price', 'Suits', 'Description'] },
          { board: 'Course', show: ['Price', 'Sold out'] },
          { table: ['Course', 'Price', 'Margin', 'Allergens', 'Portions sold'] },
        ],
        filters: {
          'On today’s menu': 'not Sold out',
          Vegan: 'Suits contains "Vegan"',
          'Without gluten': 'not (Allergens contains "Gluten")',
        },
        rules: [
          { check: 'Cost < Price', field: 'Price', message: 'At this price every portion loses money.' },
        ],
        badges: {
          'Sold out: bad': 'Sold out',
          'Bestseller: accent': 'Portions sold > 0 and Portions sold = largest(Portions sold in Dishes)',
        },
        actions: [
          { name: 'Sold out', icon: 'x', when: 'not Sold out', set: { 'Sold out': 'true' } },
          { name: 'Back on', icon: 'check', when: 'Sold out', set: { 'Sold out': 'false' } },
        ],
        samples: `
          Name                         | Picture          | Course | Price | Cost | Suits                   | Allergens         | Sold out | Description
          Spätzle with mountain cheese | cheese noodles   | Mains  | 9.50  | 2.60 | Vegetarian              | Gluten, Milk, Egg | no       | Fried onions, chives, patience.
          Smoked pork roll             | pork roll        | Mains  | 8.90  | 3.10 |                         | Gluten, Mustard   | no       | Six hours over beech.
          Chilli beans                 | chilli beans     | Mains  | 8.00  | 1.70 | Vegan, Hot, Gluten-free |                   | no       | Three kinds of beans.
          Potato fritters              | potato fritters  | Sides  | 5.50  | 1.10 | Vegetarian, Gluten-free | Egg               | yes      | With apple or with garlic.
          Cucumber salad               | cucumber salad   | Sides  | 3.50  | 0.70 | Vegan, Gluten-free      | Mustard           | no       | Dill, vinegar.
          Plum dumpling                | plum dumpling    | Sweets | 4.80  | 1.20 | Vegetarian              | Gluten, Milk, Egg | no       | Butter crumbs.
          Elderflower soda             | elderflower soda | Drinks | 3.20  | 0.50 | Vegan, Gluten-free      |                   | no       | Our own syrup.
        `,
      },
      {
        name: 'Stand',
        icon: 'map-pin',
        label: 'Place',
        fields: {
          Place: 'text required',
          Begins: 'datetime required',
          Ends: 'datetime required',
          Map: 'url',
          Fee: { type: 'money', min: 0, default: '0' },
          Takings: { type: 'money', computed: 'sum(Amount in Sales)' },
          Left: { type: 'money', computed: 'Takings - Fee' },
          Weather: { options: ['Sun: warning', 'Cloud: neutral', 'Rain: info'] },
        },
        sort: 'Begins',
        views: [
          { calendar: 'Begins', end: 'Ends' },
          { list: ['Begins', 'Ends', 'Map'] },
          { table: ['Begins', 'Fee', 'Takings', 'Left', 'Weather'] },
        ],
        filters: { 'Where to find us': 'Ends >= now' },
        opensWith: 'Where to find us',
        rules: [
          { check: 'Ends > Begins', field: 'Ends', message: 'We leave after we arrive.' },
          { noOverlap: ['Begins', 'Ends'], message: 'The truck cannot stand in two places.' },
        ],
        badges: { 'Today: accent': 'date(Begins) = today', 'Lost money: bad': 'Ends < now and Left < 0' },
        samples: `
          Place                     | Begins    | Ends      | Map                          | Fee    | Weather
          Station square            | +0T11:00  | +0T14:30  | https://maps.example/station | 35.00  | Sun
          Brewery yard              | +1T17:00  | +1T22:00  | https://maps.example/brewery | 60.00  |
          Technical college         | +2T11:30  | +2T14:00  | https://maps.example/college | 25.00  |
          Flea market               | +5T09:00  | +5T16:00  | https://maps.example/flea    | 80.00  |
          Station square, last week | -7T11:00  | -7T14:30  | https://maps.example/station | 35.00  | Rain
          Brewery yard, last week   | -6T17:00  | -6T22:00  | https://maps.example/brewery | 60.00  | Sun
          Open-air cinema           | -3T18:00  | -3T23:00  | https://maps.example/cinema  | 120.00 | Cloud
          Village fair              | -12T10:00 | -12T16:00 | https://maps.example/village | 90.00  | Rain
        `,
      },
      {
        name: 'Sale',
        icon: 'banknote',
        label: 'Dish',
        fields: {
          Dish: { to: 'Dish', required: true },
          Stand: { to: 'Stand', required: true, onDelete: 'cascade' },
          Portions: { type: 'integer', required: true, min: 1, default: '1' },
          Amount: { type: 'money', computed: 'Portions * Dish.Price' },
        },
        views: [{ table: ['Stand', 'Portions', 'Amount'] }],
        rules: [{ unique: ['Dish', 'Stand'], message: 'This dish is counted for that stand already.' }],
        actions: [{ name: 'One more', icon: 'plus', set: { Portions: 'Portions + 1' } }],
        samples: `
          Dish                         | Stand                     | Portions
          Spätzle with mountain cheese | Station square, last week | 21
          Smoked pork roll             | Station square, last week | 14
          Elderflower soda             | Station square, last week | 9
          Spätzle with mountain cheese | Brewery yard, last week   | 46
          Smoked pork roll             | Brewery yard, last week   | 52
          Potato fritters              | Brewery yard, last week   | 38
          Chilli beans                 | Open-air cinema           | 27
          Plum dumpling                | Open-air cinema           | 31
          Smoked pork roll             | Open-air cinema           | 24
          Elderflower soda             | Open-air cinema           | 40
          Plum dumpling                | Village fair              | 8
        `,
      },
    ],
    metrics: {
      'Takings so far': { sum: 'Amount', of: 'Sale' },
      'Average for a stand': { average: 'Takings', of: 'Stand', where: 'Ends < now' },
      'Portions by dish': { sum: 'Portions', of: 'Sale', by: 'Dish' },
      'Takings by stand': { sum: 'Amount', of: 'Sale', by: 'Stand' },
    },
    pages: [
      {
        name: 'Menu',
        icon: 'utensils',
        blocks: [
          { text: 'Cooked in one pan, by two people. Ask us about allergens, we know what is in it.' },
          { records: 'Dish' },
        ],
      },
      {
        name: 'Where we are',
        icon: 'map-pin',
        blocks: [
          { shortlist: 'Stand', title: 'Next stands', where: 'Ends >= now', sort: 'Begins', most: 4 },
          { records: 'Stand' },
        ],
      },
      {
        name: 'Till',
        icon: 'banknote',
        blocks: [
          { figures: ['Takings so far', 'Average for a stand'] },
          { chart: 'Portions by dish' },
          { chart: 'Takings by stand', shape: 'table' },
          { records: 'Sale' },
        ],
      },
    ],
  },
};
