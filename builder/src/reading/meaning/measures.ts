import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { World } from '../world';
import { amountCode, type Amount, type TimeUnit } from './amount';
import { isDate } from './dates';
import { nameStems, type Accepts } from './naming';

/** What numbers are of: which field a bare one means, and how much it is in the measure of a field. */

export const NUMBERS: ReadonlySet<FieldType> = new Set([
  'integer',
  'number',
  'money',
  'percent',
  'rating',
  'duration',
]);
export const isNumber: Accepts = ({ type }) => NUMBERS.has(type);
export const isOrdered: Accepts = (field) => isNumber(field) || isDate(field) || field.type === 'time';

const TELLING = /\b(?:total|amount|sum|price|cost|value|quantity|score)\b/i;

/** The field that a bare number is of: the one spoken of, the only one, else the most telling. */
export function bareField(amount: Amount, entity: Entity, world: World, unit = ''): Field | undefined {
  const fitting = entity.fields.filter((field) => isNumber(field) && fitsUnit(field, amount));
  const measured = fitting.filter((field) =>
    /^stars?$/.test(unit) ? field.type === 'rating' : unit !== '' && field.unit?.toLowerCase() === unit,
  );
  const fields = measured.length > 0 ? measured : fitting;
  const touched = fields.find(({ id }) => id === world.touched.field);
  const [only, more] = fields;
  if (touched || !more) return touched ?? only;
  const money = fields.filter(({ type }) => type === 'money');
  if (money.length === 1 && !amount.unit) return money[0];
  return (
    money.find(({ name }) => /\b(?:total|amount|sum)\b/i.test(name)) ??
    (amount.isMoney ? money.find(({ name }) => TELLING.test(name)) : undefined)
  );
}

function fitsUnit(field: Field, amount: Amount): boolean {
  if (amount.isMoney) return field.type === 'money';
  if (amount.isPercent) return field.type === 'percent' || field.unit === '%';
  if (!amount.unit) return field.type !== 'duration';
  const isShort = amount.unit === 'minute' || amount.unit === 'hour';
  return (field.type === 'duration' && isShort) || countsTime(field, amount);
}

/** A plain number that counts such a unit: 'Minutes', 'Playtime' in min. */
function countsTime(field: Field, { unit = 'day' }: Amount): boolean {
  const unitStem = unit === 'minute' ? 'min' : unit;
  return (
    nameStems(field.name).includes(unit) ||
    (field.unit ?? '').toLowerCase().startsWith(unitStem.slice(0, unit === 'minute' ? 3 : 1))
  );
}

/** What the number on the other side of a field is in its own measure. */
export function measured(field: Field | undefined, amount: Amount): string {
  if (!field) return amountCode(amount);
  const { value, unit } = amount;
  if (field.type === 'duration') return unit ? amountCode(amount) : `${String(value)} minutes`;
  return String(unit && isNumber(field) ? inUnitOf(field, value, unit) : value);
}

/** So many minutes in hours, or so many hours in minutes, where the field counts those. */
function inUnitOf(field: Field, value: number, unit: TimeUnit): number {
  const stems = [...nameStems(field.name), field.unit ?? ''];
  if (unit === 'minute' && stems.some((stem) => /^(?:h|hour|hours)$/.test(stem))) return value / 60;
  return unit === 'hour' && stems.some((stem) => stem.startsWith('min')) ? value * 60 : value;
}
