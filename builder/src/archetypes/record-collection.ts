import type { Archetype } from './archetype';

export const recordCollection: Archetype = {
  id: 'record-collection',
  names: {
    en: ['record collection', 'vinyl collection', 'music collection', 'album collection', 'vinyl records'],
    es: ['colección de discos', 'colección de vinilos', 'discos de vinilo'],
    fr: ['collection de disques', 'collection de vinyles', 'discothèque personnelle'],
    de: ['Plattensammlung', 'Schallplattensammlung', 'Musiksammlung'],
    pt: ['coleção de discos', 'coleção de vinis', 'discos de vinil'],
  },
  words: [
    'vinyl',
    'record',
    'album',
    'lp',
    'sleeve',
    'pressing',
    'turntable',
    'stylus',
    'single',
    'artist',
    'label',
    'reissue',
    'cassette',
    'cd',
    'mint',
    'discography',
    'spin',
  ],
  draft: {
    title: 'Record collection',
    look: { accent: '#3b5a8c', icon: 'disc-3', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Record',
        icon: 'disc-3',
        fields: {
          Title: 'text required',
          Artist: { to: 'Artist', required: true },
          Cover: 'image',
          Format: { options: ['LP', 'Double LP', '7 inch', '12 inch', 'CD', 'Cassette'], default: 'LP' },
          Pressing: { type: 'text', help: 'Country, year and catalogue number.' },
          Condition: {
            options: [
              'Mint: good',
              'Near mint: good',
              'Very good plus: info',
              'Very good: info',
              'Good: warning',
              'Poor: bad',
            ],
          },
          Price: { type: 'money', min: 0, help: 'What was paid.' },
          Value: { type: 'money', min: 0, help: 'What it fetches today.' },
          'Last played': { type: 'date', computed: 'largest(Date in Plays)' },
        },
        views: [
          { gallery: 'Cover', show: ['Artist', 'Format', 'Condition'] },
          { table: ['Artist', 'Format', 'Pressing', 'Condition', 'Price', 'Value', 'Last played'] },
        ],
        filters: {
          'Not played for long': 'Last played is empty or Last played < today - 180 days',
          'Gone up': 'Value > Price',
          'Worth replacing': 'Condition is "Good" or Condition is "Poor"',
        },
        rules: [
          { unique: ['Title', 'Artist', 'Pressing'], message: 'This pressing is in the collection already.' },
        ],
        badges: {
          'Doubled in value: good': 'Price > 0 and Value >= Price * 2',
          'Worn: warning': 'Condition is "Poor"',
        },
        actions: [
          { name: 'Play', icon: 'circle-play', adds: 'Play', set: { Record: 'this', Date: 'today' } },
        ],
        samples: `
          Title             | Artist            | Cover     | Format    | Pressing                   | Condition      | Price | Value
          Blue Hours        | The Marrow Street | blue city | LP        | UK 1969, MS 112, first     | Very good plus | 35.00 | 90.00
          Night Buses       | Ada Quartey       | night bus | LP        | Ghana 1974, AQ 07          | Very good      | 60.00 | 75.00
          Sea Interludes    | Halden Trio       | grey sea  | Double LP | Norway 2018, HT 4, reissue | Mint           | 28.00 | 28.00
          Kitchen Radio     | The Marrow Street | radio     | 7 inch    | UK 1971, MS 118            | Poor           | 2.00  | 3.00
          Paper Trumpet     | Lew Castellan     | trumpet   | LP        | US 1961, LC 3011, mono     | Near mint      | 42.00 | 60.00
          Tapes from Tarifa | Ada Quartey       | harbour   | Cassette  | Spain 1983                 | Good           | 5.00  | 12.00
        `,
      },
      {
        name: 'Play',
        icon: 'headphones',
        label: 'Record',
        fields: {
          Record: { to: 'Record', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Sides: { options: ['All of it', 'Side A', 'Side B'], default: 'All of it' },
          Cleaned: { type: 'boolean', help: 'Washed or brushed before.' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ list: ['Date', 'Sides', 'Notes'] }, { calendar: 'Date' }],
        filters: { 'This month': 'Date >= today - 30 days', 'Cleaned before': 'Cleaned' },
        samples: `
          Record         | Date | Sides     | Cleaned | Notes
          Blue Hours     | -1   | All of it | no      |
          Sea Interludes | -6   | Side A    | no      | Sunday breakfast
          Paper Trumpet  | -19  | All of it | yes     | Quiet after the wash
          Blue Hours     | -47  | Side B    | no      |
          Night Buses    | -230 | All of it | yes     | Skips in track 3
        `,
      },
      {
        name: 'Artist',
        icon: 'mic',
        fields: {
          Name: 'text required unique',
          Genre: { options: ['Jazz', 'Rock', 'Soul', 'Highlife', 'Classical', 'Electronic'] },
          Country: 'text',
          Records: { type: 'integer', computed: 'count(Records)' },
          Value: { type: 'money', computed: 'sum(Value in Records)' },
        },
        views: [{ table: ['Genre', 'Country', 'Records', 'Value'] }],
        samples: `
          Name              | Genre     | Country
          The Marrow Street | Rock      | England
          Ada Quartey       | Highlife  | Ghana
          Halden Trio       | Classical | Norway
          Lew Castellan     | Jazz      | United States
        `,
      },
      {
        name: 'Want',
        plural: 'Want list',
        icon: 'heart',
        fields: {
          Title: 'text required',
          Artist: { to: 'Artist', required: true },
          Pressing: 'text',
          'Most to pay': { type: 'money', min: 0 },
          Found: 'boolean',
        },
        views: [{ table: ['Artist', 'Pressing', 'Most to pay', 'Found'] }],
        filters: { 'Still wanted': 'not Found' },
        opensWith: 'Still wanted',
        actions: [
          {
            name: 'Bought it',
            icon: 'shopping-bag',
            when: 'not Found',
            adds: 'Record',
            set: { Title: 'Title', Artist: 'Artist', Pressing: 'Pressing' },
          },
          { name: 'Strike off', icon: 'check', when: 'not Found', set: { Found: 'true' } },
        ],
        samples: `
          Title           | Artist            | Pressing         | Most to pay | Found
          Slow Canal      | Halden Trio       | Norway 1979      | 40.00       | no
          Market Songs    | Ada Quartey       | Any before 1980  | 55.00       | no
          Live at the Tin | Lew Castellan     | US 1964, stereo  | 70.00       | no
          Kitchen Radio   | The Marrow Street | UK 1971, cleaner | 15.00       | yes
        `,
      },
    ],
    metrics: {
      Records: { count: 'Record' },
      'Worth today': { sum: 'Value', of: 'Record' },
      'Records by format': { count: 'Record', by: 'Format' },
      'Plays per month': { count: 'Play', by: 'Date', per: 'month' },
    },
    pages: [
      'Records',
      'Plays',
      'Artists',
      'Want list',
      {
        name: 'The collection',
        icon: 'chart-pie',
        blocks: [
          { figures: ['Records', 'Worth today'] },
          { chart: 'Records by format', shape: 'donut' },
          { chart: 'Plays per month' },
          {
            shortlist: 'Record',
            title: 'Play these again',
            where: 'Last played is empty or Last played < today - 180 days',
          },
        ],
      },
    ],
  },
};
