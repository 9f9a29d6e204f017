import type { Archetype } from './archetype';

export const coinCollection: Archetype = {
  id: 'coin-collection',
  names: {
    en: ['coin collection', 'coin album', 'numismatics', 'collectible coins', 'bullion coins'],
    es: ['colección de monedas', 'álbum de monedas', 'numismática'],
    fr: ['collection de pièces', 'pièces de monnaie', 'numismatique'],
    de: ['Münzsammlung', 'Münzalbum', 'Numismatik'],
    pt: ['coleção de moedas', 'álbum de moedas', 'numismática'],
  },
  words: [
    'coin',
    'numismatics',
    'mint',
    'obverse',
    'silver',
    'gold',
    'bullion',
    'denarius',
    'proof',
    'uncirculated',
    'banknote',
    'penny',
    'fineness',
    'melt',
    'grade',
    'dealer',
    'capsule',
    'medal',
  ],
  draft: {
    title: 'Coin collection',
    look: { accent: '#8a6414', icon: 'coins', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Coin',
        icon: 'coins',
        fields: {
          Name: 'text required',
          Country: 'text',
          Year: { type: 'integer', min: -700, max: 2100, help: 'Below zero for years before Christ.' },
          Photo: 'image',
          Grade: {
            options: [
              'Good: bad',
              'Fine: warning',
              'Very fine: neutral',
              'Extremely fine: info',
              'Uncirculated: good',
              'Proof: accent',
            ],
          },
          Metal: { to: 'Metal' },
          Weight: { type: 'number', min: 0, unit: 'g' },
          Value: { type: 'money', min: 0, help: 'What a collector pays.' },
          'Melt value': { type: 'money', computed: 'Weight * Metal.Fineness * Metal.Price' },
        },
        sort: 'Year',
        views: [
          { gallery: 'Photo', show: ['Year', 'Grade', 'Value'] },
          { table: ['Country', 'Year', 'Grade', 'Metal', 'Weight', 'Value', 'Melt value'] },
        ],
        filters: {
          'Worth more melted': 'Melt value > Value',
          Ancient: 'Year < 500',
          'Best grades': 'Grade is "Uncirculated" or Grade is "Proof"',
        },
        rules: [
          { check: 'Year <= year(today)', field: 'Year', message: 'This coin is not struck yet.' },
          {
            check: 'Metal is empty or Weight is not empty',
            field: 'Weight',
            message: 'Weigh the coin: its metal is worth nothing without it.',
          },
        ],
        badges: { 'Bullion: info': 'Melt value > Value', 'Rarity: accent': 'Value >= 300' },
        actions: [
          {
            name: 'Worth its metal',
            icon: 'scale',
            when: 'Melt value > Value',
            set: { Value: 'Melt value' },
          },
        ],
        samples: `
          Name               | Country        | Year | Photo         | Grade          | Metal      | Weight | Value
          Denarius           | Roman Empire   | 112  | roman coin    | Very fine      | Silver 900 | 3.2    | 180.00
          20 francs, Rooster | France         | 1907 | gold rooster  | Extremely fine | Gold 900   | 6.45   | 395.00
          5 marks            | Germany        | 1951 | silver eagle  | Fine           | Silver 625 | 11.2   | 5.00
          1 penny            | United Kingdom | 1919 | bronze penny  | Good           | Bronze     | 9.4    | 12.00
          1 ounce, Maple     | Canada         | 2019 | maple leaf    | Uncirculated   | Silver 999 | 31.1   | 29.00
          2 euro, memorial   | Monaco         | 2015 | two euro coin | Proof          |            |        | 420.00
        `,
      },
      {
        name: 'Purchase',
        icon: 'receipt',
        label: 'Coin',
        fields: {
          Coin: { to: 'Coin', required: true, onDelete: 'cascade' },
          Dealer: { to: 'Dealer' },
          Date: { type: 'date', required: true, default: 'today' },
          Price: { type: 'money', required: true, min: 0 },
          Certificate: { type: 'text', unique: true, help: 'Number of the grading certificate.' },
          Gain: { type: 'money', computed: 'Coin.Value - Price' },
        },
        sort: 'Date desc',
        views: [{ table: ['Dealer', 'Date', 'Price', 'Gain', 'Certificate'] }],
        filters: { 'At a loss': 'Gain < 0', 'This year': 'year(Date) = year(today)' },
        badges: { 'At a loss: bad': 'Gain < 0', 'Good buy: good': 'Gain > 50' },
        samples: `
          Coin               | Dealer           | Date  | Price  | Certificate
          Denarius           | Aurelia Coins    | -20   | 145.00 |
          20 francs, Rooster | Aurelia Coins    | -400  | 260.00 | 44120917
          5 marks            | Saturday fair    | -700  | 7.50   |
          1 ounce, Maple     | Bullion Exchange | -1100 | 21.00  |
          2 euro, memorial   | Aurelia Coins    | -95   | 450.00 | 51008834
        `,
      },
      {
        name: 'Metal',
        icon: 'gem',
        fields: {
          Name: 'text required unique',
          Fineness: { type: 'percent', min: 0, max: 100 },
          Price: { type: 'money', min: 0, help: 'Of a gram of the pure metal today.' },
          Coins: { type: 'integer', computed: 'count(Coins)' },
          'Melt value': { type: 'money', computed: 'sum(Melt value in Coins)' },
        },
        views: [{ table: ['Fineness', 'Price', 'Coins', 'Melt value'] }],
        samples: `
          Name       | Fineness | Price
          Silver 999 | 99.9     | 0.95
          Silver 900 | 90       | 0.95
          Silver 625 | 62.5     | 0.95
          Gold 900   | 90       | 72.00
          Bronze     | 95       | 0.01
        `,
      },
      {
        name: 'Dealer',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          Town: 'text',
          Phone: 'phone',
          Email: 'email',
          Spent: { type: 'money', computed: 'sum(Price in Purchases)' },
        },
        views: [{ table: ['Town', 'Phone', 'Email', 'Spent'] }],
        samples: `
          Name              | Town   | Phone            | Email
          Aurelia Coins     | Vienna | +43 1 555 0144   | shop@aurelia.example
          Bullion Exchange  | Zürich | +41 44 555 01 80 | desk@bullion.example
          Saturday fair     | Linz   |                  |
          Old Mint Auctions | London | +44 20 7946 0190 | bids@oldmint.example
        `,
      },
    ],
    metrics: {
      Coins: { count: 'Coin' },
      'Worth today': { sum: 'Value', of: 'Coin' },
      'Coins by grade': { count: 'Coin', by: 'Grade' },
      'Spent per year': { sum: 'Price', of: 'Purchase', by: 'Date', per: 'year' },
    },
    pages: [
      'Coins',
      'Purchases',
      'Metals',
      'Dealers',
      {
        name: 'Cabinet',
        icon: 'vault',
        blocks: [
          { figures: ['Coins', 'Worth today'] },
          { chart: 'Coins by grade', shape: 'donut' },
          { chart: 'Spent per year' },
          { shortlist: 'Coin', title: 'Worth more melted', where: 'Melt value > Value' },
        ],
      },
    ],
  },
};
