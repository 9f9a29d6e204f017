import { amountOf, roundAmount } from '../calc/money';
import { idsIn } from './cells';
import { isStored } from './dates';
import { isDateField, isNumberField } from './field-groups';
import { decimalsOf } from './format';
import type { ChoiceField, Field, Live, Value } from './types';

/** One field of one record while it is being worked out. */
interface Frame {
  readonly record: Live;
  readonly field: Field;
  isCircle: boolean;
}

const frames: Frame[] = [];

/**
 * Works out the value of a field. When it fails, or needs itself, it is empty. In a circle all fields are empty, so
 * that the result does not depend on which of them was read first.
 */
export function workOut(record: Live, field: Field, report: (error: Error) => void): Value {
  const first = frames.findIndex((frame) => frame.record === record && frame.field === field);
  if (first !== -1) {
    for (const frame of frames.slice(first)) frame.isCircle = true;
    return null;
  }
  const frame: Frame = { record, field, isCircle: false };
  frames.push(frame);
  try {
    const value = shapeValue(field, field.compute?.(record) ?? null);
    if (!frame.isCircle) return value;
    report(new Error(`${field.name} needs itself to be worked out.`));
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
  } finally {
    frames.pop();
  }
  return null;
}

/** What was worked out, as the field's type keeps it: amounts in the currency's decimals, whole numbers rounded. */
export function shapeValue(field: Field, value: Value): Value {
  if (value === null || value === '') return null;
  switch (field.type) {
    case 'money':
      return toAmount(value, decimalsOf(field.currency));
    case 'boolean':
      return value === true;
    case 'choice':
      return toOptions(field, value);
    default:
      return isNumberField(field) ? toNumber(field, value) : shapeText(field, value);
  }
}

function toAmount(value: Value, decimals: number): string | null {
  const amount = typeof value === 'number' ? amountOf(value) : value;
  return typeof amount === 'string' ? roundAmount(amount, decimals) : null;
}

function toNumber(field: Field, value: Value): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (field.type === 'number' || field.type === 'percent') return value;
  // Half away from zero, as amounts are; `+ 0` makes −0 an ordinary nought.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

function toOptions(field: ChoiceField, value: Value): Value {
  const options = idsIn(value).filter((id) => field.options.some((option) => option.id === id));
  if (field.many !== true) return options[0] ?? null;
  return options.length === 0 ? null : options;
}

function shapeText(field: Field, value: Value): Value {
  if (Array.isArray(value)) return value.length === 0 ? null : value;
  if (isDateField(field)) return typeof value === 'string' && isStored(field.type, value) ? value : null;
  return typeof value === 'object' ? null : String(value);
}
