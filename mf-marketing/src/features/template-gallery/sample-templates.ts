import type { Template } from '@tessera/shared/contracts';

/** What the gallery shows when the templates cannot be loaded: six of them, as the server had them. */
export const SAMPLE_TEMPLATES: readonly Template[] = [
  {
    id: 'reading-list',
    title: 'Reading list',
    category: 'Personal',
    description: 'Books to read, being read and read, with a rating for each.',
    preview: {
      view: 'cards',
      accent: '#1b7a4b',
      heading: 'Books',
      columns: [
        {
          name: 'Title',
          type: 'text',
        },
        {
          name: 'Author',
          type: 'text',
        },
        {
          name: 'Status',
          type: 'choice',
        },
        {
          name: 'Rating',
          type: 'rating',
        },
      ],
      rows: [
        ['Middlemarch', 'George Eliot', 'Read', '5'],
        ['Solaris', 'Stanisław Lem', 'Reading', '4'],
        ['The Periodic Table', 'Primo Levi', 'To read', '0'],
        ['Invisible Cities', 'Italo Calvino', 'Read', '4'],
      ],
    },
    prompt:
      'Build a reading list with title, author, genre (fiction, non-fiction, biography, science fiction), status (to read, reading, read), rating from 1 to 5, finished on and notes. Show it as cards. Green accent.',
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
    description: 'Reports with priority, state and due date, soonest first.',
    preview: {
      view: 'table',
      accent: '#5b34d6',
      heading: 'Bugs',
      columns: [
        {
          name: 'Title',
          type: 'text',
        },
        {
          name: 'Priority',
          type: 'choice',
        },
        {
          name: 'Status',
          type: 'choice',
        },
        {
          name: 'Due date',
          type: 'date',
        },
      ],
      rows: [
        ['Total is off by one cent', 'Critical', 'In progress', '5 Mar'],
        ['Search forgets its filter', 'High', 'Open', '7 Mar'],
        ['Wrong time zone in mails', 'Medium', 'Open', '12 Mar'],
        ['Logo blurred in print', 'Low', 'Resolved', '15 Mar'],
      ],
    },
    prompt:
      'Build a bug tracker with title, status (open, in progress, resolved), priority (low, medium, high, critical), reported by, due date and details.',
    remixes: 0,
    author: {
      name: 'Platform engineer, logistics',
      avatar: 'Platform engineer, logistics',
    },
  },
  {
    id: 'crm',
    title: 'CRM',
    category: 'B2B App',
    description: 'Contacts and deals in two tables, deals with a stage and an expected date.',
    preview: {
      view: 'table',
      accent: '#5b34d6',
      heading: 'Contacts',
      columns: [
        {
          name: 'Name',
          type: 'text',
        },
        {
          name: 'Company',
          type: 'text',
        },
        {
          name: 'Email',
          type: 'email',
        },
        {
          name: 'Last contact date',
          type: 'date',
        },
      ],
      rows: [
        ['Purchasing', 'Harbour Rail', 'buy@harbour.example', '4 Mar'],
        ['Front office', 'Quarto Press', 'desk@quarto.example', '1 Mar'],
        ['Workshop', 'Northlight', 'hello@northlight.example', '26 Feb'],
        ['Head office', 'City Archive', 'office@archive.example', '19 Feb'],
      ],
    },
    prompt:
      'Build a CRM with contacts (name, company, email, phone, last contact date, notes) and deals (title, amount, stage: lead/qualified/proposal/won/lost, close date).',
    remixes: 0,
    author: {
      name: 'Sales lead, packaging',
      avatar: 'Sales lead, packaging',
    },
  },
  {
    id: 'recipe-box',
    title: 'Recipe box',
    category: 'Consumer App',
    description: 'Recipes by course, with minutes, servings, ingredients and a rating.',
    preview: {
      view: 'cards',
      accent: '#e8710a',
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
          name: 'Minutes',
          type: 'integer',
        },
        {
          name: 'Rating',
          type: 'rating',
        },
      ],
      rows: [
        ['Fennel salad', 'Side', '15', '3'],
        ['Lentil soup', 'Main', '40', '4'],
        ['Rhubarb tart', 'Dessert', '75', '5'],
        ['Shakshuka', 'Breakfast', '25', '4'],
      ],
    },
    prompt:
      'Build a recipe box with name, course (breakfast, main, side, dessert), minutes, servings, ingredients, instructions and rating from 1 to 5. Show it as cards. Orange accent.',
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
          name: 'Stock',
          type: 'integer',
        },
        {
          name: 'Price',
          type: 'money',
        },
      ],
      rows: [
        ['Linen throw', 'Living', '9', '$74.00'],
        ['Oak board', 'Kitchen', '6', '$46.00'],
        ['Stoneware bowl', 'Kitchen', '24', '$28.00'],
        ['Watering can', 'Garden', '15', '$39.00'],
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
    id: 'experiment-log',
    title: 'Experiment log',
    category: 'Prototype',
    description: 'Hypotheses, what was measured and how each one ended.',
    preview: {
      view: 'table',
      accent: '#5b34d6',
      heading: 'Experiments',
      columns: [
        {
          name: 'Title',
          type: 'text',
        },
        {
          name: 'Metric',
          type: 'text',
        },
        {
          name: 'End date',
          type: 'date',
        },
        {
          name: 'Result',
          type: 'choice',
        },
      ],
      rows: [
        ['Larger samples', 'Orders', '9 Feb', 'Won'],
        ['Weekly digest', 'Return visits', '18 Feb', 'Unclear'],
        ['Price in the headline', 'Clicks', '21 Feb', 'Lost'],
        ['Shorter sign-up form', 'Finished sign-ups', '28 Feb', 'Won'],
      ],
    },
    prompt:
      'Build an experiment log with title, hypothesis, metric, start date, end date, result (won, lost, unclear) and notes.',
    remixes: 0,
    author: {
      name: 'Growth analyst, publishing',
      avatar: 'Growth analyst, publishing',
    },
  },
];
