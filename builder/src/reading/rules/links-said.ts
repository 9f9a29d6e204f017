import { wordList } from '../../language/word-list';
import type { Entity } from '@tessera/shared/contracts';
import type { Tag, Token } from '../../language/token';
import type { FieldPlace } from '../../model/find';
import { inSentence } from '../../words/casing';
import { isSameName } from '../../words/field-draft';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';
import { entitySaid, firstOf, oneField, partsOf } from './fields-said';
import { BECOMES_LINK, linkAll, linkOutcome, type LinkSaid } from './link-operations';

/** Which kinds of records a clause links, and which of them points at the other. */

const EXTRA: ReadonlySet<string> = wordList(`
    a an the each every any all some my our their its his her one several many multiple few of exactly just
    only own other another same single these those new different more lots two than list zero or at least
    most
  `);

const NO_NAME: ReadonlySet<Tag> = new Set(['not', 'modal', 'pronoun', 'be', 'have', 'do', 'link']);

/** A kind of record by its name, and nothing else: 'one of the crews', 'several characters'. */
function kindSaid(tokens: readonly Token[], world: World): Entity | undefined {
  const words = tokens.filter(({ key }) => !EXTRA.has(key));
  return words.length > 0 && words.every(({ tag }) => tag !== 'pronoun')
    ? entitySaid(words, world)
    : undefined;
}

const isMany = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) =>
    /^(?:several|many|multiple|few|more|lots|some|two|all|various|different|any|number)$/.test(key),
  );

const hasDay = ({ fields }: Entity): boolean =>
  fields.some(
    ({ type, name }) =>
      (type === 'date' || type === 'datetime') && !/\b(?:born|birth|bought|since|joined)\b/i.test(name),
  );

/** 'one of them': the records that were spoken of last. */
function spokenOf(tokens: readonly Token[], from: Entity, world: World): Entity | undefined {
  const isThem = /^(?:(?:one|some|several|a few) of )?(?:them|those|these)$/i.test(wordsOf(tokens));
  return isThem && world.touched.entity !== undefined && world.current.id !== from.id
    ? world.current
    : undefined;
}

/** 'the guest should link to the customers'. */
function fieldBelongs(said: Said, world: World): Outcome | undefined {
  const to = kindSaid(said.tokens('to'), world);
  const isNoName = said.tokens('from').some(({ tag }) => NO_NAME.has(tag));
  const link = to && !isNoName ? asLink(said.tokens('from'), to, undefined, world) : undefined;
  return link?.field && linkOutcome(link, world);
}

/** 'each order belongs to a customer'. */
export function belongs(said: Said, world: World): Outcome | undefined {
  const from = kindSaid(said.tokens('from'), world);
  if (!from) return fieldBelongs(said, world);
  const parts = partsOf(said.tokens('to'));
  const links = parts.map((part) => {
    const to = kindSaid(part, world) ?? spokenOf(part, from, world);
    return to && from.id !== to.id
      ? { from, to, many: isMany(part) && !/\bone of\b/.test(wordsOf(part)) }
      : undefined;
  });
  if (links.length === 0 || !links.every((link) => link !== undefined)) return undefined;
  const [only] = links;
  const back =
    only?.many === true && links.length === 1
      ? only.to.fields.find(({ reference, many }) => many === true && reference?.entity === only.from.id)
      : undefined;
  return back ? { already: `${back.name} is such a link already` } : linkAll(links, world);
}

/** 'mother and father are also persons', 'the helm is one of the sailors': a field, there or not, that points at a kind of record. */
export function fieldIsKind(said: Said, world: World): Outcome | undefined {
  const to = kindSaid(said.tokens('to'), world);
  const isNoName = said.tokens('fields').some(({ tag }) => NO_NAME.has(tag));
  if (!to || isNoName) return undefined;
  const owner = said.has('from') ? kindSaid(said.tokens('from'), world) : undefined;
  if (said.has('from') && !owner) return undefined;
  const links = partsOf(said.tokens('fields')).map((part) =>
    asLink(
      part.filter(({ key }) => key !== 'both'),
      to,
      owner,
      world,
    ),
  );
  return links.every((link) => link !== undefined) ? linkAll(links, world) : undefined;
}

