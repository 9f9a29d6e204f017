import { isPicture } from './checks';
import { isStored } from './dates';
import { durationText, formatDuration } from './durations';
import { nearestKey } from './field-keys';
import { isDateField, isNumberField, isPlainField } from './field-groups';
import { formatNumber } from './format';
import { noNames, type LinkedNames } from './live';
import { isDecimal } from '../calc/decimals';
import { intoBounds, valueFromText } from './read-text';
import type { ChoiceField, Field, StoredRecord, Value } from './types';

/** What is remembered about every field key that ever held values, so that old values can still be read. */
export interface KnownField {
  readonly type: string;
  /** Labels of the options by id. */
  readonly options?: Readonly<Record<string, string>>;
  /** The entity that a reference pointed at. */
  readonly to?: string;
}

export type KnownFields = Readonly<Record<string, KnownField>>;

/**
 * Reads one field of a record. When the field changed its type, the value is converted from the nearest other revision;
 * what does not convert is shown as empty and stays stored.
 */
export function readValue(
  record: StoredRecord,
  field: Field,
  known: KnownFields,
  names: LinkedNames = noNames,
): Value {
  const own = record.values[field.key];
  if (own !== undefined) return accept(field, own, names);
  const key = nearestKey(Object.keys(record.values), field.key);
  if (key === undefined) return null;
  const before = known[key];
  const { to } = before ?? {};
  // Retyped from one record to many or back, at the same kind of records: the ids say more than the names.
  if (field.type === 'reference' && to === field.to) return toReferences(field, record.values[key]);
  return valueFromText(field, toText(record.values[key], before, names), names);
}

/** Takes a value stored under the field's own key; what has the wrong shape goes through the conversion. */
function accept(field: Field, raw: unknown, names: LinkedNames): Value {
  if (raw === null || raw === '') return null;
  if (field.type === 'choice') return toOptions(field, raw);
  if (field.type === 'reference') return toReferences(field, raw);
  if (!hasShape(field, raw)) return valueFromText(field, toText(raw, undefined, names), names);
  if (Array.isArray(raw) && raw.length === 0) return null;
  // The bounds may have changed since it was stored.
  return field.type === 'rating' ? intoBounds(field, Number(raw)) : raw;
}

function hasShape(field: Field, raw: unknown): raw is string | number | boolean | readonly string[] {
  switch (field.type) {
    case 'boolean':
      return typeof raw === 'boolean';
    case 'tags':
      return Array.isArray(raw) && raw.every((tag) => typeof tag === 'string');
    default:
      return typeof raw === 'string' ? isTextOf(field, raw) : isNumberOf(field, raw);
  }
}

function isTextOf(field: Field, raw: string): boolean {
  if (isPlainField(field)) return true;
  // A day that does not exist must not be shown.
  if (isDateField(field)) return isStored(field.type, raw);
  if (field.type === 'money') return isDecimal(raw);
  return field.type === 'image' && isPicture(raw);
}

function isNumberOf(field: Field, raw: unknown): boolean {
  return isNumberField(field) && typeof raw === 'number' && Number.isFinite(raw);
}

/** The options that there still are: one, or several where the field takes several. */
function toOptions(field: ChoiceField, raw: unknown): Value {
  const ids = textsIn(raw).filter((id) => field.options.some((option) => option.id === id));
  return oneOrMany(field, ids);
}

function toReferences(field: Field & { readonly many?: boolean }, raw: unknown): Value {
  return oneOrMany(field, textsIn(raw));
}

function oneOrMany(field: { readonly many?: boolean }, ids: readonly string[]): Value {
  if (field.many !== true) return ids[0] ?? null;
  return ids.length === 0 ? null : ids;
}

function textsIn(raw: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return all.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Every conversion goes through the text that a person would have read. */
function toText(raw: unknown, known: KnownField | undefined, names: LinkedNames): string {
  if (Array.isArray(raw)) {
    return raw
      .map((part) => toText(part, known, names))
      .filter(Boolean)
      .join(', ');
  }
  if (typeof raw === 'boolean') return raw ? 'Yes' : 'No';
  if (typeof raw === 'number') return known?.type === 'duration' ? formatDuration(raw) : String(raw);
  if (typeof raw !== 'string') return '';
  return known ? textOfKnown(raw, known, names) : raw;
}

function textOfKnown(raw: string, known: KnownField, names: LinkedNames): string {
  switch (known.type) {
    case 'choice':
      return known.options?.[raw] ?? '';
    case 'reference':
      return known.to === undefined ? '' : names.nameOf(known.to, raw);
    case 'image':
      return isPicture(raw) ? '' : raw;
    default:
      return raw;
  }
}

/** What a field's value is in a box to type into: plain digits and ISO dates, no units. */
export function toInputText(field: Field, value: Value): string {
  if (value === null || typeof value === 'boolean') return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value.join(', ');
  if (field.type === 'duration') return durationText(value);
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
    if (field.type === 'reference') return [field.key, { type: field.type, to: field.to }];
    if (field.type !== 'choice') return [field.key, { type: field.type }];
    const labels = Object.fromEntries(field.options.map(({ id, label }) => [id, label]));
    return [field.key, { type: field.type, options: { ...before[field.key]?.options, ...labels } }];
  });
  return { ...before, ...Object.fromEntries(now) };
}
