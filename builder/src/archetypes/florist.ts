import type { Archetype } from './archetype';

export const florist: Archetype = {
  id: 'florist',
  names: {
    en: ['florist', 'flower shop', 'bouquet orders', 'floral studio'],
    es: ['floristería', 'tienda de flores'],
    fr: ['fleuriste', 'boutique de fleurs'],
    de: ['Blumenladen', 'Floristik', 'Blumengeschäft'],
    pt: ['florista', 'floricultura'],
  },
  words: [
    'flower',
    'bouquet',
    'stem',
    'rose',
    'tulip',
    'peony',
    'wreath',
    'vase',
    'bunch',
    'ribbon',
    'wedding',
    'funeral',
    'arrangement',
    'bucket',
    'wilt',
    'bloom',
  ],
  draft: {
    title: 'Flower shop',
    look: { accent: '#b03070', icon: 'flower-2', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Order',
        icon: 'shopping-bag',
        label: 'For',
        fields: {
          For: { type: 'text', required: true, help: 'Who gets the flowers.' },
          Customer: { to: 'Customer' },
          Occasion: {
            options: ['Birthday', 'Wedding', 'Funeral: neutral', 'Thank you', 'Love: bad', 'Just because'],
          },
          Due: { type: 'datetime', required: true },
          Address: { type: 'text', help: 'Left empty when it is collected.' },
          Card: { type: 'longtext', help: 'What is written on the card.' },
          Status: {
            options: ['New: info', 'Bound: accent', 'Delivered: good', 'Cancelled: neutral'],
            required: true,
            default: 'New',
          },
          Price: { type: 'money', required: true, min: 0 },
          'Flowers cost': { type: 'money', computed: 'sum(Cost in Stems)' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Occasion', 'Due', 'Address', 'Price'] },
          { calendar: 'Due', color: 'Occasion' },
          { table: ['Customer', 'Occasion', 'Due', 'Status', 'Price', 'Flowers cost'] },
        ],
        filters: { Today: 'date(Due) = today and Status is not "Cancelled"', 'To bind': 'Status is "New"' },
        rules: [
          {
            check: 'Flowers cost <= Price',
            field: 'Price',
            message: 'The flowers alone cost more than that.',
          },
          {
            check: 'Occasion is not "Funeral" or Card is not empty',
            field: 'Card',
            message: 'Ask what the ribbon or the card should say.',
          },
        ],
        badges: {
          'Late: bad': 'Due < now and (Status is "New" or Status is "Bound")',
          'Collected here: info': 'Address is empty and Status is "Bound"',
          'Too many flowers: warning': 'Flowers cost > Price * 0.5',
        },
        actions: [
          { name: 'Bound', icon: 'flower', when: 'Status is "New"', set: { Status: 'Bound' } },
          { name: 'Delivered', icon: 'check', when: 'Status is "Bound"', set: { Status: 'Delivered' } },
        ],
        samples: `
          For                 | Customer   | Occasion     | Due       | Address       | Card                    | Status    | Price
          Rosa Lind           | Ada Brandt | Birthday     | +0T15:00  | Mill Lane 4   | Sixty looks good on you | New       | 48.00
          Chapel at West Gate | Tomas Wilk | Funeral      | +1T09:00  | West Gate 1   | In quiet memory of Karl | New       | 130.00
          Café Orlo, tables   | Café Orlo  | Just because | +0T08:00  |               |                         | Bound     | 72.00
          Maja Wilk           | Tomas Wilk | Birthday     | -3T11:00  | Birch Close 8 | Happy eighteenth        | Delivered | 35.00
          Ines Morel, bridal  | Ada Brandt | Wedding      | +12T10:00 | Old Orangery  |                         | New       | 160.00
          Hotel lobby         |            | Just because | -6T09:00  | Promenade 1   |                         | Cancelled | 85.00
        `,
      },
      {
        name: 'Stem',
        icon: 'leaf',
        label: 'Flower',
        fields: {
          Order: { to: 'Order', required: true, onDelete: 'cascade' },
          Flower: { to: 'Flower', required: true },
          Quantity: { type: 'integer', required: true, min: 1 },
          Cost: { type: 'money', computed: 'Quantity * Flower.Cost' },
          'Or else': { type: 'text', help: 'What may take its place.' },
        },
        views: [{ table: ['Order', 'Quantity', 'Cost', 'Or else'] }],
        rules: [
          { check: 'Flower.Left >= 0', field: 'Quantity', message: 'There are not that many in the bucket.' },
        ],
        samples: `
          Order               | Flower      | Quantity | Or else
          Rosa Lind           | Peony, pink | 9        | Garden rose
          Rosa Lind           | Eucalyptus  | 5        |
          Chapel at West Gate | White lily  | 14       | White rose
          Café Orlo, tables   | Ranunculus  | 42       |
          Maja Wilk           | Ranunculus  | 15       |
          Ines Morel, bridal  | Eucalyptus  | 8        | Olive
        `,
      },
      {
        name: 'Flower',
        icon: 'flower',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Colour: 'color',
          Bought: { type: 'integer', required: true, min: 0, help: 'Stems.' },
          Cost: { type: 'money', required: true, min: 0, help: 'For a stem.' },
          'In since': { type: 'date', required: true, default: 'today' },
          'Vase life': { type: 'integer', min: 1, unit: 'days', default: '7' },
          'Good until': { type: 'date', computed: 'In since + Vase life' },
          Left: { type: 'integer', computed: 'Bought - sum(Quantity in Stems)' },
        },
        sort: 'In since',
        views: [
          { gallery: 'Photo', show: ['Left', 'Good until', 'Colour'] },
          { table: ['Colour', 'Cost', 'In since', 'Good until', 'Left'] },
        ],
        filters: { 'Use first': 'Left > 0 and Good until <= today + 2 days', 'Buy more': 'Left < 10' },
        badges: {
          'Past it: bad': 'Left > 0 and Good until < today',
          'Use first: warning': 'Left > 0 and Good until >= today and Good until <= today + 2 days',
        },
        samples: `
          Name        | Photo      | Colour  | Bought | Cost | In since | Vase life
          Peony, pink | pink peony | #e88fb4 | 40     | 2.10 | -1       | 6
          White lily  | white lily | #f7f5ee | 20     | 2.60 | -3       | 9
          Ranunculus  | ranunculus | #e8a33d | 80     | 0.95 | -6       | 7
          Eucalyptus  | eucalyptus | #8aa79b | 30     | 0.80 | -8       | 14
          Red rose    | red rose   | #a4161a | 50     | 1.40 | -9       | 8
        `,
      },
      {
        name: 'Customer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Email: 'email',
          Likes: 'tags',
          'Remember on': { type: 'date', help: 'A birthday or a wedding day to ring them about.' },
          Spent: { type: 'money', computed: 'sum(Price in Orders where Status is not "Cancelled")' },
        },
        views: [
          { table: ['Phone', 'Likes', 'Remember on', 'Spent'] },
          { calendar: 'Remember on', name: 'Days to remember' },
        ],
        filters: { 'To ring': 'Remember on >= today and Remember on <= today + 10 days' },
        badges: { 'Ring them: accent': 'Remember on >= today and Remember on <= today + 10 days' },
        actions: [
          {
            name: 'Again next year',
            icon: 'repeat',
            when: 'Remember on <= today + 10 days',
            set: { 'Remember on': 'Remember on + 1 year' },
          },
        ],
        samples: `
          Name       | Phone    | Email              | Likes              | Remember on
          Ada Brandt | 555-1311 | ada@example.com    | lilies, sweet peas | +7
          Tomas Wilk | 555-1312 | tomas@example.com  | cornflowers        | +120
          Café Orlo  | 555-1313 | hello@orlo.example | ranunculus         |
          Lucie Hart | 555-1314 |                    | peonies            | +200
        `,
      },
    ],
    metrics: {
      'To bind': { count: 'Order', where: 'Status is "New"' },
      'Past their best': { sum: 'Left * Cost', of: 'Flower', where: 'Good until < today' },
      'Sales per week': {
        sum: 'Price',
        of: 'Order',
        where: 'Status is not "Cancelled"',
        by: 'Due',
        per: 'week',
      },
      'Orders by occasion': { count: 'Order', by: 'Occasion' },
    },
    pages: [
      'Orders',
      'Flowers',
      'Stems',
      'Customers',
      {
        name: 'Workbench',
        icon: 'scissors',
        blocks: [
          { figures: ['To bind', 'Past their best'] },
          { shortlist: 'Order', title: 'Next to bind', where: 'Status is "New"', sort: 'Due' },
          {
            shortlist: 'Flower',
            title: 'Use these first',
            where: 'Left > 0 and Good until <= today + 2 days',
            sort: 'In since',
          },
          { chart: 'Sales per week' },
          { chart: 'Orders by occasion', shape: 'donut' },
        ],
      },
    ],
  },
};
