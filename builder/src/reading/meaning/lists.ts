import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { nameStems, singularOf, stemOf } from './naming';
import { remembered } from '../../language/remembered';
import { wordList } from '../../language/word-list';

/** The linked records that words name: 'their orders', 'the guests they have'. */

export interface LinkedList {
  /** `e2.f11` for those that point here, `f22` for those that a field points at. */
  readonly code: string;
  readonly entity: Entity;
  readonly name: string;
}

/** All lists that belong to a record. */
export function listsOf(entity: Entity, world: World): LinkedList[] {
  const { entities } = world.model;
  const linked = entities.flatMap((from) =>
    from.fields.flatMap((field: Field) =>
      field.reference?.entity === entity.id
        ? [{ code: `${from.id}.${field.id}`, entity: from, name: field.reference.inverse }]
        : [],
    ),
  );
  const own = entity.fields.flatMap((field) => {
    const target =
      field.many === true ? entities.find(({ id }) => id === field.reference?.entity) : undefined;
    return target ? [{ code: field.id, entity: target, name: field.name }] : [];
  });
  return [...linked, ...own];
}

const asCompared = remembered((name) => name.toLowerCase().split(' ').map(singularOf).join(' '));

const isNamed = (list: LinkedList, words: readonly string[]) =>
  [list.name, list.entity.name, list.entity.plural].some((name) => {
    const wanted = asCompared(name);
    return words.join(' ') === wanted || (words.length === 1 && wanted.endsWith(` ${words[0] ?? ''}`));
  });

const SILENT: ReadonlySet<string> = wordList('article owner pronoun have be do mark question adverb modal');
const AROUND = wordList('in of on to for at with them number many yet ever any');

/** The list that words name, with nothing else in them. */
export function listIn(tokens: readonly Token[], entity: Entity, world: World): LinkedList | undefined {
  const words = tokens
    .filter(({ tag, key }) => !SILENT.has(tag) && !AROUND.has(key))
    .map(({ key }) => singularOf(key));
  if (words.length === 0) return undefined;
  const lists = listsOf(entity, world);
  const found = lists.filter((list) => isNamed(list, words));
  if (found.length > 0)
    return found.length === 1
      ? found[0]
      : (found.find(({ name }) => name.toLowerCase() === words.join(' ')) ?? found[0]);
  // 'ordered', 'booked': by what is done there.
  const stems = tokens.map(({ key }) => stemOf(key));
  const done = lists.filter(
    ({ entity: { name } }) => nameStems(name).length === 1 && stems.includes(nameStems(name)[0] ?? ''),
  );
  return words.length === 1 && done.length === 1 ? done[0] : undefined;
}
