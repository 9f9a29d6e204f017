import type { ReactNode } from 'react';
import { useControlId, useForm, useTextInput } from './form-context';
import type { Field } from '../data/types';

interface FieldFrameProps {
  readonly field: Field;
  readonly hint?: string | undefined;
  /** Half the width of the form, where there is room. */
  readonly isHalf?: boolean;
  readonly children: ReactNode;
}

/** Label, hint, control, help and message of one field. */
export function FieldFrame({ field, hint, isHalf = false, children }: FieldFrameProps) {
  const id = useControlId(field);
  const { asksFor } = useForm();
  if (!asksFor(field)) return null;
  return (
    <div className={isHalf ? 'field field-half' : 'field'} data-part={field.key}>
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
      <FieldHelp field={field} />
      <FieldError field={field} />
    </div>
  );
}

interface FieldGroupProps {
  readonly field: Field;
  readonly role: 'group' | 'radiogroup';
  readonly children: ReactNode;
}

/** The same around several controls that are one field. */
export function FieldGroup({ field, role, children }: FieldGroupProps) {
  const { attributes } = useTextInput(field);
  const { id } = attributes;
  const { asksFor } = useForm();
  if (!asksFor(field)) return null;
  return (
    <fieldset
      className="field field-group"
      data-part={field.key}
      id={id}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={attributes['aria-describedby']}
      {...(role === 'radiogroup' && {
        'aria-invalid': attributes['aria-invalid'],
        'aria-required': attributes['aria-required'],
      })}
      data-invalid={attributes['aria-invalid']}
    >
      <div className="field-head">
        <span className="field-label" id={`${id}-label`} dir="auto">
          {field.name}
        </span>
        <RequiredMark field={field} />
      </div>
      {children}
      <FieldHelp field={field} />
      <FieldError field={field} />
    </fieldset>
  );
}

/** Says by sight that a field is required; the control says it to screen readers. */
function RequiredMark({ field }: { readonly field: Field }) {
  if (field.required !== true) return null;
  return (
    <span className="required-mark" aria-hidden="true">
      Required
    </span>
  );
}

/** What the application says about a field. */
export function FieldHelp({ field }: { readonly field: Field }) {
  const id = useControlId(field);
  if (field.help === undefined) return null;
  return (
    <p className="field-help" id={`${id}-help`} dir="auto">
      {field.help}
    </p>
  );
}

/** The message of a field, when what was typed cannot be stored. */
export function FieldError({ field }: { readonly field: Field }) {
  const { errors } = useForm();
  const id = useControlId(field);
  const error = errors[field.key];
  if (error === undefined) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  );
}
