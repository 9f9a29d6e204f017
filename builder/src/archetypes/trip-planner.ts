import type { Archetype } from './archetype';

export const tripPlanner: Archetype = {
  id: 'trip-planner',
  names: {
    en: ['trips', 'trip planner', 'travel planner', 'holidays abroad', 'road trip', 'itinerary', 'vacations'],
    es: ['viajes', 'planificador de viajes', 'itinerario'],
    fr: ['voyages', 'carnet de voyage', 'itinéraire'],
    de: ['Reisen', 'Reiseplaner', 'Urlaubsreisen'],
    pt: ['viagens', 'planeador de viagens', 'roteiro'],
  },
  words: [
    'trip',
    'travel',
    'journey',
    'holiday',
    'vacation',
    'itinerary',
    'destination',
    'booking',
    'sight',
    'museum',
    'hotel',
    'passport',
    'city',
    'abroad',
    'route',
    'guide',
  ],
  draft: {
    title: 'Trips',
    look: { accent: '#1d6fa5', icon: 'luggage', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Trip',
        icon: 'luggage',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Status: {
            options: ['Dream: neutral', 'Planned: info', 'Booked: accent', 'Been there: good'],
            required: true,
            default: 'Dream',
          },
          From: 'date',
          Until: 'date',
          Nights: { type: 'integer', computed: 'Until - From' },
          Travellers: { type: 'integer', min: 1, max: 60, default: '2' },
          Budget: { type: 'money', min: 0 },
          Cost: {
            type: 'money',
            computed:
              'sum(Cost in Bookings where Status is not "Cancelled") + sum(Price in Sights where Seen) * Travellers',
          },
          Left: { type: 'money', computed: 'Budget - Cost' },
        },
        sort: 'From desc',
        views: [
          { gallery: 'Photo', show: ['From', 'Nights', 'Status'] },
          { timeline: 'From', end: 'Until' },
          { board: 'Status', show: ['From', 'Budget', 'Cost'] },
          { table: ['Status', 'From', 'Until', 'Nights', 'Budget', 'Cost', 'Left'] },
        ],
        filters: { 'To come': 'Until >= today', Dreams: 'Status is "Dream"' },
        rules: [{ check: 'Until >= From', field: 'Until', message: 'We come home after we leave.' }],
        badges: {
          'On the way: accent': 'From <= today and Until >= today',
          'Over budget: bad': 'Left < 0',
          'Leaving soon: warning': 'From > today and From <= today + 14 days',
        },
        actions: [
          {
            name: 'Add a booking',
            icon: 'ticket',
            when: 'Status is not "Dream"',
            adds: 'Booking',
            set: { Name: '"New booking"', Trip: 'this', Type: 'Stay', Start: 'From', End: 'Until' },
          },
          {
            name: 'Been there',
            icon: 'check',
            when: 'Until < today and Status is not "Been there"',
            set: { Status: 'Been there' },
          },
        ],
        samples: `
          Name | Photo | Status | From | Until | Travellers | Budget
          Lisbon in a week | lisbon tram | Booked | +12 | +19 | 2 | 1600.00
          Coast road to Galicia | coast road | Planned | +80 | +94 | 4 | 3200.00
          Japan in blossom | cherry blossom | Dream | | | 2 | 6000.00
          Weekend in Ghent | canal houses | Been there | -60 | -57 | 2 | 500.00
          Dolomites hut to hut | mountain hut | Been there | -150 | -142 | 3 | 1100.00
        `,
      },
      {
        name: 'Booking',
        icon: 'ticket',
        fields: {
          Name: 'text required',
          Trip: { to: 'Trip', required: true, onDelete: 'cascade' },
          Type: {
            options: ['Stay: info', 'Train: good', 'Flight: accent', 'Car: warning', 'Ticket: neutral'],
            required: true,
            default: 'Stay',
          },
          Start: 'date required',
          End: 'date',
          Reference: 'text',
          Status: {
            options: ['To book: warning', 'Booked: info', 'Paid: good', 'Cancelled: bad'],
            required: true,
            default: 'To book',
          },
          Cost: { type: 'money', min: 0 },
          'Cancel free until': 'date',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Type' },
          { table: ['Trip', 'Type', 'Start', 'End', 'Reference', 'Status', 'Cost'] },
          { board: 'Status', show: ['Trip', 'Type', 'Cost'] },
        ],
        filters: { 'To book': 'Status is "To book"', 'To pay': 'Status is "Booked"' },
        rules: [
          { check: 'End >= Start', field: 'End', message: 'It ends after it starts.' },
          {
            check: 'Trip.From is empty or (Start >= Trip.From - 1 days and Start <= Trip.Until + 1 days)',
            field: 'Start',
            message: 'That is outside the trip.',
          },
        ],
        badges: {
          'Last days to cancel: warning':
            'Status is not "Cancelled" and Cancel free until >= today and Cancel free until <= today + 5 days',
          'Book it: bad': 'Status is "To book" and Start <= today + 14 days',
        },
        actions: [
          { name: 'Booked', icon: 'check', when: 'Status is "To book"', set: { Status: 'Booked' } },
          { name: 'Paid', icon: 'credit-card', when: 'Status is "Booked"', set: { Status: 'Paid' } },
        ],
        samples: `
          Name | Trip | Type | Start | End | Reference | Status | Cost | Cancel free until
          Night train out | Lisbon in a week | Train | +12 | +13 | LX-88121 | Paid | 240.00 |
          Rooms in Graça | Lisbon in a week | Stay | +13 | +19 | GR-2207 | Booked | 620.00 | +4
          Fado evening | Lisbon in a week | Ticket | +15 | +15 | | To book | 70.00 |
          Camper van | Coast road to Galicia | Car | +80 | +94 | CV-551 | Booked | 1380.00 | +50
          Canal-side hotel | Weekend in Ghent | Stay | -60 | -57 | BE-1190 | Paid | 310.00 |
        `,
      },
      {
        name: 'Sight',
        icon: 'landmark',
        fields: {
          Name: 'text required',
          Trip: { to: 'Trip', required: true, onDelete: 'cascade' },
          Photo: 'image',
          Type: { options: ['Museum', 'View', 'Food', 'Church', 'Walk', 'Beach'], required: true },
          Day: 'date',
          'Closed on': { options: ['Monday', 'Tuesday', 'Wednesday', 'Sunday'] },
          Price: { type: 'money', min: 0, help: 'For one person.' },
          Must: { type: 'rating', min: 1, max: 5 },
          Seen: 'boolean',
        },
        sort: 'Day',
        views: [
          { gallery: 'Photo', show: ['Trip', 'Type', 'Day'] },
          { calendar: 'Day', color: 'Type' },
          { table: ['Trip', 'Type', 'Day', 'Closed on', 'Price', 'Must', 'Seen'] },
        ],
        filters: { 'To see': 'not Seen', 'No day yet': 'Day is empty and not Seen' },
        rules: [
          {
            check: 'Day is empty or Closed on is not "Monday" or weekday(Day) != 1',
            field: 'Day',
            message: 'It is closed on Mondays.',
          },
          { check: 'not Seen or Day <= today', field: 'Seen', message: 'You have not been there yet.' },
        ],
        badges: { 'Not to be missed: accent': 'Must = 5 and not Seen', 'Seen: good': 'Seen' },
        actions: [
          {
            name: 'Seen',
            icon: 'eye',
            when: 'not Seen and Trip.From <= today',
            set: { Seen: 'true', Day: 'today' },
          },
        ],
        samples: `
          Name | Trip | Photo | Type | Day | Closed on | Price | Must | Seen
          Tile museum | Lisbon in a week | blue tiles | Museum | | Monday | 8.00 | 5 | no
          Tram 28, end to end | Lisbon in a week | yellow tram | Walk | +14 | | 3.00 | 3 | no
          Custard tarts in Belém | Lisbon in a week | custard tart | Food | +16 | | 4.00 | 4 | no
          The Mystic Lamb | Weekend in Ghent | altar piece | Church | -59 | | 16.00 | 5 | yes
          Cathedrals beach | Coast road to Galicia | rock arches | Beach | | | | 5 | no
        `,
      },
    ],
    metrics: {
      'Cost of trips to come': { sum: 'Cost', of: 'Trip', where: 'Until >= today' },
      'Still to book': { count: 'Booking', where: 'Status is "To book"' },
      'Cost by type': { sum: 'Cost', of: 'Booking', where: 'Status is not "Cancelled"', by: 'Type' },
      'Nights by trip': { sum: 'Nights', of: 'Trip', by: 'Name' },
    },
    pages: [
      'Trips',
      'Bookings',
      'Sights',
      {
        name: 'Departures',
        icon: 'plane',
        blocks: [
          { shortlist: 'Trip', title: 'Next', where: 'Until >= today', sort: 'From' },
          { figures: ['Cost of trips to come', 'Still to book'] },
          { shortlist: 'Booking', title: 'To book', where: 'Status is "To book"', sort: 'Start' },
          { chart: 'Cost by type', shape: 'donut' },
        ],
      },
    ],
  },
};
