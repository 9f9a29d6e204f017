import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { isWorkedOut } from '../../words/worked-out';
import { amountAt } from '../meaning/amount';
import { isDate } from '../meaning/dates';
import { listsOf } from '../meaning/lists';
import { hasSign } from '../meaning/operands';
import { valuesOver, type ValueOver } from '../slots/worked/value-over';
import { says, takeApart, type Worked } from '../slots/worked/words';
import type { World } from '../world';
import type { FieldReading } from './prompt-reading';
import { usualValue } from './worked-usual';

/** What the words of one field work out, where they say so. */

const OPENS = /^[(=:]$/;
const CLOSES = /^[)]$/;
const SAYS_HOW = /^(?:is|are|as|being|from|which)$/;

interface Stretch {
  readonly tokens: readonly Token[];
  /** A bracket or a sign says that it is a calculation. */
  readonly isSet: boolean;
}

/** Stretches of the words that may be a calculation: what a bracket or a sign of equality holds, else what stands behind a name. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const open = tokens.findIndex(({ key }) => OPENS.test(key));
  if (open > 0) {
    const close = tokens.findIndex(({ key }, at) => at > open && CLOSES.test(key));
    const inside = tokens.slice(open + 1, close < 0 ? tokens.length : close);
    return [{ tokens: inside, isSet: true }];
  }
  const told = tokens.findIndex(({ key }, at) => at > 0 && SAYS_HOW.test(key));
  if (told > 0) return [{ tokens: tokens.slice(told + 1), isSet: true }];
  return tokens.slice(1).map((_, at) => ({ tokens: tokens.slice(at + 1), isSet: false }));
}

/** 'from - to' is when it lasts, and nothing to reckon. */
function isRange({ value, entity }: ValueOver): boolean {
  const [, first, second] = /^(f\d+) - (f\d+)$/.exec(value.code) ?? [];
  const at = (id: string | undefined) => entity.fields.findIndex((field) => field.id === id);
  const isMoment = entity.fields.some(
    ({ id, type }) => id === first && /^(?:date|time|datetime)$/.test(type),
  );
  return isMoment && at(first) < at(second);
}

const usesTwo = (code: string) => new Set(code.match(/\bf\d+\b/g) ?? []).size > 1;
const hasFigure = (tokens: readonly Token[]) => tokens.some((_, at) => amountAt(tokens, at) !== undefined);

const isSign = (token: Token | undefined) => token !== undefined && hasSign([token]);

function isReckoning(stretch: readonly Token[], entity: Entity): boolean {
  if (stretch.length < 3 || isSign(stretch[0])) return false;
  const isAfter = stretch.some(({ key }) => /^(?:after|from|later)$/.test(key));
  return hasSign(stretch) || (isAfter && amountAt(stretch)?.unit !== undefined && entity.fields.some(isDate));
}

interface Search {
  readonly entity: Entity;
  readonly world: World;
  readonly passes: readonly number[];
  readonly isReal: (found: ValueOver) => boolean;
}

/** The first real value that words work out over the record itself. */
function firstOver(
  tokens: readonly Token[],
  { entity, world, passes, isReal }: Search,
): ValueOver | undefined {
  const worked = takeApart(tokens, world);
  for (const pass of passes)
    for (const found of valuesOver(worked, entity, world, pass))
      if (found.entity.id === entity.id && !isRange(found) && isReal(found)) return found;
  return undefined;
}

/** 'quantity x price', 'end minus start', '21 days after lent'. */
function reckonedIn(tokens: readonly Token[], entity: Entity, world: World): ValueOver | undefined {
  for (const { tokens: stretch, isSet } of stretchesOf(tokens)) {
    if (!isReckoning(stretch, entity)) continue;
    const isReal = ({ value }: ValueOver) => usesTwo(value.code) || hasFigure(stretch);
    const found = firstOver(stretch, { entity, world, passes: isSet ? [0, 1] : [0], isReal });
    if (found) return found;
  }
  return undefined;
}

const WORKED_OUT = wordList(
  'calculated computed derived worked out automatically automatic auto by itself from that those ( ) ,',
);

/** 'hours worked out', 'total calculated': by what it is called. */
function workedOutIn({ phrase, tokens }: FieldReading, entity: Entity, world: World): ValueOver | undefined {
  const name = tokens.filter(({ key }) => !WORKED_OUT.has(key));
  if (!isWorkedOut(phrase) || name.length === 0) return undefined;
  return firstOver(name, { entity, world, passes: [0, 1], isReal: () => true });
}

const COUNTS = /^(?:number of|count of|amount of|how many|how often)$/;
const ADDS = 'average mean avg sum altogether together added summed';

/** The code that the words may come to: a count of what is named, or a sum. */
function wantedOf(worked: Worked, isListed: boolean): RegExp | undefined {
  const [first, second] = worked.tokens;
  const isCount = COUNTS.test(`${first?.key ?? ''} ${second?.key ?? ''}`);
  if (isCount) return isListed ? /^count\(/ : undefined;
  return says(worked, ADDS) ? /^(?:sum|average)\(/ : undefined;
}

/** 'how many boxes', 'the number of reviews it has', 'average mark', 'costs added up': over the records that belong to one. */
function overLinked({ tokens }: FieldReading, entity: Entity, world: World): ValueOver | undefined {
  const lists = listsOf(entity, world);
  if (lists.length === 0) return undefined;
  const worked = takeApart(tokens, world);
  const isListed = worked.kinds.some((kind) => lists.some((list) => list.entity.id === kind.entity.id));
  const wanted = wantedOf(worked, isListed);
  if (!wanted) return undefined;
  // What is shown on the records of the field needs no word that says so.
  const onSelf = { ...worked, home: worked.home ?? { entity, start: tokens.length, end: tokens.length } };
  for (const found of valuesOver(onSelf, entity, world, 0))
    if (found.entity.id === entity.id && wanted.test(found.value.code)) return found;
  return undefined;
}

/** What is only proposed can be typed over. */
const PROPOSED = /^(?:default|defaults|usually|normally|suggested|proposed|mostly)$/;

/** What a field holds by its own words, if that is not typed in. */
export function valueSaid(
  said: FieldReading,
  entity: Entity,
  field: Field,
  world: World,
): ValueOver | undefined {
  if (said.tokens.some(({ key }) => PROPOSED.test(key))) return undefined;
  return (
    reckonedIn(said.tokens, entity, world) ??
    workedOutIn(said, entity, world) ??
    overLinked(said, entity, world) ??
    usualValue(field, entity, world)
  );
}
