import type { Archetype } from './archetype';

export const leavePlanner: Archetype = {
  id: 'leave-planner',
  names: {
    en: ['leave requests', 'annual leave', 'staff holidays', 'absences', 'time off', 'leave planner'],
    es: ['solicitudes de vacaciones', 'vacaciones del personal', 'ausencias'],
    fr: ['demandes de congés', 'congés du personnel', 'absences'],
    de: ['Urlaubsanträge', 'Urlaubsplanung', 'Abwesenheiten', 'Urlaubskalender'],
    pt: ['pedidos de férias', 'férias do pessoal', 'ausências'],
  },
  words: [
    'leave',
    'absence',
    'vacation',
    'holiday',
    'sick',
    'allowance',
    'entitlement',
    'carry-over',
    'approve',
    'stand-in',
    'employee',
    'parental',
  ],
  draft: {
    title: 'Leave planner',
    weekStart: 'monday',
    look: { accent: '#0e7c86', icon: 'tree-palm', radius: 'round' },
    entities: [
      {
        name: 'Leave request',
        icon: 'calendar-check',
        label: 'Employee',
        fields: {
          Employee: { to: 'Employee', required: true },
          Kind: {
            options: [
              'Holiday: accent',
              'Sick: bad',
              'Parental: info',
              'Training: neutral',
              'Unpaid: warning',
            ],
            required: true,
            default: 'Holiday',
          },
          From: { type: 'date', required: true },
          Until: { type: 'date', required: true, help: 'The last day away.' },
          Days: {
            type: 'integer',
            computed:
              'rounddown((weekday(From) + (Until - From)) / 7) * 5 + min(5, weekday(From) + (Until - From) - rounddown((weekday(From) + (Until - From)) / 7) * 7) - min(5, weekday(From) - 1) - count(all Public holidays where Date >= this.From and Date <= this.Until and weekday(Date) <= 5)',
            help: 'Working days: without weekends and public holidays.',
          },
          Status: {
            options: ['Requested: warning', 'Approved: good', 'Refused: bad', 'Cancelled: neutral'],
            required: true,
            default: 'Requested',
          },
          'Stand-in': { to: 'Employee', inverse: 'Stands in for' },
          Notes: 'text',
        },
        sort: 'From desc',
        views: [
          { calendar: 'From', end: 'Until', color: 'Employee' },
          { timeline: 'From', end: 'Until' },
          { table: ['Kind', 'From', 'Until', 'Days', 'Status', 'Stand-in'] },
        ],
        filters: {
          'To decide': 'Status is "Requested"',
          'Away today': 'Status is "Approved" and From <= today and Until >= today',
          'Coming up': 'Status is "Approved" and From > today',
        },
        rules: [
          { check: 'Until >= From', field: 'Until', message: 'Leave ends after it begins.' },
          {
            noOverlap: ['From', 'Until + 1 day'],
            within: ['Employee'],
            where: 'Status is "Requested" or Status is "Approved"',
            message: 'There is leave for these days already.',
          },
          {
            check:
              'Kind is not "Holiday" or Status is "Refused" or Status is "Cancelled" or Employee.Left >= 0',
            field: 'Until',
            message: 'Not that many days of holiday are left.',
          },
          {
            check: 'Stand-in is empty or Stand-in != Employee',
            field: 'Stand-in',
            message: 'Nobody stands in for themselves.',
          },
        ],
        badges: {
          'Away today: accent': 'Status is "Approved" and From <= today and Until >= today',
          'Nobody stands in: warning':
            'Status is "Requested" and Kind is "Holiday" and Days >= 5 and Stand-in is empty',
        },
        actions: [
          { name: 'Approve', icon: 'check', when: 'Status is "Requested"', set: { Status: 'Approved' } },
          { name: 'Refuse', icon: 'x', when: 'Status is "Requested"', set: { Status: 'Refused' } },
        ],
        samples: `
          Employee     | Kind     | From | Until | Status    | Stand-in     | Notes
          Ellie Sumner | Holiday  | +12  | +25   | Requested |              | Wedding of my sister
          Piotr Zak    | Holiday  | -2   | +4    | Approved  | Ellie Sumner |
          Maud Keller  | Sick     | -9   | -7    | Approved  |              |
          Hamid Nouri  | Training | +5   | +6    | Approved  |              | First aid, two days
          Maud Keller  | Holiday  | +40  | +46   | Requested | Hamid Nouri  |
          Hamid Nouri  | Holiday  | +14  | +18   | Refused   |              | Stocktaking
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Team: { options: ['Shop', 'Workshop', 'Office'] },
          Email: 'email',
          Allowance: { type: 'integer', required: true, min: 0, default: '25', unit: 'days' },
          'Carried over': { type: 'integer', min: 0, default: '0', unit: 'days' },
          Taken: {
            type: 'integer',
            computed:
              'sum(Days in Leave requests where Kind is "Holiday" and (Status is "Requested" or Status is "Approved") and year(From) = year(today))',
            help: 'Of this year, with what is requested.',
            unit: 'days',
          },
          Left: { type: 'integer', computed: 'Allowance + Carried over - Taken', unit: 'days' },
          Sick: {
            type: 'integer',
            computed: 'sum(Days in Leave requests where Kind is "Sick" and year(From) = year(today))',
            unit: 'days',
          },
        },
        views: [
          { table: ['Team', 'Allowance', 'Carried over', 'Taken', 'Left', 'Sick'] },
          { cards: ['Team', 'Left'] },
        ],
        filters: { 'Plenty left': 'Left > 15' },
        badges: { 'Nearly used up: warning': 'Left <= 3' },
        samples: `
          Name         | Team     | Email                | Allowance | Carried over
          Ellie Sumner | Shop     | ellie@thatch.example | 25        | 3
          Piotr Zak    | Workshop | piotr@thatch.example | 8         | 0
          Maud Keller  | Office   | maud@thatch.example  | 25        | 0
          Hamid Nouri  | Workshop | hamid@thatch.example | 27        | 5
        `,
      },
      {
        name: 'Public holiday',
        icon: 'flag',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, unique: true },
          Weekday: { type: 'integer', computed: 'weekday(Date)', help: '1 is Monday.' },
          Where: { options: ['Everywhere', 'England and Wales', 'Scotland'], default: 'Everywhere' },
          Notes: 'text',
        },
        sort: 'Date',
        views: [{ table: ['Date', 'Where', 'Notes'] }, { calendar: 'Date' }],
        filters: { 'To come': 'Date >= today' },
        samples: `
          Name                | Date | Where             | Notes
          Spring bank holiday | -38  | Everywhere        |
          Summer bank holiday | +54  | England and Wales |
          Founder’s day       | +83  | Everywhere        | The firm is closed.
          Local fair          | +32  | Everywhere        | Only the shop is open.
        `,
      },
    ],
    metrics: {
      'Away today': {
        count: 'Leave request',
        where: 'Status is "Approved" and From <= today and Until >= today',
      },
      'To decide': { count: 'Leave request', where: 'Status is "Requested"' },
      'Days by kind': { sum: 'Days', of: 'Leave request', where: 'Status is "Approved"', by: 'Kind' },
      'Days left by team': { sum: 'Left', of: 'Employee', by: 'Team' },
    },
    pages: [
      'Leave requests',
      'Employees',
      'Public holidays',
      {
        name: 'Who is away',
        icon: 'sun',
        blocks: [
          { figures: ['Away today', 'To decide'] },
          {
            shortlist: 'Leave request',
            title: 'Away next',
            where: 'Status is "Approved" and Until >= today',
            sort: 'From',
          },
          { chart: 'Days by kind', shape: 'donut' },
          { chart: 'Days left by team' },
        ],
      },
    ],
  },
};
