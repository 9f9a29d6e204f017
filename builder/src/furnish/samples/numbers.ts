import type { Field } from '@tessera/shared/contracts';
import { nameKey } from '../../words/text';
import { itemAt, stableHash } from '../stable-hash';
import { scaleNumbers } from './measures';
import type { Spot } from './spot';

type Row = readonly [name: RegExp, numbers: readonly number[]];

/** How large amounts are, by the name of the field and of the record; the first that fits is believed. */
const AMOUNTS: readonly Row[] = [
  [/\b(?:salary|income|wages?|revenue|turnover|annual)\b/, [3200, 2850, 4100, 2400, 3650, 5200, 2980, 3400]],
  [/\b(?:rent|mortgage)\b/, [780, 1250, 940, 1480, 860, 1120, 990, 1340]],
  [
    /\b(?:deal|opportunity|contract|campaign|pipeline|project|wedding|renovation)\b/,
    [4800, 12500, 2300, 8600, 1950, 15400, 6200, 3750],
  ],
  [
    /\b(?:property|house|car|vehicle|debt|savings|investment|holding)\b/,
    [18500, 7200, 24900, 3100, 12400, 9800, 5600, 15750],
  ],
  [
    /\b(?:budget|trip|travel|flight|holiday|equipment|asset|invoice|event|policy|premium)s?\b/,
    [420, 1150, 680, 2400, 310, 890, 1560, 240],
  ],
  [
    /\b(?:coffee|drink|snack|brew|ticket|fee|dues|fine|tip|meal|lunch)\b/,
    [4.5, 12, 7.8, 3.2, 18, 9.5, 6.4, 15],
  ],
  [/\b(?:per night|per day|room rate|booking|reservation|hotel)\b/, [68, 95, 120, 84, 145, 76, 210, 105]],
  [/\b(?:hourly|per hour|rate)\b/, [45, 60, 38, 75, 52, 90, 48, 65]],
];
const PRICES: readonly number[] = [24.9, 38, 12.5, 9.8, 14.9, 64, 89, 45];

