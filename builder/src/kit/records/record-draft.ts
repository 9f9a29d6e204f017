import { toInputText } from '../data/convert';
import { isTyped } from '../data/field-groups';
import { DRAFT } from '../data/store';
import type { Breach } from '../data/rules';
import { controlId } from '../fields/form-context';
import type { Entity, Field, Row, Value } from '../data/types';
import { readDraft } from '../data/validate';
import type { Draft } from '../data/validate';

/** The messages that belong to no field stand under this key. */
export const WHOLE_FORM = '';

export type Drafts = Readonly<Record<string, Draft>>;

/** What a form's drafts are called among the things of a visit. */
export function draftName(entity: Entity, row: Row | undefined): string {
  return `${DRAFT}${entity.id}/${row?.id ?? ''}`;
}

/** What the boxes of a form hold before anything is typed; those of a new record what it begins with. */
export function draftsOf(fields: readonly Field[], row: Pick<Row, 'values'> | undefined): Drafts {
  return Object.fromEntries(
    fields.filter(isTyped).map((field) => {
      const value = (row ? row.values[field.key] : field.start?.()) ?? null;
      return [field.key, field.type === 'boolean' ? value === true : toInputText(field, value)];
    }),
  );
}

/** What is left of kept drafts in a form with these fields: a change may have removed some, or made them another type. */
export function fittingDrafts(kept: Drafts | undefined, initial: Drafts): Drafts {
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([key, draft]) => typeof draft === typeof initial[key]),
  );
}

/** The messages of all fields that cannot be stored, by key, in the order of the fields. */
export function findErrors(fields: readonly Field[], drafts: Drafts, scope = ''): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const reading = readDraft(field, drafts[field.key] ?? '');
    if (!reading.ok) errors[field.key] = reading.message;
    else if (isHalfTyped(field, scope)) errors[field.key] = 'Enter a complete date or time, or clear it.';
  }
  return errors;
}

/**
 * The messages of rules, by the key of their field. Those of fields that the form does not show stand at the form; that
 * is also where it says when another record would break a rule.
 */
export function breachesByKey(breaches: readonly Breach[], shown: readonly Field[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { key, message } of breaches) {
    const place = shown.some((field) => field.key === key) ? (key ?? WHOLE_FORM) : WHOLE_FORM;
    messages[place] ??= message;
  }
  return messages;
}

/** A date box that is half filled in gives no text at all; only the browser knows. */
function isHalfTyped(field: Field, scope: string): boolean {
  const control = document.getElementById(controlId(field, scope));
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/**
 * The values to store: of a new record all that are not empty, of a changed one only what was changed. What nobody
 * touched stays as it is stored, also where the page cannot show it: an option that is gone, or a value of another type.
 */
export function valuesToStore(
  fields: readonly Field[],
  drafts: Drafts,
  initial: Drafts | null,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const field of fields) {
    const draft = drafts[field.key] ?? '';
    const reading = readDraft(field, draft);
    if (!reading.ok) continue;
    const isWritten = initial === null ? reading.value !== null : draft !== initial[field.key];
    if (isWritten) values[field.key] = reading.value;
  }
  return values;
}

/** Puts the focus on the control of the first field with a message. */
export function focusFirstError(
  fields: readonly Field[],
  errors: Readonly<Record<string, string>>,
  scope = '',
): void {
  const first = fields.find((field) => errors[field.key] !== undefined);
  const control = first && document.getElementById(controlId(first, scope));
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control;
  target?.focus();
}
