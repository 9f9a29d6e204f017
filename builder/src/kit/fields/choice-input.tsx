import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import type { ChoiceField } from '../data/types';

/** One of the options, or none. */
export function ChoiceInput({ field }: { readonly field: ChoiceField }) {
  const { draft, change, attributes } = useTextInput(field);
  return (
    <FieldFrame field={field} isHalf>
      <select
        {...attributes}
        className="control"
        value={draft}
        onChange={(event) => {
          change(event.target.value);
        }}
      >
        <option value="">{field.required === true ? 'Choose one' : 'None'}</option>
        {field.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
