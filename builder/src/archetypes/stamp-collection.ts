import type { Archetype } from './archetype';

export const stampCollection: Archetype = {
  id: 'stamp-collection',
  names: {
    en: ['stamp collection', 'stamp album', 'postage stamps', 'philately'],
    es: ['colección de sellos', 'álbum de sellos', 'filatelia'],
    fr: ['collection de timbres', 'album de timbres', 'philatélie'],
    de: ['Briefmarkensammlung', 'Briefmarkenalbum', 'Philatelie'],
    pt: ['coleção de selos', 'álbum de selos', 'filatelia'],
  },
  words: [
    'stamp',
    'philately',
    'philatelist',
    'postage',
    'perforation',
    'hinge',
    'watermark',
    'postmark',
    'overprint',
    'denomination',
    'album',
    'gum',
    'catalogue',
    'swap',
    'definitive',
    'commemorative',
    'mint',
  ],
  draft: {
    title: 'Stamp album',
    look: { accent: '#8a3b52', icon: 'mail', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Stamp',
        icon: 'mail',
        fields: {
          Name: 'text required',
          Issue: { to: 'Issue', required: true },
          Photo: 'image',
          'Catalogue number': 'text',
          'Face value': 'text',
          Condition: {
            options: [
              'Mint, never hinged: good',
              'Mint, hinged: info',
              'Used: neutral',
              'On cover: accent',
              'Faulty: bad',
            ],
          },
          Copies: { type: 'integer', required: true, min: 0, default: '1', help: '0 where it is wanted.' },
          Value: { type: 'money', min: 0, help: 'In the catalogue, for one.' },
          Page: { type: 'text', help: 'In the album.' },
        },
        views: [
          { gallery: 'Photo', show: ['Issue', 'Face value', 'Condition'] },
          { table: ['Issue', 'Catalogue number', 'Face value', 'Condition', 'Copies', 'Value', 'Page'] },
          { board: 'Condition', show: ['Issue', 'Copies'] },
        ],
        filters: { Wanted: 'Copies = 0', 'To swap': 'Copies > 1', 'In the album': 'Copies > 0' },
        rules: [
          {
            unique: ['Issue', 'Catalogue number'],
            message: 'This catalogue number is in the issue already.',
          },
          {
            check: 'Copies = 0 or Condition is not empty',
            field: 'Condition',
            message: 'Say in which condition it is.',
          },
        ],
        badges: {
          'Wanted: warning': 'Copies = 0',
          'To swap: info': 'Copies > 1',
          'Rare: good': 'Value >= 100',
        },
        actions: [
          { name: 'Got one', icon: 'plus', set: { Copies: 'Copies + 1' } },
          {
            name: 'Swapped one',
            icon: 'arrow-left-right',
            when: 'Copies > 1',
            set: { Copies: 'Copies - 1' },
          },
        ],
        samples: `
          Name               | Issue              | Photo          | Catalogue number | Face value | Condition          | Copies | Value  | Page
          Helvetia, blue     | Standing Helvetia  | blue stamp     | 72               | 30 c       | Used               | 3      | 4.50   | CH 12
          Helvetia, brown    | Standing Helvetia  | brown stamp    | 74               | 50 c       | Mint, hinged       | 1      | 140.00 | CH 12
          Hedgehog           | Forest animals     | hedgehog       | 1411             | 20 gr      | Mint, never hinged | 2      | 0.80   | PL 31
          Lynx               | Forest animals     | lynx           | 1414             | 60 gr      |                    | 0      | 1.60   | PL 31
          Lighthouse at dusk | Lights of the west | lighthouse     | 988              | 55 p       | Mint, never hinged | 1      | 1.20   | IE 8
          Rocket over cover  | Air mail           | airmail letter | C14              | 25 c       | On cover           | 1      | 36.00  | CH 20
        `,
      },
      {
        name: 'Issue',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Country: { to: 'Country', required: true },
          Year: { type: 'integer', min: 1840, max: 2100 },
          'In the set': { type: 'integer', min: 1, help: 'How many stamps were issued.' },
          Have: { type: 'integer', computed: 'count(Stamps where Copies > 0)' },
          Complete: { type: 'percent', computed: 'Have / In the set' },
          Worth: { type: 'money', computed: 'sum(Copies * Value in Stamps)' },
        },
        sort: 'Year',
        views: [{ table: ['Country', 'Year', 'Have', 'In the set', 'Complete', 'Worth'] }],
        filters: { 'Still incomplete': 'Have < In the set', Complete: 'Have >= In the set' },
        badges: { 'Complete: good': 'Have >= In the set', 'One missing: accent': 'In the set - Have = 1' },
        samples: `
          Name               | Country     | Year | In the set
          Standing Helvetia  | Switzerland | 1882 | 12
          Air mail           | Switzerland | 1941 | 8
          Forest animals     | Poland      | 1965 | 2
          Lights of the west | Ireland     | 1997 | 1
        `,
      },
      {
        name: 'Country',
        icon: 'globe',
        fields: {
          Name: 'text required unique',
          Album: 'text',
          Catalogue: { options: ['Michel', 'Stanley Gibbons', 'Scott', 'Yvert', 'Other'] },
          Issues: { type: 'integer', computed: 'count(Issues)' },
          Worth: { type: 'money', computed: 'sum(Worth in Issues)' },
        },
        views: [{ table: ['Album', 'Catalogue', 'Issues', 'Worth'] }],
        samples: `
          Name        | Album       | Catalogue
          Switzerland | Green album | Michel
          Poland      | Red album   | Michel
          Ireland     | Red album   | Stanley Gibbons
          Monaco      | Stock book  | Yvert
        `,
      },
    ],
    metrics: {
      Stamps: { sum: 'Copies', of: 'Stamp' },
      Worth: { sum: 'Copies * Value', of: 'Stamp' },
      Wanted: { count: 'Stamp', where: 'Copies = 0' },
      'Issues by country': { count: 'Issue', by: 'Country' },
    },
    pages: [
      'Stamps',
      'Issues',
      'Countries',
      {
        name: 'The collection',
        icon: 'landmark',
        blocks: [
          { figures: ['Stamps', 'Worth', 'Wanted'] },
          { chart: 'Issues by country' },
          { shortlist: 'Issue', title: 'Nearly complete', where: 'Have < In the set', sort: 'Complete desc' },
          { shortlist: 'Stamp', title: 'To take to the swap meet', where: 'Copies > 1' },
        ],
      },
    ],
  },
};
