import type { Archetype } from './archetype';

export const softwareSubscriptions: Archetype = {
  id: 'software-subscriptions',
  names: {
    en: [
      'software subscriptions',
      'software licences',
      'SaaS subscriptions',
      'licence management',
      'tool subscriptions',
    ],
    es: ['suscripciones de software', 'licencias de software', 'gestión de licencias'],
    fr: ['abonnements logiciels', 'licences logicielles', 'gestion des licences'],
    de: ['Softwareabonnements', 'Softwarelizenzen', 'Lizenzverwaltung'],
    pt: ['subscrições de software', 'licenças de software', 'gestão de licenças'],
  },
  words: [
    'subscription',
    'licence',
    'license',
    'saas',
    'seat',
    'renewal',
    'software',
    'tool',
    'vendor',
    'plan',
    'trial',
    'unused',
    'billing',
  ],
  draft: {
    title: 'Software subscriptions',
    currency: 'USD',
    look: { accent: '#4468b0', icon: 'repeat', radius: 'soft', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Subscription',
        icon: 'receipt-text',
        fields: {
          Name: 'text required',
          Category: { options: ['Design', 'Development', 'Office', 'Sales', 'Security'] },
          Status: {
            options: ['Trial: info', 'Active: good', 'Cancelled: neutral'],
            required: true,
            default: 'Trial',
          },
          Seats: { type: 'integer', min: 1, required: true, default: '1' },
          'Price a seat': { type: 'money', min: 0, required: true, default: '0' },
          Billed: { options: ['Monthly', 'Yearly'], required: true, default: 'Monthly' },
          'A year': {
            type: 'money',
            computed:
              'if Status is "Cancelled" then 0 else if Billed is "Monthly" then Seats * Price a seat * 12 else Seats * Price a seat',
          },
          Renews: 'date required',
          Unused: { type: 'integer', computed: 'Seats - count(Licences)' },
        },
        sort: 'Renews',
        views: [
          { table: ['Category', 'Status', 'Seats', 'Unused', 'A year', 'Renews'] },
          { calendar: 'Renews', color: 'Category', name: 'Renewals' },
          { board: 'Category', show: ['Seats', 'A year', 'Renews'], where: 'Status is not "Cancelled"' },
        ],
        filters: {
          'Renews in 30 days': 'Status is not "Cancelled" and Renews >= today and Renews <= today + 30 days',
          'With unused seats': 'Unused > 0 and Status is "Active"',
          Trials: 'Status is "Trial"',
        },
        rules: [
          {
            check: 'Unused >= 0',
            field: 'Seats',
            message: 'More people have a licence than there are seats.',
          },
        ],
        badges: {
          'Renews soon: warning':
            'Status is "Active" and Billed is "Yearly" and Renews >= today and Renews <= today + 30 days',
          'Trial ends: bad': 'Status is "Trial" and Renews <= today + 7 days',
          'Unused seats: info': 'Unused >= 2 and Status is "Active"',
        },
        actions: [
          {
            name: 'Give back unused seats',
            icon: 'minus',
            when: 'Status is "Active" and Unused > 0 and Unused < Seats',
            set: { Seats: 'Seats - Unused' },
          },
          {
            name: 'Renewed',
            icon: 'repeat',
            when: 'Status is "Active" and Renews <= today + 30 days',
            set: { Renews: 'if Billed is "Yearly" then Renews + 1 year else Renews + 1 month' },
          },
          { name: 'Cancel', icon: 'ban', when: 'Status is not "Cancelled"', set: { Status: 'Cancelled' } },
        ],
        samples: `
          Name       | Category    | Status    | Seats | Price a seat | Billed  | Renews
          Pixelboard | Design      | Active    | 4     | 15.00        | Monthly | +9
          Gitforge   | Development | Active    | 3     | 228.00       | Yearly  | +21
          Mailwright | Office      | Active    | 2     | 6.50         | Monthly | +3
          Vaultkey   | Security    | Active    | 1     | 48.00        | Yearly  | +190
          Dealcount  | Sales       | Trial     | 1     | 39.00        | Monthly | +4
          Slidemaker | Office      | Cancelled | 1     | 12.00        | Monthly | -40
        `,
      },
      {
        name: 'Licence',
        icon: 'key-round',
        label: 'Person',
        fields: {
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Subscription: { to: 'Subscription', required: true, onDelete: 'cascade' },
          Since: { type: 'date', required: true, default: 'today' },
          'Last used': 'date',
          Role: { options: ['Member', 'Admin: warning', 'Billing: info'], default: 'Member' },
        },
        sort: 'Last used',
        views: [
          { table: ['Subscription', 'Since', 'Last used', 'Role'] },
          { board: 'Subscription', show: ['Last used', 'Role'] },
        ],
        filters: {
          'Not used for 60 days': 'Last used is empty or Last used < today - 60 days',
          Admins: 'Role is "Admin"',
        },
        rules: [{ unique: ['Person', 'Subscription'], message: 'This person has a licence already.' }],
        badges: {
          'Not used: warning': 'Last used is empty or Last used < today - 60 days',
          'Has left: bad': 'Person.Left is not empty',
        },
        samples: `
          Person      | Subscription | Since | Last used | Role
          Ona Berg    | Pixelboard   | -400  | -1        | Admin
          Jules Roche | Pixelboard   | -120  | -75       | Member
          Jules Roche | Gitforge     | -300  | -2        | Member
          Devin Shah  | Gitforge     | -420  | -1        | Admin
          Mara Ilves  | Mailwright   | -500  | -30       | Member
          Devin Shah  | Vaultkey     | -250  | -4        | Admin
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Team: { options: ['Design', 'Engineering', 'Sales', 'Office'] },
          Email: 'email unique',
          Licences: { type: 'integer', computed: 'count(Licences)' },
          Left: { type: 'date', help: 'The last day, for those who went.' },
        },
        views: [{ table: ['Team', 'Email', 'Licences', 'Left'] }],
        filters: { 'Here now': 'Left is empty', 'Left with licences': 'Left < today and Licences > 0' },
        badges: { 'Take the licences away: bad': 'Left < today and Licences > 0' },
        samples: `
          Name        | Team        | Email                | Left
          Ona Berg    | Design      | ona@skerry.example   |
          Jules Roche | Engineering | jules@skerry.example |
          Devin Shah  | Engineering | devin@skerry.example |
          Mara Ilves  | Office      | mara@skerry.example  | -12
        `,
      },
    ],
    metrics: {
      'Cost a year': { sum: 'A year', of: 'Subscription' },
      'Unused seats': { sum: 'Unused', of: 'Subscription', where: 'Status is "Active"' },
      'Cost by category': {
        sum: 'A year',
        of: 'Subscription',
        where: 'Status is not "Cancelled"',
        by: 'Category',
      },
    },
    pages: [
      'Subscriptions',
      'Licences',
      'People',
      {
        name: 'Spending',
        icon: 'wallet',
        blocks: [
          { figures: ['Cost a year', 'Unused seats'] },
          {
            shortlist: 'Subscription',
            title: 'Renewing next',
            where: 'Status is not "Cancelled" and Renews >= today',
            sort: 'Renews',
          },
          { chart: 'Cost by category', shape: 'donut' },
          {
            shortlist: 'Licence',
            title: 'Hardly used',
            where: 'Last used is empty or Last used < today - 60 days',
            sort: 'Last used',
          },
        ],
      },
    ],
  },
};
