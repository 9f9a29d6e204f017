import { lowerAggregate } from './lower-aggregate';
import { lowerArithmetic, lowerNegation } from './lower-arithmetic';
import { lowerCall } from './lower-call';
import { lowerContains, lowerEmptiness, lowerEquality, lowerOrder } from './lower-comparison';
import { lowerPath } from './lower-path';
import { claimOf, type Surroundings, type WhenUnknown } from './lowering';
import { ExpressionProblem } from './problem';
import { call, constant, not, type Step, type Typed } from './steps';
import type { Binary, Condition, Literal, Tree } from './tree';
import { unify } from './unify';

/** Checks the types of a tree and turns it into steps. Throws the sentence of what does not fit. */
export function lower(tree: Tree, surroundings: Surroundings): Typed {
  switch (tree.kind) {
    case 'path':
      return lowerPath(tree, surroundings);
    case 'option':
      return lowerOption(tree.id, surroundings);
    case 'negate':
      return lowerNegation(tree.of, surroundings, lower);
    case 'not':
      return { step: not(condition(tree.of, opposite(surroundings))), type: { kind: 'boolean' } };
    case 'binary':
      return lowerBinary(tree, surroundings);
    case 'isEmpty':
      return lowerEmptiness(tree, surroundings, lower);
    case 'if':
      return lowerIf(tree, surroundings);
    case 'call':
      return lowerCall(tree, surroundings, lower);
    case 'aggregate':
      return lowerAggregate(tree, surroundings, lower);
    default:
      return lowerLiteral(tree);
  }
}

function lowerLiteral(tree: Literal): Typed {
  switch (tree.kind) {
    case 'number':
      return { step: constant(Number(tree.digits)), type: { kind: 'number' } };
    case 'percent':
      return { step: constant(Number(tree.digits)), type: { kind: 'percent' } };
    case 'span':
      return { step: constant(Number(tree.digits)), type: { kind: 'span', unit: tree.unit } };
    case 'boolean':
      return { step: constant(tree.value), type: { kind: 'boolean' } };
    case 'empty':
      return { step: constant(null), type: { kind: 'empty' } };
    case 'today':
      return { step: call('today'), type: { kind: 'date' } };
    case 'now':
      return { step: call('now'), type: { kind: 'datetime' } };
    default:
      return { step: constant(tree.text), type: { kind: tree.kind } };
  }
}

function lowerOption(id: string, { index }: Surroundings): Typed {
  const place = index.options.get(id);
  if (!place) throw new ExpressionProblem(`There is no option ${id}.`);
  return { step: { kind: 'option', id }, type: { kind: 'option', field: place.field.id } };
}

function lowerBinary(tree: Binary, surroundings: Surroundings): Typed {
  const { operator } = tree;
  switch (operator) {
    case 'and':
    case 'or':
      return {
        step: {
          kind: operator,
          left: condition(tree.left, surroundings),
          right: condition(tree.right, surroundings),
        },
        type: { kind: 'boolean' },
      };
    case '=':
    case '!=':
      return lowerEquality({ ...tree, operator }, surroundings, lower);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return lowerOrder({ ...tree, operator }, surroundings, lower);
    case 'contains':
      return lowerContains(tree, surroundings, lower);
    default:
      return lowerArithmetic({ ...tree, operator }, plain(surroundings), lower);
  }
}

/** A part that has to be true or false. */
function condition(tree: Tree, surroundings: Surroundings): Step {
  const { step, type } = lower(tree, surroundings);
  if (type.kind !== 'boolean') {
    throw new ExpressionProblem(`${claimOf(tree, type, surroundings)}, and no condition.`);
  }
  return step;
}

function lowerIf(tree: Condition, surroundings: Surroundings): Typed {
  const test = condition(tree.condition, plain(surroundings));
  const whenTrue = lower(tree.whenTrue, surroundings);
  const whenFalse = lower(tree.whenFalse, surroundings);
  const both = unify([whenTrue, whenFalse]);
  const [one, other] = both?.values ?? [];
  if (!both || !one || !other) {
    throw new ExpressionProblem(
      `${claimOf(tree.whenTrue, whenTrue.type, surroundings)}, and ${claimOf(tree.whenFalse, whenFalse.type, surroundings)}: both have to be of one kind.`,
    );
  }
  if (both.type.kind === 'boolean' && [one, other].some(({ type }) => type.kind === 'empty')) {
    throw new ExpressionProblem('A yes or no is never empty.');
  }
  return {
    step: { kind: 'if', condition: test, whenTrue: one.step, whenFalse: other.step },
    type: both.type,
  };
}

function plain(surroundings: Surroundings): Surroundings {
  return { ...surroundings, whenUnknown: 'not true' };
}

/** Below a 'not', what has to pass has to fail, and the other way round. */
const OPPOSITE: Readonly<Record<WhenUnknown, WhenUnknown>> = {
  'not true': 'not true',
  passes: 'fails',
  fails: 'passes',
};

function opposite(surroundings: Surroundings): Surroundings {
  return { ...surroundings, whenUnknown: OPPOSITE[surroundings.whenUnknown] };
}
