import type { DatabaseConnection } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { Banner, Button, ConfirmDialog, FormErrorSummary, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import styled from 'styled-components';
import { SavedNote } from '../../lib/saved-note';
import { DRAFT_FIELDS, type DraftErrors } from './connection-draft';
import { idOf } from './connection-fields';
import { ConnectionList } from './connection-list';
import { forgetConnection } from './connection.ports';
import { isUnsaved, type ConnectionForm, type ConnectionState } from './connection.store';
import { TargetFields } from './target-fields';
import { TestResult } from './test-result';
import { PurposeFields } from './purpose-fields';

export interface ConnectionSettingsProps {
  form: ConnectionForm;
  state: ConnectionState;
  connections: readonly DatabaseConnection[];
  onRemoved: (id: string) => void;
}

const listOf = (errors: DraftErrors) =>
  DRAFT_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });

/** The form of a connection, and beside it the others (SCR-13). */
export function ConnectionSettings({ form, state, connections, onRemoved }: ConnectionSettingsProps) {
  const { draft, errors, listed, message, attempt, kept, hasFilled } = state;
  const hasPasted = useRef(false);
  const { way } = draft;
  useEffect(() => {
    // A paste took the field away that had the focus.
    if (hasPasted.current && document.activeElement === document.body)
      document.getElementById(idOf(way === 'string' ? 'string' : 'host'))?.focus();
  }, [way]);
  const take = (event: ClipboardEvent<HTMLFormElement>) => {
    if (!form.paste(event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    hasPasted.current = true;
  };
  return (
    <Columns>
      <Form
        noValidate
        onPaste={take}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <FormErrorSummary errors={listOf(listed)} attempt={attempt} />
        {message === undefined ? null : <Banner tone="bad" title={message} />}
        <TextField
          id={idOf('name')}
          label="Name"
          value={draft.name}
          error={errors.name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => {
            form.write({ name: target.value });
          }}
        />
        <TargetFields {...{ form, state }} />
        <Filled role="status">{hasFilled ? 'The fields were filled in from what you pasted.' : null}</Filled>
        <PurposeFields {...{ form, state }} />
        <Actions {...{ form, state, onRemoved }} />
        <TestResult state={state.test} />
      </Form>
      <ConnectionList connections={connections} currentId={kept?.id} />
    </Columns>
  );
}

function Actions({ form, state, onRemoved }: Omit<ConnectionSettingsProps, 'connections'>) {
  const { kept, saving, test } = state;
  return (
    <Buttons>
      <Button type="submit" variant="primary" isBusy={saving === 'saving'}>
        Save
      </Button>
      <Button isBusy={test.step === 'running'} onClick={() => void form.test()}>
        Test connection
      </Button>
      {kept && isUnsaved(state) ? (
        <Button variant="quiet" onClick={form.discard}>
          Discard changes
        </Button>
      ) : null}
      {kept ? <Removal {...{ kept, onRemoved }} /> : null}
      <SavedNote isSaved={saving === 'saved'} />
    </Buttons>
  );
}

function Removal({ kept, onRemoved }: { kept: DatabaseConnection; onRemoved: (id: string) => void }) {
  const shell = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const isGone = await forgetConnection(shell, kept);
    setIsBusy(false);
    setIsAsking(false);
    if (isGone) onRemoved(kept.id);
  };
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Remove
      </Button>
      <ConfirmDialog
        title={`Remove "${kept.name}"?`}
        description="Tessera forgets the connection and its password. The database and what is in it stay as they are."
        confirmLabel="Remove"
        isBusy={isBusy}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void remove()}
      />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(240px, 320px);
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  max-width: ${({ theme }) => theme.widths.reading};
`;

/* Heard when something comes; until then it takes no room. */
const Filled = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:empty {
    position: absolute;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;
