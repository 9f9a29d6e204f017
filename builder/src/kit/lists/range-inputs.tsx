import { useId, useState } from 'react';
import { toInputText } from '../data/convert';
import { parseDuration } from '../data/durations';
import { isDateField } from '../data/field-groups';
import type { FieldFilter } from '../data/filters';
import { parseDecimal } from '../data/numbers';
import type { Field } from '../data/types';

type Range = Extract<FieldFilter, { readonly kind: 'range' }>;

interface RangeInputsProps {
  readonly field: Field;
  readonly filter: Range;
  readonly onChange: (filter: Range) => void;
}

/** From and to; either may be left empty. */
export function RangeInputs({ field, filter, onChange }: RangeInputsProps) {
  return (
    <div className="range">
      <BoundInput
        field={field}
        label="From"
        bound={filter.from}
        onChange={(from) => {
          onChange({ ...filter, from });
        }}
      />
      <BoundInput
        field={field}
        label="To"
        bound={filter.to}
        onChange={(to) => {
          onChange({ ...filter, to });
        }}
      />
    </div>
  );
}

interface BoundInputProps {
  readonly field: Field;
  readonly label: string;
  readonly bound: string | null;
  readonly onChange: (bound: string | null) => void;
}

function BoundInput({ field, label, bound, onChange }: BoundInputProps) {
  const id = useId();
  const [text, setText] = useState(() => boundText(field, bound));
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="control"
        type={inputType(field)}
        autoComplete="off"
        aria-invalid={text.trim() !== '' && readBound(field, text) === null}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(readBound(field, event.target.value));
        }}
      />
    </div>
  );
}

function inputType(field: Field): 'time' | 'date' | 'text' {
  if (field.type === 'time') return 'time';
  // A moment is narrowed by whole days.
  return isDateField(field) ? 'date' : 'text';
}

function boundText(field: Field, bound: string | null): string {
  if (bound === null) return '';
  return field.type === 'duration' ? toInputText(field, Number(bound)) : bound;
}

function readBound(field: Field, text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (isDateField(field)) return trimmed;
  if (field.type !== 'duration') return parseDecimal(trimmed);
  const minutes = parseDuration(trimmed);
  return minutes === null ? null : String(minutes);
}
