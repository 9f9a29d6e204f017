import type { Archetype } from './archetype';

export const debtPayoff: Archetype = {
  id: 'debt-payoff',
  names: {
    en: ['debts', 'debt payoff', 'loan repayments', 'mortgage and loans', 'paying off debt'],
    es: ['deudas', 'pago de deudas', 'préstamos e hipoteca'],
    fr: ['dettes', 'remboursement de prêts', 'crédits à rembourser'],
    de: ['Schulden', 'Schuldenabbau', 'Kredite abzahlen'],
    pt: ['dívidas', 'pagamento de dívidas', 'empréstimos e crédito'],
  },
  words: [
    'debt',
    'owe',
    'borrow',
    'repay',
    'repayment',
    'lender',
    'mortgage',
    'overdraft',
    'interest',
    'creditor',
    'instalment',
    'credit',
    'payoff',
    'snowball',
    'balance',
  ],
  draft: {
    title: 'Paying it off',
    look: { accent: '#9c3f2a', icon: 'trending-down', density: 'compact', radius: 'sharp' },
    entities: [
      {
        name: 'Debt',
        icon: 'hand-coins',
        fields: {
          Name: 'text required unique',
          Lender: { to: 'Lender', required: true },
          Borrowed: { type: 'money', required: true, min: 0.01 },
          Interest: { type: 'percent', required: true, min: 0, max: 100, default: '0%' },
          Payment: { type: 'money', required: true, min: 0.01, help: 'What is paid every month.' },
          Started: { type: 'date', required: true, default: 'today' },
          Balance: { type: 'money', computed: 'Borrowed - sum(Principal in Payments)' },
          'Interest a month': { type: 'money', computed: 'Balance * Interest / 12' },
          'Payments left': {
            type: 'integer',
            computed:
              'if Payment > Interest a month then roundup(Balance / (Payment - Interest a month)) else empty',
            help: 'About; a little fewer, as the interest falls.',
          },
        },
        sort: 'Interest desc',
        views: [
          { table: ['Lender', 'Balance', 'Interest', 'Payment', 'Interest a month', 'Payments left'] },
          { cards: ['Lender', 'Balance', 'Payments left'] },
        ],
        filters: { 'Still owed': 'Balance > 0', 'Paid off': 'Balance <= 0', Dear: 'Interest >= 10%' },
        opensWith: 'Still owed',
        rules: [
          {
            check: 'Balance <= 0 or Payment > Interest a month',
            field: 'Payment',
            message: 'This payment does not even cover the interest.',
          },
        ],
        badges: {
          'Paid off: good': 'Balance <= 0',
          'Pay this first: bad': 'Balance > 0 and Interest >= 10%',
          'Last stretch: accent': 'Balance > 0 and Payments left <= 6',
        },
        actions: [
          {
            name: 'Pay this month',
            icon: 'banknote',
            when: 'Balance >= Payment',
            adds: 'Payment',
            set: {
              Debt: 'this',
              Date: 'today',
              Amount: 'Payment',
              Interest: 'Interest a month',
            },
          },
        ],
        samples: `
          Name             | Lender           | Borrowed | Interest | Payment | Started
          Blue credit card | City Card Bank   | 2400.00  | 21.9     | 180.00  | -300
          Car              | Driveway Finance | 9800.00  | 6.4      | 240.00  | -700
          Kitchen loan     | Harbour Bank     | 6000.00  | 7.9      | 260.00  | -420
          Student loan     | Student Fund     | 14500.00 | 1.5      | 95.00   | -2600
          From Mum         | Mum              | 800.00   | 0        | 100.00  | -200
          Sofa             | City Card Bank   | 450.00   | 0        | 75.00   | -260
        `,
      },
      {
        name: 'Payment',
        icon: 'banknote',
        label: 'Debt',
        fields: {
          Debt: { to: 'Debt', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0.01 },
          Interest: { type: 'money', required: true, min: 0, default: '0' },
          Principal: { type: 'money', computed: 'Amount - Interest', help: 'What the debt shrinks by.' },
          Extra: 'boolean',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Amount', 'Interest', 'Principal', 'Extra'] },
          { calendar: 'Date', color: 'Debt' },
        ],
        filters: { 'Paid extra': 'Extra', 'This year': 'year(Date) = year(today)' },
        rules: [
          {
            check: 'Debt.Balance >= 0',
            field: 'Amount',
            message: 'That is more than is still owed.',
          },
          { check: 'Interest <= Amount', field: 'Interest', message: 'Interest is part of the payment.' },
        ],
        badges: { 'Extra: good': 'Extra' },
        samples: `
          Debt             | Date | Amount  | Interest | Extra | Notes
          Blue credit card | -12  | 180.00  | 41.20    | no    |
          Car              | -15  | 5200.00 | 610.00   | no    | All of the first two years
          Kitchen loan     | -5   | 4400.00 | 380.00   | yes   | Tax refund went in
          Student loan     | -400 | 3900.00 | 240.00   | no    |
          From Mum         | -40  | 300.00  | 0        | no    |
          Sofa             | -20  | 450.00  | 0        | yes   | Last of it
        `,
      },
      {
        name: 'Lender',
        icon: 'landmark',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Bank', 'Card company', 'Dealer', 'Government', 'Family or friend'],
            required: true,
          },
          Reference: 'text',
          Phone: 'phone',
          Website: 'url',
          Owed: { type: 'money', computed: 'sum(Balance in Debts)' },
        },
        views: [{ table: ['Kind', 'Reference', 'Phone', 'Owed'] }],
        filters: { 'Family and friends': 'Kind is "Family or friend"' },
        badges: { 'Nothing owed: good': 'Owed <= 0' },
        samples: `
          Name             | Kind             | Reference  | Phone           | Website
          City Card Bank   | Card company     | CC-0927    | +44 1632 960310 | https://citycard.example
          Driveway Finance | Dealer           | DF-20114   | +44 1632 960322 |
          Harbour Bank     | Bank             | L-77310    | +44 1632 960335 | https://harbourbank.example
          Student Fund     | Government       | SF 118 203 |                 | https://studentfund.example
          Mum              | Family or friend |            | +44 1632 960347 |
          Old Mill Bank    | Bank             | closed     |                 |
        `,
      },
    ],
    metrics: {
      'Still owed': { sum: 'Balance', of: 'Debt' },
      'Interest this year': { sum: 'Interest', of: 'Payment', where: 'year(Date) = year(today)' },
      'Owed by debt': { sum: 'Balance', of: 'Debt', where: 'Balance > 0', by: 'Name' },
      'Paid per month': { sum: 'Amount', of: 'Payment', by: 'Date', per: 'month' },
    },
    pages: [
      'Debts',
      'Payments',
      'Lenders',
      {
        name: 'The way out',
        icon: 'trending-down',
        blocks: [
          { figures: ['Still owed', 'Interest this year'] },
          { shortlist: 'Debt', title: 'Dearest first', where: 'Balance > 0', sort: 'Interest desc' },
          { chart: 'Owed by debt' },
          { chart: 'Paid per month' },
        ],
      },
    ],
  },
};
