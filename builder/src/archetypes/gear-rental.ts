import type { Archetype } from './archetype';

export const gearRental: Archetype = {
  id: 'gear-rental',
  names: {
    en: ['gear rental', 'equipment hire', 'ski rental', 'boat rental', 'kayak hire', 'bike rental'],
    es: ['alquiler de material', 'alquiler de esquís', 'alquiler de barcas', 'alquiler de kayaks'],
    fr: ['location de matériel', 'location de skis', 'location de bateaux', 'location de kayaks'],
    de: ['Geräteverleih', 'Skiverleih', 'Bootsverleih', 'Kajakverleih'],
    pt: ['aluguer de equipamento', 'aluguer de esquis', 'aluguer de barcos', 'aluguer de caiaques'],
  },
  words: [
    'rental',
    'hire',
    'rent',
    'kayak',
    'ski',
    'boat',
    'paddle',
    'helmet',
    'canoe',
    'deposit',
    'damage',
    'snowboard',
    'boot',
    'size',
    'renter',
    'lifejacket',
  ],
  draft: {
    title: 'Gear rental',
    look: { accent: '#00698c', icon: 'sailboat', font: 'friendly' },
    entities: [
      {
        name: 'Hire',
        icon: 'calendar-clock',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Customer: { to: 'Customer', required: true },
          From: { type: 'date', required: true, default: 'today' },
          Until: { type: 'date', required: true, default: 'today' },
          Status: {
            options: ['Reserved: info', 'Out: accent', 'Back: good', 'Cancelled: neutral'],
            required: true,
            default: 'Reserved',
          },
          Days: { type: 'integer', computed: 'Until - From + 1' },
          Price: { type: 'money', computed: 'sum(Price in Lines) + sum(Damage in Lines)' },
          Deposit: { type: 'money', min: 0 },
          Paid: 'boolean',
        },
        sort: 'From',
        views: [
          { board: 'Status', show: ['Customer', 'From', 'Until', 'Price'] },
          { timeline: 'From', end: 'Until', where: 'Status is not "Cancelled"' },
          { table: ['Customer', 'From', 'Until', 'Status', 'Days', 'Price', 'Deposit', 'Paid'] },
        ],
        filters: {
          Out: 'Status is "Out"',
          'Going out today': 'Status is "Reserved" and From = today',
          Overdue: 'Status is "Out" and Until < today',
        },
        rules: [
          {
            check: 'Until >= From',
            field: 'Until',
            message: 'It comes back on the day it goes out, or later.',
          },
          {
            check: 'Status is not "Out" or Customer.ID seen',
            field: 'Status',
            message: 'Nothing goes out before somebody has seen an ID.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is "Out" and Until < today',
          'Back today: warning': 'Status is "Out" and Until = today',
        },
        actions: [
          {
            name: 'Hand out',
            icon: 'log-out',
            when: 'Status is "Reserved" and From <= today',
            set: { Status: 'Out', Paid: 'true' },
          },
          { name: 'Take back', icon: 'undo-2', when: 'Status is "Out"', set: { Status: 'Back' } },
          {
            name: 'One day longer',
            icon: 'calendar-plus',
            when: 'Status is "Out"',
            set: { Until: 'Until + 1 day' },
          },
        ],
        samples: `
          Number | Customer        | From | Until | Status    | Deposit | Paid
          H-310  | Emil Strand     | -1   | +0    | Out       | 100.00  | yes
          H-311  | Family Rossi    | -4   | -1    | Out       | 150.00  | yes
          H-312  | Kim Doan        | +0   | +2    | Reserved  | 50.00   | no
          H-313  | Youth Club East | +9   | +11   | Reserved  | 200.00  | no
          H-305  | Emil Strand     | -14  | -12   | Back      | 100.00  | yes
          H-306  | Kim Doan        | -10  | -9    | Cancelled |         |
        `,
      },
      {
        name: 'Line',
        icon: 'list',
        label: 'Item',
        fields: {
          Hire: { to: 'Hire', required: true, onDelete: 'cascade' },
          Item: { to: 'Item', required: true },
          Price: { type: 'money', computed: 'Item.Price * Hire.Days' },
          'Came back': { options: ['Fine: good', 'Dirty: warning', 'Damaged: bad', 'Lost: bad'] },
          Damage: { type: 'money', min: 0, help: 'What the customer pays for it.' },
        },
        views: [{ table: ['Hire', 'Price', 'Came back', 'Damage'] }],
        filters: { Damaged: 'Came back is "Damaged" or Came back is "Lost"' },
        rules: [
          {
            noOverlap: ['Hire.From', 'Hire.Until + 1 day'],
            within: ['Item'],
            where: 'Hire.Status is not "Cancelled" and Hire.Status is not "Back"',
            message: 'This piece is out or reserved on one of these days.',
          },
          {
            check: 'Item.Condition is not "In repair" or Hire.Status is not "Reserved"',
            field: 'Item',
            message: 'This piece is in repair.',
          },
        ],
        badges: { 'Damaged: bad': 'Came back is "Damaged"' },
        actions: [
          {
            name: 'Fine',
            icon: 'check',
            when: 'Came back is empty and Hire.Status is "Back"',
            set: { 'Came back': 'Fine' },
          },
        ],
        samples: `
          Hire  | Item               | Came back | Damage
          H-310 | Touring kayak 1    |           |
          H-311 | Canoe, three seats |           |
          H-312 | Paddleboard 11 ft  |           |
          H-313 | Touring kayak 1    |           |
          H-305 | Touring kayak 1    | Damaged   | 45.00
          H-305 | Rowing boat Ida    |           |
        `,
      },
      {
        name: 'Item',
        icon: 'sailboat',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Kayak', 'Canoe', 'Boat', 'Board', 'Skis', 'Bike', 'Clothing'], required: true },
          Size: 'text',
          Price: { type: 'money', required: true, min: 0, help: 'For a day.' },
          Condition: {
            options: ['New: good', 'Good: info', 'Worn: warning', 'In repair: bad'],
            required: true,
            default: 'Good',
          },
          'Checked on': 'date',
          Out: { type: 'boolean', computed: 'count(Lines where Hire.Status is "Out") > 0' },
          'Times hired': { type: 'integer', computed: 'count(Lines where Hire.Status is not "Cancelled")' },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Price', 'Out'] },
          { table: ['Kind', 'Size', 'Price', 'Condition', 'Checked on', 'Out', 'Times hired'] },
        ],
        filters: {
          'In the shed': 'not Out and Condition is not "In repair"',
          'To check': 'Checked on is empty or Checked on < today - 180 days',
        },
        badges: {
          'Out: accent': 'Out',
          'In repair: bad': 'Condition is "In repair"',
          'Safety check: warning': 'Checked on is empty or Checked on < today - 180 days',
        },
        actions: [
          {
            name: 'Checked today',
            icon: 'shield-check',
            when: 'Checked on is empty or Checked on < today',
            set: { 'Checked on': 'today' },
          },
        ],
        samples: `
          Name               | Photo       | Kind     | Size         | Price | Condition | Checked on
          Touring kayak 1    | red kayak   | Kayak    | up to 110 kg | 38.00 | Good      | -40
          Canoe, three seats | green canoe | Canoe    | three people | 52.00 | Worn      | -200
          Paddleboard 11 ft  | paddleboard | Board    | up to 95 kg  | 29.00 | New       | -10
          Rowing boat Ida    | rowing boat | Boat     | four people  | 64.00 | Good      | -70
          Wetsuit            | wetsuit     | Clothing | M            | 9.00  | In repair |
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Email: 'email',
          Height: { type: 'integer', min: 60, max: 230, unit: 'cm' },
          'Shoe size': { type: 'number', min: 15, max: 52 },
          'ID seen': 'boolean',
          'Number of hires': { type: 'integer', computed: 'count(Hires where Status is not "Cancelled")' },
        },
        views: [{ table: ['Phone', 'Height', 'Shoe size', 'ID seen', 'Number of hires'] }],
        filters: { 'ID to check': 'not ID seen' },
        actions: [{ name: 'ID seen', icon: 'id-card', when: 'not ID seen', set: { 'ID seen': 'true' } }],
        samples: `
          Name            | Phone    | Email             | Height | Shoe size | ID seen
          Emil Strand     | 555-2111 | emil@example.com  | 186    | 44        | yes
          Family Rossi    | 555-2112 | rossi@example.com |        |           | yes
          Kim Doan        | 555-2113 | kim@example.com   | 164    | 38        | yes
          Youth Club East | 555-2114 | club@east.example |        |           | no
        `,
      },
    ],
    metrics: {
      'Out now': { count: 'Hire', where: 'Status is "Out"' },
      Overdue: { count: 'Hire', where: 'Status is "Out" and Until < today', goal: 0 },
      'Hires by item': { count: 'Line', by: 'Item' },
      'Income per week': {
        sum: 'Price',
        of: 'Hire',
        where: 'Status is not "Cancelled"',
        by: 'From',
        per: 'week',
      },
    },
    pages: [
      'Hires',
      'Items',
      'Lines',
      'Customers',
      {
        name: 'Boathouse',
        icon: 'warehouse',
        blocks: [
          { figures: ['Out now', 'Overdue'] },
          { shortlist: 'Hire', title: 'Going out', where: 'Status is "Reserved"', sort: 'From' },
          { shortlist: 'Hire', title: 'Coming back', where: 'Status is "Out"', sort: 'Until' },
          { chart: 'Income per week' },
          { chart: 'Hires by item' },
        ],
      },
    ],
  },
};
