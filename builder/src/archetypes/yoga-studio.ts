import type { Archetype } from './archetype';

export const yogaStudio: Archetype = {
  id: 'yoga-studio',
  names: {
    en: ['yoga', 'yoga studio', 'yoga classes', 'pilates studio', 'fitness classes'],
    es: ['yoga', 'estudio de yoga', 'clases de pilates'],
    fr: ['yoga', 'studio de yoga', 'cours de pilates'],
    de: ['Yoga', 'Yogastudio', 'Yogakurse'],
    pt: ['ioga', 'estúdio de ioga', 'aulas de pilates'],
  },
  words: [
    'yoga',
    'pilates',
    'asana',
    'mat',
    'vinyasa',
    'hatha',
    'breath',
    'teacher',
    'class',
    'pass',
    'meditation',
    'stretch',
    'pose',
    'retreat',
    'booking',
  ],
  draft: {
    title: 'Yoga studio',
    currency: 'GBP',
    look: { accent: '#8b4f9b', icon: 'sun', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Class',
        plural: 'Classes',
        icon: 'sun',
        fields: {
          Name: 'text required',
          Start: { type: 'datetime', required: true, default: 'now' },
          Length: { type: 'duration', required: true, default: '75 minutes', min: 0 },
          Style: {
            options: ['Hatha: good', 'Vinyasa: accent', 'Yin: info', 'Pilates: warning', 'Prenatal: neutral'],
            required: true,
          },
          Teacher: 'person',
          Room: { options: ['Sun room', 'Loft', 'Garden', 'Online'], required: true, default: 'Sun room' },
          Mats: { type: 'integer', required: true, min: 1, max: 60, default: '12' },
          Booked: {
            type: 'integer',
            computed: 'count(Bookings where Status is not "Cancelled" and Status is not "Waiting")',
          },
          Free: { type: 'integer', computed: 'Mats - Booked' },
          End: { type: 'datetime', computed: 'Start + Length' },
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Style' },
          { cards: ['Start', 'Teacher', 'Room', 'Free'] },
          { table: ['Start', 'Style', 'Teacher', 'Room', 'Mats', 'Booked', 'Free'] },
        ],
        filters: { 'To come': 'Start >= now', 'Places left': 'Start >= now and Free > 0' },
        opensWith: 'To come',
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Room'],
            where: 'Room is not "Online"',
            message: 'There is a class in that room already.',
          },
        ],
        badges: {
          'Full: bad': 'Start >= now and Free <= 0',
          'Last places: warning': 'Start >= now and Free > 0 and Free <= 2',
        },
        actions: [
          {
            name: 'Again next week',
            icon: 'repeat',
            adds: 'Class',
            set: {
              Name: 'Name',
              Start: 'Start + 7 days',
              Length: 'Length',
              Style: 'Style',
              Teacher: 'Teacher',
              Room: 'Room',
              Mats: 'Mats',
            },
          },
        ],
        samples: `
          Name | Start | Length | Style | Teacher | Room | Mats
          Slow morning | +1T07:30 | 1:15 | Hatha | Lena Fischer | Sun room | 12
          After-work flow | +1T18:00 | 1:00 | Vinyasa | Marco Rui | Loft | 3
          Candlelit yin | +2T20:00 | 1:30 | Yin | Lena Fischer | Sun room | 10
          Core and back | +4T12:15 | 0:45 | Pilates | Aoife Daly | Loft | 8
          Slow morning last week | -6T07:30 | 1:15 | Hatha | Lena Fischer | Sun room | 12
        `,
      },
      {
        name: 'Booking',
        icon: 'ticket',
        label: 'Member',
        fields: {
          Member: { to: 'Member', required: true },
          Class: { to: 'Class', required: true, onDelete: 'cascade' },
          Status: {
            options: [
              'Booked: info',
              'Waiting: warning',
              'Came: good',
              'Did not come: bad',
              'Cancelled: neutral',
            ],
            required: true,
            default: 'Booked',
          },
          'Paid with': { options: ['Pass', 'Single ticket', 'Trial'], required: true, default: 'Pass' },
          'Borrows a mat': 'boolean',
          'Booked on': { type: 'date', default: 'today' },
        },
        sort: 'Booked on desc',
        views: [
          { board: 'Status', show: ['Class', 'Paid with'] },
          { table: ['Class', 'Status', 'Paid with', 'Borrows a mat', 'Booked on'] },
        ],
        filters: { 'To come': 'Class.Start >= now', Waiting: 'Status is "Waiting"' },
        rules: [
          { unique: ['Member', 'Class'], message: 'This member is in that class already.' },
          {
            check: 'Class.Free >= 0 or Status is "Waiting" or Status is "Cancelled"',
            field: 'Status',
            message: 'The class is full; put them on the waiting list.',
          },
          {
            check: 'Paid with is not "Pass" or Member.Left >= 0',
            field: 'Paid with',
            message: 'The pass is used up.',
          },
        ],
        badges: { 'Needs a mat: info': 'Borrows a mat and Class.Start >= now' },
        actions: [
          { name: 'Came', icon: 'check', when: 'Status is "Booked"', set: { Status: 'Came' } },
          {
            name: 'Move up',
            icon: 'arrow-up',
            when: 'Status is "Waiting" and Class.Free > 0',
            set: { Status: 'Booked' },
          },
        ],
        samples: `
          Member | Class | Status | Paid with | Borrows a mat | Booked on
          Greta Olsen | Slow morning | Booked | Pass | no | -2
          Ravi Menon | After-work flow | Booked | Pass | no | -3
          Sophie Clarke | After-work flow | Booked | Trial | yes | -2
          Greta Olsen | After-work flow | Booked | Pass | no | -1
          Paul Haines | After-work flow | Waiting | Single ticket | no | +0
          Paul Haines | Slow morning last week | Came | Single ticket | yes | -8
        `,
      },
      {
        name: 'Member',
        icon: 'users',
        fields: {
          Name: 'text required',
          Email: 'email required unique',
          Phone: 'phone',
          Pass: { type: 'integer', min: 0, max: 100, default: '10', help: 'How many classes were paid for.' },
          'Valid until': 'date',
          Used: {
            type: 'integer',
            computed:
              'count(Bookings where Paid with is "Pass" and Status is not "Cancelled" and Status is not "Waiting")',
          },
          Left: { type: 'integer', computed: 'Pass - Used' },
          'Mind the': { type: 'tags', help: 'Injuries, pregnancy.' },
        },
        views: [{ table: ['Email', 'Phone', 'Pass', 'Left', 'Valid until', 'Mind the'] }],
        filters: { 'Nearly used up': 'Left <= 2', 'Run out': 'Valid until < today' },
        badges: {
          'Nearly used up: warning': 'Pass > 0 and Left <= 2',
          'Run out: bad': 'Valid until < today',
          'Mind an injury: info': 'Mind the is not empty',
        },
        actions: [
          {
            name: 'Sell ten classes',
            icon: 'ticket',
            set: { Pass: 'Pass + 10', 'Valid until': 'today + 6 months' },
          },
        ],
        samples: `
          Name | Email | Phone | Pass | Valid until | Mind the
          Greta Olsen | greta@example.com | +44 7700 900841 | 10 | +90 | left knee
          Ravi Menon | ravi@example.com | +44 7700 900842 | 3 | +20 |
          Sophie Clarke | sophie@example.com | | 0 | |
          Paul Haines | paul@example.com | +44 7700 900844 | 0 | -30 | lower back
        `,
      },
    ],
    metrics: {
      'Booked for this week': {
        count: 'Booking',
        where: 'Class.Start >= now and Class.Start <= now + 7 days',
      },
      Waiting: { count: 'Booking', where: 'Status is "Waiting"' },
      'Booked by style': { sum: 'Booked', of: 'Class', by: 'Style' },
      'Booked per week': { sum: 'Booked', of: 'Class', by: 'Start', per: 'week' },
    },
    pages: [
      'Classes',
      'Bookings',
      'Members',
      {
        name: 'Reception',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Booked for this week', 'Waiting'] },
          { shortlist: 'Class', title: 'Next classes', where: 'Start >= now', sort: 'Start' },
          { chart: 'Booked by style', shape: 'donut' },
          { chart: 'Booked per week' },
        ],
      },
    ],
  },
};
