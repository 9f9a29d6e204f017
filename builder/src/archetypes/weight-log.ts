import type { Archetype } from './archetype';

export const weightLog: Archetype = {
  id: 'weight-log',
  names: {
    en: ['weight log', 'body weight', 'weight loss', 'weight tracker', 'body measurements'],
    es: ['control de peso', 'peso corporal', 'pérdida de peso'],
    fr: ['suivi du poids', 'perte de poids'],
    de: ['Gewichtstagebuch', 'Körpergewicht', 'Abnehmen'],
    pt: ['controlo do peso', 'peso corporal'],
  },
  words: [
    'weight',
    'scale',
    'kilo',
    'diet',
    'slim',
    'waist',
    'hip',
    'fat',
    'bmi',
    'body',
    'measure',
    'pound',
    'lose',
    'calorie',
  ],
  draft: {
    title: 'Weight',
    look: { accent: '#147a80', icon: 'scale', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Weigh-in',
        icon: 'scale',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Weight: { type: 'number', required: true, min: 20, max: 350, unit: 'kg' },
          'Body fat': { type: 'percent', min: 3, max: 70 },
          'Fat mass': { type: 'number', computed: 'round(Weight * Body fat, 1)', unit: 'kg' },
          BMI: {
            type: 'number',
            computed: 'round(Weight / ((Person.Height / 100) * (Person.Height / 100)), 1)',
          },
          'To go': { type: 'number', computed: 'Weight - Person.Goal', unit: 'kg' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Person', 'Weight', 'Body fat', 'BMI', 'To go', 'Notes'] }, { calendar: 'Date' }],
        filters: { 'Last 30 days': 'Date >= today - 30 days', 'This year': 'year(Date) = year(today)' },
        rules: [
          {
            unique: ['Person', 'Date'],
            message: 'There is a weigh-in of that day already; once a day is enough.',
          },
          { check: 'Date <= today', field: 'Date', message: 'Nobody has stepped on the scales then yet.' },
        ],
        badges: {
          'Goal reached: good': 'Weight <= Person.Goal',
          'Last two kilos: accent': 'To go > 0 and To go <= 2',
        },
        samples: `
          Date | Person | Weight | Body fat | Notes
          -1 | Marion | 78.4 | 34 |
          -8 | Marion | 79.1 | 34.6 | After the wedding
          -15 | Marion | 78.9 | 35 |
          -29 | Marion | 80.6 | 35.8 |
          -2 | Gareth | 94.2 | 27 |
          -16 | Gareth | 95.8 | 27.5 | Started walking to work
        `,
      },
      {
        name: 'Measurement',
        icon: 'ruler',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Waist: { type: 'number', min: 30, max: 250, unit: 'cm' },
          Hips: { type: 'number', min: 30, max: 250, unit: 'cm' },
          Chest: { type: 'number', min: 30, max: 250, unit: 'cm' },
          Thigh: { type: 'number', min: 15, max: 150, unit: 'cm' },
          'Waist to hip': { type: 'number', computed: 'round(Waist / Hips, 2)' },
          'Waist to height': { type: 'number', computed: 'round(Waist / Person.Height, 2)' },
          Photo: 'image',
        },
        sort: 'Date desc',
        views: [
          { table: ['Person', 'Waist', 'Hips', 'Chest', 'Thigh', 'Waist to height'] },
          { gallery: 'Photo', show: ['Person', 'Waist'] },
        ],
        badges: {
          'Above half the height: warning': 'Waist to height > 0.5',
          'In proportion: good': 'Waist to height <= 0.5',
        },
        samples: `
          Date | Person | Waist | Hips | Chest | Thigh | Photo
          -1 | Marion | 86 | 106 | 101 | 60 | side view
          -29 | Marion | 89 | 108 | 102 | 61 | front view
          -60 | Marion | 91 | 109 | 103 | 62 |
          -2 | Gareth | 102 | 104 | 110 | 58 |
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'user',
        fields: {
          Name: 'text required unique',
          Height: { type: 'integer', required: true, min: 100, max: 230, unit: 'cm' },
          Goal: { type: 'number', required: true, min: 30, max: 250, unit: 'kg' },
          By: 'date',
          Highest: { type: 'number', computed: 'largest(Weight in Weigh-ins)', unit: 'kg' },
          'Last weighed': { type: 'date', computed: 'largest(Date in Weigh-ins)' },
          Weight: {
            type: 'number',
            computed: 'largest(Weight in Weigh-ins where Date = this.Last weighed)',
            unit: 'kg',
          },
          'A week': {
            type: 'number',
            computed: 'if By > today then round((Weight - Goal) / max(1, (By - today) / 7), 2) else empty',
            unit: 'kg',
            help: 'What it takes to be there in time.',
          },
          Lost: { type: 'number', computed: 'round(Highest - Weight, 1)', unit: 'kg' },
        },
        views: [{ cards: ['Weight', 'Goal', 'Lost', 'A week'] }],
        rules: [
          {
            check: 'Goal / ((Height / 100) * (Height / 100)) >= 18.5',
            field: 'Goal',
            message: 'That goal is below a healthy weight for this height.',
          },
        ],
        badges: {
          'There: good': 'Weight <= Goal',
          'Too fast: warning': 'A week > 1',
          'Step on the scales: info': 'Last weighed is empty or Last weighed < today - 10 days',
        },
        samples: `
          Name | Height | Goal | By
          Marion | 168 | 70 | +120
          Gareth | 183 | 88 | +90
          Lucy | 161 | 58 |
          Anwar | 176 | 76 | +45
        `,
      },
    ],
    metrics: {
      'Lost so far': { sum: 'Lost', of: 'Person' },
      'Weigh-ins this month': {
        count: 'Weigh-in',
        where: 'year(Date) = year(today) and month(Date) = month(today)',
      },
      'Weight per week': { average: 'Weight', of: 'Weigh-in', by: 'Date', per: 'week' },
      'Waist per month': { average: 'Waist', of: 'Measurement', by: 'Date', per: 'month' },
    },
    pages: [
      {
        name: 'Curve',
        icon: 'chart-line',
        blocks: [
          { add: ['Weigh-in', 'Measurement'] },
          { figures: ['Lost so far', 'Weigh-ins this month'] },
          { chart: 'Weight per week', shape: 'line' },
          { chart: 'Waist per month', shape: 'line' },
        ],
      },
      'Weigh-ins',
      'Measurements',
      'People',
    ],
  },
};
