import { defineEntity } from '../data/entity';
import type { Row, Value } from '../data/types';
import { buildRow } from '../kit-testing';
import { eventReader } from './timed-record';

const start = { key: 'f2.1', name: 'Day', type: 'date' } as const;
const trips = defineEntity({
  id: 'e1',
  name: 'Trip',
  plural: 'Trips',
  path: 'trips',
  fields: { title: { key: 'f1.1', name: 'Title', type: 'text' }, start },
  label: 'title',
  sort: { by: 'start', direction: 'asc' },
});

/** A row that notes in `reads` each time somebody looks at its values. */
function noted(row: Row, reads: string[]): Row {
  return {
    ...row,
    get values(): Readonly<Record<string, Value>> {
      reads.push(row.id);
      return row.values;
    },
  };
}

describe('[MODEL-04] records of a calendar', () => {
  it('are read once, also where they have no day', () => {
    const reads: string[] = [];
    const rows = [
      noted(buildRow(1, { 'f1.1': 'Rome', 'f2.1': '2026-03-09' }), reads),
      noted(buildRow(2, { 'f1.1': 'Oslo', 'f2.1': null }), reads),
    ];
    const read = eventReader(trips, { start });

    expect(read(rows).map(({ name }) => name)).toEqual(['Rome']);
    expect(new Set(reads)).toEqual(new Set(['r1', 'r2']));
    reads.length = 0;
    expect(read(rows).map(({ name }) => name)).toEqual(['Rome']);
    expect(reads).toEqual([]);
  });
});