/** Of kin people are not asked whether there is such a field. */
const KIN =
  /^(?:mother|father|parent|mum|mom|dad|spouse|partner|husband|wife|sire|dam|boss|manager|mentor|supervisor|successor|predecessor)$/i;

/** A field that is there becomes a link, where what it holds are names. */
function fieldAsLink({ entity, field }: FieldPlace, to: Entity): LinkSaid | undefined {
  return BECOMES_LINK.has(field.type) && field.computed === undefined
    ? { from: entity, to, many: field.many === true, name: field.name, field }
    : undefined;
}

function asLink(
  tokens: readonly Token[],
  to: Entity,
  owner: Entity | undefined,
  world: World,
): LinkSaid | undefined {
  const place = oneField(tokens, world, owner ?? world.current);
  if (place && (owner === undefined || place.entity.id === owner.id)) return fieldAsLink(place, to);
  const name = wordsOf(tokens.filter(({ tag }) => tag !== 'article' && tag !== 'owner'));
  return owner !== undefined || KIN.test(name) ? { from: owner ?? to, to, many: false, name } : undefined;
}

/** 'tasks can have subtasks': each of these has the one above it. */
function subRecords(from: Entity, tokens: readonly Token[], world: World): Outcome | undefined {
  const name = (tokens.at(-1)?.key ?? '').replace(/^sub-?/, '');
  const isOwn = name !== '' && world.entity(name)?.id === from.id;
  return isOwn
    ? linkOutcome({ from, to: from, many: false, name: `Parent ${inSentence(from.name)}` }, world)
    : undefined;
}

/** One of each, and none of them the same kind of records. */
function oneOfEach(from: Entity, kinds: readonly Entity[], world: World): Outcome | undefined {
  if (kinds.some(({ id }) => id === from.id)) return undefined;
  return linkAll(
    kinds.map((to) => ({ from, to, many: false })),
    world,
  );
}

/** 'a lesson has a pony and a rider': of nouns that are all kinds of records. */
export function has(said: Said, world: World): Outcome | undefined {
  const from = kindSaid(said.tokens('from'), world);
  if (!from) return undefined;
  const parts = partsOf(said.tokens('to'));
  const [first = []] = parts;
  if (/^sub-?/.test(first.at(-1)?.key ?? '')) return subRecords(from, first, world);
  const kinds = parts.map((part) => kindSaid(part, world));
  if (kinds.length === 0 || !kinds.every((kind) => kind !== undefined)) return undefined;
  const isPlain = parts.every((part) => !isMany(part) && part.at(-1)?.tag !== 'plural');
  if (isPlain) return oneOfEach(from, kinds, world);
  const [to] = kinds;
  return to && kinds.length === 1 ? several(from, to, said, world) : undefined;
}

/** 'a customer has many orders', 'a session has several characters': what happens on a day belongs to what does not. */
function several(one: Entity, other: Entity, said: Said, world: World): Outcome | undefined {
  if (one.fields.some(({ reference }) => reference?.entity === other.id))
    return linkOutcome({ from: one, to: other, many: true }, world);
  const isOwned = other.fields.some(({ reference }) => reference?.entity === one.id);
  const isBack: LinkSaid = { from: other, to: one, many: false };
  if (isOwned || one.id === other.id) return isOwned ? linkOutcome(isBack, world) : undefined;
  if (hasDay(other) !== hasDay(one))
    return linkOutcome(hasDay(other) ? isBack : { from: one, to: other, many: true }, world);
  const isOwn = said.clause.some(({ key }) => /^(?:many|own|lots|any)$/.test(key));
  return linkOutcome(isOwn || hasDay(one) ? isBack : { from: one, to: other, many: true }, world);
}

/** 'link orders and rooms': what has a day gets the link; else it is asked. */
export function linkBoth(said: Said, world: World): Outcome | undefined {
  const [one, other] = partsOf(said.tokens('both')).map((part) => kindSaid(part, world));
  if (!one || !other || one.id === other.id) return undefined;
  const isThere = [one, other].some((entity) =>
    entity.fields.some(({ reference }) => reference?.entity === (entity === one ? other.id : one.id)),
  );
  if (isThere) return { already: `${one.plural} and ${inSentence(other.plural)} are linked already` };
  if (hasDay(one) !== hasDay(other))
    return linkOutcome(
      hasDay(one) ? { from: one, to: other, many: false } : { from: other, to: one, many: false },
      world,
    );
  return askWhich(one, other, world);
}

