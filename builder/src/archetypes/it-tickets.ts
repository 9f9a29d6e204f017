import type { Archetype } from './archetype';

export const itTickets: Archetype = {
  id: 'it-tickets',
  names: {
    en: [
      'IT tickets',
      'help desk',
      'helpdesk tickets',
      'service desk',
      'IT support requests',
      'support tickets',
    ],
    es: ['tickets de soporte', 'mesa de ayuda', 'incidencias informáticas'],
    fr: ['tickets informatiques', 'assistance informatique', 'centre de services'],
    de: ['IT-Tickets', 'Supportanfragen', 'Störungsmeldungen', 'IT-Helpdesk'],
    pt: ['pedidos de suporte', 'apoio informático', 'chamados de TI'],
  },
  words: [
    'ticket',
    'helpdesk',
    'support',
    'requester',
    'printer',
    'password',
    'network',
    'account',
    'reply',
    'escalate',
    'sla',
    'queue',
    'technician',
    'resolve',
  ],
  draft: {
    title: 'IT tickets',
    look: { accent: '#3a55c4', icon: 'life-buoy', font: 'technical', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Ticket',
        icon: 'ticket',
        fields: {
          Subject: 'text required',
          Requester: { to: 'Requester', required: true },
          Category: { options: ['Hardware', 'Software', 'Network', 'Account', 'Printing'], required: true },
          Priority: {
            options: ['Urgent: bad', 'High: warning', 'Normal: info', 'Low: neutral'],
            required: true,
            default: 'Normal',
          },
          Status: {
            options: [
              'New: info',
              'In progress: accent',
              'Waiting for requester: warning',
              'Resolved: good',
              'Closed: neutral',
            ],
            required: true,
            default: 'New',
          },
          Assignee: 'person',
          Opened: { type: 'datetime', required: true, default: 'now' },
          'Due by': {
            type: 'datetime',
            computed:
              'if Priority is "Urgent" then Opened + 4 hours else if Priority is "High" then Opened + 8 hours else if Priority is "Normal" then Opened + 2 days else Opened + 5 days',
            help: 'Urgent in 4 hours, high in 8, normal in 2 days, low in 5.',
          },
          Resolved: 'datetime',
        },
        sort: 'Opened desc',
        views: [
          { table: ['Requester', 'Category', 'Priority', 'Status', 'Assignee', 'Due by'] },
          { board: 'Status', show: ['Requester', 'Priority', 'Assignee'] },
        ],
        filters: {
          Open: 'Status is not "Resolved" and Status is not "Closed"',
          Unassigned: 'Assignee is empty and Status is "New"',
          'Past due': 'Resolved is empty and Due by < now',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is not "In progress" or Assignee is not empty',
            field: 'Assignee',
            message: 'Say who is working on it.',
          },
          {
            check: 'Resolved >= Opened',
            field: 'Resolved',
            message: 'A ticket is resolved after it was opened.',
          },
        ],
        badges: {
          'Past due: bad': 'Resolved is empty and Due by < now',
          'Took too long: warning': 'Resolved > Due by',
        },
        actions: [
          {
            name: 'Resolve',
            icon: 'check',
            when: 'Status is "In progress" or Status is "Waiting for requester"',
            set: { Status: 'Resolved', Resolved: 'now' },
          },
          {
            name: 'Reopen',
            icon: 'rotate-ccw',
            when: 'Status is "Resolved"',
            set: { Status: 'New', Resolved: 'empty' },
          },
          {
            name: 'Ask the requester',
            icon: 'reply',
            when: 'Status is "In progress"',
            set: { Status: 'Waiting for requester' },
          },
        ],
        samples: `
          Subject                       | Requester    | Category | Priority | Status                | Assignee    | Opened   | Resolved
          Cannot log in after holiday   | Wanda Kerr   | Account  | High     | New                   |             | -1T08:40 |
          Wi-Fi drops in meeting room 3 | Femi Adeyemi | Network  | Normal   | In progress           | Lou Sandler | -3T10:15 |
          Laptop battery swollen        | Bridie Nolan | Hardware | Urgent   | Resolved              | Kit Mercer  | -4T09:05 | -4T11:30
          Printer prints blank pages    | Femi Adeyemi | Printing | Low      | Waiting for requester | Kit Mercer  | -2T14:20 |
          Licence for drawing program   | Oscar Lyle   | Software | Normal   | Closed                | Lou Sandler | -9T11:00 | -5T16:45
          Shared mailbox for events     | Wanda Kerr   | Account  | Normal   | In progress           | Lou Sandler | -1T15:30 |
        `,
      },
      {
        name: 'Reply',
        icon: 'message-square',
        label: 'Message',
        fields: {
          Message: 'longtext required',
          Ticket: { to: 'Ticket', required: true, onDelete: 'cascade' },
          From: { type: 'person', required: true },
          Sent: { type: 'datetime', required: true, default: 'now' },
          Kind: {
            options: ['To requester: accent', 'From requester: info', 'Internal note: neutral'],
            default: 'To requester',
          },
          'Time spent': { type: 'duration', min: 0 },
        },
        sort: 'Sent desc',
        views: [{ list: ['Ticket', 'From', 'Sent', 'Kind'] }],
        filters: {
          'From requesters': 'Kind is "From requester"',
          'Internal notes': 'Kind is "Internal note"',
        },
        samples: `
          Message                                          | Ticket                        | From         | Sent     | Kind           | Time spent
          Moved the access point; please watch for a day.  | Wi-Fi drops in meeting room 3 | Lou Sandler  | -2T15:10 | To requester   | 0:45
          Still drops when the room is full.               | Wi-Fi drops in meeting room 3 | Femi Adeyemi | -1T16:00 | From requester |
          Swap battery at once, ship old one as hazardous. | Laptop battery swollen        | Kit Mercer   | -4T09:20 | Internal note  | 1:15
          Which tray do you print from?                    | Printer prints blank pages    | Kit Mercer   | -2T15:00 | To requester   | 0:10
          Licence assigned, please restart the program.    | Licence for drawing program   | Lou Sandler  | -5T16:40 | To requester   | 0:20
        `,
      },
      {
        name: 'Requester',
        icon: 'users',
        fields: {
          Name: 'text required',
          Department: { options: ['Finance', 'Events', 'Design', 'Reception'] },
          Room: 'text',
          Phone: 'phone',
          Email: 'email unique',
          'Open tickets': {
            type: 'integer',
            computed: 'count(Tickets where Status is not "Resolved" and Status is not "Closed")',
          },
        },
        views: [{ table: ['Department', 'Room', 'Phone', 'Email', 'Open tickets'] }],
        filters: { 'With open tickets': 'Open tickets > 0' },
        samples: `
          Name         | Department | Room | Phone           | Email
          Wanda Kerr   | Events     | 2.14 | +44 1632 960611 | wanda@heron.example
          Femi Adeyemi | Finance    | 1.03 | +44 1632 960617 | femi@heron.example
          Bridie Nolan | Reception  | 0.01 | +44 1632 960600 | bridie@heron.example
          Oscar Lyle   | Design     | 3.20 |                 | oscar@heron.example
        `,
      },
    ],
    metrics: {
      'Open tickets': { count: 'Ticket', where: 'Status is not "Resolved" and Status is not "Closed"' },
      'Past due': { count: 'Ticket', where: 'Resolved is empty and Due by < now', goal: 0 },
      'Time to resolve': { average: 'Resolved - Opened', of: 'Ticket', where: 'Resolved is not empty' },
      'Tickets by category': { count: 'Ticket', by: 'Category' },
    },
    pages: [
      'Tickets',
      'Replies',
      'Requesters',
      {
        name: 'Service desk',
        icon: 'headphones',
        blocks: [
          { figures: ['Open tickets', 'Past due', 'Time to resolve'] },
          {
            shortlist: 'Ticket',
            title: 'Nobody on these yet',
            where: 'Assignee is empty and Status is "New"',
            sort: 'Opened',
          },
          { chart: 'Tickets by category' },
        ],
      },
    ],
  },
};
