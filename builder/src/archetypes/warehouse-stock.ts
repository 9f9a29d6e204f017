import type { Archetype } from './archetype';

export const warehouseStock: Archetype = {
  id: 'warehouse-stock',
  names: {
    en: ['warehouse stock', 'warehouse management', 'stock movements', 'storage bins', 'stockroom'],
    es: ['existencias de almacén', 'gestión de almacén', 'movimientos de almacén'],
    fr: ['stock d’entrepôt', 'gestion d’entrepôt', 'mouvements de stock'],
    de: ['Lagerbestand', 'Lagerverwaltung', 'Lagerbewegungen', 'Lagerplätze'],
    pt: ['stock de armazém', 'gestão de armazém', 'movimentos de armazém'],
  },
  words: [
    'warehouse',
    'stock',
    'bin',
    'sku',
    'pallet',
    'pick',
    'receipt',
    'reorder',
    'rack',
    'aisle',
    'movement',
    'stocktake',
    'forklift',
    'storage',
    'barcode',
  ],
  draft: {
    title: 'Warehouse stock',
    currency: 'GBP',
    look: {
      accent: '#7a4a1e',
      icon: 'warehouse',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Article',
        icon: 'package',
        fields: {
          Name: 'text required unique',
          SKU: 'text required unique',
          Category: { options: ['Paint', 'Fixings', 'Tools', 'Timber', 'Cleaning'] },
          Unit: { options: ['Piece', 'Box', 'Pallet', 'Litre'], default: 'Piece' },
          'Unit cost': { type: 'money', min: 0 },
          'Reorder level': { type: 'integer', min: 0, default: '10' },
          'On hand': { type: 'integer', computed: 'sum(Change in Movements)' },
          Value: { type: 'money', computed: 'On hand * Unit cost' },
          'Last picked': { type: 'date', computed: 'largest(Date in Movements where Kind is "Pick")' },
        },
        sort: 'Name',
        views: [
          { table: ['SKU', 'Category', 'On hand', 'Reorder level', 'Value', 'Last picked'] },
          { cards: ['SKU', 'On hand', 'Unit'] },
          { board: 'Category', show: ['SKU', 'On hand'] },
        ],
        filters: {
          'To reorder': 'On hand <= Reorder level',
          'Out of stock': 'On hand = 0',
          'Slow movers': 'On hand > 0 and (Last picked is empty or Last picked < today - 90 days)',
        },
        badges: {
          'Out of stock: bad': 'On hand = 0',
          'Reorder: warning': 'On hand > 0 and On hand <= Reorder level',
        },
        actions: [
          {
            name: 'Pick one',
            icon: 'minus',
            when: 'On hand > 0',
            adds: 'Movement',
            set: { Article: 'this', Kind: 'Pick', Quantity: '1', Date: 'today' },
          },
        ],
        samples: `
          Name                | SKU     | Category | Unit  | Unit cost | Reorder level
          Wall paint white    | PT-1001 | Paint    | Piece | 18.60     | 20
          Screws 4 x 40       | FX-2040 | Fixings  | Box   | 4.20      | 50
          Cordless drill 18 V | TL-3180 | Tools    | Piece | 96.00     | 4
          Batten 38 x 63      | TB-0463 | Timber   | Piece | 5.10      | 100
          Floor cleaner       | CL-5005 | Cleaning | Litre | 2.35      | 40
        `,
      },
      {
        name: 'Movement',
        icon: 'arrow-left-right',
        label: 'Article',
        fields: {
          Article: { to: 'Article', required: true },
          Kind: {
            options: [
              'Receipt: good',
              'Pick: accent',
              'Return: info',
              'Write-off: bad',
              'Count correction: warning',
            ],
            required: true,
            default: 'Pick',
          },
          Quantity: {
            type: 'integer',
            required: true,
            default: '1',
            help: 'Below 0 only where a count corrects it.',
          },
          Change: {
            type: 'integer',
            computed: 'if Kind is "Pick" or Kind is "Write-off" then 0 - Quantity else Quantity',
          },
          Bin: { to: 'Bin' },
          Date: { type: 'date', required: true, default: 'today' },
          Reference: { type: 'text', help: 'Delivery note or order.' },
          By: 'person',
        },
        sort: 'Date desc',
        views: [
          { table: ['Kind', 'Quantity', 'Bin', 'Date', 'Reference', 'By'] },
          { board: 'Kind', show: ['Quantity', 'Bin', 'Date'] },
        ],
        filters: {
          'Last 7 days': 'Date >= today - 7 days',
          Receipts: 'Kind is "Receipt"',
          'Written off': 'Kind is "Write-off"',
        },
        rules: [
          {
            check: 'Quantity > 0 or Kind is "Count correction"',
            field: 'Quantity',
            message: 'Only a count may correct downwards; say what moved.',
          },
          { check: 'Article.On hand >= 0', field: 'Quantity', message: 'There is not that much on hand.' },
          {
            check: 'Bin is empty or Kind is not "Receipt" or not Bin.Blocked',
            field: 'Bin',
            message: 'That bin is blocked.',
          },
        ],
        badges: { 'No bin: warning': 'Kind is "Receipt" and Bin is empty' },
        samples: `
          Article             | Kind      | Quantity | Bin    | Date | Reference | By
          Wall paint white    | Receipt   | 60       | A-01-2 | -40  | DN 88120  | Mick Hurst
          Screws 4 x 40       | Receipt   | 45       | B-03-1 | -21  | DN 88304  | Mick Hurst
          Cordless drill 18 V | Receipt   | 12       | C-02-1 | -130 | DN 87015  | Jada Price
          Wall paint white    | Pick      | 24       | A-01-2 | -3   | SO 5512   | Jada Price
          Batten 38 x 63      | Receipt   | 240      |        | -2   | DN 88391  | Mick Hurst
          Batten 38 x 63      | Write-off | 8        |        | -1   | Warped    | Jada Price
        `,
      },
      {
        name: 'Bin',
        icon: 'boxes',
        fields: {
          Code: { type: 'text', required: true, unique: true, help: 'Aisle, rack, level: A-01-2' },
          Zone: {
            options: ['Picking', 'Reserve', 'Cold store', 'Yard', 'Quarantine: bad'],
            required: true,
            default: 'Picking',
          },
          Capacity: { type: 'integer', min: 1, unit: 'units' },
          Holds: { type: 'integer', computed: 'sum(Change in Movements)' },
          Full: { type: 'percent', computed: 'Holds / Capacity' },
          Blocked: 'boolean',
          'Last counted': 'date',
        },
        views: [
          { table: ['Zone', 'Capacity', 'Holds', 'Full', 'Blocked', 'Last counted'] },
          { board: 'Zone', show: ['Holds', 'Full'] },
        ],
        filters: {
          Free: 'Holds = 0 and not Blocked',
          'To count': 'Last counted is empty or Last counted < today - 180 days',
        },
        rules: [
          { check: 'Holds <= Capacity', field: 'Capacity', message: 'More lies in the bin than fits.' },
        ],
        badges: {
          'Nearly full: warning': 'Full >= 85%',
          'Blocked: bad': 'Blocked',
          'Count it: info': 'Last counted is empty or Last counted < today - 180 days',
        },
        actions: [
          {
            name: 'Counted today',
            icon: 'clipboard-check',
            when: 'Last counted is empty or Last counted < today',
            set: { 'Last counted': 'today' },
          },
        ],
        samples: `
          Code   | Zone       | Capacity | Blocked | Last counted
          A-01-2 | Picking    | 80       | no      | -35
          B-03-1 | Picking    | 50       | no      | -210
          C-02-1 | Reserve    | 40       | no      | -90
          Y-00-1 | Yard       | 400      | no      | -60
          Q-01-1 | Quarantine | 30       | yes     | -12
        `,
      },
    ],
    metrics: {
      'Stock value': { sum: 'Value', of: 'Article' },
      'To reorder': { count: 'Article', where: 'On hand <= Reorder level' },
      'Value by category': { sum: 'Value', of: 'Article', by: 'Category' },
      'Movements per week': { count: 'Movement', by: 'Date', per: 'week' },
    },
    pages: [
      'Articles',
      'Movements',
      'Bins',
      {
        name: 'Floor',
        icon: 'forklift',
        blocks: [
          { figures: ['Stock value', 'To reorder'] },
          { shortlist: 'Article', title: 'Order these', where: 'On hand <= Reorder level', sort: 'On hand' },
          { chart: 'Value by category', shape: 'donut' },
          { chart: 'Movements per week' },
          { add: ['Movement'] },
        ],
      },
    ],
  },
};
