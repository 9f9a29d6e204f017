import type { Archetype } from './archetype';

export const taxi: Archetype = {
  id: 'taxi',
  names: {
    en: ['taxi company', 'taxi rides', 'minicab firm', 'chauffeur service', 'airport transfers'],
    es: ['empresa de taxis', 'servicio de taxi', 'traslados al aeropuerto'],
    fr: ['société de taxis', 'courses de taxi', 'chauffeur privé'],
    de: ['Taxiunternehmen', 'Taxizentrale', 'Fahrdienst', 'Flughafentransfer'],
    pt: ['empresa de táxis', 'praça de táxis', 'serviço de motorista'],
  },
  words: [
    'taxi',
    'cab',
    'ride',
    'passenger',
    'driver',
    'fare',
    'airport',
    'pickup',
    'dispatcher',
    'meter',
    'chauffeur',
    'minicab',
    'transfer',
    'shift',
    'wheelchair',
  ],
  draft: {
    title: 'Taxi company',
    look: { accent: '#8a6d00', icon: 'car', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Ride',
        icon: 'map-pin',
        fields: {
          Name: { type: 'text', required: true, help: 'Who is picked up.' },
          Phone: 'phone',
          Start: 'datetime required',
          From: 'text required',
          To: 'text',
          Driver: { to: 'Driver' },
          Status: {
            options: [
              'Ordered: warning',
              'Given out: info',
              'On board: accent',
              'Done: good',
              'Nobody there: bad',
            ],
            required: true,
            default: 'Ordered',
          },
          Fare: { type: 'money', min: 0, help: 'From the meter.' },
          'Paid by': { options: ['Cash', 'Card', 'Account'] },
        },
        sort: 'Start',
        views: [
          { board: 'Status', show: ['Start', 'From', 'To', 'Driver'] },
          { calendar: 'Start', color: 'Driver' },
          { table: ['Start', 'From', 'To', 'Driver', 'Status', 'Fare', 'Paid by'] },
        ],
        filters: {
          'No driver yet': 'Driver is empty and Status is "Ordered"',
          'To come': 'Start >= now and Status is not "Done"',
          Account: 'Paid by is "Account"',
        },
        rules: [
          {
            noOverlap: ['Start', 'Start + 20 minutes'],
            within: ['Driver'],
            where: 'Status is not "Nobody there"',
            message: 'The driver has a ride within twenty minutes of that.',
          },
          {
            check: 'Status is "Ordered" or Driver is not empty',
            field: 'Driver',
            message: 'Say who drives.',
          },
          {
            check: 'Status is not "Done" or Fare is not empty',
            field: 'Fare',
            message: 'The meter gives the fare.',
          },
        ],
        badges: {
          'No driver: bad': 'Driver is empty and Status is "Ordered" and Start < now + 30 minutes',
          'Soon: warning': 'Status is "Given out" and Start < now + 15 minutes',
        },
        actions: [
          {
            name: 'Give out',
            icon: 'radio',
            when: 'Status is "Ordered" and Driver is not empty',
            set: { Status: 'Given out' },
          },
          {
            name: 'On board',
            icon: 'user-check',
            when: 'Status is "Given out"',
            set: { Status: 'On board' },
          },
          {
            name: 'Nobody there',
            icon: 'x',
            when: 'Status is "Given out" and Start < now',
            set: { Status: 'Nobody there', Fare: '0' },
          },
        ],
        samples: `
          Name           | Phone    | Start    | From          | To           | Driver | Status       | Fare  | Paid by
          Mr Tanaka      | 555-2311 | +0T11:50 | Grand Hotel   | Airport      | Yusuf  | Given out    |       | Card
          Mrs Weller     | 555-2312 | +0T12:10 | Clinic South  | Lindenweg 4  |        | Ordered      |       | Account
          Law firm Kranz | 555-2313 | +0T17:30 | Bank Street 1 | Main station | Marta  | Ordered      |       | Account
          Night guest    |          | -1T02:15 | Club Aurora   | Hafen 9      | Yusuf  | Done         | 18.40 | Cash
          Mrs Weller     | 555-2312 | -2T09:00 | Lindenweg 4   | Clinic South | Marta  | Done         | 14.20 | Account
          Party of three | 555-2316 | -1T23:40 | Town hall     |              | Marta  | Nobody there | 0.00  |
        `,
      },
      {
        name: 'Driver',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone required',
          'Licence until': 'date required',
          'Medical until': 'date',
          Share: {
            type: 'percent',
            required: true,
            min: 0,
            max: 100,
            default: '45%',
            help: 'Of the takings.',
          },
          Takings: { type: 'money', computed: 'sum(Fare in Rides where Status is "Done")' },
          Wage: { type: 'money', computed: 'Takings * Share' },
          'Cash to hand in': {
            type: 'money',
            computed:
              'sum(Fare in Rides where Status is "Done" and Paid by is "Cash") - sum(Handed in in Shifts)',
          },
        },
        views: [{ table: ['Phone', 'Licence until', 'Medical until', 'Takings', 'Wage', 'Cash to hand in'] }],
        filters: { 'Papers run out': 'Licence until <= today + 60 days or Medical until <= today + 60 days' },
        badges: {
          'May not drive: bad': 'Licence until < today or Medical until < today',
          'Papers run out: warning': 'Licence until >= today and Licence until <= today + 60 days',
        },
        samples: `
          Name  | Phone    | Licence until | Medical until | Share
          Yusuf | 555-2321 | +420          | +90           | 45
          Marta | 555-2322 | +33           | +200          | 48
          Colin | 555-2323 | +700          | -4            | 45
          Ewa   | 555-2324 | +900          | +500          | 40
        `,
      },
      {
        name: 'Shift',
        icon: 'clock',
        label: 'Driver',
        fields: {
          Driver: { to: 'Driver', required: true },
          Car: { to: 'Car', required: true },
          Start: 'datetime required',
          End: 'datetime',
          Hours: { type: 'duration', computed: 'End - Start' },
          Distance: { type: 'integer', min: 0, unit: 'km' },
          'Handed in': { type: 'money', min: 0 },
        },
        sort: 'Start desc',
        views: [
          { calendar: 'Start', end: 'End', color: 'Driver' },
          { table: ['Car', 'Start', 'End', 'Hours', 'Distance', 'Handed in'] },
        ],
        filters: { 'On the road': 'End is empty' },
        rules: [
          { check: 'Hours <= 12 hours', field: 'End', message: 'Nobody drives longer than twelve hours.' },
          {
            noOverlap: ['Start', 'if End is empty then Start + 12 hours else End'],
            within: ['Car'],
            message: 'Somebody else has the car at that time.',
          },
          {
            check: 'Driver.Licence until >= date(Start)',
            field: 'Driver',
            message: 'The licence has run out by then.',
          },
        ],
        badges: { 'On the road: accent': 'End is empty and Start <= now' },
        actions: [
          {
            name: 'End the shift',
            icon: 'log-out',
            when: 'End is empty and Start <= now',
            set: { End: 'now' },
          },
        ],
        samples: `
          Driver | Car   | Start    | End      | Distance | Handed in
          Yusuf  | TX 12 | +0T06:00 |          |          |
          Marta  | TX 14 | +0T08:00 |          |          |
          Yusuf  | TX 12 | -1T19:00 | -1T23:50 | 86       |
          Marta  | TX 14 | -2T07:00 | -2T16:30 | 164      | 0.00
          Yusuf  | TX 12 | -4T18:00 | -3T02:00 | 171      | 10.00
        `,
      },
      {
        name: 'Car',
        icon: 'car',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Model: 'text required',
          Seats: { type: 'integer', required: true, min: 2, max: 9, default: '4' },
          Wheelchair: 'boolean',
          'Inspection due': 'date',
          'Meter checked until': 'date',
          Driven: { type: 'integer', computed: 'sum(Distance in Shifts)', unit: 'km' },
        },
        views: [
          { table: ['Model', 'Seats', 'Wheelchair', 'Inspection due', 'Meter checked until', 'Driven'] },
        ],
        filters: { 'For wheelchairs': 'Wheelchair', 'For six and more': 'Seats >= 6' },
        badges: {
          'Off the road: bad': 'Inspection due < today or Meter checked until < today',
          'Inspection soon: warning': 'Inspection due >= today and Inspection due <= today + 30 days',
        },
        actions: [
          {
            name: 'Inspected',
            icon: 'check',
            when: 'Inspection due <= today + 30 days',
            set: { 'Inspection due': 'today + 1 year' },
          },
        ],
        samples: `
          Number | Model          | Seats | Wheelchair | Inspection due | Meter checked until
          TX 12  | Corolla estate | 4     | no         | +18            | +210
          TX 14  | E-class        | 4     | no         | +230           | +40
          TX 15  | Vito           | 7     | yes        | +80            | +150
          TX 09  | Octavia        | 4     | no         | -3             | +60
        `,
      },
    ],
    metrics: {
      'No driver yet': { count: 'Ride', where: 'Driver is empty and Status is "Ordered"', goal: 0 },
      'On the road': { count: 'Shift', where: 'End is empty' },
      'Fares by driver': { sum: 'Fare', of: 'Ride', where: 'Status is "Done"', by: 'Driver' },
      'Fares per day': { sum: 'Fare', of: 'Ride', where: 'Status is "Done"', by: 'Start', per: 'day' },
    },
    pages: [
      'Rides',
      'Drivers',
      'Shifts',
      'Cars',
      {
        name: 'Control room',
        icon: 'radio',
        blocks: [
          { figures: ['No driver yet', 'On the road'] },
          {
            shortlist: 'Ride',
            title: 'Next rides',
            where: 'Status is "Ordered" or Status is "Given out"',
            sort: 'Start',
            most: 8,
          },
          { chart: 'Fares by driver' },
          { chart: 'Fares per day' },
        ],
      },
    ],
  },
};
