import type { Archetype } from './archetype';

export const recipeCollection: Archetype = {
  id: 'recipe-collection',
  names: {
    en: ['recipes', 'recipe collection', 'recipe book', 'cookbook', 'family recipes'],
    es: ['recetas', 'recetario', 'libro de recetas'],
    fr: ['recettes', 'carnet de recettes', 'livre de cuisine'],
    de: ['Rezepte', 'Rezeptsammlung', 'Kochbuch'],
    pt: ['receitas', 'livro de receitas', 'receitas de família'],
  },
  words: [
    'recipe',
    'ingredient',
    'cook',
    'bake',
    'oven',
    'serve',
    'tablespoon',
    'teaspoon',
    'flour',
    'simmer',
    'stir',
    'dessert',
    'soup',
    'course',
    'method',
    'taste',
  ],
  draft: {
    title: 'Recipes',
    look: { accent: '#9a5b13', icon: 'chef-hat', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Recipe',
        icon: 'chef-hat',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Course: {
            options: ['Breakfast', 'Starter', 'Soup', 'Main', 'Side', 'Dessert', 'Baking'],
            required: true,
          },
          Serves: { type: 'integer', required: true, min: 1, max: 40, default: '4' },
          Preparing: { type: 'duration', min: 0 },
          Cooking: { type: 'duration', min: 0 },
          'Total time': { type: 'duration', computed: 'Preparing + Cooking' },
          Method: 'longtext',
          Source: { type: 'text', help: 'A book and its page, a person, an address.' },
        },
        views: [
          { gallery: 'Picture', show: ['Course', 'Total time', 'Serves'] },
          { table: ['Course', 'Serves', 'Total time', 'Source'] },
          { board: 'Course', show: ['Total time'] },
        ],
        filters: {
          'Within half an hour': 'Total time <= 30 minutes',
          'Not lately': 'count(Times cooked where Date > today - 60 days) = 0',
          Favourites: 'average(Rating in Times cooked) >= 4.5',
        },
        rules: [
          {
            check: 'Preparing is not empty or Cooking is not empty',
            field: 'Preparing',
            message: 'Say roughly how long it takes.',
          },
        ],
        badges: {
          'Never cooked: info': 'count(Times cooked) = 0',
          'No method yet: warning': 'Method is empty',
          'Favourite: good': 'average(Rating in Times cooked) >= 4.5',
        },
        actions: [
          {
            name: 'Cooked it',
            icon: 'utensils',
            adds: 'Time cooked',
            set: { Recipe: 'this', Date: 'today', People: 'Serves' },
          },
        ],
        samples: `
          Name                 | Picture          | Course  | Serves | Preparing | Cooking | Method                                                             | Source
          Leek and potato soup | leek soup        | Soup    | 4      | 0:15      | 0:30    | Sweat the leeks in butter, add potato and stock, blend half of it. | Mum
          Toad in the hole     | toad in the hole | Main    | 4      | 0:15      | 0:40    | The fat has to smoke before the batter goes in.                    | School cookbook, page 61
          Chickpea curry       | chickpea curry   | Main    | 6      | 0:10      | 0:25    | Fry the spices until they smell, then tomatoes, then chickpeas.    | Neighbour Anjali
          Rhubarb crumble      | rhubarb crumble  | Dessert | 6      | 0:20      | 0:40    | Rub in cold butter; a spoon of oats keeps it crisp.                | Gran’s card
          Soda bread           | soda bread       | Baking  | 8      | 0:10      | 0:35    | Do not knead it. Cut a deep cross.                                 | Aunt Bríd
          Cucumber salad       | cucumber salad   | Side    | 4      | 0:15      |         |                                                                    | Newspaper, June
        `,
      },
      {
        name: 'Ingredient',
        icon: 'egg',
        fields: {
          Name: 'text required',
          Recipe: { to: 'Recipe', required: true, onDelete: 'cascade' },
          Amount: { type: 'number', min: 0 },
          Unit: { options: ['g', 'ml', 'tbsp', 'tsp', 'pieces', 'tins', 'pinch'] },
          'For one': { type: 'number', computed: 'round(Amount / Recipe.Serves, 1)' },
          'Can be left out': 'boolean',
        },
        views: [{ table: ['Recipe', 'Amount', 'Unit', 'For one', 'Can be left out'] }],
        filters: { Needed: 'not Can be left out' },
        rules: [
          { unique: ['Recipe', 'Name'], message: 'This ingredient is in the recipe already.' },
          {
            check: 'Amount is empty or Unit is not empty',
            field: 'Unit',
            message: 'Say what the amount is counted in.',
          },
        ],
        samples: `
          Name          | Recipe               | Amount | Unit   | Can be left out
          Leeks         | Leek and potato soup | 3      | pieces | no
          Butter        | Leek and potato soup | 40     | g      | no
          Pork sausages | Toad in the hole     | 8      | pieces | no
          Chickpeas     | Chickpea curry       | 2      | tins   | no
          Ginger        | Rhubarb crumble      | 1      | tsp    | yes
          Buttermilk    | Soda bread           | 400    | ml     | no
        `,
      },
      {
        name: 'Time cooked',
        plural: 'Times cooked',
        icon: 'utensils',
        label: 'Recipe',
        fields: {
          Recipe: { to: 'Recipe', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          People: { type: 'integer', min: 1 },
          Rating: { type: 'rating', min: 1, max: 5 },
          Changes: { type: 'longtext', help: 'What to do differently next time.' },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'People', 'Rating', 'Changes'] }, { calendar: 'Date' }],
        filters: { 'With changes': 'Changes is not empty' },
        samples: `
          Recipe               | Date | People | Rating | Changes
          Leek and potato soup | -3   | 4      | 5      |
          Toad in the hole     | -10  | 4      | 4      | Smaller tin, higher sides.
          Chickpea curry       | -16  | 5      | 4      | Half the chilli for the children.
          Rhubarb crumble      | -48  | 6      | 5      |
          Soda bread           | -95  | 8      | 3      | Five minutes less.
          Leek and potato soup | -44  | 3      | 4      |
        `,
      },
    ],
    metrics: {
      'Recipes kept': { count: 'Recipe' },
      'Average rating': { average: 'Rating', of: 'Time cooked' },
      'Recipes by course': { count: 'Recipe', by: 'Course' },
      'Cooked per month': { count: 'Time cooked', by: 'Date', per: 'month' },
    },
    pages: [
      'Recipes',
      {
        name: 'What to cook',
        icon: 'cooking-pot',
        blocks: [
          { figures: ['Recipes kept', 'Average rating'] },
          {
            shortlist: 'Recipe',
            title: 'Not lately',
            where: 'count(Times cooked where Date > today - 60 days) = 0',
          },
          { chart: 'Recipes by course', shape: 'donut' },
          { chart: 'Cooked per month' },
        ],
      },
      'Ingredients',
      'Times cooked',
    ],
  },
};
