import type { SampleApplication } from './sample-application';

export const householdBudget: SampleApplication = {
  id: 'household-budget',
  category: 'Personal',
  domain: 'Household money',
  description: 'Money in and out by category, with a limit for each and what is left of the month.',
  draft: {
    title: 'Household budget',
    currency: 'EUR',
    look: { accent: '#15803d', icon: 'piggy-bank', font: 'plain', radius: 'round', density: 'compact' },
    entities: [
      {
        name: 'Entry',
        icon: 'arrow-left-right',
        fields: {
          What: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Direction: { options: ['Out: bad', 'In: good'], required: true, default: 'Out' },
          Amount: { type: 'money', required: true, min: 0.01 },
          Category: { to: 'Category', required: true },
          Account: { options: ['Joint account', 'Cash', 'Savings'], default: 'Joint account' },
          'Comes every month': 'boolean',
          Signed: {
            type: 'money',
            computed: 'if Direction is "In" then Amount else -Amount',
            help: 'Out counts below zero.',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Category', 'Account', 'Signed'] },
          { calendar: 'Date', color: 'Direction' },
          { chart: 'Spent per month' },
        ],
        filters: {
          'This month': 'month(Date) = month(today) and year(Date) = year(today)',
          'Every month': 'Comes every month',
          'Large amounts': 'Amount >= 200 and Direction is "Out"',
        },
        actions: [
          {
            name: 'Again today',
            icon: 'copy',
            adds: 'Entry',
            set: {
              What: 'What',
              Date: 'today',
              Direction: 'Direction',
              Amount: 'Amount',
              Category: 'Category',
            },
          },
        ],
        samples: `
          What             | Date | Direction | Amount  | Category       | Account       | Comes every month
          Salary, Karin    | -3   | In        | 2840.00 | Pay            | Joint account | yes
          Salary, Jon      | -2   | In        | 2310.00 | Pay            | Joint account | yes
          Rent             | -2   | Out       | 1180.00 | Home           | Joint account | yes
          Weekly shop      | -1   | Out       | 92.35   | Food           | Joint account | no
          Market           | -4   | Out       | 27.80   | Food           | Cash          | no
          Electricity      | -6   | Out       | 84.00   | Home           | Joint account | yes
          Swimming lessons | -8   | Out       | 65.00   | Children       | Joint account | no
          Train tickets    | -9   | Out       | 58.60   | Getting around | Joint account | no
          Dinner for two   | -11  | Out       | 74.20   | Fun            | Joint account | no
          Weekly shop      | -8   | Out       | 101.10  | Food           | Joint account | no
          Bike repair      | -16  | Out       | 139.00  | Getting around | Cash          | no
          Winter shoes     | -19  | Out       | 118.90  | Children       | Joint account | no
          Salary, Karin    | -33  | In        | 2840.00 | Pay            | Joint account | yes
          Rent             | -32  | Out       | 1180.00 | Home           | Joint account | yes
          Weekly shop      | -37  | Out       | 96.40   | Food           | Joint account | no
          New mattress     | -44  | Out       | 420.00  | Home           | Savings       | no
          Cinema           | -48  | Out       | 36.00   | Fun            | Cash          | no
          Salary, Jon      | -62  | In        | 2310.00 | Pay            | Joint account | yes
        `,
      },
      {
        name: 'Category',
        icon: 'tags',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          'Monthly limit': { type: 'money', min: 0 },
          'Spent this month': {
            type: 'money',
            computed:
              'sum(Amount in Entries where Direction is "Out" and month(Date) = month(today) and year(Date) = year(today))',
          },
          Left: {
            type: 'money',
            computed: 'if Monthly limit is empty then empty else Monthly limit - Spent this month',
          },
        },
        views: [
          { cards: ['Monthly limit', 'Spent this month', 'Left'] },
          { table: ['Colour', 'Monthly limit', 'Spent this month', 'Left'] },
        ],
        badges: {
          'Over the limit: bad': 'Left < 0',
          'Nearly used up: warning': 'Left >= 0 and Left < Monthly limit * 10%',
        },
        samples: `
          Name           | Colour  | Monthly limit
          Home           | #0f766e | 1400.00
          Food           | #d97706 | 520.00
          Children       | #be185d | 180.00
          Getting around | #2563eb | 150.00
          Fun            | #7c3aed | 120.00
          Pay            | #15803d |
        `,
      },
    ],
    metrics: {
      'Left of this month': {
        sum: 'Signed',
        of: 'Entry',
        where: 'month(Date) = month(today) and year(Date) = year(today)',
      },
      'Spent this month': {
        sum: 'Amount',
        of: 'Entry',
        where: 'Direction is "Out" and month(Date) = month(today) and year(Date) = year(today)',
        goal: 2400,
      },
      'Spent per month': {
        sum: 'Amount',
        of: 'Entry',
        where: 'Direction is "Out"',
        by: 'Date',
        per: 'month',
      },
      'Spent by category': { sum: 'Amount', of: 'Entry', where: 'Direction is "Out"', by: 'Category' },
      'Largest expense': { largest: 'Amount', of: 'Entry', where: 'Direction is "Out"' },
    },
    pages: [
      {
        name: 'This month',
        icon: 'wallet',
        blocks: [
          { figures: ['Left of this month', 'Spent this month', 'Largest expense'] },
          { chart: 'Spent by category', shape: 'donut' },
          { chart: 'Spent per month' },
          { add: ['Entry'] },
        ],
      },
      'Entries',
      'Categories',
    ],
  },
};
