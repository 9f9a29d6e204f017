import { addDays } from '../data/dates';
import { writeAddress } from '../data/filter-address';
import { ALL, filterKinds, noFilters, type FieldFilter } from '../data/filters';
import type { Metric } from '../data/metrics';
import { periodAfter } from '../data/periods';
import { hrefOf } from '../frame/router';

/** The list of the records that a metric is about. None where nobody could see why some are missing in it. */
export function metricLink(metric: Metric): string | undefined {
  return linkTo(metric, {});
}

/** The list of the records of one group. */
export function groupLink(metric: Metric, key: string): string | undefined {
  const name = fieldName(metric);
  const filter = filterFor(metric, key);
  return name === undefined || filter === null ? undefined : linkTo(metric, { [name]: filter });
}

/** The list shows what the metric counts when it counts all, or what a saved filter shows. */
function linkTo(metric: Metric, fields: Readonly<Record<string, FieldFilter>>): string | undefined {
  const { of } = metric;
  const saved = metric.where ? of.filters.find((filter) => filter.where === metric.where)?.id : ALL;
  if (saved === undefined) return undefined;
  const isUsual = saved === (of.defaultFilter ?? ALL);
  const query = writeAddress(of, { ...noFilters, fields, saved: isUsual ? null : saved }).toString();
  return `${hrefOf(of.path, 'list')}${query === '' ? '' : `?${query}`}`;
}

function fieldName({ of, by }: Metric): string | undefined {
  return Object.entries(of.fields).find(([, field]) => field.key === by?.field.key)?.[0];
}

function filterFor({ by }: Metric, key: string): FieldFilter | null {
  if (!by) return null;
  const kinds = filterKinds(by.field);
  if (key === '') return kinds.includes('empty') ? { kind: 'empty', isEmpty: true } : null;
  if (kinds.includes('yesNo')) return { kind: 'yesNo', isYes: key === 'true' };
  if (kinds.includes('any')) return { kind: 'any', of: [key] };
  if (!kinds.includes('days')) return kinds.includes('range') ? { kind: 'range', from: key, to: key } : null;
  return { kind: 'range', from: key, to: addDays(periodAfter(key, by.period ?? 'day'), -1) };
}
