import type { Archetype } from './archetype';

export const sleepLog: Archetype = {
  id: 'sleep-log',
  names: {
    en: ['sleep', 'sleep log', 'sleep diary', 'sleep tracker', 'insomnia diary'],
    es: ['sueño', 'diario de sueño', 'registro de sueño'],
    fr: ['sommeil', 'journal de sommeil'],
    de: ['Schlaf', 'Schlaftagebuch', 'Schlafprotokoll'],
    pt: ['sono', 'diário do sono'],
  },
  words: [
    'sleep',
    'night',
    'bed',
    'wake',
    'insomnia',
    'nap',
    'snore',
    'asleep',
    'tired',
    'rest',
    'pillow',
    'alarm',
    'caffeine',
    'melatonin',
  ],
  draft: {
    title: 'Sleep log',
    look: { accent: '#59469e', icon: 'moon', font: 'friendly', radius: 'round', mode: 'dark' },
    entities: [
      {
        name: 'Night',
        icon: 'moon',
        label: 'Date',
        fields: {
          Date: {
            type: 'date',
            required: true,
            unique: true,
            default: 'today',
            help: 'The morning you woke up.',
          },
          'To bed': { type: 'datetime', required: true },
          'Up again': { type: 'datetime', required: true },
          'Time to fall asleep': { type: 'duration', min: 0 },
          'Awake in between': { type: 'duration', min: 0 },
          'In bed': { type: 'duration', computed: 'Up again - To bed' },
          Asleep: {
            type: 'duration',
            computed: 'Up again - To bed - Time to fall asleep - Awake in between',
          },
          Efficiency: { type: 'percent', computed: 'Asleep / In bed' },
          Rested: { type: 'rating', min: 1, max: 5 },
          Before: { to: 'Habit', many: true, inverse: 'Nights', help: 'What the evening was like.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['To bed', 'Up again', 'Asleep', 'Efficiency', 'Rested', 'Before'] },
          { calendar: 'Date' },
          { cards: ['Asleep', 'Efficiency', 'Rested'] },
        ],
        filters: {
          'Last 14 nights': 'Date > today - 14 days',
          'Short nights': 'Asleep < 6 hours',
          'Bad nights': 'Rested <= 2',
        },
        rules: [
          { check: 'Up again > To bed', field: 'Up again', message: 'You get up after you go to bed.' },
          {
            check: 'Asleep >= 0 hours',
            field: 'Awake in between',
            message: 'That is longer awake than in bed.',
          },
        ],
        badges: {
          'Short night: bad': 'Asleep < 6 hours',
          'Slept well: good': 'Efficiency >= 85% and Asleep >= 7 hours',
        },
        samples: `
          Date | To bed | Up again | Time to fall asleep | Awake in between | Rested | Before
          +0 | -1T22:45 | +0T06:40 | 0:15 | 0:20 | 4 | Reading
          -1 | -2T23:50 | -1T06:30 | 0:50 | 0:40 | 2 | Screen in bed, Late coffee
          -2 | -3T22:30 | -2T06:45 | 0:10 | 0:10 | 5 | Reading, Walk after dinner
          -3 | -4T23:20 | -3T06:30 | 0:30 | 1:30 | 2 | Wine
          -4 | -5T22:40 | -4T07:30 | 0:20 | 0:25 | 4 | Walk after dinner
          -5 | -6T23:55 | -5T08:50 | 0:25 | 0:15 | 3 | Wine, Screen in bed
        `,
      },
      {
        name: 'Nap',
        icon: 'bed',
        label: 'Start',
        fields: {
          Start: { type: 'datetime', required: true, default: 'now' },
          Length: { type: 'duration', required: true, min: 0 },
          Place: { options: ['Sofa', 'Bed', 'Train', 'Desk'], default: 'Sofa' },
          Night: { to: 'Night', inverse: 'Naps', help: 'The night that followed.' },
          Intended: { type: 'boolean', default: 'true' },
        },
        sort: 'Start desc',
        views: [{ table: ['Length', 'Place', 'Night', 'Intended'] }, { calendar: 'Start' }],
        filters: { 'Nodded off': 'not Intended' },
        badges: { 'Too long: warning': 'Length > 40 minutes', 'Nodded off: info': 'not Intended' },
        samples: `
          Start | Length | Place | Night | Intended
          -1T14:10 | 0:20 | Sofa | +0 | yes
          -2T19:30 | 0:55 | Sofa | -1 | no
          -4T17:45 | 0:25 | Train | -3 | no
          -6T13:30 | 1:10 | Bed | -5 | yes
        `,
      },
      {
        name: 'Habit',
        icon: 'coffee',
        fields: {
          Name: 'text required unique',
          Type: {
            options: ['Helps: good', 'Harms: bad', 'Not sure: neutral'],
            required: true,
            default: 'Not sure',
          },
          'Not after': 'time',
          Evenings: { type: 'integer', computed: 'count(Nights)' },
          Rested: { type: 'number', computed: 'round(average(Rested in Nights), 1)' },
          Trying: { type: 'boolean', help: 'What I am changing at the moment.' },
        },
        views: [
          { table: ['Type', 'Not after', 'Evenings', 'Rested', 'Trying'] },
          { board: 'Type', show: ['Evenings', 'Rested'] },
        ],
        filters: { Trying: 'Trying' },
        badges: {
          'Bad for me: bad': 'Evenings >= 2 and Rested < 3',
          'Good for me: good': 'Evenings >= 2 and Rested >= 4',
        },
        actions: [{ name: 'Try this', icon: 'flag', when: 'not Trying', set: { Trying: 'true' } }],
        samples: `
          Name | Type | Not after | Trying
          Reading | Helps | | no
          Screen in bed | Harms | 21:30 | yes
          Late coffee | Harms | 14:00 | yes
          Wine | Not sure | | no
          Walk after dinner | Helps | | no
        `,
      },
    ],
    metrics: {
      'Asleep, last 7 nights': { average: 'Asleep', of: 'Night', where: 'Date > today - 7 days' },
      'Short nights in 30 days': { count: 'Night', where: 'Asleep < 6 hours and Date > today - 30 days' },
      'Rested per week': { average: 'Rested', of: 'Night', by: 'Date', per: 'week' },
      'Efficiency per week': { average: 'Efficiency', of: 'Night', by: 'Date', per: 'week' },
    },
    pages: [
      'Nights',
      {
        name: 'How I sleep',
        icon: 'bed-double',
        blocks: [
          { figures: ['Asleep, last 7 nights', 'Short nights in 30 days'] },
          { chart: 'Rested per week', shape: 'line' },
          { chart: 'Efficiency per week' },
          { shortlist: 'Habit', title: 'What I am trying', where: 'Trying' },
        ],
      },
      'Naps',
      'Habits',
    ],
  },
};
