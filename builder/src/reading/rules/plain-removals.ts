import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { nameKey } from '../../words/text';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { choiceSaid } from './choice-said';
import { DROP } from './edit-field-remove';
import { partsOf } from './fields-said';
import {
  CERTAIN,
  coreOf,
  fieldsCalled,
  kindCalled,
  optionOfChoice,
  optionsCalled,
  ORDER,
  REASON,
  type OptionPlace,
} from './plain-names';

/** 'remove the phone and the email', 'keep only name and date', 'delete all tables except loans'. */

const withoutOption = ({ field, option }: OptionPlace): Operation => ({
  kind: 'removeOption',
  field: field.id,
  option,
});

/** An option, where it is the only one that is called so. */
function optionGone(tokens: readonly Token[], world: World): Operation | undefined {
  const named = optionOfChoice(tokens, world);
  if (named) return withoutOption(named);
  const [only, ...others] = optionsCalled(tokens, world);
  return only && others.length === 0 ? withoutOption(only) : undefined;
}

export function removed(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('what');
  // 'could we have lost as a status' loses nothing.
  if (said.clause.some(({ key }) => key === 'lost')) return undefined;
  const table = partsOf(tokens).map((part) => kindCalled(part, world));
  if (table.every((one) => one !== undefined))
    return { operations: table.map(({ id }) => ({ kind: 'removeEntity', entity: id })) };
  const places = fieldsCalled(tokens, world);
  if (places) return { operations: places.map(({ field }) => ({ kind: 'removeField', field: field.id })) };
  const options = partsOf(tokens).map((part) => optionGone(part, world));
  return options.every((one) => one !== undefined) ? { operations: options } : undefined;
}

/** 'remove done and open from the status'. */
function removedFrom(said: Said, world: World): Outcome | undefined {
  const field = choiceSaid(said.tokens('field'), world)?.field;
  if (!field) return undefined;
  const options = partsOf(said.tokens('what')).map((part) => optionsCalled(part, world, field)[0]);
  return options.every((one) => one !== undefined) ? { operations: options.map(withoutOption) } : undefined;
}

const KEPT_WORD = /^(?:just|only|the|nothing|but|:)$/;

function keptTokens(said: Said): readonly Token[] {
  const tokens = said.tokens('kept');
  const from = tokens.findIndex(({ key, tag }) => tag === 'quoted' || !KEPT_WORD.test(key));
  return from > 0 ? tokens.slice(from) : tokens;
}

/** 'keep only books' means the table, although loans have a field 'Book'. */
function tablesKept(tokens: readonly Token[], world: World): readonly Entity[] | undefined {
  const parts = partsOf(tokens);
  const kinds = parts.map((part) =>
    world.model.entities.find(
      ({ plural, name }) =>
        nameKey(plural) === nameKey(wordsOf(coreOf(part))) ||
        (kindCalled(part, world)?.name === name && part.length > 0),
    ),
  );
  return kinds.every((kind) => kind !== undefined) ? kinds : undefined;
}

function keep(said: Said, world: World): Outcome | undefined {
  const tokens = keptTokens(said);
  const { entities } = world.model;
  const tables = entities.length > 1 ? tablesKept(tokens, world) : undefined;
  if (tables) {
    const others = entities.filter((entity) => !tables.includes(entity));
    return others.length === 0
      ? { already: 'There is nothing else' }
      : { operations: others.map(({ id }) => ({ kind: 'removeEntity', entity: id })) };
  }
  const places = fieldsCalled(tokens, world);
  const [first] = places ?? [];
  if (!places || !first) return undefined;
  // Which of the tables is meant to lose its other fields is not said.
  if (places.some(({ entity }) => entity.id !== first.entity.id))
    return { ask: `Of which table should only these fields stay?`, choices: [] };
  const others = first.entity.fields.filter(({ id }) => places.every(({ field }) => field.id !== id));
  return others.length === 0
    ? { already: `${first.entity.name} has no other fields` }
    : { operations: others.map(({ id }) => ({ kind: 'removeField', field: id })) };
}

