import type { Archetype } from './archetype';

export const familyTree: Archetype = {
  id: 'family-tree',
  names: {
    en: ['family tree', 'ancestors', 'genealogy', 'family history', 'ancestry research'],
    es: ['árbol genealógico', 'antepasados', 'historia familiar'],
    fr: ['arbre généalogique', 'ancêtres', 'généalogie'],
    de: ['Stammbaum', 'Ahnenforschung', 'Familiengeschichte'],
    pt: ['árvore genealógica', 'antepassados', 'história da família'],
  },
  words: [
    'ancestor',
    'descendant',
    'genealogy',
    'grandfather',
    'grandmother',
    'parent',
    'sibling',
    'cousin',
    'census',
    'parish',
    'baptism',
    'burial',
    'surname',
    'maiden',
    'marriage',
    'generation',
    'archive',
    'emigrate',
  ],
  draft: {
    title: 'Family tree',
    look: {
      accent: '#6d4a23',
      icon: 'tree-deciduous',
      font: 'editorial',
      radius: 'sharp',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Person',
        plural: 'People',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Portrait: 'image',
          Born: 'date',
          Died: 'date',
          Birthplace: 'text',
          Father: { to: 'Person', inverse: 'Children as father' },
          Mother: { to: 'Person', inverse: 'Children as mother' },
          Age: {
            type: 'integer',
            computed: 'rounddown(((if Died is empty then today else Died) - Born) / 365.25)',
            unit: 'years',
          },
          Story: 'longtext',
        },
        sort: 'Born',
        views: [
          { table: ['Born', 'Died', 'Age', 'Birthplace', 'Father', 'Mother'] },
          { gallery: 'Portrait', show: ['Born', 'Died', 'Birthplace'] },
          { timeline: 'Born', end: 'Died', where: 'Died is not empty' },
        ],
        filters: {
          Living: 'Died is empty',
          'Parents unknown': 'Father is empty and Mother is empty',
          'No source': 'count(Sources) = 0',
        },
        rules: [
          { check: 'Died >= Born', field: 'Died', message: 'Nobody dies before being born.' },
          {
            check: 'Mother.Born is empty or Born is empty or Born > Mother.Born + 12 years',
            field: 'Mother',
            message: 'The mother would have been a child herself.',
          },
          {
            check: 'Mother.Died is empty or Born is empty or Born <= Mother.Died',
            field: 'Born',
            message: 'The mother had died before that.',
          },
          {
            check: 'Father.Born is empty or Born is empty or Born > Father.Born + 12 years',
            field: 'Father',
            message: 'The father would have been a child himself.',
          },
        ],
        badges: {
          'End of the line: info': 'Father is empty and Mother is empty',
          'No source: warning': 'count(Sources) = 0',
        },
        actions: [
          {
            name: 'Add another child',
            icon: 'user-plus',
            when: 'count(Children as mother) > 0',
            adds: 'Person',
            set: { Name: '"Child of " + Name', Mother: 'this' },
          },
        ],
        samples: `
          Name               | Portrait        | Born       | Died       | Birthplace | Father          | Mother             | Story
          Agnes Thornley     | woman in bonnet | 1874-03-11 | 1951-10-02 | Whitby     |                 |                    | Kept the chandler’s shop after the storm of 1903.
          Walter Thornley    | man with pipe   | 1871-08-29 | 1903-02-17 | Whitby     |                 |                    | Lost with the Ann and Mary.
          Edith Hale         | woman with hat  | 1899-06-20 | 1988-01-09 | Whitby     | Walter Thornley | Agnes Thornley     | School teacher for forty years.
          Robert Hale        | man in uniform  | 1895-12-01 | 1969-04-30 | Leeds      |                 |                    |
          Margaret Lindqvist | girl in garden  | 1927-05-16 | 2014-11-23 | Leeds      | Robert Hale     | Edith Hale         | Went to Malmö in 1951 for a summer and stayed.
          Anders Lindqvist   | boy on sledge   | 1956-09-04 |            | Malmö      |                 | Margaret Lindqvist |
        `,
      },
      {
        name: 'Event',
        icon: 'milestone',
        fields: {
          Name: 'text required',
          Kind: {
            options: ['Baptism', 'Wedding: accent', 'Work', 'Move: info', 'War: bad', 'Burial: neutral'],
            required: true,
          },
          Who: { to: 'Person', many: true, inverse: 'Events' },
          Date: 'date',
          Place: 'text',
          Source: { to: 'Source' },
          'Years ago': { type: 'integer', computed: 'rounddown((today - Date) / 365.25)' },
          Notes: 'longtext',
        },
        sort: 'Date',
        views: [
          { table: ['Kind', 'Who', 'Date', 'Place', 'Source'] },
          { calendar: 'Date', color: 'Kind' },
          { board: 'Kind', show: ['Who', 'Date', 'Place'] },
        ],
        filters: { Weddings: 'Kind is "Wedding"', 'Date unknown': 'Date is empty' },
        rules: [
          {
            check: 'Kind is not "Wedding" or count(Who) = 2',
            field: 'Who',
            message: 'A wedding takes two.',
          },
        ],
        badges: { 'On this day: good': 'month(Date) = month(today) and day(Date) = day(today)' },
        samples: `
          Name                    | Kind    | Who                             | Date       | Place             | Source                   | Notes
          Agnes marries Walter    | Wedding | Agnes Thornley, Walter Thornley | 1897-04-24 | St Mary’s, Whitby | Marriage entry 1897      |
          Loss at sea             | Work    | Walter Thornley                 | 1903-02-17 | Off Ravenscar     | Loss of the Ann and Mary | Five men lost.
          Robert joins up         | War     | Robert Hale                     | 1916-01-08 | Leeds             | Army pay book            |
          Edith marries Robert    | Wedding | Edith Hale, Robert Hale         | 1922-07-08 | Leeds             |                          |
          Margaret goes to Malmö  | Move    | Margaret Lindqvist              |            | Malmö             | Summer in Malmö          | Some time in 1951.
          Anders opens the bakery | Work    | Anders Lindqvist                | -8766      | Lund              |                          |
        `,
      },
      {
        name: 'Source',
        icon: 'scroll-text',
        fields: {
          Name: 'text required',
          Kind: {
            options: [
              'Parish register',
              'Census',
              'Certificate',
              'Letter',
              'Photograph',
              'Told by a relative',
            ],
            required: true,
          },
          Year: { type: 'integer', min: 1500, max: 2100 },
          About: { to: 'Person', many: true, inverse: 'Sources' },
          'Found at': 'text',
          Link: 'url',
          Scan: 'image',
          Sure: {
            options: ['Certain: good', 'Likely: info', 'Doubtful: warning'],
            required: true,
            default: 'Likely',
          },
          People: { type: 'integer', computed: 'count(About)' },
        },
        sort: 'Year',
        views: [
          { table: ['Kind', 'Year', 'About', 'Found at', 'Sure'] },
          { gallery: 'Scan', show: ['Kind', 'Year', 'Sure'] },
          { board: 'Sure', show: ['Kind', 'Year'] },
        ],
        filters: { 'To check': 'Sure is "Doubtful"', 'Not scanned': 'Scan is empty' },
        badges: { 'Check again: warning': 'Sure is "Doubtful"' },
        actions: [
          { name: 'Confirmed', icon: 'check-check', when: 'Sure is not "Certain"', set: { Sure: 'Certain' } },
        ],
        samples: `
          Name                     | Kind               | Year | About                                       | Found at         | Link                         | Scan         | Sure
          Marriage entry 1897      | Parish register    | 1897 | Agnes Thornley, Walter Thornley             | County archive   | https://archive.example/1897 | old register | Certain
          Census, Church Street    | Census             | 1901 | Agnes Thornley, Walter Thornley, Edith Hale | Online           | https://census.example/1901  | census page  | Certain
          Loss of the Ann and Mary | Letter             | 1903 | Walter Thornley                             | Edith’s desk     |                              | brown letter | Likely
          Army pay book            | Certificate        | 1916 | Robert Hale                                 | Attic trunk      |                              |              | Certain
          Summer in Malmö          | Told by a relative | 1951 | Margaret Lindqvist                          | Anders, by phone |                              |              | Doubtful
        `,
      },
    ],
    metrics: {
      'People found': { count: 'Person' },
      'Average age': { average: 'Age', of: 'Person', where: 'Died is not empty' },
      'Born by place': { count: 'Person', by: 'Birthplace' },
      'Sources by kind': { count: 'Source', by: 'Kind' },
    },
    pages: [
      'People',
      'Events',
      'Sources',
      {
        name: 'Where to look next',
        icon: 'search',
        blocks: [
          { figures: ['People found', 'Average age'] },
          {
            shortlist: 'Person',
            title: 'Parents unknown',
            where: 'Father is empty and Mother is empty',
            sort: 'Born',
          },
          { shortlist: 'Source', title: 'To check', where: 'Sure is "Doubtful"' },
          { chart: 'Born by place' },
          { chart: 'Sources by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
