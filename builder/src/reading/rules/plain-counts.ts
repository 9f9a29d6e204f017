import type { Entity } from '@tessera/shared/contracts';
import { sentenceCase } from '../../words/casing';
import { plainDraft } from '../../words/field-draft';
import { isPlural } from '../../words/inflect';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid, withPlace } from './edit-said';
import { ADD, NEED } from './plain-adds';
import { CERTAIN, fieldCalled, ORDER, REASON } from './plain-names';

/** 'add the number of beds': a field, where beds are no records; of records it is a figure. */

const MOST_WORDS = 3;
const NAME_TAG = /^(?:noun|plural|adjective|past|ing|quoted)$/;

function countOf(said: Said, world: World, table: Entity | undefined): Outcome | undefined {
  const { what, entity } = withPlace(said.tokens('counted'), world);
  const home = table ?? entity ?? world.current;
  const isName = what.length > 0 && what.length <= MOST_WORDS && what.every(({ tag }) => NAME_TAG.test(tag));
  const name = wordsOf(what);
  // 'unread books' are records as 'books' are.
  const isOfRecords = what.some((_, at) => kindSaid(what.slice(at), world) !== undefined);
  if (!isName || isOfRecords || !isPlural(name)) return undefined;
  const there = fieldCalled(what, world, home);
  if (there) return { already: `${there.entity.plural} have the field ${there.field.name} already` };
  const draft = {
    ...plainDraft(sentenceCase(`number of ${name}`), 'integer'),
    min: 0,
    phrase: `number of ${name}`,
  };
  return { operations: [{ kind: 'addField', entity: home.id, draft }] };
}

/** The kind of record that needs it, where one is named. */
function countNeeded(said: Said, world: World): Outcome | undefined {
  const table = kindSaid(said.tokens('table'), world);
  return table && countOf(said, world, table);
}

const COUNT =
  '(a | an | the | another | its | their)* (number | amount | count) of (the | its | their)* <counted>';
const FIELD = '((a | an | the | new)* (field | column) (for | called | named | with | :)+)?';
const TOO = '(too | as well)*';

export const PLAIN_COUNTS: readonly Rule[] = [
  {
    name: 'a field for how many there are',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} ${FIELD} ${COUNT} ${TOO} ${REASON}`,
      `${ORDER} (track | store | record | note) ${COUNT} ${TOO} ${REASON}`,
    ],
    read: (said, world) => countOf(said, world, undefined),
    examples: {
      'add a number of pages': '+ field Order.Number of pages: integer',
      'add the number of wheels to customers': '+ field Customer.Number of wheels: integer',
      'add a field for the number of beds': '+ field Order.Number of beds: integer',
      'please track the number of parcels too': '+ field Order.Number of parcels: integer',
      'add the number of guests to bookings': 'already',
    },
    counter: [
      'add the number of orders',
      'add the number of open orders',
      'add a number of orders per customer',
      'add a column for the number of orders',
    ],
  },
  {
    name: 'each of them has a number of what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (the | each | every | all | all the)* <table> (also | still)* ${NEED}+ ${COUNT} ${TOO} ${REASON}`,
    ],
    read: countNeeded,
    examples: { 'every room has a number of beds': '+ field Room.Number of beds: integer' },
    counter: ['each customer has a number of orders'],
  },
];
