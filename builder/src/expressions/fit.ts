import type { Field } from '@tessera/shared/contracts';
import { coerceTo, idStep } from './coerce';
import { isSameType, typeName, typeOfField, type Kind, type Type } from './types';
import type { ModelIndex } from './model-index';
import { ExpressionProblem } from './problem';
import { minutesOfSpan } from './spans';
import { call, constant, type Step, type Typed } from './steps';

/** What an expression is for. */
export type Expected =
  /** The value of a field. */
  | Field
  /** True or false; what cannot be told is not true. */
  | 'condition'
  /** True or false; what cannot be told passes. */
  | 'rule'
  | 'number'
  /** What a metric sums or compares: a number, an amount, a percentage, a duration, a date, a time. */
  | 'measure'
  /** Where something begins or ends. */
  | 'moment'
  | 'anything';

const WANTED: Readonly<
  Record<Exclude<Expected, Field | 'anything'>, readonly [words: string, kinds: readonly Kind[]]>
> = {
  condition: ['a condition', ['boolean']],
  rule: ['a condition', ['boolean']],
  number: ['a number', ['number', 'days']],
  measure: [
    'a number, an amount, a duration or a date',
    ['number', 'days', 'percent', 'money', 'duration', 'date', 'time', 'datetime'],
  ],
  moment: ['a date, a time or a number', ['date', 'time', 'datetime', 'number', 'days']],
};

/** The value as what it is for takes it; throws the sentence of why it is none. */
export function fit(typed: Typed, expected: Expected, index: ModelIndex): Typed {
  if (expected === 'anything') return typed;
  if (typeof expected === 'object') return fitField(typed, expected, index);
  const [words, kinds] = WANTED[expected];
  if (kinds.includes(typed.type.kind)) return typed;
  throw new ExpressionProblem(`This is ${typeName(typed.type, index)}, and has to be ${words}.`);
}

function fitField(typed: Typed, field: Field, index: ModelIndex): Typed {
  const wanted = typeOfField(field);
  const step = fieldStep(typed, wanted);
  if (step) return { step, type: wanted };
  const claim = `${field.name} is ${typeName(wanted, index)}, and this is ${typeName(typed.type, index)}.`;
  throw new ExpressionProblem(claim + hintFor(typed.type, wanted));
}

function hintFor(given: Type, wanted: Type): string {
  if (wanted.kind === 'duration') return ' Say what it counts: 90 minutes.';
  if (wanted.kind === 'date' && given.kind === 'datetime') return ' Write date(…) for its day.';
  return '';
}

function fieldStep(typed: Typed, wanted: Type): Step | null {
  if (typed.type.kind === 'empty') return emptyStep(wanted);
  if ('field' in wanted || 'entity' in wanted) return linkStep(typed, wanted);
  switch (wanted.kind) {
    case 'number':
      return of('days', typed) ?? of('number', typed);
    case 'percent':
    case 'money':
      return of(wanted.kind, coerceTo(wanted, typed));
    case 'duration':
      return of('duration', minutesOfSpan(typed));
    case 'texts':
      return typed.type.kind === 'text' ? call('listOf', typed.step) : of('texts', typed);
    default:
      return of(wanted.kind, typed);
  }
}

/** Options of the same field, records of the same entity; one of them also where there may be many. */
function linkStep(
  { step, type }: Typed,
  wanted: Extract<Type, { field: string } | { entity: string }>,
): Step | null {
  const isMany = wanted.kind === 'options' || wanted.kind === 'records';
  if (isSameType(type, wanted)) {
    if (wanted.kind === 'record') return idStep(step);
    return wanted.kind === 'records' ? call('idsOf', step) : step;
  }
  if (!isMany || !isSameType(type, oneOf(wanted))) return null;
  return call('listOf', wanted.kind === 'records' ? idStep(step) : step);
}

function oneOf(many: Extract<Type, { field: string } | { entity: string }>): Type {
  return 'field' in many ? { kind: 'option', field: many.field } : { kind: 'record', entity: many.entity };
}

/** A yes or no is never empty; a list is empty by having nothing in it. */
function emptyStep(wanted: Type): Step | null {
  if (wanted.kind === 'boolean') return null;
  const isList = wanted.kind === 'texts' || wanted.kind === 'options' || wanted.kind === 'records';
  return isList ? call('listOf', constant(null)) : constant(null);
}

function of(kind: Kind, { step, type }: Typed): Step | null {
  return type.kind === kind ? step : null;
}
