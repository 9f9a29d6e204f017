import type { Archetype } from './archetype';

export const incidentLog: Archetype = {
  id: 'incident-log',
  names: {
    en: ['incidents', 'incident log', 'outages', 'incident management', 'post-mortems'],
    es: ['incidentes', 'registro de incidentes', 'caídas de servicio'],
    fr: ['incidents', 'journal des incidents', 'pannes de service'],
    de: ['Vorfälle', 'Störungsprotokoll', 'Ausfälle'],
    pt: ['incidentes', 'registo de incidentes', 'falhas de serviço'],
  },
  words: [
    'incident',
    'outage',
    'downtime',
    'on-call',
    'pager',
    'severity',
    'postmortem',
    'timeline',
    'mitigate',
    'commander',
    'root',
    'cause',
    'recover',
    'alert',
  ],
  draft: {
    title: 'Incidents',
    look: {
      accent: '#a5213f',
      icon: 'siren',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Incident',
        icon: 'siren',
        fields: {
          Title: 'text required',
          Service: { to: 'Service', required: true },
          Severity: {
            options: ['SEV 1: bad', 'SEV 2: warning', 'SEV 3: info'],
            required: true,
            default: 'SEV 2',
          },
          Status: {
            options: ['Investigating: bad', 'Identified: warning', 'Monitoring: info', 'Resolved: good'],
            required: true,
            default: 'Investigating',
          },
          Lead: 'person',
          Started: { type: 'datetime', required: true, default: 'now' },
          Resolved: 'datetime',
          Duration: { type: 'duration', computed: '(if Resolved is empty then now else Resolved) - Started' },
          'Root cause': 'longtext',
        },
        sort: 'Started desc',
        views: [
          { table: ['Service', 'Severity', 'Status', 'Lead', 'Started', 'Duration'] },
          { board: 'Status', show: ['Service', 'Severity', 'Lead'] },
          { calendar: 'Started', color: 'Severity' },
        ],
        filters: {
          'Going on': 'Status is not "Resolved"',
          'No post-mortem yet': 'Status is "Resolved" and Root cause is empty and Severity is not "SEV 3"',
          'Last 30 days': 'Started >= now - 30 days',
        },
        rules: [
          { check: 'Resolved >= Started', field: 'Resolved', message: 'An incident ends after it started.' },
          {
            check: 'Status is not "Resolved" or Resolved is not empty',
            field: 'Resolved',
            message: 'Say when it was resolved.',
          },
          {
            check: 'Severity is not "SEV 1" or Lead is not empty',
            field: 'Lead',
            message: 'A SEV 1 has somebody who leads it.',
          },
        ],
        badges: {
          'Going on: bad': 'Status is not "Resolved"',
          'Post-mortem missing: warning':
            'Status is "Resolved" and Root cause is empty and Severity is not "SEV 3" and Resolved < now - 3 days',
        },
        actions: [
          {
            name: 'Post an update',
            icon: 'megaphone',
            when: 'Status is not "Resolved"',
            adds: 'Update',
            set: {
              Text: '"We are working on it."',
              Incident: 'this',
              Time: 'now',
              By: 'Lead',
              Public: 'true',
            },
          },
          {
            name: 'Resolve',
            icon: 'check',
            when: 'Status is not "Resolved"',
            set: { Status: 'Resolved', Resolved: 'now' },
          },
        ],
        samples: `
          Title                      | Service       | Severity | Status     | Lead        | Started   | Resolved  | Root cause
          Payments time out          | Checkout      | SEV 1    | Identified | Zara Flint  | -1T21:42  |           |
          Search returns old results | Search        | SEV 3    | Resolved   |             | -5T14:00  | -5T16:20  |
          Login fails for new users  | Accounts      | SEV 2    | Resolved   | Emil Strand | -6T08:05  | -6T09:40  |
          Disk full on the primary   | Database      | SEV 1    | Resolved   | Zara Flint  | -24T02:31 | -24T04:10 | Log rotation was off after the upgrade.
          Mails arrive hours late    | Notifications | SEV 2    | Resolved   | Owen Bright | -41T10:50 | -41T15:05 | Provider throttled us.
          Certificate expired        | Checkout      | SEV 1    | Resolved   | Emil Strand | -70T00:00 | -70T01:15 | Nobody owned the renewal.
        `,
      },
      {
        name: 'Update',
        icon: 'megaphone',
        fields: {
          Text: 'text required',
          Incident: { to: 'Incident', required: true, onDelete: 'cascade' },
          Time: { type: 'datetime', required: true, default: 'now' },
          By: 'person',
          Public: { type: 'boolean', help: 'Shown on the status page.' },
        },
        sort: 'Time desc',
        views: [{ list: ['Incident', 'Time', 'By', 'Public'] }],
        filters: { Public: 'Public' },
        rules: [
          {
            check: 'Time >= Incident.Started',
            field: 'Time',
            message: 'No update comes before the incident.',
          },
        ],
        samples: `
          Text                                     | Incident                  | Time      | By          | Public
          Card payments fail for about a third     | Payments time out         | -1T21:55  | Zara Flint  | yes
          Connection pool exhausted, raising limit | Payments time out         | -1T22:30  | Zara Flint  | no
          New accounts can log in again            | Login fails for new users | -6T09:40  | Emil Strand | yes
          Freed 40 GB by hand                      | Disk full on the primary  | -24T03:05 | Zara Flint  | no
          Queue is empty, all mails are out        | Mails arrive hours late   | -41T15:05 | Owen Bright | yes
        `,
      },
      {
        name: 'Follow-up',
        icon: 'list-checks',
        fields: {
          Action: 'text required',
          Incident: { to: 'Incident', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Prevent: accent', 'Detect sooner: info', 'Recover faster: good'],
            default: 'Prevent',
          },
          Owner: { type: 'person', required: true },
          Due: { type: 'date', default: 'today + 14 days' },
          Done: 'boolean',
        },
        sort: 'Due',
        views: [{ table: ['Incident', 'Kind', 'Owner', 'Due', 'Done'] }],
        filters: { Open: 'not Done', Overdue: 'not Done and Due < today' },
        opensWith: 'Open',
        badges: { 'Overdue: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Action                              | Incident                 | Kind           | Owner       | Due | Done
          Alert at 80 % disk                  | Disk full on the primary | Detect sooner  | Owen Bright | -10 | no
          Check rotation in the upgrade guide | Disk full on the primary | Prevent        | Zara Flint  | -12 | yes
          Second mail provider                | Mails arrive hours late  | Recover faster | Owen Bright | +20 | no
          Renew certificates by itself        | Certificate expired      | Prevent        | Emil Strand | -50 | yes
        `,
      },
      {
        name: 'Service',
        icon: 'server',
        fields: {
          Name: 'text required unique',
          Tier: {
            options: ['Critical: bad', 'Important: warning', 'Internal: neutral'],
            default: 'Important',
          },
          Team: 'text',
          Incidents: { type: 'integer', computed: 'count(Incidents where Started >= now - 90 days)' },
          Downtime: {
            type: 'duration',
            computed: 'sum(Duration in Incidents where Started >= now - 90 days)',
          },
          Runbook: 'url',
        },
        views: [{ table: ['Tier', 'Team', 'Incidents', 'Downtime', 'Runbook'] }],
        filters: { Critical: 'Tier is "Critical"' },
        badges: { 'Impaired: bad': 'count(Incidents where Status is not "Resolved") > 0' },
        samples: `
          Name          | Tier      | Team     | Runbook
          Checkout      | Critical  | Payments | https://runbooks.example/checkout
          Database      | Critical  | Platform | https://runbooks.example/database
          Accounts      | Important | Identity | https://runbooks.example/accounts
          Search        | Important | Discover |
          Notifications | Internal  | Platform |
        `,
      },
    ],
    metrics: {
      'Going on': { count: 'Incident', where: 'Status is not "Resolved"', goal: 0 },
      'Time to resolve': { average: 'Duration', of: 'Incident', where: 'Status is "Resolved"' },
      'Incidents per month': { count: 'Incident', by: 'Started', per: 'month' },
      'Incidents by severity': { count: 'Incident', by: 'Severity' },
    },
    pages: [
      'Incidents',
      'Updates',
      'Follow-ups',
      'Services',
      {
        name: 'On call',
        icon: 'activity',
        blocks: [
          { figures: ['Going on', 'Time to resolve'] },
          { shortlist: 'Follow-up', title: 'Promised and not done', where: 'not Done', sort: 'Due' },
          { chart: 'Incidents per month' },
          { chart: 'Incidents by severity', shape: 'donut' },
        ],
      },
    ],
  },
};
