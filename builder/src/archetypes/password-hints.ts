import type { Archetype } from './archetype';

export const passwordHints: Archetype = {
  id: 'password-hints',
  names: {
    en: ['password hints', 'online accounts', 'account register', 'digital estate', 'login reminders'],
    es: ['pistas de contraseñas', 'cuentas en línea', 'cuentas digitales de la familia'],
    fr: ['indices de mots de passe', 'comptes en ligne', 'comptes numériques de la famille'],
    de: ['Passworthinweise', 'Onlinekonten', 'digitaler Nachlass'],
    pt: ['dicas de palavras-passe', 'dicas de senhas', 'contas online', 'contas digitais da família'],
  },
  words: [
    'password',
    'hint',
    'login',
    'username',
    'website',
    'authenticator',
    'recovery',
    'two-step',
    'breach',
    'locked',
    'security',
    'digital',
    'backup',
    'inherit',
    'sign-in',
  ],
  draft: {
    title: 'Accounts and hints',
    look: { accent: '#4b5d2f', icon: 'key-round', font: 'plain', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Account',
        icon: 'globe',
        fields: {
          Name: 'text required',
          Website: 'url',
          'User name': 'text',
          Hint: { type: 'text', help: 'A reminder that only you understand. Never the password itself.' },
          Owner: { to: 'Person', required: true, inverse: 'Accounts' },
          Matters: {
            options: ['Very much: bad', 'Somewhat: warning', 'Hardly: neutral'],
            required: true,
            default: 'Somewhat',
          },
          'Two-step': {
            options: ['None: bad', 'Text message: warning', 'App: good', 'Security key: good'],
            required: true,
            default: 'None',
          },
          Changed: { type: 'date', default: 'today', help: 'When the password was last changed.' },
          'If I am gone': { options: ['Close it', 'Pass it on', 'Keep the photos', 'Leave it'] },
        },
        views: [
          { table: ['Website', 'User name', 'Hint', 'Owner', 'Two-step', 'Changed'] },
          { board: 'Two-step', show: ['Owner', 'Matters'] },
          { board: 'Matters', show: ['Owner', 'Two-step', 'Changed'] },
        ],
        filters: {
          'Without two-step': 'Two-step is "None"',
          'Not changed for long': 'Changed < today - 2 years',
          'No backup codes': 'Matters is "Very much" and count(Backup codes) = 0',
        },
        rules: [
          {
            check: 'Hint is empty or length(Hint) <= 40',
            field: 'Hint',
            message: 'A hint is short. Write no password here.',
          },
          {
            check: 'Hint is empty or User name is empty or Hint is not User name',
            field: 'Hint',
            message: 'The user name is no hint.',
          },
        ],
        badges: {
          'Switch on two-step: bad': 'Two-step is "None" and Matters is "Very much"',
          'Old password: warning': 'Changed < today - 2 years and Matters is not "Hardly"',
        },
        actions: [{ name: 'Changed today', icon: 'rotate-cw', set: { Changed: 'today' } }],
        samples: `
          Name            | Website                     | User name    | Hint                      | Owner | Matters   | Two-step     | Changed | If I am gone
          Family email    | https://mail.example        | the.burtons  | First car, then the shed  | Sally | Very much | App          | -120    | Pass it on
          Harbour Bank    | https://harbourbank.example | sburton61    | The long one about otters | Sally | Very much | Security key | -300    | Close it
          Photo cloud     | https://photos.example      | mike.b       | Street in Crete           | Mike  | Very much | None         | -820    | Keep the photos
          Seed catalogue  | https://seeds.example       | mikeb        | Usual, with the year      | Mike  | Hardly    | None         | -900    | Leave it
          Energy supplier | https://energy.example      | 4471 0098    | Gran’s saying             | Sally | Somewhat  | Text message | -760    | Pass it on
          School portal   | https://school.example      | burton.ellie |                           | Ellie | Somewhat  | None         | -30     | Close it
        `,
      },
      {
        name: 'Backup code',
        icon: 'life-buoy',
        label: 'Account',
        fields: {
          Account: { to: 'Account', required: true, onDelete: 'cascade' },
          'Kept in': { type: 'text', required: true, help: 'Where the sheet is. Not the codes.' },
          Printed: { type: 'date', required: true, default: 'today' },
          Codes: { type: 'integer', required: true, min: 1, max: 20, default: '10' },
          Used: { type: 'integer', min: 0, default: '0' },
          Left: { type: 'integer', computed: 'Codes - Used' },
        },
        sort: 'Printed desc',
        views: [{ table: ['Kept in', 'Printed', 'Codes', 'Used', 'Left'] }],
        filters: { 'Print new ones': 'Left <= 2' },
        rules: [
          { check: 'Used <= Codes', field: 'Used', message: 'There are not that many codes on the sheet.' },
        ],
        badges: { 'Print new ones: warning': 'Left <= 2' },
        actions: [{ name: 'Used one', icon: 'minus', when: 'Left > 0', set: { Used: 'Used + 1' } }],
        samples: `
          Account         | Kept in               | Printed | Codes | Used
          Family email    | Fire box, blue folder | -120    | 10    | 1
          Harbour Bank    | Fire box, blue folder | -300    | 8     | 6
          Energy supplier | Kitchen drawer        | -500    | 5     | 0
          Family email    | With Ellie            | -118    | 10    | 0
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          'Password manager': {
            options: ['None: bad', 'In the browser: warning', 'An own one: good'],
            default: 'None',
          },
          'Trusted person': { type: 'person', help: 'Who may open the envelope.' },
          'Envelope is at': 'text',
          Unsafe: {
            type: 'integer',
            computed: 'count(Accounts where Two-step is "None" and Matters is not "Hardly")',
            help: 'Accounts that matter, without two-step.',
          },
        },
        views: [{ cards: ['Password manager', 'Trusted person', 'Envelope is at', 'Unsafe'] }],
        filters: { 'No envelope': 'Envelope is at is empty' },
        badges: { 'Unsafe accounts: warning': 'Unsafe > 0' },
        samples: `
          Name   | Phone           | Password manager | Trusted person | Envelope is at
          Sally  | +44 7700 900211 | An own one       | Ellie Burton   | Solicitor, Castle Street
          Mike   | +44 7700 900212 | In the browser   | Sally Burton   | Fire box
          Ellie  | +44 7700 900213 | None             |                |
          Granny | +44 1632 960214 | None             | Sally Burton   | Bureau, top drawer
        `,
      },
    ],
    metrics: {
      'Without two-step': { count: 'Account', where: 'Two-step is "None" and Matters is not "Hardly"' },
      'Accounts by two-step': { count: 'Account', by: 'Two-step' },
      'Accounts by owner': { count: 'Account', by: 'Owner' },
      'Old passwords': { count: 'Account', where: 'Changed < today - 2 years' },
    },
    pages: [
      'Accounts',
      'Backup codes',
      'People',
      {
        name: 'How safe we are',
        icon: 'shield-check',
        blocks: [
          {
            text: 'No passwords, PINs or codes belong in here, only what helps to remember them.',
            title: 'Hints only',
          },
          { figures: ['Without two-step', 'Old passwords'] },
          { chart: 'Accounts by two-step', shape: 'donut' },
          { chart: 'Accounts by owner' },
        ],
      },
    ],
  },
};
