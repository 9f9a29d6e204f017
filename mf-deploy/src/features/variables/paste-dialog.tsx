import {
  looksSecret,
  parseDotenv,
  type PastedVariable,
  type VariableEnvironment,
} from '@tessera/shared/contracts';
import { Badge, Banner, Button, Dialog, SelectField, TextArea } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { placeOf, type Row } from './rows';
import { environmentOptions } from './variable-row';
import type { NewValues } from './variables.store';

export interface PasteDialogProps {
  /** What was pasted already. */
  start: string;
  rows: readonly Row[];
  onPaste: (pasted: readonly NewValues[]) => void;
  onClose: () => void;
}

function toValues({ key, value }: PastedVariable, environment: VariableEnvironment): NewValues {
  return { key, value, environment, isSecret: looksSecret({ key, value }) };
}

function count(number: number, what: string): string {
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}

/** A `.env` file as text: what each line becomes is shown before it is taken over. */
export function PasteDialog({ start, rows, onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState(start);
  const [environment, setEnvironment] = useState<VariableEnvironment>('all');
  const { variables, unread, unclosed } = parseDotenv(text);
  const places = new Set(rows.map(placeOf));
  const values = variables.map((one) => toValues(one, environment));
  return (
    <Dialog
      title="Paste .env"
      description="Nothing is saved before you press Save on the page."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={values.length === 0}
            onClick={() => {
              onPaste(values);
              onClose();
            }}
          >
            {values.length === 0 ? 'Add' : `Add ${count(values.length, 'variable')}`}
          </Button>
        </>
      }
    >
      <Root>
        <TextArea
          label="Contents of the file"
          placeholder={'API_KEY=…\n# a comment\nDATABASE_URL="…"'}
          rows={6}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <SelectField
          label="Environment"
          options={environmentOptions}
          value={environment}
          onChange={({ target }) => {
            setEnvironment(target.value as VariableEnvironment);
          }}
        />
        {unread.length > 0 ? (
          <Banner tone="warn" role="status" title={`Not read: line ${unread.slice(0, 10).join(', ')}`}>
            A line is a name, =, and a value.
          </Banner>
        ) : null}
        {unclosed === undefined ? null : (
          <Banner tone="warn" role="status" title={`Not read: line ${String(unclosed)} and what follows`}>
            What begins there, a quote or a key, is never closed.
          </Banner>
        )}
        {values.length > 0 ? (
          <List aria-label="What it becomes">
            {variables.map(({ key, writtenAs }) => (
              <li key={key}>
                <code>{writtenAs === key ? key : `${writtenAs} becomes ${key}`}</code>
                {places.has(placeOf({ key, environment })) ? (
                  <Badge tone="warn">Replaces</Badge>
                ) : (
                  <Badge tone="neutral">New</Badge>
                )}
              </li>
            ))}
          </List>
        ) : null}
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[2]};
  }
  code {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
