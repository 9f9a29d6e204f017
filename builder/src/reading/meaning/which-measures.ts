import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { nameKey } from '../../words/text';
import { unitOf } from '../../words/units';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { amountAt, type Amount } from './amount';
import { measured } from './measures';

/** Parts of what is said of records that measure them: '5 star', 'longer than 10 metres', 'of 12 kg or more'. */

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');
const only = (fields: readonly Field[]): Field | undefined => (fields.length === 1 ? fields[0] : undefined);
export const own = ({ fields }: Entity, fits: (field: Field) => boolean): Field | undefined =>
  only(fields.filter(fits));

const BOUND = /^(?:or|and) (?:(more|better|above|up|higher|over)|(less|fewer|below|lower|under|worse))$/;
const AT_LEAST =
  /^(?:(at least|no less than)|(at most|no more than|up to)|(over|above|more than|better than)|(under|below|less than|fewer than|worse than)) /;
const signOf = (found: RegExpExecArray | null, signs: readonly string[]) =>
  signs.find((_, at) => found?.[at + 1] !== undefined);

const isOneOf = (words: RegExp) => (token: Token | undefined) => token !== undefined && words.test(token.key);
const isStar = isOneOf(/^stars?$/);
const isRate = isOneOf(/^(?:rated|rating)$/);
const RATED = /^(?:with|rated|that|which|have|has|got|having|only|exactly|a|rating|of)$/;

/** A number, and whether it or more, or less, is meant. */
interface Bounded {
  readonly sign: string;
  readonly amount: Amount;
  readonly isStars: boolean;
}

/** 'at least 4 stars', '9 or more', '5 star': everything that is said. */
function bounded(words: readonly Token[]): Bounded | undefined {
  const ahead = AT_LEAST.exec(`${textOf(words)} `);
  const from = ahead ? ahead[0].trim().split(' ').length : 0;
  const amount = amountAt(words.slice(from));
  if (!amount || amount.unit) return undefined;
  const behind = words.slice(from + amount.size);
  const isStars = isStar(behind[0]);
  const bound = behind.slice(isStars ? 1 : 0);
  const after = BOUND.exec(textOf(bound));
  if (bound.length > 0 && !after) return undefined;
  return {
    amount,
    isStars,
    sign: signOf(ahead, ['>=', '<=', '>', '<']) ?? signOf(after, ['>=', '<=']) ?? '=',
  };
}

/** '5 star', 'with 4 stars or more', 'rated at least 3': of the only rating; without 'stars' where ratings were said. */
export function stars(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const field = own(entity, ({ type }) => type === 'rating');
  const words = tokens.filter(({ key }) => key !== '-');
  const lead = words.findIndex(({ key }) => !RATED.test(key));
  const said = field ? bounded(words.slice(Math.max(lead, 0))) : undefined;
  if (!field || !said) return undefined;
  const isRated = words.some(isRate) || world.touched.field === field.id;
  return said.isStars || isRated ? `${field.id} ${said.sign} ${String(said.amount.value)}` : undefined;
}

const SIZES: readonly (readonly [words: RegExp, sign: '>' | '<', names: RegExp])[] = [
  [/^longer$/, '>', /\b(?:length|distance|duration|pages|hours|time|long)\b/i],
  [/^shorter$/, '<', /\b(?:length|distance|duration|pages|hours|time|long|height)\b/i],
  [/^(?:taller|higher)$/, '>', /\b(?:height|altitude|elevation|tall|high)\b/i],
  [/^lower$/, '<', /\b(?:height|altitude|elevation|high)\b/i],
  [/^heavier$/, '>', /\b(?:weight|heavy|mass)\b/i],
  [/^lighter$/, '<', /\b(?:weight|heavy|mass)\b/i],
  [/^(?:wider|broader)$/, '>', /\b(?:width|breadth|beam|wide)\b/i],
  [/^narrower$/, '<', /\b(?:width|breadth|beam|wide)\b/i],
  [/^deeper$/, '>', /\b(?:depth|draft|draught|deep)\b/i],
  [/^shallower$/, '<', /\b(?:depth|draft|draught|deep)\b/i],
  [/^(?:dearer|pricier)$/, '>', /\b(?:price|cost|fee|rate)\b/i],
  [/^cheaper$/, '<', /\b(?:price|cost|fee|rate)\b/i],
];

