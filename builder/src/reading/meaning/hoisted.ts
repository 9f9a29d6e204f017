import type { Token } from '../../language/token';
import type { World } from '../world';
import { kindsNamed, type ConditionSaid } from './about';

/**
 * What is so of one record that others point at is said of it: 'insurance run out' of boats, though berths with a boat were spoken of
 * last. Unless the words name the ones that point.
 */
export function hoisted(found: ConditionSaid, clause: readonly Token[], world: World): ConditionSaid {
  const { code, entity } = found;
  const paths = [...code.matchAll(/\bf\d+(?:\.f\d+)*\b/g)].map(([path]) => path.split('.'));
  const [link] = paths[0] ?? [];
  const field = entity.fields.find(({ id }) => id === link);
  const isThrough = paths.every(([first, second]) => first === link && second !== undefined);
  const target = world.model.entities.find(({ id }) => id === field?.reference?.entity);
  if (!target || !isThrough || target === entity || /\be\d+\b/.test(code)) return found;
  if (kindsNamed(clause, world).includes(entity)) return found;
  const read = world.expression(code.replaceAll(`${link ?? ''}.`, ''), target, 'condition');
  return read === undefined ? found : { ...found, entity: target, code: read };
}
