import type { Archetype } from './archetype';

export const sprintBoard: Archetype = {
  id: 'sprint-board',
  names: {
    en: ['sprint board', 'sprint tasks', 'scrum board', 'agile board', 'user stories', 'sprint backlog'],
    es: ['tablero de sprint', 'tablero scrum', 'historias de usuario'],
    fr: ['tableau de sprint', 'tableau scrum', 'récits utilisateur'],
    de: ['Sprintboard', 'Scrum-Board', 'Sprintplanung'],
    pt: ['quadro de sprint', 'quadro scrum', 'histórias de utilizador'],
  },
  words: [
    'sprint',
    'scrum',
    'story',
    'backlog',
    'velocity',
    'agile',
    'standup',
    'retrospective',
    'estimate',
    'kanban',
    'epic',
    'developer',
    'capacity',
  ],
  draft: {
    title: 'Sprint board',
    look: { accent: '#1d6fa5', icon: 'kanban', font: 'technical', density: 'compact' },
    entities: [
      {
        name: 'Story',
        plural: 'Stories',
        icon: 'square-check',
        fields: {
          Title: 'text required',
          Sprint: { to: 'Sprint', help: 'Empty while it is in the backlog.' },
          Kind: {
            options: ['Feature: accent', 'Bug: bad', 'Chore: neutral'],
            required: true,
            default: 'Feature',
          },
          Status: {
            options: ['To do: neutral', 'In progress: info', 'In review: warning', 'Done: good'],
            required: true,
            default: 'To do',
          },
          Points: { type: 'integer', min: 1, max: 13, help: '1, 2, 3, 5, 8 or 13.' },
          Assignee: 'person',
          'Blocked by': { type: 'text', help: 'What keeps it from going on.' },
          Acceptance: { type: 'longtext', help: 'How we know that it is done.' },
        },
        views: [
          { board: 'Status', show: ['Kind', 'Points', 'Assignee'], where: 'Sprint.Running' },
          { board: 'Sprint', name: 'Planning', show: ['Points', 'Kind'] },
          { table: ['Sprint', 'Kind', 'Status', 'Points', 'Assignee'] },
        ],
        filters: {
          'This sprint': 'Sprint.Running',
          Backlog: 'Sprint is empty',
          Blocked: 'Blocked by is not empty and Status is not "Done"',
        },
        rules: [
          {
            check: 'Points is empty or Points <= 3 or Points = 5 or Points = 8 or Points = 13',
            field: 'Points',
            message: 'We estimate in 1, 2, 3, 5, 8 or 13 points.',
          },
          {
            check: 'Sprint is empty or Points is not empty',
            field: 'Points',
            message: 'What goes into a sprint has been estimated.',
          },
          {
            limit: '2',
            within: ['Assignee'],
            where: 'Status is "In progress"',
            message: 'At most two stories in progress for each person.',
          },
        ],
        badges: {
          'Blocked: bad': 'Blocked by is not empty and Status is not "Done"',
          'Too big: warning': 'Points >= 13 and Status is "To do"',
        },
        actions: [
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "To do" and Sprint is not empty',
            set: { Status: 'In progress' },
          },
          {
            name: 'To review',
            icon: 'search-check',
            when: 'Status is "In progress"',
            set: { Status: 'In review' },
          },
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "In review"',
            set: { Status: 'Done', 'Blocked by': 'empty' },
          },
        ],
        samples: `
          Title                         | Sprint    | Kind    | Status      | Points | Assignee   | Blocked by       | Acceptance
          Pay by bank transfer          | Sprint 24 | Feature | In progress | 8      | Milo Grant | Keys of the bank | A transfer of one pound arrives.
          Receipt shows the wrong total | Sprint 24 | Bug     | In review   | 3      | Ana Duarte |                  | Rounded once, at the end.
          Update the test database      | Sprint 24 | Chore   | To do       | 2      | Milo Grant |                  |
          Search by postcode            | Sprint 23 | Feature | Done        | 5      | Ana Duarte |                  |
          Accounts for whole families   |           | Feature | To do       | 13     |            |                  |
          Faster start page             | Sprint 22 | Chore   | Done        | 3      | Joss Lee   |                  | Under one second.
        `,
      },
      {
        name: 'Sprint',
        icon: 'repeat',
        fields: {
          Name: 'text required unique',
          Goal: 'text required',
          Starts: { type: 'date', required: true, default: 'today' },
          Ends: { type: 'date', required: true, default: 'today + 13 days' },
          Capacity: { type: 'integer', min: 1, unit: 'points' },
          Planned: { type: 'integer', computed: 'sum(Points in Stories)', unit: 'points' },
          Done: {
            type: 'integer',
            computed: 'sum(Points in Stories where Status is "Done")',
            unit: 'points',
          },
          Running: { type: 'boolean', computed: 'Starts <= today and Ends >= today' },
        },
        sort: 'Starts desc',
        views: [
          { cards: ['Goal', 'Starts', 'Ends', 'Planned', 'Done'] },
          { timeline: 'Starts', end: 'Ends' },
        ],
        filters: { Running: 'Running', 'To come': 'Starts > today' },
        rules: [
          { check: 'Ends > Starts', field: 'Ends', message: 'A sprint ends after it starts.' },
          { noOverlap: ['Starts', 'Ends + 1 day'], message: 'One sprint at a time.' },
        ],
        badges: { 'Too full: bad': 'Planned > Capacity', 'Running: accent': 'Running' },
        samples: `
          Name      | Goal                         | Starts | Ends | Capacity
          Sprint 25 | Families share one account   | +8     | +21  | 16
          Sprint 24 | Customers pay without a card | -6     | +7   | 12
          Sprint 23 | Find the nearest branch      | -20    | -7   | 14
          Sprint 22 | Tidy up after the launch     | -34    | -21  | 14
        `,
      },
      {
        name: 'Retro note',
        icon: 'sticky-note',
        fields: {
          Note: 'text required',
          Sprint: { to: 'Sprint', required: true, onDelete: 'cascade' },
          Kind: { options: ['Went well: good', 'To improve: warning', 'Try next: accent'], required: true },
          By: 'person',
          Votes: { type: 'integer', min: 0, default: '0' },
        },
        sort: 'Votes desc',
        views: [{ board: 'Kind', show: ['Sprint', 'Votes'] }, { table: ['Sprint', 'Kind', 'By', 'Votes'] }],
        filters: { 'To try': 'Kind is "Try next"' },
        actions: [{ name: 'Vote', icon: 'thumbs-up', set: { Votes: 'Votes + 1' } }],
        samples: `
          Note                            | Sprint    | Kind       | By         | Votes
          Pairing on the search paid off  | Sprint 23 | Went well  | Joss Lee   | 3
          Reviews wait for two days       | Sprint 23 | To improve | Ana Duarte | 5
          Review before starting new work | Sprint 23 | Try next   | Milo Grant | 4
          Release notes were late         | Sprint 22 | To improve | Joss Lee   | 2
        `,
      },
    ],
    metrics: {
      'Points left': { sum: 'Points', of: 'Story', where: 'Sprint.Running and Status is not "Done"' },
      Blocked: { count: 'Story', where: 'Blocked by is not empty and Status is not "Done"', goal: 0 },
      Velocity: {
        sum: 'Points',
        of: 'Story',
        where: 'Status is "Done" and Sprint is not empty',
        by: 'Sprint',
      },
      'Points by status': { sum: 'Points', of: 'Story', where: 'Sprint.Running', by: 'Status' },
    },
    pages: [
      'Stories',
      'Sprints',
      'Retro notes',
      {
        name: 'Stand-up',
        icon: 'timer',
        blocks: [
          { figures: ['Points left', 'Blocked'] },
          { chart: 'Points by status', shape: 'donut' },
          { chart: 'Velocity' },
          {
            shortlist: 'Story',
            title: 'Blocked',
            where: 'Blocked by is not empty and Status is not "Done"',
          },
        ],
      },
    ],
  },
};
