import { errorMessage } from '@tessera/shared/http';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

export interface EditableNameProps {
  name: string;
  /** Accessible name of the field. */
  label: string;
  onRename: (name: string) => Promise<void>;
  /** Renamed, or given up. */
  onDone: () => void;
}

/** A name being changed in place: Enter or leaving keeps it, Escape gives up; a refusal keeps what was typed. */
export function EditableName({ name, label, onRename, onDone }: EditableNameProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function commit(): Promise<void> {
    const wanted = text.trim();
    if (isBusy) return;
    if (!wanted || wanted === name) {
      onDone();
      return;
    }
    setIsBusy(true);
    try {
      await onRename(wanted);
      onDone();
    } catch (failure) {
      setError(errorMessage(failure, 'The name was not changed.'));
      setIsBusy(false);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape') onDone();
  }

  return (
    <Root>
      <Field
        // The field replaces the name that was just pressed, so focus belongs here.
        ref={(field) => {
          field?.focus();
        }}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        value={text}
        maxLength={60}
        readOnly={isBusy}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        onKeyDown={handleKey}
        onBlur={() => void commit()}
      />
      {error ? <Problem role="alert">{error}</Problem> : null}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const Field = styled.input`
  width: min(32ch, 100%);
  min-height: 32px;
  padding: 2px ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.strong};
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.bad};
  }
`;

const Problem = styled.span`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
