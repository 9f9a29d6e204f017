import type { Archetype } from './archetype';

export const martialArts: Archetype = {
  id: 'martial-arts',
  names: {
    en: ['martial arts', 'martial arts club', 'karate club', 'judo club', 'dojo'],
    es: ['artes marciales', 'club de kárate'],
    fr: ['arts martiaux', 'club de judo'],
    de: ['Kampfsport', 'Karateverein', 'Judoverein'],
    pt: ['artes marciais', 'clube de judo'],
  },
  words: [
    'karate',
    'judo',
    'belt',
    'dojo',
    'grading',
    'kata',
    'spar',
    'sensei',
    'taekwondo',
    'aikido',
    'student',
    'mat',
    'kick',
    'throw',
    'bout',
  ],
  draft: {
    title: 'Dojo',
    look: { accent: '#a5213f', icon: 'award', font: 'technical', radius: 'sharp' },
    entities: [
      {
        name: 'Student',
        icon: 'users',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Born: 'date',
          Belt: {
            options: [
              'White: neutral',
              'Yellow: warning',
              'Orange: warning',
              'Green: good',
              'Blue: info',
              'Brown: accent',
              'Black: bad',
            ],
            required: true,
            default: 'White',
          },
          'Belt since': { type: 'date', required: true, default: 'today' },
          'Classes needed': { type: 'integer', min: 0, default: '30', help: 'Before the next belt.' },
          Classes: { type: 'integer', computed: 'count(Classes attended where Date >= this.Belt since)' },
          'May grade': {
            type: 'boolean',
            computed: 'Classes >= Classes needed and Belt since <= today - 90 days',
          },
          'Insured until': 'date',
          Phone: 'phone',
        },
        views: [
          { board: 'Belt', show: ['Classes', 'Classes needed'] },
          { table: ['Belt', 'Belt since', 'Classes', 'Classes needed', 'Insured until', 'Phone'] },
          { gallery: 'Photo', show: ['Belt'] },
        ],
        filters: {
          'May grade': 'May grade',
          'Not insured': 'Insured until is empty or Insured until < today',
        },
        badges: {
          'May grade: good': 'May grade',
          'Not insured: bad': 'Insured until is empty or Insured until < today',
        },
        actions: [
          {
            name: 'Put up for grading',
            icon: 'award',
            when: 'May grade',
            adds: 'Grading',
            set: { Student: 'this', Date: 'today + 14 days' },
          },
          { name: 'Insure a year', icon: 'shield-check', set: { 'Insured until': 'today + 1 year' } },
        ],
        samples: `
          Name | Photo | Born | Belt | Belt since | Classes needed | Insured until | Phone
          Maya Lindgren | girl in white suit | 2012-03-19 | Orange | -150 | 3 | +200 | +44 7700 900831
          Kenji Watts | boy bowing | 2014-07-02 | Yellow | -60 | 24 | +90 | +44 7700 900832
          Aled Morgan | man in suit | 1988-10-11 | Brown | -400 | 60 | -12 | +44 7700 900833
          Sara Haddad | woman in suit | 1996-01-27 | Green | -210 | 40 | +150 | +44 7700 900834
          Ben Turley | beginner | 2009-05-15 | White | -20 | 20 | |
        `,
      },
      {
        name: 'Class',
        plural: 'Classes held',
        icon: 'calendar-check',
        label: 'Theme',
        fields: {
          Theme: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Group: {
            options: ['Children: warning', 'Beginners: info', 'Advanced: accent', 'Competition: bad'],
            required: true,
          },
          Sensei: 'person',
          Length: { type: 'duration', default: '90 minutes', min: 0 },
          Students: { to: 'Student', many: true, inverse: 'Classes attended' },
          'On the mat': { type: 'integer', computed: 'count(Students)' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Group', 'Sensei', 'Students', 'On the mat'] },
          { calendar: 'Date', color: 'Group' },
        ],
        filters: { 'Last 30 days': 'Date > today - 30 days' },
        badges: { 'Nobody ticked off: warning': 'On the mat = 0 and Date < today' },
        actions: [
          {
            name: 'Again next week',
            icon: 'repeat',
            adds: 'Class',
            set: {
              Theme: 'Theme',
              Date: 'Date + 7 days',
              Group: 'Group',
              Sensei: 'Sensei',
              Length: 'Length',
            },
          },
        ],
        samples: `
          Theme | Date | Group | Sensei | Length | Students
          Falls and rolls | -1 | Children | Aled Morgan | 1:00 | Maya Lindgren, Kenji Watts
          Second kata | -2 | Beginners | Aled Morgan | 1:30 | Sara Haddad, Ben Turley
          Sparring, light contact | -6 | Advanced | Ruth Sato | 1:30 | Aled Morgan, Sara Haddad
          Balance games | -8 | Children | Ruth Sato | 1:00 | Maya Lindgren, Kenji Watts
          Foot sweeps | -15 | Children | Aled Morgan | 1:00 | Maya Lindgren
          Team selection | +5 | Competition | Ruth Sato | 2:00 |
        `,
      },
      {
        name: 'Grading',
        icon: 'award',
        label: 'Student',
        fields: {
          Student: { to: 'Student', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          'For belt': { options: ['Yellow', 'Orange', 'Green', 'Blue', 'Brown', 'Black'] },
          Examiner: 'person',
          Kata: { type: 'integer', min: 0, max: 10 },
          Technique: { type: 'integer', min: 0, max: 10 },
          Sparring: { type: 'integer', min: 0, max: 10 },
          Mark: { type: 'number', computed: 'round((Kata + Technique + Sparring) / 3, 1)' },
          Result: {
            type: 'text',
            computed:
              'if Kata is empty or Technique is empty or Sparring is empty then "To come" else if Mark >= 6 then "Passed" else "Again later"',
          },
          Fee: { type: 'money', min: 0 },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'For belt', 'Examiner', 'Kata', 'Technique', 'Sparring', 'Mark', 'Result'] },
          { calendar: 'Date' },
        ],
        filters: { 'To come': 'Date >= today' },
        rules: [{ unique: ['Student', 'Date'], message: 'One grading a day is enough for anyone.' }],
        badges: { 'Passed: good': 'Result is "Passed"', 'Again later: warning': 'Result is "Again later"' },
        actions: [
          {
            name: 'Next try in three months',
            icon: 'repeat',
            when: 'Result is "Again later"',
            adds: 'Grading',
            set: { Student: 'Student', Date: 'Date + 3 months', 'For belt': 'For belt', Fee: 'Fee' },
          },
        ],
        samples: `
          Student | Date | For belt | Examiner | Kata | Technique | Sparring | Fee
          Maya Lindgren | +13 | Green | Ruth Sato | | | | 25.00
          Kenji Watts | -60 | Yellow | Ruth Sato | 7 | 6 | 8 | 20.00
          Sara Haddad | -210 | Green | Ruth Sato | 8 | 8 | 7 | 25.00
          Aled Morgan | -100 | Black | Master Ono | 6 | 5 | 6 | 60.00
          Maya Lindgren | -150 | Orange | Ruth Sato | 7 | 7 | 6 | 20.00
        `,
      },
    ],
    metrics: {
      'On the books': { count: 'Student' },
      'May grade': { count: 'Student', where: 'May grade' },
      'Students by belt': { count: 'Student', by: 'Belt' },
      'On the mat per week': { sum: 'On the mat', of: 'Class', by: 'Date', per: 'week' },
    },
    pages: [
      'Students',
      'Classes held',
      'Gradings',
      {
        name: 'Sensei’s desk',
        icon: 'clipboard-list',
        blocks: [
          { figures: ['On the books', 'May grade'] },
          { chart: 'Students by belt' },
          { chart: 'On the mat per week', shape: 'line' },
          {
            shortlist: 'Student',
            title: 'Insurance has run out',
            where: 'Insured until is empty or Insured until < today',
          },
        ],
      },
    ],
  },
};
