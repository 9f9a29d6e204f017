import type { Archetype } from './archetype';

export const featureRequests: Archetype = {
  id: 'feature-requests',
  names: {
    en: ['feature requests', 'feature voting', 'product ideas', 'customer wishes', 'feature ideas'],
    es: ['solicitudes de funciones', 'ideas de producto', 'peticiones de clientes'],
    fr: ['demandes de fonctionnalités', 'idées de produit', 'souhaits des clients'],
    de: ['Funktionswünsche', 'Kundenwünsche', 'Produktideen'],
    pt: ['pedidos de funcionalidades', 'ideias de produto', 'sugestões de clientes'],
  },
  words: [
    'feature',
    'request',
    'vote',
    'upvote',
    'idea',
    'wish',
    'feedback',
    'suggestion',
    'product',
    'customer',
    'effort',
    'backlog',
    'revenue',
  ],
  draft: {
    title: 'Feature requests',
    currency: 'USD',
    look: { accent: '#7a3fb0', icon: 'lightbulb', radius: 'round', font: 'friendly' },
    entities: [
      {
        name: 'Request',
        icon: 'lightbulb',
        fields: {
          Title: 'text required',
          Area: { options: ['Reports', 'Editor', 'Integrations', 'Mobile', 'Administration'] },
          Status: {
            options: [
              'New: info',
              'Under review: accent',
              'Planned: warning',
              'Shipped: good',
              'Declined: neutral',
            ],
            required: true,
            default: 'New',
          },
          Problem: { type: 'longtext', help: 'What people cannot do today, in their words.' },
          Effort: { type: 'integer', min: 1, unit: 'days' },
          Votes: { type: 'integer', computed: 'count(Votes)' },
          'Revenue behind it': { type: 'money', computed: 'sum(Customer.Pays a year in Votes)' },
          Answer: { type: 'longtext', help: 'What we told those who asked.' },
          Asked: { type: 'date', required: true, default: 'today' },
        },
        sort: 'Asked desc',
        views: [
          { board: 'Status', show: ['Area', 'Votes', 'Revenue behind it'] },
          { table: ['Area', 'Status', 'Votes', 'Revenue behind it', 'Effort', 'Asked'] },
          { cards: ['Area', 'Status', 'Votes'] },
        ],
        filters: {
          'To review': 'Status is "New"',
          'Much wanted': 'Votes >= 2 and Status is not "Shipped" and Status is not "Declined"',
          'Quick wins': 'Effort <= 3 and Votes >= 1 and (Status is "New" or Status is "Under review")',
        },
        rules: [
          {
            check: 'Status is not "Declined" or Answer is not empty',
            field: 'Answer',
            message: 'Whoever asked deserves a reason.',
          },
          {
            check: 'Status is not "Planned" or Effort is not empty',
            field: 'Effort',
            message: 'Estimate the effort before it is planned.',
          },
        ],
        badges: {
          'Much wanted: accent': 'Votes >= 2 and Status is not "Shipped" and Status is not "Declined"',
          'No answer for a month: warning': 'Status is "New" and Asked < today - 30 days',
        },
        actions: [
          { name: 'Review', icon: 'search', when: 'Status is "New"', set: { Status: 'Under review' } },
          {
            name: 'Plan',
            icon: 'milestone',
            when: 'Status is "Under review" and Effort is not empty',
            set: { Status: 'Planned' },
          },
          { name: 'Ship', icon: 'rocket', when: 'Status is "Planned"', set: { Status: 'Shipped' } },
        ],
        samples: `
          Title                    | Area           | Status       | Problem                                  | Effort | Answer                              | Asked
          Schedule reports by mail | Reports        | Planned      | Somebody exports by hand every Monday.   | 8      | Coming in spring.                   | -70
          Dark mode                | Editor         | Under review | Hurts the eyes on night shifts.          | 3      |                                     | -45
          Single sign-on           | Administration | Under review | People who left keep their account.      | 15     |                                     | -120
          Sync with calendar       | Integrations   | New          |                                          |        |                                     | -38
          Scan with the phone      | Mobile         | Shipped      | Typing numbers in the warehouse is slow. | 12     | It is in version 6.                 | -200
          Fax export               | Integrations   | Declined     | One office still faxes.                  | 20     | Mail does it; we will not build it. | -90
        `,
      },
      {
        name: 'Vote',
        icon: 'thumbs-up',
        label: 'Customer',
        fields: {
          Customer: { to: 'Customer', required: true, onDelete: 'cascade' },
          Request: { to: 'Request', required: true, onDelete: 'cascade' },
          Need: {
            options: ['Must have: bad', 'Important: warning', 'Nice to have: neutral'],
            default: 'Important',
          },
          Date: { type: 'date', required: true, default: 'today' },
          Comment: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Request', 'Need', 'Date', 'Comment'] },
          { board: 'Request', show: ['Need', 'Comment'] },
        ],
        filters: { 'Must have': 'Need is "Must have"' },
        rules: [{ unique: ['Customer', 'Request'], message: 'This customer has voted for it already.' }],
        samples: `
          Customer         | Request                  | Need         | Date | Comment
          Bluebird Clinics | Single sign-on           | Must have    | -110 | Required by their auditors.
          Norse Shipping   | Single sign-on           | Important    | -60  |
          Norse Shipping   | Schedule reports by mail | Important    | -66  | Every Monday at seven.
          Copper & Sons    | Dark mode                | Nice to have | -44  |
          Tidal Foods      | Schedule reports by mail | Must have    | -52  | Renewal depends on it.
          Copper & Sons    | Fax export               | Nice to have | -88  |
        `,
      },
      {
        name: 'Customer',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Plan: {
            options: ['Free: neutral', 'Team: info', 'Business: accent'],
            required: true,
            default: 'Team',
          },
          'Pays a year': { type: 'money', min: 0, default: '0' },
          Contact: 'person',
          Email: 'email',
          Votes: { type: 'integer', computed: 'count(Votes)' },
          Renewal: 'date',
        },
        views: [{ table: ['Plan', 'Pays a year', 'Contact', 'Votes', 'Renewal'] }],
        filters: { 'Renewal in 60 days': 'Renewal >= today and Renewal <= today + 60 days' },
        badges: {
          'Waits for a must-have: bad':
            'Renewal <= today + 60 days and count(Votes where Need is "Must have" and Request.Status is not "Shipped") > 0',
        },
        samples: `
          Name             | Plan     | Pays a year | Contact      | Email                 | Renewal
          Bluebird Clinics | Business | 18000.00    | Edda Simmons | edda@bluebird.example | +35
          Norse Shipping   | Business | 12500.00    | Lars Vik     | lars@norse.example    | +190
          Copper & Sons    | Free     | 0           | Jim Copper   | jim@copper.example    |
          Tidal Foods      | Team     | 3600.00     | Rosa Blanco  | rosa@tidal.example    | +120
        `,
      },
    ],
    metrics: {
      'Open requests': { count: 'Request', where: 'Status is not "Shipped" and Status is not "Declined"' },
      'To review': { count: 'Request', where: 'Status is "New"' },
      'Votes by request': { count: 'Vote', by: 'Request' },
      'Requests per month': { count: 'Request', by: 'Asked', per: 'month' },
    },
    pages: [
      'Requests',
      'Votes',
      'Customers',
      {
        name: 'What to build',
        icon: 'gauge',
        blocks: [
          { figures: ['Open requests', 'To review'] },
          {
            shortlist: 'Request',
            title: 'Most revenue behind',
            where: 'Status is not "Shipped" and Status is not "Declined"',
            sort: 'Revenue behind it desc',
          },
          { chart: 'Votes by request' },
          { chart: 'Requests per month', shape: 'line' },
        ],
      },
    ],
  },
};
