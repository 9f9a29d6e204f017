import type { Archetype } from './archetype';

export const grants: Archetype = {
  id: 'grants',
  names: {
    en: ['grants', 'grant applications', 'funding applications', 'research funding', 'funders'],
    es: ['subvenciones', 'solicitudes de subvención', 'becas de investigación'],
    fr: ['subventions', 'demandes de subvention', 'bailleurs de fonds'],
    de: ['Fördermittel', 'Förderanträge', 'Drittmittel'],
    pt: ['subsídios', 'candidaturas a financiamento', 'bolsas de investigação'],
  },
  words: [
    'grant',
    'funder',
    'funding',
    'application',
    'deadline',
    'award',
    'budget',
    'proposal',
    'report',
    'foundation',
    'trust',
    'instalment',
    'restricted',
    'bid',
    'outcome',
  ],
  draft: {
    title: 'Grants',
    currency: 'GBP',
    look: { accent: '#2a4d8f', icon: 'landmark', font: 'plain', radius: 'sharp' },
    entities: [
      {
        name: 'Application',
        icon: 'file-text',
        fields: {
          Project: 'text required unique',
          Funder: { to: 'Funder', required: true },
          Status: {
            options: [
              'Idea: neutral',
              'Writing: accent',
              'Sent: info',
              'Awarded: good',
              'Turned down: bad',
              'Closed: neutral',
            ],
            required: true,
            default: 'Idea',
          },
          Deadline: 'date',
          'Asked for': { type: 'money', min: 0 },
          Awarded: { type: 'money', min: 0 },
          Chance: { type: 'percent', min: 0, max: 100 },
          'Written by': 'person',
          Likely: { type: 'money', computed: 'if Status is "Sent" then Asked for * Chance else 0' },
          Spent: { type: 'money', computed: 'sum(Amount in Spendings)' },
          Left: { type: 'money', computed: 'Awarded - sum(Amount in Spendings)' },
        },
        sort: 'Deadline',
        views: [
          { board: 'Status', show: ['Funder', 'Deadline', 'Asked for'] },
          { calendar: 'Deadline', color: 'Status' },
          { table: ['Funder', 'Status', 'Deadline', 'Asked for', 'Awarded', 'Left'] },
        ],
        filters: { 'To send': 'Status is "Idea" or Status is "Writing"', Running: 'Status is "Awarded"' },
        rules: [
          {
            check: 'Status is not "Awarded" or Awarded is not empty',
            field: 'Awarded',
            message: 'Say how much was awarded.',
          },
          {
            check: 'Asked for <= Funder.Largest grant',
            field: 'Asked for',
            message: 'This funder does not give that much.',
          },
        ],
        badges: {
          'Deadline near: bad':
            '(Status is "Idea" or Status is "Writing") and Deadline >= today and Deadline <= today + 14 days',
          'Missed: neutral': '(Status is "Idea" or Status is "Writing") and Deadline < today',
          'Overspent: bad': 'Left < 0',
        },
        actions: [
          { name: 'Start writing', icon: 'pen', when: 'Status is "Idea"', set: { Status: 'Writing' } },
          { name: 'Sent', icon: 'send', when: 'Status is "Writing"', set: { Status: 'Sent' } },
          {
            name: 'Turned down',
            icon: 'thumbs-down',
            when: 'Status is "Sent"',
            set: { Status: 'Turned down' },
          },
        ],
        samples: `
          Project              | Funder               | Status      | Deadline | Asked for | Awarded | Chance | Written by
          Youth kitchen        | Harbour Foundation   | Awarded     | -150     | 18000.00  | 15000.00 |       | Nell Abbot
          Accessible minibus   | Community Chest      | Sent        | -20      | 9500.00   |         | 40     | Samir Khan
          Digital drop-in      | Coalfields Trust     | Writing     | +9       | 12000.00  |         | 50     | Nell Abbot
          Memory walks         | Harbour Foundation   | Idea        | +70      | 6000.00   |         | 30     |
          Solar for the hall   | Green Futures Fund   | Turned down | -90      | 30000.00  |         |        | Samir Khan
        `,
      },
      {
        name: 'Funder',
        icon: 'landmark',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Foundation', 'Lottery', 'Council', 'Company', 'Research council'],
            required: true,
          },
          Supports: 'tags',
          'Largest grant': { type: 'money', min: 0 },
          Contact: 'person',
          Email: 'email',
          Website: 'url',
          'Success rate': {
            type: 'percent',
            computed:
              'count(Applications where Status is "Awarded" or Status is "Closed") / count(Applications where Status is "Awarded" or Status is "Closed" or Status is "Turned down")',
          },
        },
        views: [{ table: ['Kind', 'Supports', 'Largest grant', 'Contact', 'Success rate'] }],
        filters: { 'Never asked': 'count(Applications) = 0' },
        badges: { 'Never asked: info': 'count(Applications) = 0' },
        samples: `
          Name               | Kind       | Supports             | Largest grant | Contact     | Email               | Website
          Harbour Foundation | Foundation | youth, food          | 20000.00      | Vera Lind   | vera@harbour.example | https://example.org/harbour
          Community Chest    | Lottery    | transport, older people | 10000.00   |             |                     | https://example.org/chest
          Coalfields Trust   | Foundation | skills, digital      | 15000.00      | Alun Rees   | alun@coal.example   |
          Green Futures Fund | Company    | energy               | 50000.00      |             |                     |
        `,
      },
      {
        name: 'Report',
        icon: 'file-check',
        label: 'What',
        fields: {
          What: 'text required',
          Application: { to: 'Application', required: true, onDelete: 'cascade' },
          Due: 'date required',
          Sent: 'date',
          Releases: { type: 'money', min: 0, help: 'The instalment that follows it.' },
          'Days left': { type: 'integer', computed: 'if Sent is empty then Due - today else empty' },
        },
        sort: 'Due',
        views: [{ table: ['Application', 'Due', 'Sent', 'Releases', 'Days left'] }, { calendar: 'Due' }],
        filters: { Open: 'Sent is empty' },
        opensWith: 'Open',
        badges: {
          'Late: bad': 'Sent is empty and Due < today',
          'Soon: warning': 'Sent is empty and Due >= today and Due <= today + 21 days',
        },
        actions: [{ name: 'Sent', icon: 'send', when: 'Sent is empty', set: { Sent: 'today' } }],
        samples: `
          What             | Application        | Due  | Sent | Releases
          Halfway report   | Youth kitchen      | +12  |      | 5000.00
          Start report     | Youth kitchen      | -80  | -84  | 10000.00
          Final accounts   | Youth kitchen      | +190 |      |
          Quotes for buses | Accessible minibus | -3   |      |
        `,
      },
      {
        name: 'Spending',
        icon: 'receipt',
        label: 'What',
        fields: {
          What: 'text required',
          Application: { to: 'Application', required: true },
          Amount: { type: 'money', required: true, min: 0 },
          Date: { type: 'date', required: true, default: 'today' },
          'Budget line': { options: ['Staff', 'Materials', 'Travel', 'Rent', 'Overheads'], required: true },
          Receipt: 'image',
        },
        sort: 'Date desc',
        views: [{ table: ['Application', 'Amount', 'Date', 'Budget line'] }],
        filters: { 'No receipt': 'Receipt is empty' },
        rules: [
          {
            check: 'Application.Status is "Awarded" or Application.Status is "Closed"',
            field: 'Application',
            message: 'Nothing is spent before the award.',
          },
        ],
        badges: { 'No receipt: warning': 'Receipt is empty' },
        samples: `
          What            | Application   | Amount  | Date | Budget line | Receipt
          Cook, September | Youth kitchen | 1240.00 | -50  | Staff       | payslip
          Pans and knives | Youth kitchen | 386.50  | -62  | Materials   | receipt
          Hall hire       | Youth kitchen | 300.00  | -20  | Rent        |
          Cook, October   | Youth kitchen | 1240.00 | -20  | Staff       | payslip
        `,
      },
    ],
    metrics: {
      'Awarded and running': { sum: 'Awarded', of: 'Application', where: 'Status is "Awarded"' },
      'Likely to come': { sum: 'Likely', of: 'Application' },
      'Reports to send': { count: 'Report', where: 'Sent is empty' },
      'Spent by budget line': { sum: 'Amount', of: 'Spending', by: 'Budget line' },
    },
    pages: [
      'Applications',
      'Funders',
      'Reports',
      'Spendings',
      {
        name: 'Funding',
        icon: 'coins',
        blocks: [
          { figures: ['Awarded and running', 'Likely to come', 'Reports to send'] },
          {
            shortlist: 'Application',
            title: 'Deadlines',
            where: 'Status is "Idea" or Status is "Writing"',
            sort: 'Deadline',
          },
          { chart: 'Spent by budget line', shape: 'donut' },
        ],
      },
    ],
  },
};
