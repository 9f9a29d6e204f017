import { coerceTo, fractionOf } from './coerce';
import { claimOf, subjectOf, type Lower, type Surroundings } from './lowering';
import { ExpressionProblem } from './problem';
import { minutesOfSpan, spanSteps } from './spans';
import { call, type Step, type Typed } from './steps';
import type { Binary, Tree } from './tree';
import { typeName, type Kind, type Type } from './types';

type ArithmeticOperator = '+' | '-' | '*' | '/';
type Pair = `${Kind} ${ArithmeticOperator} ${Kind}`;
type Combine = (left: Typed, right: Typed) => Typed;

const NUMBER: Type = { kind: 'number' };
const VERBS: Readonly<Record<ArithmeticOperator, readonly [verb: string, joint: string]>> = {
  '+': ['added', 'to'],
  '-': ['reckoned', 'with'],
  '*': ['multiplied', 'by'],
  '/': ['divided', 'by'],
};

const by =
  (
    name: Parameters<typeof call>[0],
    kind: 'number' | 'days' | 'percent' | 'money' | 'duration' | 'date' | 'time' | 'datetime',
  ): Combine =>
  (left, right) => ({ step: call(name, left.step, right.step), type: { kind } });

/** Both sides as numbers: a percentage is its part of one. */
const asNumbers =
  (combine: Combine): Combine =>
  (left, right) =>
    combine(fractionOf(left), fractionOf(right));

/** Both sides as amounts: a plain number beside an amount is one. */
const asAmounts =
  (combine: Combine): Combine =>
  (left, right) =>
    combine(coerceTo({ kind: 'money' }, left), coerceTo({ kind: 'money' }, right));

const swapped =
  (combine: Combine): Combine =>
  (left, right) =>
    combine(right, left);

/** A date or a time that is moved by what stands on the right. */
const moved =
  (name: 'addDays' | 'addMinutes', sign: 1 | -1): Combine =>
  (left, right) => ({
    step: call(name, left.step, sign === 1 ? right.step : negated(right.step)),
    type: left.type,
  });

const movedBySpan =
  (sign: 1 | -1): Combine =>
  (left, right) => ({ step: spanSteps(left, right, sign), type: left.type });

/** A duration and a span of minutes, hours, days or weeks. */
const withMinutes =
  (combine: Combine): Combine =>
  (left, right) =>
    combine(minutesOfSpan(left), minutesOfSpan(right));

function negated(step: Step): Step {
  // Taken from zero, for the opposite of 0 is 0 and not −0.
  return step.kind === 'constant' && typeof step.value === 'number'
    ? { kind: 'constant', value: 0 - step.value }
    : call('negative', step);
}

const number = {
  '+': by('plus', 'number'),
  '-': by('minus', 'number'),
  '*': by('times', 'number'),
  '/': by('dividedBy', 'number'),
} as const;

/** What two types give, by the sign between them. What is not here is refused. */
const RULES: Partial<Record<Pair, Combine>> = {
  'number + number': number['+'],
  'number - number': number['-'],
  'number * number': number['*'],
  'number / number': number['/'],
  'percent + percent': by('plus', 'percent'),
  'percent - percent': by('minus', 'percent'),
  'percent * percent': asNumbers(number['*']),
  'percent / percent': by('dividedBy', 'number'),
  'percent + number': asNumbers(number['+']),
  'number + percent': asNumbers(number['+']),
  'percent - number': asNumbers(number['-']),
  'number - percent': asNumbers(number['-']),
  'percent * number': asNumbers(number['*']),
  'number * percent': asNumbers(number['*']),
  'percent / number': asNumbers(number['/']),
  'number / percent': asNumbers(number['/']),
  'money + money': by('plus', 'money'),
  'money - money': by('minus', 'money'),
  'money + number': asAmounts(by('plus', 'money')),
  'number + money': asAmounts(by('plus', 'money')),
  'money - number': asAmounts(by('minus', 'money')),
  'number - money': asAmounts(by('minus', 'money')),
  'money * number': by('times', 'money'),
  'number * money': by('times', 'money'),
  'money * percent': asNumbers(by('times', 'money')),
  'percent * money': asNumbers(by('times', 'money')),
  'money / number': by('dividedBy', 'money'),
  'money / percent': asNumbers(by('dividedBy', 'money')),
  'money / money': by('ratio', 'number'),
  'duration + duration': by('plus', 'duration'),
  'duration - duration': by('minus', 'duration'),
  'duration + span': withMinutes(by('plus', 'duration')),
  'span + duration': withMinutes(by('plus', 'duration')),
  'duration - span': withMinutes(by('minus', 'duration')),
  'span - duration': withMinutes(by('minus', 'duration')),
  'duration * number': by('times', 'duration'),
  'number * duration': by('times', 'duration'),
  'duration * percent': asNumbers(by('times', 'duration')),
  'percent * duration': asNumbers(by('times', 'duration')),
  'duration / number': by('dividedBy', 'duration'),
  'duration / duration': by('dividedBy', 'number'),
  'duration / span': withMinutes(by('dividedBy', 'number')),
  'date - date': swapped(by('daysBetween', 'days')),
  'date - datetime': swapped(by('daysBetween', 'days')),
  'datetime - date': swapped(by('daysBetween', 'days')),
  'datetime - datetime': swapped(by('minutesBetween', 'duration')),
  'time - time': swapped(by('minutesBetween', 'duration')),
  'date + number': moved('addDays', 1),
  'number + date': swapped(moved('addDays', 1)),
  'date - number': moved('addDays', -1),
  'datetime + duration': moved('addMinutes', 1),
  'duration + datetime': swapped(moved('addMinutes', 1)),
  'datetime - duration': moved('addMinutes', -1),
  'time + duration': moved('addMinutes', 1),
  'duration + time': swapped(moved('addMinutes', 1)),
  'time - duration': moved('addMinutes', -1),
  'date + span': movedBySpan(1),
  'span + date': swapped(movedBySpan(1)),
  'date - span': movedBySpan(-1),
  'datetime + span': movedBySpan(1),
  'span + datetime': swapped(movedBySpan(1)),
  'datetime - span': movedBySpan(-1),
  'time + span': movedBySpan(1),
  'span + time': swapped(movedBySpan(1)),
  'time - span': movedBySpan(-1),
};

