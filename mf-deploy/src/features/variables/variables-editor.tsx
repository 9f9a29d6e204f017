import { MAX_VARIABLES, readVariableValue, type VariableSet } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { AskBeforeLeaving, useShell, useUndo } from '@tessera/shared/remote';
import { Banner, Button, FormErrorSummary, LinkButton } from '@tessera/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { isFull } from './check-rows';
import { dropKeptVariables, keepVariables, readKeptVariables } from './kept-variables';
import { PasteDialog } from './paste-dialog';
import type { Row, RowField } from './rows';
import { fieldId, VariableRow } from './variable-row';
import { variablesPorts } from './variables.ports';
import { createVariables, isDirty, type VariablesFlow, type VariablesState } from './variables.store';

export interface VariablesEditorProps {
  projectId: string;
  userId: string;
  first: VariableSet;
  /** Tells the names of the saved ones. */
  onKeys?: ((keys: readonly string[]) => void) | undefined;
}

const ADD_ID = 'add-variable';

function useVariables({ projectId, userId, first }: VariablesEditorProps) {
  const shell = useShell();
  const [flow] = useState(() =>
    createVariables(variablesPorts(shell, projectId), first, readKeptVariables(userId, projectId)),
  );
  const keepUnsaved = useEffectEvent(() => {
    const state = flow.store.getState();
    // Signed out in the middle of it: what was typed waits for the same person. Whoever leaves by choice was asked.
    const isSignedOut = shell.session.getState().status !== 'signedIn';
    if (isSignedOut && isDirty(state)) keepVariables({ userId, projectId, state });
  });
  useEffect(() => {
    dropKeptVariables();
    return () => {
      keepUnsaved();
    };
  }, []);
  return { flow, state: useStore(flow.store) };
}

/** SCR-30: all variables of a project, changed together and saved together. */
export function VariablesEditor(props: VariablesEditorProps) {
  const { projectId } = props;
  const { flow, state } = useVariables(props);
  const tellKeys = useEffectEvent((saved: VariablesState['saved']) => {
    props.onKeys?.(saved.filter(({ id }) => id !== undefined).map(({ key }) => key));
  });
  useEffect(() => {
    tellKeys(state.saved);
  }, [state.saved]);
  const [pasting, setPasting] = useState<string>();
  const { rows, isSaving } = state;
  const add = () => {
    let rowId = '';
    flushSync(() => {
      rowId = flow.add();
    });
    document.getElementById(fieldId({ rowId }, 'key'))?.focus();
  };
  return (
    <Form
      aria-label="Environment variables"
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        void flow.save();
      }}
    >
      <Notices projectId={projectId} flow={flow} state={state} />
      <Rows>
        {rows.map((row, index) => (
          <ConnectedRow
            key={row.rowId}
            {...{ projectId, flow, row, index }}
            errors={state.errors[row.rowId]}
            onPasteFile={setPasting}
          />
        ))}
      </Rows>
      <Tools>
        <Button id={ADD_ID} disabled={isFull(rows)} onClick={add}>
          Add variable
        </Button>
        <Button
          onClick={() => {
            setPasting('');
          }}
        >
          Paste .env
        </Button>
        {isFull(rows) ? <Quiet>A project has at most {MAX_VARIABLES} variables.</Quiet> : null}
      </Tools>
      <Bar>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save
        </Button>
        <Quiet role="status">{isDirty(state) ? 'Not saved yet.' : ''}</Quiet>
      </Bar>
      {pasting === undefined ? null : (
        <PasteDialog
          start={pasting}
          rows={rows}
          onPaste={flow.paste}
          onClose={() => {
            setPasting(undefined);
          }}
        />
      )}
      <AskBeforeLeaving
        isAsking={isDirty(state)}
        description="Your changes to these variables will be lost."
      />
    </Form>
  );
}

interface NoticesProps {
  projectId: string;
  flow: VariablesFlow;
  state: VariablesState;
}

function errorsOf({ rows, errors }: VariablesState) {
  return rows.flatMap((row) =>
    Object.entries(errors[row.rowId] ?? {}).map(([field, message]) => ({
      fieldId: fieldId(row, field as RowField),
      message: `${row.key || 'A variable without a name'}: ${message}`,
    })),
  );
}

/** What became of saving. */
function Notices({ projectId, flow, state }: NoticesProps) {
  const { notify } = useShell();
  const [isReading, setIsReading] = useState(false);
  const { attempt, isBehind, problem, isFresh } = state;
  const errors = errorsOf(state);
  async function showTheirs(): Promise<void> {
    setIsReading(true);
    try {
      await flow.showTheirs();
    } catch (error) {
      const message = errorMessage(error, 'Try again in a moment.');
      notify({ type: 'error', title: 'What is there now could not be read', message });
    } finally {
      setIsReading(false);
    }
  }
  return (
    <>
      <FormErrorSummary errors={errors} attempt={attempt} />
      {problem !== undefined && errors.length === 0 ? <Banner tone="bad" title={problem} /> : null}
      {isBehind ? (
        <Banner
          tone="warn"
          role="alert"
          title="Changed in another window"
          action={
            <Button isBusy={isReading} onClick={() => void showTheirs()}>
              Show it
            </Button>
          }
        >
          Nothing was saved. What you changed here stays.
        </Banner>
      ) : null}
      {isFresh ? (
        <Banner
          tone="ok"
          role="status"
          title="Saved"
          action={
            <LinkButton to={`${paths.deployment.to('new')}?project=${projectId}`}>
              Deploy again to use the new values
            </LinkButton>
          }
        >
          Your live app still uses the old values.
        </Banner>
      ) : null}
    </>
  );
}

interface ConnectedRowProps {
  projectId: string;
  flow: VariablesFlow;
  row: Row;
  index: number;
  errors: VariablesState['errors'][string] | undefined;
  onPasteFile: (text: string) => void;
}

/** A row with what it does to the others and to the server. */
function ConnectedRow({ projectId, flow, row, index, errors, onPasteFile }: ConnectedRowProps) {
  const { api, notify } = useShell();
  const offerUndo = useUndo();
  const { rowId, id } = row;
  async function show(): Promise<void> {
    if (id === undefined) return;
    try {
      const { value } = await api.call(readVariableValue, { params: { id: projectId, variableId: id } });
      flow.reveal(rowId, value);
    } catch (error) {
      const message = errorMessage(error, 'Try again in a moment.');
      notify({ type: 'error', title: 'The value could not be shown', message });
    }
  }
  return (
    <VariableRow
      {...{ row, index, errors, onPasteFile }}
      onChange={(part) => {
        flow.change(rowId, part);
      }}
      onShow={() => void show()}
      onRemove={() => {
        const { rows } = flow.store.getState();
        const next = rows[rows.findIndex((one) => one.rowId === rowId) + 1];
        let putBack = () => undefined as void;
        flushSync(() => {
          putBack = flow.remove(rowId);
        });
        document.getElementById(next ? fieldId(next, 'key') : ADD_ID)?.focus();
        offerUndo(`${row.key || 'Variable'} removed`, putBack);
      }}
    />
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
`;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

/* What the page is for: at the bottom of a phone, above its keyboard and the shell's strip. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    position: sticky;
    bottom: ${({ theme }) => theme.strip};
    z-index: 1;
    margin-inline: calc(-1 * ${({ theme }) => theme.space[4]});
    padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    background: ${({ theme }) => theme.colors.surface};
    > button {
      flex: 1 1 auto;
      min-height: 44px;
    }
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:empty {
    display: none;
  }
`;
