import type { Archetype } from './archetype';

export const classRegister: Archetype = {
  id: 'class-register',
  names: {
    en: ['class register', 'attendance register', 'school attendance', 'class roll', 'roll call'],
    es: ['registro de asistencia', 'pase de lista', 'libro de clase'],
    fr: ['registre d’appel', 'cahier d’appel', 'appel en classe'],
    de: ['Klassenbuch', 'Anwesenheitsliste', 'Anwesenheit im Unterricht'],
    pt: ['livro de ponto', 'registo de presenças', 'lista de chamada'],
  },
  words: [
    'register',
    'attendance',
    'pupil',
    'absent',
    'late',
    'class',
    'school',
    'teacher',
    'mark',
    'excuse',
    'parent',
    'roll',
    'truancy',
    'form',
    'classroom',
    'unauthorised',
  ],
  draft: {
    title: 'Class register',
    weekStart: 'monday',
    look: { accent: '#6a4bb8', icon: 'clipboard-check', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Pupil',
        icon: 'graduation-cap',
        fields: {
          Name: 'text required unique',
          Class: { to: 'Class', required: true },
          'Born on': 'date',
          Parent: 'person',
          Phone: { type: 'phone', help: 'Called on the first morning of an absence.' },
          'Medical notes': 'text',
          'Half days missed': {
            type: 'integer',
            computed: 'count(Marks where Mark is not "Present" and Mark is not "Late")',
          },
          'Times late': { type: 'integer', computed: 'count(Marks where Mark is "Late")' },
          Attendance: {
            type: 'percent',
            computed: 'count(Marks where Mark is "Present" or Mark is "Late") / count(Marks)',
          },
        },
        views: [
          { table: ['Class', 'Parent', 'Phone', 'Half days missed', 'Times late', 'Attendance'] },
          { cards: ['Class', 'Attendance', 'Phone'] },
        ],
        filters: { 'Poor attendance': 'Attendance < 90%', 'Often late': 'Times late >= 2' },
        badges: { 'Below 90 %: bad': 'Attendance < 90%', 'Often late: warning': 'Times late >= 2' },
        actions: [
          {
            name: 'Present today',
            icon: 'check',
            when: 'count(Marks where Date = today) = 0',
            adds: 'Mark',
            set: { Pupil: 'this', Date: 'today', Mark: 'Present' },
          },
          {
            name: 'Missing today',
            icon: 'user-x',
            when: 'count(Marks where Date = today) = 0',
            adds: 'Mark',
            set: { Pupil: 'this', Date: 'today', Mark: 'Not explained' },
          },
        ],
        samples: `
          Name           | Class | Born on    | Parent        | Phone           | Medical notes
          Amira Haddad   | 4 Oak | 2017-03-12 | Leila Haddad  | +44 1632 960201 |
          Callum Pryce   | 4 Oak | 2017-01-30 | Rhian Pryce   | +44 1632 960215 | Inhaler in the office
          Daisy Okonkwo  | 4 Oak | 2016-11-04 | Ngozi Okonkwo | +44 1632 960222 |
          Finn Gallagher | 4 Elm | 2017-06-19 | Sean Gallagher | +44 1632 960236 | Nut allergy
          Zofia Nowak    | 4 Elm | 2016-09-27 | Marta Nowak   | +44 1632 960248 |
        `,
      },
      {
        name: 'Mark',
        icon: 'check',
        label: 'Pupil',
        fields: {
          Pupil: { to: 'Pupil', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Session: { options: ['Morning', 'Afternoon'], required: true, default: 'Morning' },
          Mark: {
            options: [
              'Present: good',
              'Late: warning',
              'Ill: info',
              'Excused: neutral',
              'Not explained: bad',
            ],
            required: true,
            default: 'Present',
          },
          'Minutes late': { type: 'integer', min: 1, max: 180, unit: 'min' },
          Reason: 'text',
          'Parent told': 'boolean',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Session', 'Mark', 'Minutes late', 'Reason', 'Parent told'] },
          { board: 'Mark', show: ['Date', 'Session', 'Reason'] },
          { calendar: 'Date', color: 'Mark' },
        ],
        filters: {
          Today: 'Date = today',
          Unexplained: 'Mark is "Not explained"',
          'To ring': 'Mark is "Not explained" and not Parent told',
        },
        rules: [
          {
            unique: ['Pupil', 'Date', 'Session'],
            message: 'This pupil has a mark for that session already.',
          },
          { check: 'Date <= today', field: 'Date', message: 'The register is not taken in advance.' },
          {
            check: 'Minutes late is empty or Mark is "Late"',
            field: 'Minutes late',
            message: 'Only a late pupil has minutes late.',
          },
        ],
        badges: { 'Ring home: bad': 'Mark is "Not explained" and not Parent told' },
        actions: [
          {
            name: 'Parent told',
            icon: 'phone',
            when: 'Mark is "Not explained" and not Parent told',
            set: { 'Parent told': 'true' },
          },
          {
            name: 'Came late',
            icon: 'clock',
            when: 'Mark is "Not explained" and Date = today',
            set: { Mark: 'Late' },
          },
          { name: 'Excuse', icon: 'file-check', when: 'Mark is "Not explained"', set: { Mark: 'Excused' } },
        ],
        samples: `
          Pupil          | Date | Session   | Mark          | Minutes late | Reason           | Parent told
          Amira Haddad   | -1   | Morning   | Present       |              |                  | no
          Callum Pryce   | -1   | Morning   | Late          | 15           | Bus              | no
          Daisy Okonkwo  | -1   | Morning   | Not explained |              |                  | no
          Finn Gallagher | -1   | Morning   | Ill           |              | Stomach bug      | yes
          Zofia Nowak    | -1   | Morning   | Present       |              |                  | no
          Callum Pryce   | -2   | Afternoon | Excused       |              | Dentist          | yes
          Callum Pryce   | -3   | Morning   | Late          | 20           | Bus              | no
          Amira Haddad   | -2   | Morning   | Present       |              |                  | no
        `,
      },
      {
        name: 'Class',
        plural: 'Classes',
        icon: 'school',
        fields: {
          Name: 'text required unique',
          Teacher: 'person',
          Room: 'text',
          Places: { type: 'integer', min: 1, max: 40, default: '30' },
          'On roll': { type: 'integer', computed: 'count(Pupils)' },
          Attendance: { type: 'percent', computed: 'average(Attendance in Pupils)' },
        },
        views: [{ cards: ['Teacher', 'Room', 'On roll', 'Attendance'] }],
        badges: { 'Full: warning': 'On roll >= Places' },
        samples: `
          Name    | Teacher      | Room | Places
          4 Oak   | Ms Farrow    | 12   | 30
          4 Elm   | Mr Adeyemi   | 14   | 30
          3 Birch | Mrs Lindqvist | 9   | 28
          5 Ash   | Mr Doyle     | 15   | 30
        `,
      },
    ],
    metrics: {
      'Missing today': {
        count: 'Mark',
        where: 'Date = today and Mark is not "Present" and Mark is not "Late"',
      },
      'Parents to ring': { count: 'Mark', where: 'Mark is "Not explained" and not Parent told' },
      'Average attendance': { average: 'Attendance', of: 'Pupil' },
      'Marks by kind': { count: 'Mark', by: 'Mark' },
    },
    pages: [
      'Marks',
      'Pupils',
      'Classes',
      {
        name: 'School office',
        icon: 'phone',
        blocks: [
          { figures: ['Missing today', 'Parents to ring', 'Average attendance'] },
          {
            shortlist: 'Mark',
            title: 'Ring home',
            where: 'Mark is "Not explained" and not Parent told',
            sort: 'Date desc',
          },
          { chart: 'Marks by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
