import type { RecordKind } from './record-kind';

export const GENERAL: readonly RecordKind[] = [
  {
    nouns: ['log', 'record', 'entry', 'thing', 'data'],
    name: 'Entry',
    fields: 'title, date, category, notes',
    options: {
      category: ['General', 'Important', 'Other'],
    },
  },
];
