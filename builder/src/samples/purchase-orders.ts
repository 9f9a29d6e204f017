import type { SampleApplication } from './sample-application';

export const purchaseOrders: SampleApplication = {
  id: 'purchase-orders',
  category: 'B2B App',
  domain: 'Procurement',
  description: 'Orders to suppliers with lines, approval above a limit, and what has not arrived yet.',
  draft: {
    title: 'Purchasing',
    currency: 'CHF',
    look: {
      accent: '#334155',
      icon: 'shopping-cart',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Purchase order',
        icon: 'file-text',
        fields: {
          Number: 'text required unique',
          Supplier: { to: 'Supplier', required: true },
          'Ordered by': { type: 'person', required: true },
          Department: { options: ['Production', 'Laboratory', 'IT', 'Office'] },
          State: {
            options: [
              'Draft: neutral',
              'To approve: warning',
              'Approved: accent',
              'Ordered: info',
              'Arrived: good',
              'Refused: bad',
            ],
            required: true,
            default: 'Draft',
          },
          Ordered: 'date',
          Expected: 'date',
          Subtotal: { type: 'money', computed: 'sum(Amount in Lines)' },
          Discount: { type: 'percent', computed: 'Supplier.Discount' },
          Total: { type: 'money', computed: 'Subtotal - Subtotal * Discount' },
          'Approved by': 'person',
          'Not arrived': { type: 'integer', computed: 'count(Lines where Missing > 0)' },
        },
        sort: 'Number desc',
        views: [
          { table: ['Supplier', 'Department', 'State', 'Expected', 'Total', 'Not arrived'] },
          { board: 'State', show: ['Supplier', 'Ordered by', 'Total'] },
          { timeline: 'Ordered', end: 'Expected', where: 'Ordered is not empty' },
        ],
        filters: {
          'To approve': 'State is "To approve"',
          'On the way': 'State is "Ordered"',
          Late: 'State is "Ordered" and Expected < today',
        },
        rules: [
          {
            check: 'Expected >= Ordered',
            field: 'Expected',
            message: 'It cannot arrive before it is ordered.',
          },
          {
            check:
              'Total <= 5000 or State is "Draft" or State is "To approve" or State is "Refused" or Approved by is not empty',
            field: 'Approved by',
            message: 'Above 5,000 somebody has to approve it.',
          },
          {
            check: 'Approved by is empty or Approved by != Ordered by',
            field: 'Approved by',
            message: 'Nobody approves their own order.',
          },
        ],
        badges: {
          'Late: bad': 'State is "Ordered" and Expected < today',
          'Needs approval: warning': 'Total > 5000 and Approved by is empty and State is not "Refused"',
        },
        actions: [
          { name: 'Ask for approval', icon: 'send', when: 'State is "Draft"', set: { State: 'To approve' } },
          {
            name: 'Order',
            icon: 'shopping-cart',
            when: 'State is "Approved"',
            set: { State: 'Ordered', Ordered: 'today', Expected: 'today + 10 days' },
          },
          {
            name: 'Arrived',
            icon: 'package-check',
            when: 'State is "Ordered" and Not arrived = 0',
            set: { State: 'Arrived' },
          },
        ],
        samples: `
          Number  | Supplier         | Ordered by   | Department | State      | Ordered | Expected | Approved by
          PO-0418 | Hallgarten Steel | Reto Amman   | Production | To approve |         |          |
          PO-0417 | Labora Supply    | Seraina Vogt | Laboratory | Ordered    | -6      | +4       | Beat Zgraggen
          PO-0416 | Pixel Depot      | Luca Moser   | IT         | Ordered    | -16     | -3       | Beat Zgraggen
          PO-0415 | Hallgarten Steel | Reto Amman   | Production | Arrived    | -30     | -18      | Beat Zgraggen
          PO-0414 | Blatt und Stift  | Nadja Frei   | Office     | Arrived    | -34     | -31      |
          PO-0413 | Pixel Depot      | Luca Moser   | IT         | Refused    |         |          |
          PO-0419 | Labora Supply    | Seraina Vogt | Laboratory | Draft      |         |          |
          PO-0412 | Blatt und Stift  | Nadja Frei   | Office     | Arrived    | -62     | -57      |
          PO-0420 | Pixel Depot      | Luca Moser   | IT         | Approved   |         |          | Beat Zgraggen
          PO-0411 | Blatt und Stift  | Nadja Frei   | Office     | Ordered    | -4      | +1       |
        `,
      },
      {
        name: 'Order line',
        icon: 'list',
        fields: {
          Article: 'text required',
          Order: { to: 'Purchase order', required: true, inverse: 'Lines', onDelete: 'cascade' },
          Quantity: { type: 'integer', required: true, min: 1 },
          'Unit price': { type: 'money', required: true, min: 0 },
          Amount: { type: 'money', computed: 'Quantity * Unit price' },
          Received: { type: 'integer', min: 0, default: '0' },
          Missing: { type: 'integer', computed: 'Quantity - Received' },
        },
        views: [{ table: ['Order', 'Quantity', 'Unit price', 'Amount', 'Received', 'Missing'] }],
        filters: { 'Not complete': 'Missing > 0' },
        rules: [
          {
            check: 'Received <= Quantity',
            field: 'Received',
            message: 'More than was ordered cannot arrive.',
          },
        ],
        badges: { 'Incomplete: warning': 'Received > 0 and Missing > 0' },
        actions: [
          { name: 'All received', icon: 'check', when: 'Missing > 0', set: { Received: 'Quantity' } },
        ],
        samples: `
          Article               | Order   | Quantity | Unit price | Received
          Sheet steel 3 mm      | PO-0418 | 120      | 46.50      | 0
          Angle bar, 6 m        | PO-0418 | 40       | 38.00      | 0
          Pipette tips, 1000    | PO-0417 | 24       | 18.90      | 24
          Centrifuge tubes      | PO-0417 | 10       | 32.40      | 6
          Notebook 14 inch      | PO-0416 | 4        | 1480.00    | 0
          Docking station       | PO-0416 | 4        | 189.00     | 4
          Sheet steel 2 mm      | PO-0415 | 90       | 39.80      | 90
          Printer paper, pallet | PO-0414 | 1        | 640.00     | 1
          Tablets for the hall  | PO-0413 | 20       | 410.00     | 0
          Nitrile gloves, M     | PO-0419 | 60       | 9.80       | 0
          Binders, grey         | PO-0412 | 80       | 3.20       | 80
          Monitor 27 inch       | PO-0420 | 6        | 289.00     | 0
          Pens, blue            | PO-0411 | 200      | 0.65       | 200
        `,
      },
      {
        name: 'Supplier',
        icon: 'factory',
        fields: {
          Name: 'text required unique',
          Contact: 'person',
          Email: 'email',
          Discount: { type: 'percent', min: 0, max: 60, default: '0%' },
          Reliability: { type: 'rating', min: 1, max: 5 },
          'Ordered in total': {
            type: 'money',
            computed: 'sum(Total in Purchase orders where State is "Ordered" or State is "Arrived")',
          },
        },
        views: [{ table: ['Contact', 'Discount', 'Reliability', 'Ordered in total'] }],
        samples: `
          Name             | Contact       | Email                         | Discount | Reliability
          Hallgarten Steel | Urs Keel      | sales@hallgarten.example      | 4        | 4
          Labora Supply    | Ilaria Conti  | orders@labora.example         | 10       | 5
          Pixel Depot      | Marc Oswald   | business@pixeldepot.example   | 2.5      | 2
          Blatt und Stift  | Rosmarie Egli | bestellung@blattstift.example | 0        | 4
        `,
      },
    ],
    metrics: {
      'On order': { sum: 'Total', of: 'Purchase order', where: 'State is "Ordered"' },
      'Waiting for approval': { count: 'Purchase order', where: 'State is "To approve"' },
      'Late orders': { count: 'Purchase order', where: 'State is "Ordered" and Expected < today' },
      'Spent by department': {
        sum: 'Total',
        of: 'Purchase order',
        where: 'State is "Ordered" or State is "Arrived"',
        by: 'Department',
      },
      'Ordered per month': {
        sum: 'Total',
        of: 'Purchase order',
        where: 'Ordered is not empty',
        by: 'Ordered',
        per: 'month',
      },
    },
    pages: [
      'Purchase orders',
      'Order lines',
      'Suppliers',
      {
        name: 'Spending',
        icon: 'chart-column',
        blocks: [
          { figures: ['On order', 'Waiting for approval', 'Late orders'] },
          { chart: 'Spent by department' },
          { chart: 'Ordered per month', shape: 'line' },
        ],
      },
    ],
  },
};
