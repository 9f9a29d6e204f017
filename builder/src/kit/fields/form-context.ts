import { createContext, useContext } from 'react';
import type { Entity, Field, Row } from '../data/types';
import type { Draft } from '../data/validate';

/** What the inputs of a form share. */
export interface FormState {
  readonly entity: Entity;
  /** The record that is changed; undefined where one is added. */
  readonly row: Row | undefined;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Messages by field key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (field: Field, draft: Draft) => void;
  /** Sets the ids of a small form apart from those of the form that it was opened from. */
  readonly scope: string;
  /** A form in a dialog asks for some fields only. */
  readonly asksFor: (field: Field) => boolean;
  /** Told about each record of another kind that was added for this form. */
  readonly onAdded: (entity: Entity, id: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

export interface FieldInput<Kind extends Draft> {
  readonly draft: Kind;
  readonly change: (draft: Kind) => void;
  /** What the control carries for screen readers. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-required': boolean;
  };
}

/** The id of a field's control; its hint, its help and its message have ids that start with it. */
export function controlId(field: Field, scope = ''): string {
  return `field-${scope}${field.key.replace('.', '-')}`;
}

/** The same in the form around. */
export function useControlId(field: Field): string {
  return controlId(field, useForm().scope);
}

/** What was typed into a field as text, with the attributes that join it to its label, hint, help and message. */
export function useTextInput(field: Field, hasHint = false): FieldInput<string> {
  const { drafts, errors, change } = useForm();
  const id = useControlId(field);
  const error = errors[field.key];
  const described = [
    hasHint && `${id}-hint`,
    field.help !== undefined && `${id}-help`,
    error !== undefined && `${id}-error`,
  ].filter((one) => one !== false);
  const draft = drafts[field.key];
  return {
    draft: typeof draft === 'string' ? draft : '',
    change: (next) => {
      change(field, next);
    },
    attributes: {
      id,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
      'aria-invalid': error !== undefined,
      'aria-required': field.required === true,
    },
  };
}

/** The form that an input stands in. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('An input has to stand inside a RecordForm.');
  return form;
}
