import type { Archetype } from './archetype';

export const gradebook: Archetype = {
  id: 'gradebook',
  names: {
    en: ['gradebook', 'grade book', 'student grades', 'mark book', 'school grades'],
    es: ['libro de calificaciones', 'notas de los alumnos', 'calificaciones escolares'],
    fr: ['carnet de notes', 'notes des élèves', 'relevé de notes'],
    de: ['Notenbuch', 'Schulnoten', 'Notenverwaltung'],
    pt: ['caderneta de notas', 'notas dos alunos', 'pauta de notas'],
  },
  words: [
    'grade',
    'student',
    'mark',
    'assessment',
    'exam',
    'weight',
    'average',
    'score',
    'points',
    'resit',
    'term',
    'report',
    'teacher',
    'pass',
    'coursework',
    'transcript',
  ],
  draft: {
    title: 'Gradebook',
    look: { accent: '#14757a', icon: 'book-open-check', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Grade',
        icon: 'medal',
        label: 'Student',
        fields: {
          Student: { to: 'Student', required: true, onDelete: 'cascade' },
          Assessment: { to: 'Assessment', required: true, onDelete: 'cascade' },
          Points: { type: 'number', min: 0, help: 'Empty while it is not marked.' },
          Absent: 'boolean',
          Result: { type: 'percent', computed: 'if Absent then empty else Points / Assessment.Out of' },
          Weighted: {
            type: 'number',
            computed: 'if Absent then empty else Points / Assessment.Out of * Assessment.Weight',
          },
          Counts: { type: 'number', computed: 'if Absent or Points is empty then 0 else Assessment.Weight' },
          Feedback: 'text',
        },
        views: [
          { table: ['Assessment', 'Points', 'Result', 'Absent', 'Feedback'] },
          { list: ['Assessment', 'Result'] },
        ],
        filters: { 'To mark': 'Points is empty and not Absent', Failed: 'Result < 50%', Absent: 'Absent' },
        rules: [
          { unique: ['Student', 'Assessment'], message: 'This student has a grade for it already.' },
          {
            check: 'Points <= Assessment.Out of',
            field: 'Points',
            message: 'More points than there are to get.',
          },
          {
            check: 'Points is empty or not Absent',
            field: 'Points',
            message: 'Who was absent has no points.',
          },
        ],
        badges: { 'To mark: info': 'Points is empty and not Absent', 'Failed: bad': 'Result < 50%' },
        actions: [
          {
            name: 'Was absent',
            icon: 'user-x',
            when: 'Points is empty and not Absent',
            set: { Absent: 'true' },
          },
        ],
        samples: `
          Student       | Assessment          | Points | Absent | Feedback
          Ines Carvalho | Cell biology test   | 34     | no     | Clear diagrams
          Ines Carvalho | Osmosis lab report  | 17     | no     | Say why the control matters
          Jonas Weber   | Cell biology test   | 18     | no     | See me about mitosis
          Jonas Weber   | Osmosis lab report  |        | no     |
          Sadie Clarke  | Cell biology test   |        | yes    |
          Sadie Clarke  | Osmosis lab report  | 19     | no     |
          Tariq Aziz    | Cell biology test   | 29     | no     |
          Tariq Aziz    | Leaf drawing        | 8      | no     | Label the veins
        `,
      },
      {
        name: 'Student',
        icon: 'graduation-cap',
        fields: {
          Name: 'text required unique',
          Class: { options: ['10A', '10B', '11A'], required: true },
          Email: 'email',
          Target: { type: 'percent', min: 0, max: 100 },
          Average: { type: 'percent', computed: 'sum(Weighted in Grades) / sum(Counts in Grades)' },
          Missed: { type: 'integer', computed: 'count(Grades where Absent)' },
          Notes: 'text',
        },
        views: [
          { table: ['Class', 'Average', 'Target', 'Missed'] },
          { board: 'Class', show: ['Average', 'Target'] },
        ],
        filters: { 'Below target': 'Average < Target', Failing: 'Average < 50%' },
        badges: { 'Failing: bad': 'Average < 50%', 'Above target: good': 'Average >= Target' },
        samples: `
          Name          | Class | Email              | Target | Notes
          Ines Carvalho | 10A   | ines@example.com   | 80     |
          Jonas Weber   | 10A   | jonas@example.com  | 60     | Extra time in exams
          Sadie Clarke  | 10A   | sadie@example.com  | 85     |
          Tariq Aziz    | 10B   | tariq@example.com  | 75     |
          Mei Tanaka    | 10B   | mei@example.com    | 90     | New this term
        `,
      },
      {
        name: 'Assessment',
        icon: 'pencil-ruler',
        fields: {
          Name: 'text required unique',
          Subject: { options: ['Biology', 'Chemistry', 'Physics'], required: true },
          Kind: {
            options: ['Test: accent', 'Coursework: info', 'Oral: warning', 'Exam: bad'],
            required: true,
          },
          Date: 'date required',
          'Out of': { type: 'integer', required: true, min: 1, default: '20' },
          Weight: {
            type: 'number',
            required: true,
            min: 0,
            default: '1',
            help: 'A test of weight 2 counts twice.',
          },
          'Class average': { type: 'percent', computed: 'average(Result in Grades)' },
          'To mark': { type: 'integer', computed: 'count(Grades where Points is empty and not Absent)' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Subject', 'Kind', 'Date', 'Out of', 'Weight', 'Class average', 'To mark'] },
          { calendar: 'Date', color: 'Kind' },
        ],
        filters: { 'To mark': 'To mark > 0', Upcoming: 'Date > today' },
        badges: { 'Marking due: warning': 'To mark > 0 and Date < today - 14 days' },
        samples: `
          Name               | Subject | Kind       | Date | Out of | Weight
          Cell biology test  | Biology | Test       | -20  | 40     | 2
          Osmosis lab report | Biology | Coursework | -9   | 20     | 1
          Leaf drawing       | Biology | Coursework | -30  | 10     | 0.5
          Genetics exam      | Biology | Exam       | +16  | 80     | 4
        `,
      },
    ],
    metrics: {
      'To mark': { count: 'Grade', where: 'Points is empty and not Absent' },
      'Overall average': { average: 'Average', of: 'Student' },
      Failing: { count: 'Student', where: 'Average < 50%' },
      'Average by class': { average: 'Average', of: 'Student', by: 'Class' },
    },
    pages: [
      'Grades',
      'Students',
      'Assessments',
      {
        name: 'Term report',
        icon: 'chart-column',
        blocks: [
          { figures: ['To mark', 'Overall average', 'Failing'] },
          { chart: 'Average by class' },
          { shortlist: 'Student', title: 'Below target', where: 'Average < Target', sort: 'Average' },
        ],
      },
    ],
  },
};
