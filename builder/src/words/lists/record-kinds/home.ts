import type { RecordKind } from './record-kind';

export const HOME: readonly RecordKind[] = [
  {
    nouns: [
      'property',
      'apartment',
      'flat',
      'house hunt',
      'apartment hunt',
      'house hunting',
      'apartment hunting',
      'real estate',
      'home search',
      'listing',
    ],
    name: 'Property',
    fields: 'address, rent, bedrooms, viewing date, status, link, notes',
    options: {
      status: ['Saved', 'Viewing booked', 'Visited', 'Applied', 'Rejected'],
    },
  },
  {
    nouns: ['tenant'],
    name: 'Tenant',
    fields: 'name, phone, email, unit, rent, lease end date',
  },
];
