import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import type { Outcome } from '../rule';
import type { World } from '../world';

/** 'rename breed to race and sort by weight', 'add a vet and add a nickname': where a name ends and the next order begins. */

/** Behind 'and' these begin an order, whatever follows: no name goes on so. */
const SURE = wordList('add remove delete hide rename create');
/** 'group size' and 'drop point' are names as well: what follows says whether they begin an order. */
const LIKELY = wordList(`
  sort order group filter make show change call put move set turn give let use drop display mark highlight list link connect
  colour color export import print split merge replace swap require include limit relabel unhide reorder
  `);
const OBJECT = /^(?:it|them|everything|all|everyone|each|every|this|that|these|those)$/;
/** 'sort by weight', 'export to Excel'; but in 'pick up, drop off and colour to dogs' a colour is a field. */
const JOINED = /^(?:(?:sort|order|group|filter|split) by|(?:export|print|switch) to)$/;

const isNamed = (key: string, { model }: World): boolean =>
  model.entities.some(({ name, fields }) =>
    [name, ...fields.map((field) => field.name)].some((one) =>
      nameKey(one).split(' ').includes(singular(key)),
    ),
  );

/** How surely words begin an order: by the verb and what follows it, or only because what follows is a name that is there. */
function beginning([verb, next, more]: readonly Token[], world: World): 'sure' | 'named' | undefined {
  if (!verb || !next) return undefined;
  if (SURE.has(verb.key)) return 'sure';
  if (!LIKELY.has(verb.key)) return undefined;
  const isObject = /^(?:article|owner)$/.test(next.tag) || OBJECT.test(next.key);
  if (isObject || (JOINED.test(`${verb.key} ${next.key}`) && more)) return 'sure';
  return isNamed(next.key, world) ? 'named' : undefined;
}

/** What an operation calls something. */
function namesGiven(operation: Operation): readonly string[] {
  if (operation.kind === 'addEntity')
    return [operation.draft.name, ...operation.draft.fields.map(({ name }) => name)];
  if (operation.kind === 'addField') return [operation.draft.name];
  if (operation.kind === 'renameOption' || operation.kind === 'addOption') return [operation.label];
  return 'name' in operation ? [operation.name] : [];
}

const isRenaming = ({ kind }: Operation) => kind.startsWith('rename');

/**
 * Whether an outcome makes a name of another order that is among its words.
 *
 * @param units the pieces of the clause behind its first, without what joins them
 */
export function swallowsOrder(outcome: Outcome, units: readonly (readonly Token[])[], world: World): boolean {
  if (!('operations' in outcome)) return false;
  return units.some((unit) => {
    const words = unit.filter(({ tag, key }) => tag !== 'mark' && !/^(?:also|please|just|now)$/.test(key));
    const how = beginning(words, world);
    const verb = words[0]?.key ?? '';
    return (
      how !== undefined &&
      outcome.operations.some(
        (operation) =>
          (how === 'sure' || isRenaming(operation)) &&
          namesGiven(operation).some((name) => name.toLowerCase().split(/\s+/).includes(verb)),
      )
    );
  });
}
