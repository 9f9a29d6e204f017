import type { Field, Rows } from '@tessera/builder/records';
import { fieldStyles, tickStyles } from './value-input.styles';
import styled from 'styled-components';
import { RecordPicker } from './record-picker';

export interface ValueInputProps {
  field: Field;
  draft: string;
  onDraftChange: (draft: string) => void;
  rows: Rows;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  /** In a cell there is no room for a frame of its own. */
  isInCell?: boolean | undefined;
}

const TYPES: Partial<Record<Field['type'], string>> = {
  date: 'date',
  time: 'time',
  datetime: 'datetime-local',
};
/** Which keys a phone shows. All else is a plain text, in which the caret can be placed. */
const KEYS: Partial<Record<Field['type'], 'decimal' | 'email' | 'tel' | 'url'>> = {
  integer: 'decimal',
  number: 'decimal',
  percent: 'decimal',
  money: 'decimal',
  rating: 'decimal',
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** What a value is typed into, by the type of its field. Several options are chosen in `OptionBoxes`. */
export function ValueInput(props: ValueInputProps) {
  const { field, draft, onDraftChange, rows: _, isInCell = false, ...wiring } = props;
  const change = (event: { readonly target: { readonly value: string } }) => {
    onDraftChange(event.target.value);
  };
  switch (field.type) {
    case 'boolean':
      return (
        <Tick
          {...wiring}
          type="checkbox"
          checked={draft === 'true'}
          onChange={({ target }) => {
            onDraftChange(String(target.checked));
          }}
        />
      );
    case 'choice':
      return (
        <Select {...wiring} $isInCell={isInCell} value={draft} onChange={change}>
          <option value="">{field.required ? 'Choose' : 'None'}</option>
          {field.options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'reference':
      return <RecordPicker {...props} field={field} />;
    case 'longtext':
      return <Area {...wiring} $isInCell={isInCell} rows={3} value={draft} onChange={change} />;
    default:
      return (
        <Input
          {...wiring}
          $isInCell={isInCell}
          type={TYPES[field.type] ?? 'text'}
          inputMode={KEYS[field.type]}
          autoComplete="off"
          value={draft}
          onChange={change}
        />
      );
  }
}

interface Framed {
  $isInCell: boolean;
}

const Input = styled.input<Framed>`
  ${fieldStyles}
`;

const Select = styled.select<Framed>`
  ${fieldStyles}
`;

const Area = styled.textarea<Framed>`
  ${fieldStyles}
  resize: vertical;
`;

const Tick = styled.input`
  ${tickStyles}
`;
