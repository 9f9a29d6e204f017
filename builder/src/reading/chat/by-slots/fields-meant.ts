import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { FieldPlace } from '../../../model/find';
import { isNearly } from '../../../words/fuzzy';
import { singular } from '../../../words/inflect';
import { nameKey } from '../../../words/text';
import { likelyField } from '../../meaning/naming';
import { wordsOf } from '../../rule';
import { fieldsMeant, isPointer, kindSaid } from '../../rules/edit-said';
import { partsOf } from '../../rules/fields-said';
import type { World } from '../../world';
import type { Slots } from './slots';

/** Which fields and kinds of records the slots of a wish mean. What may be two things is none. */

export type Accepts = (field: Field) => boolean;
const ANY: Accepts = () => true;

const LEADS =
  /^(?:(?:the|a|an|my|our|your|their|its|his|her|this|that|each|every|all|field|column|box)\s+)+/i;
const TAILS = /\s+(?:fields?|columns?|box|boxes|tick)$/i;

const tight = (name: string) => name.replace(/ /g, '');

type Alike = (name: string, said: string) => boolean;

/** 'inv no' is the inventory number as it is shortened in writing. */
function isShortened(name: string, said: string): boolean {
  const [words, short] = [name.split(' '), said.split(' ')];
  return (
    tight(said).length > 3 &&
    words.length === short.length &&
    short.every((part, at) => part.length > 1 && words[at]?.startsWith(part) === true)
  );
}

/** From strict to loose; a looser way is only tried where no stricter one finds anything. */
const WAYS: readonly Alike[] = [
  (name, said) => name === said,
  (name, said) => singular(name) === singular(said),
  (name, said) => tight(name) === tight(said),
  (name, said) => isNearly(name, said) || isNearly(singular(name), singular(said)),
  isShortened,
];

/** Words for what only a field of that type can hold. */
const SYNONYMS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:(?:tele|mobile ?|cell ?)?phones?|tel|mobile|cell|telephone)(?: (?:number|no|nr))?$/, /^phone$/],
  [/^(?:e ?)?mails?(?: address)?$/, /^email$/],
  [/^(?:web ?site|site|web ?page|homepage|url)$/, /^url$/],
  [/^(?:photos?|pictures?|pics?|images?|fotos?)$/, /^image$/],
  [/^(?:notes?|remarks?|comments?)$/, /^longtext$/],
  [/^(?:status|state|stage|kind|type|category|categorie)(?:s|es)?$/, /^choice$/],
  [/^(?:date|day)$/, /^(?:date|datetime)$/],
];

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** As it is called, in number and spelling aside; null where two are called so. */
function calledSo(said: string, entity: Entity, accepts: Accepts): Field | null | undefined {
  for (const isAlike of WAYS) {
    const found = entity.fields.filter((field) => accepts(field) && isAlike(nameKey(field.name), said));
    if (found.length > 0) return only(found) ?? null;
  }
  return undefined;
}

function bySynonym(said: string, entity: Entity, accepts: Accepts): Field | undefined {
  const [, type] = SYNONYMS.find(([words]) => words.test(said)) ?? [];
  return type && only(entity.fields.filter((field) => accepts(field) && type.test(field.type)));
}

const saidBy = (tokens: readonly Token[]) =>
  nameKey(wordsOf(tokens).replace(LEADS, '').replace(TAILS, '').replace(/[.'"]/g, ' ').trim());

/** The field of a kind of record; called so before only like it. */
function fieldIn(tokens: readonly Token[], entity: Entity, accepts: Accepts): Field | undefined {
  const said = saidBy(tokens);
  const called = calledSo(said, entity, accepts);
  if (called !== undefined) return called ?? undefined;
  return likelyField(tokens, entity, accepts) ?? bySynonym(said, entity, accepts);
}

/** The field that words name: of the records that are spoken of first, and elsewhere only where there is just one. */
export function fieldNamed(
  tokens: readonly Token[],
  world: World,
  home?: Entity,
  accepts: Accepts = ANY,
): FieldPlace | undefined {
  if (tokens.length === 0 || tokens.length > 8) return undefined;
  const placed = (entity: Entity, field: Field | null | undefined) => (field ? { entity, field } : undefined);
  if (home) return placed(home, fieldIn(tokens, home, accepts));
  const { current } = world;
  const others = world.model.entities.filter(({ id }) => id !== current.id);
  const said = saidBy(tokens);
  const here = calledSo(said, current, accepts);
  if (here !== undefined) return placed(current, here);
  const strict = others.flatMap((one) => placed(one, calledSo(said, one, accepts)) ?? []);
  if (strict.length > 0) return only(strict);
  return (
    placed(current, fieldIn(tokens, current, accepts)) ??
    only(others.flatMap((one) => placed(one, fieldIn(tokens, one, accepts)) ?? []))
  );
}

/** The kind of record that the wish names; the first where it names more. */
export function kindMeant(slots: Slots, world: World): Entity | undefined {
  for (const tokens of slots.all('t')) {
    const entity = kindSaid(tokens, world);
    if (entity) return entity;
  }
  return undefined;
}

/** 'it', 'them', 'the other one': what was spoken of. */
function pointedAt(tokens: readonly Token[], world: World): readonly FieldPlace[] | undefined {
  const isOne =
    tokens.length === 1 &&
    tokens[0]?.key !== 'one' &&
    (tokens[0]?.tag === 'pronoun' || tokens[0]?.key === 'same');
  if (!isPointer(tokens) && !isOne) return undefined;
  return isPointer(tokens) ? fieldsMeant(tokens, world) : touched(world);
}

export function touched(world: World): readonly FieldPlace[] | undefined {
  const { field: id } = world.touched;
  const found = world.model.entities.flatMap((entity) =>
    entity.fields.filter((field) => field.id === id).map((field) => ({ entity, field })),
  );
  return found.length > 0 ? found : undefined;
}

/** One slot may hold an enumeration. */
function namedIn(tokens: readonly Token[], world: World, home?: Entity): readonly FieldPlace[] | undefined {
  if (isPointer(tokens)) return pointedAt(tokens, world);
  const whole = fieldNamed(tokens, world, home);
  if (whole) return [whole];
  const parts = partsOf(tokens);
  const each = parts.map((part) => fieldNamed(part, world, home));
  return parts.length > 1 && each.every((one) => one !== undefined) ? each : undefined;
}

const distinct = (places: readonly FieldPlace[]) =>
  places.filter(({ field }, at) => places.findIndex((one) => one.field.id === field.id) === at);

/** All fields that a wish names, else those that it points at; undefined where one of them is none. */
export function fieldsOf(slots: Slots, world: World): readonly FieldPlace[] | undefined {
  const named = slots.all('f');
  if (named.length > 0) {
    const home = kindMeant(slots, world);
    const found = named.map((tokens) => namedIn(tokens, world, home));
    return found.every((places) => places !== undefined) ? distinct(found.flat()) : undefined;
  }
  const pointed = slots.all('p').map((tokens) => pointedAt(tokens, world));
  return pointed.find((places) => places !== undefined && places.length > 0);
}

/** Of a wish that names nothing at all, such as 'may stay blank though': what was spoken of. */
export const orTouched = (slots: Slots, world: World): readonly FieldPlace[] | undefined =>
  slots.isEmpty ? touched(world) : fieldsOf(slots, world);
