import type { Field } from '@tessera/builder/records';
import { CheckboxField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ValueInput, type ValueInputProps } from './value-input';
import { tickStyles } from './value-input.styles';

export interface FormFieldProps extends Pick<ValueInputProps, 'field' | 'draft' | 'onDraftChange' | 'rows'> {
  id: string;
  error: string | undefined;
}

/** One field of a record in its form, with its name, help and message. */
export function FormField({ id, field, error, ...input }: FormFieldProps) {
  const { name, help, type } = field;
  if (type === 'boolean') {
    return (
      <CheckboxField
        id={id}
        label={name}
        hint={help}
        error={error}
        checked={input.draft === 'true'}
        onChange={({ target }) => {
          input.onDraftChange(String(target.checked));
        }}
      />
    );
  }
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const wiring = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <Frame {...(isGroup(field) && { role: 'group', 'aria-labelledby': `${id}-name` })}>
      <FieldName id={id} field={field} />
      <Control {...{ id, field, wiring }} {...input} />
      {help ? <Note id={`${id}-help`}>{help}</Note> : null}
      {error ? <ErrorNote id={`${id}-error`}>{error}</ErrorNote> : null}
    </Frame>
  );
}

function FieldName({ id, field }: Pick<FormFieldProps, 'id' | 'field'>) {
  const element = isGroup(field) ? { as: 'span' as const } : { htmlFor: id };
  return (
    <Name {...element} id={`${id}-name`}>
      {field.name}
      {unitOf(field)}
      {field.required ? null : <Quiet> (optional)</Quiet>}
    </Name>
  );
}

const isGroup = (field: Field) => field.type === 'image' || (field.type === 'choice' && field.many === true);

function unitOf(field: Field): string {
  if (field.type === 'money') return ` (${field.currency})`;
  if (field.type === 'percent') return ' (%)';
  return 'unit' in field ? ` (${field.unit})` : '';
}

type ControlProps = Omit<FormFieldProps, 'error'> & { wiring: Partial<ValueInputProps> };

function Control({ id, field, wiring, draft, onDraftChange, rows }: ControlProps) {
  if (field.type === 'image') return <Picture draft={draft} onDraftChange={onDraftChange} />;
  if (field.type === 'choice' && field.many === true) {
    return <OptionBoxes {...{ id, field, draft, onDraftChange }} />;
  }
  return <ValueInput {...wiring} {...{ id, field, draft, onDraftChange, rows }} />;
}

type OptionBoxesProps = Pick<FormFieldProps, 'id' | 'draft' | 'onDraftChange'> & {
  field: Extract<Field, { type: 'choice' }>;
};

function OptionBoxes({ id, field, draft, onDraftChange }: OptionBoxesProps) {
  const chosen = draft.split(/[\s,]+/u).filter(Boolean);
  return (
    <Boxes>
      {field.options.map((option, place) => (
        <label key={option.id}>
          <Tick
            id={place === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(option.id)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== option.id);
              onDraftChange((target.checked ? [...others, option.id] : others).join(', '));
            }}
          />
          {option.label}
        </label>
      ))}
    </Boxes>
  );
}

/** Pictures are made small by the application: here one is seen, and taken away. */
function Picture({ draft, onDraftChange }: Pick<FormFieldProps, 'draft' | 'onDraftChange'>) {
  if (draft === '') return <Note>None. Choose a picture in the preview.</Note>;
  return (
    <Row>
      <Thumbnail src={draft} alt="" />
      <Remove
        type="button"
        onClick={() => {
          onDraftChange('');
        }}
      >
        Remove picture
      </Remove>
    </Row>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Name = styled.label`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

const Note = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const ErrorNote = styled(Note)`
  color: ${({ theme }) => theme.colors.bad};
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  label {
    display: inline-flex;
    gap: ${({ theme }) => theme.space[2]};
    align-items: center;
    min-height: 32px;
    cursor: pointer;
    ${({ theme }) => theme.media.touch} {
      min-height: 44px;
    }
  }
`;

const Tick = styled.input`
  ${tickStyles}
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
`;

const Thumbnail = styled.img`
  width: 72px;
  height: 72px;
  border-radius: ${({ theme }) => theme.radii.control};
  object-fit: cover;
`;

const Remove = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font: inherit;
  text-decoration: underline;
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
