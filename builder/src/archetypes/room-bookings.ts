import type { Archetype } from './archetype';

export const roomBookings: Archetype = {
  id: 'room-bookings',
  names: {
    en: ['room bookings', 'village hall', 'hall hire', 'meeting room booking', 'community centre'],
    es: ['reserva de salas', 'alquiler de salas', 'centro cívico'],
    fr: ['réservation de salles', 'salle des fêtes', 'maison de quartier'],
    de: ['Raumbuchungen', 'Raumbelegung', 'Gemeindesaal', 'Saalvermietung'],
    pt: ['reserva de salas', 'aluguer de salas', 'centro comunitário'],
  },
  words: [
    'room',
    'hall',
    'booking',
    'hire',
    'hirer',
    'hourly',
    'caretaker',
    'chairs',
    'projector',
    'keyholder',
    'community',
    'occupancy',
    'slot',
    'kitchen',
    'stage',
    'centre',
  ],
  draft: {
    title: 'Hall bookings',
    currency: 'GBP',
    weekStart: 'monday',
    look: { accent: '#2d7560', icon: 'door-open', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Booking',
        icon: 'calendar-days',
        label: 'What',
        fields: {
          What: 'text required',
          Room: { to: 'Room', required: true },
          Hirer: { to: 'Hirer', required: true },
          Start: 'datetime required',
          End: 'datetime required',
          People: { type: 'integer', min: 1 },
          Status: {
            options: ['Asked: warning', 'Confirmed: good', 'Cancelled: neutral'],
            required: true,
            default: 'Asked',
          },
          Setup: { options: ['Rows', 'Circle', 'Tables', 'Empty'], default: 'Empty' },
          Price: {
            type: 'money',
            computed:
              'if Status is "Cancelled" then 0 else hours(End - Start) * (if Hirer.Kind is "Local group" then Room.Local rate else Room.Hourly rate)',
          },
          Paid: 'boolean',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Room' },
          { table: ['Room', 'Hirer', 'Start', 'End', 'Status', 'Price', 'Paid'] },
          { board: 'Status', show: ['Room', 'Hirer', 'Start'] },
        ],
        filters: {
          'To confirm': 'Status is "Asked"',
          Unpaid: 'Status is "Confirmed" and not Paid',
          'This week': 'Start >= now and Start <= now + 7 days',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'A booking ends after it starts.' },
          {
            noOverlap: ['Start', 'End'],
            within: ['Room'],
            where: 'Status is not "Cancelled"',
            message: 'The room is taken at that time.',
          },
          { check: 'People <= Room.Holds', field: 'People', message: 'The room does not hold that many.' },
        ],
        badges: {
          'Unpaid: bad': 'Status is "Confirmed" and not Paid and Start < now',
          'Set up today: info': 'date(Start) = today and Status is "Confirmed"',
        },
        actions: [
          { name: 'Confirm', icon: 'check', when: 'Status is "Asked"', set: { Status: 'Confirmed' } },
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'Status is "Confirmed" and not Paid',
            set: { Paid: 'true' },
          },
          {
            name: 'Again next week',
            icon: 'repeat',
            when: 'Status is "Confirmed"',
            adds: 'Booking',
            set: {
              What: 'What',
              Room: 'Room',
              Hirer: 'Hirer',
              Start: 'Start + 1 week',
              End: 'End + 1 week',
              People: 'People',
              Status: 'Confirmed',
              Setup: 'Setup',
            },
          },
        ],
        samples: `
          What              | Room         | Hirer            | Start     | End       | People | Status    | Setup  | Paid
          Yoga              | Main hall    | Breathe Yoga     | +1T18:00  | +1T19:30  | 22     | Confirmed | Empty  | no
          Parish council    | Committee room | Parish council | +2T19:00  | +2T21:00  | 11     | Confirmed | Tables | yes
          Sixth birthday    | Main hall    | Laura Finch      | +5T14:00  | +5T17:00  | 30     | Asked     | Tables | no
          Toddler group     | Small hall   | Toddler group    | -2T09:30  | -2T11:30  | 24     | Confirmed | Circle | no
          Blood donor day   | Main hall    | Blood service    | -6T13:00  | -6T19:00  | 60     | Confirmed | Rows   | yes
        `,
      },
      {
        name: 'Room',
        icon: 'door-open',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Holds: { type: 'integer', required: true, min: 1, unit: 'people' },
          'Hourly rate': { type: 'money', required: true, min: 0 },
          'Local rate': { type: 'money', required: true, min: 0 },
          Has: { options: ['Stage', 'Kitchen', 'Projector', 'Step-free', 'Piano'], many: true },
          'Bookings ahead': {
            type: 'integer',
            computed: 'count(Bookings where Start >= now and Status is "Confirmed")',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Holds', 'Hourly rate', 'Has'] },
          { table: ['Holds', 'Hourly rate', 'Local rate', 'Has', 'Bookings ahead'] },
        ],
        filters: { 'Step-free': 'Has contains "Step-free"' },
        badges: { 'Nothing booked: neutral': 'Bookings ahead = 0' },
        samples: `
          Name           | Photo        | Holds | Hourly rate | Local rate | Has
          Main hall      | village hall | 120   | 24.00       | 14.00      | Stage, Kitchen, Step-free
          Small hall     | small hall   | 40    | 15.00       | 9.00       | Piano, Step-free
          Committee room | meeting room | 14    | 10.00       | 6.00       | Projector
          Garden room    |              | 20    | 12.00       | 7.00       | Kitchen
        `,
      },
      {
        name: 'Hirer',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Local group: good', 'Private: info', 'Business: accent'],
            required: true,
            default: 'Private',
          },
          Contact: 'person',
          Phone: 'phone',
          Email: 'email',
          'Has a key': 'boolean',
          Owes: {
            type: 'money',
            computed: 'sum(Price in Bookings where Status is "Confirmed" and not Paid)',
          },
        },
        views: [{ table: ['Kind', 'Contact', 'Phone', 'Has a key', 'Owes'] }],
        filters: { Owes: 'Owes > 0', 'With a key': 'Has a key' },
        badges: { 'Owes: bad': 'Owes > 0', 'Key: info': 'Has a key' },
        samples: `
          Name           | Kind        | Contact      | Phone           | Email               | Has a key
          Breathe Yoga   | Business    | Tess Orchard | +44 1632 960851 | tess@example.com    | yes
          Parish council | Local group | The clerk    | +44 1632 960856 | clerk@example.com   | yes
          Laura Finch    | Private     |              | +44 1632 960862 | laura@example.com   | no
          Toddler group  | Local group | Amy Sealey   |                 | amy@example.com     | yes
          Blood service  | Business    | Session desk | +44 1632 960873 |                     | no
        `,
      },
    ],
    metrics: {
      'To confirm': { count: 'Booking', where: 'Status is "Asked"' },
      Unpaid: { sum: 'Price', of: 'Booking', where: 'Status is "Confirmed" and not Paid' },
      'Income per month': { sum: 'Price', of: 'Booking', by: 'Start', per: 'month' },
      'Bookings by room': { count: 'Booking', by: 'Room' },
    },
    pages: [
      'Bookings',
      'Rooms',
      'Hirers',
      {
        name: 'Caretaker',
        icon: 'key-round',
        blocks: [
          { figures: ['To confirm', 'Unpaid'] },
          {
            shortlist: 'Booking',
            title: 'Next to set up',
            where: 'Status is "Confirmed" and Start >= now',
            sort: 'Start',
          },
          { chart: 'Income per month' },
          { chart: 'Bookings by room', shape: 'donut' },
        ],
      },
    ],
  },
};
