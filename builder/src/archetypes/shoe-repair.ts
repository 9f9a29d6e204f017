import type { Archetype } from './archetype';

export const shoeRepair: Archetype = {
  id: 'shoe-repair',
  names: {
    en: ['shoe repair', 'cobbler', 'shoemaker', 'key cutting', 'watch repair', 'leather repair'],
    es: ['zapatero', 'reparación de calzado', 'duplicado de llaves', 'relojería'],
    fr: ['cordonnerie', 'cordonnier', 'clé minute', 'réparation de montres'],
    de: ['Schuhmacher', 'Schuhreparatur', 'Schuster', 'Uhrenreparatur'],
    pt: ['sapateiro', 'conserto de sapatos', 'cópia de chaves', 'relojoaria'],
  },
  words: [
    'shoe',
    'cobbler',
    'heel',
    'sole',
    'stitch',
    'leather',
    'watch',
    'strap',
    'battery',
    'key',
    'boot',
    'bag',
    'zip',
    'resole',
    'ticket',
    'counter',
  ],
  draft: {
    title: 'Shoes, keys and watches',
    look: { accent: '#7a4a1e', icon: 'footprints', radius: 'sharp' },
    entities: [
      {
        name: 'Ticket',
        icon: 'ticket',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Customer: { to: 'Customer', required: true },
          Item: 'text required',
          Services: { to: 'Service', many: true, inverse: 'Tickets' },
          Status: {
            options: ['Waiting: neutral', 'At the bench: accent', 'Ready: good', 'Collected: neutral'],
            required: true,
            default: 'Waiting',
          },
          Due: { type: 'date', required: true, default: 'today + 3 days' },
          Shelf: { type: 'text', help: 'Where it waits to be collected.' },
          Total: { type: 'money', computed: 'sum(Price in Services)' },
          Paid: 'boolean',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Item', 'Services', 'Due', 'Shelf'] },
          { table: ['Customer', 'Item', 'Services', 'Due', 'Status', 'Shelf', 'Total', 'Paid'] },
        ],
        filters: {
          'In the shop': 'Status is not "Collected"',
          'Not collected': 'Status is "Ready" and Due < today - 60 days',
        },
        opensWith: 'In the shop',
        rules: [
          {
            check: 'Status is not "Collected" or Paid',
            field: 'Paid',
            message: 'It leaves the shop when it is paid.',
          },
          {
            check: 'Status is not "Ready" or Shelf is not empty',
            field: 'Shelf',
            message: 'Say on which shelf it lies, so that it is found again.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and (Status is "Waiting" or Status is "At the bench")',
          'Not collected: warning': 'Status is "Ready" and Due < today - 60 days',
        },
        actions: [
          {
            name: 'To the bench',
            icon: 'hammer',
            when: 'Status is "Waiting"',
            set: { Status: 'At the bench' },
          },
          {
            name: 'Collected and paid',
            icon: 'check',
            when: 'Status is "Ready"',
            set: { Status: 'Collected', Paid: 'true' },
          },
        ],
        samples: `
          Number | Customer     | Item                     | Services             | Status       | Due | Shelf | Paid
          7120   | Petra Lang   | Brown brogues, 43        | Leather soles, Heels | At the bench | +1  |       | yes
          7121   | George Abbot | Winter boots             | Zip                  | Waiting      | -1  |       | no
          7118   | Lina Costa   | Wristwatch, steel        | Watch battery        | Ready        | -2  | B4    | no
          7122   | Petra Lang   | Front door key, 3 copies | Key copy             | Waiting      | +0  |       | no
          7031   | Hugo Stern   | Black pumps              | Heels                | Ready        | -75 | D1    | no
          7099   | Lina Costa   | Satchel                  | Stitching            | Collected    | -12 | B2    | yes
        `,
      },
      {
        name: 'Service',
        icon: 'list',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Shoes', 'Bags and belts', 'Keys', 'Watches'], required: true },
          Price: { type: 'money', required: true, min: 0 },
          Takes: { type: 'integer', min: 0, unit: 'days', default: '3' },
          'Times done': { type: 'integer', computed: 'count(Tickets)' },
        },
        views: [
          { board: 'Kind', show: ['Price', 'Takes'] },
          { table: ['Kind', 'Price', 'Takes', 'Times done'] },
        ],
        filters: { 'While you wait': 'Takes = 0' },
        samples: `
          Name          | Kind           | Price | Takes
          Leather soles | Shoes          | 49.00 | 5
          Heels         | Shoes          | 14.00 | 2
          Zip           | Shoes          | 24.00 | 4
          Stitching     | Bags and belts | 12.00 | 3
          Key copy      | Keys           | 8.00  | 0
          Watch battery | Watches        | 9.50  | 0
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          'To collect': { type: 'integer', computed: 'count(Tickets where Status is "Ready")' },
          Spent: { type: 'money', computed: 'sum(Total in Tickets where Paid)' },
          Notes: 'text',
        },
        views: [{ table: ['Phone', 'To collect', 'Spent', 'Notes'] }],
        filters: { 'To remind': 'To collect > 0' },
        samples: `
          Name         | Phone    | Notes
          Petra Lang   | 555-0411 | Rubber under leather soles
          George Abbot | 555-0412 |
          Lina Costa   | 555-0413 | Comes on Saturdays
          Hugo Stern   |          |
        `,
      },
    ],
    metrics: {
      'At the bench': { count: 'Ticket', where: 'Status is "At the bench"' },
      'Not paid yet': { sum: 'Total', of: 'Ticket', where: 'not Paid' },
      'Tickets by status': { count: 'Ticket', by: 'Status' },
      'Work per week': { sum: 'Total', of: 'Ticket', by: 'Due', per: 'week' },
    },
    pages: [
      'Tickets',
      'Services',
      'Customers',
      {
        name: 'Counter',
        icon: 'gauge',
        blocks: [
          { figures: ['At the bench', 'Not paid yet'] },
          {
            shortlist: 'Ticket',
            title: 'Due next',
            where: 'Status is "Waiting" or Status is "At the bench"',
            sort: 'Due',
          },
          { chart: 'Work per week' },
          { chart: 'Tickets by status', shape: 'donut' },
        ],
      },
    ],
  },
};
