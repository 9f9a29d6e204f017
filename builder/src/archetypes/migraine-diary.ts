import type { Archetype } from './archetype';

export const migraineDiary: Archetype = {
  id: 'migraine-diary',
  names: {
    en: ['migraines', 'migraine diary', 'headache diary', 'headaches', 'migraine attacks'],
    es: ['migrañas', 'diario de migrañas', 'dolores de cabeza'],
    fr: ['migraines', 'journal des migraines', 'maux de tête'],
    de: ['Migränetagebuch', 'Kopfschmerztagebuch'],
    pt: ['enxaquecas', 'diário de enxaquecas'],
  },
  words: [
    'migraine',
    'headache',
    'aura',
    'attack',
    'trigger',
    'triptan',
    'throbbing',
    'nausea',
    'photophobia',
    'temple',
    'prophylaxis',
    'painkiller',
    'dark',
    'head',
  ],
  draft: {
    title: 'Migraine diary',
    look: { accent: '#8b4f9b', icon: 'brain', font: 'friendly', radius: 'round', mode: 'dark' },
    entities: [
      {
        name: 'Attack',
        icon: 'zap',
        label: 'Started',
        fields: {
          Started: { type: 'datetime', required: true, default: 'now' },
          Ended: 'datetime',
          Intensity: { type: 'integer', required: true, min: 1, max: 10, default: '6' },
          Side: { options: ['Left', 'Right', 'Both'], default: 'Left' },
          Signs: {
            options: ['Aura', 'Nausea', 'Vomiting', 'Light hurts', 'Noise hurts', 'Neck stiff'],
            many: true,
          },
          Triggers: { to: 'Trigger', many: true, inverse: 'Attacks' },
          Lasted: { type: 'duration', computed: 'if Ended is empty then empty else Ended - Started' },
          Tablets: { type: 'integer', computed: 'sum(Tablets in Doses)' },
          'Could not work': 'boolean',
        },
        sort: 'Started desc',
        views: [
          { calendar: 'Started', color: 'Side' },
          { table: ['Intensity', 'Side', 'Signs', 'Triggers', 'Lasted', 'Tablets'] },
        ],
        filters: {
          'This month': 'year(Started) = year(today) and month(Started) = month(today)',
          'With aura': 'Signs contains "Aura"',
          'Days lost': 'Could not work',
        },
        rules: [
          { check: 'Ended >= Started', field: 'Ended', message: 'It ended after it started.' },
          { limit: '1', where: 'Ended is empty', message: 'An attack is still open; end it first.' },
        ],
        badges: {
          'Going on: bad': 'Ended is empty',
          'Over three days: warning': 'Lasted > 72 hours',
          'Aura: info': 'Signs contains "Aura"',
        },
        actions: [
          { name: 'It is over', icon: 'check', when: 'Ended is empty', set: { Ended: 'now' } },
          {
            name: 'Took a tablet',
            icon: 'pill',
            when: 'Ended is empty',
            adds: 'Dose',
            set: { Attack: 'this', Taken: 'now', Tablets: '1' },
          },
        ],
        samples: `
          Started | Ended | Intensity | Side | Signs | Triggers | Could not work
          +0T06:10 | | 6 | Left | Light hurts, Nausea | Short night | no
          -8T15:30 | -7T03:00 | 8 | Left | Aura, Light hurts | Red wine, Skipped meal | yes
          -17T11:00 | -17T19:30 | 5 | Right | Noise hurts | Weather change | no
          -29T05:45 | -27T09:00 | 9 | Left | Aura, Vomiting, Light hurts | Short night, Stress | yes
          -41T18:00 | -41T23:10 | 4 | Both | Neck stiff | Screen all day | no
        `,
      },
      {
        name: 'Dose',
        icon: 'pill',
        label: 'Medicine',
        fields: {
          Medicine: { to: 'Medicine' },
          Attack: { to: 'Attack', onDelete: 'cascade' },
          Taken: { type: 'datetime', required: true, default: 'now' },
          Tablets: { type: 'integer', required: true, min: 1, max: 6, default: '1' },
          Helped: { options: ['Not at all: bad', 'Somewhat: warning', 'Pain gone: good'] },
          'Worked after': 'duration',
        },
        sort: 'Taken desc',
        views: [
          { table: ['Attack', 'Taken', 'Tablets', 'Helped', 'Worked after'] },
          { calendar: 'Taken', color: 'Helped' },
        ],
        filters: { 'Last 30 days': 'Taken >= today - 30 days', 'To rate': 'Helped is empty' },
        badges: { 'How did it work?: info': 'Helped is empty' },
        actions: [
          {
            name: 'Pain gone',
            icon: 'smile',
            when: 'Helped is empty',
            set: { Helped: 'Pain gone', 'Worked after': 'now - Taken' },
          },
        ],
        samples: `
          Medicine | Attack | Taken | Tablets | Helped | Worked after
          Sumatriptan 50 mg | +0T06:10 | +0T06:30 | 1 | |
          Sumatriptan 50 mg | -8T15:30 | -8T15:50 | 1 | Somewhat | 2:00
          Naproxen 500 mg | -8T15:30 | -8T20:00 | 1 | Pain gone | 1:30
          Naproxen 500 mg | -17T11:00 | -17T11:20 | 1 | Pain gone | 1:10
          Sumatriptan 50 mg | -29T05:45 | -29T07:30 | 2 | Not at all |
        `,
      },
      {
        name: 'Trigger',
        icon: 'search',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Food and drink', 'Sleep', 'Weather', 'Stress', 'Hormones', 'Senses'],
            required: true,
          },
          'Can avoid': 'boolean',
          Attacks: { type: 'integer', computed: 'count(Attacks.Triggers)' },
          'Average intensity': {
            type: 'number',
            computed: 'round(average(Intensity in Attacks.Triggers), 1)',
          },
          Notes: 'text',
        },
        views: [
          { table: ['Kind', 'Can avoid', 'Attacks', 'Average intensity'] },
          { board: 'Kind', show: ['Attacks'] },
        ],
        filters: { Avoidable: 'Can avoid' },
        badges: { 'Often: bad': 'Attacks >= 2' },
        samples: `
          Name | Kind | Can avoid | Notes
          Short night | Sleep | yes | Under six hours
          Red wine | Food and drink | yes |
          Skipped meal | Food and drink | yes |
          Weather change | Weather | no | When the wind turns south
          Stress | Stress | no | The day after, mostly
          Screen all day | Senses | yes |
        `,
      },
      {
        name: 'Medicine',
        icon: 'pill',
        fields: {
          Name: 'text required unique',
          Type: {
            options: ['For an attack: accent', 'Prevention: info'],
            required: true,
            default: 'For an attack',
          },
          'Days a month': {
            type: 'integer',
            min: 1,
            max: 30,
            default: '10',
            help: 'More days than this can bring headaches of its own.',
          },
          'Doses in 30 days': { type: 'integer', computed: 'count(Doses where Taken >= today - 30 days)' },
          'Pain gone': {
            type: 'percent',
            computed: 'count(Doses where Helped is "Pain gone") / count(Doses where Helped is not empty)',
          },
        },
        views: [{ cards: ['Type', 'Doses in 30 days', 'Days a month', 'Pain gone'] }],
        badges: {
          'Too often: bad': 'Doses in 30 days > Days a month',
          'Close to the limit: warning':
            'Doses in 30 days <= Days a month and Doses in 30 days >= Days a month - 2',
        },
        samples: `
          Name | Type | Days a month
          Sumatriptan 50 mg | For an attack | 9
          Naproxen 500 mg | For an attack | 14
          Paracetamol 1 g | For an attack | 14
          Propranolol 40 mg | Prevention |
        `,
      },
    ],
    metrics: {
      'Attacks in 30 days': { count: 'Attack', where: 'Started >= today - 30 days' },
      'Doses in 30 days': { count: 'Dose', where: 'Taken >= today - 30 days' },
      'Days lost this year': { count: 'Attack', where: 'Could not work and year(Started) = year(today)' },
      'Attacks per month': { count: 'Attack', by: 'Started', per: 'month' },
      'Doses by effect': { count: 'Dose', where: 'Helped is not empty', by: 'Helped' },
    },
    pages: [
      'Attacks',
      'Doses',
      'Triggers',
      'Medicines',
      {
        name: 'For the neurologist',
        icon: 'brain',
        blocks: [
          { figures: ['Attacks in 30 days', 'Doses in 30 days', 'Days lost this year'] },
          { chart: 'Attacks per month' },
          { chart: 'Doses by effect', shape: 'donut' },
          { shortlist: 'Trigger', title: 'Worst triggers', where: 'Attacks > 0', sort: 'Attacks desc' },
        ],
      },
    ],
  },
};