const REST = '(rest | others | other ones | other fields | everything else | anything else)';
const BUT =
  '(except | except for | but | but not | but for | apart from | other than | besides | excluding | save for)';

export const PLAIN_REMOVALS: readonly Rule[] = [
  {
    name: 'remove what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${DROP} <what> (too | as well | again | altogether | completely)* ${REASON}`,
      `${ORDER} (take | throw | kick | chuck | cut) <what> (out | away | off)+ ${REASON}`,
      `<what> be (#not | no longer) (really | actually)* (needed | necessary | useful | used | wanted) (any more | anymore)? ,? (so | and)* ($ask | just)* ${DROP} (it | them) ${REASON}`,
    ],
    read: removed,
    examples: {
      'delete the option Packed': '- option Order.Status: Packed',
      'kill the bookings altogether': '- record Booking',
      'drop packed': '- option Order.Status: Packed',
      'delete the bookings': '- record Booking',
      'please take the picture out': '- field Order.Picture: image',
      'lose the email of the customers': '- field Customer.Email: email',
      'remove phone and city from customers': '- field Customer.Phone: phone\n- field Customer.City: text',
      'get rid of the notes': '- field Order.Notes: longtext',
      'remove the notes': '- field Order.Notes: longtext',
      'delete the phone and the city': '- field Customer.Phone: phone\n- field Customer.City: text',
      'the picture is not needed, drop it': '- field Order.Picture: image',
      'please remove the notes field, nobody reads it': '- field Order.Notes: longtext',
      'drop the bookings table': '- record Booking',
      'tasks: remove medium': '- option Task.Priority: Medium',
    },
    counter: ['remove the paid orders', 'remove duplicates', 'drop me a line'],
  },
  {
    name: 'a choice goes without an option',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (the | our)* <field> (do | does) #not (need | have | want) (the | an | a)* (option)? <what> (option)? ${REASON}`,
    ],
    read: removedFrom,
    examples: { "the status doesn't need packed": '- option Order.Status: Packed' },
    counter: ["the status doesn't need a colour"],
  },
  {
    name: 'go without what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} without (a | an | the | any)* <what> ${REASON}`],
    read: removed,
    examples: {
      'without the notes': '- field Order.Notes: longtext',
      'without packed': '- option Order.Status: Packed',
      'without any pictures please': '- field Order.Picture: image',
    },
    counter: ['without a login', 'orders without a customer'],
  },
  {
    name: 'remove an option from its choice',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (${DROP} | take) <what> (from | out of | off | in | of)+ <field> ${REASON}`],
    read: removedFrom,
    examples: {
      'stock: remove drink from the categories': '- option Item.Category: Drink',
      'tasks: take Low off the priority list': '- option Task.Priority: Low',
      'remove packed from the status': '- option Order.Status: Packed',
      'tasks: delete low and medium from priority':
        '- option Task.Priority: Low\n- option Task.Priority: Medium',
    },
    counter: ['remove the phone from customers'],
  },
  {
    name: 'keep only what is named',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (keep | leave) (only | just | nothing but)+ <kept> (,? and? ${DROP} (all | the)* ${REST})? ${REASON}`,
      `${ORDER} (only | just) (keep | leave) <kept> (,? and? ${DROP} (all | the)* ${REST})? ${REASON}`,
      `${ORDER} (keep | leave) <kept> ,? and? ${DROP} (all | the)* ${REST} ${REASON}`,
      `${ORDER} (keep | leave) <kept> only ${REASON}`,
      `${ORDER} ${DROP} (everything | all | every)+ (of | the | my | other)* (field | column | table | list)? ${BUT} <kept> ${REASON}`,
    ],
    read: keep,
    examples: {
      'tasks: keep only title, priority, deadline, done, hours, rate and created':
        '- field Task.Assigned to: person',
      'runs: delete everything except the date, distance, duration and shoes': '- field Run.Mood: rating 1-5',
      'runs: keep only the date, the distance, the duration and the shoes and remove the rest':
        '- field Run.Mood: rating 1-5',
    },
    counter: ['keep only the paid orders', 'keep everything'],
  },
];
