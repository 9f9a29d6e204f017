import type { SampleApplication } from './sample-application';

export const schoolGrades: SampleApplication = {
  id: 'school-grades',
  category: 'Internal Tools',
  domain: 'Schools',
  description: 'A class book with tests, weighted marks and the average of each pupil and subject.',
  draft: {
    title: 'Class book 7b',
    look: {
      accent: '#1d4ed8',
      icon: 'graduation-cap',
      radius: 'soft',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Mark',
        icon: 'pencil',
        label: 'Pupil',
        fields: {
          Pupil: { to: 'Pupil', required: true, onDelete: 'cascade' },
          Test: { to: 'Test', required: true, onDelete: 'cascade' },
          Points: { type: 'number', min: 0 },
          Absent: 'boolean',
          Percent: { type: 'percent', computed: 'Points / Test.Out of' },
          Weighted: { type: 'number', computed: 'Percent * 100 * Test.Weight' },
          Counts: { type: 'integer', computed: 'if Points is empty then 0 else Test.Weight' },
        },
        views: [
          { table: ['Test', 'Points', 'Percent', 'Absent'] },
          { board: 'Test', show: ['Points', 'Percent'] },
        ],
        filters: {
          'To mark': 'Points is empty and not Absent',
          'Below half': 'Percent < 50%',
          Absent: 'Absent',
        },
        rules: [
          { unique: ['Pupil', 'Test'], message: 'This pupil has a mark for that test already.' },
          {
            check: 'Points <= Test.Out of',
            field: 'Points',
            message: 'The test does not have that many points.',
          },
          {
            check: 'not Absent or Points is empty',
            field: 'Points',
            message: 'Somebody who was absent has no points.',
          },
        ],
        badges: {
          'Below half: bad': 'Percent < 50%',
          'Excellent: good': 'Percent >= 90%',
          'To sit again: warning': 'Absent',
        },
        samples: `
          Pupil        | Test               | Points | Absent
          Amara Diallo | Fractions          | 36     | no
          Ben Ostrow   | Fractions          | 22     | no
          Chiara Feld  | Fractions          | 39     | no
          David Kim    | Fractions          | 17     | no
          Elsa Bryn    | Fractions          |        | yes
          Amara Diallo | Vocabulary, unit 4 | 18     | no
          Ben Ostrow   | Vocabulary, unit 4 | 19     | no
          Chiara Feld  | Vocabulary, unit 4 | 14     | no
          David Kim    | Vocabulary, unit 4 | 9      | no
          Elsa Bryn    | Vocabulary, unit 4 | 17     | no
          Amara Diallo | Rivers of Europe   | 27     | no
          Ben Ostrow   | Rivers of Europe   |        | no
          Chiara Feld  | Rivers of Europe   | 30     | no
          David Kim    | Rivers of Europe   | 21     | no
        `,
      },
      {
        name: 'Test',
        icon: 'file-check',
        fields: {
          Name: 'text required',
          Subject: { options: ['Mathematics', 'English', 'Geography', 'Physics'], required: true },
          Day: { type: 'date', required: true },
          Kind: { options: ['Test: accent', 'Quiz: neutral', 'Oral: info'], default: 'Test' },
          'Out of': { type: 'integer', required: true, min: 1 },
          Weight: { type: 'integer', required: true, min: 1, max: 3, default: '2' },
          Average: { type: 'percent', computed: 'average(Percent in Marks)' },
        },
        sort: 'Day desc',
        views: [
          { table: ['Subject', 'Kind', 'Day', 'Weight', 'Average'] },
          { calendar: 'Day', color: 'Subject' },
        ],
        filters: { 'Coming up': 'Day >= today' },
        badges: { 'This week: warning': 'Day >= today and Day <= today + 7 days' },
        samples: `
          Name               | Subject     | Day | Kind | Out of | Weight
          Fractions          | Mathematics | -12 | Test | 40     | 2
          Vocabulary, unit 4 | English     | -8  | Quiz | 20     | 1
          Rivers of Europe   | Geography   | -4  | Test | 30     | 2
          Light and shadow   | Physics     | +3  | Test | 35     | 2
          Reading aloud      | English     | +9  | Oral | 15     | 1
        `,
      },
      {
        name: 'Pupil',
        icon: 'users',
        fields: {
          Name: 'text required',
          Born: 'date',
          Seat: 'text unique',
          'Parents’ phone': 'phone',
          Average: { type: 'percent', computed: 'sum(Weighted in Marks) / 100 / sum(Counts in Marks)' },
          'Marks so far': { type: 'integer', computed: 'count(Marks where Points is not empty)' },
          Notes: 'longtext',
        },
        views: [{ table: ['Seat', 'Marks so far', 'Average'] }, { cards: ['Seat', 'Average'] }],
        badges: { 'Needs help: warning': 'Average < 55%' },
        samples: `
          Name         | Born       | Seat    | Parents’ phone | Notes
          Amara Diallo | 2013-04-19 | 1 left  | 555-0162       |
          Ben Ostrow   | 2012-11-30 | 1 right | 555-0163       | Sits in front because of his eyes.
          Chiara Feld  | 2013-02-08 | 2 left  | 555-0164       |
          David Kim    | 2013-06-25 | 2 right | 555-0165       | Reads well, rushes sums.
          Elsa Bryn    | 2012-12-14 | 3 left  | 555-0166       |
          Farid Nasser | 2013-03-03 | 3 right | 555-0167       | New since Monday.
        `,
      },
    ],
    metrics: {
      'Class average': { average: 'Percent', of: 'Mark' },
      'Still to mark': { count: 'Mark', where: 'Points is empty and not Absent' },
      'Average by test': { average: 'Percent', of: 'Mark', by: 'Test' },
      'Average by pupil': { average: 'Percent', of: 'Mark', by: 'Pupil' },
    },
    pages: [
      'Pupils',
      'Marks',
      'Tests',
      {
        name: 'Conference',
        icon: 'presentation',
        blocks: [
          { figures: ['Class average', 'Still to mark'] },
          { chart: 'Average by test' },
          { chart: 'Average by pupil', shape: 'table' },
        ],
      },
    ],
  },
};
