import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { ruleLike } from '../../operations/rules-alike';
import type { FieldPlace } from '../../model/find';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { likelyField } from '../meaning/naming';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';

/** What clauses about fields have in common: where they are, which they are, and what is done to each. */

/** 'on bookings', in front of what is said. */
export const PLACE = '((on|for|in|with|when adding) (a|an|the|each|every|all|new)* <table:np> ,?)?';
/** 'on each job, or nobody does it', behind what is said. */
export const TAIL =
  '((on|for|in|of|with|when adding|to) (a|an|the|each|every|all|any|new)* <table:np>)? (,)? $firmly* ((,|-)? (or|otherwise|because|since|as|so|cos|even|but|though) <why>)?';

/** What a kind of record is called goes before what any list is called: an 'application' may be kept in one. */
export function entitySaid(tokens: readonly Token[], world: World): Entity | undefined {
  const words = tokens.filter(({ key, tag }) => tag !== 'article' && tag !== 'owner' && key !== 'new');
  const key = singular(nameKey(wordsOf(words)));
  const named = world.model.entities.find(({ name }) => singular(nameKey(name)) === key);
  return (
    named ??
    world.entity(tokens) ??
    (words.length < tokens.length && words.length > 0 ? world.entity(words) : undefined)
  );
}

/** Whether words name the records that are there anyway: 'ones', 'it', 'entries'. */
export const isNameless = (tokens: readonly Token[]): boolean =>
  /^(?:it|they|them|ones?|something|anything|somebody|someone|entry|entries|records?|items?|things?|rows?)$/.test(
    tokens.at(-1)?.key ?? '',
  );

/** The kind of record that a clause names, else the one that is spoken of; undefined where it names none that is there. */
export function tableSaid(said: Said, world: World, name = 'table'): Entity | undefined {
  return said.has(name) ? entitySaid(said.tokens(name), world) : world.current;
}

const AND = /^(?:,|;|and|&|\/|plus|\+)$/;
const EVERYTHING =
  /^(?:(?:absolutely )?(?:everything|all)|(?:all|every|each)(?: of)?(?: the| these)? (?:fields?|columns?|boxes|box|of them|of it|of these))$/i;

/** The parts of an enumeration: 'date, place and species'. */
export function partsOf(tokens: readonly Token[], between: RegExp = AND): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (between.test(token.key)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const withoutBoth = (tokens: readonly Token[]) => (tokens[0]?.key === 'both' ? tokens.slice(1) : tokens);

const LIGHT_END = /^(?:address|addresses|number|numbers|no|date|dates|day|time|field|details|column)$/;

export function oneField(tokens: readonly Token[], world: World, within: Entity): FieldPlace | undefined {
  const place = world.field(tokens, within);
  if (place) return place;
  for (const entity of [within, ...world.model.entities.filter(({ id }) => id !== within.id)]) {
    const field = likelyField(tokens, entity);
    if (field) return { entity, field };
  }
  // 'email address' is the email, 'number of guests' the guests.
  const isLight = tokens.length > 1 && LIGHT_END.test(tokens.at(-1)?.key ?? '');
  const counted = /^(?:number|amount|count)$/.test(tokens.find(({ tag }) => tag !== 'article')?.key ?? '');
  const of = tokens.findIndex(({ key }) => key === 'of');
  if (counted && of > 0) return world.field(tokens.slice(of + 1), within);
  return isLight ? world.field(tokens.slice(0, -1), within) : undefined;
}

/** 'when it is paid, the due date' is a condition and a field. */
const isCondition = (words: readonly Token[], world: World): boolean =>
  words.length > 1 &&
  /^(?:if|when|once|whenever|unless|as)$/.test(words[0]?.key ?? '') &&
  !isName(words, world);

/** 'the phone and email of clients': what is said of the last holds for all. */
function eachField(
  parts: readonly (readonly Token[])[],
  world: World,
  within: Entity,
): readonly FieldPlace[] | undefined {
  const last = oneField(parts.at(-1) ?? [], world, within);
  const home = last?.entity ?? within;
  const places = parts.map((part) => oneField(part, world, home) ?? oneField(part, world, within));
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** All fields that an enumeration names; undefined where one of them is none. */
export function fieldsSaid(
  tokens: readonly Token[],
  world: World,
  within: Entity = world.current,
): readonly FieldPlace[] | undefined {
  const words = withoutBoth(tokens);
  if (isCondition(words, world)) return undefined;
  if (EVERYTHING.test(wordsOf(words))) return typedIn(within).map((field) => ({ entity: within, field }));
  const parts = partsOf(words);
  const whole = parts.length > 1 ? world.field(words, within) : oneField(words, world, within);
  if (whole && (parts.length === 1 || nameKey(whole.field.name) === nameKey(wordsOf(words)))) return [whole];
  return parts.length > 1 ? eachField(parts, world, within) : undefined;
}

export const typedIn = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ computed, type }) => computed === undefined && type !== 'boolean');

/** Whether the words are a field by themselves and say nothing of one: 'Deposit required'. */
export function isName(tokens: readonly Token[], world: World): boolean {
  const key = nameKey(wordsOf(tokens));
  return world.model.entities.some(({ fields }) => fields.some(({ name }) => nameKey(name) === key));
}

/** The first kind of record for which something comes out: the one that is spoken of before the others. */
export function firstOf<T>(world: World, find: (entity: Entity) => T | undefined): T | undefined {
  for (const entity of [world.current, ...world.model.entities.filter(({ id }) => id !== world.current.id)]) {
    const found = find(entity);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The operations, where they can be done; else why not. Nothing to do is what is so already, and a rule that is there is not made again. */
export function outcomeOf(
  world: World,
  operations: readonly Operation[],
  already = 'that is so already',
): Outcome {
  if (operations.length === 0) return { already };
  let model: ApplicationModel = world.model;
  const wanted: Operation[] = [];
  for (const operation of operations) {
    if (ruleLike(model, operation)) continue;
    const step = applyOperation(model, operation);
    if (!step.done) return { missing: step.why };
    model = step.model;
    wanted.push(operation);
  }
  return wanted.length > 0 ? { operations: wanted } : { already: 'this rule is there already' };
}
