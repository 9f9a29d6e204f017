import type { Entity, Field } from '@tessera/shared/contracts';
import { isNumber } from '../meaning/measures';
import { nameStems } from '../meaning/naming';
import { valueOf } from '../meaning/typed';
import type { ValueOver } from '../slots/worked/value-over';
import type { World } from '../world';

/** What nobody types in beside what it comes from: a total beside quantity and price, an age beside a day of birth. */

const TOTAL =
  /^(?:the )?(?:(?:line|row|order|grand|sub) ?)?total(?: (?:price|cost|amount|sum|value))?$|^(?:line|row) (?:price|amount|sum|value)$/i;
const PRICE =
  /\b(?:per|each|unit|rate|hourly|daily|apiece|(?:a|for one) (?:piece|kilo|kg|metre|meter|night|day|hour|box|bag|bottle|litre|liter|person|head))\b|^price$/i;
const COUNT =
  /\b(?:quantity|qty|number|how many|pieces|count|amount|kilos?|kg|litres?|liters?|metres?|meters?|tons?|tonnes?|hours?|days?|nights?|weeks?|units?|bottles?|boxes|bags|hectares?|people|persons?)\b/i;
/** What changes a total besides how many there are. */
const OTHERWISE =
  /\b(?:discount|vat|tax|shipping|postage|delivery|tip|extras?|surcharge|fees?|rebate|deposit refund)\b/i;

/** The only one; of several that which the price is for: 'number of knives' beside 'price per knife'. */
function countFor(price: Field, fields: readonly Field[]): Field | undefined {
  const counts = fields.filter(
    (field) => field !== price && /^(?:integer|number)$/.test(field.type) && COUNT.test(field.name),
  );
  const stems = nameStems(price.name);
  const [only, more] = counts;
  if (!more) return only;
  const [near, other] = counts.filter(({ name }) => nameStems(name).some((stem) => stems.includes(stem)));
  return other ? undefined : near;
}

function totalOf({ fields }: Entity): string | undefined {
  const own = fields.filter((field) => field.computed === undefined && isNumber(field));
  const [price, more] = own.filter(({ type, name }) => type === 'money' && PRICE.test(name));
  if (!price || more || own.some(({ type, name }) => type !== 'integer' && OTHERWISE.test(name)))
    return undefined;
  const count = countFor(price, own);
  return count && `${count.id} * ${price.id}`;
}

const LEFT =
  /^(?:(?:what(?:'s| is)? )?(?:still|left) (?:open|to pay|owed|owing|due)|balance(?: (?:due|to pay|left|owed))?|(?:remaining|outstanding)(?: (?:balance|amount|sum))?|amount (?:due|left|outstanding|open))$/i;
const GIVEN = /\b(?:deposit|paid|advance|down ?payment|received|prepaid)\b/i;

/** The price less what was paid of it, where there is one of each. */
function leftOf({ fields }: Entity): string | undefined {
  const money = fields.filter(({ type }) => type === 'money');
  const [given, second] = money.filter(({ name }) => GIVEN.test(name));
  const [whole, other] = money.filter(({ name }) => !GIVEN.test(name));
  return given && whole && !second && !other ? `${whole.id} - ${given.id}` : undefined;
}

const BORN = /\b(?:born|birth|birthday|birthdate|dob)\b/i;

function ageOf({ fields }: Entity): string | undefined {
  const [born, more] = fields.filter(({ type, name }) => type === 'date' && BORN.test(name));
  return born && !more ? `rounddown((today - ${born.id}) / 365.25)` : undefined;
}

function codeFor({ name, type }: Field, entity: Entity): string | undefined {
  if (TOTAL.test(name) && /^(?:money|number|integer|text)$/.test(type)) return totalOf(entity);
  if (LEFT.test(name) && /^(?:money|number|text|boolean)$/.test(type)) return leftOf(entity);
  return /^age$/i.test(name) && type === 'integer' ? ageOf(entity) : undefined;
}

export function usualValue(field: Field, entity: Entity, world: World): ValueOver | undefined {
  const code = codeFor(field, entity);
  const value = code === undefined ? undefined : valueOf(code, entity, world);
  return value && { operations: [], entity, world, value };
}
