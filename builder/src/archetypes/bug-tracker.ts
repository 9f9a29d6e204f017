import type { Archetype } from './archetype';

export const bugTracker: Archetype = {
  id: 'bug-tracker',
  names: {
    en: ['bugs', 'bug tracker', 'issue tracker', 'software defects', 'bug reports'],
    es: ['errores de software', 'seguimiento de errores', 'gestor de incidencias de software'],
    fr: ['bogues', 'suivi des bogues', 'anomalies logicielles'],
    de: ['Fehlerberichte', 'Bugtracker', 'Softwarefehler'],
    pt: ['erros de software', 'registo de bugs', 'relatórios de erros'],
  },
  words: [
    'bug',
    'issue',
    'severity',
    'reproduce',
    'regression',
    'crash',
    'fix',
    'version',
    'release',
    'component',
    'tester',
    'triage',
    'blocker',
    'duplicate',
  ],
  draft: {
    title: 'Bugs',
    look: { accent: '#b3261e', icon: 'bug', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Bug',
        icon: 'bug',
        fields: {
          Title: 'text required',
          Severity: {
            options: ['Blocker: bad', 'Major: warning', 'Minor: info', 'Cosmetic: neutral'],
            required: true,
            default: 'Major',
          },
          Status: {
            options: [
              'New: info',
              'Confirmed: accent',
              'In progress: warning',
              'Fixed: good',
              'Rejected: neutral',
            ],
            required: true,
            default: 'New',
          },
          Component: { options: ['Import', 'Search', 'Checkout', 'Mobile app', 'API'] },
          'Found in': { to: 'Version', required: true, inverse: 'Found here' },
          'Fixed in': { to: 'Version', inverse: 'Fixed here' },
          Assignee: 'person',
          Reported: { type: 'date', required: true, default: 'today' },
          Steps: { type: 'longtext', help: 'How to make it happen, and what you saw instead.' },
        },
        sort: 'Reported desc',
        views: [
          { board: 'Status', show: ['Severity', 'Component', 'Assignee'] },
          { table: ['Severity', 'Status', 'Component', 'Found in', 'Fixed in', 'Assignee'] },
          { chart: 'Open bugs by component' },
        ],
        filters: {
          Open: 'Status is not "Fixed" and Status is not "Rejected"',
          'To triage': 'Status is "New"',
          Blockers: 'Severity is "Blocker" and Status is not "Fixed" and Status is not "Rejected"',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is not "Fixed" or Fixed in is not empty',
            field: 'Fixed in',
            message: 'Say in which version it is fixed.',
          },
          {
            check: 'Status is "New" or Status is "Rejected" or Steps is not empty',
            field: 'Steps',
            message: 'A bug is confirmed once somebody wrote down how to make it happen.',
          },
        ],
        badges: {
          'Blocks the release: bad':
            'Severity is "Blocker" and Status is not "Fixed" and Status is not "Rejected"',
          'Old: warning': 'Status is not "Fixed" and Status is not "Rejected" and Reported < today - 60 days',
        },
        actions: [
          {
            name: 'Confirm',
            icon: 'search-check',
            when: 'Status is "New" and Steps is not empty',
            set: { Status: 'Confirmed' },
          },
          { name: 'Start', icon: 'play', when: 'Status is "Confirmed"', set: { Status: 'In progress' } },
          {
            name: 'Reopen',
            icon: 'rotate-ccw',
            when: 'Status is "Fixed"',
            set: { Status: 'Confirmed', 'Fixed in': 'empty' },
          },
        ],
        samples: `
          Title                            | Severity | Status      | Component  | Found in | Fixed in | Assignee    | Reported | Steps
          Cart empties after voucher       | Blocker  | In progress | Checkout   | 5.3      |          | Yusuf Demir | -3       | Add two items, apply a voucher twice.
          Umlauts broken in CSV import     | Major    | Confirmed   | Import     | 5.2      |          |             | -18      | Import a file saved as Latin-1.
          Search ignores hyphens           | Minor    | New         | Search     | 5.3      |          |             | -1       | Search for “e-bike”, get nothing.
          Spinner never stops when offline | Major    | Fixed       | Mobile app | 5.2      | 5.3      | Nell Ashby  | -40      | Airplane mode, then pull to refresh.
          500 on empty page parameter      | Major    | Fixed       | API        | 5.1      | 5.2      | Yusuf Demir | -75      | GET /orders?page=
          Logo one pixel off               | Cosmetic | Confirmed   | Checkout   | 5.1      |          |             | -90      | Open at 125 % zoom.
        `,
      },
      {
        name: 'Comment',
        icon: 'message-square',
        label: 'Comment',
        fields: {
          Comment: 'text required',
          Bug: { to: 'Bug', required: true, onDelete: 'cascade' },
          By: { type: 'person', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Screenshot: 'image',
        },
        sort: 'Date desc',
        views: [
          { list: ['Bug', 'By', 'Date'] },
          { gallery: 'Screenshot', show: ['Bug'], where: 'Screenshot is not empty' },
        ],
        filters: { 'With screenshot': 'Screenshot is not empty' },
        samples: `
          Comment                                | Bug                          | By          | Date | Screenshot
          Happens only when logged in            | Cart empties after voucher   | Nell Ashby  | -3   | empty cart
          Race between two writes to the session | Cart empties after voucher   | Yusuf Demir | -1   |
          Same with files from the old till      | Umlauts broken in CSV import | Petra Lang  | -12  | broken letters
          Wait for the redesign?                 | Logo one pixel off           | Nell Ashby  | -60  |
        `,
      },
      {
        name: 'Version',
        icon: 'rocket',
        fields: {
          Number: 'text required unique',
          Status: { options: ['Planned: neutral', 'Testing: warning', 'Released: good'], default: 'Planned' },
          Date: 'date',
          'Open bugs': {
            type: 'integer',
            computed: 'count(Found here where Status is not "Fixed" and Status is not "Rejected")',
          },
          Fixed: { type: 'integer', computed: 'count(Fixed here)' },
          'Release notes': 'longtext',
        },
        sort: 'Date desc',
        views: [{ table: ['Status', 'Date', 'Open bugs', 'Fixed'] }],
        filters: { 'Not released': 'Status is not "Released"' },
        badges: {
          'Blocked: bad':
            'Status is not "Released" and count(Found here where Severity is "Blocker" and Status is not "Fixed") > 0',
        },
        samples: `
          Number | Status   | Date | Release notes
          5.4    | Planned  | +45  |
          5.3    | Testing  | +4   | Faster start, offline fixes.
          5.2    | Released | -30  | New importer.
          5.1    | Released | -95  | Vouchers.
        `,
      },
    ],
    metrics: {
      'Open bugs': { count: 'Bug', where: 'Status is not "Fixed" and Status is not "Rejected"' },
      Blockers: {
        count: 'Bug',
        where: 'Severity is "Blocker" and Status is not "Fixed" and Status is not "Rejected"',
        goal: 0,
      },
      'Open bugs by component': {
        count: 'Bug',
        where: 'Status is not "Fixed" and Status is not "Rejected"',
        by: 'Component',
      },
      'Reported per month': { count: 'Bug', by: 'Reported', per: 'month' },
    },
    pages: [
      'Bugs',
      'Comments',
      'Versions',
      {
        name: 'Triage',
        icon: 'filter',
        blocks: [
          { figures: ['Open bugs', 'Blockers'] },
          { shortlist: 'Bug', title: 'New and unseen', where: 'Status is "New"', sort: 'Reported' },
          { chart: 'Reported per month', shape: 'line' },
        ],
      },
    ],
  },
};
