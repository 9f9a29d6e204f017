import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { AFTER, BEFORE, END, GO, PUT, TOP } from './edit-order';
import { CERTAIN, coreOf, fieldCalled, fieldsCalled, isCalled, ORDER, REASON } from './plain-names';

/** 'put email and phone at the end', 'swap song and composer', 'make ingredients the second field', 'name first, then price'. */

const moved = ({ field }: FieldPlace, to: number): Operation => ({ kind: 'moveField', field: field.id, to });

/** The fields that shall stand together, all of one kind of record. */
function together(tokens: readonly Token[], world: World): readonly FieldPlace[] | undefined {
  const places = fieldsCalled(tokens, world);
  return places?.every(({ entity }) => entity.id === places[0]?.entity.id) === true ? places : undefined;
}

const atStart = (places: readonly FieldPlace[]): readonly Operation[] =>
  [...places].reverse().map((place) => moved(place, 0));
const atEnd = (places: readonly FieldPlace[]): readonly Operation[] =>
  places.map((place) => moved(place, place.entity.fields.length - 1));

const toEdge =
  (move: (places: readonly FieldPlace[]) => readonly Operation[]) =>
  (said: Said, world: World): Outcome | undefined => {
    const tokens = said.tokens('field');
    const places = together(tokens, world);
    const [only] = places ?? [];
    // 'the most points first' is an order of the records.
    const isBare = said.clause.length === tokens.length + 1;
    if (isBare && !(only && isCalled(only.field.name, wordsOf(coreOf(tokens))))) return undefined;
    return places && { operations: move(places) };
  };

/** Where a field stands when it is put beside another. */
function beside(place: FieldPlace, other: FieldPlace, at: 'after' | 'before'): Operation | undefined {
  if (place.entity.id !== other.entity.id || place.field.id === other.field.id) return undefined;
  const rest = place.entity.fields.filter(({ id }) => id !== place.field.id);
  const to = rest.findIndex(({ id }) => id === other.field.id) + (at === 'after' ? 1 : 0);
  return moved(place, to);
}

const next =
  (at: 'after' | 'before') =>
  (said: Said, world: World): Outcome | undefined => {
    const place = fieldCalled(said.tokens('field'), world);
    const other = place && fieldCalled(said.tokens('other'), world, place.entity);
    const operation = other && beside(place, other, at);
    return operation && { operations: [operation] };
  };

/** 'latin name first, then supplier'. */
function firstThen(said: Said, world: World): Outcome | undefined {
  const first = fieldCalled(said.tokens('field'), world);
  const second = first && fieldCalled(said.tokens('other'), world, first.entity);
  if (!second || first.entity.id !== second.entity.id || first.field.id === second.field.id) return undefined;
  const order = first.entity.fields.map(({ id }) => id);
  const rest = order.filter((id) => id !== first.field.id);
  const operations = [
    ...(order[0] === first.field.id ? [] : [moved(first, 0)]),
    ...(rest[0] === second.field.id ? [] : [moved(second, 1)]),
  ];
  return operations.length > 0 ? { operations } : { already: 'They stand so already' };
}

