import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { verbForm } from '../../language/verb-forms';
import { singular } from '../../words/inflect';
import { areIn, isSameWord, stems } from '../../words/stems';
import { nameKey } from '../../words/text';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { LIGHT, UNITS } from './words';

/** Which parts of an application the words of a figure name. */

export type Mention =
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'field'; readonly entity: Entity; readonly field: Field }
  | { readonly kind: 'option'; readonly entity: Entity; readonly field: Field; readonly id: string };

/** A mention with the tokens that it takes. */
export interface Place {
  readonly mention: Mention;
  readonly size: number;
}

const TELLING = new Set([
  'noun',
  'plural',
  'adjective',
  'verb',
  'verbs',
  'past',
  'ing',
  'quoted',
  'number',
  'adverb',
]);
const isTelling = (token: Token | undefined) =>
  token !== undefined && (TELLING.has(token.tag) || token.key === 'done');

/** 'pieces' of the pieces of clothing, 'runs' of the practice runs. */
export function entityNamed(text: string, world: World): Entity | undefined {
  const found = world.entity(text);
  if (found) return found;
  const key = singular(nameKey(text));
  const near = world.model.entities.filter(({ name }) => {
    const words = nameKey(name).split(' ');
    return (
      words.length > 1 && (words[0] === key || words.at(-1) === key || words.map(singular).includes(key))
    );
  });
  return near.length === 1 && key.length > 2 ? near[0] : undefined;
}

const isOwnName = (name: string, text: string) => {
  const [a, b] = [nameKey(name), nameKey(text)];
  return a === b || singular(a) === singular(b) || a.replaceAll(' ', '') === b.replaceAll(' ', '');
};

/** 'guests' is the field Guests before it is the field Guest. */
const ownField = (text: string, { fields }: Entity): Field | undefined =>
  fields.find(({ name }) => nameKey(name) === nameKey(text)) ??
  fields.find(({ name }) => isOwnName(name, text));

const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:iness|ness|y|ied|ing|ed|es|s|e)$/, '') : word;

/** 'how happy' is the field Happiness, 'weighs' the Weight: one field of the record begins so. */
function fieldBegun(token: Token, fields: readonly Field[]): Field | undefined {
  if (token.lemma.length < 4) return undefined;
  const said = [stemOf(token.lemma), stemOf(token.key)];
  const isSaid = (word: string) =>
    said.some((stem) => isSameWord(stem, stemOf(word))) || verbForm(word)?.lemma === token.lemma;
  const found = fields.filter(({ name }) => stems(name).some(isSaid));
  return found.length === 1 ? found[0] : undefined;
}

/** The only field that is counted in a unit. */
function fieldIn({ lemma }: Token, fields: readonly Field[]): Field | undefined {
  const unit = Object.hasOwn(UNITS, lemma) ? UNITS[lemma] : undefined;
  const found = unit ? fields.filter((field) => unit.test(field.unit ?? '')) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** The field of one record that words name. */
export function fieldNamed(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const text = wordsOf(words);
  const exact = ownField(text, entity);
  if (exact) return exact;
  const place = world.field(words, entity);
  if (place?.entity.id === entity.id) return place.field;
  // 'graduation year' is the Year of graduation.
  const within = words.length > 1 ? entity.fields.filter(({ name }) => areIn(stems(text), [name])) : [];
  if (within.length === 1 && stems(text).length > 1) return within[0];
  const [only] = words;
  return only && words.length === 1
    ? (fieldBegun(only, entity.fields) ?? fieldIn(only, entity.fields))
    : undefined;
}

function optionNamed(words: readonly Token[], entity: Entity) {
  const text = wordsOf(words);
  for (const field of entity.fields) {
    const option = field.options?.find(({ label }) => isOwnName(label, text) || isForm(words, label));
    if (option) return { field, id: option.id };
  }
  return undefined;
}

/** 'failed' is the option Fail, 'cancelled' the option Canceled. */
function isForm(words: readonly Token[], label: string): boolean {
  const [only] = words;
  const [word, ...more] = nameKey(label).split(' ');
  return (
    only !== undefined &&
    words.length === 1 &&
    more.length === 0 &&
    only.lemma.length > 3 &&
    (only.lemma === word || stemOf(only.key) === stemOf(word ?? ''))
  );
}

function mentionOf(
  words: readonly Token[],
  entities: readonly Entity[],
  world: World,
  isLoose: boolean,
): Mention | undefined {
  const text = wordsOf(words);
  const named = world.model.entities.find(
    ({ name, plural }) => isOwnName(name, text) || isOwnName(plural, text),
  );
  if (named) return { kind: 'entity', entity: named };
  for (const entity of entities) {
    const field = ownField(text, entity);
    if (field && field.type !== 'reference') return { kind: 'field', entity, field };
    const option = optionNamed(words, entity);
    if (option) return { kind: 'option', entity, ...option };
  }
  // 'show' is no misspelt shoe.
  const isPlain = words.every(({ key, lemma }) => LIGHT.has(key) && LIGHT.has(lemma));
  const entity = isPlain ? undefined : entityNamed(text, world);
  if (entity) return { kind: 'entity', entity };
  if (!isLoose) return undefined;
  for (const one of entities) {
    const field = fieldNamed(words, one, world);
    if (field) return { kind: 'field', entity: one, field };
  }
  return undefined;
}

/** The longest name of something that begins here. */
export function mentionAt(
  tokens: readonly Token[],
  at: number,
  entities: readonly Entity[],
  world: World,
  isLight: (token: Token) => boolean,
): Place | undefined {
  if (!isTelling(tokens[at])) return undefined;
  for (let size = Math.min(5, tokens.length - at); size > 0; size -= 1) {
    const words = tokens.slice(at, at + size);
    const last = words.at(-1);
    if (!last || (!isTelling(last) && size > 1)) continue;
    const isLoose = !words.every(isLight) && (size === 1 || words.every(isTelling));
    const mention = mentionOf(words, entities, world, isLoose);
    if (mention) return { mention, size };
  }
  return undefined;
}
