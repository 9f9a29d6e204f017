import type { Archetype } from './archetype';

export const builder: Archetype = {
  id: 'builder',
  names: {
    en: [
      'building firm',
      'building company',
      'construction company',
      'construction sites',
      'building contractor',
      'renovation company',
    ],
    es: ['empresa de construcción', 'constructora', 'empresa de reformas', 'obras'],
    fr: ['entreprise du bâtiment', 'entreprise de construction', 'suivi de chantiers'],
    de: ['Baufirma', 'Bauunternehmen', 'Baustellen'],
    pt: ['empresa de construção', 'construtora', 'obras de construção'],
  },
  words: [
    'builder',
    'building',
    'construction',
    'site',
    'contractor',
    'snag',
    'variation',
    'stage',
    'extension',
    'roof',
    'brick',
    'plaster',
    'concrete',
    'foundation',
    'renovation',
    'joiner',
    'electrician',
    'subcontractor',
  ],
  draft: {
    title: 'Building sites',
    look: { accent: '#b7600a', icon: 'hard-hat', font: 'technical', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Project',
        icon: 'hard-hat',
        fields: {
          Name: 'text required',
          Client: { type: 'person', required: true },
          Phone: 'phone',
          Address: 'text',
          Status: {
            options: [
              'Quoted: info',
              'On site: accent',
              'Snagging: warning',
              'Handed over: good',
              'Lost: neutral',
            ],
            required: true,
            default: 'Quoted',
          },
          Start: 'date',
          End: 'date',
          Price: { type: 'money', required: true, min: 0, help: 'As in the contract.' },
          Total: { type: 'money', computed: 'Price + sum(Price in Variations where Signed)' },
        },
        sort: 'Start',
        views: [
          { board: 'Status', show: ['Client', 'Address', 'End', 'Total'] },
          { timeline: 'Start', end: 'End', where: 'Status is not "Lost"' },
          { table: ['Client', 'Status', 'Start', 'End', 'Price', 'Total'] },
        ],
        filters: { 'On site': 'Status is "On site" or Status is "Snagging"', Quoted: 'Status is "Quoted"' },
        rules: [
          { check: 'End >= Start', field: 'End', message: 'A site is finished after it is started.' },
          {
            check: 'Status is not "Handed over" or count(Snags where Status is not "Done") = 0',
            field: 'Status',
            message: 'There are snags that are not done yet.',
          },
        ],
        badges: {
          'Behind: bad': 'End < today and Status is "On site"',
          'Unsigned extras: warning': 'count(Variations where not Signed) > 0',
        },
        actions: [
          {
            name: 'Start on site',
            icon: 'play',
            when: 'Status is "Quoted"',
            set: { Status: 'On site', Start: 'today' },
          },
          {
            name: 'Snagging',
            icon: 'clipboard-check',
            when: 'Status is "On site"',
            set: { Status: 'Snagging' },
          },
          {
            name: 'Hand over',
            icon: 'key',
            when: 'Status is "Snagging" and count(Snags where Status is not "Done") = 0',
            set: { Status: 'Handed over', End: 'today' },
          },
        ],
        samples: `
          Name              | Client          | Phone    | Address        | Status      | Start | End | Price
          Kitchen extension | Joan Mercer     | 555-1511 | Elm Grove 14   | On site     | -48   | +35 | 68500.00
          Loft conversion   | Pietro Conti    | 555-1512 | Station Road 3 | On site     | -90   | -4  | 52000.00
          Shop front        | Baker and Sons  | 555-1513 | High Street 21 | Snagging    | -40   | +2  | 18700.00
          Garden wall       | Ivy Lane School | 555-1514 | Ivy Lane       | Quoted      | +20   | +34 | 9400.00
          New bathroom      | Lena Forsyth    | 555-1515 | Park View 8    | Handed over | -130  | -95 | 14200.00
          Porch             | Dan Whittle     | 555-1516 | Mill Close 2   | Snagging    | -30   | +1  | 7600.00
        `,
      },
      {
        name: 'Stage',
        icon: 'milestone',
        fields: {
          Name: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Due: 'date',
          Share: {
            type: 'percent',
            required: true,
            min: 0,
            max: 100,
            help: 'Of the contract, paid when it is finished.',
          },
          Amount: { type: 'money', computed: 'Project.Price * Share' },
          Status: {
            options: [
              'To come: neutral',
              'Under way: accent',
              'Finished: info',
              'Invoiced: warning',
              'Paid: good',
            ],
            required: true,
            default: 'To come',
          },
        },
        sort: 'Due',
        views: [
          { table: ['Project', 'Due', 'Share', 'Amount', 'Status'] },
          { board: 'Status', show: ['Project', 'Due', 'Amount'] },
        ],
        filters: { 'To invoice': 'Status is "Finished"', 'Not paid': 'Status is "Invoiced"' },
        rules: [
          {
            check: 'sum(Share in all Stages where Project = this.Project) <= 100%',
            field: 'Share',
            message: 'The stages of a project come to more than the whole contract.',
          },
        ],
        badges: { 'Invoice it: warning': 'Status is "Finished"' },
        actions: [
          { name: 'Finished', icon: 'check', when: 'Status is "Under way"', set: { Status: 'Finished' } },
          { name: 'Invoiced', icon: 'send', when: 'Status is "Finished"', set: { Status: 'Invoiced' } },
          { name: 'Paid', icon: 'banknote', when: 'Status is "Invoiced"', set: { Status: 'Paid' } },
        ],
        samples: `
          Name                  | Project           | Due | Share | Status
          Foundations           | Kitchen extension | -30 | 25    | Paid
          Walls and roof        | Kitchen extension | -2  | 40    | Finished
          Second fix and finish | Kitchen extension | +35 | 35    | To come
          Structure             | Loft conversion   | -50 | 50    | Invoiced
          Plaster and stairs    | Loft conversion   | -4  | 40    | Under way
          On completion         | Shop front        | +2  | 100   | To come
        `,
      },
      {
        name: 'Variation',
        icon: 'file-signature',
        fields: {
          Work: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Price: { type: 'money', required: true },
          'Extra days': { type: 'integer', min: 0, default: '0' },
          Signed: 'boolean',
        },
        sort: 'Date desc',
        views: [{ table: ['Project', 'Date', 'Price', 'Extra days', 'Signed'] }],
        filters: { 'To sign': 'not Signed' },
        badges: { 'Not signed: bad': 'not Signed' },
        actions: [{ name: 'Signed', icon: 'signature', when: 'not Signed', set: { Signed: 'true' } }],
        samples: `
          Work                             | Project           | Date | Price   | Extra days | Signed
          Roof window instead of a lantern | Kitchen extension | -14  | -850.00 | 0          | yes
          Underfloor heating               | Kitchen extension | -3   | 3900.00 | 4          | no
          Rotten purlin replaced           | Loft conversion   | -41  | 1480.00 | 3          | yes
          Second basin                     | New bathroom      | -110 | 620.00  | 1          | yes
        `,
      },
      {
        name: 'Snag',
        icon: 'triangle-alert',
        fields: {
          Problem: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Room: 'text',
          Photo: 'image',
          Trade: {
            options: ['Joiner', 'Plasterer', 'Painter', 'Electrician', 'Plumber', 'Roofer', 'Own people'],
          },
          Due: 'date',
          Status: {
            options: ['Found: bad', 'Under way: warning', 'Done: good'],
            required: true,
            default: 'Found',
          },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Project', 'Room', 'Trade', 'Due'] },
          { gallery: 'Photo', show: ['Project', 'Room', 'Status'] },
          { table: ['Project', 'Room', 'Trade', 'Due', 'Status'] },
        ],
        filters: { 'Not done': 'Status is not "Done"' },
        opensWith: 'Not done',
        badges: { 'Overdue: bad': 'Due < today and Status is not "Done"' },
        actions: [{ name: 'Done', icon: 'check', when: 'Status is not "Done"', set: { Status: 'Done' } }],
        samples: `
          Problem                      | Project         | Room       | Photo          | Trade       | Due | Status
          Door catches on the floor    | Shop front      | Entrance   | door           | Joiner      | +2  | Found
          Paint run by the window      | Shop front      | Sales room | window         | Painter     | -1  | Under way
          Socket without power         | Loft conversion | Bedroom    | socket         | Electrician | +5  | Found
          Grout missing behind the tap | New bathroom    | Bathroom   | bathroom tiles | Own people  | -97 | Done
        `,
      },
    ],
    metrics: {
      'Work on site': { sum: 'Total', of: 'Project', where: 'Status is "On site" or Status is "Snagging"' },
      'To invoice': { sum: 'Amount', of: 'Stage', where: 'Status is "Finished"' },
      'Money by stage': { sum: 'Amount', of: 'Stage', by: 'Status' },
      'Snags by trade': { count: 'Snag', where: 'Status is not "Done"', by: 'Trade' },
    },
    pages: [
      'Projects',
      'Stages',
      'Variations',
      'Snags',
      {
        name: 'Site office',
        icon: 'gauge',
        blocks: [
          { figures: ['Work on site', 'To invoice'] },
          { shortlist: 'Stage', title: 'To invoice', where: 'Status is "Finished"', sort: 'Due' },
          { shortlist: 'Snag', title: 'Snags due', where: 'Status is not "Done"', sort: 'Due' },
          { chart: 'Money by stage' },
          { chart: 'Snags by trade' },
        ],
      },
    ],
  },
};
