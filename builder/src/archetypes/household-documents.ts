import type { Archetype } from './archetype';

export const householdDocuments: Archetype = {
  id: 'household-documents',
  names: {
    en: [
      'household documents',
      'important documents',
      'family papers',
      'passports and papers',
      'home filing',
    ],
    es: ['documentos de casa', 'papeles importantes', 'documentos de la familia'],
    fr: ['papiers de famille', 'documents de la maison', 'documents importants'],
    de: ['Familienunterlagen', 'wichtige Dokumente', 'Papiere zu Hause'],
    pt: ['documentos da casa', 'papéis importantes', 'documentos da família'],
  },
  words: [
    'document',
    'passport',
    'certificate',
    'folder',
    'binder',
    'paper',
    'expire',
    'renew',
    'licence',
    'identity',
    'deed',
    'will',
    'visa',
    'original',
    'copy',
    'shred',
    'drawer',
  ],
  draft: {
    title: 'Household documents',
    look: { accent: '#3f5c70', icon: 'folder-open', radius: 'sharp', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Document',
        icon: 'file',
        fields: {
          Name: 'text required',
          Kind: {
            options: [
              'Identity: accent',
              'Home: info',
              'Money and tax: good',
              'Car',
              'Health: bad',
              'School',
              'Legal: warning',
            ],
            required: true,
          },
          'Belongs to': 'person',
          Folder: { to: 'Folder', required: true },
          Number: 'text',
          Issued: 'date',
          Expires: 'date',
          'Keep until': { type: 'date', help: 'Empty for ever.' },
          Copy: { type: 'url', help: 'Where the scan is.' },
        },
        sort: 'Expires',
        views: [
          { table: ['Kind', 'Belongs to', 'Folder', 'Number', 'Expires', 'Keep until'] },
          { board: 'Folder', show: ['Belongs to', 'Expires'] },
          { calendar: 'Expires', color: 'Kind' },
        ],
        filters: {
          'Renew soon': 'Expires >= today and Expires <= today + 180 days',
          'May be shredded': 'Keep until < today',
          'No scan': 'Copy is empty',
        },
        rules: [
          { check: 'Expires > Issued', field: 'Expires', message: 'It expires after it was issued.' },
          {
            check: 'Keep until is empty or Expires is empty or Keep until >= Expires',
            field: 'Keep until',
            message: 'Keep it at least as long as it is valid.',
          },
        ],
        badges: {
          'Expired: bad': 'Expires < today',
          'Renew soon: warning': 'Expires >= today and Expires <= today + 180 days',
          'Shred it: neutral': 'Keep until < today',
        },
        actions: [
          {
            name: 'Apply for a new one',
            icon: 'file-signature',
            when: 'Expires <= today + 180 days and count(Renewals where Arrived is empty) = 0',
            adds: 'Renewal',
            set: { Document: 'this', Applied: 'today', Status: 'To apply' },
          },
        ],
        samples: `
          Name                        | Kind          | Belongs to   | Folder      | Number       | Issued | Expires | Keep until | Copy
          Passport, Hannah            | Identity      | Hannah Frost | Grey safe   | 518203771    | -3560  | +90     |            | https://drive.example/passport-hannah
          Passport, Joel              | Identity      | Joel Frost   | Grey safe   | 530117820    | -800   | +1025   |            | https://drive.example/passport-joel
          Driving licence, Joel       | Identity      | Joel Frost   | Grey safe   | FROST 704182 | -3700  | -20     |            |
          Tenancy agreement           | Home          |              | Red binder  |              | -900   | +120    |            | https://drive.example/tenancy
          Tax return, seven years ago | Money and tax | Hannah Frost | Red binder  | 18/204       | -2600  |         | -60        |
          Vaccination card, Ida       | Health        | Ida Frost    | Blue folder |              | -1400  |         |            |
        `,
      },
      {
        name: 'Renewal',
        icon: 'file-check',
        label: 'Document',
        fields: {
          Document: { to: 'Document', required: true, onDelete: 'cascade' },
          Status: {
            options: ['To apply: warning', 'Appointment made: info', 'Applied: accent', 'Arrived: good'],
            required: true,
            default: 'To apply',
          },
          Office: 'text',
          Appointment: 'datetime',
          Applied: 'date',
          Arrived: 'date',
          Fee: { type: 'money', min: 0 },
          Took: { type: 'integer', computed: 'Arrived - Applied', unit: 'days' },
          Bring: { type: 'tags', help: 'Photo, old one, birth certificate …' },
        },
        sort: 'Appointment',
        views: [
          { board: 'Status', show: ['Office', 'Appointment', 'Bring'] },
          { table: ['Status', 'Office', 'Appointment', 'Applied', 'Arrived', 'Took', 'Fee'] },
        ],
        filters: { Waiting: 'Arrived is empty' },
        rules: [
          {
            check: 'Status is not "Appointment made" or Appointment is not empty',
            field: 'Appointment',
            message: 'Say when the appointment is.',
          },
          { check: 'Arrived >= Applied', field: 'Arrived', message: 'It arrives after it is applied for.' },
        ],
        badges: { 'Taking long: warning': 'Arrived is empty and Applied < today - 42 days' },
        actions: [
          {
            name: 'Arrived',
            icon: 'package-check',
            when: 'Status is "Applied"',
            set: { Status: 'Arrived', Arrived: 'today' },
          },
        ],
        samples: `
          Document              | Status           | Office           | Appointment | Applied | Arrived | Fee   | Bring
          Passport, Hannah      | Appointment made | Citizens’ office | +9T10:20    |         |         | 82.50 | photo, old passport
          Driving licence, Joel | Applied          | Licensing agency |             | -50     |         | 14.00 | photo
          Passport, Joel        | Arrived          | Citizens’ office | -830T09:00  | -830    | -800    | 82.50 | photo, old passport
          Vaccination card, Ida | Arrived          | Dr Lind          |             | -1407   | -1400   |       |
        `,
      },
      {
        name: 'Folder',
        icon: 'folder',
        fields: {
          Name: 'text required unique',
          Stands: { type: 'text', required: true, help: 'Where in the house.' },
          Colour: 'color',
          Fireproof: 'boolean',
          Documents: { type: 'integer', computed: 'count(Documents)' },
          'To shred': { type: 'integer', computed: 'count(Documents where Keep until < today)' },
          'Sorted on': 'date',
        },
        views: [{ cards: ['Stands', 'Colour', 'Documents', 'To shred'] }],
        filters: { 'To sort': 'Sorted on is empty or Sorted on < today - 1 year' },
        badges: { 'Sort it: warning': 'Sorted on is empty or Sorted on < today - 1 year' },
        actions: [{ name: 'Sorted', icon: 'check', set: { 'Sorted on': 'today' } }],
        samples: `
          Name        | Stands              | Colour  | Fireproof | Sorted on
          Grey safe   | Bedroom wardrobe    | #3f5c70 | yes       | -100
          Red binder  | Study, second shelf | #9c3f2a | no        | -500
          Blue folder | Kitchen drawer      | #2a4d8f | no        | -40
          Archive box | Loft                | #80551b | no        |
        `,
      },
    ],
    metrics: {
      'Renew soon': { count: 'Document', where: 'Expires <= today + 180 days' },
      'May be shredded': { count: 'Document', where: 'Keep until < today' },
      'Documents by kind': { count: 'Document', by: 'Kind' },
      'Expiring by year': { count: 'Document', where: 'Expires is not empty', by: 'Expires', per: 'year' },
    },
    pages: [
      'Documents',
      'Renewals',
      'Folders',
      {
        name: 'Running out',
        icon: 'hourglass',
        blocks: [
          { figures: ['Renew soon', 'May be shredded'] },
          { shortlist: 'Document', title: 'Next to renew', where: 'Expires is not empty', sort: 'Expires' },
          { chart: 'Documents by kind', shape: 'donut' },
          { chart: 'Expiring by year' },
        ],
      },
    ],
  },
};
