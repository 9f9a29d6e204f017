import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { kindsNamed } from '../meaning/about';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { ASK, forEach, onEach } from './computed-each';
import { computedField, targetWords, valueAbout } from './computed-made';
import { usualValue } from './computed-usual';

/** 'total = quantity x price', 'work out the age', 'on each customer how many orders they have': fields that are worked out. */

const WORK_OUT =
  '(work out|works out|worked out|calculate|calculated|compute|computed|figure out|determine|derive|reckon)';
const SELF =
  '(by itself|by themselves|automatically|on its own|itself|for me|for us|please|alone|all by itself|from that|from those|from these|from those two|from that two)*';
const COMES = `
  (should be worked out from|should be worked out as|to be calculated from|should be calculated as|
  is worked out as|be worked out as|is made up of|should be calculated from|is worked out from|
  is calculated from|be calculated as|is calculated as|is to be|worked out as|is made of|worked out from|
  has to be|made from|should be|must be|results from|will be|calculated as|adds up|comes from|
  calculated from|consists of|should equal|is simply|would be|i e|is always|shall be|is just|are|be|:|=|
  i.e.|equal|is|equals)`;

const named = (said: Said, world: World): Outcome | undefined =>
  made(said.tokens('name'), said.tokens('value'), said.clause, world);

function made(
  name: readonly Token[],
  value: readonly Token[],
  clause: readonly Token[],
  world: World,
): Outcome | undefined {
  const kinds = kindsNamed(name, world);
  const place =
    valueAbout(value, world, kinds) ??
    (kinds.length === 0 ? valueAbout(value, world, kindsNamed(clause, world)) : undefined);
  if (!place) return undefined;
  const at = name.findIndex(({ key }) => key === 'on' || key === 'for' || key === 'of');
  const isOn = at > 0 && kindsNamed(name.slice(at), world).length > 0;
  return computedField(isOn ? name.slice(0, at) : withoutKind(name, place.entity.name), place, world);
}

/** 'the order total' is the total, where it is of orders. */
function withoutKind(name: readonly Token[], kind: string): readonly Token[] {
  const [first, second] = name.filter(({ tag }) => tag !== 'article');
  return first && second && first.key === kind.toLowerCase() ? name.slice(name.indexOf(second)) : name;
}

const equals: Rule = {
  name: 'a field equals a calculation',
  class: 'computed',
  when: [
    `${ASK} (the|a|an|its|their|each|every|what be|what is)* <name> = <value>`,
    `(the|a|an|its|their|each|every|what be|what is)* <name> ${COMES} <value>`,
    `(the|a|an|its|their)* <name> #mark <value> #mark`,
    `(the|a|an|its|their)* <name> #mark <value>`,
    `
      ${ASK} (have|add|want|see|show|create|get) (the|a|an|another|column|field|for|called)* <name> (, | which |
      that | as | and)* (be|is|should be)? (just|simply|worked out|calculated|computed)? (as|from|by|of|
      with)+ <value>
    `,
    `<name> , (so|that is|that be|which be|which is|i e|namely|meaning|worked out as|being|that's|that 's|just)? (simply|just)? <value>`,
  ],
  weight: 0.45,
  read: (said, world) =>
    piecesSaid(said.tokens('name')) || !isSaidSo(said) ? undefined : named(said, world),
  examples: {
    'margin = total minus unit price': '+ field Order.Margin: money = Total - Unit price',
    'total = quantity x unit price plus 5': '+ field Order.Total: money = Quantity * Unit price + 5',
    'stock: the margin should be selling price minus cost':
      '+ field Item.Margin: money = Selling price - Cost',
    'stock: profit is the selling price less the cost': '+ field Item.Profit: money = Selling price - Cost',
    'tasks: pay = hours x rate': '+ field Task.Pay: money = Hours * Rate',
    'tasks: the amount is worked out from hours times rate': '+ field Task.Amount: money = Hours * Rate',
    'reminder date is 30 days after the due date': '+ field Order.Reminder date: date = Due + 30 days',
    'stock: stock value (in stock x cost)': '+ field Item.Stock value: money = In stock * Cost',
    'stock: have a column margin worked out as selling price minus cost':
      '+ field Item.Margin: money = Selling price - Cost',
  },
  counter: [
    'status = open',
    'the quantity is at least 3',
    'total is over 200',
    'paid is no',
    'the due date is in 30 days',
  ],
};

const gives: Rule = {
  name: 'a calculation gives a field',
  class: 'computed',
  when: [
    '<value> (is|be|give|gives|make|makes|=|equals|equal|will be|should be|should give) (the|a|its|my|our|their|us|me)* <name>',
  ],
  weight: 0.04,
  read: (said, world) => (piecesSaid(said.tokens('name')) ? undefined : named(said, world)),
  examples: {
    'stock: selling price minus cost is the margin': '+ field Item.Margin: money = Selling price - Cost',
    'tasks: hours times rate gives the pay': '+ field Task.Pay: money = Hours * Rate',
  },
  counter: ['profit is what we want', 'hours is a number'],
};

/** A name has nothing to calculate in it. */
const piecesSaid = (tokens: readonly Token[]) =>
  tokens.some(
    ({ key, text }) =>
      /^(?:less|minus|plus|times|x|divided|multiplied|and)$/.test(key) || /^[+*/×=-]$/.test(text),
  );

/** 'a list of orders with number, quantity and total' calculates nothing. */
const isSaidSo = (said: Said) =>
  piecesSaid(said.tokens('value').filter(({ key }) => key !== 'and')) ||
  said.clause.some(
    ({ tag, key }) =>
      /^(?:be|modal)$/.test(tag) ||
      /^(?:=|:|equals|equal|worked|calculated|computed|comes|results|adds)$/.test(key),
  );

