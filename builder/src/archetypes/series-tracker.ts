import type { Archetype } from './archetype';

export const seriesTracker: Archetype = {
  id: 'series-tracker',
  names: {
    en: ['series tracker', 'tv shows', 'tv series', 'binge list', 'episode tracker', 'streaming shows'],
    es: ['series de televisión', 'seguimiento de series', 'series que veo'],
    fr: ['suivi de séries', 'séries télé', 'séries à voir'],
    de: ['Serienplaner', 'Serienliste', 'Fernsehserien'],
    pt: ['séries de televisão', 'acompanhamento de séries', 'séries que vejo'],
  },
  words: [
    'series',
    'season',
    'episode',
    'show',
    'streaming',
    'tv',
    'binge',
    'sitcom',
    'pilot',
    'finale',
    'miniseries',
    'cliffhanger',
    'spoiler',
    'subscription',
    'anime',
    'renew',
  ],
  draft: {
    title: 'Series tracker',
    look: { accent: '#5b3f7d', icon: 'tv', radius: 'soft', mode: 'dark' },
    entities: [
      {
        name: 'Series',
        plural: 'Series',
        icon: 'tv',
        fields: {
          Title: 'text required unique',
          Poster: 'image',
          Service: { to: 'Service' },
          Status: {
            options: [
              'To watch: neutral',
              'Watching: accent',
              'Waiting for more: info',
              'Finished: good',
              'Dropped: bad',
            ],
            required: true,
            default: 'To watch',
          },
          Genre: { options: ['Drama', 'Comedy', 'Crime', 'Fantasy', 'Documentary', 'Reality'] },
          Rating: { type: 'rating', min: 1, max: 5 },
          Episodes: { type: 'integer', computed: 'sum(Episodes in Seasons)' },
          Left: { type: 'integer', computed: 'sum(Episodes - Watched in Seasons)' },
        },
        views: [
          { board: 'Status', show: ['Service', 'Left', 'Rating'] },
          { gallery: 'Poster', show: ['Status', 'Left'] },
          { table: ['Service', 'Genre', 'Status', 'Episodes', 'Left', 'Rating'] },
        ],
        filters: {
          Watching: 'Status is "Watching"',
          'Episodes left': 'Left > 0',
          'No rating': 'Rating is empty',
        },
        rules: [
          {
            check: 'Status is not "Finished" or Left = 0',
            field: 'Status',
            message: 'There are still episodes left to watch.',
          },
        ],
        badges: { 'Nearly done: good': 'Status is "Watching" and Left > 0 and Left <= 2' },
        actions: [
          {
            name: 'Start watching',
            icon: 'circle-play',
            when: 'Status is "To watch" or Status is "Waiting for more"',
            set: { Status: 'Watching' },
          },
          {
            name: 'Finish',
            icon: 'check',
            when: '(Status is "Watching" or Status is "Waiting for more") and Left = 0',
            set: { Status: 'Finished' },
          },
        ],
        samples: `
          Title          | Poster       | Service   | Status           | Genre       | Rating
          Harbour Watch  | harbour      | Streamly  | Watching         | Crime       | 4
          The Long Table | dinner table | Nordvue   | Waiting for more | Drama       | 5
          Two Left Feet  | dance shoes  | Streamly  | Watching         | Comedy      | 4
          Crown of Reeds | castle       | Kinobox   | To watch         | Fantasy     |
          Deep Water     | ocean        | Nordvue   | Finished         | Documentary | 5
          Island Kitchen | kitchen      | Channel 3 | Dropped          | Reality     | 2
        `,
      },
      {
        name: 'Season',
        icon: 'layers',
        fields: {
          Name: 'text required',
          Series: { to: 'Series', required: true, onDelete: 'cascade' },
          Number: { type: 'integer', required: true, min: 1 },
          Episodes: { type: 'integer', required: true, min: 1 },
          Watched: { type: 'integer', min: 0, default: '0' },
          'Next episode': { type: 'date', help: 'When the next one is shown.' },
          Progress: { type: 'percent', computed: 'Watched / Episodes' },
        },
        sort: 'Next episode',
        views: [
          { table: ['Series', 'Number', 'Watched', 'Episodes', 'Progress', 'Next episode'] },
          { calendar: 'Next episode' },
        ],
        filters: {
          'In the middle': 'Watched > 0 and Watched < Episodes',
          'Coming up': 'Next episode >= today',
        },
        rules: [
          {
            check: 'Watched <= Episodes',
            field: 'Watched',
            message: 'The season does not have that many episodes.',
          },
          { unique: ['Series', 'Number'], message: 'This season is there already.' },
        ],
        badges: {
          'New episode: accent': 'Next episode <= today and Watched < Episodes',
          'All seen: good': 'Watched = Episodes',
        },
        actions: [
          {
            name: 'One more watched',
            icon: 'plus',
            when: 'Watched < Episodes',
            set: { Watched: 'Watched + 1' },
          },
        ],
        samples: `
          Name                     | Series         | Number | Episodes | Watched | Next episode
          Harbour Watch, season 1  | Harbour Watch  | 1      | 8        | 8       |
          Harbour Watch, season 2  | Harbour Watch  | 2      | 8        | 6       | +0
          The Long Table, season 1 | The Long Table | 1      | 10       | 10      |
          Two Left Feet, season 3  | Two Left Feet  | 3      | 12       | 5       | +4
          Crown of Reeds, season 1 | Crown of Reeds | 1      | 9        | 0       |
          Deep Water, season 1     | Deep Water     | 1      | 6        | 6       |
        `,
      },
      {
        name: 'Service',
        icon: 'credit-card',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', min: 0, help: 'For a month.' },
          Subscribed: { type: 'boolean', default: 'true' },
          Renews: 'date',
          Watching: { type: 'integer', computed: 'count(Series where Status is "Watching")' },
        },
        views: [{ table: ['Price', 'Subscribed', 'Renews', 'Watching'] }],
        filters: { Subscribed: 'Subscribed' },
        badges: { 'Nothing on: warning': 'Subscribed and Price > 0 and Watching = 0' },
        actions: [
          { name: 'Cancel', icon: 'ban', when: 'Subscribed', set: { Subscribed: 'false', Renews: 'empty' } },
        ],
        samples: `
          Name      | Price | Subscribed | Renews
          Streamly  | 12.99 | yes        | +9
          Nordvue   | 8.50  | yes        | +21
          Kinobox   | 9.99  | no         |
          Channel 3 | 0     | yes        |
        `,
      },
    ],
    metrics: {
      'Watching now': { count: 'Series', where: 'Status is "Watching"' },
      'Episodes left': { sum: 'Left', of: 'Series', where: 'Status is "Watching"' },
      'Subscriptions a month': { sum: 'Price', of: 'Service', where: 'Subscribed' },
      'Series by genre': { count: 'Series', by: 'Genre' },
    },
    pages: [
      'Series',
      'Seasons',
      'Services',
      {
        name: 'Tonight',
        icon: 'sofa',
        blocks: [
          { figures: ['Watching now', 'Episodes left', 'Subscriptions a month'] },
          {
            shortlist: 'Season',
            title: 'Carry on with',
            where: 'Watched > 0 and Watched < Episodes',
            sort: 'Next episode',
          },
          { chart: 'Series by genre', shape: 'donut' },
        ],
      },
    ],
  },
};
