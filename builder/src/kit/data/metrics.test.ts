import fc from 'fast-check';
import { metricGroups, metricResult, type Metric } from './metrics';
import { defineEntity } from './entity';
import { periodAfter, periodStart } from './periods';
import { customers, documentOf, openRows, stored } from './rows-testing';
import type { Field, Live, Row, StoredRecord } from './types';

interface Sale extends Live {
  readonly price: string | null;
  readonly minutes: number | null;
  readonly day: string | null;
  readonly isPaid: boolean;
}

const sales = defineEntity({
  id: 'e9',
  name: 'Sale',
  plural: 'Sales',
  path: 'sales',
  fields: {
    price: { key: 'f1.1', name: 'Price', type: 'money', currency: 'EUR' },
    minutes: { key: 'f2.1', name: 'Minutes', type: 'duration' },
    day: { key: 'f3.1', name: 'Day', type: 'date' },
    status: {
      key: 'f4.1',
      name: 'Status',
      type: 'choice',
      options: [
        { id: 'o2', label: 'Open', tone: 'info' },
        { id: 'o1', label: 'Lost' },
        { id: 'o3', label: 'Won' },
      ],
    },
    isPaid: { key: 'f5.1', name: 'Paid', type: 'boolean' },
    buyer: { key: 'f6.1', name: 'Buyer', type: 'reference', to: 'e1', onDelete: 'clear' },
    tags: { key: 'f7.1', name: 'Tags', type: 'tags' },
  },
  label: 'price',
  sort: { by: 'day', direction: 'asc' },
});
const { fields } = sales;

function rowsWith(...records: readonly StoredRecord['values'][]): readonly Row[] {
  const { rows } = openRows(
    [sales, customers],
    documentOf({
      e1: [stored('c1', { 'f1.1': 'Zoë' }), stored('c2', { 'f1.1': 'Ann' })],
      e9: records.map((values, place) => stored(`s${String(place)}`, values)),
    }),
  );
  return rows.rowsOf('e9');
}

const price = (sale: Sale) => sale.price;
const metric = (more: Partial<Metric>): Metric => ({
  id: 'm1',
  name: 'Metric',
  of: sales,
  op: 'count',
  ...more,
});
const revenue = (more: Partial<Metric> = {}) =>
  metric({ op: 'sum', value: price, like: fields.price, ...more });
const by = (field: Field, period?: 'week' | 'month' | 'quarter') =>
  ({ by: { field, ...(period && { period }) } }) satisfies Partial<Metric>;
const groups = (of: Metric, rows: readonly Row[]) =>
  metricGroups(of, rows, 'monday').map(({ group, text }) => `${group.name}: ${text}`);

describe('metricResult', () => {
  const rows = rowsWith(
    { 'f1.1': '0.10', 'f2.1': 30, 'f3.1': '2026-03-09', 'f5.1': true },
    { 'f1.1': '0.20', 'f2.1': 75, 'f3.1': '2026-01-31' },
    {},
  );

  it.each<[string, Metric, unknown, string]>([
    ['counts', metric({}), 3, '3'],
    ['counts some', metric({ where: (sale: Sale) => sale.isPaid }), 1, '1'],
    ['adds amounts up', revenue(), '0.30', '€0.30'],
    ['averages amounts to the cent', revenue({ op: 'average' }), '0.15', '€0.15'],
    ['finds the largest amount', revenue({ op: 'largest' }), '0.20', '€0.20'],
    [
      'adds durations up',
      metric({ op: 'sum', value: (sale: Sale) => sale.minutes, like: fields.minutes }),
      105,
      '1\u00a0h 45\u00a0min',
    ],
    [
      'finds the first day',
      metric({ op: 'smallest', value: (sale: Sale) => sale.day, like: fields.day }),
      '2026-01-31',
      'Jan 31, 2026',
    ],
    [
      'adds numbers exactly',
      metric({ op: 'sum', value: (sale: Sale) => Number(sale.price ?? 0) }),
      0.3,
      '0.3',
    ],
  ])('[MODEL-03] %s', (_, of, value, text) => {
    expect(metricResult(of, rows)).toMatchObject({ value, text });
  });

  it('[MODEL-03] is nought or nothing over no records', () => {
    expect(metricResult(revenue(), [])).toEqual({ value: '0.00', text: '€0.00', count: 0 });
    expect(metricResult(revenue({ op: 'average' }), [])).toEqual({ value: null, text: '–', count: 0 });
    expect(metricResult(metric({ op: 'smallest', value: (sale: Sale) => sale.minutes }), [])).toMatchObject({
      value: null,
    });
  });

  it('[MODEL-03] loses no cent, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 20 }), (cents) => {
        const amounts = cents.map((each) => ({ 'f1.1': (each / 100).toFixed(2) }));
        const sum = cents.reduce((total, each) => total + each, 0);
        expect(metricResult(revenue(), rowsWith(...amounts)).value).toBe((sum / 100 + 0).toFixed(2));
      }),
      { numRuns: 50 },
    );
  });
});

