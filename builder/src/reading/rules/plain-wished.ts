import type { Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { kindSaid, withPlace } from './edit-said';
import { addedOf, besideField, isPlainName, plainDrafts } from './plain-drafts';
import { bracketBehind, draftCalled, draftHolding, draftQuoted, heldBehind } from './plain-holds';
import { fieldCalled, isCalled } from './plain-names';

/** Fields that are wished for, wherever it is said of which records they are, and what they hold. */

export interface Wished {
  readonly entity: Entity;
  readonly drafts: readonly FieldDraft[];
  readonly operations: readonly Operation[];
  /** It was said of which records they are. */
  readonly isPlaced: boolean;
}

const ASIDE =
  /^(.+?),? (?:(?:that|which) )?(?:i|we|you|they|people|one) can (\w+)(?: (?:by|for|from|in|on|it))?$/i;
const CHOSEN = /^(?:pick|choose|select)$/i;

interface Plain {
  readonly tokens: readonly Token[];
  /** It is picked from what is there: a text is not. */
  readonly isChosen: boolean;
}

/** 'a sail colour I can pick': without what everybody can do with a field. */
function withoutAside(tokens: readonly Token[]): Plain {
  const [, what = '', verb = ''] = ASIDE.exec(wordsOf(tokens)) ?? [];
  return what === '' ? { tokens, isChosen: false } : { tokens: tokenise(what), isChosen: CHOSEN.test(verb) };
}

/** "each patient's weight", "the members' addresses": whose it is stands in front. */
function ownedAhead(
  tokens: readonly Token[],
  world: World,
): { readonly what: readonly Token[]; readonly entity: Entity } | undefined {
  const at = tokens.findIndex(({ key }) => key === "'s" || key === "'");
  const entity = at > 0 && at < tokens.length - 1 ? kindSaid(tokens.slice(0, at), world) : undefined;
  return entity && { what: tokens.slice(at + 1), entity };
}

/** 'whether a patient smokes': yes or no of each of them. */
function whether(tokens: readonly Token[], world: World): Omit<Wished, 'operations'> | undefined {
  const from = tokens[1]?.tag === 'article' ? 2 : 1;
  const isAsked = /^(?:whether|if)$/.test(tokens[0]?.key ?? '');
  const entity = isAsked ? kindSaid(tokens.slice(from, from + 1), world) : undefined;
  const said = tokens.slice(from + 1).filter(({ tag }, at) => at > 0 || !/^(?:be|have)$/.test(tag));
  if (!entity || said.length === 0 || said.length > 3) return undefined;
  const drafts = [draftField(wordsOf(said), { type: 'boolean' }, wordsOf(tokens), entity.name)];
  return { entity, drafts, isPlaced: true };
}

function draftsOf(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  const special = draftCalled(tokens, entity.name) ?? draftQuoted(tokens, entity.name);
  return special ? [special] : plainDrafts(tokens, entity);
}

/** Also in front of what stands in brackets: 'size of orders (S, M, L)'. */
function placedOf(tokens: readonly Token[], world: World): ReturnType<typeof withPlace> {
  const bracket = bracketBehind(tokens);
  const inner = bracket && withPlace(bracket.what, world);
  return bracket && inner?.entity
    ? { what: [...inner.what, ...bracket.inside], entity: inner.entity }
    : withPlace(tokens, world);
}

/** What the field holds is said behind its name, and in front of that maybe where it is. */
function heldIn(
  what: readonly Token[],
  placed: Entity | undefined,
  world: World,
): Omit<Wished, 'operations'> | undefined {
  const held = heldBehind(what);
  if (!held) return undefined;
  const inner = withPlace(held.what, world);
  const home = placed ?? inner.entity;
  const entity = home ?? world.current;
  const draft = draftHolding(inner.what, held.holds, entity.name);
  return draft && { entity, drafts: [draft], isPlaced: home !== undefined };
}

/** The words of the name, of which records they are said to be, and what the field holds. */
function read(
  tokens: readonly Token[],
  home: Entity | undefined,
  world: World,
): Omit<Wished, 'operations'> | undefined {
  const owned = home ? undefined : ownedAhead(tokens, world);
  // 'in stock as a yes/no' is the name and no place.
  const isPlace = tokens[0]?.tag !== 'preposition' || !heldBehind(tokens);
  const { what, entity: placed } =
    owned ?? (isPlace ? placedOf(tokens, world) : { what: tokens, entity: undefined });
  const place = home ?? placed;
  const held = heldIn(what, place, world);
  if (held) return held.drafts.every(isPlainName) ? held : undefined;
  const entity = place ?? world.current;
  const drafts = draftsOf(what, entity);
  return drafts && { entity, drafts, isPlaced: place !== undefined };
}

/** 'an email address for the customer': a field beside the one that names somebody. */
function readBeside(
  tokens: readonly Token[],
  home: Entity | undefined,
  world: World,
): Omit<Wished, 'operations'> | undefined {
  const beside = besideField(tokens, world);
  const entity = home ?? beside?.entity;
  const drafts = beside && entity && plainDrafts(tokenise(beside.text), entity);
  return drafts && { entity, drafts, isPlaced: home !== undefined };
}

const SOMEWHERE =
  /^(?:also )?(?:(?:a |some )?(?:place|spot|room|space|field|box|way)|somewhere) to (?:keep|store|write(?: down)?|note(?: down)?|put|enter|record|save) (.+)$/i;

/** 'somewhere to keep a member's address' */
function withoutPlaceFor(tokens: readonly Token[]): readonly Token[] {
  const [, what] = SOMEWHERE.exec(wordsOf(tokens)) ?? [];
  return what === undefined ? tokens : tokenise(what);
}

/** The fields that words describe, each with a plain name; `home` is where they are to be, where that was said. */
export function wishedFields(
  said: readonly Token[],
  home: Entity | undefined,
  world: World,
): Wished | undefined {
  const { tokens, isChosen } = withoutAside(withoutPlaceFor(said));
  const wish = whether(tokens, world) ?? readBeside(tokens, home, world) ?? read(tokens, home, world);
  if (!wish || (isChosen && wish.drafts.some(({ type }) => type === 'text'))) return undefined;
  const operations = addedOf(wish.drafts, wish.entity, world);
  return operations && { ...wish, operations };
}

/** What is there already is another wish: it is moved, or has to be filled in. */
export const isThere = ({ drafts, entity }: Wished): boolean =>
  drafts.some(({ name }) => entity.fields.some((field) => isCalled(field.name, name)));

/** A field by a part of its name, or a kind of record. */
export const isKnown = ({ drafts, entity }: Wished, world: World): boolean =>
  drafts.some(({ name }) => fieldCalled(tokenise(name), world, entity) ?? kindSaid(tokenise(name), world));
