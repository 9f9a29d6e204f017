import { toInputText } from '../data/convert';
import { controlId } from '../fields/form-context';
import type { Field, Row, Value } from '../data/types';
import { readDraft } from '../data/validate';
import type { Draft } from '../data/validate';

export type Drafts = Readonly<Record<string, Draft>>;

/** What the boxes of a form hold before anything is typed. */
export function draftsOf(fields: readonly Field[], row: Row | undefined): Drafts {
  return Object.fromEntries(
    fields.map((field) => {
      const value: Value = row?.values[field.key] ?? null;
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
export function findErrors(fields: readonly Field[], drafts: Drafts): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const reading = readDraft(field, drafts[field.key] ?? '');
    if (!reading.ok) errors[field.key] = reading.message;
    else if (isHalfTyped(field)) errors[field.key] = 'Enter a complete date or time, or clear it.';
  }
  return errors;
}

/** A date box that is half filled in gives no text at all; only the browser knows. */
function isHalfTyped(field: Field): boolean {
  const control = document.getElementById(controlId(field));
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
export function focusFirstError(fields: readonly Field[], errors: Readonly<Record<string, string>>): void {
  const first = fields.find((field) => errors[field.key] !== undefined);
  const control = first && document.getElementById(controlId(first));
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control;
  target?.focus();
}
