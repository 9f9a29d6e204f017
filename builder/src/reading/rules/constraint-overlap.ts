import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { clashMessage } from '../../words/rule-messages';
import { ownField } from '../meaning/naming';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { entitySaid, firstOf, outcomeOf } from './fields-said';
import { momentOf, spanOf, type SpanSaid } from './span-of';

/** 'no double bookings', 'nobody may be in two places': what two records may not have at the same time. */

const PEOPLE =
  /^(?:customer|client|guest|member|person|user|tenant|renter|borrower|participant|pupil|student|patient|family|visitor)s?$/i;
const IN_TURN = new Set<Field['type']>(['reference', 'person', 'choice', 'text', 'integer']);

export interface Place {
  readonly entity: Entity;
  readonly span: SpanSaid | undefined;
  readonly day: Field | undefined;
}

export function placeOf(entity: Entity, world: World): Place | undefined {
  const span = spanOf(entity, world);
  const day = momentOf(entity);
  return (span ?? day) ? { entity, span, day } : undefined;
}

/** What two of them may not share: the link that is no person, or the only link; of the person where nobody may be in two places. */
export function likelyWithin(entity: Entity, world: World, isPerson: boolean): Field | undefined {
  const links = entity.fields.filter(({ type, many }) => type === 'reference' && many !== true);
  const nameOf = (field: Field) =>
    world.model.entities.find(({ id }) => id === field.reference?.entity)?.name ?? '';
  const isOfPeople = (field: Field) =>
    field.type === 'person' || PEOPLE.test(nameOf(field)) || PEOPLE.test(field.name);
  const people = entity.fields.filter(isOfPeople);
  const things = links.filter((field) => !isOfPeople(field));
  if (isPerson) return people[0] ?? (links.length === 1 ? links[0] : undefined);
  return (
    things[0] ??
    links[0] ??
    (people.length === 0 ? entity.fields.find(({ type }) => type === 'choice') : undefined)
  );
}

export function forbid(
  { entity, span, day }: Place,
  within: readonly Field[],
  world: World,
): Outcome | undefined {
  const ids = within.map(({ id }) => id);
  const message = clashMessage(entity, within);
  if (span) {
    const all = span.day && !ids.includes(span.day.id) ? [...ids, span.day.id] : ids;
    const isThere = entity.rules.some(
      (rule) => rule.kind === 'noOverlap' && JSON.stringify(rule.within) === JSON.stringify(all),
    );
    if (isThere) return { already: 'no two of these may overlap already' };
    const draft = { kind: 'noOverlap', message, start: span.start, end: span.end, within: all } as const;
    return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
  }
  if (!day || ids.length === 0 || ids.includes(day.id)) return undefined;
  const draft = { kind: 'unique' as const, message, fields: [...ids, day.id] };
  return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
}

export const canBeShared = ({ type, many }: Field) => IN_TURN.has(type) && many !== true;

/** The kind of record that says when a thing is taken: the one that names the thing and lasts, else that has a day. */
function takes(tokens: readonly Token[], world: World): readonly [Place, Field] | undefined {
  const find = (isLasting: boolean) =>
    firstOf(world, (entity) => {
      const place = placeOf(entity, world);
      const field =
        place && (!isLasting || place.span) ? ownField(tokens, entity, world, canBeShared) : undefined;
      return place && field ? ([place, field] as const) : undefined;
    });
  return find(true) ?? find(false);
}

function ofThing(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  const place = table && placeOf(table, world);
  const own = place && ownField(said.tokens('thing'), place.entity, world, canBeShared);
  if (place && own) return forbid(place, [own], world);
  const found = takes(said.tokens('thing'), world);
  if (found) return forbid(found[0], [found[1]], world);
  // 'no overlapping bookings' names what must not overlap itself.
  const entity = entitySaid(said.tokens('thing'), world);
  const itself = entity && placeOf(entity, world);
  return itself && ofEntity(itself, world, false);
}

function ofEntity(place: Place, world: World, isPerson: boolean): Outcome | undefined {
  const within = likelyWithin(place.entity, world, isPerson);
  if (isPerson && !within) return undefined;
  return forbid(place, within ? [within] : [], world);
}

/** 'no double bookings': of the kind of record that is named or lasts. */
const ofBookings = (isPerson: boolean) => (said: Said, world: World) => {
  // 'no overlapping absences of one employee' says within what.
  if (said.tokens('table').some(({ key }) => /^(?:of|by|for|per)$/.test(key))) return undefined;
  const named = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  const place = named
    ? placeOf(named, world)
    : (firstOf(world, (entity) => {
        const one = placeOf(entity, world);
        return one?.span && likelyWithin(entity, world, isPerson) ? one : undefined;
      }) ??
      firstOf(world, (entity) =>
        likelyWithin(entity, world, isPerson) ? placeOf(entity, world) : undefined,
      ));
  if (!place) return { missing: 'there is nothing that says from when to when it lasts' };
  return ofEntity(place, world, isPerson);
};

