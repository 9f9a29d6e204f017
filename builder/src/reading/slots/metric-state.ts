import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { owedCondition } from '../figures/measure';
import { openCode } from '../meaning/settled';
import type { World } from '../world';
import { looseCondition } from './loose-conditions';
import type { MetricSaid } from './metric-cut';
import { saidIn, type Content } from './metric-names';
import { NOT_PAID, STATES } from './metric-words';

/** Which records a figure counts where a single word says so: 'open', 'outstanding', 'out'. */

const PAID = /\b(?:paid|payed|pd|settled)\b/i;

/** Money that has not come in: by a yes or no that speaks of paying, however it is worded. */
function unpaid(entity: Entity): string | undefined {
  const flag = entity.fields.find(({ type, name }) => type === 'boolean' && PAID.test(name));
  return owedCondition(entity) ?? (flag && `not ${flag.id}`);
}

const stateCode = (token: Token, entity: Entity, world: World): string | undefined =>
  (NOT_PAID.has(token.key) ? unpaid(entity) : undefined) ??
  world.condition([token], entity) ??
  looseCondition([token], entity, world) ??
  openCode(entity);

/** Whether a field says by its name what is owed: then it needs no condition. */
const tellsOwed = (entity: Entity) =>
  entity.fields.some(({ type, name }) => type === 'money' && /\b(?:owed|outstanding|balance)\b/i.test(name));

/** The conditions of a figure with that of its state; undefined where the record does not tell it. */
export function withState(
  said: MetricSaid,
  content: Content,
  entity: Entity,
  world: World,
): readonly string[] | undefined {
  if (content.where.length > 0 || said.isShare) return mended(said, content.where);
  const token = saidIn(said).find(({ key }) => STATES.has(key));
  const isOwed = content.names.isOwed || said.isOwed || (token !== undefined && NOT_PAID.has(token.key));
  if (isOwed && tellsOwed(entity)) return [];
  if (token) return listed(stateCode(token, entity, world));
  return isOwed ? listed(unpaid(entity)) : [];
}

const listed = (code: string | undefined) => (code === undefined ? undefined : [code]);

/** 'forms still missing' are those that have not come back. */
function mended(said: MetricSaid, where: readonly string[]): readonly string[] {
  const [only, ...more] = where;
  const isMissing = !said.isShare && saidIn(said).some(({ key }) => key === 'missing');
  return isMissing && only !== undefined && more.length === 0 && /^f\d+$/.test(only)
    ? [`not ${only}`]
    : where;
}
