import { removeDatabaseBackup, restoreDatabaseBackup, type DatabaseBackup } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { recordsInWords } from './backup-words';

interface BackupActionsOptions {
  readonly databaseId: string;
  readonly backup: DatabaseBackup;
  readonly onChanged: () => void;
  readonly onRestored: () => void;
}

interface Problem {
  readonly message: string;
  /** Another version is live: its deployment has to be changed first. */
  readonly isOtherVersion: boolean;
}

/** Restores and deletes one backup, and says what became of it. */
export function useBackupActions({ databaseId, backup, onChanged, onRestored }: BackupActionsOptions) {
  const { api, notify } = useShell();
  const [isRestoring, setIsRestoring] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const input = { params: { id: databaseId, backup: backup.id } };
  return {
    isRestoring,
    problem,
    restore: async () => {
      setIsRestoring(true);
      setProblem(undefined);
      try {
        const { records, versionNumber } = await api.call(restoreDatabaseBackup, input);
        const version = versionNumber === null ? '' : ` The app is at version ${String(versionNumber)}.`;
        notify({
          type: 'success',
          title: 'Restored',
          message: `${recordsInWords(records)} ${records === 1 ? 'is' : 'are'} back.${version}`,
        });
        onRestored();
      } catch (error) {
        const isOtherVersion = isApiError(error) && typeof error.body['versionNumber'] === 'number';
        setProblem({ message: errorMessage(error, 'Try again in a moment.'), isOtherVersion });
      } finally {
        setIsRestoring(false);
      }
    },
    remove: async () => {
      try {
        await api.call(removeDatabaseBackup, input);
        notify({ type: 'success', title: 'Backup deleted' });
      } catch (error) {
        const message = errorMessage(error, 'Try again in a moment.');
        notify({ type: 'error', title: 'The backup was not deleted', message });
      }
      onChanged();
    },
  };
}
