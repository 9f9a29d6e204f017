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
import { Choice, Statements } from './statements.styles';

export interface SavedQueriesProps {
  databaseId: string;
  queries: readonly SavedQuery[];
  onChoose: (sql: string) => void;
  onChanged: () => void;
}

/** Statements that were saved. */
export function SavedQueries({ databaseId, queries, onChoose, onChanged }: SavedQueriesProps) {
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
    <Statements aria-labelledby="saved-queries">
      <h3 id="saved-queries">Saved queries</h3>
      {queries.length === 0 ? <p>What you save is kept here.</p> : null}
      <ul>
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
      </ul>
    </Statements>
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
