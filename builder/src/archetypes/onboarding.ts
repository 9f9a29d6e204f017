import type { Archetype } from './archetype';

export const onboarding: Archetype = {
  id: 'onboarding',
  names: {
    en: ['onboarding', 'new starters', 'employee onboarding', 'induction', 'onboarding checklist'],
    es: ['incorporación de empleados', 'acogida de empleados', 'nuevos empleados'],
    fr: ['intégration des nouveaux', 'accueil des salariés', 'nouveaux arrivants'],
    de: ['Einarbeitung', 'Onboarding', 'neue Mitarbeiter'],
    pt: ['integração de colaboradores', 'acolhimento de colaboradores', 'novos colaboradores'],
  },
  words: [
    'starter',
    'onboarding',
    'induction',
    'buddy',
    'checklist',
    'probation',
    'newcomer',
    'welcome',
    'laptop',
    'badge',
    'orientation',
    'joiner',
  ],
  draft: {
    title: 'Onboarding',
    look: { accent: '#2c6e9b', icon: 'user-check', radius: 'round', font: 'friendly' },
    entities: [
      {
        name: 'New starter',
        icon: 'user-plus',
        fields: {
          Name: 'text required',
          Role: 'text required',
          Department: { options: ['Kitchen', 'Front of house', 'Events', 'Office'] },
          Starts: { type: 'date', required: true },
          Manager: { type: 'person', required: true },
          Buddy: { type: 'person', help: 'Whom to ask what nobody dares to ask.' },
          'Probation ends': { type: 'date', computed: 'Starts + 3 months' },
          'Open steps': { type: 'integer', computed: 'count(Steps where not Done)' },
          Progress: { type: 'percent', computed: 'count(Steps where Done) / count(Steps)' },
        },
        sort: 'Starts desc',
        views: [
          { cards: ['Role', 'Starts', 'Manager', 'Buddy', 'Progress'] },
          { table: ['Role', 'Department', 'Starts', 'Probation ends', 'Open steps', 'Progress'] },
          { calendar: 'Starts', color: 'Department' },
        ],
        filters: {
          'Starting soon': 'Starts >= today',
          'In probation': 'Starts <= today and Probation ends >= today',
        },
        rules: [
          {
            check: 'Buddy is empty or Buddy != Manager',
            field: 'Buddy',
            message: 'The buddy is somebody else than the manager.',
          },
        ],
        badges: {
          'No buddy: warning': 'Buddy is empty and Starts <= today + 14 days',
          'Steps overdue: bad': 'count(Steps where not Done and Due < today) > 0',
          'Probation talk: info': 'Probation ends >= today and Probation ends <= today + 21 days',
        },
        actions: [
          {
            name: 'Order equipment',
            icon: 'package-plus',
            when: 'Starts >= today',
            adds: 'Step',
            set: {
              Step: '"Order equipment"',
              'New starter': 'this',
              Phase: 'Before the first day',
              Day: '-7',
              Who: 'IT',
            },
          },
        ],
        samples: `
          Name         | Role            | Department     | Starts | Manager       | Buddy
          Mina Farouk  | Pastry chef     | Kitchen        | +6     | Paul Vasey    | Greta Hill
          Louis Carver | Waiter          | Front of house | -4     | Sheila Ross   |
          Anouk de Wit | Event planner   | Events         | -77    | Sheila Ross   | Ben Nash
          Rory Keane   | Payroll officer | Office         | +20    | Dana Whitlock |
        `,
      },
      {
        name: 'Step',
        icon: 'list-checks',
        fields: {
          Step: 'text required',
          'New starter': { to: 'New starter', required: true, onDelete: 'cascade' },
          Phase: {
            options: [
              'Before the first day: info',
              'First day: accent',
              'First week',
              'First months: neutral',
            ],
            required: true,
          },
          Day: {
            type: 'integer',
            required: true,
            default: '0',
            help: 'Days from the first day: -7 is a week before it.',
          },
          Due: { type: 'date', computed: 'New starter.Starts + Day' },
          Who: { options: ['Manager', 'Buddy', 'IT', 'Personnel', 'Starter'], required: true },
          Done: 'boolean',
          Notes: 'text',
        },
        sort: 'Due',
        views: [
          { board: 'Phase', show: ['New starter', 'Who', 'Due'] },
          { table: ['New starter', 'Phase', 'Due', 'Who', 'Done'] },
          { board: 'Who', show: ['New starter', 'Due'], where: 'not Done' },
        ],
        filters: {
          'To do': 'not Done',
          Overdue: 'not Done and Due < today',
          'For IT': 'Who is "IT" and not Done',
        },
        opensWith: 'To do',
        rules: [
          { unique: ['Step', 'New starter'], message: 'This step is on the list of this person already.' },
        ],
        badges: { 'Overdue: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Step                  | New starter  | Phase                | Day | Who       | Done | Notes
          Send contract         | Mina Farouk  | Before the first day | -14 | Personnel | yes  |
          Key card and locker   | Mina Farouk  | First day            | 0   | Manager   | no   |
          Account and till code | Louis Carver | First day            | 0   | IT        | no   | Till code is still missing.
          Allergen briefing     | Louis Carver | First week           | 5   | Buddy     | no   |
          Tour of the venues    | Anouk de Wit | First week           | 3   | Buddy     | yes  |
          Probation talk        | Anouk de Wit | First months         | 84  | Manager   | no   |
        `,
      },
      {
        name: 'Handed out',
        plural: 'Handed out',
        icon: 'package-check',
        fields: {
          Item: 'text required',
          'New starter': { to: 'New starter', required: true, inverse: 'Equipment', onDelete: 'cascade' },
          Number: 'text unique',
          'Given on': { type: 'date', default: 'today' },
          Returned: 'date',
          Signed: 'boolean',
        },
        views: [{ table: ['New starter', 'Number', 'Given on', 'Signed', 'Returned'] }],
        filters: { 'Not signed': 'not Signed' },
        rules: [
          { check: 'Returned >= Given on', field: 'Returned', message: 'It is returned after it was given.' },
        ],
        badges: { 'Signature missing: warning': 'not Signed and Given on <= today' },
        actions: [{ name: 'Signed', icon: 'signature', when: 'not Signed', set: { Signed: 'true' } }],
        samples: `
          Item       | New starter  | Number | Given on | Returned | Signed
          Apron, two | Louis Carver | AP-118 | -4       |          | yes
          Key card   | Louis Carver | KC-204 | -4       |          | no
          Laptop     | Anouk de Wit | LT-031 | -77      |          | yes
          Loan phone | Anouk de Wit | PH-012 | -77      | -20      | yes
        `,
      },
    ],
    metrics: {
      'Starting soon': { count: 'New starter', where: 'Starts >= today' },
      'Steps overdue': { count: 'Step', where: 'not Done and Due < today', goal: 0 },
      'Open steps by who': { count: 'Step', where: 'not Done', by: 'Who' },
    },
    pages: [
      'New starters',
      'Steps',
      'Handed out',
      {
        name: 'Coming up',
        icon: 'calendar-clock',
        blocks: [
          { figures: ['Starting soon', 'Steps overdue'] },
          { shortlist: 'Step', title: 'Due next', where: 'not Done', sort: 'Due' },
          { shortlist: 'New starter', title: 'Arriving', where: 'Starts >= today', sort: 'Starts' },
          { chart: 'Open steps by who' },
        ],
      },
    ],
  },
};
