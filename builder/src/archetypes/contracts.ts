import type { Archetype } from './archetype';

export const contracts: Archetype = {
  id: 'contracts',
  names: {
    en: ['contracts', 'contract management', 'agreements', 'contract register'],
    es: ['contratos', 'gestión de contratos', 'acuerdos'],
    fr: ['contrats', 'gestion des contrats', 'conventions'],
    de: ['Verträge', 'Vertragsverwaltung', 'Vertragsregister'],
    pt: ['contratos', 'gestão de contratos', 'acordos'],
  },
  words: [
    'contract',
    'agreement',
    'party',
    'notice',
    'renewal',
    'renew',
    'term',
    'clause',
    'sign',
    'expiry',
    'obligation',
    'cancel',
    'counterparty',
  ],
  draft: {
    title: 'Contracts',
    currency: 'GBP',
    look: { accent: '#3f5c70', icon: 'file-signature', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Contract',
        icon: 'file-signature',
        fields: {
          Title: 'text required',
          Party: { to: 'Party', required: true },
          Status: {
            options: [
              'Draft: neutral',
              'In negotiation: warning',
              'Running: good',
              'Notice given: bad',
              'Ended: neutral',
            ],
            required: true,
            default: 'Draft',
          },
          Starts: 'date',
          Ends: { type: 'date', help: 'Empty where it runs for an indefinite time.' },
          Notice: { type: 'integer', min: 0, default: '90', unit: 'days' },
          'Cancel by': { type: 'date', computed: 'Ends - Notice' },
          'Renews itself': 'boolean',
          'Value a year': { type: 'money', min: 0 },
        },
        sort: 'Ends',
        views: [
          { table: ['Party', 'Status', 'Starts', 'Ends', 'Cancel by', 'Value a year'] },
          { timeline: 'Starts', end: 'Ends', where: 'Starts is not empty' },
          { calendar: 'Cancel by', color: 'Status', name: 'Last days for notice' },
        ],
        filters: {
          Running: 'Status is "Running"',
          'Decide in 60 days': 'Status is "Running" and Cancel by >= today and Cancel by <= today + 60 days',
          'In preparation': 'Status is "Draft" or Status is "In negotiation"',
        },
        rules: [
          { check: 'Ends > Starts', field: 'Ends', message: 'A contract ends after it starts.' },
          {
            check: 'Status is not "Running" or Starts is not empty',
            field: 'Starts',
            message: 'A running contract has a day on which it started.',
          },
        ],
        badges: {
          'Decide now: warning':
            'Status is "Running" and Cancel by >= today and Cancel by <= today + 30 days',
          'Notice missed: bad': 'Status is "Running" and Renews itself and Cancel by < today',
          'Ends soon: info':
            'Status is "Running" and not Renews itself and Ends >= today and Ends <= today + 60 days',
        },
        actions: [
          {
            name: 'Give notice',
            icon: 'send',
            when: 'Status is "Running" and Cancel by >= today',
            set: { Status: 'Notice given', 'Renews itself': 'false' },
          },
          {
            name: 'Renew for a year',
            icon: 'repeat',
            when: 'Status is "Running" and Ends is not empty',
            set: { Ends: 'Ends + 1 year' },
          },
        ],
        samples: `
          Title                   | Party               | Status         | Starts | Ends | Notice | Renews itself | Value a year
          Office lease, 2nd floor | Corn Exchange Ltd   | Running        | -1410  | +415 | 180    | no            | 48000.00
          Cleaning                | Brightside Cleaning | Running        | -255   | +110 | 90     | yes           | 9600.00
          Liability insurance     | Mercia Mutual       | Running        | -325   | +40  | 60     | yes           | 3150.00
          Hosting                 | Tarn Networks       | Notice given   | -700   | +30  | 90     | no            | 7200.00
          Maintenance for clinics | Vale Health Trust   | Running        | -320   | +45  | 30     | no            | 36000.00
          Photocopiers            | Tarn Networks       | In negotiation |        |      | 90     | no            | 1800.00
        `,
      },
      {
        name: 'Obligation',
        icon: 'list-checks',
        fields: {
          Duty: 'text required',
          Contract: { to: 'Contract', required: true, onDelete: 'cascade' },
          Whose: { options: ['Ours: accent', 'Theirs: neutral'], required: true, default: 'Ours' },
          Due: { type: 'date', required: true },
          Owner: 'person',
          Clause: 'text',
          Done: 'boolean',
        },
        sort: 'Due',
        views: [
          { table: ['Contract', 'Whose', 'Due', 'Owner', 'Clause', 'Done'] },
          { calendar: 'Due', color: 'Whose' },
        ],
        filters: { Open: 'not Done', Overdue: 'not Done and Due < today' },
        opensWith: 'Open',
        badges: { 'Overdue: bad': 'not Done and Due < today' },
        actions: [
          { name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } },
          {
            name: 'Done, again next year',
            icon: 'repeat',
            when: 'not Done',
            set: { Due: 'Due + 1 year' },
          },
        ],
        samples: `
          Duty                       | Contract                | Whose  | Due | Owner        | Clause | Done
          Report turnover to insurer | Liability insurance     | Ours   | -4  | Priya Shah   | 7.2    | no
          Rent review                | Office lease, 2nd floor | Theirs | +70 | Guy Farrant  | 4.1    | no
          Send yearly service report | Maintenance for clinics | Ours   | +16 | Hannah Boyle | 11     | no
          Hand over the data         | Hosting                 | Theirs | +30 | Guy Farrant  | 14.3   | no
          Proof of vetting           | Cleaning                | Theirs | -90 | Priya Shah   | 6      | yes
        `,
      },
      {
        name: 'Party',
        plural: 'Parties',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Supplier', 'Customer', 'Landlord', 'Insurer', 'Partner'] },
          Contact: 'person',
          Email: 'email',
          Running: { type: 'integer', computed: 'count(Contracts where Status is "Running")' },
          'Worth a year': {
            type: 'money',
            computed: 'sum(Value a year in Contracts where Status is "Running")',
          },
        },
        views: [{ table: ['Kind', 'Contact', 'Email', 'Running', 'Worth a year'] }],
        filters: { Suppliers: 'Kind is "Supplier"' },
        samples: `
          Name                | Kind     | Contact        | Email
          Corn Exchange Ltd   | Landlord | Edward Lisle   | estates@cornexchange.example
          Brightside Cleaning | Supplier | Dot Mason      | dot@brightside.example
          Mercia Mutual       | Insurer  | Paul Okafor    | p.okafor@mercia.example
          Tarn Networks       | Supplier | Sally Thwaite  | support@tarn.example
          Vale Health Trust   | Customer | Dr Neil Carson | n.carson@vale.example
        `,
      },
    ],
    metrics: {
      'Running contracts': { count: 'Contract', where: 'Status is "Running"' },
      'Committed a year': {
        sum: 'Value a year',
        of: 'Contract',
        where: 'Status is "Running" and Party.Kind is not "Customer"',
      },
      'Value by party': { sum: 'Value a year', of: 'Contract', where: 'Status is "Running"', by: 'Party' },
    },
    pages: [
      'Contracts',
      'Obligations',
      'Parties',
      {
        name: 'Deadlines',
        icon: 'hourglass',
        blocks: [
          { figures: ['Running contracts', 'Committed a year'] },
          {
            shortlist: 'Contract',
            title: 'Decide on these next',
            where: 'Status is "Running" and Cancel by >= today',
            sort: 'Cancel by',
          },
          {
            shortlist: 'Obligation',
            title: 'Duties of ours',
            where: 'not Done and Whose is "Ours"',
            sort: 'Due',
          },
          { chart: 'Value by party' },
        ],
      },
    ],
  },
};
