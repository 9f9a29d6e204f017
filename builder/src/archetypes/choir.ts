import type { Archetype } from './archetype';

export const choir: Archetype = {
  id: 'choir',
  names: {
    en: ['choir', 'choral society', 'orchestra', 'choir rehearsals', 'singers and sheet music'],
    es: ['coro', 'coral', 'orquesta'],
    fr: ['chorale', 'chœur', 'orchestre'],
    de: ['Chor', 'Gesangverein', 'Orchester', 'Chorproben'],
    pt: ['coro', 'grupo coral', 'orquestra'],
  },
  words: [
    'choir',
    'singer',
    'rehearsal',
    'voice',
    'soprano',
    'alto',
    'tenor',
    'bass',
    'concert',
    'score',
    'conductor',
    'sheet',
    'orchestra',
    'programme',
    'part',
    'sing',
    'chorus',
  ],
  draft: {
    title: 'Choir',
    weekStart: 'monday',
    look: { accent: '#8c2f39', icon: 'music', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Singer',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Voice: {
            options: ['Soprano: accent', 'Alto: warning', 'Tenor: info', 'Bass: good'],
            required: true,
          },
          Email: 'email',
          Phone: 'phone',
          Since: 'date',
          Status: {
            options: ['Singing: good', 'On leave: warning', 'Left: neutral'],
            required: true,
            default: 'Singing',
          },
          'Fee paid': 'boolean',
          Missed: { type: 'integer', computed: 'count(Absences where Date < now)' },
        },
        views: [
          { board: 'Voice', show: ['Status', 'Phone', 'Missed'], where: 'Status is not "Left"' },
          { table: ['Voice', 'Status', 'Since', 'Missed', 'Fee paid'] },
        ],
        filters: { Singing: 'Status is "Singing"', 'Fee open': 'not Fee paid and Status is "Singing"' },
        opensWith: 'Singing',
        badges: {
          'Missed a lot: warning': 'Missed >= 3',
          'Fee open: bad': 'not Fee paid and Status is "Singing"',
        },
        actions: [{ name: 'Fee paid', icon: 'banknote', when: 'not Fee paid', set: { 'Fee paid': 'true' } }],
        samples: `
          Name            | Voice   | Email              | Phone           | Since | Status   | Fee paid
          Helena Marsh    | Soprano | helena@example.com | +44 1632 960401 | -2000 | Singing  | yes
          Yuki Arai       | Soprano |                    | +44 1632 960409 | -200  | Singing  | no
          Bronwen Ellis   | Alto    | bron@example.com   | +44 1632 960416 | -900  | Singing  | yes
          George Tait     | Tenor   | george@example.com |                 | -3100 | Singing  | yes
          Kwame Boateng   | Bass    | kwame@example.com  | +44 1632 960430 | -60   | Singing  | no
          Rupert Lane     | Bass    |                    | +44 1632 960437 | -1500 | On leave | yes
        `,
      },
      {
        name: 'Rehearsal',
        icon: 'calendar-clock',
        label: 'Name',
        fields: {
          Name: 'text required unique',
          Date: 'datetime required',
          Kind: {
            options: ['Everyone: accent', 'Sectional: info', 'Dress rehearsal: warning', 'Concert: good'],
            required: true,
            default: 'Everyone',
          },
          Place: 'text',
          Works: { to: 'Work', many: true, inverse: 'Rehearsals' },
          Excused: { to: 'Singer', many: true, inverse: 'Absences' },
          Expected: {
            type: 'integer',
            computed: 'count(all Singers where Status is "Singing") - count(Excused)',
          },
          Notes: { type: 'longtext', help: 'Bars to go over again.' },
        },
        sort: 'Date',
        views: [
          { calendar: 'Date', color: 'Kind' },
          { table: ['Date', 'Kind', 'Place', 'Works', 'Expected'] },
        ],
        filters: { 'To come': 'Date >= now', Concerts: 'Kind is "Concert"' },
        rules: [{ unique: ['Date', 'Place'], message: 'There is a rehearsal there at that time.' }],
        badges: {
          'This week: info': 'Date >= now and Date <= now + 7 days',
          'Nothing to sing: warning': 'Works is empty and Date >= now',
        },
        actions: [
          {
            name: 'Same again next week',
            icon: 'repeat',
            when: 'Kind is "Everyone"',
            adds: 'Rehearsal',
            set: { Name: 'Name + " again"', Date: 'Date + 1 week', Kind: 'Kind', Place: 'Place' },
          },
        ],
        samples: `
          Name               | Date      | Kind            | Place        | Works                          | Excused                    | Notes
          Third rehearsal    | -9T19:30  | Everyone        | St Mary hall | Requiem, Evening hymn          | Kwame Boateng              | Bars 40 to 58, tenors flat
          Fourth rehearsal   | -2T19:30  | Everyone        | St Mary hall | Requiem                        | Kwame Boateng, Yuki Arai   |
          Basses and tenors  | +2T19:00  | Sectional       | Vestry       | The river                      |                            |
          Fifth rehearsal    | +5T19:30  | Everyone        | St Mary hall | The river, Evening hymn        | Helena Marsh               |
          Dress rehearsal    | +25T14:00 | Dress rehearsal | Town church  | Requiem, The river, Evening hymn |                          | Black folders
          Spring concert     | +26T19:00 | Concert         | Town church  | Requiem, The river, Evening hymn |                          |
        `,
      },
      {
        name: 'Work',
        icon: 'book-open',
        fields: {
          Title: 'text required unique',
          Composer: 'text required',
          Voices: { type: 'text', help: 'SATB, SSA and so on.' },
          Length: { type: 'duration', min: 1 },
          State: {
            options: ['New: bad', 'Learning: warning', 'Ready: good', 'Resting: neutral'],
            required: true,
            default: 'New',
          },
          Copies: { type: 'integer', min: 0 },
          'Shelf mark': 'text',
          Rehearsed: { type: 'integer', computed: 'count(Rehearsals where Date < now)' },
        },
        views: [
          { table: ['Composer', 'Voices', 'Length', 'State', 'Copies', 'Rehearsed'] },
          { board: 'State', show: ['Composer', 'Rehearsed'] },
        ],
        filters: { 'In this programme': 'State is not "Resting"' },
        badges: {
          'Too few copies: bad':
            'Copies < count(all Singers where Status is "Singing") and State is not "Resting"',
        },
        actions: [{ name: 'Ready', icon: 'check', when: 'State is "Learning"', set: { State: 'Ready' } }],
        samples: `
          Title        | Composer       | Voices  | Length | State    | Copies | Shelf mark
          Requiem      | G. Fauré       | SATB    | 0:35   | Learning | 32     | R 4
          Evening hymn | H. B. Gardiner | SATB    | 0:06   | Ready    | 40     | A 11
          The river    | M. Ostrander   | SATB    | 0:09   | New      | 4      | N 2
          Lark at dawn | Traditional    | SSA     | 0:03   | Resting  | 25     | F 7
        `,
      },
    ],
    metrics: {
      'Singers now': { count: 'Singer', where: 'Status is "Singing"' },
      'Fees open': { count: 'Singer', where: 'not Fee paid and Status is "Singing"' },
      'Length of the programme': { sum: 'Length', of: 'Work', where: 'State is not "Resting"' },
      'Singers by voice': { count: 'Singer', where: 'Status is "Singing"', by: 'Voice' },
    },
    pages: [
      'Singers',
      'Rehearsals',
      'Works',
      {
        name: 'Concert',
        icon: 'piano',
        blocks: [
          { figures: ['Singers now', 'Fees open', 'Length of the programme'] },
          { shortlist: 'Rehearsal', title: 'Next rehearsals', where: 'Date >= now', sort: 'Date' },
          { chart: 'Singers by voice', shape: 'donut' },
        ],
      },
    ],
  },
};
