import type { Archetype } from './archetype';

export const concertDiary: Archetype = {
  id: 'concert-diary',
  names: {
    en: ['concert diary', 'concert log', 'concerts attended', 'concert tickets', 'gigs seen'],
    es: ['diario de conciertos', 'conciertos vistos', 'entradas de conciertos'],
    fr: ['carnet de concerts', 'concerts vus', 'billets de concert'],
    de: ['Konzerttagebuch', 'besuchte Konzerte', 'Konzertkarten'],
    pt: ['diário de concertos', 'concertos vistos', 'bilhetes de concertos'],
  },
  words: [
    'concert',
    'festival',
    'venue',
    'headliner',
    'support',
    'encore',
    'tour',
    'ticket',
    'stage',
    'singer',
    'orchestra',
    'arena',
    'setlist',
    'live',
    'fan',
    'standing',
  ],
  draft: {
    title: 'Concert diary',
    look: { accent: '#a83279', icon: 'ticket', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Concert',
        icon: 'music',
        fields: {
          Name: 'text required',
          Artist: { to: 'Artist', required: true, inverse: 'Concerts' },
          Support: { to: 'Artist', many: true, inverse: 'As support' },
          Venue: { to: 'Venue' },
          Date: { type: 'datetime', required: true },
          Status: {
            options: ['Wanted: neutral', 'Ticket bought: accent', 'Seen: good', 'Missed: bad'],
            required: true,
            default: 'Wanted',
          },
          Price: { type: 'money', min: 0, help: 'Of the ticket, with fees.' },
          Rating: { type: 'rating', min: 1, max: 5 },
          Photo: 'image',
        },
        sort: 'Date desc',
        views: [
          { board: 'Status', show: ['Artist', 'Venue', 'Date'] },
          { gallery: 'Photo', show: ['Artist', 'Date', 'Rating'], where: 'Status is "Seen"' },
          { calendar: 'Date', color: 'Status' },
          { table: ['Artist', 'Venue', 'Date', 'Status', 'Price', 'Rating'] },
        ],
        filters: {
          Coming: 'Date >= now',
          Seen: 'Status is "Seen"',
          'Ticket to buy': 'Status is "Wanted" and Date >= now',
        },
        rules: [
          {
            check: 'Status is not "Seen" or Date <= now',
            field: 'Status',
            message: 'This concert is still to come.',
          },
          { unique: ['Artist', 'Date'], message: 'This concert is in the diary already.' },
        ],
        badges: {
          'No ticket yet: warning': 'Status is "Wanted" and Date >= now and Date < now + 30 days',
          'This week: accent': 'Status is "Ticket bought" and Date >= now and Date < now + 7 days',
        },
        actions: [
          {
            name: 'Got a ticket',
            icon: 'ticket',
            when: 'Status is "Wanted" and Date >= now',
            set: { Status: 'Ticket bought' },
          },
          {
            name: 'Was there',
            icon: 'check',
            when: 'Status is "Ticket bought" and Date < now',
            set: { Status: 'Seen' },
          },
        ],
        samples: `
          Name                 | Artist                 | Support               | Venue           | Date       | Status        | Price | Rating | Photo
          Winter tour          | Glass Harbour          | Mira Sands            | The Foundry     | +5T20:00   | Ticket bought | 38.50 |        |
          Songs by candlelight | Mira Sands             |                       | St Brannoc Hall | +24T19:30  | Wanted        | 22.00 |        |
          Symphony no. 4       | Northgate Philharmonic |                       | Concert House   | -2T19:30   | Ticket bought | 31.00 |        |
          Meadow festival      | Glass Harbour          | Odd Socks, Mira Sands | Fen Meadow      | -80T16:00  | Seen          | 95.00 | 5      | festival stage
          Album launch         | Odd Socks              |                       | The Foundry     | -140T20:30 | Seen          | 14.00 | 4      | band on stage
          Farewell night       | Northgate Philharmonic |                       | Concert House   | -200T19:30 | Missed        | 27.00 |        |
        `,
      },
      {
        name: 'Artist',
        icon: 'mic',
        fields: {
          Name: 'text required unique',
          Genre: { options: ['Rock', 'Pop', 'Folk', 'Jazz', 'Classical', 'Electronic', 'Hip-hop'] },
          Website: 'url',
          'Times seen': { type: 'integer', computed: 'count(Concerts where Status is "Seen")' },
          'Last seen': { type: 'datetime', computed: 'largest(Date in Concerts where Status is "Seen")' },
        },
        views: [{ table: ['Genre', 'Times seen', 'Last seen', 'Website'] }],
        filters: { 'Never seen': 'Times seen = 0' },
        samples: `
          Name                   | Genre     | Website
          Glass Harbour          | Rock      | https://glassharbour.example
          Mira Sands             | Folk      | https://mirasands.example
          Northgate Philharmonic | Classical |
          Odd Socks              | Pop       |
        `,
      },
      {
        name: 'Venue',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Town: 'text',
          Sound: { type: 'rating', min: 1, max: 5 },
          'Best place': { type: 'text', help: 'Where to stand or sit.' },
          Concerts: { type: 'integer', computed: 'count(Concerts where Status is "Seen")' },
        },
        views: [{ table: ['Town', 'Sound', 'Best place', 'Concerts'] }],
        samples: `
          Name            | Town      | Sound | Best place
          The Foundry     | Sheffield | 4     | Left of the desk
          St Brannoc Hall | Exeter    | 5     | Gallery, front row
          Concert House   | Leeds     | 5     | Stalls F to K
          Fen Meadow      | Ely       | 3     | By the oak
        `,
      },
    ],
    metrics: {
      'Still to come': { count: 'Concert', where: 'Date >= now and Status is "Ticket bought"' },
      'Spent on tickets': { sum: 'Price', of: 'Concert', where: 'Status is not "Wanted"' },
      'Concerts per quarter': { count: 'Concert', where: 'Status is "Seen"', by: 'Date', per: 'quarter' },
      'Concerts by venue': { count: 'Concert', by: 'Venue' },
    },
    pages: [
      'Concerts',
      'Artists',
      'Venues',
      {
        name: 'On stage',
        icon: 'sparkles',
        blocks: [
          { figures: ['Still to come', 'Spent on tickets'] },
          {
            shortlist: 'Concert',
            title: 'Next concerts',
            where: 'Date >= now and Status is "Ticket bought"',
            sort: 'Date',
          },
          { chart: 'Concerts per quarter' },
          { chart: 'Concerts by venue' },
        ],
      },
    ],
  },
};
