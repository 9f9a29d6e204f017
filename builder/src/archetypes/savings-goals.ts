import type { Archetype } from './archetype';

export const savingsGoals: Archetype = {
  id: 'savings-goals',
  names: {
    en: ['savings goals', 'savings', 'savings pots', 'saving up', 'money goals'],
    es: ['metas de ahorro', 'ahorros', 'hucha'],
    fr: ['objectifs d’épargne', 'épargne', 'cagnotte personnelle'],
    de: ['Sparziele', 'Ersparnisse', 'Spartöpfe'],
    pt: ['metas de poupança', 'poupanças', 'mealheiro'],
  },
  words: [
    'saving',
    'save',
    'goal',
    'target',
    'pot',
    'deposit',
    'withdraw',
    'nest',
    'emergency',
    'interest',
    'piggybank',
    'spare',
    'milestone',
    'fund',
  ],
  draft: {
    title: 'Savings goals',
    look: { accent: '#5a6218', icon: 'piggy-bank', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Goal',
        icon: 'target',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Target: { type: 'money', required: true, min: 1 },
          By: 'date',
          Account: { to: 'Account' },
          'Each time': { type: 'money', min: 0.01, default: '50', help: 'What is usually put aside.' },
          Saved: { type: 'money', computed: 'sum(Change in Deposits)' },
          Progress: { type: 'percent', computed: 'Saved / Target' },
          'A month': {
            type: 'money',
            computed:
              'if By is empty then empty else max(0, Target - Saved) / max(1, roundup((By - today) / 30.4))',
            help: 'What it takes a month to get there in time.',
          },
        },
        sort: 'By',
        views: [
          { gallery: 'Picture', show: ['Saved', 'Target', 'Progress'] },
          { table: ['Target', 'Saved', 'Progress', 'By', 'A month'] },
          { calendar: 'By' },
        ],
        filters: {
          'Still saving': 'Saved < Target',
          Reached: 'Saved >= Target',
          'Within a year': 'By <= today + 1 year',
        },
        badges: {
          'Reached: good': 'Saved >= Target',
          'Nearly there: accent': 'Saved < Target and Progress >= 80%',
          'Past its day: bad': 'Saved < Target and By < today',
        },
        actions: [
          {
            name: 'Put aside',
            icon: 'plus',
            when: 'Saved < Target',
            adds: 'Deposit',
            set: { Goal: 'this', Date: 'today', Amount: 'Each time' },
          },
        ],
        samples: `
          Name                | Picture    | Target  | By   | Account     | Each time
          Three months’ wages | umbrella   | 6000.00 |      | Rainy day   | 150.00
          Summer in Brittany  | beach      | 1800.00 | +75  | Holiday pot | 100.00
          New boiler          | boiler     | 2400.00 | +310 | Rainy day   | 120.00
          Cargo bike          | cargo bike | 1500.00 | -12  | Holiday pot | 80.00
          Piano lessons       | piano      | 360.00  | +40  | Holiday pot | 40.00
        `,
      },
      {
        name: 'Deposit',
        icon: 'coins',
        label: 'Goal',
        fields: {
          Goal: { to: 'Goal', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Type: { options: ['Put in: good', 'Taken out: bad'], required: true, default: 'Put in' },
          Amount: { type: 'money', required: true, min: 0.01 },
          Change: { type: 'money', computed: 'if Type is "Put in" then Amount else -Amount' },
          'Put in by': 'person',
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Type', 'Amount', 'Put in by', 'Notes'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: { 'Taken out': 'Type is "Taken out"' },
        rules: [
          {
            check: 'Type is "Put in" or Goal.Saved >= 0',
            field: 'Amount',
            message: 'There is not that much saved for this.',
          },
          { check: 'Date <= today', field: 'Date', message: 'Enter it on the day it is put aside.' },
        ],
        samples: `
          Goal                | Date | Type      | Amount  | Put in by | Notes
          Three months’ wages | -70  | Put in    | 2100.00 | Ruth      | Moved from the old account
          Three months’ wages | -25  | Taken out | 350.00  | Ruth      | Car clutch
          Summer in Brittany  | -38  | Put in    | 1500.00 | Ben       | Bonus
          New boiler          | -8   | Put in    | 480.00  | Ben       |
          Cargo bike          | -45  | Put in    | 640.00  | Ruth      |
          Piano lessons       | -3   | Put in    | 360.00  | Ben       | Birthday money
        `,
      },
      {
        name: 'Account',
        icon: 'landmark',
        fields: {
          Name: 'text required unique',
          Bank: 'text',
          Interest: { type: 'percent', min: 0, max: 20 },
          Notice: { type: 'integer', min: 0, unit: 'days', help: 'How long before the money is at hand.' },
          'Fixed until': 'date',
          Saved: { type: 'money', computed: 'sum(Saved in Goals)' },
          'Interest a year': { type: 'money', computed: 'Saved * Interest' },
        },
        views: [{ cards: ['Bank', 'Interest', 'Saved', 'Interest a year'] }],
        badges: { 'Free again: good': 'Fixed until < today', 'Fixed: info': 'Fixed until >= today' },
        samples: `
          Name        | Bank                 | Interest | Notice | Fixed until
          Rainy day   | Harbour Bank         | 3.1      | 0      |
          Holiday pot | Harbour Bank         | 2.4      | 0      |
          One-year    | Oak Building Society | 4.2      | 0      | +190
          Old bond    | Oak Building Society | 3.8      | 30     | -20
        `,
      },
    ],
    metrics: {
      'Saved so far': { sum: 'Change', of: 'Deposit' },
      'Needed a month': { sum: 'A month', of: 'Goal', where: 'Saved < Target' },
      'Saved by goal': { sum: 'Saved', of: 'Goal', by: 'Name' },
      'Put aside per month': {
        sum: 'Amount',
        of: 'Deposit',
        where: 'Type is "Put in"',
        by: 'Date',
        per: 'month',
      },
    },
    pages: [
      'Goals',
      'Deposits',
      'Accounts',
      {
        name: 'How far we are',
        icon: 'trending-up',
        blocks: [
          { figures: ['Saved so far', 'Needed a month'] },
          { chart: 'Saved by goal' },
          { chart: 'Put aside per month', shape: 'line' },
          { shortlist: 'Goal', title: 'Next to reach', where: 'Saved < Target and By >= today', sort: 'By' },
        ],
      },
    ],
  },
};
