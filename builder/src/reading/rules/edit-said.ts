import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { findEntity, findOption } from '../../model/find';
import { optionLabel } from '../../words/value-spec';
import { sentenceCase } from '../../words/casing';
import { nameKey, shorten, unquote } from '../../words/text';
import { tokenise } from '../../language/tokenise';
import { allStems, nameStems, tellingStems, withoutUn } from '../meaning/naming';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { fieldsSaid, oneField } from './fields-said';

/** What the changes of chat have in common: where something is, and which node of the application words name. */

/** Behind what is asked: where to stop listening. */
export const WHY = `(,? (please|instead|now|then|from now on|again|altogether|completely|entirely|any more|anymore|either|for now|at all|really|
  i think|though|thanks|for me|for us))* (,|-|;)?
  ((because|since|as|so|cos|cause|that 's what|that is what|it 's|they 're|nobody|no one|we|i|they|he|she|which|but|the) <why>)?`;

const EMPTY_PLACE =
  /^(?:there|here|it|them|that|this|one|list|form|app|application|page|screen|table|each|each one|every one|all|record|entry|thing|each of them|every entry|each entry)$/;
const ARTICLES = /^(?:the|a|an|each|every|all|our|my|their|its|new|single|of|any|this|that|these|those)$/;
const NOT_THERE = /^(?:own|separate|new|different|dedicated|second|another|extra|proper|real|other)$/;

/** Without the word for a table behind; nothing of 'its own table', which is none that is there, whatever is called like 'own'. */
function withoutTable(words: readonly Token[]): readonly Token[] {
  const last = words.at(-1)?.key ?? '';
  if (words.length < 2 || !/^(?:table|list|form|page|records?|section|tab|screen|cards?)$/.test(last))
    return words;
  const named = words.slice(0, -1);
  return named.every(({ key }) => NOT_THERE.test(key)) ? [] : named;
}

/** The kind of record that words are, and nothing else: no field of it, no part of its name. */
export function kindSaid(tokens: readonly Token[], world: World): Entity | undefined {
  let from = 0;
  while (from < tokens.length - 1 && ARTICLES.test(tokens[from]?.key ?? '')) from += 1;
  const words = tokens.slice(from).filter(({ tag }) => tag !== 'mark');
  const named = withoutTable(words);
  if (named.length === 0 || named.length > 5) return undefined;
  return findEntity(world.model, wordsOf(named));
}

const PLACED = /^(?:to|on|in|for|with|of|onto|into|from|at|under|inside|per)$/;
const isNowhere = (tokens: readonly Token[]) =>
  EMPTY_PLACE.test(
    tokens
      .filter(({ key }) => !/^(?:the|my|our|a|every|of)$/.test(key))
      .map(({ key }) => key)
      .join(' '),
  );
const TRAILS =
  /^(?:there|here|too|also|please|somewhere|somehow|instead|now|then|again|thanks|though|maybe|anywhere|,)$/;

interface Placed {
  readonly what: readonly Token[];
  readonly entity: Entity | undefined;
}

/** Without 'too' and 'please' behind. */
function withoutTrails(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 1 && TRAILS.test(tokens[end - 1]?.key ?? '')) end -= 1;
  return tokens.slice(0, end);
}

/** 'to customers' and 'on there' at the end. */
function placedBehind(tokens: readonly Token[], world: World): Placed | undefined {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    if (!PLACED.test(tokens[at]?.key ?? '')) continue;
    const place = tokens.slice(at + 1);
    if (place.length === 0 || isNowhere(place))
      return { what: withPlace(tokens.slice(0, at), world).what, entity: undefined };
    const entity = kindSaid(place, world);
    if (entity) return { what: tokens.slice(0, at), entity };
  }
  return undefined;
}

/** 'on bookings,' in front. */
function placedAhead(tokens: readonly Token[], world: World): Placed | undefined {
  if (!PLACED.test(tokens[0]?.key ?? '')) return undefined;
  for (let at = Math.min(tokens.length - 1, 6); at > 1; at -= 1) {
    const entity = kindSaid(tokens.slice(1, at), world);
    if (entity) return { what: tokens.slice(at), entity };
  }
  return undefined;
}

/** Takes 'to customers' and 'on there' off the end, and 'on bookings,' off the front. */
export function withPlace(tokens: readonly Token[], world: World): Placed {
  const bare = withoutTrails(tokens);
  return placedBehind(bare, world) ?? placedAhead(bare, world) ?? { what: bare, entity: undefined };
}

/** A part of the application that words name. */
export type Named =
  | { readonly kind: 'field'; readonly entity: Entity; readonly field: Field }
  | { readonly kind: 'option'; readonly field: Field; readonly option: string; readonly entity: Entity }
  | { readonly kind: 'entity'; readonly entity: Entity };

