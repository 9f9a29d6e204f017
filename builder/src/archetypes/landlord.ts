import type { Archetype } from './archetype';

export const landlord: Archetype = {
  id: 'landlord',
  names: {
    en: ['landlord', 'rental flats', 'rental properties', 'tenancies', 'letting'],
    es: ['arrendador', 'pisos en alquiler', 'alquiler de viviendas'],
    fr: ['bailleur', 'appartements en location', 'gestion locative'],
    de: ['Vermieter', 'Mietwohnungen', 'Mietverwaltung'],
    pt: ['senhorio', 'apartamentos para alugar', 'gestão de arrendamentos'],
  },
  words: [
    'landlord',
    'tenant',
    'rent',
    'lease',
    'flat',
    'tenancy',
    'repair',
    'deposit',
    'letting',
    'apartment',
    'heating',
    'arrears',
    'notice',
    'meter',
    'lodger',
  ],
  draft: {
    title: 'Rental flats',
    look: { accent: '#8d4420', icon: 'key-round', font: 'editorial', navigation: 'side' },
    entities: [
      {
        name: 'Flat',
        icon: 'house',
        label: 'Address',
        fields: {
          Address: 'text required unique',
          Photo: 'image',
          Rooms: { type: 'number', min: 1, max: 20 },
          Size: { type: 'number', required: true, min: 5, unit: 'm²' },
          Rent: { type: 'money', required: true, min: 0, help: 'What would be asked today.' },
          'Rent for 1 m²': { type: 'money', computed: 'Rent / Size' },
          'Safety check due': { type: 'date', help: 'Gas, chimney, smoke alarms.' },
          Let: {
            type: 'boolean',
            computed: 'count(Tenancies where Start <= today and (End is empty or End >= today)) > 0',
          },
          Repairs: { type: 'money', computed: 'sum(Cost in Repairs)' },
        },
        views: [
          { gallery: 'Photo', show: ['Rooms', 'Size', 'Rent', 'Let'] },
          { table: ['Rooms', 'Size', 'Rent', 'Rent for 1 m²', 'Let', 'Safety check due', 'Repairs'] },
        ],
        filters: { Empty: 'not Let', 'Check due': 'Safety check due <= today + 30 days' },
        badges: { 'Empty: warning': 'not Let', 'Safety check: bad': 'Safety check due <= today + 30 days' },
        actions: [
          {
            name: 'Checked',
            icon: 'shield-check',
            when: 'Safety check due <= today + 30 days',
            set: { 'Safety check due': 'today + 1 year' },
          },
        ],
        samples: `
          Address                    | Photo       | Rooms | Size | Rent    | Safety check due
          Garden Way 3, ground floor | garden flat | 3     | 78   | 1020.00 | +200
          Garden Way 3, attic        | attic flat  | 2     | 54   | 760.00  | +12
          Canal Side 17, left        | canal house | 4     | 102  | 1380.00 | +90
          Lime Square 8              | studio flat | 1     | 32   | 520.00  | -3
          Canal Side 17, right       | canal house | 2.5   | 61   | 890.00  | +90
        `,
      },
      {
        name: 'Tenancy',
        plural: 'Tenancies',
        icon: 'file-signature',
        label: 'Tenant',
        fields: {
          Tenant: 'person required',
          Flat: { to: 'Flat', required: true },
          Start: 'date required',
          End: { type: 'date', help: 'Empty while nobody has given notice.' },
          Rent: { type: 'money', required: true, min: 0 },
          Deposit: { type: 'money', min: 0 },
          Phone: 'phone',
          Email: 'email',
          Owed: {
            type: 'money',
            computed: 'sum(Amount in Payments where Paid on is empty and Due <= today)',
          },
        },
        sort: 'Start desc',
        views: [
          { table: ['Flat', 'Start', 'End', 'Rent', 'Owed', 'Phone'] },
          { timeline: 'Start', end: 'End', where: 'End is not empty' },
          { cards: ['Flat', 'Rent', 'Phone', 'Owed'] },
        ],
        filters: {
          Running: 'Start <= today and (End is empty or End >= today)',
          'Owes rent': 'Owed > 0',
          'Moving out': 'End >= today and End <= today + 90 days',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'A tenancy ends after it begins.' },
          {
            noOverlap: ['Start', 'if End is empty then Start + 50 years else End + 1 day'],
            within: ['Flat'],
            message: 'The flat is let to somebody else at that time.',
          },
          { check: 'Deposit <= Rent * 3', field: 'Deposit', message: 'A deposit is three rents at most.' },
        ],
        badges: {
          'Owes rent: bad': 'Owed > 0',
          'Moves out: warning': 'End >= today and End <= today + 90 days',
          'Rent unchanged for years: info': 'End is empty and Start < today - 3 years',
        },
        actions: [
          {
            name: 'Next rent',
            icon: 'calendar-plus',
            when: 'End is empty or End > today',
            adds: 'Payment',
            set: { Tenancy: 'this', Due: 'today + 1 month', Amount: 'Rent' },
          },
          {
            name: 'Raise by 3%',
            icon: 'trending-up',
            when: 'End is empty and Start < today - 1 year',
            set: { Rent: 'round(Rent * 1.03, 0)' },
          },
        ],
        samples: `
          Tenant         | Flat                       | Start | End | Rent    | Deposit | Phone    | Email
          Yvonne Kessel  | Garden Way 3, ground floor | -1600 |     | 910.00  | 2400.00 | 555-2711 | yvonne@example.com
          Pavel Hruby    | Canal Side 17, left        | -400  | +62 | 1310.00 | 3900.00 | 555-2712 | hruby@example.com
          Dana Whitlock  | Canal Side 17, right       | -150  |     | 890.00  | 2670.00 | 555-2713 | dana@example.com
          Ibrahim Said   | Lime Square 8              | -90   |     | 520.00  | 1040.00 | 555-2714 | ibrahim@example.com
          Lotta Engström | Garden Way 3, attic        | -700  | -25 | 720.00  | 1440.00 | 555-2715 | lotta@example.com
        `,
      },
      {
        name: 'Payment',
        icon: 'banknote',
        label: 'Tenancy',
        fields: {
          Tenancy: { to: 'Tenancy', required: true },
          Due: 'date required',
          Amount: { type: 'money', required: true, min: 0 },
          'Paid on': 'date',
          'Days late': {
            type: 'integer',
            computed: 'if Paid on is empty then max(0, today - Due) else max(0, Paid on - Due)',
          },
          Notes: 'text',
        },
        sort: 'Due desc',
        views: [{ table: ['Due', 'Amount', 'Paid on', 'Days late', 'Notes'] }, { calendar: 'Due' }],
        filters: { Missing: 'Paid on is empty and Due <= today' },
        rules: [{ unique: ['Tenancy', 'Due'], message: 'That rent is written down already.' }],
        badges: {
          'Missing: bad': 'Paid on is empty and Due < today - 5 days',
          'Due: warning': 'Paid on is empty and Due <= today and Due >= today - 5 days',
        },
        actions: [{ name: 'Paid', icon: 'check', when: 'Paid on is empty', set: { 'Paid on': 'today' } }],
        samples: `
          Tenancy       | Due | Amount  | Paid on | Notes
          Yvonne Kessel | -3  | 910.00  | -3      |
          Pavel Hruby   | -3  | 1310.00 | -2      |
          Dana Whitlock | -3  | 890.00  |         |
          Ibrahim Said  | -3  | 520.00  | -3      |
          Ibrahim Said  | -34 | 520.00  |         | Says the bank lost it
          Yvonne Kessel | -34 | 910.00  | -30     |
        `,
      },
      {
        name: 'Repair',
        icon: 'hammer',
        fields: {
          Problem: 'text required',
          Flat: { to: 'Flat', required: true, onDelete: 'cascade' },
          Status: {
            options: ['Reported: warning', 'Ordered: info', 'Done: good'],
            required: true,
            default: 'Reported',
          },
          Date: { type: 'date', required: true, default: 'today' },
          Photo: 'image',
          Firm: 'text',
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Date desc',
        views: [
          { board: 'Status', show: ['Flat', 'Firm', 'Cost'] },
          { table: ['Flat', 'Status', 'Date', 'Firm', 'Cost'] },
        ],
        filters: { Open: 'Status is not "Done"' },
        badges: { 'Waits too long: bad': 'Status is "Reported" and Date < today - 7 days' },
        actions: [
          { name: 'Ordered', icon: 'phone', when: 'Status is "Reported"', set: { Status: 'Ordered' } },
          { name: 'Done', icon: 'check', when: 'Status is "Ordered"', set: { Status: 'Done' } },
        ],
        samples: `
          Problem                | Flat                       | Status   | Date | Photo        | Firm           | Cost
          Boiler loses pressure  | Canal Side 17, right       | Ordered  | -3   | boiler       | Warm and Dry   | 240.00
          Window does not close  | Garden Way 3, ground floor | Reported | -11  | window       |                |
          New floor after tenant | Garden Way 3, attic        | Ordered  | -18  | wooden floor | Oak and Ash    | 2150.00
          Doorbell silent        | Lime Square 8              | Done     | -50  |              | Spark Electric | 85.00
        `,
      },
    ],
    metrics: {
      'Rent missing': { sum: 'Amount', of: 'Payment', where: 'Paid on is empty and Due <= today' },
      'Empty flats': { count: 'Flat', where: 'not Let', goal: 0 },
      'Rent received per month': {
        sum: 'Amount',
        of: 'Payment',
        where: 'Paid on is not empty',
        by: 'Paid on',
        per: 'month',
      },
      'Repair costs by flat': { sum: 'Cost', of: 'Repair', by: 'Flat' },
    },
    pages: [
      'Flats',
      'Tenancies',
      'Payments',
      'Repairs',
      {
        name: 'Overview',
        icon: 'building-2',
        blocks: [
          { figures: ['Rent missing', 'Empty flats'] },
          {
            shortlist: 'Payment',
            title: 'Missing rents',
            where: 'Paid on is empty and Due <= today',
            sort: 'Due',
          },
          { shortlist: 'Repair', title: 'Repairs under way', where: 'Status is not "Done"', sort: 'Date' },
          { chart: 'Rent received per month' },
          { chart: 'Repair costs by flat', shape: 'table' },
        ],
      },
    ],
  },
};
