import type { Archetype } from './archetype';

export const homeLibrary: Archetype = {
  id: 'home-library',
  names: {
    en: ['home library', 'book collection', 'reading list', 'reading log', 'book tracker', 'bookshelf'],
    es: ['biblioteca personal', 'colección de libros', 'lista de lectura', 'libros leídos'],
    fr: ['bibliothèque personnelle', 'collection de livres', 'liste de lecture', 'carnet de lecture'],
    de: ['Heimbibliothek', 'Büchersammlung', 'Leseliste', 'Lesetagebuch'],
    pt: ['biblioteca pessoal', 'coleção de livros', 'lista de leitura', 'livros lidos'],
  },
  words: [
    'book',
    'read',
    'author',
    'novel',
    'shelf',
    'paperback',
    'hardback',
    'isbn',
    'chapter',
    'page',
    'fiction',
    'genre',
    'bookcase',
    'lend',
    'borrow',
    'reader',
    'bestseller',
    'poetry',
  ],
  draft: {
    title: 'Home library',
    look: { accent: '#6d4a23', icon: 'library', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Book',
        icon: 'book-open',
        fields: {
          Title: 'text required',
          Author: { to: 'Author' },
          Cover: 'image',
          Status: {
            options: ['To read: neutral', 'Reading: accent', 'Finished: good', 'Given up: bad'],
            required: true,
            default: 'To read',
          },
          Genre: { options: ['Novel', 'Crime', 'History', 'Biography', 'Science', 'Poetry', 'Children'] },
          Shelf: { type: 'text', help: 'Where it stands at home.' },
          Finished: 'date',
          Rating: { type: 'rating', min: 1, max: 5 },
          'Lent out': { type: 'boolean', computed: 'count(Loans where Returned is empty) > 0' },
        },
        views: [
          { gallery: 'Cover', show: ['Author', 'Status', 'Rating'] },
          { board: 'Status', show: ['Author', 'Genre', 'Rating'] },
          { table: ['Author', 'Genre', 'Shelf', 'Status', 'Finished', 'Rating'] },
        ],
        filters: {
          'Reading now': 'Status is "Reading"',
          'Read this year': 'Finished is not empty and year(Finished) = year(today)',
          'Lent out': 'Lent out',
        },
        rules: [
          {
            check: 'Finished is empty or Status is "Finished"',
            field: 'Finished',
            message: 'Only a finished book has the day on which it was finished.',
          },
          { unique: ['Title', 'Author'], message: 'This book is on the shelves already.' },
        ],
        badges: { 'Lent out: warning': 'Lent out', 'Five stars: good': 'Rating = 5' },
        actions: [
          { name: 'Start', icon: 'book-open', when: 'Status is "To read"', set: { Status: 'Reading' } },
          {
            name: 'Finish',
            icon: 'check',
            when: 'Status is "Reading"',
            set: { Status: 'Finished', Finished: 'today' },
          },
        ],
        samples: `
          Title                | Author      | Cover         | Status   | Genre     | Shelf          | Finished | Rating
          The Lighthouse Years | Nora Whitby | lighthouse    | Finished | Novel     | Living room, 2 | -18      | 5
          Salt Roads           | Emeka Adeyi | desert road   | Reading  | History   | Bedside        |          |
          A Murder at Low Tide | Nora Whitby | beach at dusk | Finished | Crime     | Landing        | -64      | 4
          Small Engines        | Ruth Calder | engine        | To read  | Science   | Study, 1       |          |
          The Orchard Keeper   | Joan Perrin | orchard       | Given up | Novel     | Living room, 3 |          | 2
          Letters Home         | Emeka Adeyi | letters       | Finished | Biography | Study, 2       | -95      | 4
        `,
      },
      {
        name: 'Loan',
        icon: 'book-up',
        label: 'Book',
        fields: {
          Book: { to: 'Book', required: true, onDelete: 'cascade' },
          'Lent to': { type: 'person', required: true },
          Lent: { type: 'date', required: true, default: 'today' },
          'Due back': { type: 'date', default: 'today + 60 days' },
          Returned: 'date',
        },
        sort: 'Due back',
        views: [{ table: ['Lent to', 'Lent', 'Due back', 'Returned'] }, { calendar: 'Due back' }],
        filters: {
          'Still out': 'Returned is empty',
          'To ask for': 'Returned is empty and Due back < today',
        },
        opensWith: 'Still out',
        rules: [
          {
            limit: '1',
            within: ['Book'],
            where: 'Returned is empty',
            message: 'This book is lent out already.',
          },
          { check: 'Returned >= Lent', field: 'Returned', message: 'A book comes back after it was lent.' },
        ],
        badges: { 'Overdue: bad': 'Returned is empty and Due back < today' },
        actions: [
          { name: 'It is back', icon: 'book-down', when: 'Returned is empty', set: { Returned: 'today' } },
        ],
        samples: `
          Book                 | Lent to      | Lent | Due back | Returned
          The Lighthouse Years | Aunt Marian  | -12  | +48      |
          Letters Home         | Tom Bakewell | -90  | -30      |
          A Murder at Low Tide | Priya Nair   | -55  | +5       | -20
          The Orchard Keeper   | Tom Bakewell | -200 | -140     | -150
        `,
      },
      {
        name: 'Author',
        icon: 'feather',
        fields: {
          Name: 'text required unique',
          Country: 'text',
          Website: 'url',
          'Books here': { type: 'integer', computed: 'count(Books)' },
          'Average rating': { type: 'number', computed: 'round(average(Rating in Books), 1)' },
        },
        views: [{ table: ['Country', 'Books here', 'Average rating'] }],
        samples: `
          Name        | Country  | Website
          Nora Whitby | England  | https://norawhitby.example
          Emeka Adeyi | Nigeria  |
          Ruth Calder | Scotland | https://calder.example
          Joan Perrin | Canada   |
        `,
      },
    ],
    metrics: {
      'Read this year': {
        count: 'Book',
        where: 'Finished is not empty and year(Finished) = year(today)',
        goal: 20,
      },
      'Books by genre': { count: 'Book', by: 'Genre' },
      'Finished per month': { count: 'Book', where: 'Status is "Finished"', by: 'Finished', per: 'month' },
      'Lent out': { count: 'Loan', where: 'Returned is empty' },
    },
    pages: [
      'Books',
      'Loans',
      'Authors',
      {
        name: 'My reading',
        icon: 'chart-column',
        blocks: [
          { figures: ['Read this year', 'Lent out'] },
          { chart: 'Finished per month' },
          { chart: 'Books by genre', shape: 'donut' },
          {
            shortlist: 'Loan',
            title: 'To ask back',
            where: 'Returned is empty and Due back < today',
            sort: 'Due back',
          },
        ],
      },
    ],
  },
};
