import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import { applyOperation } from '../../operations/apply';
import { readClause, type Outcome, type Rule, type Said } from '../rule';
import { World } from '../world';
import { kindSaid } from './edit-said';
import { CERTAIN, fieldCalled, ORDER, REASON } from './plain-names';
import { viewOutcome, withView } from './view-outcome';
import type { Drawn } from './view-words';

/** 'a calendar for the follow-ups', 'cards for patients', 'a timeline of visits from date to follow-up'. */

interface Shown {
  readonly entity: Entity;
  readonly place?: FieldPlace;
}

const TYPES: Readonly<Partial<Record<Drawn, RegExp>>> = {
  board: /^(?:choice|reference|boolean|person|tags|rating|text)$/,
  calendar: /^(?:date|datetime)$/,
};

const fits = (kind: Drawn, place: FieldPlace | undefined, entity?: Entity): FieldPlace | undefined =>
  place && TYPES[kind]?.test(place.field.type) === true && (!entity || place.entity.id === entity.id)
    ? place
    : undefined;

/** The records, or the day or the choice of them, that words call and nothing more. */
function shownBy(said: Said, kind: Drawn, world: World): Shown | undefined {
  const what = said.tokens('what');
  const entity = kindSaid(what, world);
  if (said.has('by')) {
    const place = fits(kind, fieldCalled(said.tokens('by'), world, entity), entity);
    return place && (entity || what.length === 0) ? { entity: place.entity, place } : undefined;
  }
  if (entity) return { entity };
  const place = fits(kind, fieldCalled(what, world));
  return place && { entity: place.entity, place };
}

const MORE = /\b(?:also|too|as well|another|second|extra)\b/;

const shown =
  (kind: Drawn) =>
  (said: Said, world: World): Outcome | undefined => {
    const found = shownBy(said, kind, world);
    if (!found) return undefined;
    const field = found.place?.field;
    const isMore = MORE.test(said.clause.map(({ key }) => key).join(' '));
    const outcome = viewOutcome(kind, { entity: found.entity, ...(field && { field }) }, world, isMore);
    return 'missing' in outcome ? undefined : outcome;
  };

const isDay = (place: FieldPlace | undefined, entity: Entity) =>
  place && place.entity.id === entity.id && /^(?:date|datetime)$/.test(place.field.type)
    ? place.field
    : undefined;

/** From one day to another of the same records. */
function stretched(said: Said, world: World): Outcome | undefined {
  const of = (tokens: readonly Token[], entity: Entity) => isDay(fieldCalled(tokens, world, entity), entity);
  const named = kindSaid(said.tokens('what'), world);
  const entity = named ?? (said.has('what') ? undefined : world.current);
  const start = entity && of(said.tokens('start'), entity);
  const end = entity && of(said.tokens('end'), entity);
  if (!entity || !start || !end || start.id === end.id) return undefined;
  const there = entity.views.find(
    (view) => view.kind === 'timeline' && view.start === start.id && view.end === end.id,
  );
  if (there) return { already: `${entity.plural} have such a timeline already` };
  return { operations: withView({ kind: 'timeline', start: start.id, end: end.id }, entity, world, false) };
}

const SHOW = '(show | see | display | have | want | need | like | add | put | give me | view | draw | open)*';
const A = '(a | an | the | my | our | one | another | extra | second)*';
const OF = '(of | for | with | showing | to show | from)+ (the | our | my | all)*';
const BY = '((by | grouped by | according to | based on | on) (the | their)* <by>)?';

const kinds: readonly (readonly [kind: Drawn, words: string])[] = [
  ['calendar', '$view-calendar'],
  ['board', '$view-board'],
  ['cards', '(cards | card view | tiles | cards view)'],
];

const EXAMPLES: Readonly<Partial<Record<Drawn, Rule['examples']>>> = {
  calendar: {
    'a calendar of the customers by born': '+ view Customer calendar Born',
    'and also a month view of the orders': '+ view Order calendar Due',
    'I want to see the bookings in a calendar by end': '+ view Booking calendar End',
    'calendar of the bookings': '+ view Booking calendar Start',
    'a calendar for the due dates': '+ view Order calendar Due',
    'show bookings in a calendar by end': '+ view Booking calendar End',
  },
  board: {
    'tasks: a board with a column for each priority': '+ view Task board Priority',
    'orders in columns by customer': '+ view Order board Customer',
    'show the orders as a board please': '+ view Order board Status',
    'a board by status': '+ view Order board Status',
    'show orders on a board by customer': '+ view Order board Customer',
    'tasks: put the tasks on a board by priority': '+ view Task board Priority',
  },
  cards: { 'cards for customers': '+ view Customer cards', 'rooms as cards': '+ view Room cards' },
};

const ONE_VIEW: readonly Rule[] = [
  ...kinds.map(([kind, words]): Rule => ({
    name: `${kind} of what is named`,
    class: 'view',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${SHOW} ${A} ${words} ${OF} <what> ${BY} ${REASON}`,
      `${ORDER} ${SHOW} (the | all | my | our)* <what> (as | in | on)+ ${A} ${words} ${BY} ${REASON}`,
      `${ORDER} ${SHOW} ${A} ${words} (by | of | for) (the)? <by> ${REASON}`,
    ],
    read: shown(kind),
    examples: EXAMPLES[kind] ?? {},
    counter: ['no calendar', 'remove the cards', 'a board member for each order', 'a calendar for the rooms'],
  })),
  {
    name: 'a timeline from one day to another',
    class: 'view',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${SHOW} ${A} $view-timeline (${OF} <what>)? from (the)? <start> (to | until | till) (the)? <end> ${REASON}`,
      `${ORDER} ${SHOW} (the | all | my | our)* <what> (as | in | on)+ ${A} $view-timeline ,? from (the)? <start> (to | until | till) (the)? <end> ${REASON}`,
    ],
    read: stretched,
    examples: { 'a timeline of bookings from start to end': '+ view Booking timeline Start-End' },
    counter: ['a timeline of orders', 'a timeline from Monday to Friday'],
  },
];

/** 'harvests in a calendar and plants as cards': each side is a view of its own. */
function both(said: Said, world: World): Outcome | undefined {
  const one = readClause(ONE_VIEW, said.tokens('one'), world)?.outcome;
  const first = one && outcomeIn(one, world);
  if (!first) return undefined;
  const other = readClause(ONE_VIEW, said.tokens('other'), first.world)?.outcome;
  const second = other && outcomeIn(other, first.world);
  return second && { operations: [...first.operations, ...second.operations] };
}

/** What it comes to, and the application after it. */
function outcomeIn(outcome: Outcome, world: World) {
  if (!('operations' in outcome)) return 'already' in outcome ? { operations: [], world } : undefined;
  let { model } = world;
  for (const operation of outcome.operations) {
    const step = applyOperation(model, operation);
    if (!step.done) return undefined;
    model = step.model;
  }
  return { operations: outcome.operations, world: new World(model, world.touched) };
}

export const PLAIN_VIEWS: readonly Rule[] = [
  ...ONE_VIEW,
  {
    name: 'two views of what is named',
    class: 'view',
    certainty: CERTAIN + 0.05,
    when: ['<one> (and | plus | , | also)+ <other>'],
    read: both,
    examples: {
      'bookings in a calendar and customers as cards': '+ view Booking calendar Start\n+ view Customer cards',
    },
    counter: ['a calendar and a board', 'customers as cards with their phone and city'],
  },
];
