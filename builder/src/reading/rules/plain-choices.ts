import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { draftField } from '../../words/field-draft';
import { nameKey } from '../../words/text';
import { optionLabel, readOptions } from '../../words/value-spec';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { choiceSaid, type ChoicePlace } from './choice-said';
import { kindSaid, labelsSaid } from './edit-said';
import { partsOf } from './fields-said';
import { CERTAIN, fieldCalled, optionsCalled, ORDER, REASON } from './plain-names';

/** 'change Steel to Metal in the hull list', 'in hull, delete Wood and add Aluminium', 'add a status (open, done) to jobs'. */

const MOST_WORDS = 4;

function renamed(
  old: readonly Token[],
  now: readonly Token[],
  { field }: ChoicePlace,
  world: World,
): Operation | undefined {
  const [option] = optionsCalled(old, world, field);
  const [label, more] = labelsSaid(now) ?? [];
  return option && label !== undefined && more === undefined && label.split(' ').length <= MOST_WORDS
    ? { kind: 'renameOption', field: field.id, option: option.option, label }
    : undefined;
}

function replaced(said: Said, world: World): Outcome | undefined {
  const place = choiceSaid(said.tokens('field'), world);
  const operation = place && renamed(said.tokens('old'), said.tokens('now'), place, world);
  return operation && { operations: [operation] };
}

const VERB = /^(?:add|include|insert|remove|delete|drop|scrap|rename|change|replace|swap|turn)$/;
const GOES = /^(?:remove|delete|drop|scrap)$/;
const JOINT = /^(?:to|into|with|by|for)$/;

/** Each thing that is done, with the verb that it begins with: a new part begins only at a verb. */
function deedsIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const deeds: Token[][] = [];
  for (const token of tokens) {
    if (token.tag !== 'quoted' && VERB.test(token.key)) deeds.push([token]);
    else deeds.at(-1)?.push(token);
  }
  const isLink = (token: Token | undefined) =>
    token !== undefined && /^(?:and|,|then|but|;)$/.test(token.key);
  return deeds.map((deed) => {
    let end = deed.length;
    while (end > 1 && isLink(deed[end - 1])) end -= 1;
    return deed.slice(0, end);
  });
}

function newOptions(tokens: readonly Token[], { field }: ChoicePlace): readonly Operation[] | undefined {
  const labels = labelsSaid(tokens);
  const isFresh = (label: string) =>
    field.options.every((option) => nameKey(option.label) !== nameKey(label));
  return labels?.every((label) => label.split(' ').length <= MOST_WORDS && isFresh(label)) === true
    ? labels.map((label) => ({ kind: 'addOption', field: field.id, label }))
    : undefined;
}

function gone(
  tokens: readonly Token[],
  { field }: ChoicePlace,
  world: World,
): readonly Operation[] | undefined {
  const options = partsOf(tokens).map((part) => optionsCalled(part, world, field)[0]);
  return options.every((one) => one !== undefined)
    ? options.map(({ option }) => ({ kind: 'removeOption', field: field.id, option }))
    : undefined;
}

function done(
  [verb, ...rest]: readonly Token[],
  place: ChoicePlace,
  world: World,
): readonly Operation[] | undefined {
  if (!verb || rest.length === 0) return undefined;
  if (/^(?:add|include|insert)$/.test(verb.key)) return newOptions(rest, place);
  if (GOES.test(verb.key)) return gone(rest, place, world);
  const at = rest.findIndex(({ key, tag }) => tag !== 'quoted' && JOINT.test(key));
  const operation = at > 0 ? renamed(rest.slice(0, at), rest.slice(at + 1), place, world) : undefined;
  return operation && [operation];
}

