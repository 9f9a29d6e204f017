import type { SampleApplication } from './sample-application';

export const leavePlanner: SampleApplication = {
  id: 'leave-planner',
  category: 'Internal Tools',
  domain: 'Personnel planning',
  description: 'Who is away when, how many days everybody has left, and requests to decide.',
  draft: {
    title: 'Who is away',
    weekStart: 'monday',
    look: { accent: '#2f855a', icon: 'tree-palm', radius: 'round', density: 'cozy' },
    entities: [
      {
        name: 'Leave',
        plural: 'Leaves',
        icon: 'tree-palm',
        label: 'Employee',
        fields: {
          Employee: { to: 'Employee', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Holiday: accent', 'Sick: bad', 'Parental: info', 'Training: warning'],
            required: true,
            default: 'Holiday',
          },
          From: 'date required',
          Until: 'date required',
          Days: {
            type: 'number',
            required: true,
            min: 0.5,
            unit: 'days',
            help: 'Working days, half days count 0.5.',
          },
          State: {
            options: ['Asked: info', 'Approved: good', 'Refused: bad'],
            required: true,
            default: 'Asked',
          },
          'Stands in': 'person',
          Remark: 'text',
        },
        sort: 'From',
        views: [
          { calendar: 'From', end: 'Until', color: 'Kind' },
          { timeline: 'From', end: 'Until' },
          { table: ['Kind', 'From', 'Until', 'Days', 'State'] },
        ],
        filters: {
          'To decide': 'State is "Asked"',
          'Away today': 'From <= today and Until >= today and State is "Approved"',
          'Next 30 days': 'From >= today and From <= today + 30 days',
        },
        rules: [
          { check: 'Until >= From', field: 'Until', message: 'Leave ends after it begins.' },
          {
            check: 'Days <= Until - From + 1',
            field: 'Days',
            message: 'There are not that many days in between.',
          },
          {
            noOverlap: ['From', 'Until + 1 day'],
            within: ['Employee'],
            where: 'State is not "Refused"',
            message: 'This person is away on these days already.',
          },
          {
            check: 'Kind is not "Holiday" or State is "Refused" or Employee.Left >= 0',
            field: 'Days',
            message: 'There are not enough days of holiday left.',
          },
        ],
        badges: {
          'Away now: accent': 'From <= today and Until >= today and State is "Approved"',
          'Nobody stands in: warning':
            'Stands in is empty and Kind is "Holiday" and From > today and State is not "Refused"',
        },
        actions: [
          { name: 'Approve', icon: 'check', when: 'State is "Asked"', set: { State: 'Approved' } },
          { name: 'Refuse', icon: 'x', when: 'State is "Asked"', set: { State: 'Refused' } },
        ],
        samples: `
          Employee     | Kind     | From | Until | Days | State    | Stands in    | Remark
          Katrin Ebner | Holiday  | -2   | +5    | 6    | Approved | Milan Horvat | Sardinia
          Milan Horvat | Holiday  | +14  | +25   | 10   | Asked    |              |
          Fatou Sarr   | Training | +3   | +4    | 2    | Approved |              | First-aid course
          Joel Anders  | Sick     | -1   | +1    | 3    | Approved |              |
          Yuki Tanaka  | Parental | -40  | +50   | 60   | Approved | Fatou Sarr   |
          Fatou Sarr   | Holiday  | +30  | +44   | 11   | Asked    | Joel Anders  | Family in Dakar
          Katrin Ebner | Holiday  | +60  | +61   | 2    | Asked    | Milan Horvat |
          Joel Anders  | Holiday  | -35  | -29   | 5    | Approved | Katrin Ebner |
          Milan Horvat | Holiday  | -70  | -57   | 10   | Approved | Katrin Ebner |
          Joel Anders  | Holiday  | +7   | +9    | 3    | Refused  |              | Stocktake
          Milan Horvat | Holiday  | -20  | -9    | 8    | Approved | Katrin Ebner |
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required',
          Team: { options: ['Sales', 'Service', 'Warehouse', 'Office'] },
          'Days a year': { type: 'number', required: true, min: 0, max: 60, default: '28' },
          'From last year': { type: 'number', min: 0, default: '0' },
          Taken: {
            type: 'number',
            computed: 'sum(Days in Leaves where Kind is "Holiday" and State is not "Refused")',
            unit: 'days',
          },
          Left: { type: 'number', computed: 'Days a year + From last year - Taken', unit: 'days' },
          'Sick days': { type: 'number', computed: 'sum(Days in Leaves where Kind is "Sick")', unit: 'days' },
        },
        views: [{ table: ['Team', 'Days a year', 'Taken', 'Left'] }, { cards: ['Team', 'Left'] }],
        badges: { 'Many days left: warning': 'Left > 20', 'Used up: info': 'Left = 0' },
        actions: [
          {
            name: 'Ask for leave',
            icon: 'plus',
            adds: 'Leave',
            set: { Employee: 'this', From: 'today + 14 days', Until: 'today + 14 days', Days: '1' },
          },
        ],
        samples: `
          Name         | Team      | Days a year | From last year
          Katrin Ebner | Sales     | 28          | 2
          Milan Horvat | Sales     | 28          | 0
          Fatou Sarr   | Service   | 30          | 4
          Joel Anders  | Warehouse | 26          | 0
          Yuki Tanaka  | Office    | 28          | 1
        `,
      },
    ],
    metrics: {
      'Away today': { count: 'Leave', where: 'From <= today and Until >= today and State is "Approved"' },
      'Requests to decide': { count: 'Leave', where: 'State is "Asked"' },
      'Days by kind': { sum: 'Days', of: 'Leave', where: 'State is not "Refused"', by: 'Kind' },
      'Days away per month': {
        sum: 'Days',
        of: 'Leave',
        where: 'State is "Approved"',
        by: 'From',
        per: 'month',
      },
    },
    pages: [
      'Leaves',
      'Employees',
      {
        name: 'Decisions',
        icon: 'clipboard-check',
        blocks: [
          { figures: ['Away today', 'Requests to decide'] },
          { shortlist: 'Leave', title: 'To decide', where: 'State is "Asked"', sort: 'From' },
          { chart: 'Days away per month' },
          { chart: 'Days by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
