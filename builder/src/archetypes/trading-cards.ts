import type { Archetype } from './archetype';

export const tradingCards: Archetype = {
  id: 'trading-cards',
  names: {
    en: ['trading cards', 'card collection', 'collectible cards', 'deck builder', 'trading card game'],
    es: ['cartas coleccionables', 'colección de cartas', 'mazos de cartas'],
    fr: ['cartes à collectionner', 'collection de cartes', 'decks de cartes'],
    de: ['Sammelkarten', 'Sammelkartenalbum', 'Kartendecks'],
    pt: ['cartas colecionáveis', 'coleção de cartas', 'baralhos de cartas'],
  },
  words: [
    'card',
    'deck',
    'rarity',
    'holo',
    'booster',
    'foil',
    'binder',
    'trade',
    'sleeve',
    'sideboard',
    'common',
    'rare',
    'tcg',
    'playset',
    'monster',
    'spell',
    'rookie',
  ],
  draft: {
    title: 'Trading cards',
    look: { accent: '#a5213f', icon: 'layers', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Card',
        icon: 'id-card',
        fields: {
          Name: 'text required',
          Set: { to: 'Set', required: true },
          Number: 'text required',
          Picture: 'image',
          Rarity: {
            options: ['Common: neutral', 'Uncommon: info', 'Rare: accent', 'Holo: warning', 'Secret: bad'],
            required: true,
            default: 'Common',
          },
          Condition: { options: ['Mint', 'Near mint', 'Played', 'Damaged'], default: 'Near mint' },
          Copies: { type: 'integer', required: true, min: 0, default: '1' },
          Value: { type: 'money', min: 0, help: 'For one card.' },
          Worth: { type: 'money', computed: 'Copies * Value' },
        },
        views: [
          { gallery: 'Picture', show: ['Set', 'Rarity', 'Copies'] },
          { table: ['Set', 'Number', 'Rarity', 'Condition', 'Copies', 'Value', 'Worth'] },
          { board: 'Rarity', show: ['Set', 'Copies', 'Value'] },
        ],
        filters: {
          'To trade': 'Copies > 4',
          Missing: 'Copies = 0',
          'In the safe': 'Value >= 50',
        },
        rules: [{ unique: ['Set', 'Number'], message: 'This number of the set is there already.' }],
        badges: {
          'Missing: warning': 'Copies = 0',
          'To trade: info': 'Copies > 4',
          'Chase card: good': 'Value >= 50',
        },
        actions: [
          { name: 'Pulled one', icon: 'package-open', set: { Copies: 'Copies + 1' } },
          {
            name: 'Traded one',
            icon: 'arrow-left-right',
            when: 'Copies > 0',
            set: { Copies: 'Copies - 1' },
          },
        ],
        samples: `
          Name            | Set          | Number  | Picture       | Rarity   | Condition | Copies | Value
          Ember Drake     | Ashen Dawn   | 004/120 | fire dragon   | Holo     | Mint      | 1      | 64.00
          Marsh Lurker    | Ashen Dawn   | 031/120 | swamp         | Common   | Near mint | 6      | 0.10
          Tide Caller     | Ashen Dawn   | 047/120 | wave          | Uncommon | Near mint | 4      | 0.60
          Stormglass Keep | Ashen Dawn   | 118/120 | stormy castle | Secret   |           | 0      | 110.00
          Wandering Smith | Iron Harvest | 012/90  | blacksmith    | Rare     | Played    | 2      | 5.50
          Clockwork Hound | Iron Harvest | 055/90  | robot dog     | Uncommon | Near mint | 3      | 1.20
        `,
      },
      {
        name: 'Set',
        icon: 'package',
        fields: {
          Name: 'text required unique',
          Game: 'text',
          Released: 'date',
          Cards: { type: 'integer', min: 1, help: 'How many different ones there are.' },
          Owned: { type: 'integer', computed: 'count(Cards.Set where Copies > 0)' },
          Complete: { type: 'percent', computed: 'Owned / Cards' },
          Worth: { type: 'money', computed: 'sum(Worth in Cards.Set)' },
        },
        sort: 'Released desc',
        views: [{ table: ['Game', 'Released', 'Owned', 'Cards', 'Complete', 'Worth'] }],
        filters: { 'Just out': 'Released >= today - 90 days' },
        samples: `
          Name          | Game        | Released | Cards
          Ashen Dawn    | Riftbound   | -40      | 120
          Iron Harvest  | Riftbound   | -280     | 90
          Tidal Kingdom | Riftbound   | -510     | 110
          Season 12     | Goal Heroes | -20      | 320
        `,
      },
      {
        name: 'Deck',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Format: { options: ['Standard', 'Limited', 'Casual'], default: 'Standard' },
          Size: { type: 'integer', required: true, min: 1, default: '40' },
          Wins: { type: 'integer', min: 0, default: '0' },
          Losses: { type: 'integer', min: 0, default: '0' },
          'Win rate': { type: 'percent', computed: 'Wins / (Wins + Losses)' },
          'Cards in it': { type: 'integer', computed: 'sum(Quantity in Deck cards)' },
          Short: { type: 'integer', computed: 'sum(Short in Deck cards)', help: 'Cards still to get.' },
        },
        views: [{ table: ['Format', 'Cards in it', 'Size', 'Short', 'Wins', 'Losses', 'Win rate'] }],
        filters: { 'Ready to play': 'Cards in it >= Size and Short = 0', 'To finish': 'Cards in it < Size' },
        badges: { 'Cards missing: bad': 'Short > 0', 'Ready: good': 'Cards in it >= Size and Short = 0' },
        actions: [
          { name: 'Won', icon: 'thumbs-up', set: { Wins: 'Wins + 1' } },
          { name: 'Lost', icon: 'thumbs-down', set: { Losses: 'Losses + 1' } },
        ],
        samples: `
          Name           | Format   | Size | Wins | Losses
          Burning Fields | Standard | 40   | 11   | 6
          Cog and Claw   | Casual   | 5    | 3    | 5
          Slow Tide      | Limited  | 30   | 2    | 1
          Castle Watch   | Standard | 40   | 0    | 0
        `,
      },
      {
        name: 'Deck card',
        label: 'Card',
        fields: {
          Deck: { to: 'Deck', required: true, onDelete: 'cascade' },
          Card: { to: 'Card', required: true, inverse: 'In decks' },
          Quantity: { type: 'integer', required: true, min: 1, max: 4, default: '1' },
          Part: { options: ['Main deck', 'Sideboard'], default: 'Main deck' },
          Short: { type: 'integer', computed: 'max(0, Quantity - Card.Copies)' },
        },
        views: [
          { table: ['Deck', 'Quantity', 'Part', 'Short'] },
          { board: 'Deck', show: ['Quantity', 'Short'] },
        ],
        filters: { 'To get': 'Short > 0' },
        rules: [
          {
            unique: ['Deck', 'Card', 'Part'],
            message: 'This card is in the deck already: change its quantity.',
          },
          {
            check: 'Deck.Cards in it <= Deck.Size + 15',
            field: 'Quantity',
            message: 'The deck has no room for that many cards.',
          },
        ],
        badges: { 'To get: warning': 'Short > 0' },
        samples: `
          Deck           | Card            | Quantity | Part
          Burning Fields | Ember Drake     | 2        | Main deck
          Burning Fields | Marsh Lurker    | 4        | Main deck
          Burning Fields | Tide Caller     | 2        | Sideboard
          Cog and Claw   | Clockwork Hound | 3        | Main deck
          Cog and Claw   | Wandering Smith | 2        | Main deck
          Castle Watch   | Stormglass Keep | 1        | Main deck
        `,
      },
    ],
    metrics: {
      Cards: { sum: 'Copies', of: 'Card' },
      Worth: { sum: 'Worth', of: 'Card' },
      'Cards by rarity': { sum: 'Copies', of: 'Card', by: 'Rarity' },
    },
    pages: [
      'Cards',
      'Sets',
      'Decks',
      {
        name: 'Binder',
        icon: 'gem',
        blocks: [
          { figures: ['Cards', 'Worth'] },
          { chart: 'Cards by rarity', shape: 'donut' },
          { shortlist: 'Card', title: 'Most valuable', sort: 'Value desc' },
          { shortlist: 'Deck card', title: 'To get for the decks', where: 'Short > 0' },
        ],
      },
    ],
  },
};
