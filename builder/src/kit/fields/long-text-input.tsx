import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import type { PlainField } from '../data/types';

/** Several lines of text; the box grows with them. */
export function LongTextInput({ field }: { readonly field: PlainField }) {
  const { draft, change, attributes } = useTextInput(field);
  return (
    <FieldFrame field={field}>
      <textarea
        {...attributes}
        className="control control-long"
        dir="auto"
        rows={4}
        value={draft}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
