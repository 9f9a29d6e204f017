import type { SampleApplication } from './sample-application';

export const recipeBox: SampleApplication = {
  id: 'recipe-box',
  category: 'Personal',
  domain: 'Cooking',
  description:
    'Recipes with pictures and ingredients, what a portion costs and when it was last on the table.',
  draft: {
    title: 'Recipe box',
    currency: 'EUR',
    look: { accent: '#d97706', icon: 'chef-hat', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Recipe',
        icon: 'cooking-pot',
        fields: {
          Name: 'text required',
          Picture: 'image',
          Course: { options: ['Breakfast', 'Soup', 'Main', 'Side', 'Dessert'] },
          Suits: {
            options: ['Vegetarian: good', 'Vegan: good', 'Gluten-free: info', 'Freezes well: neutral'],
            many: true,
          },
          Serves: { type: 'integer', required: true, min: 1, default: '4' },
          Preparing: { type: 'duration', min: 0 },
          Cooking: { type: 'duration', min: 0 },
          Total: { type: 'duration', computed: 'Preparing + Cooking' },
          Rating: { type: 'rating', min: 1, max: 5 },
          Method: 'longtext',
          'Last cooked': 'date',
          'Times cooked': { type: 'integer', min: 0, default: '0' },
          Cost: { type: 'money', computed: 'sum(Cost in Ingredients)' },
          'Cost a portion': { type: 'money', computed: 'Cost / Serves' },
        },
        views: [
          { gallery: 'Picture', show: ['Course', 'Total', 'Rating'] },
          { table: ['Course', 'Total', 'Serves', 'Cost a portion', 'Rating', 'Last cooked'] },
          { board: 'Course', show: ['Total', 'Rating'] },
        ],
        filters: {
          'Within half an hour': 'Total <= 30 minutes',
          Vegetarian: 'Suits contains "Vegetarian"',
          Favourites: 'Rating >= 4',
          'Not for a while': 'Last cooked is empty or Last cooked < today - 60 days',
        },
        badges: { 'Quick: good': 'Total <= 30 minutes', 'Never cooked: info': 'Times cooked = 0' },
        actions: [
          {
            name: 'Cooked it',
            icon: 'utensils',
            set: { 'Last cooked': 'today', 'Times cooked': 'Times cooked + 1' },
          },
        ],
        samples: `
          Name                     | Picture       | Course    | Suits                   | Serves | Preparing | Cooking | Rating | Method                                            | Last cooked | Times cooked
          Lentil soup with lemon   | lentil soup   | Soup      | Vegan, Freezes well     | 6      | 0:15      | 0:35    | 5      | Soften onions, add lentils and stock, then lemon. | -4          | 11
          Potato rösti             | rösti         | Main      | Vegetarian, Gluten-free | 2      | 0:10      | 0:20    | 4      | Grate, squeeze, fry slowly on both sides.         | -12         | 6
          Sunday chicken           | roast chicken | Main      | Gluten-free             | 4      | 0:20      | 1:30    | 5      | Dry it the evening before.                        | -21         | 9
          Overnight oats           | oats          | Breakfast | Vegetarian              | 2      | 0:10      | 0       | 3      | Stir, cover, leave until morning.                 | -1          | 24
          Plum crumble             | plum crumble  | Dessert   | Vegetarian              | 6      | 0:20      | 0:40    | 4      | Rub butter into flour, scatter over plums.        | -75         | 3
          Green beans with almonds | green beans   | Side      | Vegan, Gluten-free      | 4      | 0:10      | 0:08    | 4      |                                                   | -33         | 5
          Beetroot risotto         | risotto       | Main      | Vegetarian              | 4      | 0:15      | 0:30    |        |                                                   |             | 0
          Buckwheat pancakes       | pancakes      | Breakfast | Vegetarian              | 3      | 0:10      | 0:15    | 4      | Let the batter rest.                              | -90         | 2
        `,
      },
      {
        name: 'Ingredient',
        icon: 'carrot',
        fields: {
          Ingredient: 'text required',
          Recipe: { to: 'Recipe', required: true, onDelete: 'cascade' },
          Amount: { type: 'number', min: 0 },
          Unit: { options: ['g', 'ml', 'pieces', 'tbsp', 'tsp'] },
          Cost: { type: 'money', min: 0 },
          'On the list': 'boolean',
        },
        views: [
          { list: ['Recipe', 'Amount', 'Unit'], name: 'Shopping', where: 'On the list' },
          { table: ['Recipe', 'Amount', 'Unit', 'Cost', 'On the list'] },
        ],
        actions: [
          { name: 'Buy', icon: 'shopping-basket', when: 'not On the list', set: { 'On the list': 'true' } },
          { name: 'Got it', icon: 'check', when: 'On the list', set: { 'On the list': 'false' } },
        ],
        samples: `
          Ingredient      | Recipe                   | Amount | Unit   | Cost  | On the list
          Red lentils     | Lentil soup with lemon   | 350    | g      | 1.40  | yes
          Lemons          | Lentil soup with lemon   | 2      | pieces | 0.90  | yes
          Onions          | Lentil soup with lemon   | 3      | pieces | 0.60  | no
          Potatoes, waxy  | Potato rösti             | 600    | g      | 1.10  | no
          Butter          | Potato rösti             | 40     | g      | 0.55  | no
          Chicken         | Sunday chicken           | 1600   | g      | 13.90 | yes
          Oats            | Overnight oats           | 120    | g      | 0.30  | no
          Milk            | Overnight oats           | 250    | ml     | 0.35  | yes
          Plums           | Plum crumble             | 900    | g      | 3.20  | no
          Green beans     | Green beans with almonds | 500    | g      | 2.40  | no
          Risotto rice    | Beetroot risotto         | 320    | g      | 1.90  | yes
          Beetroot        | Beetroot risotto         | 3      | pieces | 1.20  | yes
          Buckwheat flour | Buckwheat pancakes       | 200    | g      | 1.10  | no
        `,
      },
    ],
    metrics: {
      'Recipes by course': { count: 'Recipe', by: 'Course' },
      'To buy': { count: 'Ingredient', where: 'On the list' },
      'Cheapest portion': { smallest: 'Cost a portion', of: 'Recipe', where: 'Cost > 0' },
    },
    pages: [
      'Recipes',
      'Ingredients',
      {
        name: 'What to cook',
        icon: 'lightbulb',
        blocks: [
          {
            shortlist: 'Recipe',
            title: 'Not for a while',
            where: 'Last cooked is empty or Last cooked < today - 60 days',
            sort: 'Rating desc',
          },
          { figures: ['To buy', 'Cheapest portion'] },
          { chart: 'Recipes by course', shape: 'donut' },
        ],
      },
    ],
  },
};
