import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { typeWord } from '../../words/value-spec';
import { wordsOf, type Said } from '../rule';
import type { World } from '../world';
import { isOnly, kindSaid, withPlace } from './edit-said';
import { oneField, partsOf } from './fields-said';

/** What plain orders name: things of the application by what they are called, with nothing said beside. */

/** What a reading of a plain order counts for by each of its words: more than anything that is guessed. */
export const CERTAIN = 1.2;
/** What stands in front of an order and asks for nothing by itself. */
export const ORDER = '($ask | also | just | now | then | next | simply | , )*';

/** What may stand behind an order: why it is given, with words that begin no name. */
export const REASON = `(,? (please | instead | now | then | from now on | again | altogether | completely | entirely | any more | anymore |
  either | for now | at all | really | i think | though | thanks))*
  ((,|-|;)? (because | since | so that | cos | cause) <why> |
  (,|-|;) (that 's | that is | it 's | it is | they 're | nobody | no one | we | i | they | he | she | which) <why>)?`;

const BEFORE =
  /^(?:the|a|an|my|our|its|their|this|that|these|those|both|existing|current|field|fields|column|columns|called|named|:)$/;
const BEHIND = /^(?:fields?|columns?|box|boxes|property|attribute|:)$/;

/** Whether a clause says that something may not be. */
export const isDenied = ({ clause }: Said): boolean =>
  clause.some(({ tag, key }) => tag === 'not' || /^(?:no|never|cannot)$/.test(key));

/** Without 'the field called' in front and 'field' behind; a name that is only such a word is kept. */
export function coreOf(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to - 1 && tokens[from]?.tag !== 'quoted' && BEFORE.test(tokens[from]?.key ?? '')) from += 1;
  while (to > from + 1 && BEHIND.test(tokens[to - 1]?.key ?? '')) to -= 1;
  return tokens.slice(from, to);
}

const tight = (name: string) => singular(nameKey(name)).replace(/ /g, '');
/** The same name, in the singular or the plural, with or without spaces. */
export const isCalled = (name: string, text: string): boolean =>
  nameKey(name) === nameKey(text) || tight(name) === tight(text);

/** 'customers' are records before they are the field Customer. */
function isFieldCalled({ name }: Field, text: string, { model }: World): boolean {
  const areRecords = model.entities.some(({ plural }) => nameKey(plural) === nameKey(text));
  return areRecords ? nameKey(name) === nameKey(text) : isCalled(name, text);
}

/** The kinds of record in which a field is looked for: the one that is named, else the one spoken of before the others. */
const homesOf = (world: World, named: Entity | undefined): readonly Entity[] =>
  named ? [named] : [world.current, ...world.model.entities.filter(({ id }) => id !== world.current.id)];

/** What is called so before it is looked for by a part of its name. */
function isOtherwise(tokens: readonly Token[], world: World): boolean {
  const text = wordsOf(tokens);
  return world.model.entities.some(
    ({ plural, fields }) =>
      nameKey(plural) === nameKey(text) ||
      fields.some(({ options }) => options?.some(({ label }) => nameKey(label) === nameKey(text)) === true),
  );
}

const TOLD = /^(?:pronoun|be|modal|link|do|have|not|question|verbs)$/;

/** The only field that words can mean, by a part of its name. */
function fieldLike(core: readonly Token[], world: World, named: Entity | undefined, home: Entity) {
  if (core.some(({ tag }) => TOLD.test(tag)) || core.length > 5 || isOtherwise(core, world)) return undefined;
  const place = oneField(core, world, named ?? home);
  const isThere = place && (!named || place.entity.id === named.id);
  return isThere && isOnly(core, place) ? place : undefined;
}

/** The field that words are the name of and nothing more: 'the phone field of the customers', 'customer phone'. */
export function fieldCalled(tokens: readonly Token[], world: World, home?: Entity): FieldPlace | undefined {
  if (tokens.length === 0 || tokens.length > 9) return undefined;
  const { what, entity } = withPlace(tokens, world);
  const rows: readonly (readonly [readonly Token[], Entity | undefined])[] = [
    [coreOf(tokens), home],
    [coreOf(what), entity ?? home],
  ];
  for (const [name, owner] of rows)
    for (const one of homesOf(world, owner)) {
      const text = wordsOf(name);
      // 'guests' are the field Guests before they are the field Guest.
      const field =
        one.fields.find((each) => nameKey(each.name) === nameKey(text)) ??
        one.fields.find((each) => isFieldCalled(each, text, world));
      if (field) return { entity: one, field };
    }
  return fieldLike(coreOf(what), world, entity, home ?? world.current);
}

const KINDS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^(?:date|datetime)$/],
  ['number', /^(?:integer|number)$/],
  ['checkbox', /^boolean$/],
  ['tick', /^boolean$/],
  ['price', /^money$/],
  ['amount', /^money$/],
  ['link', /^(?:url|reference)$/],
  ['picture', /^image$/],
  ['photo', /^image$/],
]);

