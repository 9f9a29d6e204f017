import type { Archetype } from './archetype';

export const paintingStudio: Archetype = {
  id: 'painting-studio',
  names: {
    en: [
      'paintings',
      'painting studio',
      'artist studio',
      'art inventory',
      'artwork inventory',
      'art portfolio',
    ],
    es: ['cuadros', 'estudio de pintura', 'inventario de obras'],
    fr: ['tableaux', 'atelier de peinture', 'inventaire d’œuvres'],
    de: ['Gemälde', 'Malatelier', 'Werkverzeichnis'],
    pt: ['quadros', 'ateliê de pintura', 'inventário de obras'],
  },
  words: [
    'painting',
    'canvas',
    'oil',
    'watercolour',
    'acrylic',
    'easel',
    'brush',
    'exhibition',
    'artist',
    'varnish',
    'frame',
    'sketch',
    'palette',
    'commission',
    'gallery',
    'paint',
    'artwork',
    'drawing',
    'portrait',
  ],
  draft: {
    title: 'Painting studio',
    look: { accent: '#9c3f2a', icon: 'palette', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Painting',
        icon: 'palette',
        fields: {
          Title: 'text required',
          'Inventory number': 'text unique',
          Picture: 'image',
          Medium: { options: ['Oil', 'Acrylic', 'Watercolour', 'Gouache', 'Pastel', 'Mixed media'] },
          Height: { type: 'number', min: 1, unit: 'cm' },
          Width: { type: 'number', min: 1, unit: 'cm' },
          Status: {
            options: [
              'Sketched: neutral',
              'On the easel: accent',
              'Drying: warning',
              'Varnished: info',
              'Framed: good',
            ],
            required: true,
            default: 'Sketched',
          },
          Price: { type: 'money', min: 0 },
          Sold: { type: 'boolean', computed: 'count(Sales) > 0' },
        },
        views: [
          { gallery: 'Picture', show: ['Medium', 'Price', 'Sold'] },
          { board: 'Status', show: ['Medium', 'Height', 'Width'] },
          { table: ['Inventory number', 'Medium', 'Height', 'Width', 'Status', 'Price', 'Sold'] },
        ],
        filters: {
          'For sale': 'Status is "Framed" and not Sold',
          Sold: 'Sold',
          Unfinished: 'Status is "Sketched" or Status is "On the easel"',
        },
        rules: [
          {
            check: 'Status is not "Framed" or (Height is not empty and Width is not empty)',
            field: 'Status',
            message: 'Measure the painting before you frame it.',
          },
        ],
        badges: {
          'Sold: bad': 'Sold',
          'No price yet: warning': 'Status is not "Sketched" and Price is empty',
        },
        actions: [
          { name: 'Leave to dry', icon: 'wind', when: 'Status is "On the easel"', set: { Status: 'Drying' } },
          { name: 'Varnish', icon: 'sparkles', when: 'Status is "Drying"', set: { Status: 'Varnished' } },
          {
            name: 'Sell',
            icon: 'handshake',
            when: 'not Sold and Price > 0',
            adds: 'Sale',
            set: { Painting: 'this', Amount: 'Price', Date: 'today' },
          },
        ],
        samples: `
          Title               | Inventory number | Picture       | Medium      | Height | Width | Status       | Price
          Estuary at low tide | 24-07            | estuary       | Oil         | 60     | 80    | Framed       | 950.00
          Three lemons        | 24-11            | lemons        | Gouache     | 24     | 30    | Framed       | 180.00
          Market in the rain  | 24-15            | rainy market  | Watercolour | 38     | 56    | Framed       | 320.00
          The blue staircase  | 25-01            | blue stairs   | Oil         | 100    | 70    | Drying       | 1400.00
          Neighbour’s orchard | 25-02            | orchard       | Acrylic     | 50     | 50    | On the easel |
          Harbour study       | 23-19            | small harbour | Pastel      | 20     | 26    | Framed       | 150.00
        `,
      },
      {
        name: 'Exhibition',
        icon: 'landmark',
        fields: {
          Name: 'text required unique',
          Place: 'text',
          Opens: 'date required',
          Closes: 'date required',
          Commission: { type: 'percent', min: 0, max: 100, default: '0' },
          Paintings: { to: 'Painting', many: true, inverse: 'Exhibitions' },
          'On the wall': { type: 'integer', computed: 'count(Paintings)' },
          Received: { type: 'money', computed: 'sum(Received in Sales)' },
        },
        sort: 'Opens desc',
        views: [
          { timeline: 'Opens', end: 'Closes' },
          { table: ['Place', 'Opens', 'Closes', 'Commission', 'On the wall', 'Received'] },
        ],
        filters: { 'Open now': 'Opens <= today and Closes >= today', 'To come': 'Opens > today' },
        rules: [
          { check: 'Closes > Opens', field: 'Closes', message: 'An exhibition closes after it opens.' },
        ],
        badges: {
          'Open now: good': 'Opens <= today and Closes >= today',
          'Hang soon: warning': 'Opens > today and Opens <= today + 14 days',
        },
        samples: `
          Name             | Place               | Opens | Closes | Commission | Paintings
          Open studios     | Studio 4, Mill Yard | +10   | +12    | 0          | Estuary at low tide, Three lemons
          Coast and colour | Gallery Ferrer      | -20   | +15    | 40         | Market in the rain
          Spring salon     | Town hall           | -120  | -90    | 15         | Three lemons
          Small works      | Café Lindqvist      | -300  | -260   | 10         | Harbour study
        `,
      },
      {
        name: 'Sale',
        icon: 'hand-coins',
        label: 'Painting',
        fields: {
          Painting: { to: 'Painting', required: true },
          Buyer: 'person',
          Email: 'email',
          Exhibition: { to: 'Exhibition' },
          Date: { type: 'date', required: true, default: 'today' },
          Amount: { type: 'money', required: true, min: 0 },
          Received: { type: 'money', computed: 'Amount - Amount * Exhibition.Commission' },
          Paid: 'boolean',
        },
        sort: 'Date desc',
        views: [{ table: ['Buyer', 'Exhibition', 'Date', 'Amount', 'Received', 'Paid'] }],
        filters: { Unpaid: 'not Paid', 'From the studio': 'Exhibition is empty' },
        rules: [{ limit: '1', within: ['Painting'], message: 'This painting is sold already.' }],
        badges: { 'Not paid: warning': 'not Paid' },
        actions: [{ name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } }],
        samples: `
          Painting           | Buyer        | Email             | Exhibition       | Date | Amount  | Paid
          Market in the rain | Helen Ashby  | helen@example.com | Coast and colour | -6   | 320.00  | no
          Three lemons       | Piotr Walski | piotr@example.com | Spring salon     | -95  | 180.00  | yes
          The blue staircase | Daniel Ng    |                   |                  | -2   | 1400.00 | no
          Harbour study      | Rosa Keane   | rosa@example.com  | Small works      | -262 | 150.00  | yes
        `,
      },
    ],
    metrics: {
      'For sale': { count: 'Painting', where: 'Status is "Framed" and not Sold' },
      'Received this year': { sum: 'Received', of: 'Sale', where: 'year(Date) = year(today)' },
      'Paintings by medium': { count: 'Painting', by: 'Medium' },
      'Sales per quarter': { sum: 'Amount', of: 'Sale', by: 'Date', per: 'quarter' },
    },
    pages: [
      'Paintings',
      'Exhibitions',
      'Sales',
      {
        name: 'Studio',
        icon: 'paintbrush',
        blocks: [
          { figures: ['For sale', 'Received this year'] },
          { chart: 'Sales per quarter' },
          { chart: 'Paintings by medium', shape: 'donut' },
          { shortlist: 'Sale', title: 'To be paid', where: 'not Paid' },
        ],
      },
    ],
  },
};
