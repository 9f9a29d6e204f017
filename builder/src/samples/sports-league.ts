import type { SampleApplication } from './sample-application';

const PLAYED = 'Home goals is not empty and Away goals is not empty';

export const sportsLeague: SampleApplication = {
  id: 'sports-league',
  category: 'Consumer App',
  domain: 'Team sport',
  description: 'Fixtures and results of an amateur league, with a table that works itself out.',
  draft: {
    title: 'Sunday league',
    look: { accent: '#166534', icon: 'trophy', font: 'plain', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Team',
        icon: 'shield',
        fields: {
          Team: 'text required unique',
          Colours: 'color',
          Captain: 'person',
          Ground: 'text',
          Played: { type: 'integer', computed: 'sum(Counts in Home matches) + sum(Counts in Away matches)' },
          Won: {
            type: 'integer',
            computed: 'count(Home matches where Home points = 3) + count(Away matches where Away points = 3)',
          },
          For: {
            type: 'integer',
            computed: 'sum(Home goals in Home matches) + sum(Away goals in Away matches)',
          },
          Against: {
            type: 'integer',
            computed: 'sum(Away goals in Home matches) + sum(Home goals in Away matches)',
          },
          Difference: { type: 'integer', computed: '[For] - Against' },
          Points: {
            type: 'integer',
            computed: 'sum(Home points in Home matches) + sum(Away points in Away matches)',
          },
        },
        sort: 'Points desc',
        views: [
          { table: ['Played', 'Won', 'For', 'Against', 'Difference', 'Points'], name: 'Standings' },
          { cards: ['Ground', 'Captain', 'Points'] },
        ],
        badges: {
          'Top: good': 'Points = largest(Points in Teams)',
          'Bottom: bad': 'Points = smallest(Points in Teams)',
        },
        samples: `
          Team             | Colours | Captain     | Ground
          Canal Rovers     | #1d4ed8 | Benny Frost | Lock meadow
          Mill Lane United | #b91c1c | Oskar Vann  | Mill field
          Old Brewery FC   | #a16207 | Deniz Kaya  | Brewery yard
          Northside Swifts | #166534 | Callum Rae  | Park, pitch 2
          Harbour Athletic | #0f766e | Leif Dahl   | Harbour ground
          St. Anne’s       | #6b21a8 | Marco Testa | Church meadow
        `,
      },
      {
        name: 'Match',
        icon: 'trophy',
        label: 'Round',
        fields: {
          Round: 'text required',
          Home: { to: 'Team', required: true, inverse: 'Home matches' },
          Away: { to: 'Team', required: true, inverse: 'Away matches' },
          'Kick-off': 'datetime required',
          'Home goals': { type: 'integer', min: 0, max: 30 },
          'Away goals': { type: 'integer', min: 0, max: 30 },
          Counts: { type: 'integer', computed: `if ${PLAYED} then 1 else 0` },
          'Home points': {
            type: 'integer',
            computed:
              'if Counts = 0 then 0 else if Home goals > Away goals then 3 else if Home goals = Away goals then 1 else 0',
          },
          'Away points': {
            type: 'integer',
            computed:
              'if Counts = 0 then 0 else if Away goals > Home goals then 3 else if Home goals = Away goals then 1 else 0',
          },
          Referee: 'person',
          Report: 'longtext',
        },
        sort: 'Kick-off desc',
        views: [
          { table: ['Home', 'Home goals', 'Away goals', 'Away', 'Kick-off'] },
          { calendar: 'Kick-off', name: 'Fixtures' },
          { list: ['Home', 'Away', 'Kick-off'] },
        ],
        filters: {
          Fixtures: 'Counts = 0',
          Results: 'Counts = 1',
          'Result missing': 'Counts = 0 and Kick-off < now',
        },
        rules: [
          { check: 'Home != Away', field: 'Away', message: 'A team does not play itself.' },
          {
            unique: ['Home', 'Away'],
            message: 'These two have that match already; the return is played away.',
          },
        ],
        badges: {
          'Result missing: warning': 'Counts = 0 and Kick-off < now - 2 hours',
          'No referee: bad': 'Referee is empty and Kick-off > now',
        },
        actions: [
          {
            name: 'Goal, home',
            icon: 'plus',
            when: 'Kick-off < now',
            set: { 'Home goals': 'Home goals + 1' },
          },
          {
            name: 'Goal, away',
            icon: 'plus',
            when: 'Kick-off < now',
            set: { 'Away goals': 'Away goals + 1' },
          },
        ],
        samples: `
          Round   | Home             | Away             | Kick-off  | Home goals | Away goals | Referee  | Report
          Round 1 | Canal Rovers     | Mill Lane United | -28T11:00 | 2          | 1          | Ida Voss |
          Round 1 | Old Brewery FC   | Northside Swifts | -28T13:00 | 0          | 0          | Ida Voss | Mud.
          Round 1 | Harbour Athletic | St. Anne’s       | -28T15:00 | 3          | 2          | Ken Abe  |
          Round 2 | Mill Lane United | Old Brewery FC   | -21T11:00 | 4          | 1          | Ken Abe  | Vann scored three.
          Round 2 | Northside Swifts | Harbour Athletic | -21T13:00 | 1          | 1          | Ida Voss |
          Round 2 | St. Anne’s       | Canal Rovers     | -21T15:00 | 0          | 2          | Ken Abe  |
          Round 3 | Canal Rovers     | Old Brewery FC   | -14T11:00 | 1          | 3          | Ida Voss |
          Round 3 | Harbour Athletic | Mill Lane United | -14T13:00 | 2          | 2          | Ken Abe  |
          Round 3 | Northside Swifts | St. Anne’s       | -14T15:00 | 5          | 0          | Ida Voss |
          Round 4 | Mill Lane United | Northside Swifts | -1T11:00  |            |            | Ken Abe  |
          Round 4 | Old Brewery FC   | Harbour Athletic | +6T13:00  |            |            | Ida Voss |
          Round 4 | Canal Rovers     | Harbour Athletic | +6T15:00  |            |            |          |
          Round 5 | St. Anne’s       | Mill Lane United | +13T11:00 |            |            | Ken Abe  |
        `,
      },
      {
        name: 'Player',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Team: { to: 'Team', required: true, onDelete: 'cascade' },
          Number: { type: 'integer', min: 1, max: 99 },
          Position: { options: ['Goal', 'Defence', 'Midfield', 'Attack'] },
          Goals: { type: 'integer', min: 0, default: '0' },
          Cards: { type: 'integer', min: 0, default: '0' },
        },
        sort: 'Goals desc',
        views: [
          { table: ['Team', 'Number', 'Position', 'Goals', 'Cards'], name: 'Scorers' },
          { board: 'Team', show: ['Number', 'Position'] },
        ],
        rules: [{ unique: ['Team', 'Number'], message: 'Somebody else in the team has this number.' }],
        badges: { 'Next card, banned: warning': 'Cards = 4', 'Banned: bad': 'Cards >= 5' },
        actions: [
          { name: 'Goal', icon: 'plus', set: { Goals: 'Goals + 1' } },
          { name: 'Card', icon: 'flag', set: { Cards: 'Cards + 1' } },
        ],
        samples: `
          Name        | Team             | Number | Position | Goals | Cards
          Oskar Vann  | Mill Lane United | 9      | Attack   | 4     | 1
          Callum Rae  | Northside Swifts | 10     | Midfield | 3     | 0
          Tiago Melo  | Northside Swifts | 7      | Attack   | 3     | 2
          Leif Dahl   | Harbour Athletic | 11     | Attack   | 3     | 4
          Benny Frost | Canal Rovers     | 8      | Midfield | 2     | 0
          Deniz Kaya  | Old Brewery FC   | 9      | Attack   | 2     | 1
          Marco Testa | St. Anne’s       | 4      | Defence  | 1     | 5
          Evan Birch  | Canal Rovers     | 1      | Goal     | 0     | 0
        `,
      },
    ],
    metrics: {
      'Goals so far': { sum: 'Home goals + Away goals', of: 'Match' },
      'Goals per match': { average: 'Home goals + Away goals', of: 'Match', where: 'Counts = 1' },
      'Points by team': { sum: 'Points', of: 'Team', by: 'Team' },
      'Goals by team': { sum: 'Goals', of: 'Player', by: 'Team' },
    },
    pages: [
      'Teams',
      'Matches',
      'Players',
      {
        name: 'League',
        icon: 'chart-column',
        blocks: [
          { figures: ['Goals so far', 'Goals per match'] },
          { chart: 'Points by team' },
          { chart: 'Goals by team', shape: 'donut' },
          { shortlist: 'Match', title: 'Next matches', where: 'Kick-off >= now', sort: 'Kick-off' },
        ],
      },
    ],
  },
};
