import { amountOf, averageAmount, sumAmounts } from '../calc/money';
import { roundNumber } from '../calc/numbers';
import { shapeValue } from './computed';
import { formatValue } from './format';
import { groupsOf, type Group, type Grouping } from './metric-groups';
import { compareDecimals, isDecimal } from '../calc/decimals';
import type { WeekStart } from './week-start';
import type { Entity, Field, Live, Row, Value } from './types';

/** Something worked out over the records of one kind. Conditions and values are over one record. */
export interface Metric {
  readonly id: string;
  readonly name: string;
  readonly of: Entity;
  readonly op: 'count' | 'sum' | 'average' | 'smallest' | 'largest';
  /** What is added up or compared; every operation but 'count' has one. */
  value?(record: Live): Value;
  where?(record: Live): boolean;
  /** A field whose values look like the result: its type, currency and unit. Plain numbers without it. */
  readonly like?: Field;
  /** One result for each value of a field, of a day or a moment for each period. */
  readonly by?: Grouping;
  /** What it should reach or stay below. */
  readonly goal?: number;
}

export interface MetricResult {
  /** Null where there is nothing to work it out from. */
  readonly value: Value;
  readonly text: string;
  /** How many records it was worked out from. */
  readonly count: number;
}

/** The result for one value of a field, or for one period. */
export interface GroupResult extends MetricResult {
  readonly group: Group;
}

/** The result over all rows that the metric is about. */
export function metricResult(metric: Metric, rows: readonly Row[]): MetricResult {
  return resultOf(metric, rowsOf(metric, rows));
}

/** The result for each group; none where the metric has no groups. */
export function metricGroups(
  metric: Metric,
  rows: readonly Row[],
  weekStart: WeekStart,
): readonly GroupResult[] {
  if (!metric.by) return [];
  return groupsOf(metric.by, rowsOf(metric, rows), weekStart).map(({ group, rows: inGroup }) => ({
    group,
    ...resultOf(metric, inGroup),
  }));
}

function rowsOf(metric: Metric, rows: readonly Row[]): readonly Row[] {
  return metric.where ? rows.filter((row) => metric.where?.(row.live) === true) : rows;
}

function resultOf(metric: Metric, rows: readonly Row[]): MetricResult {
  const value = metric.op === 'count' ? rows.length : reduceRows(metric, rows);
  return { value, text: formatResult(metric, value), count: rows.length };
}

const plain: Field = { key: '', name: '', type: 'number' };

/** A result, or the goal, as people read it. */
export function formatResult({ op, like }: Metric, value: Value): string {
  if (value === null) return '–';
  return formatValue(op === 'count' ? plain : (like ?? plain), value);
}

function reduceRows(metric: Metric, rows: readonly Row[]): Value {
  const { op, like } = metric;
  const values = rows.flatMap(({ live }) => metric.value?.(live) ?? []);
  const numbers = values.filter((each) => typeof each === 'number').filter(Number.isFinite);
  const texts = values.filter((each) => typeof each === 'string');
  const isMoney = like?.type === 'money' || (texts.length > 0 && texts.every(isDecimal));
  if (isMoney) return shape(like, reduceAmounts(op, texts.filter(isDecimal)));
  if (texts.length > 0) return firstOrLast(op, texts, (a, b) => (a < b ? -1 : 1));
  return shape(like, reduceNumbers(op, numbers));
}

/** As the field would keep it: an average of amounts to the cent. */
function shape(like: Field | undefined, value: Value): Value {
  return like && value !== null ? shapeValue(withoutWhole(like), value) : value;
}

/** An average of whole numbers is seldom whole. */
function withoutWhole(field: Field): Field {
  return field.type === 'integer' || field.type === 'rating' ? plain : field;
}

function reduceAmounts(op: Metric['op'], amounts: readonly string[]): string | null {
  const itself = (amount: string) => amount;
  if (op === 'sum') return sumAmounts(amounts, itself);
  if (op === 'average') return averageAmount(amounts, itself);
  return firstOrLast(op, amounts, compareDecimals);
}

function reduceNumbers(op: Metric['op'], numbers: readonly number[]): number | null {
  const sum = addNumbers(numbers);
  if (op === 'sum') return sum;
  if (op === 'average') return roundAverage(numbers.length === 0 ? null : sum / numbers.length);
  return firstOrLast(op, numbers, (a, b) => a - b);
}

/** Nobody reads an average further than this. */
const AVERAGE_DECIMALS = 2;

/** An average as it is shown. */
export function roundAverage(value: number | null): number | null {
  return roundNumber(value, AVERAGE_DECIMALS);
}

/** Added up exactly, so that 0.1 and 0.2 are 0.3. */
function addNumbers(numbers: readonly number[]): number {
  return Number(sumAmounts(numbers, amountOf));
}

/** The smallest or the largest. */
function firstOrLast<Item>(
  op: Metric['op'],
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item | null {
  if (op !== 'smallest' && op !== 'largest') return null;
  const sign = op === 'smallest' ? 1 : -1;
  const isBefore = (a: Item, b: Item) => sign * compare(a, b) < 0;
  return items.reduce<Item | null>(
    (best, item) => (best === null || isBefore(item, best) ? item : best),
    null,
  );
}