export const isMeasure = ({ type }: Field) => /^(?:integer|number|money|percent|duration)$/.test(type);

/** The only field that counts what is said behind the number: metres, minutes, pages. */
function counted({ unit }: Amount, behind: readonly Token[], entity: Entity): Field | undefined {
  if (unit !== undefined) return own(entity, ({ type }) => type === 'duration');
  const said = wordsOf(behind);
  if (said === '') return undefined;
  const known = unitOf(said);
  return (
    (known === undefined ? undefined : own(entity, (field) => isMeasure(field) && field.unit === known)) ??
    own(entity, (field) => isMeasure(field) && nameKey(field.name) === nameKey(said))
  );
}

/** 'longer than 10 metres', 'taller than 50': of what is measured so, or is called so. */
export function sized(tokens: readonly Token[], entity: Entity): string | undefined {
  const words = tokens.filter(({ key, tag }) => tag !== 'be' && !/^(?:that|which)$/.test(key));
  const size = SIZES.find(([adjective]) => adjective.test(words[0]?.key ?? ''));
  const amount = words[1]?.key === 'than' ? amountAt(words.slice(2)) : undefined;
  if (!size || !amount) return undefined;
  const behind = words.slice(2 + amount.size).filter(({ key }) => key !== 'long');
  const field =
    counted(amount, behind, entity) ??
    own(entity, (one) => isMeasure(one) && size[2].test(one.name)) ??
    own(entity, ({ type }) => amount.isMoney && type === 'money');
  const isOther = field?.unit !== undefined && behind.length > 0 && unitOf(wordsOf(behind)) !== field.unit;
  return field && !isOther ? `${field.id} ${size[1]} ${measured(field, amount)}` : undefined;
}

const LONGER =
  /^or (?:(more|longer|taller|heavier|higher|over|above|up|wider|deeper)|(less|fewer|shorter|smaller|lighter|lower|under|below))$/;

/** 'over 15 metres', 'of 12 metres or longer': of the only field that is measured so. */
export function inUnits(tokens: readonly Token[], entity: Entity): string | undefined {
  const first = tokens.findIndex(
    ({ tag, key }) => tag !== 'be' && !/^(?:that|which|of|with|have)$/.test(key),
  );
  const words = tokens.slice(Math.max(first, 0));
  const ahead = AT_LEAST.exec(`${textOf(words)} `);
  const from = ahead ? ahead[0].trim().split(' ').length : 0;
  const amount = amountAt(words.slice(from));
  if (!amount || amount.unit !== undefined || amount.isMoney) return undefined;
  const behind = words.slice(from + amount.size);
  const at = behind.findIndex(({ key }) => key === 'or');
  const after = at < 0 ? null : LONGER.exec(textOf(behind.slice(at)));
  if (at >= 0 && !after) return undefined;
  const field = counted(amount, at < 0 ? behind : behind.slice(0, at), entity);
  const sign = signOf(ahead, ['>=', '<=', '>', '<']) ?? signOf(after, ['>=', '<=']) ?? '=';
  return field && `${field.id} ${sign} ${measured(field, amount)}`;
}

const SIZE_UNITS = /^(?:m|km|cm|mm|kg|g|l|ml|ft|in|mi|lb|oz|t)$/;

/** 'over 15 metres' of records that have nothing in metres would be said of something else. */
export function isOfOtherUnit(tokens: readonly Token[], { fields }: Entity): boolean {
  return tokens.some(({ tag }, at) => {
    const unit = tag === 'number' ? unitOf(tokens[at + 1]?.key ?? '') : undefined;
    return unit !== undefined && SIZE_UNITS.test(unit) && !fields.some((field) => field.unit === unit);
  });
}
