import type { Archetype } from './archetype';

export const bloodSugar: Archetype = {
  id: 'blood-sugar',
  names: {
    en: ['blood sugar', 'blood glucose', 'diabetes log', 'insulin diary', 'glucose readings'],
    es: ['glucosa en sangre', 'diario de diabetes', 'azúcar en sangre'],
    fr: ['glycémie', 'carnet de diabète'],
    de: ['Blutzucker', 'Diabetestagebuch'],
    pt: ['glicemia', 'diário da diabetes'],
  },
  words: [
    'glucose',
    'sugar',
    'insulin',
    'diabetes',
    'carb',
    'hypo',
    'bolus',
    'basal',
    'injection',
    'sensor',
    'needle',
    'clinic',
    'meal',
    'pump',
    'strip',
    'unit',
  ],
  draft: {
    title: 'Blood sugar',
    look: { accent: '#4468b0', icon: 'droplet', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Reading',
        icon: 'droplet',
        label: 'Date',
        fields: {
          Date: { type: 'datetime', required: true, default: 'now' },
          Glucose: { type: 'number', required: true, min: 1, max: 35, unit: 'mmol/l' },
          Moment: {
            options: ['On waking', 'Before meal', 'Two hours after', 'Bedtime', 'Night'],
            required: true,
            default: 'Before meal',
          },
          Meal: { to: 'Meal', inverse: 'Readings' },
          Band: {
            type: 'text',
            computed: 'if Glucose < 4 then "Low" else if Glucose > 10 then "High" else "In range"',
          },
          'How it felt': 'tags',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Glucose', 'Moment', 'Meal', 'Band', 'Notes'] },
          { calendar: 'Date', color: 'Moment' },
        ],
        filters: { Lows: 'Glucose < 4', Highs: 'Glucose > 10', 'Last 14 days': 'Date >= today - 14 days' },
        rules: [{ check: 'Date <= now', field: 'Date', message: 'A reading cannot lie ahead.' }],
        badges: {
          'Hypo: bad': 'Glucose < 4',
          'High: warning': 'Glucose > 10',
          'In range: good': 'Glucose >= 4 and Glucose <= 10',
        },
        actions: [
          {
            name: 'Check again',
            icon: 'repeat',
            when: 'Glucose < 4',
            adds: 'Reading',
            set: { Date: 'now', Glucose: '4', Moment: 'Moment', Notes: '"Fifteen minutes after sugar"' },
          },
        ],
        samples: `
          Date | Glucose | Moment | Meal | How it felt | Notes
          +0T07:00 | 6.2 | On waking | | |
          -1T22:30 | 8.4 | Bedtime | | |
          -1T14:50 | 11.6 | Two hours after | Cheese sandwich | thirsty | Underestimated the bread
          -1T12:30 | 5.9 | Before meal | Cheese sandwich | |
          -2T17:10 | 3.4 | Before meal | Lentil soup | shaky, sweaty | Long bike ride; 15 g of glucose tablets
          -3T09:40 | 7.7 | Two hours after | Porridge with apple | |
        `,
      },
      {
        name: 'Meal',
        icon: 'utensils',
        fields: {
          Name: 'text required',
          Date: { type: 'datetime', required: true, default: 'now' },
          Carbs: { type: 'integer', required: true, min: 0, max: 300, unit: 'g' },
          'Grams per unit': {
            type: 'number',
            required: true,
            min: 1,
            max: 50,
            default: '10',
            help: 'How much carbohydrate one unit of insulin covers.',
          },
          'Suggested bolus': { type: 'number', computed: 'round(Carbs / Grams per unit, 1)', unit: 'units' },
          Before: {
            type: 'number',
            computed: 'smallest(Glucose in Readings where Moment is "Before meal")',
            unit: 'mmol/l',
          },
          After: {
            type: 'number',
            computed: 'largest(Glucose in Readings where Moment is "Two hours after")',
            unit: 'mmol/l',
          },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Carbs', 'Suggested bolus', 'Before', 'After'] }, { calendar: 'Date' }],
        filters: { 'Last 7 days': 'Date >= today - 7 days', 'Went high': 'After > 10' },
        badges: { 'Went high: warning': 'After > 10' },
        actions: [
          {
            name: 'Inject for it',
            icon: 'syringe',
            when: 'count(Injections) = 0',
            adds: 'Injection',
            set: { Date: 'now', Insulin: '"Rapid"', Type: 'Bolus', Units: 'Suggested bolus', Meal: 'this' },
          },
        ],
        samples: `
          Name | Date | Carbs | Grams per unit
          Porridge with apple | -3T07:30 | 52 | 8
          Cheese sandwich | -1T12:45 | 40 | 10
          Lentil soup | -2T17:30 | 35 | 10
          Pizza | -5T19:15 | 96 | 10
          Rice and vegetables | +0T12:20 | 60 | 10
        `,
      },
      {
        name: 'Injection',
        icon: 'syringe',
        label: 'Insulin',
        fields: {
          Insulin: 'text required',
          Date: { type: 'datetime', required: true, default: 'now' },
          Type: {
            options: ['Bolus: accent', 'Basal: info', 'Correction: warning'],
            required: true,
            default: 'Bolus',
          },
          Units: { type: 'number', required: true, min: 0.5, max: 100, unit: 'units' },
          Meal: { to: 'Meal' },
          Site: {
            options: ['Belly, left', 'Belly, right', 'Thigh, left', 'Thigh, right', 'Arm'],
            help: 'Change it each time.',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Type', 'Units', 'Meal', 'Site'] },
          { board: 'Site', show: ['Date', 'Units'] },
        ],
        filters: { Today: 'Date >= today', Basal: 'Type is "Basal"' },
        rules: [
          {
            check: 'Type is not "Bolus" or Meal is not empty',
            field: 'Meal',
            message: 'A bolus is for a meal; otherwise it is a correction.',
          },
        ],
        badges: { 'Correction: warning': 'Type is "Correction"' },
        samples: `
          Insulin | Date | Type | Units | Meal | Site
          Rapid | -1T12:40 | Bolus | 4 | Cheese sandwich | Belly, left
          Rapid | -2T17:25 | Bolus | 3.5 | Lentil soup | Belly, right
          Long-acting | -1T22:00 | Basal | 18 | | Thigh, left
          Rapid | -1T15:00 | Correction | 1 | | Belly, right
          Long-acting | -2T22:05 | Basal | 18 | | Thigh, right
        `,
      },
    ],
    metrics: {
      'Average, 14 days': { average: 'Glucose', of: 'Reading', where: 'Date >= today - 14 days' },
      'Lows in 14 days': { count: 'Reading', where: 'Glucose < 4 and Date >= today - 14 days' },
      'Insulin today': { sum: 'Units', of: 'Injection', where: 'Date >= today' },
      'Glucose by moment': { average: 'Glucose', of: 'Reading', by: 'Moment' },
      'Glucose per day': { average: 'Glucose', of: 'Reading', by: 'Date', per: 'day' },
    },
    pages: [
      'Readings',
      'Meals',
      'Injections',
      {
        name: 'Control',
        icon: 'gauge',
        blocks: [
          { figures: ['Average, 14 days', 'Lows in 14 days', 'Insulin today'] },
          { chart: 'Glucose per day', shape: 'line' },
          { chart: 'Glucose by moment' },
          { shortlist: 'Reading', title: 'Latest lows', where: 'Glucose < 4', sort: 'Date desc' },
        ],
      },
    ],
  },
};
