import type { Archetype } from './archetype';

export const familyBudget: Archetype = {
  id: 'family-budget',
  names: {
    en: ['household budget', 'family budget', 'home budget', 'household expenses', 'monthly budget'],
    es: ['presupuesto familiar', 'gastos del hogar', 'presupuesto doméstico'],
    fr: ['budget familial', 'dépenses du foyer', 'budget du ménage'],
    de: ['Haushaltsbudget', 'Haushaltsbuch', 'Haushaltskasse'],
    pt: ['orçamento familiar', 'despesas da casa', 'orçamento doméstico'],
  },
  words: [
    'budget',
    'spend',
    'expense',
    'income',
    'salary',
    'wage',
    'rent',
    'category',
    'cash',
    'overspend',
    'afford',
    'payday',
    'outgoings',
    'allowance',
    'account',
  ],
  draft: {
    title: 'Household budget',
    look: { accent: '#1f6b4f', icon: 'piggy-bank', density: 'compact', radius: 'soft' },
    entities: [
      {
        name: 'Entry',
        icon: 'arrow-left-right',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Type: { options: ['Spent: bad', 'Earned: good'], required: true, default: 'Spent' },
          Amount: { type: 'money', required: true, min: 0.01 },
          Category: { to: 'Category', required: true },
          Account: { to: 'Account', required: true },
          'Paid by': 'person',
          Change: {
            type: 'money',
            computed: 'if Type is "Earned" then Amount else -Amount',
            help: 'What is spent counts below zero.',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Category', 'Account', 'Paid by', 'Change'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: {
          'This month': 'month(Date) = month(today) and year(Date) = year(today)',
          'Large amounts': 'Type is "Spent" and Amount >= 200',
          Earned: 'Type is "Earned"',
        },
        rules: [
          {
            check:
              '(Type is "Earned" and Category.Kind is "Income") or (Type is "Spent" and Category.Kind is not "Income")',
            field: 'Category',
            message: 'What is earned goes under income, and what is spent does not.',
          },
        ],
        badges: { 'Large: warning': 'Type is "Spent" and Amount >= 200' },
        actions: [
          {
            name: 'Again next month',
            icon: 'repeat',
            when: 'Category.Kind is "Fixed" or Category.Kind is "Income"',
            adds: 'Entry',
            set: {
              Name: 'Name',
              Date: 'Date + 1 month',
              Type: 'Type',
              Amount: 'Amount',
              Category: 'Category',
              Account: 'Account',
            },
          },
        ],
        samples: `
          Name                | Date | Type   | Amount  | Category | Account       | Paid by
          Salary              | +0   | Earned | 2650.00 | Pay      | Joint account |
          Rent                | -1   | Spent  | 1120.00 | Home     | Joint account | Lucy
          Weekly shop         | +0   | Spent  | 96.40   | Food     | Joint account | Omar
          School shoes        | -5   | Spent  | 48.00   | Children | Cash tin      | Lucy
          Cinema and pizza    | -9   | Spent  | 61.50   | Treats   | Cash tin      | Omar
          New washing machine | -34  | Spent  | 429.00  | Home     | Rainy day     | Lucy
        `,
      },
      {
        name: 'Category',
        icon: 'tags',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Fixed: neutral', 'Day to day: info', 'Treats: accent', 'Income: good'],
            required: true,
          },
          'Monthly limit': { type: 'money', min: 0 },
          'Spent this month': {
            type: 'money',
            computed:
              'sum(Amount in Entries where Type is "Spent" and month(Date) = month(today) and year(Date) = year(today))',
          },
          Left: {
            type: 'money',
            computed: 'if Monthly limit is empty then empty else Monthly limit - Spent this month',
          },
          Used: { type: 'percent', computed: 'Spent this month / Monthly limit' },
        },
        views: [
          { cards: ['Monthly limit', 'Spent this month', 'Left'] },
          { table: ['Kind', 'Monthly limit', 'Spent this month', 'Left', 'Used'] },
        ],
        filters: { 'With a limit': 'Monthly limit is not empty' },
        rules: [
          {
            check: 'Kind is not "Income" or Monthly limit is empty',
            field: 'Monthly limit',
            message: 'Income has no limit.',
          },
        ],
        badges: {
          'Over the limit: bad': 'Left < 0',
          'Nearly used up: warning': 'Left >= 0 and Used >= 80%',
        },
        samples: `
          Name     | Kind       | Monthly limit
          Home     | Fixed      | 1400.00
          Food     | Day to day | 90.00
          Children | Day to day | 180.00
          Treats   | Treats     | 120.00
          Car      | Fixed      | 150.00
          Pay      | Income     |
        `,
      },
      {
        name: 'Account',
        icon: 'wallet',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Current account: info', 'Savings: good', 'Cash: neutral', 'Credit card: warning'],
          },
          Owner: 'person',
          'Opening balance': { type: 'money', required: true, default: '0' },
          Balance: { type: 'money', computed: 'Opening balance + sum(Change in Entries)' },
          'Never below': { type: 'money', default: '0' },
        },
        views: [{ cards: ['Kind', 'Owner', 'Balance'] }],
        badges: { 'Too low: bad': 'Balance < Never below' },
        samples: `
          Name          | Kind            | Owner | Opening balance | Never below
          Joint account | Current account |       | 1310.00         | 200.00
          Cash tin      | Cash            | Omar  | 180.00          | 100.00
          Rainy day     | Savings         | Lucy  | 3900.00         | 2000.00
          Blue card     | Credit card     | Omar  | 0               | -500.00
        `,
      },
    ],
    metrics: {
      'Left this month': {
        sum: 'Change',
        of: 'Entry',
        where: 'month(Date) = month(today) and year(Date) = year(today)',
      },
      'Spent this month': {
        sum: 'Amount',
        of: 'Entry',
        where: 'Type is "Spent" and month(Date) = month(today) and year(Date) = year(today)',
      },
      'Spent by category': { sum: 'Amount', of: 'Entry', where: 'Type is "Spent"', by: 'Category' },
      'Spent per month': { sum: 'Amount', of: 'Entry', where: 'Type is "Spent"', by: 'Date', per: 'month' },
    },
    pages: [
      {
        name: 'This month',
        icon: 'chart-pie',
        blocks: [
          { figures: ['Left this month', 'Spent this month'] },
          { chart: 'Spent by category', shape: 'donut' },
          { chart: 'Spent per month' },
          { add: ['Entry'] },
        ],
      },
      'Entries',
      'Categories',
      'Accounts',
    ],
  },
};
