import { FieldGroup } from './field-frame';
import { useTextInput } from './form-context';
import type { RatingField } from '../data/types';

/** A rating as a group of radio buttons: arrow keys move, one tap sets, 'None' takes it back. */
export function RatingInput({ field }: { readonly field: RatingField }) {
  const { draft, change, attributes } = useTextInput(field);
  const steps = Array.from({ length: field.max - field.min + 1 }, (_, place) => String(field.min + place));
  return (
    <FieldGroup field={field} role="radiogroup">
      <div className="rating-steps">
        {steps.map((step) => (
          <label
            key={step}
            className={isFilled(step, draft) ? 'rating-step rating-step-filled' : 'rating-step'}
          >
            <input
              type="radio"
              name={attributes.id}
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
              name={attributes.id}
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
    </FieldGroup>
  );
}

function isFilled(step: string, draft: string): boolean {
  return draft !== '' && Number(step) <= Number(draft);
}
