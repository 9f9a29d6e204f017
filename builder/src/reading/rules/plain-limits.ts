import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import type { Operation } from '../../operations/operation';
import { NUMBERS } from '../meaning/measures';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { bounded, numberSaid } from './constraint-bounds';
import { kindSaid } from './edit-said';
import { outcomeOf, partsOf } from './fields-said';
import { AT_LEAST, AT_MOST, limitsSaid, type LimitSaid } from './limits-said';
import { CERTAIN, fieldCalled, fieldsCalled, ORDER, REASON } from './plain-names';

/** 'cook time may be 8 hours at most', 'neither price nor stock below zero', 'default to 50 and never more than 300'. */

const UNIT = /^(?:minutes?|mins?|hours?|hrs?|h)$/;

/** 'hours' are said of what lasts, and of nothing that counts something else. */
function amountOf({ amount }: LimitSaid, field: Field): number | undefined {
  if (amount.length === 0) return 0;
  const isTime = amount.some(({ key }) => UNIT.test(key));
  if (isTime && field.type !== 'duration' && !/\b(?:hours?|minutes?|time|duration)\b/i.test(field.name))
    return undefined;
  return numberSaid(amount, field);
}

const code = (value: number, { type }: Field) =>
  type === 'duration' ? `${String(value)} minutes` : String(value);

function operationsFor(
  { entity, field }: FieldPlace,
  limits: readonly LimitSaid[],
): readonly Operation[] | undefined {
  if (!NUMBERS.has(field.type)) return undefined;
  const bounds: { min?: number; max?: number } = {};
  const operations: Operation[] = [];
  for (const said of limits) {
    const value = amountOf(said, field);
    if (value === undefined) return undefined;
    if (said.limit === 'begins')
      operations.push({ kind: 'setDefault', field: field.id, default: code(value, field) });
    else if (said.limit === 'max') bounds.max = value;
    else bounds.min = value;
  }
  const limited = Object.keys(bounds).length > 0 ? bounded({ entity, field }, bounds) : undefined;
  return limited ? [limited, ...operations] : operations;
}

function limit(
  places: readonly FieldPlace[] | undefined,
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const limits = places && limitsSaid(tokens);
  const each = limits && places.map((place) => operationsFor(place, limits));
  if (!each || each.length === 0 || each.some((one) => one === undefined)) return undefined;
  return outcomeOf(
    world,
    each.flatMap((one) => one ?? []),
    'it already has these limits',
  );
}

/** Where the field ends and its limits begin: the longest name that fits. */
function fieldAndLimits(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('all');
  for (let at = Math.min(tokens.length - 1, 8); at > 0; at -= 1) {
    const rest = tokens.slice(at);
    const outcome = limitsSaid(rest) && limit(fieldsCalled(tokens.slice(0, at), world), rest, world);
    if (outcome) return outcome;
  }
  return undefined;
}

/** 'neither price nor stock may be below zero'. */
function neither(said: Said, world: World): Outcome | undefined {
  const parts = partsOf(said.tokens('fields'), /^(?:nor|or|,)$/);
  const home = fieldCalled(parts.at(-1) ?? [], world)?.entity;
  const places = parts.map((part) => fieldCalled(part, world, home) ?? fieldCalled(part, world));
  const not = said.clause.find(({ key }) => key === 'neither');
  if (!not || parts.length < 2 || places.some((place) => place === undefined)) return undefined;
  const known = places.flatMap((place) => place ?? []);
  return limit(known, [{ ...not, key: 'never', tag: 'not' }, ...said.tokens('rest')], world);
}

/** 'a visit can last two hours at most': of the only field that says how long it is. */
function lasting(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const field = entity && lengthOf(entity);
  const end = said.tokens('table').at(-1)?.end ?? 0;
  const rest = said.clause.filter(({ start }) => start >= end);
  return entity && field ? limit([{ entity, field }], rest, world) : undefined;
}

function lengthOf({ fields }: Entity): Field | undefined {
  const [only, more] = fields.filter(({ type, computed }) => type === 'duration' && computed === undefined);
  return more ? undefined : only;
}

/** '4 servings should be the default, and never more than 16'. */
function counted(said: Said, world: World): Outcome | undefined {
  const tokens = [...said.tokens('number')];
  const words = said.tokens('field');
  const field = fieldCalled(words, world);
  const own = field ?? onlyOf(words, world);
  const unit = own?.field.type === 'duration' && !field ? words : [];
  const by = said.clause.find(({ key }) => key === 'default');
  if (!own || !by) return undefined;
  const rest = said.has('rest') ? limitsSaid(said.tokens('rest')) : [];
  const operations = rest && operationsFor(own, [{ limit: 'begins', amount: [...tokens, ...unit] }, ...rest]);
  return operations && outcomeOf(world, operations);
}

/** '30 minutes' are of the only field that says how long it is. */
function onlyOf(words: readonly Token[], world: World): FieldPlace | undefined {
  const field = words.every(({ key }) => UNIT.test(key)) ? lengthOf(world.current) : undefined;
  return field && { entity: world.current, field };
}

