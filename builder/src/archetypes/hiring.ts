import type { Archetype } from './archetype';

export const hiring: Archetype = {
  id: 'hiring',
  names: {
    en: ['hiring', 'recruitment', 'applicant tracking', 'job applicants', 'candidates'],
    es: ['contratación de personal', 'selección de personal', 'candidatos'],
    fr: ['recrutement', 'suivi des candidatures', 'candidats'],
    de: ['Bewerbungen', 'Bewerbermanagement', 'Personalauswahl', 'Stellenbesetzung'],
    pt: ['recrutamento', 'seleção de pessoal', 'candidatos'],
  },
  words: [
    'candidate',
    'applicant',
    'vacancy',
    'interview',
    'recruiter',
    'cv',
    'hire',
    'opening',
    'offer',
    'screening',
    'salary',
    'referral',
    'shortlist',
    'job',
  ],
  draft: {
    title: 'Hiring',
    currency: 'GBP',
    look: { accent: '#b14a6b', icon: 'user-plus', navigation: 'side' },
    entities: [
      {
        name: 'Candidate',
        icon: 'user-round',
        fields: {
          Name: 'text required',
          Job: { to: 'Job', required: true },
          Stage: {
            options: [
              'Applied: neutral',
              'Phone screen: info',
              'Interview: accent',
              'Offer: warning',
              'Hired: good',
              'Turned down: bad',
            ],
            required: true,
            default: 'Applied',
          },
          Applied: { type: 'date', required: true, default: 'today' },
          Email: 'email required',
          CV: 'url',
          Source: { options: ['Job board', 'Recommended', 'Own website', 'Agency'] },
          'Salary wish': { type: 'money', min: 0 },
          Score: { type: 'number', computed: 'average(Score in Interviews)' },
        },
        sort: 'Applied desc',
        views: [
          { board: 'Stage', show: ['Job', 'Applied', 'Score'] },
          { table: ['Job', 'Stage', 'Applied', 'Source', 'Salary wish', 'Score'] },
        ],
        filters: {
          'In the process': 'Stage is not "Hired" and Stage is not "Turned down"',
          'Not answered yet': 'Stage is "Applied" and Applied < today - 5 days',
          'Above the budget': 'Salary wish > Job.Pays up to',
        },
        opensWith: 'In the process',
        rules: [
          { unique: ['Email', 'Job'], message: 'This person has applied for that job already.' },
          {
            check: 'Stage is not "Offer" or count(Interviews where Score is not empty) > 0',
            field: 'Stage',
            message: 'No offer without an interview that has been scored.',
          },
        ],
        badges: {
          'Waiting for an answer: bad': 'Stage is "Applied" and Applied < today - 5 days',
          'Above the budget: warning': 'Salary wish > Job.Pays up to',
          'Strong: good': 'Score >= 4.5',
        },
        actions: [
          {
            name: 'Invite',
            icon: 'calendar-plus',
            when: 'Stage is "Phone screen" or Stage is "Interview"',
            adds: 'Interview',
            set: { Candidate: 'this', Start: 'now + 5 days', Interviewer: 'Job.Manager' },
          },
          {
            name: 'Turn down',
            icon: 'x',
            when: 'Stage is not "Hired" and Stage is not "Turned down"',
            set: { Stage: 'Turned down' },
          },
        ],
        samples: `
          Name          | Job                | Stage        | Applied | Email               | CV                       | Source      | Salary wish
          Amelia Thorne | Warehouse lead     | Interview    | -14     | amelia@example.com  | https://files.example/at | Recommended | 34500
          Jakub Nowak   | Warehouse lead     | Phone screen | -8      | jakub@example.com   | https://files.example/jn | Job board   | 39000
          Chidi Eze     | Service technician | Offer        | -27     | chidi@example.com   | https://files.example/ce | Agency      | 31000
          Lotte Brandt  | Service technician | Applied      | -7      | lotte@example.com   |                          | Own website |
          Harriet Moss  | Bookkeeper         | Hired        | -52     | harriet@example.com | https://files.example/hm | Recommended | 29500
          Dominic Shaw  | Bookkeeper         | Turned down  | -49     | dominic@example.com |                          | Job board   | 36000
        `,
      },
      {
        name: 'Interview',
        icon: 'messages-square',
        label: 'Candidate',
        fields: {
          Candidate: { to: 'Candidate', required: true, onDelete: 'cascade' },
          Start: { type: 'datetime', required: true },
          Length: { type: 'duration', required: true, default: '45 minutes' },
          Interviewer: { type: 'person', required: true },
          Round: { options: ['Phone', 'Skills', 'Team'], default: 'Skills' },
          Score: { type: 'rating', min: 1, max: 5 },
          Notes: 'longtext',
        },
        sort: 'Start desc',
        views: [{ calendar: 'Start', color: 'Round' }, { table: ['Start', 'Interviewer', 'Round', 'Score'] }],
        filters: { 'To come': 'Start >= now', 'No score yet': 'Start < now and Score is empty' },
        rules: [
          {
            noOverlap: ['Start', 'Start + Length'],
            within: ['Interviewer'],
            message: 'The interviewer talks to somebody else at that time.',
          },
        ],
        badges: { 'Score missing: warning': 'Start < now and Score is empty' },
        samples: `
          Candidate     | Start     | Length | Interviewer  | Round  | Score | Notes
          Amelia Thorne | -6T10:00  | 0:30   | Karen Pugh   | Phone  | 4     | Led a team of nine.
          Amelia Thorne | +2T14:00  | 1:00   | Neil Hartley | Skills |       |
          Jakub Nowak   | -1T09:30  | 0:30   | Karen Pugh   | Phone  |       |
          Chidi Eze     | -15T11:00 | 1:30   | Ola Brandvik | Skills | 5     | Found the fault in ten minutes.
          Harriet Moss  | -40T10:00 | 1:00   | Karen Pugh   | Team   | 5     |
          Dominic Shaw  | -39T15:00 | 1:00   | Karen Pugh   | Skills | 2     | Has not closed a year alone.
        `,
      },
      {
        name: 'Job',
        icon: 'briefcase',
        fields: {
          Title: 'text required unique',
          Department: { options: ['Warehouse', 'Service', 'Office'] },
          Manager: { type: 'person', required: true },
          Posts: { type: 'integer', min: 1, required: true, default: '1' },
          Hired: { type: 'integer', computed: 'count(Candidates where Stage is "Hired")' },
          'Still in': {
            type: 'integer',
            computed: 'count(Candidates where Stage is not "Hired" and Stage is not "Turned down")',
          },
          'Pays up to': { type: 'money', min: 0 },
          'Open since': { type: 'date', default: 'today' },
        },
        views: [{ cards: ['Department', 'Manager', 'Posts', 'Hired', 'Still in'] }, 'table'],
        filters: { Open: 'Hired < Posts' },
        rules: [
          { check: 'Hired <= Posts', field: 'Posts', message: 'More people are hired than there are posts.' },
        ],
        badges: { 'Nobody left: bad': 'Hired < Posts and Still in = 0', 'Filled: good': 'Hired >= Posts' },
        samples: `
          Title              | Department | Manager      | Posts | Pays up to | Open since
          Warehouse lead     | Warehouse  | Neil Hartley | 1     | 36000      | -25
          Service technician | Service    | Ola Brandvik | 2     | 32000      | -40
          Bookkeeper         | Office     | Karen Pugh   | 1     | 30000      | -70
          Night driver       | Warehouse  | Neil Hartley | 3     | 28000      | -9
        `,
      },
    ],
    metrics: {
      'In the process': { count: 'Candidate', where: 'Stage is not "Hired" and Stage is not "Turned down"' },
      'Interviews to come': { count: 'Interview', where: 'Start >= now' },
      'Candidates by source': { count: 'Candidate', by: 'Source' },
      'Candidates by stage': { count: 'Candidate', by: 'Stage' },
    },
    pages: [
      'Candidates',
      'Interviews',
      'Jobs',
      {
        name: 'Funnel',
        icon: 'filter',
        blocks: [
          { figures: ['In the process', 'Interviews to come'] },
          { chart: 'Candidates by stage' },
          { chart: 'Candidates by source', shape: 'donut' },
          {
            shortlist: 'Interview',
            title: 'Score these',
            where: 'Start < now and Score is empty',
            sort: 'Start',
          },
        ],
      },
    ],
  },
};
