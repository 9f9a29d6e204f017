import type { Archetype } from './archetype';

export const timesheets: Archetype = {
  id: 'timesheets',
  names: {
    en: ['timesheets', 'time sheets', 'time tracking', 'working hours', 'billable hours'],
    es: ['hojas de horas', 'registro de horas', 'control horario'],
    fr: ['feuilles de temps', 'suivi du temps', 'relevés d’heures'],
    de: ['Zeiterfassung', 'Stundenzettel', 'Arbeitszeiten'],
    pt: ['folhas de horas', 'registo de horas', 'controlo de horas'],
  },
  words: [
    'timesheet',
    'hour',
    'billable',
    'rate',
    'break',
    'overtime',
    'consultant',
    'clock',
    'workday',
    'payroll',
    'utilisation',
    'timer',
  ],
  draft: {
    title: 'Time sheets',
    currency: 'GBP',
    weekStart: 'monday',
    look: { accent: '#14757a', icon: 'clock', density: 'compact' },
    entities: [
      {
        name: 'Time entry',
        plural: 'Time entries',
        icon: 'clock',
        fields: {
          Work: 'text required',
          Employee: { to: 'Employee', required: true },
          Project: { to: 'Project', required: true },
          Start: { type: 'datetime', required: true, default: 'now' },
          End: 'datetime',
          Break: { type: 'duration', min: 0, default: '0 minutes' },
          Hours: { type: 'duration', computed: 'if End is empty then empty else End - Start - Break' },
          Billable: { type: 'boolean', default: 'true' },
          Amount: { type: 'money', computed: 'if Billable then hours(Hours) * Project.Rate else 0' },
        },
        sort: 'Start desc',
        views: [
          { table: ['Employee', 'Project', 'Start', 'End', 'Hours', 'Billable', 'Amount'] },
          { calendar: 'Start', end: 'End', color: 'Project' },
          { board: 'Employee', show: ['Project', 'Hours'] },
        ],
        filters: {
          'Last 7 days': 'Start >= now - 7 days',
          Running: 'End is empty',
          'Not billable': 'not Billable',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'Work ends after it starts.' },
          {
            noOverlap: ['Start', 'End'],
            within: ['Employee'],
            message: 'This person has booked other work at that time.',
          },
          {
            check: 'End is empty or Hours <= 6 hours or Break >= 30 minutes',
            field: 'Break',
            message: 'More than six hours of work need a break of half an hour.',
          },
        ],
        badges: { 'Running: accent': 'End is empty', 'Long day: warning': 'Hours > 9 hours' },
        actions: [{ name: 'Stop', icon: 'timer', when: 'End is empty', set: { End: 'now' } }],
        samples: `
          Work                     | Employee     | Project       | Start    | End      | Break | Billable
          Survey of the old bridge | Lena Forsyth | Footbridge    | -1T08:30 | -1T12:15 | 0:00  | yes
          Drawings, second draft   | Lena Forsyth | Footbridge    | -2T09:00 | -2T17:30 | 0:45  | yes
          Call with the council    | Raj Bhatt    | Market square | -1T14:00 | -1T15:30 | 0:00  | yes
          Office admin             | Raj Bhatt    | Internal      | -1T16:00 | -1T17:00 | 0:00  | no
          Measuring on the roof    | Tom Ellery   | Chapel roof   | -3T11:00 | -3T21:30 | 1:00  | yes
          Night count of traffic   | Tom Ellery   | Market square | +0T00:30 |          | 0:30  | yes
        `,
      },
      {
        name: 'Project',
        icon: 'folder-kanban',
        fields: {
          Name: 'text required unique',
          Client: 'text',
          Rate: { type: 'money', min: 0, default: '0', help: 'For an hour.' },
          Budget: { type: 'duration', min: 0, help: 'Hours that were agreed on.' },
          Booked: { type: 'duration', computed: 'sum(Hours in Time entries)' },
          Used: { type: 'percent', computed: 'Booked / Budget' },
          'To invoice': { type: 'money', computed: 'sum(Amount in Time entries)' },
          Closed: 'boolean',
        },
        views: [{ table: ['Client', 'Rate', 'Budget', 'Booked', 'Used', 'To invoice'] }],
        filters: { Open: 'not Closed', 'Nearly used up': 'Used >= 80%' },
        badges: {
          'Over budget: bad': 'Used > 100%',
          'Nearly used up: warning': 'Used >= 80% and Used <= 100%',
        },
        actions: [{ name: 'Close', icon: 'archive', when: 'not Closed', set: { Closed: 'true' } }],
        samples: `
          Name          | Client            | Rate  | Budget | Closed
          Footbridge    | Wharfe Council    | 78.00 | 14:00  | no
          Market square | Wharfe Council    | 72.00 | 40:00  | no
          Chapel roof   | Friends of Bolton | 65.00 | 8:00   | yes
          Internal      |                   | 0     |        | no
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Role: 'text',
          'Hours a week': { type: 'duration', min: 0, default: '37 hours' },
          'Last 7 days': {
            type: 'duration',
            computed: 'sum(Hours in Time entries where Start >= now - 7 days)',
          },
          Billable: {
            type: 'percent',
            computed: 'sum(Hours in Time entries where Billable) / sum(Hours in Time entries)',
          },
          Email: 'email',
        },
        views: [{ table: ['Role', 'Hours a week', 'Last 7 days', 'Billable'] }],
        filters: { 'Hours missing': 'Last 7 days < Hours a week' },
        badges: { 'Nothing booked: warning': 'Last 7 days = 0 hours' },
        samples: `
          Name         | Role                | Hours a week | Email
          Lena Forsyth | Structural engineer | 37:00        | lena@forsythbhatt.example
          Raj Bhatt    | Partner             | 20:00        | raj@forsythbhatt.example
          Tom Ellery   | Engineer            | 37:00        | tom@forsythbhatt.example
          Jill Corrie  | Drafter             | 24:00        | jill@forsythbhatt.example
        `,
      },
    ],
    metrics: {
      'Hours in 7 days': { sum: 'Hours', of: 'Time entry', where: 'Start >= now - 7 days' },
      'To invoice': { sum: 'Amount', of: 'Time entry' },
      'Hours by project': { sum: 'Hours', of: 'Time entry', by: 'Project' },
      'Hours per week': { sum: 'Hours', of: 'Time entry', by: 'Start', per: 'week' },
    },
    pages: [
      'Time entries',
      'Projects',
      'Employees',
      {
        name: 'Week',
        icon: 'calendar-days',
        blocks: [
          { figures: ['Hours in 7 days', 'To invoice'] },
          { chart: 'Hours by project', shape: 'donut' },
          { chart: 'Hours per week' },
          { shortlist: 'Project', title: 'Nearly used up', where: 'Used >= 80%' },
        ],
      },
    ],
  },
};
