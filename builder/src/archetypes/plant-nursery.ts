import type { Archetype } from './archetype';

export const plantNursery: Archetype = {
  id: 'plant-nursery',
  names: {
    en: ['plant nursery', 'garden centre', 'tree nursery', 'market garden plants'],
    es: ['vivero', 'centro de jardinería'],
    fr: ['pépinière', 'jardinerie'],
    de: ['Gärtnerei', 'Baumschule', 'Staudengärtnerei'],
    pt: ['viveiro de plantas', 'centro de jardinagem', 'horto'],
  },
  words: [
    'nursery',
    'seedling',
    'perennial',
    'shrub',
    'pot',
    'cutting',
    'greenhouse',
    'propagate',
    'hardy',
    'tray',
    'compost',
    'graft',
    'rootstock',
    'potting',
    'liner',
  ],
  draft: {
    title: 'Plant nursery',
    look: { accent: '#1f7a4d', icon: 'sprout', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Plant',
        icon: 'leaf',
        fields: {
          Name: 'text required unique',
          'Botanical name': 'text',
          Photo: 'image',
          Kind: { options: ['Perennial', 'Shrub', 'Tree', 'Herb', 'Vegetable', 'Annual'], required: true },
          Light: { options: ['Sun: warning', 'Half shade: neutral', 'Shade: info'] },
          'Hardy to': { type: 'integer', min: -50, max: 20, unit: '°C' },
          Price: { type: 'money', required: true, min: 0 },
          'For sale': { type: 'integer', computed: 'sum(Left in Batches where Status is "For sale")' },
          'Coming on': { type: 'integer', computed: 'sum(Left in Batches where Status is "Growing")' },
        },
        views: [
          { gallery: 'Photo', show: ['Price', 'Light', 'For sale'] },
          { table: ['Botanical name', 'Kind', 'Light', 'Hardy to', 'Price', 'For sale', 'Coming on'] },
        ],
        filters: {
          'For sale now': 'For sale > 0',
          'For shade': 'Light is "Shade"',
          'To propagate': 'For sale + Coming on < 20',
        },
        badges: { 'Sold out: bad': 'For sale <= 0', 'Not hardy: info': 'Hardy to > -5' },
        samples: `
          Name                | Botanical name         | Photo               | Kind      | Light      | Hardy to | Price
          Lavender Hidcote    | Lavandula angustifolia | lavender            | Perennial | Sun        | -20      | 5.90
          Lady fern           | Athyrium filix-femina  | lady fern           | Perennial | Shade      | -25      | 7.50
          Japanese maple      | Acer palmatum          | japanese maple      | Tree      | Half shade | -18      | 48.00
          Lemon verbena       | Aloysia citrodora      | lemon verbena       | Herb      | Sun        | -4       | 6.20
          Tomato Black Cherry | Solanum lycopersicum   | black cherry tomato | Vegetable | Sun        | 5        | 3.80
        `,
      },
      {
        name: 'Batch',
        plural: 'Batches',
        icon: 'sprout',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Plant: { to: 'Plant', required: true },
          Ready: 'date',
          Pot: { options: ['Tray', '9 cm', '1 l', '2 l', '5 l', '10 l'], required: true, default: 'Tray' },
          Place: { options: ['Propagator', 'Greenhouse', 'Tunnel', 'Standing ground', 'Sales tables'] },
          Quantity: { type: 'integer', required: true, min: 1 },
          Lost: { type: 'integer', min: 0, default: '0' },
          Status: {
            options: ['Growing: info', 'For sale: good', 'Gone: neutral'],
            required: true,
            default: 'Growing',
          },
          Left: { type: 'integer', computed: 'Quantity - Lost - sum(Quantity in Sales)' },
        },
        sort: 'Ready',
        views: [
          { board: 'Place', show: ['Plant', 'Pot', 'Left', 'Ready'] },
          { table: ['Plant', 'Pot', 'Place', 'Ready', 'Quantity', 'Lost', 'Left', 'Status'] },
          { calendar: 'Ready', color: 'Status', name: 'Ready dates' },
        ],
        filters: {
          Growing: 'Status is "Growing"',
          'For sale': 'Status is "For sale"',
          'Ready this fortnight': 'Status is "Growing" and Ready <= today + 14 days',
        },
        rules: [
          { check: 'Lost <= Quantity', field: 'Lost', message: 'No more can be lost than were potted.' },
        ],
        badges: {
          'Ready: accent': 'Status is "Growing" and Ready <= today',
          'Many lost: bad': 'Lost > Quantity * 0.15',
        },
        actions: [
          {
            name: 'Put on sale',
            icon: 'tag',
            when: 'Status is "Growing" and Ready <= today + 14 days',
            set: { Status: 'For sale', Place: 'Sales tables' },
          },
          {
            name: 'All gone',
            icon: 'check',
            when: 'Status is "For sale" and Left <= 0',
            set: { Status: 'Gone' },
          },
          { name: 'One lost', icon: 'minus', when: 'Left > 0', set: { Lost: 'Lost + 1' } },
        ],
        samples: `
          Number | Plant               | Ready | Pot  | Place           | Quantity | Lost | Status
          B-101  | Lavender Hidcote    | -20   | 9 cm | Sales tables    | 240      | 12   | For sale
          B-102  | Lady fern           | +45   | 1 l  | Tunnel          | 80       | 18   | Growing
          B-103  | Tomato Black Cherry | +0    | 9 cm | Greenhouse      | 300      | 21   | Growing
          B-104  | Japanese maple      | -60   | 5 l  | Standing ground | 14       | 0    | For sale
          B-105  | Lemon verbena       | +10   | 9 cm | Greenhouse      | 60       | 4    | Growing
          B-098  | Lemon verbena       | -90   | 1 l  | Sales tables    | 30       | 2    | For sale
        `,
      },
      {
        name: 'Sale',
        icon: 'shopping-basket',
        fields: {
          Name: { type: 'text', required: true, help: 'Who takes them.' },
          Batch: { to: 'Batch', required: true },
          Quantity: { type: 'integer', required: true, min: 1 },
          Collect: 'date',
          Status: { options: ['Reserved: info', 'Collected: good'], required: true, default: 'Collected' },
          Amount: { type: 'money', computed: 'Quantity * Batch.Plant.Price' },
          Phone: 'phone',
        },
        sort: 'Collect desc',
        views: [
          { table: ['Batch', 'Quantity', 'Collect', 'Status', 'Amount'] },
          { board: 'Status', show: ['Batch', 'Quantity', 'Collect'] },
        ],
        filters: { Reserved: 'Status is "Reserved"' },
        rules: [
          {
            check: 'Batch.Left >= 0',
            field: 'Quantity',
            message: 'There are not that many left in the batch.',
          },
        ],
        badges: { 'Not collected: warning': 'Status is "Reserved" and Collect < today' },
        actions: [
          {
            name: 'Collected',
            icon: 'check',
            when: 'Status is "Reserved"',
            set: { Status: 'Collected', Collect: 'today' },
          },
        ],
        samples: `
          Name                | Batch | Quantity | Collect | Status    | Phone
          Parks department    | B-101 | 120      | +3      | Reserved  | 555-1411
          Mrs Whitcombe       | B-104 | 1        | -2      | Reserved  | 555-1412
          Saturday market     | B-101 | 48       | -5      | Collected |
          Herb garden, Priory | B-098 | 28       | -30     | Collected | 555-1414
          Walk-in             | B-104 | 2        | -1      | Collected |
        `,
      },
    ],
    metrics: {
      'Plants for sale': { sum: 'Left', of: 'Batch', where: 'Status is "For sale"' },
      'Lost so far': { sum: 'Lost', of: 'Batch' },
      'Plants by place': { sum: 'Left', of: 'Batch', where: 'Status is not "Gone"', by: 'Place' },
      'Sales per month': { sum: 'Amount', of: 'Sale', by: 'Collect', per: 'month' },
    },
    pages: [
      'Plants',
      'Batches',
      'Sales',
      {
        name: 'Potting shed',
        icon: 'shovel',
        blocks: [
          { figures: ['Plants for sale', 'Lost so far'] },
          { shortlist: 'Batch', title: 'Ready next', where: 'Status is "Growing"', sort: 'Ready' },
          { chart: 'Plants by place', shape: 'donut' },
          { chart: 'Sales per month' },
        ],
      },
    ],
  },
};
