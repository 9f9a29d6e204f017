import type { Archetype } from './archetype';

export const labSamples: Archetype = {
  id: 'lab-samples',
  names: {
    en: ['laboratory samples', 'lab samples', 'sample tracking', 'test results of a lab', 'LIMS'],
    es: ['muestras de laboratorio', 'gestión de muestras', 'análisis de laboratorio'],
    fr: ['échantillons de laboratoire', 'suivi des échantillons', 'analyses de laboratoire'],
    de: ['Laborproben', 'Probenverwaltung', 'Laboranalysen'],
    pt: ['amostras de laboratório', 'gestão de amostras', 'análises de laboratório'],
  },
  words: [
    'sample',
    'laboratory',
    'lab',
    'analysis',
    'analyst',
    'assay',
    'specimen',
    'method',
    'reagent',
    'vial',
    'freezer',
    'result',
    'limit',
    'accreditation',
    'lims',
  ],
  draft: {
    title: 'Laboratory samples',
    look: {
      accent: '#147a80',
      icon: 'test-tubes',
      font: 'technical',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Sample',
        icon: 'test-tube',
        fields: {
          Code: 'text required unique',
          Client: { to: 'Client', required: true },
          Material: { options: ['Drinking water', 'Waste water', 'Soil', 'Food', 'Swab'], required: true },
          Taken: { type: 'datetime', required: true, default: 'now' },
          Received: 'datetime',
          Temperature: { type: 'number', unit: '°C', help: 'On arrival; above 8 °C is noted on the report.' },
          Storage: { options: ['Fridge 1', 'Fridge 2', 'Freezer', 'Room', 'Discarded: neutral'] },
          Due: { type: 'date', required: true, default: 'today + 7 days' },
          Status: {
            options: [
              'Announced: neutral',
              'Received: info',
              'In analysis: accent',
              'Reported: good',
              'Rejected: bad',
            ],
            required: true,
            default: 'Announced',
          },
        },
        sort: 'Due',
        views: [
          { table: ['Client', 'Material', 'Received', 'Storage', 'Due', 'Status'] },
          { board: 'Status', show: ['Client', 'Material', 'Due'] },
          { board: 'Storage', show: ['Material', 'Received'], name: 'Where it is' },
        ],
        filters: {
          'In the lab': 'Status is "Received" or Status is "In analysis"',
          Overdue: 'Due < today and Status is not "Reported" and Status is not "Rejected"',
          'Arrived warm': 'Temperature > 8 and Material is not "Soil"',
        },
        rules: [
          { check: 'Received >= Taken', field: 'Received', message: 'A sample arrives after it was taken.' },
          {
            check: 'Status is "Announced" or Received is not empty',
            field: 'Received',
            message: 'Say when it was received.',
          },
          {
            check: 'Status is not "Reported" or count(Analyses where Checked by is empty) = 0',
            field: 'Status',
            message: 'Every result is checked before it is reported.',
          },
        ],
        badges: {
          'Overdue: bad': 'Due < today and Status is not "Reported" and Status is not "Rejected"',
          'Arrived warm: warning': 'Temperature > 8 and Material is not "Soil"',
          'Out of limits: bad': 'count(Analyses where Out of limits) > 0',
        },
        actions: [
          {
            name: 'Receive',
            icon: 'inbox',
            when: 'Status is "Announced"',
            set: { Status: 'Received', Received: 'now' },
          },
          {
            name: 'Report',
            icon: 'file-check',
            when: 'Status is "In analysis" and count(Analyses) > 0 and count(Analyses where Checked by is empty) = 0',
            set: { Status: 'Reported' },
          },
        ],
        samples: `
          Code    | Client          | Material       | Taken     | Received  | Temperature | Storage  | Due | Status
          26-0411 | Moor Water      | Drinking water | -2T08:15  | -2T13:40  | 5.5         | Fridge 1 | +4  | In analysis
          26-0410 | Hollin Creamery | Food           | -3T06:30  | -3T11:05  | 9.8         | Fridge 2 | +1  | In analysis
          26-0409 | City allotments | Soil           | -9T10:00  | -8T09:20  | 14          | Room     | -1  | Received
          26-0408 | Moor Water      | Waste water    | -12T07:45 | -12T12:10 | 6.1         | Freezer  | -4  | Reported
          26-0412 | Hollin Creamery | Swab           | -1T16:00  |           |             |          | +6  | Announced
        `,
      },
      {
        name: 'Analysis',
        plural: 'Analyses',
        icon: 'flask-conical',
        label: 'Method',
        fields: {
          Method: { to: 'Method', required: true },
          Sample: { to: 'Sample', required: true, onDelete: 'cascade' },
          Analyst: 'person',
          Date: 'date',
          Result: 'number',
          'Out of limits': { type: 'boolean', computed: 'Result < Method.From or Result > Method.To' },
          'Checked by': { type: 'person', help: 'Somebody else than the analyst.' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Sample', 'Analyst', 'Date', 'Result', 'Out of limits', 'Checked by'] },
          { board: 'Method', show: ['Sample', 'Result'] },
        ],
        filters: {
          'To do': 'Result is empty',
          'To check': 'Result is not empty and Checked by is empty',
          'Out of limits': 'Out of limits',
        },
        rules: [
          { unique: ['Sample', 'Method'], message: 'This method has been ordered for the sample already.' },
          {
            check: 'Checked by is empty or Checked by != Analyst',
            field: 'Checked by',
            message: 'Four eyes: the analyst does not check their own result.',
          },
          {
            check: 'Result is empty or Analyst is not empty',
            field: 'Analyst',
            message: 'A result has somebody who measured it.',
          },
        ],
        badges: {
          'Out of limits: bad': 'Out of limits',
          'To check: info': 'Result is not empty and Checked by is empty',
        },
        samples: `
          Method      | Sample  | Analyst     | Date | Result | Checked by  | Notes
          pH          | 26-0411 | Yara Stein  | -1   | 7.4    | Colm Reilly |
          Nitrate     | 26-0411 | Yara Stein  | -1   | 56     | Colm Reilly | Repeated, same value
          Total count | 26-0410 | Colm Reilly | -1   | 120    |             |
          pH          | 26-0409 |             |      |        |             |
          Nitrate     | 26-0408 | Yara Stein  | -8   | 21     | Colm Reilly |
          pH          | 26-0408 | Yara Stein  | -10  | 8.1    | Colm Reilly |
        `,
      },
      {
        name: 'Method',
        icon: 'microscope',
        fields: {
          Name: 'text required unique',
          Standard: { type: 'text', help: 'ISO 10523' },
          Unit: 'text',
          From: { type: 'number', help: 'Lower limit.' },
          To: { type: 'number', help: 'Upper limit.' },
          Accredited: 'boolean',
          'Out of limits': {
            type: 'percent',
            computed: 'count(Analyses where Out of limits) / count(Analyses where Result is not empty)',
          },
        },
        views: [{ table: ['Standard', 'Unit', 'From', 'To', 'Accredited', 'Out of limits'] }],
        filters: { Accredited: 'Accredited' },
        rules: [{ check: 'To >= From', field: 'To', message: 'The upper limit is above the lower one.' }],
        samples: `
          Name         | Standard  | Unit   | From | To   | Accredited
          pH           | ISO 10523 |        | 6.5  | 9.5  | yes
          Nitrate      | ISO 13395 | mg/l   |      | 50   | yes
          Total count  | ISO 6222  | CFU/ml |      | 100  | yes
          Conductivity | EN 27888  | µS/cm  |      | 2790 | no
        `,
      },
      {
        name: 'Client',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Contact: 'person',
          Email: 'email',
          Phone: 'phone',
          'In the lab': {
            type: 'integer',
            computed: 'count(Samples where Status is "Received" or Status is "In analysis")',
          },
        },
        views: [{ table: ['Contact', 'Email', 'Phone', 'In the lab'] }],
        filters: { 'With samples here': 'In the lab > 0' },
        samples: `
          Name            | Contact      | Email                  | Phone
          Moor Water      | Alan Pickard | alan@moorwater.example | +44 1632 960801
          Hollin Creamery | Greta Hollin | greta@hollin.example   | +44 1632 960815
          City allotments | Fay Winters  | fay@allotments.example |
          Spa on the Hill | Tom Radley   | tom@spahill.example    | +44 1632 960829
        `,
      },
    ],
    metrics: {
      'In the lab': { count: 'Sample', where: 'Status is "Received" or Status is "In analysis"' },
      Overdue: {
        count: 'Sample',
        where: 'Due < today and Status is not "Reported" and Status is not "Rejected"',
        goal: 0,
      },
      'Results to check': { count: 'Analysis', where: 'Result is not empty and Checked by is empty' },
      'Samples by material': { count: 'Sample', by: 'Material' },
    },
    pages: [
      'Samples',
      'Analyses',
      'Methods',
      'Clients',
      {
        name: 'Bench',
        icon: 'microscope',
        blocks: [
          { figures: ['In the lab', 'Overdue', 'Results to check'] },
          {
            shortlist: 'Sample',
            title: 'Due next',
            where: 'Status is "Received" or Status is "In analysis"',
            sort: 'Due',
          },
          { shortlist: 'Analysis', title: 'Out of limits', where: 'Out of limits', sort: 'Date desc' },
          { chart: 'Samples by material', shape: 'donut' },
        ],
      },
    ],
  },
};
