import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Outcome } from '../rule';
import { placeOf } from '../rules/constraint-overlap';
import type { World } from '../world';
import { isOfTime, isTime, oneFor, onceEach, taken, textDay, TWICE, TWO } from './rule-taken';
import { has, isForbidden } from './rule-words';

/** Tells what is taken at one time from what is there only once. */

const BOUND_TO: ReadonlySet<string> = wordList('per each every single once');
/** Said of one moment, and not of each day. */
const STRONG: ReadonlySet<string> = wordList('same any overlap overlaps overlapping clash clashes clashing');

/** 'one of the players' counts nothing. */
const isOneOf = (tokens: readonly Token[]) =>
  tokens.some(({ key }, at) => key === 'one' && tokens[at + 1]?.key === 'of');
const hasOne = (tokens: readonly Token[]) =>
  has(tokens, BOUND_TO) || (tokens.some(({ key }) => key === 'one') && !isOneOf(tokens));
const hasTwo = (tokens: readonly Token[]) =>
  has(tokens, TWICE) ||
  has(tokens, TWO) ||
  tokens.some(({ key }) => /^(?:share|overlap|clash|doubl)/.test(key));
const isPerWeek = (tokens: readonly Token[], world: World) =>
  tokens.some(
    ({ key }, at) =>
      /^(?:week|month|year)$/.test(key) &&
      /^(?:a|per|each|every|same)$/.test(tokens[at - 1]?.key ?? '') &&
      world.model.entities.every(
        ({ fields }) => !fields.some(({ name }) => name.toLowerCase().includes(key)),
      ),
  );

/** What compares records with those before or after them. */
function ofNeighbours(tokens: readonly Token[]): Outcome | undefined {
  if (tokens.some(({ key }, at) => key === 'between' && tokens[at + 1]?.key === 'two'))
    return { missing: 'the time between two records cannot be checked' };
  const isRow =
    tokens.some(({ key }) => key === 'running' || key === 'consecutive') || tokens.at(-1)?.key === 'row';
  return isRow
    ? { missing: 'a record cannot be checked against the ones of the days or years before it' }
    : undefined;
}

function atOnce(tokens: readonly Token[], world: World): Outcome | undefined {
  const isEver = world.model.entities.some(
    (entity) => placeOf(entity, world) ?? textDay(entity) ?? entity.fields.find(isTime),
  );
  return taken(tokens, world) ?? (isEver ? undefined : { missing: 'there is nothing that says when it is' });
}

interface Counts {
  readonly isTwo: boolean;
  readonly isOne: boolean;
  readonly isSame: boolean;
}

const isSaid = (tokens: readonly Token[], { isTwo, isOne, isSame }: Counts): boolean =>
  isOne || ((isTwo || isSame) && isForbidden(tokens)) || (isTwo && isSame);

/** 'at once', 'two at the same time'. */
function isAtOnce(tokens: readonly Token[], isTwo: boolean): boolean {
  const isOnce = tokens.some(({ key }, at) => key === 'once' && tokens[at - 1]?.key === 'at');
  return isOfTime(tokens) && (isTwo || isOnce || has(tokens, STRONG));
}

/** Whether the clause says of something that there is only one of it at a time, or of others. */
export function takenOnce(tokens: readonly Token[], world: World): Outcome | undefined {
  const neighbours = ofNeighbours(tokens);
  if (neighbours) return neighbours;
  const isSame = tokens.some(({ key }) => key === 'same');
  const counts = { isTwo: hasTwo(tokens), isOne: hasOne(tokens), isSame };
  if (!isSaid(tokens, counts)) return undefined;
  if (isPerWeek(tokens, world))
    return { missing: 'how many there are in a week, a month or a year cannot be limited' };
  if (isAtOnce(tokens, counts.isTwo)) return atOnce(tokens, world);
  const isShared = counts.isTwo && (isSame || tokens.some(({ key }) => key.startsWith('shar')));
  const isTaken = isOfTime(tokens) || isShared;
  return onceEach(tokens, world) ?? (isTaken ? taken(tokens, world) : oneFor(tokens, world));
}
