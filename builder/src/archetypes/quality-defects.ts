import type { Archetype } from './archetype';

export const qualityDefects: Archetype = {
  id: 'quality-defects',
  names: {
    en: ['quality defects', 'quality control', 'non-conformances', 'defect log', 'scrap and rework'],
    es: ['defectos de calidad', 'control de calidad', 'no conformidades'],
    fr: ['défauts de qualité', 'contrôle qualité', 'non-conformités'],
    de: ['Qualitätsmängel', 'Qualitätskontrolle', 'Fehlererfassung', 'Ausschuss und Nacharbeit'],
    pt: ['defeitos de qualidade', 'controlo de qualidade', 'não conformidades'],
  },
  words: [
    'defect',
    'quality',
    'scrap',
    'rework',
    'batch',
    'complaint',
    'inspection',
    'tolerance',
    'containment',
    'ppm',
    'reject',
    'capa',
    'part',
    'line',
  ],
  draft: {
    title: 'Quality defects',
    currency: 'EUR',
    look: {
      accent: '#9c3f2a',
      icon: 'search-check',
      font: 'technical',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Defect',
        icon: 'circle-alert',
        fields: {
          Number: 'text required unique',
          Product: { to: 'Product', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Fault: { options: ['Dimension', 'Surface', 'Crack', 'Assembly', 'Label'], required: true },
          'Found at': {
            options: ['Incoming: info', 'In process: accent', 'Final check: warning', 'Customer: bad'],
            required: true,
            default: 'In process',
          },
          Pieces: { type: 'integer', required: true, min: 1, default: '1' },
          Photo: 'image',
          Decision: {
            options: [
              'Blocked: warning',
              'Rework: info',
              'Scrap: bad',
              'Use as it is: neutral',
              'Return: accent',
            ],
            required: true,
            default: 'Blocked',
          },
          Cost: {
            type: 'money',
            computed:
              'if Decision is "Scrap" then Pieces * Product.Unit cost else if Decision is "Rework" then Pieces * Product.Rework cost else 0',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Product', 'Date', 'Fault', 'Found at', 'Pieces', 'Decision', 'Cost'] },
          { gallery: 'Photo', show: ['Product', 'Fault', 'Pieces'] },
          { board: 'Decision', show: ['Product', 'Fault', 'Pieces'] },
        ],
        filters: {
          'To decide': 'Decision is "Blocked"',
          'At the customer': 'Found at is "Customer"',
          'Last 30 days': 'Date >= today - 30 days',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'A defect is entered when it has been found.' },
          {
            check: 'Found at is not "Customer" or Decision is not "Use as it is"',
            field: 'Decision',
            message: 'What a customer complains about is not used as it is.',
          },
        ],
        badges: {
          'Blocked for days: warning': 'Decision is "Blocked" and Date < today - 3 days',
          'Nothing done: bad': 'Found at is "Customer" and count(Measures) = 0',
        },
        actions: [
          { name: 'Scrap', icon: 'trash-2', when: 'Decision is "Blocked"', set: { Decision: 'Scrap' } },
          { name: 'Rework', icon: 'rotate-cw', when: 'Decision is "Blocked"', set: { Decision: 'Rework' } },
          {
            name: 'Contain',
            icon: 'shield',
            when: 'count(Measures) = 0',
            adds: 'Measure',
            set: {
              Measure: '"Sort the stock"',
              Defect: 'this',
              Step: 'Contain',
              Owner: '"To be named"',
              Due: 'today + 1 day',
            },
          },
        ],
        samples: `
          Number | Product         | Date | Fault     | Found at    | Pieces | Photo           | Decision
          D-2201 | Valve body VB-4 | -1   | Dimension | In process  | 14     | valve           | Blocked
          D-2200 | Pump cover      | -6   | Crack     | Final check | 3      | cracked metal   | Blocked
          D-2199 | Valve body VB-4 | -11  | Surface   | Final check | 40     | scratched metal | Rework
          D-2198 | Gear housing    | -24  | Assembly  | Customer    | 2      | gear box        | Return
          D-2197 | Pump cover      | -33  | Crack     | Incoming    | 25     | casting         | Scrap
          D-2196 | Gear housing    | -47  | Label     | Customer    | 60     | label           | Rework
        `,
      },
      {
        name: 'Measure',
        icon: 'list-checks',
        fields: {
          Measure: 'text required',
          Defect: { to: 'Defect', required: true, onDelete: 'cascade' },
          Step: {
            options: ['Contain: warning', 'Find the cause: info', 'Put right: accent', 'Prevent: good'],
            required: true,
            default: 'Contain',
          },
          Owner: { type: 'person', required: true },
          Due: { type: 'date', default: 'today + 7 days' },
          Done: 'date',
          Cause: { type: 'longtext', help: 'Ask why five times.' },
        },
        sort: 'Due',
        views: [
          { board: 'Step', show: ['Defect', 'Owner', 'Due'] },
          { table: ['Defect', 'Step', 'Owner', 'Due', 'Done'] },
        ],
        filters: { Open: 'Done is empty', Overdue: 'Done is empty and Due < today' },
        opensWith: 'Open',
        badges: { 'Overdue: bad': 'Done is empty and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'Done is empty', set: { Done: 'today' } }],
        samples: `
          Measure                      | Defect | Step           | Owner        | Due | Done | Cause
          Sort 300 pieces in stock     | D-2199 | Contain        | Ewa Lis      | -10 | -10  |
          New protection film          | D-2199 | Prevent        | Ewa Lis      | +14 |      |
          Measure the tool             | D-2201 | Find the cause | Klaus Reimer | +1  |      |
          Replace at the customer’s    | D-2198 | Put right      | Nico Ferrari | -20 | -21  |
          Torque check on each housing | D-2198 | Prevent        | Nico Ferrari | -5  |      | Screwdriver was not calibrated.
        `,
      },
      {
        name: 'Product',
        icon: 'cog',
        fields: {
          Name: 'text required unique',
          'Part number': 'text required unique',
          'Unit cost': { type: 'money', required: true, min: 0 },
          'Rework cost': { type: 'money', min: 0 },
          'Made this year': { type: 'integer', min: 0 },
          Defective: { type: 'integer', computed: 'sum(Pieces in Defects where Date >= today - 365 days)' },
          'Defects per million': {
            type: 'integer',
            computed: 'round(Defective / Made this year * 1000000)',
            unit: 'ppm',
          },
          'Cost of defects': { type: 'money', computed: 'sum(Cost in Defects)' },
        },
        views: [
          { table: ['Part number', 'Made this year', 'Defective', 'Defects per million', 'Cost of defects'] },
        ],
        filters: { 'Above 1000 ppm': 'Defects per million > 1000' },
        badges: { 'Above 1000 ppm: bad': 'Defects per million > 1000' },
        samples: `
          Name            | Part number | Unit cost | Rework cost | Made this year
          Valve body VB-4 | 40-1187     | 18.40     | 4.20        | 42000
          Pump cover      | 40-2210     | 11.75     | 3.10        | 18500
          Gear housing    | 41-0033     | 64.00     | 1.50        | 161000
          Bearing cap     | 41-0107     | 5.30      | 1.80        | 120000
        `,
      },
    ],
    metrics: {
      'Blocked pieces': { sum: 'Pieces', of: 'Defect', where: 'Decision is "Blocked"' },
      'Cost of defects': { sum: 'Cost', of: 'Defect' },
      'Pieces by fault': { sum: 'Pieces', of: 'Defect', by: 'Fault' },
      'Defects per month': { count: 'Defect', by: 'Date', per: 'month' },
    },
    pages: [
      'Defects',
      'Measures',
      'Products',
      {
        name: 'Quality',
        icon: 'gauge',
        blocks: [
          { figures: ['Blocked pieces', 'Cost of defects'] },
          { chart: 'Pieces by fault' },
          { chart: 'Defects per month', shape: 'line' },
          {
            shortlist: 'Measure',
            title: 'Overdue measures',
            where: 'Done is empty and Due < today',
            sort: 'Due',
          },
        ],
      },
    ],
  },
};