/** All that is done to one choice; what is added comes before what goes, so that no choice is ever without options. */
function changed(said: Said, world: World): Outcome | undefined {
  const place = choiceSaid(said.tokens('field'), world);
  const deeds = said.tokens('deeds');
  if (!place || !VERB.test(deeds[0]?.key ?? '')) return undefined;
  const each = deedsIn(deeds).map((deed) => done(deed, place, world));
  if (each.length === 0 || !each.every((one) => one !== undefined)) return undefined;
  const operations = each.flat();
  const isGone = ({ kind }: Operation) => kind === 'removeOption';
  return { operations: [...operations.filter((one) => !isGone(one)), ...operations.filter(isGone)] };
}

/** What is no field, and names of several. */
const NO_FIELD =
  /[,&]|\band\b|\b(?:buttons?|filters?|views?|charts?|tables?|boards?|columns?|fields?|options?|badges?)$/i;

/** 'add a status to visits (planned, done, missed)': a choice of these options. */
function added(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const options = readOptions(said.text('options')).map(optionLabel);
  const name = sentenceCase(wordsOf(said.tokens('what').filter(({ tag }) => tag !== 'article')));
  const isShort = options.every((one) => one.split(' ').length <= MOST_WORDS);
  if (!entity || options.length < 2 || !isShort || name.split(' ').length > MOST_WORDS) return undefined;
  if (NO_FIELD.test(name) || fieldCalled(said.tokens('what'), world, entity)) return undefined;
  const draft = draftField(name, { type: 'choice', options }, name, entity.name, true);
  return { operations: [{ kind: 'addField', entity: entity.id, draft }] };
}

const THE = '(the | our | my)*';

export const PLAIN_CHOICES: readonly Rule[] = [
  {
    name: 'another name for an option of the choice that is named',
    class: 'edit',
    certainty: CERTAIN + 0.2,
    when: [
      `${ORDER} (replace | change | swap | turn | rename | make) <old> (with | by | to | for | into) <now> (in | of | under | on) <field> ${REASON}`,
      `<old> (should | must | shall)? (become | becomes | be now called | be called | be now | turn into | turns into) <now> (in | under | on) <field> ${REASON}`,
      `<old> should be <now> (in | under | on) <field> ${REASON}`,
    ],
    read: replaced,
    examples: {
      'replace packed with boxed in the status': '~ option Order.Status: Packed -> Boxed',
      'change Sent to Shipped in the status list': '~ option Order.Status: Sent -> Shipped',
      'Packed becomes Boxed in the status': '~ option Order.Status: Packed -> Boxed',
      'tasks: Low is now called Minor in the priority options': '~ option Task.Priority: Low -> Minor',
    },
    counter: [
      'replace the phone with a mobile',
      'change the phone to a mobile in customers',
      'orders become sales in the app',
    ],
  },
  {
    name: 'what is done to the options of the choice that is named',
    class: 'edit',
    certainty: CERTAIN + 0.2,
    when: [`(in | under | for | on | at) ${THE} <field> ,? (please)? <deeds> ${REASON}`],
    read: changed,
    examples: {
      'in status, delete Packed and add Lost': '- option Order.Status: Packed\n+ option Order.Status: Lost',
      'stock: in category rename Food to Groceries and add Toys':
        '~ option Item.Category: Food -> Groceries\n+ option Item.Category: Toys',
    },
    counter: ['in customers, add fax', 'in orders, delete the notes and add a colour'],
  },
  {
    name: 'add a choice with its options behind the records',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (add | include | insert | introduce) <what> (to | for | on | in) ${THE} <table> (#mark | :) <options> #mark?`,
      `${ORDER} (add | include | insert | introduce) <what> (to | for | on | in) ${THE} <table> with (the)? (options | choices | values | states | levels | statuses) :? <options>`,
    ],
    read: added,
    examples: {
      'add a level to rooms (low, middle, high)': '+ field Room.Level: choice Low / Middle / High',
      'add a level to rooms: low, middle, high': '+ field Room.Level: choice Low / Middle / High',
    },
    counter: ['add a phone to customers, please', 'add lost to the status (urgent)'],
  },
];
