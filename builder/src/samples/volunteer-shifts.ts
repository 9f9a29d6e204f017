import type { SampleApplication } from './sample-application';

export const volunteerShifts: SampleApplication = {
  id: 'volunteer-shifts',
  category: 'Internal Tools',
  domain: 'Volunteering',
  description: 'Shifts of a food bank, how many helpers each needs, and who has given how many hours.',
  draft: {
    title: 'Food bank rota',
    weekStart: 'monday',
    look: { accent: '#0e7fa8', icon: 'hand-heart', font: 'friendly', radius: 'round', navigation: 'side' },
    entities: [
      {
        name: 'Shift',
        icon: 'clock',
        fields: {
          Shift: 'text required',
          Starts: { type: 'datetime', required: true },
          Length: { type: 'duration', required: true, min: 15, default: '3 hours' },
          Site: { options: ['Warehouse', 'Counter', 'Van: accent'], required: true },
          Needed: { type: 'integer', required: true, min: 1, default: '4' },
          'Signed up': { type: 'integer', computed: 'count(Places)' },
          Missing: { type: 'integer', computed: 'max(0, Needed - Signed up)' },
          'Driver needed': 'boolean',
        },
        sort: 'Starts',
        views: [
          { calendar: 'Starts', color: 'Site' },
          { cards: ['Starts', 'Site', 'Signed up', 'Missing'] },
          { table: ['Starts', 'Length', 'Site', 'Needed', 'Signed up', 'Missing'] },
        ],
        filters: {
          'Helpers wanted': 'Missing > 0 and Starts >= now',
          Coming: 'Starts >= now',
          Driving: 'Driver needed',
        },
        opensWith: 'Coming',
        badges: {
          'Helpers wanted: warning': 'Missing > 0 and Starts >= now',
          'Nobody yet: bad': 'Signed up = 0 and Starts >= now',
          'Complete: good': 'Missing = 0 and Starts >= now',
        },
        samples: `
          Shift                        | Starts    | Length | Site      | Needed | Driver needed
          Saturday counter             | +2T09:00  | 4:00   | Counter   | 5      | no
          Bakery round                 | +1T06:30  | 2:00   | Van       | 2      | yes
          Sorting, dry goods           | +3T14:00  | 3:00   | Warehouse | 3      | no
          Wednesday counter            | +6T16:00  | 3:30   | Counter   | 4      | no
          Supermarket collection       | +8T10:00  | 6:00   | Van       | 3      | yes
          Stocktake                    | +11T09:00 | 5:00   | Warehouse | 6      | no
          Wednesday counter, last week | -1T16:00  | 3:30   | Counter   | 4      | no
          Saturday counter, last week  | -5T09:00  | 4:00   | Counter   | 5      | no
          Bakery round, last week      | -6T06:30  | 2:00   | Van       | 2      | yes
        `,
      },
      {
        name: 'Place',
        icon: 'user-check',
        label: 'Helper',
        fields: {
          Helper: { to: 'Helper', required: true, onDelete: 'cascade' },
          Shift: { to: 'Shift', required: true, onDelete: 'cascade' },
          Came: 'boolean',
          Hours: { type: 'duration', computed: 'if Came then Shift.Length else 0 minutes' },
        },
        views: [{ table: ['Shift', 'Came', 'Hours'] }, { board: 'Shift', show: ['Came'] }],
        rules: [
          { unique: ['Helper', 'Shift'], message: 'This helper has a place in that shift already.' },
          { limit: 'Shift.Needed', within: ['Shift'], message: 'This shift has all the helpers it needs.' },
        ],
        actions: [{ name: 'Came', icon: 'check', when: 'not Came', set: { Came: 'true' } }],
        samples: `
          Helper      | Shift                        | Came
          Gwen Parry  | Saturday counter             | no
          Abel Osman  | Saturday counter             | no
          Iris Nakata | Saturday counter             | no
          Milo Hardy  | Bakery round                 | no
          Abel Osman  | Bakery round                 | no
          Iris Nakata | Sorting, dry goods           | no
          Gwen Parry  | Wednesday counter, last week | yes
          Milo Hardy  | Wednesday counter, last week | yes
          Petra Lux   | Wednesday counter, last week | no
          Gwen Parry  | Saturday counter, last week  | yes
          Petra Lux   | Saturday counter, last week  | yes
          Milo Hardy  | Bakery round, last week      | yes
        `,
      },
      {
        name: 'Helper',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Email: 'email',
          Skills: { options: ['Driving', 'First aid: good', 'Languages', 'Lifting'], many: true },
          Since: { type: 'date', default: 'today' },
          'Hours given': { type: 'duration', computed: 'sum(Hours in Places)' },
        },
        views: [{ table: ['Phone', 'Skills', 'Since', 'Hours given'] }, { cards: ['Skills', 'Hours given'] }],
        filters: { Drivers: 'Skills contains "Driving"', 'First aiders': 'Skills contains "First aid"' },
        badges: { 'New: info': 'Since > today - 30 days' },
        samples: `
          Name        | Phone           | Email             | Skills               | Since
          Gwen Parry  | +44 1632 960201 | gwen@example.com  | First aid, Languages | -900
          Abel Osman  | +44 1632 960214 | abel@example.com  | Driving, Lifting     | -320
          Iris Nakata | +44 1632 960227 | iris@example.com  | Languages            | -12
          Milo Hardy  | +44 1632 960233 | milo@example.com  | Driving              | -430
          Petra Lux   | +44 1632 960246 | petra@example.com | Lifting              | -88
          Jonah Reed  | +44 1632 960258 | jonah@example.com |                      | -4
        `,
      },
    ],
    metrics: {
      'Places still open': { sum: 'Missing', of: 'Shift', where: 'Starts >= now' },
      'Hours given': { sum: 'Hours', of: 'Place' },
      'Hours by helper': { sum: 'Hours', of: 'Place', where: 'Came', by: 'Helper' },
      'Helpers by skill': { count: 'Helper', by: 'Skills' },
    },
    pages: [
      'Shifts',
      'Places',
      'Helpers',
      {
        name: 'Coordinator',
        icon: 'clipboard-list',
        blocks: [
          { figures: ['Places still open', 'Hours given'] },
          {
            shortlist: 'Shift',
            title: 'Helpers wanted',
            where: 'Missing > 0 and Starts >= now',
            sort: 'Starts',
          },
          { chart: 'Hours by helper' },
          { chart: 'Helpers by skill', shape: 'donut' },
        ],
      },
    ],
  },
};
