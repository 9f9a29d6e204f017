import type { Archetype } from './archetype';

export const estateAgency: Archetype = {
  id: 'estate-agency',
  names: {
    en: ['estate agent', 'real estate agency', 'property listings', 'house viewings', 'realtor'],
    es: ['inmobiliaria', 'agencia inmobiliaria', 'visitas de viviendas'],
    fr: ['agence immobilière', 'agent immobilier', 'visites immobilières'],
    de: ['Immobilienmakler', 'Maklerbüro', 'Immobilienangebote'],
    pt: ['imobiliária', 'agência imobiliária', 'mediação imobiliária'],
  },
  words: [
    'estate',
    'property',
    'house',
    'viewing',
    'buyer',
    'vendor',
    'offer',
    'listing',
    'mortgage',
    'realtor',
    'valuation',
    'commission',
    'bedroom',
    'asking',
    'solicitor',
    'broker',
  ],
  draft: {
    title: 'Estate agency',
    look: { accent: '#1d5c63', icon: 'signpost', font: 'editorial' },
    entities: [
      {
        name: 'Property',
        plural: 'Properties',
        icon: 'house',
        label: 'Address',
        fields: {
          Address: 'text required unique',
          Photo: 'image',
          Kind: { options: ['House', 'Flat', 'Plot', 'Shop'], required: true },
          Rooms: { type: 'number', min: 0, max: 30 },
          Size: { type: 'number', min: 1, unit: 'm²' },
          Price: { type: 'money', required: true, min: 0, help: 'What is asked.' },
          Status: {
            options: [
              'Valued: neutral',
              'On the market: info',
              'Under offer: accent',
              'Sold: good',
              'Withdrawn: bad',
            ],
            required: true,
            default: 'Valued',
          },
          'Listed on': 'date',
          'Best offer': {
            type: 'money',
            computed: 'largest(Amount in Offers where Status is not "Refused" and Status is not "Withdrawn")',
          },
        },
        sort: 'Listed on desc',
        views: [
          { gallery: 'Photo', show: ['Price', 'Rooms', 'Size', 'Status'] },
          { board: 'Status', show: ['Kind', 'Price', 'Best offer'] },
          { table: ['Kind', 'Rooms', 'Size', 'Price', 'Status', 'Listed on', 'Best offer'] },
        ],
        filters: {
          'On the market': 'Status is "On the market"',
          'Slow to sell': 'Status is "On the market" and Listed on < today - 90 days',
        },
        rules: [
          {
            check: 'Status is "Valued" or Listed on is not empty',
            field: 'Listed on',
            message: 'Say since when it is on the market.',
          },
        ],
        badges: {
          'Talk about the price: warning': 'Status is "On the market" and Listed on < today - 90 days',
          'New: accent': 'Status is "On the market" and Listed on >= today - 7 days',
        },
        actions: [
          {
            name: 'Put on the market',
            icon: 'megaphone',
            when: 'Status is "Valued"',
            set: { Status: 'On the market', 'Listed on': 'today' },
          },
          { name: 'Sold', icon: 'key', when: 'Status is "Under offer"', set: { Status: 'Sold' } },
        ],
        samples: `
          Address               | Photo          | Kind  | Rooms | Size | Price  | Status        | Listed on
          Orchard Lane 14       | brick house    | House | 5     | 142  | 465000 | On the market | -110
          Quayside 3, top floor | harbour flat   | Flat  | 3     | 84   | 318000 | Under offer   | -45
          Mill Street 9         | shop front     | Shop  | 2     | 96   | 240000 | On the market | -4
          Station Road 51       | terraced house | House | 4     | 104  | 289000 | Sold          | -150
          Hill View plot 2      | meadow         | Plot  | 0     | 620  | 135000 | Valued        |
          Canal Court 22        | canal flat     | Flat  | 2     | 58   | 199000 | On the market | -21
        `,
      },
      {
        name: 'Viewing',
        icon: 'eye',
        label: 'Property',
        fields: {
          Property: { to: 'Property', required: true },
          Buyer: { to: 'Buyer', required: true },
          Start: 'datetime required',
          Agent: 'person required',
          Status: {
            options: ['Agreed: info', 'Done: good', 'Called off: neutral'],
            required: true,
            default: 'Agreed',
          },
          Interest: { type: 'rating', min: 1, max: 5 },
          Feedback: 'longtext',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', color: 'Status' },
          { table: ['Buyer', 'Start', 'Agent', 'Status', 'Interest', 'Feedback'] },
          { board: 'Status', show: ['Buyer', 'Start', 'Agent'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Agreed"',
          'Ask for feedback': 'Status is "Done" and Interest is empty',
        },
        rules: [
          {
            noOverlap: ['Start', 'Start + 30 minutes'],
            within: ['Agent'],
            where: 'Status is not "Called off"',
            message: 'The agent is at another viewing: allow half an hour.',
          },
          {
            check: 'Status is not "Done" or Start <= now',
            field: 'Status',
            message: 'This viewing is still to come.',
          },
        ],
        badges: {
          'Ask for feedback: warning': 'Status is "Done" and Interest is empty',
          'Keen: good': 'Interest >= 4',
        },
        actions: [
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "Agreed" and Start < now',
            set: { Status: 'Done' },
          },
          {
            name: 'Make an offer',
            icon: 'hand-coins',
            when: 'Interest >= 3',
            adds: 'Offer',
            set: { Buyer: 'Buyer', Property: 'Property', Amount: 'Property.Price' },
          },
        ],
        samples: `
          Property              | Buyer          | Start     | Agent      | Status     | Interest | Feedback
          Orchard Lane 14       | The Hendersons | +1T16:00  | Dana Cole  | Agreed     |          |
          Canal Court 22        | Yara Haddad    | +0T10:00  | Piers Long | Agreed     |          |
          Quayside 3, top floor | Yara Haddad    | -9T17:30  | Piers Long | Done       | 5        | Loved the light
          Quayside 3, top floor | Oskar Nilsen   | -10T12:00 | Dana Cole  | Done       | 3        | Worried about the stairs
          Orchard Lane 14       | Oskar Nilsen   | -3T15:00  | Dana Cole  | Done       |          |
          Mill Street 9         | Bakery Flor    | -1T09:30  | Piers Long | Called off |          | New date next week
        `,
      },
      {
        name: 'Offer',
        icon: 'hand-coins',
        label: 'Buyer',
        fields: {
          Buyer: { to: 'Buyer', required: true },
          Property: { to: 'Property', required: true },
          Amount: { type: 'money', required: true, min: 0 },
          Date: { type: 'date', required: true, default: 'today' },
          Status: {
            options: ['Made: info', 'Accepted: good', 'Refused: bad', 'Withdrawn: neutral'],
            required: true,
            default: 'Made',
          },
          'Of the asking price': { type: 'percent', computed: 'Amount / Property.Price' },
          Conditions: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Property', 'Amount', 'Of the asking price', 'Date', 'Status', 'Conditions'] },
          { board: 'Status', show: ['Property', 'Amount'] },
        ],
        filters: { 'To answer': 'Status is "Made"' },
        rules: [
          {
            limit: '1',
            within: ['Property'],
            where: 'Status is "Accepted"',
            message: 'Another offer for this property is accepted.',
          },
        ],
        badges: {
          'Above the asking price: good': 'Amount > Property.Price',
          'Answer: warning': 'Status is "Made" and Date < today - 3 days',
        },
        actions: [
          { name: 'Accept', icon: 'check', when: 'Status is "Made"', set: { Status: 'Accepted' } },
          { name: 'Refuse', icon: 'x', when: 'Status is "Made"', set: { Status: 'Refused' } },
        ],
        samples: `
          Buyer        | Property              | Amount | Date | Status   | Conditions
          Yara Haddad  | Quayside 3, top floor | 322000 | -6   | Accepted | Kitchen stays
          Oskar Nilsen | Quayside 3, top floor | 300000 | -8   | Refused  |
          Bakery Flor  | Mill Street 9         | 225000 | -1   | Made     | Change of use
          Oskar Nilsen | Orchard Lane 14       | 430000 | -5   | Made     | Survey first
        `,
      },
      {
        name: 'Buyer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Email: 'email',
          Budget: { type: 'money', min: 0 },
          Finance: {
            options: ['Cash: good', 'Mortgage agreed: good', 'Has to sell first: warning', 'Not yet: bad'],
          },
          'Looks for': 'tags',
          'Number of viewings': {
            type: 'integer',
            computed: 'count(Viewings where Status is not "Called off")',
          },
        },
        views: [
          { table: ['Phone', 'Budget', 'Finance', 'Looks for', 'Number of viewings'] },
          { board: 'Finance', show: ['Budget', 'Looks for'] },
        ],
        filters: { 'Can buy now': 'Finance is "Cash" or Finance is "Mortgage agreed"' },
        samples: `
          Name           | Phone    | Email                 | Budget | Finance           | Looks for
          The Hendersons | 555-2611 | henderson@example.com | 480000 | Has to sell first | garden, school near by
          Yara Haddad    | 555-2612 | yara@example.com      | 330000 | Mortgage agreed   | light, top floor
          Oskar Nilsen   | 555-2613 | oskar@example.com     | 440000 | Cash              | quiet
          Bakery Flor    | 555-2614 | flor@example.com      | 250000 | Not yet           | shop, back room
        `,
      },
    ],
    metrics: {
      'On the market': { count: 'Property', where: 'Status is "On the market"' },
      'Offers to answer': { count: 'Offer', where: 'Status is "Made"' },
      'Properties by status': { count: 'Property', by: 'Status' },
      'Viewings per week': {
        count: 'Viewing',
        where: 'Status is not "Called off"',
        by: 'Start',
        per: 'week',
      },
    },
    pages: [
      'Properties',
      'Viewings',
      'Offers',
      'Buyers',
      {
        name: 'The branch',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['On the market', 'Offers to answer'] },
          { shortlist: 'Viewing', title: 'Next viewings', where: 'Status is "Agreed"', sort: 'Start' },
          { shortlist: 'Offer', title: 'Offers to answer', where: 'Status is "Made"', sort: 'Date' },
          { chart: 'Viewings per week' },
          { chart: 'Properties by status', shape: 'donut' },
        ],
      },
    ],
  },
};
