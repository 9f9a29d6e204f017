import type { Archetype } from './archetype';

export const knittingProjects: Archetype = {
  id: 'knitting-projects',
  names: {
    en: ['knitting', 'knitting projects', 'crochet projects', 'yarn stash', 'knitting patterns'],
    es: ['labores de punto', 'proyectos de ganchillo', 'ovillos de lana'],
    fr: ['tricot', 'projets de tricot', 'ouvrages au crochet', 'pelotes de laine'],
    de: ['Strickprojekte', 'Häkelprojekte', 'Wollvorrat'],
    pt: ['projetos de tricô', 'projetos de crochê', 'novelos de lã'],
  },
  words: [
    'knit',
    'knitting',
    'yarn',
    'wool',
    'crochet',
    'needle',
    'stitch',
    'row',
    'skein',
    'gauge',
    'sock',
    'jumper',
    'scarf',
    'hook',
    'pattern',
    'shawl',
    'stash',
    'ball',
    'purl',
  ],
  draft: {
    title: 'Knitting basket',
    look: { accent: '#9b3d63', icon: 'heart', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Project',
        icon: 'scissors',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Pattern: { to: 'Pattern' },
          For: { type: 'text', help: 'Who will wear it, in which size.' },
          Status: {
            options: [
              'Planned: neutral',
              'On the needles: accent',
              'Blocking: info',
              'Finished: good',
              'Unravelled: bad',
            ],
            required: true,
            default: 'Planned',
          },
          Needles: { type: 'number', min: 1, max: 25, unit: 'mm' },
          Rows: { type: 'integer', min: 1 },
          'Rows done': { type: 'integer', min: 0, default: '0' },
          Progress: { type: 'percent', computed: 'Rows done / Rows' },
        },
        views: [
          { board: 'Status', show: ['For', 'Needles', 'Progress'] },
          { gallery: 'Photo', show: ['Pattern', 'For', 'Progress'] },
          { table: ['Pattern', 'For', 'Status', 'Needles', 'Rows done', 'Rows', 'Progress'] },
        ],
        filters: {
          'On the needles': 'Status is "On the needles"',
          Finished: 'Status is "Finished"',
          'No yarn yet': 'count(Yarn used) = 0',
        },
        rules: [
          {
            check: 'Rows done <= Rows',
            field: 'Rows done',
            message: 'The piece does not have that many rows.',
          },
          {
            check: 'Status is not "On the needles" or Needles is not empty',
            field: 'Needles',
            message: 'Say which needles it is on.',
          },
        ],
        badges: {
          'Nearly there: good': 'Status is "On the needles" and Progress >= 85%',
          'No yarn yet: warning': 'Status is "Planned" and count(Yarn used) = 0',
        },
        actions: [
          {
            name: 'Row done',
            icon: 'plus',
            when: 'Status is "On the needles" and Rows done < Rows',
            set: { 'Rows done': 'Rows done + 1' },
          },
          {
            name: 'Ten rows back',
            icon: 'undo-2',
            when: 'Status is "On the needles" and Rows done >= 10',
            set: { 'Rows done': 'Rows done - 10' },
          },
          {
            name: 'Cast off',
            icon: 'check',
            when: 'Status is "On the needles" and Rows done >= Rows',
            set: { Status: 'Blocking' },
          },
        ],
        samples: `
          Name          | Photo        | Pattern        | For             | Status         | Needles | Rows | Rows done
          Winter jumper | blue jumper  | Fisher jumper  | Tom, size M     | On the needles | 4.5     | 312  | 140
          Lace shawl    | lace shawl   | Fern shawl     | Mother          | On the needles | 3.75    | 180  | 168
          Baby blanket  | baby blanket | Garter squares | Neighbours’ son | On the needles | 5       | 220  | 220
          Thick socks   | socks        | Plain socks    | Me, 39          | Finished       | 2.5     | 130  | 130
          Striped hat   | striped hat  |                | Ida, 4 years    | Planned        |         | 64   | 0
          Summer top    | linen top    |                | Me, size L      | Unravelled     | 4       | 150  | 35
        `,
      },
      {
        name: 'Yarn',
        icon: 'package',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Weight: {
            options: ['Lace', '4-ply', 'Double knitting', 'Aran', 'Chunky'],
            required: true,
            help: 'How thick it is.',
          },
          Fibre: 'text',
          Shade: 'text',
          'Dye lot': 'text',
          Length: { type: 'integer', required: true, min: 1, unit: 'm', help: 'Of one ball.' },
          Balls: { type: 'integer', required: true, min: 0 },
          Left: { type: 'number', computed: 'Balls - sum(Balls in Yarn used)', unit: 'balls' },
        },
        views: [
          { gallery: 'Photo', show: ['Weight', 'Shade', 'Left'] },
          { table: ['Weight', 'Fibre', 'Shade', 'Dye lot', 'Length', 'Balls', 'Left'] },
          { board: 'Weight', show: ['Shade', 'Left'] },
        ],
        filters: { 'In the stash': 'Left > 0', 'Used up': 'Left <= 0' },
        opensWith: 'In the stash',
        rules: [{ unique: ['Name', 'Shade', 'Dye lot'], message: 'This dye lot is in the stash already.' }],
        badges: { 'Last ball: warning': 'Left > 0 and Left <= 1', 'Used up: neutral': 'Left <= 0' },
        samples: `
          Name         | Photo        | Weight          | Fibre        | Shade     | Dye lot | Length | Balls
          Harbour Wool | navy wool    | Aran            | Wool         | Navy 14   | 2207    | 80     | 12
          Moor Merino  | green wool   | 4-ply           | Merino, silk | Fern      | 88      | 400    | 2
          Cloud Cotton | white cotton | Double knitting | Cotton       | White     | 510     | 125    | 9
          Sock Twist   | striped wool | 4-ply           | Wool, nylon  | Stripes 3 | 61      | 210    | 2
          Linen Breeze | beige linen  | Double knitting | Linen        | Sand      | 34      | 150    | 6
        `,
      },
      {
        name: 'Yarn used',
        plural: 'Yarn used',
        label: 'Yarn',
        fields: {
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Yarn: { to: 'Yarn', required: true },
          Balls: { type: 'number', required: true, min: 0, default: '1' },
          Metres: { type: 'number', computed: 'Balls * Yarn.Length', unit: 'm' },
          'Used for': { options: ['Main colour', 'Contrast', 'Edging'], default: 'Main colour' },
        },
        views: [{ table: ['Project', 'Balls', 'Metres', 'Used for'] }],
        filters: { Contrasts: 'Used for is not "Main colour"' },
        rules: [
          { check: 'Yarn.Left >= 0', field: 'Balls', message: 'There is not that much of this yarn.' },
          { unique: ['Project', 'Yarn', 'Used for'], message: 'This yarn is in the project already.' },
        ],
        samples: `
          Project       | Yarn         | Balls | Used for
          Winter jumper | Harbour Wool | 10    | Main colour
          Winter jumper | Cloud Cotton | 0.5   | Edging
          Lace shawl    | Moor Merino  | 1.5   | Main colour
          Baby blanket  | Cloud Cotton | 7     | Main colour
          Thick socks   | Sock Twist   | 2     | Main colour
        `,
      },
      {
        name: 'Pattern',
        icon: 'scroll-text',
        fields: {
          Name: 'text required unique',
          Designer: 'text',
          Craft: { options: ['Knitting', 'Crochet'], default: 'Knitting' },
          'Yarn needed': { type: 'integer', min: 1, unit: 'm' },
          Gauge: { type: 'integer', min: 1, unit: 'stitches', help: 'On 10 cm.' },
          Link: 'url',
          'Times made': { type: 'integer', computed: 'count(Projects where Status is "Finished")' },
        },
        views: [{ table: ['Designer', 'Craft', 'Yarn needed', 'Gauge', 'Times made'] }],
        filters: { 'Never made': 'Times made = 0', Crochet: 'Craft is "Crochet"' },
        samples: `
          Name           | Designer    | Craft    | Yarn needed | Gauge | Link
          Fisher jumper  | Ailsa Munro | Knitting | 900         | 18    | https://patterns.example/fisher
          Fern shawl     | Ines Duarte | Knitting | 560         | 22    | https://patterns.example/fern
          Garter squares | Ruth Okafor | Crochet  | 840         | 16    |
          Plain socks    |             | Knitting | 380         | 32    |
        `,
      },
    ],
    metrics: {
      'On the needles': { count: 'Project', where: 'Status is "On the needles"' },
      'Metres in the stash': { sum: 'Left * Length', of: 'Yarn' },
      'Stash by weight': { sum: 'Left', of: 'Yarn', by: 'Weight' },
      Finished: { count: 'Project', where: 'Status is "Finished"' },
    },
    pages: [
      'Projects',
      'Yarns',
      'Patterns',
      {
        name: 'The basket',
        icon: 'shopping-basket',
        blocks: [
          { figures: ['On the needles', 'Finished', 'Metres in the stash'] },
          {
            shortlist: 'Project',
            title: 'Carry on with',
            where: 'Status is "On the needles"',
            sort: 'Progress desc',
          },
          { chart: 'Stash by weight' },
        ],
      },
    ],
  },
};
