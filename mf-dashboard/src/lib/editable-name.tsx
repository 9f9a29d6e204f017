import { errorMessage } from '@tessera/shared/http';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

export interface EditableNameProps {
  name: string;
  /** Accessible name of the field. */
  label: string;
  onRename: (name: string) => Promise<void>;
  /** No name is one choice: then nothing at all is handed over. */
  isEmptyAllowed?: boolean;
  /** Renamed, or given up. `isFocusHere` unless somebody went on to something else: then it is to be put somewhere. */
  onDone: (isFocusHere: boolean) => void;
}

/**
 * A name being changed in place: Enter or leaving keeps it, Escape gives up; a refusal keeps what was typed. It stands
 * where the name stood and takes its type and colour from around it, so that nothing moves.
 */
export function EditableName(props: EditableNameProps) {
  const { name, label, onRename, isEmptyAllowed = false, onDone } = props;
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The field replaces the name that was just pressed, so focus belongs here.
    field.current?.focus();
  }, []);

  /** @param focused what has the focus now, or is about to */
  function finish(focused: EventTarget | null): void {
    onDone(focused === null || focused === document.body || focused === field.current);
  }

  async function commit(focused: EventTarget | null): Promise<void> {
    const wanted = text.trim();
    if (isBusy) return;
    if ((!wanted && !isEmptyAllowed) || wanted === name) {
      finish(focused);
      return;
    }
    setIsBusy(true);
    try {
      await onRename(wanted);
      finish(document.activeElement);
    } catch (failure) {
      setError(errorMessage(failure, 'The name was not changed.'));
      setIsBusy(false);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Enter') void commit(field.current);
    if (event.key === 'Escape') finish(field.current);
  }

  return (
    <Root>
      <Field
        ref={field}
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
        onBlur={(event) => void commit(event.relatedTarget)}
      />
      {error ? <Problem role="alert">{error}</Problem> : null}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 32ch;
  max-width: 100%;
  min-width: 0;
  font-weight: ${({ theme }) => theme.weights.strong};
`;

/* The frame is drawn around the words and takes no room: the name stays where it was. */
const Field = styled.input`
  width: 100%;
  height: 1lh;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.surface};
  line-height: inherit;
  outline: 2px solid ${({ theme }) => theme.colors.brand};
  outline-offset: 3px;
  &[aria-invalid='true'] {
    outline-color: ${({ theme }) => theme.colors.bad};
  }
`;

const Problem = styled.span`
  padding-block-start: 4px;
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.regular};
`;
