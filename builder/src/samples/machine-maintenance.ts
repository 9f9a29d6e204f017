import type { SampleApplication } from './sample-application';

export const machineMaintenance: SampleApplication = {
  id: 'machine-maintenance',
  category: 'Internal Tools',
  domain: 'Manufacturing',
  description: 'Machines with service intervals and downtime, work orders and what they cost.',
  draft: {
    title: 'Plant maintenance',
    currency: 'EUR',
    look: {
      accent: '#b45309',
      icon: 'cog',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Work order',
        icon: 'wrench',
        fields: {
          Order: 'text required',
          Machine: { to: 'Machine', required: true },
          Kind: {
            options: ['Service: info', 'Repair: warning', 'Inspection: neutral', 'Breakdown: bad'],
            required: true,
            default: 'Service',
          },
          State: {
            options: ['Open: info', 'Waiting for parts: warning', 'Under way: accent', 'Done: good'],
            required: true,
            default: 'Open',
          },
          Due: 'date required',
          Done: 'date',
          Fitter: 'person',
          'Stood still': { type: 'duration', min: 0 },
          Parts: { type: 'money', min: 0, default: '0' },
          Work: { type: 'duration', min: 0 },
          Cost: { type: 'money', computed: 'Parts + hours(Work) * 58' },
          Report: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'State', show: ['Machine', 'Kind', 'Due', 'Fitter'] },
          { calendar: 'Due', color: 'Kind' },
          { table: ['Machine', 'Kind', 'State', 'Due', 'Stood still', 'Cost'] },
        ],
        filters: {
          Open: 'State is not "Done"',
          Overdue: 'State is not "Done" and Due < today',
          Breakdowns: 'Kind is "Breakdown"',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'State is not "Done" or Done is not empty',
            field: 'Done',
            message: 'Say on which day the work was done.',
          },
        ],
        badges: {
          'Overdue: bad': 'State is not "Done" and Due < today',
          'This week: warning': 'State is not "Done" and Due >= today and Due <= today + 7 days',
        },
        actions: [
          {
            name: 'Begin',
            icon: 'play',
            when: 'State is "Open" or State is "Waiting for parts"',
            set: { State: 'Under way' },
          },
          {
            name: 'Done',
            icon: 'check',
            when: 'State is "Under way"',
            set: { State: 'Done', Done: 'today' },
          },
        ],
        samples: `
          Order                   | Machine        | Kind       | State             | Due | Done | Fitter      | Stood still | Parts   | Work | Report
          Grease spindle bearings | Lathe 2        | Service    | Open              | +3  |      | Uwe Brandt  |             | 45.00   |      |
          Coolant pump leaks      | Milling centre | Breakdown  | Waiting for parts | -1  |      | Joana Pires | 6:30        | 310.00  | 2:00 | Seal ordered.
          Yearly inspection       | Overhead crane | Inspection | Open              | -6  |      |             |             | 0       |      |
          Replace filters         | Compressor     | Service    | Under way         | +0  |      | Joana Pires | 0:45        | 88.00   | 0:45 |
          Align press table       | Press brake    | Repair     | Open              | +8  |      | Uwe Brandt  |             | 0       |      |
          Oil change              | Compressor     | Service    | Done              | -31 | -30  | Joana Pires | 1:15        | 120.00  | 1:15 |
          Light curtain fault     | Press brake    | Breakdown  | Done              | -19 | -19  | Uwe Brandt  | 9:00        | 540.00  | 4:30 | Sender replaced.
          Ball screw noise        | Milling centre | Repair     | Done              | -44 | -41  | Uwe Brandt  | 14:00       | 1290.00 | 9:00 |
          Chuck jaws              | Lathe 2        | Repair     | Done              | -60 | -60  | Joana Pires | 2:00        | 210.00  | 1:30 |
        `,
      },
      {
        name: 'Machine',
        icon: 'cog',
        fields: {
          Name: 'text required unique',
          Number: 'text required unique',
          Photo: 'image',
          Hall: { options: ['Hall 1', 'Hall 2', 'Yard'] },
          State: { options: ['Running: good', 'Limited: warning', 'Stopped: bad'], default: 'Running' },
          'Last service': 'date',
          'Service every': { type: 'integer', min: 7, default: '90', unit: 'days' },
          'Next service': { type: 'date', computed: 'Last service + Service every' },
          'Hours run': { type: 'integer', min: 0, unit: 'h' },
          Downtime: { type: 'duration', computed: 'sum(Stood still in Work orders)' },
          'Cost so far': { type: 'money', computed: 'sum(Cost in Work orders)' },
        },
        views: [
          { cards: ['State', 'Hall', 'Next service', 'Downtime'] },
          { table: ['Number', 'State', 'Next service', 'Hours run', 'Downtime', 'Cost so far'] },
          { board: 'State', show: ['Hall', 'Next service'] },
        ],
        filters: { 'Service due': 'Next service <= today + 7 days', 'Not running': 'State is not "Running"' },
        badges: {
          'Service overdue: bad': 'Next service < today',
          'Service due: warning': 'Next service >= today and Next service <= today + 7 days',
        },
        actions: [
          {
            name: 'Report breakdown',
            icon: 'siren',
            adds: 'Work order',
            set: { Order: '"Breakdown"', Machine: 'this', Kind: 'Breakdown', Due: 'today' },
          },
          { name: 'Serviced', icon: 'check', set: { 'Last service': 'today' } },
        ],
        samples: `
          Name           | Number | Photo           | Hall   | State   | Last service | Service every | Hours run
          Lathe 2        | M-102  | lathe           | Hall 1 | Running | -85          | 90            | 12840
          Milling centre | M-118  | milling machine | Hall 1 | Stopped | -41          | 60            | 8210
          Press brake    | M-131  | press brake     | Hall 2 | Limited | -70          | 120           | 15400
          Compressor     | M-009  | compressor      | Hall 2 | Running | -30          | 30            | 22105
          Overhead crane | M-140  | overhead crane  | Hall 2 | Running | -372         | 365           | 3020
          Forklift       | M-155  | forklift        | Yard   | Running | -20          | 180           | 4410
        `,
      },
    ],
    metrics: {
      'Open orders': { count: 'Work order', where: 'State is not "Done"' },
      'Machines stopped': { count: 'Machine', where: 'State is "Stopped"', goal: 0 },
      'Downtime by machine': { sum: 'Stood still', of: 'Work order', by: 'Machine' },
      'Cost per month': { sum: 'Cost', of: 'Work order', by: 'Due', per: 'month' },
    },
    pages: [
      'Work orders',
      'Machines',
      {
        name: 'Plant',
        icon: 'factory',
        blocks: [
          { figures: ['Open orders', 'Machines stopped'] },
          {
            shortlist: 'Machine',
            title: 'Service due',
            where: 'Next service <= today + 7 days',
            sort: 'Next service',
          },
          { chart: 'Downtime by machine' },
          { chart: 'Cost per month', shape: 'line' },
        ],
      },
    ],
  },
};
