import type { Archetype } from './archetype';

export const houseChores: Archetype = {
  id: 'house-chores',
  names: {
    en: ['chores', 'household chores', 'housework', 'chore rota', 'chore chart'],
    es: ['tareas domésticas', 'tareas del hogar', 'quehaceres de casa'],
    fr: ['tâches ménagères', 'corvées de la maison', 'planning de ménage'],
    de: ['Haushaltsaufgaben', 'Hausarbeit', 'Putzplan für die Wohnung'],
    pt: ['tarefas domésticas', 'tarefas de casa', 'lida da casa'],
  },
  words: [
    'chore',
    'housework',
    'rota',
    'hoover',
    'vacuum',
    'mop',
    'dust',
    'dishes',
    'laundry',
    'bin',
    'tidy',
    'housemate',
    'flatmate',
    'turn',
    'bathroom',
    'iron',
  ],
  draft: {
    title: 'Who does what',
    look: {
      accent: '#44606e',
      icon: 'washing-machine',
      font: 'friendly',
      radius: 'round',
      density: 'compact',
    },
    weekStart: 'monday',
    entities: [
      {
        name: 'Chore',
        icon: 'list-checks',
        fields: {
          Name: 'text required unique',
          Room: {
            options: ['Kitchen', 'Bathroom', 'Living room', 'Bedrooms', 'Hall and stairs', 'Outside'],
          },
          'Whose turn': { to: 'Housemate', inverse: 'Turns' },
          Every: { type: 'integer', required: true, min: 1, max: 365, unit: 'days', default: '7' },
          Takes: { type: 'duration', min: 1 },
          'Last done': { type: 'date', computed: 'largest(Date in Times done)' },
          Due: {
            type: 'date',
            computed: 'if Last done is empty then today else Last done + Every',
          },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'Whose turn', show: ['Room', 'Due', 'Takes'] },
          { table: ['Room', 'Whose turn', 'Every', 'Last done', 'Due'] },
          { calendar: 'Due', color: 'Whose turn' },
        ],
        filters: {
          Due: 'Due <= today',
          'This week': 'Due <= today + 6 days',
          'Nobody’s turn': 'Whose turn is empty',
        },
        rules: [
          {
            check: 'Whose turn.Away until is empty or Whose turn.Away until < Due',
            field: 'Whose turn',
            message: 'They are still away when this is due.',
          },
        ],
        badges: { 'Overdue: bad': 'Due < today', 'Today: warning': 'Due = today' },
        actions: [
          {
            name: 'Done',
            icon: 'check',
            when: 'Whose turn is not empty',
            adds: 'Time done',
            set: { Chore: 'this', Date: 'today', 'Done by': 'Whose turn', Took: 'Takes' },
          },
        ],
        samples: `
          Name                  | Room            | Whose turn | Every | Takes | Notes
          Hoover the hall       | Hall and stairs | Rosie      | 7     | 0:20  | Move the shoe rack, the dust hides behind it.
          Clean the bathroom    | Bathroom        | Callum     | 7     | 0:45  | No bleach on the taps.
          Take out the bins     | Outside         | Rosie      | 7     | 0:10  | Recycling goes out every other Thursday.
          Wipe the kitchen tops | Kitchen         | Meera      | 2     | 0:15  |
          Wash the bed linen    | Bedrooms        | Callum     | 14    | 0:30  | Sixty degrees.
          Descale the kettle    | Kitchen         |            | 60    | 0:15  | Vinegar is under the sink.
        `,
      },
      {
        name: 'Time done',
        plural: 'Times done',
        icon: 'check-check',
        label: 'Chore',
        fields: {
          Chore: { to: 'Chore', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          'Done by': { to: 'Housemate', required: true },
          Took: { type: 'duration', min: 1 },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Done by', 'Took', 'Notes'] }, { calendar: 'Date', color: 'Done by' }],
        filters: { 'Last seven days': 'Date > today - 7 days' },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'It cannot be done before its day.' },
          { unique: ['Chore', 'Date'], message: 'This chore is ticked off for that day already.' },
        ],
        samples: `
          Chore                 | Date | Done by | Took | Notes
          Hoover the hall       | -9   | Callum  | 0:20 |
          Clean the bathroom    | -7   | Meera   | 0:50 | Limescale on the shower head
          Take out the bins     | -4   | Rosie   | 0:10 |
          Wipe the kitchen tops | -1   | Callum  | 0:15 |
          Wash the bed linen    | -5   | Callum  | 0:35 |
          Wipe the kitchen tops | -3   | Meera   | 0:10 |
        `,
      },
      {
        name: 'Housemate',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          'Away until': 'date',
          Done: {
            type: 'integer',
            computed: 'count(Times done where Date > today - 7 days)',
            help: 'Chores in the last seven days.',
          },
          Time: {
            type: 'duration',
            computed: 'sum(Took in Times done where Date > today - 7 days)',
            help: 'Spent in the last seven days.',
          },
        },
        views: [{ cards: ['Colour', 'Done', 'Time', 'Away until'] }],
        badges: { 'Away: neutral': 'Away until >= today', 'Nothing yet: warning': 'Done = 0' },
        samples: `
          Name   | Colour  | Away until
          Rosie  | #b14a6b |
          Callum | #1d6fa5 |
          Meera  | #59469e | -1
          Tobias | #2d7560 | +6
        `,
      },
    ],
    metrics: {
      'Due now': { count: 'Chore', where: 'Due <= today' },
      'Done this week': { count: 'Time done', where: 'Date > today - 7 days' },
      'Time by housemate': { sum: 'Took', of: 'Time done', by: 'Done by' },
      'Chores by room': { count: 'Chore', by: 'Room' },
    },
    pages: [
      'Chores',
      {
        name: 'Fair shares',
        icon: 'scale',
        blocks: [
          { figures: ['Due now', 'Done this week'] },
          { shortlist: 'Chore', title: 'Next to do', where: 'Due <= today + 6 days', sort: 'Due' },
          { chart: 'Time by housemate' },
          { chart: 'Chores by room', shape: 'donut' },
        ],
      },
      'Times done',
      'Housemates',
    ],
  },
};
