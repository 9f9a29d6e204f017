import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { compareMessage, type Sign } from '../../words/rule-messages';
import type { Outcome, Said } from '../rule';
import type { World } from '../world';
import { entitySaid, firstOf, outcomeOf, partsOf } from './fields-said';
import { operand, type Operand } from './operand';

/** Two values of a record, and how they have to compare. */

const OF_DATES: ReadonlySet<Field['type']> = new Set(['date', 'datetime', 'time']);
const isDate = ({ field, code }: Operand) =>
  (field !== undefined && OF_DATES.has(field.type)) || /\btoday\b|\bnow\b/.test(code);

export function addCheck(
  entity: Entity,
  holds: string,
  message: string,
  field: Field | undefined,
  world: World,
): Outcome | undefined {
  const code = world.expression(holds, entity, 'rule');
  if (code === undefined) return undefined;
  if (entity.rules.some((rule) => rule.kind === 'check' && rule.holds === code))
    return { already: 'that has to hold already' };
  const at = field && entity.fields.some(({ id }) => id === field.id) ? { field: field.id } : {};
  const draft = { kind: 'check', message, holds: code, ...at } as const;
  return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
}

/** 'quantity below 5' is a bound of the field itself. */
const isBound = (one: Operand, other: Operand) => one.field !== undefined && /^-?[\d.]+%?$/.test(other.code);

interface Comparison {
  readonly one: readonly Token[];
  readonly sign: Sign;
  readonly other: readonly Token[];
  /** 'after' is said of days; of other fields it says where they stand. */
  readonly isOfTime?: boolean;
}

/** Whether two sides say something of a record; what is said of time compares days. */
function canCompare(left: Operand, right: Operand, isTime: boolean): boolean {
  if (left.code === right.code || isBound(left, right) || isBound(right, left)) return false;
  if (isTime && !(isDate(left) && isDate(right))) return false;
  return left.field !== undefined || right.field !== undefined || left.code.includes('+');
}

function compared(
  { one, sign, other, isOfTime: isTime = false }: Comparison,
  entity: Entity,
  world: World,
  isLinked: boolean,
): Outcome | undefined {
  const [left, right] = [operand(one, entity, world, isLinked), operand(other, entity, world, isLinked)];
  if (!left || !right || !canCompare(left, right, isTime)) return undefined;
  const message = compareMessage(left.words, sign, right.words, isDate(left) || isDate(right));
  // 'A and B' of one side is one value in the comparison.
  return addCheck(entity, `${left.code} ${sign} ${right.code}`, message, left.field ?? right.field, world);
}

/** In the kind of record that is named or spoken of; what its links lead to is looked at last. */
function compareIn(comparison: Comparison, named: Entity | undefined, world: World): Outcome | undefined {
  const read = (isLinked: boolean) => (entity: Entity) => compared(comparison, entity, world, isLinked);
  return (named && read(true)(named)) ?? firstOf(world, read(false)) ?? firstOf(world, read(true));
}

const isOfTime = (said: Said) => said.clause.some(({ key }) => /^(?:after|before|later|earlier)$/.test(key));

export const compare = (sign: Sign) => (said: Said, world: World) => {
  const named = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  return compareIn(
    { one: said.tokens('one'), sign, other: said.tokens('other'), isOfTime: isOfTime(said) },
    named,
    world,
  );
};

/** 'white and black cannot be the same'. */
export const comparePair = (sign: Sign) => (said: Said, world: World) => {
  const [one, other, ...more] = partsOf(said.tokens('both'));
  return one && other && more.length === 0 ? compareIn({ one, sign, other }, undefined, world) : undefined;
};
