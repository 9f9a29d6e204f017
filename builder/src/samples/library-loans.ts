import type { SampleApplication } from './sample-application';

export const libraryLoans: SampleApplication = {
  id: 'library-loans',
  category: 'Internal Tools',
  domain: 'Libraries',
  description: 'What a small library has lent to whom, what is overdue and what it costs.',
  draft: {
    title: 'Village library',
    currency: 'GBP',
    look: { accent: '#7c2d12', icon: 'library', font: 'editorial', radius: 'sharp', navigation: 'side' },
    entities: [
      {
        name: 'Loan',
        icon: 'book-up',
        label: 'Book',
        fields: {
          Book: { to: 'Book', required: true },
          Reader: { to: 'Reader', required: true },
          Lent: { type: 'date', required: true, default: 'today' },
          Due: { type: 'date', required: true, default: 'today + 21 days' },
          Returned: 'date',
          'Days late': {
            type: 'integer',
            computed: 'max(0, (if Returned is empty then today else Returned) - Due)',
          },
          Fine: { type: 'money', computed: 'Days late * 0.20' },
        },
        sort: 'Due',
        views: [
          { table: ['Reader', 'Lent', 'Due', 'Returned', 'Days late', 'Fine'] },
          { calendar: 'Due', name: 'Due dates' },
          { timeline: 'Lent', end: 'Due' },
        ],
        filters: {
          'Out now': 'Returned is empty',
          Overdue: 'Returned is empty and Due < today',
          Returned: 'Returned is not empty',
        },
        opensWith: 'Out now',
        rules: [
          { check: 'Due > Lent', field: 'Due', message: 'A loan is due after it is lent.' },
          {
            limit: '5',
            within: ['Reader'],
            where: 'Returned is empty',
            message: 'A reader has at most five books at a time.',
          },
          { limit: '1', within: ['Book'], where: 'Returned is empty', message: 'This book is out already.' },
        ],
        badges: {
          'Overdue: bad': 'Returned is empty and Due < today',
          'Due soon: warning': 'Returned is empty and Due >= today and Due <= today + 3 days',
        },
        actions: [
          { name: 'Take back', icon: 'book-down', when: 'Returned is empty', set: { Returned: 'today' } },
          { name: 'Renew', icon: 'repeat', when: 'Returned is empty', set: { Due: 'today + 21 days' } },
        ],
        samples: `
          Book                   | Reader      | Lent | Due | Returned
          The Salt Road          | Edith Marsh | -30  | -9  |
          Hedgerow Birds         | Owen Tully  | -23  | -2  |
          A Winter Harvest       | Edith Marsh | -19  | +2  |
          Small Engines          | Prue Castle | -6   | +15 |
          The Clockmaker         | Ivy Ransome | -3   | +18 |
          Tales for a Long Night | Ivy Ransome | -3   | +18 |
          Bread by Hand          | Owen Tully  | -40  | -19 | -21
          The Salt Road          | Prue Castle | -70  | -49 | -41
          Maps of the Fen        | Nils Okoro  | -55  | -34 | -36
          The Clockmaker         | Edith Marsh | -90  | -69 | -70
        `,
      },
      {
        name: 'Book',
        icon: 'book',
        fields: {
          Title: 'text required',
          Author: 'text required',
          Cover: 'image',
          Shelf: { options: ['Fiction', 'Nature', 'Craft', 'Local history', 'Children'] },
          'Shelf mark': 'text unique',
          'Reserved for': { to: 'Reader', inverse: 'Reservations' },
          'Times lent': { type: 'integer', computed: 'count(Loans)' },
          'Is out': { type: 'boolean', computed: 'count(Loans where Returned is empty) > 0' },
        },
        views: [
          { gallery: 'Cover', show: ['Author', 'Shelf', 'Is out'] },
          { table: ['Author', 'Shelf', 'Times lent', 'Is out'] },
        ],
        filters: { 'On the shelf': 'not Is out', Reserved: 'Reserved for is not empty' },
        badges: { 'Out: info': 'Is out' },
        actions: [
          {
            name: 'Lend as reserved',
            icon: 'book-up',
            when: 'not Is out and Reserved for is not empty',
            adds: 'Loan',
            set: { Book: 'this', Reader: 'Reserved for', Lent: 'today', Due: 'today + 21 days' },
          },
        ],
        samples: `
          Title                  | Author    | Cover        | Shelf         | Shelf mark | Reserved for
          The Salt Road          | M. Pellow | salt road    | Fiction       | FIC 112    |
          Hedgerow Birds         | J. Arden  | birds        | Nature        | NAT 031    |
          A Winter Harvest       | S. Lowe   | winter field | Fiction       | FIC 118    |
          Small Engines          | R. Dutton | engine       | Craft         | CRA 007    |
          The Clockmaker         | H. Faber  | clock        | Fiction       | FIC 125    | Owen Tully
          Tales for a Long Night | E. Sorrel | night sky    | Children      | CHI 054    |
          Bread by Hand          | G. Miller | bread        | Craft         | CRA 019    | Nils Okoro
          Maps of the Fen        | T. Wray   | old map      | Local history | LOC 003    |
        `,
      },
      {
        name: 'Reader',
        icon: 'users',
        fields: {
          Name: 'text required',
          Card: 'text required unique',
          Phone: 'phone',
          'Books out': { type: 'integer', computed: 'count(Loans where Returned is empty)' },
          Fines: { type: 'money', computed: 'sum(Fine in Loans)' },
        },
        views: [{ table: ['Card', 'Phone', 'Books out', 'Fines'] }],
        badges: { 'Fines: warning': 'Fines > 0' },
        samples: `
          Name        | Card   | Phone
          Edith Marsh | R-0114 | +44 1632 960114
          Owen Tully  | R-0120 | +44 1632 960120
          Prue Castle | R-0133 | +44 1632 960133
          Ivy Ransome | R-0141 | +44 1632 960141
          Nils Okoro  | R-0152 | +44 1632 960152
        `,
      },
    ],
    metrics: {
      'Out now': { count: 'Loan', where: 'Returned is empty' },
      Overdue: { count: 'Loan', where: 'Returned is empty and Due < today' },
      'Fines so far': { sum: 'Fine', of: 'Loan' },
      'Loans per month': { count: 'Loan', by: 'Lent', per: 'month' },
      'Books by shelf': { count: 'Book', by: 'Shelf' },
    },
    pages: [
      'Loans',
      'Books',
      'Readers',
      {
        name: 'The desk',
        icon: 'lamp-desk',
        blocks: [
          { figures: ['Out now', 'Overdue', 'Fines so far'] },
          { shortlist: 'Loan', title: 'To remind', where: 'Returned is empty and Due < today', sort: 'Due' },
          { chart: 'Loans per month' },
          { chart: 'Books by shelf', shape: 'donut' },
        ],
      },
    ],
  },
};