const LEADS =
  /^(?:the|a|an|my|our|that|this|those|these|its|their|field|column|option|status|stage|word|choice|value|box|table|list|entry|thing|bit|called|named|where|it|says|say|we|write|have)$/;

/** Without 'the field called' in front and 'field' behind. */
function bareName(tokens: readonly Token[]): readonly Token[] {
  const called = tokens.findIndex(
    ({ key }, at) => at < tokens.length - 1 && /^(?:called|named|labelled)$/.test(key),
  );
  let [from, to] = [called + 1, tokens.length];
  while (from < to - 1 && LEADS.test(tokens[from]?.key ?? '')) from += 1;
  while (
    to > from + 1 &&
    /^(?:field|column|option|box|table|,|:|one|thing|status|stage)$/.test(tokens[to - 1]?.key ?? '')
  )
    to -= 1;
  return tokens.slice(from, to);
}

const sameName = (one: string, other: string) => nameKey(one) === nameKey(unquote(other));

/** The option that words name, of the fields that were spoken of before others. */
export function optionSaid(tokens: readonly Token[], world: World, within?: Field): Named | undefined {
  const text = unquote(wordsOf(bareName(tokens)));
  if (text === '' || tokens.length > 7) return undefined;
  const places = world.model.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  const rank = ({ entity, field }: { entity: Entity; field: Field }) =>
    field.id === world.touched.field ? 0 : entity.id === world.current.id ? 1 : 2;
  for (const { entity, field } of places
    .filter(({ field: one }) => one.options && (!within || within.id === one.id))
    .sort((a, b) => rank(a) - rank(b))) {
    const option = field.options?.find(({ label }) => sameName(label, text)) ?? findOption(field, text);
    if (option) return { kind: 'option', entity, field, option: option.id };
  }
  return undefined;
}

/** The field of exactly that name, of the records that are spoken of before others. */
function fieldCalled(name: string, world: World): Named | undefined {
  for (const entity of [world.current, ...world.model.entities.filter(({ id }) => id !== world.current.id)]) {
    const field = entity.fields.find((one) => sameName(one.name, name));
    if (field) return { kind: 'field', entity, field };
  }
  return undefined;
}

function kindNamed(tokens: readonly Token[], world: World): Named | undefined {
  const entity = kindSaid(tokens, world);
  return entity && { kind: 'entity', entity };
}

/** The option is called so and not only like it. */
const isCalled = (option: Named | undefined, name: string): boolean =>
  option?.kind === 'option' &&
  option.field.options?.some(({ id, label }) => id === option.option && sameName(label, name)) === true;

/** What words name, as it is called before what is only like it. */
export function namedBy(tokens: readonly Token[], world: World): Named | undefined {
  const own = bareName(tokens);
  const name = wordsOf(own);
  if (name === '' || tokens.length > 8) return undefined;
  const option = optionSaid(tokens, world);
  if (option && tokens.some(({ key }) => key === 'option')) return option;
  const called = fieldCalled(name, world) ?? kindNamed(own, world);
  if (called) return called;
  if (isCalled(option, name)) return option;
  const place = oneField(tokens, world, world.current) ?? oneField(own, world, world.current);
  return place ? { kind: 'field', ...place } : option;
}

const POINTERS =
  /^(?:(?:that|this|the) (?:one|field|column|box|thing|tick|tickbox)|it|that|this|them|those|these|both|both of them|both of those|the two|the two of them|all of them|all of those)$/;

/** 'it', 'those two', 'the other one'. */
export const isPointer = (tokens: readonly Token[]): boolean => {
  const text = tokens.map(({ key }) => key).join(' ');
  return (
    POINTERS.test(text) ||
    /^(?:the )?(?:other|first|former|second|latter|last)(?: one)?(?: of (?:those|them|these|the two))?$/.test(
      text,
    )
  );
};

/** Fields that words name or point at: 'it', 'them', 'the first of those', 'the other one', 'both of them'. */
export function fieldsMeant(
  tokens: readonly Token[],
  world: World,
): readonly { readonly entity: Entity; readonly field: Field }[] | undefined {
  const text = tokens
    .filter(({ tag }) => tag !== 'mark')
    .map(({ key }) => key)
    .join(' ');
  const places = (ids: readonly (string | undefined)[]) =>
    ids.flatMap((id) =>
      world.model.entities.flatMap((entity) =>
        entity.fields.filter((field) => field.id === id).map((field) => ({ entity, field })),
      ),
    );
  const known = places(world.touched.fields ?? []);
  const last = places([world.touched.field]);
  const some = (found: typeof known) => (found.length > 0 ? found : undefined);
  if (/^(?:the )?(?:other one|other|the other)$/.test(text))
    return some(known.filter(({ field }) => field.id !== world.touched.field).slice(-1));
  if (/^(?:the )?(?:first|former)(?: one)?(?: of (?:those|them|these|the two))?$/.test(text))
    return some(known.slice(-2, -1));
  if (/^(?:the )?(?:second|latter|last)(?: one)?(?: of (?:those|them|these|the two))?$/.test(text))
    return some(known.slice(-1));
  if (/^(?:them|those|these|both|the two|both of|all of)/.test(text) && POINTERS.test(text))
    return some(known.length > 1 ? known.slice(-2) : last);
  if (POINTERS.test(text)) return some(last);
  return fieldsSaid(tokens, world);
}

