import type { Archetype } from './archetype';

export const householdBills: Archetype = {
  id: 'household-bills',
  names: {
    en: ['bills', 'household bills', 'utility bills', 'bill payments', 'bill reminders'],
    es: ['facturas de casa', 'recibos del hogar', 'pagos domésticos'],
    fr: ['factures de la maison', 'factures du foyer', 'charges à payer'],
    de: ['Haushaltsrechnungen', 'Rechnungen zu Hause', 'Nebenkosten und Rechnungen'],
    pt: ['contas da casa', 'contas a pagar em casa', 'faturas da casa'],
  },
  words: [
    'bill',
    'utility',
    'electricity',
    'water',
    'broadband',
    'council',
    'due',
    'overdue',
    'standing',
    'debit',
    'provider',
    'instalment',
    'reminder',
    'payable',
    'landline',
  ],
  draft: {
    title: 'Household bills',
    look: { accent: '#2a4d8f', icon: 'receipt-text', density: 'compact', radius: 'sharp' },
    entities: [
      {
        name: 'Bill',
        icon: 'receipt-text',
        fields: {
          Name: 'text required',
          Provider: { to: 'Provider', required: true },
          Amount: { type: 'money', required: true, min: 0.01 },
          Due: { type: 'date', required: true, default: 'today + 14 days' },
          Paid: 'date',
          'Paid by': 'person',
          Reference: 'text',
          'Days late': {
            type: 'integer',
            computed: 'max(0, (if Paid is empty then today else Paid) - Due)',
            unit: 'days',
          },
          Document: 'url',
        },
        sort: 'Due',
        views: [
          { table: ['Provider', 'Amount', 'Due', 'Paid', 'Days late'] },
          { calendar: 'Due', color: 'Provider' },
        ],
        filters: {
          'To pay': 'Paid is empty',
          Overdue: 'Paid is empty and Due < today',
          'Paid this year': 'year(Paid) = year(today)',
        },
        opensWith: 'To pay',
        rules: [
          { check: 'Paid <= today', field: 'Paid', message: 'Enter a payment once it has been made.' },
          {
            unique: ['Provider', 'Due'],
            message: 'There is a bill from this provider for that day already.',
          },
        ],
        badges: {
          'Overdue: bad': 'Paid is empty and Due < today',
          'This week: warning': 'Paid is empty and Due >= today and Due <= today + 7 days',
        },
        actions: [
          { name: 'Paid', icon: 'check', when: 'Paid is empty', set: { Paid: 'today' } },
          {
            name: 'Same next month',
            icon: 'repeat',
            adds: 'Bill',
            set: {
              Name: 'Name',
              Provider: 'Provider',
              Amount: 'Amount',
              Due: 'Due + 1 month',
              Reference: 'Reference',
            },
          },
        ],
        samples: `
          Name                  | Provider       | Amount | Due | Paid | Paid by | Reference | Document
          Electricity           | Northern Light | 84.20  | -3  |      |         | NL-88213  | https://bills.example/nl-88213
          Broadband             | Quickline      | 32.00  | +4  |      |         | 5530 118  |
          Council tax           | Town council   | 148.00 | +12 |      |         | CT-0447-A |
          Water, half year      | Vale Water     | 196.40 | -20 | -22  | Paul    | 70 1189 2 | https://bills.example/vale-70
          Rent                  | Mrs Abbott     | 940.00 | -6  | -2   | Irene   |           |
          Electricity, last one | Northern Light | 91.60  | -33 | -35  | Irene   | NL-87990  |
        `,
      },
      {
        name: 'Provider',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: [
              'Electricity',
              'Gas',
              'Water',
              'Internet and phone',
              'Rent',
              'Council',
              'Television',
              'Other',
            ],
            required: true,
          },
          'Customer number': 'text',
          'How it is paid': {
            options: ['Direct debit: good', 'Standing order: info', 'By hand: warning'],
            required: true,
            default: 'By hand',
          },
          Phone: 'phone',
          Website: 'url',
          'Contract ends': 'date',
          Open: { type: 'money', computed: 'sum(Amount in Bills where Paid is empty)' },
          'Paid this year': {
            type: 'money',
            computed: 'sum(Amount in Bills where year(Paid) = year(today))',
          },
        },
        views: [
          { table: ['Kind', 'How it is paid', 'Customer number', 'Contract ends', 'Open'] },
          { cards: ['Kind', 'Phone', 'Customer number', 'Paid this year'] },
        ],
        filters: { 'By hand': 'How it is paid is "By hand"' },
        badges: {
          'Contract ends soon: warning': 'Contract ends >= today and Contract ends <= today + 60 days',
          'Out of contract: info': 'Contract ends < today',
        },
        samples: `
          Name           | Kind               | Customer number | How it is paid | Phone           | Website                       | Contract ends
          Northern Light | Electricity        | 4471 0098       | By hand        | +44 1632 960210 | https://northernlight.example | +45
          Quickline      | Internet and phone | 5530 118        | Direct debit   | +44 1632 960222 | https://quickline.example     | -10
          Town council   | Council            | CT-0447-A       | Direct debit   | +44 1632 960100 |                               |
          Vale Water     | Water              | 70 1189 2       | By hand        | +44 1632 960231 | https://valewater.example     |
          Mrs Abbott     | Rent               |                 | Standing order | +44 1632 960245 |                               | +300
        `,
      },
    ],
    metrics: {
      'To pay': { sum: 'Amount', of: 'Bill', where: 'Paid is empty' },
      Overdue: { count: 'Bill', where: 'Paid is empty and Due < today' },
      'Bills per month': { sum: 'Amount', of: 'Bill', by: 'Due', per: 'month' },
      'Paid by provider': { sum: 'Amount', of: 'Bill', where: 'Paid is not empty', by: 'Provider' },
    },
    pages: [
      'Bills',
      'Providers',
      {
        name: 'What is due',
        icon: 'calendar-clock',
        blocks: [
          { figures: ['To pay', 'Overdue'] },
          { shortlist: 'Bill', title: 'Next to pay', where: 'Paid is empty', sort: 'Due' },
          { chart: 'Bills per month' },
          { chart: 'Paid by provider', shape: 'donut' },
        ],
      },
    ],
  },
};
