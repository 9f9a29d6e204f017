import type { Archetype } from './archetype';

export const tutoring: Archetype = {
  id: 'tutoring',
  names: {
    en: ['tutoring', 'private tutor', 'private lessons', 'tuition', 'music teacher'],
    es: ['clases particulares', 'profesor particular', 'clases de apoyo'],
    fr: ['cours particuliers', 'soutien scolaire', 'professeur particulier'],
    de: ['Nachhilfe', 'Privatunterricht', 'Einzelunterricht'],
    pt: ['explicações', 'aulas particulares', 'explicador'],
  },
  words: [
    'tutor',
    'student',
    'lesson',
    'tuition',
    'rate',
    'hour',
    'exam',
    'parent',
    'progress',
    'topic',
    'package',
    'private',
    'practice',
    'level',
    'invoice',
    'online',
  ],
  draft: {
    title: 'Tutoring',
    currency: 'GBP',
    weekStart: 'monday',
    look: { accent: '#a83279', icon: 'pencil', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Lesson',
        icon: 'calendar-clock',
        label: 'Student',
        fields: {
          Student: { to: 'Student', required: true },
          Start: 'datetime required unique',
          Length: { type: 'duration', required: true, min: 15, default: '1 hour' },
          Status: {
            options: ['Booked: info', 'Given: good', 'Cancelled: neutral', 'Not shown up: bad'],
            required: true,
            default: 'Booked',
          },
          Topic: 'text',
          Practice: { type: 'text', help: 'What to do until next time.' },
          Fee: {
            type: 'money',
            computed: 'if Status is "Cancelled" then 0 else hours(Length) * Student.Rate',
          },
          Paid: 'boolean',
        },
        sort: 'Start desc',
        views: [
          { calendar: 'Start', color: 'Status' },
          { table: ['Start', 'Length', 'Topic', 'Status', 'Fee', 'Paid'] },
        ],
        filters: {
          'To come': 'Status is "Booked" and Start >= now',
          Unpaid: 'not Paid and (Status is "Given" or Status is "Not shown up")',
          Today: 'date(Start) = today',
        },
        rules: [
          {
            check: 'Status is not "Given" or Start <= now',
            field: 'Status',
            message: 'This lesson is still to come.',
          },
        ],
        badges: {
          'Unpaid: bad': 'not Paid and Status is "Given" and Start < now - 14 days',
          'Write it up: warning': 'Status is "Given" and Topic is empty',
        },
        actions: [
          {
            name: 'Given',
            icon: 'check',
            when: 'Status is "Booked" and Start <= now',
            set: { Status: 'Given' },
          },
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'not Paid and Status is not "Booked" and Status is not "Cancelled"',
            set: { Paid: 'true' },
          },
          {
            name: 'Same time next week',
            icon: 'repeat',
            when: 'Status is "Given"',
            adds: 'Lesson',
            set: { Student: 'Student', Start: 'Start + 1 week', Length: 'Length', Status: 'Booked' },
          },
        ],
        samples: `
          Student        | Start     | Length | Status       | Topic                  | Practice               | Paid
          Maya Lindholm  | -16T16:30 | 1:00   | Given        | Completing the square  | Sheet 4, odd numbers   | no
          Maya Lindholm  | -2T16:30  | 1:00   | Given        | Quadratic inequalities | Past paper, question 7 | no
          Theo Brandt    | -3T17:45  | 1:30   | Given        | Stoichiometry          | Mole triangles         | yes
          Ravi Menon     | -1T18:00  | 0:45   | Not shown up |                        |                        | no
          Theo Brandt    | +4T17:45  | 1:30   | Booked       |                        |                        | no
          Maya Lindholm  | +5T16:30  | 1:00   | Booked       | Functions              |                        | no
          Clara Hughes   | +1T10:00  | 1:00   | Cancelled    |                        |                        | no
        `,
      },
      {
        name: 'Student',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Subject: { options: ['Maths', 'Chemistry', 'English', 'Piano'], required: true },
          Level: 'text',
          Parent: 'person',
          Phone: 'phone',
          Email: 'email',
          Rate: { type: 'money', required: true, min: 0, default: '35', help: 'For an hour.' },
          Exam: 'date',
          Owes: {
            type: 'money',
            computed:
              'sum(Fee in Lessons where not Paid and (Status is "Given" or Status is "Not shown up"))',
          },
        },
        views: [
          { table: ['Subject', 'Level', 'Rate', 'Exam', 'Owes'] },
          { board: 'Subject', show: ['Level', 'Exam', 'Owes'] },
        ],
        filters: { Owes: 'Owes > 0', 'Exam soon': 'Exam >= today and Exam <= today + 42 days' },
        badges: {
          'Exam soon: warning': 'Exam >= today and Exam <= today + 21 days',
          'Owes for lessons: bad': 'Owes > 60',
        },
        samples: `
          Name          | Subject   | Level   | Parent       | Phone           | Email              | Rate  | Exam
          Maya Lindholm | Maths     | GCSE    | Eva Lindholm | +44 1632 960301 | eva@example.com    | 35.00 | +120
          Theo Brandt   | Chemistry | A level | Uwe Brandt   | +44 1632 960318 | uwe@example.com    | 42.00 | +18
          Ravi Menon    | English   | Year 8  | Anita Menon  | +44 1632 960327 | anita@example.com  | 32.00 |
          Clara Hughes  | Piano     | Grade 5 | Beth Hughes  | +44 1632 960335 | beth@example.com   | 38.00 | +40
        `,
      },
      {
        name: 'Goal',
        icon: 'target',
        fields: {
          Skill: 'text required',
          Student: { to: 'Student', required: true, onDelete: 'cascade' },
          Level: {
            options: ['Not yet: bad', 'With help: warning', 'On their own: good'],
            required: true,
            default: 'Not yet',
          },
          'Last looked at': { type: 'date', default: 'today' },
          Notes: 'text',
        },
        views: [
          { board: 'Level', show: ['Student', 'Last looked at'] },
          { table: ['Student', 'Level', 'Last looked at', 'Notes'] },
        ],
        filters: { 'Not yet': 'Level is "Not yet"' },
        badges: { 'Look again: info': 'Level is not "On their own" and Last looked at < today - 21 days' },
        actions: [
          {
            name: 'Can do it',
            icon: 'check',
            when: 'Level is not "On their own"',
            set: { Level: 'On their own', 'Last looked at': 'today' },
          },
        ],
        samples: `
          Skill                  | Student       | Level        | Last looked at | Notes
          Factorising quadratics | Maya Lindholm | On their own | -9             |
          Algebraic fractions    | Maya Lindholm | With help    | -30            | Forgets to factorise first
          Balancing equations    | Theo Brandt   | On their own | -10            |
          Limiting reagents      | Theo Brandt   | Not yet      | -3             |
          Comma splices          | Ravi Menon    | With help    | -15            |
        `,
      },
    ],
    metrics: {
      'Still to be paid': {
        sum: 'Fee',
        of: 'Lesson',
        where: 'not Paid and (Status is "Given" or Status is "Not shown up")',
      },
      'Lessons booked': { count: 'Lesson', where: 'Status is "Booked" and Start >= now' },
      'Income per month': { sum: 'Fee', of: 'Lesson', where: 'Status is "Given"', by: 'Start', per: 'month' },
      'Students by subject': { count: 'Student', by: 'Subject' },
    },
    pages: [
      'Lessons',
      'Students',
      'Goals',
      {
        name: 'Desk',
        icon: 'lamp-desk',
        blocks: [
          { figures: ['Lessons booked', 'Still to be paid'] },
          {
            shortlist: 'Lesson',
            title: 'Next lessons',
            where: 'Status is "Booked" and Start >= now',
            sort: 'Start',
          },
          { chart: 'Income per month' },
          { chart: 'Students by subject', shape: 'donut' },
        ],
      },
    ],
  },
};
