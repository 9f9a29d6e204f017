import type { Archetype } from './archetype';

export const addressBook: Archetype = {
  id: 'address-book',
  names: {
    en: ['address book', 'contacts', 'personal contacts', 'friends and family contacts', 'keeping in touch'],
    es: ['agenda de contactos', 'libreta de direcciones', 'contactos personales'],
    fr: ['carnet d’adresses', 'contacts personnels', 'répertoire téléphonique'],
    de: ['Adressbuch', 'private Kontakte', 'Telefonbuch der Familie'],
    pt: ['agenda de contactos', 'agenda de contatos', 'livro de endereços', 'contactos pessoais'],
  },
  words: [
    'contact',
    'address',
    'phone',
    'email',
    'friend',
    'acquaintance',
    'neighbour',
    'postcode',
    'ring',
    'reach',
    'touch',
    'nickname',
    'landline',
    'mobile',
    'relative',
  ],
  draft: {
    title: 'Address book',
    look: { accent: '#1d6fa5', icon: 'contact', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Contact',
        icon: 'contact',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Group: {
            options: ['Family', 'Friends', 'Neighbours', 'School', 'Work', 'Handy people'],
            many: true,
          },
          Phone: 'phone',
          Email: 'email',
          Household: { to: 'Household', inverse: 'People' },
          'How we know': 'text',
          'Every so often': {
            type: 'integer',
            min: 1,
            unit: 'days',
            help: 'How long without a word is too long.',
          },
          'Last in touch': { type: 'date', computed: 'largest(Date in Catch-ups)' },
        },
        views: [
          { list: ['Phone', 'Email', 'Household'] },
          { cards: ['Phone', 'Email', 'Last in touch'] },
          { table: ['Group', 'Phone', 'Email', 'Household', 'Every so often', 'Last in touch'] },
        ],
        filters: {
          Family: 'Group contains "Family"',
          'Handy people': 'Group contains "Handy people"',
          'Get in touch': 'Last in touch + Every so often < today',
        },
        rules: [
          {
            check: 'Phone is not empty or Email is not empty or Household is not empty',
            field: 'Phone',
            message: 'Without a phone, an email or an address they cannot be reached.',
          },
        ],
        badges: {
          'Get in touch: warning': 'Last in touch + Every so often < today',
          'Spoken lately: good': 'Last in touch >= today - 7 days',
        },
        actions: [
          {
            name: 'We spoke',
            icon: 'phone',
            adds: 'Catch-up',
            set: { Contact: 'this', Date: 'today', How: 'Call' },
          },
        ],
        samples: `
          Name            | Photo            | Group           | Phone           | Email              | Household      | How we know       | Every so often
          Auntie Maureen  | smiling aunt     | Family          | +44 1632 960151 |                    | The Prestons   | Mum’s sister      | 21
          Kofi Asante     | man with glasses | Friends         | +44 7700 900162 | kofi@example.com   | Kofi and Bea   | University        | 45
          Bea Asante      |                  | Friends, School | +44 7700 900163 | bea@example.com    | Kofi and Bea   | Kofi’s wife       |
          Mr Pendle       |                  | Neighbours      | +44 1632 960170 |                    | Number 12      | Has our spare key |
          Gus the plumber |                  | Handy people    | +44 7700 900188 | gus@pipes.example  |                | Fixed the boiler  |
          Sigrid Dahl     | woman in snow    | Friends, Work   |                 | sigrid@example.com | Sigrid, Bergen | Shared an office  | 60
        `,
      },
      {
        name: 'Household',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          Address: 'longtext required',
          Town: 'text',
          Country: 'text',
          'Moved in': 'date',
          'Christmas card': 'boolean',
          'Door code': 'text',
          Number: { type: 'integer', computed: 'count(People)', help: 'People who live there.' },
        },
        views: [
          { cards: ['Address', 'Town', 'Number'] },
          { table: ['Town', 'Country', 'Number', 'Christmas card'] },
        ],
        filters: { 'Christmas card': 'Christmas card', 'Nobody there': 'Number = 0' },
        badges: { 'New address: info': 'Moved in >= today - 90 days' },
        actions: [
          {
            name: 'Send a card',
            icon: 'mail',
            when: 'not Christmas card',
            set: { 'Christmas card': 'true' },
          },
        ],
        samples: `
          Name           | Address                 | Town    | Country  | Moved in | Christmas card | Door code
          The Prestons   | 4 Weavers Close, BD9 4X | Ilkley  | England  | -9000    | yes            |
          Kofi and Bea   | Flat 3, 28 Harbour Road | Leith   | Scotland | -40      | yes            | 1947
          Number 12      | 12 Our Street           | Ilkley  | England  |          | no             |
          Sigrid, Bergen | Nygårdsgaten 7          | Bergen  | Norway   | -800     | yes            |
          Old flatmates  | 9 Mill View             | Halifax | England  | -2000    | no             |
        `,
      },
      {
        name: 'Catch-up',
        icon: 'message-circle',
        label: 'Contact',
        fields: {
          Contact: { to: 'Contact', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          How: {
            options: ['Call: info', 'Visit: good', 'Message: neutral', 'Letter: accent'],
            required: true,
            default: 'Call',
          },
          'Talked about': 'longtext',
          'Ask next time': 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'How', 'Talked about', 'Ask next time'] },
          { calendar: 'Date', color: 'How' },
        ],
        filters: { 'To ask': 'Ask next time is not empty', Visits: 'How is "Visit"' },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'Note it once you have spoken.' }],
        samples: `
          Contact        | Date | How     | Talked about                       | Ask next time
          Auntie Maureen | -34  | Call    | Her hip, and the bowls club final. | How did the operation go?
          Kofi Asante    | -3   | Message | The new flat; they need a sofa.    |
          Sigrid Dahl    | -41  | Letter  | Six pages, a recipe for lefse.     | When is the exhibition?
          Mr Pendle      | -1   | Visit   | Took in our parcel.                |
          Bea Asante     | -120 | Call    | Swimming lessons for Ama.          |
        `,
      },
    ],
    metrics: {
      'Get in touch': { count: 'Contact', where: 'Last in touch + Every so often < today' },
      'Christmas cards': { count: 'Household', where: 'Christmas card' },
      'Catch-ups by kind': { count: 'Catch-up', by: 'How' },
      'Catch-ups per month': { count: 'Catch-up', by: 'Date', per: 'month' },
    },
    pages: [
      'Contacts',
      'Households',
      {
        name: 'In touch',
        icon: 'heart',
        blocks: [
          { figures: ['Get in touch', 'Christmas cards'] },
          {
            shortlist: 'Contact',
            title: 'Too long without a word',
            where: 'Last in touch + Every so often < today',
            sort: 'Last in touch',
          },
          { chart: 'Catch-ups per month' },
          { chart: 'Catch-ups by kind', shape: 'donut' },
        ],
      },
      'Catch-ups',
    ],
  },
};
