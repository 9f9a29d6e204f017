import type { Archetype } from './archetype';

export const pocketMoney: Archetype = {
  id: 'pocket-money',
  names: {
    en: ['pocket money', 'children’s chores', 'kids’ allowance', 'kids chores', 'chores and pocket money'],
    es: ['paga de los niños', 'tareas de los niños', 'paga semanal'],
    fr: ['argent de poche', 'tâches des enfants', 'petits services des enfants'],
    de: ['Taschengeld', 'Aufgaben der Kinder', 'Taschengeldkonto'],
    pt: ['mesada', 'tarefas das crianças', 'semanada'],
  },
  words: [
    'pocket',
    'allowance',
    'kid',
    'child',
    'reward',
    'earn',
    'piggy',
    'toy',
    'sweet',
    'dishwasher',
    'lawn',
    'parent',
    'bonus',
    'coin',
    'sibling',
  ],
  draft: {
    title: 'Pocket money',
    look: { accent: '#6a4bb8', icon: 'coins', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Child',
        plural: 'Children',
        icon: 'smile',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Born: 'date',
          'A week': { type: 'money', required: true, min: 0, help: 'Pocket money without any jobs.' },
          'Saving for': 'text',
          Price: { type: 'money', min: 0, help: 'What it costs.' },
          Balance: {
            type: 'money',
            computed: 'sum(Reward in Jobs where Status is "Checked") + sum(Change in Money)',
          },
          Missing: {
            type: 'money',
            computed: 'if Price is empty then empty else max(0, Price - Balance)',
            help: 'Until they can buy it.',
          },
          'To do': { type: 'integer', computed: 'count(Jobs where Status is "To do")' },
        },
        views: [
          { cards: ['Balance', 'Saving for', 'Missing', 'To do'] },
          { gallery: 'Photo', show: ['Balance', 'To do'] },
        ],
        filters: { 'Jobs to do': '[To do] > 0' },
        badges: { 'Can buy it: good': 'Missing = 0', 'No money left: warning': 'Balance <= 0' },
        actions: [
          {
            name: 'Give pocket money',
            icon: 'coins',
            adds: 'Money',
            set: {
              Name: '"Pocket money"',
              Child: 'this',
              Date: 'today',
              Type: 'Pocket money',
              Amount: 'A week',
            },
          },
        ],
        samples: `
          Name  | Photo           | Born  | A week | Saving for    | Price
          Poppy | girl with bike  | -4100 | 4.00   | Roller skates | 38.00
          Alfie | boy with ball   | -3200 | 3.00   | Castle set    | 24.00
          Zara  | girl painting   | -2500 | 2.00   | Glitter pens  | 5.00
          Louis | boy with rabbit | -2000 | 1.50   |               |
        `,
      },
      {
        name: 'Job',
        icon: 'list-checks',
        fields: {
          Name: 'text required',
          Child: { to: 'Child', required: true, onDelete: 'cascade' },
          Due: { type: 'date', default: 'today' },
          Reward: { type: 'money', required: true, min: 0, default: '0.50' },
          Status: {
            options: ['To do: warning', 'Done: info', 'Checked: good', 'Not good enough: bad'],
            required: true,
            default: 'To do',
          },
          Photo: { type: 'image', help: 'Of the tidy room.' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Child', 'Reward', 'Due'] },
          { board: 'Child', show: ['Status', 'Reward'] },
          { table: ['Child', 'Due', 'Reward', 'Status'] },
        ],
        filters: { 'To check': 'Status is "Done"', 'To do': 'Status is "To do"' },
        rules: [
          {
            limit: '4',
            within: ['Child'],
            where: 'Status is "To do"',
            message: 'Four jobs at a time are enough for a child.',
          },
        ],
        badges: {
          'Late: bad': 'Status is "To do" and Due < today',
          'Please check: info': 'Status is "Done"',
        },
        actions: [
          { name: 'Done', icon: 'check', when: 'Status is "To do"', set: { Status: 'Done' } },
          { name: 'Well done', icon: 'thumbs-up', when: 'Status is "Done"', set: { Status: 'Checked' } },
          {
            name: 'Again next week',
            icon: 'repeat',
            when: 'Status is "Checked"',
            adds: 'Job',
            set: { Name: 'Name', Child: 'Child', Due: 'Due + 7 days', Reward: 'Reward' },
          },
        ],
        samples: `
          Name                 | Child | Due | Reward | Status          | Photo
          Empty the dishwasher | Poppy | +0  | 0.50   | Done            |
          Mow the lawn         | Poppy | +2  | 3.00   | To do           |
          Feed the rabbits     | Alfie | -1  | 0.50   | To do           |
          Tidy the toy shelf   | Zara  | -2  | 0.80   | Checked         | tidy shelf
          Wash the car         | Alfie | -6  | 2.50   | Checked         |
          Water the tomatoes   | Louis | -3  | 0.40   | Not good enough |
        `,
      },
      {
        name: 'Money',
        plural: 'Money',
        icon: 'coins',
        fields: {
          Name: 'text required',
          Child: { to: 'Child', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Type: {
            options: ['Pocket money: good', 'Gift: accent', 'Spent: bad', 'Paid out: neutral'],
            required: true,
            default: 'Pocket money',
          },
          Amount: { type: 'money', required: true, min: 0.01 },
          Change: {
            type: 'money',
            computed: 'if Type is "Spent" or Type is "Paid out" then -Amount else Amount',
          },
        },
        sort: 'Date desc',
        views: [{ table: ['Child', 'Date', 'Type', 'Change'] }, { board: 'Type', show: ['Child', 'Amount'] }],
        filters: { Spent: 'Type is "Spent"' },
        rules: [
          {
            check: 'Child.Balance >= 0',
            field: 'Amount',
            message: 'There is not that much in the piggy bank.',
          },
        ],
        samples: `
          Name         | Child | Date | Type         | Amount
          Pocket money | Poppy | -3   | Pocket money | 4.00
          From Grandma | Poppy | -20  | Gift         | 20.00
          Comic        | Poppy | -1   | Spent        | 3.50
          Pocket money | Alfie | -3   | Pocket money | 3.00
          Pocket money | Zara  | -3   | Pocket money | 5.00
          Ice lolly    | Alfie | -2   | Spent        | 1.20
        `,
      },
    ],
    metrics: {
      'In all piggy banks': { sum: 'Balance', of: 'Child' },
      'To check': { count: 'Job', where: 'Status is "Done"' },
      'Earned by child': { sum: 'Reward', of: 'Job', where: 'Status is "Checked"', by: 'Child' },
      'Money by type': { sum: 'Amount', of: 'Money', by: 'Type' },
    },
    pages: [
      'Children',
      'Jobs',
      'Money',
      {
        name: 'For the parents',
        icon: 'piggy-bank',
        blocks: [
          { figures: ['In all piggy banks', 'To check'] },
          { shortlist: 'Job', title: 'Please check', where: 'Status is "Done"', sort: 'Due' },
          { chart: 'Earned by child' },
          { chart: 'Money by type', shape: 'donut' },
        ],
      },
    ],
  },
};
