import type { SampleApplication } from './sample-application';

export const propertyRentals: SampleApplication = {
  id: 'property-rentals',
  category: 'B2B App',
  domain: 'Property',
  description: 'Flats, leases that do not overlap, rent that came in or did not, and repairs.',
  draft: {
    title: 'Rental flats',
    currency: 'EUR',
    look: { accent: '#9a3412', icon: 'key-round', font: 'editorial', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Flat',
        icon: 'house',
        fields: {
          Address: 'text required unique',
          Photo: 'image',
          Rooms: { type: 'number', min: 1, max: 12 },
          Size: { type: 'number', min: 10, unit: 'm²' },
          'Rent asked': { type: 'money', required: true, min: 0 },
          'Rent for 1 m²': { type: 'money', computed: 'Rent asked / Size' },
          Let: {
            type: 'boolean',
            computed: 'count(Leases where From <= today and (Until is empty or Until >= today)) > 0',
          },
          'Repair costs': { type: 'money', computed: 'sum(Cost in Repairs)' },
        },
        views: [
          { gallery: 'Photo', show: ['Rooms', 'Size', 'Rent asked'] },
          { table: ['Rooms', 'Size', 'Rent asked', 'Rent for 1 m²', 'Let', 'Repair costs'] },
        ],
        filters: { Empty: 'not Let', Let: 'Let' },
        badges: { 'Empty: warning': 'not Let' },
        samples: `
          Address                   | Photo       | Rooms | Size | Rent asked
          Gartenweg 3, ground floor | garden flat | 3     | 78   | 1020.00
          Gartenweg 3, attic        | attic flat  | 2     | 54   | 760.00
          Am Kanal 17, left         | canal house | 4     | 102  | 1380.00
          Am Kanal 17, right        | canal house | 2.5   | 61   | 890.00
          Lindenplatz 8             | studio flat | 1     | 32   | 520.00
        `,
      },
      {
        name: 'Lease',
        icon: 'signature',
        label: 'Tenant',
        fields: {
          Tenant: { type: 'person', required: true },
          Flat: { to: 'Flat', required: true },
          From: 'date required',
          Until: { type: 'date', help: 'Empty while nobody has given notice.' },
          Rent: { type: 'money', required: true, min: 0 },
          Deposit: { type: 'money', min: 0 },
          Email: 'email',
          Phone: 'phone',
          Received: { type: 'money', computed: 'sum(Amount in Rents where Paid on is not empty)' },
          Missing: {
            type: 'money',
            computed: 'sum(Amount in Rents where Paid on is empty and Due <= today)',
          },
        },
        sort: 'From desc',
        views: [
          { table: ['Flat', 'From', 'Until', 'Rent', 'Missing'] },
          { timeline: 'From', end: 'Until', where: 'Until is not empty' },
          { cards: ['Flat', 'Rent', 'Phone', 'Missing'] },
        ],
        filters: {
          Running: 'From <= today and (Until is empty or Until >= today)',
          'Rent missing': 'Missing > 0',
          'Ending soon': 'Until >= today and Until <= today + 90 days',
        },
        rules: [
          { check: 'Until > From', field: 'Until', message: 'A lease ends after it begins.' },
          {
            noOverlap: ['From', 'if Until is empty then From + 50 years else Until + 1 day'],
            within: ['Flat'],
            message: 'The flat is let to somebody else at that time.',
          },
          { check: 'Deposit <= Rent * 3', field: 'Deposit', message: 'A deposit is three rents at most.' },
        ],
        badges: {
          'Rent missing: bad': 'Missing > 0',
          'Moves out soon: warning': 'Until >= today and Until <= today + 90 days',
          'Ended: neutral': 'Until < today',
        },
        actions: [
          {
            name: 'Next rent',
            icon: 'calendar-plus',
            adds: 'Rent',
            set: { Month: '"Next month"', Lease: 'this', Due: 'today + 1 month', Amount: 'Rent' },
          },
        ],
        samples: `
          Tenant               | Flat                      | From | Until | Rent    | Deposit | Email               | Phone
          Yvonne Kessel        | Gartenweg 3, ground floor | -820 |       | 960.00  | 2400.00 | yvonne@example.com  | 555-0191
          Pavel and Mira Hruby | Am Kanal 17, left         | -400 | +62   | 1310.00 | 3900.00 | hruby@example.com   | 555-0192
          Dana Whitlock        | Am Kanal 17, right        | -150 |       | 890.00  | 2670.00 | dana@example.com    | 555-0193
          Ibrahim Said         | Lindenplatz 8             | -90  |       | 520.00  | 1040.00 | ibrahim@example.com | 555-0194
          Lotta Engström       | Gartenweg 3, attic        | -700 | -25   | 720.00  | 1440.00 | lotta@example.com   | 555-0195
        `,
      },
      {
        name: 'Rent',
        icon: 'banknote',
        label: 'Month',
        fields: {
          Month: 'text required',
          Lease: { to: 'Lease', required: true },
          Due: 'date required',
          Amount: { type: 'money', required: true, min: 0 },
          'Paid on': 'date',
        },
        sort: 'Due desc',
        views: [{ table: ['Lease', 'Due', 'Amount', 'Paid on'] }, { calendar: 'Due' }],
        filters: { Missing: 'Paid on is empty and Due <= today' },
        badges: {
          'Missing: bad': 'Paid on is empty and Due < today - 5 days',
          'Due: warning': 'Paid on is empty and Due >= today - 5 days and Due <= today',
        },
        actions: [{ name: 'Paid', icon: 'check', when: 'Paid on is empty', set: { 'Paid on': 'today' } }],
        samples: `
          Month      | Lease                | Due | Amount  | Paid on
          This month | Yvonne Kessel        | -3  | 960.00  | -3
          This month | Pavel and Mira Hruby | -3  | 1310.00 | -2
          This month | Dana Whitlock        | -3  | 890.00  |
          This month | Ibrahim Said         | -3  | 520.00  | -2
          Last month | Yvonne Kessel        | -38 | 960.00  | -38
          Last month | Pavel and Mira Hruby | -38 | 1310.00 | -36
          Last month | Dana Whitlock        | -38 | 890.00  | -30
          Last month | Ibrahim Said         | -38 | 520.00  |
          Last month | Lotta Engström       | -38 | 720.00  | -37
        `,
      },
      {
        name: 'Repair',
        icon: 'hammer',
        fields: {
          What: 'text required',
          Flat: { to: 'Flat', required: true, onDelete: 'cascade' },
          State: { options: ['Reported: warning', 'Ordered: info', 'Done: good'], default: 'Reported' },
          Reported: { type: 'date', default: 'today' },
          Photo: 'image',
          Firm: 'text',
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Reported desc',
        views: [
          { board: 'State', show: ['Flat', 'Firm', 'Cost'] },
          { table: ['Flat', 'State', 'Reported', 'Cost'] },
        ],
        actions: [{ name: 'Done', icon: 'check', when: 'State is not "Done"', set: { State: 'Done' } }],
        samples: `
          What                   | Flat                      | State    | Reported | Photo        | Firm         | Cost
          Boiler loses pressure  | Am Kanal 17, right        | Ordered  | -3       | boiler       | Wärme Plus   | 240.00
          Window does not close  | Gartenweg 3, ground floor | Reported | -1       | window       |              |
          New floor after tenant | Gartenweg 3, attic        | Ordered  | -18      | wooden floor | Holz Baum    | 2150.00
          Bell silent            | Lindenplatz 8             | Done     | -50      |              | Elektro Kunz | 85.00
        `,
      },
    ],
    metrics: {
      'Rent missing': { sum: 'Amount', of: 'Rent', where: 'Paid on is empty and Due <= today' },
      'Empty flats': { count: 'Flat', where: 'not Let', goal: 0 },
      'Rent received per month': {
        sum: 'Amount',
        of: 'Rent',
        where: 'Paid on is not empty',
        by: 'Paid on',
        per: 'month',
      },
      'Repair costs by flat': { sum: 'Cost', of: 'Repair', by: 'Flat' },
    },
    pages: [
      {
        name: 'Overview',
        icon: 'house',
        blocks: [
          { figures: ['Rent missing', 'Empty flats'] },
          { chart: 'Rent received per month' },
          { shortlist: 'Repair', title: 'Repairs under way', where: 'State is not "Done"', sort: 'Reported' },
          { chart: 'Repair costs by flat', shape: 'table' },
        ],
      },
      'Flats',
      'Leases',
      'Rents',
      'Repairs',
    ],
  },
};
