import type { Archetype } from './archetype';

export const sportsClub: Archetype = {
  id: 'sports-club',
  names: {
    en: ['sports club', 'club members', 'football club', 'tennis club', 'club membership', 'membership fees'],
    es: ['club deportivo', 'socios del club', 'cuotas de socios'],
    fr: ['club de sport', 'adhérents du club', 'association sportive', 'cotisations'],
    de: ['Sportverein', 'Vereinsmitglieder', 'Mitgliederverwaltung', 'Mitgliedsbeiträge'],
    pt: ['clube desportivo', 'sócios do clube', 'quotas de sócios'],
  },
  words: [
    'club',
    'member',
    'membership',
    'team',
    'fee',
    'coach',
    'season',
    'player',
    'training',
    'kit',
    'committee',
    'junior',
    'squad',
    'sport',
    'licence',
    'join',
    'subscription',
  ],
  draft: {
    title: 'Sports club',
    currency: 'GBP',
    look: { accent: '#11659b', icon: 'volleyball', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Member',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          'Born on': 'date required',
          Email: 'email',
          Phone: 'phone',
          Team: { to: 'Team', inverse: 'Players' },
          Kind: {
            options: [
              'Junior: info',
              'Adult: accent',
              'Veteran: neutral',
              'Supporter: warning',
              'Left: neutral',
            ],
            required: true,
            default: 'Adult',
          },
          Joined: { type: 'date', required: true, default: 'today' },
          'In an emergency': { type: 'text', help: 'Whom to ring, and what to know.' },
          Owes: { type: 'money', computed: 'sum(Amount in Fees where Paid on is empty)' },
        },
        views: [
          { table: ['Team', 'Kind', 'Joined', 'Phone', 'Owes'] },
          { board: 'Kind', show: ['Team', 'Owes'] },
        ],
        filters: {
          Owes: 'Owes > 0',
          'No team': 'Team is empty and Kind is not "Supporter" and Kind is not "Left"',
        },
        rules: [{ check: 'Born on < Joined', field: 'Born on', message: 'A member is born before joining.' }],
        badges: {
          'Owes: bad': 'Owes > 0',
          'Turns 18: info': 'Kind is "Junior" and Born on <= today - 18 years',
        },
        actions: [
          {
            name: 'Bill this season',
            icon: 'receipt',
            when: 'Kind is not "Left"',
            adds: 'Fee',
            set: {
              Member: 'this',
              Season: 'year(today)',
              Due: 'today + 30 days',
              Amount: 'if Kind is "Junior" then 60 else if Kind is "Supporter" then 25 else 120',
            },
          },
        ],
        samples: `
          Name           | Born on    | Email             | Phone           | Team         | Kind      | Joined | In an emergency
          Lena Fischer   | 2012-04-11 | kurt@example.com  | +44 1632 960601 | Under 14     | Junior    | -700   | Father Kurt, asthma
          Obi Nwosu      | 1994-08-30 | obi@example.com   | +44 1632 960608 | First eleven | Adult     | -1400  |
          Patrick Shaw   | 1971-01-19 | pat@example.com   | +44 1632 960614 | Veterans     | Veteran   | -8000  | Wife Anne
          Isla McRae     | 2007-02-03 | isla@example.com  | +44 1632 960621 | First eleven | Junior    | -1100  | Mother Fiona
          Sunil Rao      | 1988-12-08 | sunil@example.com |                 |              | Adult     | -5     |
          Edna Bright    | 1949-06-27 |                   | +44 1632 960633 |              | Supporter | -9999  |
        `,
      },
      {
        name: 'Fee',
        icon: 'receipt',
        label: 'Member',
        fields: {
          Member: { to: 'Member', required: true, onDelete: 'cascade' },
          Season: { type: 'integer', required: true, min: 2000, max: 2100 },
          Amount: { type: 'money', required: true, min: 0 },
          Due: { type: 'date', required: true, default: 'today + 30 days' },
          'Paid on': 'date',
          By: { options: ['Transfer', 'Cash', 'Card'] },
          Late: {
            type: 'integer',
            computed: 'max(0, (if Paid on is empty then today else Paid on) - Due)',
            unit: 'days',
          },
        },
        sort: 'Due desc',
        views: [{ table: ['Season', 'Amount', 'Due', 'Paid on', 'By', 'Late'] }, { calendar: 'Due' }],
        filters: { Open: 'Paid on is empty', Late: 'Paid on is empty and Due < today' },
        opensWith: 'Open',
        rules: [{ unique: ['Member', 'Season'], message: 'This member has a fee for that season already.' }],
        badges: { 'Late: bad': 'Paid on is empty and Due < today' },
        actions: [{ name: 'Paid', icon: 'banknote', when: 'Paid on is empty', set: { 'Paid on': 'today' } }],
        samples: `
          Member       | Season | Amount | Due | Paid on | By
          Lena Fischer | 2026   | 60.00  | -40 | -44     | Transfer
          Obi Nwosu    | 2026   | 120.00 | -40 |         |
          Patrick Shaw | 2026   | 120.00 | -40 | -20     | Cash
          Isla McRae   | 2026   | 60.00  | -40 |         |
          Edna Bright  | 2026   | 25.00  | +10 |         |
          Obi Nwosu    | 2025   | 110.00 | -400 | -390   | Card
        `,
      },
      {
        name: 'Team',
        icon: 'shirt',
        fields: {
          Name: 'text required unique',
          Age: { options: ['Under 10', 'Under 14', 'Under 18', 'Adults', 'Over 40'], required: true },
          Coach: 'person',
          Trains: { options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], many: true },
          At: 'time',
          Pitch: 'text',
          'Squad size': { type: 'integer', computed: 'count(Players where Kind is not "Left")' },
        },
        views: [
          { cards: ['Coach', 'Trains', 'At', 'Squad size'] },
          { table: ['Age', 'Coach', 'Trains', 'At', 'Pitch', 'Squad size'] },
        ],
        filters: { 'No coach': 'Coach is empty' },
        badges: { 'No coach: bad': 'Coach is empty' },
        samples: `
          Name         | Age      | Coach        | Trains   | At    | Pitch
          First eleven | Adults   | Gary Lomas   | Tue, Thu | 19:30 | Main
          Under 14     | Under 14 | Kurt Fischer | Wed      | 17:30 | Astro
          Veterans     | Over 40  | Patrick Shaw | Mon      | 20:00 | Astro
          Under 10     | Under 10 |              | Sat      | 10:00 | Small
        `,
      },
      {
        name: 'Kit',
        plural: 'Kit',
        icon: 'package',
        label: 'Item',
        fields: {
          Item: 'text required',
          Kind: { options: ['Shirt', 'Balls', 'Key', 'Bibs', 'Goal'], required: true },
          'Number of': { type: 'integer', min: 1, default: '1' },
          'Held by': { to: 'Member', inverse: 'Kit held' },
          Since: 'date',
          Condition: {
            options: ['Good: good', 'Worn: warning', 'Broken: bad'],
            required: true,
            default: 'Good',
          },
        },
        views: [{ table: ['Kind', 'Number of', 'Held by', 'Since', 'Condition'] }],
        filters: { 'Out with members': 'Held by is not empty' },
        badges: { 'Get it back: bad': 'Held by.Kind is "Left"' },
        actions: [
          {
            name: 'Handed in',
            icon: 'undo-2',
            when: 'Held by is not empty',
            set: { 'Held by': 'empty', Since: 'empty' },
          },
        ],
        samples: `
          Item               | Kind  | Number of | Held by      | Since | Condition
          Clubhouse key 2    | Key   | 1         | Patrick Shaw | -800  | Good
          Match balls        | Balls | 6         | Obi Nwosu    | -30   | Worn
          Yellow bibs        | Bibs  | 15        |              |       | Good
          Away shirt 9       | Shirt | 1         | Isla McRae   | -90   | Good
        `,
      },
    ],
    metrics: {
      Members: { count: 'Member', where: 'Kind is not "Left"' },
      'Fees open': { sum: 'Amount', of: 'Fee', where: 'Paid on is empty' },
      'Fees per month': {
        sum: 'Amount',
        of: 'Fee',
        where: 'Paid on is not empty',
        by: 'Paid on',
        per: 'month',
      },
      'Members by kind': { count: 'Member', by: 'Kind' },
    },
    pages: [
      'Members',
      'Fees',
      'Teams',
      'Kit',
      {
        name: 'Treasurer',
        icon: 'coins',
        blocks: [
          { figures: ['Members', 'Fees open'] },
          { shortlist: 'Fee', title: 'Late fees', where: 'Paid on is empty and Due < today', sort: 'Due' },
          { chart: 'Fees per month' },
          { chart: 'Members by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
