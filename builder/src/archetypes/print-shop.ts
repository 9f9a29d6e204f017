import type { Archetype } from './archetype';

export const printShop: Archetype = {
  id: 'print-shop',
  names: {
    en: ['print shop', 'printing company', 'print jobs', 'copy shop', 'sign maker'],
    es: ['imprenta', 'copistería', 'trabajos de impresión'],
    fr: ['imprimerie', 'atelier d’impression', 'copie service'],
    de: ['Druckerei', 'Copyshop', 'Druckaufträge'],
    pt: ['gráfica', 'tipografia', 'centro de cópias'],
  },
  words: [
    'print',
    'printer',
    'paper',
    'proof',
    'flyer',
    'poster',
    'brochure',
    'artwork',
    'sheet',
    'ink',
    'binding',
    'letterhead',
    'banner',
    'fold',
    'press',
    'sticker',
    'offset',
  ],
  draft: {
    title: 'Print shop',
    look: { accent: '#9c1f5c', icon: 'printer', font: 'technical', density: 'compact' },
    entities: [
      {
        name: 'Job',
        icon: 'printer',
        fields: {
          Name: 'text required',
          Customer: { to: 'Customer', required: true },
          Quantity: { type: 'integer', required: true, min: 1 },
          Paper: { to: 'Paper', required: true },
          'On a sheet': {
            type: 'integer',
            required: true,
            min: 1,
            default: '1',
            help: 'How many fit on one sheet.',
          },
          Sheets: { type: 'integer', computed: 'roundup(Quantity / On a sheet * 1.05)' },
          Due: 'date required',
          Status: {
            options: [
              'Artwork: neutral',
              'Proof sent: warning',
              'Printing: accent',
              'Finishing: info',
              'Ready: good',
              'Delivered: neutral',
            ],
            required: true,
            default: 'Artwork',
          },
          Price: { type: 'money', min: 0 },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Customer', 'Quantity', 'Due'] },
          { table: ['Customer', 'Quantity', 'Paper', 'Sheets', 'Due', 'Status', 'Price'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: {
          'In the shop': 'Status is not "Delivered"',
          'Waiting for the customer': 'Status is "Proof sent"',
          'Due this week': 'Due <= today + 7 days and Status is not "Delivered"',
        },
        opensWith: 'In the shop',
        rules: [
          {
            check: 'Status is not "Printing" or count(Proofs where Answer is "Approved") > 0',
            field: 'Status',
            message: 'Nothing is printed before a proof is approved.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and Status is not "Ready" and Status is not "Delivered"',
          'Paper is short: warning': 'Paper.Short and (Status is "Artwork" or Status is "Proof sent")',
        },
        actions: [
          { name: 'Proof sent', icon: 'send', when: 'Status is "Artwork"', set: { Status: 'Proof sent' } },
          {
            name: 'Print',
            icon: 'printer',
            when: 'Status is "Proof sent" and count(Proofs where Answer is "Approved") > 0',
            set: { Status: 'Printing' },
          },
          {
            name: 'To finishing',
            icon: 'scissors',
            when: 'Status is "Printing"',
            set: { Status: 'Finishing' },
          },
          { name: 'Ready', icon: 'check', when: 'Status is "Finishing"', set: { Status: 'Ready' } },
        ],
        samples: `
          Name                | Customer     | Quantity | Paper          | On a sheet | Due | Status     | Price
          Business cards      | Notary Feld  | 500      | Silk 350 g     | 25         | +2  | Proof sent | 89.00
          Season flyers       | City Theatre | 8000     | Silk 135 g     | 8          | +5  | Printing   | 460.00
          Menus, laminated    | Osteria Lido | 60       | Silk 350 g     | 4          | -1  | Artwork    | 140.00
          Annual report       | Rowing Club  | 250      | Uncoated 100 g | 2          | +12 | Proof sent | 780.00
          Wedding invitations | Ana Kovac    | 120      | Cotton 300 g   | 4          | +1  | Finishing  | 310.00
          Posters A2          | City Theatre | 150      | Silk 135 g     | 1          | -9  | Delivered  | 225.00
        `,
      },
      {
        name: 'Proof',
        icon: 'file-check',
        label: 'Job',
        fields: {
          Job: { to: 'Job', required: true, onDelete: 'cascade' },
          Version: { type: 'integer', required: true, min: 1, default: '1' },
          Date: { type: 'date', required: true, default: 'today' },
          File: 'url',
          Answer: {
            options: ['Waiting: warning', 'Approved: good', 'Changes: bad'],
            required: true,
            default: 'Waiting',
          },
          Changes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { table: ['Version', 'Date', 'Answer', 'Changes', 'File'] },
          { board: 'Answer', show: ['Version', 'Date'] },
        ],
        filters: { Waiting: 'Answer is "Waiting"' },
        rules: [
          { unique: ['Job', 'Version'], message: 'There is a proof of that version already.' },
          {
            check: 'Answer is not "Changes" or Changes is not empty',
            field: 'Changes',
            message: 'Write down what they want changed.',
          },
        ],
        badges: { 'Remind them: bad': 'Answer is "Waiting" and Date < today - 3 days' },
        actions: [
          { name: 'Approved', icon: 'check', when: 'Answer is "Waiting"', set: { Answer: 'Approved' } },
          {
            name: 'Next version',
            icon: 'copy',
            when: 'Answer is "Changes" and count(all Proofs where Job = this.Job and Version > this.Version) = 0',
            adds: 'Proof',
            set: { Job: 'Job', Version: 'Version + 1', Date: 'today' },
          },
        ],
        samples: `
          Job                 | Version | Date | File                            | Answer   | Changes
          Business cards      | 1       | -4   | https://proofs.example/feld-1   | Changes  | New fax number
          Season flyers       | 1       | -6   | https://proofs.example/season-1 | Approved |
          Annual report       | 1       | -5   | https://proofs.example/rowing-1 | Waiting  |
          Wedding invitations | 1       | -8   | https://proofs.example/kovac-1  | Approved |
          Menus, laminated    | 1       | -2   | https://proofs.example/lido-1   | Changes  | Prices in one column
          Business cards      | 2       | -1   | https://proofs.example/feld-2   | Approved |
        `,
      },
      {
        name: 'Paper',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Format: { options: ['SRA3', 'B2', 'A4', 'Roll'], required: true, default: 'SRA3' },
          'In stock': { type: 'integer', required: true, min: 0, default: '0', help: 'Sheets.' },
          Price: { type: 'money', min: 0, help: 'For 1000 sheets.' },
          Needed: {
            type: 'integer',
            computed:
              'sum(Sheets in Jobs where Status is "Artwork" or Status is "Proof sent" or Status is "Printing")',
          },
          Short: { type: 'boolean', computed: 'Needed > In stock' },
          Supplier: 'text',
        },
        views: [{ table: ['Format', 'In stock', 'Needed', 'Short', 'Price', 'Supplier'] }],
        filters: { 'To order': 'Short' },
        badges: { 'Order: bad': 'Short' },
        actions: [{ name: 'A ream came in', icon: 'plus', set: { 'In stock': 'In stock + 500' } }],
        samples: `
          Name           | Format | In stock | Price  | Supplier
          Silk 135 g     | SRA3   | 2600     | 48.00  | Paper House
          Silk 350 g     | SRA3   | 420      | 139.00 | Paper House
          Uncoated 100 g | SRA3   | 90       | 36.00  | Nordpapier
          Cotton 300 g   | SRA3   | 75       | 610.00 | Old Mill Papers
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Email: 'email',
          Phone: 'phone',
          'Number of jobs': { type: 'integer', computed: 'count(Jobs)' },
          Ordered: { type: 'money', computed: 'sum(Price in Jobs)' },
        },
        views: [{ table: ['Email', 'Phone', 'Number of jobs', 'Ordered'] }],
        samples: `
          Name         | Email                 | Phone
          Notary Feld  | office@feld.example   | 555-2911
          City Theatre | press@theatre.example | 555-2912
          Osteria Lido |                       | 555-2913
          Rowing Club  | board@rowing.example  | 555-2914
          Ana Kovac    | ana@example.com       | 555-2915
        `,
      },
    ],
    metrics: {
      'In the shop': { count: 'Job', where: 'Status is not "Delivered"' },
      'Proofs waiting': { count: 'Proof', where: 'Answer is "Waiting"' },
      'Jobs by status': { count: 'Job', by: 'Status' },
      'Sales per month': { sum: 'Price', of: 'Job', by: 'Due', per: 'month' },
    },
    pages: [
      'Jobs',
      'Proofs',
      'Papers',
      'Customers',
      {
        name: 'Press room',
        icon: 'gauge',
        blocks: [
          { figures: ['In the shop', 'Proofs waiting'] },
          {
            shortlist: 'Job',
            title: 'Due next',
            where: 'Status is not "Ready" and Status is not "Delivered"',
            sort: 'Due',
          },
          { shortlist: 'Paper', title: 'Paper to order', where: 'Short' },
          { chart: 'Jobs by status' },
          { chart: 'Sales per month' },
        ],
      },
    ],
  },
};
