import type { Archetype } from './archetype';

export const lawCases: Archetype = {
  id: 'law-cases',
  names: {
    en: ['law cases', 'legal cases', 'law firm', 'legal matters', 'case files', 'court deadlines'],
    es: ['casos jurídicos', 'expedientes jurídicos', 'despacho de abogados'],
    fr: ['dossiers juridiques', 'cabinet d’avocats', 'affaires juridiques'],
    de: ['Rechtsfälle', 'Kanzlei', 'Mandate', 'Aktenverwaltung'],
    pt: ['processos jurídicos', 'escritório de advogados', 'casos jurídicos'],
  },
  words: [
    'case',
    'law',
    'lawyer',
    'court',
    'client',
    'opponent',
    'hearing',
    'deadline',
    'lawsuit',
    'matter',
    'fee',
    'solicitor',
    'attorney',
    'plaintiff',
    'defendant',
    'filing',
  ],
  draft: {
    title: 'Law cases',
    currency: 'GBP',
    look: { accent: '#6d4a23', icon: 'scale', font: 'editorial', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Case',
        icon: 'scale',
        fields: {
          Title: 'text required',
          'File number': 'text required unique',
          Client: { to: 'Client', required: true },
          Opponent: 'text',
          Area: {
            options: ['Employment', 'Family', 'Tenancy', 'Contract', 'Criminal', 'Inheritance'],
            required: true,
          },
          Status: {
            options: [
              'Enquiry: neutral',
              'Open: accent',
              'At court: warning',
              'Settled: good',
              'Closed: neutral',
            ],
            required: true,
            default: 'Enquiry',
          },
          Lawyer: { type: 'person', required: true },
          'Next deadline': { type: 'date', computed: 'smallest(Due in Deadlines where not Done)' },
          'To bill': { type: 'money', computed: 'sum(Fee in Work where not Billed)' },
        },
        sort: 'File number desc',
        views: [
          { table: ['File number', 'Client', 'Opponent', 'Area', 'Status', 'Lawyer', 'Next deadline'] },
          { board: 'Status', show: ['Client', 'Lawyer', 'Next deadline'] },
        ],
        filters: {
          Running: 'Status is "Open" or Status is "At court"',
          'Deadline within a week': 'Next deadline <= today + 7 days',
          'To bill': 'To bill > 0',
        },
        rules: [
          {
            check: 'count(all Clients where Name = this.Opponent) = 0',
            field: 'Opponent',
            message: 'Conflict of interest: the opponent is a client of ours.',
          },
          {
            check: 'Status is not "Closed" or Next deadline is empty',
            field: 'Status',
            message: 'There are deadlines left in this case.',
          },
        ],
        badges: {
          'Deadline missed: bad': 'Next deadline < today',
          'Deadline within a week: warning': 'Next deadline >= today and Next deadline <= today + 7 days',
          'Nothing in the diary: info':
            '(Status is "Open" or Status is "At court") and Next deadline is empty',
        },
        actions: [
          {
            name: 'Note half an hour',
            icon: 'timer',
            when: 'Status is "Open" or Status is "At court"',
            adds: 'Work',
            set: { Work: '"Call"', Case: 'this', Date: 'today', Time: '30 minutes', Lawyer: 'Lawyer' },
          },
          { name: 'Take the case', icon: 'check', when: 'Status is "Enquiry"', set: { Status: 'Open' } },
        ],
        samples: `
          Title                    | File number | Client              | Opponent           | Area        | Status   | Lawyer
          Dismissal of a driver    | 2026/041    | Joseph Amadi        | Swift Couriers Ltd | Employment  | At court | Helena Croft
          Damp flat, Orchard Court | 2026/038    | Lucy and Tom Perrin | Orchard Estates    | Tenancy     | Open     | Miles Bannon
          Delivery that came late  | 2026/035    | Tolland Bakery      | Kern Ovens         | Contract    | Open     | Helena Croft
          Estate of M. Voss        | 2026/029    | Karin Voss          |                    | Inheritance | Settled  | Miles Bannon
          Custody agreement        | 2026/043    | Joseph Amadi        |                    | Family      | Enquiry  | Helena Croft
        `,
      },
      {
        name: 'Deadline',
        icon: 'alarm-clock',
        fields: {
          What: 'text required',
          Case: { to: 'Case', required: true, onDelete: 'cascade' },
          Due: { type: 'date', required: true },
          Kind: {
            options: ['Court: bad', 'Limitation: warning', 'Hearing: accent', 'Reminder: info'],
            required: true,
            default: 'Court',
          },
          Responsible: { type: 'person', required: true },
          Done: 'boolean',
          'Checked by': { type: 'person', help: 'A second person enters every court deadline too.' },
        },
        sort: 'Due',
        views: [
          { calendar: 'Due', color: 'Kind' },
          { table: ['Case', 'Due', 'Kind', 'Responsible', 'Done'] },
        ],
        filters: {
          Open: 'not Done',
          'This week': 'not Done and Due <= today + 7 days',
          'Not checked': 'Kind is "Court" and Checked by is empty',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Checked by is empty or Checked by != Responsible',
            field: 'Checked by',
            message: 'A second person checks the deadline.',
          },
        ],
        badges: {
          'Missed: bad': 'not Done and Due < today',
          'Not checked: warning': 'Kind is "Court" and not Done and Checked by is empty',
        },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          What                       | Case                     | Due | Kind       | Responsible  | Done | Checked by
          Statement of claim         | Dismissal of a driver    | +5  | Court      | Helena Croft | no   | Pat Ives
          First hearing              | Dismissal of a driver    | +26 | Hearing    | Helena Croft | no   | Pat Ives
          Answer to the landlord     | Damp flat, Orchard Court | -1  | Reminder   | Miles Bannon | no   |
          Accept or contest the will | Estate of M. Voss        | -60 | Limitation | Miles Bannon | yes  | Pat Ives
          Reply to the defence       | Dismissal of a driver    | +40 | Court      | Helena Croft | no   |
        `,
      },
      {
        name: 'Work',
        plural: 'Work',
        icon: 'clock',
        fields: {
          Work: 'text required',
          Case: { to: 'Case', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Lawyer: { type: 'person', required: true },
          Time: { type: 'duration', required: true, min: 0, default: '30 minutes' },
          Fee: { type: 'money', computed: 'hours(Time) * Case.Client.Rate' },
          Billed: 'boolean',
        },
        sort: 'Date desc',
        views: [{ table: ['Case', 'Date', 'Lawyer', 'Time', 'Fee', 'Billed'] }],
        filters: { 'To bill': 'not Billed' },
        badges: { 'Not billed for 60 days: warning': 'not Billed and Date < today - 60 days' },
        actions: [{ name: 'Billed', icon: 'receipt-text', when: 'not Billed', set: { Billed: 'true' } }],
        samples: `
          Work                       | Case                     | Date | Lawyer       | Time | Billed
          Interview, two witnesses   | Dismissal of a driver    | -4   | Helena Croft | 2:30 | no
          Draft of the claim         | Dismissal of a driver    | -2   | Helena Croft | 4:00 | no
          Inspection of the flat     | Damp flat, Orchard Court | -15  | Miles Bannon | 1:45 | no
          Reading the contract       | Delivery that came late  | -75  | Helena Croft | 1:30 | no
          Negotiation with the heirs | Estate of M. Voss        | -48  | Miles Bannon | 3:15 | yes
        `,
      },
      {
        name: 'Client',
        icon: 'users-round',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          Address: 'text',
          Rate: { type: 'money', required: true, min: 0, default: '190', help: 'For an hour.' },
          Owes: { type: 'money', computed: 'sum(To bill in Cases)' },
          'Identity checked': 'boolean',
        },
        views: [{ table: ['Phone', 'Email', 'Rate', 'Owes', 'Identity checked'] }],
        filters: { 'Identity not checked': 'not Identity checked' },
        rules: [
          {
            check: 'Identity checked or count(Cases where Status is "At court") = 0',
            field: 'Identity checked',
            message: 'Check the identity before going to court.',
          },
        ],
        badges: { 'Check identity: warning': 'not Identity checked and count(Cases) > 0' },
        samples: `
          Name                | Phone           | Email                  | Address              | Rate   | Identity checked
          Joseph Amadi        | +44 1632 960901 | joseph@example.com     | 4 Ferry Road, Hull   | 170.00 | yes
          Lucy and Tom Perrin | +44 1632 960912 | perrin@example.com     | Orchard Court 12     | 170.00 | no
          Tolland Bakery      | +44 1632 960923 | office@tolland.example | Mill Street 3, Selby | 220.00 | yes
          Karin Voss          |                 | karin@example.com      | 31 Park Grove, York  | 190.00 | yes
        `,
      },
    ],
    metrics: {
      'Running cases': { count: 'Case', where: 'Status is "Open" or Status is "At court"' },
      'To bill': { sum: 'Fee', of: 'Work', where: 'not Billed' },
      'Cases by area': { count: 'Case', by: 'Area' },
      'Hours per month': { sum: 'Time', of: 'Work', by: 'Date', per: 'month' },
    },
    pages: [
      'Cases',
      'Deadlines',
      'Work',
      'Clients',
      {
        name: 'Chambers',
        icon: 'landmark',
        blocks: [
          { figures: ['Running cases', 'To bill'] },
          { shortlist: 'Deadline', title: 'Next deadlines', where: 'not Done', sort: 'Due', most: 8 },
          { chart: 'Cases by area' },
          { chart: 'Hours per month' },
        ],
      },
    ],
  },
};
