import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Outcome, Rule, Said } from '../rule';
import { inTurn } from '../slots/linked/in-turn';
import type { World } from '../world';
import { tableWith, usualFields } from './edit-tables';
import { linkOutcome } from './link-operations';
import { CERTAIN, fieldsCalled, kindCalled, ORDER, REASON } from './plain-names';
import { isTable, tableName } from './plain-tables';

/** 'hide the price column', 'merge author and title': understood, not to be had, and said so; 'link loans to books'. */

function hidden(said: Said, world: World): Outcome | undefined {
  return fieldsCalled(said.tokens('what'), world)
    ? { missing: 'A field cannot be hidden yet, it can only be removed' }
    : undefined;
}

function merged(said: Said, world: World): Outcome | undefined {
  const places = fieldsCalled([...said.tokens('one'), ...said.tokens('both')], world);
  const other = said.has('other') ? fieldsCalled(said.tokens('other'), world) : [];
  return places && other && places.length + other.length > 1
    ? { missing: 'Fields cannot be merged yet' }
    : undefined;
}

function linked(said: Said, world: World): Outcome | undefined {
  const [from, to] = [kindCalled(said.tokens('from'), world), kindCalled(said.tokens('to'), world)];
  if (from && !to) return linkedToNew(from, said.tokens('to'), world);
  if (!from || !to || from.id === to.id) return undefined;
  return linkOutcome({ from, to, many: false }, world);
}

/** 'link boats to suppliers': a kind of records that is not there yet is made. Undefined where `to` names none. */
export function linkedToNew(from: Entity, to: readonly Token[], world: World): Outcome | undefined {
  const name = to.at(-1)?.tag === 'plural' || isTable(to) ? tableName(to, world) : undefined;
  if (name === undefined) return undefined;
  return inTurn(
    [
      (now) => tableWith(name, usualFields(name), now),
      (now) => {
        const made = now.model.entities.at(-1);
        const owner = now.model.entities.find(({ id }) => id === from.id);
        return made && owner && linkOutcome({ from: owner, to: made, many: false }, now);
      },
    ],
    world,
  );
}

const ABLE =
  '(i | we | they | you | be | can | could | able | to | want | need | should | like | let | me | us | it | possible)*';

/** 'search by name and city': what is searched is all that was entered. */
function searched(said: Said, world: World): Outcome | undefined {
  if (said.has('table') && !kindCalled(said.tokens('table'), world)) return undefined;
  const what = said.tokens('what');
  return (fieldsCalled(what, world) ?? kindCalled(what, world))
    ? { promise: 'search', why: 'Every list can be searched' }
    : undefined;
}

export const PLAIN_BEYOND: readonly Rule[] = [
  {
    name: 'search by what is named',
    class: 'promise',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ABLE} (add | a)* search (by | for | in | through | on | all)+ (the | my | our | a)* <what> ${REASON}`,
      `${ORDER} ${ABLE} search (for | in | through | all | the | my | our)* <table:np> (by | on | for)+ (the | their)? <what> ${REASON}`,
      `${ORDER} make (the | all)* <what> searchable ${REASON}`,
    ],
    read: searched,
    examples: {
      'search by guest': 'promise',
      'be able to search by name': 'promise',
      'search for customers by name': 'promise',
      'I want to search orders by number': 'promise',
      'make the notes searchable': 'promise',
    },
    counter: ['search the web for customers'],
  },
  {
    name: 'hide what is named',
    class: 'beyond',
    certainty: CERTAIN,
    when: [
      `${ORDER} (hide | conceal) <what> (in | from | on)? (the (table | list | view | overview | form))? ${REASON}`,
    ],
    read: hidden,
    examples: { 'hide the notes column': 'missing', 'hide phone and city': 'missing' },
    counter: ['hide the paid orders'],
  },
  {
    name: 'merge what is named',
    class: 'beyond',
    certainty: CERTAIN,
    when: [
      `${ORDER} (merge | combine | join | unite | concatenate) <one> with <other> (into <name>)?`,
      `${ORDER} (merge | combine | join | unite | concatenate) <both> (into <name>)?`,
    ],
    read: merged,
    examples: { 'merge phone and city': 'missing', 'merge the phone with the email': 'missing' },
    counter: ['merge the orders with the bookings'],
  },
  {
    name: 'link the records that are named',
    class: 'relation',
    certainty: CERTAIN,
    when: [
      `${ORDER} (link | connect | relate | tie) (each | every)? <from> (to | with) (the | an | a | each)? <to>`,
    ],
    read: linked,
    examples: {
      'link orders to customers': 'already',
      'connect the customers with the rooms': '+ field Customer.Room: link Room',
      'link customers to rooms': '+ field Customer.Room: link Room',
      'link bookings to couriers': '+ record Courier\n+ field Booking.Courier: link Courier',
      'link the bookings to the customers': '+ field Booking.Customer: link Customer',
    },
    counter: ['link the notes to the customers'],
  },
];
