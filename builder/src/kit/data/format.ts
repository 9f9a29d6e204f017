import { parseDate, parseDateTime } from './dates';
import { formatDuration } from './durations';
import { isDecimal } from '../calc/decimals';
import type { Field, Value } from './types';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify(options);
  const found = numberFormats.get(name) ?? new Intl.NumberFormat(undefined, options);
  numberFormats.set(name, found);
  return found;
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options);
  const found = dateFormats.get(name) ?? new Intl.DateTimeFormat(undefined, options);
  dateFormats.set(name, found);
  return found;
}

const decimals = new Map<string, number>();

/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  // Asked for each amount of each record: what the format says is kept.
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = numberFormat({ style: 'currency', currency }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** As many as anybody types, and as anybody reads of what is worked out. */
const DECIMALS = { typed: 12, workedOut: 2 } as const;

/** A number in the user's locale; groups from five digits on, so that a year stays '2026'. */
export function formatNumber(value: number, maximumFractionDigits: number = DECIMALS.typed): string {
  return numberFormat({ maximumFractionDigits, useGrouping: 'min2' }).format(value);
}

function formatMoney(value: Value, currency: string): string {
  const format = numberFormat({ style: 'currency', currency });
  // A string is formatted digit by digit; a number would go through binary fractions.
  if (typeof value === 'string') return isDecimal(value) ? format.format(value) : '';
  return typeof value === 'number' ? format.format(value) : '';
}

function formatDate(type: 'date' | 'time' | 'datetime', value: string): string {
  const moment = momentOf(type, value);
  if (!moment) return '';
  return dateFormat({
    ...(type !== 'time' && { dateStyle: 'medium' }),
    ...(type !== 'date' && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(moment);
}

function momentOf(type: 'date' | 'time' | 'datetime', value: string): Date | null {
  if (type === 'date') return parseDate(value);
  return parseDateTime(type === 'time' ? `2000-01-01T${value}` : value);
}

function formatQuantity(field: Field, value: number): string {
  const maximumFractionDigits = field.compute ? DECIMALS.workedOut : DECIMALS.typed;
  switch (field.type) {
    case 'percent':
      return numberFormat({ style: 'unit', unit: 'percent', maximumFractionDigits }).format(value);
    case 'rating':
      return `${formatNumber(value)} of ${formatNumber(field.max)}`;
    case 'duration':
      return formatDuration(value);
    case 'integer':
    case 'number': {
      const text = formatNumber(value, maximumFractionDigits);
      return field.unit === undefined ? text : `${text}\u00a0${field.unit}`;
    }
    default:
      return formatNumber(value);
  }
}

/** What a linked record is called; '' when it is gone. */
type NameOf = (entityId: string, id: string) => string;

/**
 * A value as one line of text in the user's locale: what search looks through and messages say. Empty is ''.
 * Links need to be told what records are called; a row knows by itself, see `textOf`.
 */
export function formatValue(field: Field, value: Value, nameOf: NameOf = () => ''): string {
  if (value === null) return '';
  if (field.type === 'money') return formatMoney(value, field.currency);
  switch (typeof value) {
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'number':
      return formatQuantity(field, value);
    case 'string':
      return formatText(field, value, nameOf);
    default:
      return value
        .map((part) => formatText(field, part, nameOf))
        .filter(Boolean)
        .join(', ');
  }
}

function formatText(field: Field, value: string, nameOf: NameOf): string {
  switch (field.type) {
    case 'choice':
      return field.options.find((option) => option.id === value)?.label ?? '';
    case 'reference':
      return nameOf(field.to, value);
    case 'image':
      return 'Picture';
    case 'date':
    case 'time':
    case 'datetime':
      return formatDate(field.type, value);
    default:
      return value;
  }
}

/** A stored moment (`createdAt`) as a date with a time, or '' when it is not one. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
