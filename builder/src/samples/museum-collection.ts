import type { SampleApplication } from './sample-application';

export const museumCollection: SampleApplication = {
  id: 'museum-collection',
  category: 'Website',
  domain: 'Museums',
  description: 'Objects with pictures, makers and where they stand, exhibitions and loans to other houses.',
  draft: {
    title: 'Town museum',
    currency: 'EUR',
    look: { accent: '#57534e', icon: 'landmark', font: 'editorial', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Object',
        icon: 'amphora',
        fields: {
          Title: 'text required',
          Inventory: 'text required unique',
          Picture: 'image',
          Kind: { options: ['Painting', 'Ceramics', 'Tool', 'Textile', 'Photograph'], required: true },
          Maker: { to: 'Maker' },
          'Made about': { type: 'integer', min: -3000, max: 2100 },
          Age: { type: 'integer', computed: 'year(today) - Made about', unit: 'years' },
          Material: 'tags',
          Height: { type: 'number', min: 0, unit: 'cm' },
          Place: {
            options: ['Hall 1', 'Hall 2', 'Depot: neutral', 'On loan: info', 'Workshop: warning'],
            required: true,
            default: 'Depot',
          },
          Condition: { type: 'rating', min: 1, max: 5 },
          'Insured for': { type: 'money', min: 0 },
          'Looked at': 'date',
          'Belongs with': { to: 'Object', many: true, inverse: 'Companions' },
          Story: 'longtext',
        },
        views: [
          { gallery: 'Picture', show: ['Maker', 'Made about', 'Place'] },
          { board: 'Place', show: ['Kind', 'Inventory'] },
          { table: ['Inventory', 'Kind', 'Maker', 'Made about', 'Place', 'Insured for'] },
        ],
        filters: {
          'On show': 'Place is "Hall 1" or Place is "Hall 2"',
          'In the depot': 'Place is "Depot"',
          'To look at': 'Looked at is empty or Looked at < today - 365 days',
        },
        badges: {
          'Fragile: bad': 'Condition <= 2',
          'Back, needs a place: info': 'Place is "On loan" and count(Loans where Back is empty) = 0',
          'To look at: warning': 'Looked at is empty or Looked at < today - 365 days',
        },
        actions: [
          { name: 'Looked at', icon: 'eye', set: { 'Looked at': 'today' } },
          {
            name: 'To the depot',
            icon: 'archive',
            when: 'Place is "Hall 1" or Place is "Hall 2"',
            set: { Place: 'Depot' },
          },
        ],
        samples: `
          Title                | Inventory | Picture     | Kind       | Maker          | Made about | Material    | Height | Place    | Condition | Insured for | Looked at | Belongs with     | Story
          From the salt tower  | 1921-004  | town view   | Painting   | Adelheid Kron  | 1884       | oil, canvas | 62     | Hall 1   | 4         | 18000.00    | -120      |                  | Burnt down in 1886.
          Blue harvest jug     | 1933-017  | blue jug    | Ceramics   | Töpferei Wendt | 1790       | stoneware   | 31     | Hall 2   | 5         | 2400.00     | -80       |                  |
          Mustard pot          | 1933-018  | small pot   | Ceramics   | Töpferei Wendt | 1795       | stoneware   | 12     | On loan  | 4         | 600.00      | -500      | Blue harvest jug |
          Weaver’s shuttle     | 1958-101  | shuttle     | Tool       |                | 1860       | beech, iron | 6      | Depot    | 3         | 150.00      | -40       | Bridal cloth     |
          Bridal cloth         | 1958-102  | white cloth | Textile    |                | 1862       | linen       | 180    | Workshop | 2         | 900.00      | -12       | Weaver’s shuttle | A moth found it first.
          Ferrymen             | 1977-230  | ferrymen    | Photograph | Ludwig Sanders | 1911       | glass plate | 18     | On loan  | 4         | 3500.00     | -200      |                  |
          Market day           | 1977-231  | market day  | Photograph | Ludwig Sanders | 1912       | glass plate | 18     | Hall 1   | 5         | 3500.00     | -200      | Ferrymen         |
          Portrait of a brewer | 1902-001  | brewer      | Painting   | Adelheid Kron  | 1879       | oil, wood   | 48     | On loan  | 3         | 9500.00     | -410      |                  |
        `,
      },
      {
        name: 'Exhibition',
        icon: 'ticket',
        fields: {
          Title: 'text required',
          Poster: 'image',
          Opens: 'date required',
          Closes: 'date required',
          Days: { type: 'integer', computed: 'Closes - Opens + 1', unit: 'days' },
          Shows: { to: 'Object', many: true, inverse: 'Shown in' },
          Objects: { type: 'integer', computed: 'count(Shows)' },
          Visitors: { type: 'integer', min: 0 },
          Curator: 'person',
          About: 'longtext',
        },
        sort: 'Opens desc',
        views: [
          { cards: ['Opens', 'Closes', 'Curator', 'Objects'] },
          { timeline: 'Opens', end: 'Closes' },
          { table: ['Opens', 'Closes', 'Objects', 'Visitors'] },
        ],
        filters: { 'On now': 'Opens <= today and Closes >= today', Coming: 'Opens > today' },
        rules: [
          { check: 'Closes >= Opens', field: 'Closes', message: 'An exhibition closes after it opens.' },
        ],
        badges: {
          'On now: good': 'Opens <= today and Closes >= today',
          'Last days: warning': 'Closes >= today and Closes <= today + 7 days',
        },
        samples: `
          Title           | Poster       | Opens | Closes | Shows                                     | Visitors | Curator    | About
          The river works | river boats  | -60   | +5     | From the salt tower, Market day, Ferrymen | 1240     | Thea Vogel | Two hundred years of ferries and locks.
          Clay and fire   | pottery kiln | +70   | +160   | Blue harvest jug, Mustard pot             |          | Jan Wiebe  | From the pit to the table.
          Threads         | loom         | -200  | -110   | Weaver’s shuttle, Bridal cloth            | 2105     | Thea Vogel |
        `,
      },
      {
        name: 'Loan',
        icon: 'truck',
        label: 'To',
        fields: {
          To: 'text required',
          Object: { to: 'Object', required: true },
          From: 'date required',
          Until: 'date required',
          Back: 'date',
          Contact: 'email',
        },
        sort: 'Until',
        views: [{ timeline: 'From', end: 'Until' }, { table: ['Object', 'From', 'Until', 'Back'] }],
        rules: [
          {
            noOverlap: ['From', 'Until + 1 day'],
            within: ['Object'],
            message: 'The object is lent at that time already.',
          },
        ],
        badges: { 'Overdue: bad': 'Back is empty and Until < today' },
        actions: [
          {
            name: 'Came back',
            icon: 'check',
            when: 'Back is empty and From <= today',
            set: { Back: 'today' },
          },
        ],
        samples: `
          To                  | Object               | From | Until | Back | Contact
          State photo archive | Ferrymen             | -45  | +20   |      | loans@photo-archive.example
          Museum Lichtung     | Mustard pot          | -300 | -210  | -208 | kraus@lichtung.example
          House of textiles   | Bridal cloth         | -500 | -420  | -421 | mail@textiles.example
          Brewery house       | Portrait of a brewer | -100 | -6    |      | house@brewery.example
        `,
      },
      {
        name: 'Maker',
        icon: 'brush',
        fields: {
          Name: 'text required unique',
          Born: { type: 'integer', min: 1000, max: 2100 },
          Died: { type: 'integer', min: 1000, max: 2100 },
          'Works here': { type: 'integer', computed: 'count(Objects)' },
          Life: 'longtext',
        },
        views: [{ list: ['Born', 'Died', 'Works here'] }],
        rules: [{ check: 'Died >= Born', field: 'Died', message: 'Nobody dies before they are born.' }],
        samples: `
          Name           | Born | Died | Life
          Adelheid Kron  | 1851 | 1919 | Painted the town before and after the fire.
          Töpferei Wendt | 1740 | 1871 | Four generations at the clay pit.
          Ludwig Sanders | 1880 | 1943 | Photographer and part-time ferryman.
        `,
      },
    ],
    metrics: {
      'Objects on show': { count: 'Object', where: 'Place is "Hall 1" or Place is "Hall 2"' },
      'Insured in total': { sum: 'Insured for', of: 'Object' },
      'Oldest object': { largest: 'Age', of: 'Object' },
      'Objects by kind': { count: 'Object', by: 'Kind' },
      'Visitors by exhibition': { sum: 'Visitors', of: 'Exhibition', by: 'Title' },
    },
    pages: [
      {
        name: 'Collection',
        icon: 'landmark',
        blocks: [
          {
            text: 'Eight hundred years of a small town on a river, in things that somebody kept.',
            title: 'Town museum',
          },
          { records: 'Object' },
        ],
      },
      'Exhibitions',
      'Makers',
      {
        name: 'Keepers',
        icon: 'archive',
        blocks: [
          { figures: ['Objects on show', 'Insured in total', 'Oldest object'] },
          { chart: 'Objects by kind', shape: 'donut' },
          { chart: 'Visitors by exhibition' },
          {
            shortlist: 'Object',
            title: 'To look at',
            where: 'Looked at is empty or Looked at < today - 365 days',
          },
          { records: 'Loan' },
        ],
      },
    ],
  },
};
