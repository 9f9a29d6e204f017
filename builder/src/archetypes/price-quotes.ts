import type { Archetype } from './archetype';

export const priceQuotes: Archetype = {
  id: 'price-quotes',
  names: {
    en: ['price quotes', 'sales quotes', 'estimates', 'quotes for customers', 'quoting'],
    es: ['presupuestos para clientes', 'cotizaciones', 'ofertas comerciales'],
    fr: ['devis', 'offres de prix'],
    de: ['Angebote', 'Kostenvoranschläge', 'Angebotserstellung'],
    pt: ['orçamentos para clientes', 'cotações', 'propostas comerciais'],
  },
  words: [
    'quote',
    'quotation',
    'estimate',
    'offer',
    'validity',
    'discount',
    'margin',
    'accept',
    'decline',
    'expire',
    'optional',
    'tender',
  ],
  draft: {
    title: 'Quotes',
    currency: 'GBP',
    look: { accent: '#8a4b12', icon: 'calculator', font: 'plain', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Quote',
        icon: 'file-text',
        fields: {
          Title: 'text required',
          Customer: { to: 'Customer', required: true },
          Status: {
            options: ['Draft: neutral', 'Sent: info', 'Accepted: good', 'Declined: bad'],
            required: true,
            default: 'Draft',
          },
          Date: { type: 'date', required: true, default: 'today' },
          'Valid until': { type: 'date', required: true, default: 'today + 30 days' },
          Discount: { type: 'percent', min: 0, max: 40, default: '0%' },
          Total: {
            type: 'money',
            computed: 'sum(Amount in Items where not Optional) * (1 - Discount)',
            help: 'Without what is optional.',
          },
          Margin: {
            type: 'percent',
            computed: '(Total - sum(Costs in Items where not Optional)) / Total',
          },
          'Approved by': { type: 'person', help: 'Needed above 15 % discount.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Customer', 'Status', 'Date', 'Valid until', 'Total', 'Margin'] },
          { board: 'Status', show: ['Customer', 'Total', 'Valid until'] },
          { timeline: 'Date', end: 'Valid until', where: 'Status is "Sent"' },
        ],
        filters: {
          'Waiting for an answer': 'Status is "Sent"',
          Expired: 'Status is "Sent" and Valid until < today',
          'Thin margin': 'Margin < 20%',
        },
        rules: [
          {
            check: 'Valid until > Date',
            field: 'Valid until',
            message: 'A quote is valid beyond its own date.',
          },
          {
            check: 'Discount <= 15% or Status is "Draft" or Approved by is not empty',
            field: 'Approved by',
            message: 'Above 15 % discount somebody has to approve the quote.',
          },
        ],
        badges: {
          'Expired: bad': 'Status is "Sent" and Valid until < today',
          'Follow up: warning': 'Status is "Sent" and Valid until >= today and Date <= today - 10 days',
          'Thin margin: warning': 'Status is "Draft" and Margin < 20%',
        },
        actions: [
          {
            name: 'Send',
            icon: 'send',
            when: 'Status is "Draft"',
            set: { Status: 'Sent', Date: 'today', 'Valid until': 'today + 30 days' },
          },
          { name: 'Accepted', icon: 'thumbs-up', when: 'Status is "Sent"', set: { Status: 'Accepted' } },
          {
            name: 'Extend by two weeks',
            icon: 'calendar-plus',
            when: 'Status is "Sent" and Valid until <= today + 7 days',
            set: { 'Valid until': 'today + 14 days' },
          },
        ],
        samples: `
          Title                  | Customer         | Status   | Date | Valid until | Discount | Approved by
          Oak kitchen, Elm Road  | Mrs J. Whitfield | Sent     | -14  | +16         | 5        |
          Reception desk         | Quayside Dental  | Accepted | -33  | -3          | 0        |
          Library shelving       | Ashdown Parish   | Sent     | -45  | -15         | 20       | Martin Cole
          Wardrobes, three rooms | Mrs J. Whitfield | Draft    | -1   | +29         | 10       |
          Counter and stools     | The Anchor       | Declined | -50  | -20         | 0        |
        `,
      },
      {
        name: 'Item',
        icon: 'list',
        fields: {
          Description: 'text required',
          Quote: { to: 'Quote', required: true, onDelete: 'cascade' },
          Quantity: { type: 'number', required: true, min: 0, default: '1' },
          Cost: { type: 'money', min: 0, help: 'What one costs us.' },
          Price: { type: 'money', required: true, min: 0 },
          Optional: 'boolean',
          Costs: { type: 'money', computed: 'Quantity * Cost' },
          Amount: { type: 'money', computed: 'Quantity * Price' },
        },
        views: [{ table: ['Quote', 'Quantity', 'Cost', 'Price', 'Amount', 'Optional'] }],
        filters: { Optional: 'Optional', 'Below cost': 'Price < Cost' },
        badges: { 'Below cost: bad': 'Price < Cost' },
        samples: `
          Description           | Quote                  | Quantity | Cost    | Price   | Optional
          Cabinets, oak         | Oak kitchen, Elm Road  | 11       | 410.00  | 640.00  | no
          Quartz worktop, metre | Oak kitchen, Elm Road  | 4.8      | 290.00  | 280.00  | yes
          Curved desk           | Reception desk         | 1        | 1350.00 | 2200.00 | no
          Shelf bay             | Library shelving       | 14       | 165.00  | 260.00  | no
          Fitted wardrobe       | Wardrobes, three rooms | 3        | 1180.00 | 1450.00 | no
          Bar counter, ash      | Counter and stools     | 1        | 1900.00 | 3150.00 | no
        `,
      },
      {
        name: 'Customer',
        icon: 'users-round',
        fields: {
          Name: 'text required',
          Email: 'email',
          Phone: 'phone',
          Address: 'text',
          Quoted: { type: 'money', computed: 'sum(Total in Quotes where Status is not "Draft")' },
          Accepted: { type: 'money', computed: 'sum(Total in Quotes where Status is "Accepted")' },
        },
        views: [{ table: ['Phone', 'Email', 'Quoted', 'Accepted'] }],
        filters: { 'Has bought': 'Accepted > 0' },
        samples: `
          Name             | Email                   | Phone           | Address
          Mrs J. Whitfield | jwhitfield@example.com  | +44 1632 960402 | 8 Elm Road, Lewes
          Quayside Dental  | office@quayside.example | +44 1632 960415 | 3 Quayside, Newhaven
          Ashdown Parish   | clerk@ashdown.example   | +44 1632 960428 | Church Lane, Ashdown
          The Anchor       | landlord@anchor.example |                 | 1 Harbour Street, Rye
        `,
      },
    ],
    metrics: {
      'Waiting for an answer': { sum: 'Total', of: 'Quote', where: 'Status is "Sent"' },
      'Average margin': { average: 'Margin', of: 'Quote' },
      'Quotes by status': { count: 'Quote', by: 'Status' },
      'Quoted per month': {
        sum: 'Total',
        of: 'Quote',
        where: 'Status is not "Draft"',
        by: 'Date',
        per: 'month',
      },
    },
    pages: [
      'Quotes',
      'Items',
      'Customers',
      {
        name: 'Order book',
        icon: 'gauge',
        blocks: [
          { figures: ['Waiting for an answer', 'Average margin'] },
          {
            shortlist: 'Quote',
            title: 'Follow these up',
            where: 'Status is "Sent" and Date <= today - 10 days',
            sort: 'Valid until',
          },
          { chart: 'Quotes by status', shape: 'donut' },
          { chart: 'Quoted per month' },
        ],
      },
    ],
  },
};
