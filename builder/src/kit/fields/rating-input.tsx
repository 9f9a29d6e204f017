import { FieldError, RequiredMark } from './field-frame';
import { controlId, useTextInput } from './form-context';
import type { RatingField } from '../data/types';

/** A rating as a group of radio buttons: arrow keys move, one tap sets, 'None' takes it back. */
export function RatingInput({ field }: { readonly field: RatingField }) {
  const { draft, change, attributes } = useTextInput(field);
  const id = controlId(field);
  const steps = Array.from({ length: field.max - field.min + 1 }, (_, place) => String(field.min + place));
  return (
    <fieldset
      className="field rating-field"
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={attributes['aria-invalid']}
      aria-required={attributes['aria-required']}
    >
      <div className="field-head">
        <span className="field-label" id={`${id}-label`} dir="auto">
          {field.name}
        </span>
        <RequiredMark field={field} />
      </div>
      <div className="rating-steps">
        {steps.map((step) => (
          <label
            key={step}
            className={isFilled(step, draft) ? 'rating-step rating-step-filled' : 'rating-step'}
          >
            <input
              type="radio"
              name={id}
              value={step}
              checked={draft === step}
              onChange={() => {
                change(step);
              }}
            />
            <span>{step}</span>
          </label>
        ))}
        {field.required !== true && (
          <label className="rating-step rating-none">
            <input
              type="radio"
              name={id}
              value=""
              checked={draft === ''}
              onChange={() => {
                change('');
              }}
            />
            <span>None</span>
          </label>
        )}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

function isFilled(step: string, draft: string): boolean {
  return draft !== '' && Number(step) <= Number(draft);
}
