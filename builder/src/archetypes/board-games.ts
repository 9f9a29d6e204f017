import type { Archetype } from './archetype';

export const boardGames: Archetype = {
  id: 'board-games',
  names: {
    en: ['board games', 'board game collection', 'board game plays', 'game night', 'tabletop games'],
    es: ['juegos de mesa', 'colección de juegos de mesa', 'noche de juegos'],
    fr: ['jeux de société', 'ludothèque', 'soirée jeux'],
    de: ['Brettspiele', 'Brettspielsammlung', 'Spieleabend'],
    pt: ['jogos de tabuleiro', 'coleção de jogos de tabuleiro', 'noite de jogos'],
  },
  words: [
    'board',
    'dice',
    'meeple',
    'player',
    'winner',
    'tabletop',
    'expansion',
    'rulebook',
    'turn',
    'score',
    'play',
    'cooperative',
    'strategy',
    'pawn',
    'token',
    'boardgame',
    'night',
  ],
  draft: {
    title: 'Board games',
    look: { accent: '#b5472c', icon: 'puzzle', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Game',
        icon: 'puzzle',
        fields: {
          Name: 'text required unique',
          Box: 'image',
          'Fewest players': { type: 'integer', required: true, min: 1, default: '2' },
          'Most players': { type: 'integer', required: true, min: 1, default: '4' },
          'Playing time': { type: 'duration', min: 5 },
          Weight: {
            options: ['Light: good', 'Medium: info', 'Heavy: warning'],
            help: 'How much there is to learn.',
          },
          Rating: { type: 'rating', min: 1, max: 10 },
          Plays: { type: 'integer', computed: 'count(Plays)' },
          'Last played': { type: 'date', computed: 'largest(Date in Plays)' },
        },
        views: [
          { gallery: 'Box', show: ['Fewest players', 'Most players', 'Playing time'] },
          {
            table: [
              'Fewest players',
              'Most players',
              'Playing time',
              'Weight',
              'Rating',
              'Plays',
              'Last played',
            ],
          },
        ],
        filters: {
          'For two': 'Fewest players <= 2 and Most players >= 2',
          'For five or more': 'Most players >= 5',
          'Under an hour': 'Playing time <= 1 hour',
          'Never played': 'Plays = 0',
        },
        rules: [
          {
            check: 'Most players >= Fewest players',
            field: 'Most players',
            message: 'The most players are fewer than the fewest.',
          },
        ],
        badges: {
          'Shelf of shame: warning': 'Plays = 0',
          'Not for long: info': 'Plays > 0 and Last played < today - 180 days',
        },
        actions: [
          { name: 'Play it', icon: 'circle-play', adds: 'Play', set: { Game: 'this', Date: 'today' } },
        ],
        samples: `
          Name            | Box         | Fewest players | Most players | Playing time | Weight | Rating
          Harbour Masters | harbour     | 2              | 4            | 1:30         | Medium | 8
          Moth & Lantern  | lantern     | 2              | 2            | 0:30         | Light  | 7
          Empire of Salt  | salt flats  | 3              | 5            | 3:00         | Heavy  | 9
          Chicken Run-off | hens        | 3              | 8            | 0:20         | Light  | 6
          The Deep Vault  | vault       | 1              | 4            | 1:00         | Medium | 8
          Rail Barons     | steam train | 2              | 6            | 2:15         | Heavy  |
        `,
      },
      {
        name: 'Play',
        icon: 'calendar-days',
        label: 'Game',
        fields: {
          Game: { to: 'Game', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Players: { to: 'Player', many: true, inverse: 'Plays' },
          Winner: { to: 'Player', inverse: 'Wins', help: 'Nobody where all play together.' },
          Length: { type: 'duration', min: 1 },
          Table: { type: 'integer', computed: 'count(Players)', unit: 'players' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Players', 'Winner'] },
          { calendar: 'Date' },
          { table: ['Date', 'Table', 'Winner', 'Length', 'Notes'] },
        ],
        filters: { 'This month': 'Date >= today - 30 days', 'Winner missing': 'Winner is empty' },
        rules: [
          {
            check: 'count(Players) <= Game.Most players',
            field: 'Players',
            message: 'The game is not made for that many players.',
          },
          {
            check: 'Winner is empty or Players contains Winner',
            field: 'Winner',
            message: 'Only one who played can have won.',
          },
        ],
        badges: { 'Overlong: warning': 'Length > Game.Playing time + 30 minutes' },
        samples: `
          Game            | Date | Players                | Winner | Length | Notes
          Harbour Masters | -3   | Anna, Ben, Chidi       | Chidi  | 1:40   | Won by one crate
          Moth & Lantern  | -3   | Anna, Ben              | Anna   | 0:25   |
          The Deep Vault  | -17  | Anna, Ben, Chidi, Dora |        | 1:10   | Lost together in the last room
          Empire of Salt  | -31  | Anna, Chidi, Dora      | Dora   | 4:05   | With teaching
          Chicken Run-off | -220 | Anna, Ben, Chidi, Dora | Ben    | 0:20   |
        `,
      },
      {
        name: 'Player',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Colour: { type: 'color', help: 'The pieces that are always theirs.' },
          Plays: { type: 'integer', computed: 'count(Plays)' },
          Wins: { type: 'integer', computed: 'count(Wins)' },
          'Win rate': { type: 'percent', computed: 'count(Wins) / count(Plays)' },
        },
        views: [{ table: ['Colour', 'Plays', 'Wins', 'Win rate'] }],
        samples: `
          Name  | Colour
          Anna  | #c62828
          Ben   | #1565c0
          Chidi | #2e7d32
          Dora  | #f9a825
        `,
      },
    ],
    metrics: {
      Games: { count: 'Game' },
      'Time at the table': { sum: 'Length', of: 'Play' },
      'Wins by player': { count: 'Play', where: 'Winner is not empty', by: 'Winner' },
      'Plays per month': { count: 'Play', by: 'Date', per: 'month' },
    },
    pages: [
      'Games',
      'Plays',
      'Players',
      {
        name: 'Game night',
        icon: 'trophy',
        blocks: [
          { figures: ['Games', 'Time at the table'] },
          { chart: 'Wins by player' },
          { chart: 'Plays per month' },
          { shortlist: 'Game', title: 'Still never played', where: 'Plays = 0' },
        ],
      },
    ],
  },
};
