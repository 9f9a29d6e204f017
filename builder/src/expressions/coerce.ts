import { fraction } from '../kit/calc/numbers';
import { amountOf } from '../kit/calc/money';
import { call, constant, type Step, type Typed } from './steps';
import type { Type } from './types';

/** Values of one type as values of another, where that says the same. */

/** Changes the values that a step can give: those of both branches, and a constant at once. */
function mapStep(step: Step, change: (step: Step) => Step): Step {
  if (step.kind !== 'if') return change(step);
  return { ...step, whenTrue: mapStep(step.whenTrue, change), whenFalse: mapStep(step.whenFalse, change) };
}

function asAmount(step: Step): Step {
  if (step.kind !== 'constant') return call('amountOf', step);
  return typeof step.value === 'number' ? constant(amountOf(step.value)) : step;
}

function asFraction(step: Step): Step {
  if (step.kind !== 'constant') return call('fraction', step);
  return typeof step.value === 'number' ? constant(fraction(step.value)) : step;
}

/** A percentage as its part of one; anything else as it is. */
export function fractionOf({ step, type }: Typed): Typed {
  return type.kind === 'percent'
    ? { step: mapStep(step, asFraction), type: { kind: 'number' } }
    : { step, type };
}

/** A number that is written down beside a percentage is one: 10 is 10 %. One that is worked out is a part of one: 0.1 is 10 %. */
function asPercentage(step: Step): Step {
  return step.kind === 'constant' ? step : call('percentage', step);
}

/** A plain number as an amount or a percentage, when one is wanted. */
export function coerceTo(wanted: Type, { step, type }: Typed): Typed {
  if (type.kind !== 'number' && type.kind !== 'days') return { step, type };
  if (wanted.kind === 'money') return { step: mapStep(step, asAmount), type: wanted };
  if (wanted.kind === 'percent') return { step: mapStep(step, asPercentage), type: wanted };
  return { step, type };
}

/** The record behind a link as what a field keeps of it. */
export function idStep(step: Step): Step {
  return mapStep(step, (each) => (each.kind === 'constant' ? each : { kind: 'id', of: each }));
}
