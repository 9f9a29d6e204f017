import type { SampleApplication } from './sample-application';

export const freelanceInvoices: SampleApplication = {
  id: 'freelance-invoices',
  category: 'B2B App',
  domain: 'Freelancing',
  description: 'Invoices with lines, tax and payments, and what is still open with each client.',
  draft: {
    title: 'Studio invoices',
    currency: 'EUR',
    look: {
      accent: '#0f766e',
      icon: 'receipt',
      font: 'plain',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Invoice',
        icon: 'receipt',
        fields: {
          Number: 'text required unique',
          Client: { to: 'Client', required: true },
          Issued: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 14 days' },
          Status: {
            options: ['Draft: neutral', 'Sent: info', 'Paid: good', 'Written off: bad'],
            required: true,
            default: 'Draft',
          },
          VAT: { type: 'percent', min: 0, max: 100, default: '19%' },
          Net: { type: 'money', computed: 'sum(Amount in Lines)' },
          Total: { type: 'money', computed: 'Net + Net * VAT' },
          Received: { type: 'money', computed: 'sum(Amount in Payments)' },
          Open: { type: 'money', computed: 'Total - Received' },
          'Days late': {
            type: 'integer',
            computed: 'if Status is "Sent" and Due < today then today - Due else 0',
            unit: 'days',
          },
        },
        sort: 'Issued desc',
        views: [
          { table: ['Client', 'Issued', 'Due', 'Status', 'Total', 'Open'] },
          { board: 'Status', show: ['Client', 'Due', 'Total', 'Open'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: {
          Open: 'Status is "Sent"',
          Overdue: 'Status is "Sent" and Due < today',
          'This year': 'year(Issued) = year(today)',
        },
        rules: [
          { check: 'Due >= Issued', field: 'Due', message: 'An invoice is not due before it is issued.' },
        ],
        badges: {
          'Overdue: bad': 'Status is "Sent" and Due < today',
          'Due this week: warning':
            'Status is "Sent" and Open > 0 and Due >= today and Due <= today + 7 days',
          'Paid in part: info': 'Received > 0 and Open > 0',
        },
        actions: [
          {
            name: 'Mark sent',
            icon: 'send',
            when: 'Status is "Draft"',
            set: { Status: 'Sent', Issued: 'today', Due: 'today + 14 days' },
          },
          {
            name: 'Mark paid',
            icon: 'check',
            when: 'Status is "Sent" and Open <= 0',
            set: { Status: 'Paid' },
          },
          {
            name: 'Record payment',
            icon: 'coins',
            when: 'Open > 0 and Status is "Sent"',
            adds: 'Payment',
            set: { Invoice: 'this', Amount: 'Open', Received: 'today' },
          },
        ],
        samples: `
          Number | Client            | Issued | Due | Status      | VAT
          2031   | Northfield Bakery | +0     | +14 | Draft       | 19
          2030   | Halden & Sons     | -9     | +5  | Sent        | 19
          2029   | Museum Lichtung   | -11    | +3  | Sent        | 7
          2028   | Kiwi Logistics    | -24    | -10 | Sent        | 19
          2027   | Halden & Sons     | -38    | -24 | Sent        | 19
          2026   | Northfield Bakery | -47    | -33 | Paid        | 19
          2025   | Museum Lichtung   | -63    | -49 | Paid        | 7
          2024   | Kiwi Logistics    | -81    | -67 | Paid        | 19
          2023   | Verena Ott        | -95    | -81 | Written off | 19
          2022   | Northfield Bakery | -112   | -98 | Paid        | 19
        `,
      },
      {
        name: 'Line',
        icon: 'list',
        fields: {
          Description: 'text required',
          Invoice: { to: 'Invoice', required: true, onDelete: 'cascade' },
          Hours: { type: 'number', required: true, min: 0, unit: 'h' },
          Rate: { type: 'money', required: true, min: 0, default: '85' },
          Amount: { type: 'money', computed: 'Hours * Rate' },
        },
        views: [{ table: ['Invoice', 'Hours', 'Rate', 'Amount'] }],
        samples: `
          Description                | Invoice | Hours | Rate
          Menu cards for spring      | 2031    | 6.5   | 85.00
          Price list for the counter | 2031    | 2     | 85.00
          Annual report, layout      | 2030    | 22    | 85.00
          Annual report, charts      | 2030    | 7.5   | 95.00
          Exhibition signage         | 2029    | 18    | 80.00
          Fleet lettering            | 2028    | 12    | 90.00
          Business cards             | 2027    | 3     | 85.00
          Photo retouching           | 2027    | 5.25  | 85.00
          Bread bag design           | 2026    | 14    | 85.00
          Catalogue, proofs          | 2025    | 26    | 80.00
          Website icons              | 2024    | 9     | 90.00
          Logo sketches              | 2023    | 8     | 85.00
          Opening posters            | 2022    | 11    | 85.00
        `,
      },
      {
        name: 'Payment',
        icon: 'coins',
        label: 'Reference',
        fields: {
          Reference: { type: 'text', required: true, default: '"Transfer"' },
          Invoice: { to: 'Invoice', required: true },
          Received: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0.01 },
        },
        sort: 'Received desc',
        views: [{ table: ['Invoice', 'Received', 'Amount'] }],
        rules: [
          {
            check: 'Invoice.Open >= 0',
            field: 'Amount',
            message: 'That is more than what is open on this invoice.',
          },
        ],
        samples: `
          Reference       | Invoice | Received | Amount
          Transfer 2026   | 2026    | -35      | 1416.10
          Transfer 2025   | 2025    | -52      | 2225.60
          Transfer 2024   | 2024    | -60      | 963.90
          First half 2027 | 2027    | -20      | 400.00
          Transfer 2029   | 2029    | -1       | 1540.80
          Transfer 2022   | 2022    | -99      | 1112.65
        `,
      },
      {
        name: 'Client',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Contact: 'person',
          Email: 'email',
          City: 'text',
          Invoiced: { type: 'money', computed: 'sum(Net in Invoices where Status is not "Draft")' },
          Open: { type: 'money', computed: 'sum(Open in Invoices where Status is "Sent")' },
        },
        views: [{ table: ['Contact', 'City', 'Invoiced', 'Open'] }, 'cards'],
        badges: { 'Owes money: warning': 'Open > 0' },
        samples: `
          Name              | Contact      | Email                            | City
          Northfield Bakery | Mette Dahl   | office@northfield-bakery.example | Aarhus
          Halden & Sons     | Peter Halden | p.halden@example.com             | Bremen
          Museum Lichtung   | Sabine Kraus | kraus@lichtung.example           | Weimar
          Kiwi Logistics    | Jonas Field  | billing@kiwi.example             | Hamburg
          Verena Ott        | Verena Ott   | verena.ott@example.com           | Kassel
        `,
      },
    ],
    metrics: {
      'Open amount': { sum: 'Open', of: 'Invoice', where: 'Status is "Sent"' },
      'Overdue amount': { sum: 'Open', of: 'Invoice', where: 'Status is "Sent" and Due < today' },
      'Average invoice': { average: 'Net', of: 'Invoice', where: 'Status is not "Draft"' },
      'Invoiced per month': {
        sum: 'Net',
        of: 'Invoice',
        where: 'Status is not "Draft"',
        by: 'Issued',
        per: 'month',
      },
      'Received per month': { sum: 'Amount', of: 'Payment', by: 'Received', per: 'month' },
      'Net by client': { sum: 'Net', of: 'Invoice', by: 'Client' },
    },
    pages: [
      {
        name: 'Overview',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['Open amount', 'Overdue amount', 'Average invoice'] },
          { chart: 'Invoiced per month' },
          { shortlist: 'Invoice', title: 'Overdue', where: 'Status is "Sent" and Due < today', sort: 'Due' },
          { chart: 'Received per month' },
          { chart: 'Net by client', shape: 'donut' },
          { add: ['Invoice', 'Client', 'Payment'] },
        ],
      },
      'Invoices',
      'Payments',
      'Clients',
    ],
  },
};
