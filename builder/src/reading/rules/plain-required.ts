import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { typedIn } from './fields-said';
import { CERTAIN, fieldsCalled, ORDER, REASON } from './plain-names';

/** 'make everything required except notes', 'the author should be required, notes too', 'email is not required, name is'. */

const MUST =
  /^(?:required|mandatory|compulsory|obligatory|necessary|needed|obliged|non-optional|requirement)$/;
const MAY =
  /^(?:optional|voluntary|non-mandatory|non-required|non-compulsory|unrequired|empty|blank|facultative)$/;

/** Whether the words say that something has to be filled in; undefined where they do not say. */
function isRequired(words: readonly Token[]): boolean | undefined {
  const isTurned = words.some(
    ({ key, tag }, at) => tag === 'not' || /^(?:not|no|non|never)$/.test(key) || (key === 'longer' && at > 0),
  );
  if (words.some(({ key }) => MAY.test(key))) return isTurned;
  return words.some(({ key }) => MUST.test(key)) ? !isTurned : undefined;
}

const EVERYTHING =
  /^(?:(?:really |absolutely )?everything|all|(?:all|every|each)(?: of)?(?: the| these| my)? (?:fields?|columns?|boxes|box)|all of (?:them|it))$/;

/** Everything that is typed in; of what is spoken of, where something is. */
function everything({ model, touched, current }: World, isOfCurrent: boolean): readonly FieldPlace[] {
  const isAny = touched.entity === undefined && !isOfCurrent;
  const here = model.entities.filter(({ id }) => isAny || id === current.id);
  return here.flatMap((entity) => typedIn(entity).map((field) => ({ entity, field })));
}

function meant(tokens: readonly Token[], world: World): readonly FieldPlace[] | undefined {
  const text = tokens.map(({ key }) => key).join(' ');
  // 'all fields' are those of the records that are spoken of.
  return EVERYTHING.test(text)
    ? everything(world, /field|column|box/.test(text))
    : fieldsCalled(tokens, world);
}

const setFor = (places: readonly FieldPlace[], required: boolean): readonly Operation[] =>
  places
    .filter(({ field }) => field.required !== required)
    .map(({ field }) => ({ kind: 'setRequired', field: field.id, required }));

const named = (places: readonly FieldPlace[]) => places.map(({ field }) => field.name).join(', ');

function outcome(
  operations: readonly Operation[],
  places: readonly FieldPlace[],
  required: boolean,
): Outcome {
  const be = places.length === 1 ? 'is' : 'are';
  return operations.length > 0
    ? { operations }
    : { already: `${named(places.slice(0, 4))} ${be} ${required ? 'required' : 'optional'} already` };
}

function one(said: Said, world: World): Outcome | undefined {
  const what = said.tokens('what');
  // 'only the deadline is required' says of all others that they are not.
  if (what[0]?.key === 'only') return undefined;
  const required = isRequired(said.clause.filter((token) => !what.includes(token)));
  const places = required === undefined ? undefined : meant(what, world);
  return places && required !== undefined ? outcome(setFor(places, required), places, required) : undefined;
}

/** 'make everything required except the notes'. */
function allBut(said: Said, world: World): Outcome | undefined {
  const kept = fieldsCalled(said.tokens('kept'), world);
  const home = kept?.[0]?.entity;
  const required = isRequired(said.clause.filter((token) => !said.tokens('kept').includes(token)));
  if (!kept || !home || required === undefined) return undefined;
  const places = typedIn(home)
    .filter(({ id }) => kept.every(({ field }) => field.id !== id))
    .map((field) => ({ entity: home, field }));
  return outcome(setFor(places, required), places, required);
}

/** 'email is not required, name is', 'song must be filled in, notes too'. */
function both(said: Said, world: World): Outcome | undefined {
  const [first, second] = [said.tokens('one'), said.tokens('other')];
  const rest = said.clause.filter((token) => !first.includes(token) && !second.includes(token));
  const required = isRequired(rest.slice(0, -1));
  const places = [fieldsCalled(first, world), fieldsCalled(second, world)] as const;
  if (!places[0] || !places[1] || required === undefined) return undefined;
  const isUnlike = rest.at(-1)?.tag === 'be' || rest.at(-1)?.tag === 'not';
  const other = isUnlike ? !required : required;
  const operations = [...setFor(places[0], required), ...setFor(places[1], other)];
  return outcome(operations, [...places[0], ...places[1]], required);
}

const HOW = `(
  required | mandatory | compulsory | obligatory | optional | voluntary | non-optional | non-mandatory | non-required |
  a required field | a mandatory field | an optional field | required fields | mandatory fields | optional fields
)`;
const NOT = '(#not | no longer | never)?';
const BE =
  '(should be | must be | has to be | have to be | needs to be | need to be | shall be | can be | could be | may be | become | becomes | should become | be)';
const BUT =
  ',? (except | except for | but | but not | apart from | other than | besides | excluding | save for)';

export const PLAIN_REQUIRED: readonly Rule[] = [
  {
    name: 'what is named has to be filled in',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (make | set | mark | turn | have | keep | let | change) <what> (to | as | into | be | to be)? ${NOT} ${HOW} ${REASON}`,
      `<what> ${BE} (now | always | also)* ${NOT} (now | always | also)* ${HOW} ${REASON}`,
      `<what> (need | needs | does | do | has | have) #not (need | have)? (to)? (be)? (required | mandatory | compulsory | filled) (in | out)? ${REASON}`,
      `<what> (can | may | could) (be | stay)+ (left)? (empty | blank) ${REASON}`,
    ],
    read: one,
    examples: {
      'phone is optional': 'already',
      'the guest of a booking can be left blank': '- required Booking.Guest',
      'the guest is no longer required': '- required Booking.Guest',
      'make the guest optional': '- required Booking.Guest',
      'runs: all fields are mandatory':
        '+ required Run.Date\n+ required Run.Distance\n+ required Run.Duration\n+ required Run.Mood\n+ required Run.Shoes',
      'tasks: the deadline should be compulsory from now on': '+ required Task.Deadline',
      'make the due date and the notes required': '+ required Order.Due\n+ required Order.Notes',
      'the city should be mandatory': '+ required Customer.City',
      'the guest is not required': '- required Booking.Guest',
      'guest can be left blank': '- required Booking.Guest',
      'tasks: title must be compulsory': 'already',
    },
    counter: ['make it required', 'make paid orders required'],
  },
  {
    name: 'everything but what is named has to be filled in',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (make | set | mark | have) (everything | all | every)+ (of | the | my)* (field | column)? ${NOT} ${HOW} ${BUT} <kept>`,
      `${ORDER} (make | set | mark | have) (everything | all | every)+ (of | the | my)* (field | column)? ${BUT} <kept> ${NOT} ${HOW}`,
    ],
    read: allBut,
    examples: {
      'tasks: make everything required except priority, hours, rate, assigned to and created':
        '+ required Task.Deadline',
    },
    counter: ['make everything required except on Fridays'],
  },
  {
    name: 'one has to be filled in and another too',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (make)? <one> ${BE}? ${NOT} ${HOW} ,? (and | but)* <other> (too | as well | also)?`,
      `<one> be ${NOT} ${HOW} ,? (and | but)* <other> (be | be #not)`,
    ],
    read: both,
    examples: {
      'the city should be required, the phone as well': '+ required Customer.City\n+ required Customer.Phone',
      'the guest is not required, but the room is': '- required Booking.Guest\n+ required Booking.Room',
    },
  },
];
