import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { isNumber } from '../meaning/measures';
import { outcome, setDefault } from './default-values';
import { kindSaid } from './edit-said';
import { CERTAIN, fieldCalled, ORDER, REASON } from './plain-names';

/** '4 servings should be the default', 'fill in 15 minutes as the duration of a new visit', 'crime should be the default genre'. */

function starts(place: FieldPlace | undefined, value: readonly Token[], world: World): Outcome | undefined {
  const found = place && outcome(setDefault(place, value, world), world);
  return found && ('operations' in found || 'already' in found) ? found : undefined;
}

const DAY = /^(?:date|datetime)$/;
/** 'the lent on date' is the field Lent on, where it holds a day. */
function calledDay(tokens: readonly Token[], world: World): FieldPlace | undefined {
  const last = tokens.at(-1)?.key ?? '';
  const place = /^(?:date|day)$/.test(last) ? fieldCalled(tokens.slice(0, -1), world) : undefined;
  return place && DAY.test(place.field.type) ? place : undefined;
}

function ofField(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !table) return undefined;
  const field = said.tokens('field');
  const place = calledDay(field, world) ?? fieldCalled(field, world, table);
  return table && place?.entity.id !== table.id ? undefined : starts(place, said.tokens('value'), world);
}

/** 'Servings' behind the number says which field it is of: '4 servings', '8 hours'. */
function ofCounted(said: Said, world: World): Outcome | undefined {
  const value = said.tokens('value');
  for (let at = 1; at < value.length; at += 1) {
    const place = value[at - 1]?.tag === 'article' ? undefined : fieldCalled(value.slice(at), world);
    const found = place && !isNumber(place.field) ? undefined : starts(place, value.slice(0, at), world);
    if (found) return found;
  }
  return undefined;
}

/** 'fee 50', 'cook time 30 minutes', '0 in stock': the field ends where its name does. */
function split(tokens: readonly Token[], world: World, home?: Entity): Outcome | undefined {
  const isOf = (place: FieldPlace | undefined) => place && (!home || place.entity.id === home.id);
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const [one, other] = [tokens.slice(0, at), tokens.slice(at)];
    const first = fieldCalled(one, world, home);
    const value = other.filter(({ key }, index) => index > 0 || !/^(?:of|to|be|as|at)$/.test(key));
    const found = isOf(first) === true ? starts(first, value, world) : undefined;
    if (found) return found;
    const last = home && one[0]?.tag === 'number' ? fieldCalled(other, world, home) : undefined;
    const turned = isOf(last) === true ? starts(last, one, world) : undefined;
    if (turned) return turned;
  }
  return undefined;
}

function ofBoth(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  return said.has('table') && !table ? undefined : split(said.tokens('both'), world, table);
}

const FILL = '(fill in | put in | put | enter | prefill | pre-fill | insert | use | set | suggest | take)';
const BE = '(should | must | shall | could | will)? (be | become)';

export const PLAIN_DEFAULTS: readonly Rule[] = [
  {
    name: 'what is named begins with a value',
    class: 'rule',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${FILL} <value> (as | for | in | into)+ (the)? <field>
        (of | for | in | on | when i add | when adding)+ (a | an | every | each | all | any | the)* new <table> ${REASON}`,
      `<value> ${BE} the default (value)? (for | of | in)? (the)? <field> ${REASON}`,
      `${ORDER} make <value> the default (value)? (for | of | in)? (the)? <field> ${REASON}`,
      `${ORDER} (use | take | set | put) <value> as (the | a)? default (value)? (for | of | in)? (the)? <field> ${REASON}`,
      `(the)? <field> ${BE} <value> by default ${REASON}`,
    ],
    read: ofField,
    examples: {
      'quantity should be 1 by default': '+ default Order.Quantity: 1',
      'fill in 10 as the quantity of a new order': '+ default Order.Quantity: 10',
      'packed should be the default status': '+ default Order.Status: Packed',
      'tasks: 8 should be the default hours': '+ default Task.Hours: 8',
      'tasks: make Medium the default priority': '+ default Task.Priority: Medium',
    },
    counter: ['put in lost as a status', 'dark should be the default look'],
  },
  {
    name: 'a field and its value to begin with',
    class: 'rule',
    certainty: CERTAIN,
    when: [
      `${ORDER} (make | set | have | let) (the)? <both> by default ${REASON}`,
      `${ORDER} (a | the)? default <both> ${REASON}`,
      `(a | an | any | every | each | all)? new <table> (should | must | always | will)* (have | has | get | gets | start with | begin with) (a | an | the)? <both> ${REASON}`,
    ],
    read: ofBoth,
    examples: {
      'set the default status to Packed': '+ default Order.Status: Packed',
      'make the unit price 30 by default': '+ default Order.Unit price: 30',
      'default quantity 10': '+ default Order.Quantity: 10',
      'a new room should have 20 seats': '+ default Room.Seats: 20',
    },
    counter: ['default view board', 'a new order should have a customer'],
  },
  {
    name: 'a number with its field is the default',
    class: 'rule',
    certainty: CERTAIN,
    when: [
      `<value> ${BE} (the | a)? (default | standard | usual)+ (value | number)? ${REASON}`,
      `${ORDER} make <value> the (default | standard) ${REASON}`,
    ],
    read: ofCounted,
    examples: { 'make 4 seats the default': '+ default Room.Seats: 4' },
    counter: ['the board should be the default', 'open orders should be the default'],
  },
];
