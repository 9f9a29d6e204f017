import type { Archetype } from './archetype';

export const secondHandShop: Archetype = {
  id: 'second-hand-shop',
  names: {
    en: ['second-hand shop', 'consignment shop', 'vintage shop', 'thrift store', 'charity shop'],
    es: ['tienda de segunda mano', 'tienda vintage', 'tienda en consignación'],
    fr: ['dépôt-vente', 'friperie', 'magasin d’occasion'],
    de: ['Secondhandladen', 'Kommissionsware', 'Gebrauchtwarenladen'],
    pt: ['loja de segunda mão', 'brechó', 'loja de consignação'],
  },
  words: [
    'consignment',
    'consignor',
    'vintage',
    'thrift',
    'preloved',
    'used',
    'resell',
    'payout',
    'commission',
    'rail',
    'garment',
    'antique',
    'charity',
  ],
  draft: {
    title: 'Second-hand shop',
    look: { accent: '#8a4f7d', icon: 'tags', font: 'editorial' },
    entities: [
      {
        name: 'Item',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Consignor: { to: 'Consignor', required: true },
          Kind: { options: ['Clothes', 'Shoes', 'Bags', 'Children', 'Home', 'Books'], required: true },
          Price: { type: 'money', required: true, min: 0 },
          Status: {
            options: ['On the rail: info', 'Sold: good', 'Given back: neutral', 'Donated: neutral'],
            required: true,
            default: 'On the rail',
          },
          'In since': { type: 'date', required: true, default: 'today' },
          'Sold on': 'date',
          'Their share': {
            type: 'money',
            computed: 'if Status is "Sold" then Price * Consignor.Share else 0',
          },
        },
        sort: 'In since desc',
        views: [
          { gallery: 'Photo', show: ['Price', 'Kind', 'Status'] },
          { table: ['Consignor', 'Kind', 'Price', 'Status', 'In since', 'Their share'] },
          { board: 'Status', show: ['Price', 'Consignor'] },
        ],
        filters: {
          'On the rail': 'Status is "On the rail"',
          'Here too long': 'Status is "On the rail" and In since < today - 60 days',
        },
        opensWith: 'On the rail',
        rules: [
          { check: 'Sold on >= In since', field: 'Sold on', message: 'It was sold before it came in.' },
          {
            check: 'Status is not "Sold" or Sold on is not empty',
            field: 'Sold on',
            message: 'Say on which day it was sold.',
          },
        ],
        badges: {
          'Call the owner: warning': 'Status is "On the rail" and In since < today - 60 days',
          'New: accent': 'Status is "On the rail" and In since >= today - 7 days',
        },
        actions: [
          {
            name: 'Sell',
            icon: 'banknote',
            when: 'Status is "On the rail"',
            set: { Status: 'Sold', 'Sold on': 'today' },
          },
          {
            name: 'Reduce by 20%',
            icon: 'percent',
            when: 'Status is "On the rail" and In since < today - 30 days',
            set: { Price: 'Price * 80%' },
          },
          {
            name: 'Give back',
            icon: 'undo-2',
            when: 'Status is "On the rail"',
            set: { Status: 'Given back' },
          },
        ],
        samples: `
          Name                 | Photo         | Consignor    | Kind     | Price | Status      | In since | Sold on
          Wool coat, camel, 40 | camel coat    | Helena Marsh | Clothes  | 85.00 | On the rail | -68      |
          Leather satchel      | brown satchel | Otis Reed    | Bags     | 60.00 | On the rail | -35      |
          Walking boots, 42    | hiking boots  | Otis Reed    | Shoes    | 38.00 | Sold        | -21      | -4
          Tea set, six cups    | tea set       | Nora Lindt   | Home     | 45.00 | On the rail | -3       |
          Silk scarf           | silk scarf    | Helena Marsh | Clothes  | 28.00 | Sold        | -50      | -33
          Rain suit, 4 years   | rain suit     | Amir Saleh   | Children | 12.00 | Donated     | -120     |
        `,
      },
      {
        name: 'Consignor',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone',
          Email: 'email',
          Share: {
            type: 'percent',
            required: true,
            min: 0,
            max: 100,
            default: '50%',
            help: 'Of the price, when it sells.',
          },
          'On the rail': { type: 'integer', computed: 'count(Items where Status is "On the rail")' },
          Earned: { type: 'money', computed: 'sum(Their share in Items)' },
          'Paid out': { type: 'money', computed: 'sum(Amount in Payouts)' },
          Owed: { type: 'money', computed: 'Earned - Paid out' },
        },
        views: [{ table: ['Phone', 'Share', 'On the rail', 'Earned', 'Owed'] }, 'cards'],
        filters: { 'To pay out': 'Owed > 0' },
        badges: { 'To pay out: warning': 'Owed >= 10' },
        actions: [
          {
            name: 'Pay out',
            icon: 'hand-coins',
            when: 'Owed > 0',
            adds: 'Payout',
            set: { Consignor: 'this', Amount: 'Owed', Date: 'today' },
          },
        ],
        samples: `
          Name         | Phone    | Email              | Share
          Helena Marsh | 555-0171 | helena@example.com | 50
          Otis Reed    | 555-0172 | otis@example.com   | 50
          Nora Lindt   | 555-0173 |                    | 60
          Amir Saleh   | 555-0174 | amir@example.com   | 40
        `,
      },
      {
        name: 'Payout',
        icon: 'hand-coins',
        label: 'Consignor',
        fields: {
          Consignor: { to: 'Consignor', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0.01 },
          'Paid by': { options: ['Cash', 'Bank transfer', 'Store credit'], default: 'Cash' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Amount', 'Paid by', 'Notes'] }],
        rules: [{ check: 'Consignor.Owed >= 0', field: 'Amount', message: 'They are owed less than that.' }],
        samples: `
          Consignor    | Date | Amount | Paid by      | Notes
          Helena Marsh | -30  | 10.00  | Cash         | Part of the scarf
          Helena Marsh | -12  | 4.00   | Store credit | Rest of the scarf
          Otis Reed    | -3   | 5.00   | Cash         | Advance on the boots
          Otis Reed    | -1   | 2.00   | Store credit |
        `,
      },
    ],
    metrics: {
      'On the rail': { count: 'Item', where: 'Status is "On the rail"' },
      'Owed to consignors': { sum: 'Owed', of: 'Consignor' },
      'Sales per month': { sum: 'Price', of: 'Item', where: 'Status is "Sold"', by: 'Sold on', per: 'month' },
      'Items by kind': { count: 'Item', by: 'Kind' },
    },
    pages: [
      'Items',
      'Consignors',
      'Payouts',
      {
        name: 'The shop',
        icon: 'store',
        blocks: [
          { figures: ['On the rail', 'Owed to consignors'] },
          { chart: 'Sales per month' },
          { chart: 'Items by kind', shape: 'donut' },
          {
            shortlist: 'Item',
            title: 'Here too long',
            where: 'Status is "On the rail" and In since < today - 60 days',
            sort: 'In since',
          },
        ],
      },
    ],
  },
};
