import type { ApplicationModel, Decision, Field, FieldType } from '@tessera/shared/contracts';
import { typeGuess, typeInWords } from '../operations/type-words';
import { CURRENCY_GUESS } from '../reading/prompt/assumptions';

type Option = Decision['options'][number];

const option = (label: string, message: string): Option => ({ label, message });

const TEXT = option('Text', 'make it text');
const LONG = option('Long text', 'make it long text');
const WHOLE = option('A whole number', 'make it a whole number');
const NUMBER = option('A number', 'make it a number');
const MONEY = option('An amount of money', 'make it an amount of money');
const PERCENT = option('A percentage', 'make it a percentage');
const DATE = option('A date', 'make it a date');
const MOMENT = option('A date with time', 'make it a date with time');
const YES_NO = option('Yes or no', 'make it yes or no');
const RATING = option('A rating from 1 to 5', 'make it a rating from 1 to 5');
const LONG_RATING = option('A rating from 1 to 10', 'make it a rating from 1 to 10');

/** What a field of a guessed type may have been meant as: its values could be read so. */
const OTHERWISE: Partial<Record<FieldType, readonly Option[]>> = {
  integer: [NUMBER, MONEY, RATING, TEXT],
  number: [WHOLE, MONEY, PERCENT, TEXT],
  money: [NUMBER, TEXT],
  percent: [NUMBER, TEXT],
  date: [MOMENT, TEXT],
  datetime: [DATE, TEXT],
  time: [MOMENT, TEXT],
  boolean: [TEXT],
  choice: [TEXT, LONG],
  rating: [RATING, LONG_RATING, WHOLE, TEXT],
  email: [TEXT],
  url: [TEXT],
  phone: [TEXT],
  duration: [WHOLE, TEXT],
  person: [TEXT],
  tags: [TEXT],
  color: [TEXT],
  text: [LONG, NUMBER, DATE, YES_NO],
  longtext: [TEXT],
};

const CURRENCIES: readonly (readonly [code: string, option: Option])[] = [
  ['USD', option('US dollars', 'use US dollars')],
  ['EUR', option('Euros', 'use euros')],
  ['GBP', option('Pounds', 'use pounds')],
  ['INR', option('Rupees', 'use rupees')],
];

/**
 * Guesses that one press changes (SCR-02): for each that a part of the model bears out, what else it may be, with the message
 * about that part which makes it so.
 *
 * @param model what came of the message
 * @param assumptions sentences, each with its full stop; those that nothing can be chosen for are left out
 */
export function decisionsOf(model: ApplicationModel, assumptions: readonly string[]): Decision[] {
  const fields = model.entities.flatMap((entity) => entity.fields);
  return [...new Set(assumptions)].flatMap((assumption): Decision[] => {
    if (assumption === `${CURRENCY_GUESS}.`) return [currencyDecision(model, assumption)];
    const meant = fields.filter((field) => `${typeGuess(field)}.` === assumption);
    // Of two tables with such a field nobody could tell which it is.
    const [field] = meant;
    return field && meant.length === 1 ? fieldDecision(field, assumption) : [];
  });
}

function currencyDecision({ format: { currency } }: ApplicationModel, assumption: string): Decision {
  return {
    assumption,
    label: 'Amounts',
    value: CURRENCIES.find(([code]) => code === currency)?.[1].label ?? currency,
    part: null,
    options: CURRENCIES.flatMap(([code, one]) => (code === currency ? [] : [one])),
  };
}

function fieldDecision(field: Field, assumption: string): Decision[] {
  const value = typeInWords(field);
  const options = (OTHERWISE[field.type] ?? []).filter(
    ({ label }) => label.toLowerCase() !== value.toLowerCase(),
  );
  if (options.length === 0) return [];
  return [{ assumption, label: field.name, value, part: field.id, options: [...options] }];
}
