import { Button, TextArea, TextField } from '@tessera/shared/ui';
import type { ClipboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Row } from './rows';

export interface ValueFieldProps {
  id: string;
  row: Row;
  /** What the row is called. */
  name: string;
  label: ReactNode;
  isLabelHidden: boolean;
  error: string | undefined;
  onChange: (part: Partial<Row>) => void;
  onShow: () => void;
}

const DOTS = '••••••••';
const NOTED = 'Saved. Showing it is noted in your activity.';

/** Of a saved variable. */
function emptyHint({ id, value }: Row): string | undefined {
  return id !== undefined && value === '' ? 'No value' : undefined;
}

/** ENV-03: a secret is dots unless it is made visible; what has several lines shows them. */
export function ValueField(props: ValueFieldProps) {
  const { row, onChange } = props;
  if (row.value === undefined) return <StoredSecret {...props} />;
  if (row.isSecret && !row.isVisible) return <HiddenSecret {...props} value={row.value} />;
  const set = (value: string) => {
    onChange({ value });
  };
  return row.value.includes('\n') ? (
    <LongValue {...props} value={row.value} onValue={set} />
  ) : (
    <ShortValue {...props} value={row.value} onValue={set} />
  );
}

/** What stays away from whoever looks at the screen, from spelling services and from password managers. */
const discreet = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function StoredSecret({ id, row, name, label, isLabelHidden, error, onChange, onShow }: ValueFieldProps) {
  return (
    <TextField
      {...{ id, label, isLabelHidden, error }}
      {...discreet}
      autoComplete="new-password"
      type="password"
      secretName={`value of ${name}`}
      placeholder={DOTS}
      hint={row.isSecret ? NOTED : undefined}
      value=""
      isRevealed={false}
      onRevealedChange={onShow}
      onChange={({ target }) => {
        onChange({ value: target.value });
      }}
    />
  );
}

function HiddenSecret(props: ValueFieldProps & { value: string }) {
  const { id, row, name, label, isLabelHidden, error, value, onChange } = props;
  const isLong = value.includes('\n');
  return (
    <TextField
      {...{ id, label, isLabelHidden, error }}
      {...discreet}
      autoComplete="new-password"
      type="password"
      secretName={`value of ${name}`}
      readOnly={isLong}
      hint={isLong ? 'Several lines. Show them to change them.' : emptyHint(row)}
      value={isLong ? DOTS : value}
      isRevealed={false}
      onRevealedChange={() => {
        onChange({ isVisible: true });
      }}
      onPaste={(event) => {
        pasteLines(event, value, (text) => {
          onChange({ value: text });
        });
      }}
      onChange={({ target }) => {
        onChange({ value: target.value });
      }}
    />
  );
}

type ShownProps = ValueFieldProps & { value: string; onValue: (value: string) => void };

/** A field of one line would join the lines that are pasted into it. */
function pasteLines(
  event: ClipboardEvent<HTMLInputElement>,
  value: string,
  onValue: (value: string) => void,
): void {
  const text = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
  if (!text.trim().includes('\n')) return;
  event.preventDefault();
  const { id, selectionStart, selectionEnd } = event.currentTarget;
  const start = selectionStart ?? value.length;
  // What stands there then is another field: the focus goes along.
  flushSync(() => {
    onValue(value.slice(0, start) + text + value.slice(selectionEnd ?? start));
  });
  document.getElementById(id)?.focus();
}

function ShortValue({ id, row, name, label, isLabelHidden, error, value, onValue, onChange }: ShownProps) {
  const asSecret = row.isSecret && {
    type: 'password',
    secretName: `value of ${name}`,
    isRevealed: true,
    onRevealedChange: () => {
      onChange({ isVisible: false });
    },
  };
  return (
    <TextField
      {...{ id, label, isLabelHidden, error }}
      {...discreet}
      {...asSecret}
      hint={emptyHint(row)}
      value={value}
      onPaste={(event) => {
        pasteLines(event, value, onValue);
      }}
      onChange={({ target }) => {
        onValue(target.value);
      }}
    />
  );
}

function LongValue({ id, row, name, label, isLabelHidden, error, value, onValue, onChange }: ShownProps) {
  return (
    <Long>
      <TextArea
        {...{ id, label, isLabelHidden, error }}
        {...discreet}
        rows={3}
        value={value}
        onChange={({ target }) => {
          onValue(target.value);
        }}
      />
      {row.isSecret ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Hide value of ${name}`}
          onClick={() => {
            onChange({ isVisible: false });
          }}
        >
          Hide
        </Button>
      ) : null}
    </Long>
  );
}

const Long = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  > button {
    align-self: flex-start;
  }
`;
