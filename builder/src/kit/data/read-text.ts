import { isEmail, isPhone, isPicture, MAX_PICTURE_LENGTH, toColor, toTags, toWebAddress } from './checks';
import { parseDuration } from './durations';
import { isDateField, isPlainField } from './field-groups';
import { decimalsOf } from './format';
import type { LinkedNames } from './live';
import { parseDecimal, toScale } from './numbers';
import { readDay, readMoment, readTime, splitMoment } from './read-date';
import type { ChoiceField, Field, MoneyField, PlainField, RatingField, ReferenceField, Value } from './types';

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'done', '✓']);
const NO = new Set(['no', 'n', 'false', '0', 'off', '✗']);

/**
 * The value that a text means for a field, or null when it means none: what a value of another type is converted by,
 * and what a file of records is read by. Links are found by the names of their records.
 */
export function valueFromText(field: Field, text: string, names: LinkedNames): Value {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (isPlainField(field)) return toPlain(field.type, trimmed);
  if (isDateField(field)) return toDate(field.type, trimmed);
  switch (field.type) {
    case 'boolean':
      return toBoolean(trimmed);
    case 'choice':
      return toChoice(field, trimmed);
    case 'reference':
      return toReference(field, trimmed, names);
    case 'tags':
      return orEmpty(toTags(trimmed));
    case 'color':
      return toColor(trimmed);
    case 'image':
      return isPicture(trimmed) && trimmed.length <= MAX_PICTURE_LENGTH ? trimmed : null;
    default:
      return toQuantity(field, trimmed);
  }
}

type QuantityField = Extract<
  Field,
  { readonly type: 'rating' | 'money' | 'duration' | 'integer' | 'number' | 'percent' }
>;

function toQuantity(field: QuantityField, text: string): Value {
  switch (field.type) {
    case 'rating':
      return toRating(field, text);
    case 'money':
      return toMoney(field, text);
    case 'duration':
      return parseDuration(text);
    case 'integer':
    case 'number':
    case 'percent':
      return toNumber(field.type, stripUnit(text, field.unit));
  }
}

function toPlain(type: PlainField['type'], text: string): string | null {
  switch (type) {
    case 'text':
    case 'person':
      return text.replace(/\s*\n\s*/gu, ' ');
    case 'longtext':
      return text;
    case 'email':
      return isEmail(text) ? text : null;
    case 'url':
      return toWebAddress(text);
    case 'phone':
      return isPhone(text) ? text : null;
  }
}

/** Yes or no in the words that people use, or null. */
export function toBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

function toChoice(field: ChoiceField, text: string): Value {
  const whole = toOption(field, text);
  if (field.many !== true) return whole;
  // A label may hold a comma, so the text as a whole comes first.
  if (whole !== null) return [whole];
  return orEmpty(splitList(text).flatMap((part) => toOption(field, part) ?? []));
}

function toOption(field: ChoiceField, text: string): string | null {
  const find = (matches: (label: string) => boolean) =>
    field.options.find((option) => matches(option.label.trim().toLowerCase()))?.id;
  const exact = find((label) => label === text.toLowerCase());
  if (exact !== undefined) return exact;
  const answer = toBoolean(text);
  return answer === null ? null : (find((label) => toBoolean(label) === answer) ?? null);
}

function toReference(field: ReferenceField, text: string, names: LinkedNames): Value {
  const whole = names.idOf(field.to, text);
  if (field.many !== true) return whole;
  if (whole !== null) return [whole];
  return orEmpty(splitList(text).flatMap((part) => names.idOf(field.to, part) ?? []));
}

/** 'Ann, Ben; Cem' as three. */
export function splitList(text: string): readonly string[] {
  return text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function orEmpty(list: readonly string[]): Value {
  return list.length === 0 ? null : [...new Set(list)];
}

function stripUnit(text: string, unit: string | undefined): string {
  const withoutPercent = text.replace(/\s*%$/u, '');
  const hasUnit = unit !== undefined && withoutPercent.toLowerCase().endsWith(unit.toLowerCase());
  return hasUnit ? withoutPercent.slice(0, -unit.length) : withoutPercent;
}

function toNumber(type: 'integer' | 'number' | 'percent', text: string): number | null {
  const decimal = parseDecimal(text);
  if (decimal === null) return null;
  return type === 'integer' ? Math.round(Number(decimal)) : Number(decimal);
}

function toRating(field: RatingField, text: string): number | null {
  const decimal = parseDecimal(text.replace(/\s*(?:of|\/)\s*\d+$/u, ''));
  return decimal === null ? null : intoBounds(field, Number(decimal));
}

/** The nearest rating that there is. */
export function intoBounds(field: RatingField, value: number): number {
  return Math.min(field.max, Math.max(field.min, Math.round(value)));
}

function toMoney(field: MoneyField, text: string): string | null {
  const decimal = parseDecimal(text.replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, ''));
  return decimal === null ? null : (toScale(decimal, decimalsOf(field.currency)) ?? decimal);
}

function toDate(type: 'date' | 'time' | 'datetime', text: string): string | null {
  if (type === 'datetime') return readMoment(text);
  const { day, time } = splitMoment(text);
  if (type === 'date') return readDay(day);
  return readTime(time === '' ? text : time);
}
