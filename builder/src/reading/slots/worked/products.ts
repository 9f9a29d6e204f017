import type { Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { amountAt, amountCode } from '../../meaning/amount';
import { isNumber } from '../../meaning/measures';
import type { Trial } from './trial';
import { lasting } from './lasting';
import { says, type Way, type Worked } from './words';

/** So many times the price of one, all of several, one by the other. */

const COUNTS =
  /\b(?:qty|quantity|number|count|pieces|skeins|balls|nights|days|hours?|litres|stock|metres|words|amount|persons|m²|ha|square|km|laps|kg|length|units|bottles)\b/i;
const EACH = /\b(?:per|each|unit|rate|hourly|daily|price|ea|fee|a piece|cost)\b/i;

/** What is net, and the tax on it. */
function gross(trial: Trial): string | undefined {
  const tax = trial.named(/\b(?:vat|tax)\b/i, 'number');
  const ids = trial.both(trial.named(/\bnet\b/i, 'number'), tax);
  if (!ids) return undefined;
  const [x, y] = ids;
  return tax?.type === 'percent' ? `${x} * (1 + ${y})` : `${x} + ${y}`;
}

/** How many of what has a price there are. */
function countOf(trial: Trial, price: Field | undefined): Field | undefined {
  const typed = trial.fields.find(
    (field) => field !== price && COUNTS.test(field.name) && /^(?:integer|number)$/.test(field.type),
  );
  return typed ?? (trial.isFree ? trial.named(COUNTS, 'number', [price?.id]) : undefined);
}

/** So long at a price by the hour or by the day. */
function byTime(price: Field, code: string, trial: Trial, worked: Worked): string | undefined {
  if (!/\b(?:hour|hourly|day|daily|night|rate)\b/i.test(price.name)) return undefined;
  const isHourly = /hour/i.test(price.name);
  const keys = new Set([...worked.keys, isHourly ? 'hours' : 'days']);
  const span = lasting(trial, { ...worked, keys });
  return span && `${isHourly ? 'hours' : ''}(${span}) * ${code}`;
}

const SQUARE = /\b(?:square|sqm|m2)\b|m²/i;

/** How large it is, from its two sides. */
function areaOf(trial: Trial): string | undefined {
  const sides = [/\b(?:length|long|height|depth)\b/i, /\b(?:width|wide|breadth)\b/i] as const;
  const ids = trial.both(trial.named(sides[0], 'number'), trial.named(sides[1], 'number'));
  return ids?.join(' * ');
}

/** A price per square metre is one of the area. */
function bySquare(trial: Trial, price: Field): string | undefined {
  const area = trial.entity.fields.find(
    (field) =>
      field !== price &&
      /^(?:integer|number)$/.test(field.type) &&
      /\barea\b|square|m²|\bm2\b/i.test(field.name),
  );
  const size = area?.id ?? areaOf(trial);
  const each = trial.as(price, 'number');
  return size === undefined || each === undefined ? undefined : `${size} * ${each}`;
}

/** 'total', 'line total', 'charge': so many times the price of one. */
export const total: Way = (trial, worked) => {
  if (
    !says(worked, 'total sum cost price charge value amount worth fee wage pay rent income money yards gross')
  )
    return undefined;
  // '6 per guest' says itself how much.
  const isSaid = worked.tokens.some(
    ({ key }, at) => key === 'per' && worked.tokens[at - 1]?.tag === 'number',
  );
  if (isSaid) return undefined;
  if (says(worked, 'gross')) return gross(trial);
  const price = trial.named(EACH, 'number') ?? trial.numbers('money')[0];
  if (price && SQUARE.test(price.name)) return bySquare(trial, price);
  const count = countOf(trial, price);
  const [x, y] = [trial.as(count, 'number'), trial.as(price, 'number')];
  if (y === undefined || !price) return undefined;
  return x !== undefined && x !== y ? `${x} * ${y}` : byTime(price, y, trial, worked);
};

const SIZES: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['both', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

const SAME = /\b(?:score|mark|round|points?|rating|count|vote|grade|stars?)\b/i;

/** 'average of our two scores', 'total of the three rounds', 'total animals'. */
export const several: Way = (trial, worked) => {
  const isMean = says(worked, 'average mean');
  if (!isMean && !says(worked, 'total sum together altogether added')) return undefined;
  const size = worked.tokens.map(({ key }) => SIZES.get(key)).find(Boolean);
  const named = listed(trial, worked.tokens);
  const ratings = trial.numbers('rating');
  const like = trial.fields.filter(
    (field) => SAME.test(field.name) && /^(?:text|integer|number|rating)$/.test(field.type),
  );
  const open = trial.fields.filter(({ type, id }) => type === 'text' && id !== trial.entity.labelField);
  const all = [trial.numbers('integer'), trial.numbers('number'), trial.numbers('money')];
  const groups = [named, ratings, like, ...all, open];
  const fields = groups.find((group) =>
    size === undefined ? group === named && group.length > 1 : group.length === size,
  );
  if (!fields) return undefined;
  const ids = fields.map((field) => trial.as(field, 'number'));
  if (ids.some((id) => id === undefined)) return undefined;
  return isMean ? `(${ids.join(' + ')}) / ${String(ids.length)}` : ids.join(' + ');
};

/** 'cash and card together' */
function listed(trial: Trial, tokens: readonly Token[]): readonly Field[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:and|,|plus|&)$/.test(token.key)) parts.push([]);
    else if (!/^(?:together|total|sum|average|of|the|added|altogether|up|mean)$/.test(token.key))
      parts.at(-1)?.push(token);
  }
  const found = parts.map((part) => (part.length > 0 ? trial.find(part, 'number') : undefined));
  return parts.length > 1 && found.every((field) => field !== undefined) ? found : [];
}

