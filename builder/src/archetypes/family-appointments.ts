import type { Archetype } from './archetype';

export const familyAppointments: Archetype = {
  id: 'family-appointments',
  names: {
    en: ['family calendar', 'family appointments', 'family planner', 'who goes where', 'family schedule'],
    es: ['calendario familiar', 'citas de la familia', 'agenda familiar'],
    fr: ['calendrier familial', 'rendez-vous de la famille', 'agenda de la famille'],
    de: ['Familienkalender', 'Termine der Familie', 'Familienplaner'],
    pt: ['calendário da família', 'compromissos da família', 'agenda da família'],
  },
  words: [
    'appointment',
    'dentist',
    'doctor',
    'haircut',
    'optician',
    'practice',
    'lift',
    'drop-off',
    'pick-up',
    'clash',
    'family',
    'check-up',
    'waiting',
    'swimming',
    'orthodontist',
  ],
  draft: {
    title: 'Family calendar',
    look: { accent: '#4468b0', icon: 'calendar-days', font: 'friendly', radius: 'round' },
    weekStart: 'monday',
    entities: [
      {
        name: 'Appointment',
        icon: 'calendar-check',
        fields: {
          Name: 'text required',
          Person: { to: 'Person', required: true, inverse: 'Appointments' },
          Starts: 'datetime required',
          Ends: 'datetime required',
          Place: { to: 'Place' },
          'Leave at': { type: 'datetime', computed: 'Starts - Place.Getting there' },
          Driver: { to: 'Person', inverse: 'Lifts' },
          Status: {
            options: ['Wished for: warning', 'Fixed: good', 'Cancelled: neutral'],
            required: true,
            default: 'Fixed',
          },
          Bring: 'text',
        },
        sort: 'Starts',
        views: [
          { calendar: 'Starts', end: 'Ends', color: 'Person' },
          {
            list: ['Starts', 'Person', 'Leave at'],
            name: 'Next days',
            where: 'Starts >= today and Starts <= today + 7 days',
          },
          { board: 'Person', show: ['Starts', 'Place', 'Driver'] },
          { table: ['Person', 'Starts', 'Place', 'Leave at', 'Driver', 'Status'] },
        ],
        filters: {
          Today: 'date(Starts) = today',
          'Nobody drives': 'Driver is empty and Person.Needs a lift and Starts >= now',
          'To arrange': 'Status is "Wished for"',
        },
        rules: [
          { check: 'Ends > Starts', field: 'Ends', message: 'It ends after it starts.' },
          {
            noOverlap: ['Starts', 'Ends'],
            within: ['Person'],
            where: 'Status is not "Cancelled"',
            message: 'They are somewhere else then.',
          },
          {
            noOverlap: ['Starts', 'Ends'],
            within: ['Driver'],
            where: 'Status is not "Cancelled"',
            message: 'The driver is on the way with somebody else.',
          },
          {
            check: 'Driver is empty or Driver.Drives',
            field: 'Driver',
            message: 'They do not drive.',
          },
        ],
        badges: {
          'Who drives?: bad':
            'Driver is empty and Person.Needs a lift and Starts >= now and Status is "Fixed"',
          'Today: accent': 'date(Starts) = today and Status is "Fixed"',
        },
        actions: [
          { name: 'Fixed', icon: 'check', when: 'Status is "Wished for"', set: { Status: 'Fixed' } },
          {
            name: 'Cancel',
            icon: 'x',
            when: 'Status is not "Cancelled" and Starts > now',
            set: { Status: 'Cancelled' },
          },
          {
            name: 'Again next week',
            icon: 'repeat',
            adds: 'Appointment',
            set: {
              Name: 'Name',
              Person: 'Person',
              Starts: 'Starts + 1 week',
              Ends: 'Ends + 1 week',
              Place: 'Place',
              Driver: 'Driver',
              Bring: 'Bring',
            },
          },
        ],
        samples: `
          Name             | Person | Starts   | Ends     | Place          | Driver | Status     | Bring
          Check-up         | Emil   | +0T15:30 | +0T16:10 | Dentist        | Clara  | Fixed      | Insurance card
          Swimming         | Ida    | +1T16:00 | +1T17:00 | Swimming pool  |        | Fixed      | Goggles
          Parents’ evening | Clara  | +3T19:00 | +3T20:30 | Primary school |        | Fixed      | Question about maths
          New glasses      | Opa    | +6T10:00 | +6T10:45 | Optician       | Georg  | Wished for | Old glasses
          Haircut          | Georg  | -4T17:30 | -4T18:00 |                |        | Fixed      |
          Football match   | Emil   | +4T10:00 | +4T12:00 |                | Georg  | Cancelled  | Boots
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Phone: 'phone',
          Drives: 'boolean',
          'Needs a lift': 'boolean',
          Next: {
            type: 'datetime',
            computed: 'smallest(Starts in Appointments where Starts >= now and Status is not "Cancelled")',
          },
          'Lifts this week': {
            type: 'integer',
            computed:
              'count(Lifts where Starts >= today and Starts < today + 7 days and Status is not "Cancelled")',
          },
        },
        views: [{ cards: ['Colour', 'Phone', 'Next', 'Lifts this week'] }],
        filters: { Drivers: 'Drives' },
        badges: { 'Driving a lot: info': '[Lifts this week] >= 1' },
        samples: `
          Name  | Colour  | Phone           | Drives | Needs a lift
          Clara | #b04d5e | +44 7700 900301 | yes    | no
          Georg | #147a80 | +44 7700 900302 | yes    | no
          Emil  | #c2410f |                 | no     | yes
          Ida   | #8b4f9b |                 | no     | yes
          Opa   | #6d4a23 | +44 1632 960303 | no     | yes
        `,
      },
      {
        name: 'Place',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Address: 'text',
          Phone: 'phone',
          'Getting there': { type: 'duration', required: true, min: 0, default: '15 minutes' },
          'Opening hours': 'text',
          Website: 'url',
          Visits: { type: 'integer', computed: 'count(Appointments where Status is not "Cancelled")' },
        },
        views: [{ table: ['Address', 'Phone', 'Getting there', 'Opening hours', 'Visits'] }],
        filters: { 'Close by': 'Getting there <= 15 minutes' },
        samples: `
          Name           | Address          | Phone           | Getting there | Opening hours    | Website
          Dentist        | Market Place 3   | +44 1632 960311 | 0:20          | Mon to Thu, 8–17 | https://smiles.example
          Swimming pool  | Lido Lane        | +44 1632 960322 | 0:15          | Daily, 7–21      |
          Primary school | Elm Road 2       | +44 1632 960333 | 0:10          |                  |
          Optician       | Station Parade 9 | +44 1632 960344 | 0:35          | Tue to Sat, 9–18 |
        `,
      },
    ],
    metrics: {
      'Next seven days': {
        count: 'Appointment',
        where: 'Starts >= today and Starts < today + 7 days and Status is not "Cancelled"',
      },
      'Nobody drives': {
        count: 'Appointment',
        where: 'Driver is empty and Person.Needs a lift and Starts >= now',
      },
      'Appointments by person': { count: 'Appointment', where: 'Status is not "Cancelled"', by: 'Person' },
      'Appointments per month': { count: 'Appointment', by: 'Starts', per: 'month' },
    },
    pages: [
      'Appointments',
      {
        name: 'This week',
        icon: 'calendar-clock',
        blocks: [
          { figures: ['Next seven days', 'Nobody drives'] },
          {
            shortlist: 'Appointment',
            title: 'Next',
            where: 'Starts >= today and Status is not "Cancelled"',
            sort: 'Starts',
          },
          { chart: 'Appointments by person' },
          { chart: 'Appointments per month' },
        ],
      },
      'People',
      'Places',
    ],
  },
};
