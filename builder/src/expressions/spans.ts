import { ExpressionProblem } from './problem';
import { call, constant, type Step, type Typed } from './steps';
import type { Unit } from './tree';

/** Lengths of time that are written down: '3 days', '90 minutes'. The step of a span is the constant of its count. */

const MINUTES: Partial<Record<Unit, number>> = { minute: 1, hour: 60, day: 24 * 60, week: 7 * 24 * 60 };

function countOf({ step, type }: Typed): { readonly count: number; readonly unit: Unit } | null {
  return type.kind === 'span' && step.kind === 'constant' && typeof step.value === 'number'
    ? { count: step.value, unit: type.unit }
    : null;
}

/** A span as a duration; what is none stays as it is. A month has no fixed number of minutes. */
export function minutesOfSpan(side: Typed): Typed {
  const span = countOf(side);
  if (!span) return side;
  const minutes = MINUTES[span.unit];
  if (minutes === undefined) {
    throw new ExpressionProblem(`A ${span.unit} is not always equally long: write days, hours or minutes.`);
  }
  return { step: constant(span.count * minutes), type: { kind: 'duration' } };
}

/** A span as a number of days; null when it is of another unit. */
export function daysOfSpan(side: Typed): Typed | null {
  const span = countOf(side);
  if (!span || (span.unit !== 'day' && span.unit !== 'week')) return null;
  return { step: constant(span.count * (span.unit === 'week' ? 7 : 1)), type: { kind: 'days' } };
}

/** What a span of one of each unit does to a date or a moment. */
const MOVES: Readonly<Record<Unit, readonly [name: 'addMinutes' | 'addDays' | 'addMonths', count: number]>> =
  {
    minute: ['addMinutes', 1],
    hour: ['addMinutes', 60],
    day: ['addDays', 1],
    week: ['addDays', 7],
    month: ['addMonths', 1],
    year: ['addMonths', 12],
  };

/** A date, a moment or a time, moved by a span. */
export function spanSteps(moment: Typed, span: Typed, sign: 1 | -1): Step {
  const { count, unit } = countOf(span) ?? { count: 0, unit: 'day' };
  const [name, ofOne] = MOVES[unit];
  checkMove(moment, name, count, unit);
  return call(name, moment.step, constant(sign * count * ofOne));
}

function checkMove(moment: Typed, name: string, count: number, unit: Unit): void {
  const isShort = name === 'addMinutes';
  if (isShort && moment.type.kind === 'date') {
    throw new ExpressionProblem(`A date has no time that ${unit}s could be added to.`);
  }
  if (!isShort && moment.type.kind === 'time') {
    throw new ExpressionProblem(`A time of day has no date that ${unit}s could be added to.`);
  }
  if (!isShort && !Number.isInteger(count)) {
    throw new ExpressionProblem(`Only whole ${unit}s can be added to a date.`);
  }
}
