import type { Archetype } from './archetype';

export const beehives: Archetype = {
  id: 'beehives',
  names: {
    en: ['beehives', 'beekeeping', 'hives', 'apiary', 'hive inspections', 'bees'],
    es: ['colmenas', 'apicultura'],
    fr: ['ruches', 'apiculture', 'rucher'],
    de: ['Bienenstöcke', 'Imkerei', 'Stockkarten'],
    pt: ['colmeias', 'apicultura'],
  },
  words: [
    'hive',
    'bee',
    'beekeeper',
    'queen',
    'honey',
    'swarm',
    'brood',
    'frame',
    'varroa',
    'apiary',
    'colony',
    'comb',
    'nectar',
    'super',
    'smoker',
    'mite',
  ],
  draft: {
    title: 'Apiary',
    look: { accent: '#9a5b13', icon: 'hexagon', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Hive',
        icon: 'hexagon',
        fields: {
          Name: 'text required unique',
          Apiary: { options: ['Orchard', 'Heath edge', 'School roof', 'Clover field'], required: true },
          Photo: 'image',
          Status: {
            options: ['Strong: good', 'Building: info', 'Weak: warning', 'Queenless: bad', 'Empty: neutral'],
            required: true,
            default: 'Building',
          },
          'Queen from': { type: 'integer', min: 2015, max: 2060, help: 'The year she was raised.' },
          'Queen mark': {
            type: 'text',
            computed:
              'if Queen from is empty then "" else if Queen from - 5 * rounddown(Queen from / 5) = 1 then "White" else if Queen from - 5 * rounddown(Queen from / 5) = 2 then "Yellow" else if Queen from - 5 * rounddown(Queen from / 5) = 3 then "Red" else if Queen from - 5 * rounddown(Queen from / 5) = 4 then "Green" else "Blue"',
          },
          Supers: { type: 'integer', min: 0, max: 8, default: '0' },
          'Last inspected': { type: 'date', computed: 'largest(Date in Inspections)' },
          'Honey this year': {
            type: 'number',
            computed: 'sum(Weight in Harvests where year(Date) = year(today))',
            unit: 'kg',
          },
        },
        views: [
          { cards: ['Apiary', 'Status', 'Queen mark', 'Supers', 'Last inspected'] },
          { board: 'Status', show: ['Apiary', 'Queen mark'] },
          {
            table: [
              'Apiary',
              'Status',
              'Queen from',
              'Queen mark',
              'Supers',
              'Last inspected',
              'Honey this year',
            ],
          },
        ],
        filters: {
          Occupied: 'Status is not "Empty"',
          'To inspect':
            'Status is not "Empty" and (Last inspected is empty or Last inspected < today - 9 days)',
        },
        opensWith: 'Occupied',
        badges: {
          'Inspect: warning':
            'Status is not "Empty" and (Last inspected is empty or Last inspected < today - 9 days)',
          'Old queen: info': 'Queen from <= year(today) - 3',
        },
        actions: [
          { name: 'Add a super', icon: 'plus', when: 'Status is not "Empty"', set: { Supers: 'Supers + 1' } },
          {
            name: 'Inspected',
            icon: 'clipboard-check',
            when: 'Status is not "Empty"',
            adds: 'Inspection',
            set: { Hive: 'this', Date: 'today' },
          },
        ],
        samples: `
          Name | Apiary | Photo | Status | Queen from | Supers
          Acacia | Orchard | green hive | Strong | 2025 | 2
          Birch | Orchard | white hive | Building | 2026 | 0
          Clover | Heath edge | blue hive | Weak | 2023 | 0
          Damson | Heath edge | yellow hive | Queenless | | 1
          Elder | Orchard | empty hive | Empty | | 0
        `,
      },
      {
        name: 'Inspection',
        icon: 'clipboard-check',
        label: 'Hive',
        fields: {
          Hive: { to: 'Hive', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Seen: { options: ['Queen', 'Eggs', 'Capped brood', 'Queen cells', 'Drone brood'], many: true },
          'Brood frames': { type: 'integer', min: 0, max: 22 },
          Stores: {
            options: ['Plenty: good', 'Enough: info', 'Low: warning', 'None: bad'],
            default: 'Enough',
          },
          Temper: { options: ['Gentle: good', 'Nervous: warning', 'Stinging: bad'] },
          Mites: { type: 'integer', min: 0, help: 'Fallen on the board in a day.' },
          'Next look': {
            type: 'date',
            computed: 'if Seen contains "Queen cells" then Date + 3 days else Date + 8 days',
          },
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Seen', 'Brood frames', 'Stores', 'Temper', 'Mites', 'Next look'] },
          { calendar: 'Next look' },
        ],
        filters: {
          'Queen cells': 'Seen contains "Queen cells"',
          'Feed them': 'Stores is "Low" or Stores is "None"',
        },
        rules: [{ unique: ['Hive', 'Date'], message: 'This hive was inspected that day already.' }],
        badges: {
          'May swarm: bad': 'Seen contains "Queen cells" and Date >= today - 8 days',
          'Treat: warning': 'Mites >= 10',
          'Feed: warning': 'Stores is "Low" or Stores is "None"',
        },
        actions: [
          {
            name: 'Treat for mites',
            icon: 'shield',
            when: 'Mites >= 10',
            adds: 'Treatment',
            set: { Hive: 'Hive', Start: 'today' },
          },
        ],
        samples: `
          Hive | Date | Seen | Brood frames | Stores | Temper | Mites | Notes
          Acacia | -3 | Eggs, Capped brood, Queen cells | 9 | Plenty | Gentle | 4 | Two cells on frame five
          Birch | -3 | Queen, Eggs | 5 | Enough | Gentle | 1 |
          Clover | -12 | Capped brood | 3 | Low | Nervous | 14 | Fed two litres of syrup
          Damson | -5 | Drone brood | 1 | Enough | Stinging | 6 | No eggs: queen gone
          Acacia | -11 | Queen, Eggs, Capped brood | 8 | Enough | Gentle | 3 |
        `,
      },
      {
        name: 'Harvest',
        icon: 'droplets',
        label: 'Hive',
        fields: {
          Hive: { to: 'Hive', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Type: {
            options: ['Spring blossom', 'Lime', 'Heather', 'Forest', 'Mixed'],
            required: true,
            default: 'Mixed',
          },
          Weight: { type: 'number', required: true, min: 0, unit: 'kg' },
          'Water content': { type: 'percent', min: 10, max: 30, help: 'Above 20 % it ferments.' },
          Jars: { type: 'integer', computed: 'rounddown(Weight / 0.454)' },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Type', 'Weight', 'Water content', 'Jars'] }],
        filters: { 'This year': 'year(Date) = year(today)' },
        rules: [
          {
            check:
              'count(all Treatments where Hive = this.Hive and Start <= this.Date and Ended is empty) = 0',
            field: 'Hive',
            message: 'No honey is taken while the hive is being treated.',
          },
        ],
        badges: { 'Too wet: bad': 'Water content > 20%' },
        samples: `
          Hive | Date | Type | Weight | Water content
          Acacia | -60 | Spring blossom | 14.5 | 17.5
          Acacia | -20 | Lime | 11.2 | 18.4
          Birch | -20 | Lime | 4 | 20.6
          Damson | -62 | Spring blossom | 9.8 | 17.9
        `,
      },
      {
        name: 'Treatment',
        icon: 'shield',
        label: 'Hive',
        fields: {
          Hive: { to: 'Hive', required: true, onDelete: 'cascade' },
          Medicine: {
            options: ['Formic acid', 'Oxalic acid', 'Thymol', 'Brood break'],
            default: 'Formic acid',
          },
          Start: { type: 'date', required: true, default: 'today' },
          Ended: 'date',
          Dose: 'text',
          'Batch number': 'text',
        },
        sort: 'Start desc',
        views: [
          { table: ['Medicine', 'Start', 'Ended', 'Dose', 'Batch number'] },
          { timeline: 'Start', end: 'Ended' },
        ],
        filters: { 'Going on': 'Ended is empty' },
        badges: { 'Going on: accent': 'Ended is empty' },
        actions: [{ name: 'Ended', icon: 'check', when: 'Ended is empty', set: { Ended: 'today' } }],
        samples: `
          Hive | Medicine | Start | Ended | Dose | Batch number
          Clover | Formic acid | -10 | | 200 ml, 60 % | FA-2291
          Acacia | Oxalic acid | -300 | -299 | 30 ml trickled | OX-0418
          Birch | Oxalic acid | -300 | -299 | 30 ml trickled | OX-0418
          Damson | Thymol | -100 | -72 | Two strips | TH-118
        `,
      },
    ],
    metrics: {
      Colonies: { count: 'Hive', where: 'Status is not "Empty"' },
      'Honey this year': { sum: 'Weight', of: 'Harvest', where: 'year(Date) = year(today)' },
      'Honey by hive': { sum: 'Weight', of: 'Harvest', by: 'Hive' },
      'Mites per month': { average: 'Mites', of: 'Inspection', by: 'Date', per: 'month' },
    },
    pages: [
      'Hives',
      'Inspections',
      'Harvests',
      'Treatments',
      {
        name: 'Honey house',
        icon: 'hexagon',
        blocks: [
          { figures: ['Colonies', 'Honey this year'] },
          {
            shortlist: 'Hive',
            title: 'To inspect',
            where: 'Status is not "Empty" and (Last inspected is empty or Last inspected < today - 9 days)',
            sort: 'Last inspected',
          },
          { chart: 'Honey by hive' },
          { chart: 'Mites per month', shape: 'line' },
        ],
      },
    ],
  },
};
