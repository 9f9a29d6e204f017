import { idStep } from './coerce';
import { claimOf, subjectOf, type Lower, type Surroundings, type WhenUnknown } from './lowering';
import type { CalcName } from './calc';
import { ExpressionProblem } from './problem';
import { call, not, type Step, type Typed } from './steps';
import type { Binary, Emptiness } from './tree';
import { isList, typeName, type Kind, type Type } from './types';
import { unify } from './unify';

type OrderOperator = '<' | '<=' | '>' | '>=';

const BOOLEAN: Type = { kind: 'boolean' };
const ORDERED: readonly Kind[] = [
  'number',
  'days',
  'percent',
  'money',
  'date',
  'time',
  'datetime',
  'duration',
];
const EQUALS: readonly Kind[] = [...ORDERED, 'boolean', 'text', 'option', 'record'];

const ORDER = { '<': 'isLess', '<=': 'isAtMost', '>': 'isMore', '>=': 'isAtLeast' } as const;
/** What is true when the comparison is not and both sides are there. */
const OPPOSITE = { '<': 'isAtLeast', '<=': 'isMore', '>': 'isAtMost', '>=': 'isLess' } as const;

interface Sides {
  readonly left: Step;
  readonly right: Step;
  readonly type: Type;
}

/** Both sides as one type. Of a date and a moment only the days are compared: what is due today is not due before now. */
function sidesOf(tree: Binary, left: Typed, right: Typed, surroundings: Surroundings): Sides {
  const both = unify([atDay(left, right), atDay(right, left)]);
  const [one, other] = both?.values ?? [];
  if (one && other && both && both.type.kind !== 'empty') {
    return { left: one.step, right: other.step, type: both.type };
  }
  const claim = `${claimOf(tree.left, left.type, surroundings)}, and cannot be compared with`;
  const otherName = `${subjectOf(tree.right, surroundings)}, ${typeName(right.type, surroundings.index)}`;
  throw new ExpressionProblem(`${claim} ${otherName}.`);
}

function atDay(side: Typed, other: Typed): Typed {
  return side.type.kind === 'datetime' && other.type.kind === 'date'
    ? { step: call('dateOf', side.step), type: { kind: 'date' } }
    : side;
}

export function lowerOrder(
  tree: Binary & { readonly operator: OrderOperator },
  surroundings: Surroundings,
  lower: Lower,
): Typed {
  const { left, right, type } = sides(tree, surroundings, lower);
  if (!ORDERED.includes(type.kind)) {
    throw new ExpressionProblem(
      `${claimOf(tree.left, type, surroundings)}, and is neither more nor less than another.`,
    );
  }
  const passes = surroundings.whenUnknown === 'passes';
  const step = passes
    ? not(call(OPPOSITE[tree.operator], left, right))
    : call(ORDER[tree.operator], left, right);
  return { step, type: BOOLEAN };
}

function sides(tree: Binary, surroundings: Surroundings, lower: Lower): Sides {
  const plain: Surroundings = { ...surroundings, whenUnknown: 'not true' };
  return sidesOf(tree, lower(tree.left, plain), lower(tree.right, plain), surroundings);
}

/** Never empty, and one certain value. */
const isFixed = (step: Step): boolean =>
  step.kind === 'option' || (step.kind === 'constant' && step.value !== null);

const isYesOrNo = (step: Step): boolean => step.kind === 'constant' && typeof step.value === 'boolean';

/** What compilers may know to be one of a few values; to compare it with another would be an error to them. */
const NARROW: readonly CalcName[] = ['smallestOf', 'largestOf', 'smallest', 'largest'];

function isOpen(step: Step): boolean {
  if (step.kind === 'call') return !NARROW.includes(step.name);
  if (step.kind === 'aggregate') return step.name === null || !NARROW.includes(step.name);
  return step.kind === 'path';
}

