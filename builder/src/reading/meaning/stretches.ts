import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';

/** What stretches of a sentence were read as: the same words are looked at within many longer ones. */

const numbers = new WeakMap<Token, number>();
let lastNumber = 0;

function numberOf(token: Token): number {
  const known = numbers.get(token);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(token, lastNumber);
  return lastNumber;
}

/** Which tokens these are; not just what they say. */
function keyOf(tokens: readonly Token[]): string {
  let key = '';
  for (const token of tokens) key += `${String(numberOf(token))} `;
  return key;
}

const MOST = 20_000;
type Read<T> = (tokens: readonly Token[], entity: Entity, world: World) => T;

/** Reads each stretch once for each kind of record of a world. */
export function readOnce<T>(read: Read<T>): Read<T> {
  const worlds = new WeakMap<World, WeakMap<Entity, Map<string, T>>>();
  return (tokens, entity, world) => {
    const entities = worlds.get(world) ?? new WeakMap<Entity, Map<string, T>>();
    worlds.set(world, entities);
    const stretches = entities.get(entity) ?? new Map<string, T>();
    entities.set(entity, stretches);
    const key = keyOf(tokens);
    const known = stretches.get(key);
    if (known !== undefined || stretches.has(key)) return known as T;
    const found = read(tokens, entity, world);
    if (stretches.size >= MOST) stretches.clear();
    stretches.set(key, found);
    return found;
  };
}
