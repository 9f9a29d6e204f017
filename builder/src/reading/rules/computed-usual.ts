import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { spanOf } from '../meaning/moments-between';
import { nameStems } from '../meaning/naming';
import { valueOf, type Value } from '../meaning/typed';
import type { World } from '../world';

/** What a figure that is only named is usually worked out from: a total is so many times the price of one. */

const OF_ONE = /\b(?:per|each|unit|rate|hourly|daily|weekly|price|a)\b/i;
const TOTAL =
  /^(?:total|amount|sum|cost|price|line total|total price|total cost|fee|pay|wage|value|total amount)$/;
const TIME = /^(?:hours?|time|duration|days?|nights?|number of days|number of nights|length)$/;

/** Of 'Price per bale' and 'Number of bales' the bales are the same; else there has to be only one of each. */
function usualTotal(entity: Entity): string | undefined {
  const typed = entity.fields.filter(({ computed }) => computed === undefined);
  const prices = typed.filter(({ type, name }) => type === 'money' && OF_ONE.test(name));
  const counts = typed.filter(({ type }) => type === 'integer' || type === 'number');
  const pairs = prices.flatMap((price) =>
    counts.filter((count) => isOf(price, count)).map((count) => [count, price] as const),
  );
  const [pair, more] = pairs;
  if (pair && !more) return `${pair[0].id} * ${pair[1].id}`;
  const [price, second] = prices;
  const [count, other] = counts;
  return price && !second && count && !other ? `${count.id} * ${price.id}` : undefined;
}

const isOf = (price: Field, count: Field) => {
  const shared = nameStems(price.name).filter((stem) => nameStems(count.name).includes(stem));
  return (
    shared.length > 0 ||
    (/\bunit\b/i.test(price.name) && /^(?:quantity|qty|count|pieces|number)$/i.test(count.name))
  );
};

const USED = /\b(?:used|driven|consumption|consumed|distance|mileage|difference|usage)\b/;

/** Of a count at the end and one at the start. */
function used(entity: Entity): string | undefined {
  const numbers = entity.fields.filter(
    ({ type, computed }) => (type === 'integer' || type === 'number') && computed === undefined,
  );
  const end = numbers.find(({ name }) => /\b(?:end|after|closing|final|new)\b/i.test(name));
  const start = numbers.find(({ name }) => /\b(?:start|before|opening|beginning|old)\b/i.test(name));
  return start && end ? `${end.id} - ${start.id}` : undefined;
}

export function usualValue(words: readonly Token[], entity: Entity, world: World): Value | undefined {
  const name = words.map(({ key }) => key).join(' ');
  const own = entity.fields.find((field) => field.name.toLowerCase() === name);
  if (own?.computed !== undefined) return undefined;
  const difference = USED.test(name) ? used(entity) : undefined;
  if (difference !== undefined) return valueOf(difference, entity, world);
  if (TIME.test(name)) {
    const span = spanOf(entity);
    return span && valueOf(`${span.end.id} - ${span.start.id}`, entity, world);
  }
  const code = TOTAL.test(name) ? usualTotal(entity) : undefined;
  return code === undefined ? undefined : valueOf(code, entity, world);
}
