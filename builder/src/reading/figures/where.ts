import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import type { FigureSaid } from './figure-said';
import { dayOf } from './groups';
import { conditionOf, owedCondition, readNames, type Named } from './measure';
import { spanCondition } from './spans';

/** Which records a figure is about. Null: words that say so and cannot be read. */

/** Conditions of a figure that the words hold, joined. */
export function conditions(
  said: FigureSaid,
  names: Named,
  entity: Entity,
  world: World,
): string | null | undefined {
  const own: (string | undefined)[] = names.mentions.map(conditionOf).filter((code) => code !== undefined);
  const owed = (names.isOwed || said.isOwed) && own.length === 0 ? [owedCondition(entity)] : [];
  const parts = [...own, ...owed, ...said.where.map((words) => whereOf(words, entity, world))];
  if (parts.includes(undefined)) return null;
  return parts.length === 0
    ? undefined
    : (world.expression(parts.join(' and '), entity, 'condition') ?? null);
}

/** What 'that …' and 'where …' say of a record. */
export function whereOf(said: readonly Token[], entity: Entity, world: World): string | undefined {
  const words = said.filter(({ tag }, at) => tag !== 'and' || (at > 0 && at < said.length - 1));
  const own = readNames(words, [entity], world, 'eager');
  const codes = own.mentions.map(conditionOf).filter((code) => code !== undefined);
  if (own.isOwed && codes.length === 0) return owedCondition(entity);
  return (
    world.condition(words, entity) ??
    (own.left.length === 0 && codes.length > 0 ? codes.join(' and ') : undefined)
  );
}

/** 'with the number of places' is no condition: it says what is counted. */
export function withPlainWhere(said: FigureSaid, entity: Entity, world: World): FigureSaid {
  const isPlain = (words: readonly Token[]) => whereOf(words, entity, world) === undefined;
  return {
    ...said,
    where: said.where.filter((words) => !isPlain(words)),
    measure: [...said.measure, ...said.where.filter(isPlain).flat()],
  };
}

/** 'this month' of the day of a record. */
export function spanOf(
  { span }: FigureSaid,
  entity: Entity,
  world: World,
  named: Field | undefined,
): string | null | undefined {
  if (span === undefined) return undefined;
  const day = dayOf(entity, named);
  const code = day && spanCondition(span, day);
  return (code && world.expression(code, entity, 'condition')) ?? null;
}

const inBrackets = (code: string) => (/ or /.test(code) ? `(${code})` : code);

/** Two conditions at once. */
export function both(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return `${inBrackets(one)} and ${inBrackets(other)}`;
}