const workOut: Rule = {
  name: 'work something out',
  class: 'computed',
  when: [
    `${ASK} ${WORK_OUT} (the|a|an|its|their|my|our|what)* <name> ${SELF} (from|as|by|out of|with|using|:|=|based on)+ (multiplying)? <value> ${SELF}`,
    `${ASK} ${WORK_OUT} ${SELF} (the|a|an|its|their|my|our)* <name> : <value>`,
    `${ASK} ${WORK_OUT} (the|a|an|its|their|my|our|what)* <name> , (so|that is|that 's|which is|i e|namely)? <value>`,
    `<value> ${WORK_OUT} as (the|a)? <name>`,
  ],
  weight: 0.4,
  read: (said, world) => named(said, world) ?? both(said, world),
  examples: {
    'tasks: work out the pay from hours and rate': '+ field Task.Pay: money = Hours * Rate',
    'tasks: calculate the amount from hours times rate': '+ field Task.Amount: money = Hours * Rate',
    'stock: please work out the profit as selling price minus cost':
      '+ field Item.Profit: money = Selling price - Cost',
    'it should work out the stay from start and end': '+ field Booking.Stay: duration = End - Start',
    'stock: it should calculate the margin automatically from selling price and cost':
      '+ field Item.Margin: money = Selling price - Cost',
  },
  counter: ['count the orders by status', 'work out from home'],
};

const LESS =
  /\b(?:margin|profit|difference|left|balance|remaining|rest|outstanding|gain|surplus|markup|mark-up|net)\b/i;

/** 'from hours and rate': times where one of them is a price of one, the difference where the name says so. */
function both(said: Said, world: World): Outcome | undefined {
  const value = said.tokens('value');
  const at = value.findIndex(({ key }) => key === 'and');
  const [a, joint, b] = [value.slice(0, at), value[at], value.slice(at + 1)];
  if (at < 1 || !joint || b.length === 0) return undefined;
  const isLess = LESS.test(said.text('name'));
  const sign = { ...joint, key: isLess ? 'minus' : 'times', text: isLess ? 'minus' : 'times' };
  const place = valueAbout([...a, sign, ...b], world) ?? spanAbout(a, joint, b, world);
  return place && computedField(said.tokens('name'), place, world);
}

function spanAbout(a: readonly Token[], joint: Token, b: readonly Token[], world: World) {
  const word = (text: string) => ({ ...joint, text, key: text, lemma: text });
  return valueAbout([word('difference'), word('between'), ...a, joint, ...b], world);
}

const figure: Rule = {
  name: 'a figure that is worked out',
  class: 'computed',
  when: [
    `${ASK} ${WORK_OUT} ${SELF} (the|a|its|their|my|our)* <value> ${SELF}`,
    `
      ${ASK} (add|have|create|put|want|make|insert|include) (me|us)? (a|an|another|new)*
      (field|column|figure|box) (for|with|of|showing|that shows|that says|saying|which shows|that has|
      that tells me|to show)+ (the|its|their)* <value>
    `,
    `(the)? (total|sum) of (the)? (both|two|three|four|all three|all four)`,
    `${ASK} (the|a|its|their)* <value> (should|must|has to|have to|to|needs to|can|could|please|be|is)+ ${WORK_OUT} ${SELF}`,
    `(the|a|its|their)* <value> (calculated|worked out|computed) ${SELF}`,
    `(the|a|its|their)* <value> (calculated|worked out|computed)? from (that|those|these|it|them|those two|these two|both|that one)`,
    `${ASK} (say|tell|tells|show) (me|us)? (how old|how long|how many days|how much) <rest>`,
  ],
  weight: 0.3,
  read: (said, world) => {
    const isAsked = !said.has('value');
    const from = said.clause.findIndex(({ key }) => /^(?:how|total|sum)$/.test(key));
    const value = isAsked ? said.clause.slice(from) : said.tokens('value');
    const kinds = kindsNamed(said.clause, world);
    const plain = isAsked ? undefined : byName(value, kinds, world);
    if (plain) return plain;
    const place = valueAbout(value, world, kinds);
    return place && computedField([], place, world);
  },
  examples: {
    'calculate the age': '+ field Customer.Age: integer = rounddown((today - Born) / 365.25)',
    'add a field for days until due': '+ field Order.Days until due: integer = Due - today',
    'it should say how old each customer is':
      '+ field Customer.Age: integer = rounddown((today - Born) / 365.25)',
    'i want a column with the days until due': '+ field Order.Days until due: integer = Due - today',
    'the age should be calculated automatically':
      '+ field Customer.Age: integer = rounddown((today - Born) / 365.25)',
    'add a column for the number of orders': '+ field Customer.Number of orders: integer',
    'stock: work out selling price minus cost': '+ field Item.Margin: money = Selling price - Cost',
  },
  counter: [
    'calculate the weather',
    'add a field for the colour',
    'how many orders per month',
    'show me how many orders there are',
  ],
};

/** 'hours worked out', 'let the total be calculated': how, is plain from the record. */
function byName(name: readonly Token[], kinds: readonly Entity[], world: World): Outcome | undefined {
  const words = targetWords(name);
  for (const entity of new Set([...kinds, world.current, ...world.model.entities])) {
    const value = usualValue(words, entity, world);
    if (value) return computedField(words, { entity, value }, world);
  }
  return undefined;
}

export const COMPUTED_RULES: readonly Rule[] = [equals, gives, workOut, figure, onEach, forEach];
