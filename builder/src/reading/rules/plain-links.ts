import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid, newName } from './edit-said';
import { linkOutcome } from './link-operations';
import { CERTAIN, ORDER } from './plain-names';

/** 'let every visit have a nurse', 'link books to them', 'a link from boats to an inspector': links that are asked for by name. */

const QUANTITY =
  /^(?:a|an|the|one|exactly|just|only|several|many|multiple|some|other|another|more|few|of|any|number|each|every|all|our)$/;
const MANY = /^(?:several|many|multiple|some|few|more)$/;
const POINTER = /^(?:it|them|those|these|that|this|one|ones|both)$/;

const isMany = (tokens: readonly Token[]) => tokens.some(({ key }) => MANY.test(key));

/** The kind that was made just before: what 'one' and 'them' are. */
function newest(world: World): Entity | undefined {
  const isMade = world.touched.did?.operations.some(({ kind }) => kind === 'addEntity') === true;
  return isMade ? world.model.entities.at(-1) : undefined;
}

function target(tokens: readonly Token[], world: World): Entity | undefined {
  const isPointer = tokens.every(({ key }) => QUANTITY.test(key) || POINTER.test(key));
  if (isPointer) return newest(world);
  const words = tokens.filter(({ key, tag }) => !QUANTITY.test(key) && tag !== 'mark');
  return kindSaid(words, world);
}

function linked(said: Said, world: World): Outcome | undefined {
  const from = kindSaid(said.tokens('from'), world);
  const to = from && target(said.tokens('to'), world);
  if (!from || !to || from.id === to.id) return undefined;
  // 'each customer has many orders' may be said of what is there: only of a new kind it is no question which is which.
  const isTold = !said.clause.some(({ key }) =>
    /^(?:let|link|connect|relate|tie|linked|connection)$/.test(key),
  );
  if (isTold && to.id !== newest(world)?.id) return undefined;
  return linkOutcome({ from, to, many: isMany(said.tokens('to')) }, world);
}

/** 'link a recipe to several other recipes as side dishes' */
function linkedAs(said: Said, world: World): Outcome | undefined {
  const from = kindSaid(said.tokens('from'), world);
  const to = from && target(said.tokens('to'), world);
  const name = newName(said.tokens('name'));
  if (!from || !to || name === undefined || said.tokens('name').length > 4) return undefined;
  const many = isMany(said.tokens('to')) || said.tokens('name').at(-1)?.tag === 'plural';
  const isTaken = from.fields.some(
    (field) => field.name.toLowerCase() === wordsOf(said.tokens('name')).toLowerCase(),
  );
  return isTaken ? undefined : linkOutcome({ from, to, many, name }, world);
}

const EACH = '(the | each | every | all | all the | a | an | our | my | any)*';
const LINK = '(link | connect | relate | tie | attach | hook up)';
const BELONG = `(have | get | link to | be linked to | be linked with | be connected to | belong to | refer to | point to | be assigned to |
  be given | take place in | happen in | choose | pick)`;
const TO = '(to | with)';

export const PLAIN_LINKS: readonly Rule[] = [
  {
    name: 'records link to those that are named',
    class: 'relation',
    certainty: CERTAIN,
    when: [
      `${ORDER} let ${EACH} <from> (also)? ${BELONG} <to>`,
      `${ORDER} ${EACH} <from> (should | must | can | could | will | may | to | need to)+ (also | then)* ${BELONG} <to>`,
      `${ORDER} ${EACH} <from> (have | link to | belong to) <to>`,
      `${ORDER} ${LINK} ${EACH} <from> ${TO} <to>`,
      `${ORDER} (add | with | make | create)* (a | an)? (link | connection | relation | reference) (from | on | in) ${EACH} <from> ${TO} <to>`,
    ],
    read: linked,
    examples: {
      'let every booking have a customer': '+ field Booking.Customer: link Customer',
      'each booking should link to a customer': '+ field Booking.Customer: link Customer',
      'let bookings have several customers': '+ field Booking.Customers: links Customer',
      'a link from bookings to a customer': '+ field Booking.Customer: link Customer',
    },
    counter: ['let every booking have a date', 'each order should have one', 'link to our website'],
  },
  {
    name: 'records link to others under a name',
    class: 'relation',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${LINK} ${EACH} <from> ${TO} <to> (as | called | named) (the | a | an | its | their)? <name>`,
      `${ORDER} (choose | pick | select | add) <to> (as | called | named) (the | a | an | its | their)? <name> (for | of | on | to) ${EACH} <from>`,
    ],
    read: linkedAs,
    examples: {
      'let me link an order to several other orders as follow-ups': '+ field Order.Follow-ups: links Order',
      'connect bookings to a customer as the payer': '+ field Booking.Payer: link Customer',
    },
    counter: ['link the order to the customer', 'add notes as a long text for orders'],
  },
];
