import type { Archetype } from './archetype';

export const woodworking: Archetype = {
  id: 'woodworking',
  names: {
    en: ['woodworking', 'woodwork projects', 'cut list', 'furniture making', 'timber stock'],
    es: ['carpintería', 'proyectos de carpintería', 'lista de corte'],
    fr: ['menuiserie', 'travail du bois', 'liste de débit'],
    de: ['Holzarbeiten', 'Tischlerei', 'Zuschnittliste'],
    pt: ['marcenaria', 'projetos de marcenaria', 'lista de corte'],
  },
  words: [
    'wood',
    'woodwork',
    'timber',
    'joinery',
    'plank',
    'oak',
    'dovetail',
    'chisel',
    'furniture',
    'carpenter',
    'board',
    'varnish',
    'sand',
    'saw',
    'plane',
    'cabinet',
    'walnut',
    'tenon',
    'glue',
  ],
  draft: {
    title: 'Wood workshop',
    look: { accent: '#80551b', icon: 'hammer', font: 'technical', radius: 'sharp' },
    entities: [
      {
        name: 'Project',
        icon: 'hammer',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          For: 'person',
          Status: {
            options: [
              'Drawing: neutral',
              'Milling: info',
              'Joinery: accent',
              'Glued up: warning',
              'Finishing: warning',
              'Done: good',
            ],
            required: true,
            default: 'Drawing',
          },
          Deadline: 'date',
          Parts: { type: 'integer', computed: 'sum(Pieces in Parts)' },
          Cut: { type: 'percent', computed: 'sum(Pieces in Parts where Cut) / sum(Pieces in Parts)' },
          'Timber cost': {
            type: 'money',
            computed: 'sum(Volume * Timber.Price in Parts) * 1.2',
            help: 'With a fifth for waste.',
          },
        },
        sort: 'Deadline',
        views: [
          { board: 'Status', show: ['For', 'Deadline', 'Cut'] },
          { gallery: 'Photo', show: ['Status', 'For'] },
          { table: ['For', 'Status', 'Deadline', 'Parts', 'Cut', 'Timber cost'] },
        ],
        filters: {
          'On the bench': 'Status is not "Drawing" and Status is not "Done"',
          Done: 'Status is "Done"',
        },
        rules: [
          {
            check: 'Status is "Drawing" or Status is "Milling" or count(Parts where not Cut) = 0',
            field: 'Status',
            message: 'Cut all the parts before you begin with the joints.',
          },
        ],
        badges: {
          'Late: bad': 'Status is not "Done" and Deadline < today',
          'All cut: good': 'Parts > 0 and Cut = 100%',
        },
        actions: [
          { name: 'Start milling', icon: 'play', when: 'Status is "Drawing"', set: { Status: 'Milling' } },
          { name: 'Done', icon: 'check', when: 'Status is "Finishing"', set: { Status: 'Done' } },
        ],
        samples: `
          Name           | Photo        | For          | Status    | Deadline
          Oak side table | side table   | Lena Hartley | Finishing | +12
          Wall cabinet   | wall cabinet | Workshop     | Milling   | -3
          Walnut box     | wooden box   | Mother       | Joinery   | +30
          Garden bench   | garden bench | Marek Stone  | Drawing   | +75
          Stool for Ida  | small stool  | Ida          | Done      | -60
        `,
      },
      {
        name: 'Part',
        icon: 'ruler',
        fields: {
          Name: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Timber: { to: 'Timber', required: true },
          Pieces: { type: 'integer', required: true, min: 1, default: '1' },
          Length: { type: 'number', required: true, min: 1, unit: 'mm' },
          Width: { type: 'number', required: true, min: 1, unit: 'mm' },
          Thickness: { type: 'number', required: true, min: 1, unit: 'mm' },
          Cut: 'boolean',
          Volume: {
            type: 'number',
            computed: 'round(Pieces * Length * Width * Thickness / 1000000, 2)',
            unit: 'dm³',
          },
        },
        views: [
          {
            table: ['Project', 'Timber', 'Pieces', 'Length', 'Width', 'Thickness', 'Volume', 'Cut'],
            name: 'Cut list',
          },
          { board: 'Timber', show: ['Project', 'Pieces', 'Length'] },
        ],
        filters: { 'To cut': 'not Cut', Long: 'Length > 1000' },
        opensWith: 'To cut',
        rules: [
          {
            check: 'not Cut or Timber.Moisture <= 12',
            field: 'Cut',
            message: 'Let the timber dry to 12 % before you cut it.',
          },
          {
            check: 'Thickness <= Timber.Thickness',
            field: 'Thickness',
            message: 'The boards are not that thick.',
          },
        ],
        badges: { 'Still damp: warning': 'not Cut and Timber.Moisture > 12' },
        actions: [
          {
            name: 'Cut',
            icon: 'check',
            when: 'not Cut and Timber.Moisture <= 12',
            set: { Cut: 'true' },
          },
        ],
        samples: `
          Name        | Project        | Timber | Pieces | Length | Width | Thickness | Cut
          Legs        | Oak side table | Oak    | 4      | 520    | 45    | 45        | yes
          Top         | Oak side table | Oak    | 3      | 600    | 150   | 22        | yes
          Carcass     | Wall cabinet   | Ash    | 4      | 800    | 240   | 20        | yes
          Doors       | Wall cabinet   | Ash    | 2      | 720    | 380   | 20        | no
          Box sides   | Walnut box     | Walnut | 4      | 260    | 90    | 12        | yes
          Bench slats | Garden bench   | Larch  | 6      | 1500   | 70    | 26        | no
        `,
      },
      {
        name: 'Timber',
        plural: 'Timber',
        icon: 'tree-deciduous',
        fields: {
          Name: 'text required unique',
          Price: { type: 'money', required: true, min: 0, help: 'For a cubic decimetre.' },
          Moisture: { type: 'number', min: 0, max: 100, unit: '%' },
          Thickness: { type: 'number', min: 1, unit: 'mm' },
          'In the rack': { type: 'number', min: 0, unit: 'dm³' },
          Needed: { type: 'number', computed: 'sum(Volume in Parts where not Cut)', unit: 'dm³' },
          Short: { type: 'boolean', computed: 'Needed > In the rack' },
        },
        views: [{ table: ['Price', 'Moisture', 'Thickness', 'In the rack', 'Needed', 'Short'] }],
        filters: { 'To buy': 'Short', 'Still drying': 'Moisture > 12' },
        badges: { 'Buy more: bad': 'Short', 'Drying: warning': 'Moisture > 12' },
        samples: `
          Name   | Price | Moisture | Thickness | In the rack
          Oak    | 4.20  | 9        | 52        | 38
          Ash    | 3.10  | 10       | 27        | 6
          Walnut | 7.80  | 8        | 27        | 4.5
          Larch  | 1.70  | 19       | 30        | 40
        `,
      },
      {
        name: 'Coat',
        icon: 'paintbrush',
        label: 'Finish',
        fields: {
          Finish: { options: ['Oil', 'Hard wax', 'Shellac', 'Lacquer', 'Soap'], required: true },
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Applied: { type: 'datetime', required: true, default: 'now' },
          'Dries in': { type: 'duration', required: true, min: 1, default: '12 hours' },
          'Ready at': { type: 'datetime', computed: 'Applied + Dries in' },
          Notes: 'text',
        },
        sort: 'Applied desc',
        views: [{ table: ['Project', 'Applied', 'Dries in', 'Ready at', 'Notes'] }],
        filters: { 'Still wet': 'Ready at > now' },
        rules: [
          {
            noOverlap: ['Applied', 'Applied + Dries in'],
            within: ['Project'],
            message: 'The coat before is not dry yet.',
          },
        ],
        badges: { 'Wet: warning': 'Ready at > now' },
        samples: `
          Finish   | Project        | Applied   | Dries in | Notes
          Oil      | Oak side table | -2T18:00  | 24:00    | Thin, wiped off after 15 minutes
          Oil      | Oak side table | +0T08:00  | 24:00    | Sanded at 320 between
          Shellac  | Stool for Ida  | -64T10:00 | 2:00     |
          Hard wax | Stool for Ida  | -63T10:00 | 12:00    | Two coats on the seat
        `,
      },
    ],
    metrics: {
      'On the bench': { count: 'Project', where: 'Status is not "Drawing" and Status is not "Done"' },
      'Parts to cut': { sum: 'Pieces', of: 'Part', where: 'not Cut' },
      'Worth of the rack': { sum: 'In the rack * Price', of: 'Timber' },
      'Volume by timber': { sum: 'Volume', of: 'Part', by: 'Timber' },
    },
    pages: [
      'Projects',
      'Parts',
      'Timber',
      'Coats',
      {
        name: 'Bench',
        icon: 'hammer',
        blocks: [
          { figures: ['On the bench', 'Parts to cut', 'Worth of the rack'] },
          { shortlist: 'Part', title: 'Cut next', where: 'not Cut' },
          { shortlist: 'Timber', title: 'To buy', where: 'Short' },
          { chart: 'Volume by timber' },
        ],
      },
    ],
  },
};
