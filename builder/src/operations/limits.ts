import type { Field } from '@tessera/shared/contracts';
import { formatDuration } from '../kit/data/durations';
import { listOf } from '../words/text';
import type { Limits, NewLimits } from './operation';
import { typeInWords } from './type-words';

export function sameLimits(field: Field, limits: Pick<Limits, 'options'> & NewLimits): boolean {
  const labels = field.options?.map((option) => option.label);
  return (
    (limits.options === undefined || JSON.stringify(limits.options) === JSON.stringify(labels)) &&
    (limits.min === undefined || limits.min === (field.min ?? null)) &&
    (limits.max === undefined || limits.max === (field.max ?? null)) &&
    (limits.unit === undefined || limits.unit === (field.unit ?? null))
  );
}

export function limitsOnly({ min, max, unit }: Limits): Omit<Limits, 'options'> {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
  };
}

/** A field with other limits: null takes one away. */
export function withLimits(field: Field, limits: NewLimits): Field {
  const { min, max, unit } = limits;
  const changed = { ...field };
  if (min === null) delete changed.min;
  if (max === null) delete changed.max;
  if (unit === null) delete changed.unit;
  return { ...changed, ...limitsOnly({ ...said('min', min), ...said('max', max), ...said('unit', unit) }) };
}

const said = <Name extends string, Value>(name: Name, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

const BOUNDED = new Set(['integer', 'number', 'money', 'percent', 'duration', 'rating']);

export function limitsProblem(field: Field): string | undefined {
  const { min = -Infinity, max = Infinity } = field;
  if (!BOUNDED.has(field.type))
    return `${field.name} is ${typeInWords(field)}, which has no smallest or largest value`;
  if (min > max) return `the smallest value of ${field.name} would be above its largest`;
  return field.type === 'rating' && !isScale(field.min, field.max)
    ? 'a rating takes whole numbers up to 10'
    : undefined;
}

const words = <Value>(value: Value | null | undefined, say: (value: Value) => string): string[] =>
  value === undefined || value === null ? [] : [say(value)];

export function describeLimits({ min, max, unit }: NewLimits, type: Field['type']): string {
  const text = type === 'duration' ? formatDuration : String;
  const given = [
    ...words(min, (least) => `from ${text(least)}`),
    ...words(max, (most) => `up to ${text(most)}`),
    ...words(unit, (said) => `in ${said}`),
  ].join(' ');
  const taken = [
    ...(min === null ? ['a smallest value'] : []),
    ...(max === null ? ['a largest value'] : []),
    ...(unit === null ? ['a unit'] : []),
  ];
  const without = taken.length > 0 ? `without ${listOf(taken, 'or')}` : '';
  return [given, without].filter(Boolean).join(' and ');
}

function isScale(min = 1, max = 5): boolean {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}
