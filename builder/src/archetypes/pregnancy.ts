import type { Archetype } from './archetype';

export const pregnancy: Archetype = {
  id: 'pregnancy',
  names: {
    en: ['pregnancy', 'pregnancy diary', 'expecting a baby', 'pregnancy planner', 'antenatal care'],
    es: ['embarazo', 'diario de embarazo'],
    fr: ['grossesse', 'carnet de grossesse'],
    de: ['Schwangerschaft', 'Schwangerschaftstagebuch'],
    pt: ['gravidez', 'diário da gravidez'],
  },
  words: [
    'pregnancy',
    'pregnant',
    'midwife',
    'trimester',
    'ultrasound',
    'scan',
    'due',
    'birth',
    'kick',
    'contraction',
    'bump',
    'obstetrician',
    'labour',
    'antenatal',
  ],
  draft: {
    title: 'Pregnancy diary',
    look: { accent: '#b04d5e', icon: 'baby', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Check-up',
        icon: 'stethoscope',
        fields: {
          Name: 'text required',
          Date: { type: 'datetime', required: true, default: 'now' },
          Pregnancy: { to: 'Pregnancy', required: true, onDelete: 'cascade' },
          Type: {
            options: [
              'Midwife: info',
              'Ultrasound: accent',
              'Blood test: warning',
              'Class: good',
              'Hospital: bad',
            ],
            required: true,
          },
          With: 'person',
          Week: {
            type: 'integer',
            computed: 'rounddown((280 - (Pregnancy.Due - date(Date))) / 7)',
            unit: 'weeks',
          },
          Weight: { type: 'number', min: 30, max: 200, unit: 'kg' },
          Picture: 'image',
          Questions: 'longtext',
          Result: 'longtext',
        },
        sort: 'Date',
        views: [
          { calendar: 'Date', color: 'Type' },
          { table: ['Date', 'Type', 'Week', 'With', 'Weight', 'Result'] },
          { gallery: 'Picture', show: ['Week', 'Date'], where: 'Type is "Ultrasound"' },
        ],
        filters: {
          'To come': 'Date >= now',
          Scans: 'Type is "Ultrasound"',
          'No result yet': 'Date < now and Result is empty',
        },
        badges: {
          'This week: info': 'Date >= now and Date <= now + 7 days',
          'Write down the result: warning': 'Date < now and Result is empty',
        },
        samples: `
          Name | Date | Pregnancy | Type | With | Weight | Picture | Questions | Result
          Twelve-week scan | -84T09:30 | Our second | Ultrasound | Dr Lindqvist | 64.2 | ultrasound | Is it one or two? | One, heartbeat 158
          Booking visit | -105T10:00 | Our second | Midwife | Siobhan Reilly | 63.5 | | | Notes opened, iron on the low side
          Twenty-week scan | -28T11:15 | Our second | Ultrasound | Dr Lindqvist | 67.8 | ultrasound profile | Placenta? | All as it should be
          Glucose test | +9T08:00 | Our second | Blood test | | | | Fasting from ten |
          Midwife | +16T14:20 | Our second | Midwife | Siobhan Reilly | | | Swollen ankles, travel until when? |
          Birth class | +30T18:30 | Our second | Class | Siobhan Reilly | | | |
        `,
      },
      {
        name: 'Day note',
        icon: 'notebook-pen',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Pregnancy: { to: 'Pregnancy', required: true, onDelete: 'cascade' },
          Week: { type: 'integer', computed: 'rounddown((280 - (Pregnancy.Due - Date)) / 7)', unit: 'weeks' },
          Kicks: { type: 'integer', min: 0, help: 'In two hours after dinner.' },
          Complaints: {
            options: ['Nausea', 'Heartburn', 'Back pain', 'Cramps', 'Tired', 'Swelling'],
            many: true,
          },
          Mood: { type: 'rating', min: 1, max: 5 },
          Bump: 'image',
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { list: ['Week', 'Kicks', 'Complaints', 'Notes'] },
          { gallery: 'Bump', show: ['Week'] },
          { calendar: 'Date' },
        ],
        rules: [{ unique: ['Pregnancy', 'Date'], message: 'There is a note of that day already.' }],
        badges: { 'Few kicks: call the midwife: bad': 'Week >= 28 and Kicks < 10' },
        samples: `
          Date | Pregnancy | Kicks | Complaints | Mood | Bump | Notes
          -1 | Our second | 14 | Heartburn | 4 | round belly | He answers when I sing
          -8 | Our second | 11 | Back pain, Tired | 3 | |
          -29 | Our second | 4 | | 5 | round belly | First real kick
          -80 | Our second | | Nausea, Tired | 2 | round belly | Only crackers
          -430 | Our first | 18 | Swelling | 3 | |
        `,
      },
      {
        name: 'To buy',
        plural: 'Things to buy',
        icon: 'shopping-bag',
        fields: {
          Name: 'text required',
          Pregnancy: { to: 'Pregnancy' },
          For: {
            options: ['Hospital bag', 'Nursery', 'Clothes', 'Feeding', 'Out and about'],
            required: true,
          },
          'By week': { type: 'integer', min: 4, max: 42, default: '34', unit: 'weeks' },
          Price: { type: 'money', min: 0 },
          'From whom': 'person',
          Here: 'boolean',
        },
        sort: 'By week',
        views: [
          { board: 'For', show: ['By week', 'Price', 'Here'] },
          { table: ['For', 'By week', 'Price', 'From whom', 'Here'] },
        ],
        filters: { 'Still needed': 'not Here' },
        opensWith: 'Still needed',
        badges: { 'Needed soon: warning': 'not Here and Pregnancy.Week >= By week - 2' },
        actions: [{ name: 'It is here', icon: 'check', when: 'not Here', set: { Here: 'true' } }],
        samples: `
          Name | Pregnancy | For | By week | Price | From whom | Here
          Six bodysuits, newborn | Our second | Clothes | 32 | 24.00 | | no
          Cot from the loft | Our second | Nursery | 34 | | Granny | no
          Car seat | Our second | Out and about | 35 | 140.00 | | no
          Nightshirt that opens | Our second | Hospital bag | 26 | 22.00 | | no
          Sling | Our second | Out and about | 36 | | Aunt Bea | yes
        `,
      },
      {
        name: 'Pregnancy',
        plural: 'Pregnancies',
        icon: 'heart',
        fields: {
          Name: 'text required unique',
          Due: { type: 'date', required: true, help: 'The date that the first scan gave.' },
          'Hospital or home': 'text',
          Phone: { type: 'phone', help: 'The labour ward.' },
          Born: 'date',
          Week: {
            type: 'integer',
            computed: 'rounddown((280 - (Due - (if Born is empty then today else Born))) / 7)',
            unit: 'weeks',
          },
          'Days to go': {
            type: 'integer',
            computed: 'if Born is empty then Due - today else empty',
            unit: 'days',
          },
          'Ideas for names': 'tags',
        },
        views: [{ cards: ['Week', 'Days to go', 'Due', 'Phone', 'Ideas for names'] }],
        badges: {
          'First trimester: info': 'Born is empty and Week < 13',
          'Second trimester: accent': 'Born is empty and Week >= 13 and Week < 28',
          'Third trimester: warning': 'Born is empty and Week >= 28',
          'Born: good': 'Born is not empty',
        },
        actions: [
          { name: 'It is born', icon: 'party-popper', when: 'Born is empty', set: { Born: 'today' } },
        ],
        samples: `
          Name | Due | Hospital or home | Phone | Born | Ideas for names
          Our second | +112 | St Anne’s birth centre | +44 1632 960650 | | Ada, Juno, Felix
          Our first | -400 | St Anne’s birth centre | +44 1632 960650 | -404 | Oscar
          Emma’s | +30 | At home | +44 1632 960651 | |
          Priya’s | +190 | City hospital | | |
        `,
      },
    ],
    metrics: {
      'Check-ups to come': { count: 'Check-up', where: 'Date >= now' },
      'Still to buy': { sum: 'Price', of: 'To buy', where: 'not Here' },
      'Kicks per day': { average: 'Kicks', of: 'Day note', by: 'Date', per: 'day' },
      'Weight per month': { average: 'Weight', of: 'Check-up', by: 'Date', per: 'month' },
    },
    pages: [
      'Check-ups',
      'Day notes',
      'Things to buy',
      {
        name: 'How far we are',
        icon: 'baby',
        blocks: [
          { shortlist: 'Pregnancy', title: 'Expected', where: 'Born is empty', sort: 'Due' },
          { figures: ['Check-ups to come', 'Still to buy'] },
          { shortlist: 'Check-up', title: 'Next', where: 'Date >= now', sort: 'Date' },
          { chart: 'Kicks per day', shape: 'line' },
          { chart: 'Weight per month', shape: 'line' },
        ],
      },
      'Pregnancies',
    ],
  },
};
