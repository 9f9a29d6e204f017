import { NUMBERS } from '../meaning/measures';
import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { limitMessage } from '../../words/rule-messages';
import { amountAt } from '../meaning/amount';
import { ownField } from '../meaning/naming';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { entitySaid, outcomeOf } from './fields-said';
import { momentOf } from './span-of';

/** 'at most four talks in one session', 'no more than 12 per class': how many records may share one of another kind. */

export interface Counted {
  readonly entity: Entity;
  readonly group: Field;
}

const canGroup = ({ type, many }: Field) =>
  many !== true &&
  (type === 'reference' || type === 'choice' || type === 'date' || type === 'person' || type === 'text');

/** The field of the records that says which group they are in. */
export function groupOf(entity: Entity, tokens: readonly Token[], world: World): Field | undefined {
  const target = entitySaid(tokens, world);
  const links = entity.fields.filter(
    ({ reference, many }) => target !== undefined && reference?.entity === target.id && many !== true,
  );
  if (links.length === 1) return links[0];
  const day = /^(?:day|date)$/.test(tokens.at(-1)?.key ?? '') ? momentOf(entity) : undefined;
  return ownField(tokens, entity, world, canGroup) ?? (day?.type === 'date' ? day : undefined);
}

/** What is counted: records of the kind that is named, or those that link such a one to the group, or the only ones that link there. */
function countedSaid(what: readonly Token[], group: readonly Token[], world: World): Counted | undefined {
  const named = what.length > 0 ? entitySaid(what, world) : undefined;
  const own = named && groupOf(named, group, world);
  if (own) return { entity: named, group: own };
  const target = entitySaid(group, world);
  const linked = world.model.entities.flatMap((entity) => {
    const links = entity.fields.filter(
      ({ reference, many }) => target !== undefined && reference?.entity === target.id && many !== true,
    );
    const isOf = named === undefined || entity.fields.some(({ reference }) => reference?.entity === named.id);
    return links.length === 1 && links[0] && isOf ? [{ entity, group: links[0] }] : [];
  });
  return linked.length === 1 ? linked[0] : undefined;
}

/** 'max 5 guests per booking': a number that each record has itself. */
function ownNumber(
  what: readonly Token[],
  group: readonly Token[],
  most: number,
  world: World,
): Outcome | undefined {
  const entity = entitySaid(group, world);
  const field =
    entity &&
    ownField(what, entity, world, ({ type, computed }) => NUMBERS.has(type) && computed === undefined);
  return (
    field &&
    outcomeOf(
      world,
      field.max === most ? [] : [{ kind: 'setLimits', field: field.id, limits: { max: most } }],
    )
  );
}

export function limit({ entity, group }: Counted, most: string, world: World): Outcome {
  const isThere = entity.rules.some(
    (rule) => rule.kind === 'limit' && rule.most === most && rule.within.join() === group.id,
  );
  if (isThere) return { already: 'there may be no more of them already' };
  const message = limitMessage(entity, most, [group]);
  const draft = { kind: 'limit' as const, message, most, within: [group.id] };
  return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
}

function atMost(said: Said, world: World): Outcome | undefined {
  if (said.has('seats')) return atMostSeats(said, world);
  const amount = amountAt(said.tokens('most'));
  if (
    !amount ||
    amount.size !== said.tokens('most').length ||
    amount.value < 1 ||
    !Number.isInteger(amount.value)
  )
    return undefined;
  const [what, group] = [said.tokens('what'), said.tokens('group')];
  const most = amount.value;
  const number = what.length > 0 ? ownNumber(what, group, most, world) : undefined;
  if (number) return number;
  const counted = countedSaid(what, group, world);
  return counted && limit(counted, String(most), world);
}

/** 'no more guests at a table than it has seats': the number stands in the record that they share. */
function atMostSeats(said: Said, world: World): Outcome | undefined {
  const counted = countedSaid(said.tokens('what'), said.tokens('group'), world);
  const target = world.model.entities.find(({ id }) => id === counted?.group.reference?.entity);
  const seats =
    target &&
    ownField(said.tokens('seats'), target, world, ({ type }) => type === 'integer' || type === 'number');
  return counted && seats && limit(counted, `${counted.group.id}.${seats.id}`, world);
}

