import type { Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { unitOf } from '../../words/units';
import { currencyIn } from '../meaning/currency';
import { wordsOf, type Outcome } from '../rule';
import { firstOf } from '../rules/fields-said';
import type { World } from '../world';
import { mentionsIn } from './mentions';
import type { SlotReader } from './slot-reader';
import { withoutDenied } from './view-kinds';

/** Reads how values are written: the currency, the first day of the week, the unit of a number. */

/** Names of money that are other things too are money here. */
const MONEY: ReadonlyMap<string, string> = new Map([
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['quid', 'GBP'],
  ['sterling', 'GBP'],
  ['pence', 'GBP'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['bucks', 'USD'],
  ['franc', 'CHF'],
  ['francs', 'CHF'],
  ['franken', 'CHF'],
  ['kronor', 'SEK'],
  ['kroner', 'NOK'],
  ['zloty', 'PLN'],
  ['yen', 'JPY'],
  ['rupees', 'INR'],
  ['forint', 'HUF'],
]);

function currencyAt(tokens: readonly Token[], at: number): string | undefined {
  for (let size = Math.min(3, tokens.length - at); size > 0; size -= 1) {
    const words = tokens.slice(at, at + size);
    const code =
      currencyIn(wordsOf(words).replace(/\.$/, '')) ??
      (size === 1 ? MONEY.get(words[0]?.key ?? '') : undefined);
    if (code) return code;
  }
  return undefined;
}

function currencySaid(tokens: readonly Token[]): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const code = currencyAt(tokens, at);
    if (code) return code;
  }
  return undefined;
}

function setCurrency(tokens: readonly Token[], world: World): Outcome | undefined {
  const currency = currencySaid(tokens);
  if (currency === undefined) return undefined;
  if (currency === world.model.format.currency) return { already: `Amounts are in ${currency} already` };
  return { operations: [{ kind: 'setCurrency', currency }] };
}

const DAYS: ReadonlyMap<string, 'monday' | 'saturday' | 'sunday'> = new Map([
  ['monday', 'monday'],
  ['mondays', 'monday'],
  ['mon', 'monday'],
  ['saturday', 'saturday'],
  ['saturdays', 'saturday'],
  ['sat', 'saturday'],
  ['sunday', 'sunday'],
  ['sundays', 'sunday'],
  ['sun', 'sunday'],
]);

function setWeekStart(tokens: readonly Token[], world: World): Outcome | undefined {
  const weekStart = tokens.map(({ key }) => DAYS.get(key)).find((day) => day !== undefined);
  if (!weekStart) return undefined;
  if (world.model.format.weekStart === weekStart) return { already: 'Weeks begin so already' };
  return { operations: [{ kind: 'setWeekStart', weekStart }] };
}

const isNumber = ({ type, computed }: Field) =>
  (type === 'number' || type === 'integer') && computed === undefined;

/** 'weights in kilos', 'kilometres': of the numbers that are named, else of the only one. */
function setUnit(tokens: readonly Token[], world: World): Outcome | undefined {
  const unit = tokens
    .map(({ key, text }) => (key.length > 1 ? (unitOf(text) ?? unitOf(key)) : undefined))
    .find((found) => found !== undefined);
  if (unit === undefined) return undefined;
  const said = mentionsIn(tokens, world).flatMap((one) =>
    one.kind === 'field' && isNumber(one.field) ? [one.field] : [],
  );
  const has = firstOf(world, ({ fields }) => fields.find((field) => field.unit === unit));
  if (has && said.length === 0) return { already: `${has.name} is in ${unit} already` };
  const open =
    said.length > 0
      ? said
      : firstOf(world, ({ fields }) => {
          const numbers = fields.filter((field) => isNumber(field) && field.type === 'number');
          return numbers.length === 1 ? numbers : undefined;
        });
  const fields = (open ?? []).filter((field) => field.unit !== unit);
  if (fields.length === 0)
    return open && open.length > 0 ? { already: `It is in ${unit} already` } : undefined;
  return {
    operations: fields.map((field) => ({
      kind: 'setLimits',
      field: field.id,
      limits: limitsOf(field, unit),
    })),
  };
}

const limitsOf = ({ min, max }: Field, unit: string) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  unit,
});

const BY_DEVICE =
  /^(?:dates?|decimals?|commas?|points?|dots?|apostrophes?|24h|24-hour|12-hour|24|hour|clock|am|pm|am\/pm|iso|dd|mm|yyyy|thousands?|separators?|metric|imperial|fahrenheit|celsius|language|german|english)$/;
const COINS = /^(?:cents?|pennies|penny|pence|centimes|rappen|decimals?|rounded|round|whole)$/;

function cannot(clause: readonly Token[]): Outcome | undefined {
  if (clause.some(({ key }) => COINS.test(key)))
    return { missing: 'amounts are written with the decimals of their currency' };
  const isDevice = clause.some(
    ({ key, text }) =>
      BY_DEVICE.test(key) || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text) || /^(?:dd|mm|yyyy)/i.test(text),
  );
  return isDevice
    ? { missing: "dates and numbers are written as the visitor's device writes them" }
    : undefined;
}

function readFormat(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = withoutDenied(clause.slice(0, 40));
  return (
    setCurrency(tokens, world) ?? setWeekStart(tokens, world) ?? setUnit(tokens, world) ?? cannot(clause)
  );
}

export const FORMAT: SlotReader = {
  class: 'format',
  read: readFormat,
  examples: {
    pounds: '+ currency GBP',
    'Swiss francs with apostrophes': '+ currency CHF',
    CHF: '+ currency CHF',
    'Pounds, no pennies': '+ currency GBP',
    'Celsius, dollars': '+ currency USD',
    'dollars, not euros': '+ currency USD',
    'its in pounds btw': '+ currency GBP',
    'Amounts in US dollars, without cents': '+ currency USD',
    'Euros please': 'already',
    'Euro, two decimals': 'already',
    'Monday first': '+ week monday',
    'our weeks run from sunday': '+ week sunday',
    'runs: kilometres': 'already',
    'American dates': 'missing',
    'Decimal points, not commas': 'missing',
    'Dates like 31.12.2024': 'missing',
    'without cents': 'missing',
  },
};
