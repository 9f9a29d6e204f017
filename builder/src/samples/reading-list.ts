import type { SampleApplication } from './sample-application';

export const readingList: SampleApplication = {
  id: 'reading-list',
  category: 'Personal',
  domain: 'Books',
  description: 'What to read, what is being read and what it was like, with pages per month.',
  draft: {
    title: 'Reading list',
    look: { accent: '#6d4c41', icon: 'book-open', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Book',
        icon: 'book-open',
        fields: {
          Title: 'text required',
          Author: { to: 'Author', required: true },
          Cover: 'image',
          Shelf: {
            options: ['To read: neutral', 'Reading: accent', 'Finished: good', 'Given up: bad'],
            required: true,
            default: 'To read',
          },
          Genre: { options: ['Novel', 'Essays', 'History', 'Nature', 'Crime', 'Poetry'] },
          Pages: { type: 'integer', min: 1 },
          'Page reached': { type: 'integer', min: 0, default: '0' },
          Progress: { type: 'percent', computed: 'Page reached / Pages' },
          Started: 'date',
          Finished: 'date',
          Rating: { type: 'rating', min: 1, max: 5 },
          Thoughts: 'longtext',
        },
        views: [
          { board: 'Shelf', show: ['Author', 'Progress', 'Rating'] },
          { gallery: 'Cover', show: ['Author', 'Rating'] },
          { table: ['Author', 'Genre', 'Shelf', 'Pages', 'Finished', 'Rating'], sort: 'Finished desc' },
          { timeline: 'Started', end: 'Finished', where: 'Finished is not empty' },
        ],
        filters: {
          'On the night table': 'Shelf is "Reading"',
          'Five stars': 'Rating = 5',
          'Finished this year': 'year(Finished) = year(today)',
        },
        rules: [
          {
            check: 'Finished >= Started',
            field: 'Finished',
            message: 'A book is finished after it is started.',
          },
          {
            check: 'Page reached <= Pages',
            field: 'Page reached',
            message: 'The book does not have that many pages.',
          },
        ],
        badges: {
          'Stuck: warning': 'Shelf is "Reading" and Started < today - 45 days',
          'Nearly there: good': 'Shelf is "Reading" and Progress >= 80%',
        },
        actions: [
          {
            name: 'Start',
            icon: 'book-open',
            when: 'Shelf is "To read"',
            set: { Shelf: 'Reading', Started: 'today' },
          },
          {
            name: 'Ten pages on',
            icon: 'plus',
            when: 'Shelf is "Reading"',
            set: { 'Page reached': 'min(Page reached + 10, Pages)' },
          },
          {
            name: 'Finish',
            icon: 'check',
            when: 'Shelf is "Reading"',
            set: { Shelf: 'Finished', Finished: 'today', 'Page reached': 'Pages' },
          },
        ],
        samples: `
          Title                 | Author         | Cover            | Shelf    | Genre   | Pages | Page reached | Started | Finished | Rating | Thoughts
          The Tide Tables       | Marian Keel    | sea              | Reading  | Novel   | 312   | 264          | -9      |          |        | Reads like weather.
          Under Old Roofs       | Piers Halloran | old roofs        | Reading  | History | 448   | 90           | -58     |          |        | Good, but slow.
          Nine Orchards         | Wren Abasi     | orchard          | Finished | Nature  | 224   | 224          | -40     | -22      | 5      | Lend to mother.
          The Quiet Platform    | Ossian Grey    | railway platform | Finished | Crime   | 356   | 356          | -21     | -12      | 4      |
          Letters to a Gardener | Wren Abasi     | letters          | Finished | Essays  | 180   | 180          | -95     | -82      | 4      |
          Salt and Copper       | Marian Keel    | copper           | Finished | Novel   | 401   | 401          | -75     | -47      | 3      | Too many cousins.
          Small Hours           | Tove Lind      | night window     | To read  | Poetry  | 96    | 0            |         |          |        |
          A Map of Rivers       | Piers Halloran | river map        | To read  | History | 520   | 0            |         |          |        |
          Seven Thaws           | Tove Lind      | winter           | To read  | Novel   | 288   | 0            |         |          |        |
          The Glass Bridge      | Ossian Grey    | glass bridge     | Given up | Crime   | 390   | 74           | -130    |          | 2      | Guessed it on page 40.
        `,
      },
      {
        name: 'Author',
        icon: 'feather',
        fields: {
          Name: 'text required unique',
          Country: 'text',
          'Books of theirs': { type: 'integer', computed: 'count(Books)' },
          'Average rating': { type: 'number', computed: 'round(average(Rating in Books), 1)' },
        },
        views: [{ table: ['Country', 'Books of theirs', 'Average rating'] }],
        samples: `
          Name           | Country
          Marian Keel    | Ireland
          Piers Halloran | England
          Wren Abasi     | Nigeria
          Ossian Grey    | Scotland
          Tove Lind      | Sweden
        `,
      },
    ],
    metrics: {
      'Finished this year': { count: 'Book', where: 'year(Finished) = year(today)', goal: 24 },
      'Pages per month': {
        sum: 'Pages',
        of: 'Book',
        where: 'Shelf is "Finished"',
        by: 'Finished',
        per: 'month',
      },
      'Books by genre': { count: 'Book', by: 'Genre' },
      'Average rating': { average: 'Rating', of: 'Book' },
    },
    pages: [
      'Books',
      'Authors',
      {
        name: 'My year',
        icon: 'chart-line',
        blocks: [
          { figures: ['Finished this year', 'Average rating'] },
          { chart: 'Pages per month', shape: 'line' },
          { chart: 'Books by genre', shape: 'donut' },
        ],
      },
    ],
  },
};
