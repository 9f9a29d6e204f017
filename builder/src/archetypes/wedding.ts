import type { Archetype } from './archetype';

export const wedding: Archetype = {
  id: 'wedding',
  names: {
    en: ['wedding', 'wedding planner', 'wedding guests', 'wedding planning', 'seating plan'],
    es: ['boda', 'invitados de boda', 'organización de boda'],
    fr: ['mariage', 'invités du mariage', 'plan de table'],
    de: ['Hochzeit', 'Hochzeitsplanung', 'Hochzeitsgäste'],
    pt: ['casamento', 'convidados do casamento', 'organização de casamento'],
  },
  words: [
    'wedding',
    'guest',
    'bride',
    'groom',
    'invitation',
    'seating',
    'table',
    'rsvp',
    'caterer',
    'dress',
    'venue',
    'ceremony',
    'bridesmaid',
    'honeymoon',
    'menu',
    'registry',
    'deposit',
  ],
  draft: {
    title: 'Our wedding',
    currency: 'EUR',
    look: { accent: '#b04d5e', icon: 'heart', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Guest',
        icon: 'users-round',
        fields: {
          Name: 'text required unique',
          Side: { options: ['Bride', 'Groom', 'Both'], required: true },
          People: {
            type: 'integer',
            required: true,
            min: 1,
            max: 8,
            default: '1',
            help: 'With partner and children.',
          },
          Answer: {
            options: ['Not invited yet: neutral', 'Invited: info', 'Coming: good', 'Not coming: bad'],
            required: true,
            default: 'Not invited yet',
          },
          Menu: { options: ['Meat', 'Fish', 'Vegetarian', 'Children'] },
          Allergies: 'text',
          Table: { to: 'Table', inverse: 'Guests' },
          Address: 'text',
          Phone: 'phone',
          Seats: { type: 'integer', computed: 'if Answer is "Coming" then People else 0' },
          Gift: 'text',
          Thanked: 'boolean',
        },
        views: [
          { board: 'Answer', show: ['Side', 'People', 'Table'] },
          { table: ['Side', 'People', 'Answer', 'Menu', 'Allergies', 'Table'] },
        ],
        filters: {
          'No answer': 'Answer is "Invited"',
          'No table': 'Answer is "Coming" and Table is empty',
          'To thank': 'Gift is not empty and not Thanked',
        },
        rules: [
          {
            check: 'Table is empty or Answer is not "Not coming"',
            field: 'Table',
            message: 'Who is not coming needs no seat.',
          },
        ],
        badges: {
          'No table yet: warning': 'Answer is "Coming" and Table is empty',
          'Allergy: bad': 'Allergies is not empty and Answer is "Coming"',
        },
        actions: [
          { name: 'Invited', icon: 'mail', when: 'Answer is "Not invited yet"', set: { Answer: 'Invited' } },
          { name: 'Coming', icon: 'check', when: 'Answer is "Invited"', set: { Answer: 'Coming' } },
          {
            name: 'Not coming',
            icon: 'x',
            when: 'Answer is "Invited"',
            set: { Answer: 'Not coming', Table: 'empty' },
          },
        ],
        samples: `
          Name                | Side  | People | Answer          | Menu       | Allergies | Table  | Address         | Phone            | Gift         | Thanked
          Aunt Brigitte       | Bride | 2      | Coming          | Fish       |           | Olive  | Lindenweg 4     | +49 30 5550 101  | Silver spoons | no
          The Moreau family   | Groom | 4      | Coming          | Meat       | Nuts      | Fig    | 3 rue du Four   | +33 1 55 50 12   |              | no
          Sven and Liv        | Both  | 2      | Invited         |            |           |        |                 |                  |              | no
          Grandpa Otto        | Bride | 1      | Coming          | Meat       |           | Olive  | Am Markt 9      |                  |              | no
          Colleagues from lab | Groom | 5      | Not invited yet |            |           |        |                 |                  |              | no
          Cousin Paola        | Bride | 2      | Not coming      |            |           |        | Via Roma 8      |                  | Vase         | yes
        `,
      },
      {
        name: 'Table',
        icon: 'utensils',
        fields: {
          Name: 'text required unique',
          Seats: { type: 'integer', required: true, min: 2, max: 20, default: '8' },
          Shape: { options: ['Round', 'Long'] },
          Taken: { type: 'integer', computed: 'sum(Seats in Guests)' },
          Left: { type: 'integer', computed: 'Seats - sum(Seats in Guests)' },
          Notes: 'text',
        },
        views: [
          { cards: ['Seats', 'Taken', 'Left'] },
          { table: ['Shape', 'Seats', 'Taken', 'Left', 'Notes'] },
        ],
        filters: { 'Seats left': 'Left > 0' },
        badges: { 'Too many: bad': 'Left < 0', 'Full: good': 'Left = 0' },
        samples: `
          Name  | Seats | Shape | Notes
          Olive | 8     | Round | Away from the band
          Fig   | 4     | Round | Two high chairs
          Lemon | 8     | Round |
          Top   | 10    | Long  | Parents and witnesses
        `,
      },
      {
        name: 'Supplier',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          For: {
            options: ['Venue', 'Food', 'Music', 'Flowers', 'Photos', 'Cake', 'Clothes'],
            required: true,
          },
          Status: {
            options: ['Asked: neutral', 'Quoted: info', 'Booked: good', 'Turned down: bad'],
            required: true,
            default: 'Asked',
          },
          Phone: 'phone',
          Price: { type: 'money', min: 0 },
          Deposit: { type: 'money', min: 0 },
          'Paid so far': { type: 'money', min: 0, default: '0' },
          'Pay by': 'date',
          'Still to pay': {
            type: 'money',
            computed: 'if Status is "Booked" then Price - Paid so far else 0',
          },
        },
        sort: 'Pay by',
        views: [
          { table: ['For', 'Status', 'Price', 'Deposit', 'Paid so far', 'Still to pay', 'Pay by'] },
          { board: 'Status', show: ['For', 'Price'] },
        ],
        filters: { Booked: 'Status is "Booked"', 'To pay': 'Still to pay > 0' },
        rules: [
          {
            check: 'Status is not "Booked" or Price is not empty',
            field: 'Price',
            message: 'What is booked has a price.',
          },
        ],
        badges: { 'Pay now: bad': 'Still to pay > 0 and Pay by <= today + 7 days' },
        actions: [{ name: 'Book', icon: 'check', when: 'Status is "Quoted"', set: { Status: 'Booked' } }],
        samples: `
          Name             | For     | Status      | Phone           | Price   | Deposit | Paid so far | Pay by
          Weingut Sonnhof  | Venue   | Booked      | +49 611 555 01  | 4200.00 | 1000.00 | 1000.00     | +30
          Küche am Bach    | Food    | Booked      | +49 611 555 09  | 6800.00 | 1500.00 | 1500.00     | +5
          The Paper Moons  | Music   | Quoted      |                 | 1900.00 | 400.00  | 0           |
          Blütenzeit       | Flowers | Asked       | +49 611 555 17  |         |         | 0           |
          Foto Lindner     | Photos  | Turned down |                 | 3200.00 |         | 0           |
        `,
      },
      {
        name: 'Task',
        icon: 'list-checks',
        fields: {
          Task: 'text required',
          Who: 'person',
          Due: 'date',
          Supplier: { to: 'Supplier' },
          Part: { options: ['Ceremony', 'Party', 'Papers', 'Clothes', 'Day after'] },
          Done: 'boolean',
        },
        sort: 'Due',
        views: [{ list: ['Who', 'Due', 'Part', 'Done'] }, { calendar: 'Due', color: 'Part' }],
        filters: { 'To do': 'not Done' },
        opensWith: 'To do',
        badges: { 'Late: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Task                       | Who   | Due | Supplier        | Part     | Done
          Papers for the registry    | Marie | +9  |                 | Papers   | no
          Send the menu to the cook  | Jonas | -2  | Küche am Bach   | Party    | no
          First fitting              | Marie | +21 |                 | Clothes  | no
          Choose the readings        | Jonas | -10 |                 | Ceremony | yes
        `,
      },
    ],
    metrics: {
      'People coming': { sum: 'Seats', of: 'Guest' },
      'No answer yet': { sum: 'People', of: 'Guest', where: 'Answer is "Invited"' },
      'Still to pay': { sum: 'Still to pay', of: 'Supplier' },
      'Guests by menu': { sum: 'People', of: 'Guest', where: 'Answer is "Coming"', by: 'Menu' },
    },
    pages: [
      'Guests',
      'Tables',
      'Suppliers',
      'Tasks',
      {
        name: 'Where we are',
        icon: 'party-popper',
        blocks: [
          { figures: ['People coming', 'No answer yet', 'Still to pay'] },
          { shortlist: 'Task', title: 'Do next', where: 'not Done', sort: 'Due' },
          { chart: 'Guests by menu', shape: 'donut' },
        ],
      },
    ],
  },
};
