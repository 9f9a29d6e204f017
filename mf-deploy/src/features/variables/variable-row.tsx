import {
  hasPassword,
  looksLikeDotenv,
  toVariableKey,
  VARIABLE_KEY_MAX,
  VARIABLE_VALUE_MAX,
  type VariableEnvironment,
} from '@tessera/shared/contracts';
import {
  CheckboxField,
  formatNumber,
  IconButton,
  SelectField,
  TextField,
  useIsPhone,
  VisuallyHidden,
} from '@tessera/shared/ui';
import { Trash2 } from 'lucide-react';
import type { ChangeEvent, ClipboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { isSecretInPublic } from './check-rows';
import type { Row, RowField } from './rows';
import { ValueField } from './value-field';

export const environmentOptions = [
  { value: 'all', label: 'All' },
  { value: 'production', label: 'Production' },
  { value: 'preview', label: 'Preview' },
] as const satisfies readonly { value: VariableEnvironment; label: string }[];

export interface VariableRowProps {
  row: Row;
  index: number;
  errors: Partial<Record<RowField, string>> | undefined;
  onChange: (part: Partial<Row>) => void;
  /** Asks the server for a saved secret. */
  onShow: () => void;
  onRemove: () => void;
  /** A piece of a `.env` file went into the name. */
  onPasteFile: (text: string) => void;
}

/** The DOM id of a field, for the summary of errors and for the focus. */
export function fieldId({ rowId }: Pick<Row, 'rowId'>, field: RowField): string {
  return `variable-${rowId}-${field}`;
}

/** ENV-02: what is typed becomes a name, and the caret stays where it was. */
function takeKey({ target }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = target;
  const key = toVariableKey(value);
  if (key !== value) {
    const caret = toVariableKey(value.slice(0, selectionStart ?? value.length)).length;
    // In the field itself first: what React then finds there is what it wants there, so that it moves nothing.
    target.value = key;
    target.setSelectionRange(caret, caret);
  }
  return key;
}

/** One variable: a line of fields, on phones a card (SCR-30). */
export function VariableRow(props: VariableRowProps) {
  const { row, index, errors, onChange, onShow, onRemove, onPasteFile } = props;
  const isPhone = useIsPhone();
  const name = row.key || `variable ${String(index + 1)}`;
  // Said once above the column, and to screen readers by every field.
  const isLabelHidden = !isPhone && index > 0;
  const label = (word: string): ReactNode => (
    <>
      {word}
      <VisuallyHidden> of {name}</VisuallyHidden>
    </>
  );
  return (
    <Root aria-label={name} $hasLabels={!isLabelHidden}>
      <TextField
        id={fieldId(row, 'key')}
        label={label('Name')}
        isLabelHidden={isLabelHidden}
        placeholder="API_KEY"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={VARIABLE_KEY_MAX}
        value={row.key}
        error={errors?.key}
        hint={<KeyHint row={row} />}
        onChange={(event) => {
          onChange({ key: takeKey(event) });
        }}
        onPaste={(event: ClipboardEvent) => {
          const text = event.clipboardData.getData('text');
          if (!looksLikeDotenv(text)) return;
          event.preventDefault();
          onPasteFile(text);
        }}
      />
      <ValueField
        {...{ row, name, label: label('Value'), isLabelHidden, onChange, onShow }}
        id={fieldId(row, 'value')}
        error={errors?.value ?? lengthProblem(row)}
      />
      <SelectField
        id={fieldId(row, 'environment')}
        label={label('Environment')}
        isLabelHidden={isLabelHidden}
        options={environmentOptions}
        value={row.environment}
        error={errors?.environment}
        onChange={({ target }) => {
          onChange({ environment: target.value as VariableEnvironment });
        }}
      />
      <Ends>
        <CheckboxField
          label={
            <>
              Secret<VisuallyHidden> of {name}</VisuallyHidden>
            </>
          }
          checked={row.isSecret}
          onChange={({ target }) => {
            onChange({ isSecret: target.checked, isVisible: false });
          }}
        />
        <IconButton label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.75} />
        </IconButton>
      </Ends>
    </Root>
  );
}

function KeyHint({ row }: { row: Row }) {
  if (isSecretInPublic(row)) {
    return <Warning>This name is sent to browsers, and a secret never is. Rename it.</Warning>;
  }
  if (row.theirs !== undefined) return <Warning>In the other window: {row.theirs}</Warning>;
  if (!row.isSecret && hasPassword(row.value)) {
    return <Warning>The value has a password in it. Tick Secret.</Warning>;
  }
  return row.key.length >= VARIABLE_KEY_MAX
    ? `A name has at most ${String(VARIABLE_KEY_MAX)} characters.`
    : null;
}

function lengthProblem({ value }: Row): string | undefined {
  if (value === undefined || value.length <= VARIABLE_VALUE_MAX) return undefined;
  return `A value has at most ${formatNumber(VARIABLE_VALUE_MAX)} characters; this one has ${formatNumber(value.length)}.`;
}

const Root = styled.li<{ $hasLabels: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) 136px auto;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${({ theme }) => theme.space[4]};
    border: 1px solid ${({ theme }) => theme.colors.line};
    border-radius: ${({ theme }) => theme.radii.card};
    background: ${({ theme }) => theme.colors.surface};
  }
  > :last-child {
    padding-block-start: ${({ $hasLabels }) => ($hasLabels ? '26px' : '2px')};
    ${({ theme }) => theme.media.phone} {
      padding: 0;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
`;

const Warning = styled.span`
  color: ${({ theme }) => theme.colors.warn};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;
