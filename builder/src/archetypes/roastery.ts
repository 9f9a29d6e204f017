import type { Archetype } from './archetype';

export const roastery: Archetype = {
  id: 'roastery',
  names: {
    en: ['coffee roastery', 'coffee roaster', 'roast log', 'green coffee'],
    es: ['tostador de café', 'tostadero de café'],
    fr: ['torréfacteur', 'atelier de torréfaction', 'brûlerie de café'],
    de: ['Kaffeerösterei', 'Röstprotokolle', 'Rohkaffee'],
    pt: ['torrefação de café', 'torrador de café'],
  },
  words: [
    'roastery',
    'roast',
    'bean',
    'green',
    'origin',
    'cupping',
    'arabica',
    'robusta',
    'crack',
    'roaster',
    'blend',
    'washed',
    'natural',
    'grind',
    'aroma',
    'sack',
  ],
  draft: {
    title: 'Coffee roastery',
    look: { accent: '#5a3a22', icon: 'bean', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Roast',
        icon: 'flame',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Coffee: { to: 'Coffee', required: true },
          Date: { type: 'date', required: true, default: 'today' },
          Level: { options: ['Light', 'Medium', 'Medium dark', 'Dark'], required: true },
          Green: { type: 'number', required: true, min: 0.05, unit: 'kg' },
          Roasted: { type: 'number', min: 0, unit: 'kg' },
          Loss: {
            type: 'percent',
            computed: 'if Roasted is empty then empty else (Green - Roasted) / Green',
          },
          'First crack': { type: 'number', min: 3, max: 20, unit: 'min' },
          'End temperature': { type: 'integer', min: 150, max: 260, unit: '°C' },
        },
        sort: 'Date desc',
        views: [
          {
            table: ['Coffee', 'Date', 'Level', 'Green', 'Roasted', 'Loss', 'First crack', 'End temperature'],
          },
          { calendar: 'Date', color: 'Coffee' },
          { board: 'Level', show: ['Coffee', 'Date', 'Roasted'] },
        ],
        filters: { 'Not weighed yet': 'Roasted is empty', 'Fresh enough': 'Date >= today - 42 days' },
        rules: [
          { check: 'Roasted < Green', field: 'Roasted', message: 'Coffee loses weight in the drum.' },
          { check: 'Coffee.Left >= 0', field: 'Green', message: 'There is not that much green coffee left.' },
        ],
        badges: {
          'Still resting: info': 'Date > today - 5 days',
          'Loss is odd: warning': 'Loss < 11% or Loss > 20%',
          'Old: bad': 'Date < today - 42 days',
        },
        actions: [
          {
            name: 'Cup it',
            icon: 'coffee',
            when: 'Roasted is not empty',
            adds: 'Cupping',
            set: { Roast: 'this', Date: 'today' },
          },
        ],
        samples: `
          Number | Coffee             | Date | Level       | Green | Roasted | First crack | End temperature
          R-1042 | Yirgacheffe Aricha | -1   | Light       | 12    | 10.4    | 9.4         | 205
          R-1041 | Huila El Mirador   | -3   | Medium      | 15    | 12.8    | 9.8         | 212
          R-1043 | Sul de Minas       | +0   | Medium dark | 15    |         | 10.2        | 219
          R-1036 | Sul de Minas       | -11  | Medium dark | 15    | 11.8    | 10.5        | 224
          R-1031 | Huila El Mirador   | -20  | Medium      | 15    | 12.7    | 9.7         | 211
          R-1009 | Kerinci Natural    | -60  | Light       | 6     | 5.2     | 8.9         | 203
        `,
      },
      {
        name: 'Coffee',
        plural: 'Coffees',
        icon: 'bean',
        fields: {
          Name: 'text required unique',
          Origin: 'text required',
          Process: { options: ['Washed', 'Natural', 'Honey', 'Anaerobic'], required: true },
          Harvest: { type: 'integer', min: 2000, max: 2100 },
          Bought: { type: 'number', required: true, min: 0, unit: 'kg' },
          Price: { type: 'money', required: true, min: 0, help: 'For a kilo of green coffee.' },
          Left: { type: 'number', computed: 'Bought - sum(Green in Roasts)', unit: 'kg' },
          Worth: { type: 'money', computed: 'Left * Price' },
          Score: {
            type: 'number',
            computed: 'round(average(Score in all Cuppings where Roast.Coffee = this), 1)',
          },
        },
        views: [
          { table: ['Origin', 'Process', 'Harvest', 'Bought', 'Left', 'Price', 'Worth'] },
          { cards: ['Origin', 'Process', 'Left'] },
        ],
        filters: { 'In store': 'Left > 0', 'Buy again': 'Left < 15' },
        badges: { 'Buy again: warning': 'Left < 15' },
        samples: `
          Name               | Origin    | Process | Harvest | Bought | Price
          Yirgacheffe Aricha | Ethiopia  | Washed  | 2024    | 60     | 9.80
          Huila El Mirador   | Colombia  | Honey   | 2024    | 70     | 8.90
          Sul de Minas       | Brazil    | Natural | 2024    | 120    | 5.60
          Kerinci Natural    | Indonesia | Natural | 2023    | 6      | 10.40
        `,
      },
      {
        name: 'Cupping',
        icon: 'coffee',
        label: 'Roast',
        fields: {
          Roast: { to: 'Roast', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Acidity: { type: 'rating', min: 1, max: 5 },
          Body: { type: 'rating', min: 1, max: 5 },
          Sweetness: { type: 'rating', min: 1, max: 5 },
          Score: { type: 'number', min: 0, max: 100 },
          Flavours: 'tags',
          Defects: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Acidity', 'Body', 'Sweetness', 'Score', 'Flavours'] },
          { list: ['Date', 'Score', 'Flavours', 'Defects'] },
        ],
        filters: { '84 and better': 'Score >= 84', Defects: 'Defects is not empty' },
        rules: [
          {
            check: 'Date >= Roast.Date',
            field: 'Date',
            message: 'It cannot be cupped before it is roasted.',
          },
        ],
        badges: { 'Defects: bad': 'Defects is not empty', 'Speciality: good': 'Score >= 84' },
        samples: `
          Roast  | Date | Acidity | Body | Sweetness | Score | Flavours                   | Defects
          R-1042 | +0   | 5       | 2    | 4         | 87    | bergamot, peach, black tea |
          R-1041 | -2   | 3       | 3    | 4         | 84.5  | red apple, caramel         |
          R-1036 | -8   | 1       | 5    | 3         | 81    | cocoa, hazelnut            | Slightly ashy
          R-1031 | -18  | 3       | 3    | 3         | 83    | plum, caramel              |
        `,
      },
      {
        name: 'Order',
        icon: 'shopping-bag',
        fields: {
          Name: { type: 'text', required: true, help: 'Who ordered.' },
          Roast: { to: 'Roast' },
          Due: { type: 'date', required: true, default: 'today + 3 days' },
          Bags: { type: 'integer', required: true, min: 1, help: 'Of a kilo.' },
          Grind: {
            options: ['Whole beans', 'Espresso', 'Filter', 'Moka pot', 'French press'],
            required: true,
            default: 'Whole beans',
          },
          Price: { type: 'money', required: true, min: 0, help: 'For a bag.' },
          Amount: { type: 'money', computed: 'Bags * Price' },
          Status: { options: ['New: info', 'Packed: accent', 'Sent: good'], required: true, default: 'New' },
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Roast', 'Bags', 'Grind', 'Due'] },
          { table: ['Roast', 'Due', 'Bags', 'Grind', 'Amount', 'Status'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: { 'To send': 'Status is not "Sent"' },
        opensWith: 'To send',
        rules: [
          {
            check: 'Status is "New" or Roast is not empty',
            field: 'Roast',
            message: 'Say from which roast it is packed.',
          },
        ],
        badges: { 'Late: bad': 'Due < today and Status is not "Sent"' },
        actions: [
          {
            name: 'Packed',
            icon: 'package',
            when: 'Status is "New" and Roast is not empty',
            set: { Status: 'Packed' },
          },
          { name: 'Sent', icon: 'send', when: 'Status is "Packed"', set: { Status: 'Sent' } },
        ],
        samples: `
          Name              | Roast  | Due | Bags | Grind       | Price | Status
          Café Brise        | R-1041 | +1  | 6    | Espresso    | 26.00 | Packed
          Office Northlight | R-1042 | +2  | 2    | Filter      | 32.00 | New
          Ida Falk          |        | +3  | 1    | Whole beans | 24.00 | New
          Hotel Linde       | R-1036 | -1  | 8    | Espresso    | 22.00 | Packed
          Café Brise        | R-1031 | -15 | 6    | Espresso    | 26.00 | Sent
        `,
      },
    ],
    metrics: {
      'Green coffee in store': { sum: 'Worth', of: 'Coffee' },
      'Average loss': { average: 'Loss', of: 'Roast' },
      'Left by coffee': { sum: 'Left', of: 'Coffee', by: 'Name' },
      'Roasted per week': { sum: 'Roasted', of: 'Roast', by: 'Date', per: 'week' },
    },
    pages: [
      'Roasts',
      'Coffees',
      'Cuppings',
      'Orders',
      {
        name: 'Roasting day',
        icon: 'flame',
        blocks: [
          { figures: ['Green coffee in store', 'Average loss'] },
          { shortlist: 'Order', title: 'To send', where: 'Status is not "Sent"', sort: 'Due' },
          { shortlist: 'Coffee', title: 'Buy again', where: 'Left < 15' },
          { chart: 'Roasted per week' },
          { chart: 'Left by coffee' },
        ],
      },
    ],
  },
};
