import type { Template } from '@tessera/shared/contracts';

/** What the gallery shows when the templates cannot be loaded: six of them, as the server had them. */
export const SAMPLE_TEMPLATES: readonly Template[] = [
  {
    id: 'reading-list',
    title: 'Reading list',
    category: 'Personal',
    description: 'What to read, what is being read and what it was like, with pages per month.',
    preview: {
      view: 'table',
      accent: '#6d4c41',
      heading: 'Books',
      columns: [
        {
          name: 'Title',
          type: 'text',
        },
        {
          name: 'Shelf',
          type: 'choice',
        },
        {
          name: 'Genre',
          type: 'choice',
        },
        {
          name: 'Started',
          type: 'date',
        },
      ],
      rows: [
        ['The Tide Tables', 'Reading', 'Novel', '8 Jun'],
        ['Under Old Roofs', 'Reading', 'History', '20 Apr'],
        ['Nine Orchards', 'Finished', 'Nature', '8 May'],
        ['The Quiet Platform', 'Finished', 'Crime', '27 May'],
      ],
    },
    prompt: 'Use the template “Reading list”',
    remixes: 0,
    author: {
      name: 'Librarian, public library',
      avatar: 'Librarian, public library',
    },
  },
  {
    id: 'bug-tracker',
    title: 'Bug tracker',
    category: 'Internal Tools',
    description: 'Bugs by severity and release, what blocks what, and how long each stays open.',
    preview: {
      view: 'table',
      accent: '#dc2626',
      heading: 'Bugs',
      columns: [
        {
          name: 'Summary',
          type: 'text',
        },
        {
          name: 'Severity',
          type: 'choice',
        },
        {
          name: 'State',
          type: 'choice',
        },
        {
          name: 'Component',
          type: 'choice',
        },
      ],
      rows: [
        ['Edits lost when two tabs sync', 'Critical', 'In progress', 'Sync'],
        ['Clock drift breaks merging', 'Major', 'Confirmed', 'Sync'],
        ['Cursor jumps after paste', 'Minor', 'New', 'Editor'],
        ['Invoice shows tax twice', 'Critical', 'New', 'Billing'],
      ],
    },
    prompt: 'Use the template “Bug tracker”',
    remixes: 0,
    author: {
      name: 'Platform engineer, logistics',
      avatar: 'Platform engineer, logistics',
    },
  },
  {
    id: 'deals-board',
    title: 'Sales pipeline',
    category: 'B2B App',
    description:
      'A pipeline of deals with weighted value, the people behind them and the next step for each.',
    preview: {
      view: 'table',
      accent: '#2563eb',
      heading: 'Deals',
      columns: [
        {
          name: 'Deal',
          type: 'text',
        },
        {
          name: 'Stage',
          type: 'choice',
        },
        {
          name: 'Value',
          type: 'money',
        },
        {
          name: 'Close date',
          type: 'date',
        },
      ],
      rows: [
        ['Warehouse scanners', 'Negotiation', '$48,000.00', '23 Jun'],
        ['Annual licence', 'Proposal', '$21,500.00', '29 Jun'],
        ['Pilot, two sites', 'Qualified', '$9,800.00', '12 Jul'],
        ['Rollout phase two', 'Lead', '$64,000.00', '16 Aug'],
      ],
    },
    prompt: 'Use the template “Sales pipeline”',
    remixes: 0,
    author: {
      name: 'Sales lead, packaging',
      avatar: 'Sales lead, packaging',
    },
  },
  {
    id: 'recipe-box',
    title: 'Recipe box',
    category: 'Personal',
    description:
      'Recipes with pictures and ingredients, what a portion costs and when it was last on the table.',
    preview: {
      view: 'cards',
      accent: '#d97706',
      heading: 'Recipes',
      columns: [
        {
          name: 'Name',
          type: 'text',
        },
        {
          name: 'Course',
          type: 'choice',
        },
        {
          name: 'Suits',
          type: 'choice',
        },
        {
          name: 'Rating',
          type: 'rating',
        },
      ],
      rows: [
        ['Lentil soup with lemon', 'Soup', 'Vegan, Freezes well', '5'],
        ['Potato rösti', 'Main', 'Vegetarian, Gluten-free', '4'],
        ['Sunday chicken', 'Main', 'Gluten-free', '5'],
        ['Overnight oats', 'Breakfast', 'Vegetarian', '3'],
      ],
    },
    prompt: 'Use the template “Recipe box”',
    remixes: 0,
    author: {
      name: 'Pastry chef, bakery',
      avatar: 'Pastry chef, bakery',
    },
  },
  {
    id: 'product-catalogue',
    title: 'Product catalogue',
    category: 'Website',
    description: 'A range on cards, with prices and what is in stock.',
    preview: {
      view: 'cards',
      accent: '#e8710a',
      heading: 'Products',
      columns: [
        {
          name: 'Name',
          type: 'text',
        },
        {
          name: 'Category',
          type: 'choice',
        },
        {
          name: 'Price',
          type: 'money',
        },
        {
          name: 'Stock',
          type: 'integer',
        },
      ],
      rows: [
        ['Oak serving board', 'Garden', '$24.90', '18'],
        ['Linen apron', 'Living', '$38.00', '5'],
        ['Stoneware mug', 'Kitchen', '$12.50', '40'],
        ['Beeswax candles', 'Garden', '$9.80', '12'],
      ],
    },
    prompt:
      'Build a product catalogue with name, sku, category (kitchen, living, garden), price, stock and description. Show it as cards. Orange accent.',
    remixes: 0,
    author: {
      name: 'Shop owner, homeware',
      avatar: 'Shop owner, homeware',
    },
  },
  {
    id: 'research-experiments',
    title: 'Lab book',
    category: 'Prototype',
    description: 'A lab book of experiments with measured runs, averages, samples used and what was found.',
    preview: {
      view: 'table',
      accent: '#5b21b6',
      heading: 'Experiments',
      columns: [
        {
          name: 'Title',
          type: 'text',
        },
        {
          name: 'State',
          type: 'choice',
        },
        {
          name: 'Begun',
          type: 'date',
        },
        {
          name: 'Ended',
          type: 'date',
        },
      ],
      rows: [
        ['Catalyst A at 60 °C', 'Written up', '29 Mar', '28 Apr'],
        ['Half load of catalyst A', 'Running', '27 May', ''],
        ['Solvent screening', 'Analysing', '4 May', '5 Jun'],
        ['Stirring speed', 'Running', '8 May', ''],
      ],
    },
    prompt: 'Use the template “Lab book”',
    remixes: 0,
    author: {
      name: 'Scientist, materials lab',
      avatar: 'Scientist, materials lab',
    },
  },
];
