import { isEmail, isPhone, toWebAddress } from './checks';
import { isTime, parseDate, parseDateTime } from './dates';
import { isDateField, isPlainField } from './field-groups';
import { decimalsOf, formatNumber } from './format';
import { compareDecimals, parseDecimal, toScale } from './numbers';
import type { ChoiceField, Field, MoneyField, NumberField, PlainField, RatingField, Value } from './types';

/** What was typed into a field, as the page holds it. */
export type Draft = string | boolean;

export type Reading =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

const good = (value: Value): Reading => ({ ok: true, value });
const bad = (message: string): Reading => ({ ok: false, message });

/** Turns what was typed into the value to store, or into a message that says what to do. */
export function readDraft(field: Field, draft: Draft): Reading {
  if (typeof draft === 'boolean') return good(draft);
  const text = draft.trim();
  if (text === '') return field.required === true ? bad(`${field.name} is required.`) : good(null);
  if (isPlainField(field)) return readPlain(field.type, text);
  if (isDateField(field)) return readDate(field.type, text);
  switch (field.type) {
    case 'boolean':
      return good(text === 'true');
    case 'choice':
      return readChoice(field, text);
    case 'money':
      return readMoney(field, text);
    case 'tags':
      return good(text.split(/\s*,\s*/u).filter(Boolean));
    default:
      return readQuantity(field, text);
  }
}

function readQuantity(field: Field, text: string): Reading {
  switch (field.type) {
    case 'duration':
      return readNumber({ ...field, type: 'integer' }, text);
    case 'integer':
    case 'number':
    case 'percent':
    case 'rating':
      return readNumber(field, text);
    default:
      return good(text);
  }
}

function readPlain(type: PlainField['type'], text: string): Reading {
  switch (type) {
    case 'email':
      return isEmail(text) ? good(text) : bad('Enter an email address like name@example.com.');
    case 'url': {
      const address = toWebAddress(text);
      return address === null ? bad('Enter a web address like https://example.com.') : good(address);
    }
    case 'phone':
      return isPhone(text) ? good(text) : bad('Enter a phone number like +44 20 7946 0958.');
    default:
      return good(text);
  }
}

function readChoice(field: ChoiceField, text: string): Reading {
  const isOption = field.options.some((option) => option.id === text);
  return isOption ? good(text) : bad('Choose one of the options.');
}

function readDate(type: 'date' | 'time' | 'datetime', text: string): Reading {
  if (type === 'date') return parseDate(text) ? good(text) : bad('Enter a complete date.');
  if (type === 'time')
    return isTime(text.slice(0, 5)) ? good(text.slice(0, 5)) : bad('Enter a complete time.');
  const moment = text.slice(0, 16);
  return parseDateTime(moment) ? good(moment) : bad('Enter a complete date and time.');
}

function readNumber(field: NumberField | RatingField, text: string): Reading {
  const isWhole = field.type === 'integer' || field.type === 'rating';
  const decimal = parseDecimal(field.type === 'percent' ? text.replace(/%$/u, '') : text);
  const example = isWhole ? 'a whole number, like 12' : 'a number, like 12 or 12.5';
  if (decimal === null || (isWhole && toScale(decimal, 0) === null)) return bad(`Enter ${example}.`);
  const value = Number(decimal);
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value)))
    return bad('This number is too large.');
  const broken = brokenBound(field, decimal);
  return broken === null ? good(value) : bad(broken);
}

function readMoney(field: MoneyField, text: string): Reading {
  const decimal = parseDecimal(text.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, ''));
  if (decimal === null) return bad('Enter an amount, like 12 or 12.50.');
  const decimals = decimalsOf(field.currency);
  const amount = toScale(decimal, decimals);
  if (amount === null) {
    return bad(
      decimals === 0 ? 'Enter an amount without decimals.' : `Use at most ${String(decimals)} decimals.`,
    );
  }
  if (amount.length > 18) return bad('This amount is too large.');
  const broken = brokenBound(field, amount);
  return broken === null ? good(amount) : bad(broken);
}

function brokenBound({ min, max }: { min?: number; max?: number }, decimal: string): string | null {
  const isBelow = min !== undefined && compareDecimals(decimal, asDecimal(min)) < 0;
  const isAbove = max !== undefined && compareDecimals(decimal, asDecimal(max)) > 0;
  if (!isBelow && !isAbove) return null;
  if (min !== undefined && max !== undefined) {
    return `Enter a number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  }
  return isBelow ? `Enter ${formatNumber(min)} or more.` : `Enter ${formatNumber(max ?? 0)} or less.`;
}

// Bounds come from a model and may be as small as 1e-7.
function asDecimal(bound: number): string {
  const text = String(bound);
  return text.includes('e') ? bound.toFixed(12) : text;
}
