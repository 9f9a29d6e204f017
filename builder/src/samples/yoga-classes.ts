import type { SampleApplication } from './sample-application';

export const yogaClasses: SampleApplication = {
  id: 'yoga-classes',
  category: 'Consumer App',
  domain: 'Fitness',
  description: 'A studio timetable where each class takes only as many people as there are mats.',
  draft: {
    title: 'Stillwater yoga',
    currency: 'EUR',
    weekStart: 'monday',
    look: { accent: '#7c5cbf', icon: 'flower', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Class',
        icon: 'sun',
        label: 'Class',
        fields: {
          Class: 'text required',
          Teacher: { to: 'Teacher', required: true },
          Starts: { type: 'datetime', required: true },
          Ends: { type: 'datetime', required: true },
          Level: { options: ['Open: good', 'Gentle: info', 'Strong: warning'], default: 'Open' },
          Mats: { type: 'integer', required: true, min: 1, max: 40, default: '12' },
          Booked: { type: 'integer', computed: 'count(Bookings where not Cancelled)' },
          'Free mats': { type: 'integer', computed: 'Mats - Booked' },
        },
        sort: 'Starts',
        views: [
          { calendar: 'Starts', end: 'Ends', color: 'Level', name: 'Timetable' },
          { cards: ['Starts', 'Teacher', 'Level', 'Free mats'] },
          { table: ['Starts', 'Teacher', 'Level', 'Booked', 'Free mats'] },
        ],
        filters: { 'With room': 'Free mats > 0 and Starts >= now', Coming: 'Starts >= now' },
        rules: [
          { check: 'Ends > Starts', field: 'Ends', message: 'A class ends after it starts.' },
          {
            noOverlap: ['Starts', 'Ends'],
            within: ['Teacher'],
            message: 'The teacher gives another class at that time.',
          },
        ],
        badges: { 'Full: bad': 'Free mats <= 0', 'Last mats: warning': 'Free mats > 0 and Free mats <= 2' },
        actions: [
          {
            name: 'Book a mat',
            icon: 'plus',
            when: 'Free mats > 0',
            adds: 'Booking',
            set: { Class: 'this', Name: '"New guest"' },
          },
        ],
        samples: `
          Class                  | Teacher      | Starts   | Ends     | Level  | Mats
          Morning flow           | Anouk Vries  | +0T07:30 | +0T08:30 | Open   | 12
          Back care              | Bela Szabo   | +0T18:00 | +0T19:15 | Gentle | 3
          Ashtanga, first series | Anouk Vries  | +1T19:00 | +1T20:30 | Strong | 10
          Yin by candlelight     | Mira Solberg | +2T20:00 | +2T21:15 | Gentle | 4
          Sunday slow flow       | Mira Solberg | +5T10:00 | +5T11:30 | Open   | 14
          Prenatal               | Bela Szabo   | +3T17:00 | +3T18:00 | Gentle | 6
          Evening flow           | Anouk Vries  | -2T18:30 | -2T19:30 | Open   | 12
          Back care, Monday      | Bela Szabo   | -4T18:00 | -4T19:15 | Gentle | 8
        `,
      },
      {
        name: 'Booking',
        icon: 'ticket',
        fields: {
          Name: { type: 'person', required: true },
          Class: { to: 'Class', required: true, onDelete: 'cascade' },
          'Booked on': { type: 'date', default: 'today' },
          Pays: { options: ['Single ticket', 'Ten-class card', 'Member: accent'], default: 'Single ticket' },
          Cancelled: 'boolean',
          'Was there': 'boolean',
        },
        views: [
          { table: ['Class', 'Pays', 'Booked on', 'Was there'] },
          { board: 'Pays', show: ['Class', 'Booked on'] },
        ],
        filters: { Current: 'not Cancelled' },
        rules: [
          { limit: 'Class.Mats', within: ['Class'], where: 'not Cancelled', message: 'This class is full.' },
          { unique: ['Name', 'Class'], message: 'This person is in that class already.' },
        ],
        actions: [
          {
            name: 'Here',
            icon: 'check',
            when: 'not Was there and not Cancelled',
            set: { 'Was there': 'true' },
          },
          { name: 'Cancel', icon: 'x', when: 'not Cancelled', set: { Cancelled: 'true' } },
        ],
        samples: `
          Name       | Class              | Booked on | Pays           | Cancelled | Was there
          Lotte Bek  | Morning flow       | -3        | Member         | no        | no
          Ruben Ash  | Morning flow       | -1        | Ten-class card | no        | no
          Sofia Grau | Back care          | -6        | Ten-class card | no        | no
          Ilse Horn  | Back care          | -2        | Single ticket  | yes       | no
          Lotte Bek  | Yin by candlelight | -5        | Member         | no        | no
          Dario Fenn | Yin by candlelight | -4        | Single ticket  | no        | no
          Kim Oster  | Yin by candlelight | -4        | Member         | no        | no
          Ruben Ash  | Yin by candlelight | -1        | Ten-class card | no        | no
          Sofia Grau | Sunday slow flow   | -1        | Ten-class card | no        | no
          Kim Oster  | Evening flow       | -8        | Member         | no        | yes
          Dario Fenn | Evening flow       | -3        | Single ticket  | no        | yes
          Lotte Bek  | Back care, Monday  | -9        | Member         | no        | yes
        `,
      },
      {
        name: 'Teacher',
        icon: 'user',
        fields: {
          Name: 'text required unique',
          Portrait: 'image',
          Style: 'tags',
          About: 'longtext',
          'Classes given': { type: 'integer', computed: 'count(Classes)' },
        },
        views: [{ gallery: 'Portrait', show: ['Style', 'Classes given'] }],
        samples: `
          Name         | Portrait          | Style             | About
          Anouk Vries  | portrait of anouk | vinyasa, ashtanga | Teaches early and strong.
          Bela Szabo   | portrait of bela  | therapy, prenatal | Trained as a physiotherapist first.
          Mira Solberg | portrait of mira  | yin, restorative  | Long holds, many blankets.
        `,
      },
    ],
    metrics: {
      'Mats free this week': { sum: 'Free mats', of: 'Class', where: 'Starts >= now' },
      'Fullest class': { largest: 'Booked', of: 'Class' },
      'Bookings by payment': { count: 'Booking', where: 'not Cancelled', by: 'Pays' },
    },
    pages: [
      'Classes',
      'Bookings',
      'Teachers',
      {
        name: 'At the desk',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Mats free this week', 'Fullest class'] },
          { shortlist: 'Class', title: 'Next classes', where: 'Starts >= now', sort: 'Starts' },
          { chart: 'Bookings by payment', shape: 'donut' },
        ],
      },
    ],
  },
};
