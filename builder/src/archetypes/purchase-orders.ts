import type { Archetype } from './archetype';

export const purchaseOrders: Archetype = {
  id: 'purchase-orders',
  names: {
    en: ['purchase orders', 'purchasing', 'procurement', 'supplier orders', 'buying'],
    es: ['pedidos a proveedores', 'órdenes de compra', 'compras de la empresa'],
    fr: ['commandes fournisseurs', 'bons de commande', 'achats de l’entreprise'],
    de: ['Bestellungen bei Lieferanten', 'Einkauf', 'Bestellwesen', 'Beschaffung'],
    pt: ['encomendas a fornecedores', 'ordens de compra', 'compras da empresa'],
  },
  words: [
    'purchase',
    'supplier',
    'procurement',
    'buyer',
    'vendor',
    'requisition',
    'delivery',
    'receive',
    'approve',
    'backorder',
    'quantity',
    'order',
    'goods',
  ],
  draft: {
    title: 'Purchase orders',
    currency: 'GBP',
    look: {
      accent: '#334e68',
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
          Buyer: { type: 'person', required: true },
          Status: {
            options: [
              'Draft: neutral',
              'To approve: warning',
              'Approved: accent',
              'Ordered: info',
              'Received: good',
              'Cancelled: bad',
            ],
            required: true,
            default: 'Draft',
          },
          Ordered: 'date',
          Expected: 'date',
          'Approved by': 'person',
          Total: { type: 'money', computed: 'sum(Amount in Lines)' },
          'Lines open': { type: 'integer', computed: 'count(Lines where Open > 0)' },
        },
        sort: 'Number desc',
        views: [
          { table: ['Supplier', 'Buyer', 'Status', 'Expected', 'Total', 'Lines open'] },
          { board: 'Status', show: ['Supplier', 'Total', 'Expected'] },
          { calendar: 'Expected', color: 'Status', name: 'Deliveries' },
        ],
        filters: {
          'To approve': 'Status is "To approve"',
          'On order': 'Status is "Ordered"',
          Late: 'Status is "Ordered" and Expected < today',
        },
        rules: [
          {
            check: 'Approved by is empty or Approved by != Buyer',
            field: 'Approved by',
            message: 'Nobody approves their own order.',
          },
          {
            check: 'Total < 1000 or Ordered is empty or Approved by is not empty',
            field: 'Approved by',
            message: 'From 1,000 an order needs approval before it goes out.',
          },
          {
            check: 'Expected >= Ordered',
            field: 'Expected',
            message: 'Nothing arrives before it is ordered.',
          },
        ],
        badges: {
          'Late: bad': 'Status is "Ordered" and Expected < today',
          'Part received: warning': 'Status is "Ordered" and Lines open > 0 and Lines open < count(Lines)',
        },
        actions: [
          {
            name: 'Ask for approval',
            icon: 'send',
            when: 'Status is "Draft"',
            set: { Status: 'To approve' },
          },
          {
            name: 'Order',
            icon: 'shopping-cart',
            when: 'Status is "Approved"',
            set: { Status: 'Ordered', Ordered: 'today', Expected: 'today + Supplier.Lead time' },
          },
          {
            name: 'All received',
            icon: 'package-check',
            when: 'Status is "Ordered" and Lines open = 0',
            set: { Status: 'Received' },
          },
        ],
        samples: `
          Number  | Supplier           | Buyer       | Status     | Ordered | Expected | Approved by
          PO-1047 | Castell Metals     | Jon Ferris  | Ordered    | -12     | -2       | Lorna Beck
          PO-1048 | Wessex Fasteners   | Jon Ferris  | Ordered    | -4      | +1       |
          PO-1049 | Apex Workwear      | Meera Joshi | To approve |         |          |
          PO-1050 | Castell Metals     | Jon Ferris  | Approved   |         |          | Lorna Beck
          PO-1051 | Orchard Stationery | Meera Joshi | Draft      |         |          |
          PO-1046 | Wessex Fasteners   | Jon Ferris  | Ordered    | -9      | +0       |
        `,
      },
      {
        name: 'Order line',
        icon: 'list',
        fields: {
          Item: 'text required',
          Order: { to: 'Purchase order', required: true, inverse: 'Lines', onDelete: 'cascade' },
          Quantity: { type: 'number', required: true, min: 0 },
          Price: { type: 'money', required: true, min: 0 },
          Amount: { type: 'money', computed: 'Quantity * Price' },
          Received: { type: 'number', min: 0, default: '0' },
          Open: { type: 'number', computed: 'Quantity - Received' },
        },
        views: [{ table: ['Order', 'Quantity', 'Price', 'Amount', 'Received', 'Open'] }],
        filters: { 'Still to come': 'Open > 0' },
        rules: [
          {
            check: 'Received <= Quantity',
            field: 'Received',
            message: 'More arrived than was ordered: send it back or change the order.',
          },
        ],
        badges: { 'Part received: warning': 'Received > 0 and Open > 0' },
        actions: [
          {
            name: 'Receive all',
            icon: 'package-check',
            when: 'Open > 0 and Order.Status is "Ordered"',
            set: { Received: 'Quantity' },
          },
        ],
        samples: `
          Item                 | Order   | Quantity | Price  | Received
          Aluminium bar, 40 mm | PO-1047 | 60       | 31.40  | 40
          Copper strip, coil   | PO-1047 | 4        | 186.00 | 4
          Hex bolts M10, box   | PO-1048 | 25       | 14.20  | 0
          Safety boots         | PO-1049 | 18       | 64.50  | 0
          Steel plate, 6 mm    | PO-1050 | 22       | 92.00  | 0
          Washers M10, box     | PO-1046 | 12       | 6.80   | 12
        `,
      },
      {
        name: 'Supplier',
        icon: 'factory',
        fields: {
          Name: 'text required unique',
          Contact: 'person',
          Email: 'email',
          Phone: 'phone',
          'Lead time': { type: 'integer', min: 0, default: '7', unit: 'days' },
          Rating: { type: 'rating', min: 1, max: 5 },
          'On order': { type: 'money', computed: 'sum(Total in Purchase orders where Status is "Ordered")' },
        },
        views: [{ table: ['Contact', 'Email', 'Lead time', 'Rating', 'On order'] }],
        filters: { 'Well rated': 'Rating >= 4' },
        badges: {
          'Late now: bad': 'count(Purchase orders where Status is "Ordered" and Expected < today) > 0',
        },
        samples: `
          Name               | Contact      | Email                    | Phone           | Lead time | Rating
          Castell Metals     | Bryn Howells | orders@castell.example   | +44 1632 960501 | 10        | 3
          Wessex Fasteners   | Alice Drew   | sales@wessexfast.example | +44 1632 960514 | 5         | 5
          Apex Workwear      | Tony Mistry  | trade@apexwork.example   | +44 1632 960522 | 14        | 4
          Orchard Stationery | Jean Palmer  | hello@orchard.example    |                 | 3         | 4
        `,
      },
    ],
    metrics: {
      'On order': { sum: 'Total', of: 'Purchase order', where: 'Status is "Ordered"' },
      'Late orders': { count: 'Purchase order', where: 'Status is "Ordered" and Expected < today', goal: 0 },
      'Ordered by supplier': {
        sum: 'Total',
        of: 'Purchase order',
        where: 'Ordered is not empty',
        by: 'Supplier',
      },
    },
    pages: [
      'Purchase orders',
      'Order lines',
      'Suppliers',
      {
        name: 'Goods in',
        icon: 'truck',
        blocks: [
          { figures: ['On order', 'Late orders'] },
          {
            shortlist: 'Purchase order',
            title: 'Expected next',
            where: 'Status is "Ordered"',
            sort: 'Expected',
          },
          { shortlist: 'Purchase order', title: 'Waiting for approval', where: 'Status is "To approve"' },
          { chart: 'Ordered by supplier' },
        ],
      },
    ],
  },
};
