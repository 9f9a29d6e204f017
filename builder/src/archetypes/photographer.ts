import type { Archetype } from './archetype';

export const photographer: Archetype = {
  id: 'photographer',
  names: {
    en: ['photographer', 'wedding photographer', 'portrait studio', 'photography clients'],
    es: ['fotógrafo', 'fotógrafo de bodas'],
    fr: ['photographe', 'photographe de mariage'],
    de: ['Fotograf', 'Hochzeitsfotograf'],
    pt: ['fotógrafo', 'fotógrafo de casamentos'],
  },
  words: [
    'photographer',
    'shoot',
    'photo',
    'wedding',
    'portrait',
    'gallery',
    'edit',
    'lens',
    'shot',
    'deposit',
    'headshot',
    'retouch',
    'print',
    'newborn',
    'album',
    'licence',
  ],
  draft: {
    title: 'Photo shoots',
    look: { accent: '#4b4458', icon: 'camera', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Shoot',
        icon: 'camera',
        fields: {
          Name: 'text required',
          Client: { to: 'Client', required: true },
          Kind: { options: ['Wedding', 'Portrait', 'Family', 'Newborn', 'Product', 'Event'], required: true },
          Start: 'datetime required',
          End: 'datetime',
          Place: 'text',
          Status: {
            options: [
              'Enquiry: neutral',
              'Booked: info',
              'Editing: accent',
              'Delivered: good',
              'Cancelled: bad',
            ],
            required: true,
            default: 'Enquiry',
          },
          Price: { type: 'money', min: 0 },
          Deposit: { type: 'money', min: 0, help: 'What was paid to hold the date.' },
        },
        sort: 'Start',
        views: [
          { board: 'Status', show: ['Client', 'Kind', 'Start', 'Place'] },
          { calendar: 'Start', end: 'End', color: 'Kind' },
          { table: ['Client', 'Kind', 'Start', 'Status', 'Price', 'Deposit'] },
        ],
        filters: {
          'To come': 'Start >= now and Status is "Booked"',
          'To edit': 'Status is "Editing"',
          Enquiries: 'Status is "Enquiry"',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'A shoot ends after it starts.' },
          {
            check: 'Status is not "Booked" or Deposit > 0',
            field: 'Deposit',
            message: 'The date is held when the deposit is paid.',
          },
          {
            noOverlap: ['Start', 'End'],
            where: 'Status is "Booked"',
            message: 'There is another shoot at that time.',
          },
        ],
        badges: {
          'Deliver now: bad': 'Status is "Editing" and date(Start) < today - 28 days',
          'This week: accent': 'Status is "Booked" and Start >= now and Start < now + 7 days',
        },
        actions: [
          {
            name: 'Start editing',
            icon: 'pen',
            when: 'Status is "Booked" and Start < now',
            set: { Status: 'Editing' },
          },
          {
            name: 'Make a gallery',
            icon: 'image',
            when: 'Status is "Editing"',
            adds: 'Gallery',
            set: { Name: 'Name', Shoot: 'this', Expires: 'today + 3 months' },
          },
          { name: 'Delivered', icon: 'send', when: 'Status is "Editing"', set: { Status: 'Delivered' } },
        ],
        samples: `
          Name                  | Client            | Kind     | Start     | End       | Place          | Status    | Price   | Deposit
          Wedding of Jo and Sam | Jo Harding        | Wedding  | +4T13:00  | +4T23:00  | Barn at Oakley | Booked    | 2200.00 | 700.00
          Team headshots        | Northlight Studio | Portrait | -1T09:00  | -1T12:00  | Their office   | Booked    | 640.00  | 200.00
          Family in the park    | The Adeyemis      | Family   | -35T16:00 | -35T17:30 | Castle Park    | Editing   | 280.00  | 80.00
          Ceramics catalogue    | Northlight Studio | Product  | -12T10:00 | -12T16:00 | Studio         | Editing   | 950.00  | 300.00
          Christening           | The Adeyemis      | Event    | +40T11:00 | +40T13:00 | St Mary's      | Enquiry   | 420.00  |
          Baby Noor             | Farah Aziz        | Newborn  | -70T10:00 | -70T12:00 | At home        | Delivered | 310.00  | 100.00
        `,
      },
      {
        name: 'Shot',
        icon: 'crosshair',
        label: 'Shot',
        fields: {
          Shot: 'text required',
          Shoot: { to: 'Shoot', required: true, onDelete: 'cascade' },
          People: 'tags',
          Example: 'image',
          'Must have': 'boolean',
          Taken: 'boolean',
        },
        views: [
          { list: ['Shoot', 'People', 'Taken'] },
          { gallery: 'Example', show: ['People', 'Must have', 'Taken'] },
        ],
        filters: { 'Still to take': 'not Taken', 'Must have': 'Must have and not Taken' },
        badges: { 'Must have: warning': 'Must have and not Taken' },
        actions: [{ name: 'Taken', icon: 'check', when: 'not Taken', set: { Taken: 'true' } }],
        samples: `
          Shot                         | Shoot                 | People                | Example        | Must have | Taken
          Both families on the steps   | Wedding of Jo and Sam | parents, grandparents | group on steps | yes       | no
          Rings on the prayer book     | Wedding of Jo and Sam |                       | rings          | no        | no
          First dance from the gallery | Wedding of Jo and Sam | Jo, Sam               | dancing        | yes       | no
          Everybody in the yard        | Team headshots        | team                  | group          | yes       | yes
          Glaze detail, blue bowl      | Ceramics catalogue    |                       | blue bowl      | no        | yes
        `,
      },
      {
        name: 'Gallery',
        icon: 'image',
        fields: {
          Name: 'text required',
          Shoot: { to: 'Shoot', required: true, onDelete: 'cascade' },
          Link: 'url',
          Photos: { type: 'integer', min: 0, help: 'Shown to the client.' },
          Included: { type: 'integer', min: 0, default: '30', help: 'In the price.' },
          Chosen: { type: 'integer', min: 0 },
          'Extra photo': { type: 'money', min: 0, default: '15' },
          'To pay': { type: 'money', computed: 'max(0, Chosen - Included) * Extra photo' },
          Expires: 'date',
        },
        sort: 'Expires',
        views: [
          { table: ['Shoot', 'Photos', 'Included', 'Chosen', 'To pay', 'Expires'] },
          { cards: ['Link', 'Chosen', 'Expires'] },
        ],
        filters: { 'Not chosen yet': 'Chosen is empty' },
        rules: [
          {
            check: 'Chosen <= Photos',
            field: 'Chosen',
            message: 'They cannot choose more photos than there are.',
          },
        ],
        badges: { 'Closes soon: warning': 'Chosen is empty and Expires <= today + 14 days' },
        actions: [
          {
            name: 'One month longer',
            icon: 'repeat',
            when: 'Chosen is empty',
            set: { Expires: 'Expires + 1 month' },
          },
        ],
        samples: `
          Name                          | Shoot              | Link                               | Photos | Included | Chosen | Extra photo | Expires
          Baby Noor                     | Baby Noor          | https://galleries.example/noor     | 64     | 20       | 27     | 15.00       | +20
          Family in the park, first cut | Family in the park | https://galleries.example/adeyemi  | 52     | 15       |        | 15.00       | +9
          Ceramics, proofs              | Ceramics catalogue | https://galleries.example/ceramics | 90     | 40       | 38     | 20.00       | +60
          Baby Noor, black and white    | Baby Noor          | https://galleries.example/noor-bw  | 18     | 0        | 4      | 12.00       | +20
        `,
      },
      {
        name: 'Client',
        icon: 'users',
        fields: {
          Name: 'text required',
          Email: 'email',
          Phone: 'phone',
          'May be published': { type: 'boolean', help: 'They signed that we may show their photos.' },
          'Number of shoots': { type: 'integer', computed: 'count(Shoots where Status is not "Cancelled")' },
          Spent: {
            type: 'money',
            computed: 'sum(Price in Shoots where Status is "Delivered" or Status is "Editing")',
          },
        },
        views: [{ table: ['Email', 'Phone', 'May be published', 'Number of shoots', 'Spent'] }],
        filters: { 'May be published': 'May be published' },
        badges: { 'Do not publish: bad': 'not May be published' },
        samples: `
          Name              | Email                    | Phone    | May be published
          Jo Harding        | jo@example.com           | 555-1911 | yes
          Northlight Studio | hello@northlight.example | 555-1912 | yes
          The Adeyemis      | adeyemi@example.com      | 555-1913 | no
          Farah Aziz        | farah@example.com        | 555-1914 | no
        `,
      },
    ],
    metrics: {
      'Shoots to come': { count: 'Shoot', where: 'Status is "Booked" and Start >= now' },
      'To edit': { count: 'Shoot', where: 'Status is "Editing"' },
      'Shoots by kind': { count: 'Shoot', by: 'Kind' },
      'Income per month': {
        sum: 'Price',
        of: 'Shoot',
        where: 'Status is not "Cancelled" and Status is not "Enquiry"',
        by: 'Start',
        per: 'month',
      },
    },
    pages: [
      'Shoots',
      'Shots',
      'Galleries',
      'Clients',
      {
        name: 'Studio',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['Shoots to come', 'To edit'] },
          {
            shortlist: 'Shoot',
            title: 'Next shoots',
            where: 'Status is "Booked" and Start >= now',
            sort: 'Start',
          },
          { shortlist: 'Shoot', title: 'On the desk', where: 'Status is "Editing"', sort: 'Start' },
          { chart: 'Income per month' },
          { chart: 'Shoots by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
