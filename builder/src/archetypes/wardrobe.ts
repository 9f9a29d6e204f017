import type { Archetype } from './archetype';

export const wardrobe: Archetype = {
  id: 'wardrobe',
  names: {
    en: ['wardrobe', 'clothes', 'outfits', 'capsule wardrobe', 'my closet'],
    es: ['armario de ropa', 'fondo de armario', 'mi ropa'],
    fr: ['garde-robe', 'dressing', 'tenues'],
    de: ['Kleiderschrank', 'Garderobe', 'Outfits'],
    pt: ['guarda-roupa', 'roupeiro', 'as minhas roupas'],
  },
  words: [
    'garment',
    'clothes',
    'outfit',
    'wear',
    'dress',
    'shirt',
    'trousers',
    'jumper',
    'coat',
    'shoe',
    'closet',
    'season',
    'laundry',
    'dry-clean',
    'mend',
    'size',
    'second-hand',
  ],
  draft: {
    title: 'Wardrobe',
    look: { accent: '#7b3f8f', icon: 'shirt', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Garment',
        icon: 'shirt',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Kind: {
            options: [
              'Tops',
              'Knitwear',
              'Trousers',
              'Dresses and skirts',
              'Coats and jackets',
              'Shoes',
              'Accessories',
            ],
            required: true,
          },
          Season: { options: ['Spring', 'Summer', 'Autumn', 'Winter'], many: true },
          Status: {
            options: [
              'Ready: good',
              'In the wash: info',
              'At the cleaner’s: accent',
              'To mend: warning',
              'To give away: neutral',
            ],
            required: true,
            default: 'Ready',
          },
          Bought: 'date',
          Price: { type: 'money', min: 0 },
          Worn: { type: 'integer', computed: 'count(Wearings)' },
          'Cost a wear': { type: 'money', computed: 'Price / Worn' },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Status', 'Worn'] },
          { board: 'Status', show: ['Kind', 'Worn'] },
          { table: ['Kind', 'Season', 'Status', 'Price', 'Worn', 'Cost a wear'] },
        ],
        filters: {
          Ready: 'Status is "Ready"',
          'For winter': 'Season contains "Winter"',
          'Never worn': 'Worn = 0',
          'Not for a year': 'Bought < today - 365 days and count(Wearings where Date > today - 365 days) = 0',
        },
        rules: [{ check: 'Bought <= today', field: 'Bought', message: 'It hangs here once it is bought.' }],
        badges: {
          'Give it away?: warning':
            'Status is "Ready" and Bought < today - 365 days and count(Wearings where Date > today - 365 days) = 0',
          'Bargain: good': 'Cost a wear <= 15',
        },
        actions: [
          {
            name: 'Into the wash',
            icon: 'washing-machine',
            when: 'Status is "Ready"',
            set: { Status: 'In the wash' },
          },
          { name: 'Ready again', icon: 'check', when: 'Status is not "Ready"', set: { Status: 'Ready' } },
        ],
        samples: `
          Name                  | Photo       | Kind               | Season                 | Status           | Bought | Price
          Navy wool coat        | navy coat   | Coats and jackets  | Autumn, Winter         | At the cleaner’s | -900   | 180.00
          White linen shirt     | linen shirt | Tops               | Spring, Summer         | Ready            | -120   | 42.00
          Dark jeans            | jeans       | Trousers           | Spring, Autumn, Winter | Ready            | -300   | 65.00
          Green silk dress      | silk dress  | Dresses and skirts | Summer                 | Ready            | -800   | 140.00
          Brown brogues         | brogues     | Shoes              | Spring, Autumn         | To mend          | -1400  | 120.00
          Grey lambswool jumper | grey jumper | Knitwear           | Autumn, Winter         | Ready            | -60    | 55.00
        `,
      },
      {
        name: 'Outfit',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Garments: { to: 'Garment', many: true, inverse: 'Outfits' },
          For: { options: ['Everyday', 'Work', 'Evening', 'Wedding', 'Sport', 'Travel'] },
          Rating: { type: 'rating', min: 1, max: 5 },
          Price: { type: 'money', computed: 'sum(Price in Garments)' },
          'Can be worn': {
            type: 'boolean',
            computed: 'count(Garments) > 0 and count(Garments where Status is not "Ready") = 0',
          },
          'Last worn': { type: 'date', computed: 'largest(Date in Wearings)' },
        },
        views: [
          { gallery: 'Photo', show: ['For', 'Can be worn', 'Last worn'] },
          { table: ['For', 'Garments', 'Rating', 'Can be worn', 'Last worn'] },
        ],
        filters: {
          'Can be worn': 'Can be worn',
          'Not lately': 'Last worn is empty or Last worn < today - 30 days',
        },
        badges: { 'Something is missing: warning': 'not Can be worn' },
        actions: [
          {
            name: 'Wear today',
            icon: 'sparkles',
            when: 'Can be worn',
            adds: 'Wearing',
            set: { Outfit: 'this', Date: 'today', Garments: 'Garments' },
          },
        ],
        samples: `
          Name            | Photo           | Garments                                          | For      | Rating
          Market Saturday | linen and jeans | White linen shirt, Dark jeans                     | Everyday | 5
          Office winter   | coat and jumper | Navy wool coat, Grey lambswool jumper, Dark jeans | Work     | 4
          Garden wedding  | green dress     | Green silk dress                                  | Wedding  | 5
          Gallery evening | brogues outfit  | White linen shirt, Dark jeans, Brown brogues      | Evening  | 3
        `,
      },
      {
        name: 'Wearing',
        icon: 'calendar-check',
        label: 'Occasion',
        fields: {
          Occasion: { type: 'text', required: true, default: '"Everyday"' },
          Date: { type: 'date', required: true, default: 'today' },
          Outfit: { to: 'Outfit' },
          Garments: { to: 'Garment', many: true, inverse: 'Wearings' },
          Weather: { options: ['Hot', 'Mild', 'Cold', 'Rain'] },
          Felt: { type: 'rating', min: 1, max: 5 },
        },
        sort: 'Date desc',
        views: [
          { calendar: 'Date', color: 'Outfit' },
          { table: ['Date', 'Outfit', 'Garments', 'Weather', 'Felt'] },
        ],
        filters: { 'Felt good': 'Felt >= 4' },
        rules: [
          { check: 'count(Garments) > 0', field: 'Garments', message: 'Say what you wore.' },
          { check: 'Date <= today', field: 'Date', message: 'Note it when you have worn it.' },
        ],
        samples: `
          Occasion       | Date | Outfit          | Garments                                     | Weather | Felt
          Market         | -3   | Market Saturday | White linen shirt, Dark jeans                | Hot     | 5
          Office         | -16  |                 | Dark jeans, White linen shirt                | Mild    | 3
          Office         | -95  | Office winter   | Navy wool coat, Dark jeans                   | Cold    | 4
          Anna’s wedding | -700 | Garden wedding  | Green silk dress                             | Hot     | 5
          Exhibition     | -40  | Gallery evening | White linen shirt, Dark jeans, Brown brogues | Rain    | 2
        `,
      },
    ],
    metrics: {
      'Garments ready': { count: 'Garment', where: 'Status is "Ready"' },
      'Never worn': { count: 'Garment', where: 'Worn = 0' },
      'Garments by kind': { count: 'Garment', by: 'Kind' },
      'Wearings per month': { count: 'Wearing', by: 'Date', per: 'month' },
    },
    pages: [
      'Garments',
      'Outfits',
      'Wearings',
      {
        name: 'What I really wear',
        icon: 'sparkles',
        blocks: [
          { figures: ['Garments ready', 'Never worn'] },
          { shortlist: 'Outfit', title: 'Wear one of these', where: 'Can be worn', sort: 'Rating desc' },
          {
            shortlist: 'Garment',
            title: 'Not for a year',
            where: 'Bought < today - 365 days and count(Wearings where Date > today - 365 days) = 0',
          },
          { chart: 'Garments by kind', shape: 'donut' },
          { chart: 'Wearings per month' },
        ],
      },
    ],
  },
};
