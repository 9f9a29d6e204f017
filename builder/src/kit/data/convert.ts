import { isEmail, isPhone, toWebAddress } from './checks';
import { isTime, parseDate, parseDateTime } from './dates';
import { isDateField, isPlainField } from './field-groups';
import { decimalsOf, formatNumber } from './format';
import { isDecimal, parseDecimal, toScale } from './numbers';
import type { ChoiceField, Field, MoneyField, PlainField, RatingField, StoredRecord, Value } from './types';

/** What is remembered about every field key that ever held values, so that old values can still be read. */
export interface KnownField {
  readonly type: string;
  /** Labels of the options by id. */
  readonly options?: Readonly<Record<string, string>>;
}

export type KnownFields = Readonly<Record<string, KnownField>>;

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'done', '✓']);
const NO = new Set(['no', 'n', 'false', '0', 'off', '✗']);

/**
 * Reads one field of a record. When the field changed its type, the value is converted from the nearest other revision;
 * what does not convert is shown as empty and stays stored.
 */
export function readValue(record: StoredRecord, field: Field, known: KnownFields): Value {
  const own = record.values[field.key];
  if (own !== undefined) return accept(field, own);
  const key = nearestRevision(record, field.key);
  if (key === undefined) return null;
  return convert(field, toText(record.values[key], known[key]));
}

/** The stored key of the same field whose revision is nearest; of two as near, the later one. */
function nearestRevision(record: StoredRecord, key: string): string | undefined {
  const [id = '', revision = ''] = key.split('.');
  const distance = (other: string) => Math.abs(Number(other.slice(id.length + 1)) - Number(revision));
  return Object.keys(record.values)
    .filter((other) => other.startsWith(`${id}.`))
    .sort(
      (a, b) => distance(a) - distance(b) || Number(b.slice(id.length + 1)) - Number(a.slice(id.length + 1)),
    )
    .at(0);
}

/** Takes a value stored under the field's own key; what has the wrong shape goes through the conversion. */
function accept(field: Field, raw: unknown): Value {
  if (raw === null || raw === '') return null;
  if (field.type === 'choice') return field.options.find((option) => option.id === raw)?.id ?? null;
  if (!hasShape(field, raw)) return convert(field, toText(raw, undefined));
  // The bounds may have changed since it was stored.
  return field.type === 'rating' ? intoBounds(field, Number(raw)) : raw;
}

function hasShape(field: Field, raw: unknown): raw is string | number | boolean | readonly string[] {
  if (field.type === 'boolean') return typeof raw === 'boolean';
  if (field.type === 'money') return typeof raw === 'string' && isDecimal(raw);
  // Dates are read again every time: a day that does not exist must not be shown.
  if (isDateField(field)) return false;
  if (isPlainField(field)) return typeof raw === 'string';
  if (field.type === 'color' || field.type === 'image' || field.type === 'reference')
    return typeof raw === 'string';
  if (field.type === 'tags') return Array.isArray(raw);
  return typeof raw === 'number' && Number.isFinite(raw);
}

/** Every conversion goes through the text that a person would have read. */
function toText(raw: unknown, known: KnownField | undefined): string {
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No';
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string') return '';
  if (known?.type !== 'choice') return raw;
  return known.options?.[raw] ?? '';
}

function convert(field: Field, text: string): Value {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (isPlainField(field)) return toPlain(field.type, trimmed);
  if (isDateField(field)) return toDate(field.type, trimmed);
  switch (field.type) {
    case 'boolean':
      return toBoolean(trimmed);
    case 'choice':
      return toOption(field, trimmed);
    case 'rating':
      return toRating(field, trimmed);
    case 'money':
      return toMoney(field, trimmed);
    case 'tags':
      return trimmed.split(/\s*,\s*/u).filter(Boolean);
    default:
      return toQuantity(field, trimmed);
  }
}

function toQuantity(field: Field, text: string): number | null {
  switch (field.type) {
    case 'duration':
      return toNumber('integer', text);
    case 'integer':
    case 'number':
    case 'percent':
      return toNumber(field.type, stripUnit(text, field.unit));
    default:
      return null;
  }
}

function toPlain(type: PlainField['type'], text: string): string | null {
  switch (type) {
    case 'text':
      return text.replace(/\s*\n\s*/gu, ' ');
    case 'longtext':
      return text;
    case 'email':
      return isEmail(text) ? text : null;
    case 'person':
      return text;
    case 'url':
      return toWebAddress(text);
    case 'phone':
      return isPhone(text) ? text : null;
  }
}

function toBoolean(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

function toOption(field: ChoiceField, text: string): string | null {
  const find = (matches: (label: string) => boolean) =>
    field.options.find((option) => matches(option.label.trim().toLowerCase()))?.id;
  const exact = find((label) => label === text.toLowerCase());
  if (exact !== undefined) return exact;
  const answer = toBoolean(text);
  return answer === null ? null : (find((label) => toBoolean(label) === answer) ?? null);
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

function intoBounds(field: RatingField, value: number): number {
  return Math.min(field.max, Math.max(field.min, Math.round(value)));
}

function toMoney(field: MoneyField, text: string): string | null {
  const decimal = parseDecimal(text.replace(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$/gu, ''));
  return decimal === null ? null : (toScale(decimal, decimalsOf(field.currency)) ?? decimal);
}

function toDate(type: 'date' | 'time' | 'datetime', text: string): string | null {
  const [day = '', time = ''] = text.split(/[T ]/u);
  if (type === 'time') {
    const short = (time === '' ? day : time).slice(0, 5);
    return isTime(short) ? short : null;
  }
  if (!parseDate(day)) return null;
  if (type === 'date') return day;
  const moment = `${day}T${time === '' ? '00:00' : time.slice(0, 5)}`;
  return parseDateTime(moment) ? moment : null;
}

/** What a field's value is in a box to type into: plain digits and ISO dates, no units. */
export function toInputText(field: Field, value: Value): string {
  if (value === null || typeof value === 'boolean') return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join(', ');
  return field.type === 'rating' ? String(value) : plainNumber(value);
}

// String(1e-7) is '1e-7', which nobody would type.
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? formatNumber(value) : text;
}

/**
 * What is worth remembering: the fields that are there now, added to those that were. Options that are gone keep their
 * labels, so that a record that has one can still be read when the choice becomes a text.
 */
export function rememberFields(before: KnownFields, fields: readonly Field[]): KnownFields {
  const now = fields.map((field): [string, KnownField] => {
    if (field.type !== 'choice') return [field.key, { type: field.type }];
    const labels = Object.fromEntries(field.options.map(({ id, label }) => [id, label]));
    return [field.key, { type: field.type, options: { ...before[field.key]?.options, ...labels } }];
  });
  return { ...before, ...Object.fromEntries(now) };
}
