import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { linkOutcome } from './link-operations';
import { CERTAIN, fieldsCalled, kindCalled, ORDER, REASON } from './plain-names';

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
  if (!from || !to || from.id === to.id) return undefined;
  return linkOutcome({ from, to, many: false }, world);
}

export const PLAIN_BEYOND: readonly Rule[] = [
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
      'link the bookings to the customers': '+ field Booking.Customer: link Customer',
    },
    counter: ['link the notes to the customers'],
  },
];
