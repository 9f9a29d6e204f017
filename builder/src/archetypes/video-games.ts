import type { Archetype } from './archetype';

export const videoGames: Archetype = {
  id: 'video-games',
  names: {
    en: ['video games', 'game backlog', 'video game collection', 'gaming log', 'console games'],
    es: ['videojuegos', 'colección de videojuegos', 'juegos pendientes'],
    fr: ['jeux vidéo', 'collection de jeux vidéo', 'jeux à finir'],
    de: ['Videospiele', 'Videospielsammlung', 'Spielestapel'],
    pt: ['videojogos', 'jogos eletrônicos', 'coleção de jogos eletrônicos'],
  },
  words: [
    'videogame',
    'gamer',
    'console',
    'backlog',
    'platform',
    'playthrough',
    'achievement',
    'quest',
    'boss',
    'level',
    'multiplayer',
    'gaming',
    'controller',
    'dlc',
    'trophy',
    'handheld',
    'wishlist',
    'rpg',
  ],
  draft: {
    title: 'Game backlog',
    look: { accent: '#7a3fb0', icon: 'gamepad-2', font: 'technical', radius: 'soft', mode: 'dark' },
    entities: [
      {
        name: 'Game',
        icon: 'gamepad-2',
        fields: {
          Title: 'text required',
          Cover: 'image',
          Platform: { to: 'Platform', required: true },
          Status: {
            options: [
              'Wishlist: neutral',
              'Backlog: info',
              'Playing: accent',
              'Finished: good',
              'Shelved: warning',
            ],
            required: true,
            default: 'Backlog',
          },
          Price: { type: 'money', min: 0 },
          'Time to beat': { type: 'duration', min: 0 },
          Played: { type: 'duration', computed: 'sum(Length in Sessions)' },
          'Cost an hour': { type: 'money', computed: 'Price / hours(Played)' },
          Rating: { type: 'rating', min: 1, max: 10 },
        },
        views: [
          { board: 'Status', show: ['Platform', 'Played', 'Time to beat'] },
          { gallery: 'Cover', show: ['Platform', 'Status', 'Rating'] },
          { table: ['Platform', 'Status', 'Price', 'Time to beat', 'Played', 'Cost an hour', 'Rating'] },
        ],
        filters: {
          Backlog: 'Status is "Backlog"',
          'Short ones': 'Status is "Backlog" and Time to beat <= 10 hours',
          'Playing now': 'Status is "Playing"',
        },
        rules: [
          { unique: ['Title', 'Platform'], message: 'This game is there on that platform already.' },
          {
            check: 'Status is not "Finished" or Played > 0 minutes',
            field: 'Status',
            message: 'A game that was never played is not finished.',
          },
        ],
        badges: {
          'Nearly done: good': 'Status is "Playing" and Played * 10 >= Time to beat * 8',
          'Never started: warning': 'Status is "Backlog" and Price > 0 and Played = 0 minutes',
        },
        actions: [
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "Backlog" or Status is "Shelved"',
            set: { Status: 'Playing' },
          },
          { name: 'Finish', icon: 'trophy', when: 'Status is "Playing"', set: { Status: 'Finished' } },
          { name: 'Bought', icon: 'shopping-bag', when: 'Status is "Wishlist"', set: { Status: 'Backlog' } },
        ],
        samples: `
          Title              | Cover         | Platform    | Status   | Price | Time to beat | Rating
          Ashes of Verrin    | ruined castle | Desk PC     | Playing  | 49.99 | 38:00        | 9
          Kite Season        | kite          | Pocket X    | Finished | 14.99 | 6:00         | 8
          Deep Line          | submarine     | Desk PC     | Playing  | 24.99 | 11:00        |
          Gridlock Champions | race track    | HomeStation | Backlog  | 59.99 | 20:00        |
          Tiny Postmaster    | mail van      | Pocket X    | Backlog  | 9.99  | 4:00         |
          Crown of Static    | neon city     | HomeStation | Wishlist | 69.99 | 55:00        |
        `,
      },
      {
        name: 'Session',
        icon: 'timer',
        label: 'Game',
        fields: {
          Game: { to: 'Game', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Length: { type: 'duration', required: true, min: 1, default: '1 hour' },
          Reached: { type: 'text', help: 'How far you got.' },
          'Next time': 'text',
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Length', 'Reached', 'Next time'] },
          { calendar: 'Date' },
          { table: ['Date', 'Length', 'Reached', 'Next time'] },
        ],
        filters: { 'This week': 'Date >= today - 7 days', 'Long evenings': 'Length >= 3 hours' },
        samples: `
          Game            | Date | Length | Reached              | Next time
          Ashes of Verrin | -1   | 2:30   | Gate of the drowned  | Ask the ferryman again
          Ashes of Verrin | -5   | 3:15   | Second seal          |
          Deep Line       | -2   | 4:00   | Trench, 6,000 m      | Repair the sonar
          Deep Line       | -11  | 5:10   | Wreck of the Halcyon |
          Kite Season     | -34  | 6:20   | Credits              |
        `,
      },
      {
        name: 'Platform',
        icon: 'joystick',
        fields: {
          Name: 'text required unique',
          Maker: 'text',
          Kind: { options: ['Console', 'Computer', 'Handheld', 'Phone'] },
          Games: { type: 'integer', computed: 'count(Games)' },
          'To play': { type: 'integer', computed: 'count(Games where Status is "Backlog")' },
          Played: { type: 'duration', computed: 'sum(Played in Games)' },
        },
        views: [{ table: ['Kind', 'Maker', 'Games', 'To play', 'Played'] }],
        samples: `
          Name        | Maker     | Kind
          Desk PC     | Self-made | Computer
          HomeStation | Onda      | Console
          Pocket X    | Kotori    | Handheld
          Phone       |           | Phone
        `,
      },
    ],
    metrics: {
      'In the backlog': { count: 'Game', where: 'Status is "Backlog"' },
      'Hours waiting': { sum: 'Time to beat', of: 'Game', where: 'Status is "Backlog"' },
      'Games by status': { count: 'Game', by: 'Status' },
      'Played per week': { sum: 'Length', of: 'Session', by: 'Date', per: 'week' },
    },
    pages: [
      'Games',
      'Sessions',
      'Platforms',
      {
        name: 'Backlog',
        icon: 'gauge',
        blocks: [
          { figures: ['In the backlog', 'Hours waiting'] },
          { chart: 'Games by status', shape: 'donut' },
          { chart: 'Played per week' },
          {
            shortlist: 'Game',
            title: 'Quick wins',
            where: 'Status is "Backlog" and Time to beat <= 10 hours',
            sort: 'Time to beat',
          },
        ],
      },
    ],
  },
};
