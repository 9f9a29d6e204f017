import type { Archetype } from './archetype';

export const customerRelations: Archetype = {
  id: 'customer-relations',
  names: {
    en: [
      'CRM',
      'customer relations',
      'customer relationship management',
      'contacts and companies',
      'client contacts',
    ],
    es: ['CRM', 'gestión de relaciones con clientes', 'contactos de clientes', 'cartera de clientes'],
    fr: ['CRM', 'gestion de la relation client', 'suivi des contacts clients', 'portefeuille de clients'],
    de: ['CRM', 'Kundenbeziehungen', 'Kundenkontakte', 'Kundenpflege'],
    pt: ['CRM', 'gestão de relações com clientes', 'contactos de clientes', 'carteira de clientes'],
  },
  words: [
    'crm',
    'contact',
    'company',
    'relationship',
    'prospect',
    'lead',
    'customer',
    'call',
    'conversation',
    'industry',
    'account',
    'touch',
    'introduction',
  ],
  draft: {
    title: 'Customer relations',
    look: { accent: '#2a4d8f', icon: 'contact', navigation: 'side' },
    entities: [
      {
        name: 'Contact',
        icon: 'contact',
        fields: {
          Name: 'text required',
          Company: { to: 'Company', inverse: 'People' },
          Role: 'text',
          Email: 'email unique',
          Phone: 'phone',
          Status: {
            options: ['Lead: info', 'Prospect: accent', 'Customer: good', 'Former: neutral'],
            required: true,
            default: 'Lead',
          },
          Owner: { type: 'person', help: 'Who of us looks after this person.' },
          'Last contact': { type: 'date', computed: 'largest(Date in Conversations)' },
          'Next contact': 'date',
        },
        sort: 'Name',
        views: [
          { table: ['Company', 'Role', 'Status', 'Owner', 'Last contact', 'Next contact'] },
          { board: 'Status', show: ['Company', 'Role', 'Next contact'] },
          { cards: ['Company', 'Role', 'Phone', 'Email'] },
        ],
        filters: {
          'To call back': 'Next contact <= today',
          Customers: 'Status is "Customer"',
          'Not heard for 90 days':
            'Status is not "Former" and (Last contact is empty or Last contact < today - 90 days)',
        },
        rules: [
          {
            check: 'Email is not empty or Phone is not empty',
            field: 'Email',
            message: 'Note an email address or a phone number.',
          },
        ],
        badges: {
          'Call back: warning': 'Next contact <= today',
          'Gone quiet: bad':
            'Status is "Customer" and (Last contact is empty or Last contact < today - 90 days)',
        },
        actions: [
          {
            name: 'Log a call',
            icon: 'phone',
            adds: 'Conversation',
            set: { Summary: '"Call"', Contact: 'this', Date: 'today', Kind: 'Call' },
          },
          {
            name: 'Again in two weeks',
            icon: 'calendar-plus',
            when: 'Status is not "Former"',
            set: { 'Next contact': 'today + 14 days' },
          },
        ],
        samples: `
          Name            | Company         | Role              | Email                       | Phone           | Status   | Owner      | Next contact
          Helen Ashworth  | Pennine Paper   | Purchasing        | h.ashworth@pennine.example  | +44 1632 960210 | Customer | Asha Patel | +3
          Callum Reid     | Forth Logistics | Managing director | callum@forth.example        |                 | Prospect | Asha Patel | +0
          Sian Morgan     | Brecon Dairies  | Plant manager     |                             | +44 1632 960233 | Customer | Joe Barker |
          Peter Lindqvist | Pennine Paper   | Finance           | p.lindqvist@pennine.example | +44 1632 960211 | Customer | Asha Patel | +21
          Nadia Rahman    | Solent Marine   | Buyer             | nadia@solentmarine.example  | +44 1632 960258 | Lead     | Joe Barker | -2
          Graham Pike     | Forth Logistics | Fleet manager     | graham@forth.example        |                 | Former   |            |
        `,
      },
      {
        name: 'Company',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Industry: { options: ['Manufacturing', 'Transport', 'Food', 'Marine', 'Services'] },
          Website: 'url',
          Town: 'text',
          Customers: { type: 'integer', computed: 'count(People where Status is "Customer")' },
          'Last contact': { type: 'date', computed: 'largest(Last contact in People)' },
          Notes: 'longtext',
        },
        views: [{ table: ['Industry', 'Town', 'Customers', 'Last contact', 'Website'] }, 'cards'],
        filters: { 'Customers of ours': 'Customers > 0', 'Not yet': 'Customers = 0' },
        badges: { 'One contact only: warning': 'Customers > 0 and count(People) = 1' },
        samples: `
          Name            | Industry      | Website                      | Town       | Notes
          Pennine Paper   | Manufacturing | https://pennine.example      | Halifax    | Two mills, one purchasing office.
          Forth Logistics | Transport     | https://forth.example        | Leith      | Contract with a competitor until spring.
          Brecon Dairies  | Food          | https://brecon.example       | Brecon     |
          Solent Marine   | Marine        | https://solentmarine.example | Portsmouth | Met at the boat show.
        `,
      },
      {
        name: 'Conversation',
        icon: 'messages-square',
        fields: {
          Summary: 'text required',
          Contact: { to: 'Contact', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Kind: { options: ['Call', 'Email', 'Meeting', 'Visit'], required: true, default: 'Call' },
          Outcome: {
            options: [
              'Interested: good',
              'Thinking about it: info',
              'Not now: warning',
              'No answer: neutral',
            ],
          },
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [{ list: ['Contact', 'Date', 'Kind', 'Outcome'] }, { calendar: 'Date', color: 'Kind' }],
        filters: { Interested: 'Outcome is "Interested"', 'This week': 'Date >= today - 7 days' },
        samples: `
          Summary                   | Contact         | Date | Kind    | Outcome           | Notes
          Price list for next year  | Helen Ashworth  | -4   | Meeting | Interested        | Wants it split by mill.
          First talk about delivery | Callum Reid     | -12  | Call    | Thinking about it | Ask again after the board meets.
          Walk through the plant    | Sian Morgan     | -130 | Visit   | Interested        |
          Terms of payment          | Peter Lindqvist | -9   | Email   | Interested        | 30 days is fine.
          Message left              | Nadia Rahman    | -2   | Call    | No answer         |
          Contract not renewed      | Graham Pike     | -210 | Call    | Not now           |
        `,
      },
    ],
    metrics: {
      'To call back': { count: 'Contact', where: 'Next contact <= today' },
      Customers: { count: 'Contact', where: 'Status is "Customer"' },
      'Contacts by status': { count: 'Contact', by: 'Status' },
      'Conversations per month': { count: 'Conversation', by: 'Date', per: 'month' },
    },
    pages: [
      'Contacts',
      'Companies',
      'Conversations',
      {
        name: 'Today',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['To call back', 'Customers'] },
          { shortlist: 'Contact', title: 'Call these', where: 'Next contact <= today', sort: 'Next contact' },
          { chart: 'Contacts by status', shape: 'donut' },
          { chart: 'Conversations per month' },
        ],
      },
    ],
  },
};
