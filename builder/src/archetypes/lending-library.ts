import type { Archetype } from './archetype';

export const lendingLibrary: Archetype = {
  id: 'lending-library',
  names: {
    en: ['library', 'lending library', 'library loans', 'school library', 'public library', 'book lending'],
    es: ['biblioteca', 'préstamo de libros', 'biblioteca escolar'],
    fr: ['bibliothèque', 'prêt de livres', 'bibliothèque scolaire'],
    de: ['Bücherei', 'Bibliothek', 'Buchausleihe', 'Schulbibliothek'],
    pt: ['biblioteca', 'empréstimo de livros', 'biblioteca escolar'],
  },
  words: [
    'library',
    'loan',
    'borrower',
    'reader',
    'lend',
    'overdue',
    'renew',
    'reserve',
    'shelf',
    'librarian',
    'copy',
    'catalogue',
    'borrow',
    'return',
    'fine',
    'barcode',
    'isbn',
  ],
  draft: {
    title: 'Library',
    look: { accent: '#8c2f39', icon: 'library', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Loan',
        icon: 'book-up',
        label: 'Copy',
        fields: {
          Copy: { to: 'Copy', required: true },
          Reader: { to: 'Reader', required: true },
          Lent: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 21 days' },
          Returned: 'date',
          Renewals: { type: 'integer', min: 0, max: 3, default: '0' },
          'Days late': {
            type: 'integer',
            computed: 'max(0, (if Returned is empty then today else Returned) - Due)',
          },
        },
        sort: 'Due',
        views: [
          { table: ['Reader', 'Lent', 'Due', 'Returned', 'Renewals', 'Days late'] },
          { calendar: 'Due' },
        ],
        filters: { 'Out now': 'Returned is empty', Overdue: 'Returned is empty and Due < today' },
        opensWith: 'Out now',
        rules: [
          { check: 'Due > Lent', field: 'Due', message: 'A loan is due after it is lent.' },
          { limit: '1', within: ['Copy'], where: 'Returned is empty', message: 'This copy is out already.' },
          {
            limit: '6',
            within: ['Reader'],
            where: 'Returned is empty',
            message: 'A reader has at most six books at a time.',
          },
        ],
        badges: {
          'Overdue: bad': 'Returned is empty and Due < today',
          'Due soon: warning': 'Returned is empty and Due >= today and Due <= today + 3 days',
        },
        actions: [
          { name: 'Take back', icon: 'book-down', when: 'Returned is empty', set: { Returned: 'today' } },
          {
            name: 'Renew',
            icon: 'repeat',
            when: 'Returned is empty and Renewals < 3',
            set: { Due: 'today + 21 days', Renewals: 'Renewals + 1' },
          },
        ],
        samples: `
          Copy  | Reader       | Lent | Due | Returned | Renewals
          10041 | Hilda Frost  | -30  | -9  |          | 0
          10057 | Ben Osei     | -10  | +11 |          | 0
          10063 | Ben Osei     | -40  | +2  |          | 1
          10042 | Carys Bowen  | -60  | -39 | -41      | 0
          10070 | Carys Bowen  | -3   | +18 |          | 0
          10041 | Iqbal Hussain | -80 | -59 | -52      | 0
        `,
      },
      {
        name: 'Title',
        icon: 'book',
        fields: {
          Title: 'text required',
          Author: 'text required',
          Cover: 'image',
          ISBN: 'text unique',
          Shelf: { options: ['Novels', 'Crime', 'Children', 'Nature', 'Local history'], required: true },
          Year: { type: 'integer', min: 1400, max: 2100 },
          'Wanted by': { to: 'Reader', many: true, inverse: 'Reservations' },
          'On the shelf': {
            type: 'integer',
            computed: 'count(Copies where not Out and State is not "Withdrawn")',
          },
          'Times lent': { type: 'integer', computed: 'sum(Times lent in Copies)' },
        },
        views: [
          { gallery: 'Cover', show: ['Author', 'Shelf', 'On the shelf'] },
          { table: ['Author', 'Shelf', 'Year', 'On the shelf', 'Times lent', 'Wanted by'] },
        ],
        filters: { 'On the shelf': 'On the shelf > 0', Reserved: 'count(Wanted by) > 0' },
        badges: {
          'Keep for a reader: info': 'count(Wanted by) > 0 and On the shelf > 0',
          'All out: neutral': 'On the shelf = 0',
        },
        samples: `
          Title               | Author       | Cover          | ISBN              | Shelf         | Year | Wanted by
          The Heron Pool      | A. Merrow    | heron pool     | 978-0-00-000101-1 | Novels        | 2019 | Iqbal Hussain
          Death at Low Water  | P. Garrick   | low tide       | 978-0-00-000102-8 | Crime         | 2021 |
          Moss and Lichen     | E. Lindgren  | moss           | 978-0-00-000103-5 | Nature        | 2008 |
          The Bear Who Waited | S. Tanner    | bear in winter | 978-0-00-000104-2 | Children      | 2016 | Hilda Frost
          Mills of the Valley | R. Ackroyd   | old mill       |                   | Local history | 1987 |
        `,
      },
      {
        name: 'Copy',
        plural: 'Copies',
        icon: 'barcode',
        fields: {
          Barcode: 'text required unique',
          Title: { to: 'Title', required: true, onDelete: 'cascade' },
          Bought: 'date',
          State: {
            options: ['Good: good', 'Worn: warning', 'At the binder: info', 'Withdrawn: neutral'],
            required: true,
            default: 'Good',
          },
          Out: { type: 'boolean', computed: 'count(Loans where Returned is empty) > 0' },
          'Times lent': { type: 'integer', computed: 'count(Loans)' },
        },
        views: [
          { table: ['Title', 'State', 'Bought', 'Out', 'Times lent'] },
          { board: 'State', show: ['Title', 'Out'] },
        ],
        filters: { 'On the shelf': 'not Out and State is not "Withdrawn"', Worn: 'State is "Worn"' },
        badges: { 'Out: info': 'Out' },
        samples: `
          Barcode | Title               | Bought | State
          10041   | The Heron Pool      | -900   | Good
          10042   | The Heron Pool      | -900   | Worn
          10057   | Death at Low Water  | -500   | Good
          10063   | Moss and Lichen     | -2000  | Good
          10070   | The Bear Who Waited | -300   | Good
          10012   | Mills of the Valley | -9000  | At the binder
        `,
      },
      {
        name: 'Reader',
        icon: 'id-card',
        fields: {
          Name: 'text required unique',
          Card: 'text required unique',
          Email: 'email',
          Phone: 'phone',
          'Card valid until': { type: 'date', required: true, default: 'today + 1 year' },
          'Books out': { type: 'integer', computed: 'count(Loans where Returned is empty)' },
          Overdue: { type: 'integer', computed: 'count(Loans where Returned is empty and Due < today)' },
        },
        views: [{ table: ['Card', 'Phone', 'Card valid until', 'Books out', 'Overdue'] }],
        filters: { 'With overdue books': 'Overdue > 0', 'Card has run out': 'Card valid until < today' },
        badges: { 'Overdue: bad': 'Overdue > 0', 'Card has run out: warning': 'Card valid until < today' },
        actions: [
          {
            name: 'Renew card',
            icon: 'id-card',
            when: 'Card valid until <= today + 30 days',
            set: { 'Card valid until': 'today + 1 year' },
          },
        ],
        samples: `
          Name          | Card   | Email             | Phone           | Card valid until
          Hilda Frost   | L-0209 | hilda@example.com | +44 1632 960209 | +140
          Ben Osei      | L-0231 | ben@example.com   | +44 1632 960231 | +12
          Carys Bowen   | L-0244 |                   | +44 1632 960244 | +300
          Iqbal Hussain | L-0250 | iqbal@example.com |                 | -6
        `,
      },
    ],
    metrics: {
      'Out now': { count: 'Loan', where: 'Returned is empty' },
      Overdue: { count: 'Loan', where: 'Returned is empty and Due < today' },
      'Loans per month': { count: 'Loan', by: 'Lent', per: 'month' },
      'Titles by shelf': { count: 'Title', by: 'Shelf' },
    },
    pages: [
      'Loans',
      'Titles',
      'Copies',
      'Readers',
      {
        name: 'Issue desk',
        icon: 'lamp-desk',
        blocks: [
          { figures: ['Out now', 'Overdue'] },
          { shortlist: 'Loan', title: 'To remind', where: 'Returned is empty and Due < today', sort: 'Due' },
          { chart: 'Loans per month' },
          { chart: 'Titles by shelf', shape: 'donut' },
        ],
      },
    ],
  },
};