/** 'swap song and composer': each takes the place of the other. */
function swapped(said: Said, world: World): Outcome | undefined {
  const one = fieldCalled(said.tokens('one'), world);
  const other = one && fieldCalled(said.tokens('other'), world, one.entity);
  if (!other || one.entity.id !== other.entity.id || one.field.id === other.field.id) return undefined;
  const ids = one.entity.fields.map(({ id }) => id);
  const placeOf = ({ field }: FieldPlace) => ids.indexOf(field.id);
  const [left, right] = placeOf(one) < placeOf(other) ? [one, other] : [other, one];
  const isNeighbour = placeOf(right) - placeOf(left) === 1;
  const operations = [moved(right, placeOf(left)), moved(left, placeOf(right))];
  return { operations: isNeighbour ? operations.slice(0, 1) : operations };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** 'make ingredients the second field'. */
function nth(said: Said, world: World): Outcome | undefined {
  const word = said.tokens('nth')[0]?.key ?? '';
  const at = /^\d/.test(word) ? Number.parseInt(word, 10) - 1 : ORDINALS.indexOf(word);
  const place = fieldCalled(said.tokens('field'), world);
  return place && at >= 0 && at < place.entity.fields.length ? { operations: [moved(place, at)] } : undefined;
}

const WILL =
  '((should | must | shall | to | has to | needs to | ought to)* (be | come | go | stand | stay | belong))';
const OF_FORM =
  '((field | column | thing | one | box | entry) | (field | column | thing | one | box)? (of | in | on | for) (the | a | an | each | every)* <table>)';
const THE = '(the | a | an)?';

export const PLAIN_MOVES: readonly Rule[] = [
  {
    name: 'what is named comes first',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${PUT} <field> (up | right)? ${TOP} ${REASON}`,
      `${ORDER} make <field> (come | go | be | the)* (very)? first (field | column | one)? ${REASON}`,
      `${ORDER} <field> ${WILL} (the | as | at)* (very)? first ${OF_FORM} ${REASON}`,
      '<field> first',
    ],
    read: toEdge(atStart),
    examples: {
      'put the picture at the very top of the form please': '~ order Order.Picture first',
      'move notes to the top': '~ order Order.Notes first',
      'put the due date first': '~ order Order.Due first',
      'put the due date and the notes at the top': '~ order Order.Due first\n~ order Order.Notes after Due',
      'tasks: make the deadline the first field': '~ order Task.Deadline first',
      'the due date should be the first field of an order': '~ order Order.Due first',
    },
    counter: ['put the newest first', 'show the unpaid ones first'],
  },
  {
    name: 'what is named comes last',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${PUT} <field> (down | right)? ${END} ${REASON}`,
      `${ORDER} make <field> (come | go | be | the)* (very)? last (field | column | one)? ${REASON}`,
      `${ORDER} <field> ${WILL} (the | as | at)* (very)? last ${OF_FORM} ${REASON}`,
      '<field> last',
    ],
    read: toEdge(atEnd),
    examples: {
      'move the email to the bottom of the form': '~ order Customer.Email last',
      'put the customer last': '~ order Order.Customer last',
      'the customer should be the last field': '~ order Order.Customer last',
      'put the email and the phone at the end':
        '~ order Customer.Phone last\n~ order Customer.Email after Points',
    },
    counter: ['put the paid ones last'],
  },
  {
    name: 'what is named stands behind another',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (put | move | place | bring | shift) <field> ${AFTER} ${THE} <other> ${REASON}`],
    read: next('after'),
    examples: {
      'put the due date right behind the number': '~ order Order.Due after Number',
      'move notes after customer': '~ order Order.Notes after Customer',
      'move the notes after the number': '~ order Order.Notes after Number',
    },
    counter: ['put the price after tax in'],
  },
  {
    name: 'what is named stands before another',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (put | move | place | bring | shift) <field> ${BEFORE} ${THE} <other> ${REASON}`],
    read: next('before'),
    examples: {
      'put the phone above the email': '~ order Customer.Phone before Email',
      'move notes before status': '~ order Order.Notes before Status',
      'move the notes before the number': '~ order Order.Notes first',
    },
    counter: ['put the cheap ones above the others'],
  },
  {
    name: 'one first, then another',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${PUT}? <field> ${TOP} ,? (and)? then <other>`,
      `<field> ${GO} ${TOP} ,? (and)? then <other>`,
    ],
    read: firstThen,
    examples: {
      'notes first, then status': '~ order Order.Notes first\n~ order Order.Status after Notes',
      'put the due date at the top, then the notes': '~ order Order.Due first\n~ order Order.Notes after Due',
    },
  },
  {
    name: 'swap two fields',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (swap | switch | exchange | flip) (the)? (places of | positions of | place of | order of)? <one> (and | with) <other> (around)? ${REASON}`,
    ],
    read: swapped,
    examples: {
      'swap name and email': '~ order Customer.Email first',
      'swap the phone with the city': '~ order Customer.City after Email',
    },
    counter: ['swap the colours', 'swap sent with shipped'],
  },
  {
    name: 'what is named stands at a place that is counted',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (make | move | put | place) <field> (to | in | into | at | as)? the <nth> (field | column | place | position | one | spot) ${REASON}`,
      `${ORDER} <field> ${WILL} (in | at | as)? the <nth> (field | column | place | position | one | spot) ${REASON}`,
    ],
    read: nth,
    examples: { 'make the notes the second field': '~ order Order.Notes after Number' },
    counter: ['make the notes the best field'],
  },
];
