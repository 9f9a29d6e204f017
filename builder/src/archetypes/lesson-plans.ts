import type { Archetype } from './archetype';

export const lessonPlans: Archetype = {
  id: 'lesson-plans',
  names: {
    en: ['lesson plans', 'lesson planner', 'scheme of work', 'teaching plans', 'teacher planner'],
    es: ['planes de clase', 'programación de aula', 'unidades didácticas'],
    fr: ['préparation de cours', 'fiches de préparation', 'séquences pédagogiques'],
    de: ['Unterrichtsplanung', 'Unterrichtsvorbereitung', 'Stundenentwürfe'],
    pt: ['planos de aula', 'planificação de aulas', 'planeamento letivo'],
  },
  words: [
    'lesson',
    'teach',
    'objective',
    'unit',
    'starter',
    'plenary',
    'resource',
    'curriculum',
    'worksheet',
    'differentiation',
    'class',
    'topic',
    'activity',
    'teacher',
    'outcome',
    'period',
  ],
  draft: {
    title: 'Lesson plans',
    weekStart: 'monday',
    look: { accent: '#b3541e', icon: 'presentation', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Lesson',
        icon: 'presentation',
        fields: {
          Topic: 'text required',
          Unit: { to: 'Unit', required: true },
          Date: 'date',
          Period: { type: 'integer', min: 1, max: 8 },
          Objective: { type: 'text', help: 'What pupils can do at the end of it.' },
          Status: {
            options: ['Idea: neutral', 'Planned: info', 'Ready: accent', 'Taught: good'],
            required: true,
            default: 'Idea',
          },
          Resources: { to: 'Resource', many: true, inverse: 'Used in' },
          Planned: { type: 'duration', computed: 'sum(Takes in Activities)' },
          'How it went': 'rating',
        },
        sort: 'Date',
        views: [
          { calendar: 'Date', color: 'Status' },
          { board: 'Status', show: ['Unit', 'Date', 'Planned'] },
          { table: ['Unit', 'Date', 'Period', 'Status', 'Planned', 'How it went'] },
        ],
        filters: {
          'This week': 'Date >= today and Date <= today + 7 days',
          'To prepare': 'Status is "Idea" or Status is "Planned"',
          'Change next year': 'How it went <= 2',
        },
        rules: [
          { unique: ['Date', 'Period'], message: 'You teach another lesson in that period.' },
          {
            check: 'Status is not "Ready" or Objective is not empty',
            field: 'Objective',
            message: 'A lesson that is ready has an objective.',
          },
        ],
        badges: {
          'Not ready: bad': 'Date <= today + 1 day and (Status is "Idea" or Status is "Planned")',
          'Too full: warning': 'Planned > Unit.Length of a lesson',
        },
        actions: [
          {
            name: 'Ready',
            icon: 'check',
            when: 'Status is "Planned" and Objective is not empty',
            set: { Status: 'Ready' },
          },
          {
            name: 'Taught',
            icon: 'graduation-cap',
            when: 'Status is "Ready" and Date <= today',
            set: { Status: 'Taught' },
          },
        ],
        samples: `
          Topic                     | Unit             | Date | Period | Objective                                | Status  | Resources                     | How it went
          Why the Romans came       | Roman Britain    | -8   | 2      | Give three reasons for the invasion      | Taught  | Map of the Empire             | 4
          Life in a villa           | Roman Britain    | -1   | 2      | Describe a day in a villa                | Taught  | Villa floor plan, Source pack | 2
          Boudica: hero or rebel?   | Roman Britain    | +1   | 2      | Weigh two sources against each other     | Ready   | Source pack                   |
          Roads and towns           | Roman Britain    | +3   | 3      |                                          | Planned | Map of the Empire             |
          What is a monopoly?       | Industrial towns | +2   | 5      | Explain why mill towns grew              | Planned |                               |
          Chadwick’s report         | Industrial towns |      |        |                                          | Idea    |                               |
        `,
      },
      {
        name: 'Activity',
        plural: 'Activities',
        icon: 'list-checks',
        label: 'What',
        fields: {
          What: 'text required',
          Lesson: { to: 'Lesson', required: true, onDelete: 'cascade' },
          Order: { type: 'integer', required: true, min: 1, default: '1' },
          Kind: {
            options: [
              'Starter: info',
              'Teaching: accent',
              'Group work: warning',
              'On their own: neutral',
              'Plenary: good',
            ],
            required: true,
          },
          Takes: { type: 'duration', required: true, min: 1 },
          'For those who need more': 'text',
        },
        sort: 'Order',
        views: [{ table: ['Lesson', 'Order', 'Kind', 'Takes', 'For those who need more'] }],
        filters: { 'Group work': 'Kind is "Group work"' },
        samples: `
          What                          | Lesson                  | Order | Kind         | Takes | For those who need more
          Odd one out: four objects     | Boudica: hero or rebel? | 1     | Starter      | 0:08  |
          Reading Tacitus together      | Boudica: hero or rebel? | 2     | Teaching     | 0:15  | Read Cassius Dio too
          Sort the evidence cards       | Boudica: hero or rebel? | 3     | Group work   | 0:20  |
          Vote and say why              | Boudica: hero or rebel? | 4     | Plenary      | 0:10  |
          Draw the road network         | Roads and towns         | 1     | On their own | 0:25  | Work out a legion’s march
        `,
      },
      {
        name: 'Unit',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Subject: 'text',
          Year: { options: ['Year 7', 'Year 8', 'Year 9', 'Year 10'], required: true },
          Term: { options: ['Autumn', 'Spring', 'Summer'], required: true },
          'Length of a lesson': { type: 'duration', required: true, default: '50 minutes' },
          Lessons: { type: 'integer', min: 1, help: 'How many the unit has room for.' },
          Taught: { type: 'integer', computed: 'count(Lessons.Unit where Status is "Taught")' },
        },
        views: [
          { board: 'Term', show: ['Subject', 'Year', 'Lessons', 'Taught'] },
          { table: ['Subject', 'Year', 'Term', 'Lessons', 'Taught'] },
        ],
        badges: { 'All taught: good': 'Taught >= Lessons' },
        samples: `
          Name             | Subject | Year   | Term   | Length of a lesson | Lessons
          Roman Britain    | History | Year 7 | Autumn | 0:50               | 8
          Industrial towns | History | Year 9 | Autumn | 0:50               | 10
          The Tudors       | History | Year 8 | Spring | 0:50               | 12
          Suffragettes     | History | Year 9 | Summer | 0:50               | 6
        `,
      },
      {
        name: 'Resource',
        icon: 'folder-open',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Worksheet', 'Slides', 'Film', 'Object', 'Map'], required: true },
          Link: 'url',
          Where: { type: 'text', help: 'Cupboard, drawer or folder.' },
          'Times used': { type: 'integer', computed: 'count(Used in)' },
        },
        views: [{ table: ['Kind', 'Where', 'Link', 'Times used'] }],
        samples: `
          Name              | Kind      | Link                              | Where
          Source pack       | Worksheet | https://example.org/boudica       | Blue folder
          Map of the Empire | Map       |                                   | Rolled, behind the door
          Villa floor plan  | Slides    | https://example.org/villa         |
          Spinning film     | Film      | https://example.org/spinning      |
        `,
      },
    ],
    metrics: {
      'To prepare this week': {
        count: 'Lesson',
        where: 'Date >= today and Date <= today + 7 days and (Status is "Idea" or Status is "Planned")',
      },
      'Taught so far': { count: 'Lesson', where: 'Status is "Taught"' },
      'How lessons went': { average: 'How it went', of: 'Lesson' },
      'Lessons by unit': { count: 'Lesson', by: 'Unit' },
    },
    pages: [
      'Lessons',
      'Activities',
      'Units',
      'Resources',
      {
        name: 'Week ahead',
        icon: 'calendar-days',
        blocks: [
          { figures: ['To prepare this week', 'Taught so far', 'How lessons went'] },
          {
            shortlist: 'Lesson',
            title: 'Prepare these',
            where: 'Date >= today and (Status is "Idea" or Status is "Planned")',
            sort: 'Date',
          },
          { chart: 'Lessons by unit' },
        ],
      },
    ],
  },
};
