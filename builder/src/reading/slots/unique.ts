import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { together } from '../rules/constraint-pairs';
import { setUnique } from '../rules/constraint-unique';
import { firstOf } from '../rules/fields-said';
import { momentOf } from '../rules/span-of';
import type { World } from '../world';
import { asTypes } from './as-types';
import { fieldFor, isTime, namesIn } from './rule-taken';
import type { SlotReader } from './slot-reader';

/** What may not come up twice: the fields that are named, together where they are two. */

const NOT_TOLD_APART = /^(?:boolean|image|rating|color|tags)$/;
const canBe = ({ type, computed, many }: Field) =>
  computed === undefined && many !== true && !NOT_TOLD_APART.test(type);
const IDS = /\b(?:number|no|nr|code|id|reference|ref|serial|tag|barcode|plate|isbn)\b/i;
const DAY = /^(?:day|date|daily)$/;
const SAYS =
  /^(?:unique|twice|once|repeat|repeats|same|double|doubles|dupes|duplicate|duplicates|entry|entries|line|lines|record|records|row|rows|alike|identical|reused|only|just|kind|law|list)$/;

/** 'set nr' is the set number. */
const SHORT = /^(?:nr|num|no|#|nos)$/;

function mended(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at): Token =>
    SHORT.test(token.key) && at > 0
      ? { ...token, key: 'number', lemma: 'number', text: 'number', tag: 'noun' }
      : token,
  );
}

function byName(name: readonly Token[], entity: Entity, world: World): Field | undefined {
  const words = name.filter(({ key }) => !SAYS.test(key));
  if (words.length === 0) return undefined;
  if (words.every(({ key }) => DAY.test(key))) return momentOf(entity);
  if (words.every(({ key }) => PERSON.test(key))) return personOf(entity);
  const own = ownField(words, entity, world, canBe) ?? ownField(words, entity, world, isTime);
  return own ?? byPart(words, entity, world);
}

/** Whom a record is about, where it says so by a link. */
function personOf(entity: Entity): Field | undefined {
  const links = entity.fields.filter(
    (field) => /^(?:reference|person)$/.test(field.type) && field.many !== true,
  );
  return links.length === 1 ? links[0] : undefined;
}

function byPart(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const found = fieldFor(words, entity, world);
  if (found && canBe(found)) return found;
  // 'the Gibbons number' of a list with one number.
  const last = words.at(-1);
  return last && IDS.test(last.lemma) ? idOf(entity) : undefined;
}

/** The only field that tells records apart. */
function idOf(entity: Entity): Field | undefined {
  const ids = entity.fields.filter((field) => canBe(field) && IDS.test(field.name));
  return ids.length === 1 ? ids[0] : undefined;
}

const PERSON = /^(?:person|people|somebody|one|anyone)$/;

/** What 'the same person twice' is said of. */
function labelOf(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const isNamed = tokens.some(
    (token) => PERSON.test(token.key) || (token.tag !== 'pronoun' && world.entity([token])?.id === entity.id),
  );
  const label = entity.fields.find(({ id }) => id === entity.labelField);
  return isNamed && label && canBe(label) && label.type !== 'reference' ? label : undefined;
}

function fieldsIn(tokens: readonly Token[], entity: Entity, world: World): readonly Field[] {
  const whole = ownField(tokens, entity, world, canBe);
  if (whole && tokens.length < 4) return [whole];
  const found = namesIn(tokens).map((name) => byName(name, entity, world));
  return [...new Set(found.filter((field) => field !== undefined))];
}

/** 'one number, one buyer' is said of the number; with a third one it is said of both. */
const isEach = (tokens: readonly Token[]) => tokens.filter(({ key }) => key === 'one').length === 2;

function keep(
  entity: Entity,
  fields: readonly Field[],
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const [first] = fields;
  if (!first) return undefined;
  const isPair = fields.length > 1 && !isEach(tokens) && !tokens.some(({ key }) => key === 'number,');
  // A code that was taken for a long text is short.
  const types = fields.map(
    (field) =>
      [
        field,
        /^(?:longtext|choice)$/.test(field.type) && IDS.test(field.name) ? 'text' : field.type,
      ] as const,
  );
  return asTypes(types, world, (typed) => {
    const there = typed.model.entities.find(({ id }) => id === entity.id) ?? entity;
    const now = fields.map((field) => there.fields.find(({ id }) => id === field.id) ?? field);
    return isPair
      ? together(there, now, typed)
      : setUnique(
          now.slice(0, 1).map((field) => ({ entity: there, field })),
          true,
          typed,
        );
  });
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = mended(clause.slice(0, 60));
  const named = firstOf(world, (entity) => {
    const fields = fieldsIn(tokens, entity, world);
    return fields.length > 0 ? keep(entity, fields, tokens, world) : undefined;
  });
  if (named) return named;
  const entity = world.current;
  const touched = entity.fields.find(({ id }) => id === world.touched.field);
  const field = touched ?? labelOf(tokens, entity, world) ?? idOf(entity);
  return field && keep(entity, [field], tokens, world);
}

export const UNIQUE_SLOTS: SlotReader = {
  class: 'unique',
  read,
  examples: {
    'numbers never repeat': '+ unique Order.Number',
    'number: no two alike': '+ unique Order.Number',
    'order nr only once': '+ unique Order.Number',
    'which must not repeat': '+ unique Order.Number',
    'runs: no date a second time': '+ unique Run.Date',
    unique: '+ unique Order.Number',
    'email unique by law': '+ unique Customer.Email',
    'one phone never for two people': '+ unique Customer.Phone',
    'the number identifies an order and must not recur': '+ unique Order.Number',
    'every email just once in the list': '+ unique Customer.Email',
    'runs: one per day': '+ unique Run.Date',
    'runs: one entry a day': '+ unique Run.Date',
    'same guest and room not twice': '+ rule Booking unique Guest, Room',
    'no phone for two': '+ unique Customer.Phone',
    'an order number exists once only': '+ unique Order.Number',
  },
};