/** Plain numbers by their name; a unit says it where no name does. */
const NUMBERS: readonly Row[] = [
  // Years are counted, a year is one of the calendar: 'warranty years', but 'model year'.
  [/\byears\b/, [2, 5, 3, 1, 10, 4, 7, 6]],
  [/\b(?:year|vintage|founded)\b/, [2019, 2022, 2016, 2024, 2011, 2021, 2018, 2014]],
  [/\bsystolic\b/, [122, 128, 118, 131, 125, 119, 134, 121]],
  [/\bdiastolic\b/, [79, 84, 76, 86, 81, 77, 88, 80]],
  [/\b(?:pulse|heart|bpm|tempo)\b/, [68, 142, 74, 128, 92, 71, 155, 84]],
  [/\b(?:calories|kcal|energy burn(?:ed|t)?)\b/, [420, 310, 650, 180, 540, 275, 720, 365]],
  [/\b(?:pages?|words?)\b.*|page count/, [312, 248, 416, 184, 540, 276, 352, 198]],
  [/\b(?:mileage|odometer)\b/, [48210, 61540, 12870, 90320, 33460, 75110, 22940, 54080]],
  [/\b(?:elevation|altitude|ascent)\b/, [320, 540, 180, 760, 250, 410, 90, 630]],
  [/\bsets?\b|bedrooms?|party size|guests? per/, [3, 2, 4, 1, 5, 2, 3, 4]],
  [/\breps?\b/, [8, 12, 10, 5, 15, 6, 8, 12]],
  [/\b(?:servings?|portions?)\b/, [4, 2, 6, 4, 12, 3, 8, 1]],
  [/\b(?:guests|attendees|participants|capacity|people|visitors)\b/, [24, 12, 60, 8, 35, 18, 90, 45]],
  [/\bage\b/, [34, 8, 52, 27, 61, 19, 45, 38]],
  [/\bhours slept\b/, [7.5, 6, 8, 7, 5.5, 8.5, 7.5, 6.5]],
  [/\bbody weight\b|^weight$/, [72.4, 68.1, 81.5, 71.9, 66.8, 79.2, 72, 70.5]],
  [/\b(?:temperature|temp)\b/, [19, 21.5, 18, 23, 20.5, 16, 22, 24.5]],
  [/\b(?:reorder|minimum|threshold)\b/, [5, 10, 3, 8, 6, 12, 4, 10]],
  [/\b(?:number$|no\b)/, [7, 10, 4, 23, 11, 9, 18, 5]],
];
const LIFTED = /\b(?:workout|gym|lift|exercise|training|strength)\b.* weight$/;
const LIFTED_WEIGHTS: readonly number[] = [60, 42.5, 80, 24, 55, 70, 32.5, 100];
/** In kg, by what has the weight: the record, or the field's own words. Pets are of the kinds that samples of pets have. */
const WEIGHTS: readonly Row[] = [
  [/\bdog (?:body )?weight$/, [12.5, 19, 30.5, 14, 8.2, 9.6, 26, 22]],
  [/\bcat (?:body )?weight$/, [4.2, 6.8, 4.6, 5.1, 6.2, 4.9, 4.4, 3.9]],
  [/\bpuppy (?:body )?weight$/, [3.4, 5.1, 8.2, 4, 2.6, 2.9, 7.3, 6]],
  [/\bkitten (?:body )?weight$/, [1.1, 1.6, 0.9, 1.3, 1.8, 1.2, 0.7, 1.4]],
  [/\b(?:horse|pony) (?:body )?weight$/, [430, 410, 610, 340, 590, 195, 480, 505]],
  [/\b(?:pet|animal) (?:body )?weight$/, [12.5, 4.2, 19, 2.1, 6.8, 9.6, 0.9, 4.6]],
  [/\b(?:rabbit|hen|chicken|duck) (?:body )?weight$/, [2.1, 1.8, 2.6, 3.2, 1.9, 2.4, 2.8, 2.2]],
  [
    /\b(?:parcel|package|shipment|delivery|product|item|box|bag|order) weight$/,
    [12, 4.5, 30, 8, 18, 2.5, 22, 6],
  ],
];
const BY_UNIT: Readonly<Record<string, readonly number[]>> = {
  min: [45, 30, 60, 25, 90, 40, 20, 75],
  h: [2, 1.5, 3, 0.5, 4, 2.5, 1, 6],
  s: [28, 30, 26, 34, 32, 27, 45, 29],
  km: [5.2, 8, 12.4, 3.6, 21.1, 6.5, 10, 4.8],
  mi: [3.1, 5, 7.8, 2.2, 13.1, 4, 6.2, 3],
  kg: LIFTED_WEIGHTS,
  g: [250, 500, 120, 350, 80, 180, 750, 400],
  l: [1, 0.75, 2, 1.5, 0.5, 3, 1, 5],
  ml: [250, 330, 500, 200, 250, 400, 300, 150],
  cm: [32, 45, 28, 61, 38, 74, 52, 40],
  'km/h': [24.5, 18, 31.2, 27, 21.6, 29, 16.5, 33],
  'm²': [64, 82, 47, 110, 55, 73, 95, 38],
};
const COUNTS: readonly number[] = [12, 3, 24, 7, 1, 18, 5, 40];
const SHARES: readonly number[] = [40, 75, 10, 60, 90, 25, 50, 15];
const RATES_NAME = /\b(?:salt|alcohol|abv|tax|vat|interest|fees?|commission)\b/;
const RATES: readonly number[] = [2.5, 3, 2, 4.5, 3.5, 5, 2, 7];
const MINUTES: readonly number[] = [45, 90, 30, 120, 60, 25, 75, 150];

const numbersIn = (rows: readonly Row[], text: string) => rows.find(([known]) => known.test(text))?.[1];

/** What the field is called says more than what the record is. */
function amountsFor({ entity, field }: Spot): readonly number[] {
  return numbersIn(AMOUNTS, nameKey(field.name)) ?? numbersIn(AMOUNTS, nameKey(entity.name)) ?? PRICES;
}

