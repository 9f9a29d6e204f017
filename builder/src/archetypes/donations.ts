import type { Archetype } from './archetype';

export const donations: Archetype = {
  id: 'donations',
  names: {
    en: ['donations', 'fundraising', 'donors', 'charity donations', 'fundraising campaign'],
    es: ['donaciones', 'recaudación de fondos', 'donantes'],
    fr: ['dons', 'collecte de fonds', 'donateurs'],
    de: ['Spenden', 'Spendenverwaltung', 'Fundraising', 'Spender'],
    pt: ['donativos', 'angariação de fundos', 'doadores'],
  },
  words: [
    'donation',
    'donor',
    'charity',
    'gift',
    'campaign',
    'appeal',
    'pledge',
    'thank',
    'receipt',
    'raise',
    'fundraiser',
    'cause',
    'legacy',
    'collect',
    'sponsor',
    'give',
  ],
  draft: {
    title: 'Donations',
    currency: 'GBP',
    look: { accent: '#1f6b4f', icon: 'hand-coins', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Donation',
        icon: 'hand-coins',
        label: 'Donor',
        fields: {
          Donor: { to: 'Donor', required: true },
          Amount: { type: 'money', required: true, min: 0.01 },
          Date: { type: 'date', required: true, default: 'today' },
          Campaign: { to: 'Campaign' },
          How: {
            options: ['Transfer', 'Cash', 'Card', 'Cheque', 'Standing order'],
            required: true,
            default: 'Transfer',
          },
          'Gift Aid': { type: 'boolean', help: 'The donor has signed a declaration.' },
          'With Gift Aid': { type: 'money', computed: 'if Gift Aid then Amount * 1.25 else Amount' },
          Thanked: 'date',
          Note: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Amount', 'Date', 'Campaign', 'How', 'Gift Aid', 'Thanked'] },
          { calendar: 'Date', color: 'Campaign' },
        ],
        filters: {
          'To thank': 'Thanked is empty',
          'Gift Aid': 'Gift Aid',
          'This year': 'year(Date) = year(today)',
        },
        rules: [
          { check: 'Thanked >= Date', field: 'Thanked', message: 'Thanks come after the gift.' },
          {
            check: 'not Gift Aid or Donor.Kind is "Person"',
            field: 'Gift Aid',
            message: 'Only a person can sign for Gift Aid.',
          },
        ],
        badges: {
          'Thank now: bad': 'Thanked is empty and Date <= today - 7 days',
          'Large: good': 'Amount >= 500',
        },
        actions: [{ name: 'Thanked', icon: 'mail', when: 'Thanked is empty', set: { Thanked: 'today' } }],
        samples: `
          Donor            | Amount  | Date | Campaign       | How            | Gift Aid | Thanked | Note
          Margaret Hollis  | 50.00   | -3   | Roof appeal    | Cheque         | yes      |         | In memory of Jim
          Osei family      | 20.00   | -12  | Winter meals   | Standing order | yes      | -10     |
          Brightwell Ltd   | 1000.00 | -20  | Roof appeal    | Transfer       | no       |         | Wants a plaque
          Collection tin   | 63.40   | -25  | Winter meals   | Cash           | no       | -25     | Butcher’s counter
          Tomasz Lis       | 250.00  | -45  | Roof appeal    | Card           | yes      | -40     |
          Osei family      | 20.00   | -42  | Winter meals   | Standing order | yes      | -40     |
        `,
      },
      {
        name: 'Donor',
        icon: 'heart-handshake',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Person: info', 'Company: accent', 'Trust: good', 'Unnamed: neutral'],
            required: true,
            default: 'Person',
          },
          Email: 'email',
          Phone: 'phone',
          Address: 'text',
          'May we write': 'boolean',
          'Given in all': { type: 'money', computed: 'sum(Amount in Donations)' },
          'Last gift': { type: 'date', computed: 'largest(Date in Donations)' },
        },
        views: [
          { table: ['Kind', 'Given in all', 'Last gift', 'May we write', 'Phone'] },
          { board: 'Kind', show: ['Given in all', 'Last gift'] },
        ],
        filters: { 'Not heard from': 'Last gift < today - 365 days', 'May we write': 'May we write' },
        badges: {
          'Major donor: good': 'Given in all >= 1000',
          'Not heard from: warning': 'Last gift < today - 365 days',
        },
        samples: `
          Name            | Kind    | Email                  | Phone           | Address       | May we write
          Margaret Hollis | Person  |                        | +44 1632 960311 | 8 Hill Rise   | yes
          Osei family     | Person  | osei@example.com       |                 | 22 Park Road  | yes
          Brightwell Ltd  | Company | office@bright.example  | +44 1632 960318 | Unit 4        | yes
          Collection tin  | Unnamed |                        |                 |               | no
          Tomasz Lis      | Person  | tomasz@example.com     |                 |               | no
        `,
      },
      {
        name: 'Campaign',
        icon: 'megaphone',
        fields: {
          Name: 'text required unique',
          Goal: { type: 'money', required: true, min: 1 },
          Starts: 'date required',
          Ends: 'date',
          Raised: { type: 'money', computed: 'sum(With Gift Aid in Donations)' },
          Reached: { type: 'percent', computed: 'sum(With Gift Aid in Donations) / Goal' },
          Costs: { type: 'money', min: 0, default: '0' },
          Story: 'longtext',
        },
        views: [
          { table: ['Goal', 'Raised', 'Reached', 'Starts', 'Ends', 'Costs'] },
          { timeline: 'Starts', end: 'Ends' },
        ],
        filters: { Running: 'Starts <= today and (Ends is empty or Ends >= today)' },
        rules: [{ check: 'Ends >= Starts', field: 'Ends', message: 'It ends after it starts.' }],
        badges: {
          'Goal reached: good': 'Reached >= 100%',
          'Ends soon: warning': 'Reached < 100% and Ends >= today and Ends <= today + 14 days',
        },
        samples: `
          Name           | Goal     | Starts | Ends | Costs  | Story
          Roof appeal    | 1200.00  | -60    | +40  | 85.00  | The hall leaks in three places
          Winter meals   | 3000.00  | -50    | +10  | 20.00  | 40 hot dinners a week
          Garden benches | 600.00   | -400   | -300 | 0      |
          Minibus        | 24000.00 | +30    | +400 | 0      | The old one failed its test
        `,
      },
    ],
    metrics: {
      'Given this year': { sum: 'Amount', of: 'Donation', where: 'year(Date) = year(today)' },
      'To thank': { count: 'Donation', where: 'Thanked is empty' },
      'Donations per month': { sum: 'Amount', of: 'Donation', by: 'Date', per: 'month' },
      'Raised by campaign': { sum: 'With Gift Aid', of: 'Donation', by: 'Campaign' },
    },
    pages: [
      'Donations',
      'Donors',
      'Campaigns',
      {
        name: 'Appeals',
        icon: 'chart-line',
        blocks: [
          { figures: ['Given this year', 'To thank'] },
          { shortlist: 'Donation', title: 'Thank these', where: 'Thanked is empty', sort: 'Date' },
          { chart: 'Donations per month' },
          { chart: 'Raised by campaign' },
        ],
      },
    ],
  },
};
