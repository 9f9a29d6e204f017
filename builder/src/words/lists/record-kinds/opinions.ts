import type { RecordKind } from './record-kind';

export const OPINIONS: readonly RecordKind[] = [
  {
    nouns: ['review', 'rating'],
    name: 'Review',
    fields: 'title, author, rating, date, review',
  },
  {
    nouns: ['poll', 'survey', 'vote'],
    name: 'Response',
    fields: 'name, answer, date, comment',
  },
  {
    nouns: ['testimonial'],
    name: 'Testimonial',
    fields: 'name, company, rating, testimonial',
  },
];
