import type { Field } from '@tessera/shared/contracts';

const DEFAULT_RATING = { min: 1, max: 5 };

const BOUNDED = new Set<string>(['integer', 'number', 'percent', 'money', 'duration', 'rating']);
const WITH_UNIT = new Set<string>(['integer', 'number', 'percent']);

/** Whether values of a type may have a smallest and a largest one. */
export const hasBounds = (type: Field['type']): boolean => BOUNDED.has(type);

/** Whether something may be said after the number. */
export const hasUnit = (type: Field['type']): boolean => WITH_UNIT.has(type);

/** The whole numbers that a rating goes from and to. */
export function ratingBounds(field: Field): { min: number; max: number } {
  const min = Math.round(field.min ?? DEFAULT_RATING.min);
  return { min, max: Math.max(min, Math.round(field.max ?? DEFAULT_RATING.max)) };
}
