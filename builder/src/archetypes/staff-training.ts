import type { Archetype } from './archetype';

export const staffTraining: Archetype = {
  id: 'staff-training',
  names: {
    en: ['staff training', 'training records', 'employee training', 'compliance training', 'safety training'],
    es: ['formación del personal', 'capacitación de empleados', 'registro de formación'],
    fr: ['formation du personnel', 'formations obligatoires', 'suivi des formations'],
    de: ['Schulungen', 'Mitarbeiterschulungen', 'Unterweisungen', 'Schulungsnachweise'],
    pt: ['formação do pessoal', 'formação de colaboradores', 'registo de formações'],
  },
  words: [
    'training',
    'course',
    'trainer',
    'certificate',
    'session',
    'attend',
    'mandatory',
    'refresher',
    'expiry',
    'qualification',
    'first-aid',
    'seat',
    'compliance',
  ],
  draft: {
    title: 'Staff training',
    look: { accent: '#b3541e', icon: 'graduation-cap', navigation: 'side' },
    entities: [
      {
        name: 'Course',
        icon: 'graduation-cap',
        fields: {
          Name: 'text required unique',
          Category: { options: ['Safety', 'Data protection', 'Machines', 'Leadership'], required: true },
          Mandatory: 'boolean',
          'Valid for': { type: 'integer', min: 1, unit: 'months', help: 'Empty where it never expires.' },
          Provider: 'text',
          Length: { type: 'duration', min: 0 },
          Certified: {
            type: 'integer',
            computed: 'count(Certificates where not Expired)',
            help: 'People who hold it today.',
          },
          'Running out': {
            type: 'integer',
            computed: 'count(Certificates where Expires >= today and Expires <= today + 60 days)',
          },
        },
        views: [
          { table: ['Category', 'Mandatory', 'Valid for', 'Length', 'Certified', 'Running out'] },
          'cards',
        ],
        filters: { Mandatory: 'Mandatory' },
        badges: {
          'Plan a session: warning': 'Running out > 0 and count(Sessions where Start >= now) = 0',
        },
        actions: [
          {
            name: 'Plan a session',
            icon: 'calendar-plus',
            adds: 'Session',
            set: { Title: 'Name', Course: 'this', Start: 'now + 21 days', Seats: '10' },
          },
        ],
        samples: `
          Name             | Category        | Mandatory | Valid for | Provider        | Length
          First aid        | Safety          | yes       | 36        | Red Cross       | 12:00
          Forklift licence | Machines        | no        | 60        | LiftSafe        | 24:00
          Fire warden      | Safety          | yes       | 12        | County brigade  | 3:00
          Data protection  | Data protection | yes       | 24        | In house        | 1:30
          Difficult talks  | Leadership      | no        |           | Marlow Coaching | 7:00
        `,
      },
      {
        name: 'Session',
        icon: 'calendar-days',
        fields: {
          Title: 'text required',
          Course: { to: 'Course', required: true },
          Start: { type: 'datetime', required: true },
          Place: 'text',
          Trainer: 'person',
          Seats: { type: 'integer', min: 1, required: true, default: '10' },
          Taking: { to: 'Employee', many: true, inverse: 'Sessions' },
          'Free seats': { type: 'integer', computed: 'Seats - count(Taking)' },
        },
        sort: 'Start desc',
        views: [
          { calendar: 'Start', color: 'Course' },
          { table: ['Course', 'Start', 'Place', 'Trainer', 'Free seats'] },
        ],
        filters: { 'To come': 'Start >= now', 'With free seats': 'Start >= now and Free seats > 0' },
        rules: [
          { check: 'Free seats >= 0', field: 'Taking', message: 'There are not that many seats.' },
          { unique: ['Trainer', 'Start'], message: 'The trainer has another session then.' },
        ],
        badges: {
          'Full: info': 'Start >= now and Free seats <= 0',
          'Nobody yet: warning': 'Start >= now and count(Taking) = 0',
        },
        samples: `
          Title                | Course           | Start     | Place         | Trainer    | Seats | Taking
          First aid, spring    | First aid        | +12T09:00 | Training room | Olga Vance | 2     | Pam Ridley, Curtis Boyd
          Data protection, new | Data protection  | +33T14:00 | Online        | Emma Frost | 8     |
          Data protection      | Data protection  | -25T10:00 | Online        | Emma Frost | 30    | Pam Ridley, Leila Aziz, Dirk Maas
          Forklift, practice   | Forklift licence | -90T08:00 | Hall 2        | Gary Lund  | 4     | Dirk Maas
        `,
      },
      {
        name: 'Certificate',
        icon: 'award',
        label: 'Employee',
        fields: {
          Employee: { to: 'Employee', required: true, onDelete: 'cascade' },
          Course: { to: 'Course', required: true },
          Passed: { type: 'date', required: true, default: 'today' },
          Expires: {
            type: 'date',
            computed:
              'if Course.Valid for is empty then empty else Passed + round(Course.Valid for * 30.4375)',
          },
          Expired: { type: 'boolean', computed: 'Expires < today' },
          Score: { type: 'percent', min: 0, max: 100 },
          Number: 'text',
        },
        sort: 'Passed desc',
        views: [
          { table: ['Course', 'Passed', 'Expires', 'Score', 'Number'] },
          { calendar: 'Expires', name: 'Expiry dates' },
        ],
        filters: {
          Expired: 'Expired',
          'Expires in 60 days': 'Expires >= today and Expires <= today + 60 days',
        },
        rules: [
          {
            check: 'Score is empty or Score >= 60%',
            field: 'Score',
            message: 'A certificate takes at least 60 %.',
          },
        ],
        badges: {
          'Expired: bad': 'Expired',
          'Expires soon: warning': 'Expires >= today and Expires <= today + 60 days',
        },
        samples: `
          Employee    | Course           | Passed | Score | Number
          Pam Ridley  | First aid        | -1070  |       | FA-20113
          Curtis Boyd | Fire warden      | -340   | 75    | FW-0881
          Leila Aziz  | Data protection  | -25    | 95    |
          Dirk Maas   | Data protection  | -25    | 80    |
          Dirk Maas   | Forklift licence | -90    | 88    | LS-44710
          Curtis Boyd | Data protection  | -800   | 70    |
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Department: { options: ['Warehouse', 'Production', 'Office'] },
          Role: 'text',
          Email: 'email',
          Valid: { type: 'integer', computed: 'count(Certificates where not Expired)' },
          'Next expiry': {
            type: 'date',
            computed: 'smallest(Expires in Certificates where Expires >= today)',
          },
        },
        views: [{ table: ['Department', 'Role', 'Valid', 'Next expiry'] }],
        filters: { 'Something expired': 'count(Certificates where Expired) > 0' },
        badges: { 'Has expired: bad': 'count(Certificates where Expired) > 0' },
        samples: `
          Name        | Department | Role         | Email
          Pam Ridley  | Office     | Reception    | pam@tidewell.example
          Curtis Boyd | Production | Shift leader | curtis@tidewell.example
          Leila Aziz  | Office     | Personnel    | leila@tidewell.example
          Dirk Maas   | Warehouse  | Driver       | dirk@tidewell.example
        `,
      },
    ],
    metrics: {
      Expired: { count: 'Certificate', where: 'Expired', goal: 0 },
      'Expires in 60 days': {
        count: 'Certificate',
        where: 'Expires >= today and Expires <= today + 60 days',
      },
      'Certificates by course': { count: 'Certificate', where: 'not Expired', by: 'Course' },
      'Passed per year': { count: 'Certificate', by: 'Passed', per: 'year' },
    },
    pages: [
      'Courses',
      'Sessions',
      'Certificates',
      'Employees',
      {
        name: 'Duties',
        icon: 'shield-check',
        blocks: [
          { figures: ['Expired', 'Expires in 60 days'] },
          {
            shortlist: 'Certificate',
            title: 'Renew these',
            where: 'Expires <= today + 60 days',
            sort: 'Expires',
          },
          { shortlist: 'Session', title: 'Next sessions', where: 'Start >= now', sort: 'Start' },
          { chart: 'Certificates by course' },
          { chart: 'Passed per year' },
        ],
      },
    ],
  },
};
