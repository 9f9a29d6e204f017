import { isTime, parseDate, parseDateTime } from './dates';
import { isDecimal } from './numbers';
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

/** How many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  return numberFormat({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A number in the user's locale; groups from five digits on, so that a year stays '2026'. */
export function formatNumber(value: number): string {
  return numberFormat({ maximumFractionDigits: 12, useGrouping: 'min2' }).format(value);
}

function formatMoney(value: Value, currency: string): string {
  const format = numberFormat({ style: 'currency', currency });
  // A string is formatted digit by digit; a number would go through binary fractions.
  if (typeof value === 'string') return isDecimal(value) ? format.format(value) : '';
  return typeof value === 'number' ? format.format(value) : '';
}

function formatDate(type: 'date' | 'time' | 'datetime', value: string): string {
  if (type === 'date') {
    const date = parseDate(value);
    return date ? dateFormat({ dateStyle: 'medium' }).format(date) : '';
  }
  if (type === 'time') {
    const moment = isTime(value) ? parseDateTime(`2000-01-01T${value}`) : null;
    return moment ? dateFormat({ timeStyle: 'short' }).format(moment) : '';
  }
  const moment = parseDateTime(value);
  return moment ? dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(moment) : '';
}

function formatQuantity(field: Field, value: number): string {
  if (field.type === 'percent') {
    return numberFormat({ style: 'unit', unit: 'percent', maximumFractionDigits: 12 }).format(value);
  }
  if (field.type === 'rating') return `${formatNumber(value)} of ${formatNumber(field.max)}`;
  const unit = field.type === 'integer' || field.type === 'number' ? field.unit : undefined;
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)}\u00a0${unit}`;
}

/** A value as one line of text in the user's locale: what search looks through and messages say. Empty is ''. */
export function formatValue(field: Field, value: Value): string {
  if (value === null) return '';
  if (field.type === 'money') return formatMoney(value, field.currency);
  switch (typeof value) {
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'number':
      return formatQuantity(field, value);
    case 'string':
      return formatText(field, value);
    default:
      return value.join(', ');
  }
}

function formatText(field: Field, value: string): string {
  if (field.type === 'choice') return field.options.find((option) => option.id === value)?.label ?? '';
  if (field.type === 'date' || field.type === 'time' || field.type === 'datetime') {
    return formatDate(field.type, value);
  }
  return value;
}

/** A stored moment (`createdAt`) as a date with a time, or '' when it is not one. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
