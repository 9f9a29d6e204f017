import type { Archetype } from './archetype';

export const volunteers: Archetype = {
  id: 'volunteers',
  names: {
    en: ['volunteers', 'volunteer shifts', 'volunteer coordination', 'neighbourhood help', 'helpers'],
    es: ['voluntarios', 'turnos de voluntarios', 'ayuda vecinal'],
    fr: ['bénévoles', 'gestion des bénévoles', 'entraide de quartier'],
    de: ['Ehrenamtliche', 'Freiwillige', 'Nachbarschaftshilfe'],
    pt: ['voluntários', 'turnos de voluntários', 'ajuda entre vizinhos'],
  },
  words: [
    'volunteer',
    'helper',
    'shift',
    'skill',
    'help',
    'neighbour',
    'errand',
    'lift',
    'background',
    'coordinator',
    'charity',
    'available',
    'request',
    'hour',
    'befriend',
  ],
  draft: {
    title: 'Volunteers',
    look: { accent: '#b14a6b', icon: 'heart-handshake', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Volunteer',
        icon: 'hand-heart',
        fields: {
          Name: 'text required unique',
          Phone: 'phone required',
          Email: 'email',
          Skills: {
            options: ['Driving', 'Shopping', 'Gardening', 'Small repairs', 'Company', 'Paperwork'],
            many: true,
          },
          Free: { options: ['Weekdays', 'Evenings', 'Weekends'], many: true },
          Since: { type: 'date', default: 'today' },
          'Checked until': { type: 'date', help: 'Background check, valid for three years.' },
          Hours: { type: 'duration', computed: 'sum(Took in Requests)' },
          'Open now': { type: 'integer', computed: 'count(Requests where Status is "Taken")' },
        },
        views: [
          { table: ['Skills', 'Free', 'Phone', 'Open now', 'Hours', 'Checked until'] },
          { cards: ['Skills', 'Free', 'Phone'] },
        ],
        filters: { 'Not busy': 'Open now = 0', Drivers: 'Skills contains "Driving"' },
        badges: {
          'Check has run out: bad': 'Checked until is empty or Checked until < today',
          'Check runs out: warning': 'Checked until >= today and Checked until <= today + 60 days',
        },
        actions: [
          {
            name: 'Check renewed',
            icon: 'shield-check',
            when: 'Checked until is empty or Checked until <= today + 60 days',
            set: { 'Checked until': 'today + 3 years' },
          },
        ],
        samples: `
          Name          | Phone           | Email             | Skills                 | Free                | Since | Checked until
          Bea Larkin    | +44 1632 960411 | bea@example.com   | Driving, Shopping      | Weekdays            | -700  | +380
          Yusuf Demir   | +44 1632 960418 | yusuf@example.com | Small repairs, Driving | Evenings, Weekends  | -200  | +40
          Sheila Pope   | +44 1632 960424 |                   | Company, Paperwork     | Weekdays            | -1500 | -10
          Kofi Antwi    | +44 1632 960430 | kofi@example.com  | Gardening              | Weekends            | -20   |
        `,
      },
      {
        name: 'Request',
        icon: 'life-buoy',
        label: 'What',
        fields: {
          What: 'text required',
          Neighbour: { to: 'Neighbour', required: true },
          Kind: {
            options: ['Driving', 'Shopping', 'Gardening', 'Small repairs', 'Company', 'Paperwork'],
            required: true,
          },
          When: 'datetime',
          Volunteer: { to: 'Volunteer' },
          Status: {
            options: ['Open: warning', 'Taken: info', 'Done: good', 'Fell through: bad'],
            required: true,
            default: 'Open',
          },
          Took: { type: 'duration', min: 0 },
          Asked: { type: 'date', required: true, default: 'today' },
        },
        sort: 'When',
        views: [
          { board: 'Status', show: ['Neighbour', 'Kind', 'When', 'Volunteer'] },
          { calendar: 'When', color: 'Status' },
          { table: ['Neighbour', 'Kind', 'When', 'Volunteer', 'Status', 'Took'] },
        ],
        filters: { Open: 'Status is "Open"', 'This week': 'When >= now and When <= now + 7 days' },
        rules: [
          {
            check: 'Status is "Open" or Status is "Fell through" or Volunteer is not empty',
            field: 'Volunteer',
            message: 'Say who helps.',
          },
          {
            check: 'Volunteer is empty or Status is not "Taken" or Volunteer.Checked until >= today',
            field: 'Volunteer',
            message: 'Nobody visits without a valid check.',
          },
        ],
        badges: {
          'Nobody yet: bad': 'Status is "Open" and When <= now + 2 days',
          'Waits long: warning': 'Status is "Open" and Asked < today - 7 days',
        },
        actions: [
          { name: 'Done', icon: 'check', when: 'Status is "Taken"', set: { Status: 'Done' } },
          {
            name: 'Open again',
            icon: 'rotate-ccw',
            when: 'Status is "Taken"',
            set: { Status: 'Open', Volunteer: 'empty' },
          },
        ],
        samples: `
          What                   | Neighbour      | Kind          | When      | Volunteer   | Status | Took | Asked
          Lift to the eye clinic | Mrs Gladwin    | Driving       | +1T09:15  |             | Open   |      | -2
          Weekly shop            | Mr Petrov      | Shopping      | +2T10:00  | Bea Larkin  | Taken  |      | -5
          Dripping kitchen tap   | Mrs Gladwin    | Small repairs | -3T18:30  | Yusuf Demir | Done   | 0:50 | -9
          Cup of tea and a chat  | Winnie Asante  | Company       | -6T14:00  | Sheila Pope | Done   | 1:30 | -10
          Hedge along the path   | Mr Petrov      | Gardening     |           |             | Open   |      | -12
        `,
      },
      {
        name: 'Neighbour',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Address: 'text required',
          'Good to know': { type: 'text', help: 'Hard of hearing, dog, key with next door.' },
          'Last helped': { type: 'date', computed: 'date(largest(When in Requests where Status is "Done"))' },
          Open: { type: 'integer', computed: 'count(Requests where Status is "Open")' },
        },
        views: [{ list: ['Address', 'Phone', 'Last helped', 'Open'] }],
        filters: { 'With open requests': 'Open > 0' },
        badges: { 'Not seen lately: warning': 'Last helped is empty or Last helped < today - 60 days' },
        actions: [
          {
            name: 'Ring for company',
            icon: 'phone',
            adds: 'Request',
            set: {
              What: '"Ring and ask how things are"',
              Neighbour: 'this',
              Kind: 'Company',
              Status: 'Open',
              Asked: 'today',
            },
          },
        ],
        samples: `
          Name          | Phone           | Address          | Good to know
          Mrs Gladwin   | +44 1632 960440 | 12 Orchard Close | Ring twice, slow to the door
          Mr Petrov     | +44 1632 960446 | 3 Station Road   | Friendly dog
          Winnie Asante | +44 1632 960452 | Flat 5, Elm House | Hard of hearing
          Ron Baxter    |                 | 30 Canal Street  | No telephone
        `,
      },
    ],
    metrics: {
      'Open requests': { count: 'Request', where: 'Status is "Open"' },
      'Hours given': { sum: 'Took', of: 'Request' },
      'Requests by kind': { count: 'Request', by: 'Kind' },
      'Requests per month': { count: 'Request', by: 'Asked', per: 'month' },
    },
    pages: [
      'Requests',
      'Volunteers',
      'Neighbours',
      {
        name: 'Coordinator',
        icon: 'phone',
        blocks: [
          { figures: ['Open requests', 'Hours given'] },
          { shortlist: 'Request', title: 'Find somebody', where: 'Status is "Open"', sort: 'When' },
          { chart: 'Requests by kind', shape: 'donut' },
          { chart: 'Requests per month' },
        ],
      },
    ],
  },
};
