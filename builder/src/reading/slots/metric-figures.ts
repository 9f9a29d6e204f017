import type { Entity } from '@tessera/shared/contracts';
import { aboutOf, withDeed, type Figure } from '../figures/figure';
import { byPeriod, dayOf, usualGroup, type By } from '../figures/groups';
import { spanOf } from '../figures/where';
import type { World } from '../world';
import type { MetricSaid } from './metric-cut';
import type { Measure } from './metric-measured';
import type { Content } from './metric-names';
import { withState } from './metric-state';

/** Makes figures of what has been found in a clause. */

type Where = Pick<Figure, 'where' | 'condition' | 'span' | 'caveat'>;

/** Each of what it is told apart by, once. */
export const bysOf = ({ periods }: MetricSaid, { groups }: Content, entity: Entity): readonly By[] => {
  const all = [...groups.map(({ by }) => by), ...periods.flatMap((period) => byPeriod(period, entity) ?? [])];
  return all.filter(
    (by, at) => all.findIndex((one) => one.field === by.field && one.period === by.period) === at,
  );
};

/** Which records count; null where that cannot be said. */
export function whereOf(
  said: MetricSaid,
  content: Content,
  measure: Measure,
  entity: Entity,
  world: World,
): Where | null {
  const isShare = said.isShare && measure.condition !== undefined;
  const codes = isShare ? [] : withState(said, content, entity, world);
  const isOfGroup = content.groups.some(({ field }) => codes?.includes(`${field.id} is empty`) === true);
  if (!codes || isOfGroup) return null;
  const condition = joined(codes, entity, world);
  const span = spanOf(said, entity, world, undefined);
  if (condition === null || span === null) return null;
  const told = content.groups.map(({ field }) => field.id);
  const which = isShare ? {} : withDeed(said, { entity, op: measure.op, told }, condition, world);
  const { caveat } = which;
  return { ...aboutOf(which.condition, span, said.span), ...(caveat !== undefined && { caveat }) };
}

function joined(codes: readonly string[], entity: Entity, world: World): string | null | undefined {
  return codes.length === 0
    ? undefined
    : (world.expression(codes.join(' and '), entity, 'condition') ?? null);
}

/** What is worked out, before it is told apart. */
export function baseOf({ op, field, value, condition }: Measure, where: Where, entity: Entity): Figure {
  if (op === 'count') return { entity, op, ...where };
  const code = value ?? field?.id;
  return {
    entity,
    op,
    ...(code !== undefined && { value: code }),
    ...(field && { field }),
    ...where,
    ...(condition !== undefined && { condition }),
  };
}

export function figuresOf(
  said: MetricSaid,
  measure: Measure,
  where: Where,
  bys: readonly By[],
  entity: Entity,
): readonly Figure[] {
  const base = baseOf(measure, where, entity);
  const shaped: Figure = { ...base, ...(said.shape && { shape: said.shape }) };
  if (bys.length > 0) return bys.map((by) => ({ ...shaped, by }));
  if (!said.isChart) return [base];
  const by = drawnBy(said, measure, entity);
  return by ? [{ ...shaped, by }] : [];
}

/** A chart needs something to be told apart by: what is measured goes through time. */
function drawnBy(said: MetricSaid, { op, field }: Measure, entity: Entity): By | undefined {
  const day = dayOf(entity);
  if (!day || (!field && said.span === undefined)) return usualGroup(entity);
  return { field: day.id, period: op === 'sum' && said.span === undefined ? 'month' : 'day' };
}
