import type { Archetype } from './archetype';

export const restaurant: Archetype = {
  id: 'restaurant',
  names: {
    en: ['restaurant', 'table reservations', 'bistro', 'trattoria', 'pizzeria'],
    es: ['restaurante', 'reservas de mesa', 'casa de comidas'],
    fr: ['restaurant', 'réservations de tables', 'bistrot'],
    de: ['Restaurant', 'Tischreservierungen', 'Gaststätte', 'Wirtshaus'],
    pt: ['restaurante', 'reservas de mesas', 'pizaria'],
  },
  words: [
    'restaurant',
    'table',
    'reservation',
    'menu',
    'dish',
    'waiter',
    'diner',
    'cover',
    'allergen',
    'seat',
    'terrace',
    'starter',
    'dessert',
    'kitchen',
    'chef',
    'sitting',
  ],
  draft: {
    title: 'Restaurant',
    look: { accent: '#94342c', icon: 'utensils', font: 'editorial' },
    entities: [
      {
        name: 'Reservation',
        icon: 'calendar-check',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Guests: { type: 'integer', required: true, min: 1, max: 40, default: '2' },
          Start: 'datetime required',
          Table: { to: 'Table' },
          Status: {
            options: [
              'Booked: info',
              'Seated: accent',
              'Left: neutral',
              'Did not come: bad',
              'Cancelled: neutral',
            ],
            required: true,
            default: 'Booked',
          },
          Occasion: { options: ['Birthday', 'Anniversary', 'Business', 'Family'] },
          Allergies: 'tags',
          Notes: 'text',
        },
        sort: 'Start',
        views: [
          { list: ['Start', 'Guests', 'Table', 'Status'], where: 'date(Start) = today', name: 'Tonight' },
          { calendar: 'Start', color: 'Status' },
          { board: 'Status', show: ['Start', 'Guests', 'Table', 'Allergies'] },
          { table: ['Start', 'Guests', 'Table', 'Status', 'Phone', 'Occasion', 'Allergies'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Booked"',
          'No table yet': 'Table is empty and Status is "Booked"',
          'With allergies': 'Allergies is not empty and date(Start) >= today',
        },
        rules: [
          { check: 'Guests <= Table.Seats', field: 'Table', message: 'The table has not that many seats.' },
          {
            noOverlap: ['Start', 'Start + 2 hours'],
            within: ['Table'],
            where: 'Status is "Booked" or Status is "Seated"',
            message: 'The table is taken then: a sitting is two hours.',
          },
        ],
        badges: {
          'No table: bad': 'Table is empty and Status is "Booked"',
          'Allergies: warning': 'Allergies is not empty and (Status is "Booked" or Status is "Seated")',
          'Late: warning': 'Status is "Booked" and Start < now - 15 minutes',
        },
        actions: [
          {
            name: 'Seat',
            icon: 'utensils',
            when: 'Status is "Booked" and Table is not empty',
            set: { Status: 'Seated' },
          },
          { name: 'Left', icon: 'door-open', when: 'Status is "Seated"', set: { Status: 'Left' } },
          {
            name: 'Did not come',
            icon: 'x',
            when: 'Status is "Booked" and Start < now',
            set: { Status: 'Did not come' },
          },
        ],
        samples: `
          Name       | Phone    | Guests | Start    | Table | Status       | Occasion    | Allergies         | Notes
          Moreau     | 555-0711 | 2      | +0T12:00 | T1    | Seated       |             |                   | By the window
          Lindholm   | 555-0712 | 4      | +0T11:30 | T4    | Booked       | Family      | nuts              | High chair
          Castellan  | 555-0713 | 8      | +0T20:00 | T7    | Booked       | Birthday    | gluten, shellfish | Cake at ten
          Achterberg | 555-0714 | 2      | +1T19:30 |       | Booked       | Anniversary |                   |
          Wu         | 555-0715 | 3      | -1T19:00 | T4    | Left         |             |                   |
          Fairley    | 555-0716 | 2      | -2T20:00 | T1    | Did not come |             |                   |
        `,
      },
      {
        name: 'Table',
        icon: 'table',
        fields: {
          Number: 'text required unique',
          Seats: { type: 'integer', required: true, min: 1, max: 40 },
          Area: { options: ['Inside', 'Window', 'Terrace', 'Bar', 'Private room'], required: true },
          'Next guests': {
            type: 'datetime',
            computed: 'smallest(Start in Reservations where Status is "Booked" and Start >= now)',
          },
          'Seated now': { type: 'boolean', computed: 'count(Reservations where Status is "Seated") > 0' },
          Notes: 'text',
        },
        views: [
          { cards: ['Seats', 'Area', 'Next guests', 'Seated now'] },
          { board: 'Area', show: ['Seats', 'Next guests'] },
        ],
        filters: { 'Free now': 'not Seated now', 'For six and more': 'Seats >= 6' },
        badges: { 'Taken: accent': 'Seated now' },
        samples: `
          Number | Seats | Area         | Notes
          T1     | 2     | Window       |
          T2     | 2     | Inside       | Next to the kitchen door
          T4     | 4     | Inside       |
          T7     | 8     | Private room | Door closes
          T9     | 4     | Terrace      | Only when dry
        `,
      },
      {
        name: 'Dish',
        icon: 'chef-hat',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Course: { options: ['Starter', 'Main', 'Dessert', 'Drink'], required: true },
          Price: { type: 'money', required: true, min: 0 },
          Cost: { type: 'money', min: 0 },
          'Food cost': { type: 'percent', computed: 'Cost / Price' },
          Allergens: {
            options: ['Gluten', 'Milk', 'Egg', 'Nuts', 'Fish', 'Shellfish', 'Celery', 'Mustard'],
            many: true,
          },
          'Sold out': 'boolean',
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Course', 'Allergens'] },
          { table: ['Course', 'Price', 'Food cost', 'Allergens', 'Sold out'] },
        ],
        filters: { 'On the menu': 'not Sold out', 'Without nuts': 'not (Allergens contains "Nuts")' },
        badges: { 'Sold out: bad': 'Sold out', 'Costs too much: warning': 'Food cost > 33%' },
        actions: [
          { name: 'Sold out', icon: 'x', when: 'not Sold out', set: { 'Sold out': 'true' } },
          { name: 'Back on', icon: 'check', when: 'Sold out', set: { 'Sold out': 'false' } },
        ],
        samples: `
          Name              | Photo            | Course  | Price | Cost | Allergens           | Sold out
          Beetroot tartare  | beetroot tartare | Starter | 11.00 | 2.40 | Mustard, Nuts       | no
          Sea bass, fennel  | sea bass         | Main    | 26.00 | 9.20 | Fish, Milk          | no
          Tagliatelle, ragù | tagliatelle      | Main    | 18.50 | 4.10 | Gluten, Egg, Celery | no
          Walnut tart       | walnut tart      | Dessert | 8.50  | 1.90 | Gluten, Nuts, Egg   | yes
          Lemon sorbet      | lemon sorbet     | Dessert | 6.00  | 0.80 |                     | no
        `,
      },
      {
        name: 'Pre-order',
        icon: 'clipboard-list',
        label: 'Dish',
        fields: {
          Reservation: { to: 'Reservation', required: true, onDelete: 'cascade' },
          Dish: { to: 'Dish', required: true },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Amount: { type: 'money', computed: 'Quantity * Dish.Price' },
          Notes: 'text',
        },
        views: [{ table: ['Reservation', 'Quantity', 'Amount', 'Notes'] }],
        rules: [
          {
            unique: ['Reservation', 'Dish'],
            message: 'This dish is ordered for the table already: change the number.',
          },
        ],
        actions: [{ name: 'One more', icon: 'plus', set: { Quantity: 'Quantity + 1' } }],
        samples: `
          Reservation | Dish              | Quantity | Notes
          Castellan   | Beetroot tartare  | 5        | One without nuts
          Castellan   | Sea bass, fennel  | 4        |
          Castellan   | Tagliatelle, ragù | 4        | One gluten-free pasta
          Achterberg  | Lemon sorbet      | 2        | With a candle
        `,
      },
    ],
    metrics: {
      'Covers today': {
        sum: 'Guests',
        of: 'Reservation',
        where: 'date(Start) = today and (Status is "Booked" or Status is "Seated")',
      },
      'Without a table': { count: 'Reservation', where: 'Table is empty and Status is "Booked"', goal: 0 },
      'Covers per day': {
        sum: 'Guests',
        of: 'Reservation',
        where: 'Status is not "Cancelled"',
        by: 'Start',
        per: 'day',
      },
      'Dishes by course': { count: 'Dish', by: 'Course' },
    },
    pages: [
      'Reservations',
      'Tables',
      'Dishes',
      'Pre-orders',
      {
        name: 'Tonight',
        icon: 'moon',
        blocks: [
          { figures: ['Covers today', 'Without a table'] },
          {
            shortlist: 'Reservation',
            title: 'Next to arrive',
            where: 'Status is "Booked" and date(Start) >= today',
            sort: 'Start',
            most: 8,
          },
          { shortlist: 'Dish', title: 'Sold out: tell the floor', where: 'Sold out' },
          { chart: 'Covers per day' },
          { chart: 'Dishes by course', shape: 'donut' },
        ],
      },
    ],
  },
};
