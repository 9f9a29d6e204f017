import { NUMBERS } from '../meaning/measures';
import { wordTable } from '../../language/word-table';
import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { inSentence } from '../../words/casing';
import { capitalise, nameKey } from '../../words/text';
import { ownField } from '../meaning/naming';
import { wordsOf, type Outcome } from '../rule';
import { addCheck } from '../rules/comparison';
import { firstOf } from '../rules/fields-said';
import { endsOf } from '../rules/span-of';
import type { World } from '../world';
import { asTypes } from './as-types';
import { contentOf, isForbidden, signIn, type Sign } from './rule-words';

/** 'the end not before the start', 'party size within the seats': two values of a record and how they compare. */

export interface Side {
  readonly field: Field;
  readonly code: string;
  readonly words: string;
}

const LIKE = wordTable<string>({
  die: 'death',
  dies: 'death',
  died: 'death',
  dead: 'death',
  born: 'birth',
  live: 'birth',
  checkout: 'departure',
  published: 'publishing',
  ends: 'end',
  end: 'until',
  until: 'to',
  finish: 'end',
  start: 'begins',
  begins: 'from',
  begin: 'from',
  women: 'woman',
});
const MOMENTS: ReadonlySet<FieldType> = new Set(['date', 'datetime', 'time']);
const FREE: ReadonlySet<FieldType> = new Set(['text', 'longtext']);
export const canBeNumber = ({ type, name }: Field): boolean =>
  NUMBERS.has(type) || (FREE.has(type) && !/\b(?:number|no|name|id|code|ref)\b/i.test(name));
const canBeMoment = ({ type }: Field): boolean => MOMENTS.has(type) || FREE.has(type);

const MOST_WORDS = 12;

/** A field by all of the words, else by one of them, the last first. */
export function fieldBy(
  words: readonly Token[],
  entity: Entity,
  world: World,
  accepts: (field: Field) => boolean,
): Field | undefined {
  const key = nameKey(wordsOf(words.filter(({ tag }) => tag !== 'article' && tag !== 'mark')));
  const content = contentOf(words).slice(0, MOST_WORDS);
  const whole =
    entity.fields.find((field) => nameKey(field.name) === key && accepts(field)) ??
    ownField(words, entity, world, accepts) ??
    ownField(content, entity, world, accepts);
  if (whole) return whole;
  for (const token of [...content, ...words.slice(0, MOST_WORDS)].reverse()) {
    if (/^(?:article|modal|be|pronoun|not|to|have|do)$/.test(token.tag)) continue;
    const like = LIKE[token.key];
    const field =
      ownField([token], entity, world, accepts) ??
      (like === undefined ? undefined : ownField(tokenise(like), entity, world, accepts));
    if (field) return field;
  }
  return undefined;
}

const own = (field: Field): Side => ({ field, code: field.id, words: field.name });

/** A number of what is linked: 'the seats of the hall'. */
export function linkedNumber(words: readonly Token[], entity: Entity, world: World): Side | undefined {
  for (const link of entity.fields) {
    const target = world.model.entities.find(({ id }) => id === link.reference?.entity);
    const field = target && link.many !== true ? fieldBy(words, target, world, canBeNumber) : undefined;
    if (field)
      return {
        field,
        code: `${link.id}.${field.id}`,
        words: `${field.name} of the ${inSentence(link.name)}`,
      };
  }
  return undefined;
}

interface Pair {
  readonly left: Side;
  readonly right: Side;
}

const SAYS = {
  moments: {
    '>': 'has to be after',
    '>=': 'cannot be before',
    '<': 'has to be before',
    '<=': 'cannot be after',
  },
  numbers: {
    '>': 'has to be more than',
    '>=': 'cannot be less than',
    '<': 'has to be less than',
    '<=': 'cannot be more than',
  },
} as const;

function momentsIn(tokens: readonly Token[], at: number, entity: Entity, world: World): Pair | undefined {
  const left = fieldBy(tokens.slice(0, at), entity, world, canBeMoment);
  const right = fieldBy(tokens.slice(at + 1), entity, world, (f) => canBeMoment(f) && f.id !== left?.id);
  if (left && right) return { left: own(left), right: own(right) };
  const known = left ?? right;
  if (!known) return undefined;
  // The only other day of the record.
  const others = entity.fields.filter((field) => MOMENTS.has(field.type) && field.id !== known.id);
  const [other] = others;
  if (!other || others.length > 1 || !MOMENTS.has(known.type)) return undefined;
  return left ? { left: own(left), right: own(other) } : { left: own(other), right: own(known) };
}

