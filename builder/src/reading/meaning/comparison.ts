import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { amountAt, type Amount } from './amount';
import { findSign, type Sign } from './comparison-signs';
import { isDate } from './dates';
import { listIn } from './lists';
import { bareField, isNumber, isOrdered, measured } from './measures';
import {
  nameStems,
  reference,
  stemOf,
  tellingStems,
  withoutPointers,
  type Accepts,
  type Reference,
} from './naming';
import { wordList } from '../../language/word-list';

/** Conditions about how much: 'over 40', 'guests are more than the beds', 'below the minimum', 'between 5 and 10'. */

/** What stands in front of a sign, without what only joins them. */
const JOINTS: ReadonlySet<string> = wordList('be have do modal adverb and');
const RISES = wordList(
  'go rise drop fall get become come climb sink exceed reach be cost worth by at to is too run say stand drops low',
  'count total up down of that for with measure score lie show',
);

function subjectTokens(tokens: readonly Token[], entity: Entity): readonly Token[] {
  const bare = withoutPointers(tokens, entity);
  let end = bare.length;
  for (; end > 0; end -= 1) {
    const token = bare[end - 1];
    if (!token || !(JOINTS.has(token.tag) || RISES.has(stemOf(token.key)) || token.key === ',')) break;
    // 'Total' and 'Cost' are names as well.
    if (end === 1 && /^(?:noun|plural)$/.test(token.tag)) break;
  }
  return bare.slice(0, end);
}

/** A number of linked records: 'guests', 'reviews'. */
function countOf(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const list = tokens.length > 0 ? listIn(tokens, entity, world) : undefined;
  return list && `count(${list.code})`;
}

interface Side {
  readonly code: string;
  readonly field?: Field;
}

const of = (found: Reference | undefined): Side | undefined =>
  found && { code: found.code, field: found.field };

function sideOf(
  tokens: readonly Token[],
  entity: Entity,
  world: World,
  but?: Field,
  isMoney = false,
): Side | undefined {
  if (tokens.length === 0) return undefined;
  const accepts: Accepts = (field) =>
    isOrdered(field) && field.id !== but?.id && (!isMoney || field.type === 'money');
  const plain = of(reference(tokens, entity, world, accepts));
  if (plain) return plain;
  const code = countOf(tokens, entity, world);
  return code === undefined ? undefined : { code };
}

/** The word by which two fields are told apart when only one of them is said: 'the job cost more than planned'. */
function otherSide(tokens: readonly Token[], entity: Entity, right: Field): Side | undefined {
  const stems = tellingStems(tokens);
  const alike = entity.fields.filter(
    (field) =>
      field.id !== right.id &&
      field.type === right.type &&
      nameStems(field.name).some((stem) => nameStems(right.name).includes(stem) || stems.includes(stem)),
  );
  const [only, more] = alike;
  const field = more ? alike.find(({ name }) => /\b(?:real|actual|final|total|true)\b/i.test(name)) : only;
  return field && { code: field.id, field };
}

/** 'more than we thought': what was planned, or estimated. */
function plannedSide(tokens: readonly Token[], entity: Entity): Side | undefined {
  const isThought = tokens.some(({ key }) =>
    /^(?:thought|planned|expected|estimated|budgeted|quoted|agreed|reckoned|guessed|intended|allowed)$/.test(
      key,
    ),
  );
  const planned = entity.fields.filter(
    (field) =>
      isNumber(field) &&
      /\b(?:plan|estimat|expect|budget|quote|agree|think|thought|target)/i.test(field.name),
  );
  const [field, more] = planned;
  return isThought && field && !more ? { code: field.id, field } : undefined;
}

const STOCK =
  /\b(?:stock|left|have|on hand|quantity|level|amount|current|available|count|bottles|pieces|units)\b/i;

/** 'below the minimum' says nothing of what: how many there are. */
function besideBound(entity: Entity, right: Field): Side | undefined {
  if (!/\b(?:min|minimum|max|maximum|limit|reorder|threshold|target|budget|level|par)\b/i.test(right.name))
    return undefined;
  const others = entity.fields.filter(
    (field) =>
      isNumber(field) &&
      field.id !== right.id &&
      (field.type === right.type || field.type !== 'money') &&
      !/\b(?:min|max)/i.test(field.name),
  );
  const field =
    others.find(({ name }) => STOCK.test(name)) ??
    (others.length === 1 ? others[0] : others.find(({ type }) => type === right.type));
  return field && { code: field.id, field };
}

const OF_AMOUNT = wordList('of degree degrees in old long each or altogether total');
const AGO = wordList('ago overdue late old');

/** What follows the amount is a unit, or names the field: 'under 500 grams', 'more than 8 guests'. */
function withNumber(sign: Sign, amount: Amount, entity: Entity, world: World): string | undefined {
  const left = subjectTokens(sign.left, entity);
  const rest = sign.right.slice(amount.size).filter(({ tag, key }) => !OF_AMOUNT.has(key) && tag !== 'mark');
  if (amount.unit && rest.some(({ key }) => AGO.has(key))) return undefined;
  const named = subjectOf(left, rest, (tokens) => sideOf(tokens, entity, world, undefined, amount.isMoney));
  const bare = named ? undefined : bareSubject(sign, amount, left, rest, entity, world);
  const subject = named ?? (bare && { code: bare.id, field: bare });
  if (!subject || isOther(subject, amount)) return undefined;
  return `${subject.code} ${sign.operator} ${measured(subject.field, amount)}`;
}