/** 'at most 3 renewals', 'a hive has 12 frames at most'. */
function soMany(said: Said, world: World): Outcome | undefined {
  const entity = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !entity) return undefined;
  const place = fieldCalled(said.tokens('field'), world, entity);
  if (!place || (entity && place.entity.id !== entity.id)) return undefined;
  const words = said.clause.filter(
    (token) => !said.tokens('field').includes(token) && !said.tokens('table').includes(token),
  );
  const from = said.has('table')
    ? words.findIndex(({ tag, key }) => tag === 'modal' || /^(?:have|has)$/.test(key)) + 1
    : 0;
  return limit([place], words.slice(from), world);
}

const LAST = '(last | take | run | go on)';
const CAN = '(can | may | should | must | could | shall | will | have to | #not | cannot | never | only)*';

export const PLAIN_LIMITS: readonly Rule[] = [
  {
    name: 'what is named has limits',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} <all> ${REASON}`],
    read: fieldAndLimits,
    examples: {
      'guests should be 8 or fewer': '+ rule Booking: Guests <= 8',
      'tasks: hours no more than twelve': '+ rule Task: Hours <= 12',
      'points must never exceed 1000': '+ rule Customer: Points <= 1000',
      "quantity can't be more than 50": '+ rule Order: Quantity <= 50',
      'the quantity must be at most 20': '+ rule Order: Quantity <= 20',
      'quantity max 5': '+ rule Order: Quantity <= 5',
      'tasks: hours not negative': '+ rule Task: Hours >= 0',
      "stock: in stock and minimum can't go below zero":
        '+ rule Item: In stock >= 0\n+ rule Item: Minimum >= 0',
      'the total can never be negative': '+ rule Order: Total >= 0',
      'points must not be below zero': '+ rule Customer: Points >= 0',
      "quantity can't be negative": '+ rule Order: Quantity >= 0',
      'stock: in stock must not drop below 0': '+ rule Item: In stock >= 0',
      'seats has to be 2 or more': '+ rule Room: Seats >= 2',
      'points must not fall under 10': '+ rule Customer: Points >= 10',
      'the price of a room should never be less than 20 euros': '+ rule Room: Price >= 20',
      "quantity can't be below 5": '+ rule Order: Quantity >= 5',
      'the quantity must be at least one': '+ rule Order: Quantity >= 1',
      'quantity at least 1': '+ rule Order: Quantity >= 1',
      'tasks: hours should be at least 1 and at most 24': '~ type Task.Hours: number 1-24',
      'the quantity may be 20 at most': '+ rule Order: Quantity <= 20',
      'the quantity should default to 2 and cannot be more than 20':
        '+ default Order.Quantity: 2\n+ rule Order: Quantity <= 20',
      'runs: the duration may be 3 hours at most': '+ rule Run: Duration <= 3 h',
      'the unit price should be 50 by default, at least 10':
        '+ default Order.Unit price: 50\n+ rule Order: Unit price >= 10',
    },
    counter: [
      'the quantity is at most on Fridays',
      'orders may be 20 at most',
      'the quantity may be required',
    ],
  },
  {
    name: 'neither of what is named goes beyond a limit',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [`${ORDER} neither <fields> (may | can | should | must | could | shall | will)+ <rest>`],
    read: neither,
    examples: {
      'neither the quantity nor the unit price may be below zero':
        '+ rule Order: Quantity >= 0\n+ rule Order: Unit price >= 0',
      'neither seats nor price can be negative': '+ rule Room: Seats >= 0\n+ rule Room: Price >= 0',
    },
    counter: ['neither the quantity nor the unit price is required'],
  },
  {
    name: 'how long each of them may last',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [`${ORDER} (a | an | each | every | the | one | no)* <table> ${CAN} ${LAST} <rest>`],
    read: lasting,
    examples: { 'runs: a run may last 3 hours at most': '+ rule Run: Duration <= 3 h' },
    counter: ['an order may last 3 hours at most', 'a run may be the last'],
  },
  {
    name: 'a number of what is named is the default',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `(a | the)? <number:number> <field> (should be | must be | be | as)+ (the | a)? default ((, | and | but)+ <rest>)?`,
      `(a | the)? <field> of <number:number> (should be | must be | be | as)+ (the | a)? default ((, | and | but)+ <rest>)?`,
    ],
    read: counted,
    examples: {
      'tasks: 8 hours should be the default': '+ default Task.Hours: 8',
      '4 seats should be the default': '+ default Room.Seats: 4',
      '4 guests should be the default, and never more than 16':
        '+ default Booking.Guests: 4\n+ rule Booking: Guests <= 16',
    },
    counter: ['4 rooms should be the default'],
  },
  {
    name: 'so many of what is named',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${AT_MOST} <number:number> <field>`,
      `${AT_LEAST} <number:number> <field>`,
      `(a | an | each | every)+ <table> (can have | may have | must have | should have | have | has)+ <number:number> <field> (at most | max | maximum | at least)`,
      `(a | an | each | every)+ <table> (can have | may have | must have | should have | have | has)+ (${AT_MOST} | ${AT_LEAST}) <number:number> <field>`,
    ],
    read: soMany,
    examples: {
      'max 6 guests per booking': '+ rule Booking: Guests <= 6',
      'at most 6 guests': '+ rule Booking: Guests <= 6',
    },
    counter: ['at most 3 bookings', 'a customer can have at most 3 orders'],
  },
];
