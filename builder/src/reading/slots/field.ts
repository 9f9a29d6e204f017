import type { Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { retyped, typeSaid } from '../rules/edit-types';
import { firstOf, outcomeOf, partsOf } from '../rules/fields-said';
import type { World } from '../world';
import { boundSaid } from './rule-bounds';
import { rangeIn } from './rule-range';
import { requiredSaid } from './required';
import type { SlotReader } from './slot-reader';

/** More about a field: its options, unit, type and range, and whether it may stay empty. */

const JOINT =
  /^(?:is|are|be|means|mean|goes|go|from|:|=|should|one|of|either|has|have|can|as|just|only|options|entered|measured)$/;
const OVER = /^(?:over|then|→|->|>|through|via)$/;
const LONG = /^(?:long|novels|lines|paragraphs|essay)$/;

interface Parts {
  readonly front: readonly Token[];
  readonly rest: readonly Token[];
}

/** The field stands in front of the first word that joins, what is said of it behind them. */
function partsIn(tokens: readonly Token[]): Parts {
  const at = tokens.findIndex(({ key }, index) => index > 0 && JOINT.test(key));
  if (at < 0) return { front: [], rest: tokens };
  let end = at;
  while (end < tokens.length && JOINT.test(tokens[end]?.key ?? '')) end += 1;
  return { front: tokens.slice(0, at), rest: tokens.slice(end) };
}

/** 'from open over fixed to verified' lists three. */
function listed(tokens: readonly Token[]): readonly Token[] {
  const isWay = tokens.some(({ key }) => OVER.test(key));
  return tokens
    .filter(({ key }, at) => !(at === tokens.length - 1 && /^[.!]$/.test(key)))
    .map((token): Token =>
      OVER.test(token.key) || (isWay && token.key === 'to')
        ? { ...token, key: ',', text: ',', lemma: ',', tag: 'mark' }
        : token,
    );
}

const OPTION_TEXT = 40;

/** The options of an enumeration: two at least, and short. */
function optionsIn(tokens: readonly Token[]): readonly string[] {
  const parts = partsOf(listed(tokens), /^(?:,|\/|or|and|;)$/);
  const labels = parts.map((part) =>
    part
      .map(({ text }) => text)
      .join(' ')
      .replace(/ ' ?| '/g, "'")
      .replace(" n't", "n't"),
  );
  const isList =
    labels.length > 1 && parts.every((part) => part.length < 5 && !part.some(({ tag }) => tag === 'pronoun'));
  return isList && labels.every((label) => label.length <= OPTION_TEXT)
    ? labels.map((label) => label.slice(0, 1).toUpperCase() + label.slice(1))
    : [];
}

const CAN_LIST = /^(?:text|choice|longtext|tags|boolean|money|number|person|rating|integer)$/;

function withOptions(field: Field, options: readonly string[], world: World): Outcome | undefined {
  if (!CAN_LIST.test(field.type) || field.computed !== undefined) return undefined;
  return outcomeOf(world, [{ kind: 'retypeField', field: field.id, type: 'choice', limits: { options } }]);
}

/** The only field that can be one of these: a choice that has none of its own, or what is called a status. */
function choiceMeant(world: World): Field | undefined {
  const { fields } = world.current;
  const touched = fields.find(({ id }) => id === world.touched.field);
  const states = fields.filter(({ name }) => /\b(?:status|state|stage|verdict|result|outcome)\b/i.test(name));
  return touched ?? (states.length === 1 ? states[0] : undefined);
}

function fieldIn(front: readonly Token[], world: World): Field | undefined {
  const words = front.filter(({ tag }) => tag !== 'article' && tag !== 'modal');
  return words.length === 0 ? undefined : firstOf(world, (entity) => ownField(words, entity, world));
}

function optionsSaid(tokens: readonly Token[], world: World): Outcome | undefined {
  const { front, rest } = partsIn(tokens);
  const options = optionsIn(rest);
  const isThat =
    front.length > 0 && front.every(({ tag }) => tag === 'link' || tag === 'pronoun' || tag === 'article');
  const field = fieldIn(front, world) ?? (front.length === 0 || isThat ? choiceMeant(world) : undefined);
  return field && options.length > 1 ? withOptions(field, options, world) : undefined;
}

function typeMeant(tokens: readonly Token[], world: World): Outcome | undefined {
  const { front, rest } = partsIn(tokens);
  const field = fieldIn(front, world);
  const entity = field && world.model.entities.find(({ fields }) => fields.includes(field));
  if (!field || !entity) return undefined;
  const long: FieldType = 'longtext';
  if (rest.some(({ key }) => LONG.test(key)))
    return outcomeOf(
      world,
      field.type === long ? [] : [{ kind: 'retypeField', field: field.id, type: long, limits: {} }],
    );
  const said =
    typeSaid(rest, world) ?? typeSaid(tokens.slice(tokens.findIndex(({ key }) => key === 'in')), world);
  return said && retyped(entity, field, said, false, world);
}

const EMPTY = /^(?:empty|blank|optional|required|compulsory|mandatory)$/;

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = clause.slice(0, 60).filter(({ key }) => !/^[()]$/.test(key));
  const isList = optionsIn(partsIn(tokens).rest).length > 2;
  if (!isList && tokens.some(({ key }) => EMPTY.test(key))) return requiredSaid(tokens, world);
  const bounds = rangeIn(tokens) ? boundSaid(tokens, world) : undefined;
  return bounds ?? optionsSaid(tokens, world) ?? typeMeant(tokens, world);
}

export const FIELD_SLOTS: SlotReader = {
  class: 'field',
  read,
  examples: {
    'city means York, Leeds or Hull': '~ type Customer.City: choice York / Leeds / Hull',
    'city is one of York, Leeds or Hull': '~ type Customer.City: choice York / Leeds / Hull',
    'city: York, Leeds, Hull': '~ type Customer.City: choice York / Leeds / Hull',
    'status goes from new over packed to gone': '~ type Order.Status: choice New / Packed / Gone',
    'status = wanted, ordered, arrived': '~ type Order.Status: choice Wanted / Ordered / Arrived',
    'that goes wanted, ordered, arrived': '~ type Order.Status: choice Wanted / Ordered / Arrived',
    'wanted, ordered, arrived': '~ type Order.Status: choice Wanted / Ordered / Arrived',
    'seats is between 2 and 5': '~ type Room.Seats: integer 2-5',
    'points go from 0 to 50': '~ type Customer.Points: integer 0-50',
    'the city can be really long': '~ type Customer.City: longtext',
    'the guest can stay blank': '- required Booking.Guest',
    'runs: distance is in miles': '~ type Run.Distance: number miles | number mi',
    'stock: cost is compulsory': '+ required Item.Cost',
    'tasks: priority is now, soon or never': '~ type Task.Priority: choice Now / Soon / Never',
    'guests between 1 and 8': '~ type Booking.Guests: integer 1-8',
  },
};
