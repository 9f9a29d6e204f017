import type { ReactNode } from 'react';
import { controlId, useForm } from './form-context';
import type { Field } from '../data/types';

interface FieldFrameProps {
  readonly field: Field;
  readonly hint?: string | undefined;
  /** Half the width of the form, where there is room. */
  readonly isHalf?: boolean;
  readonly children: ReactNode;
}

/** Label, hint, control and message of one field. */
export function FieldFrame({ field, hint, isHalf = false, children }: FieldFrameProps) {
  const id = controlId(field);
  return (
    <div className={isHalf ? 'field field-half' : 'field'}>
      <div className="field-head">
        <label htmlFor={id} dir="auto">
          {field.name}
        </label>
        {hint !== undefined && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        <RequiredMark field={field} />
      </div>
      {children}
      <FieldError field={field} />
    </div>
  );
}

/** Says by sight that a field is required; the control says it to screen readers. */
export function RequiredMark({ field }: { readonly field: Field }) {
  if (field.required !== true) return null;
  return (
    <span className="required-mark" aria-hidden="true">
      Required
    </span>
  );
}

/** The message of a field, when what was typed cannot be stored. */
export function FieldError({ field }: { readonly field: Field }) {
  const { errors } = useForm();
  const error = errors[field.key];
  if (error === undefined) return null;
  return (
    <p className="field-error" id={`${controlId(field)}-error`}>
      {error}
    </p>
  );
}
