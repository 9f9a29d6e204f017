import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { conditionOf, readNames, type Named } from '../figures/measure';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { areLight, endSaid, sorted, type Direction } from './sort-words';

/** 'unpaid on top', 'done ones at the bottom', 'high priority first': some of the records before the others. */

interface Placed {
  readonly field: Field;
  /** Which way the said ones come first. */
  readonly direction: Direction;
}

type Some = Exclude<Named['mentions'][number], { readonly kind: 'entity' }>;

/** What the words name besides the records themselves; undefined where they say more. */
function someOf(tokens: readonly Token[], entity: Entity, world: World): Some | undefined {
  const { mentions, left, isOwed } = readNames(tokens, [entity], world, 'exact');
  const isOther = mentions.some((one) => one.kind === 'entity' && one.entity !== entity);
  if (isOther || isOwed || !areLight(left)) return undefined;
  const [some, ...more] = mentions.flatMap((one) => (one.kind === 'entity' ? [] : [one]));
  // 'high priority' names the field as well.
  return more.length <= 1 && more.every(({ field }) => field === some?.field) ? some : undefined;
}

function fieldOfSome(tokens: readonly Token[], entity: Entity, world: World): Placed | undefined {
  const some = someOf(tokens, entity, world);
  if (!some || conditionOf(some) === undefined) return undefined;
  const { field, isDenied } = some;
  if (some.kind === 'option') return isDenied ? undefined : atAnEnd(field, some.id);
  return field.type === 'boolean' ? { field, direction: isDenied ? 'asc' : 'desc' } : undefined;
}

/** An option in the middle of others cannot be put first by an order. */
function atAnEnd(field: Field, option: string): Placed | undefined {
  const { options = [] } = field;
  if (options[0]?.id === option) return { field, direction: 'asc' };
  return options.at(-1)?.id === option ? { field, direction: 'desc' } : undefined;
}

/** 'unfinished ones' by what the condition says: 'not Done', 'Status is Open'. */
function fieldOfCondition(tokens: readonly Token[], entity: Entity, world: World): Placed | undefined {
  const telling = tokens.filter((token) => !areLight([token]) && world.entity([token]) !== entity);
  const code = telling.length > 0 ? (world.condition(telling, entity) ?? '') : '';
  const [, not, id] = /^(not )?(f\d+)$/.exec(code) ?? [];
  const field = entity.fields.find((one) => one.id === id);
  return field && { field, direction: not === undefined ? 'desc' : 'asc' };
}

/** Only what already stands at an end of the options can be put there without moving the others. */
function someFirst(said: Said, world: World): Outcome | undefined {
  const { end, rest } = endSaid(said.clause);
  if (!end) return undefined;
  for (const entity of [world.current, ...world.model.entities.filter((one) => one !== world.current)]) {
    const found = fieldOfSome(rest, entity, world) ?? fieldOfCondition(rest, entity, world);
    if (!found) continue;
    const { field, direction } = found;
    const other: Direction = direction === 'asc' ? 'desc' : 'asc';
    return sorted(field, end === 'top' ? direction : other, entity);
  }
  return undefined;
}

export const SORT_PLACE_RULES: readonly Rule[] = [
  {
    name: 'some of them first',
    class: 'sort',
    weight: 0.1,
    when: ['<before?> $sort-end'],
    read: someFirst,
    examples: {
      'show unpaid on top': '+ sort Order Paid asc',
      'the paid ones at the bottom': '+ sort Order Paid asc',
      'open orders first': '+ sort Order Status asc',
      'tasks: high priority at the top': '+ sort Task Priority desc',
      'tasks: unfinished ones first': '+ sort Task Done asc',
      'tasks: the ones that are done should come last': '+ sort Task Done asc',
    },
    counter: ['put the status first', 'status at the bottom'],
  },
];
