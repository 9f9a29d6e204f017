import type { Archetype } from './archetype';

export const machineMaintenance: Archetype = {
  id: 'machine-maintenance',
  names: {
    en: [
      'machine maintenance',
      'machines',
      'plant maintenance',
      'preventive maintenance',
      'maintenance work orders',
    ],
    es: ['mantenimiento de máquinas', 'mantenimiento preventivo', 'máquinas'],
    fr: ['maintenance des machines', 'maintenance préventive', 'parc de machines'],
    de: ['Maschinenwartung', 'Instandhaltung', 'Maschinen', 'Wartungsplanung'],
    pt: ['manutenção de máquinas', 'manutenção preventiva', 'máquinas'],
  },
  words: [
    'machine',
    'maintenance',
    'breakdown',
    'downtime',
    'service',
    'spare',
    'technician',
    'lubricate',
    'inspection',
    'interval',
    'plant',
    'repair',
    'fitter',
    'wear',
  ],
  draft: {
    title: 'Machine maintenance',
    currency: 'EUR',
    look: { accent: '#80551b', icon: 'cog', font: 'technical', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Machine',
        icon: 'cog',
        fields: {
          Name: 'text required unique',
          Number: 'text required unique',
          Photo: 'image',
          Status: {
            options: ['Running: good', 'Limited: warning', 'Stopped: bad', 'Mothballed: neutral'],
            required: true,
            default: 'Running',
          },
          'Hours run': { type: 'integer', required: true, min: 0, default: '0', unit: 'h' },
          'Serviced at': {
            type: 'integer',
            min: 0,
            default: '0',
            unit: 'h',
            help: 'The counter at the last service.',
          },
          'Service every': { type: 'integer', min: 1, default: '500', unit: 'h' },
          'Hours to service': {
            type: 'integer',
            computed: 'Serviced at + Service every - Hours run',
            unit: 'h',
          },
          Downtime: { type: 'duration', computed: 'sum(Downtime in Jobs)' },
        },
        views: [
          { table: ['Number', 'Status', 'Hours run', 'Hours to service', 'Downtime'] },
          { gallery: 'Photo', show: ['Number', 'Status', 'Hours to service'] },
          { board: 'Status', show: ['Number', 'Hours to service'] },
        ],
        filters: {
          'Service due': 'Hours to service <= 50 and Status is not "Mothballed"',
          'Not running': 'Status is "Stopped" or Status is "Limited"',
        },
        rules: [
          {
            check: 'Serviced at <= Hours run',
            field: 'Serviced at',
            message: 'The counter was lower at the last service.',
          },
        ],
        badges: {
          'Service overdue: bad': 'Hours to service < 0 and Status is not "Mothballed"',
          'Service soon: warning':
            'Hours to service >= 0 and Hours to service <= 50 and Status is not "Mothballed"',
        },
        actions: [
          {
            name: 'Report a breakdown',
            icon: 'siren',
            when: 'Status is not "Mothballed"',
            adds: 'Job',
            set: { Job: '"Breakdown"', Machine: 'this', Kind: 'Breakdown', Due: 'today' },
          },
          {
            name: 'Serviced',
            icon: 'check',
            when: 'Hours to service <= 50',
            set: { 'Serviced at': 'Hours run' },
          },
        ],
        samples: `
          Name            | Number | Photo             | Status     | Hours run | Serviced at | Service every
          Lathe 3         | M-103  | lathe             | Running    | 9420      | 8960        | 500
          Injection press | M-117  | injection machine | Stopped    | 15310     | 14240       | 1000
          Band saw        | M-088  | band saw          | Running    | 3105      | 3010        | 250
          Compressor      | M-004  | compressor        | Limited    | 28870     | 28100       | 2000
          Old press       | M-041  | old machine       | Mothballed | 40210     | 39500       | 500
        `,
      },
      {
        name: 'Job',
        icon: 'wrench',
        fields: {
          Job: 'text required',
          Machine: { to: 'Machine', required: true },
          Kind: {
            options: ['Service: info', 'Inspection: neutral', 'Repair: warning', 'Breakdown: bad'],
            required: true,
            default: 'Service',
          },
          Status: {
            options: ['Open: info', 'Waiting for parts: warning', 'Under way: accent', 'Done: good'],
            required: true,
            default: 'Open',
          },
          Due: { type: 'date', required: true, default: 'today' },
          Technician: 'person',
          Downtime: { type: 'duration', min: 0, help: 'How long the machine stood still.' },
          Parts: { to: 'Spare part', many: true, inverse: 'Used for' },
          Report: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Machine', 'Kind', 'Due', 'Technician'] },
          { calendar: 'Due', color: 'Kind' },
          { table: ['Machine', 'Kind', 'Status', 'Due', 'Technician', 'Downtime'] },
        ],
        filters: {
          Open: 'Status is not "Done"',
          Overdue: 'Status is not "Done" and Due < today',
          Breakdowns: 'Kind is "Breakdown"',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is not "Under way" or Technician is not empty',
            field: 'Technician',
            message: 'Say who does the work.',
          },
          {
            check: 'Status is not "Done" or Kind is not "Breakdown" or Report is not empty',
            field: 'Report',
            message: 'Write down what was broken: it will happen again.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is not "Done" and Due < today',
          'Part is missing: warning': 'Status is not "Done" and count(Parts where In stock = 0) > 0',
        },
        actions: [
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "Under way" and (Kind is not "Breakdown" or Report is not empty)',
            set: { Status: 'Done' },
          },
        ],
        samples: `
          Job                     | Machine         | Kind       | Status            | Due | Technician   | Downtime | Parts              | Report
          Hydraulic hose burst    | Injection press | Breakdown  | Waiting for parts | -1  | Ludo Peters  | 26:00    | Hydraulic hose 1/2 |
          500-hour service        | Lathe 3         | Service    | Open              | +4  |              |          | Way oil 5 l        |
          Blade guides worn       | Band saw        | Repair     | Under way         | +0  | Carla Simoni | 3:00     | Guide rollers      |
          Safety valve inspection | Compressor      | Inspection | Open              | -3  |              |          |                    |
          Heater band failed      | Injection press | Breakdown  | Done              | -38 | Ludo Peters  | 9:30     | Heater band        | Cable rubbed through; rerouted.
          Belt change             | Compressor      | Service    | Done              | -60 | Carla Simoni | 2:00     |                    |
        `,
      },
      {
        name: 'Spare part',
        icon: 'nut',
        fields: {
          Name: 'text required unique',
          Number: 'text',
          'In stock': { type: 'integer', required: true, min: 0, default: '0' },
          Minimum: { type: 'integer', min: 0, default: '1' },
          Price: { type: 'money', min: 0 },
          Value: { type: 'money', computed: 'In stock * Price' },
          Shelf: 'text',
          Supplier: 'text',
        },
        views: [{ table: ['Number', 'In stock', 'Minimum', 'Price', 'Value', 'Shelf'] }],
        filters: { 'To order': 'In stock < Minimum' },
        badges: { 'Order: bad': 'In stock < Minimum' },
        actions: [
          { name: 'Take one', icon: 'minus', when: 'In stock > 0', set: { 'In stock': 'In stock - 1' } },
        ],
        samples: `
          Name               | Number  | In stock | Minimum | Price  | Shelf | Supplier
          Hydraulic hose 1/2 | HH-12   | 0        | 2       | 38.00  | B3    | Hydro Nord
          Guide rollers      | GR-88   | 4        | 2       | 21.50  | A1    | Sägewerk Team
          Way oil 5 l        | OIL-68  | 3        | 2       | 46.00  | C2    | Lubrix
          Heater band        | HB-40   | 1        | 1       | 112.00 | B1    | Thermoform
          V-belt SPB 2240    | VB-2240 | 1        | 2       | 29.90  | A4    | Hydro Nord
        `,
      },
    ],
    metrics: {
      'Machines down': { count: 'Machine', where: 'Status is "Stopped"', goal: 0 },
      'Open jobs': { count: 'Job', where: 'Status is not "Done"' },
      'Downtime by machine': { sum: 'Downtime', of: 'Job', by: 'Machine' },
      'Downtime per month': { sum: 'Downtime', of: 'Job', by: 'Due', per: 'month' },
    },
    pages: [
      'Machines',
      'Jobs',
      'Spare parts',
      {
        name: 'Plant',
        icon: 'factory',
        blocks: [
          { figures: ['Machines down', 'Open jobs'] },
          {
            shortlist: 'Machine',
            title: 'Service due',
            where: 'Hours to service <= 50 and Status is not "Mothballed"',
            sort: 'Hours to service',
          },
          { shortlist: 'Spare part', title: 'To order', where: 'In stock < Minimum' },
          { chart: 'Downtime by machine' },
          { chart: 'Downtime per month' },
        ],
      },
    ],
  },
};
