import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { readCondition } from './condition';
import { kindNameAt } from './naming';

/** A condition with the kind of record that it is about. */
export interface ConditionSaid {
  readonly entity: Entity;
  readonly code: string;
  readonly tokens: readonly Token[];
}

/** The kinds of record that are named, in the order in which they are. */
export function kindsNamed(tokens: readonly Token[], world: World): Entity[] {
  const at = (entity: Entity) => tokens.findIndex((_, index) => kindNameAt(tokens, index, entity) > 0);
  return world.model.entities
    .map((entity) => ({ entity, place: at(entity) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ entity }) => entity);
}

/** What is named comes first, then the kind that is spoken of; another only where it is the one that the words fit. */
export function conditionAbout(tokens: readonly Token[], world: World): ConditionSaid | undefined {
  if (tokens.length === 0) return undefined;
  const named = kindsNamed(tokens, world);
  const likely = [...new Set([...named, world.current])];
  for (const entity of likely) {
    const code = readCondition(tokens, entity, world);
    if (code !== undefined) return { entity, code, tokens };
  }
  const others = world.model.entities.filter((entity) => !likely.includes(entity));
  const found = others.flatMap((entity) => {
    const code = readCondition(tokens, entity, world);
    return code === undefined ? [] : [{ entity, code, tokens }];
  });
  const [only, more] = found;
  return more ? undefined : only;
}
