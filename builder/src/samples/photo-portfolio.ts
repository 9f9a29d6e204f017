import type { SampleApplication } from './sample-application';

export const photoPortfolio: SampleApplication = {
  id: 'photo-portfolio',
  category: 'Website',
  domain: 'Photography',
  description: 'A photographer’s pictures in series, prints for sale and the enquiries that come in.',
  draft: {
    title: 'Wren Halloway, photographs',
    currency: 'EUR',
    look: { accent: '#3f3f46', icon: 'camera', font: 'editorial', radius: 'sharp', mode: 'light' },
    entities: [
      {
        name: 'Photograph',
        icon: 'image',
        fields: {
          Title: 'text required',
          Picture: { type: 'image', required: true },
          Series: { to: 'Series' },
          Taken: 'date',
          Place: 'text',
          Subjects: 'tags',
          Tone: 'color',
          'For sale': { type: 'boolean', default: 'true' },
          Price: { type: 'money', min: 0 },
          Edition: { type: 'integer', min: 1, default: '25' },
          Sold: { type: 'integer', computed: 'sum(Prints in Orders where State is not "Withdrawn")' },
          Left: { type: 'integer', computed: 'Edition - Sold' },
        },
        sort: 'Taken desc',
        views: [
          { gallery: 'Picture', show: ['Series', 'Place'] },
          { table: ['Series', 'Taken', 'Place', 'Price', 'Sold', 'Left'] },
        ],
        filters: { 'Prints to buy': 'For sale and Left > 0', 'This year': 'year(Taken) = year(today)' },
        rules: [
          {
            check: 'not For sale or Price > 0',
            field: 'Price',
            message: 'A picture that is for sale has a price.',
          },
        ],
        badges: {
          'Sold out: bad': 'Left <= 0',
          'Last prints: warning': 'For sale and Left > 0 and Left <= 3',
        },
        samples: `
          Title               | Picture          | Series      | Taken | Place     | Subjects      | Tone    | For sale | Price  | Edition
          Pier in the rain    | pier in the rain | Water lines | -40   | Helgoland | sea, weather  | #4b5c6b | yes      | 180.00 | 25
          Low tide            | low tide         | Water lines | -52   | Amrum     | sea, sand     | #b7a58a | yes      | 180.00 | 25
          Ferry, first light  | ferry at dawn    | Water lines | -75   | Cuxhaven  | ship, dawn    | #d18f5a | yes      | 240.00 | 3
          Baker at four       | baker            | Night work  | -110  | Bremen    | people, night | #6b4a2f | no       |        | 15
          Tram depot          | tram depot       | Night work  | -124  | Leipzig   | night, tracks | #23303f | yes      | 210.00 | 2
          Nurse on the stairs | staircase        | Night work  | -131  | Kassel    | people, night | #5b6472 | no       |        | 15
          Greenhouse          | greenhouse       | Under glass | -210  | Potsdam   | plants, light | #7f9b62 | yes      | 160.00 | 25
          Palm, dusk          | palm house       | Under glass | -214  | Potsdam   | plants        | #2f4a38 | yes      | 160.00 | 25
          Lily pond           | lily pond        | Under glass | -260  | Dresden   | plants, water | #3c6e63 | yes      | 195.00 | 20
        `,
      },
      {
        name: 'Series',
        plural: 'Series',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Cover: 'image',
          About: 'longtext',
          Year: { type: 'integer', min: 1990, max: 2100 },
          Pictures: { type: 'integer', computed: 'count(Photographs)' },
        },
        label: 'Name',
        views: [{ gallery: 'Cover', show: ['Year', 'Pictures'] }],
        samples: `
          Name        | Cover        | About                                                  | Year
          Water lines | water lines  | Edges of the sea, taken on foot between two tides.     | 2025
          Night work  | night street | People who keep a town running while it sleeps.        | 2024
          Under glass | palm house   | Plants far from home, in the light of old greenhouses. | 2023
        `,
      },
      {
        name: 'Order',
        icon: 'shopping-bag',
        label: 'Name',
        fields: {
          Name: 'text required',
          Email: 'email required',
          Photograph: { to: 'Photograph', required: true },
          Prints: { type: 'integer', required: true, min: 1, default: '1' },
          Received: { type: 'date', default: 'today' },
          State: {
            options: ['New: info', 'Printing: accent', 'Sent: good', 'Withdrawn: neutral'],
            default: 'New',
          },
          Amount: { type: 'money', computed: 'Prints * Photograph.Price' },
          Message: 'longtext',
        },
        sort: 'Received desc',
        views: [
          { board: 'State', show: ['Photograph', 'Prints', 'Amount'] },
          { table: ['Photograph', 'Prints', 'Received', 'State', 'Amount'] },
        ],
        rules: [
          {
            check: 'Photograph.Left >= 0',
            field: 'Prints',
            message: 'There are not that many prints of the edition left.',
          },
        ],
        samples: `
          Name         | Email                     | Photograph       | Prints | Received | State     | Message
          Ottilie Kern | ottilie@example.com       | Pier in the rain | 1      | -1       | New       | Framed, if you can.
          Café Orlo    | hello@orlo.example        | Greenhouse       | 3      | -4       | Printing  |
          Jasper Lowe  | jasper.lowe@example.com   | Tram depot       | 1      | -9       | Sent      |
          Gallery Nord | mail@gallery-nord.example | Tram depot       | 1      | -30      | Sent      | For the autumn show.
          Mina Sato    | mina@example.com          | Low tide         | 2      | -44      | Sent      |
          Ottilie Kern | ottilie@example.com       | Lily pond        | 1      | -61      | Withdrawn |
        `,
      },
    ],
    metrics: {
      'Prints sold': { sum: 'Prints', of: 'Order', where: 'State is not "Withdrawn"' },
      Takings: { sum: 'Amount', of: 'Order', where: 'State is not "Withdrawn"' },
      'Sales by picture': { sum: 'Amount', of: 'Order', where: 'State is not "Withdrawn"', by: 'Photograph' },
    },
    pages: [
      {
        name: 'Work',
        icon: 'image',
        blocks: [
          {
            text: 'Photographs of water, night and glass. Prints are made to order on cotton paper, numbered and signed.',
          },
          { records: 'Photograph' },
        ],
      },
      'Series',
      {
        name: 'Shop desk',
        icon: 'store',
        blocks: [
          { figures: ['Prints sold', 'Takings'] },
          { records: 'Order' },
          { chart: 'Sales by picture' },
        ],
      },
    ],
  },
};
