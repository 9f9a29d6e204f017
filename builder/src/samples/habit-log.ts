import type { SampleApplication } from './sample-application';

export const habitLog: SampleApplication = {
  id: 'habit-log',
  category: 'Personal',
  domain: 'Habits',
  description: 'A few habits, one press a day for each, and a calendar that shows how it goes.',
  draft: {
    title: 'Small habits',
    look: { accent: '#16a34a', icon: 'repeat', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Habit',
        icon: 'repeat',
        fields: {
          Habit: 'text required unique',
          Area: { options: ['Body', 'Mind', 'Home', 'People'] },
          'Times a week': { type: 'integer', required: true, min: 1, max: 7, default: '5' },
          Why: 'text',
          'This week': { type: 'integer', computed: 'count(Days where Date > today - 7 days)' },
          'Last done': { type: 'date', computed: 'largest(Date in Days)' },
          'On course': { type: 'boolean', computed: 'This week >= Times a week' },
          Paused: 'boolean',
        },
        views: [
          { cards: ['Area', 'This week', 'Times a week', 'Last done'], where: 'not Paused', name: 'Today' },
          { table: ['Area', 'Times a week', 'This week', 'Last done', 'Paused'] },
        ],
        filters: { 'Behind this week': 'not On course and not Paused', Paused: 'Paused' },
        badges: {
          'Done today: good': 'Last done = today',
          'Behind: warning': 'not On course and not Paused',
        },
        actions: [
          {
            name: 'Did it',
            icon: 'check',
            when: 'not Paused and (Last done is empty or Last done < today)',
            adds: 'Day',
            set: { Habit: 'this', Date: 'today' },
          },
          { name: 'Pause', icon: 'pause', when: 'not Paused', set: { Paused: 'true' } },
          { name: 'Resume', icon: 'play', when: 'Paused', set: { Paused: 'false' } },
        ],
        samples: `
          Habit                 | Area   | Times a week | Why                            | Paused
          Walk before breakfast | Body   | 5            | Wakes me up better than coffee | no
          Read ten pages        | Mind   | 6            | Fewer screens at night         | no
          Call somebody         | People | 2            | Stay close to friends          | no
          Tidy the kitchen      | Home   | 7            | Mornings start clean           | no
          Stretch               | Body   | 4            | For the back                   | no
          Learn Italian         | Mind   | 3            | Summer in Liguria              | yes
        `,
      },
      {
        name: 'Day',
        icon: 'calendar-check',
        label: 'Habit',
        fields: {
          Habit: { to: 'Habit', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          'How it felt': { type: 'rating', min: 1, max: 5 },
          Note: 'text',
        },
        sort: 'Date desc',
        views: [{ calendar: 'Date', color: 'Habit' }, { table: ['Date', 'How it felt', 'Note'] }],
        rules: [{ unique: ['Habit', 'Date'], message: 'This habit is logged for that day already.' }],
        samples: `
          Habit                 | Date | How it felt | Note
          Walk before breakfast | +0   | 4           | Fog over the river
          Walk before breakfast | -1   | 5           |
          Walk before breakfast | -2   | 3           | Rain
          Walk before breakfast | -4   | 4           |
          Walk before breakfast | -5   | 4           |
          Read ten pages        | -1   | 4           |
          Read ten pages        | -2   | 5           | Could not stop
          Read ten pages        | -3   | 3           |
          Call somebody         | -3   | 5           | An hour with Lena
          Call somebody         | -9   | 4           |
          Tidy the kitchen      | +0   | 3           |
          Tidy the kitchen      | -1   | 3           |
          Tidy the kitchen      | -2   | 4           |
          Tidy the kitchen      | -3   | 3           |
          Stretch               | -2   | 2           | Stiff
          Stretch               | -6   | 4           |
          Learn Italian         | -24  | 3           |
        `,
      },
    ],
    metrics: {
      'Done today': { count: 'Day', where: 'Date = today' },
      'Days logged per week': { count: 'Day', by: 'Date', per: 'week' },
      'Days by habit': { count: 'Day', by: 'Habit' },
      'How it felt': { average: 'How it felt', of: 'Day', by: 'Habit' },
    },
    pages: [
      'Habits',
      'Days',
      {
        name: 'Looking back',
        icon: 'chart-column',
        blocks: [
          { figures: ['Done today'] },
          { chart: 'Days logged per week' },
          { chart: 'Days by habit' },
          { chart: 'How it felt', shape: 'table' },
        ],
      },
    ],
  },
};
