import type { Archetype } from './archetype';

export const raffle: Archetype = {
  id: 'raffle',
  names: {
    en: ['raffle', 'tombola', 'raffle tickets', 'prize draw', 'lottery draw'],
    es: ['rifa', 'tómbola', 'sorteo'],
    fr: ['tombola', 'loterie', 'billets de tombola'],
    de: ['Tombola', 'Verlosung', 'Lose'],
    pt: ['rifa', 'tômbola', 'sorteio'],
  },
  words: [
    'raffle',
    'ticket',
    'prize',
    'draw',
    'winner',
    'seller',
    'book',
    'stub',
    'tombola',
    'lottery',
    'donor',
    'number',
    'jackpot',
    'fete',
    'lucky',
  ],
  draft: {
    title: 'Raffle',
    currency: 'GBP',
    look: { accent: '#b0413e', icon: 'ticket', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Prize',
        icon: 'gift',
        fields: {
          Name: 'text required',
          Draw: { type: 'integer', required: true, unique: true, min: 1, help: 'First prize is 1.' },
          Worth: { type: 'money', min: 0 },
          'Given by': 'text',
          Picture: 'image',
          'Winning ticket': { type: 'integer', min: 1, unique: true },
          Book: { to: 'Book', inverse: 'Prizes won' },
          Winner: 'person',
          Phone: 'phone',
          Collected: 'boolean',
        },
        sort: 'Draw',
        views: [
          { gallery: 'Picture', show: ['Draw', 'Given by', 'Winner'] },
          { table: ['Draw', 'Worth', 'Given by', 'Winning ticket', 'Winner', 'Collected'] },
        ],
        filters: {
          'To draw': 'Winning ticket is empty',
          'To collect': 'Winning ticket is not empty and not Collected',
        },
        rules: [
          {
            check:
              'Winning ticket is empty or Book is empty or (Winning ticket >= Book.First and Winning ticket <= Book.Last)',
            field: 'Winning ticket',
            message: 'This number is not in that book.',
          },
          {
            check: 'not Collected or Winner is not empty',
            field: 'Winner',
            message: 'Say who collected it.',
          },
        ],
        badges: {
          'To collect: warning': 'Winning ticket is not empty and not Collected',
          'To draw: info': 'Winning ticket is empty',
        },
        actions: [
          {
            name: 'Collected',
            icon: 'check',
            when: 'Winner is not empty and not Collected',
            set: { Collected: 'true' },
          },
        ],
        samples: `
          Name                   | Draw | Worth  | Given by          | Picture        | Winning ticket | Book   | Winner       | Phone           | Collected
          Weekend by the sea     | 1    | 280.00 | Bay View Hotel    | seaside hotel  | 147            | Book 2 | Moira Swann  | +44 1632 960211 | no
          Hamper                 | 2    | 75.00  | Corner Deli       | food hamper    | 38             | Book 1 | Ken Adair    |                 | yes
          Bicycle service        | 3    | 60.00  | Spoke and Wheel   | bicycle        |                |        |              |                 | no
          Cinema for four        | 4    | 40.00  | The Regal         |                |                |        |              |                 | no
          Bottle of port         | 5    | 18.00  | Mr Treadwell      |                |                |        |              |                 | no
        `,
      },
      {
        name: 'Book',
        icon: 'ticket',
        fields: {
          Name: 'text required unique',
          Seller: { to: 'Seller' },
          First: { type: 'integer', required: true, min: 1 },
          Last: { type: 'integer', required: true, min: 1 },
          'Ticket price': { type: 'money', required: true, min: 0, default: '2' },
          Returned: { type: 'integer', min: 0, default: '0', help: 'Tickets that came back unsold.' },
          'Back in': 'date',
          Sold: { type: 'integer', computed: 'if Back in is empty then 0 else Last - First + 1 - Returned' },
          Expected: {
            type: 'money',
            computed: 'if Back in is empty then 0 else (Last - First + 1 - Returned) * Ticket price',
          },
          'Money handed in': { type: 'money', min: 0, default: '0' },
        },
        sort: 'First',
        views: [{ table: ['Seller', 'First', 'Last', 'Sold', 'Expected', 'Money handed in', 'Back in'] }],
        filters: {
          'Still out': 'Seller is not empty and Back in is empty',
          'Money short': 'Money handed in < Expected',
        },
        rules: [
          { check: 'Last >= First', field: 'Last', message: 'The last number comes after the first.' },
          {
            check: 'Returned <= Last - First + 1',
            field: 'Returned',
            message: 'More came back than were in the book.',
          },
          { noOverlap: ['First', 'Last'], message: 'Another book has some of these numbers.' },
        ],
        badges: {
          'Money short: bad': 'Money handed in < Expected',
          'Still out: info': 'Seller is not empty and Back in is empty',
        },
        actions: [
          {
            name: 'Came back',
            icon: 'book-check',
            when: 'Back in is empty and Seller is not empty',
            set: { 'Back in': 'today' },
          },
        ],
        samples: `
          Name   | Seller       | First | Last | Ticket price | Returned | Back in | Money handed in
          Book 1 | Pam Whittle  | 1     | 100  | 2.00         | 12       | -6      | 176.00
          Book 2 | Deepak Joshi | 101   | 200  | 2.00         | 0        | -4      | 190.00
          Book 3 | Year 6       | 201   | 300  | 2.00         | 0        |         | 0
          Book 4 |              | 301   | 400  | 2.00         | 0        |         | 0
        `,
      },
      {
        name: 'Seller',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          'Tickets sold': { type: 'integer', computed: 'sum(Sold in Books)' },
          Owes: { type: 'money', computed: 'sum(Expected - Money handed in in Books)' },
          Notes: 'text',
        },
        views: [{ table: ['Phone', 'Tickets sold', 'Owes', 'Notes'] }],
        filters: { Owes: 'Owes > 0' },
        badges: { 'Owes: bad': 'Owes > 0', 'Best sellers: good': 'Tickets sold >= 100' },
        samples: `
          Name         | Phone           | Notes
          Pam Whittle  | +44 1632 960231 | At the post office
          Deepak Joshi | +44 1632 960238 |
          Year 6       |                 | Through Mrs Hale
          Cricket club | +44 1632 960245 | Wants a book
        `,
      },
    ],
    metrics: {
      'Tickets sold': { sum: 'Sold', of: 'Book' },
      'Money in': { sum: 'Money handed in', of: 'Book', goal: 800 },
      'Prizes to collect': { count: 'Prize', where: 'Winning ticket is not empty and not Collected' },
      'Sold by seller': { sum: 'Sold', of: 'Book', by: 'Seller' },
    },
    pages: [
      'Prizes',
      'Books',
      'Sellers',
      {
        name: 'Draw',
        icon: 'party-popper',
        blocks: [
          { figures: ['Tickets sold', 'Money in', 'Prizes to collect'] },
          { chart: 'Sold by seller' },
          { shortlist: 'Prize', title: 'Draw next', where: 'Winning ticket is empty', sort: 'Draw' },
        ],
      },
    ],
  },
};
