import {
  FIELD_TYPES,
  type Entity,
  type Field,
  type FieldType,
  type SignIn,
  type TableAccess,
} from '@tessera/shared/contracts';
import type { Dice } from './dice-testing';
import { whyNotIndexed } from './indexes';

/** Random fields of an entity, and conditions on them. */

export const TONES = ['neutral', 'accent', 'info', 'good', 'warning', 'bad'] as const;

export const isTyped = ({ computed }: Field) => computed === undefined;
export const isDay = ({ type }: Field) => type === 'date' || type === 'datetime';
export const isGroup = ({ type, many }: Field) =>
  (type === 'choice' || type === 'reference') && many !== true;

function makeChoice(dice: Dice): Pick<Field, 'options' | 'many'> {
  const options = Array.from({ length: 1 + dice.upTo(3) }, () => ({
    id: dice.ids.option(),
    label: dice.name(),
    ...(dice.oneIn(2) ? { tone: dice.pick(TONES) } : {}),
  }));
  return { options, ...(dice.oneIn(4) ? { many: true } : {}) };
}

function makeReference(dice: Dice, entities: readonly string[]): Pick<Field, 'reference' | 'many'> {
  const many = dice.oneIn(3);
  const onDelete = many ? 'clear' : dice.pick(['refuse', 'cascade', 'clear'] as const);
  return {
    reference: { entity: dice.pick(entities), inverse: dice.name(), onDelete },
    ...(many ? { many } : {}),
  };
}

function defaultFor(dice: Dice, type: FieldType, { options, many }: Partial<Field>): Pick<Field, 'default'> {
  if (dice.oneIn(2)) return {};
  if (type === 'date') return { default: 'today' };
  if (type === 'integer') return { default: String(dice.upTo(9)) };
  const [option] = options ?? [];
  return option && many !== true ? { default: option.id } : {};
}

function makeField(dice: Dice, type: FieldType, entities: readonly string[]): Field {
  const id = dice.ids.field();
  const special =
    type === 'choice' ? makeChoice(dice) : type === 'reference' ? makeReference(dice, entities) : {};
  return {
    id,
    name: dice.name(),
    type,
    key: `${id}.${String(1 + dice.upTo(2))}`,
    required: dice.oneIn(3),
    ...(type === 'text' && dice.oneIn(3) ? { unique: true } : {}),
    ...(dice.oneIn(4) ? { help: `What ${dice.name()} means.` } : {}),
    ...defaultFor(dice, type, special),
    ...special,
    ...(type === 'rating' ? { min: 1, max: 5 } : {}),
    ...(type === 'integer' && dice.oneIn(2) ? { min: 0, max: 1000, unit: 'kg' } : {}),
  };
}

/** What fields of an entity can be worked out to, with the type that holds it. */
function computations(fields: readonly Field[]): (readonly [type: FieldType, text: string])[] {
  return fields.filter(isTyped).flatMap(({ id, type, many }): (readonly [FieldType, string])[] => {
    if (type === 'integer' || type === 'number') return [['number', `${id} * 2 + 1`]];
    if (type === 'money') return [['money', `${id} * 2`]];
    if (type === 'date') return [['date', `${id} + 3 days`]];
    if (type === 'text') return [['text', `${id} + " f1 e2"`]];
    return type === 'reference' && many !== true ? [['boolean', `${id} is empty`]] : [];
  });
}

function makeComputed(dice: Dice, fields: readonly Field[]): Field[] {
  const possible = computations(fields);
  if (possible.length === 0 || dice.oneIn(2)) return [];
  const [type, computed] = dice.pick(possible);
  const id = dice.ids.field();
  return [{ id, name: dice.name(), type, key: `${id}.1`, required: false, computed }];
}

/** Something that is true or not of a record. */
export function makeCondition(dice: Dice, fields: readonly Field[]): string {
  const field = dice.pick(fields);
  const { id, type, options = [], many } = field;
  if (type === 'choice' && many !== true) return `${id} = ${dice.pick(options).id}`;
  if (type === 'integer' || type === 'number') return `${id} > ${String(dice.upTo(9))}`;
  if (type === 'date') return `${id} < today`;
  return type === 'boolean' ? id : `${id} is not empty`;
}

export function makeFields(dice: Dice, entities: readonly string[]): Field[] {
  const typed = [
    makeField(dice, 'text', entities),
    ...dice.times(7, () => makeField(dice, dice.pick(FIELD_TYPES), entities)),
  ];
  return [...typed, ...makeComputed(dice, typed)];
}

/** None, or some on one field and some on two. */
export function makeIndexes(dice: Dice, fields: readonly Field[]): Pick<Entity, 'indexes'> {
  const fitting = dice.pickSome(fields.filter((field) => whyNotIndexed(field) === undefined));
  const lists = fitting
    .slice(0, 3)
    .map(({ id }, at) => [id, ...fitting.slice(at + 1, at + 2).map((next) => next.id)]);
  const indexes = lists.map((list) => ({ id: dice.ids.node('i'), fields: list }));
  return indexes.length === 0 ? {} : { indexes };
}

/** Whoever may change records may read them. */
export function makeAccess(dice: Dice): TableAccess {
  const read = dice.oneIn(2);
  const visitors = { read, add: dice.oneIn(2), change: read && dice.oneIn(2), remove: read && dice.oneIn(2) };
  return dice.oneIn(3) ? { visitors, own: true } : { visitors };
}

export const makeSignIn = (dice: Dice): SignIn => ({
  who: dice.pick(['invited', 'open'] as const),
  newcomers: dice.pick(['editor', 'viewer'] as const),
});
