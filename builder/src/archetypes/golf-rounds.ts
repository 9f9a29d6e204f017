import type { Archetype } from './archetype';

export const golfRounds: Archetype = {
  id: 'golf-rounds',
  names: {
    en: ['golf', 'golf rounds', 'golf scorecard', 'golf handicap'],
    es: ['golf', 'vueltas de golf'],
    fr: ['golf', 'parties de golf'],
    de: ['Golf', 'Golfrunden'],
    pt: ['golfe', 'voltas de golfe'],
  },
  words: [
    'golf',
    'golfer',
    'hole',
    'putt',
    'birdie',
    'bogey',
    'par',
    'fairway',
    'green',
    'driver',
    'tee',
    'bunker',
    'handicap',
    'stableford',
    'iron',
  ],
  draft: {
    title: 'Golf rounds',
    look: { accent: '#2c6e31', icon: 'flag', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Round',
        icon: 'flag',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Course: { to: 'Course', required: true },
          Type: {
            options: ['Practice: neutral', 'Friendly: info', 'Competition: accent'],
            required: true,
            default: 'Friendly',
          },
          Partners: 'tags',
          Strokes: { type: 'integer', computed: 'sum(Strokes in Hole scores)' },
          Holes: { type: 'integer', computed: 'count(Hole scores)' },
          'To par': { type: 'integer', computed: 'sum(To par in Hole scores)' },
          Gross: { type: 'integer', min: 50, max: 160, help: 'For all 18 holes.' },
          Differential: {
            type: 'number',
            computed: 'round((Gross - Course.Rating) * 113 / Course.Slope, 1)',
          },
          Counts: { type: 'boolean', default: 'true', help: 'Towards the handicap.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Course', 'Type', 'Gross', 'Differential', 'Partners', 'Counts'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: {
          'This season': 'year(Date) = year(today)',
          Competitions: 'Type is "Competition"',
          Counting: 'Counts',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'Enter the round when it has been played.' },
        ],
        badges: { 'Under 80: good': 'Gross < 80', 'Card not complete: warning': 'Gross is empty' },
        actions: [{ name: 'Does not count', icon: 'ban', when: 'Counts', set: { Counts: 'false' } }],
        samples: `
          Date | Course | Type | Partners | Gross | Counts
          -3 | Heathlands | Friendly | Rory, Anil | 88 | yes
          -10 | Old Links | Competition | Maureen | 93 | yes
          -19 | Heathlands | Practice | | 86 | no
          -31 | Valley Park | Friendly | Rory | 79 | yes
          -44 | Old Links | Competition | Anil, Piers | 91 | yes
        `,
      },
      {
        name: 'Hole score',
        icon: 'tally-5',
        label: 'Hole',
        fields: {
          Hole: { type: 'integer', required: true, min: 1, max: 18 },
          Round: { to: 'Round', required: true, onDelete: 'cascade' },
          Par: { type: 'integer', required: true, min: 3, max: 6, default: '4' },
          Strokes: { type: 'integer', required: true, min: 1, max: 20, default: '5' },
          Putts: { type: 'integer', min: 0, max: 10, default: '2' },
          'Fairway hit': 'boolean',
          'To par': { type: 'integer', computed: 'Strokes - Par' },
          'Green in regulation': { type: 'boolean', computed: 'Strokes - Putts <= Par - 2' },
        },
        sort: 'Hole',
        views: [
          { table: ['Round', 'Par', 'Strokes', 'Putts', 'To par', 'Fairway hit', 'Green in regulation'] },
        ],
        rules: [
          { unique: ['Round', 'Hole'], message: 'That hole is on the card already.' },
          {
            check: 'Putts < Strokes or Strokes = 1',
            field: 'Putts',
            message: 'There are fewer putts than strokes.',
          },
        ],
        badges: {
          'Birdie: good': 'To par = -1',
          'Eagle: accent': 'To par <= -2',
          'Three putts: warning': 'Putts >= 3',
        },
        samples: `
          Hole | Round | Par | Strokes | Putts | Fairway hit
          1 | -3 | 4 | 5 | 2 | yes
          2 | -3 | 3 | 2 | 1 | no
          3 | -3 | 5 | 6 | 3 | yes
          4 | -3 | 4 | 4 | 2 | yes
          1 | -10 | 4 | 6 | 2 | no
          2 | -10 | 4 | 5 | 3 | yes
        `,
      },
      {
        name: 'Course',
        icon: 'map',
        fields: {
          Name: 'text required unique',
          Par: { type: 'integer', required: true, min: 54, max: 75, default: '72' },
          Rating: { type: 'number', required: true, min: 50, max: 80 },
          Slope: { type: 'integer', required: true, min: 55, max: 155, default: '113' },
          Phone: 'phone',
          'Green fee': { type: 'money', min: 0 },
          Rounds: { type: 'integer', computed: 'count(Rounds.Course)' },
          Best: { type: 'integer', computed: 'smallest(Gross in Rounds.Course)' },
        },
        views: [
          { cards: ['Par', 'Slope', 'Rounds', 'Best', 'Green fee'] },
          { table: ['Par', 'Rating', 'Slope', 'Best', 'Green fee'] },
        ],
        filters: { Played: 'Rounds > 0' },
        badges: { 'Never played: neutral': 'Rounds = 0' },
        samples: `
          Name | Par | Rating | Slope | Phone | Green fee
          Heathlands | 71 | 70.4 | 124 | +44 1632 960801 | 45.00
          Old Links | 72 | 73.1 | 136 | +44 1632 960802 | 95.00
          Valley Park | 68 | 66.2 | 108 | +44 1632 960803 | 28.00
          Pine Ridge | 72 | 71.8 | 129 | +44 1632 960804 | 60.00
        `,
      },
    ],
    metrics: {
      'Rounds this year': { count: 'Round', where: 'year(Date) = year(today)' },
      'Average differential': { average: 'Differential', of: 'Round', where: 'Counts' },
      'Best gross': { smallest: 'Gross', of: 'Round' },
      'Gross per month': { average: 'Gross', of: 'Round', by: 'Date', per: 'month' },
      'Putts by hole': { average: 'Putts', of: 'Hole score', by: 'Hole' },
    },
    pages: [
      'Rounds',
      'Hole scores',
      'Courses',
      {
        name: 'Clubhouse',
        icon: 'trophy',
        blocks: [
          { figures: ['Rounds this year', 'Average differential', 'Best gross'] },
          { chart: 'Gross per month', shape: 'line' },
          { shortlist: 'Round', title: 'Best rounds', where: 'Counts', sort: 'Differential', most: 8 },
        ],
      },
    ],
  },
};