describe('metricGroups', () => {
  it('[MODEL-03] are the options in their order, all of them, and what has none', () => {
    const rows = rowsWith(
      { 'f4.1': 'o3', 'f1.1': '5.00' },
      { 'f4.1': 'o2', 'f1.1': '2.00' },
      { 'f1.1': '1.00' },
    );

    expect(groups(revenue(by(fields.status)), rows)).toEqual([
      'Open: €2.00',
      'Lost: €0.00',
      'Won: €5.00',
      'Empty: €1.00',
    ]);
    expect(metricGroups(revenue(by(fields.status)), rows, 'monday')[0]?.group.tone).toBe('info');
  });

  it('[MODEL-03] are periods without gaps, over the end of a year', () => {
    const rows = rowsWith(
      { 'f3.1': '2026-02-28', 'f1.1': '5.00' },
      { 'f3.1': '2025-11-01', 'f1.1': '2.00' },
      { 'f3.1': '2025-11-30', 'f1.1': '1.00' },
    );

    expect(groups(revenue(by(fields.day, 'month')), rows)).toEqual([
      'Nov 2025: €3.00',
      'Dec 2025: €0.00',
      'Jan 2026: €0.00',
      'Feb 2026: €5.00',
    ]);
    expect(groups(metric(by(fields.day, 'quarter')), rows)).toEqual(['Q4 2025: 2', 'Q1 2026: 1']);
  });

  it('[MODEL-03] begin weeks on the day that is wanted', () => {
    const rows = rowsWith({ 'f3.1': '2026-03-08' }, { 'f3.1': '2026-03-09' });
    const counts = (start: 'monday' | 'sunday') =>
      metricGroups(metric(by(fields.day, 'week')), rows, start).map(({ group, count }) => [group.key, count]);

    expect(counts('monday')).toEqual([
      ['2026-03-02', 1],
      ['2026-03-09', 1],
    ]);
    expect(counts('sunday')).toEqual([['2026-03-08', 2]]);
  });

  it('[MODEL-03] are yes and no, linked records and tags by name', () => {
    const rows = rowsWith(
      { 'f5.1': true, 'f6.1': 'c1', 'f7.1': ['red', 'blue'] },
      { 'f6.1': 'c2', 'f7.1': ['red'] },
    );

    expect(groups(metric(by(fields.isPaid)), rows)).toEqual(['Yes: 1', 'No: 1']);
    expect(groups(metric(by(fields.buyer)), rows)).toEqual(['Ann: 1', 'Zoë: 1']);
    expect(groups(metric(by(fields.tags)), rows)).toEqual(['blue: 1', 'red: 2']);
  });

  it('does not fill up ten thousand years', () => {
    const rows = rowsWith({ 'f3.1': '0026-03-08' }, { 'f3.1': '2026-03-09' });

    expect(groups(metric(by(fields.day)), rows)).toHaveLength(2);
  });
});

describe('periods', () => {
  it('[MODEL-03] follow each other without a gap and hold their days', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString().slice(0, 'yyyy-mm-dd'.length));
    const period = fc.constantFrom(
      'day' as const,
      'week' as const,
      'month' as const,
      'quarter' as const,
      'year' as const,
    );
    const weekStart = fc.constantFrom('monday' as const, 'sunday' as const, 'saturday' as const);
    fc.assert(
      fc.property(day, period, weekStart, (on, of, week) => {
        const start = periodStart(on, of, week);
        const next = periodAfter(start, of);
        expect(start <= on && on < next).toBe(true);
        expect(periodStart(next, of, week)).toBe(next);
        expect(periodAfter(next, of, -1)).toBe(start);
      }),
    );
  });
});
