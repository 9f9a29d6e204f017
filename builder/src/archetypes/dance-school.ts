import type { Archetype } from './archetype';

export const danceSchool: Archetype = {
  id: 'dance-school',
  names: {
    en: ['dance school', 'dance classes', 'ballet school', 'dance studio', 'ballroom classes'],
    es: ['escuela de baile', 'academia de danza', 'clases de baile'],
    fr: ['école de danse', 'cours de danse', 'studio de danse'],
    de: ['Tanzschule', 'Ballettschule', 'Tanzkurse'],
    pt: ['escola de dança', 'aulas de dança', 'academia de ballet'],
  },
  words: [
    'dance',
    'ballet',
    'salsa',
    'tango',
    'dancer',
    'pass',
    'class',
    'level',
    'studio',
    'teacher',
    'recital',
    'trial',
    'partner',
    'lead',
    'follow',
    'ballroom',
    'choreography',
  ],
  draft: {
    title: 'Dance school',
    currency: 'EUR',
    look: { accent: '#a83279', icon: 'music', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Class',
        plural: 'Classes',
        icon: 'calendar-days',
        fields: {
          Name: 'text required unique',
          Style: { options: ['Ballet', 'Salsa', 'Tango', 'Hip-hop', 'Contemporary'], required: true },
          Level: { options: ['Beginners: good', 'Improvers: info', 'Advanced: accent'], required: true },
          Day: {
            options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            required: true,
          },
          Starts: 'time required',
          Ends: 'time required',
          Teacher: 'person',
          Room: { options: ['Mirror studio', 'Small studio'], required: true },
          Places: { type: 'integer', min: 1, default: '16' },
          Dancers: { type: 'integer', computed: 'count(Dancers)' },
        },
        sort: 'Starts',
        views: [
          { board: 'Day', show: ['Style', 'Starts', 'Room', 'Dancers'] },
          { table: ['Style', 'Level', 'Day', 'Starts', 'Teacher', 'Room', 'Dancers', 'Places'] },
        ],
        filters: { 'Places left': 'Dancers < Places', 'No teacher': 'Teacher is empty' },
        rules: [
          {
            noOverlap: ['Starts', 'Ends'],
            within: ['Room', 'Day'],
            message: 'The studio is taken at that time.',
          },
          { check: 'Ends > Starts', field: 'Ends', message: 'A class ends after it starts.' },
        ],
        badges: { 'Full: good': 'Dancers >= Places', 'No teacher: bad': 'Teacher is empty' },
        samples: `
          Name             | Style        | Level     | Day       | Starts | Ends  | Teacher      | Room          | Places
          Ballet tots      | Ballet       | Beginners | Wednesday | 15:00  | 15:45 | Elise Morel  | Small studio  | 12
          Ballet grade 3   | Ballet       | Improvers | Wednesday | 16:00  | 17:15 | Elise Morel  | Mirror studio | 14
          Salsa one        | Salsa        | Beginners | Thursday  | 19:00  | 20:00 | Diego Ruiz   | Mirror studio | 3
          Tango salon      | Tango        | Advanced  | Thursday  | 20:15  | 21:45 | Diego Ruiz   | Mirror studio | 20
          Street crew      | Hip-hop      | Improvers | Saturday  | 11:00  | 12:00 |              | Small studio  | 16
        `,
      },
      {
        name: 'Dancer',
        icon: 'person-standing',
        fields: {
          Name: 'text required unique',
          'Born on': 'date',
          Parent: { type: 'person', help: 'For dancers under 18.' },
          Phone: 'phone',
          Email: 'email',
          Classes: { to: 'Class', many: true, inverse: 'Dancers' },
          Dances: { options: ['Leads', 'Follows', 'Both'] },
          'Visits left': { type: 'integer', computed: 'sum(Left in Passes where Valid until >= today)' },
          'Photos allowed': 'boolean',
        },
        views: [
          { table: ['Classes', 'Dances', 'Phone', 'Visits left'] },
          { cards: ['Classes', 'Visits left'] },
        ],
        filters: { 'No visits left': 'Visits left = 0', 'No photos': 'not Photos allowed' },
        badges: { 'No visits left: bad': 'Visits left = 0', 'Last visit: warning': 'Visits left = 1' },
        samples: `
          Name            | Born on    | Parent       | Phone           | Email             | Classes                | Dances  | Photos allowed
          Lotte Jansen    | 2019-05-02 | Mies Jansen  | +31 20 555 0101 | mies@example.com  | Ballet tots            |         | no
          Nora Haas       | 2014-09-13 | Jens Haas    | +31 20 555 0112 | jens@example.com  | Ballet grade 3         |         | yes
          Ahmed Bakkali   |            |              | +31 20 555 0120 | ahmed@example.com | Salsa one              | Leads   | yes
          Carla Pinto     |            |              | +31 20 555 0127 | carla@example.com | Salsa one, Tango salon | Follows | yes
          Tim de Wit      |            |              | +31 20 555 0133 |                   | Salsa one              | Both    | no
        `,
      },
      {
        name: 'Pass',
        plural: 'Passes',
        icon: 'ticket',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Dancer: { to: 'Dancer', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Trial: neutral', 'Ten visits: accent', 'Term: info'],
            required: true,
            default: 'Ten visits',
          },
          Price: { type: 'money', required: true, min: 0, default: '120' },
          Bought: { type: 'date', required: true, default: 'today' },
          'Valid until': { type: 'date', required: true, default: 'today + 4 months' },
          Visits: { type: 'integer', required: true, min: 1, default: '10' },
          Used: { type: 'integer', min: 0, default: '0' },
          Left: { type: 'integer', computed: 'Visits - Used' },
          Paid: 'boolean',
        },
        sort: 'Valid until',
        views: [{ table: ['Dancer', 'Kind', 'Visits', 'Left', 'Valid until', 'Price', 'Paid'] }],
        filters: { Unpaid: 'not Paid', 'Running out': 'Left <= 1 or Valid until <= today + 14 days' },
        rules: [
          { check: 'Used <= Visits', field: 'Used', message: 'There are no visits left on this pass.' },
          { check: 'Valid until > Bought', field: 'Valid until', message: 'A pass is valid for a while.' },
        ],
        badges: { 'Used up: neutral': 'Left = 0', 'Unpaid: bad': 'not Paid' },
        actions: [
          {
            name: 'Punch',
            icon: 'ticket',
            when: 'Left > 0 and Valid until >= today',
            set: { Used: 'Used + 1' },
          },
          { name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Number | Dancer        | Kind       | Price  | Bought | Valid until | Visits | Used | Paid
          P-0301 | Lotte Jansen  | Term       | 140.00 | -50    | +60         | 14     | 6    | yes
          P-0302 | Nora Haas     | Term       | 165.00 | -50    | +60         | 14     | 7    | no
          P-0307 | Ahmed Bakkali | Ten visits | 120.00 | -40    | +80         | 10     | 9    | yes
          P-0309 | Carla Pinto   | Ten visits | 120.00 | -70    | +50         | 10     | 4    | yes
          P-0311 | Tim de Wit    | Trial      | 8.00   | -12    | +18         | 1      | 1    | yes
        `,
      },
    ],
    metrics: {
      'Passes unpaid': { sum: 'Price', of: 'Pass', where: 'not Paid' },
      'Running out': { count: 'Pass', where: 'Left = 1' },
      'Passes sold per month': { sum: 'Price', of: 'Pass', by: 'Bought', per: 'month' },
      'Classes by style': { count: 'Class', by: 'Style' },
    },
    pages: [
      'Classes',
      'Dancers',
      'Passes',
      {
        name: 'Front desk',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Passes unpaid', 'Running out'] },
          { shortlist: 'Dancer', title: 'Need a new pass', where: 'Visits left = 0' },
          { chart: 'Passes sold per month' },
          { chart: 'Classes by style', shape: 'donut' },
        ],
      },
    ],
  },
};
