import type { SampleApplication } from './sample-application';

export const tutoringLessons: SampleApplication = {
  id: 'tutoring-lessons',
  category: 'Consumer App',
  domain: 'Tutoring',
  description: 'Lessons by student with hours, homework and what the family still has to pay.',
  draft: {
    title: 'Lessons',
    currency: 'USD',
    look: { accent: '#a16207', icon: 'pencil-ruler', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Lesson',
        icon: 'book-open-check',
        fields: {
          Topic: 'text required',
          Student: { to: 'Student', required: true },
          Starts: { type: 'datetime', required: true },
          Length: { type: 'duration', required: true, min: 15, max: 240, default: '60 minutes' },
          Ends: { type: 'datetime', computed: 'Starts + Length' },
          State: {
            options: ['Planned: info', 'Held: good', 'Missed: bad', 'Moved: neutral'],
            required: true,
            default: 'Planned',
          },
          Fee: {
            type: 'money',
            computed:
              'if State is "Held" or State is "Missed" then hours(Length) * Student.Hourly rate else 0',
          },
          Homework: 'text',
          'Went well': { type: 'rating', min: 1, max: 5 },
        },
        sort: 'Starts desc',
        views: [
          { calendar: 'Starts', end: 'Ends', color: 'Student' },
          { table: ['Student', 'Starts', 'Length', 'State', 'Fee'] },
          { board: 'State', show: ['Student', 'Starts'] },
        ],
        filters: {
          Coming: 'Starts >= now and State is "Planned"',
          'Homework set': 'Homework is not empty and Starts >= today - 14 days',
        },
        rules: [
          {
            noOverlap: ['Starts', 'Ends'],
            where: 'State is "Planned" or State is "Held"',
            message: 'You teach somebody else at that time.',
          },
        ],
        badges: { 'Not noted: warning': 'State is "Planned" and Starts < now' },
        actions: [
          { name: 'Held', icon: 'check', when: 'State is "Planned"', set: { State: 'Held' } },
          { name: 'Missed', icon: 'user-x', when: 'State is "Planned"', set: { State: 'Missed' } },
          {
            name: 'Same next week',
            icon: 'repeat',
            adds: 'Lesson',
            set: { Topic: 'Topic', Student: 'Student', Starts: 'Starts + 1 week', Length: 'Length' },
          },
        ],
        samples: `
          Topic               | Student     | Starts    | Length | State   | Homework             | Went well
          Quadratic equations | Nell Winter | +0T16:00  | 1:00   | Planned | Page 81, odd numbers |
          Essay structure     | Kofi Mensah | +1T17:30  | 1:30   | Planned | First draft          |
          Spoken French       | Ava Lopez   | +2T15:00  | 1:00   | Planned |                      |
          Sight reading       | Otis Bell   | +3T18:00  | 0:45   | Planned | Two new pieces       |
          Bowing exercises    | Otis Bell   | -1T18:00  | 0:45   | Planned |                      |
          Factorising         | Nell Winter | -7T16:00  | 1:00   | Held    | Page 74              | 4
          Essay plan          | Kofi Mensah | -6T17:30  | 1:30   | Held    | Three sources        | 3
          Past tenses         | Ava Lopez   | -5T15:00  | 1:00   | Missed  |                      |
          Scales in thirds    | Otis Bell   | -4T18:00  | 0:45   | Held    | D and A major        | 5
          Linear functions    | Nell Winter | -14T16:00 | 1:00   | Held    | Page 66              | 4
          Reading a poem      | Kofi Mensah | -13T17:30 | 1:30   | Held    |                      | 5
          Numbers and prices  | Ava Lopez   | -12T15:00 | 1:00   | Held    | Menu in French       | 4
        `,
      },
      {
        name: 'Student',
        icon: 'users',
        fields: {
          Name: 'text required',
          Subject: { options: ['Mathematics', 'English', 'French', 'Violin'] },
          Grade: { type: 'integer', min: 1, max: 12 },
          'Hourly rate': { type: 'money', required: true, min: 0, default: '40' },
          Parent: 'person',
          Phone: 'phone',
          Goal: 'text',
          'Time taught': { type: 'duration', computed: 'sum(Length in Lessons where State is "Held")' },
          Owed: { type: 'money', computed: 'sum(Fee in Lessons) - sum(Amount in Payments)' },
        },
        views: [
          { cards: ['Subject', 'Goal', 'Time taught', 'Owed'] },
          { table: ['Subject', 'Grade', 'Hourly rate', 'Time taught', 'Owed'] },
        ],
        badges: { 'Owes: warning': 'Owed > 0', 'Paid ahead: good': 'Owed < 0' },
        actions: [
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'Owed > 0',
            adds: 'Payment',
            set: { Student: 'this', Amount: 'Owed', Day: 'today' },
          },
        ],
        samples: `
          Name        | Subject     | Grade | Hourly rate | Parent      | Phone    | Goal
          Nell Winter | Mathematics | 9     | 40.00       | June Winter | 555-0171 | Pass the exam in June
          Kofi Mensah | English     | 11    | 44.00       | Ama Mensah  | 555-0172 | University essay
          Ava Lopez   | French      | 6     | 36.00       | Diego Lopez | 555-0173 | Talk to her grandmother
          Otis Bell   | Violin      | 4     | 48.00       | Grace Bell  | 555-0174 | School concert
        `,
      },
      {
        name: 'Payment',
        icon: 'banknote',
        label: 'Student',
        fields: {
          Student: { to: 'Student', required: true },
          Amount: { type: 'money', required: true, min: 0.01 },
          Day: { type: 'date', required: true, default: 'today' },
          How: { options: ['Transfer', 'Cash', 'Check'], default: 'Transfer' },
        },
        sort: 'Day desc',
        views: [{ table: ['Day', 'Amount', 'How'] }],
        samples: `
          Student     | Amount | Day | How
          Nell Winter | 40.00  | -10 | Transfer
          Kofi Mensah | 150.00 | -8  | Transfer
          Otis Bell   | 36.00  | -4  | Cash
          Ava Lopez   | 36.00  | -11 | Check
        `,
      },
    ],
    metrics: {
      'Owed to me': { sum: 'Owed', of: 'Student', where: 'Owed > 0' },
      'Hours held per week': {
        sum: 'Length',
        of: 'Lesson',
        where: 'State is "Held"',
        by: 'Starts',
        per: 'week',
      },
      'Earned by subject': { sum: 'sum(Fee in Lessons)', of: 'Student', by: 'Subject' },
    },
    pages: [
      'Lessons',
      'Students',
      'Payments',
      {
        name: 'This month',
        icon: 'chart-column',
        blocks: [
          { figures: ['Owed to me'] },
          { shortlist: 'Lesson', title: 'Next lessons', where: 'State is "Planned"', sort: 'Starts' },
          { chart: 'Hours held per week' },
          { chart: 'Earned by subject', shape: 'donut' },
        ],
      },
    ],
  },
};
