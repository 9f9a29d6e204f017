import type { Archetype } from './archetype';

export const productionOrders: Archetype = {
  id: 'production-orders',
  names: {
    en: [
      'production orders',
      'production planning',
      'manufacturing orders',
      'bill of materials',
      'shop floor',
    ],
    es: ['órdenes de producción', 'planificación de la producción', 'lista de materiales'],
    fr: ['ordres de fabrication', 'planification de la production', 'nomenclature de fabrication'],
    de: ['Fertigungsaufträge', 'Produktionsplanung', 'Stücklisten'],
    pt: ['ordens de produção', 'planeamento da produção', 'lista de materiais'],
  },
  words: [
    'production',
    'manufacture',
    'order',
    'component',
    'material',
    'assembly',
    'batch',
    'workstation',
    'output',
    'scrap',
    'bom',
    'factory',
    'shift',
    'yield',
  ],
  draft: {
    title: 'Production orders',
    currency: 'EUR',
    look: { accent: '#4f6a3a', icon: 'factory', font: 'technical', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Production order',
        icon: 'clipboard-list',
        fields: {
          Number: 'text required unique',
          Product: { to: 'Product', required: true },
          Quantity: { type: 'integer', required: true, min: 1 },
          Status: {
            options: [
              'Planned: neutral',
              'Released: info',
              'Running: accent',
              'Finished: good',
              'On hold: warning',
            ],
            required: true,
            default: 'Planned',
          },
          Station: { options: ['Cutting', 'Assembly 1', 'Assembly 2', 'Packing'] },
          Starts: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 7 days' },
          Good: { type: 'integer', min: 0, default: '0', help: 'Pieces that are finished and fine.' },
          Scrap: { type: 'integer', min: 0, default: '0' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Product', 'Quantity', 'Good', 'Due'] },
          { timeline: 'Starts', end: 'Due' },
          { table: ['Product', 'Quantity', 'Good', 'Scrap', 'Station', 'Due', 'Status'] },
          { board: 'Station', show: ['Product', 'Quantity', 'Due'], where: 'Status is not "Finished"' },
        ],
        filters: {
          Open: 'Status is not "Finished"',
          Late: 'Status is not "Finished" and Due < today',
          'Much scrap': 'Scrap > (Good + Scrap) * 5%',
        },
        opensWith: 'Open',
        rules: [
          { check: 'Due >= Starts', field: 'Due', message: 'An order is due after it starts.' },
          {
            check: 'Status is not "Finished" or Good >= Quantity',
            field: 'Good',
            message: 'Pieces are missing: the order is not finished.',
          },
          {
            limit: '2',
            within: ['Station'],
            where: 'Status is "Running"',
            message: 'Two orders are running at this station already.',
          },
        ],
        badges: {
          'Late: bad': 'Status is not "Finished" and Due < today',
          'Much scrap: warning': 'Scrap > (Good + Scrap) * 5%',
          'Material is short: bad': 'Status is "Released" and Product.Materials short > 0',
        },
        actions: [
          { name: 'Release', icon: 'circle-check', when: 'Status is "Planned"', set: { Status: 'Released' } },
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "Released"',
            set: { Status: 'Running', Starts: 'today' },
          },
          {
            name: 'Finish',
            icon: 'package-check',
            when: 'Status is "Running" and Good >= Quantity',
            set: { Status: 'Finished' },
          },
        ],
        samples: `
          Number  | Product        | Quantity | Status   | Station    | Starts | Due | Good | Scrap
          PR-3081 | Desk lamp Arc  | 120      | Running  | Assembly 1 | -4     | +1  | 74   | 6
          PR-3082 | Wall light Duo | 80       | Released | Assembly 2 | +0     | +5  | 0    | 0
          PR-3083 | Floor lamp Ash | 40       | Planned  |            | +6     | +14 | 0    | 0
          PR-3079 | Wall light Duo | 60       | Running  | Packing    | -9     | -2  | 60   | 1
          PR-3078 | Desk lamp Arc  | 200      | Finished | Assembly 1 | -25    | -15 | 201  | 4
          PR-3080 | Floor lamp Ash | 25       | On hold  | Cutting    | -7     | +3  | 8    | 0
        `,
      },
      {
        name: 'Product',
        icon: 'package',
        fields: {
          Name: 'text required unique',
          Article: 'text required unique',
          Picture: 'image',
          'Material cost': { type: 'money', computed: 'sum(Cost in Components)' },
          'Time for one': { type: 'duration', min: 0 },
          'Still to make': {
            type: 'integer',
            computed: 'sum(max(0, Quantity - Good) in Production orders where Status is not "Finished")',
          },
          'Materials short': { type: 'integer', computed: 'count(Components where Material.Short > 0)' },
        },
        views: [
          { gallery: 'Picture', show: ['Article', 'Material cost', 'Still to make'] },
          { table: ['Article', 'Material cost', 'Time for one', 'Still to make'] },
        ],
        filters: { 'In the plan': 'Still to make > 0' },
        badges: { 'No components: warning': 'count(Components) = 0' },
        samples: `
          Name           | Article | Picture    | Time for one
          Desk lamp Arc  | L-100   | desk lamp  | 0:18
          Wall light Duo | L-210   | wall lamp  | 0:24
          Floor lamp Ash | L-330   | floor lamp | 0:45
          Clip light Fin | L-050   | clip lamp  | 0:10
        `,
      },
      {
        name: 'Component',
        icon: 'layers',
        label: 'Material',
        fields: {
          Material: { to: 'Material', required: true, inverse: 'Used in' },
          Product: { to: 'Product', required: true, onDelete: 'cascade' },
          Quantity: { type: 'number', required: true, min: 0, help: 'For one piece.' },
          Cost: { type: 'money', computed: 'Quantity * Material.Price' },
          Needed: { type: 'number', computed: 'Quantity * Product.Still to make' },
        },
        views: [{ table: ['Product', 'Quantity', 'Cost', 'Needed'] }],
        rules: [
          {
            unique: ['Material', 'Product'],
            message: 'This material is in the list of the product already.',
          },
        ],
        samples: `
          Material       | Product        | Quantity
          Aluminium tube | Desk lamp Arc  | 0.6
          LED module 6 W | Desk lamp Arc  | 1
          LED module 6 W | Wall light Duo | 2
          Back plate     | Wall light Duo | 1
          Ash rod        | Floor lamp Ash | 1.5
          LED module 6 W | Floor lamp Ash | 1
        `,
      },
      {
        name: 'Material',
        icon: 'boxes',
        fields: {
          Name: 'text required unique',
          Unit: { options: ['Piece', 'Metre', 'Kilogram', 'Litre'], default: 'Piece' },
          Price: { type: 'money', required: true, min: 0 },
          Stock: { type: 'number', required: true, min: 0, default: '0' },
          Needed: { type: 'number', computed: 'sum(Needed in Used in)' },
          Short: { type: 'number', computed: 'max(0, Needed - Stock)' },
          Supplier: 'text',
        },
        views: [{ table: ['Unit', 'Price', 'Stock', 'Needed', 'Short', 'Supplier'] }],
        filters: { Short: 'Short > 0' },
        badges: { 'Order more: bad': 'Short > 0' },
        samples: `
          Name           | Unit  | Price | Stock | Supplier
          Aluminium tube | Metre | 4.80  | 96    | Alupro
          LED module 6 W | Piece | 7.20  | 150   | Lumen Parts
          Back plate     | Piece | 2.10  | 300   | Alupro
          Ash rod        | Metre | 9.40  | 110   | Forst & Holz
        `,
      },
    ],
    metrics: {
      'Pieces still to make': { sum: 'Still to make', of: 'Product' },
      'Late orders': {
        count: 'Production order',
        where: 'Status is not "Finished" and Due < today',
        goal: 0,
      },
      'Open orders by station': {
        count: 'Production order',
        where: 'Status is not "Finished"',
        by: 'Station',
      },
      'Good pieces by product': { sum: 'Good', of: 'Production order', by: 'Product' },
    },
    pages: [
      'Production orders',
      'Products',
      'Components',
      'Materials',
      {
        name: 'Shop floor',
        icon: 'hard-hat',
        blocks: [
          { figures: ['Pieces still to make', 'Late orders'] },
          {
            shortlist: 'Production order',
            title: 'Due next',
            where: 'Status is not "Finished"',
            sort: 'Due',
          },
          { shortlist: 'Material', title: 'Short of these', where: 'Short > 0' },
          { chart: 'Open orders by station' },
          { chart: 'Good pieces by product' },
        ],
      },
    ],
  },
};
