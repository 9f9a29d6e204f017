import type { SampleApplication } from './sample-application';

export const cleaningSchedule: SampleApplication = {
  id: 'cleaning-schedule',
  category: 'Consumer App',
  domain: 'Shared living',
  description: 'Chores of a shared flat that come due by themselves and are shared out fairly.',
  draft: {
    title: 'Flat chores',
    look: { accent: '#0ea5a4', icon: 'spray-can', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Chore',
        icon: 'spray-can',
        fields: {
          Chore: 'text required unique',
          Room: { options: ['Kitchen', 'Bathroom', 'Hall', 'Everywhere', 'Outside'] },
          Every: { type: 'integer', required: true, min: 1, default: '7', unit: 'days' },
          'Takes about': { type: 'duration', min: 1, default: '20 minutes' },
          'Last done': { type: 'date', computed: 'largest(Day in Turns)' },
          Due: { type: 'date', computed: 'if Last done is empty then today else Last done + Every' },
          'Whose turn': { to: 'Flatmate', inverse: 'Next up' },
          How: 'longtext',
        },
        sort: 'Due',
        views: [
          { list: ['Room', 'Due', 'Whose turn'] },
          { board: 'Whose turn', show: ['Room', 'Due'] },
          { calendar: 'Due', color: 'Whose turn' },
        ],
        filters: { 'Due now': 'Due <= today', 'Quick ones': '[Takes about] <= 15 minutes' },
        badges: { 'Overdue: bad': 'Due < today', 'Today: warning': 'Due = today' },
        actions: [
          {
            name: 'Done',
            icon: 'check',
            when: 'Whose turn is not empty and Due <= today + 2 days',
            adds: 'Turn',
            set: { Chore: 'this', Flatmate: 'Whose turn', Day: 'today', Took: 'Takes about' },
          },
        ],
        samples: `
          Chore            | Room       | Every | Takes about | Whose turn | How
          Kitchen floor    | Kitchen    | 4     | 0:20        | Anton      | Move the chairs, really.
          Bathroom         | Bathroom   | 7     | 0:40        | Fenja      | Descale the shower head once a month.
          Take out glass   | Outside    | 14    | 0:10        | Sami       | Not after eight in the evening.
          Fridge           | Kitchen    | 30    | 0:30        | Fenja      | Ask before you throw out.
          Hoover the hall  | Hall       | 7     | 0:15        | Lou        | Empty the bag.
          Water the plants | Everywhere | 3     | 0:10        | Sami       | The fern twice.
          Windows          | Everywhere | 60    | 2:00        | Lou        |
        `,
      },
      {
        name: 'Turn',
        icon: 'check',
        label: 'Chore',
        fields: {
          Chore: { to: 'Chore', required: true, onDelete: 'cascade' },
          Flatmate: { to: 'Flatmate', required: true },
          Day: { type: 'date', required: true, default: 'today' },
          Took: { type: 'duration', min: 1 },
        },
        sort: 'Day desc',
        views: [{ table: ['Flatmate', 'Day', 'Took'] }, { calendar: 'Day', color: 'Flatmate' }],
        samples: `
          Chore            | Flatmate | Day | Took
          Kitchen floor    | Lou      | -6  | 0:25
          Bathroom         | Anton    | -8  | 0:45
          Take out glass   | Fenja    | -13 | 0:10
          Hoover the hall  | Sami     | -3  | 0:15
          Water the plants | Lou      | -3  | 0:08
          Fridge           | Anton    | -26 | 0:40
          Kitchen floor    | Fenja    | -10 | 0:20
          Water the plants | Anton    | -6  | 0:10
          Bathroom         | Sami     | -15 | 0:35
          Hoover the hall  | Fenja    | -11 | 0:15
          Windows          | Sami     | -64 | 1:50
        `,
      },
      {
        name: 'Flatmate',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Phone: 'phone',
          'Time this month': { type: 'duration', computed: 'sum(Took in Turns where Day > today - 30 days)' },
          'Turns this month': { type: 'integer', computed: 'count(Turns where Day > today - 30 days)' },
          Away: 'boolean',
        },
        views: [{ cards: ['Time this month', 'Turns this month', 'Colour'] }],
        badges: {
          'Away: neutral': 'Away',
          'Did the least: warning': 'Time this month = smallest(Time this month in Flatmates where not Away)',
        },
        samples: `
          Name  | Colour  | Phone           | Away
          Anton | #2563eb | +44 7700 900101 | no
          Fenja | #be185d | +44 7700 900114 | no
          Lou   | #15803d | +44 7700 900127 | yes
          Sami  | #d97706 | +44 7700 900133 | no
        `,
      },
    ],
    metrics: {
      'Due now': { count: 'Chore', where: 'Due <= today' },
      'Time by flatmate': { sum: 'Took', of: 'Turn', where: 'Day > today - 30 days', by: 'Flatmate' },
      'Turns per week': { count: 'Turn', by: 'Day', per: 'week' },
    },
    pages: [
      'Chores',
      {
        name: 'Fair shares',
        icon: 'scale',
        blocks: [{ figures: ['Due now'] }, { chart: 'Time by flatmate' }, { chart: 'Turns per week' }],
      },
      'Turns',
      'Flatmates',
    ],
  },
};
