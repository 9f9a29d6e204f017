import { coerceTo } from './coerce';
import { daysOfSpan, minutesOfSpan } from './spans';
import type { Typed } from './steps';
import { isSameType, type Type } from './types';

/** Several values as values of one type; null when there is none that all of them are. */
export function unify(
  values: readonly Typed[],
): { readonly values: readonly Typed[]; readonly type: Type } | null {
  const kinds = new Set(values.map(({ type }) => type.kind));
  if (kinds.has('money')) return agreed(values.map((value) => coerceTo({ kind: 'money' }, value)));
  if (kinds.has('percent')) return agreed(values.map((value) => coerceTo({ kind: 'percent' }, value)));
  if (kinds.has('days') && kinds.has('span'))
    return agreed(values.map((value) => daysOfSpan(value) ?? value));
  if (kinds.has('span')) return agreed(values.map(minutesOfSpan));
  if (kinds.has('days') && kinds.has('number')) {
    return agreed(
      values.map((value) => (value.type.kind === 'days' ? { ...value, type: { kind: 'number' } } : value)),
    );
  }
  return agreed(values);
}

function agreed(values: readonly Typed[]) {
  const first = values.find(({ type }) => type.kind !== 'empty') ?? values[0];
  if (!first) return null;
  const isAgreed = values.every(({ type }) => type.kind === 'empty' || isSameType(type, first.type));
  return isAgreed ? { values, type: first.type } : null;
}
