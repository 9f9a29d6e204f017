import { createContext, useContext } from 'react';
import type { Field } from '../data/types';
import type { Draft } from '../data/validate';

/** What the inputs of a form share. */
export interface FormState {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Messages by field key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (field: Field, draft: Draft) => void;
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

/** The id of a field's control; its hint and its message have ids that start with it. */
export function controlId(field: Field): string {
  return `field-${field.key.replace('.', '-')}`;
}

/** What was typed into a field as text, with the attributes that join it to its label, hint and message. */
export function useTextInput(field: Field, hasHint = false): FieldInput<string> {
  const { drafts, errors, change } = useForm();
  const id = controlId(field);
  const error = errors[field.key];
  const described = [hasHint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  const draft = drafts[field.key];
  return {
    draft: typeof draft === 'string' ? draft : '',
    change: (next) => {
      change(field, next);
    },
    attributes: {
      id,
      'aria-describedby': described === '' ? undefined : described,
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
