import type { Archetype } from './archetype';

export const birthdaysGifts: Archetype = {
  id: 'birthdays-gifts',
  names: {
    en: ['birthdays', 'birthdays and gifts', 'gift ideas', 'present ideas', 'birthday calendar'],
    es: ['cumpleaños', 'ideas de regalo', 'cumpleaños y regalos'],
    fr: ['anniversaires', 'idées de cadeaux', 'anniversaires et cadeaux'],
    de: ['Geburtstage', 'Geschenkideen', 'Geburtstagskalender'],
    pt: ['aniversários', 'ideias de presentes', 'aniversários e presentes'],
  },
  words: [
    'birthday',
    'gift',
    'present',
    'card',
    'wrap',
    'turn',
    'godchild',
    'nephew',
    'niece',
    'cake',
    'candle',
    'surprise',
    'christening',
    'anniversary',
    'celebrate',
    'greeting',
  ],
  draft: {
    title: 'Birthdays and gifts',
    look: { accent: '#a83279', icon: 'cake', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Person',
        plural: 'People',
        icon: 'cake',
        fields: {
          Name: 'text required unique',
          Relation: {
            options: [
              'Family: accent',
              'Friend: good',
              'Neighbour: info',
              'Work: neutral',
              'Godchild: warning',
            ],
          },
          Birthday: 'date required',
          Turns: {
            type: 'integer',
            computed:
              'year(today) - year(Birthday) + (if month(Birthday) * 100 + day(Birthday) < month(today) * 100 + day(today) then 1 else 0)',
          },
          'Next birthday': {
            type: 'date',
            computed:
              'Birthday + Turns * 365 + rounddown((year(Birthday) + Turns - (if month(Birthday) > 2 then 0 else 1)) / 4) - rounddown((year(Birthday) - (if month(Birthday) > 2 then 0 else 1)) / 4)',
          },
          Likes: 'tags',
          Budget: { type: 'money', min: 0 },
          Spent: {
            type: 'money',
            computed: 'sum(Price in Gifts where Status is not "Idea" and Give on >= today)',
            help: 'On what is still to be given.',
          },
          Address: 'text',
        },
        sort: 'Next birthday',
        views: [
          { list: ['Next birthday', 'Turns', 'Relation'] },
          { calendar: 'Next birthday', color: 'Relation' },
          { table: ['Relation', 'Birthday', 'Next birthday', 'Turns', 'Budget', 'Spent'] },
        ],
        filters: {
          'Next thirty days': 'Next birthday <= today + 30 days',
          'Round ones': 'Turns = 18 or Turns = 21 or Turns = rounddown(Turns / 10) * 10',
          'No idea yet': 'count(Gifts where Give on >= today or Give on is empty) = 0',
        },
        rules: [
          {
            check: 'Birthday <= today',
            field: 'Birthday',
            message: 'The birthday is the day they were born.',
          },
        ],
        badges: {
          'Today: good': 'Next birthday = today',
          'Soon: warning': 'Next birthday > today and Next birthday <= today + 14 days',
          'Round: accent': 'Turns = 18 or Turns = 21 or Turns = rounddown(Turns / 10) * 10',
        },
        actions: [
          {
            name: 'Note an idea',
            icon: 'lightbulb',
            adds: 'Gift',
            set: { Name: '"Idea for " + Name', Person: 'this', 'Give on': 'Next birthday' },
          },
        ],
        samples: `
          Name           | Relation  | Birthday   | Likes                 | Budget | Address
          Grandpa Arthur | Family    | 1946-07-02 | crosswords, marmalade | 40.00  | Chapel Row 4
          Lottie         | Godchild  | -2922      | horses, drawing       | 25.00  | Mill Street 19
          Ravi           | Friend    | 1986-06-20 | coffee, cycling       | 20.00  |
          Mrs Bellamy    | Neighbour | 1951-02-28 | roses                 | 10.00  | Next door
          Nadia          | Work      | 1990-09-14 | dark chocolate        |        |
          Oscar          | Family    | -7295      | climbing, vinyl       | 50.00  | Hall 3, room 12
        `,
      },
      {
        name: 'Gift',
        icon: 'gift',
        fields: {
          Name: 'text required',
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Occasion: {
            options: ['Birthday', 'Christmas', 'Wedding', 'New baby', 'Just because'],
            default: 'Birthday',
          },
          'Give on': 'date',
          Price: { type: 'money', min: 0 },
          Status: {
            options: ['Idea: neutral', 'Ordered: info', 'Here: accent', 'Wrapped: good', 'Given: neutral'],
            required: true,
            default: 'Idea',
          },
          Hidden: { type: 'text', help: 'Where it is hidden.' },
          Link: 'url',
          Picture: 'image',
        },
        sort: 'Give on',
        views: [
          { board: 'Status', show: ['Person', 'Give on', 'Price'] },
          { gallery: 'Picture', show: ['Person', 'Price', 'Status'] },
          { table: ['Person', 'Occasion', 'Give on', 'Price', 'Status', 'Hidden'] },
        ],
        filters: {
          Ideas: 'Status is "Idea"',
          'To wrap': 'Status is "Here"',
          'Given before': 'Status is "Given"',
        },
        rules: [
          {
            check: 'Status is "Idea" or Price is not empty',
            field: 'Price',
            message: 'Say what it cost, for the budget.',
          },
        ],
        badges: {
          'Hurry: bad':
            '(Status is "Idea" or Status is "Ordered") and Give on >= today and Give on <= today + 7 days',
          'Over their budget: warning': 'Status is not "Given" and Price > Person.Budget',
        },
        actions: [
          { name: 'Wrapped', icon: 'gift', when: 'Status is "Here"', set: { Status: 'Wrapped' } },
          { name: 'Given', icon: 'party-popper', when: 'Status is "Wrapped"', set: { Status: 'Given' } },
        ],
        samples: `
          Name                | Person         | Occasion     | Give on | Price | Status  | Hidden              | Link                     | Picture
          Giant crossword     | Grandpa Arthur | Christmas    | +90     | 14.90 | Here    | Top of the wardrobe |                          | crossword book
          Riding gloves       | Lottie         | Birthday     | +0      | 29.00 | Wrapped |                     | https://saddlery.example | riding gloves
          Coffee subscription | Ravi           | Just because | +4      | 24.00 | Ordered |                     | https://roastery.example |
          Rose bush           | Mrs Bellamy    | Just because | -40     | 9.50  | Given   |                     |                          | rose bush
          Chalk bag           | Oscar          | Birthday     | +10     | 18.00 | Idea    |                     |                          | chalk bag
          Record voucher      | Oscar          | Christmas    | -180    | 30.00 | Given   |                     |                          |
        `,
      },
    ],
    metrics: {
      'Birthdays in thirty days': { count: 'Person', where: 'Next birthday <= today + 30 days' },
      'Still to give': { sum: 'Price', of: 'Gift', where: 'Status is not "Given" and Status is not "Idea"' },
      'Birthdays by month': { count: 'Person', by: 'Next birthday', per: 'month' },
      'Gifts by status': { count: 'Gift', by: 'Status' },
    },
    pages: [
      'People',
      'Gifts',
      {
        name: 'Coming up',
        icon: 'party-popper',
        blocks: [
          { figures: ['Birthdays in thirty days', 'Still to give'] },
          { shortlist: 'Person', title: 'Next birthdays', sort: 'Next birthday' },
          { chart: 'Birthdays by month' },
          { chart: 'Gifts by status', shape: 'donut' },
        ],
      },
    ],
  },
};