/** The name that words give to something: as it is quoted, else in sentence case. */
export function newName(tokens: readonly Token[]): string | undefined {
  const kept = tokens.filter(
    ({ key }, at) => !(at === tokens.length - 1 && /^(?:[.!?,;:]|instead|please|now|then)$/.test(key)),
  );
  const from = kept.findIndex(
    ({ key }) => !/^(?:just|simply|only|the|a|an|to|as|into|it|like|,|:)$/.test(key),
  );
  const own = from < 0 ? kept : kept.slice(from);
  const text = wordsOf(own)
    .replace(/^["']|["']$/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text) || own.length > 6) return undefined;
  const isSaid = own[0]?.tag === 'quoted';
  if (
    !isSaid &&
    own.some(({ tag }) => /^(?:pronoun|be|modal|link|do)$/.test(tag)) &&
    own[0]?.tag !== 'question'
  )
    return undefined;
  return shorten(
    isSaid || /\p{Lu}/u.test(text.slice(1))
      ? text.slice(0, 1).toUpperCase() + text.slice(1)
      : sentenceCase(text),
    60,
  );
}

const words = (text: string) => tokenise(text);
const SILENT = /^(?:ones?|things?|fields?|columns?|box|boxes|date|number|bit|view|option)$/;

/** Whether words name a field and say nothing more of it: 'paid orders' are no field Paid. */
export function isOnly(
  tokens: readonly Token[],
  { entity, field }: { readonly entity: Entity; readonly field: Field },
): boolean {
  if (
    tokens.some(
      ({ tag, key }) => /^(?:pronoun|be|modal|link|not)$/.test(tag) || /^(?:ones|half|double)$/.test(key),
    )
  )
    return false;
  // 'unpaid' is a state of Paid and not the field.
  if (
    tokens.some(
      ({ key }) =>
        /^(?:un|in)/.test(key) &&
        key.length > 3 &&
        withoutUn(key) !== undefined &&
        !nameKey(field.name).includes(key),
    )
  )
    return false;
  const own = new Set([...nameStems(field.name), ...allStems(words(field.name))]);
  const kind = new Set([...nameStems(entity.name), ...nameStems(entity.plural)]);
  const stems = tellingStems(tokens).filter((stem) => !own.has(stem) && !SILENT.test(stem));
  // 'the phone of customers' names the kind behind, and 'paid orders' is one.
  const isOf = tokens.some(({ key }) => /^(?:of|from|in|on|for|'s)$/.test(key)) || tokens.length <= 3;
  const isState = field.type === 'boolean' && tokens.some(({ lemma }) => kind.has(lemma));
  return !isState && stems.every((stem) => kind.has(stem) && isOf);
}

/** A word of a clause is in no label: 'remove it', 'the field for them'. */
function isOfClause({ tag, key }: Token, at: number): boolean {
  if (/^(?:pronoun|modal|be|do|have|question)$/.test(tag) && !/^(?:done|doing)$/.test(key)) return true;
  if (at === 0 && /^(?:remove|drop|delete|lose|add|rename|call|get)$/.test(key)) return true;
  return /^(?:field|column|option|options|for|with|to|something|more)$/.test(key);
}

const isLabel = (part: readonly Token[]) =>
  part.length <= 4 && (part.some(({ tag }) => tag === 'quoted') || !part.some(isOfClause));

/** The labels of an enumeration: 'Costume jewellery and Signs', 'a Maybe'. */
export function labelsSaid(tokens: readonly Token[]): readonly string[] | undefined {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:,|;|and|or|\/|\||→|then|add)$/.test(token.key) && token.tag !== 'quoted') parts.push([]);
    else if (token.key !== '>') parts.at(-1)?.push(token);
  }
  const labels = parts
    .map((part) =>
      part.filter(
        ({ key }, at) => !(at === 0 && part.length > 1 && /^(?:a|an|the|also|as|one|another)$/.test(key)),
      ),
    )
    .filter((part) => part.length > 0);
  if (labels.length === 0 || labels.length > 20) return undefined;
  if (!labels.every(isLabel)) return undefined;
  return labels.map((part) => optionLabel(wordsOf(part)));
}
