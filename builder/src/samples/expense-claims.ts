import type { SampleApplication } from './sample-application';

export const expenseClaims: SampleApplication = {
  id: 'expense-claims',
  category: 'Internal Tools',
  domain: 'Accounting',
  description: 'Claims with receipts that are checked, approved and paid back, with mileage worked out.',
  draft: {
    title: 'Expense claims',
    currency: 'EUR',
    look: { accent: '#4338ca', icon: 'wallet', radius: 'soft', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Claim',
        icon: 'file-text',
        fields: {
          Title: 'text required',
          Claimant: { type: 'person', required: true },
          'Cost centre': { options: ['Sales', 'Service', 'Research', 'Office'], required: true },
          State: {
            options: [
              'Draft: neutral',
              'Submitted: info',
              'Approved: accent',
              'Paid back: good',
              'Rejected: bad',
            ],
            required: true,
            default: 'Draft',
          },
          'Submitted on': 'date',
          'Decided by': 'person',
          'Paid on': 'date',
          Total: { type: 'money', computed: 'sum(Amount in Receipts)' },
          'Without receipt': {
            type: 'integer',
            computed: 'count(Receipts where Scan is empty and Kind is not "Mileage")',
          },
        },
        sort: 'Submitted on desc',
        views: [
          { board: 'State', show: ['Claimant', 'Cost centre', 'Total'] },
          { table: ['Claimant', 'Cost centre', 'State', 'Submitted on', 'Total', 'Without receipt'] },
        ],
        filters: {
          'To approve': 'State is "Submitted"',
          'To pay': 'State is "Approved"',
          Drafts: 'State is "Draft"',
        },
        rules: [
          {
            check: 'State is not "Paid back" or Paid on is not empty',
            field: 'Paid on',
            message: 'Say on which day it was paid back.',
          },
          {
            check: 'State is not "Approved" or Decided by != Claimant',
            field: 'Decided by',
            message: 'Nobody approves their own claim.',
          },
        ],
        badges: {
          'Receipt missing: warning': 'Without receipt > 0',
          'Waiting for a week: bad': 'State is "Submitted" and Submitted on < today - 7 days',
        },
        actions: [
          {
            name: 'Submit',
            icon: 'send',
            when: 'State is "Draft"',
            set: { State: 'Submitted', 'Submitted on': 'today' },
          },
          {
            name: 'Pay back',
            icon: 'banknote',
            when: 'State is "Approved"',
            set: { State: 'Paid back', 'Paid on': 'today' },
          },
          { name: 'Reject', icon: 'x', when: 'State is "Submitted"', set: { State: 'Rejected' } },
        ],
        samples: `
          Title                  | Claimant     | Cost centre | State     | Submitted on | Decided by | Paid on
          Trade fair in Lyon     | Eva Lund     | Sales       | Submitted | -2           |            |
          Pump repair, Graz      | Milan Petrek | Service     | Submitted | -10          |            |
          Conference on coatings | Aiko Mori    | Research    | Approved  | -6           | Hugo Stern |
          Client lunch, Feldmann | Eva Lund     | Sales       | Paid back | -20          | Hugo Stern | -14
          Printer paper          | Jo Becker    | Office      | Draft     |              |            |
          Site visit, Salzburg   | Milan Petrek | Service     | Approved  | -5           | Hugo Stern |
          Taxi after late shift  | Jo Becker    | Office      | Rejected  | -18          | Hugo Stern |
          Lab gloves, express    | Aiko Mori    | Research    | Paid back | -41          | Hugo Stern | -33
        `,
      },
      {
        name: 'Receipt',
        icon: 'receipt',
        fields: {
          What: 'text required',
          Claim: { to: 'Claim', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Kind: { options: ['Travel', 'Hotel', 'Meals', 'Material', 'Mileage'], required: true },
          Paid: { type: 'money', min: 0 },
          Kilometres: { type: 'integer', min: 0, unit: 'km' },
          Amount: {
            type: 'money',
            computed: 'if Kind is "Mileage" then Kilometres * Paid else Paid',
            help: 'For mileage, what is paid is the rate for each kilometre.',
          },
          Scan: 'image',
        },
        sort: 'Date desc',
        views: [
          { table: ['Claim', 'Date', 'Kind', 'Amount', 'Scan'] },
          { gallery: 'Scan', show: ['Kind', 'Amount'] },
        ],
        filters: { 'Without scan': 'Scan is empty' },
        rules: [
          {
            check: 'Kind is not "Mileage" or Kilometres > 0',
            field: 'Kilometres',
            message: 'Mileage needs the kilometres.',
          },
        ],
        samples: `
          What                | Claim                  | Date | Kind     | Paid   | Kilometres | Scan
          Train to Lyon       | Trade fair in Lyon     | -6   | Travel   | 148.00 |            | train ticket
          Hotel, two nights   | Trade fair in Lyon     | -4   | Hotel    | 236.00 |            | hotel bill
          Dinner with dealers | Trade fair in Lyon     | -5   | Meals    | 87.50  |            |
          Drive to Graz       | Pump repair, Graz      | -12  | Mileage  | 0.42   | 214        |
          Seal kit            | Pump repair, Graz      | -12  | Material | 61.90  |            | till receipt
          Conference fee      | Conference on coatings | -30  | Travel   | 390.00 |            | invoice
          Lunch               | Client lunch, Feldmann | -21  | Meals    | 64.20  |            | till receipt
          Paper, ten reams    | Printer paper          | -1   | Material | 48.90  |            |
          Drive to Salzburg   | Site visit, Salzburg   | -7   | Mileage  | 0.42   | 156        |
          Taxi                | Taxi after late shift  | -19  | Travel   | 27.00  |            |
          Gloves              | Lab gloves, express    | -43  | Material | 112.00 |            | invoice
        `,
      },
    ],
    metrics: {
      'To approve': { count: 'Claim', where: 'State is "Submitted"' },
      'To pay back': { sum: 'Total', of: 'Claim', where: 'State is "Approved"' },
      'Spent by kind': { sum: 'Amount', of: 'Receipt', by: 'Kind' },
      'Claims by cost centre': {
        sum: 'Total',
        of: 'Claim',
        where: 'State is not "Rejected"',
        by: 'Cost centre',
      },
    },
    pages: [
      'Claims',
      'Receipts',
      {
        name: 'Accounts',
        icon: 'calculator',
        blocks: [
          { figures: ['To approve', 'To pay back'] },
          { chart: 'Claims by cost centre' },
          { chart: 'Spent by kind', shape: 'table' },
        ],
      },
    ],
  },
};
