import type { SampleApplication } from './sample-application';

export const bugTracker: SampleApplication = {
  id: 'bug-tracker',
  category: 'Prototype',
  domain: 'Software',
  description: 'Bugs by severity and release, what blocks what, and how long each stays open.',
  draft: {
    title: 'Bugs',
    look: { accent: '#dc2626', icon: 'bug', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Bug',
        icon: 'bug',
        fields: {
          Summary: 'text required',
          Severity: {
            options: ['Critical: bad', 'Major: warning', 'Minor: info', 'Cosmetic: neutral'],
            required: true,
            default: 'Major',
          },
          State: {
            options: [
              'New: info',
              'Confirmed: accent',
              'In progress: warning',
              'Fixed: good',
              'Will not fix: neutral',
            ],
            required: true,
            default: 'New',
          },
          Component: { options: ['Editor', 'Sync', 'Billing', 'Mobile'] },
          Release: { to: 'Release', inverse: 'Bugs' },
          Reported: { type: 'date', required: true, default: 'today' },
          Closed: 'date',
          'Days open': {
            type: 'integer',
            computed: '(if Closed is empty then today else Closed) - Reported',
            unit: 'days',
          },
          Assignee: 'person',
          'Blocked by': { to: 'Bug', many: true, inverse: 'Blocks' },
          Steps: 'longtext',
          Link: 'url',
        },
        sort: 'Reported desc',
        views: [
          { board: 'State', show: ['Severity', 'Component', 'Assignee'] },
          { table: ['Severity', 'State', 'Component', 'Release', 'Days open', 'Assignee'] },
          { chart: 'Open bugs by component' },
        ],
        filters: {
          Open: 'State is not "Fixed" and State is not "Will not fix"',
          'Nobody on it': 'Assignee is empty and State is not "Fixed" and State is not "Will not fix"',
          Critical: 'Severity is "Critical" and State is not "Fixed"',
        },
        opensWith: 'Open',
        rules: [
          { check: 'Closed >= Reported', field: 'Closed', message: 'A bug is closed after it is reported.' },
          {
            check: 'State is not "In progress" or Assignee is not empty',
            field: 'Assignee',
            message: 'Say who works on it.',
          },
        ],
        badges: {
          'Blocked: warning': 'count(Blocked by where State is not "Fixed") > 0',
          'Critical for days: bad': 'Severity is "Critical" and State is not "Fixed" and Days open > 2',
        },
        actions: [
          { name: 'Confirm', icon: 'search', when: 'State is "New"', set: { State: 'Confirmed' } },
          {
            name: 'Fixed',
            icon: 'check',
            when: 'State is "In progress"',
            set: { State: 'Fixed', Closed: 'today' },
          },
          {
            name: 'Reopen',
            icon: 'rotate-ccw',
            when: 'State is "Fixed"',
            set: { State: 'Confirmed', Closed: 'empty' },
          },
        ],
        samples: `
          Summary                          | Severity | State        | Component | Release | Reported | Closed | Assignee    | Blocked by                 | Steps                          | Link
          Edits lost when two tabs sync    | Critical | In progress  | Sync      | 4.2     | -5       |        | Ines Kato   | Clock drift breaks merging | Type in two tabs, go offline.  | https://bugs.example/812
          Clock drift breaks merging       | Major    | Confirmed    | Sync      | 4.2     | -9       |        |             |                            | Set the clock back by an hour. |
          Cursor jumps after paste         | Minor    | New          | Editor    |         | -1       |        |             |                            |                                |
          Invoice shows tax twice          | Critical | New          | Billing   | 4.2     | +0       |        |             |                            | Buy a pack with a voucher.     | https://bugs.example/819
          Keyboard covers the last line    | Major    | In progress  | Mobile    | 4.3     | -12      |        | Paolo Ricci |                            |                                |
          Icon blurred on old screens      | Cosmetic | Confirmed    | Mobile    |         | -40      |        |             |                            |                                |
          Undo skips tables                | Major    | Fixed        | Editor    | 4.1     | -33      | -20    | Ines Kato   |                            |                                |
          Export misses footnotes          | Minor    | Fixed        | Editor    | 4.1     | -28      | -24    | Paolo Ricci |                            |                                |
          Login loop after password change | Critical | Fixed        | Sync      | 4.1     | -22      | -21    | Thea Brandt |                            |                                |
          Dark theme flashes white         | Minor    | Fixed        | Editor    | 4.2     | -15      | -6     | Thea Brandt |                            |                                |
          Print ignores page size          | Minor    | Will not fix | Editor    |         | -70      | -60    |             |                            |                                |
        `,
      },
      {
        name: 'Release',
        icon: 'rocket',
        fields: {
          Version: 'text required unique',
          'Planned for': 'date',
          State: { options: ['Planned: neutral', 'Testing: warning', 'Out: good'], default: 'Planned' },
          'Still open': {
            type: 'integer',
            computed: 'count(Bugs where State is not "Fixed" and State is not "Will not fix")',
          },
          'Done so far': { type: 'percent', computed: 'count(Bugs where State is "Fixed") / count(Bugs)' },
        },
        sort: 'Planned for desc',
        views: [{ cards: ['Planned for', 'State', 'Still open', 'Done so far'] }],
        badges: { 'At risk: bad': 'State is not "Out" and Planned for <= today + 7 days and Still open > 0' },
        samples: `
          Version | Planned for | State
          4.3     | +31         | Planned
          4.2     | +5          | Testing
          4.1     | -18         | Out
        `,
      },
    ],
    metrics: {
      'Open bugs': { count: 'Bug', where: 'State is not "Fixed" and State is not "Will not fix"' },
      'Critical and open': {
        count: 'Bug',
        where: 'Severity is "Critical" and State is not "Fixed"',
        goal: 0,
      },
      'Days until fixed': { average: 'Days open', of: 'Bug', where: 'State is "Fixed"' },
      'Oldest open bug': {
        largest: 'Days open',
        of: 'Bug',
        where: 'State is not "Fixed" and State is not "Will not fix"',
      },
      'Reported per week': { count: 'Bug', by: 'Reported', per: 'week' },
      'Open bugs by component': {
        count: 'Bug',
        where: 'State is not "Fixed" and State is not "Will not fix"',
        by: 'Component',
      },
    },
    pages: [
      'Bugs',
      'Releases',
      {
        name: 'Triage',
        icon: 'siren',
        blocks: [
          { figures: ['Open bugs', 'Critical and open', 'Days until fixed', 'Oldest open bug'] },
          { shortlist: 'Bug', title: 'New and unseen', where: 'State is "New"', sort: 'Reported' },
          { chart: 'Reported per week', shape: 'line' },
        ],
      },
    ],
  },
};
