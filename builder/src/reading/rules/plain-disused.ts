import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { DROP } from './edit-field-remove';
import { addedTo } from './plain-drafts';
import { CERTAIN, fieldsCalled, ORDER, REASON } from './plain-names';
import { removed } from './plain-removals';

/** "orders don't need the paid field any longer", 'remove the supplier and put a brand field there instead'. */

function goneFrom(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const places = entity && fieldsCalled(said.tokens('what'), world, entity);
  return places?.every((place) => place.entity.id === entity?.id) === true
    ? { operations: places.map(({ field }) => ({ kind: 'removeField', field: field.id })) }
    : undefined;
}

/** What goes is told by its name, and what comes is a field where it was. */
function exchanged(said: Said, world: World): Outcome | undefined {
  const places = fieldsCalled(said.tokens('old'), world);
  const [first] = places ?? [];
  const last = said.tokens('now').findLastIndex(({ key }) => !/^(?:there|here|in|field|column)$/.test(key));
  const tokens = said.tokens('now').slice(0, last + 1);
  const added = first && addedTo(tokens, first.entity, world);
  if (!places || !added) return undefined;
  const gone = places.map(({ field }): Operation => ({ kind: 'removeField', field: field.id }));
  return { operations: [...gone, ...added] };
}

const LONGER = '(any longer | any more | anymore | at all | any further | nowadays | these days)';
const MAYBE = `(really | actually | even | ever)* `;
const USE = '(need | use | want | require | keep | track | record | fill in | fill out | look at)';
const WE = '(we | i | they | you | people | my team | our team)';
const NONE = '(nobody | no one | no - one | none of us | noone)';
const INSTEAD =
  '(instead | in its place | in their place | in place of it | in place of that | in exchange | in return)';

export const PLAIN_DISUSED: readonly Rule[] = [
  {
    name: 'what is named is no longer of use',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${WE} (do | does)* #not ${MAYBE} ${USE} <what> ${LONGER} ${REASON}`,
      `${ORDER} ${WE} no longer ${MAYBE} ${USE} <what> ${REASON}`,
      `${ORDER} ${NONE} ${MAYBE} ${USE} <what> (${LONGER} | anyway)+ ${REASON}`,
      `${ORDER} ${WE} (have)? (stopped | quit | given up | gave up) (using | needing | recording | tracking | keeping | filling in | filling out) <what> ${REASON}`,
      `${ORDER} stop (using | recording | tracking | keeping | asking for | storing | showing) <what> ${REASON}`,
      `${ORDER} there be (no | no more | no longer any) (need | use) (for | of) <what> ${LONGER}? ${REASON}`,
    ],
    read: removed,
    examples: {
      "we don't use the notes any more": '- field Order.Notes: longtext',
      'nobody uses the picture any more': '- field Order.Picture: image',
      'I no longer need the phone': '- field Customer.Phone: phone',
      'we stopped using the city': '- field Customer.City: text',
      "there's no need for the notes any longer": '- field Order.Notes: longtext',
    },
    counter: [
      "we don't need the phone to be required any more",
      "we don't use it any more",
      'we no longer need help',
    ],
  },
  {
    name: 'a kind of record no longer needs what is named',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} (the | our | my | all | all the)* <table> (do | does)* #not ${MAYBE} (need | have | use | want) (the | a | an | their | its | any)* <what> ${LONGER} ${REASON}`,
      `${ORDER} (the | our | my | all | all the)* <table> no longer ${MAYBE} (need | have | use | want) (the | a | an | their | its | any)* <what> ${REASON}`,
      `${ORDER} (the | our | my | all | all the)* <table> (need | have | use) no (more)? <what> ${LONGER} ${REASON}`,
    ],
    read: goneFrom,
    examples: {
      "orders don't need the picture field any longer": '- field Order.Picture: image',
      'customers no longer need a phone': '- field Customer.Phone: phone',
      'orders need no notes any longer': '- field Order.Notes: longtext',
    },
    counter: ["orders don't need a customer", 'orders no longer need to be paid'],
  },
  {
    name: 'one goes and another comes instead',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${DROP} <old> ,? (and | then | ,)+ (put | add | use | have | make | create | insert | introduce | include) (a | an | the)* <now> (there | here)? ${INSTEAD} ${REASON}`,
      `${ORDER} (take | throw | kick) <old> (out | away | off)+ ,? (and | then | ,)+ (put | add | use | have | make | create | insert) (a | an | the)* <now> (there | here | in)? ${INSTEAD} ${REASON}`,
    ],
    read: exchanged,
    examples: {
      'remove the notes and put a courier field there instead':
        '- field Order.Notes: longtext\n+ field Order.Courier: text',
      'take the phone out and put a website in its place':
        '- field Customer.Phone: phone\n+ field Customer.Website: url',
    },
    counter: ['remove the notes and add a courier', 'drop packed and use boxed instead'],
  },
];
