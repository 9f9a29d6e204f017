import type { Archetype } from './archetype';

export const hairSalon: Archetype = {
  id: 'hair-salon',
  names: {
    en: ['hair salon', 'hairdresser', 'barber shop', 'beauty salon', 'nail salon'],
    es: ['peluquería', 'barbería', 'salón de belleza'],
    fr: ['salon de coiffure', 'coiffeur', 'institut de beauté'],
    de: ['Friseursalon', 'Friseur', 'Barbershop', 'Kosmetikstudio'],
    pt: ['salão de cabeleireiro', 'barbearia', 'salão de beleza'],
  },
  words: [
    'hair',
    'salon',
    'stylist',
    'haircut',
    'barber',
    'colour',
    'highlight',
    'shampoo',
    'beard',
    'nail',
    'manicure',
    'blow-dry',
    'patch',
    'chair',
    'no-show',
    'beauty',
  ],
  draft: {
    title: 'Hair salon',
    look: { accent: '#a63a6b', icon: 'spray-can', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Appointment',
        icon: 'calendar-days',
        label: 'Client',
        fields: {
          Client: { to: 'Client', required: true },
          Start: 'datetime required',
          Service: { to: 'Service', required: true },
          Stylist: { to: 'Stylist', required: true },
          End: { type: 'datetime', computed: 'Start + Service.Duration' },
          Price: { type: 'money', computed: 'Service.Price' },
          Status: {
            options: [
              'Booked: info',
              'In the chair: accent',
              'Done: good',
              'Did not come: bad',
              'Cancelled: neutral',
            ],
            required: true,
            default: 'Booked',
          },
          Notes: 'text',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Stylist' },
          {
            board: 'Stylist',
            show: ['Start', 'Service', 'Status'],
            where: 'date(Start) = today',
            name: 'Today by stylist',
          },
          { table: ['Start', 'End', 'Service', 'Stylist', 'Status', 'Price'] },
        ],
        filters: { Today: 'date(Start) = today', 'To come': 'Start >= now and Status is "Booked"' },
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Stylist'],
            where: 'Status is not "Cancelled" and Status is not "Did not come"',
            message: 'The stylist has another client at that time.',
          },
        ],
        badges: {
          'Patch test first: bad':
            'Service.Needs patch test and Status is "Booked" and (Client.Patch test is empty or Client.Patch test < today - 6 months)',
          'First visit: info': 'Client.Visits = 0 and Status is "Booked"',
        },
        actions: [
          { name: 'In the chair', icon: 'play', when: 'Status is "Booked"', set: { Status: 'In the chair' } },
          { name: 'Done', icon: 'check', when: 'Status is "In the chair"', set: { Status: 'Done' } },
          {
            name: 'Did not come',
            icon: 'x',
            when: 'Status is "Booked" and Start < now',
            set: { Status: 'Did not come' },
          },
        ],
        samples: `
          Client       | Start     | Service          | Stylist | Status       | Notes
          Amelia Stone | +0T11:30  | Roots and gloss  | Carla   | In the chair |
          Dev Kapoor   | +0T11:00  | Cut and beard    | Milo    | Booked       | Running late
          Sofia Brandt | +0T15:00  | Highlights       | Carla   | Booked       | Wants to go lighter
          Greta Moon   | +2T10:00  | Cut and blow-dry | Yuki    | Booked       |
          Amelia Stone | -35T10:00 | Roots and gloss  | Carla   | Done         |
          Greta Moon   | -50T16:00 | Cut and blow-dry | Yuki    | Did not come |
        `,
      },
      {
        name: 'Client',
        icon: 'users-round',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Email: 'email',
          'Colour formula': {
            type: 'text',
            help: 'Tubes, developer and minutes, so that anybody can mix it.',
          },
          'Patch test': { type: 'date', help: 'When the skin was last tested for colour.' },
          Allergies: 'tags',
          Visits: { type: 'integer', computed: 'count(Appointments where Status is "Done")' },
          'Last visit': {
            type: 'datetime',
            computed: 'largest(Start in Appointments where Status is "Done")',
          },
          'Did not come': { type: 'integer', computed: 'count(Appointments where Status is "Did not come")' },
        },
        views: [
          { table: ['Phone', 'Colour formula', 'Patch test', 'Last visit', 'Visits'] },
          { cards: ['Phone', 'Colour formula', 'Allergies'] },
        ],
        filters: { 'Ask for a deposit': 'Did not come > 0' },
        badges: { 'Stays away: bad': 'Did not come > 0' },
        actions: [
          {
            name: 'Patch tested',
            icon: 'shield-check',
            when: 'Patch test is empty or Patch test < today',
            set: { 'Patch test': 'today' },
          },
        ],
        samples: `
          Name         | Phone    | Email              | Colour formula                       | Patch test | Allergies
          Amelia Stone | 555-0611 | amelia@example.com | 6.0 + 6.35 half and half, 6%, 35 min | -80        |
          Dev Kapoor   | 555-0612 |                    |                                      |            |
          Sofia Brandt | 555-0613 | sofia@example.com  | Foils, 9% on the back, gloss 9.16    | -260       | nickel
          Greta Moon   | 555-0614 | greta@example.com  |                                      |            | fragrance, latex
        `,
      },
      {
        name: 'Service',
        icon: 'scissors',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Cut', 'Colour', 'Styling', 'Beard', 'Nails'], required: true },
          Duration: { type: 'duration', required: true, min: 5 },
          Price: { type: 'money', required: true, min: 0 },
          'Needs patch test': 'boolean',
        },
        views: [{ table: ['Kind', 'Duration', 'Price', 'Needs patch test'] }],
        samples: `
          Name             | Kind    | Duration | Price  | Needs patch test
          Cut and blow-dry | Cut     | 1:00     | 52.00  | no
          Cut and beard    | Beard   | 0:45     | 38.00  | no
          Roots and gloss  | Colour  | 1:30     | 78.00  | yes
          Highlights       | Colour  | 2:30     | 135.00 | yes
          Bridal hair      | Styling | 2:00     | 120.00 | no
        `,
      },
      {
        name: 'Stylist',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          'Days in': {
            options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            many: true,
          },
          Today: {
            type: 'integer',
            computed: 'count(Appointments where date(Start) = today and Status is not "Cancelled")',
          },
          Earned: { type: 'money', computed: 'sum(Price in Appointments where Status is "Done")' },
        },
        views: [
          { cards: ['Days in', 'Today', 'Earned'] },
          { table: ['Phone', 'Days in', 'Today', 'Earned'] },
        ],
        samples: `
          Name   | Phone    | Days in
          Carla  | 555-0621 | Tuesday, Wednesday, Thursday, Friday
          Milo   | 555-0622 | Monday, Friday, Saturday
          Yuki   | 555-0623 | Wednesday, Thursday, Saturday
          Rafael | 555-0624 | Monday, Tuesday
        `,
      },
    ],
    metrics: {
      'Clients today': { count: 'Appointment', where: 'date(Start) = today and Status is not "Cancelled"' },
      'Did not come': { count: 'Appointment', where: 'Status is "Did not come"' },
      'Income per week': {
        sum: 'Price',
        of: 'Appointment',
        where: 'Status is "Done" or Status is "In the chair"',
        by: 'Start',
        per: 'week',
      },
      'Appointments by stylist': { count: 'Appointment', by: 'Stylist' },
    },
    pages: [
      'Appointments',
      'Clients',
      'Services',
      'Stylists',
      {
        name: 'Front desk',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['Clients today', 'Did not come'] },
          {
            shortlist: 'Appointment',
            title: 'Next in',
            where: 'Status is "Booked" and date(Start) >= today',
            sort: 'Start',
          },
          { chart: 'Income per week' },
          { chart: 'Appointments by stylist' },
        ],
      },
    ],
  },
};
