import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { entityNamed, mentionAt } from '../figures/names';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';
import {
  areDue,
  areLight,
  directionFor,
  fieldAtStart,
  fieldOfWay,
  isLight,
  sorted,
  waySaid,
  type Direction,
  type WaySaid,
} from './sort-words';

/** Reads which field the words of an order name, and which end of it comes first. */

/** The records that words name beside words that say nothing: none named is the current kind; undefined where they say more. */
function entitiesIn(tokens: readonly Token[], world: World): readonly Entity[] | undefined {
  const found: Entity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.tag === 'and') continue;
    const place = mentionAt(tokens, at, [], world, () => true);
    if (place?.mention.kind === 'entity') {
      found.push(place.mention.entity);
      at += place.size - 1;
    } else if (!isLight(token)) return undefined;
  }
  return found;
}

const inTurn = (outcomes: readonly (Outcome | undefined)[]): Outcome | undefined => {
  const operations = outcomes.flatMap((outcome) =>
    outcome && 'operations' in outcome ? outcome.operations : [],
  );
  return operations.length > 0 ? { operations } : outcomes[0];
};

const DEFAULT_WAY: Pick<WaySaid, 'of' | 'direction'> = { of: 'any', direction: 'asc' };

/** 'by date' and 'by name' need no field that is called so. */
function usualField(words: readonly Token[], entity: Entity) {
  const at = words.findIndex(({ key }) => key !== 'the' && key !== 'their');
  const key = words[at]?.key ?? '';
  const of = /^(?:date|day|time|age)$/.test(key)
    ? 'day'
    : /^(?:name|title|alphabet)$/.test(key)
      ? 'name'
      : /^(?:urgency|importance|priority)$/.test(key)
        ? 'urgency'
        : undefined;
  const field = of && fieldOfWay({ of }, entity);
  return field && { field, rest: words.slice(at + 1) };
}

/** 'by price, cheapest first': the field, then its direction, then nothing. */
function byField(
  entity: Entity,
  words: readonly Token[],
  world: World,
  isRanked: boolean,
): Outcome | undefined {
  const start = fieldAtStart(words, entity, world) ?? usualField(words, entity);
  if (!start) return undefined;
  const way = waySaid(start.rest);
  const rest = way?.rest ?? start.rest;
  // A second field behind 'then by' decides only between equals, which no list tells apart.
  const then = rest.findIndex(({ key }) => key === 'then');
  if (
    !areLight(
      then >= 0 ? rest.slice(0, then) : rest.filter((token) => entityNamed(token.text, world) !== entity),
    )
  )
    return undefined;
  const fallback =
    start.field.type === 'rating' || isRanked ? { ...DEFAULT_WAY, direction: 'desc' as const } : DEFAULT_WAY;
  return sorted(start.field, directionFor(start.field, way ?? fallback), entity);
}

/** 'orders by status' orders nothing. */
const SAYS_ORDER =
  /^by |^list |\b(?:sort|sorted|sorting|sorts|order|ordered|ordering|arranged?|arranging|rank|ranked|organi[sz]ed?|sequenced?)\b/;

export function sortByField(said: Said, world: World): Outcome | undefined {
  if (!SAYS_ORDER.test(said.clause.map(({ key }) => key).join(' '))) return undefined;
  const named = entitiesIn([...said.tokens('before'), ...said.tokens('table')], world);
  if (!named) return undefined;
  const words = said.tokens('rest');
  const isRanked = said.clause.some(({ lemma }) => lemma === 'rank');
  if (named.length > 0) return inTurn(named.map((entity) => byField(entity, words, world, isRanked)));
  const of = words.findIndex(({ key }) => key === 'of');
  const owner = of > 0 ? world.entity(words.slice(of + 1)) : undefined;
  const all = [...(owner ? [owner] : []), world.current, ...world.model.entities];
  return all
    .map((entity) => byField(entity, words, world, isRanked))
    .find((outcome) => outcome !== undefined);
}