/** 'all the dates' are those that hold one, 'the supplier fields' those that have the word in their names. */
function groupCalled(tokens: readonly Token[], world: World, home?: Entity): readonly FieldPlace[] {
  const { what, entity = home ?? world.current } = withPlace(tokens, world);
  const isAll = what.some(({ key }) => /^(?:all|every|each|both)$/.test(key));
  const areFields = /^(?:fields|columns|boxes)$/.test(what.at(-1)?.key ?? '');
  const words = coreOf(what.filter(({ key }) => !/^(?:all|every|each|both|of)$/.test(key)));
  const [only, ...more] = words;
  if (!only || more.length > 0 || !(isAll || areFields)) return [];
  const word = singular(only.key);
  const type = isAll ? (KINDS.get(word) ?? byWord(word)) : undefined;
  const fits = ({ name, type: own }: Field) =>
    type?.test(own) === true || nameKey(name).split(' ').map(singular).includes(word);
  return entity.fields.filter(fits).map((field) => ({ entity, field }));
}

const byWord = (word: string): RegExp | undefined => {
  const type = typeWord(word);
  return type && new RegExp(`^${type}$`);
};

/** The fields of an enumeration, each by its name; undefined where one of them is none. */
export function fieldsCalled(
  tokens: readonly Token[],
  world: World,
  home?: Entity,
): readonly FieldPlace[] | undefined {
  const group = groupCalled(tokens, world, home);
  if (group.length > 1) return group;
  const parts = partsOf(tokens);
  const whole = fieldCalled(tokens, world, home);
  if (whole && (parts.length === 1 || isCalled(whole.field.name, wordsOf(coreOf(tokens))))) return [whole];
  if (parts.length < 2) return undefined;
  const inside = withPlace(tokens, world).entity;
  const last = fieldCalled(parts.at(-1) ?? [], world, home);
  const owner = inside ?? home ?? (parts.every((part) => part.length > 0) ? last?.entity : undefined);
  const places = parts.map((part) => fieldCalled(part, world, owner) ?? fieldCalled(part, world));
  return places.every((place) => place !== undefined) ? places : undefined;
}

export interface OptionPlace {
  readonly entity: Entity;
  readonly field: Field;
  readonly option: string;
}

const OPTION_BEFORE =
  /^(?:the|a|an|its|our|this|that|option|options|choice|choices|value|values|called|named|:)$/;
const OPTION_BEHIND = /^(?:options?|choices?|values?)$/;

/** The options that are called so: of a field, else of all that there are. */
export function optionsCalled(
  tokens: readonly Token[],
  world: World,
  within?: Field,
): readonly OptionPlace[] {
  let [from, to] = [0, tokens.length];
  while (from < to - 1 && tokens[from]?.tag !== 'quoted' && OPTION_BEFORE.test(tokens[from]?.key ?? ''))
    from += 1;
  while (to > from + 1 && OPTION_BEHIND.test(tokens[to - 1]?.key ?? '')) to -= 1;
  const label = wordsOf(tokens.slice(from, to));
  return homesOf(world, undefined).flatMap((entity) =>
    entity.fields.flatMap((field) =>
      (within && within.id !== field.id ? [] : (field.options ?? []))
        .filter((option) => nameKey(option.label) === nameKey(label))
        .map(({ id }) => ({ entity, field, option: id })),
    ),
  );
}

/** 'status open', 'the category garden', 'its option ok', 'sent in the status': a choice and one of its options. */
export function optionOfChoice(tokens: readonly Token[], world: World): OptionPlace | undefined {
  for (let at = 1; at < tokens.length; at += 1) {
    const isBehind = /^(?:in|of|from|for|under)$/.test(tokens[at]?.key ?? '');
    const choice = isBehind ? tokens.slice(at + 1) : tokens.slice(0, at);
    const label = isBehind ? tokens.slice(0, at) : tokens.slice(at);
    const place = choice.length > 0 ? fieldCalled(choice, world) : undefined;
    const [option] = place?.field.options ? optionsCalled(label, world, place.field) : [];
    if (option) return option;
  }
  return undefined;
}

const isNameOfAny = (key: string, { model }: World) =>
  model.entities.some(({ fields }) =>
    fields.some(({ name, options = [] }) =>
      [name, ...options.map(({ label }) => label)].some((one) => nameKey(one) === key),
    ),
  );

/** The kind of record that words call, as a table, by its plural or by a name that nothing else has. */
export function kindCalled(tokens: readonly Token[], world: World): Entity | undefined {
  const isTable = /^(?:tables?|lists?|sections?)$/.test(tokens.at(-1)?.key ?? '');
  const entity = kindSaid(tokens, world);
  const name = nameKey(wordsOf(coreOf(isTable ? tokens.slice(0, -1) : tokens)));
  if (!entity) return undefined;
  // 'boat' is the records too, where nothing else is called so.
  const isOne = nameKey(entity.name) === name && !isNameOfAny(name, world);
  return isTable || isOne || nameKey(entity.plural) === name ? entity : undefined;
}
