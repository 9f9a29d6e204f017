import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { kindNameAt } from '../meaning/naming';
import type { Outcome, Rule, Said } from '../rule';
import { World } from '../world';
import { computedField } from './computed-made';

/** 'on each customer how many orders they have': figures over what is linked, shown where they belong. */

export const ASK =
  "(please|can|could|should|must|have to|i|we|you|it|want|would|'d|like|love|need|to|also|just|let|me|us|the app|app|program|system|and|then|so|somehow|ideally|there|thing|that|be|able|make|nice|lovely)*";

/** 'the average mark and how many reviews it has' are two figures. */
function figuresOn(said: Said, world: World): Outcome | undefined {
  const entity = world.entity(said.tokens('kind'));
  if (!entity) return undefined;
  const words = withoutPer(said.tokens('value'), entity);
  const whole = figures([words], entity, world);
  const at = words.findIndex(({ key }) => key === 'and' || key === ',');
  const parts = at > 0 ? figures([words.slice(0, at), words.slice(at + 1)], entity, world) : undefined;
  return parts ?? whole;
}

/** 'the total cost per mould' on the mould. */
function withoutPer(words: readonly Token[], entity: Entity): readonly Token[] {
  const at = words.findIndex(
    ({ key }, index) =>
      /^(?:per|for|of|by)$/.test(key) &&
      index < words.length - 1 &&
      kindNameAt(words, words.length - 1, entity) > 0 &&
      words.length - index <= 3,
  );
  return at > 0 ? words.slice(0, at) : words;
}

type Make = (part: readonly Token[], entity: Entity, world: World) => Outcome | undefined;

const unnamed: Make = (part, entity, world) => {
  const value = world.value(part, entity);
  return value && computedField([], { entity, value }, world);
};

/** Each is read in what the application is with those before it. */
export function figures(
  parts: readonly (readonly Token[])[],
  entity: Entity,
  world: World,
  make: Make = unnamed,
): Outcome | undefined {
  const operations: Operation[] = [];
  let now = world;
  for (const part of parts) {
    const at = now.model.entities.find(({ id }) => id === entity.id) ?? entity;
    const made = make(part, at, now);
    if (!made || !('operations' in made)) return parts.length === 1 ? made : undefined;
    operations.push(...made.operations);
    now = new World(
      made.operations.reduce((model, operation) => applied(model, operation), now.model),
      now.touched,
    );
  }
  return { operations };
}

function applied(model: ApplicationModel, operation: Operation): ApplicationModel {
  const step = applyOperation(model, operation);
  return step.done ? step.model : model;
}

export const onEach: Rule = {
  name: 'a figure on each record',
  class: 'computed',
  when: [
    `
      ${ASK} (see|show|have|put|display|want|know|say|include|get|add|be)* (on|at|with|in|from|next to|beside)
      (the|each|every|a|all)* <kind:np> ,? ${ASK} (see|show|have|put|display|be|know|say|it say|it said|
      include)* (also)? (the)? <value>
    `,
    `
      ${ASK} (see|show|have|put|display|want|know|include|get|add|like)? (me|us)? (also)? (the)? <value> ,?
      (shown|displayed|standing|written|be|should be|to be|stand|should stand)* (on|at|next to|in|beside)
      (the|each|every|a|all|their)* <kind:np> (itself|record|page)?
    `,
    `
      (the)? <value> ,? (shown|displayed|should stand|should be|must be|to be|stand|visible|should be shown|
      should appear|standing|should be on|must stand|added up)* (on|next to|in) (the|each|every|a|all)*
      <kind:np> (itself|record|page)?
    `,
    `(each|every|the|a)+ <kind:np> (should|must|has to|to|needs to|can|could)* (show|shows|have|display|say|tell|tells|says|with|get|count|know)+ (its|their|the|me|us|also|a)* <value>`,
    `${ASK} (see|show|list|show me|have|want)* (the|all)? <kind:np> with (their|its|the) <value>`,
  ],
  weight: 0.8,
  read: figuresOn,
  examples: {
    'on the customer i need to see how many orders they have': '+ field Customer.Number of orders: integer',
    'the number of orders should stand on the customer': '+ field Customer.Number of orders: integer',
    'customers with their number of orders': '+ field Customer.Number of orders: integer',
    "i'd also like the number of unpaid orders on each customer":
      '+ field Customer.Number of orders: integer',
  },
  counter: [
    'a chart of orders by customer',
    'the total per month',
    'each order has a number',
    'customers with name and phone',
  ],
};

export const forEach: Rule = {
  name: 'a figure for each record',
  class: 'computed',
  when: [
    '(show|see|have|for|want|i)* (each|every)+ <kind:np> ,? (the|also|show|its|with)* <value>',
    `${ASK} (show|see|have|display|know)* (the)? <value> (for|of|with) (each|every) <kind:np>`,
  ],
  weight: 0.1,
  read: figuresOn,
  examples: {
    'for each booking the time between start and end': '+ field Booking.Duration: duration = End - Start',
  },
  counter: ['for each customer a chart', 'each order has a number'],
};