const ATONCE = `
  (at once | at a time | at the same time | at the same times | at one time | simultaneously |
  at any one time | on the same day | on the same days | on the same date | for the same nights |
  the same day | the same time | in the same night | for the same days | in same time | at same time |
  on same day | in same day | same day | same time | for the same day | for the same time |
  for the same dates | for the same period | in the same slot | for the same slot | in the same time slot |
  concurrently | in parallel | when the times overlap | over the same period)`;
const TAKEN = `
  (be|get|being|is|are)* (able to)? (be)? (booked|out|rented|hired|lent|used|taken|reserved|borrowed|given|
  given out|lent out|rented out|scheduled|in use|on loan|let|assigned|planned|double-booked|double booked|
  overbooked|hired out|loaned|loaned out|booked out|in|away|given away|let out|sold|occupied|put out)`;
const SAME = '(the|a|an|any|one|each|every|no|same|this|single|two people with the)*';

export const OVERLAP_RULES: readonly Rule[] = [
  {
    name: 'a thing is taken only once at a time',
    class: 'rule',
    when: [
      `$ensure? ${SAME} <thing> $maynot $firmly* ${TAKEN} $firmly* $twice? ${ATONCE} $firmly*`,
      `$ensure? ${SAME} <thing> $maynot $firmly* ${TAKEN} $firmly* $twice $firmly*`,
      `$ensure? no <thing> (may|can|must|should|to be|is|is to be|ever)* ${TAKEN} ($twice|(to|by|for|with) (two|more than one|several) <who:np>)? ${ATONCE}? $firmly*`,
      `$ensure? ${SAME} <thing> (may|can|must|should|could)? (only|just)? (ever)? ${TAKEN} $once ${ATONCE} $firmly*`,
      `$ensure? ${SAME} <thing> (may|can|must|should|could)? (only|just)? (ever)? ${TAKEN} (by)? (one <who>|once) ${ATONCE} $firmly*`,
      `
        $ensure? (you|we|i|nobody|no one|people|they|one|someone)? ($maynot|can|may) (be able to)?
        (book|rent|hire|lend|use|borrow|reserve|take|schedule|double-book|double book|plan|put) ${SAME} <thing>
        $twice? ${ATONCE}? $firmly*
      `,
      `(never|don't|do n't|do not) (book|rent|hire|lend|use|borrow|reserve|take|schedule|double-book|double book) ${SAME} <thing> $twice? ${ATONCE}? $firmly*`,
      `$ensure? ${SAME} <thing> (is|be|are|never|not|n't|cannot|can|gets|must)+ (double-booked|double booked|doublebooked|overbooked|double) $firmly*`,
      `no two <table:np> (on|in|for|with|of|at|by) ${SAME} <thing> ${ATONCE} $firmly*`,
      `$ensure? (never)? two <table:np> (on|in|for|with|of|at|by) ${SAME} <thing> ($maynot|never|can never|not to) (overlap|clash|collide|be ${ATONCE}|be|take place|happen)* ${ATONCE}? $firmly*`,
      `(no|never) (two|overlapping|clashing|double)* <table:np> (on|in|for|with|of|at|by) ${SAME} <thing> (overlap|overlapping|clash|clashing|may overlap|should overlap|can overlap|${ATONCE})+ $firmly*`,
      `(only|just|at most|max)? one <table:np> (per|in each|for each|for every|on each|in a|on a|in|on|with|for a|in one|at a|for) <thing> ${ATONCE} $firmly*`,
      `
        (no|avoid|prevent|stop|block|refuse|forbid|warn me about) (double|overlapping|clashing)*
        (double-booking|double-bookings|booking|bookings|overlap|overlaps|clashes|double-books|reservations|
        double) (of|for|in|on|per|with|by) ${SAME} <thing> $firmly*
      `,
      `$ensure? (the|it|they|<table:np>)? ($maynot|never|no) (overlap|clash|collide|overlapping|overlaps) (in|on|for|within|of|at|by|with|per) ${SAME} <thing> $firmly*`,
      `
        $ensure? ${SAME} <thing> (may|can|must|should)? $maynot (have|be given|get|hold|host|take|do|be on|be in|
        be at|be put on) (two|more than one|several|2|multiple|overlapping|two different|another)+ <table:np>
        ${ATONCE}? $firmly*
      `,
      `$ensure? two <who:np> $maynot $firmly* (have|book|rent|use|borrow|get|hire|take|share|be given|be in|be on|be at) (the same|one|a|the) <thing> ${ATONCE} $firmly*`,
      `when (the times|they|two|times|the dates|dates|two of them|<table:np>) (overlap|clash) (in|on|for|at|with) ${SAME} <thing> (the thing|it|that|the app|the system)? $maynot <why>`,
      `$ensure? ${SAME} <thing> (may|can|must|should|could)? (only|just|can only)* (take|have|hold|get|host|fit|do|be given)* (only|just|at most)* one <table:np> ${ATONCE} $firmly*`,
      `one <thing> (,|-)? (only)? one <table:np> ${ATONCE}? $firmly*`,
    ],
    read: ofThing,
    examples: {
      "the same room can't be booked twice at once": '+ rule Booking no-overlap Room',
      'No room booked twice at the same time': '+ rule Booking no-overlap Room',
      'a room can only be booked once at a time': '+ rule Booking no-overlap Room',
      "You can't book the same room twice for the same days obviously": '+ rule Booking no-overlap Room',
      'no double bookings of a room': '+ rule Booking no-overlap Room',
      'make sure a room is never double booked': '+ rule Booking no-overlap Room',
      'two bookings of the same room must not overlap': '+ rule Booking no-overlap Room',
      'No two bookings in the same room at once': '+ rule Booking no-overlap Room',
      'bookings cannot overlap in one room': '+ rule Booking no-overlap Room',
      "a room can't have two bookings at the same time": '+ rule Booking no-overlap Room',
      'only one booking per room at a time': '+ rule Booking no-overlap Room',
      'never double-book a room': '+ rule Booking no-overlap Room',
      'runs: never use the same shoe twice on the same day': '+ rule Run unique Shoes, Date',
    },
    counter: [
      'show rooms that are booked twice',
      'the same number must never come up twice',
      'rooms booked at the same time in red',
    ],
  },
  {
    name: 'no double bookings',
    class: 'rule',
    when: [
      `
        $ensure? (there)? (be|are|is|should be|must be|may be|can be|want)*
        (no|without|avoid|prevent|stop|never|block|refuse|forbid|reject|not allow|do n't allow|do not allow|
        don't allow|disallow|not any)+ (any|more)* (double|overlapping|clashing|conflicting)?
        (double-booking|double-bookings|doublebooking|doublebookings|booking|bookings|overlap|overlaps|
        overlapping|clashes|clash|conflicts|double) $firmly* (allowed|please|possible)? $firmly*
      `,
      `(no|avoid|prevent|stop|block|refuse|forbid|never) (overlapping|clashing|conflicting|double|two overlapping) <table:np> $firmly*`,
      `$ensure? (two)? <table:np> ($maynot|never|do not|do n't) $firmly* (overlap|clash|collide|coincide|be ${ATONCE}) (each other|one another|in time)? ${ATONCE}? $firmly*`,
      `(double|overlapping) (bookings|booking|reservations|<table:np>) (is|are|be|should be|must be)? (not allowed|forbidden|impossible|refused|not possible|a no go|out of the question|not ok)`,
      `(double-booking|double-bookings) (is|are|be|should be|must be)? (not allowed|forbidden|impossible|refused|not possible|a no go|out of the question|not ok)`,
      `no two <table:np> ${ATONCE} $firmly*`,
    ],
    weight: -0.02,
    read: ofBookings(false),
    examples: {
      'No double bookings!': '+ rule Booking no-overlap Room',
      "don't allow double bookings": '+ rule Booking no-overlap Room',
      'bookings must not overlap': '+ rule Booking no-overlap Room',
      'no overlapping bookings': '+ rule Booking no-overlap Room',
      'there should be no double-booking': '+ rule Booking no-overlap Room',
      'double bookings are not allowed': '+ rule Booking no-overlap Room',
      'no two bookings at the same time': '+ rule Booking no-overlap Room',
      'tasks: no double bookings': 'missing',
    },
    counter: ['no bookings list', 'no duplicate emails'],
  },
  {
    name: 'nobody is in two places at once',
    class: 'rule',
    when: [
      `$ensure? (nobody|no one|noone|no person|no <who:np>) (can|may|should|must|is|be|to be|could)* (booked|scheduled|planned|put)? (in|at|on) two (places|rooms|things|jobs|<table:np>) ${ATONCE}? $firmly*`,
      `$ensure? (a|one|the same|each) person (can|may|should|must)? ($maynot|never) (be|be booked|be put down|be scheduled)? (in|at|on|for) two (places|rooms|things|jobs|<table:np>) ${ATONCE}? $firmly*`,
      `$ensure? (nobody|no one|noone) (can|may|should|must|is|be)* (double-booked|double booked|booked twice|booked twice ${ATONCE}) ${ATONCE}?`,
    ],
    weight: 0.05,
    read: ofBookings(true),
    examples: {
      'nobody may be in two places at once': '+ rule Booking no-overlap Guest',
      'no one can be in two rooms at the same time': '+ rule Booking no-overlap Guest',
      'a person can never be in two places at the same time': '+ rule Booking no-overlap Guest',
    },
    counter: ['nobody is in the room'],
  },
];
