import { FieldError } from './field-frame';
import { controlId, useForm } from './form-context';
import type { BooleanField } from '../data/types';

/** Yes or no. */
export function BooleanInput({ field }: { readonly field: BooleanField }) {
  const { drafts, change } = useForm();
  const id = controlId(field);
  return (
    <div className="field field-half field-check">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={drafts[field.key] === true}
          onChange={(event) => {
            change(field, event.target.checked);
          }}
        />
        <span dir="auto">{field.name}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}
