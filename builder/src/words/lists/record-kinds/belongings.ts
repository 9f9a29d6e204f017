import type { RecordKind } from './record-kind';

export const BELONGINGS: readonly RecordKind[] = [
  {
    nouns: ['inventory', 'stock', 'warehouse', 'product', 'catalog', 'catalogue', 'merchandise'],
    name: 'Product',
    fields: 'name, sku, category, quantity, price, location, notes',
    options: {
      status: ['In stock', 'Low', 'Out of stock'],
    },
  },
  {
    nouns: ['asset', 'equipment', 'tool', 'gear', 'hardware'],
    name: 'Item',
    fields: 'name, category, serial number, purchase date, value (money), condition, location',
  },
  {
    nouns: [
      'home inventory',
      'household inventory',
      'belonging',
      'possession',
      'collection',
      'collectible',
      'item',
      'stuff',
    ],
    name: 'Item',
    fields: 'name, category, location, value (money), acquired, notes',
  },
  {
    nouns: ['clothes', 'wardrobe', 'outfit', 'closet'],
    name: 'Garment',
    fields: 'name, category, colour, size, last worn, notes',
    options: {
      category: ['Tops', 'Bottoms', 'Outerwear', 'Shoes', 'Accessories'],
    },
  },
  {
    nouns: ['lego', 'lego set'],
    name: 'LEGO set',
    fields: 'set name, set number, theme, pieces, price, built, notes',
  },
  {
    nouns: ['coin', 'stamp'],
    name: 'Item',
    fields: 'name, country, year, condition, value (money), notes',
  },
  {
    nouns: ['loan', 'lending', 'lent', 'borrow'],
    name: 'Loan',
    fields: 'item, borrower, lent on, due date, returned, notes',
  },
];
