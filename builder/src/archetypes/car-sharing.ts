import type { Archetype } from './archetype';

export const carSharing: Archetype = {
  id: 'car-sharing',
  names: {
    en: ['car sharing', 'shared car', 'car pool', 'carsharing club', 'lift sharing'],
    es: ['coche compartido', 'compartir coche'],
    fr: ['autopartage', 'voiture partagée', 'covoiturage'],
    de: ['Carsharing', 'Autoteilen', 'Gemeinschaftsauto'],
    pt: ['carro partilhado', 'partilha de carro'],
  },
  words: [
    'car',
    'share',
    'carpool',
    'drive',
    'driver',
    'mileage',
    'kilometre',
    'key',
    'lift',
    'passenger',
    'reservation',
    'fuel',
    'charge',
    'dent',
    'parking',
    'van',
  ],
  draft: {
    title: 'Shared cars',
    currency: 'EUR',
    look: { accent: '#27697a', icon: 'car', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Drive',
        icon: 'route',
        label: 'Purpose',
        fields: {
          Purpose: 'text required',
          Car: { to: 'Car', required: true },
          Member: { to: 'Member', required: true },
          Start: { type: 'datetime', required: true, default: 'now' },
          End: { type: 'datetime', required: true, default: 'now + 3 hours' },
          Status: {
            options: ['Booked: info', 'On the road: accent', 'Back: good', 'Cancelled: neutral'],
            required: true,
            default: 'Booked',
          },
          Distance: { type: 'number', min: 0, unit: 'km' },
          'Fuel paid': { type: 'money', min: 0, default: '0' },
          Seats: {
            type: 'integer',
            min: 0,
            max: 8,
            default: '0',
            help: 'Free for others who want to come along.',
          },
          Cost: {
            type: 'money',
            computed:
              'if Status is "Back" then hours(End - Start) * Car.An hour + Distance * Car.A kilometre - Fuel paid else 0',
          },
        },
        sort: 'Start desc',
        views: [
          { calendar: 'Start', end: 'End', color: 'Car' },
          { table: ['Car', 'Member', 'Start', 'End', 'Status', 'Distance', 'Cost'] },
          { board: 'Status', show: ['Car', 'Member', 'Start'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Booked"',
          'Seats free': 'Seats > 0 and Start >= now',
          'Distance missing': 'Status is "Back" and Distance is empty',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'The car comes back after it leaves.' },
          {
            noOverlap: ['Start', 'End'],
            within: ['Car'],
            where: 'Status is not "Cancelled"',
            message: 'The car is taken at that time.',
          },
          {
            check: 'Status is not "Back" or Distance is not empty',
            field: 'Distance',
            message: 'Enter the kilometres.',
          },
          {
            check: 'Member.Licence seen',
            field: 'Member',
            message: 'We have not seen this member’s licence.',
          },
        ],
        badges: {
          'Late back: bad': 'Status is "On the road" and End < now',
          'Seats free: good': 'Seats > 0 and Start >= now',
        },
        actions: [
          { name: 'Took the key', icon: 'key', when: 'Status is "Booked"', set: { Status: 'On the road' } },
          {
            name: 'One hour longer',
            icon: 'clock',
            when: 'Status is "On the road"',
            set: { End: 'End + 1 hour' },
          },
          { name: 'Cancel', icon: 'x', when: 'Status is "Booked"', set: { Status: 'Cancelled' } },
        ],
        samples: `
          Purpose | Car | Member | Start | End | Status | Distance | Fuel paid | Seats
          Furniture shop | Blue van | Anneke Bos | +1T10:00 | +1T14:00 | Booked | | 0 | 1
          Grandma’s birthday | Zoe | Familie Reuter | +3T09:00 | +3T20:00 | Booked | | 0 | 0
          Airport run | Old estate | Tarik Demir | -1T05:00 | -1T08:30 | Back | 92 | 0 | 2
          Weekend at the sea | Zoe | Anneke Bos | -9T08:00 | -7T19:00 | Back | 418 | 0 | 0
          Tip run | Blue van | Jonas Wirth | -4T13:00 | -4T15:00 | Back | 21 | 35.00 | 0
          Ski trip | Old estate | Jonas Wirth | -12T06:00 | -12T21:00 | Cancelled | | 0 | 3
        `,
      },
      {
        name: 'Car',
        icon: 'car',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          'Number plate': 'text required unique',
          Seats: { type: 'integer', required: true, min: 1, max: 9, default: '5' },
          Fuel: { options: ['Electric: good', 'Petrol: warning', 'Diesel: neutral'], required: true },
          'An hour': { type: 'money', required: true, min: 0 },
          'A kilometre': { type: 'money', required: true, min: 0 },
          Parked: { type: 'text', help: 'Where it stands now.' },
          'Inspection due': 'date',
          'Driven this month': {
            type: 'number',
            computed:
              'sum(Distance in Drives where Status is "Back" and year(Start) = year(today) and month(Start) = month(today))',
            unit: 'km',
          },
          Out: { type: 'boolean', computed: 'count(Drives where Status is "On the road") > 0' },
        },
        views: [
          { gallery: 'Photo', show: ['Fuel', 'Parked', 'Out'] },
          { table: ['Number plate', 'Seats', 'Fuel', 'An hour', 'A kilometre', 'Parked', 'Inspection due'] },
        ],
        filters: { 'Here now': 'not Out' },
        badges: {
          'Out: info': 'Out',
          'Inspection: bad': 'Inspection due < today + 14 days',
          'Damaged: warning': 'count(Damages where Status is not "Repaired") > 0',
        },
        samples: `
          Name | Photo | Number plate | Seats | Fuel | An hour | A kilometre | Parked | Inspection due
          Zoe | small electric car | FR-GM 210E | 5 | Electric | 1.80 | 0.22 | Charging post, Lindenplatz | +200
          Blue van | blue van | FR-GM 88 | 3 | Diesel | 2.90 | 0.34 | Behind the bakery | +9
          Old estate | estate car | FR-GM 45 | 5 | Petrol | 1.40 | 0.29 | Bay 14 | +120
          Red one | red hatchback | FR-GM 61 | 4 | Petrol | 1.40 | 0.27 | Bay 12 | +310
        `,
      },
      {
        name: 'Member',
        icon: 'users',
        fields: {
          Name: 'text required',
          Email: 'email required unique',
          Phone: 'phone',
          'Licence seen': 'boolean',
          Deposit: { type: 'money', min: 0, default: '400' },
          'Paid so far': { type: 'money', min: 0, default: '0' },
          Driven: { type: 'number', computed: 'sum(Distance in Drives where Status is "Back")', unit: 'km' },
          Owes: { type: 'money', computed: 'sum(Cost in Drives) - Paid so far' },
        },
        views: [{ table: ['Email', 'Phone', 'Licence seen', 'Deposit', 'Driven', 'Owes'] }],
        filters: { Owes: 'Owes > 0', 'Licence to see': 'not Licence seen' },
        badges: { 'Licence to see: bad': 'not Licence seen', 'Owes: warning': 'Owes > 50' },
        actions: [
          {
            name: 'Licence seen',
            icon: 'badge-check',
            when: 'not Licence seen',
            set: { 'Licence seen': 'true' },
          },
          {
            name: 'Settled',
            icon: 'banknote',
            when: 'Owes > 0',
            set: { 'Paid so far': 'Paid so far + Owes' },
          },
        ],
        samples: `
          Name | Email | Phone | Licence seen | Deposit | Paid so far
          Anneke Bos | anneke@example.com | +49 151 5550 0101 | yes | 400.00 | 60.00
          Familie Reuter | reuter@example.com | +49 151 5550 0102 | yes | 400.00 | 0.00
          Tarik Demir | tarik@example.com | +49 151 5550 0103 | yes | 400.00 | 0.00
          Jonas Wirth | jonas@example.com | | yes | 0.00 | 0.00
          Mei Lang | mei@example.com | +49 151 5550 0105 | no | 0.00 | 0.00
        `,
      },
      {
        name: 'Damage',
        icon: 'triangle-alert',
        fields: {
          Name: 'text required',
          Car: { to: 'Car', required: true },
          Seen: { type: 'date', required: true, default: 'today' },
          'Reported by': { to: 'Member', inverse: 'Damages reported' },
          Photo: 'image',
          Status: {
            options: ['New: bad', 'At the garage: warning', 'Repaired: good'],
            required: true,
            default: 'New',
          },
          Cost: { type: 'money', min: 0 },
          'May be driven': { type: 'boolean', default: 'true' },
        },
        sort: 'Seen desc',
        views: [
          { board: 'Status', show: ['Car', 'Seen', 'Cost'] },
          { table: ['Car', 'Seen', 'Reported by', 'Status', 'Cost', 'May be driven'] },
        ],
        filters: { Open: 'Status is not "Repaired"' },
        badges: { 'Do not drive: bad': 'not May be driven and Status is not "Repaired"' },
        actions: [
          {
            name: 'Repaired',
            icon: 'wrench',
            when: 'Status is not "Repaired"',
            set: { Status: 'Repaired', 'May be driven': 'true' },
          },
        ],
        samples: `
          Name | Car | Seen | Reported by | Photo | Status | Cost | May be driven
          Scratch on the sliding door | Blue van | -4 | Jonas Wirth | car scratch | New | | yes
          Windscreen chipped | Old estate | -20 | Tarik Demir | windscreen | Repaired | 90.00 | yes
          Left mirror loose | Zoe | -7 | Anneke Bos | | At the garage | 140.00 | yes
          Brake warning light | Red one | -2 | | dashboard | At the garage | | no
        `,
      },
    ],
    metrics: {
      'Members owe': { sum: 'Owes', of: 'Member' },
      'Open damage': { count: 'Damage', where: 'Status is not "Repaired"' },
      'Distance by car': { sum: 'Distance', of: 'Drive', where: 'Status is "Back"', by: 'Car' },
      'Drives per week': { count: 'Drive', where: 'Status is not "Cancelled"', by: 'Start', per: 'week' },
    },
    pages: [
      'Drives',
      'Cars',
      'Members',
      'Damages',
      {
        name: 'Car park',
        icon: 'key',
        blocks: [
          { figures: ['Members owe', 'Open damage'] },
          {
            shortlist: 'Drive',
            title: 'Next drives',
            where: 'Start >= now and Status is "Booked"',
            sort: 'Start',
          },
          { chart: 'Distance by car' },
          { chart: 'Drives per week' },
        ],
      },
    ],
  },
};
