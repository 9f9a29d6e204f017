import { isDecimal, trimDecimal } from '../calc/decimals';
import type { Field, Value } from './types';

/** What two values have in common that are the same to people, whatever their case and spaces. Null when it is empty. */
export function sameKey(field: Field, value: Value): string | null {
  if (value === null || value === '') return null;
  if (field.type === 'money' && typeof value === 'string' && isDecimal(value)) return trimDecimal(value);
  if (typeof value === 'string') return words(value) || null;
  if (typeof value !== 'object') return String(value);
  return value.length === 0 ? null : value.map(words).sort().join('\n');
}

function words(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Whether two values are stored alike. */
export function isSameValue(left: Value, right: Value): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return left === right;
  }
  return left.length === right.length && left.every((part, place) => part === right[place]);
}
