import { isEmail, isPhone, isPicture, MAX_PICTURE_LENGTH, toColor, toTags, toWebAddress } from './checks';
import { isTime, parseDate, parseDateTime } from './dates';
import { formatDuration, parseDuration } from './durations';
import { isDateField, isPlainField } from './field-groups';
import { decimalsOf, formatNumber } from './format';
import { compareDecimals, plainDigits } from '../calc/decimals';
import { parseDecimal, toScale } from './numbers';
import type {
  ChoiceField,
  DurationField,
  Field,
  MoneyField,
  NumberField,
  PlainField,
  RatingField,
  ReferenceField,
  Value,
} from './types';
import { inSentence } from './words';

/** What was typed into a field, as the page holds it; several things with commas between them, as `toInputText` gives them. */
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
    case 'reference':
      return readReference(field, text);
    case 'tags':
      return readTags(field, text);
    case 'color':
      return readColor(text);
    case 'image':
      return readPicture(text);
    default:
      return readQuantity(field, text);
  }
}

type QuantityField = NumberField | RatingField | DurationField | MoneyField;

function readQuantity(field: QuantityField, text: string): Reading {
  if (field.type === 'money') return readMoney(field, text);
  return field.type === 'duration' ? readDuration(field, text) : readNumber(field, text);
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
  const ids = field.many === true ? idsIn(text) : [text];
  const areOptions = ids.every((id) => field.options.some((option) => option.id === id));
  if (!areOptions) return bad('Choose one of the options.');
  // In the order of the options, whatever order they were pressed in.
  const chosen = field.options.map(({ id }) => id).filter((id) => ids.includes(id));
  return good(field.many === true ? chosen : text);
}

function readReference(field: ReferenceField, text: string): Reading {
  return good(field.many === true ? idsIn(text) : text);
}

function readTags(field: Field, text: string): Reading {
  const tags = toTags(text);
  if (tags.length > 0) return good(tags);
  return field.required === true ? bad(`${field.name} is required.`) : good(null);
}

function idsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,]+/u).filter(Boolean))];
}

function readColor(text: string): Reading {
  const color = toColor(text);
  return color === null ? bad('Enter a colour like #2f7dd1.') : good(color);
}

function readPicture(text: string): Reading {
  if (!isPicture(text)) return bad('Choose a picture.');
  return text.length > MAX_PICTURE_LENGTH
    ? bad('This picture is larger than 100 KB. Choose a smaller one.')
    : good(text);
}

function readDuration(field: DurationField, text: string): Reading {
  const minutes = parseDuration(text);
  if (minutes === null) return bad('Enter a duration, like 1:30 or 90 min.');
  const broken = brokenBound(field, String(minutes), formatDuration);
  return broken === null ? good(minutes) : bad(broken.replace('a number', 'a duration'));
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

/** What is wrong with a value that no form has seen: 'Pieces: enter 0 or more.' */
export function brokenBoundOf(field: Field, value: Value): string | null {
  if (!('min' in field || 'max' in field) || (typeof value !== 'number' && field.type !== 'money'))
    return null;
  const format = field.type === 'duration' ? formatDuration : formatNumber;
  const broken = brokenBound(field, typeof value === 'number' ? plainDigits(value) : String(value), format);
  return broken && `${field.name}: ${inSentence(broken)}`;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

function brokenBound({ min, max }: Bounds, decimal: string, format = formatNumber): string | null {
  const isBelow = min !== undefined && compareDecimals(decimal, plainDigits(min)) < 0;
  const isAbove = max !== undefined && compareDecimals(decimal, plainDigits(max)) > 0;
  if (!isBelow && !isAbove) return null;
  if (min !== undefined && max !== undefined) return `Enter a number from ${format(min)} to ${format(max)}.`;
  return isBelow ? `Enter ${format(min)} or more.` : `Enter ${format(max ?? 0)} or less.`;
}
