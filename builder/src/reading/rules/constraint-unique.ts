import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import { typeInWords } from '../../operations/type-words';
import { listOf } from '../../words/text';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { entitySaid, fieldsSaid, isName, outcomeOf, PLACE, tableSaid, TAIL } from './fields-said';

/** 'no two the same', 'must not come up twice', 'each number only once': a field that differs in every record. */

const NEVER_UNIQUE: ReadonlySet<Field['type']> = new Set(['boolean', 'image', 'longtext', 'rating', 'color']);

export function setUnique(places: readonly FieldPlace[], unique: boolean, world: World): Outcome | undefined {
  const [first] = places;
  if (!first) return undefined;
  const never = places.find(({ field }) => NEVER_UNIQUE.has(field.type));
  if (never && unique)
    return {
      missing: `${never.field.name} is ${typeInWords(never.field)}, and such values may always be there twice`,
    };
  if (never) return undefined;
  if (first.field.computed !== undefined)
    return { missing: `${first.field.name} is worked out, so it cannot be kept without doubles` };
  const changed = places.filter(({ field }) => (field.unique ?? false) !== unique);
  const names = listOf(places.map(({ field }) => field.name));
  return outcomeOf(
    world,
    changed.map(({ field }) => ({ kind: 'setUnique', field: field.id, unique }) as const),
    unique ? `${names} cannot be there twice already` : `${names} may be there twice already`,
  );
}

/** 'the same customer twice': records of that kind are told by their label. */
function recordsSaid(tokens: readonly Token[], world: World): readonly FieldPlace[] | undefined {
  // 'it' is a field or nothing.
  const entity = tokens.some(({ tag }) => tag === 'noun' || tag === 'plural')
    ? entitySaid(tokens, world)
    : undefined;
  const label = entity?.fields.find(({ id }) => id === entity.labelField);
  return entity && label && label.type !== 'reference' ? [{ entity, field: label }] : undefined;
}

/** Links name kinds of records as well: that customers are there only once is no rule of orders. */
function placesSaid(
  tokens: readonly Token[],
  world: World,
  within: Entity,
): readonly FieldPlace[] | undefined {
  const places = fieldsSaid(tokens, world, within);
  const isOnlyLink = places?.length === 1 && places[0]?.field.type === 'reference';
  return (isOnlyLink ? recordsSaid(tokens, world) : undefined) ?? places ?? recordsSaid(tokens, world);
}

const reader = (unique: boolean) => (said: Said, world: World) => {
  const within = tableSaid(said, world);
  if (!within || isName(said.clause, world)) return undefined;
  const fields = said.tokens('fields');
  const places = said.has('table') ? fieldsSaid(fields, world, within) : placesSaid(fields, world, within);
  return places && setUnique(places, unique, world);
};

/** 'no two members with the same email': of both the kind and the field. */
function uniqueOfEach(said: Said, world: World): Outcome | undefined {
  const entity = tableSaid(said, world);
  const places = entity && fieldsSaid(said.tokens('fields'), world, entity);
  return places?.every((place) => place.entity.id === entity?.id) === true
    ? setUnique(places, true, world)
    : undefined;
}

