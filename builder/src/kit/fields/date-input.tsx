import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import type { DateField } from '../data/types';

const kinds = {
  date: { type: 'date', max: '9999-12-31' },
  time: { type: 'time', max: undefined },
  datetime: { type: 'datetime-local', max: '9999-12-31T23:59' },
} as const;

/** A day, a time of day, or both, with the browser's own picker. */
export function DateInput({ field }: { readonly field: DateField }) {
  const { draft, change, attributes } = useTextInput(field);
  return (
    <FieldFrame field={field} isHalf>
      <input
        {...attributes}
        {...kinds[field.type]}
        className="control"
        value={draft}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
