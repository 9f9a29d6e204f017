import type { Archetype } from './archetype';

export const flightLog: Archetype = {
  id: 'flight-log',
  names: {
    en: ['flights', 'flight log', 'flights taken', 'air travel', 'frequent flyer log'],
    es: ['vuelos', 'registro de vuelos'],
    fr: ['vols', 'carnet de vols en avion'],
    de: ['Flüge', 'Flugreisen', 'Flugtagebuch'],
    pt: ['voos', 'registo de voos'],
  },
  words: [
    'flight',
    'fly',
    'plane',
    'airline',
    'airport',
    'seat',
    'mile',
    'boarding',
    'delay',
    'gate',
    'layover',
    'luggage',
    'jet',
    'terminal',
    'aisle',
  ],
  draft: {
    title: 'Flight log',
    look: { accent: '#3a55c4', icon: 'plane', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Flight',
        icon: 'plane',
        fields: {
          Flight: { type: 'text', required: true, help: 'As in TP 1351.' },
          From: { to: 'Airport', required: true, inverse: 'Departures' },
          Destination: { to: 'Airport', required: true, inverse: 'Arrivals' },
          Airline: { to: 'Airline', required: true },
          Departure: { type: 'datetime', required: true, default: 'now' },
          'In the air': { type: 'duration', min: 0 },
          Distance: { type: 'integer', min: 1, max: 18000, unit: 'km' },
          Class: {
            options: ['Economy: neutral', 'Premium: info', 'Business: accent'],
            required: true,
            default: 'Economy',
          },
          Seat: 'text',
          Delay: { type: 'integer', min: 0, default: '0', unit: 'min' },
          CO2: {
            type: 'integer',
            computed:
              'round(Distance * (if Class is "Business" then 0.43 else if Class is "Premium" then 0.24 else 0.15))',
            unit: 'kg',
            help: 'A rough figure.',
          },
        },
        sort: 'Departure desc',
        views: [
          { table: ['From', 'Destination', 'Airline', 'Departure', 'Distance', 'Seat', 'Delay', 'CO2'] },
          { calendar: 'Departure', color: 'Class' },
          { cards: ['From', 'Destination', 'Departure', 'Seat'] },
        ],
        filters: {
          'To come': 'Departure >= now',
          Flown: 'Departure < now',
          'Three hours late': 'Delay >= 180',
        },
        rules: [
          { check: 'From != Destination', field: 'Destination', message: 'A flight lands somewhere else.' },
        ],
        badges: {
          'Check in: warning': 'Departure >= now and Departure <= now + 24 hours',
          'Claim compensation: bad': 'Delay >= 180',
          'No seat: info': 'Departure >= now and Seat is empty',
        },
        actions: [
          {
            name: 'Claim',
            icon: 'send',
            when: 'Delay >= 180',
            adds: 'Claim',
            set: {
              Flight: 'this',
              Sent: 'today',
              Amount: 'if Distance > 3500 then 600 else if Distance > 1500 then 400 else 250',
              Status: 'Sent',
            },
          },
        ],
        samples: `
          Flight | From | Destination | Airline | Departure | In the air | Distance | Class | Seat | Delay
          TP 1351 | LHR | LIS | TAP | +12T07:15 | 2:40 | 1560 | Economy | 14A | 0
          TP 1356 | LIS | LHR | TAP | +19T19:50 | 2:35 | 1560 | Economy | | 0
          LH 903 | LHR | FRA | Lufthansa | -20T10:30 | 1:35 | 655 | Economy | 22F | 25
          LH 716 | FRA | HND | Lufthansa | -20T13:40 | 12:50 | 9380 | Premium | 27C | 0
          NH 223 | HND | FRA | ANA | -6T11:20 | 14:10 | 9380 | Business | 7K | 0
          LH 916 | FRA | LHR | Lufthansa | -6T20:30 | 1:30 | 655 | Economy | 18D | 215
        `,
      },
      {
        name: 'Airport',
        icon: 'map-pin',
        label: 'Code',
        fields: {
          Code: 'text required unique',
          Name: 'text required',
          Country: 'text',
          Terminal: 'text',
          'Way there': { type: 'duration', min: 0, help: 'From home or the hotel.' },
          Lounge: 'boolean',
          Flights: { type: 'integer', computed: 'count(Departures) + count(Arrivals)' },
          Notes: 'text',
        },
        views: [{ table: ['Name', 'Country', 'Terminal', 'Way there', 'Lounge', 'Flights'] }],
        filters: { 'Been there': 'Flights > 0', Lounge: 'Lounge' },
        badges: { 'Home: accent': 'Flights >= 4' },
        rules: [{ check: 'length(Code) = 3', field: 'Code', message: 'Airport codes have three letters.' }],
        samples: `
          Code | Name | Country | Terminal | Way there | Lounge | Notes
          LHR | London Heathrow | United Kingdom | 2 | 1:10 | yes | Piccadilly line
          LIS | Lisbon | Portugal | 1 | 0:25 | no | Long passport queue
          FRA | Frankfurt | Germany | 1 | 0:20 | yes | Allow an hour between A and Z
          HND | Tokyo Haneda | Japan | 3 | 0:35 | yes |
          OSL | Oslo | Norway | | 0:20 | no |
        `,
      },
      {
        name: 'Airline',
        icon: 'award',
        fields: {
          Name: 'text required unique',
          'Member number': 'text unique',
          Tier: { options: ['None: neutral', 'Silver: info', 'Gold: warning'], default: 'None' },
          'Miles expire': 'date',
          'Miles before': { type: 'integer', min: 0, default: '0' },
          Miles: {
            type: 'integer',
            computed: 'Miles before + round(sum(Distance in Flights where Departure < now) * 0.621)',
          },
          'Average delay': {
            type: 'number',
            computed: 'round(average(Delay in Flights where Departure < now))',
            unit: 'min',
          },
        },
        views: [{ cards: ['Tier', 'Miles', 'Miles expire', 'Average delay'] }],
        filters: { Member: 'Member number is not empty' },
        badges: {
          'Miles expire: warning': 'Miles expire >= today and Miles expire <= today + 60 days',
          'Miles lost: bad': 'Miles expire < today',
        },
        samples: `
          Name | Member number | Tier | Miles expire | Miles before
          TAP | 388120077 | None | +400 | 4200
          Lufthansa | 992014418 | Silver | +45 | 31500
          ANA | | None | |
          Norwegian | NO-55281 | None | -20 | 1800
        `,
      },
      {
        name: 'Claim',
        icon: 'receipt',
        label: 'Flight',
        fields: {
          Flight: { to: 'Flight', required: true },
          Sent: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0 },
          Status: { options: ['Sent: info', 'Refused: bad', 'Paid: good'], required: true, default: 'Sent' },
          Paid: { type: 'money', min: 0 },
          Reference: 'text',
          'Days waiting': { type: 'integer', computed: 'if Status is "Sent" then today - Sent else empty' },
        },
        sort: 'Sent desc',
        views: [
          { table: ['Sent', 'Amount', 'Status', 'Paid', 'Days waiting'] },
          { board: 'Status', show: ['Sent', 'Amount'] },
        ],
        filters: { Open: 'Status is "Sent"' },
        rules: [{ check: 'Paid <= Amount', field: 'Paid', message: 'More was paid than asked for.' }],
        badges: { 'Remind them: warning': 'Days waiting > 30' },
        actions: [
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'Status is "Sent"',
            set: { Status: 'Paid', Paid: 'Amount' },
          },
        ],
        samples: `
          Flight | Sent | Amount | Status | Paid | Reference
          LH 916 | -5 | 250.00 | Sent | | CL-20918
          LH 903 | -18 | 40.00 | Refused | | CL-20877
          NH 223 | -4 | 60.00 | Paid | 60.00 | Broken suitcase
          LH 716 | -19 | 35.00 | Sent | | Late bag
        `,
      },
    ],
    metrics: {
      'Flown this year': {
        sum: 'Distance',
        of: 'Flight',
        where: 'Departure < now and year(Departure) = year(today)',
      },
      'CO₂ this year': {
        sum: 'CO2',
        of: 'Flight',
        where: 'Departure < now and year(Departure) = year(today)',
      },
      'Flights by airline': { count: 'Flight', by: 'Airline' },
      'Distance per month': { sum: 'Distance', of: 'Flight', by: 'Departure', per: 'month' },
    },
    pages: [
      'Flights',
      'Airports',
      'Airlines',
      'Claims',
      {
        name: 'Departure board',
        icon: 'monitor',
        blocks: [
          { shortlist: 'Flight', title: 'Next flights', where: 'Departure >= now', sort: 'Departure' },
          { figures: ['Flown this year', 'CO₂ this year'] },
          { chart: 'Distance per month' },
          { chart: 'Flights by airline', shape: 'donut' },
        ],
      },
    ],
  },
};
