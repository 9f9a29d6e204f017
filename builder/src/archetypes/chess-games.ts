import type { Archetype } from './archetype';

export const chessGames: Archetype = {
  id: 'chess-games',
  names: {
    en: ['chess games', 'chess log', 'chess openings', 'chess notebook'],
    es: ['partidas de ajedrez', 'aperturas de ajedrez', 'cuaderno de ajedrez'],
    fr: ['parties d’échecs', 'ouvertures d’échecs', 'carnet d’échecs'],
    de: ['Schachpartien', 'Schacheröffnungen', 'Schachtagebuch'],
    pt: ['partidas de xadrez', 'aberturas de xadrez', 'caderno de xadrez'],
  },
  words: [
    'chess',
    'opening',
    'opponent',
    'checkmate',
    'endgame',
    'gambit',
    'blitz',
    'elo',
    'pgn',
    'rook',
    'knight',
    'bishop',
    'queen',
    'move',
    'tactic',
    'rapid',
    'stalemate',
    'blunder',
  ],
  draft: {
    title: 'Chess games',
    look: { accent: '#4b5d2f', icon: 'crown', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Game',
        icon: 'sword',
        label: 'Opponent',
        fields: {
          Opponent: { to: 'Opponent', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Colour: { options: ['White: neutral', 'Black: accent'], required: true, default: 'White' },
          Result: { options: ['Won: good', 'Drawn: info', 'Lost: bad'], required: true },
          Opening: { to: 'Opening' },
          'Time control': { options: ['Classical', 'Rapid', 'Blitz', 'Correspondence'], default: 'Rapid' },
          Moves: { type: 'longtext', help: 'As PGN.' },
          Lesson: { type: 'longtext', help: 'What the game teaches, once it is analysed.' },
          Points: {
            type: 'number',
            computed: 'if Result is "Won" then 1 else if Result is "Drawn" then 0.5 else 0',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Colour', 'Result', 'Opening', 'Time control', 'Points'] },
          { board: 'Result', show: ['Date', 'Colour', 'Opening'] },
          { calendar: 'Date', color: 'Result' },
        ],
        filters: {
          'With White': 'Colour is "White"',
          'With Black': 'Colour is "Black"',
          'To analyse': 'Lesson is empty',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'A game is entered once it was played.' },
          {
            limit: '1',
            within: ['Opponent', 'Date'],
            where: 'Time control is "Classical"',
            message: 'Nobody plays the same opponent twice a day at classical time.',
          },
        ],
        badges: {
          'Analyse this: warning': 'Result is "Lost" and Lesson is empty',
          'Scalp: good': 'Result is "Won" and Opponent.Rating >= 1900',
        },
        samples: `
          Opponent       | Date | Colour | Result | Opening        | Time control | Moves                          | Lesson
          Viktor Hale    | -2   | White  | Won    | Italian Game   | Rapid        | 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 | Keep the bishop pair.
          Maya Lindqvist | -6   | Black  | Lost   | French Defence | Classical    | 1. e4 e6 2. d4 d5 3. Nc3 Bb4   |
          Otto Brandt    | -6   | White  | Drawn  | London System  | Rapid        | 1. d4 d5 2. Bf4 Nf6 3. e3 c5   | Missed 24. Rd7.
          Viktor Hale    | -13  | Black  | Lost   | Caro-Kann      | Blitz        | 1. e4 c6 2. d4 d5 3. e5 Bf5    | Do not hurry …h6.
          Rosa Imani     | -20  | White  | Won    | Italian Game   | Classical    | 1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 | Calm beats clever.
          Maya Lindqvist | -41  | Black  | Drawn  | French Defence | Rapid        | 1. e4 e6 2. d4 d5 3. e5 c5     |
        `,
      },
      {
        name: 'Opening',
        icon: 'book-open',
        fields: {
          Name: 'text required unique',
          'ECO code': { type: 'text', help: 'A00 to E99.' },
          Side: { options: ['White', 'Black'], required: true },
          Line: { type: 'text', help: 'The first moves.' },
          Games: { type: 'integer', computed: 'count(Games)' },
          Score: { type: 'percent', computed: 'sum(Points in Games) / count(Games)' },
        },
        views: [
          { table: ['ECO code', 'Side', 'Line', 'Games', 'Score'] },
          { board: 'Side', show: ['ECO code', 'Games', 'Score'] },
        ],
        filters: { 'To study': 'Games > 0 and Score < 50%', 'Not tried yet': 'Games = 0' },
        badges: { 'Weak spot: bad': 'Games > 0 and Score < 40%', 'Works: good': 'Score >= 70%' },
        samples: `
          Name           | ECO code | Side  | Line
          Italian Game   | C50      | White | 1. e4 e5 2. Nf3 Nc6 3. Bc4
          London System  | D02      | White | 1. d4 d5 2. Bf4
          French Defence | C02      | Black | 1. e4 e6
          Caro-Kann      | B12      | Black | 1. e4 c6
          Slav Defence   | D10      | Black | 1. d4 d5 2. c4 c6
        `,
      },
      {
        name: 'Opponent',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Club: 'text',
          Rating: { type: 'integer', min: 100, max: 3000, help: 'Elo.' },
          Games: { type: 'integer', computed: 'count(Games)' },
          Points: { type: 'number', computed: 'sum(Points in Games)', help: 'Mine against them.' },
          Notes: 'longtext',
        },
        views: [{ table: ['Club', 'Rating', 'Games', 'Points'] }],
        filters: { 'Beat me': 'Points * 2 < Games' },
        actions: [
          {
            name: 'Won',
            icon: 'trophy',
            adds: 'Game',
            set: { Opponent: 'this', Date: 'today', Result: 'Won' },
          },
          {
            name: 'Drew',
            icon: 'handshake',
            adds: 'Game',
            set: { Opponent: 'this', Date: 'today', Result: 'Drawn' },
          },
          {
            name: 'Lost',
            icon: 'flag',
            adds: 'Game',
            set: { Opponent: 'this', Date: 'today', Result: 'Lost' },
          },
        ],
        samples: `
          Name           | Club             | Rating | Notes
          Viktor Hale    | Castle Street    | 1745   | Plays fast, drops pawns late
          Maya Lindqvist | Northern Knights | 1980   | Knows the French deeply
          Otto Brandt    | Castle Street    | 1610   |
          Rosa Imani     | Riverside        | 1915   |
        `,
      },
    ],
    metrics: {
      Points: { sum: 'Points', of: 'Game' },
      'Average points': { average: 'Points', of: 'Game' },
      'Games by result': { count: 'Game', by: 'Result' },
      'Games per month': { count: 'Game', by: 'Date', per: 'month' },
    },
    pages: [
      'Games',
      'Openings',
      'Opponents',
      {
        name: 'My play',
        icon: 'chart-column',
        blocks: [
          { figures: ['Points', 'Average points'] },
          { chart: 'Games by result', shape: 'donut' },
          { chart: 'Games per month' },
          { shortlist: 'Opening', title: 'Weak openings', where: 'Games > 0 and Score < 50%', sort: 'Score' },
        ],
      },
    ],
  },
};
