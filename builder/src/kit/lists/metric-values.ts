import type { Grouping } from '../data/metric-groups';
import type { Value } from '../data/types';

/** The value as a place on a scale; null for what has none. */
export function numberOf(value: Value): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Whether the groups are periods. */
export function isOverTime(by: Grouping | undefined): boolean {
  return by?.field.type === 'date' || by?.field.type === 'datetime';
}
