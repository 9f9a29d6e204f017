import type { Archetype } from './archetype';

export const cornerShop: Archetype = {
  id: 'corner-shop',
  names: {
    en: ['corner shop', 'grocery store', 'convenience store', 'village shop', 'greengrocer'],
    es: ['tienda de comestibles', 'tienda de barrio', 'ultramarinos', 'frutería'],
    fr: ['épicerie', 'supérette', 'épicerie de quartier'],
    de: ['Tante-Emma-Laden', 'Dorfladen', 'Lebensmittelladen'],
    pt: ['mercearia', 'loja de conveniência', 'minimercado'],
  },
  words: [
    'grocery',
    'shelf',
    'barcode',
    'expiry',
    'restock',
    'supplier',
    'markdown',
    'batch',
    'perishable',
    'reorder',
    'till',
    'milk',
    'waste',
    'stock',
  ],
  draft: {
    title: 'Corner shop',
    look: { accent: '#2f6f3e', icon: 'store', density: 'compact' },
    entities: [
      {
        name: 'Product',
        icon: 'shopping-basket',
        fields: {
          Name: 'text required unique',
          Barcode: 'text unique',
          Shelf: {
            options: ['Dairy', 'Bread', 'Fruit and vegetables', 'Drinks', 'Household'],
            required: true,
          },
          Supplier: { to: 'Supplier' },
          Cost: { type: 'money', required: true, min: 0 },
          Price: { type: 'money', required: true, min: 0 },
          Margin: { type: 'percent', computed: '(Price - Cost) / Price' },
          'In stock': { type: 'integer', computed: 'sum(Left in Batches)' },
          'Reorder at': { type: 'integer', min: 0, default: '6' },
        },
        views: [
          { table: ['Shelf', 'Supplier', 'In stock', 'Reorder at', 'Price', 'Margin'] },
          { board: 'Shelf', show: ['In stock', 'Price'] },
        ],
        filters: { 'To reorder': 'In stock <= Reorder at', 'Thin margin': 'Margin < 20%' },
        rules: [
          {
            check: 'Price >= Cost',
            field: 'Price',
            message: 'At this price the shop loses money on every one.',
          },
        ],
        badges: {
          'Sold out: bad': 'In stock <= 0',
          'Low: warning': 'In stock > 0 and In stock <= Reorder at',
        },
        samples: `
          Name              | Barcode       | Shelf                | Supplier            | Cost | Price | Reorder at
          Whole milk 1 l    | 5012345000017 | Dairy                | Meadow Dairy        | 0.82 | 1.25  | 12
          Cheddar 350 g     | 5012345000024 | Dairy                | Meadow Dairy        | 2.60 | 3.95  | 5
          Sourdough loaf    | 5012345000031 | Bread                | Oldfield Bakery     | 2.10 | 3.40  | 4
          Bananas, bunch    | 5012345000048 | Fruit and vegetables | City Cash and Carry | 0.75 | 1.10  | 8
          Cola 1.5 l        | 5012345000055 | Drinks               | City Cash and Carry | 1.35 | 1.60  | 10
          Washing-up liquid | 5012345000062 | Household            | City Cash and Carry | 0.90 | 1.80  | 3
        `,
      },
      {
        name: 'Batch',
        plural: 'Batches',
        icon: 'package-open',
        label: 'Product',
        fields: {
          Product: { to: 'Product', required: true, onDelete: 'cascade' },
          Received: { type: 'date', required: true, default: 'today' },
          'Best before': 'date',
          Quantity: { type: 'integer', required: true, min: 1 },
          Sold: { type: 'integer', min: 0, default: '0' },
          Wasted: { type: 'integer', min: 0, default: '0' },
          Left: { type: 'integer', computed: 'Quantity - Sold - Wasted' },
          Reduced: 'boolean',
        },
        sort: 'Best before',
        views: [
          { table: ['Received', 'Best before', 'Quantity', 'Left', 'Reduced'] },
          { calendar: 'Best before', name: 'Best before dates', where: 'Left > 0' },
        ],
        filters: {
          'Still here': 'Left > 0',
          'Runs out in 3 days': 'Left > 0 and Best before <= today + 3 days',
        },
        opensWith: 'Still here',
        rules: [
          {
            check: 'Sold + Wasted <= Quantity',
            field: 'Sold',
            message: 'No more can leave the shelf than came in with this batch.',
          },
        ],
        badges: {
          'Past its date: bad': 'Left > 0 and Best before < today',
          'Sell first: warning': 'Left > 0 and Best before >= today and Best before <= today + 2 days',
          'Reduced: accent': 'Reduced and Left > 0',
        },
        actions: [
          { name: 'Sell one', icon: 'minus', when: 'Left > 0', set: { Sold: 'Sold + 1' } },
          {
            name: 'Reduce',
            icon: 'percent',
            when: 'Left > 0 and not Reduced and Best before <= today + 2 days',
            set: { Reduced: 'true' },
          },
          {
            name: 'Throw away',
            icon: 'trash-2',
            when: 'Left > 0 and Best before < today',
            set: { Wasted: 'Wasted + Left' },
          },
        ],
        samples: `
          Product        | Received | Best before | Quantity | Sold | Wasted | Reduced
          Whole milk 1 l | -3       | +1          | 24       | 15   | 0      | no
          Whole milk 1 l | -9       | -2          | 24       | 19   | 3      | yes
          Sourdough loaf | -1       | +1          | 8        | 6    | 0      | yes
          Bananas, bunch | -2       | +3          | 20       | 8    | 1      | no
          Cola 1.5 l     | -20      | +160        | 30       | 11   | 0      | no
          Cheddar 350 g  | -32      | +4          | 10       | 10   | 0      | no
        `,
      },
      {
        name: 'Supplier',
        icon: 'truck',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          'Order day': { options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Any day'] },
          'Minimum order': { type: 'money', min: 0 },
          'To reorder': { type: 'integer', computed: 'count(Products where In stock <= Reorder at)' },
        },
        views: [{ table: ['Order day', 'Minimum order', 'To reorder', 'Phone'] }, { board: 'Order day' }],
        filters: { 'To call': 'To reorder > 0' },
        samples: `
          Name                | Phone    | Email                  | Order day | Minimum order
          Meadow Dairy        | 555-0111 | orders@meadow.example  | Monday    | 60.00
          Oldfield Bakery     | 555-0122 | bread@oldfield.example | Any day   | 15.00
          City Cash and Carry | 555-0133 |                        | Thursday  | 120.00
          Hill Farm Eggs      | 555-0144 | eggs@hillfarm.example  | Tuesday   | 20.00
        `,
      },
    ],
    metrics: {
      'To reorder': { count: 'Product', where: 'In stock <= Reorder at' },
      'Stock at cost': { sum: 'In stock * Cost', of: 'Product' },
      'Thrown away': { sum: 'Wasted * Product.Cost', of: 'Batch' },
      'Stock by shelf': { sum: 'In stock * Cost', of: 'Product', by: 'Shelf' },
    },
    pages: [
      'Products',
      'Batches',
      'Suppliers',
      {
        name: 'Back office',
        icon: 'gauge',
        blocks: [
          { figures: ['To reorder', 'Stock at cost', 'Thrown away'] },
          {
            shortlist: 'Batch',
            title: 'Sell these first',
            where: 'Left > 0 and Best before <= today + 3 days',
            sort: 'Best before',
          },
          { chart: 'Stock by shelf', shape: 'donut' },
        ],
      },
    ],
  },
};
