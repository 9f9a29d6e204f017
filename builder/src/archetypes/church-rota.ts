import type { Archetype } from './archetype';

export const churchRota: Archetype = {
  id: 'church-rota',
  names: {
    en: ['church rota', 'service rota', 'worship team rota', 'church services', 'readers and stewards'],
    es: ['turnos de la iglesia', 'servicios religiosos', 'equipo de alabanza'],
    fr: ['planning des offices', 'services paroissiaux', 'équipe liturgique'],
    de: ['Gottesdienstplan', 'Lektorenplan', 'Kirchendienste'],
    pt: ['escala da igreja', 'escala de leitores', 'celebrações'],
  },
  words: [
    'rota',
    'service',
    'worship',
    'reader',
    'steward',
    'hymn',
    'sermon',
    'preacher',
    'sunday',
    'organist',
    'swap',
    'flowers',
    'intercession',
    'welcome',
    'coffee',
    'duty',
    'liturgy',
  ],
  draft: {
    title: 'Service rota',
    weekStart: 'sunday',
    look: { accent: '#3b5a8c', icon: 'church', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Service',
        icon: 'church',
        fields: {
          Name: 'text required unique',
          Start: 'datetime required unique',
          Season: {
            options: [
              'Ordinary: good',
              'Advent: accent',
              'Christmas: warning',
              'Lent: neutral',
              'Easter: info',
            ],
            required: true,
            default: 'Ordinary',
          },
          Preacher: 'person',
          Readings: { type: 'tags', help: 'Isaiah 40, Mark 1 …' },
          Hymns: 'tags',
          'Duties open': {
            type: 'integer',
            computed: 'count(Duties where Helper is empty or Answer is "Cannot")',
          },
          Notes: 'longtext',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', color: 'Season' },
          { table: ['Start', 'Season', 'Preacher', 'Hymns', 'Duties open'] },
        ],
        filters: {
          'To come': 'Start >= now',
          'Not complete': 'Start >= now and (Duties open > 0 or Preacher is empty)',
        },
        opensWith: 'To come',
        badges: {
          'No preacher: bad': 'Preacher is empty and Start >= now',
          'Duties open: warning': 'Duties open > 0 and Start >= now',
        },
        actions: [
          {
            name: 'Add a duty',
            icon: 'plus',
            when: 'Start >= now',
            adds: 'Duty',
            set: { Service: 'this', Task: 'Welcome' },
          },
        ],
        samples: `
          Name                | Start     | Season   | Preacher    | Readings            | Hymns          | Notes
          Harvest             | -20T10:30 | Ordinary | Rev. Iley   | Psalm 65, Luke 12   | 263, 270, 265  | Bring the altar table forward
          First Sunday Advent | +6T10:30  | Advent   | Rev. Iley   | Isaiah 2, Matthew 24 | 28, 31        | Light one candle
          Evening prayer      | +6T18:00  | Advent   | Anne Tolley | Romans 13           | 40             |
          Second Sunday Advent | +13T10:30 | Advent  |             |                     |                |
          Carols              | +27T17:00 | Christmas | Rev. Iley  | Luke 2              | 34, 45, 59     | Ask for more chairs
        `,
      },
      {
        name: 'Duty',
        plural: 'Duties',
        icon: 'clipboard-check',
        label: 'Task',
        fields: {
          Task: {
            options: ['Welcome', 'Reading', 'Prayers', 'Organ', 'Sound', 'Coffee', 'Flowers'],
            required: true,
          },
          Service: { to: 'Service', required: true, onDelete: 'cascade' },
          Helper: { to: 'Helper' },
          Answer: {
            options: ['Not asked: neutral', 'Asked: info', 'Yes: good', 'Cannot: bad'],
            required: true,
            default: 'Not asked',
          },
          Swapped: { to: 'Helper', inverse: 'Gave away', help: 'Who had it before.' },
          Day: { type: 'date', computed: 'date(Service.Start)' },
        },
        views: [
          { table: ['Service', 'Day', 'Helper', 'Answer'] },
          { board: 'Answer', show: ['Service', 'Helper', 'Day'] },
        ],
        filters: {
          Open: 'Day >= today and (Helper is empty or Answer is "Cannot")',
          'To ask': 'Answer is "Not asked" and Day >= today',
        },
        rules: [
          { unique: ['Service', 'Helper', 'Task'], message: 'This helper has that duty already.' },
          {
            check: 'Answer is "Not asked" or Helper is not empty',
            field: 'Helper',
            message: 'Say who was asked.',
          },
          {
            check: 'Helper is empty or Helper.Not before is empty or Day >= Helper.Not before',
            field: 'Helper',
            message: 'This helper is away until then.',
          },
        ],
        badges: {
          'Nobody yet: bad':
            'Day >= today and Day <= today + 7 days and (Helper is empty or Answer is "Cannot")',
        },
        actions: [
          {
            name: 'Says yes',
            icon: 'check',
            when: 'Helper is not empty and Answer is not "Yes"',
            set: { Answer: 'Yes' },
          },
          {
            name: 'Cannot',
            icon: 'x',
            when: 'Helper is not empty and Answer is not "Cannot"',
            set: { Answer: 'Cannot' },
          },
        ],
        samples: `
          Task    | Service              | Helper        | Answer    | Swapped
          Welcome | First Sunday Advent  | Roy Partridge | Yes       |
          Reading | First Sunday Advent  | Mary Osborne  | Asked     |
          Organ   | First Sunday Advent  | Keith Lowry   | Yes       |
          Coffee  | First Sunday Advent  |               | Not asked |
          Prayers | Evening prayer       | Joy Adeleke   | Cannot    |
          Reading | Second Sunday Advent | Joy Adeleke   | Yes       | Mary Osborne
          Flowers | Harvest              | Mary Osborne  | Yes       |
        `,
      },
      {
        name: 'Helper',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          Willing: {
            options: ['Welcome', 'Reading', 'Prayers', 'Organ', 'Sound', 'Coffee', 'Flowers'],
            many: true,
          },
          'Not before': { type: 'date', help: 'Away until that day.' },
          'Duties ahead': {
            type: 'integer',
            computed: 'count(Duties.Helper where Day >= today and Answer is not "Cannot")',
          },
          'Last duty': { type: 'date', computed: 'largest(Day in Duties.Helper where Day < today)' },
        },
        views: [{ table: ['Willing', 'Phone', 'Duties ahead', 'Last duty', 'Not before'] }],
        filters: { 'Not asked lately': 'Duties ahead = 0' },
        badges: { 'Away: neutral': 'Not before > today', 'A lot: warning': 'Duties ahead >= 3' },
        samples: `
          Name          | Phone           | Email             | Willing                | Not before
          Roy Partridge | +44 1632 960921 | roy@example.com   | Welcome, Coffee        |
          Mary Osborne  | +44 1632 960928 |                   | Reading, Flowers       |
          Keith Lowry   | +44 1632 960934 | keith@example.com | Organ                  |
          Joy Adeleke   | +44 1632 960939 | joy@example.com   | Prayers, Reading, Sound |
          Ted Finch     |                 | ted@example.com   | Coffee, Welcome        | +20
        `,
      },
    ],
    metrics: {
      'Duties open': { count: 'Duty', where: 'Day >= today and (Helper is empty or Answer is "Cannot")' },
      'Services to come': { count: 'Service', where: 'Start >= now' },
      'Duties by helper': { count: 'Duty', by: 'Helper' },
    },
    pages: [
      'Services',
      'Duties',
      'Helpers',
      {
        name: 'This month',
        icon: 'calendar-days',
        blocks: [
          { figures: ['Services to come', 'Duties open'] },
          {
            shortlist: 'Duty',
            title: 'Find somebody',
            where: 'Day >= today and (Helper is empty or Answer is "Cannot")',
            sort: 'Day',
          },
          { chart: 'Duties by helper' },
        ],
      },
    ],
  },
};
