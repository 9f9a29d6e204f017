import type { SampleApplication } from './sample-application';

export const equipmentLoans: SampleApplication = {
  id: 'equipment-loans',
  category: 'Internal Tools',
  domain: 'Media lab',
  description: 'Cameras, microphones and lights that are lent by the day, each to one person at a time.',
  draft: {
    title: 'Equipment desk',
    currency: 'EUR',
    look: { accent: '#be4b1a', icon: 'projector', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Item',
        icon: 'package',
        fields: {
          Item: 'text required',
          Tag: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Camera', 'Lens', 'Sound', 'Light', 'Tripod'], required: true },
          Condition: { options: ['Good: good', 'Worn: warning', 'In repair: bad'], default: 'Good' },
          Bought: 'date',
          Value: { type: 'money', min: 0 },
          Includes: 'tags',
          'Is out': { type: 'boolean', computed: 'count(Loans where Back is empty and From <= today) > 0' },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Condition', 'Is out'] },
          { table: ['Tag', 'Kind', 'Condition', 'Value', 'Is out'] },
          { board: 'Condition', show: ['Kind', 'Tag'] },
        ],
        filters: { 'Free now': 'not Is out and Condition is not "In repair"', 'Out now': 'Is out' },
        badges: { 'Out: info': 'Is out', 'In repair: bad': 'Condition is "In repair"' },
        actions: [
          {
            name: 'Lend',
            icon: 'arrow-up-right',
            when: 'not Is out and Condition is not "In repair"',
            adds: 'Loan',
            set: { Item: 'this', From: 'today', Until: 'today + 3 days', Borrower: '"Somebody"' },
          },
        ],
        samples: `
          Item               | Tag    | Photo          | Kind   | Condition | Bought | Value   | Includes
          Cinema camera A    | CAM-01 | cinema camera  | Camera | Good      | -500   | 2450.00 | battery, charger, cage
          Cinema camera B    | CAM-02 | cinema camera  | Camera | Worn      | -1100  | 1900.00 | battery, charger
          Field recorder     | SND-04 | audio recorder | Sound  | Good      | -320   | 620.00  | wind shield, card
          Shotgun microphone | SND-07 | microphone     | Sound  | Good      | -320   | 540.00  | boom, cable
          LED panel          | LGT-02 | led panel      | Light  | Good      | -210   | 310.00  | stand, diffuser
          50 mm lens         | LNS-03 | camera lens    | Lens   | Good      | -700   | 430.00  | caps
          Fluid-head tripod  | TRI-01 | tripod         | Tripod | In repair | -900   | 380.00  | plate
        `,
      },
      {
        name: 'Loan',
        icon: 'arrow-up-right',
        label: 'Item',
        fields: {
          Item: { to: 'Item', required: true },
          Borrower: { type: 'person', required: true },
          Project: 'text',
          From: { type: 'date', required: true, default: 'today' },
          Until: { type: 'date', required: true, default: 'today + 3 days' },
          Back: 'date',
          'Came back': { options: ['Fine: good', 'Dirty: warning', 'Damaged: bad'] },
          Remarks: 'longtext',
        },
        sort: 'Until',
        views: [
          { timeline: 'From', end: 'Until' },
          { table: ['Borrower', 'Project', 'From', 'Until', 'Back'] },
          { calendar: 'From', end: 'Until', color: 'Item' },
        ],
        filters: {
          'Out now': 'Back is empty and From <= today',
          Overdue: 'Back is empty and Until < today',
          Reserved: 'From > today',
        },
        rules: [
          { check: 'Until >= From', field: 'Until', message: 'It comes back after it is lent.' },
          {
            noOverlap: ['From', 'Until + 1 day'],
            within: ['Item'],
            where: 'Back is empty',
            message: 'The item is lent or reserved on these days.',
          },
          {
            check: 'Back is not empty or Item.Condition is not "In repair"',
            field: 'Item',
            message: 'This item is in repair.',
          },
        ],
        badges: {
          'Overdue: bad': 'Back is empty and Until < today',
          'Back today: warning': 'Back is empty and Until = today',
          'Reserved: info': 'From > today',
        },
        actions: [
          {
            name: 'Take back',
            icon: 'undo-2',
            when: 'Back is empty and From <= today',
            set: { Back: 'today', 'Came back': 'Fine' },
          },
        ],
        samples: `
          Item               | Borrower     | Project                | From | Until | Back | Came back | Remarks
          Cinema camera A    | Romy Falk    | Graduation film        | -2   | +3    |      |           |
          Field recorder     | Romy Falk    | Graduation film        | -2   | +3    |      |           |
          Cinema camera B    | Ezra Holt    | Portraits of the docks | -9   | -2    |      |           |
          50 mm lens         | Ezra Holt    | Portraits of the docks | -1   | +0    |      |           |
          Cinema camera A    | Sunniva Dale | Dance piece            | +6   | +9    |      |           |
          LED panel          | Sunniva Dale | Dance piece            | +6   | +8    |      |           |
          LED panel          | Kaya Brook   | Interview series       | -20  | -17   | -17  | Fine      |
          Fluid-head tripod  | Kaya Brook   | Interview series       | -20  | -17   | -16  | Damaged   | Head slips under load.
          Shotgun microphone | Ezra Holt    | Podcast                | -31  | -29   | -29  | Dirty     | Sand in the basket.
        `,
      },
    ],
    metrics: {
      'Out now': { count: 'Loan', where: 'Back is empty and From <= today' },
      Overdue: { count: 'Loan', where: 'Back is empty and Until < today' },
      'Loans by item': { count: 'Loan', by: 'Item' },
      'Value of the store': { sum: 'Value', of: 'Item' },
    },
    pages: [
      'Items',
      'Loans',
      {
        name: 'Desk',
        icon: 'clipboard-check',
        blocks: [
          { figures: ['Out now', 'Overdue', 'Value of the store'] },
          { shortlist: 'Loan', title: 'Back next', where: 'Back is empty and From <= today', sort: 'Until' },
          { chart: 'Loans by item' },
        ],
      },
    ],
  },
};
