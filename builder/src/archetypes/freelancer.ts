import type { Archetype } from './archetype';

export const freelancer: Archetype = {
  id: 'freelancer',
  names: {
    en: ['freelance business', 'freelancer', 'freelance work', 'self-employed work', 'contractor invoices'],
    es: ['trabajo autónomo', 'trabajo freelance', 'facturas de autónomo'],
    fr: ['activité freelance', 'travail indépendant', 'factures d’indépendant'],
    de: ['Freiberufler', 'Selbstständigkeit', 'freiberufliche Arbeit'],
    pt: ['trabalho freelance', 'trabalho independente', 'recibos verdes'],
  },
  words: [
    'freelance',
    'freelancer',
    'client',
    'invoice',
    'hourly',
    'rate',
    'billable',
    'timesheet',
    'retainer',
    'overdue',
    'tax',
    'self-employed',
    'deliverable',
    'reminder',
  ],
  draft: {
    title: 'Freelance work',
    look: { accent: '#2b5797', icon: 'laptop', density: 'compact' },
    entities: [
      {
        name: 'Project',
        icon: 'folder-kanban',
        fields: {
          Name: 'text required',
          Client: { to: 'Client', required: true },
          Status: {
            options: ['Offered: info', 'Running: accent', 'Finished: good', 'Lost: neutral'],
            required: true,
            default: 'Offered',
          },
          Due: 'date',
          Rate: { type: 'money', required: true, min: 0, help: 'For an hour.' },
          Budget: { type: 'duration', min: 0, help: 'Hours that were agreed.' },
          Worked: { type: 'duration', computed: 'sum(Duration in Hours)' },
          'Of the budget': { type: 'percent', computed: 'Worked / Budget' },
          'Not invoiced': {
            type: 'money',
            computed: 'sum(Amount in Hours where Billable and Invoice is empty)',
          },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Client', 'Due', 'Of the budget'] },
          { table: ['Client', 'Status', 'Due', 'Worked', 'Budget', 'Of the budget', 'Not invoiced'] },
        ],
        filters: { Running: 'Status is "Running"', 'To invoice': 'Not invoiced > 0' },
        badges: {
          'Over budget: bad': 'Worked > Budget',
          'Nearly used up: warning': 'Of the budget >= 80% and Worked <= Budget',
        },
        actions: [
          { name: 'Start', icon: 'play', when: 'Status is "Offered"', set: { Status: 'Running' } },
          {
            name: 'Add an hour today',
            icon: 'timer',
            when: 'Status is "Running"',
            adds: 'Hour',
            set: { Work: '"Work"', Project: 'this', Date: 'today', Duration: '1 hour' },
          },
          { name: 'Finished', icon: 'check', when: 'Status is "Running"', set: { Status: 'Finished' } },
        ],
        samples: `
          Name                      | Client            | Status   | Due | Rate  | Budget
          Website relaunch          | Gardenia Seeds    | Running  | +24 | 85.00 | 12:00
          Annual report             | Municipal Theatre | Running  | +6  | 90.00 | 6:00
          Logo refresh              | Café Orlo         | Finished | -20 | 75.00 | 8:00
          Trade fair stand          | Gardenia Seeds    | Offered  | +60 | 85.00 | 30:00
          Translation, museum guide | City Museum       | Running  | +15 | 60.00 | 20:00
          Shop photos               | Café Orlo         | Lost     |     | 70.00 |
        `,
      },
      {
        name: 'Hour',
        icon: 'timer',
        fields: {
          Work: 'text required',
          Project: { to: 'Project', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Duration: { type: 'duration', required: true, min: 5 },
          Billable: { type: 'boolean', default: 'true' },
          Invoice: { to: 'Invoice' },
          Amount: { type: 'money', computed: 'if Billable then hours(Duration) * Project.Rate else 0' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Project', 'Date', 'Duration', 'Billable', 'Invoice', 'Amount'] },
          { calendar: 'Date', color: 'Project' },
        ],
        filters: { 'Not invoiced': 'Billable and Invoice is empty', 'This week': 'Date > today - 7 days' },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'These hours are still to come.' },
          {
            check: 'Invoice is empty or Billable',
            field: 'Invoice',
            message: 'Hours that nobody pays are on no invoice.',
          },
          {
            check: 'Invoice is empty or Invoice.Client = Project.Client',
            field: 'Invoice',
            message: 'This invoice goes to another client.',
          },
        ],
        badges: { 'Not paid for: neutral': 'not Billable' },
        samples: `
          Work                       | Project                   | Date | Duration | Billable | Invoice
          Page templates             | Website relaunch          | -1   | 5:30     | yes      |
          Call with the team         | Website relaunch          | -2   | 1:00     | no       |
          Layout of chapter two      | Annual report             | -3   | 7:00     | yes      | 2033
          Sketches and final artwork | Logo refresh              | -24  | 7:30     | yes      | 2031
          Rooms one to five          | Translation, museum guide | -5   | 9:00     | yes      | 2032
          Structure and wireframes   | Website relaunch          | -40  | 5:00     | yes      | 2030
        `,
      },
      {
        name: 'Invoice',
        icon: 'receipt-text',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Client: { to: 'Client', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 14 days' },
          Net: { type: 'money', computed: 'sum(Amount in Hours)' },
          Tax: { type: 'percent', required: true, min: 0, max: 100, default: '20%' },
          Total: { type: 'money', computed: 'Net + Net * Tax' },
          Status: {
            options: ['Draft: neutral', 'Sent: info', 'Paid: good'],
            required: true,
            default: 'Draft',
          },
          'Paid on': 'date',
        },
        sort: 'Date desc',
        views: [
          { table: ['Client', 'Date', 'Due', 'Total', 'Status', 'Paid on'] },
          { board: 'Status', show: ['Client', 'Due', 'Total'] },
        ],
        filters: { Unpaid: 'Status is "Sent"', Overdue: 'Status is "Sent" and Due < today' },
        rules: [
          { check: 'Due >= Date', field: 'Due', message: 'An invoice is due after it is written.' },
          {
            check: 'Status is not "Paid" or Paid on is not empty',
            field: 'Paid on',
            message: 'Say when it was paid.',
          },
        ],
        badges: { 'Overdue: bad': 'Status is "Sent" and Due < today' },
        actions: [
          {
            name: 'Send',
            icon: 'send',
            when: 'Status is "Draft"',
            set: { Status: 'Sent', Date: 'today', Due: 'today + Client.Days to pay' },
          },
          {
            name: 'Paid',
            icon: 'banknote',
            when: 'Status is "Sent"',
            set: { Status: 'Paid', 'Paid on': 'today' },
          },
        ],
        samples: `
          Number | Client            | Date | Due | Tax | Status | Paid on
          2030   | Gardenia Seeds    | -35  | -5  | 20  | Sent   |
          2031   | Café Orlo         | -20  | -6  | 20  | Paid   | -8
          2032   | City Museum       | -2   | +28 | 10  | Sent   |
          2033   | Municipal Theatre | +0   | +14 | 20  | Draft  |
        `,
      },
      {
        name: 'Client',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Email: 'email',
          Phone: 'phone',
          'Days to pay': { type: 'integer', required: true, min: 0, default: '14' },
          Owed: { type: 'money', computed: 'sum(Total in Invoices where Status is "Sent")' },
          Paid: { type: 'money', computed: 'sum(Total in Invoices where Status is "Paid")' },
        },
        views: [{ table: ['Email', 'Days to pay', 'Owed', 'Paid'] }],
        filters: { 'Owes money': 'Owed > 0' },
        badges: { 'Owes: warning': 'Owed > 0' },
        samples: `
          Name              | Email                     | Phone    | Days to pay
          Gardenia Seeds    | accounts@gardenia.example | 555-2011 | 30
          Municipal Theatre | office@theatre.example    | 555-2012 | 14
          Café Orlo         | hello@orlo.example        | 555-2013 | 14
          City Museum       | museum@city.example       | 555-2014 | 30
        `,
      },
    ],
    metrics: {
      Overdue: { sum: 'Total', of: 'Invoice', where: 'Status is "Sent" and Due < today' },
      'Not invoiced': { sum: 'Amount', of: 'Hour', where: 'Billable and Invoice is empty' },
      'Hours by project': { sum: 'Duration', of: 'Hour', by: 'Project' },
      'Hours per week': { sum: 'Duration', of: 'Hour', by: 'Date', per: 'week' },
    },
    pages: [
      'Projects',
      'Hours',
      'Invoices',
      'Clients',
      {
        name: 'Desk',
        icon: 'lamp-desk',
        blocks: [
          { figures: ['Overdue', 'Not invoiced'] },
          {
            shortlist: 'Invoice',
            title: 'To remind',
            where: 'Status is "Sent" and Due < today',
            sort: 'Due',
          },
          { chart: 'Hours by project' },
          { chart: 'Hours per week' },
        ],
      },
    ],
  },
};
