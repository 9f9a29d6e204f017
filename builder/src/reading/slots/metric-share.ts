import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { looseCondition } from './loose-conditions';
import type { MetricSaid } from './metric-cut';
import { fieldBy } from './metric-group';
import type { Measure } from './metric-measured';
import { saidIn, type Content } from './metric-names';
import { EMPTY, GOOD, SUCCESS } from './metric-words';

/** Parts of all in percent: of each record all or nothing, on average. */

/** What was so when all went well. */
function goodOf(entity: Entity): string | undefined {
  for (const { id, type, name, options = [] } of entity.fields) {
    if (type === 'boolean' && GOOD.test(name)) return id;
    const option = options.find(({ label }) => GOOD.test(label));
    if (option && type === 'choice') return `${id} = ${option.id}`;
  }
  return undefined;
}

function booleanBy(words: readonly Token[], entity: Entity): string | undefined {
  const flags = entity.fields.filter(({ type }) => type === 'boolean');
  return words.map((token) => fieldBy(token, flags)).find((field) => field !== undefined)?.id;
}

function conditionSaid(words: readonly Token[], entity: Entity, world: World): string | undefined {
  if (words.length === 0) return undefined;
  const code = world.condition(words, entity) ?? looseCondition(words, entity, world);
  // That a text is there says nothing of how much of it.
  return code?.includes('is not empty') === true ? undefined : code;
}

export function share(said: MetricSaid, content: Content, entity: Entity, world: World): Measure | undefined {
  const percent = entity.fields.find(({ type }) => type === 'percent');
  const words = saidIn(said).filter(({ key }) => !EMPTY.has(key));
  const isGood = words.length === 0 || words.some(({ key }) => SUCCESS.has(key));
  const own = content.where.length > 0 ? content.where.join(' and ') : undefined;
  const code =
    own ??
    conditionSaid(words, entity, world) ??
    booleanBy(words, entity) ??
    (isGood ? goodOf(entity) : undefined);
  const value = code && world.expression(`if ${code} then 100% else 0%`, entity, 'measure');
  if (value) return { op: 'average', value, condition: code };
  return percent && words.length === 0 ? { op: 'average', field: percent } : undefined;
}
