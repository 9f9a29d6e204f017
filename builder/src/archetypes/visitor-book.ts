import type { Archetype } from './archetype';

export const visitorBook: Archetype = {
  id: 'visitor-book',
  names: {
    en: ['visitor book', 'visitors', 'visitor log', 'reception desk', 'visitor management'],
    es: ['registro de visitantes', 'libro de visitas de recepción', 'visitas de la empresa'],
    fr: ['registre des visiteurs', 'accueil des visiteurs', 'visiteurs'],
    de: ['Besucherbuch', 'Besucherverwaltung', 'Besucherliste', 'Empfang'],
    pt: ['registo de visitantes', 'livro de visitantes', 'receção de visitantes'],
  },
  words: [
    'visitor',
    'reception',
    'host',
    'badge',
    'sign-in',
    'arrival',
    'guest',
    'evacuation',
    'contractor',
    'escort',
    'front-desk',
    'gate',
    'lobby',
  ],
  draft: {
    title: 'Visitor book',
    look: { accent: '#a65a17', icon: 'id-card', radius: 'soft', density: 'cozy' },
    entities: [
      {
        name: 'Visit',
        icon: 'door-open',
        label: 'Visitor',
        fields: {
          Visitor: { to: 'Visitor', required: true },
          Host: { to: 'Host', required: true },
          Purpose: {
            options: ['Meeting', 'Interview', 'Delivery', 'Repair work', 'Tour'],
            default: 'Meeting',
          },
          Expected: { type: 'datetime', required: true, default: 'now' },
          Arrived: 'datetime',
          Left: 'datetime',
          Badge: { type: 'integer', min: 1, max: 40 },
          Briefed: { type: 'boolean', help: 'Was told the safety rules and signed for them.' },
          Stayed: { type: 'duration', computed: 'if Left is empty then empty else Left - Arrived' },
        },
        sort: 'Expected desc',
        views: [
          { table: ['Host', 'Purpose', 'Expected', 'Arrived', 'Left', 'Badge'] },
          { calendar: 'Expected', color: 'Purpose' },
          { cards: ['Host', 'Expected', 'Badge'] },
        ],
        filters: {
          'In the building': 'Arrived is not empty and Left is empty',
          'Still expected': 'Arrived is empty and Expected >= now - 3 hours',
          'Badge not returned': 'Left is empty and Arrived < now - 12 hours',
        },
        rules: [
          { check: 'Left >= Arrived', field: 'Left', message: 'A visitor leaves after arriving.' },
          {
            check: 'Purpose is not "Repair work" or Arrived is empty or Briefed',
            field: 'Briefed',
            message: 'Who works here is told the safety rules first.',
          },
          {
            limit: '1',
            within: ['Badge'],
            where: 'Arrived is not empty and Left is empty',
            message: 'Somebody in the building wears that badge.',
          },
        ],
        badges: {
          'In the building: accent': 'Arrived is not empty and Left is empty',
          'Forgot to sign out: bad': 'Left is empty and Arrived < now - 12 hours',
          'Not briefed: warning': 'Arrived is empty and Purpose is "Repair work" and not Briefed',
        },
        actions: [
          {
            name: 'Sign in',
            icon: 'log-in',
            when: 'Arrived is empty and (Purpose is not "Repair work" or Briefed)',
            set: { Arrived: 'now' },
          },
          {
            name: 'Sign out',
            icon: 'log-out',
            when: 'Arrived is not empty and Left is empty',
            set: { Left: 'now' },
          },
        ],
        samples: `
          Visitor       | Host       | Purpose     | Expected  | Arrived   | Left      | Badge | Briefed
          Iris Campbell | Jonas Weir | Interview   | +1T10:00  |           |           |       | no
          Stefan Kraus  | Molly Tate | Repair work | +1T08:00  |           |           |       | no
          Bea Lomax     | Jonas Weir | Meeting     | -1T09:30  | -1T09:24  | -1T11:10  | 12    | no
          Stefan Kraus  | Molly Tate | Repair work | -1T13:00  | -1T13:20  |           | 7     | yes
          Ken Adebayo   | Priya Nair | Tour        | -6T14:00  | -6T13:55  | -6T15:30  | 3     | no
          Bea Lomax     | Priya Nair | Meeting     | -20T11:00 | -20T11:05 | -20T12:00 | 12    | no
        `,
      },
      {
        name: 'Visitor',
        icon: 'contact',
        fields: {
          Name: 'text required',
          Company: 'text',
          Phone: 'phone',
          Email: 'email',
          'Number plate': 'text',
          Visits: { type: 'integer', computed: 'count(Visits where Arrived is not empty)' },
          'Last visit': { type: 'datetime', computed: 'largest(Arrived in Visits)' },
          Barred: { type: 'boolean', help: 'Is not to be let in.' },
        },
        views: [{ table: ['Company', 'Phone', 'Number plate', 'Visits', 'Last visit'] }],
        filters: { 'Been here before': 'Visits > 0', Barred: 'Barred' },
        rules: [
          {
            check: 'not Barred or count(Visits where Arrived is empty) = 0',
            field: 'Barred',
            message: 'This person is expected: take them off the list first.',
          },
        ],
        badges: { 'Barred: bad': 'Barred', 'First visit: info': 'Visits = 0' },
        samples: `
          Name          | Company         | Phone           | Email                  | Number plate | Barred
          Iris Campbell |                 | +44 1632 960701 | iris@example.com       |              | no
          Stefan Kraus  | Lift & Hoist    | +44 1632 960714 | kraus@lift.example     | LH21 KRS     | no
          Bea Lomax     | Lomax Packaging | +44 1632 960722 | bea@lomax.example      | BL70 PAK     | no
          Ken Adebayo   | City College    | +44 1632 960738 | k.adebayo@city.example |              | no
          Victor Crane  |                 |                 |                        | VC19 XRT     | yes
        `,
      },
      {
        name: 'Host',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Department: 'text',
          Phone: { type: 'phone', help: 'Reception calls this number.' },
          Floor: 'integer',
          'Guests now': {
            type: 'integer',
            computed: 'count(Visits where Arrived is not empty and Left is empty)',
          },
        },
        views: [{ table: ['Department', 'Phone', 'Floor', 'Guests now'] }],
        filters: { 'With guests': 'Guests now > 0' },
        samples: `
          Name        | Department | Phone           | Floor
          Jonas Weir  | Personnel  | +44 1632 960751 | 2
          Molly Tate  | Facilities | +44 1632 960752 | 0
          Priya Nair  | Marketing  | +44 1632 960753 | 3
          Leo Hammond | Board      | +44 1632 960754 | 4
        `,
      },
    ],
    metrics: {
      'In the building': { count: 'Visit', where: 'Arrived is not empty and Left is empty' },
      'Still expected': { count: 'Visit', where: 'Arrived is empty and Expected >= now - 3 hours' },
      'Visits by purpose': { count: 'Visit', where: 'Arrived is not empty', by: 'Purpose' },
      'Visits per week': { count: 'Visit', where: 'Arrived is not empty', by: 'Arrived', per: 'week' },
    },
    pages: [
      {
        name: 'Reception',
        icon: 'concierge-bell',
        blocks: [
          { figures: ['In the building', 'Still expected'] },
          {
            shortlist: 'Visit',
            title: 'Evacuation list',
            where: 'Arrived is not empty and Left is empty',
            sort: 'Arrived',
            most: 20,
          },
          { shortlist: 'Visit', title: 'Expected next', where: 'Arrived is empty', sort: 'Expected' },
          { chart: 'Visits by purpose', shape: 'donut' },
          { chart: 'Visits per week' },
        ],
      },
      'Visits',
      'Visitors',
      'Hosts',
    ],
  },
};
