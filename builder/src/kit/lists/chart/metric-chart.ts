import { formatValue } from '../../data/format';
import { formatResult, metricGroups, metricResult, type GroupResult, type Metric } from '../../data/metrics';
import type { Group, Grouping } from '../../data/metric-groups';
import type { WeekStart } from '../../data/week-start';
import { inSentence } from '../../data/words';
import { dayOf, formatDay } from '../days';
import type { ChartData, ChartPoint } from './chart-data';
import { groupLink } from '../metric-links';
import { isOverTime, numberOf } from '../metric-values';
import type { Field, Row } from '../../data/types';

/** A metric over some rows as a chart draws it. */
export function metricChart(metric: Metric, rows: readonly Row[], weekStart: WeekStart): ChartData {
  const { name, by, goal, like } = metric;
  const groups = metricGroups(metric, rows, weekStart);
  return {
    name,
    groupName: groupName(by),
    points: groups.map((group, place) => pointOf(metric, group, place)),
    isSequence: isOverTime(by),
    ...(addsUp(metric) && { total: metricResult(metric, rows).text }),
    ...(goal !== undefined && { goal: { value: goal, text: formatResult(metric, goal) } }),
    steps: like?.type === 'duration' ? 'minutes' : isWhole(metric) ? 'whole' : 'decimal',
    short: (value) => shortText(metric.op === 'count' ? undefined : like, value),
  };
}

function pointOf(metric: Metric, { group, value, text }: GroupResult, place: number): ChartPoint {
  const href = groupLink(metric, group.key);
  const short = group.key === '' ? undefined : shortName(metric.by, group.key, place);
  return {
    key: group.key,
    label: group.key === '' && metric.by ? `No ${inSentence(metric.by.field.name)}` : group.name,
    value: numberOf(value),
    text,
    ...(short !== undefined && { short }),
    ...toneOf(group),
    ...(href !== undefined && { href }),
  };
}

function toneOf({ key, tone }: Group): Pick<ChartPoint, 'toneClass'> {
  if (key === '') return { toneClass: 'tone-none' };
  return tone ? { toneClass: `tone-${tone}` } : {};
}

function groupName(by: Grouping | undefined): string {
  if (!by) return '';
  const period = by.period ?? 'day';
  return isOverTime(by) ? period.charAt(0).toUpperCase() + period.slice(1) : by.field.name;
}

/** Whether the groups together are the whole. A record with several values is in several groups. */
function addsUp({ op, by }: Metric): boolean {
  const isMany = by?.field.type === 'tags' || (by !== undefined && 'many' in by.field && by.field.many);
  return (op === 'count' || op === 'sum') && !isMany;
}

function isWhole({ op, like }: Metric): boolean {
  return op === 'count' || (op !== 'average' && (like?.type === 'integer' || like?.type === 'rating'));
}

/** The name of a period for the foot of a chart: the year stands only where it begins. */
function shortName(by: Grouping | undefined, key: string, place: number): string | undefined {
  const day = isOverTime(by) ? dayOf(key) : null;
  if (day === null) return undefined;
  switch (by?.period) {
    case 'year':
    case 'quarter':
      return undefined;
    case 'month': {
      const isFirst = place === 0 || key.slice(5, 7) === '01';
      return formatDay(day, isFirst ? { month: 'short', year: '2-digit' } : { month: 'short' });
    }
    default:
      return formatDay(day, { day: 'numeric', month: 'short' });
  }
}

const TEN_THOUSAND = 10_000;

/** A value of a scale in few characters: '€12K', '1 h', '15%'. */
function shortText(like: Field | undefined, value: number): string {
  const isLong = Math.abs(value) >= TEN_THOUSAND;
  if (like?.type === 'money') return compact(value, isLong, { style: 'currency', currency: like.currency });
  if (like?.type === 'duration') return formatValue(like, value);
  if (like?.type === 'percent') return formatValue(like, value);
  return compact(value, isLong, {});
}

function compact(value: number, isLong: boolean, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(undefined, {
    ...options,
    ...(isLong && { notation: 'compact' }),
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(value) && !isLong ? 0 : 2,
  }).format(value);
}
