import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid, withPlace } from './edit-said';
import { ADD, NEED, unlessOther } from './plain-adds';
import { addedTo } from './plain-drafts';
import { CERTAIN, coreOf, fieldCalled, isCalled, ORDER, REASON } from './plain-names';

/** 'add a venue after the status', 'add a venue as the first field': what is added, and where it stands. */

const isThere = (tokens: readonly Token[], { fields }: Entity) =>
  fields.some(({ name }) => isCalled(name, wordsOf(coreOf(tokens))));

type Way = 'after' | 'before' | 'first' | 'last';

/** Each new field is moved to its place: its id is the next one. */
function standing(operations: readonly Operation[], start: number, { fields }: Entity, world: World) {
  const next = world.model.next.field;
  let made = 0;
  return operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'addField' && operation.kind !== 'relate') return [operation];
    const [field, to] = [`f${String(next + made)}`, start + made];
    const isLast = to === fields.length + made;
    made += 1;
    return isLast ? [operation] : [operation, { kind: 'moveField', field, to }];
  });
}

/** Where the first of the new fields stands. */
function startAt(way: Way, { fields }: Entity, place: FieldPlace | undefined): number {
  if (way === 'first') return 0;
  if (way === 'last') return fields.length;
  const at = fields.findIndex(({ id }) => id === place?.field.id);
  return way === 'after' ? at + 1 : at;
}

/** The field beside which a new one stands, and the records that both are of; undefined where one of them is none. */
function placeSaid(
  said: Said,
  world: World,
): { readonly place?: FieldPlace; readonly table?: Entity } | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !table) return undefined;
  const place = said.has('other') ? fieldCalled(said.tokens('other'), world, table) : undefined;
  if (said.has('other') && !place) return undefined;
  return { ...(place && { place }), ...(table && { table }) };
}

/** A field that is new, and where it stands. */
function addAt(said: Said, world: World, way: Way): Outcome | undefined {
  const beside = placeSaid(said, world);
  if (!beside) return undefined;
  const { place, table } = beside;
  const { what, entity: named } = withPlace(said.tokens('what'), world);
  const entity = place?.entity ?? table ?? named ?? world.current;
  if (table && table.id !== entity.id) return undefined;
  // 'put notes before song' moves what is there.
  const operations = isThere(what, entity) ? undefined : addedTo(what, entity, world);
  return operations && { operations: standing(operations, startAt(way, entity, place), entity, world) };
}

const at =
  (way: Way) =>
  (said: Said, world: World): Outcome | undefined =>
    addAt(said, world, way);

const IN = '((in | on | for) (the)? <table> ,?)?';
const AFTER = '(right | directly | just | straight)* (after | behind | below | under | underneath)';
const BEFORE = '(right | directly | just | straight)* (before | above | in front of)';

export const PLAIN_PLACES: readonly Rule[] = [
  {
    name: 'add what is named behind another',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${IN} ${ORDER} ${ADD} <what> ${AFTER} (the)? <other> ${REASON}`,
      `${ORDER} ${ADD} <what> (in)? between (the)? <other> and (the)? <last>`,
      `(the | each | every)* <table> ${NEED} <what> ${AFTER} (the)? <other> ${REASON}`,
    ],
    read: at('after'),
    examples: {
      'add a venue after the status': '+ field Order.Venue: text',
      'in customers, add fax right after the phone': '+ field Customer.Fax: phone',
      'add a discount between quantity and unit price': '+ field Order.Discount: percent | money | number',
    },
    counter: ['add a rule that end is after start'],
  },
  {
    name: 'add what is named before another',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${IN} ${ORDER} ${ADD} <what> ${BEFORE} (the)? <other> ${REASON}`,
      `(the | each | every)* <table> ${NEED} <what> ${BEFORE} (the)? <other> ${REASON}`,
    ],
    read: at('before'),
    examples: {
      'add a venue before the status': '+ field Order.Venue: text',
      'rooms need a floor before seats': '+ field Room.Floor: text | integer',
    },
  },
  {
    name: 'add what is named as the first',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> as (the)? first (field | column | one)?`,
      `${ORDER} ${ADD} <what> (at | to) the (very)? (top | start | beginning | front) (of the (form | list | table))?`,
    ],
    read: unlessOther(at('first')),
    examples: { 'add a venue as the first field': '+ field Order.Venue: text' },
    counter: ['add a button at the top'],
  },
  {
    name: 'add what is named as the last',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> as (the)? last (field | column | one)?`,
      `${ORDER} ${ADD} <what> (at | to) the (very)? (bottom | end) (of the (form | list | table))?`,
    ],
    read: unlessOther(at('last')),
    examples: { 'add a venue at the end': '+ field Order.Venue: text' },
    counter: ['add a total at the bottom'],
  },
];