/** A field that the words around 'highest … first' name. */
function fieldIn(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  isAhead: boolean,
): { readonly field?: Field } | undefined {
  const said = tokens.filter((token) => !isLight(token) && entityNamed(token.text, world) !== entity);
  const [first, last] = [tokens.indexOf(said[0] as Token), tokens.indexOf(said.at(-1) as Token)];
  if (said.length === 0) return {};
  const start =
    fieldAtStart(tokens.slice(first, last + 1), entity, world) ?? fieldAtStart(said, entity, world);
  if (start && areLight(start.rest)) return { field: start.field };
  return isAhead && areDue(said) ? {} : undefined;
}

/** 'the other way round': the order that is there, from its other end. */
export function turnedRound(said: Said, world: World): Outcome | undefined {
  const named = entitiesIn(said.tokens('behind'), world);
  const entity = named && (named[0] ?? world.current);
  return (
    entity && {
      operations: [
        {
          kind: 'setSort',
          field: entity.sort.field,
          direction: entity.sort.direction === 'asc' ? 'desc' : 'asc',
        },
      ],
    }
  );
}

export function sortWay(said: Said, world: World): Outcome | undefined {
  const way = waySaid(said.clause);
  if (!way || (!way.isPlaced && way.of !== 'any')) return undefined;
  const named = world.model.entities.filter((entity) =>
    way.rest.some(
      (token, at) =>
        /^(?:noun|plural)$/.test(token.tag) &&
        [3, 2, 1].some((size) => entityNamed(wordsOf(way.rest.slice(at, at + size)), world) === entity),
    ),
  );
  const tried =
    named.length > 0
      ? named
      : [world.current, ...world.model.entities.filter((entity) => entity !== world.current)];
  const outcomes = tried.map((entity) => {
    const rest = way.rest.filter(
      (_, at) =>
        !named.some(
          (one) => one !== entity && entityNamed(wordsOf(way.rest.slice(at, at + 1)), world) === one,
        ),
    );
    const inside = fieldIn(rest, entity, world, way.of === 'ahead');
    const field = inside && (inside.field ?? fieldOfWay(way, entity));
    return field && sorted(field, directionFor(field, way), entity);
  });
  return named.length > 0 ? inTurn(outcomes) : outcomes.find((outcome) => outcome !== undefined);
}

/** The field that an order is called after: 'running', 'date', 'alphabetical', 'reverse chronological'. */
function orderCalled(
  what: readonly Token[],
  entity: Entity,
  world: World,
): { readonly field: Field; readonly direction: Direction } | undefined {
  const text = wordsOf(what).toLowerCase();
  const own =
    entity.fields.find(({ name }) => name.toLowerCase() === `${text} order`) ??
    wholeField(what, entity, world);
  if (own) return { field: own, direction: 'asc' };
  const way = waySaid(what);
  const isWay = way !== undefined && areLight(way.rest);
  const of = /^(?:alphabetical|alphabetic|name)$/.test(text)
    ? 'name'
    : /^(?:time|date|calendar)$/.test(text)
      ? 'day'
      : isWay
        ? way.of
        : undefined;
  const field = of && fieldOfWay({ of }, entity);
  return field && { field, direction: way?.direction ?? 'asc' };
}

function wholeField(words: readonly Token[], entity: Entity, world: World): Field | undefined {
  const start = fieldAtStart(words, entity, world);
  return start?.rest.length === 0 ? start.field : undefined;
}

/** 'in running order': by the field of that name; 'in alphabetical order', 'in date order'. */
export function inOrder(said: Said, world: World): Outcome | undefined {
  const named = entitiesIn([...said.tokens('before'), ...said.tokens('behind')], world);
  if (!named) return undefined;
  for (const entity of named.length > 0 ? named : [world.current, ...world.model.entities]) {
    const order = orderCalled(said.tokens('what'), entity, world);
    if (order) return sorted(order.field, order.direction, entity);
  }
  return undefined;
}
