import type { SampleApplication } from './sample-application';

export const travelPlanner: SampleApplication = {
  id: 'travel-planner',
  category: 'Consumer App',
  domain: 'Travel',
  description: 'Trips day by day, with bookings, what everything costs and what still has to be packed.',
  draft: {
    title: 'Trips',
    currency: 'EUR',
    look: { accent: '#0d7fb8', icon: 'plane', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Trip',
        icon: 'plane',
        fields: {
          Trip: 'text required',
          Picture: 'image',
          From: 'date required',
          Until: 'date required',
          Nights: { type: 'integer', computed: 'Until - From' },
          People: { type: 'integer', required: true, min: 1, default: '2' },
          Budget: { type: 'money', min: 0 },
          Planned: { type: 'money', computed: 'sum(Cost in Stops)' },
          'For each of us': { type: 'money', computed: 'Planned / People' },
          'Days to go': { type: 'integer', computed: 'max(0, From - today)' },
          Packed: { type: 'percent', computed: 'count(Packing list where Packed) / count(Packing list)' },
        },
        sort: 'From',
        views: [
          { gallery: 'Picture', show: ['From', 'Nights', 'Planned'] },
          { timeline: 'From', end: 'Until' },
          { table: ['From', 'Until', 'Nights', 'Budget', 'Planned', 'Packed'] },
        ],
        filters: { Coming: 'Until >= today', Past: 'Until < today' },
        opensWith: 'Coming',
        rules: [{ check: 'Until >= From', field: 'Until', message: 'A trip ends after it begins.' }],
        badges: {
          'Over budget: bad': 'Planned > Budget',
          'Pack now: warning': 'Days to go > 0 and Days to go <= 5 and Packed < 100%',
          'Now: accent': 'From <= today and Until >= today',
        },
        samples: `
          Trip               | Picture        | From | Until | People | Budget
          Lisbon in spring   | lisbon tram    | +4   | +9    | 2      | 1400.00
          Hut to hut, Tyrol  | mountain hut   | +61  | +66   | 4      | 1600.00
          Weekend in Ghent   | canal in ghent | +27  | +29   | 2      | 480.00
          Cycling the Danube | river path     | -120 | -110  | 3      | 1500.00
          Grandma in Gdańsk  | gdansk harbour | -40  | -36   | 2      | 500.00
          Fair in Milan      | fair hall      | -1   | +2    | 1      | 300.00
        `,
      },
      {
        name: 'Stop',
        icon: 'map-pin',
        fields: {
          What: 'text required',
          Trip: { to: 'Trip', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Journey: info', 'Bed: accent', 'Food: warning', 'Sight: good', 'Tickets: neutral'],
            required: true,
          },
          Begins: 'datetime required',
          Ends: 'datetime',
          Where: 'text',
          Booked: 'boolean',
          Code: 'text',
          Cost: { type: 'money', min: 0, default: '0' },
          Link: 'url',
          Tip: 'longtext',
        },
        sort: 'Begins',
        views: [
          { calendar: 'Begins', end: 'Ends', color: 'Kind' },
          { list: ['Begins', 'Where', 'Kind'] },
          { board: 'Kind', show: ['Trip', 'Begins', 'Cost'] },
          { table: ['Trip', 'Kind', 'Begins', 'Booked', 'Cost'] },
        ],
        filters: {
          'To book': 'not Booked and Begins >= now',
          'Next days': 'Begins >= now and Begins <= today + 14 days',
        },
        rules: [
          { check: 'Ends > Begins', field: 'Ends', message: 'It ends after it begins.' },
          {
            check: 'Begins >= Trip.From and Begins < Trip.Until + 1 day',
            field: 'Begins',
            message: 'This is not during the trip.',
          },
        ],
        badges: { 'Book now: warning': 'not Booked and Begins >= now and Begins <= today + 14 days' },
        actions: [{ name: 'Booked', icon: 'check', when: 'not Booked', set: { Booked: 'true' } }],
        samples: `
          What               | Trip               | Kind    | Begins     | Ends       | Where           | Booked | Code   | Cost   | Link                         | Tip
          Flight to Lisbon   | Lisbon in spring   | Journey | +4T06:50   | +4T09:20   | Airport         | yes    | QX7T2A | 312.00 |                              |
          Guest house Alfama | Lisbon in spring   | Bed     | +4T15:00   | +9T11:00   | Rua das Janelas | yes    | 55120  | 540.00 | https://alfama-house.example | Ask for the roof.
          Custard tarts      | Lisbon in spring   | Food    | +5T09:30   |            | Belém           | no     |        | 12.00  |                              | Before ten there is no queue.
          Tile museum        | Lisbon in spring   | Sight   | +6T11:00   | +6T13:00   | Madre de Deus   | no     |        | 16.00  |                              |
          Fado evening       | Lisbon in spring   | Tickets | +7T20:30   | +7T22:30   | Mouraria        | no     |        | 70.00  |                              |
          Night train        | Hut to hut, Tyrol  | Journey | +61T21:10  | +62T06:40  | Main station    | no     |        | 236.00 |                              |
          First hut          | Hut to hut, Tyrol  | Bed     | +62T16:00  | +63T08:00  | Sonnjoch        | yes    | H-118  | 180.00 | https://sonnjoch.example     | Bring a sheet.
          Train to Ghent     | Weekend in Ghent   | Journey | +27T08:12  | +27T11:50  |                 | yes    | 8823   | 96.00  |                              |
          Altarpiece         | Weekend in Ghent   | Sight   | +28T10:00  | +28T11:00  | Cathedral       | no     |        | 32.00  |                              | Take the audio guide.
          Bikes and bags     | Cycling the Danube | Journey | -120T09:00 | -110T18:00 | Passau          | yes    |        | 690.00 |                              |
          Train              | Grandma in Gdańsk  | Journey | -40T07:30  | -40T17:00  |                 | yes    |        | 188.00 |                              |
          Train to Milan     | Fair in Milan      | Journey | -1T08:10   | -1T15:30   |                 | yes    |        | 74.00  |                              |
          Hotel at the fair  | Fair in Milan      | Bed     | -1T18:00   | +2T09:00   | Porta Romana    | yes    | M-41   | 285.00 |                              |
        `,
      },
      {
        name: 'Thing to pack',
        plural: 'Things to pack',
        icon: 'luggage',
        fields: {
          Thing: 'text required',
          Trip: { to: 'Trip', required: true, inverse: 'Packing list', onDelete: 'cascade' },
          Bag: { options: ['Rucksack', 'Suitcase', 'Hand luggage'], default: 'Suitcase' },
          Number: { type: 'integer', min: 1, default: '1' },
          Packed: 'boolean',
        },
        views: [{ list: ['Trip', 'Bag', 'Number'] }, { board: 'Bag', show: ['Trip', 'Number'] }],
        filters: { 'Still to pack': 'not Packed' },
        opensWith: 'Still to pack',
        actions: [{ name: 'Packed', icon: 'check', when: 'not Packed', set: { Packed: 'true' } }],
        samples: `
          Thing         | Trip              | Bag          | Number | Packed
          Passports     | Lisbon in spring  | Hand luggage | 2      | yes
          Rain jackets  | Lisbon in spring  | Suitcase     | 2      | no
          Phrase book   | Lisbon in spring  | Hand luggage | 1      | yes
          Sun cream     | Lisbon in spring  | Suitcase     | 1      | no
          Hut shoes     | Hut to hut, Tyrol | Rucksack     | 4      | no
          Head lamps    | Hut to hut, Tyrol | Rucksack     | 4      | no
          First-aid kit | Hut to hut, Tyrol | Rucksack     | 1      | yes
          Earplugs      | Weekend in Ghent  | Hand luggage | 2      | no
        `,
      },
    ],
    metrics: {
      'Still to book': { count: 'Stop', where: 'not Booked and Begins >= now' },
      'Cost of trips to come': { sum: 'Planned', of: 'Trip', where: 'Until >= today' },
      'Cost by kind': { sum: 'Cost', of: 'Stop', by: 'Kind' },
      'Nights away': { sum: 'Nights', of: 'Trip', by: 'From', per: 'year' },
    },
    pages: [
      'Trips',
      'Stops',
      'Things to pack',
      {
        name: 'Next up',
        icon: 'compass',
        blocks: [
          { figures: ['Still to book', 'Cost of trips to come'] },
          { shortlist: 'Stop', title: 'Next on the way', where: 'Begins >= now', sort: 'Begins' },
          { chart: 'Cost by kind', shape: 'donut' },
          { chart: 'Nights away' },
        ],
      },
    ],
  },
};
