import type { Archetype } from './archetype';

export const courseEnrolments: Archetype = {
  id: 'course-enrolments',
  names: {
    en: [
      'course enrolments',
      'evening classes',
      'adult education',
      'course bookings',
      'course registrations',
    ],
    es: ['matrículas de cursos', 'inscripciones a cursos', 'educación de adultos'],
    fr: ['inscriptions aux cours', 'cours du soir', 'université populaire'],
    de: ['Kursanmeldungen', 'Volkshochschule', 'Kursverwaltung'],
    pt: ['inscrições em cursos', 'matrículas', 'cursos noturnos'],
  },
  words: [
    'course',
    'enrol',
    'enrolment',
    'participant',
    'trainer',
    'waiting',
    'place',
    'fee',
    'concession',
    'semester',
    'workshop',
    'class',
    'evening',
    'cancel',
    'certificate',
    'room',
  ],
  draft: {
    title: 'Course office',
    currency: 'GBP',
    look: { accent: '#14757a', icon: 'school', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Course',
        icon: 'book-open',
        fields: {
          Title: 'text required unique',
          Subject: { options: ['Languages', 'Crafts', 'Computing', 'Health', 'Cooking'], required: true },
          Tutor: { to: 'Tutor' },
          Starts: 'date required',
          Ends: 'date',
          Evenings: { type: 'integer', min: 1 },
          Fee: { type: 'money', required: true, min: 0 },
          Fewest: {
            type: 'integer',
            required: true,
            min: 1,
            default: '6',
            help: 'With fewer it does not run.',
          },
          Places: { type: 'integer', required: true, min: 1, default: '12' },
          Enrolled: { type: 'integer', computed: 'count(Enrolments where Status is "Enrolled")' },
          'Places left': {
            type: 'integer',
            computed: 'Places - count(Enrolments where Status is "Enrolled")',
          },
        },
        sort: 'Starts',
        views: [
          { table: ['Subject', 'Tutor', 'Starts', 'Evenings', 'Fee', 'Enrolled', 'Places left'] },
          { timeline: 'Starts', end: 'Ends' },
          { board: 'Subject', show: ['Starts', 'Enrolled', 'Places left'] },
        ],
        filters: {
          'Places left': 'Places left > 0 and Starts >= today',
          'May not run': 'Enrolled < Fewest and Starts >= today',
          Running: 'Starts <= today and Ends >= today',
        },
        rules: [
          { check: 'Ends >= Starts', field: 'Ends', message: 'A course ends after it starts.' },
          {
            check: 'Places >= Fewest',
            field: 'Places',
            message: 'There must be room for the fewest it needs.',
          },
        ],
        badges: {
          'May not run: bad': 'Enrolled < Fewest and Starts >= today and Starts <= today + 14 days',
          'Full: good': 'Places left <= 0',
        },
        samples: `
          Title                     | Subject   | Tutor         | Starts | Ends | Evenings | Fee    | Fewest | Places
          Spanish for beginners     | Languages | Lucía Romero  | +6     | +76  | 10       | 120.00 | 2      | 3
          Willow baskets            | Crafts    | Gwen Tudor    | +11    | +32  | 4        | 95.00  | 4      | 8
          Spreadsheets from scratch | Computing | Imran Malik   | -20    | +15  | 6        | 80.00  | 6      | 14
          Gentle yoga               | Health    | Hannah Price  | -30    | +40  | 10       | 70.00  | 8      | 16
          Bread from one dough      | Cooking   | Gwen Tudor    | +40    | +61  | 4        | 88.00  | 5      | 9
        `,
      },
      {
        name: 'Enrolment',
        icon: 'user-plus',
        label: 'Name',
        fields: {
          Name: 'text required',
          Course: { to: 'Course', required: true },
          Email: 'email required',
          Phone: 'phone',
          'Signed up': { type: 'date', required: true, default: 'today' },
          Status: {
            options: ['Enrolled: good', 'Waiting list: warning', 'Cancelled: neutral'],
            required: true,
            default: 'Enrolled',
          },
          Concession: { type: 'boolean', help: 'Pays half: students, jobseekers, pensioners.' },
          'To pay': {
            type: 'money',
            computed:
              'if Status is not "Enrolled" then 0 else if Concession then Course.Fee / 2 else Course.Fee',
          },
          Paid: 'boolean',
        },
        sort: 'Signed up',
        views: [
          { table: ['Course', 'Signed up', 'Status', 'To pay', 'Paid', 'Phone'] },
          { board: 'Status', show: ['Course', 'Signed up'] },
        ],
        filters: { Unpaid: 'Status is "Enrolled" and not Paid', 'Waiting list': 'Status is "Waiting list"' },
        rules: [
          { unique: ['Course', 'Email'], message: 'This address is on the course already.' },
          {
            check: 'Status is not "Enrolled" or Course.Places left >= 0',
            field: 'Status',
            message: 'The course is full; there is the waiting list.',
          },
        ],
        badges: {
          'Unpaid: bad': 'Status is "Enrolled" and not Paid and Course.Starts <= today + 7 days',
          'Place free: info': 'Status is "Waiting list" and Course.Places left > 0',
        },
        actions: [
          {
            name: 'Give a place',
            icon: 'user-check',
            when: 'Status is "Waiting list" and Course.Places left > 0',
            set: { Status: 'Enrolled' },
          },
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'Status is "Enrolled" and not Paid',
            set: { Paid: 'true' },
          },
          { name: 'Cancel', icon: 'x', when: 'Status is not "Cancelled"', set: { Status: 'Cancelled' } },
        ],
        samples: `
          Name            | Course                    | Email              | Phone           | Signed up | Status       | Concession | Paid
          Peter Vaughan   | Spanish for beginners     | peter@example.com  | +44 1632 960101 | -20       | Enrolled     | no         | yes
          Nadia Rahim     | Spanish for beginners     | nadia@example.com  |                 | -18       | Enrolled     | yes        | no
          June Whitby     | Spanish for beginners     | june@example.com   | +44 1632 960117 | -15       | Enrolled     | no         | yes
          Oscar Lund      | Spanish for beginners     | oscar@example.com  |                 | -3        | Waiting list | no         | no
          June Whitby     | Willow baskets            | june@example.com   | +44 1632 960117 | -10       | Enrolled     | no         | no
          Dipak Shah      | Spreadsheets from scratch | dipak@example.com  | +44 1632 960129 | -33       | Enrolled     | yes        | yes
        `,
      },
      {
        name: 'Tutor',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Email: 'email',
          Phone: 'phone',
          'Fee an evening': { type: 'money', min: 0 },
          Courses: { type: 'integer', computed: 'count(Courses.Tutor)' },
          Notes: 'text',
        },
        views: [{ table: ['Email', 'Phone', 'Fee an evening', 'Courses'] }],
        samples: `
          Name         | Email              | Phone           | Fee an evening | Notes
          Lucía Romero | lucia@example.com  | +44 1632 960150 | 65.00          | Room with a screen
          Gwen Tudor   | gwen@example.com   | +44 1632 960152 | 60.00          | Needs a sink
          Imran Malik  | imran@example.com  | +44 1632 960158 | 70.00          |
          Hannah Price | hannah@example.com | +44 1632 960163 | 55.00          | Not on Thursdays
        `,
      },
    ],
    metrics: {
      Enrolled: { count: 'Enrolment', where: 'Status is "Enrolled"' },
      'Still to be paid': { sum: 'To pay', of: 'Enrolment', where: 'not Paid' },
      'Courses that may not run': { count: 'Course', where: 'Enrolled < Fewest and Starts >= today' },
      'Sign-ups per week': { count: 'Enrolment', by: 'Signed up', per: 'week' },
    },
    pages: [
      'Courses',
      'Enrolments',
      'Tutors',
      {
        name: 'Semester',
        icon: 'chart-column',
        blocks: [
          { figures: ['Enrolled', 'Still to be paid', 'Courses that may not run'] },
          {
            shortlist: 'Course',
            title: 'Not enough people yet',
            where: 'Enrolled < Fewest and Starts >= today',
            sort: 'Starts',
          },
          { chart: 'Sign-ups per week' },
        ],
      },
    ],
  },
};
