import { Button, TextArea, TextField } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { EditControls } from './edit-controls';
import type { EditProps } from './edit-group';

const LONGEST_NAME = 60;
const LONGEST_TEXT = 2000;

/** A draft that begins anew when what it was made of has changed, and nothing of it was typed over. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}

/** What it is called, which is its text on the page. */
export function NameEdit({
  part,
  name,
  plural,
  isBusy,
  onEdit,
}: NonNullable<EditControls['name']> & EditProps) {
  const [draft, setDraft] = useDraft(name);
  const [many, setMany] = useDraft(plural ?? '');
  const isChanged = draft.trim() !== name || (plural !== undefined && many.trim() !== plural);
  const isWhole = draft.trim() !== '' && (plural === undefined || many.trim() !== '');
  return (
    <SaveForm
      isSaveable={isChanged && isWhole}
      isBusy={isBusy}
      onSave={() => {
        onEdit({
          kind: 'rename',
          part,
          name: draft.trim(),
          ...(plural !== undefined && { plural: many.trim() }),
        });
      }}
    >
      <TextField
        label={plural === undefined ? 'Text' : 'One of them'}
        value={draft}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => {
          setDraft(event.target.value);
        }}
      />
      {plural === undefined ? null : (
        <TextField
          label="All of them"
          value={many}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => {
            setMany(event.target.value);
          }}
        />
      )}
    </SaveForm>
  );
}

/** The words of a text. */
export function WordsEdit({ part, text, isBusy, onEdit }: NonNullable<EditControls['text']> & EditProps) {
  const [draft, setDraft] = useDraft(text);
  return (
    <SaveForm
      isSaveable={draft.trim() !== '' && draft.trim() !== text}
      isBusy={isBusy}
      onSave={() => {
        onEdit({ kind: 'write', part, text: draft.trim() });
      }}
    >
      <TextArea
        label="Words"
        rows={3}
        value={draft}
        maxLength={LONGEST_TEXT}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
      />
    </SaveForm>
  );
}

interface SaveFormProps {
  isSaveable: boolean;
  isBusy: boolean;
  onSave: () => void;
  children: ReactNode;
}

function SaveForm({ isSaveable, isBusy, onSave, children }: SaveFormProps) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaveable && !isBusy) onSave();
      }}
    >
      {children}
      <Button type="submit" size="small" variant="primary" aria-disabled={!isSaveable || isBusy || undefined}>
        Save
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  > :not(button) {
    width: 200px;
  }
  > :has(textarea) {
    width: 320px;
    max-width: 100%;
  }
`;
