import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { onceMessage } from '../../words/rule-messages';
import { ownField } from '../meaning/naming';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { entitySaid, firstOf, outcomeOf, partsOf } from './fields-said';
import { momentOf } from './span-of';

/** 'a judge scores a project only once', 'one vote per person and motion': what only one record may have together. */

const DAY = /^(?:day|days|date|dates)$/;
const PERSON = /^(?:person|people|nobody|somebody|everybody|everyone|one|someone|he|she|they)$/;

const partOfDay = ({ type }: Field) => type === 'date' || type === 'datetime' || type === 'time';

/** A part of a pair: a field by its name, the day of the record, or whoever it is about. */
export function partSaid(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const words = tokens.filter(({ key, tag }) => tag !== 'article' && key !== 'same');
  const last = words.at(-1)?.key ?? '';
  // The day is no number of days.
  const accepts = ({ name, type }: Field) =>
    !DAY.test(last) ||
    words.length > 1 ||
    !/^(?:integer|number|duration)$/.test(type) ||
    DAY.test(name.toLowerCase());
  const field = ownField(words, entity, world, accepts) ?? linkTo(words, entity, world);
  if (field) return field.computed === undefined ? field : undefined;
  if (DAY.test(last)) return momentOf(entity);
  return words.length === 1 && PERSON.test(last)
    ? entity.fields.find(({ type }) => type === 'person')
    : undefined;
}

/** 'helm' links to the sailors: the only link to a kind of record that is named. */
function linkTo(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const target = tokens.length > 0 ? entitySaid(tokens, world) : undefined;
  const links = entity.fields.filter(
    ({ reference }) => target !== undefined && reference?.entity === target.id,
  );
  return links.length === 1 ? links[0] : undefined;
}

export function together(entity: Entity, fields: readonly Field[], world: World): Outcome | undefined {
  const ids = [...new Set(fields.map(({ id }) => id))];
  if (ids.length < 2 || fields.some(({ many }) => many === true)) return undefined;
  const isSame = (other: readonly string[]) => [...other].sort().join() === [...ids].sort().join();
  if (entity.rules.some((rule) => rule.kind === 'unique' && isSame(rule.fields)))
    return { already: 'each of these is there only once already' };
  const message = onceMessage(entity, fields);
  const moment = fields.find(({ type }) => type === 'datetime');
  const draft = moment ? perDay(message, moment, ids) : ({ kind: 'unique', message, fields: ids } as const);
  return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
}

/** Moments are hardly ever the same: of these the whole day counts. */
function perDay(message: string, moment: Field, ids: readonly string[]) {
  const within = ids.filter((id) => id !== moment.id);
  const day = `date(${moment.id})`;
  return { kind: 'noOverlap', message, start: day, end: `${day} + 1 day`, within } as const;
}

function pairIn(entity: Entity, parts: readonly (readonly Token[])[], world: World): Outcome | undefined {
  const fields = parts.map((part) => partSaid(part, entity, world));
  return fields.every((field) => field !== undefined) ? together(entity, fields, world) : undefined;
}

/** In the kind of record that is named where it has both, else in the first that has. */
function pair(said: Said, world: World): Outcome | undefined {
  const more = [said.tokens('other'), said.tokens('third')].filter(({ length }) => length > 0);
  const parts = [...partsOf(said.tokens('one')), ...more];
  if (parts.length < 2) return undefined;
  const named = said.has('table') ? entitySaid(said.tokens('table'), world) : undefined;
  return (named && pairIn(named, parts, world)) ?? firstOf(world, (entity) => pairIn(entity, parts, world));
}

const isTarget = (field: Field) => field.type === 'person' || field.type === 'reference';

/** 'nobody twice in the same course': whoever is linked besides. */
function nobodyTwice(said: Said, world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const where = partSaid(said.tokens('other'), entity, world);
    const people = entity.fields.filter(
      (field) => isTarget(field) && field.id !== where?.id && field.many !== true,
    );
    const [who] = people;
    return where && !partOfDay(where) && who && people.length === 1
      ? together(entity, [who, where], world)
      : undefined;
  });
}

const SAME = '(a|an|the|his|her|their|its|each|every|any|one|same|single|particular|given)+';
const ONLY =
  '((only|just|at most|exactly|max|maximum|no more than|not more than|never more than|a maximum of|the maximum is)+)';