/** So many weeks are no amount of money, and a date is no number. */
const isOther = ({ field }: Side, { unit }: Amount): boolean =>
  field !== undefined &&
  (isDate(field) || (unit !== undefined && /^(?:money|percent|rating)$/.test(field.type)));

/** What a number is of that nothing names: 'costs over 200'. */
function bareSubject(
  sign: Sign,
  amount: Amount,
  left: readonly Token[],
  rest: readonly Token[],
  entity: Entity,
  world: World,
): Field | undefined {
  if (sign.isOfTime === true && amount.unit) return undefined;
  const isBare = left.every(isVague) && isUnit(rest, entity);
  return isBare ? bareField(amount, entity, world, rest[0]?.key) : undefined;
}

/** What is compared: named in front, behind the amount, or by both. */
function subjectOf(
  left: readonly Token[],
  rest: readonly Token[],
  side: (tokens: readonly Token[]) => Side | undefined,
): Side | undefined {
  const one = side(left) ?? side(rest);
  return one ?? (left.length > 0 && rest.length > 0 ? side([...rest, ...left]) : undefined);
}

/** Verbs that say only that something is so much. */
const VAGUE = wordList(
  'cost worth take last run weigh charge amount come go be bring need have price number value',
);
const TELLING_TAGS: ReadonlySet<string> = wordList('noun plural past adjective ing not');

const isVague = ({ key, tag }: Token) => VAGUE.has(stemOf(key)) || (!TELLING_TAGS.has(tag) && key !== 'no');

/** Nothing, or the unit of a field or of anything. */
const isUnit = (rest: readonly Token[], entity: Entity): boolean =>
  rest.every(isUnitWord) || entity.fields.some(({ unit }) => unit?.toLowerCase() === rest[0]?.key);

const UNIT_WORDS = wordList(
  'km kilometre kilometres kilometer kilometers mile miles m metre metres kg kilo kilos g gram grams',
  'l litre litres liter liters c f celsius °c ° point points pcs pieces star stars unit units',
  'mg ml cm mm euro euros times',
);
const isUnitWord = ({ key }: Token) => UNIT_WORDS.has(key);

const AROUND = wordList('there be is are the we they it was were has have had its their what');

function withField(sign: Sign, entity: Entity, world: World): string | undefined {
  const rightTokens = sign.right.filter(({ key }) => !AROUND.has(key));
  const left = subjectTokens(sign.left, entity);
  const first = sideOf(left, entity, world);
  const right =
    sideOf(rightTokens, entity, world, first?.field) ??
    sideOf(sign.right, entity, world, first?.field) ??
    plannedSide(sign.right, entity);
  if (!right) return undefined;
  const other =
    first && first.code !== right.code
      ? first
      : right.field &&
        (left.length > 0 && tellingStems(left).length > 0
          ? otherSide(left, entity, right.field)
          : besideBound(entity, right.field));
  return other && `${other.code} ${sign.operator} ${right.code}`;
}

/** Reads a comparison; a negation is part of the sign here. */
export function readComparison(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  for (const sign of findSign(tokens)) {
    if (sign.left.some((token) => isJoint(token, entity))) continue;
    const code = sign.upTo ? between(sign, entity, world) : bySign(sign, entity, world);
    const read = code === undefined ? undefined : world.expression(code, entity, 'condition');
    if (read !== undefined) return read;
  }
  return undefined;
}

/** A word that joins two clauses, and is not a part of some name. */
const isJoint = ({ tag, key }: Token, { fields }: Entity) =>
  tag === 'and' && !fields.some(({ name }) => name.toLowerCase().includes(` ${key} `));

function bySign(sign: Sign, entity: Entity, world: World): string | undefined {
  const amount = amountAt(sign.right);
  return amount ? withNumber(sign, amount, entity, world) : withField(sign, entity, world);
}

/** 'between 5 and 10' is both ends; 'not between' is outside of them. */
function between(sign: Sign, entity: Entity, world: World): string | undefined {
  const { upTo = [] } = sign;
  const [low, high] = [amountAt(sign.right), amountAt(upTo)];
  if (!low || !high) return undefined;
  const isOut = sign.operator === '!=';
  const one = withNumber({ ...sign, operator: isOut ? '<' : '>=' }, low, entity, world);
  const same = one?.split(' ')[0];
  if (one === undefined || same === undefined) return undefined;
  const field = entity.fields.find(({ id }) => id === same);
  const unit = low.unit ?? high.unit;
  const top = measured(field, unit ? { ...high, unit } : high);
  return `${one} ${isOut ? 'or' : 'and'} ${same} ${isOut ? '>' : '<='} ${top}`;
}
