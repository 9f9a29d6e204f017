import type { Archetype } from './archetype';

export const invoices: Archetype = {
  id: 'invoices',
  names: {
    en: ['invoices', 'invoicing', 'billing', 'outgoing invoices', 'accounts receivable'],
    es: ['facturas', 'facturación', 'cuentas por cobrar'],
    fr: ['factures', 'facturation', 'suivi des factures clients'],
    de: ['Rechnungen', 'Rechnungsstellung', 'Fakturierung', 'Ausgangsrechnungen'],
    pt: ['faturas', 'faturação', 'contas a receber'],
  },
  words: [
    'invoice',
    'bill',
    'payment',
    'vat',
    'tax',
    'due',
    'overdue',
    'reminder',
    'outstanding',
    'customer',
    'freelancer',
    'net',
    'paid',
    'issue',
  ],
  draft: {
    title: 'Invoices',
    currency: 'GBP',
    look: {
      accent: '#0b6e4f',
      icon: 'receipt-text',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Invoice',
        icon: 'file-text',
        fields: {
          Number: 'text required unique',
          Customer: { to: 'Customer', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 30 days' },
          Sent: 'boolean',
          VAT: { type: 'percent', min: 0, max: 50, default: '20%' },
          Net: { type: 'money', computed: 'sum(Amount in Lines)' },
          Total: { type: 'money', computed: 'Net + Net * VAT' },
          Outstanding: { type: 'money', computed: 'Total - sum(Amount in Payments)' },
        },
        sort: 'Number desc',
        views: [
          { table: ['Customer', 'Date', 'Due', 'Sent', 'Total', 'Outstanding'] },
          { calendar: 'Due', name: 'Due dates' },
        ],
        filters: {
          Unpaid: 'Sent and Outstanding > 0',
          Overdue: 'Sent and Outstanding > 0 and Due < today',
          Drafts: 'not Sent',
          Paid: 'Sent and Outstanding <= 0',
        },
        rules: [
          { check: 'Due >= Date', field: 'Due', message: 'An invoice cannot be due before its own date.' },
          {
            check: 'not Sent or count(Lines) > 0',
            field: 'Sent',
            message: 'An invoice without lines is not sent.',
          },
        ],
        badges: {
          'Overdue: bad': 'Sent and Outstanding > 0 and Due < today',
          'Part paid: warning': 'Outstanding > 0 and Outstanding < Total',
          'Paid: good': 'Sent and Outstanding <= 0',
        },
        actions: [
          {
            name: 'Mark as sent',
            icon: 'send',
            when: 'not Sent and count(Lines) > 0',
            set: { Sent: 'true' },
          },
          {
            name: 'Paid in full',
            icon: 'banknote',
            when: 'Sent and Outstanding > 0',
            adds: 'Payment',
            set: { Invoice: 'this', Date: 'today', Amount: 'Outstanding', Method: 'Bank transfer' },
          },
        ],
        samples: `
          Number   | Customer          | Date | Due | Sent | VAT
          2026-041 | Larch Interiors   | -48  | -18 | yes  | 20
          2026-042 | Mill Lane Surgery | -35  | -5  | yes  | 20
          2026-043 | Oakridge School   | -21  | +9  | yes  | 0
          2026-044 | Larch Interiors   | -8   | +22 | yes  | 20
          2026-045 | Harbour Books     | -60  | -30 | yes  | 20
          2026-046 | Mill Lane Surgery | +0   | +30 | no   | 20
        `,
      },
      {
        name: 'Line',
        icon: 'list',
        fields: {
          Description: 'text required',
          Invoice: { to: 'Invoice', required: true, onDelete: 'cascade' },
          Quantity: { type: 'number', required: true, min: 0, default: '1' },
          Unit: { options: ['Piece', 'Hour', 'Day', 'Flat rate'], default: 'Hour' },
          Price: { type: 'money', required: true },
          Amount: { type: 'money', computed: 'Quantity * Price' },
        },
        views: [{ table: ['Invoice', 'Quantity', 'Unit', 'Price', 'Amount'] }],
        samples: `
          Description           | Invoice  | Quantity | Unit      | Price
          Brand guidelines      | 2026-041 | 4        | Day       | 480.00
          Website maintenance   | 2026-042 | 6.5      | Hour      | 65.00
          Prospectus, 24 pages  | 2026-043 | 1        | Flat rate | 1350.00
          Shop signs            | 2026-044 | 3        | Piece     | 210.00
          Cover illustrations   | 2026-045 | 8        | Piece     | 120.00
          Appointment reminders | 2026-046 | 11       | Hour      | 65.00
        `,
      },
      {
        name: 'Payment',
        icon: 'banknote',
        label: 'Invoice',
        fields: {
          Invoice: { to: 'Invoice', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0 },
          Method: { options: ['Bank transfer', 'Card', 'Direct debit', 'Cash'], default: 'Bank transfer' },
          Reference: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Amount', 'Method', 'Reference'] }],
        rules: [
          {
            check: 'Invoice.Outstanding >= 0',
            field: 'Amount',
            message: 'That is more than is still owed on this invoice.',
          },
        ],
        samples: `
          Invoice  | Date | Amount  | Method        | Reference
          2026-041 | -20  | 1000.00 | Bank transfer | LARCH PART 1
          2026-045 | -41  | 600.00  | Card          |
          2026-045 | -33  | 552.00  | Bank transfer | HB 045
          2026-043 | -3   | 350.00  | Bank transfer | OAK DEPOSIT
        `,
      },
      {
        name: 'Customer',
        icon: 'users-round',
        fields: {
          Name: 'text required unique',
          Email: 'email required',
          Address: 'longtext',
          'VAT number': 'text',
          Invoiced: { type: 'money', computed: 'sum(Total in Invoices where Sent)' },
          Owes: { type: 'money', computed: 'sum(Outstanding in Invoices where Sent)' },
        },
        views: [{ table: ['Email', 'Invoiced', 'Owes'] }],
        filters: { 'Owes money': 'Owes > 0' },
        badges: { 'Remind: bad': 'count(Invoices where Sent and Outstanding > 0 and Due < today) > 0' },
        samples: `
          Name              | Email                      | Address               | VAT number
          Larch Interiors   | accounts@larch.example     | 14 Tannery Row, Leeds | GB 293 7741 05
          Mill Lane Surgery | practice@milllane.example  | 2 Mill Lane, Otley    |
          Oakridge School   | bursar@oakridge.example    | Oakridge Park, Ilkley |
          Harbour Books     | hello@harbourbooks.example | 7 The Quay, Whitby    | GB 118 4402 63
        `,
      },
    ],
    metrics: {
      Outstanding: { sum: 'Outstanding', of: 'Invoice', where: 'Sent' },
      Overdue: { sum: 'Outstanding', of: 'Invoice', where: 'Sent and Due < today' },
      'Invoiced per month': { sum: 'Net', of: 'Invoice', where: 'Sent', by: 'Date', per: 'month' },
      'Owed by customer': { sum: 'Outstanding', of: 'Invoice', where: 'Sent', by: 'Customer' },
    },
    pages: [
      'Invoices',
      'Lines',
      'Payments',
      'Customers',
      {
        name: 'Ledger',
        icon: 'calculator',
        blocks: [
          { figures: ['Outstanding', 'Overdue'] },
          {
            shortlist: 'Invoice',
            title: 'To remind',
            where: 'Sent and Outstanding > 0 and Due < today',
            sort: 'Due',
          },
          { chart: 'Invoiced per month' },
          { chart: 'Owed by customer', shape: 'donut' },
        ],
      },
    ],
  },
};
