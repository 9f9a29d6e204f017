import type { Field } from '@tessera/shared/contracts';
import { formatDuration } from '../kit/data/durations';
import type { Limits } from './operation';
import { typeInWords } from './type-words';

export function sameLimits(field: Field, limits: Limits): boolean {
  const labels = field.options?.map((option) => option.label);
  return (
    (limits.options === undefined || JSON.stringify(limits.options) === JSON.stringify(labels)) &&
    (limits.min === undefined || limits.min === field.min) &&
    (limits.max === undefined || limits.max === field.max) &&
    (limits.unit === undefined || limits.unit === field.unit)
  );
}

export function limitsOnly({ min, max, unit }: Limits): Omit<Limits, 'options'> {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
  };
}

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

export function describeLimits({ min, max, unit }: Limits, type: Field['type']): string {
  const text = type === 'duration' ? formatDuration : String;
  return [
    ...(min === undefined ? [] : [`from ${text(min)}`]),
    ...(max === undefined ? [] : [`up to ${text(max)}`]),
    ...(unit === undefined ? [] : [`in ${unit}`]),
  ].join(' ');
}

function isScale(min = 1, max = 5): boolean {
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}