const MOST = `
  (at most|max of|max .|max|maximum of|maximum :|maximum|a maximum of|a max of|no more than|not more than|
  never more than|not over|up to|only|only ever|just|at the most|a limit of|limit of|limit is|no more then|
  not more then|never over|only up to|only allow|allow only|allow at most|limited to|limit to|cap at)`;
const IN = '(in|per|on|at|for|to|with|into|of|by)';
const EACH = '(one|a|an|any|each|every|the same|the|single|given|same)*';
const END = '(at most|max|maximum|at the most|tops|at the very most|and no more|only|at a maximum)';

export const LIMIT_RULES: readonly Rule[] = [
  {
    name: 'at most so many in one',
    class: 'rule',
    when: [
      `$ensure? (there)? (may|can|should|must|will|are|is)* (be)? (allowed)? ${MOST} <most> <what:np> ${IN} ${EACH} <group:np> $firmly*`,
      `$ensure? (there)? (may|can|should|must|will|are|is)* (be)? ${MOST} <most> ${IN} ${EACH} <group:np> $firmly*`,
      `$ensure? (there)? $maynot be (more than|over|above) <most> <what?:np> ${IN} ${EACH} <group:np> $firmly*`,
      `$ensure? (there)? ($maynot be|never|no) more than <most> <what?:np> ${IN} ${EACH} <group:np> $firmly*`,
      `
        $ensure? ${EACH} <group:np> (can|may|must|should|will)? (only)?
        (have|has|hold|holds|take|takes|fit|fits|get|gets|contain|contains|include|accept|be given|borrow|book|
        with|allows|allow)+ ${MOST} <most> <what:np> $firmly*
      `,
      `$ensure? ${EACH} <group:np> $maynot $firmly* (have|hold|take|get|contain|include|accept|be given|borrow|book) more than <most> <what:np> $firmly*`,
      `(max|maximum|limit) (of)? <what:np> (per|in a|for each|in each|for a|on a|on each|in one) <group:np> (is|:|=|of|at)? <most>`,
      `<most> <what?:np> ${IN} ${EACH} <group:np> ${END}`,
      `${END} <most> <what?:np> ${IN} ${EACH} <group:np>`,
      `limit (the)? (number of)? <what:np> (per|in a|for each|in each|for a|on a|on each|in one) <group:np> to <most> (at most)?`,
      `(limit|restrict|cap) <group:np> (to|at) ${MOST}? <most> <what:np> (each|max|at most)?`,
      `<group:np> (have|are limited to|is limited to|takes|take|hold|holds) ${MOST}? <most> <what:np> (max|at most|maximum|tops|at the most|only)`,
      `(a|the)? <group:np> (is|be|are) full (with|at|after|when it has|once it has|when there are) <most> <what:np>`,
      `$ensure? (there)? ($maynot|can|may|should|never|are|be|no|not)+ (any)? (more)? <what:np> ${IN} ${EACH} <group:np> than (it has|there are|the number of|it|the|it holds|that has|has)* <seats> $firmly*`,
      `$ensure? ${EACH} <group:np> $maynot $firmly* (have|hold|take|get) more <what:np> than (it has|there are|the number of|its|the|it)* <seats> $firmly*`,
      `(no|never|not) more <what:np> than (it has|there are|the number of|the|its)* <seats> (in|on|at|per|of) ${EACH} <group:np>`,
    ],
    weight: 0.03,
    read: atMost,
    examples: {
      'at most four bookings in one room': '+ rule Booking limit 4 Room',
      'no more than 12 orders per customer': '+ rule Order limit 12 Customer',
      "there can't be more than 8 bookings for any room": '+ rule Booking limit 8 Room',
      'Max 8 bookings in a room': '+ rule Booking limit 8 Room',
      'a customer may have at most three orders': '+ rule Order limit 3 Customer',
      'never more than twelve orders for one customer': '+ rule Order limit 12 Customer',
      'a room cannot have more than 20 bookings': '+ rule Booking limit 20 Room',
      'limit orders per customer to 5': '+ rule Order limit 5 Customer',
      'up to 3 orders per status': '+ rule Order limit 3 Status',
      'runs: 5 runs per shoe at most': '+ rule Run limit 5 Shoes',
    },
    counter: [
      'show at most 5 orders per page',
      'the total per month',
      'max 10',
      'no more than 3 orders per customer are late',
    ],
  },
];
