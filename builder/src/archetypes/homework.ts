import type { Archetype } from './archetype';

export const homework: Archetype = {
  id: 'homework',
  names: {
    en: ['homework', 'homework planner', 'school homework', 'homework diary', 'school tests'],
    es: ['deberes', 'agenda escolar', 'tareas escolares'],
    fr: ['devoirs', 'cahier de textes', 'devoirs d’école'],
    de: ['Hausaufgaben', 'Hausaufgabenheft', 'Schulaufgaben'],
    pt: ['trabalhos de casa', 'deveres da escola', 'lição de casa'],
  },
  words: [
    'homework',
    'school',
    'subject',
    'teacher',
    'worksheet',
    'essay',
    'spelling',
    'maths',
    'test',
    'exercise',
    'hand-in',
    'satchel',
    'vocabulary',
    'pupil',
    'revise',
    'classroom',
  ],
  draft: {
    title: 'Homework',
    look: { accent: '#b3541e', icon: 'pencil-ruler', font: 'friendly', radius: 'soft' },
    weekStart: 'monday',
    entities: [
      {
        name: 'Homework',
        plural: 'Homework',
        icon: 'pencil',
        label: 'Task',
        fields: {
          Task: 'text required',
          Subject: { to: 'Subject', required: true },
          Set: { type: 'date', required: true, default: 'today' },
          Due: 'date required',
          Status: {
            options: ['To do: warning', 'Started: accent', 'Done: good', 'Handed in: neutral'],
            required: true,
            default: 'To do',
          },
          Takes: { type: 'duration', min: 5 },
          'Needs help': 'boolean',
          Sheet: 'image',
          Notes: 'text',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Subject', 'Due', 'Takes'] },
          { calendar: 'Due', color: 'Subject' },
          { table: ['Subject', 'Set', 'Due', 'Status', 'Takes', 'Needs help'] },
        ],
        filters: {
          'To do': 'Status is "To do" or Status is "Started"',
          'For tomorrow': 'Due = today + 1 day and Status is not "Handed in"',
          'Needs help': 'Needs help and Status is not "Handed in"',
        },
        opensWith: 'To do',
        rules: [{ check: 'Due > Set', field: 'Due', message: 'Homework is due after the day it is set.' }],
        badges: {
          'Late: bad': '(Status is "To do" or Status is "Started") and Due < today',
          'For tomorrow: warning':
            '(Status is "To do" or Status is "Started") and Due >= today and Due <= today + 1 day',
          'Needs help: info': 'Needs help and (Status is "To do" or Status is "Started")',
        },
        actions: [
          { name: 'Start', icon: 'play', when: 'Status is "To do"', set: { Status: 'Started' } },
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "To do" or Status is "Started"',
            set: { Status: 'Done', 'Needs help': 'false' },
          },
          { name: 'Handed in', icon: 'upload', when: 'Status is "Done"', set: { Status: 'Handed in' } },
        ],
        samples: `
          Task                       | Subject         | Set | Due | Status    | Takes | Needs help | Sheet           | Notes
          Fractions, page 42, 1 to 6 | Maths, Ben      | -2  | +1  | Started   | 0:30  | yes        | fractions sheet | Number 5 is hard
          Spellings, list 9          | English, Ben    | -1  | +4  | Done      | 0:15  | no         |                 |
          Volcano poster             | Geography, Edie | -9  | +6  | To do     | 2:00  | no         |                 | Needs A3 card
          Verbs in the past          | French, Edie    | -3  | -1  | To do     | 0:25  | no         |                 | Was ill
          Read chapter 3             | English, Ben    | -4  | +0  | Done      | 0:20  | no         |                 |
          Angles worksheet           | Maths, Ben      | -8  | -5  | Handed in | 0:35  | no         | angles sheet    |
        `,
      },
      {
        name: 'Subject',
        icon: 'book-open',
        fields: {
          Name: { type: 'text', required: true, unique: true },
          Child: { to: 'Child', required: true, onDelete: 'cascade' },
          Teacher: 'person',
          Email: 'email',
          'Lessons on': { options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], many: true },
          Open: {
            type: 'integer',
            computed: 'count(Homework where Status is "To do" or Status is "Started")',
          },
          'Average mark': { type: 'percent', computed: 'average(Mark in Tests)' },
        },
        views: [{ table: ['Child', 'Teacher', 'Lessons on', 'Open', 'Average mark'] }],
        filters: { 'With homework': 'Open > 0' },
        badges: { 'Needs practice: warning': 'Average mark < 60%' },
        samples: `
          Name            | Child | Teacher     | Email                     | Lessons on
          Maths, Ben      | Ben   | Mrs Okafor  | okafor@elmroad.example    | Mon, Wed, Fri
          English, Ben    | Ben   | Mr Lewis    | lewis@elmroad.example     | Tue, Thu
          French, Edie    | Edie  | Mme Garnier | garnier@highfield.example | Mon, Thu
          Geography, Edie | Edie  | Mr Stone    |                           | Tue, Fri
        `,
      },
      {
        name: 'Test',
        icon: 'clipboard-check',
        label: 'Topic',
        fields: {
          Topic: 'text required',
          Subject: { to: 'Subject', required: true, onDelete: 'cascade' },
          Date: 'date required',
          Learnt: { type: 'percent', min: 0, max: 100, default: '0%' },
          Mark: { type: 'percent', min: 0, max: 100 },
          'Days left': { type: 'integer', computed: 'max(0, Date - today)' },
        },
        sort: 'Date',
        views: [
          { table: ['Subject', 'Date', 'Days left', 'Learnt', 'Mark'] },
          { calendar: 'Date', color: 'Subject' },
        ],
        filters: { 'To come': 'Date >= today', 'To hear back': 'Date < today and Mark is empty' },
        rules: [
          {
            check: 'Mark is empty or Date <= today',
            field: 'Mark',
            message: 'There is no mark before the test.',
          },
        ],
        badges: { 'Learn now: warning': 'Date >= today and Date <= today + 3 days and Learnt < 80%' },
        actions: [
          {
            name: 'Learnt some',
            icon: 'plus',
            when: 'Date >= today and Learnt <= 80%',
            set: { Learnt: 'Learnt + 20%' },
          },
        ],
        samples: `
          Topic          | Subject         | Date | Learnt | Mark
          Fractions      | Maths, Ben      | +3   | 40     |
          Food and drink | French, Edie    | +9   | 20     |
          Rivers         | Geography, Edie | -5   | 90     |
          Times tables   | Maths, Ben      | -20  | 80     | 88
          Regular verbs  | French, Edie    | -31  | 60     | 54
        `,
      },
      {
        name: 'Child',
        plural: 'Children',
        icon: 'graduation-cap',
        fields: {
          Name: 'text required unique',
          School: 'text',
          Class: 'text',
          'Form teacher': 'person',
          Phone: { type: 'phone', help: 'Of the school office.' },
          Open: { type: 'integer', computed: 'sum(Open in Subjects)' },
        },
        views: [{ cards: ['School', 'Class', 'Open'] }],
        badges: { 'A lot to do: warning': 'Open >= 2' },
        samples: `
          Name  | School           | Class   | Form teacher | Phone
          Ben   | Elm Road Primary | 5B      | Mrs Okafor   | +44 1632 960911
          Edie  | Highfield School | 8C      | Mr Stone     | +44 1632 960922
          Rowan | Elm Road Primary | 1A      | Miss Hart    | +44 1632 960911
          Tilly | Little Acorns    | Nursery | Jo           | +44 1632 960937
        `,
      },
    ],
    metrics: {
      'To do': { count: 'Homework', where: 'Status is "To do" or Status is "Started"' },
      'Work still ahead': { sum: 'Takes', of: 'Homework', where: 'Status is "To do" or Status is "Started"' },
      'Homework by subject': { count: 'Homework', by: 'Subject' },
      'Average mark': { average: 'Mark', of: 'Test' },
    },
    pages: [
      'Homework',
      'Tests',
      {
        name: 'This evening',
        icon: 'lamp-desk',
        blocks: [
          { figures: ['To do', 'Work still ahead', 'Average mark'] },
          {
            shortlist: 'Homework',
            title: 'Do these first',
            where: 'Status is "To do" or Status is "Started"',
            sort: 'Due',
          },
          { shortlist: 'Test', title: 'Next tests', where: 'Date >= today', sort: 'Date' },
          { chart: 'Homework by subject' },
        ],
      },
      'Subjects',
      'Children',
    ],
  },
};
