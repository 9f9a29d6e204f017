import { formatValue } from '../data/format';
import type { DurationField } from '../data/types';
import { readDraft } from '../data/validate';
import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';

/** A length of time as people write it: '1:30', '1 h 30', '90'. What was understood stands beside it. */
export function DurationInput({ field }: { readonly field: DurationField }) {
  const { draft, change, attributes } = useTextInput(field, true);
  const understood = readingOf(field, draft);
  return (
    <FieldFrame field={field} hint="Like 1:30 or 90 min" isHalf>
      <div className="affixed">
        <input
          {...attributes}
          type="text"
          className="control control-number"
          autoComplete="off"
          value={draft}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        {understood !== '' && (
          <output className="affix" htmlFor={attributes.id}>
            {understood}
          </output>
        )}
      </div>
    </FieldFrame>
  );
}

/** Nothing while it cannot be read, and nothing where it says what was typed. */
function readingOf(field: DurationField, draft: string): string {
  const reading = readDraft(field, draft);
  if (draft.trim() === '' || !reading.ok) return '';
  const text = formatValue(field, reading.value);
  return text === draft.trim() ? '' : text;
}