export const UNIQUE_RULES: readonly Rule[] = [
  {
    name: 'must be unique',
    class: 'rule',
    when: [
      `$ensure? ${PLACE} <fields> $must $firmly* be $firmly* $unique ((for|in|on|with|from|across|among|within) (each|every|all|the)* (everybody|everyone|one|all|<table:np>))? $firmly*`,
      `$ensure? ${PLACE} <fields> (to)? be $firmly* $unique ${TAIL}`,
      `(make|set|mark|keep|have) <fields> (as|to|to be|be)* $unique ${TAIL}`,
      `<fields> (:|-|=|,)? (always|must be)? (unique|uniq|no duplicates|no dupes|no doubles|never twice|only once|never the same|not twice|each only once|just once)`,
      `unique <fields> ${TAIL}`,
      `<fields> be (different|another one) (for|in|on) (each|every) <table:np> (,)? (never the same)?`,
      `(each|every) <fields> (be|is|must be) (different|unique)`,
    ],
    read: reader(true),
    examples: {
      'number must be unique': '+ unique Order.Number',
      'the email of a customer should always be unique': '+ unique Customer.Email',
      'make the number unique': '+ unique Order.Number',
      'I want customer emails to be unique': '+ unique Customer.Email',
      'phone and email have to be unique': '+ unique Customer.Phone\n+ unique Customer.Email',
      'unique number please': '+ unique Order.Number',
      'number: never twice': '+ unique Order.Number',
      'the number is different for every order, never the same': '+ unique Order.Number',
      'runs: the date should be unique': '+ unique Run.Date',
    },
    counter: ['combination of guest and room must be unique', 'show the unique guests'],
  },
  {
    name: 'must not be there twice',
    class: 'rule',
    when: [
      `
        $ensure? (the same|no|no same|one|a|an|any|each|every)* <fields> $maynot $firmly* (be able to)? $appear?
        (there|in there|in here)? $twice (in (the|my|our)? (list|system|table|there|here|it)|in|
        among (the)? <table:np>)? $firmly*
      `,
      `$ensure? no <fields> (may|can|must|should|shall|is allowed to|is|be|will|to)* $firmly* $appear? $twice (in (the|my|our)? (list|system|table|there|here|it)|in)? $firmly*`,
      `
        (the system|it|the app)? (should n't|should not|must not|never|not|do n't allow|do n't let|do not let|
        don't allow|prevent|stop|avoid|disallow|reject|refuse|block|no) (people|me|us|anyone|them|let me|allow)?
        (from)? (enter|type in|add|entering|having|adding|using|giving out|using|putting in)? (the same|a|one)
        <fields> $twice
      `,
      `$ensure? (each|every|a|an|the|any|one)? <fields> (may|can|must|should|is allowed to|is to|has to)? (only|just)? $firmly* $appear? $once (in (the|my|our)? (list|system|table))? $firmly*`,
      `$ensure? <fields> $maynot (be|stay)? the same (for|in|on) (two|several|more than one|different) (of them|of these|<table:np>)`,
      `$ensure? <fields> $maynot $firmly* be (the same|reused|repeated|duplicated|doubled|shared) (twice)? $firmly*`,
      `(nobody|no one|noone) (can|may|should) (use|enter|have|take) (the same|a|one|an existing)? <fields> $twice`,
      `(warn|tell|stop) (me|us|people) (if|when) (the|an|a|same)* <fields> (be|already|exist|there|taken|used|in)+ $twice?`,
      `<fields> (already)? (exist|exists|taken|used) (is)? (an error|not allowed|refused)`,
    ],
    read: reader(true),
    examples: {
      'The same number must never come up twice': '+ unique Order.Number',
      'No email address may be in there twice': '+ unique Customer.Email',
      "an order number can't be there twice": '+ unique Order.Number',
      'each number exists only once': '+ unique Order.Number',
      'never the same number twice': '+ unique Order.Number',
      "the email can't be the same for two of them": '+ unique Customer.Email',
      "make sure the same customer can't be in there twice": '+ unique Customer.Name',
      'each number just once': '+ unique Order.Number',
      'the number of an order may only be used once': '+ unique Order.Number',
      "don't allow the same email twice": '+ unique Customer.Email',
    },
    counter: [
      'show me everyone who came twice',
      'a guest can only book a room once',
      "the same room can't be booked twice at once",
    ],
  },
  {
    name: 'no two with the same',
    class: 'rule',
    when: [
      `
        $ensure? (there)? (may|can|must|should|shall|are)? (be)? (no|never|not|n't)+ (be)? (any)? two <table:np>
        (that|which|who|may|can|must|should|to|ever|with|have|share|having|sharing|not|never|cannot|n't|be|are|
        get)+ (the)? (same|identical|equal) <fields> $firmly* $twice?
      `,
      `
        $ensure? no <table:np> (may|can|must|should|is allowed to|to)* (be|exist|appear|come up)?
        (in there|in it|in here|on the list|in the list)? with the same <fields>
        (twice|a second time|again|as another|as another one)?
      `,
      `$ensure? no other <table:np> (may|can|must|should)? (have|has|with|share) the same <fields>`,
      `$ensure? two <table:np> ($maynot|never) (have|share|get|use|be) (the same|with the same|a|an|one) <fields> $firmly*`,
      `(prevent|avoid|stop|disallow|forbid|i do n't want|we do n't want|i never want|never|do n't want|do n't allow) two <table:np> (from|with|having|have)* the same <fields>`,
    ],
    weight: 0.05,
    read: uniqueOfEach,
    examples: {
      'no two customers with the same email please': '+ unique Customer.Email',
      'no two orders can have the same number': '+ unique Order.Number',
      "two customers can't have the same email": '+ unique Customer.Email',
      'no customer can be in there with the same name a second time': '+ unique Customer.Name',
      'there must never be two orders with the same number': '+ unique Order.Number',
    },
    counter: ['no two bookings of the same room at once'],
  },
  {
    name: 'no doubles',
    class: 'rule',
    when: [
      `
        $ensure? (there)? (be|are|is|should be|must be|may be|can be)*
        (no|without|avoid|prevent|stop|reject|refuse|disallow|block|forbid|never|not any|not allow|do n't allow|
        do not allow|don't allow|don't want|do n't want|not have) (any|the|having)* $double
        (entries|entry|values|of|in|for|on|by|the|a)* <fields> $firmly* (entries|allowed|please)?
      `,
      `no two (of)? (the)? <fields> (the same|alike|identical|may be the same|can be the same|should be the same|must be the same|that are the same)`,
      `<fields> (there)? (must|may|can|should) (not|never|n't) be two (of)? (the)? (same|alike|identical)`,
      `(no|without) (duplicates|dupes|doubles|repeats|duplicate|duplication) (of|in|for|on|by|among|with)? (the)? <fields>`,
      `<fields> (without|with no|no) (duplicates|dupes|doubles|repeats|duplicate)`,
      `(duplicates|dupes|doubles) (are)? (not allowed|forbidden|refused|not ok|not possible|impossible) (for|in|of|on) <fields>`,
      `$double (for|in|of|on|by)? <fields> (is|are|be|should be|must be)? (not allowed|forbidden|refused|rejected|not ok|not possible|impossible|prevented)`,
    ],
    read: reader(true),
    examples: {
      'no duplicate emails': '+ unique Customer.Email',
      'no dupes of the number': '+ unique Order.Number',
      'no duplicates in email': '+ unique Customer.Email',
      'prevent duplicate order numbers': '+ unique Order.Number',
      'no two numbers the same': '+ unique Order.Number',
      'I want no duplicate customers': '+ unique Customer.Name',
      'duplicate emails are not allowed': '+ unique Customer.Email',
      'number, there must not be two the same': '+ unique Order.Number',
    },
    counter: ['no double bookings'],
  },
  {
    name: 'one record for each value',
    class: 'rule',
    when: [
      `
        $ensure? (there)? (must|may|can|should)? (be)? (only|just|at most|exactly|max|no more than|not more than|
        never more than)+ one <table:np> (per|for each|for every|for one|for the same|on each|on one|on any|each|
        a|every|with the same|with each) <fields> $firmly*
      `,
      `(there)? (can|may|should|must) only (ever)? be one <table:np> (per|for each|for every|for one|for any|with|with the same|with each|with a given|with any|with one|a|each|given)+ <fields> $firmly*`,
      `one <table:np> (per|for each|for every|each) <fields> (only|max|at most|at the most|please|and no more|no more|not more|, no more)`,
    ],
    weight: -0.05,
    read: uniqueOfEach,
    examples: {
      'runs: there must be only one entry for each date': '+ unique Run.Date',
      'runs: at most one run per date': '+ unique Run.Date',
      'only one customer per email': '+ unique Customer.Email',
    },
    counter: ['one order per customer and due date', 'a chart per date'],
  },
  {
    name: 'may be there twice',
    class: 'rule',
    when: [
      `${PLACE} <fields> (do|does|need|must|has|have)? (n't|not|no longer) $firmly* (have to|need to|need|must)? be unique (any more|anymore|again)? ${TAIL}`,
      `<fields> (don't|doesn't|doesnt|needn't|is not|isn't|is no longer|are no longer) $firmly* (have to|need to)? (be)? unique (any more|anymore)? ${TAIL}`,
      `(the same)? <fields> (can|may|is allowed to|could) $firmly* $appear $twice ${TAIL}`,
      `(several|two|many|more) <table:np> (can|may) (have|share) the same <fields>`,
      `allow (duplicate|double|the same) <fields> (twice)?`,
    ],
    weight: 0.05,
    read: reader(false),
    examples: {
      "the email doesn't have to be unique": 'already',
      'the same number may come up twice': 'already',
      'two customers can have the same email': 'already',
    },
    counter: ['the email must be unique'],
  },
];
