import type { Archetype } from './archetype';

export const museumCollection: Archetype = {
  id: 'museum-collection',
  names: {
    en: ['museum', 'museum objects', 'museum collection', 'local museum', 'exhibits', 'exhibition loans'],
    es: ['museo', 'objetos de museo', 'colección del museo'],
    fr: ['musée', 'objets de musée', 'collection du musée'],
    de: ['Museum', 'Museumsobjekte', 'Heimatmuseum', 'Sammlungsobjekte'],
    pt: ['museu', 'objetos de museu', 'coleção do museu'],
  },
  words: [
    'museum',
    'object',
    'accession',
    'exhibit',
    'curator',
    'conservation',
    'provenance',
    'donor',
    'exhibition',
    'showcase',
    'store',
    'condition',
    'artefact',
    'loan',
    'conservator',
    'lender',
    'gallery',
  ],
  draft: {
    title: 'Museum objects',
    look: { accent: '#6d4a23', icon: 'amphora', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Object',
        icon: 'amphora',
        fields: {
          Name: 'text required',
          'Accession number': {
            type: 'text',
            required: true,
            unique: true,
            help: 'Year, gift and item: 1987.14.3',
          },
          Picture: 'image',
          Material: 'tags',
          Made: { type: 'text', help: 'As exactly as is known: about 1840.' },
          'Came as': { options: ['Gift', 'Bequest', 'Purchase', 'Found', 'On loan to us'], required: true },
          From: 'person',
          Place: { to: 'Place', inverse: 'Objects' },
          Condition: {
            options: ['Stable: good', 'Needs watching: warning', 'Needs treatment: bad'],
            required: true,
            default: 'Stable',
          },
          Away: { type: 'boolean', computed: 'count(Loans where Sent is not empty and Back is empty) > 0' },
          'Last checked': { type: 'date', computed: 'largest(Date in Condition checks)' },
        },
        label: 'Name',
        views: [
          { gallery: 'Picture', show: ['Accession number', 'Place', 'Condition'] },
          { table: ['Accession number', 'Made', 'Came as', 'Place', 'Condition', 'Last checked'] },
          { board: 'Condition', show: ['Accession number', 'Place'] },
        ],
        filters: {
          'On show': 'Place.Kind is "Showcase"',
          'Check due': 'Last checked is empty or Last checked < today - 365 days',
          Away: 'Away',
          'No place': 'Place is empty',
        },
        badges: {
          'Treat: bad': 'Condition is "Needs treatment"',
          'Away: info': 'Away',
          'Where is it?: warning': 'Place is empty and not Away',
        },
        actions: [
          {
            name: 'Check condition',
            icon: 'clipboard-check',
            adds: 'Condition check',
            set: { Object: 'this', Date: 'today' },
          },
        ],
        samples: `
          Name                  | Accession number | Picture         | Material      | Made        | Came as   | From            | Place          | Condition
          Slipware harvest jug  | 1931.4.1         | harvest jug     | earthenware   | about 1760  | Bequest   | Miss A. Tolley  | Case 3         | Stable
          Fisherman’s gansey    | 1978.22.5        | wool jumper     | wool          | 1910s       | Gift      | Cox family      | Textile drawer | Needs watching
          Plague cross          | 2004.9.1         | iron cross      | wrought iron  | before 1650 | Found     | Church Field    | Case 1         | Needs treatment
          Shop till             | 1987.14.3        | brass till      | brass, oak    | 1904        | Gift      | Hobbs and Son   | Bay 12         | Stable
          View of the Quay      | 1955.2.8         | harbour oil painting | oil on canvas | 1842   | Purchase  |                 |                | Stable
        `,
      },
      {
        name: 'Place',
        icon: 'warehouse',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Showcase: good', 'Store: neutral', 'Workshop: info'], required: true },
          Room: 'text',
          'Most light': { type: 'integer', min: 0, unit: 'lux' },
          Humidity: { type: 'percent', min: 0, max: 100 },
          'Objects here': { type: 'integer', computed: 'count(Objects)' },
        },
        views: [
          { table: ['Kind', 'Room', 'Most light', 'Humidity', 'Objects here'] },
          { board: 'Kind', show: ['Room', 'Objects here'] },
        ],
        badges: { 'Too damp: bad': 'Humidity > 60%' },
        samples: `
          Name           | Kind     | Room        | Most light | Humidity
          Case 1         | Showcase | Town room   | 200        | 48
          Case 3         | Showcase | Kitchen     | 200        | 51
          Bay 12         | Store    | Cellar      | 50         | 66
          Textile drawer | Store    | Attic store | 50         | 45
          Bench          | Workshop | Back room   | 300        | 50
        `,
      },
      {
        name: 'Condition check',
        icon: 'clipboard-check',
        label: 'Object',
        fields: {
          Object: { to: 'Object', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          By: 'person',
          Found: {
            options: ['Stable: good', 'Needs watching: warning', 'Needs treatment: bad'],
            required: true,
            default: 'Stable',
          },
          Damage: { options: ['Cracks', 'Flaking', 'Rust', 'Moth', 'Fading', 'Woodworm'], many: true },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'By', 'Found', 'Damage', 'Notes'] }, { calendar: 'Date', color: 'Found' }],
        filters: { 'With damage': 'Damage is not empty' },
        rules: [
          {
            check: 'Found is "Stable" or Damage is not empty',
            field: 'Damage',
            message: 'Say what the damage is.',
          },
        ],
        badges: { 'Pest: bad': 'Damage contains "Moth" or Damage contains "Woodworm"' },
        actions: [],
        samples: `
          Object               | Date | By          | Found           | Damage | Notes
          Plague cross         | -12  | Moira Keane | Needs treatment | Rust   | Active rust at the foot
          Fisherman’s gansey   | -40  | Moira Keane | Needs watching  | Moth   | Frozen for two weeks
          Slipware harvest jug | -200 | Abel Stone  | Stable          |        |
          Shop till            | -500 | Abel Stone  | Stable          |        |
        `,
      },
      {
        name: 'Loan',
        icon: 'truck',
        label: 'Borrower',
        fields: {
          Borrower: 'text required',
          Objects: { to: 'Object', many: true, required: true, inverse: 'Loans' },
          Exhibition: 'text',
          Sent: 'date',
          Due: 'date required',
          Back: 'date',
          Insured: { type: 'boolean', help: 'We have seen the certificate.' },
          'Days away': { type: 'integer', computed: '(if Back is empty then today else Back) - Sent' },
        },
        sort: 'Due',
        views: [
          { table: ['Objects', 'Exhibition', 'Sent', 'Due', 'Back', 'Insured'] },
          { timeline: 'Sent', end: 'Due' },
        ],
        filters: { Out: 'Sent is not empty and Back is empty' },
        rules: [
          {
            check: 'Sent is empty or Insured',
            field: 'Insured',
            message: 'Nothing leaves without insurance.',
          },
          { check: 'Back >= Sent', field: 'Back', message: 'It cannot be back before it was sent.' },
        ],
        badges: { 'Overdue: bad': 'Sent is not empty and Back is empty and Due < today' },
        actions: [
          { name: 'Sent', icon: 'truck', when: 'Sent is empty and Insured', set: { Sent: 'today' } },
          {
            name: 'Back',
            icon: 'package-check',
            when: 'Sent is not empty and Back is empty',
            set: { Back: 'today' },
          },
        ],
        samples: `
          Borrower             | Objects                               | Exhibition         | Sent | Due  | Back | Insured
          County Gallery       | View of the Quay                      | Painters of ports  | -50  | +40  |      | yes
          Maritime Museum      | Fisherman’s gansey                    | Knitted by the sea |      | +160 |      | no
          Abbey Visitor Centre | Plague cross                          | Black years        | -400 | -220 | -219 | yes
          Town Hall            | Shop till, Slipware harvest jug       | High Street at 900 | -700 | -670 | -668 | yes
        `,
      },
    ],
    metrics: {
      'Needs treatment': { count: 'Object', where: 'Condition is "Needs treatment"' },
      'Checks due': { count: 'Object', where: 'Last checked is empty or Last checked < today - 365 days' },
      Away: { count: 'Object', where: 'Away' },
      'Objects by how they came': { count: 'Object', by: 'Came as' },
    },
    pages: [
      'Objects',
      'Places',
      'Condition checks',
      'Loans',
      {
        name: 'Curator',
        icon: 'landmark',
        blocks: [
          { figures: ['Needs treatment', 'Checks due', 'Away'] },
          {
            shortlist: 'Object',
            title: 'Check these',
            where: 'Last checked is empty or Last checked < today - 365 days',
          },
          { chart: 'Objects by how they came', shape: 'donut' },
        ],
      },
    ],
  },
};
