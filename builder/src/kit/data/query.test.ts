import { buildRow, talks } from '../kit-testing';
import { directionName, searchRows, sortRows } from './query';
import type { Direction, Field, Row, Value } from './types';

const { fields } = talks;

function sorted(field: Field, direction: Direction, values: readonly Value[]): Value[] {
  const rows = values.map((value, place) => buildRow(place, { [field.key]: value }));
  return sortRows(rows, field, direction).map((row) => row.values[field.key] ?? null);
}

describe('sortRows', () => {
  it.each<[string, Field, readonly Value[], readonly Value[]]>([
    ['numbers by size', fields.minutes, [10, 9, -1], [-1, 9, 10]],
    ['amounts exactly', fields.fee, ['10.00', '9.99', '9.990'], ['9.990', '9.99', '10.00']],
    ['text without case, numbers in it by size', fields.title, ['b10', 'B9', 'á'], ['á', 'B9', 'b10']],
    ['dates by day', fields.held, ['2026-02-01', '2025-12-31'], ['2025-12-31', '2026-02-01']],
    ['options in their order', fields.status, ['o2', 'o1'], ['o1', 'o2']],
    ['no before yes', fields.recorded, [true, false], [false, true]],
  ])('orders %s, both ways, with empty ones last', (_, field, values, order) => {
    const reversed = [...order].reverse();
    // Two amounts that are the same keep the newest first both ways.
    const down = field === fields.fee ? ['10.00', '9.990', '9.99'] : reversed;

    expect(sorted(field, 'asc', [null, ...values])).toEqual([...order, null]);
    expect(sorted(field, 'desc', [null, ...values])).toEqual([...down, null]);
  });

  it('keeps the newest first among equal and among empty ones', () => {
    const rows = [buildRow(1, { 'f1.1': 'same' }), buildRow(2, { 'f1.1': 'same' }), buildRow(3, {})];

    expect(sortRows(rows, fields.title, 'desc').map(({ id }) => id)).toEqual(['r2', 'r1', 'r3']);
    expect(rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
  });
});

describe('searchRows', () => {
  const rows: readonly Row[] = [
    buildRow(1, { 'f1.1': 'Über Kacheln', 'f2.1': 'o1', 'f4.1': '1200.50', 'f10.1': 'long\nnotes' }),
    buildRow(2, { 'f1.1': 'Tiles', 'f2.1': 'o2', 'f5.1': '2026-03-09' }),
  ];
  const found = (query: string) => searchRows(talks, rows, query).map(({ id }) => id);

  it.each([
    ['without case and accents', 'uber KACHELN', ['r1']],
    ['in every field, words in any order', 'notes über', ['r1']],
    ['an amount as it is typed', '1200.5', ['r1']],
    ['an amount as it is shown', '1,200.50', ['r1']],
    ['an option by its label', 'given', ['r2']],
    ['a date by its digits and by its month', '2026-03-09', ['r2']],
    ['nothing when one word is nowhere', 'tiles harbour', []],
    ['everything for an empty search', '  ', ['r1', 'r2']],
    ['nothing by the id of an option, which nobody sees', 'o1', []],
  ])('finds %s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('directionName', () => {
  it('names the directions in the words of the type', () => {
    expect(directionName(fields.title, 'asc')).toBe('A to Z');
    expect(directionName(fields.held, 'desc')).toBe('Newest first');
    expect(directionName(fields.fee, 'desc')).toBe('Highest first');
  });
});
