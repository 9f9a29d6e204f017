import type { SampleApplication } from './sample-application';

export const dealsBoard: SampleApplication = {
  id: 'deals-board',
  category: 'B2B App',
  domain: 'Sales',
  description: 'A pipeline of deals with weighted value, the people behind them and the next step for each.',
  draft: {
    title: 'Deals',
    currency: 'USD',
    weekStart: 'sunday',
    look: { accent: '#2563eb', icon: 'handshake', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Deal',
        icon: 'handshake',
        fields: {
          Deal: 'text required',
          Company: { to: 'Company', required: true },
          Contact: { to: 'Contact' },
          Stage: {
            options: [
              'Lead: neutral',
              'Qualified: info',
              'Proposal: accent',
              'Negotiation: warning',
              'Won: good',
              'Lost: bad',
            ],
            required: true,
            default: 'Lead',
          },
          Value: { type: 'money', required: true, min: 0 },
          Chance: { type: 'percent', min: 0, max: 100, default: '20%' },
          Weighted: { type: 'money', computed: 'Value * Chance' },
          'Close date': { type: 'date', required: true, default: 'today + 30 days' },
          'Last touched': { type: 'date', default: 'today' },
          Owner: 'person',
          'Next step': 'text',
        },
        sort: 'Close date',
        views: [
          { board: 'Stage', show: ['Company', 'Value', 'Close date', 'Owner'] },
          { table: ['Company', 'Stage', 'Value', 'Chance', 'Weighted', 'Close date', 'Owner'] },
          { calendar: 'Close date', color: 'Stage', name: 'Closing' },
        ],
        filters: {
          Open: 'Stage is not "Won" and Stage is not "Lost"',
          'Closing this month': 'month(Close date) = month(today) and year(Close date) = year(today)',
          'Gone quiet': 'Last touched < today - 14 days and Stage is not "Won" and Stage is not "Lost"',
        },
        rules: [
          {
            check: 'Stage is not "Won" or Value > 0',
            field: 'Value',
            message: 'A deal that is won has a value.',
          },
        ],
        badges: {
          'Past its date: bad': 'Close date < today and Stage is not "Won" and Stage is not "Lost"',
          'Gone quiet: warning':
            'Last touched < today - 14 days and Stage is not "Won" and Stage is not "Lost"',
        },
        actions: [
          {
            name: 'Touched today',
            icon: 'phone',
            when: 'Stage is not "Won" and Stage is not "Lost"',
            set: { 'Last touched': 'today' },
          },
          {
            name: 'Won',
            icon: 'trophy',
            when: 'Stage is "Negotiation"',
            set: { Stage: 'Won', Chance: '100%', 'Close date': 'today' },
          },
        ],
        samples: `
          Deal               | Company           | Contact       | Stage       | Value    | Chance | Close date | Last touched | Owner     | Next step
          Warehouse scanners | Brightwater Foods | Nadia Costa   | Negotiation | 48000.00 | 70     | +6         | -1           | Jess Park | Send revised terms
          Annual licence     | Alder & Finch     | Tom Alder     | Proposal    | 21500.00 | 50     | +12        | -3           | Ravi Nair | Demo for finance
          Pilot, two sites   | Cobalt Clinics    | Dr. Elin Roos | Qualified   | 9800.00  | 30     | +25        | -19          | Jess Park | Ask for site plan
          Rollout phase two  | Brightwater Foods | Ivo Petrov    | Lead        | 64000.00 | 15     | +60        | -6           | Ravi Nair | Find the budget owner
          Support contract   | Tidewater Marine  | Grace Obi     | Proposal    | 12400.00 | 50     | -4         | -16          | Jess Park | Call back
          Training days      | Alder & Finch     | Mei Tan       | Won         | 5600.00  | 100    | -10        | -10          | Ravi Nair |
          Label printers     | Juniper Outdoor   | Cal Whitman   | Won         | 18250.00 | 100    | -31        | -31          | Jess Park |
          Migration          | Cobalt Clinics    | Dr. Elin Roos | Lost        | 30000.00 | 0      | -22        | -22          | Ravi Nair | Lost on price
          Handheld trial     | Juniper Outdoor   | Cal Whitman   | Lead        | 3200.00  | 10     | +40        | -2           | Jess Park | Ship two units
          Data audit         | Tidewater Marine  | Grace Obi     | Won         | 7900.00  | 100    | -64        | -64          | Ravi Nair |
        `,
      },
      {
        name: 'Contact',
        icon: 'contact',
        fields: {
          Name: 'text required',
          Company: { to: 'Company', inverse: 'People' },
          Role: 'text',
          Email: 'email unique',
          Phone: 'phone',
        },
        views: [{ cards: ['Company', 'Role', 'Email', 'Phone'] }, 'table'],
        samples: `
          Name          | Company           | Role              | Email                     | Phone
          Nadia Costa   | Brightwater Foods | Head of logistics | nadia@brightwater.example | 555-0102
          Ivo Petrov    | Brightwater Foods | Operations        | ivo@brightwater.example   | 555-0103
          Tom Alder     | Alder & Finch     | Partner           | tom@alderfinch.example    | 555-0118
          Mei Tan       | Alder & Finch     | Office lead       | mei@alderfinch.example    | 555-0119
          Dr. Elin Roos | Cobalt Clinics    | Medical director  | elin.roos@cobalt.example  | 555-0131
          Grace Obi     | Tidewater Marine  | Buyer             | grace@tidewater.example   | 555-0144
          Cal Whitman   | Juniper Outdoor   | Store systems     | cal@juniper.example       | 555-0157
        `,
      },
      {
        name: 'Company',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Industry: { options: ['Food', 'Legal', 'Health', 'Marine', 'Retail'] },
          Website: 'url',
          'Open value': {
            type: 'money',
            computed: 'sum(Value in Deals where Stage is not "Won" and Stage is not "Lost")',
          },
          'Won so far': { type: 'money', computed: 'sum(Value in Deals where Stage is "Won")' },
        },
        views: [{ table: ['Industry', 'Website', 'Open value', 'Won so far'] }],
        samples: `
          Name              | Industry | Website
          Brightwater Foods | Food     | https://brightwater.example
          Alder & Finch     | Legal    | https://alderfinch.example
          Cobalt Clinics    | Health   | https://cobalt.example
          Tidewater Marine  | Marine   | https://tidewater.example
          Juniper Outdoor   | Retail   | https://juniper.example
        `,
      },
    ],
    metrics: {
      'Open pipeline': { sum: 'Value', of: 'Deal', where: 'Stage is not "Won" and Stage is not "Lost"' },
      'Weighted pipeline': {
        sum: 'Weighted',
        of: 'Deal',
        where: 'Stage is not "Won" and Stage is not "Lost"',
      },
      'Won this year': {
        sum: 'Value',
        of: 'Deal',
        where: 'Stage is "Won" and year(Close date) = year(today)',
        goal: 120000,
      },
      'Average deal won': { average: 'Value', of: 'Deal', where: 'Stage is "Won"' },
      'Won per quarter': {
        sum: 'Value',
        of: 'Deal',
        where: 'Stage is "Won"',
        by: 'Close date',
        per: 'quarter',
      },
      'Value by stage': { sum: 'Value', of: 'Deal', by: 'Stage' },
    },
    pages: [
      'Deals',
      {
        name: 'Forecast',
        icon: 'chart-column',
        blocks: [
          { figures: ['Open pipeline', 'Weighted pipeline', 'Won this year', 'Average deal won'] },
          { chart: 'Value by stage' },
          { chart: 'Won per quarter', shape: 'line' },
          {
            shortlist: 'Deal',
            title: 'Closing next',
            where: 'Stage is not "Won" and Stage is not "Lost"',
            sort: 'Close date',
          },
        ],
      },
      'Contacts',
      'Companies',
    ],
  },
};