function askWhich(one: Entity, other: Entity, world: World): Outcome | undefined {
  const links: readonly LinkSaid[] = [
    { from: one, to: other, many: false },
    { from: other, to: one, many: false },
    { from: one, to: other, many: true },
  ];
  const choices = links.flatMap((link) => {
    const outcome = linkOutcome(link, world);
    const target = link.many ? `several ${inSentence(link.to.plural)}` : `one ${inSentence(link.to.name)}`;
    return outcome && 'operations' in outcome
      ? [{ label: `Each ${inSentence(link.from.name)} has ${target}`, operations: outcome.operations }]
      : [];
  });
  return choices.length > 1
    ? { ask: `How do ${inSentence(one.plural)} and ${inSentence(other.plural)} belong together?`, choices }
    : undefined;
}

/** 'assign tickets to people', but 'assign a sitter to each evening'. */
export function assign(said: Said, world: World): Outcome | undefined {
  const [what, whom] = [said.tokens('what'), said.tokens('whom')];
  const [from, to] = [kindSaid(what, world), kindSaid(whom, world)];
  if (!from || !to || from.id === to.id) return undefined;
  const isEach = /^(?:each|every|all)$/.test(whom[0]?.key ?? '');
  const isOne = /^(?:a|an|one|the|several|some|multiple|many|more)$/.test(what[0]?.key ?? '');
  const many = isMany(isEach && isOne ? what : whom);
  return linkOutcome(isEach && isOne ? { from: to, to: from, many } : { from, to, many }, world);
}

/** 'a task can have a parent task', 'tasks can depend on other tasks'. */
export function ownKind(said: Said, world: World): Outcome | undefined {
  const from = kindSaid(said.tokens('from'), world);
  const to = kindSaid(said.tokens('to'), world);
  const isName =
    said.tokens('name').length <= 2 &&
    said.tokens('name').every(({ tag }) => tag === 'noun' || tag === 'adjective');
  if (!from || from.id !== to?.id || !isName || said.tokens('verb').length > 2) return undefined;
  const name = said.has('name') ? wordsOf(said.tokens('name')) : undefined;
  const many = isMany(said.tokens('to')) || said.tokens('to').at(-1)?.tag === 'plural';
  const verb = wordsOf(said.tokens('verb')).toLowerCase();
  return linkOutcome(
    { from, to, many, name: name ?? (verb === '' ? `Other ${inSentence(from.name)}` : verb) },
    world,
  );
}

/** 'on a firing I tick which pieces were in it': as many as there are. */
export function tickedOn(said: Said, world: World): Outcome | undefined {
  const [from, to] = [kindSaid(said.tokens('from'), world), kindSaid(said.tokens('to'), world)];
  const many = said.tokens('to').at(-1)?.tag === 'plural' || said.has('several');
  return from && to && from.id !== to.id ? linkOutcome({ from, to, many }, world) : undefined;
}

/** 'the customer should be picked from the list of customers': a field that is there, or is called so. */
export function pickedFrom(said: Said, world: World): Outcome | undefined {
  const to = kindSaid(said.tokens('to'), world);
  if (!to) return undefined;
  const owner = said.has('from') ? kindSaid(said.tokens('from'), world) : undefined;
  const words = said.tokens('fields').filter(({ tag }) => tag !== 'article' && tag !== 'owner');
  const within =
    owner ??
    firstOf(world, (entity) =>
      oneField(words, world, entity)?.entity.id === entity.id ? entity : undefined,
    ) ??
    world.current;
  // 'each item comes from a supplier' names the records themselves.
  const isKind =
    kindSaid(words, world) !== undefined &&
    !within.fields.some(({ name }) => isSameName(name, wordsOf(words)));
  const link = isKind ? undefined : asLink(words, to, within, world);
  return link && words.length > 0 && words.every(({ tag }) => tag !== 'pronoun')
    ? linkOutcome(link, world)
    : undefined;
}
