import { startValues } from '../kit/data/begin-values';
import { readValue, toInputText } from '../kit/data/convert';
import { fieldsOf } from '../kit/data/entity';
import { isTyped } from '../kit/data/field-groups';
import type { Breach } from '../kit/data/rules';
import { isSameValue } from '../kit/data/same-value';
import type { SentChange } from '../kit/data/server-protocol';
import type { Entity, Field, Value } from '../kit/data/types';
import { readDraft } from '../kit/data/validate';

type Values = Readonly<Record<string, Value>>;

interface ValueReading {
  /** By key; empty texts and lists are null. */
  readonly values: Values;
  readonly breaches: readonly Breach[];
}

/**
 * What a new record is given: what was sent, and what it begins with where nothing was. A page says when it added the record: there
 * somebody saw what it begins with, and may have taken that away (MODEL-06, DATA-02).
 */
export function readNewValues(
  entity: Entity,
  { id, values: sent, createdAt }: Pick<Extract<SentChange, { kind: 'add' }>, 'id' | 'values' | 'createdAt'>,
): ValueReading {
  const begun = createdAt === undefined ? { ...startValues(entity), ...sent } : sent;
  const { values, breaches } = readAll(entity, id, fieldsOf(entity).filter(isTyped), begun);
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  return { values: Object.fromEntries(filled), breaches };
}

/** What a record is given that is there already: only what was sent counts (MODEL-06, DATA-02). */
export function readChangedValues(entity: Entity, id: string, sent: Values): ValueReading {
  const fields = fieldsOf(entity).filter(({ key }) => Object.hasOwn(sent, key));
  return readAll(entity, id, fields, sent);
}

function readAll(entity: Entity, id: string, fields: readonly Field[], sent: Values): ValueReading {
  const values: Record<string, Value> = {};
  const breaches: Breach[] = [];
  for (const field of fields) {
    const reading = readSent(field, sent[field.key] ?? null);
    if (typeof reading === 'object' && reading !== null && 'message' in reading) {
      breaches.push({ message: reading.message, entityId: entity.id, id, key: field.key });
    } else values[field.key] = reading;
  }
  return { values, breaches };
}

/** A value that the field can hold just so, or what its form would say. */
function readSent(field: Field, value: Value): Value | { readonly message: string } {
  const unfit = { message: `${field.name} cannot hold this.` };
  if (isEmpty(value)) return requiredOf(field) ?? null;
  if (typeof value === 'boolean') return field.type === 'boolean' ? value : unfit;
  if (field.type === 'boolean') return unfit;
  const reading = readDraft(field, toInputText(field, value));
  if (!reading.ok) return reading;
  // Of spaces alone the form makes nothing.
  if (reading.value === null) return null;
  return isKept(field, value) ? value : unfit;
}

/** Null, and what the page shows as nothing. */
export function isEmpty(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function requiredOf(field: Field): { readonly message: string } | undefined {
  // A tick that was never set is a no.
  if (field.type === 'boolean') return undefined;
  const reading = readDraft(field, '');
  return reading.ok ? undefined : reading;
}

function isKept(field: Field, value: Value): boolean {
  if (Array.isArray(value) && new Set(value).size < value.length) return false;
  const record = { id: '', createdAt: '', updatedAt: '', values: { [field.key]: value } };
  return isSameValue(readValue(record, field, {}), value);
}
