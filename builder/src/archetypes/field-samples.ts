import type { Archetype } from './archetype';

export const fieldSamples: Archetype = {
  id: 'field-samples',
  names: {
    en: [
      'field samples',
      'field survey',
      'ecology survey',
      'water quality sampling',
      'soil samples',
      'herbarium',
    ],
    es: ['muestras de campo', 'muestreo de campo', 'muestras de suelo'],
    fr: ['échantillons de terrain', 'relevés de terrain', 'échantillons de sol'],
    de: ['Feldproben', 'Bodenproben', 'Feldforschung', 'Gewässerproben'],
    pt: ['amostras de campo', 'trabalho de campo', 'amostras de solo'],
  },
  words: [
    'sample',
    'site',
    'field',
    'transect',
    'specimen',
    'soil',
    'water',
    'species',
    'coordinate',
    'survey',
    'collector',
    'vial',
    'freezer',
    'depth',
    'habitat',
    'expedition',
    'ecology',
  ],
  draft: {
    title: 'Field samples',
    look: { accent: '#1e7262', icon: 'test-tubes', font: 'technical', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Sample',
        icon: 'test-tube',
        fields: {
          Label: { type: 'text', required: true, unique: true, help: 'As on the tube.' },
          Site: { to: 'Site', required: true },
          Taken: { type: 'datetime', required: true, default: 'now' },
          Collector: 'person',
          Kind: {
            options: ['Water: info', 'Soil: warning', 'Plant: good', 'Insect: accent'],
            required: true,
          },
          Depth: { type: 'number', min: 0, unit: 'cm' },
          Status: {
            options: [
              'In the field: neutral',
              'In the freezer: info',
              'At the lab: accent',
              'Measured: good',
              'Spoilt: bad',
            ],
            required: true,
            default: 'In the field',
          },
          Photo: 'image',
          Results: { type: 'integer', computed: 'count(Measurements)' },
        },
        sort: 'Taken desc',
        views: [
          { table: ['Site', 'Taken', 'Kind', 'Depth', 'Status', 'Results'] },
          { board: 'Status', show: ['Site', 'Kind', 'Taken'] },
          { gallery: 'Photo', show: ['Site', 'Kind'] },
        ],
        filters: {
          'Not measured': 'Status is not "Measured" and Status is not "Spoilt"',
          'In the freezer': 'Status is "In the freezer"',
        },
        rules: [
          { check: 'Taken <= now', field: 'Taken', message: 'That time is still to come.' },
          {
            check: 'Kind is not "Soil" or Depth is not empty',
            field: 'Depth',
            message: 'A soil sample has a depth.',
          },
        ],
        badges: {
          'Cool it: bad': 'Status is "In the field" and Taken < now - 12 hours',
          'Held too long: warning': 'Status is "In the freezer" and Taken < now - 90 days',
        },
        actions: [
          {
            name: 'Into the freezer',
            icon: 'snowflake',
            when: 'Status is "In the field"',
            set: { Status: 'In the freezer' },
          },
          {
            name: 'Send to the lab',
            icon: 'send',
            when: 'Status is "In the freezer"',
            set: { Status: 'At the lab' },
          },
        ],
        samples: `
          Label   | Site        | Taken     | Collector  | Kind   | Depth | Status         | Photo
          BW-01-A | Birk Beck   | -1T09:20  | Ana Moreno | Water  | 15    | In the field   | beck water
          BW-01-B | Birk Beck   | -1T09:35  | Ana Moreno | Insect |       | In the freezer | mayfly larva
          HM-03-A | Hallow Moss | -22T11:10 | Jon Petri  | Soil   | 30    | Measured       | peat core
          HM-03-B | Hallow Moss | -22T11:25 | Jon Petri  | Plant  |       | Measured       | sundew
          QF-02-A | Quarry foot | -120T14:05 | Ana Moreno | Soil  | 10    | In the freezer |
          QF-02-B | Quarry foot | -120T14:15 | Jon Petri  | Soil  | 40    | At the lab     |
        `,
      },
      {
        name: 'Measurement',
        icon: 'ruler',
        label: 'Quantity',
        fields: {
          Quantity: { type: 'text', required: true, help: 'What was measured: pH, nitrate.' },
          Sample: { to: 'Sample', required: true, onDelete: 'cascade' },
          Value: 'number required',
          Unit: 'text',
          Limit: { type: 'number', help: 'Above this it is worth a second look.' },
          Date: { type: 'date', default: 'today' },
          'Above limit': { type: 'boolean', computed: 'Value > Limit' },
        },
        sort: 'Date desc',
        views: [{ table: ['Sample', 'Value', 'Unit', 'Limit', 'Date'] }],
        filters: { 'Above limit': 'Above limit' },
        rules: [{ unique: ['Sample', 'Quantity', 'Date'], message: 'This was measured that day already.' }],
        badges: { 'Above limit: bad': 'Above limit' },
        samples: `
          Quantity       | Sample  | Value | Unit | Limit | Date
          pH             | HM-03-A | 4.2   |      | 5     | -10
          Organic matter | HM-03-A | 88    | %    |       | -10
          Lead           | QF-02-B | 412   | mg/kg | 300  | -30
          Chlorophyll    | HM-03-B | 1.7   | mg/g |       | -9
        `,
      },
      {
        name: 'Site',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Habitat: {
            options: [
              'Stream: info',
              'Bog: warning',
              'Woodland: good',
              'Grassland: accent',
              'Quarry: neutral',
            ],
            required: true,
          },
          Latitude: { type: 'number', min: -90, max: 90 },
          Longitude: { type: 'number', min: -180, max: 180 },
          Altitude: { type: 'integer', unit: 'm' },
          Access: { type: 'text', help: 'Whom to ask, where to park.' },
          'Visit every': { type: 'integer', min: 1, unit: 'days', default: '30' },
          'Last visit': { type: 'date', computed: 'date(largest(Taken in Samples))' },
          'Next visit': { type: 'date', computed: 'date(largest(Taken in Samples)) + Visit every' },
        },
        views: [
          { table: ['Habitat', 'Altitude', 'Last visit', 'Next visit', 'Access'] },
          { calendar: 'Next visit' },
        ],
        filters: { 'Visit due': 'Next visit is empty or Next visit <= today' },
        badges: { 'Visit due: warning': 'Next visit <= today' },
        samples: `
          Name        | Habitat  | Latitude | Longitude | Altitude | Access               | Visit every
          Birk Beck   | Stream   | 54.4312  | -2.6104   | 210      | Park at the chapel   | 30
          Hallow Moss | Bog      | 54.4398  | -2.6230   | 340      | Ring the warden      | 30
          Quarry foot | Quarry   | 54.4260  | -2.5987   | 255      | Key at the farm      | 60
          Ashgill     | Woodland | 54.4187  | -2.6302   | 180      |                      | 90
        `,
      },
    ],
    metrics: {
      'Not measured': { count: 'Sample', where: 'Status is not "Measured" and Status is not "Spoilt"' },
      'Above limit': { count: 'Measurement', where: 'Above limit' },
      'Samples by kind': { count: 'Sample', by: 'Kind' },
      'Samples per month': { count: 'Sample', by: 'Taken', per: 'month' },
    },
    pages: [
      'Samples',
      'Measurements',
      'Sites',
      {
        name: 'Season',
        icon: 'microscope',
        blocks: [
          { figures: ['Not measured', 'Above limit'] },
          {
            shortlist: 'Site',
            title: 'Visit these',
            where: 'Next visit is empty or Next visit <= today',
            sort: 'Next visit',
          },
          { chart: 'Samples per month' },
          { chart: 'Samples by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
