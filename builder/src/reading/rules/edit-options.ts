import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { nameKey } from '../../words/text';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { kindSaid, labelsSaid, withPlace, WHY } from './edit-said';
import { oneField, outcomeOf } from './fields-said';

/** 'status: add waiting', 'the stages should be A, B and C', 'another option X for Y'. */

/** The choice that is spoken of, else the only one. */
function choiceSpoken(world: World): Field | undefined {
  const spoken = world.model.entities
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === world.touched.field);
  return spoken?.type === 'choice' ? spoken : world.onlyField(['choice']);
}

function choiceNamed(words: readonly Token[], entity: Entity | undefined, world: World): Field | undefined {
  for (const home of entity ? [entity] : [world.current, ...world.model.entities]) {
    const place = oneField(words, world, home);
    if (place?.field.type === 'choice' && (!entity || place.entity.id === entity.id)) return place.field;
  }
  return undefined;
}

const SILENT = /^(?:the|our|my|options?|choices?|list|for|of|field|column|values?|a|an)$/;
const USUAL = /^(?:status|stage|state|kind|type|category|phase|step)$/;

/** The choice that words name: by its name, and by what a choice is often called. */
export function choiceSaid(tokens: readonly Token[], world: World): Field | undefined {
  const { what, entity } = withPlace(tokens, world);
  const words = what.filter(({ key }) => !SILENT.test(key));
  const [word, ...others] = words;
  if (!word) return choiceSpoken(world);
  const named = choiceNamed(words, entity, world);
  if (named) return named;
  const whole = world.field(tokens)?.field;
  if (whole?.type === 'choice') return whole;
  // 'statuses' and 'the stages' are the one choice that there is.
  const isUsual = others.length === 0 && USUAL.test(word.lemma);
  return isUsual ? world.onlyField(['choice'], entity ?? world.current) : undefined;
}

const isKnown = (field: Field, label: string) =>
  field.options?.some((option) => nameKey(option.label) === nameKey(label)) === true;

function addOptions(said: Said, world: World): Outcome | undefined {
  const field = choiceSaid(said.tokens('field'), world);
  const labels = labelsSaid(said.tokens('what'));
  if (!field || !labels || labels.some((label) => label.split(' ').length > 4)) return undefined;
  if (!said.has('field') && kindSaid(said.tokens('what'), world)) return undefined;
  const fresh = labels.filter((label) => !isKnown(field, label));
  return outcomeOf(
    world,
    fresh.map((label): Operation => ({ kind: 'addOption', field: field.id, label })),
    `${field.name} has that option already`,
  );
}

/** Only what cannot be something else: 'the answers could have a Maybe'. */
function haveOptions(said: Said, world: World): Outcome | undefined {
  const [first] = said.tokens('what').filter(({ tag, key }) => tag !== 'article' && key !== 'also');
  const isWritten = first?.tag === 'quoted' || /^\p{Lu}/u.test(first?.text ?? '');
  const isChoice = choiceSaid(said.tokens('field'), world);
  const isPlace = kindSaid(said.tokens('field'), world) !== undefined;
  if (!isChoice || (isPlace && !isWritten)) return undefined;
  return addOptions(said, world);
}

function setOptions(said: Said, world: World): Outcome | undefined {
  const field = choiceSaid(said.tokens('field'), world);
  const labels = labelsSaid(said.tokens('what'));
  if (!field || !labels || labels.length < 2 || labels.some((label) => label.split(' ').length > 4))
    return undefined;
  return outcomeOf(
    world,
    [{ kind: 'setOptions', field: field.id, options: labels }],
    `${field.name} has these options already`,
  );
}

const ASKED = '($ask | also | just | now | still | , )*';
const OPTION =
  '(option | options | choice | choices | value | values | status | statuses | stage | stages | state | category | kind | type)';

export const EDIT_OPTION_RULES: readonly Rule[] = [
  {
    name: 'more options',
    class: 'edit',
    weight: 0.2,
    when: [
      `<field:np> (: | , | -)? (also)? (add | plus | also | include | another one)+ (: | a | an | the | new | another | option)* <what> (too | as well | also)*`,
      `${ASKED} (add | include | put in | put | insert | append) (a | an | the | another | new | one more | ${OPTION})* <what>
        (to | in | into | for | under | as | on) (a | an | the | our | my | new | possible | another | list of)* <field> ${WHY}`,
      `${ASKED} (add | include | insert)? (a | an)? (another | new | one more | extra | additional) (option | choice | value) (called | named | : | ,)* <what> (for | to | in | under) (the | our)* <field> ${WHY}`,
      `${ASKED} (add | include | insert) (an | a | the | another | new)* (option | options | choice | choices) (called | named | :)* <what>`,
      `(a | an | another)? (new | another | extra | one more) <field:np> : <what>`,
      `(a | an | another)? (new | another | extra | one more) <field:np> (called | named) <what>`,
    ],
    read: addOptions,
    examples: {
      'status: add waiting': '+ option Order.Status: Waiting',

      'another option Lost for status': '+ option Order.Status: Lost',

      'stock: new category: Toys': '+ option Item.Category: Toys',
      'add an option Lost': '+ option Order.Status: Lost',
    },
    counter: [
      'add a phone number to customers',
      'add a status to customers',
      'add waiting',
      'new orders: today',
    ],
  },
  {
    name: 'a choice has more options',
    class: 'edit',
    weight: 0.1,
    when: [
      `${ASKED} (the | our | my)* <field:np> (should | could | must | can | needs to | might | has to | also | still | to | would)*
        (have | get | need | needs | include | offer | allow | know) (also | a | an | another | the | option | options | as well)*
        <what> (too | as well | also | in it | in there)* ${WHY}`,
      `<field:np> : (we | i)? (also)? (need | want | miss) (also | a | an | the)* <what>`,
      `${ASKED} (can | could) (we | i) have (a | an | the)* <what> (in | under | as) (a | an | the | our)* <field> (as well | too | also)* ${WHY}`,
      `<what> (is missing | be missing | are missing) (in | from | as | under) (a | the | our)* <field>`,
    ],
    read: haveOptions,
    examples: {
      "status: we need 'On hold'": '+ option Order.Status: On hold',
      'could we have Lost as a status': '+ option Order.Status: Lost',
      'stock: category needs Toys and Books': '+ option Item.Category: Toys\n+ option Item.Category: Books',
    },
    counter: ['customers need a status', 'the status should be red', 'orders have a status'],
  },
  {
    name: 'other options',
    class: 'edit',
    weight: 0.16,
    when: [
      `(the | our)? (${OPTION} (of | for | in))? <field> (should | must | shall | have to | has to | ought to)* (now)? be (either | one of | just | only | these | as follows | :)* <what>`,
      `<field> (: | =) (just | only | either)? <what>`,
      `${ASKED} (change | set | make | replace | switch) (the | our)? (${OPTION} (of | for | in))? <field> (to | into | with | by | :) (just | only | be | these | :)* <what>`,
      `(only | just) <what> (as | for) (the)? (${OPTION} (of | for | in))? <field>`,
    ],
    read: setOptions,
    examples: {
      'the statuses should be New, Baking and Done': '~ type Order.Status: choice New / Baking / Done',
      'status: New, Baking, Done': '~ type Order.Status: choice New / Baking / Done',
      'stock: change the categories to Toys, Books and Games':
        '~ type Item.Category: choice Toys / Books / Games',
      'the options for status are Todo, Doing, Done': '~ type Order.Status: choice Todo / Doing / Done',
    },
    counter: ['status: open', 'the total should be quantity, price', 'the customers are Ann, Bob and Cid'],
  },
];
