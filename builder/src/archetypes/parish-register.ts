import type { Archetype } from './archetype';

export const parishRegister: Archetype = {
  id: 'parish-register',
  names: {
    en: ['parish register', 'parish', 'baptisms', 'church members', 'congregation'],
    es: ['registro parroquial', 'parroquia', 'bautizos'],
    fr: ['registre paroissial', 'paroisse', 'baptêmes'],
    de: ['Kirchenbuch', 'Pfarrei', 'Kirchengemeinde', 'Taufregister'],
    pt: ['registo paroquial', 'paróquia', 'batismos'],
  },
  words: [
    'parish',
    'baptism',
    'parishioner',
    'priest',
    'confirmation',
    'burial',
    'godparent',
    'sacrament',
    'congregation',
    'vicar',
    'banns',
    'marriage',
    'funeral',
    'pastoral',
    'church',
    'communion',
  ],
  draft: {
    title: 'Parish register',
    look: { accent: '#5b3f7d', icon: 'church', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Entry',
        plural: 'Entries',
        icon: 'scroll-text',
        label: 'Number',
        fields: {
          Number: { type: 'text', required: true, unique: true, help: 'Year and number: 2026/14' },
          Kind: {
            options: ['Baptism: info', 'Confirmation: accent', 'Marriage: good', 'Funeral: neutral'],
            required: true,
          },
          Person: { to: 'Parishioner', required: true, inverse: 'Entries' },
          Spouse: { to: 'Parishioner', inverse: 'Marriages' },
          Date: { type: 'date', required: true },
          Minister: { type: 'person', required: true },
          Witnesses: { type: 'text', help: 'Godparents, sponsors or witnesses.' },
          Church: { options: ['St Michael', 'Holy Cross chapel'], required: true, default: 'St Michael' },
          Signed: 'boolean',
          'Years ago': { type: 'integer', computed: 'year(today) - year(Date)' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Kind', 'Person', 'Date', 'Minister', 'Church', 'Signed'] },
          { calendar: 'Date', color: 'Kind' },
          { board: 'Kind', show: ['Person', 'Date'] },
        ],
        filters: { 'To sign': 'not Signed and Date <= today', 'To come': 'Date > today' },
        rules: [
          {
            check: 'Kind is not "Marriage" or Spouse is not empty',
            field: 'Spouse',
            message: 'A marriage has two people.',
          },
          {
            check: 'Kind is not "Baptism" or Witnesses is not empty',
            field: 'Witnesses',
            message: 'A baptism has godparents.',
          },
          {
            check: 'not Signed or Date <= today',
            field: 'Signed',
            message: 'An entry is signed once it has taken place.',
          },
        ],
        badges: { 'To sign: warning': 'not Signed and Date <= today' },
        actions: [
          { name: 'Sign', icon: 'signature', when: 'not Signed and Date <= today', set: { Signed: 'true' } },
        ],
        samples: `
          Number  | Kind         | Person        | Spouse       | Date  | Minister     | Witnesses                   | Church            | Signed
          2026/14 | Baptism      | Noah Perrin   |              | -9    | Fr Callaghan | Claire Dow, Simon Perrin    | St Michael        | no
          2026/13 | Marriage     | Ruth Ansell   | Daniel Moyo  | -30   | Fr Callaghan | Tess Ansell, Paul Moyo      | St Michael        | yes
          2026/12 | Funeral      | Walter Budge  |              | -41   | Rev. Iley    |                             | Holy Cross chapel | yes
          2026/15 | Confirmation | Imogen Shaw   |              | +33   | Bishop Hart  | Ruth Ansell                 | St Michael        | no
          2025/03 | Baptism      | Imogen Shaw   |              | -4700 | Fr Moran     | E. Shaw, M. Trent           | St Michael        | yes
        `,
      },
      {
        name: 'Parishioner',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Household: { to: 'Household', inverse: 'Members' },
          'Born on': 'date',
          'Died on': 'date',
          Phone: 'phone',
          Serves: { options: ['Reader', 'Choir', 'Coffee', 'Sacristan', 'Visitor'], many: true },
          Baptised: { type: 'boolean', computed: 'count(Entries where Kind is "Baptism") > 0' },
          Confirmed: {
            type: 'boolean',
            computed: 'count(Entries where Kind is "Confirmation" and Date <= today) > 0',
          },
        },
        views: [
          { table: ['Household', 'Born on', 'Phone', 'Serves', 'Baptised', 'Confirmed'] },
          { cards: ['Household', 'Serves', 'Phone'] },
        ],
        filters: {
          'Not confirmed': 'not Confirmed and Died on is empty',
          'Who serve': 'Serves is not empty',
        },
        rules: [
          { check: 'Died on >= Born on', field: 'Died on', message: 'Nobody dies before they are born.' },
        ],
        badges: { 'Died: neutral': 'Died on is not empty' },
        samples: `
          Name         | Household  | Born on    | Died on | Phone           | Serves
          Noah Perrin  | Perrin     | 2026-03-02 |         |                 |
          Ruth Ansell  | Ansell     | 1994-05-17 |         | +44 1632 960901 | Reader, Coffee
          Daniel Moyo  | Ansell     | 1991-11-08 |         | +44 1632 960904 |
          Walter Budge | Budge      | 1938-01-25 | -50     |                 | Sacristan
          Imogen Shaw  | Shaw       | 2012-12-01 |         |                 | Choir
        `,
      },
      {
        name: 'Household',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          Address: 'text required',
          Phone: 'phone',
          Email: 'email',
          'Last visited': 'date',
          Wishes: { options: ['Newsletter', 'Visit at home', 'Communion at home'], many: true },
          People: { type: 'integer', computed: 'count(Members where Died on is empty)' },
        },
        sort: 'Last visited',
        views: [{ table: ['Address', 'Phone', 'People', 'Wishes', 'Last visited'] }],
        filters: {
          'To visit':
            'Wishes contains "Visit at home" and (Last visited is empty or Last visited < today - 90 days)',
        },
        badges: {
          'Visit: warning':
            'Wishes contains "Visit at home" and (Last visited is empty or Last visited < today - 90 days)',
        },
        actions: [{ name: 'Visited', icon: 'house', set: { 'Last visited': 'today' } }],
        samples: `
          Name   | Address        | Phone           | Email               | Last visited | Wishes
          Perrin | 4 Church Lane  | +44 1632 960911 | perrin@example.com  | -20          | Newsletter
          Ansell | 17 Mill Row    | +44 1632 960901 | ansell@example.com  | -210         | Newsletter
          Budge  | Elm Cottage    | +44 1632 960917 |                     | -120         | Visit at home, Communion at home
          Shaw   | 2 The Green    |                 | shaw@example.com    |              | Visit at home
        `,
      },
    ],
    metrics: {
      'To sign': { count: 'Entry', where: 'not Signed and Date <= today' },
      'Households to visit': {
        count: 'Household',
        where:
          'Wishes contains "Visit at home" and (Last visited is empty or Last visited < today - 90 days)',
      },
      'Entries by kind': { count: 'Entry', by: 'Kind' },
      'Entries per year': { count: 'Entry', by: 'Date', per: 'year' },
    },
    pages: [
      'Entries',
      'Parishioners',
      'Households',
      {
        name: 'Parish office',
        icon: 'church',
        blocks: [
          { figures: ['To sign', 'Households to visit'] },
          { shortlist: 'Entry', title: 'Coming up', where: 'Date > today', sort: 'Date' },
          { chart: 'Entries by kind' },
        ],
      },
    ],
  },
};
