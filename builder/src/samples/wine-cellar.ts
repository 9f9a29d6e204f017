import type { SampleApplication } from './sample-application';

export const wineCellar: SampleApplication = {
  id: 'wine-cellar',
  category: 'Personal',
  domain: 'Wine',
  description: 'Bottles by place and vintage, when to drink them and what they tasted of.',
  draft: {
    title: 'Cellar book',
    currency: 'EUR',
    look: { accent: '#881337', icon: 'wine', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Wine',
        icon: 'wine',
        fields: {
          Wine: 'text required',
          Producer: { to: 'Producer' },
          Label: 'image',
          Colour: {
            options: ['Red: bad', 'White: warning', 'Rosé: accent', 'Sparkling: info', 'Sweet: good'],
            required: true,
          },
          Vintage: { type: 'integer', min: 1900, max: 2100 },
          Grapes: 'tags',
          Bottles: { type: 'integer', required: true, min: 0, default: '6' },
          Drunk: { type: 'integer', computed: 'count(Tastings)' },
          Left: { type: 'integer', computed: 'Bottles - Drunk' },
          Paid: { type: 'money', min: 0, help: 'For one bottle.' },
          Worth: { type: 'money', computed: 'Left * Paid' },
          'Drink from': { type: 'integer', min: 1900, max: 2200 },
          'Drink until': { type: 'integer', min: 1900, max: 2200 },
          Place: { options: ['Rack A', 'Rack B', 'Fridge', 'Box'] },
        },
        sort: 'Drink until',
        views: [
          { gallery: 'Label', show: ['Producer', 'Vintage', 'Left'] },
          { table: ['Producer', 'Colour', 'Vintage', 'Left', 'Drink until', 'Worth'] },
          { board: 'Place', show: ['Vintage', 'Left'] },
        ],
        filters: {
          'In the cellar': 'Left > 0',
          'Ready now': 'Left > 0 and Drink from <= year(today) and Drink until >= year(today)',
          Red: 'Colour is "Red"',
        },
        opensWith: 'In the cellar',
        rules: [
          {
            check: 'Drink until >= Drink from',
            field: 'Drink until',
            message: 'The last year is before the first.',
          },
        ],
        badges: {
          'Drink up: bad': 'Left > 0 and Drink until < year(today)',
          'Last bottle: warning': 'Left = 1',
        },
        actions: [
          {
            name: 'Open a bottle',
            icon: 'wine',
            when: 'Left > 0',
            adds: 'Tasting',
            set: { Wine: 'this', Date: 'today' },
          },
          { name: 'One more', icon: 'plus', set: { Bottles: 'Bottles + 1' } },
        ],
        samples: `
          Wine               | Producer        | Label          | Colour    | Vintage | Grapes                 | Bottles | Paid  | Drink from | Drink until | Place
          Steinterrassen     | Weingut Ahorn   | stone terraces | White     | 2021    | riesling               | 6       | 14.50 | 2023       | 2031        | Rack A
          Côte Brûlée        | Domaine Sorrel  | hillside       | Red       | 2018    | syrah                  | 6       | 24.00 | 2022       | 2033        | Rack B
          Vigna Alta         | Cantina Belvero | vineyard       | Red       | 2019    | sangiovese             | 12      | 11.80 | 2021       | 2028        | Box
          Brut Zéro          | Maison Perrault | bubbles        | Sparkling | 2017    | chardonnay, pinot noir | 3       | 32.00 | 2020       | 2027        | Fridge
          Rosé of the garden | Domaine Sorrel  | garden         | Rosé      | 2022    | grenache               | 6       | 9.90  | 2023       | 2025        | Fridge
          Old Vines          | Quinta do Vale  | old vines      | Red       | 2015    | touriga nacional       | 4       | 19.00 | 2019       | 2030        | Rack B
          Noble Late         | Weingut Ahorn   | autumn fog     | Sweet     | 2016    | scheurebe              | 2       | 28.00 | 2020       | 2040        | Rack A
          Kalkfels           | Weingut Ahorn   | limestone      | White     | 2020    | silvaner               | 6       | 12.20 | 2022       | 2026        | Rack A
        `,
      },
      {
        name: 'Tasting',
        icon: 'notebook-pen',
        label: 'Wine',
        fields: {
          Wine: { to: 'Wine', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Points: { type: 'rating', min: 0, max: 10 },
          With: 'text',
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [{ list: ['Date', 'Points', 'With'] }, { table: ['Date', 'Points', 'With', 'Notes'] }],
        rules: [{ check: 'Wine.Left >= 0', field: 'Wine', message: 'There is no bottle of this wine left.' }],
        samples: `
          Wine               | Date | Points | With                 | Notes
          Steinterrassen     | -3   | 8      | Trout                | Lime, wet stone, lively
          Vigna Alta         | -8   | 7      | Lasagne              | Cherry, a little rough
          Rosé of the garden | -12  | 6      | Salad on the balcony | Strawberry, simple
          Côte Brûlée        | -20  | 9      | Lamb                 | Pepper, violets, long
          Steinterrassen     | -41  | 8      | Asparagus            |
          Brut Zéro          | -55  | 9      | New flat             | Brioche, very dry
          Vigna Alta         | -63  | 7      | Pizza                |
          Old Vines          | -80  | 8      | Stew                 | Dark plums
          Old Vines          | -140 | 8      | Duck                 |
          Old Vines          | -200 | 7      |                      | Needed air
        `,
      },
      {
        name: 'Producer',
        icon: 'grape',
        fields: {
          Name: 'text required unique',
          Region: 'text',
          Country: 'text',
          Website: 'url',
          'Number of wines': { type: 'integer', computed: 'count(Wines)' },
        },
        views: [{ table: ['Region', 'Country', 'Number of wines', 'Website'] }],
        samples: `
          Name            | Region    | Country  | Website
          Weingut Ahorn   | Franken   | Germany  | https://ahorn.example
          Domaine Sorrel  | Rhône     | France   | https://sorrel.example
          Cantina Belvero | Toscana   | Italy    | https://belvero.example
          Maison Perrault | Champagne | France   | https://perrault.example
          Quinta do Vale  | Douro     | Portugal | https://quinta-vale.example
        `,
      },
    ],
    metrics: {
      'Bottles left': { sum: 'Left', of: 'Wine' },
      'Worth of the cellar': { sum: 'Worth', of: 'Wine' },
      'Bottles by colour': { sum: 'Left', of: 'Wine', by: 'Colour' },
      'Average points': { average: 'Points', of: 'Tasting' },
    },
    pages: [
      'Wines',
      'Tastings',
      'Producers',
      {
        name: 'The cellar',
        icon: 'grape',
        blocks: [
          { figures: ['Bottles left', 'Worth of the cellar', 'Average points'] },
          { shortlist: 'Wine', title: 'Drink these first', where: 'Left > 0', sort: 'Drink until' },
          { chart: 'Bottles by colour', shape: 'donut' },
        ],
      },
    ],
  },
};
