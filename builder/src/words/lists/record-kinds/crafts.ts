import type { RecordKind } from './record-kind';

export const CRAFTS: readonly RecordKind[] = [
  {
    nouns: ['photo shoot', 'photography', 'shoot'],
    name: 'Shoot',
    fields: 'title, client, location, date, status, notes',
    options: {
      status: ['Planned', 'Shot', 'Edited', 'Delivered'],
    },
  },
  {
    nouns: ['painting', 'artwork', 'art'],
    name: 'Artwork',
    fields: 'title, artist, medium, year, price, notes',
  },
  {
    nouns: ['craft', 'knitting', 'sewing', 'crochet'],
    name: 'Project',
    fields: 'name, pattern (text), yarn, status, started on, notes',
    options: {
      status: ['Planned', 'In progress', 'Finished'],
    },
  },
  {
    nouns: ['model', 'miniature'],
    name: 'Model',
    fields: 'name, maker, scale, status, notes',
    options: {
      status: ['To do', 'In progress', 'Finished'],
    },
  },
];
