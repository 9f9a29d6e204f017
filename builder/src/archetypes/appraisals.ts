import type { Archetype } from './archetype';

export const appraisals: Archetype = {
  id: 'appraisals',
  names: {
    en: ['appraisals', 'performance reviews', 'staff appraisals', 'employee reviews', 'one-on-ones'],
    es: ['evaluaciones de desempeño', 'evaluación del personal'],
    fr: ['entretiens annuels', 'évaluations du personnel'],
    de: ['Mitarbeitergespräche', 'Leistungsbeurteilungen', 'Jahresgespräche'],
    pt: ['avaliações de desempenho', 'avaliação do pessoal'],
  },
  words: [
    'appraisal',
    'review',
    'performance',
    'feedback',
    'manager',
    'strength',
    'development',
    'promotion',
    'reviewer',
    'self-assessment',
    'competence',
    'career',
  ],
  draft: {
    title: 'Appraisals',
    look: { accent: '#6a4bb8', icon: 'user-check', font: 'plain', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Appraisal',
        icon: 'clipboard-check',
        label: 'Employee',
        fields: {
          Employee: { to: 'Employee', required: true },
          Date: { type: 'date', required: true, help: 'The day of the talk.' },
          Reviewer: { type: 'person', required: true },
          Status: {
            options: ['Planned: neutral', 'Self-assessment: info', 'Talk held: accent', 'Signed: good'],
            required: true,
            default: 'Planned',
          },
          'Own rating': { type: 'rating', min: 1, max: 5 },
          Rating: { type: 'rating', min: 1, max: 5 },
          Gap: {
            type: 'integer',
            computed: 'if Rating is empty or Own rating is empty then empty else Rating - Own rating',
            help: 'Above 0: better than they think.',
          },
          Strengths: 'longtext',
          'To work on': 'longtext',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Reviewer', 'Status', 'Own rating', 'Rating', 'Gap'] },
          { board: 'Status', show: ['Date', 'Reviewer', 'Rating'] },
          { calendar: 'Date', color: 'Status' },
        ],
        filters: {
          'Not signed yet': 'Status is not "Signed"',
          'Seen differently': 'abs(Gap) >= 2',
          'Coming up': 'Date >= today',
        },
        rules: [
          {
            check: 'Status is not "Signed" or Rating is not empty',
            field: 'Rating',
            message: 'An appraisal is signed with a rating.',
          },
          {
            check: 'Status is not "Talk held" and Status is not "Signed" or Date <= today',
            field: 'Status',
            message: 'The talk is still to come.',
          },
          { unique: ['Employee', 'Date'], message: 'There is an appraisal of this person on that day.' },
        ],
        badges: {
          'Not signed for two weeks: warning': 'Status is "Talk held" and Date < today - 14 days',
          'Missed: bad': 'Date < today and (Status is "Planned" or Status is "Self-assessment")',
          'Seen differently: info': 'abs(Gap) >= 2',
        },
        actions: [
          {
            name: 'Ask for self-assessment',
            icon: 'send',
            when: 'Status is "Planned"',
            set: { Status: 'Self-assessment' },
          },
          {
            name: 'Sign',
            icon: 'signature',
            when: 'Status is "Talk held" and Rating is not empty',
            set: { Status: 'Signed' },
          },
        ],
        samples: `
          Employee    | Date | Reviewer     | Status          | Own rating | Rating | Strengths                      | To work on
          Ivor Bell   | -24  | Carol Jessop | Talk held       | 3          | 4      | Calm when the line stops.      | Delegating.
          Suki Tanaka | +9   | Carol Jessop | Self-assessment | 4          |        |                                |
          Ned Fairfax | -3   | Mo Rashid    | Planned         |            |        |                                |
          Gloria Osei | -60  | Mo Rashid    | Signed          | 2          | 4      | Customers ask for her by name. | Trusting her own judgement.
          Ivor Bell   | -390 | Carol Jessop | Signed          | 3          | 3      | Knows every machine.           | Writing things down.
        `,
      },
      {
        name: 'Goal',
        icon: 'target',
        fields: {
          Goal: 'text required',
          Employee: { to: 'Employee', required: true, onDelete: 'cascade' },
          Kind: { options: ['Result', 'Learning', 'Behaviour'], default: 'Result' },
          Due: 'date',
          Progress: { type: 'percent', min: 0, max: 100, default: '0%' },
          Support: { type: 'text', help: 'What the company gives for it.' },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { table: ['Employee', 'Kind', 'Due', 'Progress', 'Support'] },
          { board: 'Kind', show: ['Employee', 'Due', 'Progress'] },
        ],
        filters: { Open: 'Progress < 100%', Overdue: 'Progress < 100% and Due < today' },
        badges: { 'Overdue: bad': 'Progress < 100% and Due < today', 'Reached: good': 'Progress >= 100%' },
        actions: [{ name: 'Reached', icon: 'check', when: 'Progress < 100%', set: { Progress: '100%' } }],
        samples: `
          Goal                             | Employee    | Kind      | Due  | Progress | Support            | Notes
          Hand over the night plan         | Ivor Bell   | Behaviour | +90  | 40       |                    |
          Welding certificate              | Ivor Bell   | Learning  | -10  | 80       | Course, three days | Exam was put off.
          Lead one project alone           | Suki Tanaka | Result    | +150 | 20       | Mentor             |
          Complaints answered within a day | Gloria Osei | Result    | -20  | 100      |                    |
        `,
      },
      {
        name: 'Feedback',
        plural: 'Feedback',
        icon: 'message-square-quote',
        fields: {
          Feedback: 'text required',
          Employee: { to: 'Employee', required: true, inverse: 'Feedback', onDelete: 'cascade' },
          From: { type: 'person', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Kind: {
            options: ['Praise: good', 'Suggestion: info', 'Concern: warning'],
            required: true,
            default: 'Praise',
          },
          Shared: { type: 'boolean', help: 'The person has been told.' },
        },
        sort: 'Date desc',
        views: [{ list: ['Employee', 'From', 'Date', 'Kind'] }],
        filters: { 'Not told yet': 'not Shared' },
        badges: { 'Tell them: warning': 'not Shared and Date < today - 14 days' },
        actions: [{ name: 'Told', icon: 'check', when: 'not Shared', set: { Shared: 'true' } }],
        samples: `
          Feedback                           | Employee    | From         | Date | Kind       | Shared
          Fixed the press on a Sunday        | Ivor Bell   | Mo Rashid    | -30  | Praise     | yes
          Could answer mails sooner          | Suki Tanaka | Gloria Osei  | -21  | Suggestion | no
          Explains things so that they stick | Gloria Osei | Ned Fairfax  | -12  | Praise     | yes
          Late for three shifts in a row     | Ned Fairfax | Carol Jessop | -4   | Concern    | no
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Role: 'text',
          Manager: 'person',
          Joined: 'date',
          'Last appraisal': {
            type: 'date',
            computed: 'largest(Date in Appraisals where Status is "Talk held" or Status is "Signed")',
          },
          'Open goals': { type: 'integer', computed: 'count(Goals where Progress < 100%)' },
        },
        views: [{ table: ['Role', 'Manager', 'Joined', 'Last appraisal', 'Open goals'] }],
        filters: { 'None for a year': 'Last appraisal is empty or Last appraisal < today - 365 days' },
        badges: {
          'Appraisal due: warning':
            'Joined < today - 180 days and (Last appraisal is empty or Last appraisal < today - 365 days)',
        },
        samples: `
          Name        | Role             | Manager      | Joined
          Ivor Bell   | Shift leader     | Carol Jessop | -2900
          Suki Tanaka | Process engineer | Carol Jessop | -400
          Ned Fairfax | Machine operator | Mo Rashid    | -95
          Gloria Osei | Customer service | Mo Rashid    | -1500
        `,
      },
    ],
    metrics: {
      'Not signed yet': { count: 'Appraisal', where: 'Status is not "Signed"' },
      'Average rating': { average: 'Rating', of: 'Appraisal', where: 'Rating is not empty' },
      'Appraisals by status': { count: 'Appraisal', by: 'Status' },
    },
    pages: [
      'Appraisals',
      'Goals',
      'Feedback',
      'Employees',
      {
        name: 'Overview',
        icon: 'gauge',
        blocks: [
          { figures: ['Not signed yet', 'Average rating'] },
          { shortlist: 'Appraisal', title: 'Next talks', where: 'Date >= today', sort: 'Date' },
          {
            shortlist: 'Employee',
            title: 'No appraisal for a year',
            where: 'Last appraisal is empty or Last appraisal < today - 365 days',
            sort: 'Last appraisal',
          },
          { chart: 'Appraisals by status', shape: 'donut' },
        ],
      },
    ],
  },
};
