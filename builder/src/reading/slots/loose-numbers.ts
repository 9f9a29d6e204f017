import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { amountAt, type Amount } from '../meaning/amount';
import { findSign, type Sign } from '../meaning/comparison-signs';
import { isNumber, measured } from '../meaning/measures';
import { loose, shareOf } from './guessed-types';
import { rootsIn, saidOrOnly, STOCK } from './loose-words';

/** 'Frost below 2 degrees': a number, and the field that it is most likely of. */

const isPlainNumber = ({ name }: Field) => !/\byear\b|\bnumber$|^number\b|\bno\b/i.test(name);
const LOWEST = /\b(?:min|minimum|lowest|low)\b/i;
const HIGHEST = /\b(?:max|maximum|highest|high)\b/i;
const TELLING = /\b(?:score|total|result|level|temperature|reading|value|balance)\b/i;

const PEOPLE = wordList(
  'anyone anybody everyone everybody someone somebody who whoever people person kids children',
);

/** 'Under 2 or over 8' is either. */
export function bySigns(tokens: readonly Token[], entity: Entity): string | undefined {
  const at = tokens.findIndex(({ key }, index) => key === 'or' && index > 0);
  const [one, other] = [bySign(tokens.slice(0, at), entity), bySign(tokens.slice(at + 1), entity)];
  return at > 0 && one !== undefined && other !== undefined ? `${one} or ${other}` : bySign(tokens, entity);
}

/** 'Frost below 2 degrees': of the only number, or of the one that is named among other words. */
function bySign(tokens: readonly Token[], entity: Entity): string | undefined {
  for (const sign of findSign(tokens)) {
    const amount = amountAt(sign.right);
    if (!amount || amount.unit) continue;
    const code = sign.upTo ? betweenCode(sign, amount, entity) : signCode(sign, amount, entity);
    if (code !== undefined) return code;
  }
  return undefined;
}

function numberField(sign: Sign, amount: Amount, entity: Entity): Field | undefined {
  const roots = rootsIn([...sign.left, ...sign.right.slice(amount.size)]);
  const numbers = entity.fields.filter((field) => isNumber(field));
  const fitting = amount.isMoney ? numbers.filter(({ type }) => type === 'money') : numbers;
  const named = fitting.filter((field) => shareOf(field, roots) > 0);
  const unpriced = amount.isMoney ? [] : named.filter(({ type }) => type !== 'money');
  if (named.length > 0) return saidOrOnly(unpriced.length > 0 ? unpriced : named, roots);
  // 'Anyone under 16' is younger, whatever else is counted.
  if (!amount.isMoney && sign.left.some(({ key }) => PEOPLE.has(key)))
    return numbers.find(({ name }) => /\bage\b/i.test(name));
  return likelyNumber(sign, roots, fitting.filter(isPlainNumber));
}

/** Of numbers that nobody named. */
function likelyNumber(sign: Sign, roots: ReadonlySet<string>, plain: readonly Field[]): Field | undefined {
  const left =
    roots.has(loose('stock')) || roots.has(loose('left')) ? plain.filter(({ name }) => STOCK.test(name)) : [];
  if (left.length === 1) return left[0];
  const ends = plain.filter(({ name }) => (sign.operator.startsWith('<') ? LOWEST : HIGHEST).test(name));
  if (ends.length === 1 && [LOWEST, HIGHEST].every((end) => plain.some(({ name }) => end.test(name))))
    return ends[0];
  const telling = plain.filter(({ name, computed }) => computed !== undefined || TELLING.test(name));
  return saidOrOnly(plain, roots) ?? (telling.length === 1 ? telling[0] : undefined);
}

function signCode(sign: Sign, amount: Amount, entity: Entity): string | undefined {
  const field = numberField(sign, amount, entity);
  return field && `${field.id} ${sign.operator} ${measured(field, amount)}`;
}

function betweenCode(sign: Sign, low: Amount, entity: Entity): string | undefined {
  const high = amountAt(sign.upTo ?? []);
  const field = high && numberField(sign, low, entity);
  if (!field) return undefined;
  const [least, most] = [measured(field, low), measured(field, high)];
  return sign.operator === '!='
    ? `${field.id} < ${least} or ${field.id} > ${most}`
    : `${field.id} >= ${least} and ${field.id} <= ${most}`;
}
