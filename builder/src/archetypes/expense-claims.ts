import type { Archetype } from './archetype';

export const expenseClaims: Archetype = {
  id: 'expense-claims',
  names: {
    en: ['expense claims', 'expense reports', 'travel expenses', 'business expenses', 'staff expenses'],
    es: ['notas de gastos', 'gastos de viaje', 'reembolso de gastos'],
    fr: ['notes de frais', 'frais de déplacement', 'remboursements de frais'],
    de: ['Spesenabrechnungen', 'Reisekostenabrechnung', 'Auslagenerstattung'],
    pt: ['relatórios de despesas', 'despesas de viagem', 'reembolso de despesas'],
  },
  words: [
    'claim',
    'expense',
    'receipt',
    'reimburse',
    'mileage',
    'travel',
    'approval',
    'approve',
    'reject',
    'employee',
    'hotel',
    'per-diem',
    'payroll',
  ],
  draft: {
    title: 'Expense claims',
    currency: 'GBP',
    look: { accent: '#5a6218', icon: 'receipt', density: 'compact' },
    entities: [
      {
        name: 'Claim',
        icon: 'wallet',
        fields: {
          Title: 'text required',
          Employee: { to: 'Employee', required: true },
          Status: {
            options: ['Draft: neutral', 'Submitted: info', 'Approved: accent', 'Paid: good', 'Rejected: bad'],
            required: true,
            default: 'Draft',
          },
          Submitted: 'date',
          'Approved by': 'person',
          Paid: 'date',
          Total: { type: 'money', computed: 'sum(Amount in Expenses)' },
          'Receipts missing': {
            type: 'integer',
            computed: 'count(Expenses where Receipt is empty and Category is not "Mileage")',
          },
          Notes: 'longtext',
        },
        sort: 'Submitted desc',
        views: [
          { board: 'Status', show: ['Employee', 'Total', 'Submitted'] },
          { table: ['Employee', 'Status', 'Submitted', 'Total', 'Receipts missing', 'Paid'] },
        ],
        filters: {
          'To approve': 'Status is "Submitted"',
          'To pay': 'Status is "Approved"',
          Drafts: 'Status is "Draft"',
        },
        rules: [
          {
            check:
              'Status is "Draft" or Status is "Submitted" or Status is "Rejected" or Approved by is not empty',
            field: 'Approved by',
            message: 'Say who approved the claim.',
          },
          {
            check: 'Approved by is empty or Employee.Manager is empty or Approved by = Employee.Manager',
            field: 'Approved by',
            message: 'Only the manager of this employee approves the claim.',
          },
        ],
        badges: {
          'Receipt missing: warning': 'Receipts missing > 0 and Status is not "Rejected"',
          'Waiting over a week: bad': 'Status is "Submitted" and Submitted < today - 7 days',
        },
        actions: [
          {
            name: 'Submit',
            icon: 'send',
            when: 'Status is "Draft"',
            set: { Status: 'Submitted', Submitted: 'today' },
          },
          {
            name: 'Approve',
            icon: 'check',
            when: 'Status is "Submitted" and Employee.Manager is not empty',
            set: { Status: 'Approved', 'Approved by': 'Employee.Manager' },
          },
          { name: 'Reject', icon: 'x', when: 'Status is "Submitted"', set: { Status: 'Rejected' } },
          {
            name: 'Pay',
            icon: 'banknote',
            when: 'Status is "Approved"',
            set: { Status: 'Paid', Paid: 'today' },
          },
        ],
        samples: `
          Title                     | Employee      | Status    | Submitted | Approved by  | Paid | Notes
          Trade fair, Birmingham    | Tess Holloway | Submitted | -9        |              |      |
          Client visits, Scotland   | Amir Siddiqui | Approved  | -6        | Ruth Gilmour |      |
          Install at Whitby harbour | Dean Porter   | Draft     |           |              |      | Hotel bill still to come.
          Team lunch                | Tess Holloway | Paid      | -30       | Ruth Gilmour | -24  |
          Site survey, Durham       | Dean Porter   | Submitted | -2        |              |      |
        `,
      },
      {
        name: 'Expense',
        icon: 'receipt',
        fields: {
          Description: 'text required',
          Claim: { to: 'Claim', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Category: {
            options: ['Travel', 'Mileage', 'Hotel', 'Meals', 'Materials', 'Other'],
            required: true,
          },
          Spent: { type: 'money', min: 0 },
          Miles: { type: 'number', min: 0, unit: 'mi' },
          Amount: { type: 'money', computed: 'if Category is "Mileage" then Miles * 0.45 else Spent' },
          Receipt: 'image',
          'To charge on': { type: 'boolean', help: 'The client pays for it in the end.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Claim', 'Date', 'Category', 'Amount', 'To charge on'] },
          { gallery: 'Receipt', show: ['Category', 'Amount'] },
        ],
        filters: {
          'To charge on': 'To charge on',
          'Without receipt': 'Receipt is empty and Category is not "Mileage"',
        },
        rules: [
          {
            check: 'Category is not "Mileage" or Miles > 0',
            field: 'Miles',
            message: 'Mileage needs the miles that were driven.',
          },
          { check: 'Date <= today', field: 'Date', message: 'What is claimed has been spent already.' },
        ],
        badges: { 'No receipt: warning': 'Receipt is empty and Category is not "Mileage"' },
        samples: `
          Description          | Claim                     | Date | Category  | Spent  | Miles | Receipt      | To charge on
          Hotel, two nights    | Trade fair, Birmingham    | -12  | Hotel     | 212.00 |       | hotel bill   | no
          Dinner on the stand  | Trade fair, Birmingham    | -12  | Meals     | 46.80  |       |              | no
          Round trip to Durham | Site survey, Durham       | -4   | Mileage   |        | 86    |              | yes
          Rail to Edinburgh    | Client visits, Scotland   | -15  | Travel    | 94.30  |       | train ticket | yes
          Sealant and brackets | Install at Whitby harbour | -1   | Materials | 38.15  |       | till receipt | yes
          Lunch for six        | Team lunch                | -31  | Meals     | 118.00 |       | till receipt | no
        `,
      },
      {
        name: 'Employee',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Department: { options: ['Sales', 'Service', 'Workshop', 'Office'] },
          Manager: 'person',
          Email: 'email',
          'Bank account': 'text',
          'To be paid': { type: 'money', computed: 'sum(Total in Claims where Status is "Approved")' },
          'Paid so far': { type: 'money', computed: 'sum(Total in Claims where Status is "Paid")' },
        },
        views: [{ table: ['Department', 'Manager', 'To be paid', 'Paid so far'] }],
        filters: { 'To be paid': 'To be paid > 0' },
        samples: `
          Name          | Department | Manager      | Email              | Bank account
          Tess Holloway | Sales      | Ruth Gilmour | tess@dales.example | 20-45-11 40118822
          Amir Siddiqui | Sales      | Ruth Gilmour | amir@dales.example | 20-45-11 40193317
          Dean Porter   | Service    | Col Marsden  | dean@dales.example | 30-91-02 00714460
          Ruth Gilmour  | Office     |              | ruth@dales.example |
        `,
      },
    ],
    metrics: {
      'To approve': { count: 'Claim', where: 'Status is "Submitted"' },
      'To pay back': { sum: 'Total', of: 'Claim', where: 'Status is "Approved"' },
      'Spent by category': { sum: 'Amount', of: 'Expense', by: 'Category' },
      'Spent per month': { sum: 'Amount', of: 'Expense', by: 'Date', per: 'month' },
    },
    pages: [
      'Claims',
      'Expenses',
      'Employees',
      {
        name: 'Accounts',
        icon: 'landmark',
        blocks: [
          { figures: ['To approve', 'To pay back'] },
          {
            shortlist: 'Claim',
            title: 'Waiting for approval',
            where: 'Status is "Submitted"',
            sort: 'Submitted',
          },
          { chart: 'Spent by category', shape: 'donut' },
          { chart: 'Spent per month' },
        ],
      },
    ],
  },
};
