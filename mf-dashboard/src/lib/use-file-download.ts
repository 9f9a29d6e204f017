import type { CallInput, Contract } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { saveFile, useShell } from '@tessera/shared/remote';
import { useCallback, useState } from 'react';

/** Saves what a call answers to the person's disk, and says when that fails. `isBusy` while one is on its way. */
export function useFileDownload() {
  const { api, notify } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const download = useCallback(
    async <C extends Contract>(contract: C, input: CallInput<C>, name: string): Promise<void> => {
      setIsBusy(true);
      try {
        saveFile((await api.download(contract, input)).content, name);
      } catch (error) {
        const message = errorMessage(error, 'Try again in a moment.');
        notify({ type: 'error', title: 'The download failed', message });
      } finally {
        setIsBusy(false);
      }
    },
    [api, notify],
  );
  return { download, isBusy };
}
