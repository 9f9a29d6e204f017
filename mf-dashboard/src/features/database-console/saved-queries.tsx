import {
  QUERY_NAME_MAX,
  removeDatabaseQuery,
  saveDatabaseQuery,
  type SavedQuery,
} from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { Button, Dialog, IconButton, TextField } from '@tessera/shared/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

export interface SavedQueriesProps {
  databaseId: string;
  queries: readonly SavedQuery[];
  history: readonly string[];
  onChoose: (sql: string) => void;
  onChanged: () => void;
}

/** Statements to begin with: those that were saved, and those of this session. */
export function SavedQueries({ databaseId, queries, history, onChoose, onChanged }: SavedQueriesProps) {
  const { api, notify } = useShell();
  const remove = async ({ id, name }: SavedQuery) => {
    try {
      await api.call(removeDatabaseQuery, { params: { id: databaseId, query: id } });
      notify({ type: 'success', title: `"${name}" deleted` });
    } catch (error) {
      notify({ type: 'error', title: 'Not deleted', message: errorMessage(error, 'Try again in a moment.') });
    }
    onChanged();
  };
  return (
    <Root>
      <section aria-labelledby="saved-queries">
        <h3 id="saved-queries">Saved queries</h3>
        {queries.length === 0 ? <Hint>What you save is kept here.</Hint> : null}
        <List>
          {queries.map((query) => (
            <li key={query.id}>
              <Choice
                type="button"
                title={query.sql}
                onClick={() => {
                  onChoose(query.sql);
                }}
              >
                {query.name}
              </Choice>
              <IconButton size="small" label={`Delete "${query.name}"`} onClick={() => void remove(query)}>
                <Trash2 size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </List>
      </section>
      <section aria-labelledby="query-history">
        <h3 id="query-history">This session</h3>
        {history.length === 0 ? <Hint>What you run is listed here.</Hint> : null}
        <List>
          {history.map((sql) => (
            <li key={sql}>
              <Choice
                type="button"
                title={sql}
                onClick={() => {
                  onChoose(sql);
                }}
              >
                <code>{sql}</code>
              </Choice>
            </li>
          ))}
        </List>
      </section>
    </Root>
  );
}

export interface SaveQueryDialogProps {
  databaseId: string;
  sql: string;
  /** Those that there are: one of the same name is replaced. */
  queries: readonly SavedQuery[];
  onClose: () => void;
  onSaved: () => void;
}

const FORM = 'save-query';

/** Asks for a name, and saves a statement under it. */
export function SaveQueryDialog({ databaseId, sql, queries, onClose, onSaved }: SaveQueryDialogProps) {
  const { api, notify } = useShell();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isThere = queries.some((query) => query.name === name.trim());

  async function save() {
    setIsBusy(true);
    setError(undefined);
    try {
      await api.call(saveDatabaseQuery, { params: { id: databaseId }, body: { name, sql } });
      notify({ type: 'success', title: `Saved as "${name.trim()}"` });
      onSaved();
      onClose();
    } catch (failure) {
      const fields = isApiError(failure) ? failure.fields : {};
      setError(fields['name'] ?? fields['sql'] ?? errorMessage(failure, 'Try again in a moment.'));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title="Save query"
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={isBusy}>
            {isThere ? 'Replace' : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          hint={isThere ? 'There is one of this name: it is replaced.' : undefined}
          value={name}
          maxLength={QUERY_NAME_MAX}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  h3 {
    margin-bottom: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: 600;
  }
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const List = styled.ul`
  max-height: 220px;
  padding: 0;
  overflow: auto;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
`;

const Choice = styled.button`
  flex: 1;
  min-width: 0;
  min-height: 32px;
  padding: 4px ${({ theme }) => theme.space[2]};
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  code {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;
