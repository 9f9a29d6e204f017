import type { Archetype } from './archetype';

export const tennisLadder: Archetype = {
  id: 'tennis-ladder',
  names: {
    en: ['tennis ladder', 'squash ladder', 'box league'],
    es: ['escalerilla de tenis', 'ranking de tenis'],
    fr: ['tennis', 'échelle de tennis'],
    de: ['Tennisrangliste', 'Tennisleiter'],
    pt: ['ténis', 'escada de ténis'],
  },
  words: [
    'tennis',
    'ladder',
    'squash',
    'badminton',
    'racket',
    'court',
    'challenge',
    'rung',
    'set',
    'serve',
    'opponent',
    'umpire',
    'tiebreak',
    'walkover',
  ],
  draft: {
    title: 'Tennis ladder',
    look: { accent: '#5f7218', icon: 'trophy', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Player',
        icon: 'users',
        fields: {
          Name: 'text required',
          Rung: { type: 'integer', required: true, unique: true, min: 1, max: 200 },
          Phone: 'phone',
          Plays: { options: ['Right-handed', 'Left-handed'] },
          Away: { type: 'date', help: 'Cannot be challenged before this day.' },
          Won: { type: 'integer', computed: 'count(all Challenges where Winner = this)' },
          Played: {
            type: 'integer',
            computed:
              'count(Challenges made where Status is "Played") + count(Challenges received where Status is "Played")',
          },
          'Win rate': { type: 'percent', computed: 'Won / Played' },
        },
        sort: 'Rung',
        views: [{ table: ['Rung', 'Phone', 'Played', 'Won', 'Win rate'] }],
        filters: { 'Can be challenged': 'Away is empty or Away < today', 'Not played yet': 'Played = 0' },
        badges: { 'Leader: accent': 'Rung = 1', 'Away: neutral': 'Away >= today' },
        samples: `
          Name | Rung | Phone | Plays | Away
          Petra Novak | 1 | +44 7700 900801 | Left-handed |
          Dan Oyelaran | 2 | +44 7700 900802 | Right-handed |
          Wendy Marsh | 3 | +44 7700 900803 | Right-handed | +12
          Theo Galanis | 4 | +44 7700 900804 | Right-handed |
          Jo Ferris | 5 | +44 7700 900805 | Left-handed |
          Imran Aziz | 6 | | Right-handed |
        `,
      },
      {
        name: 'Challenge',
        icon: 'sword',
        label: 'Challenger',
        fields: {
          Challenger: { to: 'Player', required: true, inverse: 'Challenges made' },
          Opponent: { to: 'Player', required: true, inverse: 'Challenges received' },
          Status: {
            options: [
              'Open: info',
              'Agreed: accent',
              'Played: good',
              'Walkover: warning',
              'Withdrawn: neutral',
            ],
            required: true,
            default: 'Open',
          },
          'Play by': { type: 'date', required: true, default: 'today + 14 days' },
          Start: 'datetime',
          Court: { to: 'Court' },
          Score: { type: 'text', help: 'As in 6–4 3–6 10–7.' },
          Winner: { to: 'Player', inverse: 'Wins' },
          Upset: { type: 'boolean', computed: 'Winner = Challenger' },
        },
        sort: 'Play by',
        views: [
          { board: 'Status', show: ['Opponent', 'Play by', 'Court'] },
          { table: ['Opponent', 'Status', 'Play by', 'Start', 'Court', 'Score', 'Winner'] },
          { calendar: 'Start', color: 'Status' },
        ],
        filters: { Open: 'Status is "Open" or Status is "Agreed"', Played: 'Status is "Played"' },
        opensWith: 'Open',
        rules: [
          { check: 'Challenger != Opponent', field: 'Opponent', message: 'Nobody can challenge themselves.' },
          {
            check:
              'Status is "Played" or Status is "Walkover" or (Challenger.Rung > Opponent.Rung and Challenger.Rung - Opponent.Rung <= 3)',
            field: 'Opponent',
            message: 'Challenge someone above you, at most three rungs up.',
          },
          {
            limit: '1',
            within: ['Challenger'],
            where: 'Status is "Open" or Status is "Agreed"',
            message: 'Play your open challenge first.',
          },
          {
            check: 'Status is not "Played" or (Winner is not empty and Score is not empty)',
            field: 'Score',
            message: 'Enter the score and who won.',
          },
        ],
        badges: {
          'Overdue: bad': '(Status is "Open" or Status is "Agreed") and Play by < today',
          'Swap the rungs: warning': 'Upset and Challenger.Rung > Opponent.Rung',
        },
        actions: [
          { name: 'Agreed', icon: 'handshake', when: 'Status is "Open"', set: { Status: 'Agreed' } },
          {
            name: 'Walkover',
            icon: 'flag',
            when: 'Status is "Agreed" and Play by < today',
            set: { Status: 'Walkover', Winner: 'Challenger' },
          },
        ],
        samples: `
          Challenger | Opponent | Status | Play by | Start | Court | Score | Winner
          Theo Galanis | Dan Oyelaran | Agreed | +4 | +2T18:00 | Court 1 | |
          Imran Aziz | Jo Ferris | Open | -1 | | | |
          Dan Oyelaran | Petra Novak | Played | -6 | -8T10:00 | Court 2 | 6–4 4–6 10–8 | Petra Novak
          Jo Ferris | Theo Galanis | Played | -10 | -12T17:00 | Clay | 2–6 3–6 | Theo Galanis
          Wendy Marsh | Jo Ferris | Played | -20 | -22T09:00 | Court 1 | 7–5 6–2 | Wendy Marsh
        `,
      },
      {
        name: 'Court',
        icon: 'square-dashed',
        fields: {
          Name: 'text required unique',
          Surface: { options: ['Hard', 'Clay: warning', 'Grass: good', 'Indoor: info'], required: true },
          Lights: 'boolean',
          'Closed until': 'date',
          Matches: { type: 'integer', computed: 'count(Challenges where Status is "Played")' },
        },
        views: [{ cards: ['Surface', 'Lights', 'Matches'] }],
        filters: { Open: 'Closed until is empty or Closed until < today' },
        badges: { 'Closed: bad': 'Closed until >= today' },
        samples: `
          Name | Surface | Lights | Closed until
          Court 1 | Hard | yes |
          Court 2 | Hard | no |
          Clay | Clay | yes |
          Lawn | Grass | no | +90
        `,
      },
    ],
    metrics: {
      'Open challenges': { count: 'Challenge', where: 'Status is "Open" or Status is "Agreed"' },
      'Won by the challenger': { count: 'Challenge', where: 'Upset' },
      'Matches per month': { count: 'Challenge', where: 'Status is "Played"', by: 'Start', per: 'month' },
      'Matches by court': { count: 'Challenge', where: 'Status is "Played"', by: 'Court' },
    },
    pages: [
      'Players',
      'Challenges',
      'Courts',
      {
        name: 'Notice board',
        icon: 'megaphone',
        blocks: [
          { figures: ['Open challenges', 'Won by the challenger'] },
          { shortlist: 'Player', title: 'Top of the ladder', sort: 'Rung' },
          {
            shortlist: 'Challenge',
            title: 'To play',
            where: 'Status is "Open" or Status is "Agreed"',
            sort: 'Play by',
          },
          { chart: 'Matches per month' },
        ],
      },
    ],
  },
};
