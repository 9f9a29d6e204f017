import type { Archetype } from './archetype';

export const footballTeam: Archetype = {
  id: 'football-team',
  names: {
    en: ['football team', 'soccer team', 'youth football', 'team squad'],
    es: ['equipo de fútbol', 'club de fútbol'],
    fr: ['équipe de football', 'club de foot'],
    de: ['Fußballmannschaft', 'Fußballverein'],
    pt: ['equipa de futebol', 'clube de futebol'],
  },
  words: [
    'football',
    'soccer',
    'goal',
    'squad',
    'match',
    'coach',
    'striker',
    'goalkeeper',
    'kickoff',
    'pitch',
    'fixture',
    'captain',
    'referee',
    'lineup',
    'defender',
  ],
  draft: {
    title: 'Our team',
    look: { accent: '#2c6e31', icon: 'shirt', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Match',
        icon: 'trophy',
        label: 'Opponent',
        fields: {
          Opponent: 'text required',
          'Kick-off': { type: 'datetime', required: true, default: 'now' },
          Venue: {
            options: ['Home: good', 'Away: info', 'Neutral: neutral'],
            required: true,
            default: 'Home',
          },
          Type: { options: ['League', 'Cup', 'Friendly'], required: true, default: 'League' },
          'Our goals': { type: 'integer', min: 0, max: 40 },
          'Their goals': { type: 'integer', min: 0, max: 40 },
          Points: {
            type: 'integer',
            computed:
              'if Our goals is empty or Type is not "League" then empty else if Our goals > Their goals then 3 else if Our goals = Their goals then 1 else 0',
          },
          'Said yes': { type: 'integer', computed: 'count(Appearances where Answer is "Yes")' },
          Report: 'longtext',
        },
        sort: 'Kick-off',
        views: [
          { table: ['Kick-off', 'Venue', 'Type', 'Our goals', 'Their goals', 'Points', 'Said yes'] },
          { calendar: 'Kick-off', color: 'Venue' },
        ],
        filters: { 'To come': 'Kick-off >= now', Played: 'Our goals is not empty' },
        rules: [
          {
            check: 'Our goals is empty or Kick-off <= now',
            field: 'Our goals',
            message: 'It has not been played yet.',
          },
        ],
        badges: {
          'Won: good': 'Our goals > Their goals',
          'Drawn: neutral': 'Our goals = Their goals',
          'Lost: bad': 'Our goals < Their goals',
          'Too few players: warning': 'Kick-off >= now and Kick-off <= now + 5 days and Said yes < 11',
        },
        actions: [
          {
            name: 'We scored',
            icon: 'plus',
            when: 'Kick-off <= now',
            set: { 'Our goals': 'Our goals + 1', 'Their goals': 'Their goals + 0' },
          },
        ],
        samples: `
          Opponent | Kick-off | Venue | Type | Our goals | Their goals | Report
          Mill Lane | +3T14:30 | Home | League | | |
          Harbour United | +10T11:00 | Away | League | | |
          St Agnes | -4T14:30 | Home | League | 3 | 1 | Two from corners
          Railway Town | -11T15:00 | Away | Cup | 1 | 2 | Penalty in extra time
          Fenwick Rovers | -18T14:30 | Home | League | 2 | 2 |
          Old Boys | -32T10:30 | Neutral | Friendly | 5 | 0 |
        `,
      },
      {
        name: 'Player',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Number: { type: 'integer', required: true, unique: true, min: 1, max: 99 },
          Position: {
            options: ['Goalkeeper: warning', 'Defender: info', 'Midfielder: good', 'Forward: accent'],
            required: true,
          },
          Born: 'date',
          Phone: 'phone',
          'Injured until': 'date',
          Goals: { type: 'integer', computed: 'sum(Goals in Appearances)' },
          Played: { type: 'integer', computed: 'count(Appearances where Minutes > 0)' },
          Yellows: { type: 'integer', computed: 'count(Appearances where Card is "Yellow")' },
          'Fee paid': 'boolean',
        },
        sort: 'Number',
        views: [
          { board: 'Position', show: ['Number', 'Goals', 'Injured until'] },
          { table: ['Number', 'Position', 'Played', 'Goals', 'Yellows', 'Fee paid'] },
        ],
        filters: { Fit: 'Injured until is empty or Injured until < today', 'Fee unpaid': 'not Fee paid' },
        badges: {
          'Injured: bad': 'Injured until >= today',
          'One card from a ban: warning': 'Yellows = 4',
          'Fee unpaid: neutral': 'not Fee paid',
        },
        actions: [{ name: 'Fee paid', icon: 'banknote', when: 'not Fee paid', set: { 'Fee paid': 'true' } }],
        samples: `
          Name | Number | Position | Born | Phone | Injured until | Fee paid
          Joel Abara | 1 | Goalkeeper | 1998-02-11 | +44 7700 900811 | | yes
          Rhys Tanner | 4 | Defender | 1995-08-24 | +44 7700 900812 | | yes
          Luca Moretti | 8 | Midfielder | 2001-05-03 | +44 7700 900813 | +9 | no
          Sol Brandt | 9 | Forward | 2000-10-17 | +44 7700 900814 | | yes
          Kofi Mensah | 11 | Forward | 2003-01-29 | +44 7700 900815 | | no
          Ade Holt | 5 | Defender | 1992-12-06 | | | yes
        `,
      },
      {
        name: 'Appearance',
        icon: 'clipboard-list',
        label: 'Player',
        fields: {
          Player: { to: 'Player', required: true },
          Match: { to: 'Match', required: true, onDelete: 'cascade' },
          Answer: { options: ['Yes: good', 'Maybe: warning', 'No: bad'], required: true, default: 'Yes' },
          Starts: 'boolean',
          Minutes: { type: 'integer', min: 0, max: 130, default: '0' },
          Goals: { type: 'integer', min: 0, max: 15, default: '0' },
          Card: { options: ['Yellow: warning', 'Red: bad'] },
        },
        views: [
          { board: 'Answer', show: ['Match', 'Starts'] },
          { table: ['Match', 'Answer', 'Starts', 'Minutes', 'Goals', 'Card'] },
        ],
        filters: { 'Next match': 'Match.Kick-off >= now', Scorers: 'Goals > 0' },
        rules: [
          { unique: ['Match', 'Player'], message: 'This player is in that squad already.' },
          { limit: '11', within: ['Match'], where: 'Starts', message: 'Eleven players start a match.' },
        ],
        badges: { 'Injured: bad': 'Match.Kick-off >= now and date(Match.Kick-off) <= Player.Injured until' },
        actions: [
          { name: 'Scored', icon: 'plus', when: 'Match.Kick-off <= now', set: { Goals: 'Goals + 1' } },
        ],
        samples: `
          Player | Match | Answer | Starts | Minutes | Goals | Card
          Joel Abara | Mill Lane | Yes | yes | 0 | 0 |
          Luca Moretti | Mill Lane | Maybe | no | 0 | 0 |
          Kofi Mensah | Mill Lane | Yes | yes | 0 | 0 |
          Sol Brandt | St Agnes | Yes | yes | 90 | 2 |
          Rhys Tanner | St Agnes | Yes | yes | 90 | 1 | Yellow
          Kofi Mensah | Railway Town | Yes | no | 35 | 1 |
          Ade Holt | Fenwick Rovers | No | no | 0 | 0 |
        `,
      },
    ],
    metrics: {
      'Points this season': { sum: 'Points', of: 'Match' },
      'Goals scored': { sum: 'Our goals', of: 'Match' },
      'Goals conceded': { sum: 'Their goals', of: 'Match' },
      'Goals by player': { sum: 'Goals', of: 'Appearance', where: 'Goals > 0', by: 'Player' },
    },
    pages: [
      'Matches',
      'Players',
      'Appearances',
      {
        name: 'Dressing room',
        icon: 'megaphone',
        blocks: [
          { figures: ['Points this season', 'Goals scored', 'Goals conceded'] },
          { shortlist: 'Match', title: 'Next matches', where: 'Kick-off >= now', sort: 'Kick-off' },
          { chart: 'Goals by player' },
          { shortlist: 'Player', title: 'Injured', where: 'Injured until >= today', sort: 'Injured until' },
        ],
      },
    ],
  },
};
