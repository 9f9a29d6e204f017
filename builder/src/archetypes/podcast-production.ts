import type { Archetype } from './archetype';

export const podcastProduction: Archetype = {
  id: 'podcast-production',
  names: {
    en: ['podcast', 'podcast production', 'podcast planner', 'podcast episodes', 'podcast guests'],
    es: ['pódcast', 'producción de pódcast', 'episodios de pódcast'],
    fr: ['production de podcast', 'épisodes de podcast', 'baladodiffusion'],
    de: ['Podcast-Produktion', 'Podcast-Planung', 'Podcast-Folgen'],
    pt: ['produção de podcast', 'episódios de podcast', 'planeamento de podcast'],
  },
  words: [
    'podcast',
    'episode',
    'guest',
    'recording',
    'microphone',
    'host',
    'listener',
    'publish',
    'sponsor',
    'interview',
    'intro',
    'shownotes',
    'download',
    'audio',
    'transcript',
    'feed',
    'trailer',
  ],
  draft: {
    title: 'Podcast production',
    look: { accent: '#6a4bb8', icon: 'mic', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Episode',
        icon: 'mic',
        fields: {
          Title: 'text required',
          Number: { type: 'integer', unique: true, min: 1 },
          Guest: { to: 'Guest' },
          Status: {
            options: [
              'Idea: neutral',
              'Booked: info',
              'Recorded: warning',
              'Edited: accent',
              'Published: good',
            ],
            required: true,
            default: 'Idea',
          },
          Recording: 'datetime',
          'Release date': 'date',
          Length: { type: 'duration', min: 1 },
          Downloads: { type: 'integer', min: 0 },
          'Show notes': 'longtext',
        },
        sort: 'Release date desc',
        views: [
          { board: 'Status', show: ['Guest', 'Recording', 'Release date'] },
          { calendar: 'Release date', color: 'Status' },
          { table: ['Number', 'Guest', 'Status', 'Release date', 'Length', 'Downloads'] },
        ],
        filters: {
          'In the works': 'Status is not "Idea" and Status is not "Published"',
          Published: 'Status is "Published"',
          'To edit': 'Status is "Recorded"',
        },
        rules: [
          {
            check: 'Release date >= Recording',
            field: 'Release date',
            message: 'An episode is released after it is recorded.',
          },
          {
            check: 'Status is not "Published" or Show notes is not empty',
            field: 'Show notes',
            message: 'Write the show notes before you publish.',
          },
          {
            noOverlap: ['Recording', 'Recording + 2 hours'],
            message: 'The studio is taken: a recording needs two hours.',
          },
        ],
        badges: {
          'Late: bad': 'Status is not "Published" and Release date < today',
          'Out this week: accent':
            'Status is not "Published" and Release date >= today and Release date <= today + 7 days',
        },
        actions: [
          { name: 'Recorded', icon: 'mic', when: 'Status is "Booked"', set: { Status: 'Recorded' } },
          { name: 'Edited', icon: 'scissors', when: 'Status is "Recorded"', set: { Status: 'Edited' } },
          {
            name: 'Publish',
            icon: 'rss',
            when: 'Status is "Edited"',
            set: { Status: 'Published', 'Release date': 'today' },
          },
        ],
        samples: `
          Title                    | Number | Guest         | Status    | Recording | Release date | Length | Downloads | Show notes
          Bread without flour      | 41     | Petra Novak   | Published | -30T14:00 | -16          | 0:48   | 3120      | Recipe and the three mills we talk about.
          What lighthouses are for | 42     |               | Published | -19T10:00 | -2           | 1:04   | 1870      | Map of the lights, further reading.
          The night shift          | 43     | Dr Amara Osei | Edited    | -9T16:00  | +5           | 0:52   |           | Links to the sleep study.
          Maps that lie            | 44     | Ines Carvalho | Recorded  | -3T11:00  | -1           | 0:57   |           |
          Why we collect           | 45     | Hugo Lamb     | Booked    | +4T15:00  | +26          |        |           |
          Listeners ask            |        |               | Idea      |           |              |        |           |
        `,
      },
      {
        name: 'Guest',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Email: 'email',
          'Known for': 'text',
          Status: {
            options: ['To ask: neutral', 'Asked: info', 'Agreed: good', 'Declined: bad'],
            required: true,
            default: 'To ask',
          },
          Website: 'url',
          Episodes: { type: 'integer', computed: 'count(Episodes)' },
        },
        views: [
          { board: 'Status', show: ['Known for', 'Email'] },
          { table: ['Known for', 'Status', 'Email', 'Episodes'] },
        ],
        filters: { 'To chase': 'Status is "Asked"', 'Not on yet': 'Episodes = 0' },
        actions: [
          { name: 'Asked', icon: 'send', when: 'Status is "To ask"', set: { Status: 'Asked' } },
          {
            name: 'Plan an episode',
            icon: 'calendar-plus',
            when: 'Status is "Agreed"',
            adds: 'Episode',
            set: { Title: '"With " + Name', Guest: 'this', Status: 'Booked' },
          },
        ],
        samples: `
          Name          | Email               | Known for             | Status | Website
          Petra Novak   | petra@example.com   | Baking with old grain | Agreed | https://novak.example
          Ewan Sinclair | ewan@example.com    | Keeper’s archive      | Asked  |
          Dr Amara Osei | amara@example.com   | Sleep research        | Agreed | https://osei.example
          Ines Carvalho | ines@example.com    | History of maps       | Agreed |
          Hugo Lamb     | hugo@example.com    | Button museum         | Agreed |
          Saoirse Quinn | saoirse@example.com | Tidal power           | To ask |
        `,
      },
      {
        name: 'Sponsor spot',
        icon: 'megaphone',
        label: 'Sponsor',
        fields: {
          Sponsor: 'text required',
          Episode: { to: 'Episode', required: true, onDelete: 'cascade' },
          Position: { options: ['Before', 'Middle', 'After'], required: true, default: 'Before' },
          Price: { type: 'money', required: true, min: 0 },
          Paid: 'boolean',
          'Per thousand': {
            type: 'money',
            computed: 'Price / Episode.Downloads * 1000',
            help: 'What a thousand downloads brought.',
          },
        },
        views: [{ table: ['Episode', 'Position', 'Price', 'Per thousand', 'Paid'] }],
        filters: { Unpaid: 'not Paid' },
        rules: [{ unique: ['Episode', 'Position'], message: 'This place in the episode is sold already.' }],
        badges: { 'To collect: warning': 'not Paid and Episode.Status is "Published"' },
        actions: [{ name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } }],
        samples: `
          Sponsor         | Episode                  | Position | Price  | Paid
          Millstone Flour | Bread without flour      | Before   | 120.00 | yes
          Fernway Tea     | Bread without flour      | Middle   | 80.00  | yes
          Fernway Tea     | What lighthouses are for | Middle   | 80.00  | no
          Lumen Lamps     | The night shift          | Before   | 150.00 | no
        `,
      },
    ],
    metrics: {
      Published: { count: 'Episode', where: 'Status is "Published"' },
      'Average downloads': { average: 'Downloads', of: 'Episode' },
      'Still to be paid': { sum: 'Price', of: 'Sponsor spot', where: 'not Paid' },
      'Releases per month': {
        count: 'Episode',
        where: 'Status is "Published"',
        by: 'Release date',
        per: 'month',
      },
    },
    pages: [
      'Episodes',
      'Guests',
      'Sponsor spots',
      {
        name: 'Studio',
        icon: 'headphones',
        blocks: [
          { figures: ['Published', 'Average downloads', 'Still to be paid'] },
          {
            shortlist: 'Episode',
            title: 'Next releases',
            where: 'Status is not "Published" and Release date is not empty',
            sort: 'Release date',
          },
          { chart: 'Releases per month' },
        ],
      },
    ],
  },
};
