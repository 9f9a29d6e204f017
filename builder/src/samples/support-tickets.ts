import type { SampleApplication } from './sample-application';

export const supportTickets: SampleApplication = {
  id: 'support-tickets',
  category: 'B2B App',
  domain: 'Customer support',
  description: 'Tickets with a time to answer that follows from the customer’s plan, and replies to each.',
  draft: {
    title: 'Help desk',
    look: { accent: '#0284c7', icon: 'life-buoy', radius: 'soft', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Ticket',
        icon: 'life-buoy',
        fields: {
          Subject: 'text required',
          Customer: { to: 'Customer', required: true },
          Urgency: {
            options: ['Low: neutral', 'Normal: info', 'High: warning', 'Down: bad'],
            required: true,
            default: 'Normal',
          },
          State: {
            options: ['New: info', 'With us: accent', 'With customer: warning', 'Solved: good'],
            required: true,
            default: 'New',
          },
          Opened: { type: 'datetime', required: true, default: 'now' },
          'Answer by': { type: 'datetime', computed: 'Opened + Customer.Answer within' },
          Solved: 'datetime',
          'Time to solve': { type: 'duration', computed: 'Solved - Opened' },
          Agent: 'person',
          Topic: { options: ['Account', 'Invoices', 'Connection', 'How to'], many: true },
          Stars: { type: 'rating', min: 1, max: 5 },
          Description: 'longtext',
        },
        sort: 'Opened',
        views: [
          { board: 'State', show: ['Customer', 'Urgency', 'Answer by', 'Agent'] },
          { table: ['Customer', 'Urgency', 'State', 'Opened', 'Answer by', 'Agent'] },
          { list: ['Customer', 'State', 'Opened'], name: 'Newest', sort: 'Opened desc' },
        ],
        filters: {
          Open: 'State is not "Solved"',
          'Nobody yet': 'Agent is empty and State is not "Solved"',
          'Solved this week': 'State is "Solved" and Solved >= today - 7 days',
        },
        opensWith: 'Open',
        rules: [
          { check: 'Solved >= Opened', field: 'Solved', message: 'A ticket is solved after it is opened.' },
          {
            check: 'State is not "Solved" or Solved is not empty',
            field: 'Solved',
            message: 'Say when it was solved.',
          },
        ],
        badges: {
          'Answer overdue: bad': '(State is "New" or State is "With us") and Answer by < now',
          'Nobody on it: warning': 'Agent is empty and State is not "Solved"',
        },
        actions: [
          {
            name: 'Wait for customer',
            icon: 'hourglass',
            when: 'State is "With us"',
            set: { State: 'With customer' },
          },
          {
            name: 'Solve',
            icon: 'check',
            when: 'State is not "Solved"',
            set: { State: 'Solved', Solved: 'now' },
          },
          {
            name: 'Reply',
            icon: 'reply',
            when: 'State is not "Solved"',
            adds: 'Reply',
            set: { Ticket: 'this', Sent: 'now', Text: '"Thank you for writing to us."' },
          },
        ],
        samples: `
          Subject                      | Customer         | Urgency | State         | Opened    | Solved    | Agent     | Topic              | Stars | Description
          Cannot sign in after update  | Lumen Bakery     | High    | With us       | +0T07:40  |           | Nia Cole  | Account            |       | Code never arrives.
          Scanner drops the connection | Portside Freight | Down    | New           | +0T08:15  |           |           | Connection         |       | All three scanners, since seven.
          Two invoices for March       | Oakfield School  | Normal  | With customer | -1T10:20  |           | Sven Maas | Invoices           |       |
          How do I export last year?   | Lumen Bakery     | Low     | New           | -3T14:05  |           |           | How to             |       |
          Labels print upside down     | Portside Freight | Normal  | With us       | -2T09:30  |           | Nia Cole  | How to, Connection |       |
          Change of address            | Oakfield School  | Low     | Solved        | -4T11:00  | -4T13:20  | Sven Maas | Account            | 5     |
          Sync stuck at 90 %           | Velo Kollektiv   | High    | Solved        | -6T08:50  | -5T10:10  | Nia Cole  | Connection         | 4     |
          Add five seats               | Portside Freight | Normal  | Solved        | -9T15:00  | -9T15:45  | Sven Maas | Account, Invoices  | 5     |
          VAT number missing           | Velo Kollektiv   | Normal  | Solved        | -13T09:10 | -11T09:00 | Sven Maas | Invoices           | 3     |
        `,
      },
      {
        name: 'Reply',
        icon: 'reply',
        label: 'Text',
        fields: {
          Text: 'longtext required',
          Ticket: { to: 'Ticket', required: true, onDelete: 'cascade' },
          Sent: { type: 'datetime', required: true, default: 'now' },
          'For us only': 'boolean',
          Writer: 'person',
        },
        sort: 'Sent desc',
        views: [{ list: ['Ticket', 'Sent', 'Writer'] }],
        samples: `
          Text                                                      | Ticket                      | Sent     | For us only | Writer
          Which number should the code go to?                       | Cannot sign in after update | +0T08:05 | no          | Nia Cole
          One was a reminder. I have cancelled it, can you confirm? | Two invoices for March      | -1T11:10 | no          | Sven Maas
          Firmware 2.1 again, third customer.                       | Labels print upside down    | -2T10:00 | yes         | Nia Cole
          Restarted the queue, it runs again.                       | Sync stuck at 90 %          | -5T10:05 | no          | Nia Cole
          Done, the new address is on the next invoice.             | Change of address           | -4T13:20 | no          | Sven Maas
        `,
      },
      {
        name: 'Customer',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Plan: {
            options: ['Basic: neutral', 'Team: info', 'Gold: warning'],
            required: true,
            default: 'Basic',
          },
          'Answer within': {
            type: 'duration',
            computed: 'if Plan is "Gold" then 2 hours else if Plan is "Team" then 8 hours else 48 hours',
          },
          Contact: 'person',
          Email: 'email',
          Phone: 'phone',
          'Open tickets': { type: 'integer', computed: 'count(Tickets where State is not "Solved")' },
        },
        views: [{ table: ['Plan', 'Contact', 'Email', 'Answer within', 'Open tickets'] }],
        samples: `
          Name             | Plan  | Contact     | Email                     | Phone
          Lumen Bakery     | Team  | Orla Finn   | orla@lumen-bakery.example | 555-0121
          Portside Freight | Gold  | Marek Dusek | marek@portside.example    | 555-0122
          Oakfield School  | Basic | Jean Abbott | office@oakfield.example   | 555-0123
          Velo Kollektiv   | Team  | Lia Graf    | lia@velo.example          | 555-0124
        `,
      },
    ],
    metrics: {
      'Open tickets': { count: 'Ticket', where: 'State is not "Solved"' },
      'Answer overdue': {
        count: 'Ticket',
        where: '(State is "New" or State is "With us") and Answer by < now',
        goal: 0,
      },
      'Average time to solve': { average: 'Time to solve', of: 'Ticket', where: 'State is "Solved"' },
      Satisfaction: { average: 'Stars', of: 'Ticket' },
      'Opened per day': { count: 'Ticket', by: 'Opened', per: 'day' },
      'Tickets by topic': { count: 'Ticket', by: 'Topic' },
    },
    pages: [
      'Tickets',
      {
        name: 'Team',
        icon: 'gauge',
        blocks: [
          { figures: ['Open tickets', 'Answer overdue', 'Average time to solve', 'Satisfaction'] },
          {
            shortlist: 'Ticket',
            title: 'Waiting longest',
            where: 'State is "New" or State is "With us"',
            sort: 'Opened',
          },
          { chart: 'Opened per day', shape: 'line' },
          { chart: 'Tickets by topic', shape: 'donut' },
        ],
      },
      'Customers',
      'Replies',
    ],
  },
};
