import type { Archetype } from './archetype';

export const riskRegister: Archetype = {
  id: 'risk-register',
  names: {
    en: ['risk register', 'risks', 'risk management', 'risk assessment', 'risk log'],
    es: ['registro de riesgos', 'gestión de riesgos', 'riesgos'],
    fr: ['registre des risques', 'gestion des risques', 'risques'],
    de: ['Risikoregister', 'Risikomanagement', 'Risiken'],
    pt: ['registo de riscos', 'gestão de riscos', 'riscos'],
  },
  words: [
    'risk',
    'likelihood',
    'impact',
    'mitigation',
    'hazard',
    'threat',
    'residual',
    'control',
    'probability',
    'exposure',
    'appetite',
    'treatment',
    'matrix',
  ],
  draft: {
    title: 'Risk register',
    currency: 'GBP',
    look: { accent: '#b5472c', icon: 'triangle-alert', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Risk',
        icon: 'triangle-alert',
        fields: {
          Risk: { type: 'text', required: true, help: 'What could happen, and why.' },
          Category: { options: ['Safety', 'Finance', 'IT', 'Supply', 'People', 'Law'], required: true },
          Owner: { type: 'person', required: true },
          Likelihood: { type: 'rating', min: 1, max: 5, required: true, default: '3' },
          Impact: { type: 'rating', min: 1, max: 5, required: true, default: '3' },
          Score: {
            type: 'integer',
            computed: 'Likelihood * Impact',
            help: 'From 1 to 25; 15 and above is critical.',
          },
          Response: { options: ['Avoid', 'Reduce', 'Transfer', 'Accept'], required: true, default: 'Reduce' },
          Status: {
            options: ['Open: warning', 'Watched: info', 'Closed: neutral'],
            required: true,
            default: 'Open',
          },
          'Next review': { type: 'date', default: 'today + 90 days' },
        },
        sort: 'Score desc',
        views: [
          { table: ['Category', 'Owner', 'Likelihood', 'Impact', 'Score', 'Response', 'Status'] },
          { board: 'Status', show: ['Category', 'Owner', 'Score'] },
          { board: 'Category', show: ['Score', 'Response'], where: 'Status is not "Closed"' },
          { calendar: 'Next review', color: 'Category', name: 'Reviews' },
        ],
        filters: {
          Open: 'Status is not "Closed"',
          Critical: 'Score >= 15 and Status is not "Closed"',
          'Review due': 'Next review <= today and Status is not "Closed"',
          'Nothing done': 'Status is "Open" and Response is "Reduce" and count(Measures) = 0',
        },
        rules: [
          {
            check: 'Response is not "Accept" or Score < 15 or Status is "Closed"',
            field: 'Response',
            message: 'A critical risk cannot simply be accepted.',
          },
        ],
        badges: {
          'Critical: bad': 'Score >= 15 and Status is not "Closed"',
          'Review due: warning': 'Next review <= today and Status is not "Closed"',
          'No measures: warning': 'Status is "Open" and Response is "Reduce" and count(Measures) = 0',
        },
        actions: [
          {
            name: 'Review',
            icon: 'search-check',
            when: 'Status is not "Closed"',
            adds: 'Review',
            set: { Risk: 'this', Date: 'today', By: 'Owner', Likelihood: 'Likelihood', Impact: 'Impact' },
          },
          {
            name: 'Again in 90 days',
            icon: 'calendar-plus',
            when: 'Next review <= today and Status is not "Closed"',
            set: { 'Next review': 'today + 90 days' },
          },
        ],
        samples: `
          Risk                                    | Category | Owner       | Likelihood | Impact | Response | Status  | Next review
          Only supplier of resin stops delivering | Supply   | Anya Brooks | 3          | 5      | Reduce   | Open    | +20
          Ransomware stops the plant              | IT       | Gil Mendes  | 3          | 4      | Reduce   | Open    | -6
          Fall from the loading ramp              | Safety   | Ken Doyle   | 2          | 4      | Reduce   | Watched | +60
          Largest customer leaves                 | Finance  | Ruth Ansell | 2          | 5      | Accept   | Watched | +35
          Chief chemist retires                   | People   | Ruth Ansell | 4          | 3      | Reduce   | Open    | +75
          Fire in the solvent store               | Safety   | Ken Doyle   | 1          | 5      | Transfer | Closed  |
        `,
      },
      {
        name: 'Measure',
        icon: 'shield-check',
        fields: {
          Measure: 'text required',
          Risk: { to: 'Risk', required: true, onDelete: 'cascade' },
          Owner: { type: 'person', required: true },
          Due: 'date',
          Status: {
            options: ['Planned: neutral', 'Under way: info', 'In place: good', 'Does not work: bad'],
            required: true,
            default: 'Planned',
          },
          Cost: { type: 'money', min: 0 },
          Effect: { type: 'rating', min: 1, max: 5, help: 'How much it lowers the risk.' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Risk', 'Owner', 'Due'] },
          { table: ['Risk', 'Owner', 'Due', 'Status', 'Cost', 'Effect'] },
        ],
        filters: {
          'Not in place': 'Status is not "In place"',
          Overdue: 'Due < today and (Status is "Planned" or Status is "Under way")',
        },
        badges: { 'Overdue: bad': 'Due < today and (Status is "Planned" or Status is "Under way")' },
        actions: [
          { name: 'In place', icon: 'check', when: 'Status is "Under way"', set: { Status: 'In place' } },
        ],
        samples: `
          Measure                            | Risk                                    | Owner       | Due  | Status    | Cost     | Effect
          Qualify a second supplier          | Only supplier of resin stops delivering | Anya Brooks | +45  | Under way | 6500.00  | 4
          Six weeks of resin in stock        | Only supplier of resin stops delivering | Anya Brooks | -30  | In place  | 18000.00 | 3
          Backups that cannot be overwritten | Ransomware stops the plant              | Gil Mendes  | -8   | Planned   | 4200.00  | 5
          Guard rail and floor marking       | Fall from the loading ramp              | Ken Doyle   | -50  | In place  | 2900.00  | 4
          Insurance for the store            | Fire in the solvent store               | Ruth Ansell | -200 | In place  | 3100.00  | 2
        `,
      },
      {
        name: 'Review',
        icon: 'search-check',
        label: 'Risk',
        fields: {
          Risk: { to: 'Risk', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          By: { type: 'person', required: true },
          Likelihood: { type: 'rating', min: 1, max: 5, required: true },
          Impact: { type: 'rating', min: 1, max: 5, required: true },
          Score: { type: 'integer', computed: 'Likelihood * Impact' },
          Comment: 'longtext',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'By', 'Likelihood', 'Impact', 'Score', 'Comment'] }],
        filters: { 'Last 90 days': 'Date >= today - 90 days' },
        badges: {
          'Has grown since: bad': 'Score < Risk.Score',
          'Has fallen since: good': 'Score > Risk.Score',
        },
        samples: `
          Risk                                    | Date | By          | Likelihood | Impact | Comment
          Only supplier of resin stops delivering | -70  | Anya Brooks | 4          | 5      | Before the stock was built up.
          Ransomware stops the plant              | -96  | Gil Mendes  | 3          | 4      |
          Fall from the loading ramp              | -30  | Ken Doyle   | 2          | 4      | Rail is up.
          Chief chemist retires                   | -15  | Ruth Ansell | 3          | 3      | Date is not fixed yet.
        `,
      },
    ],
    metrics: {
      'Critical risks': { count: 'Risk', where: 'Score >= 15 and Status is not "Closed"', goal: 0 },
      'Average score': { average: 'Score', of: 'Risk', where: 'Status is not "Closed"' },
      'Risks by category': { count: 'Risk', where: 'Status is not "Closed"', by: 'Category' },
      'Reviews per quarter': { count: 'Review', by: 'Date', per: 'quarter' },
    },
    pages: [
      'Risks',
      'Measures',
      'Reviews',
      {
        name: 'Board report',
        icon: 'chart-pie',
        blocks: [
          { figures: ['Critical risks', 'Average score'] },
          { shortlist: 'Risk', title: 'Highest risks', where: 'Status is not "Closed"', sort: 'Score desc' },
          { chart: 'Risks by category' },
          { chart: 'Reviews per quarter' },
        ],
      },
    ],
  },
};
