import { FieldFrame, FieldGroup } from './field-frame';
import { useTextInput } from './form-context';
import { readList, toggled, writeList } from './list-draft';
import type { ChoiceField } from '../data/types';

/** One of the options, or none; or several. */
export function ChoiceInput({ field }: { readonly field: ChoiceField }) {
  return field.many === true ? <ManyOptions field={field} /> : <OneOption field={field} />;
}

function OneOption({ field }: { readonly field: ChoiceField }) {
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

function ManyOptions({ field }: { readonly field: ChoiceField }) {
  const { draft, change, attributes } = useTextInput(field);
  const chosen = readList(draft);
  return (
    <FieldGroup field={field} role="group">
      <div className="option-checks">
        {field.options.map((option) => (
          <label key={option.id} className="option-check">
            <input
              type="checkbox"
              name={attributes.id}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => {
                change(writeList(toggled(chosen, option.id)));
              }}
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
