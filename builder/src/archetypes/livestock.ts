import type { Archetype } from './archetype';

export const livestock: Archetype = {
  id: 'livestock',
  names: {
    en: ['livestock', 'cattle', 'sheep flock', 'herd register', 'goats', 'dairy herd'],
    es: ['ganado', 'registro de ganado', 'rebaño'],
    fr: ['bétail', 'registre d’élevage', 'troupeau'],
    de: ['Viehbestand', 'Bestandsregister', 'Rinderherde'],
    pt: ['gado', 'registo de gado', 'rebanho'],
  },
  words: [
    'livestock',
    'cow',
    'cattle',
    'sheep',
    'goat',
    'pig',
    'calf',
    'lamb',
    'ewe',
    'bull',
    'herd',
    'flock',
    'ear-tag',
    'milk',
    'pasture',
    'grazing',
    'slaughter',
    'withdrawal',
  ],
  draft: {
    title: 'Herd book',
    currency: 'GBP',
    look: { accent: '#5f7218', icon: 'milk', font: 'plain', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Animal',
        icon: 'tag',
        label: 'Ear tag',
        fields: {
          'Ear tag': 'text required unique',
          Name: 'text',
          Species: { options: ['Cattle', 'Sheep', 'Goat', 'Pig'], required: true, default: 'Cattle' },
          Sex: { options: ['Female', 'Male', 'Castrated'], required: true },
          Born: 'date required',
          Age: { type: 'integer', computed: 'rounddown((today - Born) / 30.4)', unit: 'months' },
          Mother: { to: 'Animal', inverse: 'Young' },
          Group: { to: 'Group', required: true },
          Status: {
            options: ['In the herd: good', 'Sold: info', 'Slaughtered: neutral', 'Died: bad'],
            required: true,
            default: 'In the herd',
          },
          'Not to be sold before': { type: 'date', computed: 'largest(Free from in Treatments)' },
        },
        views: [
          { table: ['Name', 'Species', 'Sex', 'Age', 'Mother', 'Group', 'Status', 'Not to be sold before'] },
          { board: 'Group', show: ['Name', 'Age'], where: 'Status is "In the herd"' },
        ],
        filters: {
          'In the herd': 'Status is "In the herd"',
          'Under withdrawal': 'Not to be sold before > today',
          'Born this year': 'year(Born) = year(today)',
        },
        opensWith: 'In the herd',
        rules: [
          { check: 'Mother.Born < Born', field: 'Mother', message: 'A mother is older than her young.' },
          {
            check: 'Mother is empty or Mother.Sex is "Female"',
            field: 'Mother',
            message: 'That animal is not female.',
          },
          {
            check:
              '(Status is not "Sold" and Status is not "Slaughtered") or Not to be sold before is empty or Not to be sold before <= today',
            field: 'Status',
            message: 'The withdrawal period is not over.',
          },
        ],
        badges: {
          'Withdrawal: bad': 'Status is "In the herd" and Not to be sold before > today',
          'Young: info': 'Status is "In the herd" and Age < 6',
        },
        actions: [
          {
            name: 'Treated',
            icon: 'syringe',
            when: 'Status is "In the herd"',
            adds: 'Treatment',
            set: { Animal: 'this', Date: 'today', Medicine: '"Say which"' },
          },
          { name: 'Died', icon: 'x', when: 'Status is "In the herd"', set: { Status: 'Died' } },
        ],
        samples: `
          Ear tag | Name | Species | Sex | Born | Mother | Group | Status
          UK 301 0112 | Bramble | Cattle | Female | -1900 | | Sucklers | In the herd
          UK 301 0131 | Heather | Cattle | Female | -1200 | UK 301 0112 | Sucklers | In the herd
          UK 301 0158 | | Cattle | Castrated | -420 | UK 301 0112 | Stores | In the herd
          UK 301 0166 | | Cattle | Female | -60 | UK 301 0131 | Sucklers | In the herd
          UK 301 0149 | | Cattle | Castrated | -760 | | Stores | Sold
          UK 772 0044 | Meg | Sheep | Female | -1000 | | Ewes | In the herd
        `,
      },
      {
        name: 'Treatment',
        icon: 'syringe',
        label: 'Medicine',
        fields: {
          Medicine: 'text required',
          Animal: { to: 'Animal', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Reason: {
            options: ['Lameness', 'Mastitis', 'Worms', 'Vaccination', 'Calving', 'Other'],
            default: 'Other',
          },
          Dose: { type: 'number', min: 0, unit: 'ml' },
          'Batch number': 'text',
          Withdrawal: { type: 'integer', min: 0, max: 200, default: '0', unit: 'days' },
          'Free from': { type: 'date', computed: 'Date + Withdrawal' },
          'Given by': 'person',
        },
        sort: 'Date desc',
        views: [
          { table: ['Animal', 'Date', 'Reason', 'Dose', 'Batch number', 'Free from', 'Given by'] },
          { timeline: 'Date', end: 'Free from' },
        ],
        filters: { 'Under withdrawal': 'Free from > today', 'This year': 'year(Date) = year(today)' },
        rules: [{ check: 'Date >= Animal.Born', field: 'Date', message: 'It was not born then.' }],
        badges: {
          'Under withdrawal: bad': 'Free from > today',
          'Batch missing: warning': 'Batch number is empty',
        },
        samples: `
          Medicine | Animal | Date | Reason | Dose | Batch number | Withdrawal | Given by
          Oxytetracycline LA | UK 301 0158 | -8 | Lameness | 30 | OT-5521 | 31 | Vet Pryce
          Pour-on wormer | UK 301 0131 | -40 | Worms | 45 | PW-118 | 35 | Gwil
          Clostridial vaccine | UK 772 0044 | -25 | Vaccination | 2 | CL-902 | 0 | Gwil
          Calcium bottle | UK 301 0131 | -60 | Calving | 400 | | 0 | Gwil
          Pour-on wormer | UK 301 0112 | -40 | Worms | 60 | PW-118 | 35 | Gwil
        `,
      },
      {
        name: 'Movement',
        icon: 'truck',
        label: 'Animal',
        fields: {
          Animal: { to: 'Animal', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Type: {
            options: [
              'Born here: good',
              'Bought in: info',
              'Sold: accent',
              'To slaughter: neutral',
              'Died: bad',
            ],
            required: true,
          },
          'From or to': 'text',
          Weight: { type: 'number', min: 0, max: 1500, unit: 'kg' },
          Price: { type: 'money', min: 0 },
          'A kilo': { type: 'money', computed: 'Price / Weight' },
          Reported: { type: 'boolean', help: 'To the authority, within three days.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Type', 'From or to', 'Weight', 'Price', 'A kilo', 'Reported'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: { 'To report': 'not Reported' },
        badges: {
          'Report it: warning': 'not Reported and Date >= today - 3 days',
          'Reported too late: bad': 'not Reported and Date < today - 3 days',
        },
        actions: [{ name: 'Reported', icon: 'send', when: 'not Reported', set: { Reported: 'true' } }],
        samples: `
          Animal | Date | Type | From or to | Weight | Price | Reported
          UK 301 0166 | -60 | Born here | | 38 | | yes
          UK 301 0149 | -2 | Sold | Ludlow market | 615 | 1780.00 | no
          UK 772 0044 | -300 | Bought in | J. Powell, Clun | 62 | 140.00 | yes
          UK 301 0158 | -420 | Born here | | 41 | | yes
          UK 301 0131 | -1200 | Born here | | 40 | | yes
        `,
      },
      {
        name: 'Group',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Pasture: 'text',
          Area: { type: 'number', min: 0, unit: 'ha' },
          'Moved there': 'date',
          Animals: { type: 'integer', computed: 'count(Animals where Status is "In the herd")' },
          'On a hectare': { type: 'number', computed: 'round(Animals / Area, 1)' },
          'Feed a day': { type: 'number', min: 0, unit: 'kg', help: 'For one animal.' },
          'Feed for a week': { type: 'number', computed: 'Feed a day * Animals * 7', unit: 'kg' },
        },
        views: [{ cards: ['Pasture', 'Animals', 'Moved there', 'Feed for a week'] }],
        badges: { 'Move them on: warning': 'Animals > 0 and Moved there < today - 21 days' },
        actions: [{ name: 'Moved today', icon: 'move', set: { 'Moved there': 'today' } }],
        samples: `
          Name | Pasture | Area | Moved there | Feed a day
          Sucklers | River meadow | 6.5 | -26 | 12
          Stores | Bank field | 3 | -9 | 10
          Ewes | Top hill | 14 | -40 | 1.8
          Hospital pen | Small barn | 0.1 | -5 | 8
        `,
      },
    ],
    metrics: {
      'In the herd': { count: 'Animal', where: 'Status is "In the herd"' },
      'To report': { count: 'Movement', where: 'not Reported' },
      'Sales this year': {
        sum: 'Price',
        of: 'Movement',
        where: '(Type is "Sold" or Type is "To slaughter") and year(Date) = year(today)',
      },
      'Animals by group': { count: 'Animal', where: 'Status is "In the herd"', by: 'Group' },
      'Treatments by reason': { count: 'Treatment', by: 'Reason' },
    },
    pages: [
      'Animals',
      'Treatments',
      'Movements',
      'Groups',
      {
        name: 'Yard',
        icon: 'tractor',
        blocks: [
          { figures: ['In the herd', 'To report', 'Sales this year'] },
          { chart: 'Animals by group' },
          { chart: 'Treatments by reason', shape: 'donut' },
          {
            shortlist: 'Animal',
            title: 'Under withdrawal',
            where: 'Not to be sold before > today',
            sort: 'Not to be sold before',
          },
        ],
      },
    ],
  },
};
