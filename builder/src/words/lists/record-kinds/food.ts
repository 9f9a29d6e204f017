import type { RecordKind } from './record-kind';

export const FOOD: readonly RecordKind[] = [
  {
    nouns: ['recipe', 'cooking', 'cookbook', 'baking', 'meal idea'],
    name: 'Recipe',
    fields: 'name, category, prep time, servings, ingredients, instructions',
    options: {
      category: ['Breakfast', 'Main course', 'Side', 'Dessert', 'Drink', 'Snack'],
    },
  },
  {
    nouns: [
      'meal',
      'meal plan',
      'meal prep',
      'menu',
      'food',
      'food diary',
      'calorie',
      'nutrition',
      'diet',
      'macro',
    ],
    name: 'Meal',
    fields: 'name, date, meal type, calories, notes',
    options: {
      type: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
      meal: ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
    },
  },
  {
    nouns: ['grocery', 'shopping', 'groceries', 'shopping list'],
    name: 'Item',
    fields: 'name, quantity, category, bought',
    options: {
      category: ['Produce', 'Dairy', 'Bakery', 'Meat', 'Frozen', 'Household', 'Other'],
    },
  },
  {
    nouns: ['pantry', 'fridge', 'freezer'],
    name: 'Pantry item',
    fields: 'name, quantity, location, best before, notes',
    options: {
      location: ['Pantry', 'Fridge', 'Freezer'],
    },
  },
  {
    nouns: ['restaurant', 'cafe', 'eating out'],
    name: 'Restaurant',
    fields: 'name, cuisine, city, rating, visited, notes',
  },
  {
    nouns: ['wine', 'wine cellar'],
    name: 'Wine',
    fields: 'name, producer, vintage, region, rating, tasting notes',
    options: {
      type: ['Red', 'White', 'Rosé', 'Sparkling'],
    },
  },
  {
    nouns: ['beer', 'whisky', 'whiskey', 'spirit', 'coffee tasting', 'tasting'],
    name: 'Tasting',
    fields: 'name, maker, origin, rating, date, tasting notes',
  },
  {
    nouns: ['coffee', 'espresso', 'brew', 'brewing'],
    name: 'Brew',
    fields: 'beans, roaster, method, rating, date, tasting notes (longtext)',
  },
  {
    nouns: ['tea'],
    name: 'Tea',
    fields: 'name, type, origin, rating, brewing notes',
    options: {
      type: ['Green', 'Black', 'White', 'Oolong', 'Herbal'],
    },
  },
];
