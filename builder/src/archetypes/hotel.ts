import type { Archetype } from './archetype';

export const hotel: Archetype = {
  id: 'hotel',
  names: {
    en: ['hotel', 'guest house', 'bed and breakfast', 'hostel', 'inn', 'hotel bookings'],
    es: ['hotel', 'casa de huéspedes', 'hostal', 'pensión'],
    fr: ['hôtel', 'maison d’hôtes', 'chambre d’hôtes', 'auberge'],
    de: ['Hotel', 'Pension', 'Gästehaus', 'Fremdenzimmer'],
    pt: ['hotel', 'pensão', 'pousada', 'casa de hóspedes'],
  },
  words: [
    'hotel',
    'room',
    'guest',
    'booking',
    'night',
    'arrival',
    'departure',
    'housekeeping',
    'breakfast',
    'reception',
    'check-in',
    'stay',
    'bed',
    'minibar',
    'occupancy',
    'linen',
  ],
  draft: {
    title: 'Hotel',
    look: { accent: '#22577a', icon: 'hotel', font: 'editorial', navigation: 'side' },
    entities: [
      {
        name: 'Booking',
        icon: 'calendar-check',
        label: 'Guest',
        fields: {
          Guest: { to: 'Guest', required: true },
          Room: { to: 'Room', required: true },
          Arrival: { type: 'date', required: true, default: 'today' },
          Departure: { type: 'date', required: true, default: 'today + 1 day' },
          People: { type: 'integer', required: true, min: 1, default: '2' },
          Status: {
            options: [
              'Reserved: info',
              'Here: accent',
              'Departed: good',
              'Cancelled: neutral',
              'Did not come: bad',
            ],
            required: true,
            default: 'Reserved',
          },
          'Booked through': { options: ['Phone', 'Website', 'Portal: warning', 'Walk-in'] },
          Nights: { type: 'integer', computed: 'Departure - Arrival' },
          Total: { type: 'money', computed: 'Nights * Room.Price + sum(Amount in Extras)' },
        },
        sort: 'Arrival',
        views: [
          { timeline: 'Arrival', end: 'Departure', where: 'Status is not "Cancelled"' },
          { table: ['Room', 'Arrival', 'Departure', 'People', 'Status', 'Nights', 'Total'] },
          { board: 'Status', show: ['Room', 'Arrival', 'Departure'] },
          { calendar: 'Arrival', end: 'Departure', color: 'Room' },
        ],
        filters: {
          'Arriving today': 'Arrival = today and Status is "Reserved"',
          'In the house': 'Status is "Here"',
          'Leaving today': 'Departure = today and Status is "Here"',
        },
        rules: [
          { check: 'Departure > Arrival', field: 'Departure', message: 'A guest stays at least one night.' },
          { check: 'People <= Room.Sleeps', field: 'People', message: 'The room has not that many beds.' },
          {
            noOverlap: ['Arrival', 'Departure'],
            within: ['Room'],
            where: 'Status is not "Cancelled" and Status is not "Did not come"',
            message: 'The room is taken on one of these nights.',
          },
        ],
        badges: {
          'Arrives today: info': 'Arrival = today and Status is "Reserved"',
          'Leaves today: warning': 'Departure = today and Status is "Here"',
          'Should have come: bad': 'Arrival < today and Status is "Reserved"',
        },
        actions: [
          {
            name: 'Check in',
            icon: 'key',
            when: 'Status is "Reserved" and Arrival <= today',
            set: { Status: 'Here' },
          },
          {
            name: 'Check out',
            icon: 'log-out',
            when: 'Status is "Here"',
            set: { Status: 'Departed', Departure: 'max(today, Arrival + 1 day)' },
          },
          {
            name: 'Did not come',
            icon: 'x',
            when: 'Status is "Reserved" and Arrival < today',
            set: { Status: 'Did not come' },
          },
        ],
        samples: `
          Guest         | Room | Arrival | Departure | People | Status   | Booked through
          Marie Duval   | 101  | -2      | +0        | 2      | Here     | Website
          Family Okafor | 201  | +0      | +4        | 4      | Reserved | Phone
          Henrik Aas    | 102  | -1      | +2        | 1      | Here     | Portal
          Marie Duval   | 101  | +30     | +33       | 2      | Reserved | Website
          Lucia Ferri   | 202  | -1      | +1        | 2      | Reserved | Portal
          Henrik Aas    | 102  | -21     | -19       | 1      | Departed | Walk-in
        `,
      },
      {
        name: 'Room',
        icon: 'bed-double',
        fields: {
          Number: 'text required unique',
          Kind: { options: ['Single', 'Double', 'Twin', 'Family'], required: true },
          Sleeps: { type: 'integer', required: true, min: 1, max: 8 },
          Price: { type: 'money', required: true, min: 0, help: 'For a night.' },
          Housekeeping: {
            options: ['Clean: good', 'To clean: warning', 'Out of order: bad'],
            required: true,
            default: 'Clean',
          },
          Taken: { type: 'boolean', computed: 'count(Bookings where Status is "Here") > 0' },
          'Next arrival': {
            type: 'date',
            computed: 'smallest(Arrival in Bookings where Status is "Reserved" and Arrival >= today)',
          },
          Notes: 'text',
        },
        views: [
          { board: 'Housekeeping', show: ['Kind', 'Taken', 'Next arrival'] },
          { table: ['Kind', 'Sleeps', 'Price', 'Housekeeping', 'Taken', 'Next arrival'] },
        ],
        filters: {
          'Free and clean': 'not Taken and Housekeeping is "Clean"',
          'To clean': 'Housekeeping is "To clean"',
        },
        badges: {
          'Clean this first: bad': 'Housekeeping is "To clean" and Next arrival = today',
          'Taken: accent': 'Taken',
        },
        actions: [
          {
            name: 'Clean',
            icon: 'sparkles',
            when: 'Housekeeping is "To clean"',
            set: { Housekeeping: 'Clean' },
          },
          {
            name: 'To clean',
            icon: 'brush',
            when: 'Housekeeping is "Clean"',
            set: { Housekeeping: 'To clean' },
          },
        ],
        samples: `
          Number | Kind   | Sleeps | Price  | Housekeeping | Notes
          101    | Double | 2      | 118.00 | To clean     | Courtyard
          102    | Single | 1      | 79.00  | Clean        |
          201    | Family | 4      | 165.00 | To clean     | Cot in the wardrobe
          202    | Twin   | 2      | 112.00 | Clean        | Bath, no shower
          203    | Double | 2      | 124.00 | Out of order | Radiator leaks
        `,
      },
      {
        name: 'Guest',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Email: 'email',
          Country: 'text',
          Wishes: 'tags',
          Stays: {
            type: 'integer',
            computed: 'count(Bookings where Status is "Departed" or Status is "Here")',
          },
          Spent: { type: 'money', computed: 'sum(Total in Bookings where Status is "Departed")' },
        },
        views: [{ table: ['Country', 'Phone', 'Wishes', 'Stays', 'Spent'] }],
        badges: { 'Regular: accent': 'Stays >= 2' },
        samples: `
          Name          | Phone    | Email              | Country | Wishes
          Marie Duval   | 555-1211 | marie@example.com  | France  | quiet room
          Family Okafor | 555-1212 | okafor@example.com | Nigeria | cot
          Henrik Aas    | 555-1213 | henrik@example.com | Norway  | early breakfast
          Lucia Ferri   | 555-1214 | lucia@example.com  | Italy   | vegan breakfast, bath
        `,
      },
      {
        name: 'Extra',
        icon: 'coffee',
        label: 'Item',
        fields: {
          Item: 'text required',
          Booking: { to: 'Booking', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Price: { type: 'money', required: true, min: 0 },
          Amount: { type: 'money', computed: 'Quantity * Price' },
        },
        sort: 'Date desc',
        views: [{ table: ['Booking', 'Date', 'Quantity', 'Price', 'Amount'] }],
        samples: `
          Item          | Booking | Date | Quantity | Price
          Breakfast     | #1      | -1   | 2        | 14.00
          Breakfast     | #1      | +0   | 2        | 14.00
          Parking       | #3      | -1   | 3        | 9.00
          Mineral water | #3      | +0   | 1        | 3.50
          Late checkout | #6      | -19  | 1        | 25.00
        `,
      },
    ],
    metrics: {
      'Guests in the house': { sum: 'People', of: 'Booking', where: 'Status is "Here"' },
      'Rooms to clean': { count: 'Room', where: 'Housekeeping is "To clean"', goal: 0 },
      'Sales per month': {
        sum: 'Total',
        of: 'Booking',
        where: 'Status is not "Cancelled" and Status is not "Did not come"',
        by: 'Arrival',
        per: 'month',
      },
      'Bookings by source': { count: 'Booking', by: 'Booked through' },
    },
    pages: [
      'Bookings',
      'Rooms',
      'Guests',
      'Extras',
      {
        name: 'Reception',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Guests in the house', 'Rooms to clean'] },
          {
            shortlist: 'Booking',
            title: 'Arriving today',
            where: 'Arrival = today and Status is "Reserved"',
          },
          { shortlist: 'Booking', title: 'Leaving today', where: 'Departure = today and Status is "Here"' },
          { chart: 'Sales per month' },
          { chart: 'Bookings by source', shape: 'donut' },
        ],
      },
    ],
  },
};
