import type { SampleApplication } from './sample-application';

export const roomBooking: SampleApplication = {
  id: 'room-booking',
  category: 'Internal Tools',
  domain: 'Workplace',
  description: 'Meeting rooms booked without overlaps and never for more people than there are seats.',
  draft: {
    title: 'Meeting rooms',
    weekStart: 'monday',
    look: { accent: '#475569', icon: 'door-open', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Booking',
        icon: 'calendar-check',
        fields: {
          Purpose: 'text required',
          Room: { to: 'Room', required: true, onDelete: 'cascade' },
          From: { type: 'datetime', required: true },
          To: { type: 'datetime', required: true },
          'Booked by': { type: 'person', required: true },
          People: { type: 'integer', required: true, min: 1, default: '4' },
          Needs: { options: ['Screen', 'Camera', 'Coffee', 'Step-free access'], many: true },
          Confirmed: 'boolean',
        },
        sort: 'From',
        views: [
          { calendar: 'From', end: 'To', color: 'Room' },
          { timeline: 'From', end: 'To' },
          { table: ['Room', 'From', 'To', 'Booked by', 'People', 'Confirmed'] },
        ],
        filters: {
          Coming: 'To >= now',
          'To confirm': 'not Confirmed and To >= now',
          'With coffee': 'Needs contains "Coffee" and To >= now',
        },
        opensWith: 'Coming',
        rules: [
          { check: 'To > From', field: 'To', message: 'A booking ends after it begins.' },
          {
            check: 'People <= Room.Seats',
            field: 'People',
            message: 'The room does not have that many seats.',
          },
          { noOverlap: ['From', 'To'], within: ['Room'], message: 'The room is booked at that time.' },
        ],
        badges: { 'To confirm: warning': 'not Confirmed and To >= now' },
        actions: [{ name: 'Confirm', icon: 'check', when: 'not Confirmed', set: { Confirmed: 'true' } }],
        samples: `
          Purpose            | Room  | From     | To       | Booked by   | People | Needs                    | Confirmed
          Weekly planning    | Birch | +0T09:00 | +0T10:00 | Hanna Weiss | 8      | Screen                   | yes
          Interview, backend | Fern  | +0T10:00 | +0T11:00 | Omar Haddad | 3      | Camera                   | yes
          Supplier visit     | Oak   | +0T13:00 | +0T15:30 | Lina Strand | 12     | Screen, Coffee           | yes
          Quiet writing      | Fern  | +0T14:00 | +0T16:00 | Theo Blum   | 1      |                          | no
          Board meeting      | Oak   | +1T09:00 | +1T12:00 | Hanna Weiss | 14     | Screen, Camera, Coffee   | yes
          Design critique    | Birch | +1T15:00 | +1T16:30 | Zoe Marin   | 6      | Screen                   | no
          First aid course   | Oak   | +4T08:30 | +4T16:30 | Lina Strand | 16     | Step-free access, Coffee | no
          One to one         | Moss  | +2T11:00 | +2T11:45 | Omar Haddad | 2      |                          | yes
          Budget review      | Birch | -1T14:00 | -1T15:30 | Theo Blum   | 5      | Screen                   | yes
          Welcome breakfast  | Oak   | -2T08:00 | -2T09:30 | Zoe Marin   | 15     | Coffee                   | yes
        `,
      },
      {
        name: 'Room',
        icon: 'door-open',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Floor: { type: 'integer', min: 0, max: 9 },
          Seats: { type: 'integer', required: true, min: 1 },
          Equipment: { options: ['Screen', 'Camera', 'Whiteboard', 'Step-free access'], many: true },
          'Bookings ahead': { type: 'integer', computed: 'count(Bookings where To >= now)' },
        },
        views: [
          { gallery: 'Photo', show: ['Seats', 'Floor', 'Bookings ahead'] },
          { table: ['Floor', 'Seats', 'Equipment'] },
        ],
        samples: `
          Name  | Photo               | Floor | Seats | Equipment
          Oak   | large meeting room  | 2     | 16    | Screen, Camera, Whiteboard, Step-free access
          Birch | bright meeting room | 2     | 8     | Screen, Whiteboard
          Fern  | small meeting room  | 1     | 4     | Camera
          Moss  | phone room          | 1     | 2     | Step-free access
        `,
      },
    ],
    metrics: {
      'Bookings ahead': { count: 'Booking', where: 'To >= now' },
      'To confirm': { count: 'Booking', where: 'not Confirmed and To >= now' },
      'Time booked by room': { sum: 'To - From', of: 'Booking', by: 'Room' },
    },
    pages: [
      'Bookings',
      'Rooms',
      {
        name: 'Use of the rooms',
        icon: 'chart-column',
        blocks: [{ figures: ['Bookings ahead', 'To confirm'] }, { chart: 'Time booked by room' }],
      },
    ],
  },
};
