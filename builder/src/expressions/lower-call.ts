import { claimOf, type Lower, type Surroundings } from './lowering';
import { ExpressionProblem } from './problem';
import { call, constant, type Typed } from './steps';
import type { Call, FunctionName, Tree } from './tree';
import type { Kind, Type } from './types';
import { unify } from './unify';
import type { CalcName } from './calc';

const NUMBERS: readonly Kind[] = ['number', 'days'];
const DATES: readonly Kind[] = ['date', 'datetime'];
const AMOUNTS: readonly Kind[] = ['number', 'days', 'percent', 'money', 'duration'];
const ORDERED: readonly Kind[] = [...AMOUNTS, 'date', 'time', 'datetime'];

interface OneToOne {
  readonly takes: readonly Kind[];
  readonly calc: CalcName;
  /** The type of what it takes without one. */
  readonly gives?: Type;
}

/** Functions of one value. */
const PLAIN: Partial<Record<FunctionName, OneToOne>> = {
  abs: { takes: AMOUNTS, calc: 'distance' },
  roundup: { takes: NUMBERS, calc: 'roundUp', gives: { kind: 'number' } },
  rounddown: { takes: NUMBERS, calc: 'roundDown', gives: { kind: 'number' } },
  year: { takes: DATES, calc: 'yearOf', gives: { kind: 'number' } },
  month: { takes: DATES, calc: 'monthOf', gives: { kind: 'number' } },
  day: { takes: DATES, calc: 'dayOfMonth', gives: { kind: 'number' } },
  weekday: { takes: DATES, calc: 'weekdayOf', gives: { kind: 'number' } },
  date: { takes: ['datetime'], calc: 'dateOf', gives: { kind: 'date' } },
  time: { takes: ['datetime'], calc: 'timeOf', gives: { kind: 'time' } },
  hours: { takes: ['duration'], calc: 'hoursOf', gives: { kind: 'number' } },
  upper: { takes: ['text'], calc: 'upperCase', gives: { kind: 'text' } },
  lower: { takes: ['text'], calc: 'lowerCase', gives: { kind: 'text' } },
  length: { takes: ['text'], calc: 'lengthOf', gives: { kind: 'number' } },
};

export function lowerCall(tree: Call, surroundings: Surroundings, lower: Lower): Typed {
  if (tree.name === 'min' || tree.name === 'max') return lowerBest(tree, surroundings, lower);
  if (tree.name === 'round') return lowerRound(tree, surroundings, lower);
  const plain = PLAIN[tree.name];
  const [part] = tree.parts;
  if (!plain || !part || tree.parts.length !== 1) throw wrongCount(tree, 'one value');
  const { step, type } = lower(part, surroundings);
  if (!plain.takes.includes(type.kind)) throw wrongType(tree, part, type, surroundings);
  return { step: call(plain.calc, step), type: plain.gives ?? type };
}

function lowerBest(tree: Call, surroundings: Surroundings, lower: Lower): Typed {
  const parts = tree.parts.map((part) => lower(part, surroundings));
  const [first] = tree.parts;
  if (!first || parts.length < 2) throw wrongCount(tree, 'several values');
  const agreed = unify(parts);
  if (!agreed) throw new ExpressionProblem(`${tree.name}(…) needs values of one kind.`);
  if (!ORDERED.includes(agreed.type.kind)) throw wrongType(tree, first, agreed.type, surroundings);
  const steps = agreed.values.map(({ step }) => step);
  return { step: call(tree.name === 'min' ? 'smallestOf' : 'largestOf', ...steps), type: agreed.type };
}

function lowerRound(tree: Call, surroundings: Surroundings, lower: Lower): Typed {
  const [part, decimals] = tree.parts;
  if (!part || tree.parts.length > 2) throw wrongCount(tree, 'a value and how many decimals to keep');
  const count = decimals === undefined ? 0 : decimalsIn(decimals);
  const { step, type } = lower(part, surroundings);
  if (!AMOUNTS.includes(type.kind)) throw wrongType(tree, part, type, surroundings);
  return { step: call(type.kind === 'money' ? 'roundAmount' : 'roundNumber', step, constant(count)), type };
}

function decimalsIn(tree: Tree): number {
  if (tree.kind === 'number' && /^[0-6]$/u.test(tree.digits)) return Number(tree.digits);
  throw new ExpressionProblem('round(…) keeps 0 to 6 decimals: round(Price, 2).');
}

function wrongCount({ name }: Call, wanted: string): ExpressionProblem {
  return new ExpressionProblem(`${name}(…) takes ${wanted}.`);
}

function wrongType({ name }: Call, part: Tree, type: Type, surroundings: Surroundings): ExpressionProblem {
  return new ExpressionProblem(`${claimOf(part, type, surroundings)}, and ${name}(…) cannot be made of it.`);
}