const ENDS = /^(?:end|ends|ending|finish|till|until|to|checkout|departure|leaving|back|return)$/;

/** 'end after start' of a record that calls them otherwise. */
function endsIn(tokens: readonly Token[], at: number, entity: Entity): Pair | undefined {
  const ends = endsOf(entity);
  const isEnd = (part: readonly Token[]) => part.some(({ key }) => ENDS.test(key));
  if (!ends || isEnd(tokens.slice(0, at)) === isEnd(tokens.slice(at + 1))) return undefined;
  const [start, end] = [own(ends[0]), own(ends[1])];
  return isEnd(tokens.slice(0, at)) ? { left: end, right: start } : { left: start, right: end };
}

function numbersIn(tokens: readonly Token[], at: number, entity: Entity, world: World): Pair | undefined {
  const rest = tokens.slice(at + 1);
  const than = rest.findIndex(({ key }) => key === 'than' || key === 'then');
  // 'no more people than places': what is counted stands behind the sign.
  const [before, after] =
    than > 0 ? [rest.slice(0, than), rest.slice(than + 1)] : [tokens.slice(0, at), rest];
  const left = fieldBy(before, entity, world, canBeNumber);
  if (!left) return undefined;
  const right = fieldBy(after, entity, world, (field) => canBeNumber(field) && field.id !== left.id);
  if (right) return { left: own(left), right: own(right) };
  const linked = linkedNumber(after, entity, world);
  return linked && { left: own(left), right: linked };
}

/** Of both sides the type that one of them has; of times of day and days the one that both can be. */
function typesOf({ left, right }: Pair, isOfTime: boolean): readonly (readonly [Field, FieldType])[] {
  const kinds = isOfTime ? MOMENTS : NUMBERS;
  const types = [left, right].map(({ field }) => field.type).filter((type) => kinds.has(type));
  const isMixed = types.includes('time') && types.some((type) => type !== 'time');
  const mixed = types.includes('datetime') ? 'datetime' : 'time';
  const type = types[0] ?? (isOfTime ? 'date' : 'integer');
  return [left, right].map(({ field }) => {
    const known = kinds.has(field.type) ? field.type : type;
    return [field, isMixed ? mixed : known] as const;
  });
}

/** `isOfTime`: of days; else of numbers, which are tried where there are no such days too. */
function hold(
  pair: Pair,
  { way }: Sign,
  isNegated: boolean,
  isOfTime: boolean,
  entity: Entity,
  world: World,
): Outcome | undefined {
  const sign = way === 'more' ? (isNegated ? '<=' : '>') : isNegated ? '>=' : '<';
  const says = (isOfTime ? SAYS.moments : SAYS.numbers)[sign];
  const message = `${capitalise(pair.left.words)} ${says} ${inSentence(pair.right.words)}.`;
  return asTypes(typesOf(pair, isOfTime), world, (typed) => {
    const there = typed.model.entities.find(({ id }) => id === entity.id);
    return (
      there &&
      addCheck(there, `${pair.left.code} ${sign} ${pair.right.code}`, message, pair.left.field, typed)
    );
  });
}

/** 'out after in': where the words say which is which, by the days of the record or its numbers. */
export function compareSides(tokens: readonly Token[], world: World): Outcome | undefined {
  const fits = tokens.findIndex(({ key }) => /^(?:fit|fits|within)$/.test(key));
  const sign =
    signIn(tokens) ?? (fits > 0 ? ({ at: fits, way: 'more', isOfTime: false } as const) : undefined);
  if (!sign) return undefined;
  const isNegated = isForbidden(tokens) || sign.at === fits;
  const isOfTime = sign.isOfTime || tokens.some(({ key }) => /^(?:day|date|end|start)$/.test(key));
  return firstOf(world, (entity) => {
    const moments = isOfTime
      ? (momentsIn(tokens, sign.at, entity, world) ?? endsIn(tokens, sign.at, entity))
      : undefined;
    if (moments) return hold(moments, sign, isNegated, true, entity, world);
    const numbers = sign.isOfTime ? undefined : numbersIn(tokens, sign.at, entity, world);
    return numbers && hold(numbers, sign, isNegated, false, entity, world);
  });
}
