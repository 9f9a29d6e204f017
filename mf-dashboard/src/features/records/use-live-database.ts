import type { ProjectDatabase } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useState } from 'react';
import { readProjectDatabase } from './live-records.ports';

export type LiveDatabase =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  /** Nothing was deployed yet. */
  | { readonly step: 'none' }
  | { readonly step: 'there'; readonly databaseId: string; readonly versionId: string };

/** Whether a project has live data, and where; with what asks again. */
export function useLiveDatabase(projectId: string) {
  const shell = useShell();
  const [state, setState] = useState<LiveDatabase>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = (next: LiveDatabase) => {
      if (!isGone) setState(next);
    };
    readProjectDatabase(shell, projectId).then(
      (database) => {
        show(foundIn(database));
      },
      (error: unknown) => {
        show({ step: 'failed', message: errorMessage(error, 'The live data could not be found.') });
      },
    );
    return () => {
      isGone = true;
    };
  }, [shell, projectId, attempt]);
  const retry = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { state, retry };
}

function foundIn(database: ProjectDatabase | undefined): LiveDatabase {
  const production = database?.environments.production;
  if (!database || !production) return { step: 'none' };
  return { step: 'there', databaseId: database.id, versionId: production.versionId };
}
