import type { Archetype } from './archetype';

export const bandSetlists: Archetype = {
  id: 'band-setlists',
  names: {
    en: ['band setlists', 'band manager', 'band gigs', 'gig planner', 'band rehearsals', 'song repertoire'],
    es: ['repertorio de la banda', 'conciertos de la banda', 'ensayos de la banda'],
    fr: ['répertoire du groupe', 'concerts du groupe', 'répétitions du groupe'],
    de: ['Setlisten', 'Bandauftritte', 'Bandproben', 'Bandplaner'],
    pt: ['repertório da banda', 'concertos da banda', 'ensaios da banda'],
  },
  words: [
    'band',
    'setlist',
    'gig',
    'rehearsal',
    'song',
    'encore',
    'drummer',
    'guitarist',
    'soundcheck',
    'bassist',
    'singer',
    'lyrics',
    'stage',
    'repertoire',
    'key',
    'cover',
    'amp',
    'roadie',
  ],
  draft: {
    title: 'Band setlists',
    look: { accent: '#c2410f', icon: 'drum', font: 'technical', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Gig',
        icon: 'ticket',
        fields: {
          Name: 'text required',
          Place: 'text required',
          Starts: 'datetime required',
          'Stage time': { type: 'duration', required: true, min: 5, default: '1 hour' },
          Status: {
            options: ['Asked: warning', 'Confirmed: accent', 'Played: good', 'Called off: bad'],
            required: true,
            default: 'Asked',
          },
          Fee: { type: 'money', min: 0 },
          Paid: 'boolean',
          Planned: {
            type: 'duration',
            computed: 'sum(Length in Set list)',
            help: 'How long the songs take.',
          },
        },
        sort: 'Starts',
        views: [
          { board: 'Status', show: ['Place', 'Starts', 'Planned'] },
          { calendar: 'Starts', color: 'Status' },
          { table: ['Place', 'Starts', 'Status', 'Stage time', 'Planned', 'Fee', 'Paid'] },
        ],
        filters: {
          Coming: 'Starts >= now and Status is not "Called off"',
          Unpaid: 'Status is "Played" and not Paid',
        },
        rules: [
          {
            noOverlap: ['Starts', 'Starts + Stage time'],
            where: 'Status is not "Called off"',
            message: 'The band plays somewhere else then.',
          },
          {
            check: 'Planned <= Stage time',
            field: 'Stage time',
            message: 'The set is longer than the stage time.',
          },
        ],
        badges: {
          'No set yet: warning': 'Status is "Confirmed" and Planned = 0 minutes',
          'Unpaid: bad': 'Status is "Played" and not Paid',
        },
        actions: [
          { name: 'Confirm', icon: 'check', when: 'Status is "Asked"', set: { Status: 'Confirmed' } },
          {
            name: 'Played',
            icon: 'music',
            when: 'Status is "Confirmed" and Starts < now',
            set: { Status: 'Played' },
          },
          { name: 'Paid', icon: 'banknote', when: 'Status is "Played" and not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Name            | Place            | Starts    | Stage time | Status     | Fee    | Paid
          Harbour evening | The Anchor, deck | +6T20:30  | 0:45       | Confirmed  | 300.00 | no
          Lena’s wedding  | Tithe Barn       | +27T19:00 | 2:00       | Confirmed  | 900.00 | no
          Street festival | Elm Road         | +41T15:00 | 1:00       | Asked      | 200.00 | no
          Pub night       | Hop and Anchor   | -1T21:00  | 0:30       | Confirmed  | 180.00 | no
          Charity ball    | Guildhall        | -22T20:00 | 1:00       | Played     | 350.00 | no
          Battle of bands | The Foundry      | -60T19:30 | 0:20       | Called off |        | no
        `,
      },
      {
        name: 'Song',
        icon: 'music',
        fields: {
          Title: 'text required unique',
          Key: 'text',
          Tempo: { type: 'integer', min: 30, max: 260, unit: 'bpm' },
          Length: { type: 'duration', required: true, min: 1, default: '4 minutes' },
          Singer: 'person',
          Status: {
            options: ['New: info', 'Rehearsing: warning', 'Tight: good', 'Retired: neutral'],
            required: true,
            default: 'New',
          },
          Lyrics: 'longtext',
          Recording: 'url',
          'Times played': { type: 'integer', computed: 'count(In sets where Gig.Status is "Played")' },
        },
        views: [
          { board: 'Status', show: ['Key', 'Tempo', 'Length', 'Singer'] },
          { table: ['Key', 'Tempo', 'Length', 'Singer', 'Status', 'Times played'] },
        ],
        filters: {
          'Ready for the stage': 'Status is "Tight"',
          'To rehearse': 'Status is "New" or Status is "Rehearsing"',
        },
        badges: { 'Never played: info': 'Times played = 0 and Status is "Tight"' },
        actions: [
          { name: 'It is tight', icon: 'check', when: 'Status is "Rehearsing"', set: { Status: 'Tight' } },
        ],
        samples: `
          Title       | Key | Tempo | Length | Singer | Status     | Lyrics                   | Recording
          Paper Crown | G   | 128   | 4      | Joss   | Tight      | You wore it in the rain… | https://demo.example/crown
          Night Ferry | Em  | 96    | 5      | Bea    | Tight      | Last light on the water… | https://demo.example/ferry
          Tin Roof    | A   | 140   | 3      | Joss   | Tight      | Knocking like a friend…  |
          Red Lamp    | Em  | 104   | 5      | Ike    | Rehearsing | Leave it on for me…      |
          Wires       | C   | 132   | 4      | Bea    | New        |                          |
          Slow Signal | D   | 72    | 6      | Bea    | Tight      | One long, two short…     |
        `,
      },
      {
        name: 'Set song',
        plural: 'Set list',
        label: 'Song',
        fields: {
          Gig: { to: 'Gig', required: true, onDelete: 'cascade' },
          Position: { type: 'integer', required: true, min: 1 },
          Song: { to: 'Song', required: true, inverse: 'In sets' },
          Part: { options: ['First set', 'Second set', 'Encore'], default: 'First set' },
          Length: { type: 'duration', computed: 'Song.Length' },
          Notes: { type: 'text', help: 'Capo, guest, straight into the next one.' },
        },
        sort: 'Position',
        views: [
          { table: ['Gig', 'Position', 'Part', 'Length', 'Notes'] },
          { board: 'Gig', show: ['Position', 'Length'] },
        ],
        filters: { Encores: 'Part is "Encore"', 'To come': 'Gig.Starts >= now' },
        rules: [
          { unique: ['Gig', 'Position'], message: 'Another song has this position.' },
          { unique: ['Gig', 'Song'], message: 'This song is in the set already.' },
          {
            check: 'Gig.Planned <= Gig.Stage time',
            field: 'Song',
            message: 'The set would be longer than the stage time.',
          },
        ],
        badges: { 'Not tight: warning': 'Song.Status is not "Tight"' },
        samples: `
          Gig             | Position | Song        | Part      | Notes
          Harbour evening | 1        | Paper Crown | First set | Count in by Ike
          Harbour evening | 2        | Night Ferry | First set |
          Harbour evening | 3        | Red Lamp    | Encore    | Only if they shout
          Charity ball    | 1        | Slow Signal | First set | Quiet start
          Charity ball    | 2        | Tin Roof    | First set | Straight out of the last one
          Pub night       | 1        | Paper Crown | First set |
        `,
      },
      {
        name: 'Rehearsal',
        icon: 'drum',
        label: 'Plan',
        fields: {
          Plan: 'text required',
          Starts: 'datetime required',
          Place: 'text',
          Length: { type: 'duration', default: '2 hours' },
          Songs: { to: 'Song', many: true, inverse: 'Rehearsed in' },
          Missing: { type: 'tags', help: 'Who cannot come.' },
        },
        sort: 'Starts desc',
        views: [{ list: ['Starts', 'Place', 'Songs', 'Missing'] }, { calendar: 'Starts' }],
        filters: { Next: 'Starts >= now', 'Not complete': 'Missing is not empty' },
        badges: { 'Not complete: warning': 'Missing is not empty and Starts >= now' },
        samples: `
          Plan             | Starts    | Place         | Length | Songs                 | Missing
          Run the deck set | +2T19:00  | Joss’s cellar | 3:00   | Paper Crown, Red Lamp |
          New songs        | +9T19:00  | Joss’s cellar | 2:00   | Wires                 | Ike
          Endings          | -5T19:00  | Room 3        | 2:00   | Night Ferry, Tin Roof |
          Harmonies        | -12T18:30 | Room 3        | 1:30   | Slow Signal           | Bea
        `,
      },
    ],
    metrics: {
      'Gigs to come': { count: 'Gig', where: 'Starts >= now and Status is not "Called off"' },
      'Still to be paid': { sum: 'Fee', of: 'Gig', where: 'Status is "Played" and not Paid' },
      'Ready songs': { count: 'Song', where: 'Status is "Tight"' },
      'Gigs per month': { count: 'Gig', by: 'Starts', per: 'month' },
    },
    pages: [
      'Gigs',
      'Set list',
      'Songs',
      'Rehearsals',
      {
        name: 'Backstage',
        icon: 'speaker',
        blocks: [
          { figures: ['Gigs to come', 'Ready songs', 'Still to be paid'] },
          {
            shortlist: 'Gig',
            title: 'Next on stage',
            where: 'Starts >= now and Status is not "Called off"',
            sort: 'Starts',
          },
          { shortlist: 'Song', title: 'To rehearse', where: 'Status is "New" or Status is "Rehearsing"' },
          { chart: 'Gigs per month' },
        ],
      },
    ],
  },
};
