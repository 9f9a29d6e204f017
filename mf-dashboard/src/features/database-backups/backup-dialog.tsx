import { BACKUP_NOTE_MAX, makeDatabaseBackup } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { Button, Dialog, TextField } from '@tessera/shared/ui';
import { useState } from 'react';

export interface BackupDialogProps {
  databaseId: string;
  environment: 'preview' | 'production';
  onClose: () => void;
  onMade: () => void;
}

const FORM = 'make-backup';

/** Asks for a note, and makes a backup. */
export function BackupDialog({ databaseId, environment, onClose, onMade }: BackupDialogProps) {
  const { api, notify } = useShell();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function make() {
    setIsBusy(true);
    setError(undefined);
    try {
      await api.call(makeDatabaseBackup, {
        params: { id: databaseId },
        query: { environment },
        body: { note },
      });
      notify({ type: 'success', title: 'Backed up' });
      onMade();
      onClose();
    } catch (failure) {
      setError(
        (isApiError(failure) ? failure.fields['note'] : undefined) ??
          errorMessage(failure, 'Try again in a moment.'),
      );
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={environment === 'production' ? 'Back up production' : 'Back up the preview'}
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={FORM} isBusy={isBusy}>
            Back up
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          label="Note"
          hint="What you will know it by later."
          optional
          value={note}
          maxLength={BACKUP_NOTE_MAX}
          error={error}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
