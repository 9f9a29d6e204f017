import type { CalcName } from './calc';
import { entityOfList } from './lower-path';
import { claimOf, type Lower, type Surroundings } from './lowering';
import { ExpressionProblem } from './problem';
import type { Typed } from './steps';
import type { Aggregate, AggregateName } from './tree';
import type { Kind, Type } from './types';

const SUMMED: readonly Kind[] = ['number', 'days', 'percent', 'money', 'duration'];
const ORDERED: readonly Kind[] = [...SUMMED, 'date', 'time', 'datetime'];

/** What an aggregate calls: amounts of money are summed exactly. */
function calcName(name: Exclude<AggregateName, 'count'>, type: Type): CalcName {
  if (type.kind !== 'money') return name;
  return name === 'sum' ? 'sumAmounts' : name === 'average' ? 'averageAmount' : name;
}

export function lowerAggregate(tree: Aggregate, surroundings: Surroundings, lower: Lower): Typed {
  const entity = entityOfList(tree.list, surroundings);
  const inside: Surroundings = { ...surroundings, entity, whenUnknown: 'not true' };
  const where = tree.where && lower(tree.where, inside);
  if (tree.where && where && where.type.kind !== 'boolean') {
    throw new ExpressionProblem(`${claimOf(tree.where, where.type, inside)}, and no condition.`);
  }
  const value = tree.value && lower(tree.value, inside);
  const name = calcOf(tree, value, inside);
  return {
    step: {
      kind: 'aggregate',
      name,
      list: tree.list,
      entity: entity.id,
      value: value?.step ?? null,
      where: where?.step ?? null,
    },
    type: value?.type ?? { kind: 'number' },
  };
}

function calcOf(tree: Aggregate, value: Typed | null, inside: Surroundings): CalcName | null {
  if (tree.name === 'count') {
    if (value) throw new ExpressionProblem('count(…) takes a list: count(Payments where Paid).');
    return null;
  }
  if (!tree.value || !value) {
    throw new ExpressionProblem(
      `${tree.name}(…) needs a value and a list: ${tree.name}(Amount in Payments).`,
    );
  }
  const allowed = tree.name === 'smallest' || tree.name === 'largest' ? ORDERED : SUMMED;
  if (!allowed.includes(value.type.kind)) {
    throw new ExpressionProblem(
      `${claimOf(tree.value, value.type, inside)}, and ${tree.name}(…) cannot be made of it.`,
    );
  }
  return calcName(tree.name, value.type);
}
