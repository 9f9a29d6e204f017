import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { figures } from './computed-each';
import { computedField, valueAbout } from './computed-made';
import { kindSaid, withPlace } from './edit-said';
import { partsOf } from './fields-said';
import { CERTAIN, ORDER } from './plain-names';
import { figureOn, isTold, nameSaid, withoutMade } from './worked-figures';

/** 'every order needs a total, quantity times price', 'show on each customer how many orders they have'. */

/** The kind of record that the first words are, and what stands behind it. */
function kindAhead(
  tokens: readonly Token[],
  world: World,
): { readonly entity: Entity; readonly rest: readonly Token[] } | undefined {
  for (let at = Math.min(tokens.length - 1, 5); at > 0; at -= 1) {
    const entity = kindSaid(tokens.slice(0, at), world);
    if (entity) return { entity, rest: tokens.slice(at) };
  }
  return undefined;
}

/** "the owner's total fees" are the total fees, on the owner. */
function withoutKind(tokens: readonly Token[], entity: Entity, world: World): readonly Token[] {
  const at = tokens.findIndex(({ tag, key }) => tag === 'owner' && key !== 'its');
  return at > 0 && kindSaid(tokens.slice(0, at), world)?.id === entity.id ? tokens.slice(at + 1) : tokens;
}

/** One figure, or one for each part: 'their total hours and the date of their last job'. */
function figuresOf(tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  const words = withoutKind(tokens, entity, world);
  const one = figures([words], entity, world, figureOn);
  const parts = partsOf(words, /^(?:and|,|plus)$/);
  return one ?? (parts.length > 1 ? figures(parts, entity, world, figureOn) : undefined);
}

/** What is shown where, and how it is worked out: 'what they still owe, the sum of their unpaid fees'. */
function named(name: readonly Token[], value: readonly Token[], entity: Entity, world: World) {
  const words = nameSaid(name);
  const own = world.value(value, entity);
  if (!own || own.code === '') return undefined;
  return words ? computedField(words, { entity, value: own }, world) : figuresOf(value, entity, world);
}

/** Where the name ends and the calculation begins. */
function cutName(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:,|:|=|-|–|which)$/.test(key));
  const rest = tokens.slice(at + 1);
  const from = rest.findIndex(
    ({ key }) => !/^(?:so|that|is|be|which|i\.?e\.?|namely|calculated|as|from|,)$/.test(key),
  );
  return at > 0 && from >= 0 ? [tokens.slice(0, at), rest.slice(from)] : undefined;
}

function onKind(tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  const cut = cutName(tokens);
  return (cut && named(cut[0], cut[1], entity, world)) ?? figuresOf(tokens, entity, world);
}

/** 'show on the car how many jobs it has'. */
function shownOn(said: Said, world: World): Outcome | undefined {
  const ahead = kindAhead(said.tokens('rest'), world);
  if (!ahead) return undefined;
  const from = ahead.rest.findIndex(
    ({ key }) => !/^(?:,|show|put|display|have|see|also|please|add|list)$/.test(key),
  );
  return from < 0 ? undefined : onKind(ahead.rest.slice(from), ahead.entity, world);
}

const SHOWN = /^(?:show|shows|display|displays|tell|tells|say|says|list|lists|know|knows|contain|contains)$/;

/** 'cars should show their total hours'. */
function shownBy(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const value = said.tokens('value');
  if (!entity) return undefined;
  const isShown = said.clause.some((token) => SHOWN.test(token.key) && !value.includes(token));
  const isNeeded = !isShown && !isTold(value);
  const cut = cutName(value);
  if (cut)
    return named(cut[0], cut[1], entity, world) ?? (isNeeded ? undefined : figuresOf(value, entity, world));
  return isNeeded ? undefined : figuresOf(withoutMade(value), entity, world);
}

/** 'add price per page to books, price divided by pages'. */
function added(said: Said, world: World): Outcome | undefined {
  const cut = cutName(said.tokens('what'));
  if (!cut || /^(?:on|in|at)$/.test(cut[0][0]?.key ?? '')) return undefined;
  const { what, entity } = withPlace(cut[0], world);
  const behind = withPlace(cut[1], world);
  const home = entity ?? behind.entity;
  if (home) return named(what, entity ? cut[1] : behind.what, home, world);
  const words = nameSaid(what);
  const place = words && valueAbout(cut[1], world);
  return place && computedField(words, place, world);
}

/** 'add a number of jobs to each car', "add up the hours of a car's jobs on the car". */
function counted(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('what');
  const cut = cutName(tokens);
  const up = said.clause.filter(({ end, key }) => end <= (tokens[0]?.start ?? 0) && VERB.test(key));
  const isUp = up.some(({ key }) => key === 'up');
  const isMade = said.clause.some(({ key }) => /^(?:calculate|compute|work)$/.test(key));
  if (cut) return isMade ? added(said, world) : undefined;
  const { what, entity } = withPlace(tokens, world);
  const isThere = ON.test(tokens[what.length]?.key ?? '');
  const words = isUp ? [...up, ...what] : what;
  return entity && isThere && isTold(words) ? figuresOf(withoutMade(words), entity, world) : undefined;
}

