import type { SampleApplication } from './sample-application';

export const donations: SampleApplication = {
  id: 'donations',
  category: 'B2B App',
  domain: 'Charity',
  description: 'Donors and gifts by appeal, how near each goal is, and who is still to be thanked.',
  draft: {
    title: 'Gifts and thanks',
    currency: 'GBP',
    look: {
      accent: '#c026d3',
      icon: 'heart-handshake',
      font: 'friendly',
      radius: 'round',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Gift',
        icon: 'gift',
        label: 'Donor',
        fields: {
          Donor: { to: 'Donor', required: true },
          Appeal: { to: 'Appeal', required: true },
          Amount: { type: 'money', required: true, min: 1 },
          Received: { type: 'date', required: true, default: 'today' },
          By: { options: ['Transfer', 'Card', 'Cash', 'Standing order: accent'], default: 'Transfer' },
          'Gift Aid': 'boolean',
          Reclaim: {
            type: 'money',
            computed: 'if Gift Aid then Amount * 25% else 0',
            help: 'Tax that comes on top.',
          },
          Thanked: 'date',
          Message: 'longtext',
        },
        sort: 'Received desc',
        views: [
          { table: ['Appeal', 'Amount', 'Received', 'By', 'Thanked'] },
          { board: 'Appeal', show: ['Amount', 'Received'] },
          { figures: ['Given this year', 'Average gift', 'Gifts to thank for'] },
        ],
        filters: {
          'To thank': 'Thanked is empty',
          'Large gifts': 'Amount >= 250',
          'This year': 'year(Received) = year(today)',
        },
        rules: [{ check: 'Thanked >= Received', field: 'Thanked', message: 'Thanks come after the gift.' }],
        badges: {
          'Thank soon: warning': 'Thanked is empty and Received < today - 5 days',
          'Large: accent': 'Amount >= 250',
        },
        actions: [
          { name: 'Thanked', icon: 'mail', when: 'Thanked is empty', set: { Thanked: 'today' } },
          {
            name: 'Same again',
            icon: 'repeat',
            adds: 'Gift',
            set: {
              Donor: 'Donor',
              Appeal: 'Appeal',
              Amount: 'Amount',
              By: 'By',
              'Gift Aid': 'Gift Aid',
              Received: 'today',
            },
          },
        ],
        samples: `
          Donor             | Appeal        | Amount  | Received | By             | Gift Aid | Thanked | Message
          Harriet Blythe    | Night shelter | 50.00   | -1       | Card           | yes      |         |
          Coleman Trust     | Night shelter | 1500.00 | -3       | Transfer       | no       |         | Name us in the report.
          Dev and Anita Rao | Winter coats  | 120.00  | -9       | Transfer       | yes      |         |
          Old Mill Bakery   | Hot meals     | 340.00  | -12      | Cash           | no       | -10     | Collected at the counter.
          Harriet Blythe    | Hot meals     | 25.00   | -31      | Standing order | yes      | -30     |
          Samuel Oyelaran   | Winter coats  | 60.00   | -20      | Card           | yes      | -18     |
          Ruth Pettifer     | Night shelter | 250.00  | -45      | Transfer       | yes      | -40     | In memory of Jim.
          Harriet Blythe    | Hot meals     | 25.00   | -61      | Standing order | yes      | -60     |
          Coleman Trust     | Winter coats  | 800.00  | -80      | Transfer       | no       | -76     |
          Mill Street choir | Hot meals     | 412.50  | -95      | Cash           | no       | -94     | Carol concert.
          Beatrix Lowe      | Winter coats  | 90.00   | -410     | Card           | yes      | -405    |
        `,
      },
      {
        name: 'Donor',
        icon: 'users',
        fields: {
          Name: 'text required',
          Kind: { options: ['Person', 'Firm', 'Foundation', 'Group'] },
          Email: 'email',
          Phone: 'phone',
          Given: { type: 'money', computed: 'sum(Amount in Gifts)' },
          'Last gift': { type: 'date', computed: 'largest(Received in Gifts)' },
          Birthday: 'date',
          'May be named': 'boolean',
        },
        views: [
          { table: ['Kind', 'Given', 'Last gift', 'Email'] },
          { cards: ['Kind', 'Given', 'Last gift'] },
        ],
        filters: {
          'Not for a year': 'Last gift < today - 365 days',
          Regular: 'count(Gifts where By is "Standing order") > 0',
        },
        badges: { 'Major donor: accent': 'Given >= 1000', 'Quiet: warning': 'Last gift < today - 60 days' },
        samples: `
          Name              | Kind       | Email                    | Phone            | Birthday   | May be named
          Harriet Blythe    | Person     | harriet@example.com      | +44 1632 960301  | 1957-03-12 | no
          Coleman Trust     | Foundation | grants@coleman.example   | +44 20 7946 0314 |            | yes
          Dev and Anita Rao | Person     | rao@example.com          |                  |            | yes
          Old Mill Bakery   | Firm       | hello@oldmill.example    | +44 1632 960327  |            | yes
          Samuel Oyelaran   | Person     | samuel@example.com       |                  | 1988-10-01 | no
          Ruth Pettifer     | Person     | ruth@example.com         | +44 1632 960333  | 1949-01-28 | no
          Beatrix Lowe      | Person     | beatrix@example.com      |                  | 1971-06-09 | no
          Mill Street choir | Group      | choir@millstreet.example |                  |            | yes
        `,
      },
      {
        name: 'Appeal',
        icon: 'megaphone',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Goal: { type: 'money', required: true, min: 1 },
          Until: 'date',
          Raised: { type: 'money', computed: 'sum(Amount in Gifts) + sum(Reclaim in Gifts)' },
          'Part of the goal': { type: 'percent', computed: 'Raised / Goal' },
          'Still needed': { type: 'money', computed: 'max(0, Goal - Raised)' },
          Story: 'longtext',
        },
        views: [
          { gallery: 'Picture', show: ['Goal', 'Raised', 'Part of the goal'] },
          { table: ['Goal', 'Raised', 'Part of the goal', 'Until'] },
        ],
        badges: {
          'Goal reached: good': 'Raised >= Goal',
          'Ends soon: warning': 'Until >= today and Until <= today + 14 days and Raised < Goal',
        },
        samples: `
          Name          | Picture      | Goal    | Until | Story
          Night shelter | lit doorway  | 6000.00 | +12   | Twelve beds from the first frost to the last.
          Winter coats  | warm coats   | 900.00  | +45   | Good coats, mended and washed.
          Hot meals     | soup kitchen | 2500.00 | +120  | Three evenings a week, for whoever comes.
        `,
      },
    ],
    metrics: {
      'Given this year': { sum: 'Amount', of: 'Gift', where: 'year(Received) = year(today)', goal: 12000 },
      'Average gift': { average: 'Amount', of: 'Gift' },
      'Gifts to thank for': { count: 'Gift', where: 'Thanked is empty' },
      'To reclaim': { sum: 'Reclaim', of: 'Gift' },
      'Given per month': { sum: 'Amount', of: 'Gift', by: 'Received', per: 'month' },
      'Given by appeal': { sum: 'Amount', of: 'Gift', by: 'Appeal' },
    },
    pages: [
      {
        name: 'Overview',
        icon: 'heart',
        blocks: [
          { figures: ['Given this year', 'Gifts to thank for', 'To reclaim'] },
          { chart: 'Given per month' },
          { shortlist: 'Gift', title: 'Thank these first', where: 'Thanked is empty', sort: 'Received' },
          { chart: 'Given by appeal', shape: 'donut' },
        ],
      },
      'Gifts',
      'Donors',
      'Appeals',
    ],
  },
};
