import type { Archetype } from './archetype';

export const sewingProjects: Archetype = {
  id: 'sewing-projects',
  names: {
    en: ['sewing', 'sewing projects', 'dressmaking', 'fabric stash', 'sewing patterns', 'quilting'],
    es: ['costura', 'proyectos de costura', 'patrones de costura'],
    fr: ['couture', 'projets de couture', 'patrons de couture'],
    de: ['Nähprojekte', 'Stoffvorrat', 'Schnittmuster'],
    pt: ['costura', 'projetos de costura', 'moldes de costura'],
  },
  words: [
    'sew',
    'sewing',
    'fabric',
    'seam',
    'hem',
    'dressmaking',
    'thread',
    'zip',
    'bobbin',
    'garment',
    'quilt',
    'lining',
    'dress',
    'skirt',
    'button',
    'tailor',
    'cotton',
    'measurement',
    'overlocker',
  ],
  draft: {
    title: 'Sewing room',
    look: { accent: '#b14a6b', icon: 'scissors', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Project',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Pattern: { to: 'Pattern' },
          For: { to: 'Person', required: true },
          Fabric: { to: 'Fabric' },
          Metres: { type: 'number', min: 0, unit: 'm', help: 'Of the fabric.' },
          Status: {
            options: [
              'Planned: neutral',
              'Cut out: info',
              'Under the needle: accent',
              'To hem: warning',
              'Finished: good',
            ],
            required: true,
            default: 'Planned',
          },
          'Needed by': 'date',
          Cost: { type: 'money', computed: 'Metres * Fabric.Price' },
        },
        sort: 'Needed by',
        views: [
          { board: 'Status', show: ['For', 'Fabric', 'Needed by'] },
          { gallery: 'Photo', show: ['For', 'Pattern'] },
          { table: ['Pattern', 'For', 'Fabric', 'Metres', 'Status', 'Needed by', 'Cost'] },
        ],
        filters: {
          'In the works': 'Status is not "Planned" and Status is not "Finished"',
          Finished: 'Status is "Finished"',
        },
        rules: [
          {
            check: 'Status is "Planned" or Fabric is empty or Fabric.Washed',
            field: 'Status',
            message: 'Wash the fabric before you cut it, or it shrinks afterwards.',
          },
          {
            check: 'Fabric is empty or Fabric.Left >= 0',
            field: 'Metres',
            message: 'There is not that much left of this fabric.',
          },
        ],
        badges: {
          'Late: bad': 'Status is not "Finished" and Needed by < today',
          'Hurry: warning': 'Status is not "Finished" and Needed by >= today and Needed by <= today + 7 days',
        },
        actions: [
          {
            name: 'Cut out',
            icon: 'scissors',
            when: 'Status is "Planned" and Fabric.Washed',
            set: { Status: 'Cut out' },
          },
          { name: 'Hemmed', icon: 'check', when: 'Status is "To hem"', set: { Status: 'Finished' } },
        ],
        samples: `
          Name            | Photo         | Pattern        | For   | Fabric         | Metres | Status           | Needed by
          Wedding dress   | green dress   | Wrap dress     | Clara | Sage viscose   | 3.2    | Under the needle | +16
          School trousers | grey trousers | Plain trousers | Jonas | Grey twill     | 1.1    | To hem           | +3
          Curtains, study | curtains      |                | Peter | Striped canvas | 5      | Planned          |
          Linen shirt     | linen shirt   | Camp shirt     | Peter | Undyed linen   | 2      | Finished         | -40
          Kitchen apron   | striped apron |                | Clara | Undyed linen   | 0.8    | Planned          | +30
          Costume, fox    | fox costume   |                | Jonas | Rust fleece    | 1.5    | Cut out          | -1
        `,
      },
      {
        name: 'Fabric',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Cotton', 'Linen', 'Viscose', 'Wool', 'Jersey', 'Fleece', 'Canvas'] },
          Width: { type: 'integer', min: 1, unit: 'cm' },
          Bought: { type: 'number', required: true, min: 0, unit: 'm' },
          Price: { type: 'money', min: 0, help: 'For a metre.' },
          Washed: 'boolean',
          Left: { type: 'number', computed: 'Bought - sum(Metres in Projects)', unit: 'm' },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Left', 'Washed'] },
          { table: ['Kind', 'Width', 'Bought', 'Left', 'Price', 'Washed'] },
        ],
        filters: {
          'To wash': 'not Washed',
          'Enough for a top': 'Left >= 1.5',
          Scraps: 'Left > 0 and Left < 0.5',
        },
        badges: { 'Wash first: warning': 'not Washed', 'Scraps: neutral': 'Left > 0 and Left < 0.5' },
        actions: [{ name: 'Washed', icon: 'washing-machine', when: 'not Washed', set: { Washed: 'true' } }],
        samples: `
          Name           | Photo          | Kind    | Width | Bought | Price | Washed
          Sage viscose   | green fabric   | Viscose | 140   | 3.5    | 14.90 | yes
          Grey twill     | grey fabric    | Cotton  | 150   | 3      | 11.50 | yes
          Striped canvas | striped fabric | Canvas  | 160   | 6      | 9.80  | no
          Undyed linen   | linen fabric   | Linen   | 135   | 4      | 18.00 | yes
          Rust fleece    | orange fabric  | Fleece  | 150   | 1.8    | 8.20  | yes
        `,
      },
      {
        name: 'Pattern',
        icon: 'ruler',
        fields: {
          Name: 'text required unique',
          Company: 'text',
          Number: 'text',
          Kind: { options: ['Dress', 'Top', 'Trousers', 'Skirt', 'Jacket', 'Home', 'Children'] },
          'Fabric needed': { type: 'number', min: 0, unit: 'm' },
          'Times sewn': { type: 'integer', computed: 'count(Projects)' },
        },
        views: [{ table: ['Company', 'Number', 'Kind', 'Fabric needed', 'Times sewn'] }],
        filters: { 'Never sewn': 'Times sewn = 0' },
        samples: `
          Name           | Company       | Number | Kind     | Fabric needed
          Wrap dress     | Lark & Needle | 402    | Dress    | 3.1
          Plain trousers | Lark & Needle | 117    | Trousers | 1.6
          Camp shirt     | Paper Moon    | PM 9   | Top      | 2.0
          Pleated skirt  | Paper Moon    | PM 14  | Skirt    | 1.8
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Measured: { type: 'date', default: 'today' },
          Chest: { type: 'number', min: 1, unit: 'cm' },
          Waist: { type: 'number', min: 1, unit: 'cm' },
          Hips: { type: 'number', min: 1, unit: 'cm' },
          Height: { type: 'number', min: 1, unit: 'cm' },
          'Inside leg': { type: 'number', min: 1, unit: 'cm' },
        },
        views: [{ table: ['Measured', 'Chest', 'Waist', 'Hips', 'Height', 'Inside leg'] }],
        filters: { 'Measure again': 'Measured < today - 365 days' },
        badges: { 'Measure again: warning': 'Measured < today - 365 days' },
        actions: [{ name: 'Measured today', icon: 'ruler', set: { Measured: 'today' } }],
        samples: `
          Name  | Measured | Chest | Waist | Hips | Height | Inside leg
          Clara | -20      | 92    | 74    | 100  | 168    | 78
          Jonas | -500     | 64    | 58    | 68   | 128    | 58
          Peter | -180     | 104   | 92    | 103  | 182    | 84
          Rosa  | -90      | 98    | 81    | 106  | 163    | 75
        `,
      },
    ],
    metrics: {
      'In the works': { count: 'Project', where: 'Status is not "Planned" and Status is not "Finished"' },
      'Metres in the stash': { sum: 'Left', of: 'Fabric' },
      'Worth of the stash': { sum: 'Left * Price', of: 'Fabric' },
      'Stash by kind': { sum: 'Left', of: 'Fabric', by: 'Kind' },
    },
    pages: [
      'Projects',
      'Fabrics',
      'Patterns',
      'People',
      {
        name: 'Sewing table',
        icon: 'scissors',
        blocks: [
          { figures: ['In the works', 'Metres in the stash', 'Worth of the stash'] },
          {
            shortlist: 'Project',
            title: 'Needed soonest',
            where: 'Status is not "Finished"',
            sort: 'Needed by',
          },
          { chart: 'Stash by kind', shape: 'donut' },
          { shortlist: 'Fabric', title: 'To wash', where: 'not Washed' },
        ],
      },
    ],
  },
};
