import type { Archetype } from './archetype';

export const familyVisits: Archetype = {
  id: 'family-visits',
  names: {
    en: [
      'holidays with relatives',
      'family visits',
      'christmas with the family',
      'house guests',
      'family get-togethers',
    ],
    es: ['vacaciones con la familia', 'visitas de la familia', 'navidad en familia'],
    fr: ['vacances en famille', 'visites de la famille', 'noël en famille'],
    de: ['Verwandtenbesuch', 'Familientreffen', 'Feiertage mit der Familie'],
    pt: ['férias com a família', 'visitas da família', 'natal em família'],
  },
  words: [
    'relative',
    'in-law',
    'grandparent',
    'cousin',
    'christmas',
    'easter',
    'stay',
    'host',
    'guest',
    'sofa-bed',
    'reunion',
    'overnight',
    'arrive',
    'aunt',
    'uncle',
    'bedding',
  ],
  draft: {
    title: 'Holidays with relatives',
    look: { accent: '#84407c', icon: 'bed-double', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Visit',
        icon: 'door-open',
        label: 'Relatives',
        fields: {
          Relatives: { to: 'Relative', required: true, inverse: 'Visits' },
          'Who travels': {
            options: ['They come to us: accent', 'We go to them: info'],
            required: true,
            default: 'They come to us',
          },
          Occasion: {
            options: ['Christmas', 'New Year', 'Easter', 'Summer', 'Birthday', 'Just so'],
            required: true,
          },
          Arrive: 'datetime required',
          Leave: 'datetime required',
          Status: {
            options: ['Asked: warning', 'Agreed: good', 'Called off: neutral'],
            required: true,
            default: 'Asked',
          },
          People: { type: 'integer', required: true, min: 1, max: 30, default: '2' },
          Nights: { type: 'integer', computed: 'date(Leave) - date(Arrive)' },
          'Sleep in': { to: 'Bedroom', inverse: 'Stays' },
        },
        sort: 'Arrive',
        views: [
          { calendar: 'Arrive', end: 'Leave', color: 'Who travels' },
          { board: 'Status', show: ['Occasion', 'Arrive', 'People'] },
          { table: ['Who travels', 'Occasion', 'Arrive', 'Leave', 'Nights', 'People', 'Sleep in', 'Status'] },
        ],
        filters: {
          'To come': 'Leave >= now and Status is not "Called off"',
          'No bed yet':
            'Who travels is "They come to us" and Nights > 0 and Sleep in is empty and Leave >= now and Status is not "Called off"',
          'Not agreed': 'Status is "Asked"',
        },
        rules: [
          { check: 'Leave > Arrive', field: 'Leave', message: 'Guests leave after they arrive.' },
          {
            noOverlap: ['Arrive', 'Leave'],
            within: ['Sleep in'],
            where: 'Status is not "Called off"',
            message: 'Somebody else sleeps in that room then.',
          },
          {
            check: 'Sleep in is empty or People <= Sleep in.Beds',
            field: 'Sleep in',
            message: 'There are not that many beds in the room.',
          },
          {
            check: 'Who travels is "They come to us" or Sleep in is empty',
            field: 'Sleep in',
            message: 'Our beds are only for those who come to us.',
          },
        ],
        badges: {
          'Needs a bed: bad':
            'Who travels is "They come to us" and Nights > 0 and Sleep in is empty and Leave >= now and Status is not "Called off"',
          'Make the beds: warning': 'Sleep in is not empty and Arrive >= now and Arrive <= today + 3 days',
        },
        actions: [
          { name: 'Agreed', icon: 'check', when: 'Status is "Asked"', set: { Status: 'Agreed' } },
          {
            name: 'Return visit',
            icon: 'arrow-left-right',
            when: 'Leave < now and Who travels is "They come to us"',
            adds: 'Visit',
            set: {
              Relatives: 'Relatives',
              'Who travels': 'We go to them',
              Occasion: 'Occasion',
              Arrive: 'Arrive + 1 year',
              Leave: 'Leave + 1 year',
            },
          },
        ],
        samples: `
          Relatives         | Who travels     | Occasion  | Arrive     | Leave      | Status     | People | Sleep in
          Gran and Grandpa  | They come to us | Birthday  | +2T15:10   | +5T10:00   | Agreed     | 2      | Guest room
          The Leeds cousins | They come to us | Summer    | +20T18:00  | +24T11:00  | Asked      | 4      |
          Uncle Desmond     | They come to us | Just so   | +3T12:00   | +4T09:00   | Agreed     | 1      | Study sofa
          Robert’s parents  | We go to them   | Easter    | -90T16:00  | -86T14:00  | Agreed     | 4      |
          Gran and Grandpa  | They come to us | Christmas | -170T14:00 | -164T11:00 | Agreed     | 2      | Guest room
          The Leeds cousins | We go to them   | New Year  | -166T19:00 | -165T12:00 | Called off | 4      |
        `,
      },
      {
        name: 'Relative',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Side: { options: ['Mine: accent', 'Yours: info', 'Both: good'] },
          Phone: 'phone',
          Address: 'text',
          'Do not eat': 'tags',
          'Bring along': { type: 'tags', help: 'Dog, cot, high chair …' },
          'Last seen': {
            type: 'date',
            computed: 'date(largest(Leave in Visits where Leave < now and Status is "Agreed"))',
          },
          'At ours': {
            type: 'integer',
            computed: 'count(Visits where Who travels is "They come to us" and Status is "Agreed")',
          },
          'At theirs': {
            type: 'integer',
            computed: 'count(Visits where Who travels is "We go to them" and Status is "Agreed")',
          },
        },
        views: [
          { cards: ['Phone', 'Do not eat', 'Last seen', 'At ours', 'At theirs'] },
          { table: ['Side', 'Phone', 'Last seen', 'At ours', 'At theirs'] },
        ],
        filters: {
          'Our turn to travel': '[At ours] > [At theirs]',
          'Not seen for long': 'Last seen is empty or Last seen < today - 180 days',
        },
        badges: { 'Our turn to travel: info': '[At ours] > [At theirs]' },
        samples: `
          Name              | Side  | Phone           | Address                | Do not eat | Bring along
          Gran and Grandpa  | Mine  | +44 1632 960501 | Seaview, Whitley Bay   | garlic     | hot-water bottle
          The Leeds cousins | Mine  | +44 7700 900502 | Chapel Street 8, Leeds | peanuts    | dog, cot
          Robert’s parents  | Yours | +44 1632 960503 | The Old Dairy, Ludlow  | pork       |
          Uncle Desmond     | Yours | +44 7700 900504 |                        |            | guitar
        `,
      },
      {
        name: 'Bedroom',
        icon: 'bed',
        fields: {
          Name: 'text required unique',
          Beds: { type: 'integer', required: true, min: 1, max: 10 },
          Kind: { options: ['Double bed', 'Single beds', 'Sofa bed', 'Mattresses', 'Tent'] },
          'Warm in winter': 'boolean',
          'Sheets clean': 'boolean',
          'Next guests': {
            type: 'datetime',
            computed: 'smallest(Arrive in Stays where Arrive >= now and Status is not "Called off")',
          },
        },
        views: [{ cards: ['Kind', 'Beds', 'Sheets clean', 'Next guests'] }],
        filters: { 'Sheets to wash': 'not Sheets clean' },
        badges: { 'Wash the sheets: warning': 'not Sheets clean and Next guests <= today + 7 days' },
        actions: [
          { name: 'Beds made', icon: 'check', when: 'not Sheets clean', set: { 'Sheets clean': 'true' } },
        ],
        samples: `
          Name       | Beds | Kind       | Warm in winter | Sheets clean
          Guest room | 2    | Double bed | yes            | no
          Study sofa | 1    | Sofa bed   | yes            | yes
          Attic      | 4    | Mattresses | no             | no
          Garden     | 3    | Tent       | no             | yes
        `,
      },
      {
        name: 'Plan',
        icon: 'utensils',
        fields: {
          Name: 'text required',
          Visit: { to: 'Visit', required: true, onDelete: 'cascade' },
          When: 'datetime required',
          Kind: {
            options: ['Meal: warning', 'Outing: info', 'Presents: accent', 'Church', 'Rest: good'],
            required: true,
          },
          Who: { type: 'person', help: 'Who sees to it.' },
          Cost: { type: 'money', min: 0 },
          Done: 'boolean',
        },
        sort: 'When',
        views: [{ list: ['When', 'Kind', 'Who'] }, { calendar: 'When', color: 'Kind' }],
        filters: { 'To come': 'When >= now', 'Nobody sees to it': 'Who is empty and not Done' },
        rules: [
          {
            check: 'When >= Visit.Arrive and When <= Visit.Leave',
            field: 'When',
            message: 'They are not there then.',
          },
        ],
        badges: { 'Who does it?: warning': 'Who is empty and not Done' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Name               | Visit | When       | Kind   | Who    | Cost  | Done
          Birthday dinner    | #1    | +3T19:00   | Meal   | Robert | 85.00 | no
          Boat to the island | #1    | +4T10:30   | Outing |        | 64.00 | no
          Tea with scones    | #3    | +3T16:00   | Meal   | Ellen  |       | no
          Goose              | #5    | -169T13:00 | Meal   | Ellen  | 72.00 | yes
          Midnight service   | #5    | -168T23:30 | Church | Gran   |       | yes
        `,
      },
    ],
    metrics: {
      'Visits to come': { count: 'Visit', where: 'Leave >= now and Status is not "Called off"' },
      'Nights with guests': {
        sum: 'Nights',
        of: 'Visit',
        where: 'Who travels is "They come to us" and Status is "Agreed"',
      },
      'Visits by occasion': { count: 'Visit', by: 'Occasion' },
      'Cost by kind': { sum: 'Cost', of: 'Plan', by: 'Kind' },
    },
    pages: [
      'Visits',
      'Plans',
      'Relatives',
      'Bedrooms',
      {
        name: 'Who is coming',
        icon: 'calendar-days',
        blocks: [
          { figures: ['Visits to come', 'Nights with guests'] },
          {
            shortlist: 'Visit',
            title: 'Next',
            where: 'Leave >= now and Status is not "Called off"',
            sort: 'Arrive',
          },
          { shortlist: 'Plan', title: 'Planned', where: 'When >= now', sort: 'When' },
          { chart: 'Visits by occasion' },
          { chart: 'Cost by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
