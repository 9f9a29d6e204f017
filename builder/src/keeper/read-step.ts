import { fieldsOf } from '../kit/data/entity';
import { isTyped } from '../kit/data/field-groups';
import type { SentChange, SentStep } from '../kit/data/server-protocol';
import type { Entity, Field, Value } from '../kit/data/types';

/** A change whose table is known. */
export type ReadChange = SentChange & { readonly entity: Entity };

type StepReading =
  | { readonly isRead: true; readonly changes: readonly ReadChange[] }
  | { readonly isRead: false; readonly message: string };

const MOST_CHANGES = 500;
const MOST_CHARACTERS = 100_000;
const MOST_PARTS = 1000;

const OTHER_VERSION = 'This page is of another version of the application. Load it again.';
const UNREADABLE = 'This change cannot be read.';

/** Reads a step as no form could have sent it otherwise, or says why it cannot be read (DATA-02). Nothing is taken for granted. */
export function readStep(step: SentStep, entityOf: (id: string) => Entity | undefined): StepReading {
  const message = faultOfStep(step);
  if (message !== null) return { isRead: false, message };
  const changes: ReadChange[] = [];
  for (const change of step.changes) {
    const entity = entityOf(change.entityId);
    const fault = entity ? faultOfChange(change, entity) : OTHER_VERSION;
    if (!entity || fault !== null) return { isRead: false, message: fault ?? OTHER_VERSION };
    changes.push({ ...change, entity });
  }
  return { isRead: true, changes };
}

function faultOfStep({ changes }: SentStep): string | null {
  if (!Array.isArray(changes) || changes.length === 0) return UNREADABLE;
  if (!changes.every((change) => isAboutRecord(change))) return UNREADABLE;
  if (changes.length > MOST_CHANGES) return `At most ${String(MOST_CHANGES)} records are changed at once.`;
  const places = changes.map(({ entityId, id }: SentChange) => `${entityId} ${id}`);
  return new Set(places).size === places.length ? null : 'A record is changed twice at once.';
}

function faultOfChange(change: SentChange, entity: Entity): string | null {
  if (!/^[\w-]{1,64}$/u.test(change.id)) return UNREADABLE;
  switch (change.kind) {
    case 'add':
      return faultOfValues(change.values, entity);
    case 'change':
      return faultOfValues(change.values, entity) ?? faultOfValues(change.was, entity);
    case 'remove':
      return null;
    default:
      return UNREADABLE;
  }
}

function faultOfValues(values: Readonly<Record<string, Value>>, entity: Entity): string | null {
  if (!isObject(values)) return UNREADABLE;
  const fields = new Map(
    fieldsOf(entity)
      .filter(isTyped)
      .map((field) => [field.key, field]),
  );
  for (const [key, value] of Object.entries(values)) {
    const field = fields.get(key);
    const fault = field ? faultOfValue(value, field) : OTHER_VERSION;
    if (fault !== null) return fault;
  }
  return null;
}

function isAboutRecord(change: unknown): boolean {
  const isOne = typeof change === 'object' && change !== null && 'id' in change && 'entityId' in change;
  return isOne && typeof change.id === 'string' && typeof change.entityId === 'string';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultOfValue(value: Value, field: Field): string | null {
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : UNREADABLE;
  if (typeof value === 'string') return faultOfTexts([value], field);
  return Array.isArray(value) && value.length <= MOST_PARTS ? faultOfTexts(value, field) : UNREADABLE;
}

function faultOfTexts(texts: readonly unknown[], field: Field): string | null {
  let length = 0;
  for (const text of texts) {
    if (typeof text !== 'string' || text.includes('\0') || /\p{Cs}/u.test(text)) return UNREADABLE;
    length += text.length;
  }
  // The form itself says how large a picture may be.
  const isTooLong = length > MOST_CHARACTERS && field.type !== 'image';
  return isTooLong ? `${field.name} holds at most 100,000 characters.` : null;
}