/** `!=` is the opposite of `=`: it is true where one side is empty. */
export function lowerEquality(
  tree: Binary & { readonly operator: '=' | '!=' },
  surroundings: Surroundings,
  lower: Lower,
): Typed {
  const { left, right, type } = sides(tree, surroundings, lower);
  if (!EQUALS.includes(type.kind)) {
    throw new ExpressionProblem(`${claimOf(tree.left, type, surroundings)}: use “contains” or “is empty”.`);
  }
  const isNot = tree.operator === '!=';
  return { step: equality(left, right, type, isNot, surroundings.whenUnknown), type: BOOLEAN };
}

function equality(left: Step, right: Step, type: Type, isNot: boolean, whenUnknown: WhenUnknown): Step {
  if (type.kind === 'record') return differs(idStep(left), idStep(right), PLAIN, isNot, whenUnknown);
  if (type.kind === 'money') return differs(left, right, AMOUNT, isNot, whenUnknown);
  if (type.kind === 'boolean') return same(left, right, PLAIN, isNot);
  return differs(left, right, PLAIN, isNot, whenUnknown);
}

interface Comparators {
  readonly isSame: CalcName;
  readonly isOther: CalcName;
}
const PLAIN: Comparators = { isSame: 'isSame', isOther: 'isOther' };
const AMOUNT: Comparators = { isSame: 'isSameAmount', isOther: 'isOtherAmount' };

/** Says it the other way round where that decides what an empty side gives. */
function differs(left: Step, right: Step, by: Comparators, isNot: boolean, whenUnknown: WhenUnknown): Step {
  if (!isNot && whenUnknown === 'passes') return not(call(by.isOther, left, right));
  if (isNot && whenUnknown === 'fails') return call(by.isOther, left, right);
  return same(left, right, by, isNot);
}

function same(left: Step, right: Step, by: Comparators, isNot: boolean): Step {
  const [fixed, other] = isFixed(left) ? [left, right] : [right, left];
  const isPlain = by === PLAIN && isFixed(fixed) && (isYesOrNo(fixed) ? !isFixed(other) : isOpen(other));
  if (isPlain) return { kind: 'equal', left, right, isNot };
  const step = call(by.isSame, left, right);
  return isNot ? not(step) : step;
}

export function lowerContains(tree: Binary, surroundings: Surroundings, lower: Lower): Typed {
  const plain: Surroundings = { ...surroundings, whenUnknown: 'not true' };
  const left = lower(tree.left, plain);
  const right = lower(tree.right, plain);
  const step = containsStep(left, right, surroundings);
  if (step) return { step, type: BOOLEAN };
  const other = `${subjectOf(tree.right, surroundings)}, ${typeName(right.type, surroundings.index)}`;
  throw new ExpressionProblem(`${claimOf(tree.left, left.type, surroundings)}, and cannot contain ${other}.`);
}

function containsStep(left: Typed, right: Typed, { whenUnknown }: Surroundings): Step | null {
  if (left.type.kind === 'text' && right.type.kind === 'text') {
    return whenUnknown === 'passes'
      ? not(call('lacksText', left.step, right.step))
      : call('containsText', left.step, right.step);
  }
  if (left.type.kind === 'texts' && right.type.kind === 'text') {
    return call('hasTag', left.step, right.step);
  }
  if (left.type.kind === 'options' && right.type.kind === 'option') {
    return left.type.field === right.type.field ? call('includes', left.step, right.step) : null;
  }
  if (left.type.kind === 'records' && right.type.kind === 'record') {
    return left.type.entity === right.type.entity ? call('includesRecord', left.step, right.step) : null;
  }
  return null;
}

export function lowerEmptiness(tree: Emptiness, surroundings: Surroundings, lower: Lower): Typed {
  const { step, type } = lower(tree.of, { ...surroundings, whenUnknown: 'not true' });
  if (type.kind === 'boolean' || type.kind === 'empty' || type.kind === 'span') {
    throw new ExpressionProblem(`${claimOf(tree.of, type, surroundings)}, and is never empty.`);
  }
  return { step: { kind: 'isEmpty', of: step, isList: isList(type), isNot: tree.isNot }, type: BOOLEAN };
}