function quantitiesFor({ entity, field }: Spot): readonly number[] {
  const name = nameKey(field.name);
  const whole = `${nameKey(entity.name)} ${name}`;
  if (LIFTED.test(whole)) return LIFTED_WEIGHTS;
  const weights = (field.unit ?? 'kg').toLowerCase() === 'kg' ? numbersIn(WEIGHTS, whole) : undefined;
  if (weights) return weights;
  const byUnit = field.unit === undefined ? undefined : BY_UNIT[field.unit.toLowerCase()];
  return numbersIn(NUMBERS, name) ?? scaleNumbers(name) ?? byUnit ?? COUNTS;
}

function numbersFor(spot: Spot): readonly number[] {
  switch (spot.field.type) {
    case 'percent':
      return RATES_NAME.test(nameKey(spot.field.name)) ? RATES : SHARES;
    case 'duration':
      return MINUTES;
    case 'money':
      return amountsFor(spot);
    default:
      return quantitiesFor(spot);
  }
}

/** The nearest number that the field takes: a size outside of its bounds is drawn to where it is inside, not to the edge. */
function within({ min, max }: Field, value: number, place: number): number {
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return value;
  const low = min ?? (max ?? 0) - 100;
  const high = max ?? low + 100;
  return low + ((high - low) * ((place * 3) % 8)) / 8;
}

const isWhole = ({ type }: Field) => type === 'integer' || type === 'rating' || type === 'duration';

function rounded(field: Field, value: number): number {
  if (!isWhole(field)) return Number(value.toFixed(2));
  const round = Math.round(value);
  if (field.min !== undefined && round < field.min) return Math.ceil(field.min);
  return field.max !== undefined && round > field.max ? Math.floor(field.max) : round;
}

/** What is a part of a price by its name, and what it is a part of. */
const PART = /\b(?:deposit|advance|paid|fees?|tips?|tax|vat|discount|shipping|instal?lment|costs?)\b/;
const WHOLE = /\b(?:price|total|amount|value|budget|quote|rent|sum)\b/;
const PARTS: readonly number[] = [0.3, 0.5, 0.2, 0.25, 0.4, 0.5, 0.1, 0.3];

const isTypedMoney = ({ type, computed }: Field) => type === 'money' && computed === undefined;

/** The amount that another one is a part of: the price of a deposit. */
function wholeOf({ entity, field }: Spot): Field | undefined {
  if (!isTypedMoney(field) || !PART.test(nameKey(field.name))) return undefined;
  return entity.fields.find((other) => {
    const name = nameKey(other.name);
    return isTypedMoney(other) && WHOLE.test(name) && !PART.test(name);
  });
}

function partFor(spot: Spot, whole: Field): number {
  const { field, index, attempt, kept } = spot;
  const known = kept[whole.id];
  const amount = known === undefined ? numberFor({ ...spot, field: whole }) : Number(known);
  const place = index + attempt;
  return rounded(field, within(field, amount * (itemAt(PARTS, place) ?? 0), place));
}

/** How many amounts stand before one: no two are the same. */
function amountsBefore({ entity, field }: Spot): number {
  return isTypedMoney(field)
    ? entity.fields.slice(0, entity.fields.indexOf(field)).filter(isTypedMoney).length
    : 0;
}

/** A number of a size that its name has. */
export function numberFor(spot: Spot): number {
  const { field, index, attempt, turn } = spot;
  if (
    field.type === 'percent' &&
    turn.isDone &&
    /\b(?:progress|completed?|completion|done)\b/.test(nameKey(field.name))
  )
    return rounded(field, within(field, 100, index));
  const whole = wholeOf(spot);
  if (whole) return partFor(spot, whole);
  const place = index + attempt + amountsBefore(spot) * 3;
  const numbers = numbersFor(spot);
  // Two counts of one record are hardly ever the same.
  const usual = itemAt(numbers, numbers === COUNTS ? place + stableHash(field.name) : place) ?? 0;
  // Numbers that tell records apart go up one by one.
  const value = field.unique === true ? index + 1 + attempt * 10 : usual;
  return rounded(field, within(field, value, place));
}

/** More good marks than bad ones, as people give them. */
export function ratingFor({ field: { min = 1, max = 5 }, index, attempt }: Spot): number {
  const share = itemAt([0.8, 1, 0.6, 0.8, 0.4, 1, 0.7, 0.2], index + attempt) ?? 1;
  return Math.max(Math.ceil(min), Math.floor(min + (max - min) * share));
}
