import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Figure } from '../figures/figure';
import { groupOf } from '../figures/groups';
import { mainAmount, readNames } from '../figures/measure';
import { entityNamed } from '../figures/names';
import { showFigures } from '../figures/show-figures';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';

/** Shares in percent, and who or what comes first. */

const shown = (figures: readonly Figure[], world: World): Outcome => {
  const operations = showFigures(world.model, figures);
  return operations.length > 0 ? { operations } : { already: 'This figure is there already' };
};

const inOrder = (world: World): readonly Entity[] => [
  world.current,
  ...world.model.entities.filter((entity) => entity !== world.current),
];

/** 'the percentage of paid orders': of each record all or nothing, on average. */
function share(said: Said, world: World): Outcome | undefined {
  const words = said
    .tokens('what')
    .filter(({ key }) => !/^(?:how|many|of|the|our|my|all|are|is|that|which|were|been|have|has)$/.test(key));
  for (const entity of inOrder(world)) {
    const telling = words.filter((token) => entityNamed(token.text, world) !== entity);
    const condition = telling.length > 0 ? world.condition(telling, entity) : undefined;
    const value = condition && world.expression(`if ${condition} then 100% else 0%`, entity, 'measure');
    if (value) return shown([{ entity, op: 'average', value, condition }], world);
  }
  return undefined;
}

/** Counts or adds up for each of a group. */
function ranked(
  entity: Entity,
  group: readonly Token[],
  rest: readonly Token[],
  world: World,
): Figure | undefined {
  const by = groupOf(group, entity, world);
  if (!by || by.rest.length > 0) return undefined;
  const names = readNames(rest, [entity], world);
  if (
    names.left.length > 0 ||
    names.mentions.some((mention) => mention.kind === 'entity' && mention.entity !== entity)
  )
    return undefined;
  const [named, ...more] = names.mentions.flatMap((mention) =>
    mention.kind === 'field' ? [mention.field] : [],
  );
  if (more.length > 0) return undefined;
  const field = named ?? (names.isMoney ? mainAmount(entity.fields, ['money']) : undefined);
  if (named && mainAmount([named], ['money', 'duration', 'number', 'integer']) === undefined)
    return undefined;
  return field
    ? { entity, op: 'sum', field, value: field.id, by: by.by }
    : { entity, op: 'count', by: by.by };
}

/** 'who did the most hours', 'which room is booked most': the bars tell. */
function whoMost(said: Said, world: World): Outcome | undefined {
  const rest = [...said.tokens('doing'), ...said.tokens('what')].filter(
    ({ key }) => !/^(?:most|often|least|more|busiest|best|top)$/.test(key),
  );
  for (const entity of inOrder(world)) {
    const figure = ranked(entity, said.tokens('group'), withoutBooked(rest, entity), world);
    if (figure) return shown([figure], world);
  }
  return undefined;
}

/** 'booked' is what a booking does. */
const withoutBooked = (tokens: readonly Token[], { name }: Entity): readonly Token[] =>
  tokens.filter(({ lemma, tag }) => !(tag === 'past' && name.toLowerCase().startsWith(lemma.slice(0, 4))));

/** 'top customers', 'the busiest room': of what points at them. */
function topOf(said: Said, world: World): Outcome | undefined {
  const group = world.entity(said.tokens('group'));
  const entity =
    group &&
    world.model.entities.find(
      ({ id, fields }) => id !== group.id && fields.some(({ reference }) => reference?.entity === group.id),
    );
  const figure = entity && ranked(entity, said.tokens('group'), [], world);
  const amount = entity && mainAmount(entity.fields, ['money']);
  if (!figure) return undefined;
  const isBusy = said.clause.some(({ key }) => /^(?:busiest|used|booked|popular|active)$/.test(key));
  return shown(
    [amount && !isBusy ? { ...figure, op: 'sum', field: amount, value: amount.id } : figure],
    world,
  );
}

export const METRIC_MORE_RULES: readonly Rule[] = [
  {
    name: 'a share in percent',
    class: 'metric',
    weight: 0.4,
    when: [
      '$figure-wish* (what|the|a)* (percentage|percent|share|proportion|ratio|%) (of)? <what>',
      '$figure-wish* (the|a)* (share|rate) of <what>',
    ],
    read: share,
    examples: {
      'percentage of paid orders': '+ metric average Order.Paid',
      'what percentage of the orders are paid': '+ metric average Order.Paid',
      'tasks: show the share of tasks that are done': '+ metric average Task.Done',
    },
    counter: ['a percentage for each order', 'share of the city'],
  },
  {
    name: 'who has the most',
    class: 'metric',
    weight: 0.3,
    when: [
      '$figure-wish* (so|that|i|can|see|know|we)* (who|whoever) <doing?> (the)? (most|least) <what?>',
      '$figure-wish* (so|that|i|can|see|know|we)* which <group> <doing?> (the)? (most|least) (often)? <what?>',
    ],
    read: whoMost,
    examples: {
      'tasks: who did the most hours': '+ metric sum Task.Hours by Assigned to',
      'tasks: so I can see who does most': '+ metric count Task by Assigned to',
      'which room is booked most': '+ metric count Booking by Room',
      'I want to know which customer spent the most': '+ metric sum Order.Total by Customer',
    },
    counter: ['who had the idea', 'most people know who'],
  },
  {
    name: 'the top of a kind',
    class: 'metric',
    weight: 0.2,
    when: [
      '$figure-wish* (the|our|my|a)* (top|best|biggest) (number)? <group:np>',
      '$figure-wish* (the|our|my)* (busiest|most used|most booked|most popular|most active) <group:np>',
    ],
    read: topOf,
    examples: {
      'top customers': '+ metric sum Order.Total by Customer',
      'the busiest room': '+ metric count Booking by Room',
    },
    counter: ['best before', 'top left'],
  },
];
