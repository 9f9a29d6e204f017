import type { Entity } from '@tessera/shared/contracts';
import type { FieldPlace } from '../../model/find';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { ADD, NEED, NEW_FIELD, unlessOther } from './plain-adds';
import { CERTAIN, fieldCalled, ORDER, REASON } from './plain-names';
import { isThere, wishedFields } from './plain-wished';

/** 'add a venue after the status', 'add a venue as the first field': what is added, and where it stands. */

type Way = 'after' | 'before' | 'first' | 'last';

/** Without moves to where a field stands anyway. */
function withoutIdle(operations: readonly Operation[], world: World): readonly Operation[] {
  let { model } = world;
  return operations.filter((operation) => {
    const step = applyOperation(model, operation);
    if (step.done) model = step.model;
    return step.done || operation.kind !== 'moveField';
  });
}

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

/** 'a room after the bar' asks for nothing, 'a room field after the bar' does. */
const FIELD = /^(?:field|column|box)$/;

/** A field that is new, and where it stands. */
function addAt(said: Said, world: World, way: Way): Outcome | undefined {
  const beside = placeSaid(said, world);
  if (!beside) return undefined;
  const { place, table } = beside;
  const wish = wishedFields(said.tokens('what'), table ?? place?.entity, world);
  // 'put notes before song' moves what is there.
  if (!wish || isThere(wish)) return undefined;
  const isAsked =
    !/^(?:a|an|another|some)$/.test(said.clause[0]?.key ?? '') ||
    said.clause.some(({ key }) => FIELD.test(key));
  if (!isAsked) return undefined;
  const { entity, operations } = wish;
  if (place && place.entity.id !== entity.id) return undefined;
  const moves = standing(operations, startAt(way, entity, place), entity, world);
  return { operations: withoutIdle(moves, world) };
}

const at =
  (way: Way) =>
  (said: Said, world: World): Outcome | undefined =>
    addAt(said, world, way);

const IN = '((in | on | for) (the)? <table> ,?)?';
const EACH = '(the | each | every | all | all the | our | my)*';
const A = '(a | an | another | some)';
/** All ways to wish for a field, to be followed by where it stands. */
const WISHES = [
  `${IN} ${ORDER} ${ADD} <what>`,
  `${IN} ${ORDER} put ${A} <what>`,
  `${ORDER} (i | we)? (also)? (need | want | like) ${A} <what>`,
  `${ORDER} ${EACH} <table> (also | should | must | could | be able to)* ${NEED} <what>`,
  `${ORDER} give ${EACH} <table> ${A} <what>`,
  `${ORDER} ${NEW_FIELD} (for | on | in | to) ${EACH} <table> (: | , | called | named)+ <what>`,
  `${ORDER} ${NEW_FIELD} (: | called | named | for) <what>`,
  `${ORDER} ${A} <what>`,
];
const STANDS =
  '(, | and | it | should | stand | go | goes | put | place | placed | shown | right | directly | just | straight)*';
const wished = (place: string) => WISHES.map((wish) => `${wish} ${STANDS} ${place} ${REASON}`);

const AFTER = '(after | behind | below | under | underneath | next to | beside) (the)? <other>';
const BEFORE = '(before | above | in front of) (the)? <other>';
const BETWEEN = '(in)? between (the)? <other> and (the)? <last>';
const AS = '(as | to be) (the)? (very)?';
const OF = '((of | in | on) (the)? (form | list | table | <table>))?';

export const PLAIN_PLACES: readonly Rule[] = [
  {
    name: 'add what is named behind another',
    class: 'edit',
    certainty: CERTAIN,
    when: [...wished(AFTER), ...wished(BETWEEN)],
    read: at('after'),
    examples: {
      'add a venue after the status': '+ field Order.Venue: text',
      'in customers, add fax right after the phone': '+ field Customer.Fax: phone',
      'put a delivery day on bookings, after the guest': '+ field Booking.Delivery day: date',
      'new field for customers: remarks, several lines of text, below born':
        '+ field Customer.Remarks: longtext',
      'give customers a nickname, right after name': '+ field Customer.Nickname: text',
      'add a discount between quantity and unit price': '+ field Order.Discount: percent | money | number',
    },
    counter: ['add a rule that end is after start'],
  },
  {
    name: 'add what is named before another',
    class: 'edit',
    certainty: CERTAIN,
    when: wished(BEFORE),
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
    when: wished(
      `(${AS} first (field | column | one)? | (in | at | to) (the)? (very)? first (position | place | spot) | (at | to) the (very)? (top | start | beginning | front)) ${OF}`,
    ),
    read: unlessOther(at('first')),
    examples: {
      'add a venue as the first field': '+ field Order.Venue: text',
      'add a nickname as the first column of customers': '+ field Customer.Nickname: text',
    },
    counter: ['add a button at the top'],
  },
  {
    name: 'add what is named as the last',
    class: 'edit',
    certainty: CERTAIN,
    when: wished(
      `(${AS} last (field | column | one)? | (in | at | to) (the)? (very)? last (position | place | spot) | (at | to) the (very)? (bottom | end)) ${OF}`,
    ),
    read: unlessOther(at('last')),
    examples: {
      'add a venue at the end': '+ field Order.Venue: text',
      'put a nickname at the bottom of customers': '+ field Customer.Nickname: text',
    },
    counter: ['add a total at the bottom'],
  },
];
