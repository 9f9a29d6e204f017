import type { Archetype } from './archetype';

export const babyDiary: Archetype = {
  id: 'baby-diary',
  names: {
    en: ['baby log', 'baby feeding', 'baby sleep', 'breastfeeding diary', 'newborn diary'],
    es: ['diario del bebé', 'tomas y sueño del bebé', 'lactancia'],
    fr: ['carnet de bébé', 'tétées et sommeil de bébé', 'suivi du nourrisson'],
    de: ['Babytagebuch', 'Stillprotokoll', 'Babyschlaf'],
    pt: ['diário do bebé', 'mamadas e sono do bebé', 'diário do bebê', 'amamentação'],
  },
  words: [
    'baby',
    'newborn',
    'infant',
    'feed',
    'feeding',
    'breast',
    'breastfeed',
    'bottle',
    'formula',
    'nappy',
    'diaper',
    'sleep',
    'nap',
    'burp',
    'wean',
    'midwife',
    'teething',
    'crib',
  ],
  draft: {
    title: 'Baby log',
    look: { accent: '#b04d5e', icon: 'baby', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Feed',
        icon: 'milk',
        label: 'Baby',
        fields: {
          Baby: { to: 'Baby', required: true, onDelete: 'cascade' },
          Begins: { type: 'datetime', required: true, default: 'now' },
          Kind: {
            options: ['Left breast: accent', 'Right breast: info', 'Bottle: good', 'Solids: warning'],
            required: true,
            default: 'Bottle',
          },
          Lasted: { type: 'duration', min: 0, max: 180 },
          Amount: { type: 'integer', min: 0, max: 500, unit: 'ml' },
          Burped: 'boolean',
          Notes: 'text',
        },
        sort: 'Begins desc',
        views: [
          { table: ['Begins', 'Kind', 'Lasted', 'Amount', 'Notes'] },
          { calendar: 'Begins', color: 'Kind' },
        ],
        filters: {
          Today: 'date(Begins) = today',
          'At the breast': 'Kind is "Left breast" or Kind is "Right breast"',
        },
        rules: [
          {
            check: 'Kind is not "Bottle" or Amount is not empty',
            field: 'Amount',
            message: 'Say how much was in the bottle.',
          },
        ],
        badges: { 'Little: warning': 'Kind is "Bottle" and Amount < 60' },
        actions: [
          {
            name: 'Other side now',
            icon: 'arrow-left-right',
            when: 'Kind is "Left breast" or Kind is "Right breast"',
            adds: 'Feed',
            set: {
              Baby: 'Baby',
              Begins: 'now',
              Kind: 'if Kind is "Left breast" then Right breast else Left breast',
            },
          },
        ],
        samples: `
          Baby | Begins   | Kind         | Lasted | Amount | Burped | Notes
          Mila | +0T00:50 | Left breast  | 0:18   |        | yes    |
          Mila | +0T04:20 | Right breast | 0:14   |        | no     | Fell asleep
          Theo | +0T05:30 | Bottle       | 0:20   | 130    | yes    |
          Mila | -1T21:40 | Bottle       | 0:15   | 50     | yes    | Dad gave it
          Theo | -1T12:15 | Solids       | 0:25   |        | no     | Carrot, half a jar
          Mila | -1T17:30 | Left breast  | 0:22   |        | yes    |
        `,
      },
      {
        name: 'Sleep',
        plural: 'Sleeps',
        icon: 'moon',
        label: 'Baby',
        fields: {
          Baby: { to: 'Baby', required: true, onDelete: 'cascade' },
          Asleep: { type: 'datetime', required: true, default: 'now' },
          Awake: 'datetime',
          Slept: { type: 'duration', computed: 'Awake - Asleep' },
          Where: { options: ['Cot', 'Pram', 'Sling', 'Our bed', 'Car'], default: 'Cot' },
          'Woken by': 'text',
        },
        sort: 'Asleep desc',
        views: [
          { table: ['Asleep', 'Awake', 'Slept', 'Where'] },
          { calendar: 'Asleep', end: 'Awake', color: 'Where' },
        ],
        filters: { 'Asleep now': 'Awake is empty', 'Slept long': 'Slept >= 3 hours' },
        rules: [
          { check: 'Awake > Asleep', field: 'Awake', message: 'A baby wakes after falling asleep.' },
          { noOverlap: ['Asleep', 'Awake'], within: ['Baby'], message: 'The baby was asleep already then.' },
          { limit: '1', within: ['Baby'], where: 'Awake is empty', message: 'The baby is asleep already.' },
        ],
        badges: { 'Asleep: info': 'Awake is empty', 'Slept long: good': 'Slept >= 3 hours' },
        actions: [
          {
            name: 'Woke up',
            icon: 'sun',
            when: 'Awake is empty and Asleep < now',
            set: { Awake: 'now' },
          },
        ],
        samples: `
          Baby | Asleep   | Awake    | Where | Woken by
          Mila | +0T05:10 |          | Sling |
          Mila | +0T01:10 | +0T04:15 | Cot   | Hunger
          Mila | -1T21:50 | +0T00:45 | Cot   |
          Theo | -1T13:00 | -1T14:20 | Pram  | Doorbell
          Theo | -1T19:45 | +0T05:20 | Cot   |
        `,
      },
      {
        name: 'Nappy',
        plural: 'Nappies',
        icon: 'droplets',
        label: 'Baby',
        fields: {
          Baby: { to: 'Baby', required: true, onDelete: 'cascade' },
          Time: { type: 'datetime', required: true, default: 'now' },
          Kind: {
            options: ['Wet: info', 'Dirty: warning', 'Both: accent', 'Dry: bad'],
            required: true,
            default: 'Wet',
          },
          'Changed by': 'person',
          Rash: 'boolean',
          Notes: 'text',
        },
        sort: 'Time desc',
        views: [{ table: ['Time', 'Kind', 'Changed by', 'Rash', 'Notes'] }],
        filters: { Today: 'date(Time) = today', Rash: 'Rash' },
        badges: { 'Rash: bad': 'Rash' },
        samples: `
          Baby | Time     | Kind  | Changed by | Rash | Notes
          Mila | +0T01:05 | Wet   | Sofia      | no   |
          Mila | +0T04:40 | Both  | Sofia      | yes  | Cream
          Theo | +0T05:35 | Dirty | Jonas      | no   |
          Mila | -1T22:00 | Wet   | Jonas      | no   |
          Theo | -1T15:00 | Wet   | Jonas      | no   |
        `,
      },
      {
        name: 'Baby',
        plural: 'Babies',
        icon: 'baby',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Born: 'date required',
          Weight: { type: 'number', min: 0.4, max: 30, unit: 'kg' },
          Weeks: { type: 'integer', computed: 'rounddown((today - Born) / 7)' },
          'Last fed': { type: 'datetime', computed: 'largest(Begins in Feeds)' },
          'Feeds today': { type: 'integer', computed: 'count(Feeds where date(Begins) = today)' },
          'Slept today': { type: 'duration', computed: 'sum(Slept in Sleeps where date(Awake) = today)' },
          'Nappies today': { type: 'integer', computed: 'count(Nappies where date(Time) = today)' },
        },
        views: [{ cards: ['Weeks', 'Last fed', 'Feeds today', 'Slept today', 'Nappies today'] }],
        badges: { 'Hungry soon: warning': 'Weeks < 26 and Last fed < now - 3 hours' },
        actions: [
          { name: 'Nappy', icon: 'droplets', adds: 'Nappy', set: { Baby: 'this', Time: 'now' } },
          {
            name: 'Asleep now',
            icon: 'moon',
            when: 'count(Sleeps where Awake is empty) = 0',
            adds: 'Sleep',
            set: { Baby: 'this', Asleep: 'now' },
          },
        ],
        samples: `
          Name     | Photo         | Born | Weight
          Mila     | sleeping baby | -39  | 4.3
          Theo     | laughing baby | -240 | 8.1
          Hugo     | baby in hat   | -150 | 6.9
          Philippa | newborn       | -9   | 3.4
        `,
      },
    ],
    metrics: {
      'Feeds today': { count: 'Feed', where: 'date(Begins) = today' },
      'Slept today': { sum: 'Slept', of: 'Sleep', where: 'date(Awake) = today' },
      'Feeds per day': { count: 'Feed', by: 'Begins', per: 'day' },
      'Feeds by kind': { count: 'Feed', by: 'Kind' },
    },
    pages: [
      {
        name: 'Today',
        icon: 'sun',
        blocks: [
          { add: ['Feed', 'Sleep', 'Nappy'] },
          { figures: ['Feeds today', 'Slept today'] },
          { shortlist: 'Feed', title: 'Last feeds', sort: 'Begins desc', most: 4 },
          { chart: 'Feeds per day' },
          { chart: 'Feeds by kind', shape: 'donut' },
        ],
      },
      'Feeds',
      'Sleeps',
      'Nappies',
      'Babies',
    ],
  },
};