/** 'the number of loans per book' is a chart, and 'on each book' a field. */
const ON = /^(?:to|on|onto|in|at)$/;
const VERB = /^(?:add|sum|count|total|up)$/;
const UP = '(add up | sum up | count up | total up | calculate | compute | work out)';

/** 'how many cars each customer has as a field on the customer', "each patient's age in days". */
function ofEach(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('kind'), world);
  const inside = said.has('place') ? kindSaid(said.tokens('place'), world) : entity;
  return entity && inside?.id === entity.id ? figuresOf(said.tokens('value'), entity, world) : undefined;
}

function ageOf(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('kind'), world);
  const unit = said.clause.find(({ key }) => /^(?:days|weeks|years)$/.test(key))?.key ?? 'days';
  return entity && figureOn(tokenise(`age in ${unit}`), entity, world);
}

const SHOW = '(show | put | display | have | see | add | list | include | write | give | insert)';
const EACH = '(each | every | a | an | the | all | all the)';
const MODAL =
  '(should | must | can | could | have to | need to | ought to | shall | to | also | always | now)*';

export const PLAIN_WORKED: readonly Rule[] = [
  {
    name: 'what is worked out on a kind of record that is named',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [`${ORDER} ${SHOW}* (me | us)? (also)? (on | in | at | for | next to) <rest>`],
    read: shownOn,
    examples: {
      'for each customer the latest order': '+ field Customer.Last order: date',
      'on each room show the average number of guests': '+ field Room.Average guests: number',
      'i want to see on each customer how many orders they have':
        '+ field Customer.Number of orders: integer',
      'show on the customer what they still owe, the sum of their unpaid totals':
        '+ field Customer.Unpaid totals: money = sum(Total in Orders where not Paid)',
    },
    counter: ['show on the first page how many orders there are', 'show in the orders a chart'],
  },
  {
    name: 'a kind of record that is named shows what is worked out',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${EACH}* <table> ${MODAL} (show | display | tell | say | list | know | contain)+ (me | us | also | a | an | the)* <value>`,
    ],
    read: shownBy,
    examples: {
      'each customer should show how many orders they have': '+ field Customer.Number of orders: integer',
      'can orders show a price after tax, total times 1.2?':
        '+ field Order.Price after tax: money = Total * 1.2',
    },
    counter: ['customers should show their phone'],
  },
  {
    name: 'a kind of record that is named needs what is worked out',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${EACH}* <table> ${MODAL} (need | needs | have | has | get | gets | want | include)+ (a | an | another)* <value>`,
      `${EACH}* <table> : (a | an | the)* <value>`,
    ],
    read: shownBy,
    examples: { 'every order needs a tax, total times 0.2': '+ field Order.Tax: money = Total * 0.2' },
    counter: ['every order needs a courier, a tray and a note', 'rooms need a total'],
  },
  {
    name: 'add what is worked out, and how',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [`${ORDER} ${SHOW} (me | us)? (a | an | the | another | new)* <what>`],
    read: added,
    examples: {
      'add tax to orders, total times 0.2': '+ field Order.Tax: money = Total * 0.2',
      'add a calculated price per seat to rooms, price divided by seats':
        '+ field Room.Price per seat: money = Price / Seats',
    },
    counter: [
      'add a tax to orders, below total',
      'add a colour to rooms, red or blue',
      'add the number of orders',
    ],
  },
  {
    name: 'add what is counted on each of them',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${SHOW} (me | us)? (a | an | the | another | new)* <what>`,
      `${ORDER} ${UP} <what> (please | too | as well)*`,
    ],
    read: counted,
    examples: {
      'put the total of their orders on each customer': '+ field Customer.Total: money',
      'put a count of orders on customers': '+ field Customer.Number of orders: integer = count(Orders)',
    },
    counter: ['add the number of orders', 'add the number of orders for each customer'],
  },
  {
    name: 'what is worked out of each of them as a field',
    class: 'edit',
    certainty: CERTAIN + 0.15,
    when: [
      `${ORDER} ${SHOW}* (me | us)? <value> ${EACH} <kind> (have | get | own | do | make | be in) as (a | an | another | new)* (field | column | number | value | figure)
        ((on | in | for) <place>)?`,
      `${ORDER} ${SHOW}* (me | us)? ${EACH}* <kind> 's <value>`,
      `${ORDER} ${SHOW}* (me | us)? (the)? <value> of ${EACH} <kind>`,
    ],
    read: ofEach,
    examples: {
      'show how many orders each customer has as a field on the customer':
        '+ field Customer.Number of orders: integer = count(Orders)',
      "show each customer's age in days": '+ field Customer.Age in days: integer = today - Born',
    },
    counter: ['how many orders each customer has', "show each customer's orders", 'the total of each order'],
  },
  {
    name: 'how old each of them is in days',
    class: 'edit',
    certainty: CERTAIN + 0.15,
    when: [
      `${ORDER} ${SHOW}* (me | us)? (the)? age of ${EACH} <kind> in (days | weeks | years)`,
      `${ORDER} ${SHOW}* (me | us)? how (many)? (days | weeks | years) old ${EACH} <kind> be`,
    ],
    read: ageOf,
    examples: {
      'I need the age of a customer in days': '+ field Customer.Age in days: integer = today - Born',
    },
    counter: ['the age of the house in days'],
  },
];
