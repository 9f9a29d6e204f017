import type { Archetype } from './archetype';

export const instrumentPractice: Archetype = {
  id: 'instrument-practice',
  names: {
    en: [
      'music practice',
      'instrument practice',
      'practice log',
      'piano practice',
      'guitar practice',
      'violin practice',
    ],
    es: ['práctica musical', 'práctica de instrumento', 'práctica de piano'],
    fr: ['pratique musicale', 'travail de l’instrument', 'pratique du piano'],
    de: ['Übetagebuch', 'Instrumentenübung', 'Klavierüben'],
    pt: ['prática musical', 'prática de instrumento', 'prática de piano'],
  },
  words: [
    'practise',
    'practice',
    'instrument',
    'piano',
    'guitar',
    'violin',
    'scale',
    'etude',
    'metronome',
    'tempo',
    'repertoire',
    'sight-reading',
    'cello',
    'flute',
    'musician',
    'chord',
    'score',
    'composer',
    'arpeggio',
  ],
  draft: {
    title: 'Practice log',
    look: { accent: '#a65a17', icon: 'piano', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Session',
        plural: 'Practice',
        icon: 'timer',
        fields: {
          'Worked on': 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Instrument: { to: 'Instrument', required: true },
          Piece: { to: 'Piece' },
          Focus: {
            options: ['Scales', 'Technique', 'Repertoire', 'Sight-reading', 'Ear', 'Memory'],
            default: 'Repertoire',
          },
          Length: { type: 'duration', required: true, min: 1, default: '30 minutes' },
          Tempo: { type: 'integer', min: 20, max: 320, unit: 'bpm', help: 'The fastest that was clean.' },
          'Went well': { type: 'rating', min: 1, max: 5 },
          'Next time': 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Piece', 'Focus', 'Length', 'Tempo', 'Went well', 'Next time'] },
          { calendar: 'Date', color: 'Focus' },
          { board: 'Focus', show: ['Date', 'Piece', 'Length'] },
        ],
        filters: {
          'This week': 'Date >= today - 7 days',
          'Went badly': 'Went well <= 2',
          Scales: 'Focus is "Scales"',
        },
        rules: [
          {
            check: 'Piece is empty or Piece.Instrument = Instrument',
            field: 'Piece',
            message: 'This piece is for another instrument.',
          },
          { check: 'Date <= today', field: 'Date', message: 'Log it once you have practised.' },
        ],
        badges: {
          'Try again: warning': 'Went well <= 2',
          'Up to speed: good': 'Tempo >= Piece.Target tempo',
        },
        samples: `
          Worked on                  | Date | Instrument | Piece              | Focus         | Length | Tempo | Went well | Next time
          Bars 24 to 40, hands apart | +0   | Piano      | Prelude in C minor | Repertoire    | 0:40   | 84    | 3         | Hands together, slowly
          F sharp minor, thirds      | -1   | Piano      |                    | Scales        | 0:15   | 96    | 4         |
          From memory, all of it     | -2   | Piano      | Song without Words | Memory        | 0:25   | 72    | 5         |
          Shifting to third position | -8   | Violin     | Study no. 8        | Technique     | 0:30   | 60    | 2         | Thumb first
          Duets with Lea             | -9   | Violin     |                    | Sight-reading | 0:45   |       | 4         |
          Last page                  | -13  | Piano      | Prelude in C minor | Repertoire    | 0:35   | 76    | 2         | Fingering in bar 51
        `,
      },
      {
        name: 'Piece',
        icon: 'music',
        fields: {
          Title: 'text required',
          Composer: 'text',
          Instrument: { to: 'Instrument', required: true },
          Status: {
            options: [
              'Wished for: neutral',
              'Learning: accent',
              'Polishing: warning',
              'Ready to play: good',
              'Resting: info',
            ],
            required: true,
            default: 'Wished for',
          },
          'Target tempo': { type: 'integer', min: 20, max: 320, unit: 'bpm' },
          'Best tempo': { type: 'integer', computed: 'largest(Tempo in Practice)', unit: 'bpm' },
          Practised: { type: 'duration', computed: 'sum(Length in Practice)' },
          'Last practised': { type: 'date', computed: 'largest(Date in Practice)' },
          Score: { type: 'url', help: 'Where the sheet music is.' },
        },
        views: [
          { board: 'Status', show: ['Composer', 'Best tempo', 'Practised'] },
          {
            table: [
              'Composer',
              'Instrument',
              'Status',
              'Best tempo',
              'Target tempo',
              'Practised',
              'Last practised',
            ],
          },
        ],
        filters: {
          'In progress': 'Status is "Learning" or Status is "Polishing"',
          'Ready to play': 'Status is "Ready to play"',
          Neglected: 'Last practised < today - 7 days',
        },
        rules: [{ unique: ['Title', 'Instrument'], message: 'This piece is in the repertoire already.' }],
        badges: {
          'Neglected: warning':
            '(Status is "Learning" or Status is "Polishing") and Last practised < today - 7 days',
          'Up to speed: good': 'Best tempo >= Target tempo',
        },
        actions: [
          {
            name: 'Practise',
            icon: 'circle-play',
            adds: 'Session',
            set: { 'Worked on': 'Title', Piece: 'this', Instrument: 'Instrument', Date: 'today' },
          },
          { name: 'Begin', icon: 'play', when: 'Status is "Wished for"', set: { Status: 'Learning' } },
          { name: 'Ready', icon: 'check', when: 'Status is "Polishing"', set: { Status: 'Ready to play' } },
        ],
        samples: `
          Title              | Composer         | Instrument | Status        | Target tempo | Score
          Prelude in C minor | J. S. Bach       | Piano      | Learning      | 108          | https://scores.example/prelude
          Song without Words | F. Mendelssohn   | Piano      | Ready to play | 72           |
          Study no. 8        | R. Kreutzer      | Violin     | Polishing     | 88           |
          Spring Sonata      | L. van Beethoven | Violin     | Wished for    | 120          | https://scores.example/spring
          Old waltz          | Trad.            | Violin     | Resting       | 140          |
        `,
      },
      {
        name: 'Instrument',
        icon: 'guitar',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Keyboard', 'Strings', 'Woodwind', 'Brass', 'Percussion', 'Voice'] },
          Maker: 'text',
          'Last service': { type: 'date', help: 'Tuned, new strings, new reeds.' },
          'Service every': { type: 'integer', min: 1, unit: 'days', default: '180' },
          'Next service': { type: 'date', computed: 'Last service + Service every' },
          Played: { type: 'duration', computed: 'sum(Length in Practice)' },
        },
        views: [{ table: ['Kind', 'Maker', 'Last service', 'Next service', 'Played'] }],
        filters: { 'Service due': 'Next service <= today' },
        badges: { 'Service due: warning': 'Next service <= today' },
        actions: [
          {
            name: 'Serviced',
            icon: 'wrench',
            when: 'Next service <= today',
            set: { 'Last service': 'today' },
          },
        ],
        samples: `
          Name     | Kind     | Maker               | Last service | Service every
          Piano    | Keyboard | Brandt & Sohn       | -150         | 365
          Violin   | Strings  | Workshop, Mirecourt | -200         | 120
          Recorder | Woodwind | Alder               | -30          | 180
          Ukulele  | Strings  |                     |              |
        `,
      },
    ],
    metrics: {
      'Practised this week': { sum: 'Length', of: 'Session', where: 'Date >= today - 7 days' },
      'Ready to play': { count: 'Piece', where: 'Status is "Ready to play"' },
      'Time per week': { sum: 'Length', of: 'Session', by: 'Date', per: 'week' },
      'Time by focus': { sum: 'Length', of: 'Session', by: 'Focus' },
    },
    pages: [
      'Practice',
      'Pieces',
      'Instruments',
      {
        name: 'Music stand',
        icon: 'music',
        blocks: [
          { figures: ['Practised this week', 'Ready to play'] },
          {
            shortlist: 'Piece',
            title: 'Work on these',
            where: 'Status is "Learning" or Status is "Polishing"',
            sort: 'Last practised',
          },
          { chart: 'Time per week' },
          { chart: 'Time by focus', shape: 'donut' },
        ],
      },
    ],
  },
};