/** What is divided: the number that is named, else the only money where it is a cost. */
function dividedBy(trial: Trial, tokens: readonly Token[]): Field | undefined {
  const isCost = tokens.some(({ key }) => /^(?:cost|price|amount)$/.test(key));
  const [money, more] = trial.numbers('money');
  return trial.find(tokens, 'number') ?? (isCost && !more ? money : undefined);
}

/** 'premiums per insurer' divides nothing by a name. */
function divisor(trial: Trial, tokens: readonly Token[]): Field | undefined {
  const found = tokens.length > 0 ? trial.find(tokens, 'number') : undefined;
  return found && (isNumber(found) || COUNTS.test(found.name)) ? found : undefined;
}

/** 'cost per wear', 'l per 100 km', 'Fe/kg': one by the other. */
export const ratio: Way = (trial, { tokens }) => {
  const at = tokens.findIndex(({ key }) => key === 'per' || key === '/');
  if (at < 1 || tokens.slice(0, at).some(({ key }) => /^(?:by|of|and|%)$/.test(key))) return undefined;
  const amount = amountAt(tokens, at + 1);
  const by = amount?.unit === undefined ? amount : undefined;
  const below = tokens.slice(at + 1 + (by?.size ?? 0));
  const top = dividedBy(trial, tokens.slice(0, at));
  const bottom = divisor(trial, below);
  const ids = top === bottom || !bottom ? undefined : trial.both(top, bottom);
  return ids && `${ids.join(' / ')}${by ? ` * ${String(by.value)}` : ''}`;
};

/** 'a commission of 15 % of the fee' */
export const part: Way = (trial, { tokens }) => {
  const at = tokens.findIndex((_, index) => amountAt(tokens, index)?.isPercent === true);
  const amount = at < 0 ? undefined : amountAt(tokens, at);
  const rest = tokens.slice(at + (amount?.size ?? 0));
  if (!amount || rest[0]?.key !== 'of' || rest.length < 2) return undefined;
  const whole = trial.as(trial.find(rest.slice(1), 'number'), 'number');
  return whole && `${whole} * ${amountCode(amount)}`;
};

/** 'multiply the balls by the grams', 'area from width and height'. */
export const product: Way = (trial, worked) => {
  const isArea = says(worked, 'area');
  if (!isArea && !says(worked, 'multiply multiplied')) return undefined;
  const at = worked.tokens.findIndex(({ key }) => key === 'from' || key === 'multiply');
  if (isArea && at < 0) return areaOf(trial);
  const by = worked.tokens.findIndex(
    ({ key }, index) => index > at && (key === 'and' || key === 'by' || key === 'with'),
  );
  const [a, b] = [worked.tokens.slice(at + 1, by), worked.tokens.slice(by + 1)].map((side) =>
    trial.find(side, 'number'),
  );
  const ids = trial.both(a, b);
  return ids && ids[0] !== ids[1] ? ids.join(' * ') : undefined;
};
