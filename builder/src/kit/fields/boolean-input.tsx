import { FieldError, FieldHelp } from './field-frame';
import { useTextInput, useForm } from './form-context';
import type { BooleanField } from '../data/types';

/** Yes or no. */
export function BooleanInput({ field }: { readonly field: BooleanField }) {
  const { drafts, change, asksFor } = useForm();
  const { attributes } = useTextInput(field);
  const { id } = attributes;
  if (!asksFor(field)) return null;
  return (
    <div className="field field-half field-check" data-part={field.key}>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={attributes['aria-describedby']}
          aria-invalid={attributes['aria-invalid']}
          checked={drafts[field.key] === true}
          onChange={(event) => {
            change(field, event.target.checked);
          }}
        />
        <span dir="auto">{field.name}</span>
      </label>
      <FieldHelp field={field} />
      <FieldError field={field} />
    </div>
  );
}
