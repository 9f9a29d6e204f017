import type { Field, Row } from '@tessera/builder/records';
import { doingOf, placeAfter, placeBeside } from './grid-keys';

const size = { rows: 20, columns: 4 };
const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const after = (key: string, row: number, column: number) =>
  placeAfter({ ...plain, key }, { row, column }, size);

describe('the keys of the grid', () => {
  it('[SCR-02] move by arrows, as far as the heads, the boxes and the last cell', () => {
    expect(after('ArrowDown', 3, 2)).toEqual({ row: 4, column: 2 });
    expect(after('ArrowUp', 0, 2)).toEqual({ row: -1, column: 2 });
    expect(after('ArrowUp', -1, 2)).toEqual({ row: -1, column: 2 });
    expect(after('ArrowLeft', 3, 0)).toEqual({ row: 3, column: 0 });
    expect(after('ArrowRight', 3, 3)).toEqual({ row: 3, column: 3 });
  });

  it('[SCR-02] move by Home and End in a row, with Ctrl to the corners, and by pages', () => {
    expect(after('Home', 3, 2)).toEqual({ row: 3, column: 0 });
    expect(after('End', 3, 1)).toEqual({ row: 3, column: 3 });
    expect(placeAfter({ ...plain, key: 'End', ctrlKey: true }, { row: 3, column: 1 }, size)).toEqual({
      row: 19,
      column: 3,
    });
    expect(after('PageDown', 15, 1)).toEqual({ row: 19, column: 1 });
    expect(after('a', 3, 1)).toBeUndefined();
  });

  it('[SCR-02] go on by Tab to the next row, and out of the grid at its ends', () => {
    expect(placeBeside({ row: 2, column: 3 }, 1, size)).toEqual({ row: 3, column: 1 });
    expect(placeBeside({ row: 2, column: 1 }, -1, size)).toEqual({ row: 1, column: 3 });
    expect(placeBeside({ row: 19, column: 3 }, 1, size)).toBeUndefined();
    expect(placeBeside({ row: 0, column: 1 }, -1, size)).toBeUndefined();
  });

  const text: Field = { key: 'f1.1', name: 'Name', type: 'text' };
  const row = { id: 'r', values: { 'f1.1': 'Ann' } } as unknown as Row;
  const doing = (key: string, field: Field | undefined, keys = {}) =>
    doingOf({ ...plain, ...keys, key }, row, field);

  it('[SCR-02] edit, type over and empty a cell, and delete a record from the column of boxes', () => {
    expect(doing('F2', text)).toEqual({ kind: 'edit' });
    expect(doing('é', text)).toEqual({ kind: 'edit', typed: 'é' });
    expect(doing('Delete', text)).toEqual({ kind: 'clear' });
    expect(doing('Delete', undefined)).toEqual({ kind: 'delete' });
    expect(doing(' ', text, { shiftKey: true })).toEqual({ kind: 'select' });
    expect(doing('z', text, { ctrlKey: true })).toBeUndefined();
    expect(doing('Shift', text)).toBeUndefined();
  });

  it('[SCR-02] leave alone what is worked out, and open an editor before a date is typed', () => {
    expect(doing('7', { ...text, compute: () => null })).toBeUndefined();
    expect(doing('7', { key: 'f1.1', name: 'Due', type: 'date' })).toBeUndefined();
    expect(doing(' ', { key: 'f1.1', name: 'Done', type: 'boolean' })).toEqual({ kind: 'edit' });
    expect(doing('Delete', { key: 'f1.1', name: 'Done', type: 'boolean' })).toBeUndefined();
  });
});