export const PAIR_RULES: readonly Rule[] = [
  {
    name: 'each pair only once',
    class: 'rule',
    when: [
      `$ensure? (a|an|each|every|any|one|the same|the)* <one:np> $must? (can|may|could|is allowed to|gets to)? (only|just)? <verb> ${SAME} <other:np> $once $firmly*`,
      `$ensure? (a|an|each|every|any|one|the same|the)* <one:np> (can|may|could|is allowed to|gets to)? $once <verb> ${SAME} <other:np> $firmly*`,
      `$ensure? (a|an|each|every|any|one|the same|the)* <one:np> (can|may|could)? (only|just)? <verb> $once (per|for|in|on|for each|for every|each|every|a) (same|one|a|the|each|every)* <other:np> $firmly*`,
      `$ensure? (a|an|each|every|any|one|the same|the)* <one:np> $maynot $firmly* <verb> ${SAME} <other:np> $twice ((in|on|at|for|per) (the|a|one|any|same|single|each)* <third:np>)? $firmly*`,
      `
        $ensure? (a|an|each|every|any|one|the same|the|no)* <one:np> ($maynot|can|may|must|should|to be|be)*
        $firmly* (be|appear|come up|be put|be entered|be booked|be used|be scheduled|play|come|work|have)? $twice
        (in|on|at|for|per|with|within) (the|a|one|any|same|single)+ <other:np> $firmly*
      `,
      `never (the same|a|one) <one:np> $twice (in|on|at|for|per|with)? (the|a|one|any|same|single)+ <other:np> $firmly*`,
      `
        $ensure? (a|an|each|every|any|one|the same|the|no)* <one:np> $maynot $firmly* have
        (two|more than one|several|2|multiple)+ <table:np> (in|on|at|for|per|with|within|about)
        (the|a|one|any|same|single)+ <other:np> $firmly*
      `,
      `(no|never) <one:np> $twice (in|on|at|for|per|with) (the|a|one|any|same|single)+ <other:np> $firmly*`,
    ],
    read: pair,
    examples: {
      'A guest books a room only once': '+ rule Booking unique Guest, Room',
      'a room has the same guest only once': '+ rule Booking unique Room, Guest',
      'a guest may not book the same room twice': '+ rule Booking unique Guest, Room',
      'never the same guest twice in the same room': '+ rule Booking unique Guest, Room',
      'each guest can book only once per room': '+ rule Booking unique Guest, Room',
    },
    counter: ["the same room can't be booked twice at once", 'a customer orders twice a week'],
  },
  {
    name: 'one record for each pair',
    class: 'rule',
    when: [
      `
        $ensure? (there)? (must|may|can|should|is|be)* ${ONLY}? one <table:np>
        (per|for each|for every|for|for any|of each|for one|each) <one:np>
        (and|per|/|for each|for|on|in|in a|a|each|for every|on each|in each|in one|at|with) <other:np> (only)?
        $firmly*
      `,
      `$ensure? (whereby|where|and that)? for (one|each|every|a|the same) <one:np> there (can|may|must|should)? (be)? ${ONLY}? one <table:np> (in|on|for|per) (a|one|each|every|the same) <other:np> $firmly*`,
      `${ONLY} one <table:np> (by|from|of) (each|every|the same|a|one)* <one:np> (per|for|in|on|and) (each|every|the same|a|one)* <other:np>`,
      `(no two|never two) <table:np> (with|for|of|may have|can have|should have|have|that have|by|from)+ the same <one:np> (and|,|on|in|for|at) (the same|on the same)? <other:np> $firmly*`,
      `$ensure? <table:np> (be|are) (unique|different|distinct) (per|by|for each|for) <one:np> (and|per) <other:np>`,
    ],
    weight: 0.02,
    read: pair,
    examples: {
      'one booking per guest and room': '+ rule Booking unique Guest, Room',
      'only one order per customer and due date': '+ rule Order unique Customer, Due',
      'for one customer there can be only one order on the same due date':
        '+ rule Order unique Customer, Due',
      'no two orders with the same customer and due date': '+ rule Order unique Customer, Due',
      'runs: at most one run per shoe per day': '+ rule Run unique Shoes, Date',
    },
    counter: ['one chart per customer and month'],
  },
  {
    name: 'unique together',
    class: 'rule',
    when: [
      `$ensure? (the|each|every|any|a)* (combination|pair|combo|pairing) (of)? <one> $must? (may|can|is|are|be)* $firmly* ($unique|$once|appear $once|be there $once|exist $once|occur $once|come up $once) $firmly*`,
      `$ensure? <one> $must? (together|in combination|combined|as a pair) $must? (be|is|are)? $firmly* $unique`,
      `$ensure? <one> $must (together|in combination|combined) be $unique`,
      `unique (combination|pair|together) (of|on|:)? <one>`,
      `(no|avoid|prevent) $double (combination|combinations|pair|pairs) of <one>`,
      `(the)? (same)? (combination|pair|combo) (of)? <one> $maynot $firmly* $appear $twice`,
    ],
    weight: 0.1,
    read: pair,
    examples: {
      'the combination of guest and room must be unique': '+ rule Booking unique Guest, Room',
      'customer and due date together have to be unique': '+ rule Order unique Customer, Due',
      'each combination of name and city only once': '+ rule Customer unique Name, City',
      'the same combination of name and phone must not come up twice': '+ rule Customer unique Name, Phone',
    },
  },
  {
    name: 'nobody twice in one',
    class: 'rule',
    when: [
      `
        (nobody|no one|noone|no person|no-one) (can|may|should|must|be|is|to be)*
        (in|on|at|enrolled|signed up|registered|booked|put down|entered|listed)* $twice (in|on|at|for|per|to|into)
        (the|a|one|any|same|single|given)+ <other:np> $firmly*
      `,
      `
        (nobody|no one|noone|no person|no-one) (can|may|should|must|be|is|to be)* (be)?
        (in|on|at|enrolled in|signed up for|registered for|booked into|put down for|sign up for|join|book)
        (the|a|one|any|same|single|given)+ <other:np> $twice $firmly*
      `,
    ],
    weight: 0.05,
    read: nobodyTwice,
    examples: {
      'runs: nobody twice in the same mood': '+ rule Run unique Shoes, Mood',
      'nobody can be in the same status twice': '+ rule Order unique Customer, Status',
    },
    counter: ['nobody is in two places at once'],
  },
];