/** What would be meant instead, where that is clear. */
const HINTS: Partial<Record<Pair, string>> = {
  'money + percent': 'Multiply by the percentage: Price × (1 + 20%).',
  'money - percent': 'Multiply by the percentage: Price × (1 − 20%).',
  'duration * money': 'Write hours(…) of the duration for a price per hour.',
  'money * duration': 'Write hours(…) of the duration for a price per hour.',
  'datetime + number': 'Say what it counts: 3 days, 2 hours.',
  'datetime - number': 'Say what it counts: 3 days, 2 hours.',
  'time + number': 'Say what it counts: 2 hours, 30 minutes.',
  'duration + number': 'Say what it counts: 2 hours, 30 minutes.',
};

/** Days count as any number. */
const kindOf = ({ type }: Typed): Kind => (type.kind === 'days' ? 'number' : type.kind);

export function lowerArithmetic(
  tree: Binary & { readonly operator: ArithmeticOperator },
  surroundings: Surroundings,
  lower: Lower,
): Typed {
  const left = lower(tree.left, surroundings);
  const right = lower(tree.right, surroundings);
  if (tree.operator === '+' && (left.type.kind === 'text' || right.type.kind === 'text')) {
    return joined(tree, [left, right], surroundings);
  }
  const pair: Pair = `${kindOf(left)} ${tree.operator} ${kindOf(right)}`;
  const combine = RULES[pair];
  if (!combine) throw refused(tree, left, right, HINTS[pair], surroundings);
  return combine(left, right);
}

/** Texts and numbers one behind the other. A longer chain is one call, so that only its own ends are trimmed. */
function joined(tree: Binary, sides: readonly [Typed, Typed], surroundings: Surroundings): Typed {
  const trees: readonly Tree[] = [tree.left, tree.right];
  const parts = sides.flatMap(({ step, type }, index) => {
    if (type.kind !== 'text' && type.kind !== 'number' && type.kind !== 'days') {
      throw new ExpressionProblem(
        `${claimOf(trees[index] ?? tree, type, surroundings)}, and cannot be joined to a text.`,
      );
    }
    return step.kind === 'call' && step.name === 'joinText' ? step.parts : [step];
  });
  return { step: call('joinText', ...parts), type: { kind: 'text' } };
}

function refused(
  tree: Binary & { readonly operator: ArithmeticOperator },
  left: Typed,
  right: Typed,
  hint: string | undefined,
  surroundings: Surroundings,
): ExpressionProblem {
  const [verb, joint] = VERBS[tree.operator];
  const other = `${subjectOf(tree.right, surroundings)}, ${typeName(right.type, surroundings.index)}`;
  const claim = `${claimOf(tree.left, left.type, surroundings)}, and cannot be ${verb} ${joint} ${other}.`;
  return new ExpressionProblem(hint === undefined ? claim : `${claim} ${hint}`);
}

/** The opposite of a number, an amount or a duration. */
export function lowerNegation(of: Tree, surroundings: Surroundings, lower: Lower): Typed {
  const { step, type } = lower(of, surroundings);
  if (!['number', 'days', 'percent', 'money', 'duration'].includes(type.kind)) {
    throw new ExpressionProblem(`${claimOf(of, type, surroundings)}, and cannot be negative.`);
  }
  return { step: negated(step), type: type.kind === 'days' ? NUMBER : type };
}
