import type { Archetype } from './archetype';

export const restaurantVisits: Archetype = {
  id: 'restaurant-visits',
  names: {
    en: [
      'restaurant visits',
      'restaurants visited',
      'restaurant diary',
      'eating out',
      'places to eat',
      'food diary of restaurants',
    ],
    es: ['restaurantes visitados', 'salir a comer'],
    fr: ['restos à tester', 'carnet de restaurants', 'sorties au restaurant'],
    de: ['Restaurantbesuche', 'Essen gehen'],
    pt: ['restaurantes visitados', 'comer fora'],
  },
  words: [
    'restaurant',
    'eat',
    'dine',
    'dish',
    'menu',
    'waiter',
    'tip',
    'cuisine',
    'chef',
    'table',
    'dessert',
    'brunch',
    'foodie',
    'starter',
  ],
  draft: {
    title: 'Where we ate',
    look: { accent: '#b5472c', icon: 'utensils', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Restaurant',
        icon: 'store',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Cuisine: {
            options: [
              'Italian',
              'Indian',
              'Japanese',
              'French',
              'Middle Eastern',
              'Mexican',
              'Pub food',
              'Vegetarian',
            ],
            required: true,
          },
          Area: 'text',
          Price: { options: ['Cheap: good', 'Fair: info', 'Dear: warning'], default: 'Fair' },
          Status: {
            options: ['To try: info', 'Been: neutral', 'Favourite: good', 'Never again: bad'],
            required: true,
            default: 'To try',
          },
          Phone: 'phone',
          'Good for': { options: ['A date', 'Children', 'Groups', 'Lunch', 'Outside'], many: true },
          Rating: { type: 'number', computed: 'round(average(Rating in Visits), 1)' },
          'Last visit': { type: 'date', computed: 'largest(Date in Visits)' },
        },
        views: [
          { gallery: 'Photo', show: ['Cuisine', 'Area', 'Rating'] },
          { board: 'Status', show: ['Cuisine', 'Price', 'Rating'] },
          { table: ['Cuisine', 'Area', 'Price', 'Status', 'Rating', 'Last visit'] },
        ],
        filters: {
          'To try': 'Status is "To try"',
          Favourites: 'Status is "Favourite"',
          'With children': 'Good for contains "Children"',
        },
        badges: { 'Long not been: info': 'Status is "Favourite" and Last visit < today - 90 days' },
        actions: [
          { name: 'Ate here', icon: 'utensils', adds: 'Visit', set: { Restaurant: 'this', Date: 'today' } },
          {
            name: 'Favourite',
            icon: 'heart',
            when: 'Rating >= 4 and Status is not "Favourite"',
            set: { Status: 'Favourite' },
          },
        ],
        samples: `
          Name | Photo | Cuisine | Area | Price | Status | Phone | Good for
          Da Nino | trattoria | Italian | Old town | Fair | Favourite | +44 1632 960871 | A date, Children
          Tandoor Lane | curry house | Indian | Station | Cheap | Been | +44 1632 960872 | Groups
          Umi | sushi bar | Japanese | Harbour | Dear | To try | +44 1632 960873 | A date
          The Plough | country pub | Pub food | Lower Combe | Fair | Favourite | | Children, Outside
          Café Brel | bistro | French | Old town | Dear | Never again | | Lunch
          Green Fig | salad bowl | Vegetarian | University | Cheap | To try | | Lunch
        `,
      },
      {
        name: 'Visit',
        icon: 'calendar-days',
        label: 'Restaurant',
        fields: {
          Restaurant: { to: 'Restaurant', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          With: 'tags',
          People: { type: 'integer', min: 1, max: 40, default: '2' },
          Bill: { type: 'money', min: 0 },
          Tip: { type: 'percent', min: 0, max: 50, default: '10%' },
          Total: { type: 'money', computed: 'Bill + Bill * Tip' },
          'A head': { type: 'money', computed: 'Total / People' },
          Rating: { type: 'rating', min: 1, max: 5 },
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'With', 'Bill', 'Total', 'A head', 'Rating'] },
          { calendar: 'Date' },
          { list: ['Date', 'Rating', 'Notes'] },
        ],
        filters: { 'This year': 'year(Date) = year(today)', 'To rate': 'Rating is empty' },
        rules: [
          {
            check: 'Rating is empty or Date <= today',
            field: 'Rating',
            message: 'Rate it when you have eaten there.',
          },
        ],
        badges: { 'Booked: info': 'Date > today', 'Dear evening: warning': 'A head > 60' },
        samples: `
          Restaurant | Date | With | People | Bill | Tip | Rating | Notes
          Da Nino | -5 | Lou | 2 | 58.00 | 12 | 5 | Corner table by the oven
          The Plough | -16 | Lou, Kit, Meg | 4 | 84.50 | 10 | 4 | Kit slept in the pram
          Tandoor Lane | -30 | office | 9 | 198.00 | 10 | 3 | Too loud to talk
          Café Brel | -52 | Lou | 2 | 131.00 | 0 | 1 | An hour for a salad
          Da Nino | -120 | Mum | 3 | 79.00 | 12 | 4 |
          Umi | +6 | Lou | 2 | | 10 | | Table at half past seven
        `,
      },
      {
        name: 'Dish',
        plural: 'Dishes',
        icon: 'soup',
        fields: {
          Name: 'text required',
          Visit: { to: 'Visit', required: true, onDelete: 'cascade' },
          Course: { options: ['Starter', 'Main', 'Pudding', 'Drink'], required: true, default: 'Main' },
          Photo: 'image',
          Price: { type: 'money', min: 0 },
          Verdict: {
            options: ['Order again: good', 'Fine: neutral', 'Leave it: bad'],
            required: true,
            default: 'Fine',
          },
          'Ordered by': 'person',
        },
        views: [
          { gallery: 'Photo', show: ['Visit', 'Verdict'] },
          { table: ['Visit', 'Course', 'Price', 'Verdict', 'Ordered by'] },
        ],
        filters: { 'Order again': 'Verdict is "Order again"' },
        badges: { 'Order again: good': 'Verdict is "Order again"' },
        samples: `
          Name | Visit | Course | Photo | Price | Verdict | Ordered by
          Tagliatelle al ragù | #1 | Main | tagliatelle | 16.50 | Order again | Lou
          Lemon tart | #1 | Pudding | lemon tart | 7.00 | Order again | Me
          Sunday roast | The Plough | Main | roast beef | 19.00 | Fine | Me
          Goat biryani | Tandoor Lane | Main | biryani | 12.00 | Order again | Me
          Niçoise salad | Café Brel | Main | | 21.00 | Leave it | Lou
        `,
      },
    ],
    metrics: {
      'Spent this year': { sum: 'Total', of: 'Visit', where: 'year(Date) = year(today)' },
      'Places to try': { count: 'Restaurant', where: 'Status is "To try"' },
      'Spent per month': { sum: 'Total', of: 'Visit', by: 'Date', per: 'month' },
      'Restaurants by cuisine': { count: 'Restaurant', by: 'Cuisine' },
    },
    pages: [
      'Restaurants',
      'Visits',
      'Dishes',
      {
        name: 'Where tonight?',
        icon: 'utensils',
        blocks: [
          { shortlist: 'Restaurant', title: 'To try', where: 'Status is "To try"' },
          { figures: ['Spent this year', 'Places to try'] },
          { chart: 'Restaurants by cuisine', shape: 'donut' },
          { chart: 'Spent per month' },
        ],
      },
    ],
  },
};
