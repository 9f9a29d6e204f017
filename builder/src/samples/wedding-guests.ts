import type { SampleApplication } from './sample-application';

export const weddingGuests: SampleApplication = {
  id: 'wedding-guests',
  category: 'Personal',
  domain: 'Weddings',
  description: 'Guests and their answers, tables that are never too full, and a budget that adds up.',
  draft: {
    title: 'Our wedding',
    currency: 'EUR',
    look: { accent: '#a3476b', icon: 'gem', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Guest',
        icon: 'users',
        fields: {
          Name: 'text required',
          Side: { options: ['Hers: accent', 'His: info', 'Both: neutral'] },
          Answer: {
            options: ['Not asked: neutral', 'Invited: info', 'Coming: good', 'Cannot come: bad'],
            required: true,
            default: 'Not asked',
          },
          Table: { to: 'Table' },
          'Comes with': { to: 'Guest', inverse: 'Brings' },
          Child: 'boolean',
          Food: {
            options: ['Everything', 'Vegetarian: good', 'Vegan: good', 'Children’s plate: info'],
            default: 'Everything',
          },
          Allergies: 'text',
          Email: 'email',
          'Sleeps over': 'boolean',
          'Thank-you sent': 'boolean',
        },
        views: [
          { board: 'Table', show: ['Food', 'Answer'], where: 'Answer is "Coming" or Answer is "Invited"' },
          { board: 'Answer', show: ['Side', 'Comes with'] },
          { table: ['Side', 'Answer', 'Table', 'Food', 'Allergies', 'Sleeps over'] },
        ],
        filters: {
          Coming: 'Answer is "Coming"',
          'No answer yet': 'Answer is "Invited"',
          'Without a table': 'Answer is "Coming" and Table is empty',
          Allergies: 'Allergies is not empty',
        },
        rules: [
          {
            limit: 'Table.Seats',
            within: ['Table'],
            where: 'Table is not empty and Answer is not "Cannot come"',
            message: 'This table is full.',
          },
          {
            check: 'Answer is not "Cannot come" or Table is empty',
            field: 'Table',
            message: 'Somebody who cannot come needs no seat.',
          },
        ],
        badges: {
          'Needs a table: warning': 'Answer is "Coming" and Table is empty',
          'Allergy: bad': 'Allergies is not empty and Answer is "Coming"',
        },
        actions: [
          { name: 'Invite', icon: 'mail', when: 'Answer is "Not asked"', set: { Answer: 'Invited' } },
          { name: 'Coming', icon: 'check', when: 'Answer is "Invited"', set: { Answer: 'Coming' } },
          {
            name: 'Not coming',
            icon: 'x',
            when: 'Answer is "Invited"',
            set: { Answer: 'Cannot come', Table: 'empty' },
          },
        ],
        samples: `
          Name              | Side | Answer      | Table | Comes with       | Child | Food             | Allergies | Email               | Sleeps over
          Grandma Elfriede  | Hers | Coming      | Rose  |                  | no    | Everything       |           |                     | yes
          Uncle Bertram     | Hers | Coming      | Rose  | Grandma Elfriede | no    | Everything       | shellfish | bertram@example.com | yes
          Leonie Falk       | Hers | Coming      | Rose  |                  | no    | Vegetarian       |           | leonie@example.com  | no
          Mats Falk         | Hers | Coming      | Rose  | Leonie Falk      | yes   | Children’s plate | nuts      |                     | no
          Sven Aldous       | His  | Coming      | Thyme |                  | no    | Everything       |           | sven@example.com    | yes
          Carla Aldous      | His  | Coming      | Thyme | Sven Aldous      | no    | Vegan            |           | carla@example.com   | yes
          Dimitri Vale      | Both | Coming      |       |                  | no    | Everything       |           | dimitri@example.com | no
          Hana Mizuno       | Both | Invited     | Thyme |                  | no    | Vegetarian       |           | hana@example.com    | no
          Professor Lindt   | His  | Invited     |       |                  | no    | Everything       |           | lindt@example.com   | no
          Cousin Rafe       | His  | Cannot come |       |                  | no    | Everything       |           | rafe@example.com    | no
          Neighbours Ahrens | Hers | Not asked   |       |                  | no    | Everything       |           |                     |
          Choir friends     | Hers | Invited     |       |                  | no    | Everything       |           | choir@example.com   | no
        `,
      },
      {
        name: 'Table',
        icon: 'utensils',
        fields: {
          Name: 'text required unique',
          Seats: { type: 'integer', required: true, min: 2, max: 14, default: '8' },
          Taken: { type: 'integer', computed: 'count(Guests where Answer is not "Cannot come")' },
          Free: { type: 'integer', computed: 'Seats - Taken' },
        },
        views: [{ cards: ['Seats', 'Taken', 'Free'] }],
        badges: { 'Full: good': 'Free = 0', 'Nearly empty: info': 'Taken <= 1' },
        samples: `
          Name     | Seats
          Rose     | 4
          Thyme    | 6
          Lavender | 8
          Sage     | 8
        `,
      },
      {
        name: 'Cost',
        icon: 'wallet',
        fields: {
          What: 'text required',
          Firm: 'text',
          Planned: { type: 'money', min: 0 },
          Actual: { type: 'money', min: 0 },
          Difference: { type: 'money', computed: 'Planned - Actual' },
          'Pay by': 'date',
          Paid: 'boolean',
        },
        sort: 'Pay by',
        views: [{ table: ['Firm', 'Planned', 'Actual', 'Difference', 'Pay by', 'Paid'] }],
        filters: { 'To pay': 'not Paid' },
        badges: { 'Overdue: bad': 'not Paid and Pay by < today', 'Over plan: warning': 'Actual > Planned' },
        actions: [{ name: 'Paid', icon: 'check', when: 'not Paid', set: { Paid: 'true' } }],
        samples: `
          What            | Firm              | Planned | Actual  | Pay by | Paid
          Barn and garden | Hof Sonnenau      | 2400.00 | 2400.00 | -30    | yes
          Dinner and wine | Hof Sonnenau      | 5200.00 |         | +40    | no
          Flowers         | Blütezeit         | 650.00  | 715.00  | +20    | no
          Dress           | Atelier Mohn      | 1400.00 | 1380.00 | -12    | yes
          Band            | The Lowlanders    | 1200.00 | 1200.00 | -2     | no
          Cake            | Konditorei Ahlers | 380.00  | 340.00  | +35    | no
        `,
      },
      {
        name: 'To do',
        plural: 'To dos',
        icon: 'list-checks',
        fields: {
          What: 'text required',
          Who: { options: ['Us', 'Parents', 'Witnesses'] },
          By: 'date',
          Done: 'boolean',
        },
        sort: 'By',
        views: [{ list: ['Who', 'By'] }, { calendar: 'By' }],
        filters: { Open: 'not Done' },
        opensWith: 'Open',
        badges: { 'Overdue: bad': 'not Done and By < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          What                 | Who       | By  | Done
          Send the invitations | Us        | -14 | yes
          Try the menu         | Us        | +6  | no
          Book the registrar   | Us        | -40 | yes
          Collect answers      | Witnesses | +10 | no
          Choose readings      | Parents   | -3  | no
        `,
      },
    ],
    metrics: {
      'Guests coming': { count: 'Guest', where: 'Answer is "Coming"' },
      'No answer yet': { count: 'Guest', where: 'Answer is "Invited"' },
      Planned: { sum: 'Planned', of: 'Cost' },
      'Still to pay': { sum: 'if Actual is empty then Planned else Actual', of: 'Cost', where: 'not Paid' },
      'Plates by food': { count: 'Guest', where: 'Answer is "Coming"', by: 'Food' },
    },
    pages: [
      {
        name: 'The day',
        icon: 'heart',
        blocks: [
          { figures: ['Guests coming', 'No answer yet', 'Planned', 'Still to pay'] },
          { shortlist: 'To do', title: 'Next', where: 'not Done', sort: 'By' },
          { chart: 'Plates by food', shape: 'donut' },
        ],
      },
      'Guests',
      'Tables',
      'Costs',
      'To dos',
    ],
  },
};
