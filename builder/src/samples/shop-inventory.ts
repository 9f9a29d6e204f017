import type { SampleApplication } from './sample-application';

export const shopInventory: SampleApplication = {
  id: 'shop-inventory',
  category: 'Internal Tools',
  domain: 'Retail',
  description: 'Stock that follows from every movement, with reorder points, suppliers and margins.',
  draft: {
    title: 'Stockroom',
    currency: 'USD',
    look: {
      accent: '#0369a1',
      icon: 'boxes',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Product',
        icon: 'package',
        fields: {
          Name: 'text required',
          SKU: 'text required unique',
          Photo: 'image',
          Group: { options: ['Kitchen', 'Paper goods', 'Toys', 'Candles'], required: true },
          Supplier: { to: 'Supplier' },
          Cost: { type: 'money', required: true, min: 0 },
          Price: { type: 'money', required: true, min: 0 },
          Margin: { type: 'percent', computed: '(Price - Cost) / Price' },
          'In stock': { type: 'integer', computed: 'sum(Change in Movements)' },
          'Reorder at': { type: 'integer', min: 0, default: '5' },
          'Stock value': { type: 'money', computed: 'In stock * Cost' },
        },
        views: [
          { table: ['SKU', 'Group', 'In stock', 'Reorder at', 'Price', 'Margin'] },
          { gallery: 'Photo', show: ['Price', 'In stock'] },
          { board: 'Group', show: ['In stock', 'Price'] },
        ],
        filters: {
          'To reorder': 'In stock <= Reorder at',
          'Sold out': 'In stock <= 0',
          'Thin margin': 'Margin < 30%',
        },
        rules: [
          { check: 'In stock >= 0', message: 'There is less in stock than that.' },
          { check: 'Price >= Cost', field: 'Price', message: 'The price is below what it costs you.' },
        ],
        badges: {
          'Sold out: bad': 'In stock <= 0',
          'Low stock: warning': 'In stock > 0 and In stock <= Reorder at',
        },
        actions: [
          {
            name: 'Sell one',
            icon: 'minus',
            when: 'In stock > 0',
            adds: 'Movement',
            set: { Product: 'this', Kind: 'Sale', Quantity: '1', Day: 'today' },
          },
          {
            name: 'Receive ten',
            icon: 'package-plus',
            adds: 'Movement',
            set: { Product: 'this', Kind: 'Delivery', Quantity: '10', Day: 'today' },
          },
        ],
        samples: `
          Name                    | SKU     | Photo          | Group       | Supplier      | Cost  | Price | Reorder at
          Stoneware mug, speckled | KIT-014 | stoneware mug  | Kitchen     | Clay & Kiln   | 7.20  | 16.00 | 12
          Linen tea towel         | KIT-022 | tea towel      | Kitchen     | Lakeside Mill | 4.10  | 11.50 | 10
          Olive spoon             | KIT-031 | wooden spoon   | Kitchen     | Lakeside Mill | 6.00  | 12.00 | 5
          Dotted notebook         | PAP-003 | notebook       | Paper goods | Pulp House    | 3.30  | 9.00  | 15
          Birthday card, fox      | PAP-019 | fox card       | Paper goods | Pulp House    | 0.90  | 3.50  | 20
          Wooden train            | TOY-007 | wooden train   | Toys        | Nordlyk Toys  | 14.50 | 29.00 | 4
          Rag doll                | TOY-011 | rag doll       | Toys        | Nordlyk Toys  | 13.00 | 18.00 | 3
          Beeswax candle, tall    | CAN-002 | beeswax candle | Candles     | Hive & Wick   | 5.60  | 13.00 | 8
        `,
      },
      {
        name: 'Movement',
        icon: 'arrow-left-right',
        label: 'Product',
        fields: {
          Product: { to: 'Product', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Delivery: good', 'Sale: accent', 'Return: info', 'Breakage: bad'],
            required: true,
            default: 'Sale',
          },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Change: {
            type: 'integer',
            computed: 'if Kind is "Delivery" or Kind is "Return" then Quantity else -Quantity',
          },
          Day: { type: 'date', required: true, default: 'today' },
          Takings: { type: 'money', computed: 'if Kind is "Sale" then Quantity * Product.Price else 0' },
        },
        sort: 'Day desc',
        views: [{ table: ['Kind', 'Change', 'Day', 'Takings'] }, { calendar: 'Day', color: 'Kind' }],
        filters: { Sales: 'Kind is "Sale"', Today: 'Day = today' },
        rules: [
          { check: 'Product.In stock >= 0', field: 'Quantity', message: 'There is less in stock than that.' },
        ],
        samples: `
          Product                 | Kind     | Quantity | Day
          Stoneware mug, speckled | Delivery | 48       | -40
          Stoneware mug, speckled | Sale     | 21       | -20
          Stoneware mug, speckled | Breakage | 2        | -9
          Stoneware mug, speckled | Sale     | 14       | -3
          Linen tea towel         | Delivery | 40       | -40
          Linen tea towel         | Sale     | 18       | -12
          Olive spoon             | Delivery | 12       | -35
          Olive spoon             | Sale     | 12       | -2
          Dotted notebook         | Delivery | 60       | -30
          Dotted notebook         | Sale     | 27       | -6
          Birthday card, fox      | Delivery | 50       | -30
          Birthday card, fox      | Sale     | 33       | -1
          Wooden train            | Delivery | 10       | -28
          Wooden train            | Sale     | 4        | -5
          Rag doll                | Delivery | 6        | -28
          Rag doll                | Sale     | 4        | -8
          Rag doll                | Return   | 1        | -4
          Beeswax candle, tall    | Delivery | 36       | -15
          Beeswax candle, tall    | Sale     | 9        | +0
        `,
      },
      {
        name: 'Supplier',
        icon: 'truck',
        fields: {
          Name: 'text required unique',
          Contact: 'person',
          Email: 'email',
          'Delivers in': { type: 'integer', min: 0, unit: 'days' },
          'To reorder': { type: 'integer', computed: 'count(Products where In stock <= Reorder at)' },
        },
        views: [{ table: ['Contact', 'Email', 'Delivers in', 'To reorder'] }],
        badges: { 'Order here: warning': 'To reorder > 0' },
        samples: `
          Name          | Contact    | Email                       | Delivers in
          Clay & Kiln   | Rhea Soto  | orders@claykiln.example     | 14
          Lakeside Mill | Dan Frost  | hello@lakeside-mill.example | 6
          Pulp House    | Ming Yao   | sales@pulphouse.example     | 4
          Nordlyk Toys  | Stine Dahl | stine@nordlyk.example       | 21
          Hive & Wick   | Amos Tell  | amos@hivewick.example       | 7
        `,
      },
    ],
    metrics: {
      'Stock value': { sum: 'Stock value', of: 'Product' },
      'Products to reorder': { count: 'Product', where: 'In stock <= Reorder at' },
      'Takings this month': {
        sum: 'Takings',
        of: 'Movement',
        where: 'month(Day) = month(today) and year(Day) = year(today)',
      },
      'Takings per week': { sum: 'Takings', of: 'Movement', by: 'Day', per: 'week' },
      'Value by group': { sum: 'Stock value', of: 'Product', by: 'Group' },
      'Thinnest margin': { smallest: 'Margin', of: 'Product' },
    },
    pages: [
      {
        name: 'Overview',
        icon: 'gauge',
        blocks: [
          { figures: ['Stock value', 'Products to reorder', 'Takings this month', 'Thinnest margin'] },
          { shortlist: 'Product', title: 'To reorder', where: 'In stock <= Reorder at', sort: 'In stock' },
          { chart: 'Takings per week' },
          { chart: 'Value by group', shape: 'donut' },
        ],
      },
      'Products',
      'Movements',
      'Suppliers',
    ],
  },
};
