import type { Archetype } from './archetype';

export const tournament: Archetype = {
  id: 'tournament',
  names: {
    en: ['tournament', 'league table', 'fixtures and results', 'match results', 'cup competition'],
    es: ['torneo', 'liga', 'partidos y resultados'],
    fr: ['tournoi', 'championnat', 'résultats des matchs'],
    de: ['Turnier', 'Spielplan', 'Ligatabelle'],
    pt: ['torneio', 'campeonato', 'jogos e resultados'],
  },
  words: [
    'tournament',
    'match',
    'team',
    'goal',
    'referee',
    'pitch',
    'group',
    'league',
    'fixture',
    'score',
    'final',
    'knockout',
    'standing',
    'win',
    'draw',
    'round',
    'cup',
  ],
  draft: {
    title: 'Tournament',
    look: { accent: '#c2410f', icon: 'trophy', font: 'technical', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Match',
        plural: 'Matches',
        icon: 'goal',
        fields: {
          Match: { type: 'integer', required: true, unique: true, min: 1 },
          Round: {
            options: ['Group: info', 'Semi-final: accent', 'Final: good'],
            required: true,
            default: 'Group',
          },
          Home: { to: 'Team', required: true, inverse: 'Home matches' },
          Away: { to: 'Team', required: true, inverse: 'Away matches' },
          'Kick-off': 'datetime required',
          Ends: { type: 'datetime', required: true },
          Pitch: { to: 'Pitch', required: true },
          'Home goals': { type: 'integer', min: 0, max: 99 },
          'Away goals': { type: 'integer', min: 0, max: 99 },
          Played: { type: 'boolean', computed: 'Home goals is not empty and Away goals is not empty' },
        },
        sort: 'Kick-off',
        views: [
          { table: ['Round', 'Home', 'Away', 'Kick-off', 'Pitch', 'Home goals', 'Away goals'] },
          { calendar: 'Kick-off', end: 'Ends', color: 'Pitch' },
          { board: 'Round', show: ['Home', 'Away', 'Kick-off'] },
        ],
        filters: { 'To play': 'not Played', Played: 'Played' },
        rules: [
          { check: 'Home != Away', field: 'Away', message: 'A team does not play itself.' },
          { check: 'Ends > Kick-off', field: 'Ends', message: 'A match ends after the kick-off.' },
          { noOverlap: ['Kick-off', 'Ends'], within: ['Pitch'], message: 'The pitch is taken at that time.' },
          {
            check: 'Round is "Group" or Home goals is empty or Home goals != Away goals',
            field: 'Home goals',
            message: 'A knockout match has a winner; count the penalties.',
          },
        ],
        badges: {
          'Result missing: bad': 'not Played and Ends < now',
          'Next: info': 'not Played and Kick-off >= now and Kick-off <= now + 2 hours',
        },
        samples: `
          Match | Round      | Home         | Away         | Kick-off | Ends     | Pitch   | Home goals | Away goals
          1     | Group      | Rovers       | Harbour Town | -1T10:00 | -1T10:40 | Pitch 1 | 2          | 1
          2     | Group      | Millbrook    | St Anne’s    | -1T10:00 | -1T10:40 | Pitch 2 | 0          | 0
          3     | Group      | Rovers       | Millbrook    | -1T11:00 | -1T11:40 | Pitch 1 | 3          | 0
          4     | Group      | Harbour Town | St Anne’s    | -1T11:00 | -1T11:40 | Pitch 2 |            |
          5     | Semi-final | Rovers       | St Anne’s    | +6T10:00 | +6T10:50 | Pitch 1 |            |
          6     | Final      | Rovers       | Harbour Town | +6T15:00 | +6T16:00 | Pitch 1 |            |
        `,
      },
      {
        name: 'Team',
        icon: 'shirt',
        fields: {
          Name: 'text required unique',
          Group: { options: ['A', 'B'], required: true },
          Captain: 'person',
          Phone: 'phone',
          Shirt: 'color',
          Won: {
            type: 'integer',
            computed:
              'count(Home matches where Played and Home goals > Away goals) + count(Away matches where Played and Away goals > Home goals)',
          },
          Drawn: {
            type: 'integer',
            computed:
              'count(Home matches where Played and Home goals = Away goals) + count(Away matches where Played and Home goals = Away goals)',
          },
          Difference: {
            type: 'integer',
            computed:
              'sum(Home goals - Away goals in Home matches where Played) + sum(Away goals - Home goals in Away matches where Played)',
          },
          Points: { type: 'integer', computed: 'Won * 3 + Drawn' },
        },
        sort: 'Points desc',
        views: [
          { table: ['Group', 'Won', 'Drawn', 'Difference', 'Points'], name: 'Standings' },
          { board: 'Group', show: ['Points', 'Difference', 'Captain'] },
          { cards: ['Captain', 'Phone', 'Points'] },
        ],
        filters: { 'Group A': 'Group is "A"', 'Group B': 'Group is "B"' },
        samples: `
          Name         | Group | Captain        | Phone           | Shirt
          Rovers       | A     | Dean Mistry    | +44 1632 960701 | #a5213f
          Harbour Town | A     | Callie Brook   | +44 1632 960708 | #11659b
          Millbrook    | A     | Jo Ferris      | +44 1632 960715 | #2c6e31
          St Anne’s    | A     | Tunde Bello    |                 | #c2410f
          Wanderers    | B     | Nia Griffiths  | +44 1632 960729 | #44606e
        `,
      },
      {
        name: 'Pitch',
        plural: 'Pitches',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Surface: { options: ['Grass: good', 'Artificial: info', 'Hall: neutral'], required: true },
          Referee: 'person',
          'Matches left': { type: 'integer', computed: 'count(Matches where not Played)' },
          Notes: 'text',
        },
        views: [{ cards: ['Surface', 'Referee', 'Matches left'] }],
        badges: { 'No referee: bad': 'Referee is empty and Matches left > 0' },
        samples: `
          Name    | Surface    | Referee      | Notes
          Pitch 1 | Grass      | Hamid Sattar | By the clubhouse
          Pitch 2 | Grass      | Rosa Winter  | Slopes to the south
          Pitch 3 | Artificial |              | From noon only
          Hall    | Hall       |              | If it rains
        `,
      },
      {
        name: 'Scorer',
        icon: 'medal',
        label: 'Player',
        fields: {
          Player: 'person required',
          Team: { to: 'Team', required: true, onDelete: 'cascade' },
          Match: { to: 'Match', required: true, onDelete: 'cascade' },
          Goals: { type: 'integer', required: true, min: 1, default: '1' },
          Card: { options: ['None: neutral', 'Yellow: warning', 'Red: bad'], default: 'None' },
        },
        sort: 'Goals desc',
        views: [{ table: ['Team', 'Match', 'Goals', 'Card'] }],
        filters: { Cards: 'Card is "Yellow" or Card is "Red"' },
        rules: [{ unique: ['Player', 'Match'], message: 'This player is down for that match already.' }],
        badges: { 'Sent off: bad': 'Card is "Red"' },
        actions: [{ name: 'One more goal', icon: 'plus', set: { Goals: 'Goals + 1' } }],
        samples: `
          Player       | Team         | Match | Goals | Card
          Dean Mistry  | Rovers       | 1     | 2     | None
          Callie Brook | Harbour Town | 1     | 1     | Yellow
          Pete Okoye   | Rovers       | 3     | 2     | None
          Dean Mistry  | Rovers       | 3     | 1     | None
        `,
      },
    ],
    metrics: {
      'Matches to play': { count: 'Match', where: 'not Played' },
      'Goals so far': { sum: 'Goals', of: 'Scorer' },
      'Goals by player': { sum: 'Goals', of: 'Scorer', by: 'Player' },
      'Matches by round': { count: 'Match', by: 'Round' },
    },
    pages: [
      'Matches',
      'Teams',
      'Pitches',
      'Scorers',
      {
        name: 'Match desk',
        icon: 'trophy',
        blocks: [
          { figures: ['Matches to play', 'Goals so far'] },
          { shortlist: 'Match', title: 'Next', where: 'not Played and Kick-off >= now', sort: 'Kick-off' },
          { shortlist: 'Team', title: 'Top of the table', sort: 'Points desc' },
          { chart: 'Goals by player' },
        ],
      },
    ],
  },
};
