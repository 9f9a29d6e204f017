import { Button, TextArea, TextField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { ActionBar, BarButtons } from '../../lib/action-bar';
import type { Draft } from './create-app.store';

export interface PromptFormProps {
  draft: Draft;
  /** The project exists already: its name is changed elsewhere. */
  isNameFixed: boolean;
  onChange: (draft: Partial<Draft>) => void;
  onSubmit: () => void;
}

/** Name and purpose of an app to be. */
export function PromptForm({ draft, isNameFixed, onChange, onSubmit }: PromptFormProps) {
  const isReady = draft.prompt.trim().length > 1 && draft.projectName.trim() !== '';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isNameFixed ? null : (
        <TextField
          label="Name"
          maxLength={60}
          value={draft.projectName}
          onChange={(event) => {
            onChange({ projectName: event.target.value });
          }}
        />
      )}
      <Prompt
        label={`What should ${draft.projectName.trim() || 'it'} do?`}
        hint="Say what it should keep track of, such as 'plants with name, room, last watered and notes'."
        rows={5}
        maxLength={8000}
        value={draft.prompt}
        onChange={(event) => {
          onChange({ prompt: event.target.value });
        }}
      />
      <ActionBar>
        <BarButtons>
          <Button type="submit" variant="primary" disabled={!isReady}>
            Create
          </Button>
        </BarButtons>
      </ActionBar>
    </Form>
  );
}

/* The kit's area is as high as its content: here an empty one should invite more than a word. */
const Prompt = styled(TextArea)`
  min-height: 128px;
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    flex: 1;
  }
`;
