import type { Archetype } from './archetype';

export const storageUnits: Archetype = {
  id: 'storage-units',
  names: {
    en: ['storage units', 'self storage', 'storage facility', 'lock-up garages'],
    es: ['trasteros', 'alquiler de trasteros', 'guardamuebles'],
    fr: ['garde-meubles', 'self-stockage', 'box de stockage'],
    de: ['Lagerräume', 'Selfstorage', 'Mietlager'],
    pt: ['guarda-móveis', 'arrecadações', 'armazéns para alugar'],
  },
  words: [
    'storage',
    'locker',
    'lock-up',
    'padlock',
    'gate',
    'code',
    'garage',
    'container',
    'tenant',
    'arrears',
    'reminder',
    'unit',
    'facility',
    'climate',
  ],
  draft: {
    title: 'Storage units',
    look: { accent: '#5b5f97', icon: 'warehouse', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Unit',
        icon: 'warehouse',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Size: { type: 'number', required: true, min: 0.5, unit: 'm²' },
          Floor: { options: ['Ground floor', 'First floor', 'Cellar', 'Yard'], required: true },
          Heated: 'boolean',
          Price: { type: 'money', required: true, min: 0, help: 'For a month.' },
          'Price for 1 m²': { type: 'money', computed: 'Price / Size' },
          Let: {
            type: 'boolean',
            computed: 'count(Rentals where Start <= today and (End is empty or End >= today)) > 0',
          },
          'Out of use': 'boolean',
          Notes: 'text',
        },
        views: [
          { board: 'Floor', show: ['Size', 'Price', 'Let'] },
          { table: ['Size', 'Floor', 'Heated', 'Price', 'Price for 1 m²', 'Let'] },
        ],
        filters: { 'Free now': 'not Let and not Out of use', Heated: 'Heated' },
        badges: { 'Free: good': 'not Let and not Out of use', 'Out of use: bad': 'Out of use' },
        samples: `
          Number | Size | Floor        | Heated | Price  | Out of use | Notes
          A01    | 4    | Ground floor | yes    | 62.00  | no         |
          A02    | 4    | Ground floor | yes    | 62.00  | no         |
          B11    | 9    | First floor  | yes    | 118.00 | no         | Goods lift 1 t
          C03    | 2    | Cellar       | no     | 29.00  | yes        | Damp wall, waits for the builder
          Y05    | 14   | Yard         | no     | 105.00 | no         | Container, drive-up
          Y06    | 14   | Yard         | no     | 105.00 | no         |
        `,
      },
      {
        name: 'Rental',
        icon: 'key-round',
        fields: {
          Name: { type: 'text', required: true, help: 'Who rents it.' },
          Phone: 'phone required',
          Unit: { to: 'Unit', required: true },
          Start: { type: 'date', required: true, default: 'today' },
          End: { type: 'date', help: 'Empty while nobody has given notice.' },
          Deposit: { type: 'money', min: 0 },
          'Gate code': 'text unique',
          Lock: {
            options: ['Theirs: good', 'Ours, locked out: bad', 'None: warning'],
            required: true,
            default: 'Theirs',
          },
          Owed: { type: 'money', computed: 'sum(Amount in Charges where Paid on is empty and Due < today)' },
        },
        sort: 'Start desc',
        views: [
          { table: ['Unit', 'Phone', 'Start', 'End', 'Lock', 'Owed'] },
          { timeline: 'Start', end: 'End', where: 'End is not empty' },
          { cards: ['Unit', 'Phone', 'Gate code', 'Owed'] },
        ],
        filters: {
          Running: 'Start <= today and (End is empty or End >= today)',
          'In arrears': 'Owed > 0',
          'Moving out': 'End >= today',
        },
        opensWith: 'Running',
        rules: [
          { check: 'End > Start', field: 'End', message: 'A rental ends after it begins.' },
          {
            noOverlap: ['Start', 'if End is empty then Start + 50 years else End + 1 day'],
            within: ['Unit'],
            message: 'Somebody else rents this unit then.',
          },
          { check: 'not Unit.Out of use', field: 'Unit', message: 'This unit is out of use.' },
        ],
        badges: {
          'In arrears: bad': 'Owed > 0',
          'Moves out: info': 'End >= today and End <= today + 30 days',
        },
        actions: [
          {
            name: 'Charge the next month',
            icon: 'receipt-text',
            when: 'End is empty',
            adds: 'Charge',
            set: { Rental: 'this', Due: 'today + 1 month', Amount: 'Unit.Price' },
          },
          {
            name: 'Lock out',
            icon: 'lock',
            when: 'Owed > Unit.Price and Lock is "Theirs"',
            set: { Lock: 'Ours, locked out' },
          },
          { name: 'Unlock', icon: 'unlock', when: 'Lock is "Ours, locked out"', set: { Lock: 'Theirs' } },
          { name: 'Give notice', icon: 'log-out', when: 'End is empty', set: { End: 'today + 1 month' } },
        ],
        samples: `
          Name          | Phone    | Unit | Start | End  | Deposit | Gate code | Lock
          Hanna Berg    | 555-2511 | A01  | -420  |      | 62.00   | 4471      | Theirs
          Kiosk Demir   | 555-2512 | B11  | -200  |      | 118.00  | 9032      | Theirs
          Rowing club   | 555-2513 | Y05  | -900  | +20  | 105.00  | 2288      | Theirs
          Piotr Zajac   | 555-2514 | A02  | -150  |      | 62.00   | 7719      | Ours, locked out
          Marta Ionescu | 555-2515 | A01  | -800  | -430 | 60.00   |           | None
        `,
      },
      {
        name: 'Charge',
        icon: 'banknote',
        label: 'Rental',
        fields: {
          Rental: { to: 'Rental', required: true },
          Due: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0 },
          'Paid on': 'date',
          Reminders: { type: 'integer', min: 0, max: 3, default: '0' },
          'Days late': {
            type: 'integer',
            computed: 'if Paid on is empty then max(0, today - Due) else max(0, Paid on - Due)',
          },
        },
        sort: 'Due desc',
        views: [{ table: ['Due', 'Amount', 'Paid on', 'Days late', 'Reminders'] }, { calendar: 'Due' }],
        filters: { Unpaid: 'Paid on is empty and Due < today' },
        rules: [{ unique: ['Rental', 'Due'], message: 'That month is charged already.' }],
        badges: {
          'Late: bad': 'Paid on is empty and Due < today',
          'Last reminder sent: warning': 'Reminders = 3 and Paid on is empty',
        },
        actions: [
          { name: 'Paid', icon: 'check', when: 'Paid on is empty', set: { 'Paid on': 'today' } },
          {
            name: 'Remind',
            icon: 'mail',
            when: 'Paid on is empty and Due < today and Reminders < 3',
            set: { Reminders: 'Reminders + 1' },
          },
        ],
        samples: `
          Rental      | Due | Amount | Paid on | Reminders
          Hanna Berg  | -3  | 62.00  | -3      | 0
          Kiosk Demir | -3  | 118.00 |         | 0
          Kiosk Demir | -33 | 118.00 |         | 1
          Piotr Zajac | -33 | 62.00  |         | 3
          Rowing club | -3  | 105.00 | -1      | 0
          Hanna Berg  | -33 | 62.00  | -30     | 0
        `,
      },
    ],
    metrics: {
      'Units let': { count: 'Unit', where: 'Let' },
      'In arrears': { sum: 'Owed', of: 'Rental' },
      'Area by floor': { sum: 'Size', of: 'Unit', by: 'Floor' },
      'Paid per month': {
        sum: 'Amount',
        of: 'Charge',
        where: 'Paid on is not empty',
        by: 'Due',
        per: 'month',
      },
    },
    pages: [
      'Units',
      'Rentals',
      'Charges',
      {
        name: 'Office',
        icon: 'key-round',
        blocks: [
          { figures: ['Units let', 'In arrears'] },
          { shortlist: 'Charge', title: 'Unpaid', where: 'Paid on is empty and Due < today', sort: 'Due' },
          { shortlist: 'Unit', title: 'Free now', where: 'not Let and not Out of use', sort: 'Size' },
          { chart: 'Paid per month' },
          { chart: 'Area by floor', shape: 'donut' },
        ],
      },
    ],
  },
};
