import type { Archetype } from './archetype';

export const mealPlan: Archetype = {
  id: 'meal-plan',
  names: {
    en: ['meal plan', 'meal planner', 'dinner plan', 'family dinners', 'what’s for dinner'],
    es: ['menú semanal', 'planificador de comidas', 'cenas de la semana'],
    fr: ['menus de la semaine', 'planning des repas', 'repas de la famille'],
    de: ['Essensplan', 'Wochenplan fürs Essen', 'Mahlzeitenplan'],
    pt: ['plano de refeições', 'ementa semanal', 'refeições da semana'],
  },
  words: [
    'meal',
    'dinner',
    'lunch',
    'breakfast',
    'supper',
    'dish',
    'cook',
    'leftover',
    'eat',
    'portion',
    'menu',
    'vegetarian',
    'allergy',
    'midweek',
    'tonight',
  ],
  draft: {
    title: 'Meal plan',
    look: { accent: '#b5472c', icon: 'utensils', font: 'friendly', radius: 'round' },
    weekStart: 'monday',
    entities: [
      {
        name: 'Meal',
        icon: 'utensils',
        label: 'Dish',
        fields: {
          Dish: { to: 'Dish', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Meal: {
            options: ['Breakfast: warning', 'Lunch: info', 'Dinner: accent'],
            required: true,
            default: 'Dinner',
          },
          Eating: { to: 'Eater', many: true, inverse: 'Meals' },
          Portions: { type: 'integer', computed: 'count(Eating)' },
          Cook: 'person',
          'Start at': 'time',
          Cooked: 'boolean',
          Notes: 'text',
        },
        sort: 'Date',
        views: [
          { calendar: 'Date', color: 'Meal' },
          {
            list: ['Date', 'Meal', 'Cook'],
            name: 'Next days',
            where: 'Date >= today and Date < today + 7 days',
          },
          { table: ['Date', 'Meal', 'Portions', 'Cook', 'Cooked'] },
        ],
        filters: {
          Today: 'Date = today',
          'To cook': 'not Cooked and Date >= today',
          'Nobody cooks yet': 'Cook is empty and not Cooked',
        },
        rules: [{ unique: ['Date', 'Meal'], message: 'Something is planned for that meal already.' }],
        badges: {
          'Who cooks?: warning': 'Cook is empty and not Cooked and Date <= today + 2 days',
          'Takes long: info': 'not Cooked and Date = today and Dish.Takes > 60 minutes',
        },
        actions: [
          { name: 'Cooked', icon: 'check', when: 'not Cooked and Date <= today', set: { Cooked: 'true' } },
          {
            name: 'Again next week',
            icon: 'repeat',
            adds: 'Meal',
            set: { Dish: 'Dish', Date: 'Date + 7 days', Meal: 'Meal', Eating: 'Eating', Cook: 'Cook' },
          },
        ],
        samples: `
          Dish                  | Date | Meal   | Eating                        | Cook       | Start at | Cooked | Notes
          Shepherd’s pie        | +0   | Dinner | Helen, Raj, Nina, Granny Joan | Helen Shah | 16:45    | no     | Use up the carrots
          Fish fingers and peas | +1   | Dinner | Nina, Raj                     |            | 17:30    | no     | Helen at choir
          Lentil dal            | +2   | Dinner | Helen, Raj, Nina              | Raj Shah   | 17:45    | no     | Double it, freeze half
          Tomato soup           | +3   | Lunch  | Helen, Granny Joan            | Helen Shah | 12:15    | no     |
          Pasta with pesto      | -1   | Dinner | Helen, Raj, Nina              | Raj Shah   | 18:00    | yes    |
          Lentil dal            | -19  | Dinner | Helen, Raj                    | Raj Shah   |          | yes    |
        `,
      },
      {
        name: 'Dish',
        plural: 'Dishes',
        icon: 'cooking-pot',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Kind: { options: ['Meat: bad', 'Fish: info', 'Vegetarian: good', 'Vegan: good'], required: true },
          Takes: { type: 'duration', min: 0 },
          Contains: 'tags',
          'Freezes well': 'boolean',
          Rating: { type: 'rating', min: 1, max: 5 },
          'Last eaten': { type: 'date', computed: 'largest(Date in Meals where Cooked)' },
        },
        views: [
          { gallery: 'Picture', show: ['Kind', 'Takes', 'Last eaten'] },
          { table: ['Kind', 'Takes', 'Freezes well', 'Rating', 'Last eaten'] },
        ],
        filters: {
          'Within half an hour': 'Takes <= 30 minutes',
          'Not for a while': 'Last eaten is empty or Last eaten < today - 14 days',
          'Freezes well': 'Freezes well',
        },
        badges: {
          'Had it lately: neutral': 'Last eaten >= today - 7 days',
          'Quick: good': 'Takes <= 30 minutes',
        },
        samples: `
          Name                  | Picture       | Kind       | Takes | Contains     | Freezes well | Rating
          Shepherd’s pie        | shepherds pie | Meat       | 1:15  | milk, celery | yes          | 5
          Fish fingers and peas | fish fingers  | Fish       | 0:25  | wheat, fish  | no           | 3
          Lentil dal            | dal           | Vegan      | 0:40  | mustard      | yes          | 4
          Tomato soup           | tomato soup   | Vegetarian | 0:30  | milk         | yes          | 4
          Pasta with pesto      | pasta         | Vegetarian | 0:20  | wheat, nuts  | no           | 4
        `,
      },
      {
        name: 'Eater',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Diet: {
            options: ['Eats everything', 'No meat', 'No meat or fish', 'Vegan'],
            default: 'Eats everything',
          },
          Allergies: 'tags',
          Dislikes: 'tags',
          'Usually out': { options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], many: true },
          Favourite: { to: 'Dish', inverse: 'Favourite of' },
          Planned: {
            type: 'integer',
            computed: 'count(Meals where Date >= today and Date < today + 7 days)',
            help: 'Meals in the next seven days.',
          },
        },
        views: [{ cards: ['Diet', 'Allergies', 'Dislikes', 'Favourite'] }],
        badges: { 'Allergy: bad': 'Allergies is not empty' },
        samples: `
          Name        | Diet            | Allergies | Dislikes             | Usually out | Favourite
          Helen       | Eats everything |           | liver                | Tue         | Lentil dal
          Raj         | No meat or fish |           |                      |             | Tomato soup
          Nina        | Eats everything | nuts      | mushrooms, aubergine |             | Fish fingers and peas
          Granny Joan | Eats everything | shellfish | chillies             | Mon, Wed    | Shepherd’s pie
        `,
      },
    ],
    metrics: {
      'Planned this week': { count: 'Meal', where: 'Date >= today and Date < today + 7 days', goal: 7 },
      'Nobody cooks yet': { count: 'Meal', where: 'Cook is empty and Date >= today' },
      'Meals by cook': { count: 'Meal', by: 'Cook' },
      'Dishes by kind': { count: 'Dish', by: 'Kind' },
    },
    pages: [
      'Meals',
      'Dishes',
      'Eaters',
      {
        name: 'The week',
        icon: 'calendar-days',
        blocks: [
          { figures: ['Planned this week', 'Nobody cooks yet'] },
          {
            shortlist: 'Dish',
            title: 'Not for a while',
            where: 'Last eaten is empty or Last eaten < today - 14 days',
            sort: 'Rating desc',
          },
          { chart: 'Meals by cook' },
          { chart: 'Dishes by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
