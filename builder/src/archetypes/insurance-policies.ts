import type { Archetype } from './archetype';

export const insurancePolicies: Archetype = {
  id: 'insurance-policies',
  names: {
    en: ['insurance', 'insurance policies', 'family insurance', 'home insurance', 'insurance folder'],
    es: ['seguros', 'pólizas de seguro', 'seguros de la familia'],
    fr: ['assurances', 'contrats d’assurance', 'assurances de la famille'],
    de: ['Versicherungen', 'Versicherungsordner', 'Versicherungsverträge'],
    pt: ['seguros', 'apólices de seguro', 'seguros da família'],
  },
  words: [
    'insurance',
    'policy',
    'insurer',
    'insure',
    'premium',
    'claim',
    'excess',
    'cover',
    'liability',
    'broker',
    'renewal',
    'damage',
    'theft',
    'underinsured',
    'notice',
  ],
  draft: {
    title: 'Insurance',
    look: { accent: '#2a4d8f', icon: 'shield-check', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Policy',
        icon: 'file-signature',
        fields: {
          Name: 'text required',
          Kind: {
            options: ['Home', 'Liability', 'Car', 'Life', 'Health', 'Travel', 'Pet', 'Legal costs'],
            required: true,
          },
          Insurer: { to: 'Insurer', required: true },
          'Policy number': 'text unique',
          Premium: { type: 'money', required: true, min: 0 },
          Paid: { options: ['Monthly', 'Quarterly', 'Yearly'], required: true, default: 'Yearly' },
          Excess: { type: 'money', min: 0, help: 'What you pay yourself.' },
          Renews: 'date required',
          'A year': {
            type: 'money',
            computed:
              'if Paid is "Monthly" then Premium * 12 else if Paid is "Quarterly" then Premium * 4 else Premium',
          },
        },
        sort: 'Renews',
        views: [
          { table: ['Kind', 'Insurer', 'Policy number', 'Excess', 'A year', 'Renews'] },
          { board: 'Kind', show: ['Insurer', 'A year', 'Renews'] },
          { calendar: 'Renews', color: 'Kind' },
        ],
        filters: {
          'Notice due': 'Renews - 1 month >= today and Renews - 1 month <= today + 30 days',
          'No number': 'Policy number is empty',
          'With claims': 'count(Claims) > 0',
        },
        badges: {
          'Give notice or renew: warning':
            'Renews - 1 month >= today and Renews - 1 month <= today + 30 days',
          'Too late for notice: info': 'Renews >= today and Renews - 1 month < today',
          'Lapsed: bad': 'Renews < today',
        },
        actions: [
          {
            name: 'Renewed for a year',
            icon: 'repeat',
            when: 'Renews <= today + 60 days',
            set: { Renews: 'Renews + 1 year' },
          },
          {
            name: 'Report damage',
            icon: 'siren',
            when: 'Renews >= today',
            adds: 'Claim',
            set: { Name: '"Damage, " + Name', Policy: 'this', Happened: 'today' },
          },
        ],
        samples: `
          Name             | Kind      | Insurer           | Policy number | Premium | Paid      | Excess | Renews
          House contents   | Home      | Lighthouse Mutual | HC-204418     | 214.00  | Yearly    | 150.00 | +47
          Family liability | Liability | Lighthouse Mutual | FL-204419     | 78.00   | Yearly    | 0      | +120
          The estate car   | Car       | Roadsure          | RS 88 1204    | 46.50   | Monthly   | 300.00 | +18
          Life, Dominic    | Life      | Evergreen Life    | EL-5501       | 92.00   | Quarterly |        | +210
          Spaniel          | Pet       | Roadsure          |               | 19.90   | Monthly   | 90.00  | -4
          Yearly travel    | Travel    | Harbour Direct    | T 70 118      | 64.00   | Yearly    | 50.00  | +260
        `,
      },
      {
        name: 'Claim',
        icon: 'siren',
        fields: {
          Name: 'text required',
          Policy: { to: 'Policy', required: true },
          Happened: { type: 'date', required: true, default: 'today' },
          Status: {
            options: ['To report: warning', 'Sent: info', 'Paid out: good', 'Refused: bad'],
            required: true,
            default: 'To report',
          },
          'Claim number': 'text',
          Claimed: { type: 'money', min: 0 },
          Received: { type: 'money', min: 0 },
          'Left to us': { type: 'money', computed: 'Claimed - Received' },
          Photo: 'image',
        },
        sort: 'Happened desc',
        views: [
          { board: 'Status', show: ['Policy', 'Happened', 'Claimed'] },
          { table: ['Policy', 'Happened', 'Status', 'Claimed', 'Received', 'Left to us'] },
        ],
        filters: { Open: 'Status is "To report" or Status is "Sent"' },
        rules: [
          { check: 'Happened <= today', field: 'Happened', message: 'Damage is claimed after it happened.' },
          {
            check: 'Status is not "Paid out" or Received is not empty',
            field: 'Received',
            message: 'Enter what was paid out.',
          },
          {
            check: 'Status is "To report" or Claim number is not empty',
            field: 'Claim number',
            message: 'Note the number that the insurer gave you.',
          },
        ],
        badges: { 'Report it: bad': 'Status is "To report" and Happened < today - 7 days' },
        samples: `
          Name                  | Policy           | Happened | Status    | Claim number | Claimed | Received | Photo
          Burst pipe in kitchen | House contents   | -9       | To report |              | 1850.00 |          | wet floor
          Rear bumper           | The estate car   | -34      | Sent      | RS-C-3310    | 720.00  |          | car bumper
          Neighbour’s window    | Family liability | -120     | Paid out  | FL-C-0192    | 310.00  | 310.00   | broken window
          Lost suitcase         | Yearly travel    | -200     | Refused   | T-C-871      | 240.00  |          |
          Stolen bicycle        | House contents   | -410     | Paid out  | HC-C-2207    | 900.00  | 750.00   |
        `,
      },
      {
        name: 'Insurer',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          'Claims line': 'phone',
          Email: 'email',
          Website: 'url',
          Contact: 'person',
          'A year': { type: 'money', computed: 'sum(A year in Policies)' },
        },
        views: [{ cards: ['Claims line', 'Email', 'Contact', 'A year'] }],
        rules: [
          {
            check: 'Claims line is not empty or Email is not empty',
            field: 'Claims line',
            message: 'When something happens you need to reach them.',
          },
        ],
        samples: `
          Name              | Claims line     | Email                     | Website                    | Contact
          Lighthouse Mutual | +44 1632 960401 | claims@lighthouse.example | https://lighthouse.example | Beth Crane
          Roadsure          | +44 1632 960418 |                           | https://roadsure.example   |
          Evergreen Life    |                 | care@evergreen.example    | https://evergreen.example  | Noel Bright
          Harbour Direct    | +44 1632 960433 | help@harbour.example      |                            |
        `,
      },
    ],
    metrics: {
      'Premiums a year': { sum: 'A year', of: 'Policy' },
      'Open claims': { count: 'Claim', where: 'Status is "To report" or Status is "Sent"' },
      'Premiums by kind': { sum: 'A year', of: 'Policy', by: 'Kind' },
      'Received so far': { sum: 'Received', of: 'Claim' },
    },
    pages: [
      'Policies',
      'Claims',
      'Insurers',
      {
        name: 'Are we covered?',
        icon: 'umbrella',
        blocks: [
          { figures: ['Premiums a year', 'Open claims', 'Received so far'] },
          { chart: 'Premiums by kind', shape: 'donut' },
          { shortlist: 'Policy', title: 'Next to renew', where: 'Renews >= today', sort: 'Renews' },
        ],
      },
    ],
  },
};
