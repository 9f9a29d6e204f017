import type { Archetype } from './archetype';

export const potteryStudio: Archetype = {
  id: 'pottery-studio',
  names: {
    en: ['pottery', 'pottery studio', 'ceramics studio', 'kiln log', 'glaze recipes'],
    es: ['cerámica', 'taller de cerámica', 'registro de horno'],
    fr: ['poterie', 'atelier de céramique', 'carnet de cuissons'],
    de: ['Töpferei', 'Keramikwerkstatt', 'Brennbuch'],
    pt: ['cerâmica', 'ateliê de cerâmica', 'registo de fornadas'],
  },
  words: [
    'pottery',
    'kiln',
    'glaze',
    'clay',
    'bisque',
    'ceramic',
    'firing',
    'wheel',
    'throw',
    'pot',
    'potter',
    'stoneware',
    'porcelain',
    'cone',
    'slip',
    'raku',
    'trim',
    'mug',
    'earthenware',
  ],
  draft: {
    title: 'Pottery studio',
    look: { accent: '#8a4b2d', icon: 'amphora', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Piece',
        icon: 'amphora',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Form: { options: ['Mug', 'Bowl', 'Plate', 'Vase', 'Teapot', 'Tile', 'Sculpture'] },
          Clay: { to: 'Clay', required: true },
          Weight: { type: 'integer', min: 1, unit: 'g', help: 'Of the clay, wet.' },
          Status: {
            options: [
              'Thrown: neutral',
              'Trimmed: neutral',
              'Bone dry: info',
              'Bisque fired: warning',
              'Glazed: accent',
              'Finished: good',
              'Broken: bad',
            ],
            required: true,
            default: 'Thrown',
          },
          Glazes: { to: 'Glaze', many: true, inverse: 'Pieces' },
          'Bisque firing': { to: 'Firing', inverse: 'Bisque pieces' },
          'Glaze firing': { to: 'Firing', inverse: 'Glazed pieces' },
        },
        views: [
          { board: 'Status', show: ['Form', 'Clay', 'Glazes'] },
          { gallery: 'Photo', show: ['Form', 'Glazes'] },
          { table: ['Form', 'Clay', 'Weight', 'Status', 'Glazes', 'Glaze firing'] },
        ],
        filters: {
          'For the bisque': 'Status is "Bone dry"',
          'To glaze': 'Status is "Bisque fired"',
          Finished: 'Status is "Finished"',
          Losses: 'Status is "Broken"',
        },
        rules: [
          {
            check: 'Bisque firing is empty or Bisque firing.Kind is "Bisque"',
            field: 'Bisque firing',
            message: 'This is no bisque firing.',
          },
          {
            check: 'count(Glazes where Hottest < this.Glaze firing.Temperature) = 0',
            field: 'Glaze firing',
            message: 'One of the glazes would run at that heat.',
          },
          {
            check: 'Glaze firing is empty or Bisque firing is not empty',
            field: 'Glaze firing',
            message: 'A piece is bisque fired before it is glaze fired.',
          },
        ],
        badges: {
          'Broken: bad': 'Status is "Broken"',
          'Ready to load: accent': 'Status is "Bone dry" or Status is "Glazed"',
        },
        actions: [
          { name: 'Trimmed', icon: 'scissors', when: 'Status is "Thrown"', set: { Status: 'Trimmed' } },
          {
            name: 'Bone dry',
            icon: 'wind',
            when: 'Status is "Thrown" or Status is "Trimmed"',
            set: { Status: 'Bone dry' },
          },
          {
            name: 'Broke',
            icon: 'x',
            when: 'Status is not "Finished" and Status is not "Broken"',
            set: { Status: 'Broken' },
          },
        ],
        samples: `
          Name          | Photo        | Form   | Clay               | Weight | Status       | Glazes           | Bisque firing | Glaze firing
          Speckled mug  | speckled mug | Mug    | Speckled stoneware | 420    | Finished     | Oatmeal          | Bisque 17     | Stoneware 31
          Ramen bowl    | ramen bowl   | Bowl   | Speckled stoneware | 780    | Glazed       | Oatmeal, Tenmoku | Bisque 17     | Stoneware 32
          Bud vase      | bud vase     | Vase   | White porcelain    | 350    | Bisque fired |                  | Bisque 17     |
          Herb teapot   | teapot       | Teapot | Red earthenware    | 960    | Bone dry     |                  |               |
          Serving plate | large plate  | Plate  | Speckled stoneware | 1400   | Thrown       |                  |               |
          Tall bottle   | bottle       | Vase   | White porcelain    | 640    | Broken       | Celadon          | Bisque 17     |
        `,
      },
      {
        name: 'Firing',
        icon: 'flame',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Bisque: warning', 'Glaze: accent', 'Raku: bad'], required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Cone: 'text',
          Temperature: { type: 'integer', required: true, min: 600, max: 1350, unit: '°C' },
          Hours: { type: 'number', min: 0, unit: 'h' },
          Notes: 'longtext',
          Pieces: { type: 'integer', computed: 'count(Bisque pieces) + count(Glazed pieces)' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Kind', 'Date', 'Cone', 'Temperature', 'Hours', 'Pieces'] },
          { calendar: 'Date', color: 'Kind' },
        ],
        filters: { Planned: 'Date >= today', Glaze: 'Kind is "Glaze"' },
        badges: { 'Nearly empty: warning': 'Date >= today and Pieces < 3' },
        samples: `
          Name         | Kind   | Date | Cone | Temperature | Hours | Notes
          Bisque 17    | Bisque | -24  | 06   | 1000        | 9.5   | Slow to 600, no cracks
          Stoneware 31 | Glaze  | -10  | 6    | 1222        | 8     | Top shelf a little cool
          Stoneware 32 | Glaze  | +4   | 6    | 1222        |       |
          Garden raku  | Raku   | -60  | 06   | 990         | 2     | Sawdust was too damp
        `,
      },
      {
        name: 'Glaze',
        icon: 'droplets',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          'Test tile': 'image',
          Hottest: { type: 'integer', min: 600, max: 1350, unit: '°C', help: 'Above this it runs.' },
          'Food safe': 'boolean',
          'In the bucket': { type: 'number', min: 0, unit: 'l' },
          'Times used': { type: 'integer', computed: 'count(Pieces)' },
        },
        views: [
          { gallery: 'Test tile', show: ['Hottest', 'Food safe'] },
          { table: ['Colour', 'Hottest', 'Food safe', 'In the bucket', 'Times used'] },
        ],
        filters: { 'Food safe': 'Food safe', 'To mix': 'In the bucket < 2' },
        badges: { 'Mix more: warning': 'In the bucket < 2', 'Not for food: bad': 'not Food safe' },
        samples: `
          Name        | Colour  | Test tile    | Hottest | Food safe | In the bucket
          Oatmeal     | #d9c9a3 | cream glaze  | 1240    | yes       | 6
          Tenmoku     | #3b1f14 | black glaze  | 1280    | yes       | 3.5
          Celadon     | #a7c4b0 | green glaze  | 1290    | yes       | 1.2
          Raku copper | #b06a3b | copper glaze | 1010    | no        | 0.8
        `,
      },
      {
        name: 'Clay',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Supplier: 'text',
          Shrinkage: { type: 'percent', min: 0, max: 25 },
          Price: { type: 'money', min: 0, help: 'For a kilogram.' },
          Bought: { type: 'number', required: true, min: 0, unit: 'kg' },
          Left: { type: 'number', computed: 'Bought - sum(Weight in Pieces) / 1000', unit: 'kg' },
        },
        views: [{ table: ['Supplier', 'Shrinkage', 'Price', 'Bought', 'Left'] }],
        filters: { 'To order': 'Left < 5' },
        badges: { 'Order more: warning': 'Left < 5' },
        samples: `
          Name               | Supplier     | Shrinkage | Price | Bought
          Speckled stoneware | Valley Clays | 12        | 1.60  | 25
          White porcelain    | Valley Clays | 15        | 2.90  | 10
          Red earthenware    | Brick Lane   | 8         | 0.90  | 5
          Raku body          | Brick Lane   | 6         | 1.40  | 12.5
        `,
      },
    ],
    metrics: {
      'Finished pieces': { count: 'Piece', where: 'Status is "Finished"' },
      'Ready to load': { count: 'Piece', where: 'Status is "Bone dry" or Status is "Glazed"' },
      'Pieces by status': { count: 'Piece', by: 'Status' },
      'Firings per month': { count: 'Firing', by: 'Date', per: 'month' },
    },
    pages: [
      'Pieces',
      'Firings',
      'Glazes',
      'Clays',
      {
        name: 'Kiln room',
        icon: 'flame',
        blocks: [
          { figures: ['Finished pieces', 'Ready to load'] },
          { shortlist: 'Piece', title: 'To load', where: 'Status is "Bone dry" or Status is "Glazed"' },
          { chart: 'Pieces by status' },
          { chart: 'Firings per month' },
        ],
      },
    ],
  },
};
