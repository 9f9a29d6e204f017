import type { Archetype } from './archetype';

export const wishList: Archetype = {
  id: 'wish-list',
  names: {
    en: ['wish list', 'wishes', 'christmas list', 'gift registry', 'baby registry'],
    es: ['lista de deseos', 'deseos', 'lista de regalos'],
    fr: ['liste de souhaits', 'liste de cadeaux', 'liste de naissance'],
    de: ['Wunschliste', 'Wunschzettel', 'Wünsche'],
    pt: ['lista de desejos', 'desejos', 'lista de presentes'],
  },
  words: [
    'wish',
    'registry',
    'reserve',
    'santa',
    'dream',
    'want',
    'giver',
    'secret',
    'contribution',
    'toy',
    'whip-round',
    'surprise',
    'christmas',
    'birthday',
    'treat',
    'longing',
  ],
  draft: {
    title: 'Wishes',
    look: { accent: '#b0413e', icon: 'sparkles', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Wish',
        plural: 'Wishes',
        icon: 'star',
        fields: {
          Name: 'text required',
          Picture: 'image',
          'Wished by': { to: 'Wisher', required: true, onDelete: 'cascade' },
          'How much': { type: 'rating', min: 1, max: 5, help: 'How much it is wished for.' },
          Price: { type: 'money', min: 0 },
          Link: 'url',
          Status: {
            options: ['Free: good', 'Reserved: warning', 'Bought: info', 'Come true: accent'],
            required: true,
            default: 'Free',
          },
          'Reserved by': 'person',
          Collected: { type: 'money', computed: 'sum(Amount in Contributions)' },
        },
        sort: 'How much desc',
        views: [
          { gallery: 'Picture', show: ['Wished by', 'Price', 'How much'] },
          { board: 'Status', show: ['Wished by', 'Price', 'Reserved by'] },
          { table: ['Wished by', 'How much', 'Price', 'Status', 'Reserved by', 'Collected'] },
        ],
        filters: {
          Free: 'Status is "Free"',
          'Up to thirty': 'Price <= 30 and Status is "Free"',
          'From several': 'Collected > 0',
        },
        rules: [
          {
            check: 'Status is "Free" or Reserved by is not empty',
            field: 'Reserved by',
            message: 'Say who gives it, so that it is not given twice.',
          },
          {
            check: 'Collected <= Price',
            field: 'Price',
            message: 'More was collected than it costs.',
          },
        ],
        badges: {
          'Wished for dearly: accent': 'How much = 5 and Status is "Free"',
          'Money is together: good': 'Collected > 0 and Collected >= Price',
        },
        actions: [
          {
            name: 'Free again',
            icon: 'undo-2',
            when: 'Status is "Reserved"',
            set: { Status: 'Free', 'Reserved by': 'empty' },
          },
          { name: 'Bought', icon: 'shopping-bag', when: 'Status is "Reserved"', set: { Status: 'Bought' } },
          {
            name: 'Came true',
            icon: 'party-popper',
            when: 'Status is "Bought"',
            set: { Status: 'Come true' },
          },
        ],
        samples: `
          Name               | Picture        | Wished by | How much | Price  | Link                      | Status    | Reserved by
          Telescope          | telescope      | Jakob     | 5        | 160.00 | https://stars.example/60  | Reserved  | Grandma Rose
          Watercolour box    | watercolours   | Mia       | 4        | 24.50  | https://art.example/box12 | Free      |
          Football boots, 34 | football boots | Jakob     | 3        | 45.00  |                           | Bought    | Uncle Finn
          Weekend by the sea | sea at dawn    | Charlotte | 5        | 220.00 |                           | Free      |
          Bread knife        | bread knife    | Charlotte | 2        | 29.00  | https://knives.example    | Come true | Paul
          Unicorn torch      | unicorn torch  | Mia       | 5        | 12.90  |                           | Free      |
        `,
      },
      {
        name: 'Wisher',
        icon: 'smile',
        fields: {
          Name: 'text required unique',
          'Next occasion': { options: ['Birthday', 'Christmas', 'Wedding', 'New baby', 'Moving in'] },
          On: 'date',
          Sizes: { type: 'text', help: 'Clothes, shoes, rings.' },
          'Has already': 'tags',
          'Not wanted': 'tags',
          Free: { type: 'integer', computed: 'count(Wishes where Status is "Free")' },
          'Days to go': { type: 'integer', computed: 'if On is empty then empty else max(0, On - today)' },
        },
        sort: 'On',
        views: [
          { cards: ['Next occasion', 'On', 'Sizes', 'Free'] },
          { calendar: 'On', color: 'Next occasion' },
        ],
        filters: { Soon: 'On >= today and On <= today + 30 days', 'Nothing left': 'Free = 0' },
        badges: {
          'Soon: warning': 'On >= today and On <= today + 14 days',
          'Out of ideas: info': 'Free = 0',
        },
        samples: `
          Name      | Next occasion | On   | Sizes           | Has already      | Not wanted
          Jakob     | Birthday      | +11  | Shoes 34, age 9 | chess set        | clothes
          Mia       | Birthday      | +64  | Age 6           | scooter, puzzles | dolls
          Charlotte | Wedding       | +25  | Ring 54         | toaster          | vases
          Paul      | Christmas     | +190 | Shirt 41        |                  | socks
        `,
      },
      {
        name: 'Contribution',
        icon: 'hand-coins',
        label: 'Giver',
        fields: {
          Giver: 'person required',
          Wish: { to: 'Wish', required: true, onDelete: 'cascade' },
          Amount: { type: 'money', required: true, min: 0.01 },
          Date: { type: 'date', required: true, default: 'today' },
          Paid: 'boolean',
          Message: { type: 'text', help: 'For the card.' },
        },
        sort: 'Date desc',
        views: [{ table: ['Wish', 'Amount', 'Date', 'Paid', 'Message'] }],
        filters: { 'Not paid yet': 'not Paid' },
        rules: [
          {
            check: 'Wish.Collected <= Wish.Price',
            field: 'Amount',
            message: 'That is more than is still missing.',
          },
        ],
        badges: { 'Remind: warning': 'not Paid and Date < today - 7 days' },
        actions: [{ name: 'Paid', icon: 'check', when: 'not Paid', set: { Paid: 'true' } }],
        samples: `
          Giver        | Wish               | Amount | Date | Paid | Message
          Grandma Rose | Telescope          | 80.00  | -12  | yes  | Look at the rings of Saturn first!
          Aunt Verity  | Telescope          | 50.00  | -9   | no   |
          Uncle Finn   | Telescope          | 30.00  | -3   | no   | Clear skies
          Work friends | Weekend by the sea | 110.00 | -2   | yes  | With love from the third floor
        `,
      },
    ],
    metrics: {
      'Wishes still free': { count: 'Wish', where: 'Status is "Free"' },
      'Still to be paid': { sum: 'Amount', of: 'Contribution', where: 'not Paid' },
      'Wishes by status': { count: 'Wish', by: 'Status' },
      'Collected by wish': { sum: 'Amount', of: 'Contribution', by: 'Wish' },
    },
    pages: [
      'Wishes',
      'Wishers',
      'Contributions',
      {
        name: 'For the givers',
        icon: 'gift',
        blocks: [
          { figures: ['Wishes still free', 'Still to be paid'] },
          { shortlist: 'Wish', title: 'Wished for most', where: 'Status is "Free"', sort: 'How much desc' },
          { chart: 'Wishes by status', shape: 'donut' },
          { chart: 'Collected by wish' },
        ],
      },
    ],
  },
};
