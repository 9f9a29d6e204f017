import type { RecordKind } from './record-kind';

export const TRADE: readonly RecordKind[] = [
  {
    nouns: ['expense', 'spending', 'cost', 'purchase', 'receipt'],
    name: 'Expense',
    fields: 'description (text), amount, category, date, notes',
    options: {
      category: ['Food', 'Housing', 'Transport', 'Health', 'Leisure', 'Other'],
    },
  },
  {
    nouns: ['budget', 'money', 'finance', 'income', 'transaction', 'account book'],
    name: 'Transaction',
    fields: 'description (text), amount, type, category, date, notes',
    options: {
      type: ['Income', 'Expense'],
      category: ['Food', 'Housing', 'Transport', 'Health', 'Leisure', 'Salary', 'Other'],
    },
  },
  {
    nouns: ['bill', 'subscription'],
    name: 'Bill',
    fields: 'name, amount, due date, frequency, paid, notes',
    options: {
      frequency: ['Monthly', 'Quarterly', 'Yearly'],
    },
  },
  {
    nouns: ['invoice'],
    name: 'Invoice',
    fields: 'number, client, amount, issue date, due date, status, notes',
    options: {
      status: ['Draft', 'Sent', 'Paid', 'Overdue'],
    },
  },
  {
    nouns: ['order', 'delivery'],
    name: 'Order',
    fields: 'customer, item, quantity, price, due date, status, notes',
    options: {
      status: ['New', 'In progress', 'Ready', 'Delivered'],
    },
  },
  {
    nouns: ['sale', 'sales'],
    name: 'Sale',
    fields: 'product, customer, quantity, amount, date',
  },
  {
    nouns: ['deal', 'opportunity', 'sales pipeline', 'pipeline'],
    name: 'Deal',
    fields: 'title, company, amount, stage, close date, notes',
    options: {
      stage: ['Lead', 'Qualified', 'Proposal', 'Won', 'Lost'],
    },
  },
  {
    nouns: ['lead', 'prospect'],
    name: 'Lead',
    fields: 'name, company, email, phone, status, notes',
    options: {
      status: ['New', 'Contacted', 'Qualified', 'Lost'],
    },
  },
];
